"""How long windows for reactions are open, and whom they wait for, as a table has it set (E-36)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import structs

from data.records import Change, TableRecord
from engine.action_cards.game import ActionCards
from engine.action_cards.table import ActionCardsTable
from engine.catalog import ACTION_CARDS, CLASSIC
from engine.core import Limit
from engine.hosting.actions.lobby import ready, set_window
from engine.hosting.state.session import Session
from engine.hosting.state.settings import Person
from engine.hosting.state.setups import setup, window
from engine.hosting.state.time_controls import HOUR, LATE, MINUTE, MORE_TIME, UNSHOWN, Pace
from engine.hosting.state.time_limits import seconds
from tests.engine.action_cards.tables import Dealt
from tests.engine.hosting.seated import ADA, BEN, CEM, Place, changed, choose, lobby, refused
from tests.rules import reading


def cards(**chosen: Any) -> TableRecord:
    """Return a lobby of two people who are about to play with cards."""
    return lobby((0, ADA), (2, BEN), system=ACTION_CARDS, **chosen)


def started(record: TableRecord) -> Session:
    """Begin the game of a lobby."""
    session = Session(changed(record, ready(record, ACTION_CARDS, ADA, 1)), ACTION_CARDS)
    session.begin()
    return session


def lasts(session: Session, limit: Limit = "window") -> float | None:
    """Return the seconds that a window gives in a game."""
    return seconds(session.running.game, session.setup)[limit]


def asks(session: Session) -> str:
    """Return for whose reaction a game waits."""
    assert isinstance(session.running.game, ActionCards)
    return session.running.game.asks


@reading("E-36")
@pytest.mark.parametrize(
    ("pace", "open_for", "held", "brief", "whom"),
    [
        ("quick", 8, 20, 8, "concerned"),
        ("relaxed", 12, 20, 12, "concerned"),
        ("none", 20, 20, 20, "concerned"),
        ("days", 2 * HOUR, 2 * HOUR, 2 * HOUR, "holders"),
    ],
)
def test_how_long_and_for_which_player_a_window_waits_is_as_the_pace_has_it(
    pace: Pace, open_for: float, held: float, brief: float, whom: str
) -> None:
    """E-36: 8 s quick, 12 s relaxed, 20 s once it is held; by the day as it was before, E-24."""
    session = started(cards(pace=pace))
    limits: tuple[Limit, ...] = ("window", "held", "brief")
    assert [lasts(session, each) for each in limits] == [open_for, held, brief]
    assert asks(session) == whom


@reading("E-36")
def test_a_table_may_set_how_long_windows_are_open() -> None:
    """E-36: then holding one, be it brief, gives no less."""
    session = started(cards(pace="quick", limits={"window": 30}))
    limits: tuple[Limit, ...] = ("window", "held", "brief")
    assert [lasts(session, each) for each in limits] == [30, 30, 30]
    without = started(cards(pace="quick", limits={"window": None}))
    assert [lasts(without, each) for each in limits] == [None, None, None]


@reading("E-36")
def test_the_host_chooses_between_five_and_thirty_seconds() -> None:
    """E-36: at any pace but by the day, for games in which others may react."""
    record = cards(pace="quick", limits={"window": 20})
    assert window(setup(record), ACTION_CARDS) == 20
    for given in map(str, (5, 8, 12, 20, 30)):
        record = changed(record, set_window(record, ACTION_CARDS, ADA, given))
        assert window(setup(record), ACTION_CARDS) == lasts(started(record)) == int(given)
    for wrong in ("4", "31", "7200", "", "soon"):
        with refused("bad-click"):
            set_window(record, ACTION_CARDS, ADA, wrong)
    with refused("bad-click"):
        set_window(record, CLASSIC, ADA, "8")
    with refused("only-host", host=str(ADA)):
        set_window(record, ACTION_CARDS, BEN, "8")
    assert window(setup(record), CLASSIC) is None
    assert window(setup(cards(pace="days")), ACTION_CARDS) is None


@pytest.mark.parametrize("pace", ["quick", "relaxed", "none", "days"])
def test_where_a_player_has_asked_for_more_time_nothing_lasts_less_than_twenty_seconds(
    pace: Pace,
) -> None:
    """Windows, pauses after a single move and before a roll; what lasts longer stays so."""
    usual, slow = started(cards(pace=pace)), started(cards(pace=pace))
    slow.personal_settings = {BEN: Person(more_time=True)}
    random, seen = Random(2), set[Limit | None]()
    for _ in range(150):
        before, now = usual.time_limits, slow.time_limits
        seen.add(now.asked)
        if now.asked == "move":
            assert now == before
        else:
            assert now.seconds == max(MORE_TIME, before.seconds or 0)
        seat, action = choose(usual, random)
        for each in (usual, slow):
            entries = (
                each.default().entries if now.asked == "moment" else [each.answer(seat, action)]
            )
            assert entries
            each.advance()
            each.keep_timer()
    assert seen >= {"move", "moment", "window"}


async def test_time_that_is_asked_for_while_a_window_is_open_counts_at_once(place: Place) -> None:
    session = await announced(place)
    place.time += 5
    await place.tables.settings.change_person(BEN, lambda own: structs.replace(own, more_time=True))
    session = await seen(place, await place.tables.get(1))
    assert session.record.due == place.time + MORE_TIME + LATE
    place.time += 5
    await place.tables.settings.change_person(
        BEN, lambda own: structs.replace(own, more_time=False)
    )
    assert (await place.tables.get(1)).record.due == session.record.due
    await place.assert_as_stored(1)


async def test_a_lobby_is_shown_anew_when_a_player_asks_for_more_time(place: Place) -> None:
    place.catalog["action_cards"] = ACTION_CARDS
    await place.open(BEN, game="action_cards")
    before = (await place.tables.get(1)).record.revision
    for _ in range(2):
        await place.tables.settings.change_person(
            BEN, lambda own: structs.replace(own, more_time=True)
        )
    assert (await place.tables.get(1)).record.revision == before + 1


# Silence passes.


@reading("E-36")
async def test_a_press_counts_by_its_own_time_and_may_arrive_two_seconds_late(
    place: Place,
) -> None:
    """E-36: and what was pressed after the end comes too late, whenever it arrives."""
    session = await announced(place)
    end = session.record.due
    assert end is not None
    assert end == place.time + 12 + LATE
    place.time = end - 1
    with refused("too-late"):
        await pressed(place, session, "pass", end - LATE)
    assert (await place.tables.get(1)).record.due == end
    session = await pressed(place, session, "pass", end - LATE - 0.001)
    assert session.running.table.pieces[0][0] == 13


@reading("E-36")
async def test_nothing_is_carried_out_before_a_press_can_have_arrived(place: Place) -> None:
    """E-36: then the silence of all passes."""
    session = await announced(place)
    end = session.record.due
    assert end is not None
    place.time = end - 0.001
    session = await place.tables.expire(1)
    assert (session.record.due, session.running.table.pieces[0][0]) == (end, 5)
    place.time = end
    session = await place.tables.expire(1)
    assert session.running.table.pieces[0][0] == 13
    await place.assert_as_stored(1)


@reading("E-36")
async def test_the_time_of_a_window_runs_from_when_its_board_is_shown(place: Place) -> None:
    """E-36: once; boards of before, and those that are shown once more, give no time."""
    session = await announced(place, shown=False)
    revision = session.record.revision
    place.time += MINUTE
    for shown in (-1, revision - 1):
        session = await place.tables.note(Change(table=1, shown=shown))
        session = await place.tables.expire(1)
        assert session.running.table.pieces[0][0] == 5, "nobody has seen it"
    session = await place.tables.note(Change(table=1, shown=revision))
    end = place.time + 12 + LATE
    assert session.record.due == end
    await place.assert_as_stored(1)
    place.time += 3
    session = await place.tables.note(Change(table=1, shown=revision))
    assert session.record.due == end
    session = await pressed(place, session, "hold", place.time)
    place.time += MINUTE
    session = await place.tables.note(Change(table=1, shown=session.record.revision))
    assert session.record.due == place.time + 20 + LATE, "as does the time that holding it gives"


@reading("E-36")
@pytest.mark.parametrize("shown", [False, True])
async def test_after_a_restart_the_time_of_a_window_runs_from_when_it_is_shown(
    place: Place, shown: bool
) -> None:
    """E-36: as well; one that was shown before goes on as it did."""
    session = await announced(place, shown=shown)
    before, revision = session.record.due, session.record.revision
    place.time += 5
    place.forget()
    await place.tables.expire(1)
    place.time += 4
    session = await place.tables.note(Change(table=1, shown=revision))
    assert session.record.due == (before if shown else place.time + 12 + LATE)
    await place.assert_as_stored(1)


@reading("E-36")
async def test_a_window_that_cannot_be_shown_at_all_is_over_after_a_while(place: Place) -> None:
    """E-36: so that a table goes on whose board may not be shown."""
    await announced(place, shown=False)
    place.time += UNSHOWN - 1
    assert (await place.tables.expire(1)).running.table.pieces[0][0] == 5
    place.time += 1
    assert (await place.tables.expire(1)).running.table.pieces[0][0] == 13


async def unhurried(place: Place, wanted: bool) -> Session:
    """Choose for the server whether windows wait for all whom they ask."""
    await place.tables.settings.change_server(
        1, lambda server: structs.replace(server, unhurried=wanted)
    )
    await place.assert_as_stored(1)
    return await place.tables.get(1)


async def test_where_one_visitor_plays_for_several_people_windows_wait_for_all(
    place: Place,
) -> None:
    """Also a window that is open as that is chosen."""
    await announced(place)
    session = await unhurried(place, True)
    assert (session.time_limits.seconds, session.hurries, session.sight().due) == (
        None,
        False,
        None,
    )
    place.time += HOUR
    session = await place.tables.expire(1)
    assert session.running.table.pieces[0][0] == 5
    session = await pressed(place, session, "pass", place.time)
    assert session.running.table.pieces[0][0] == 13


async def test_a_window_that_waited_for_all_gets_a_time_limit_again(place: Place) -> None:
    await announced(place)
    await unhurried(place, True)
    session = await seen(place, await unhurried(place, False))
    seconds = session.time_limits.seconds
    assert seconds is not None
    assert session.record.due == place.time + seconds + LATE
    place.time += seconds + LATE
    assert (await place.tables.expire(1)).running.table.pieces[0][0] == 13


@reading("E-36")
async def test_other_questions_take_a_press_whenever_it_was_made(place: Place) -> None:
    """E-36: as do windows by the day, and those of games that began before."""
    session = await announced(place, "holders")
    assert (session.record.due, session.time_limits.after) == (place.time + 20, 0)
    session = await pressed(place, session, "pass", place.time + 10**6)
    number, rolling = session.running.number(2), session.waiting()
    assert rolling == [2]
    session = await place.tables.act(1, BEN, number, "roll", place.time + 10**6)
    assert session.waiting() != rolling or session.running.answers


@reading("E-36")
@pytest.mark.parametrize("held", [["tandem"], []])
async def test_a_player_that_is_not_waited_for_need_not_pass_and_is_told_so(
    place: Place, held: list[str]
) -> None:
    """E-36: with a card in hand, which may answer all the same, and without one."""

    class Third(Dealt):
        def new(self) -> ActionCardsTable:
            table = super().new()
            table.hands[1] = [*held]
            for card in held:
                table.deck.remove(card)
            return table

    place.catalog["action_cards"] = structs.replace(
        ACTION_CARDS, make=Third, presets={"book": {"four_arms": True}}
    )
    place.forget()
    session = await place.start(CEM, BEN, game="action_cards")
    session = await place.act_for(session, 0, "play sprint 1")
    assert session.waiting() == [2]
    assert bool(session.running.options(1)) is bool(held)
    person = session.controller(1).person or 0
    with refused("not-waited-for"):
        await place.tables.act(1, person, session.running.number(2), "pass")
    assert (await place.tables.get(1)).waiting() == [2]


async def announced(
    place: Place,
    asks: str = "concerned",
    make: type[ActionCards] = Dealt,
    shown: bool = True,
) -> Session:
    """Open a table where Ada has just played a card that concerns Ben, who holds one.

    Its board is *shown* to them.
    """
    presets = {"book": {"asked": asks}}
    place.catalog["action_cards"] = structs.replace(ACTION_CARDS, make=make, presets=presets)
    place.forget()
    session = await place.start(BEN, game="action_cards")
    session = await place.act_for(session, 0, "play sprint 1")
    assert session.waiting() == [2]
    return await seen(place, session) if shown else session


async def seen(place: Place, session: Session) -> Session:
    """Have Discord take the edit that shows a table's board."""
    return await place.tables.note(Change(table=1, shown=session.record.revision))


async def pressed(place: Place, session: Session, action: str, at: float) -> Session:
    """Let Ben press something at some moment; it arrives now."""
    number = session.running.number(2)
    return await place.tables.act(1, BEN, number, action, at)


# What is stored in the middle of one.


class Armed(Dealt):
    """The same with answers in all hands: Ada can answer an answer."""

    def new(self) -> ActionCardsTable:
        table = super().new()
        for seat in (0, 2):
            table.hands[seat].append("denkste")
            table.deck.remove("denkste")
        return table


CHAIN = ((2, "play denkste"), (0, "play denkste"))


@reading("E-36")
@pytest.mark.parametrize("order", ["", "ask-always", "pass-always", "pass-turn", "hold"])
@pytest.mark.parametrize("answers", [0, 1, 2])
async def test_a_table_goes_on_that_was_stored_in_the_middle_of_a_window(
    place: Place, answers: int, order: str
) -> None:
    """E-36: also in a chain of answers, and with each thing that is said about being asked."""
    session = await announced(place, make=Armed)
    for seat, action in CHAIN[:answers]:
        session = await place.act_for(session, seat, action)
    seat = 0 if answers == 1 else 2
    if order in session.running.options(seat):
        session = await place.act_for(session, seat, order)
    await place.assert_as_stored(1)
    while session.time_limits.after:
        place.time += 60
        place.forget()
        session = await place.tables.expire(1)
        await place.assert_as_stored(1)
    [at, *_] = session.running.table.pieces[0]
    assert at == 5 if answers == 1 else at != 5
