"""One story in one order: what a board tells, what its alt text speaks, and what its picture shows.

Whole games by chance, of every system: whatever is told stands in the order of the log, but for a
capture, which is told after the move that made it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

import pytest
from msgspec import json

from cogs.platform.names import Names
from cogs.views.faces import FACES, face
from cogs.views.story import untold
from cogs.views.table_messages import board
from cogs.views.words import Words
from data.records import SeatRecord, TableRecord
from data.shipped.languages import LANGUAGES
from data.shipped.texts import texts
from engine.action_cards.table import ActedAtOnce, DeclaredCapture, PlayedCard
from engine.card_race.game import BeganRow, ExtendedRow
from engine.catalog import ACTION_CARDS, CATALOG
from engine.classic.events import Fined, Moved, Overlooked, Rolled, RollsAgain, Stuck
from engine.core import CHANCE, Decision, Event
from engine.first_player import Began, OpeningRoll
from engine.hosting.state.game_log import LogRow, Observation, lately
from engine.hosting.state.session import Session
from engine.hosting.state.setups import Setup
from engine.races import Captured
from engine.system import System
from engine.views import BASE, CardRaceView, RaceView
from engine.walls.game import Went
from engine.walls.views import WallsView
from tests.trials import seated, trial
from tests.words import EN

ANSWERS = 700
"""How many answers of a game are looked at; each of them with all that happened lately."""

UNSAID = (RollsAgain, OpeningRoll)
"""What need not be told where more happened: a further roll is told by what is rolled."""

WHICH = {"move", "go", "card-move"}
"""The questions for one of several moves."""

WHO = r"(?:<@\d+>|\w+ \([^)]*\)|\w+)"
"""However a player is named."""

every_system = pytest.mark.parametrize("system", CATALOG.values(), ids=CATALOG)


def table(system: System, people: int) -> Session:
    """A table with so many people, or nearly; what lies on it is put there later."""
    seats = system.seating(seated(system, people), system.values("book")).arms[0]
    return Session(
        TableRecord(
            id=1,
            status="running",
            game=system.key,
            version=1,
            setup=json.encode(Setup("book")),
            host=100,
            server=1,
            channel=2,
            message=3,
            seed=bytes(32),
            seats=[SeatRecord(seat, 100 + seat) for seat in seats],
        ),
        system,
    )


def played(system: System, seed: int, people: int = 3) -> Iterator[Session]:
    """Play a game by chance; yield its table whenever somebody is asked."""
    session, random = table(system, people), Random(seed)
    play = system.make([seat.seat for seat in session.record.seats], session.values()).start()
    tail: list[LogRow] = []
    for _ in range(ANSWERS):
        pending, seq = play.pending, play.seq
        if play.table.over:
            break
        if isinstance(pending, Decision):
            session.play, session.tail, session.record.seq = play, tail[-40:], seq
            yield session
            seat = random.choice(list(pending.options))
            action = random.choice(list(pending.options[seat]))
        else:
            seat, action = CHANCE, pending.draw(random.randrange)
        by = 100 + seat if seat != CHANCE else 0
        tail.append(LogRow(seq, seat, by, tuple(play.answer(seat, action))))


def in_order(events: Sequence[Event]) -> list[Event]:
    """The events of one answer, the captures of a move after it."""
    found, captured = list[Event](), 0
    for event in events:
        found.insert(len(found) - captured * isinstance(event, Moved), event)
        captured = captured + 1 if type(event) is Captured else 0
    return found


def fragments(sight: Observation, words: Words) -> Iterator[str]:
    """Yield what has to be found one after the other, by the log alone; not what is asked about."""
    rows = [event for row in sight.recent for event in in_order(row.events)]
    asked, before = sight.asked.waits_for if sight.asked else (), ""
    if rows and rows[-1].rolled and rows[-1].actor in asked:
        del rows[-1]
    settled = [at for at, event in enumerate(rows[:-1]) if isinstance(event, Began)]
    del rows[: settled[0] if settled else 0]
    acted: tuple[type[Event], ...] = ()
    for event, after in zip(rows, (*rows[1:], None), strict=False):
        acted = words.face.outcome(event) or (acted if isinstance(event, acted) else ())
        if isinstance(event, acted) and words.face.meant(event):
            continue  # the sentence of the card says it
        if isinstance(event, UNSAID) or words.face.untold(event, sight.view):
            continue
        if isinstance(event, Stuck) and again(event, after):
            continue  # the next try says it
        said = re.escape(words.face.event(event, sight.view, words, "§")).replace("§", WHO)
        if isinstance(event, Rolled):
            yield rf"(?:{said}|, {event.pips})(?!\d)"
        elif said != before:
            yield said
        before = said


def again(event: Stuck, after: Event | None) -> bool:
    """Whether the same seat tries once more."""
    return isinstance(after, Rolled | RollsAgain) and after.seat == event.seat


def missing(said: str, wanted: Sequence[str]) -> str | None:
    """Return the first of *wanted* that does not stand after those before it."""
    at = 0
    for each in wanted:
        found = re.compile(each, re.IGNORECASE).search(said, at)
        if found is None:
            return each
        at = found.end()
    return None


def shown(view: object) -> list[object]:
    """What a picture shows as moved, the oldest first."""
    if isinstance(view, RaceView):
        return [(step.piece.seat, step.piece.number, step.start, step.to) for step in view.last]
    if isinstance(view, WallsView):
        return [(way.piece.seat, way.piece.number, way.start, way.to) for way in view.last]
    if isinstance(view, CardRaceView):
        return [(lay.seat, lay.row, lay.to) for lay in view.last]
    return []


def moved(sight: Observation) -> list[object]:
    """What the log says has moved, the oldest first; with cards, by dice alone."""
    found: list[object] = []
    for event in (event for row in sight.recent for event in row.events):
        match event:
            case Moved() | Went():
                found.append((event.seat, event.piece, event.at, event.to))
            case Overlooked() | Fined():
                found.append((event.seat, event.piece, event.at, BASE))
            case BeganRow() | ExtendedRow():
                found.append((event.seat, event.row, event.to))
    return found


@every_system
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.soak)])
def test_board_alt_text_and_picture_tell_the_story_in_the_order_of_the_log(
    system: System, seed: int
) -> None:
    """In each language; each answer in half of them."""
    stuck, told = Counter[str](), Counter[str]()
    if not FACES.get(system.key):
        pytest.skip(f"{system.key}: it has no face, and so no picture")
    for at, session in enumerate(played(system, seed)):
        sight = session.sight()
        asked = sight.asked.waits_for if sight.asked else ()
        left = untold(sight.recent, asked)
        picture, log = shown(sight.view), moved(sight)
        assert [each for each in picture if each in log] == log
        for language in LANGUAGES[at % 2 :: 2]:
            words = Words(session, texts(language), Names(float))
            wanted = list(fragments(sight, words))
            spoken = words.spoken(sight)
            assert missing(" ".join(spoken), wanted) is None, (wanted, spoken)
            written = [line.text for line in words.story(sight, left)]
            assert missing(" ".join(written), wanted) is None, (wanted, written)
            assert "".join(spoken) in words.position(sight, between="")
            stuck[language] += sum(words.texts("event-stuck") in each for each in spoken)
            told[language] += len(wanted)
    for language in LANGUAGES:
        assert told[language] > session.record.seq / 4
        said = stuck[language] > 0
        assert said == trial(system.key).stuck, "a roll that moved nothing is said"


@every_system
def test_an_alt_text_adds_to_the_message_and_names_people(system: System) -> None:
    """No line stands twice, and a colour only behind the name of its player; in each language."""
    if not face(system.key).pictured:
        pytest.skip(f"{system.key}: it has no picture")
    names, told = Names(float), Counter[str]()
    for seat, name in enumerate(("Ada", "Ben", "Cem")):
        names.hear(1, 100 + seat, name)
    for at, session in enumerate(islice(played(system, 7), 0, None, 3)):
        sight = session.sight()
        for language in LANGUAGES[at % 2 :: 2]:
            told[language] += added(session, sight, Words(session, texts(language), names))
    for language in LANGUAGES:
        assert told[language] > min(100, session.record.seq / 4)


def added(session: Session, sight: Observation, words: Words) -> int:
    """Look at the alt text of a table's picture; return how many lines its message has."""
    draft = board(session, words)
    (picture,) = draft.sketches
    lines = [bare(line) for text in (draft.head, *draft.texts) for line in text.splitlines()]
    assert not [line for line in (*lines, *words.spoken(sight)) if line in picture.alt]
    rest, colours = picture.alt, [words.colour(seat) for seat in words.names()]
    for seat, name in words.names().items():
        said = words.texts("name-and-colour", name=name, colour=words.colour(seat))
        rest = rest.replace(said, name)
    assert not [colour for colour in colours if re.search(rf"\b{colour}\b", rest)], rest
    return len(lines)


def bare(line: str) -> str:
    """A line without its markup and dots."""
    return re.sub(r"^(?:-#|#+) |[*🟡🟢🔴⚫]\N{NO-BREAK SPACE}?", "", line)


@every_system
def test_nothing_of_a_spoken_story_is_markup(system: System) -> None:
    """It is read aloud, and stands where no mention is shown."""
    for session in played(system, 3):
        for said in Words(session, EN, Names(float)).spoken(session.sight()):
            assert not re.search(r"[<>*_↑↓🟡🟢🔴⚫]|-#| · ", said), said
            assert said == EN.sentence(said)


def test_an_announcement_stays_told_however_many_pass() -> None:
    """And is told once: it is no news that somebody passes."""
    windows = 0
    for session in played(ACTION_CARDS, 4, people=4):
        assert session.play is not None
        sight, pending = session.sight(), session.play.pending
        about = pending.about if isinstance(pending, Decision) else None
        announced = session.play.game.announced(session.play.table) or about
        if not isinstance(announced, PlayedCard | ActedAtOnce | DeclaredCapture):
            continue
        windows += 1
        assert announced in [event for row in sight.recent for event in row.events]
    assert windows > 20


def test_a_card_that_counts_at_once_is_told_after_the_roll_that_led_to_it() -> None:
    found = 0
    for session in played(ACTION_CARDS, 5):
        sight, words = session.sight(), Words(session, EN, Names(float))
        events = [event for row in sight.recent for event in row.events]
        acted = [at for at, event in enumerate(events) if isinstance(event, ActedAtOnce)]
        if not acted or not any(isinstance(event, Rolled) for event in events[: acted[0]]):
            continue
        found += 1
        said = " ".join(words.spoken(sight))
        roll = said.index(EN("event-rolled", pips="").strip())
        assert roll < said.index(words.face.event(events[acted[0]], sight.view, words, ""))
    assert found


def test_a_story_out_of_order_is_found() -> None:
    """A check that cannot fail would prove nothing."""
    assert missing("rolls 3, piece 1 from 4 to 7", ["rolls 3", "piece 1"]) is None
    assert missing("piece 1 from 4 to 7, rolls 3", ["rolls 3", "piece 1"]) == "piece 1"
    rows = (Captured(1, 0, 0), Captured(1, 1, 0), Moved(0, 0, 3, 5), Moved(1, 2, 0, 2))
    assert in_order(rows) == [rows[2], rows[0], rows[1], rows[3]]


def test_recent_events_include_the_roll_that_led_to_them() -> None:
    """And the one before, as long as it is asked what to do with the last."""
    rows = [
        LogRow(0, 0, 100, ()),
        LogRow(1, CHANCE, 0, (Rolled(0, 3),)),
        LogRow(2, 0, 100, (Moved(0, 0, 3, 6),)),
        LogRow(3, 0, 100, ()),
        LogRow(4, 1, 101, ()),
    ]
    assert list(lately(rows)) == rows[1:]
    rolled = LogRow(5, CHANCE, 0, (Rolled(1, 2),))
    assert list(lately([*rows, rolled])) == [*rows[1:], rolled]
    moved = LogRow(6, 1, 101, (Moved(1, 0, 3, 5),))
    assert list(lately([*rows, rolled, moved])) == [*rows[4:], rolled, moved]


@every_system
def test_no_person_is_asked_to_choose_from_one(system: System) -> None:
    for session in played(system, 6):
        asked = session.sight().asked
        if asked is None or asked.prompt not in WHICH:
            continue
        for seat in (None, *asked.waits_for):
            own, sight = asked.options[asked.waits_for[0]], session.sight(seat)
            known = [action for action in own if not asked.hides(action)]
            for language in LANGUAGES:
                words = Words(session, texts(language), Names(float))
                assert ("?" in words.prompt(sight)) == (len(known) > 1), known
