"""A roll that comes by itself waits the same time wherever a player holds a card (reading E-38)."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec import json, structs

from data.records import Change
from engine.catalog import ACTION_CARDS
from engine.core import WINDOWS, Decision, Script, Table
from engine.hosting.actions import deadlines, seat_changes
from engine.hosting.state.computers import ROLL, after_a_moment
from engine.hosting.state.session import Session
from engine.hosting.state.settings import Person
from engine.hosting.state.time_controls import CLOCKS, LIMITS, LOOKS, Pace
from engine.hosting.state.time_limits import paused_at
from engine.players import redeal
from engine.views import Seat
from tests.engine.hosting.seated import CEM, Place
from tests.engine.hosting.test_moments import ADA, BEN, asked, sitting
from tests.engine.scripted import HOLD, system
from tests.games import uniform
from tests.rules import reading

NOW = 100.0
RELAXED = LIMITS["roll"]


def before_a_roll(turn: Seat, hands: dict[int, str], **given: Any) -> Session:
    """Ada on seat 0, a computer and Ben, as a turn begins at a table where dice roll by themselves."""
    session = sitting(turn, hands, **{"rolls": True, **given})
    session.reset_timer()
    session.stored(session.change([], NOW))
    return session


@reading("E-38")
@pytest.mark.parametrize("hands", [{0: "tandem"}, {1: "tandem"}, {2: "tandem"}, {2: "freigang"}])
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_where_a_player_holds_a_card_every_roll_waits_the_same_time(
    turn: Seat, hands: dict[int, str]
) -> None:
    """E-38: whoever's turn it is, whoever holds one, and whatever it can do."""
    session = before_a_roll(turn, hands)
    assert asked(session) == ("roll", [turn])
    assert (session.time_limits.asked, session.time_limits.seconds) == ("moment", RELAXED)
    assert (session.record.due, session.sight().due) == (NOW + (RELAXED or 0), None)
    assert seat_changes.record_timeout(session) == []
    made, *_ = session.default().entries
    assert (made.seat, made.action) == (turn, ROLL)
    assert made.itself is (turn != 1)


@reading("E-38")
@pytest.mark.parametrize("pace", ["quick", "days"])
def test_the_pace_says_how_long(pace: Pace) -> None:
    """E-38: five seconds where people play quickly; by the day as long as for a single move."""
    assert before_a_roll(0, {2: "tandem"}, pace=pace).time_limits.rolls == CLOCKS[pace]["roll"]


@reading("E-38")
def test_where_no_player_holds_a_card_dice_roll_at_once() -> None:
    """E-38: a pause for those alone who could play would show their hands; here nobody can."""
    assert before_a_roll(0, {}).running.seq > 0


@pytest.mark.parametrize(
    ("rolls", "person"),
    [(False, None), (True, Person(rolls=False)), (None, None), (None, Person(rolls=True))],
    ids=["by hand", "as Ada wants it", "of a former version", "of a former version, by itself"],
)
def test_a_player_that_rolls_by_hand_has_all_the_time(
    rolls: bool | None, person: Person | None
) -> None:
    session = before_a_roll(0, {2: "tandem"}, rolls=rolls, person=person)
    assert (asked(session), session.time_limits.asked) == (("roll", [0]), "move")


def test_at_a_table_of_a_former_version_a_computer_rolls_at_once() -> None:
    assert before_a_roll(1, {2: "tandem"}, rolls=None).running.answers[:1] == [(1, ROLL)]
    assert before_a_roll(1, {2: "tandem"}, rolls=False).time_limits.rolls == RELAXED


def alone(turn: Seat, hands: dict[int, str]) -> Session:
    """Ada with computers alone."""
    session = sitting(turn, hands, rolls=True)
    level = structs.replace(session.record.seats[2], person=None, level="normal")
    session.record.seats = [*session.record.seats[:2], level]
    session.advance()
    return session


def test_a_player_that_plays_with_computers_alone_waits_only_where_they_could_do_something() -> (
    None
):
    """They have nothing to hide from computers."""
    assert alone(0, {0: "freigang"}).time_limits.rolls == RELAXED
    assert alone(0, {1: "schutzengel"}).running.seq > 0


@reading("E-38")
@pytest.mark.parametrize("person", [ADA, BEN])
def test_opening_a_hand_holds_a_roll_once_for_all(person: int) -> None:
    """E-38: by 20 seconds, whatever is in it."""
    session = before_a_roll(0, {2: "tandem"})
    change = deadlines.looked(session, person, NOW + 3)
    assert isinstance(change, Change)
    session.stored(change)
    assert session.record.due == NOW + (RELAXED or 0) + LOOKS
    assert deadlines.put_off(session, NOW + 3) is None
    assert [deadlines.looked(session, each, NOW + 4) for each in (ADA, BEN)] == [None, None]
    session.stored(session.change(session.default().entries, NOW + 40))
    assert session.setup.looked != session.running.seq


@reading("E-38")
@pytest.mark.parametrize("hand", ["flohsprung tandem", "flohsprung flohsprung"])
def test_a_roll_that_is_asked_for_anew_after_a_card_waits_as_long_as_usual(hand: str) -> None:
    """E-38: whatever is left in that hand; what was held is over, and can be held once more."""
    session = before_a_roll(0, {2: hand})
    held = deadlines.looked(session, BEN, NOW + 3)
    assert held is not None
    session.stored(held)
    assert session.time_limits.seconds == (RELAXED or 0) + LOOKS
    played = [session.answer(2, "play flohsprung 1 +1", BEN), *session.advance().entries]
    session.stored(session.change(played, NOW + 5))
    assert asked(session) == ("roll", [0])
    waits = session.time_limits.seconds
    assert (waits, session.record.due) == (RELAXED, NOW + 5 + (RELAXED or 0))
    assert deadlines.looked(session, ADA, NOW + 6) is not None


@reading("E-38")
def test_a_hand_that_was_opened_to_respond_holds_no_roll() -> None:
    """E-38: it was about the window."""
    session = before_a_roll(2, {0: "denkste", 2: "schlafmuetze tandem"})
    session.answer(2, "play schlafmuetze 0", BEN)
    assert session.time_limits.asked in WINDOWS
    assert deadlines.looked(session, ADA, NOW) is None
    assert session.opened == {}


def test_an_order_about_being_asked_leaves_a_pause_unchanged() -> None:
    def turn(t: Table) -> Script[None]:
        for _ in range(3):
            yield Decision("roll", {0: ("roll", HOLD)}, (0,))

    play = system(turn).make((0, 1, 2), {}).start()
    before = paused_at(play)
    play.answer(0, HOLD)
    assert paused_at(play) == before
    play.answer(0, "roll")
    assert paused_at(play) != before


def test_nothing_else_is_held_by_a_hand() -> None:
    held = before_a_roll(0, {2: "tandem"})
    assert deadlines.looked(held, 99, NOW) is None, "a person without a seat"
    assert deadlines.looked(held, ADA, NOW + 60) is None, "its time is up"
    assert deadlines.looked(before_a_roll(0, {2: "tandem"}, rolls=False), ADA, NOW) is None
    held.record.setup = json.encode(structs.replace(held.setup, paused=3.0))
    assert deadlines.looked(held, ADA, NOW) is None


def waits(session: Session) -> tuple[object, ...]:
    """All that time does at a table, and for whom it waits."""
    soon = after_a_moment(session.computers(), session.personal_settings)
    return session.time_limits, session.waiting(), soon


ARMED = {0: "aetsch denkste tandem", 1: "denkste schutzengel", 2: "freigang retourkutsche"}


def does(session: Session, given: tuple[Seat, str] | None) -> bool:
    """Give an answer, or let the time pass (None), and go on; return whether that can be done."""
    if given is None:
        session.default()
    elif given[1] not in session.running.options(given[0]):
        return False
    else:
        session.answer(*given, session.controller(given[0]).person or 0)
        session.advance()
    session.keep_timer()
    return True


def sees(session: Session, seat: Seat) -> tuple[object, ...]:
    """What a seat and everybody else see of a game, but for whom it waits."""
    play = session.running
    return tuple(play.game.view(play, each, ()) for each in (seat, None))


def step(session: Session, random: Random) -> tuple[Seat, str] | None:
    """Return what happens next: the time is up, or somebody who holds a card or is asked acts."""
    asked, people = session.time_limits.asked, [0, 2]
    if asked == "moment" or (asked != "move" and random.random() < 0.5):
        return None
    able = session.waiting() if asked == "move" else [*session.waiting(), *people]
    seat = random.choice([each for each in able if session.running.options(each)])
    return seat, random.choice(session.running.options(seat))


@pytest.mark.many
@reading("E-36")
@reading("E-38")
@pytest.mark.parametrize("asks", ["concerned", "holders"])
@pytest.mark.parametrize("rolls", [True, False])
@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=pytest.mark.soak) for n in (1, 2))])
def test_how_long_a_table_waits_tells_nothing_of_the_cards(
    asks: str, rolls: bool, seed: int
) -> None:
    """E-36, E-38: in windows, pauses and before rolls, with a computer at the table.

    In every world that looks the same to a seat the table waits for the same seats and as long; and if
    what then happens looks the same, it does so after it as well: a window has closed in both or none.
    """
    session = before_a_roll(0, ARMED, rolls=rolls, asks=asks)
    random, asked, closed = Random(seed), Counter[object](), 0
    for _ in range(150):
        given = step(session, random)
        for seat in range(3):
            if (world := redeal(session.running, seat, uniform(random))) is None:
                continue
            one, other = session.fork(), session.fork()
            other.play = world
            assert waits(other) == waits(one)
            asked[session.time_limits.asked] += 1
            if does(other, given) and does(one, given) and sees(one, seat) == sees(other, seat):
                assert waits(other) == waits(one)
                closed += (
                    session.time_limits.asked in WINDOWS and one.time_limits.asked not in WINDOWS
                )
        does(session, given)
        if session.running.table.over:
            break
    assert all(asked[each] > 20 for each in ("moment", "move")), asked
    assert asked["window"] > 10, asked
    assert closed, "no window has closed"


async def test_a_hand_that_is_opened_is_stored_with_the_table(place: Place) -> None:
    """Only where a roll waits for cards; two who open theirs at a time hold it once."""
    place.catalog[ACTION_CARDS.key] = ACTION_CARDS
    place.forget()
    session, random = await place.start(BEN, CEM, game="action_cards"), Random(3)
    assert await place.tables.looks(1, ADA) is session
    while session.time_limits.rolls is None:
        session = await place.act(session, random)
    before = session.record.due
    assert before is not None
    await asyncio.gather(*(place.tables.looks(1, person) for person in (ADA, BEN, CEM)))
    session = await place.tables.get(1)
    assert session.record.due == before + LOOKS
    await place.assert_as_stored(1)


@reading("E-38")
@pytest.mark.parametrize("ago", [LOOKS, LOOKS + 1])
async def test_a_hand_opened_shortly_before_ones_roll_holds_it_as_well(
    place: Place, ago: float
) -> None:
    """E-38: those who have seen their turn come need not open it twice; others' hands do nothing."""
    place.catalog[ACTION_CARDS.key] = ACTION_CARDS
    place.forget()
    session, random = await place.start(BEN, CEM, game="action_cards"), Random(3)
    opened, found = dict[int, float](), list[bool]()
    while len(found) < 12:
        if (rolls := session.time_limits.rolls) is not None:
            [person] = session.people_asked()
            held = place.time <= opened.pop(person, 0.0) + LOOKS
            assert session.record.due == place.time + rolls + LOOKS * held
            found.append(held)
            place.time = session.record.due
            session = await place.tables.expire(1)
        else:
            if session.time_limits.asked == "move":
                for person in random.sample([ADA, BEN, CEM], 2):
                    await place.tables.looks(1, person)
                    opened[person] = place.time
                place.time += ago
            session = await place.act(session, random)
    assert any(found) is (ago <= LOOKS)
    await place.assert_as_stored(1)
