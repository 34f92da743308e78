"""Games of the card race to draw: what their seats see, from real games of computer players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from engine.catalog import CARD_RACE
from engine.core import Event
from engine.simulate import answers
from engine.views import CardRaceView, Seat


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
