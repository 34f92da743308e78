"""First games that teach themselves: each lesson once, to its person alone, by the rules of the table."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from msgspec import structs

from engine.catalog import CATALOG, CLASSIC
from engine.classic.course import START
from engine.classic.events import Moved
from engine.core import HOLD, PASS, WINDOWS
from engine.hosting.actions.lessons import READ, on_board, since_answer, standing
from engine.hosting.state.game_log import happened
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.setups import Taught
from engine.races import Captured
from engine.system import MOST, Moment
from engine.views import BASE, RaceView
from tests.engine.hosting.seated import ADA, BEN, CEM, Place
from tests.trials import having, seated


def said(session: Session, person: int) -> tuple[str, ...]:
    """What a person has been taught at a table."""
    return session.setup.lessons[person].said


async def played(place: Place, session: Session, answers: int, seed: int = 5) -> list[Session]:
    """Play on by chance, with a restart now and then; return the table after every answer."""
    random, found = Random(seed), [session]
    while session.record.status == "running" and len(found) <= answers:
        place.time += READ
        if len(found) % 20 == 0:
            await place.reopen()
            session = await place.tables.get(session.record.id)
        found.append(session := await place.act(session, random))
    return found


def spoken(found: list[Session], person: int) -> list[str]:
    """The lessons that stood for a person, each time that they began to stand."""
    lines = [
        standing(each, False).get(person) or standing(each, True).get(person, "") for each in found
    ]
    return [
        line for before, line in zip(["", *lines], lines, strict=False) if line and line != before
    ]


@pytest.fixture(autouse=True)
def all_games(place: Place) -> None:
    """Have every game there is on offer."""
    place.catalog |= CATALOG
    place.forget()


@pytest.mark.many
@pytest.mark.parametrize("game", having("lessons"))
async def test_a_first_game_says_each_lesson_once(place: Place, game: str) -> None:
    """In hands to each newcomer, on the board to all together; a restart says nothing again."""
    people = (ADA, BEN, CEM)[: seated(CATALOG[game])]
    found = await played(place, await place.start(*people[1:], game=game), 250)
    for person in people:
        lines = spoken(found, person)
        assert 0 < len(lines) == len(set(lines)) <= MOST
    hidden = {lesson.key for lesson in CATALOG[game].lessons if lesson.private}
    stood = [set(standing(each, False).values()) for each in found]
    assert hidden.isdisjoint(set().union(*stood))
    begun = [key for before, after in pairwise([set(), *stood]) for key in after - before]
    assert len(begun) == len(set(begun))
    assert len({*begun, *(key for person in people for key in spoken(found, person))}) > 2


async def test_a_board_has_one_lesson_for_all_its_readers(place: Place) -> None:
    """That of the player asked, with all for whom the same stands; else the latest."""
    session = await place.start(BEN, CEM, game="walls")
    asked = session.controller(session.waiting()[0]).person
    first, second = (person for person in (ADA, BEN, CEM) if person != asked)
    jump, dice = "lesson-walls-jump", "lesson-walls-dice"
    older, newer = Taught((jump,), True, 5), Taught((jump, dice), True, 9)
    assert on_board(session) is None
    session.choose(lessons={first: older, second: newer})
    assert on_board(session) == (dice, [second])
    session.choose(lessons={asked: older, first: older, second: newer})
    assert on_board(session) == (jump, [asked, first])
    session.choose(lessons={asked: structs.replace(newer, stands=False), first: older})
    assert on_board(session) == (jump, [first])


@pytest.mark.many
async def test_no_lesson_begins_in_a_window(place: Place) -> None:
    """There is no time to read one there; the windows are many, and lessons come at other times."""
    session = await place.start(BEN, CEM, game="action_cards")
    found = await played(place, session, 250)
    begun = [
        after
        for before, after in pairwise(found)
        if standing(after, True).items() - standing(before, True).items()
    ]
    assert begun
    assert {session.time_limits.asked for session in begun}.isdisjoint(WINDOWS)
    assert any(session.time_limits.asked in WINDOWS for session in found)


async def test_a_second_game_says_nothing(place: Place) -> None:
    """Nor does one that began before the first was over, nor where there were results before."""
    await place.start(BEN)
    session = await place.start(BEN, CEM)
    assert session.setup.lessons.keys() == {CEM}
    other = await place.start(BEN, game="walls")
    assert other.setup.lessons.keys() == {ADA, BEN}
    assert (await place.tables.choices.person(ADA)).first_games == {"classic": 1, "walls": 3}
    await place.reopen()
    assert (await place.start(BEN, CEM)).setup.lessons == {}


async def test_nothing_is_said_after_i_know_this(place: Place) -> None:
    """Whoever does not need it ends it for themselves alone."""
    session = await place.start(BEN)
    session = await place.tables.know(1, ADA)
    assert session.setup.lessons.keys() == {BEN}
    with pytest.raises(Refused, match="lessons-none"):
        await place.tables.know(1, ADA)
    found = await played(place, session, 120)
    assert spoken(found, ADA) == []
    assert spoken(found, BEN)


async def test_a_seat_that_changes_hands_teaches_no_other_player(place: Place) -> None:
    """The one who has it now began here in no first game; the lesson that stood is over."""
    [*_, session] = await played(place, await place.start(BEN, "normal"), 60)
    had = said(session, ADA)
    session = await place.tables.leave(1, ADA)
    assert ADA not in standing(session, False)
    session = await place.tables.take(1, CEM, 0)
    assert CEM not in session.setup.lessons
    assert said(session, ADA) == had


async def test_a_game_that_is_over_has_forgotten_its_lessons(place: Place) -> None:
    session = await place.start(BEN, game="card_race", preset="short")
    [*_, session] = await played(place, session, 1000)
    assert session.record.status == "ended"
    assert session.setup.lessons == {}


@pytest.mark.parametrize(
    ("pieces", "told"),
    [((3, BASE, BASE, BASE), False), ((3, 20, BASE, BASE), True), ((3, 20, 21, 22), False)],
    ids=["no other piece could move", "another waited", "none waits in base"],
)
def test_clearing_the_start_square_is_told_where_another_piece_could_move(
    pieces: tuple[int, ...], told: bool
) -> None:
    values = CLASSIC.values("book")
    play = CLASSIC.make((0, 1), values).start()
    view = play.game.view(play, None, ())
    assert isinstance(view, RaceView)
    view = structs.replace(view, pieces=(pieces, *view.pieces[1:]))
    moment = Moment(frozenset({0}), (Moved(0, 0, START, 3),), view, values, "", ())
    [lesson] = (each for each in CLASSIC.lessons if each.key == "lesson-clear")
    assert lesson.met(moment) == told


def test_a_pass_hides_no_reason_of_a_lesson() -> None:
    """What happened in a window is told after it, whatever was answered there."""
    rows = [
        happened(1, 0, "move 1", ADA, (), False),
        happened(2, 1, "play 7", BEN, (Captured(1, 0, 0),), False),
        happened(3, 0, HOLD, ADA, (), False),
        happened(4, 0, PASS, ADA, (), False),
        happened(5, 0, "roll", ADA, (), True),
    ]
    assert since_answer(rows, ADA) == rows
    assert since_answer(rows, BEN) == rows[1:]
    assert since_answer(rows, CEM) == rows
