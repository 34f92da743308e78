"""The last round once more, as a picture that moves: what happened since somebody's own last move.

The game is run again from its log, as whoever only watches sees it: nobody learns what was hidden.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from functools import partial

from msgspec import Struct

from cogs.display.drafts import Draft, Sketch
from cogs.display.words import Words
from cogs.platform.prose import small
from data.records import Entry
from engine.chance import Roll
from engine.core import Event, IllegalAction
from engine.hosting.state.game_log import Happened
from engine.hosting.state.observation import Sight
from engine.hosting.state.replay import again
from engine.hosting.state.session import Session
from engine.views import View
from render import Picture, Tableau

log = logging.getLogger("poeppel.last_round")

MOST, LEAST = 12, 5
"""Moves of a round, at most, and those it has at least where so much has happened."""

BYTES = 1_500_000

LINES = 12


class Moment(Struct, frozen=True):
    """The table right after something was moved."""

    begun: int
    """The number of the first answer that led to it, such as a roll."""
    by: int
    """The person whose answer it was; 0 for others."""
    seen: Tableau[View]


def moments(session: Session, entries: Sequence[Entry]) -> Iterator[Moment]:
    """Run a game again: yield its start, and what everybody saw after each answer that moved.

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
            yield Moment(begun, row.by, Tableau(game.view(play, None, happened), rolled))
            happened, begun, rolled = [], row.seq + 1, False


def of_round(found: Sequence[Moment], person: int) -> Sequence[Moment]:
    """Return the moments since a person's own last move, and the one before that to begin with."""
    own = [place for place, moment in enumerate(found) if moment.by == person]
    first = min(own[-1] if own else 1, len(found) - LEAST)
    return found[max(1, first, len(found) - MOST) - 1 :]


def last_round(session: Session, entries: Sequence[Entry], person: int, words: Words) -> Draft:
    """Show the last round; in words alone where it cannot be drawn."""
    found: Sequence[Moment] = ()
    try:
        found = of_round(list(moments(session, entries)), person)
    except IllegalAction:
        log.info("table %s: its last round was played by other rules", session.record.id)
    except Exception:
        log.exception("table %s: its last round cannot be shown", session.record.id)
    sight, begun = session.sight(), found[1].begun if found[1:] else 0
    rows = [row for row in sight.story if row.seq >= begun]
    text = _told(sight, rows, words)
    if not found[1:] or not words.face.pictured:
        return Draft((text,))
    name = f"round-{session.record.id}-{session.record.seq}.gif"
    story = words.spoken(sight, rows)
    alt = words.face.tell(found[-1].seen.view, words.names(), words.texts, story=story)
    return Draft((text,), sketches=(Sketch(partial(_drawn, found, words), alt, name),))


def _told(sight: Sight, rows: Sequence[Happened], words: Words) -> str:
    """Tell what happened."""
    lines = words.story(sight, rows)[-LINES:]
    said = "\n".join(line.text if line.aloud else small(line.text) for line in lines)
    return said or words.texts("log-empty")


def _drawn(found: Sequence[Moment], words: Words) -> Picture:
    """Draw a round.

    Raises:
        ValueError: it would be too large.
    """
    film = words.face.film([each.seen for each in found], words.look(), BYTES)
    if film is None:
        raise ValueError("too large")
    return film
