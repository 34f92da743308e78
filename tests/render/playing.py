"""Games to draw: what is seen of card races and wall races, from real games of computer players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from random import Random

from msgspec.structs import replace

from cogs.views.replay import Moment
from engine.catalog import CARD_RACE, CATALOG, WALLS
from engine.chance import Roll
from engine.core import Decision, Event
from engine.players import reply
from engine.simulate import answers
from engine.views import CardRaceView, Seat, View
from engine.walls.views import WallsView
from render import FinalFrame
from tests.trials import going


def seen(people: int, seed: int, most: int = 400) -> Iterator[tuple[Seat, CardRaceView]]:
    """Yield every view of whoever is on turn in one game."""
    values = CARD_RACE.values("book")
    game = CARD_RACE.make(CARD_RACE.seating(people, values).arms[0], values)
    turns: list[list[Event]] = []
    for play, events in answers(game, CARD_RACE.levels["normal"], seed, most):
        turns = [*turns[-2:], events]
        seat = play.table.turn
        if seat is not None:
            view = play.game.view(play, seat, list(chain(*turns)))
            assert isinstance(view, CardRaceView)
            yield seat, view


def raced(seed: int, most: int = 400) -> Iterator[WallsView]:
    """Yield what is seen of a wall race for four at each question; then with a piece chosen."""
    game = WALLS.make((0, 1, 2, 3), WALLS.values("shuffled"))
    events: list[Event] = []
    for play, happened in answers(game, WALLS.levels["normal"], seed, most):
        events += happened
        if not isinstance(play.pending, Decision):
            continue
        view = play.game.view(play, None, events)
        assert isinstance(view, WallsView)
        yield view
        if view.choices:
            piece = view.choices[-1].way.piece
            ways = (each for each in view.choices if each.way.piece == piece)
            yield replace(view, choices=tuple(ways))
            events = []


def tableaux(key: str, moves: int, seed: int = 94, people: int = 4) -> list[FinalFrame[View]]:
    """Return what everybody sees of a game by the book until so much has been moved."""
    return [moment.seen for moment in islice(watched(key, seed, people), moves + 1)]


def watched(key: str, seed: int = 94, people: int = 4) -> Iterator[Moment]:
    """Yield the moments of a game by the book, to its end."""
    system = CATALOG[key]
    values = system.values("book")
    game = system.make(system.seating(people, values).arms[0], values)
    play, random = game.start(), Random(seed)
    yield Moment(0, 0, FinalFrame(game.view(play, None, ())))
    happened: list[Event] = []
    rolled, begun = False, play.seq
    for _ in going(play, seed):
        rolled |= isinstance(play.pending, Roll)
        seq = play.seq
        happened += play.answer(*reply(play, system.levels["normal"], random))
        if any(event.moves for event in happened[-1:]):
            captures = sum(event.captures for event in happened)
            seen = FinalFrame(game.view(play, None, happened), rolled)
            yield Moment(begun, 0, seen, seq, captures)
            happened, rolled, begun = [], False, play.seq
