"""A game's film: its best moments, as an onlooker could see them.

A film is kept on the disk (`data.store.films`), so it shows colours in the place of names and faces; the text
below it says who played which.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

import render
from cogs.platform.limits import ALT
from cogs.views.game_analysis import turned
from cogs.views.last_round import Moment, animated, happened, moments
from cogs.views.posting import COLOURS, REPLAY
from cogs.views.words import Words
from cogs.widgets.buttons import Button, Kind, button, custom_id
from cogs.widgets.message_layout import Draft, PictureJob
from cogs.widgets.render_executor import Speed
from data.records import Entry
from data.store.films import Films
from data.store.films import name as named
from engine.core import IllegalAction
from engine.game_analysis import Worth, highlights
from engine.hosting.state.session import Session
from engine.views import ResultView
from engine.win_probability import Hindsight
from render import GAME, Look, Picture

log = logging.getLogger("poeppel.replay")

LEADS = 2
"""Moves that are shown before a turning point."""
MAKE = 2
"""Raised when films are made otherwise than those that are kept."""


class Story(Struct, frozen=True):
    """A game in scenes and sentences."""

    scenes: tuple[Moment, ...]
    """What is shown; each but the first says what it follows on."""
    lines: tuple[str, ...]
    """What happened in the scenes, in sentences."""
    turned: tuple[str, ...]
    """Where the game turned, in sentences."""


def told(
    session: Session, entries: Sequence[Entry], found: Hindsight | None, words: Words
) -> Story | None:
    """Return the story of a finished game; None without a replay."""
    words = words.of(entries)
    try:
        seen = list(moments(session, entries))
    except IllegalAction:
        log.info("table %s: it was played by other rules", session.record.id)
        return None
    answers, turns = list[range](), list[str]()
    if found:
        first = [turn.first for turn in found.turns]
        answers = [range(first[at], first[at + 1]) for at in found.turning]
        turns = [*turned(found, session, entries, words)]
    shown = scenes(seen, answers)
    return Story(shown, tuple(_lines(session, entries, shown, words)), tuple(turns))


def scenes(seen: Sequence[Moment], turns: Sequence[range] = ()) -> tuple[Moment, ...]:
    """Return the scenes among all moments *seen*, the start first.

    Of each turning point the *turns* have the numbers of its answers.
    """
    worth = [_worth(*each) for each in pairwise(seen)]
    for answers in turns:
        on = [place for place, each in enumerate(seen) if each.seq in answers]
        for place in range(max(1, on[0] - LEADS), on[-1] + 1) if on else ():
            worth[place - 1] = Worth.ALWAYS
    worth[-1:] = [Worth.ALWAYS] * len(worth[-1:])
    chosen = highlights([Worth.ALWAYS, *worth])
    return tuple(
        seen[place] if not place or place - 1 == last else _cut(seen[place - 1], seen[place])
        for last, place in pairwise([-1, *chosen])
    )


def _worth(before: Moment, after: Moment) -> Worth:
    if after.captures or after.seen.view.home > before.seen.view.home:
        return Worth.OFTEN
    return Worth.AT_TIMES


def _cut(before: Moment, after: Moment) -> Moment:
    """Return a moment that follows a skipped one."""
    return replace(after, seen=replace(after.seen, before=before.seen.view))


def _lines(
    session: Session, entries: Sequence[Entry], shown: Sequence[Moment], words: Words
) -> Iterator[str]:
    """Yield public sentences about the scenes after the first."""
    numbers = {seq for each in shown[1:] for seq in range(each.begun, each.seq + 1)}
    rows = happened(session, entries, numbers.__contains__)
    yield from words.highlights(session.sight(), rows)


def film_name(session: Session, words: Words) -> str:
    """Name the film of a game in a theme and a language.

    A backup that is put back may have another game under the same number: so when it was opened and
    how its dice were drawn is in the name, too, as a digest.
    """
    record = session.record
    game = record.id, record.opened_at, record.seq, record.seed, MAKE
    digest = hashlib.sha256(repr(game).encode()).hexdigest()[:12]
    return named(record.id, words.theme, words.texts.language, digest)


def film(story: Story, words: Words, films: Films, name: str) -> Picture:
    """Return a game's film, from disk or freshly made.

    Raises:
        ValueError: it would be too large.
    """
    if (kept := films.get(name)) is not None:
        return Picture(kept, 0, 0)
    colours = {seat: words.colour(seat) for seat in words.session.owners()}
    look = Look(colours, words.theme, words.texts)
    result = words.session.result
    podium = render.result(result, look) if isinstance(result, ResultView) else None
    made = animated(story.scenes, words.face, look, GAME, podium)
    films.keep(name, made.png)
    return made


def replay(session: Session, story: Story, words: Words, films: Films) -> Draft:
    """Show a finished game as a public film."""
    name = film_name(session, words)
    paint = partial(film, story, words, films, name)
    head = words.texts("replay-title", game=words.game, scenes=len(story.scenes))
    caption = "\n".join([_cast(session, words), *story.turned])
    sketch = PictureJob(paint, alt(session, story, words), name, caption, speed=Speed.FILM)
    return Draft((), _posts(session, words), sketches=(sketch,), head=head)


def _posts(session: Session, words: Words) -> tuple[Button, ...]:
    """Offer to post a film with names or with colours."""
    ways = {"button-post-names": (REPLAY,), "button-post-colours": (REPLAY, COLOURS)}
    return tuple(
        Button(custom_id(Kind.POST, session.record.id, *way), words.texts(label))
        for label, way in ways.items()
    )


def _cast(session: Session, words: Words) -> str:
    """Return the players with their colours."""
    return " · ".join(words.players(session.record.seats).values())


def alt(session: Session, story: Story, words: Words) -> str:
    """Describe a film; count the lines beyond Discord's limit."""
    head = words.texts("replay-alt", game=words.game, scenes=len(story.scenes))

    def described(said: Sequence[str]) -> str:
        left = len(story.lines) - len(said)
        more = [words.texts("replay-alt-more", count=left)] if left else []
        return " ".join([head, *said, *more])

    said = list(story.lines)
    while said and len(described(said)) > ALT:
        # The more it is too much, the more goes at a time; the end is always told.
        step = max(2, len(said) // 8)
        said = [
            line for place, line in enumerate(said) if (len(said) - 1 - place) % step != step - 1
        ]
    return described(said)


def in_words(session: Session, story: Story | None, words: Words) -> Draft:
    """Describe a game without a film."""
    lines = [words.texts("replay-failed"), _cast(session, words), *(story.turned if story else ())]
    return Draft(("\n".join(lines),))


def being_made(session: Session, words: Words) -> Draft:
    """Say that a film is being made, with a retry button."""
    remake = button(Kind.REMAKE, session.record.id, words.texts)
    return Draft((words.texts("replay-making"),), (remake,))
