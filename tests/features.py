"""The table of features and floors in docs/architecture.md: ``python -m tests.features`` writes it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/architecture.md"

FLOORS = {
    "commands, admins": ("cogs", "cogs/admins", "cogs/operator"),
    "presses": ("cogs/handlers",),
    "messages": ("cogs/messages",),
    "views": ("cogs/views",),
    "pictures": ("render",),
    "hosting": (
        "engine/hosting/state",
        "engine/hosting/actions",
        "engine/hosting/service",
        "engine/hosting/statistics",
        "engine/hosting/cups",
    ),
    "engine": ("engine",),
    "store": ("data", "data/store"),
}
"""The columns: folders without those below them."""

FEATURES = {
    "lobby": ("lobby", "lobby_layout", "lobbies", "set_up", "setups"),
    "board, hand": ("board", "hand", "table_messages"),
    "pings": ("pings", "notifying"),
    "free seats": ("gathering", "gatherings"),
    "choices, undo": ("choice", "answers", "undo", "hints"),
    "votes, pauses": ("votes",),
    "seats, stand-ins": ("seat_changes", "latecomers"),
    "deadlines": ("deadlines", "time", "scheduler"),
    "lessons of a first game": ("lessons",),
    "rules": ("rules", "house_rules", "rule_words", "own_decks", "first_player"),
    "lengths": ("lengths", "duration_simulation"),
    "log, last round, film": ("story", "game_log", "replay", "films"),
    "game analysis": (
        "game_analysis",
        "hindsight",
        "highlights",
        "outlook",
        "evaluation",
        "luck_analysis",
    ),
    "result": ("result", "result_shelves", "awards"),
    "results stored": ("results", "seasons"),
    "own results": ("stats", "stats_five", "own_results", "remembering"),
    "leaderboard, podium": ("leaderboard", "standings", "season_places", "podium", "podiums"),
    "today's five": ("daily", "daily_record", "dailies", "shared_day", "shares"),
    "posts": ("posting",),
    "rematch": ("rematch", "former_games"),
    "cups": (
        "cup",
        "cup_corrections",
        "cup_panel",
        "cup_podium",
        "cup_rehearsal",
        "rehearsal",
        "cup_threads",
        "cup_standings",
        "cup_words",
        "cups",
        "acts",
        "corrections",
        "cup_file",
        "draw",
        "events",
        "honours",
        "round_tables",
        "silence",
        "steps",
    ),
    "appointments": (
        "appointment",
        "appointments",
        "beginnings",
        "clock_times",
        "scheduled_events",
    ),
    "settings": ("settings", "panel", "person_settings"),
    "moderation": ("moderation", "check"),
    "privacy": ("privacy",),
    "fair dice": ("fair", "dice", "game_file"),
    "keeping": ("maintenance", "retention", "packing", "copies"),
    "several processes": ("workers", "homes", "shards", "notices", "lending"),
}
"""The rows: words with which the names of their modules begin."""

BEGIN, END = "<!-- features -->", "<!-- /features -->"


def modules(folder: str, words: tuple[str, ...]) -> Iterator[str]:
    """Yield the modules of a folder with a name that begins with one of some words."""
    begins = re.compile(rf"(?:{'|'.join(words)})(?:_messages|_buttons|_limits|_controls)?")
    for path in sorted((ROOT / folder).glob("*.py")):
        if begins.fullmatch(path.stem):
            yield f"`{path.stem}`"


def table() -> str:
    """Return the table in Markdown, feature by floor."""
    rows = [["feature", *FLOORS], ["---"] * (len(FLOORS) + 1)]
    for feature, words in FEATURES.items():
        cells = [
            ", ".join(name for folder in folders for name in modules(folder, words))
            for folders in FLOORS.values()
        ]
        rows.append([feature, *cells])
    return "\n".join(
        f"| {' | '.join(row)} |".replace("|  |", "| |").replace("|  |", "| |") for row in rows
    )


def page() -> str:
    """Return docs/architecture.md with the table of today."""
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    return f"{before}{BEGIN}\n\n{table()}\n\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
