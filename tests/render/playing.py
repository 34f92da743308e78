"""Games to draw: what is seen of card races and wall races, from real games of computer players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from engine.catalog import CARD_RACE, WALLS
from engine.core import Decision, Event
from engine.simulate import answers
from engine.views import CardRaceView, Seat
from engine.walls.views import WallsView


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
