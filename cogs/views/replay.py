"""Replays as animations: the last round, or a whole game.

A film is kept on the disk (`data.store.films`), so it shows colours in the place of names and faces; the text
below it says who played which.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

import render
from cogs.platform.limits import ALT
from cogs.views.faces import Face
from cogs.views.faces.face import whole
from cogs.views.game_analysis import turned
from cogs.views.posting import COLOURS, REPLAY, ROUND
from cogs.views.words import Words, happened
from cogs.widgets.buttons import Button, Kind, button, custom_id
from cogs.widgets.message_layout import Draft, PictureJob, Speed
from data.records import Entry
from data.store.films import Films
from data.store.films import name as named
from engine.chance import Roll
from engine.core import Event, IllegalAction
from engine.highlights import Worth, highlights
from engine.hindsight import Hindsight
from engine.hosting.state.game_log import LogRow, Observation, again
from engine.hosting.state.session import Session
from engine.views import ResultView, View
from render import GAME, FinalFrame, Format, Look, Picture

# The moments of a game's moves, as an onlooker saw them.
#
# The game is run again from its log, and nobody's cards are seen: nobody learns what was hidden.


class Moment(Struct, frozen=True):
    """The table right after a move."""

    begun: int
    """The number of the first answer that led to it, such as a roll."""
    by: int
    """The person whose answer it was; 0 for others."""
    seen: FinalFrame[View]
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
            yield Moment(begun, 0, FinalFrame(game.view(play, None, ())))
            begun = row.seq
        rolled |= isinstance(play.pending, Roll)
        happened += play.answer(row.seat, row.action)
        if any(event.moves for event in happened[-1:]):
            captures = sum(event.captures for event in happened)
            seen = FinalFrame(game.view(play, None, happened), rolled)
            yield Moment(begun, row.by, seen, row.seq, captures)
            happened, begun, rolled = [], row.seq + 1, False


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


log = logging.getLogger("poeppel.replay")

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
    said = "\n".join(line.written for line in lines)
    return said or words.texts("log-empty")


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
        return words.texts.joined("between-sentences", [head, *said, *more])

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
