"""Boards on a phone: picture, question and buttons are seen together, whatever is said above them."""

from __future__ import annotations

import io
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PIL import Image

from cogs.platform.names import Names
from cogs.views import table_messages
from cogs.views.table_messages import HEAD
from cogs.views.words import Words
from cogs.widgets.buttons import Kind
from cogs.widgets.message_layout import Draft
from cogs.widgets.option_steps import Chosen
from data.shipped.languages import LANGUAGES
from data.shipped.texts import texts
from engine.action_cards.views import ActionCardsView
from engine.catalog import CATALOG
from engine.core import Decision
from engine.hosting.state.session import Session
from engine.hosting.state.setups import Taught
from render.action_cards.table import rows
from tests.cogs.views.test_windows_read import questions, sat
from tests.phone import LINE, ROOM, foot, tall
from tests.words import like

NAMES = ("Maximilian", "Ben", "Josephine", "Dora")
FIRST = 10
"""The first questions of a game are looked at, and of later ones one of each kind."""

DUE = 1_800_000_000.0
"""When time runs out."""

STEP = f"{Kind.STEP.value}:"

NOTE = "Half an hour is left until the bot goes to sleep for the night."


def positions(game: str, pace: str = "relaxed") -> Iterator[Session]:
    """Yield a game's kept positions: first turns of newcomers, and later ones, with all clocks."""
    system = CATALOG[game]
    table, kinds = sat(system, "book", 2), set[tuple[object, ...]]()
    lessons = [lesson.key for lesson in system.lessons if not lesson.private]
    for at, session in enumerate(questions(table, Random(2))):
        if at > FIRST and kind(session) in kinds:
            continue
        kinds.add(kind(session))
        session.record.due = DUE
        session.record.ends = DUE if game == "tournament" else None
        taught = {100 + seat: Taught(tuple(lessons[seat : seat + 1]), True) for seat in range(4)}
        kept = {person: each for person, each in taught.items() if each.said}
        session.choose(lessons=kept, pace=pace)
        yield session


def kind(session: Session) -> tuple[object, ...]:
    """Return what the height of a board depends on: picture, question, moves, and those that capture."""
    view: Any = session.sight().view
    asked = session.running.pending
    assert isinstance(asked, Decision)
    moves = getattr(view, "choices", ())
    hits = [getattr(each, "step", getattr(each, "way", None)) for each in moves]
    captures = sum(bool(getattr(each, "captures", ())) for each in hits)
    return ground(session), asked.prompt, len(moves), captures, session.time_limits.after


def ground(session: Session) -> int:
    """Return how much of action cards lies open below a board."""
    view = session.sight().view
    return rows(view) if isinstance(view, ActionCardsView) else 0


SHAPES = dict[tuple[str, int], float]()


def shape(session: Session) -> float:
    """Return the height of the picture, in its widths: of action cards, by what lies open."""
    (sketch,), key = drawn(session, "en").sketches, (session.system.key, ground(session))
    if key not in SHAPES:
        with Image.open(io.BytesIO(sketch.paint().png)) as picture:
            SHAPES[key] = picture.height / picture.width
    return SHAPES[key]


def drawn(session: Session, language: str, *notes: str, chosen: Chosen | None = None) -> Draft:
    names = Names(float)
    for seat, name in enumerate(NAMES):
        names.hear(1, 100 + seat, name)
    words = Words(session, texts(language), names)
    return table_messages.board(session, words, notes, chosen)


def steps(session: Session, language: str) -> Iterator[Draft]:
    """Yield a board, and each further step of its choices."""
    found, ways = list[Chosen | None]([None]), set[str]()
    for chosen in found:
        yield (draft := drawn(session, language, chosen=chosen))
        new = {each.custom_id for each in draft.buttons if each.custom_id.startswith(STEP)} - ways
        ways |= new
        parts = (each.split(":", 3) for each in new)
        found += [Chosen(int(question), path) for _, _, question, path in parts if path]


@pytest.mark.parametrize("pace", ["relaxed", "days"])
@pytest.mark.parametrize("game", CATALOG)
def test_picture_question_and_buttons_fit_on_a_phone(game: str, pace: str) -> None:
    """In every language; so does the picture below all that is said above it."""
    looked = 0
    for picture, draft in (
        (shape(each), step)
        for each in positions(game, pace)
        for said in LANGUAGES
        for step in steps(each, said)
    ):
        assert foot(draft, picture) <= ROOM, (draft.texts, [each.label for each in draft.buttons])
        assert tall(draft.head) <= HEAD * LINE, draft.head
        looked += 1
    assert looked > 6 * FIRST


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_oldest_lines_of_a_story_give_way_to_a_note(language: str) -> None:
    """Those that are left out are counted; the note and the lesson are whole."""
    say, shorter = texts(language), 0
    folded = like(say, "story-folded")
    for session in positions("action_cards"):
        free, full = (drawn(session, language, *told).head for told in ((), (NOTE,)))
        lesson = not session.time_limits.after and free.splitlines()[-1]  # a window has none
        assert (lesson in (False, full.splitlines()[-1]), NOTE in full) == (True, True)
        assert tall(full) <= HEAD * LINE, full
        shorter += len(full) - len(NOTE) < len(free) and bool(folded.search(full))
    assert shorter
