"""The last round as an animation: all moves since a person's own."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from msgspec import Struct

import render
from cogs.platform.limits import small
from cogs.views.faces import Face
from cogs.views.faces.face import whole
from cogs.views.posting import ROUND
from cogs.views.words import Words
from cogs.widgets.buttons import Kind, button
from cogs.widgets.message_layout import Draft, PictureJob
from cogs.widgets.render_executor import Speed
from data.records import Entry
from engine.chance import Roll
from engine.core import ASIDE, Event, IllegalAction
from engine.hosting.state.game_log import CLOCK, LogRow, Observation, again, handed
from engine.hosting.state.session import Session
from engine.views import View
from render import Format, Look, Picture, Tableau

# The moments of a game's moves, as an onlooker saw them.
#
# The game is run again from its log, and nobody's cards are seen: nobody learns what was hidden.


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
    """Return the public log rows of some answers and handovers."""
    assert session.play is not None, "it has begun"
    game = session.play.game
    return [
        LogRow(row.seq, row.seat, row.by, tuple(each.seen_by(None) for each in events))
        for row in entries
        if within(row.seq) and row.seat != CLOCK
        for noticed in [handed(row.action, row.by) if row.seat == ASIDE else None]
        for events in [[noticed] if noticed else game.read(row.events)]
    ]


def animated(
    found: Sequence[Moment], face: Face, look: Look, form: Format, ending: Picture | None = None
) -> Picture:
    """Draw moments as an animation, with an *ending*.

    Raises:
        ValueError: it would be too large.
    """
    drawn = face.film([each.seen for each in found], look, form, ending)
    if drawn is None:
        raise ValueError("too large")
    return drawn


log = logging.getLogger("poeppel.last_round")

MOST, LEAST = 12, 5
"""Moves of a round, at most, and those it has at least where so much has happened."""

LINES = 12


def of_round(found: Sequence[Moment], person: int) -> Sequence[Moment]:
    """Return a person's last round, preceded by the moment before it."""
    own = [place for place, moment in enumerate(found) if moment.by == person]
    first = min(own[-1] if own else 1, len(found) - LEAST)
    return found[max(1, first, len(found) - MOST) - 1 :]


def from_to(found: Sequence[Moment], first: int, last: int) -> Sequence[Moment]:
    """Return the moments of the answers *first* to *last*.

    The moment before them comes first; the moves are no more than a round has.
    """
    within = [place for place, moment in enumerate(found) if first <= moment.seq <= last]
    return found[max(1, within[0], within[-1] + 1 - MOST) - 1 : within[-1] + 1] if within else ()


def last_round(
    session: Session,
    entries: Sequence[Entry],
    words: Words,
    of: Callable[[Sequence[Moment]], Sequence[Moment]],
) -> Draft:
    """Show the last round; in words alone where it cannot be drawn.

    Of all moments of the game, *of* returns those of the round after the one before it.
    """
    found: Sequence[Moment] = ()
    words = words.of(entries)
    try:
        found = of(list(moments(session, entries)))
    except IllegalAction:
        log.info("table %s: its last round was played by other rules", session.record.id)
    except Exception:
        log.exception("table %s: its last round cannot be shown", session.record.id)
    sight = session.sight()
    if not found[1:]:
        return Draft((_told(sight, sight.story, words),))
    begun, first, last = found[1].begun, found[1].seq, found[-1].seq
    rows = happened(session, entries, lambda seq: begun <= seq <= last)
    text = _told(sight, rows, words)
    if not words.face.filmed:
        return Draft((text,))
    name = f"round-{session.record.id}-{first}-{last}.gif"
    stands = words.face.sentences(found[-1].seen.view, words.names(), words.texts)
    alt = whole((*words.spoken(sight, rows), *stands), words.texts)
    look = words.look()
    paint = partial(animated, found, words.face, look, render.ROUND)
    same = name, session.record.seed, look.key
    picture = PictureJob(paint, alt, name, speed=Speed.FILM, same=same)
    post = button(Kind.POST, session.record.id, words.texts, ROUND, first, last)
    return Draft((text,), (post,), sketches=(picture,))


def _told(sight: Observation, rows: Sequence[LogRow], words: Words) -> str:
    """Return the story of the round."""
    lines = words.story(sight, rows)[-LINES:]
    said = "\n".join(line.text if line.headline else small(line.text) for line in lines)
    return said or words.texts("log-empty")
