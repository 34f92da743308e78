"""A game run again from its log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import json

from data.records import Entry
from engine.core import Game, IllegalAction, Play, State
from engine.hosting.state.game_log import CLOCK, RESTART


def again(game: Game[Any], entries: Iterable[Entry]) -> Iterator[tuple[Play[Any], Entry]]:
    """Yield a game before each answer, with the answer to give.

    Raises:
        IllegalAction: something else came of an answer than then: the rules have changed since.
    """
    play: Play[Any] = Play(game, State(json.encode(game.new()), seq=1))
    for row in entries:
        if row.seat != CLOCK:
            yield play, row
            if play.happened != game.read(row.events):
                raise IllegalAction(f"row {row.seq} has other effects")
        elif row.action == RESTART:
            play = Play(game, State(play.start, seq=row.seq + 1))
