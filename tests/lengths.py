"""Writes `data/shipped/lengths.json`: how long games last, for the lobby.

``python -m tests.lengths`` plays all games (some minutes), ``python -m tests.lengths walls`` those of
one; whatever changes how a game goes, or how long the table waits, changes them.  Tests look at the first
games of each kind only, which are written beside this.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from msgspec import json

from data.shipped.lengths import FILE, Length, Lengths
from engine.catalog import CATALOG
from engine.hosting.state.time_controls import Pace
from engine.hosting.statistics.duration_simulation import evenings
from engine.system import System

GAMES, SEED = 40, 1
"""How many games are played of each kind."""

FIRST, FIRST_GAMES = Path(__file__).parent / "first_lengths.json", 2
"""The file with the lengths of the first games of each system, and how many those are."""

PACES: tuple[Pace, ...] = ("quick", "relaxed")
"""By the day nobody asks for minutes."""


def measured(
    system: System, preset: str, seats: int, people: int, games: int = GAMES
) -> dict[tuple[str, str], Length]:
    """Return by pace and way of rolling how long games last."""
    computers = seats - people
    found = evenings(system, seats, games, SEED, preset, {}, "normal", PACES, computers)
    return {
        (each.pace, each.rolling): Length(
            each.minutes_per_game.median, each.undo_minutes_per_game, each.more_minutes_per_game
        )
        for each in found
    }


def sampled(system: System) -> tuple[str, int, int]:
    """Return of which games a system's sample is: the last preset, seats, people."""
    preset = [*system.presets][-1]
    return preset, min(system.numbers(system.values(preset))), 1


def first(system: System) -> dict[str, Length]:
    """Return the lengths of a system's first games, by pace and way of rolling."""
    found = measured(system, *sampled(system), FIRST_GAMES)
    return {" ".join(kind): length for kind, length in found.items()}


def main(games: Sequence[str]) -> None:
    """Write the table anew for these games, or for all."""
    table: Lengths = json.decode(FILE.read_bytes(), type=Lengths) if games else {}
    for key in games or CATALOG:
        system, table[key] = CATALOG[key], {}
        for preset in system.presets:
            known = table[key].setdefault(preset, {})
            for seats in system.numbers(system.values(preset)):
                for people in range(1, seats + 1):
                    for (pace, rolling), length in measured(system, preset, seats, people).items():
                        rows = known.setdefault(pace, {}).setdefault(rolling, {})
                        rows[f"{seats} {people}"] = length
            print(key, preset, flush=True)
    FILE.write_bytes(json.format(json.encode(table), indent=1) + b"\n")
    firsts = {key: first(CATALOG[key]) for key in table}
    FIRST.write_bytes(json.format(json.encode(firsts), indent=1) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
