"""Small games by hand: a position of the toy, and a game of one turn that is handed in."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import json

from engine.core import Decision, Event, Play, Script, State, Table
from engine.views import Seat
from tests.engine.scripted import Heard, Scripted, Turn
from tests.toy import Snatch, SnatchTable

Snatching = Play[SnatchTable]


def snatch(
    hands: Sequence[str], deck: str = "coin", game: Snatch | None = None, turn: Seat = 0
) -> Snatching:
    """Return a toy where *turn* is on turn with these hands; the deck's last card is on top."""
    table = SnatchTable(
        hands=[hand.split() for hand in hands],
        points=[0 for _ in hands],
        deck=deck.split(),
        discard=[],
        turn=turn,
    )
    return Play(game or Snatch(range(len(hands))), State(json.encode(table)))


class Talk(Scripted):
    """A game of one turn, which is handed in."""

    def __init__(self, script: Turn, seats: int = 3) -> None:
        super().__init__(range(seats), script)

    def turn(self, t: Table) -> Script[None]:
        yield from self.script(t)
        t.over = True

    def view(self, play: Play[Table], seat: Seat | None, recent: Sequence[Event]) -> Heard:
        return Heard(None, (str(play.table.turn),))


def ask(prompt: str, secret: bool = False, **options: str) -> Decision:
    """Return a question: ``ask("say", s0="yes no", s1="no")``; all are waited for."""
    choices = {int(seat[1:]): tuple(own.split()) for seat, own in options.items()}
    default = {seat: own[0] for seat, own in choices.items()}
    return Decision(prompt, choices, tuple(choices), None, default, secret)
