"""Tables, answers and hands to store, and a store that is closed whatever happens."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from msgspec import NODEFAULT, structs
from msgspec.structs import replace

from data.records import Capture, Change, Entry, MessageRecord, Result, SeatRecord, TableRecord
from data.store.result_rows import FOUND, add
from data.store.sql_store import SqlStore

S = TypeVar("S", bound=SqlStore)

SNOWFLAKE = 2**62 + 12345
"""As long as Discord's ids get."""

TABLE = TableRecord(
    id=0,
    status="running",
    game="action_cards",
    version=3,
    setup=b'{"preset":"club"}',
    host=SNOWFLAKE,
    server=SNOWFLAKE + 1,
    channel=SNOWFLAKE + 2,
    message=SNOWFLAKE + 3,
    posted_at=1.25,
    shown=4,
    revision=6,
    changes=8,
    posting=2.5,
    remains=[SNOWFLAKE + 8],
    seed=bytes(range(32)),
    contributions=[SNOWFLAKE + 4, 7],
    seats=[
        SeatRecord(0, person=SNOWFLAKE),
        SeatRecord(1, level="easy"),
        SeatRecord(2, person=SNOWFLAKE + 6, level="normal"),
        SeatRecord(3, level="normal", away=SNOWFLAKE + 9, since=4, missed=2, finishing=3, called=5),
    ],
    seq=5,
    snapshot=b'{"turn":1,"name":"\xc3\xa4"}',
    snapshot_seq=2,
    snapshot_chances=1,
    due=1e9 + 0.5,
    late=1e9 + 0.125,
    ends=1e9 + 0.375,
    outage=5.5,
    held=b'[0,"move 2"]',
    settles=1e9 + 5,
    held_due=1e9 + 60,
    opened_at=1e9 + 0.25,
    changed_at=1e9 + 0.75,
    appointed=1e9 + 7.5,
)

CHANGE = Change(
    table=0,
    entries=[],
    seats=[SeatRecord(3, person=9), SeatRecord(4, level="hard")],
    game="walls",
    status="lobby",
    setup=b"{}",
    version=4,
    host=10,
    channel=11,
    message=None,
    posted_at=12.5,
    shown=13,
    revision=18,
    posting=19.5,
    remains=[20, 21],
    contributions=[],
    seq=14,
    snapshot=b"[]",
    snapshot_seq=15,
    snapshot_chances=16,
    due=None,
    late=None,
    ends=None,
    outage=22.5,
    held=b'[1,"move 3"]',
    settles=18.5,
    held_due=19.5,
    changed_at=17.5,
    appointed=18.25,
)
"""Makes every field another one."""


def hand(table: int, person: int = SNOWFLAKE, **fields: Any) -> dict[int, MessageRecord]:
    """Return a person's hand at a table, as a change has it."""
    every: dict[str, Any] = {
        "key": f"{table}-{person % 100}-0",
        "server": 1,
        "channel": SNOWFLAKE + 1,
        "message": SNOWFLAKE + 2,
        "posted_at": 3.5,
        "shows": "0123456789abcdef",
        "posting": 4.5,
        "remains": [SNOWFLAKE + 5],
        "refused": 6.5,
    }
    return {person: MessageRecord(kind="hand", table=table, **{**every, **fields})}


RESULT = Result(
    table=1,
    server=SNOWFLAKE + 1,
    game="classic",
    rules="family",
    six=True,
    seats=4,
    people=3,
    day=20_545,
    season="2026-Q2",
    seat=2,
    since=40,
    person=SNOWFLAKE,
    level="normal",
    left=True,
    place=2,
    joint=True,
    start=0.25,
    share=0.5,
    captured=3,
    lost=4,
    sixes=5,
    rolls=60,
    wait=7,
    aside=0.125,
    lost_points=0.375,
    choices=8,
    tells=True,
    least=0.0625,
    swept=True,
    mistakes='{"hit":0.25}',
    weighed=1,
    counts=False,
    told=True,
)
"""Has in every field something else than is usual."""
USUAL = {
    field.name: field.default for field in structs.fields(Result) if field.default is not NODEFAULT
}


def results(table: int, *people: int | None, **fields: object) -> tuple[Result, ...]:
    """The results of a table where the people sit in order and the first has won."""
    usual = "level", "left", "joint", "six", "counts", "told", "least", "swept", *FOUND
    defaults = {name: value for name, value in USUAL.items() if name in usual}
    plain = replace(RESULT, **{**defaults, "table": table, "since": 0, **fields})
    return tuple(
        replace(plain, seat=seat, person=who, place=seat + 1, share=float(not seat))
        for seat, who in enumerate(people)
    )


def lobby(server: int = 1, channel: int = 1, host: int = 1, **fields: object) -> TableRecord:
    """An empty table like one just opened."""
    record = TableRecord(
        game="classic", version=1, setup=b"{}", host=host, server=server, channel=channel, seed=b"s"
    )
    for name, value in fields.items():
        setattr(record, name, value)
    return record


def entry(seq: int, action: str = "roll") -> Entry:
    return Entry(seq, -1, action, SNOWFLAKE, b'{"dice":1}', b'[{"pips":[6]}]', 1e9 + seq)


def answer(table: int, seq: int, action: str = "roll") -> Change:
    return Change(table=table, entries=[entry(seq, action)], seq=seq + 1)


@asynccontextmanager
async def opened(opening: Awaitable[S]) -> AsyncIterator[S]:
    """Close it also when a test fails: its thread would keep the process from ending."""
    store = await opening
    try:
        yield store
    finally:
        await store.close()


async def add_results(
    store: SqlStore, found: Sequence[Result], captures: Sequence[Capture] = ()
) -> None:
    """Put results into a store without the tables of their games."""
    await store._writer.write(lambda db: add(db, found, captures))
    store.note_results_of(found)
