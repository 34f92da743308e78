"""Metrics for operators, which `cogs.operator.monitor` exports to Prometheus.

Counting is cheap and goes on even while no monitor asks.  No label names a person, a server or a
table.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, processor and descriptors, under their usual names

SOON = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)
"""Bounds in seconds; after three Discord says that the interaction has failed."""

ACKNOWLEDGED = Histogram(
    "poeppel_ack_seconds",
    "From the arrival of an interaction until Discord has our first answer to it",
    buckets=SOON,
    registry=REGISTRY,
)
CLICK = Histogram(
    "poeppel_click_seconds",
    "From the arrival of a click until everything it asked for is shown",
    buckets=SOON,
    registry=REGISTRY,
)
RENDER = Histogram(
    "poeppel_render_seconds",
    "Drawing one picture",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0),
    registry=REGISTRY,
)
COMMIT = Histogram(
    "poeppel_commit_seconds",
    "One transaction of the database, with everything that waited for it",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0),
    registry=REGISTRY,
)
ERRORS = Counter(
    "poeppel_errors",
    "What went wrong, by kind: refused (people asked for what cannot be), store, discord, bug",
    ["kind"],
    registry=REGISTRY,
)
LOGGED = Counter(
    "poeppel_logged",
    "Lines of the log by level; whatever fails beside the clicks is counted here alone",
    ["level"],
    registry=REGISTRY,
)
LATENCY = Gauge(
    "poeppel_gateway_latency_seconds",
    "How long Discord takes to answer a heartbeat",
    registry=REGISTRY,
)
WAITING = Gauge(
    "poeppel_requests_waiting",
    "Requests that wait, as Discord takes 50 a second, by what they show: asked, board, rest",
    ["rank"],
    registry=REGISTRY,
)
SHARE = Gauge(
    "poeppel_requests_share",
    "How many requests a second may be sent at present: 45 in all, lent among workers",
    registry=REGISTRY,
)
TOKENS_REST = Gauge(
    "poeppel_tokens_rest",
    "1 while edits by tokens of presses rest, as three in a row failed, and count as requests",
    registry=REGISTRY,
)
CLOCK = Gauge(
    "poeppel_clock_ahead_seconds",
    "By how much the system's clock is ahead of Discord's; beyond 300 nothing ends or is deleted",
    registry=REGISTRY,
)
TABLES = Gauge("poeppel_tables", "Open tables", registry=REGISTRY)
SERVERS = Gauge("poeppel_servers", "Servers that the bot is on", registry=REGISTRY)

for kind in ("refused", "store", "discord", "bug"):
    ERRORS.labels(kind)
for level in ("warning", "error", "critical"):
    LOGGED.labels(level)
