"""Whole games as text, with what every seat sees: a change in play shows as a change of the file.

Run as ``python -m tests.engine.card_race.golden`` to write the files again after a change that was
meant.  Seats are called by their colours; dice in hand stand in brackets.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from msgspec import structs

from engine.card_race.game import CardRace
from engine.card_race.players import LEVELS
from engine.catalog import CARD_RACE
from engine.chance import Chance
from engine.core import CHANCE, Decision, Event, seen
from engine.players import reply
from engine.rules import Value
from engine.views import CardRaceView, Seat
from tests.engine.card_race.tables import COLOURS, Race, view
from tests.engine.golden_games import Golden, joined

FOLDER = Path(__file__).parent


WHIMS: dict[str, Value] = {"target": "half", "own_row_first": True, "first_player": "random"}

GAMES = (
    Golden(FOLDER / "golden_two.txt", {1: "normal", 3: "easy"}, 6, {"target": "half"}),
    Golden(FOLDER / "golden_three.txt", {0: "easy", 1: "normal", 2: "easy"}, 8, {"target": "half"}),
    Golden(FOLDER / "golden_four.txt", {0: "normal", 1: "easy", 2: "normal", 3: "easy"}, 37, WHIMS),
    Golden(
        FOLDER / "golden_stuck.txt", {0: "random", 2: "random"}, 31, {**WHIMS, "stuck": "drop_row"}
    ),
)


def told(golden: Golden) -> Iterator[str]:
    game = CardRace(sorted(golden.levels), CARD_RACE.values("book", golden.rules))
    random, play = Random(golden.seed), game.start()
    yield golden.head
    while not play.table.over:
        pending = play.pending
        if isinstance(pending, Decision):
            yield from position(play)
        level = "random" if isinstance(pending, Chance) else golden.levels[pending.waits_for[0]]
        seat, action = reply(play, LEVELS[level], random)
        events = play.answer(seat, action)
        if seat != CHANCE:
            yield f"{play.seq}. {COLOURS[seat]}: {action}"
        for event in events:
            yield from happened(event, game.seats)
    yield f"end: {standings(play)}"


def happened(event: Event, seats: Sequence[Seat]) -> Iterator[str]:
    """Tell an event as everybody learns of it, and what single seats learn besides."""
    public = event.seen_by(None)
    yield f"  - {line(public)}"
    for seat in seats:
        if event.seen_by(seat) != public:
            yield f"    {COLOURS[seat]} alone: {line(event.seen_by(seat))}"


def line(event: Event) -> str:
    fields = " ".join(f"{name}={value}" for name, value in structs.asdict(event).items())
    return f"{type(event).__name__} {fields}"


def position(play: Race) -> Iterator[str]:
    """Tell what everybody sees, and what each seat sees besides."""
    public = view(play)
    yield ""
    yield (
        f"turn {name(public.turn)}, target {public.target}, draw pile {public.deck},"
        f" discards {len(public.discard)} with {brackets(public.discard[-1:]) or 'nothing'} on top"
    )
    yield f"centre {centre(public)}"
    if public.shown_by is not None:
        yield f"shown by {name(public.shown_by)}: {brackets(public.shown)}"
    for seat in play.game.seats:
        rows = " | ".join(" ".join(map(str, row)) or "-" for row in public.rows[seat])
        yield f"  {COLOURS[seat]}: {public.points[seat]} points, {public.held[seat]} dice: {rows}"
    for seat in play.game.seats:
        own, asked = view(play, COLOURS[seat]), seen(play.pending, seat)
        assert isinstance(asked, Decision)
        assert structs.replace(own, hand=(), choices=()) == public
        yield f"  {COLOURS[seat]} sees {brackets(own.hand)} {choices(own, asked.options.get(seat, ()))}"
    yield f"  onlookers see {brackets(public.hand)} {choices(public, ())}".rstrip()


def choices(seen: CardRaceView, options: Sequence[str]) -> str:
    laid = {
        each.action: f"{each.lay.at}->{each.lay.to}"
        + (f" of {name(each.lay.source.seat)} {each.lay.source.row}" if each.lay.source else "")
        for each in seen.choices
    }
    return "; ".join(f"{action} {laid.get(action, '')}".strip() for action in options)


def centre(seen: CardRaceView) -> str:
    """Tell which figures are missing in the centre."""
    missing = [str(number) for number in range(1, 41) if not seen.centre[number]]
    twice = sum(copies == 2 for copies in seen.centre)
    some = f"{twice} of them"
    return f"has all but {' '.join(missing) or 'nothing'}; {some} twice"


def name(seat: Seat | None) -> str:
    return "nobody" if seat is None else COLOURS[seat]


def brackets(dice: Sequence[int]) -> str:
    return "".join(f"[{die}]" for die in dice)


def standings(play: Race) -> str:
    places = play.game.standings(play.table)
    return ", ".join(
        f"{' and '.join(map(name, seats))} {play.table.points[seats[0]]}" for seats in places
    )


def text(golden: Golden) -> str:
    return joined(told(golden))


if __name__ == "__main__":
    for each in GAMES:
        each.file.write_text(text(each), "utf-8")
