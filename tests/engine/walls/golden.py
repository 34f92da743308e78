"""Whole races as text: a change in play shows as a change of the file.

Run as ``python -m tests.engine.walls.golden`` to write the files again after a change that was
meant.  Seats are called by their colours, squares by their names on the board.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from msgspec import structs

from engine.catalog import WALLS
from engine.chance import Chance
from engine.core import Decision, Event
from engine.players import reply
from engine.walls.game import BOARD, WallRace, Went
from engine.walls.players import LEVELS
from engine.walls.views import Way
from tests.engine.golden_games import Golden, joined
from tests.engine.walls.tables import COLOURS, Race, stands, view

FOLDER = Path(__file__).parent


GAMES = (
    Golden(FOLDER / "golden_two.txt", {1: "normal", 3: "easy"}, 5, {}),
    Golden(
        FOLDER / "golden_four.txt",
        {0: "normal", 1: "easy", 2: "normal", 3: "normal"},
        9,
        {"wall_layout": "shuffled", "places": True, "first_player": "random"},
    ),
)


def told(golden: Golden) -> Iterator[str]:
    game = WallRace(sorted(golden.levels), WALLS.values("book", golden.rules))
    random, play = Random(golden.seed), game.start()
    yield golden.head
    while not play.table.over:
        pending = play.pending
        if isinstance(pending, Decision) and pending.prompt == "go":
            yield from position(play)
        level = "random" if isinstance(pending, Chance) else golden.levels[pending.waits_for[0]]
        seat, action = reply(play, LEVELS[level], random)
        events = play.answer(seat, action)
        if isinstance(pending, Decision) and pending.prompt == "go":
            yield f"{play.seq}. {COLOURS[seat]}: {action}"
        yield from map(happened, events)
    yield f"end: {', '.join(' and '.join(COLOURS[s] for s in p) for p in game.standings(play.table))}"


def happened(event: Event) -> str:
    if isinstance(event, Went):
        return f"  - {COLOURS[event.seat]} {line(event.way)}"
    fields = " ".join(f"{name}={value}" for name, value in structs.asdict(event).items())
    return f"  - {type(event).__name__} {fields}"


def line(way: Way) -> str:
    steps = [BOARD.name(way.start)]
    for leg in way.legs:
        hit = "".join(f" x {COLOURS[each.seat]} {each.number + 1}" for each in leg.captures)
        steps.append(f"{leg.how}{leg.die} {BOARD.name(leg.to)}{hit}")
    home = f" home on {BOARD.name(way.to)}" if way.to >= BOARD.length else ""
    return f"piece {way.piece.number + 1}: {', '.join(steps)}{home}"


def position(play: Race) -> Iterator[str]:
    seen = view(play)
    assert seen.turn is not None
    yield ""
    for seat in play.game.seats:
        yield f"  {COLOURS[seat]}: {stands(play, COLOURS[seat])}"
    yield f"{COLOURS[seen.turn]} has {' and '.join(map(str, seen.dice))} and may:"
    for choice in seen.choices:
        yield f"  {choice.action}: {line(choice.way)}"


def text(golden: Golden) -> str:
    return joined(told(golden))


if __name__ == "__main__":
    for each in GAMES:
        each.file.write_text(text(each), "utf-8")
