"""The last round as an animation: all moves since a person's own."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial

import render
from cogs.platform.text_limits import small
from cogs.views.moments import Moment, animated, happened, moments
from cogs.views.post_button import ROUND
from cogs.views.words import Words
from cogs.widgets.buttons import button
from cogs.widgets.custom_ids import Kind
from cogs.widgets.message_layout import Draft, PictureJob
from cogs.widgets.render_executor import Speed
from data.records import Entry
from engine.core import IllegalAction
from engine.hosting.state.game_log import LogRow
from engine.hosting.state.observation import Observation
from engine.hosting.state.session import Session

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
    if not words.face.pictured:
        return Draft((text,))
    name = f"round-{session.record.id}-{first}-{last}.gif"
    story = words.spoken(sight, rows)
    alt = words.face.tell(found[-1].seen.view, words.names(), words.texts, story=story)
    paint = partial(animated, found, words.face, words.look(), render.ROUND)
    picture = PictureJob(paint, alt, name, speed=Speed.FILM)
    post = button(Kind.POST, session.record.id, words.texts, ROUND, first, last)
    return Draft((text,), (post,), sketches=(picture,))


def _told(sight: Observation, rows: Sequence[LogRow], words: Words) -> str:
    """Return the story of the round."""
    lines = words.story(sight, rows)[-LINES:]
    said = "\n".join(line.text if line.headline else small(line.text) for line in lines)
    return said or words.texts("log-empty")
