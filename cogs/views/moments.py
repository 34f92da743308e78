"""The moments of a game's moves, as an onlooker saw them.

The game is run again from its log, and nobody's cards are seen: nobody learns what was hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from cogs.views.faces import Face
from data.records import Entry
from engine.chance import Roll
from engine.core import ASIDE, Event
from engine.hosting.state.game_log import CLOCK, LogRow
from engine.hosting.state.replay import again
from engine.hosting.state.session import Session
from engine.views import View
from render import Format, Look, Picture, Tableau


class Moment(Struct, frozen=True):
    """The table right after a move."""

    begun: int
    """The number of the first answer that led to it, such as a roll."""
    by: int
    """The person whose answer it was; 0 for others."""
    seen: Tableau[View]
    seq: int = 0
    """The number of the answer that moved."""
    captures: int = 0
    """How many pieces or figures were captured."""


def moments(session: Session, entries: Sequence[Entry]) -> Iterator[Moment]:
    """Replay a game: yield the start and public views after moves.

    Raises:
        IllegalAction: the rules have changed since, and it does not repeat.
    """
    assert session.play is not None, "it has begun"
    game = session.play.game
    happened: list[Event] = []
    begun, rolled = 0, False
    for play, row in again(game, entries):
        if not begun:
            yield Moment(begun, 0, Tableau(game.view(play, None, ())))
            begun = row.seq
        rolled |= isinstance(play.pending, Roll)
        happened += play.answer(row.seat, row.action)
        if any(event.moves for event in happened[-1:]):
            captures = sum(event.captures for event in happened)
            seen = Tableau(game.view(play, None, happened), rolled)
            yield Moment(begun, row.by, seen, row.seq, captures)
            happened, begun, rolled = [], row.seq + 1, False


def happened(
    session: Session, entries: Sequence[Entry], within: Callable[[int], bool]
) -> list[LogRow]:
    """Return the public log rows of the answers with these numbers."""
    assert session.play is not None, "it has begun"
    game = session.play.game
    return [
        LogRow(row.seq, row.seat, row.by, tuple(each.seen_by(None) for each in events))
        for row in entries
        if within(row.seq) and row.seat not in (CLOCK, ASIDE)
        for events in [game.read(row.events)]
    ]


def animated(found: Sequence[Moment], face: Face, look: Look, form: Format) -> Picture:
    """Draw moments as an animation.

    Raises:
        ValueError: it would be too large.
    """
    drawn = face.film([each.seen for each in found], look, form)
    if drawn is None:
        raise ValueError("too large")
    return drawn
