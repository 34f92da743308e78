"""What has only one answer is not asked, and what is rolled by itself (reading A-1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec import structs

from engine.catalog import ACTION_CARDS, CLASSIC, TOURNAMENT
from engine.chance import ROLL
from engine.core import CHANCE, Decision, Script, Table
from engine.hosting.actions.lobby import join, leave, set_pace
from engine.hosting.state.computers import known, single
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.settings import Person
from engine.hosting.state.setups import setup
from engine.hosting.state.time_controls import IDLE, Pace
from engine.players import LET_BE
from engine.views import Action, Seat, View
from tests.engine.hosting.seated import ADA, BEN, CEM, Place, changed, lobby, refused
from tests.engine.scripted import Heard, Said, Sitting, Turn, ask, system

THREE: list[tuple[int, int | str]] = [(0, ADA), (1, BEN), (2, CEM)]


def only(seat: Seat, action: Action = "go", **more: Any) -> Decision:
    """Ask a seat what has only one answer."""
    return Decision("only", {seat: (action,)}, (seat,), None, {seat: action}, **more)


def sitting(
    turn: Turn, personal_settings: Mapping[int, Person] | None = None, **setup: Any
) -> Sitting:
    """Begin a scripted game for Ada, Ben and Cem."""
    kind = system(turn)
    return Sitting(lobby(*THREE, system=kind, **setup), kind, personal_settings=personal_settings)


def given(sitting: Sitting) -> list[tuple[Seat, Action, bool]]:
    """Return what was answered for seats, and whether it was by itself."""
    return [(row.seat, row.action, row.itself) for row in sitting.log if row.seat >= 0]


def rolling(t: Table) -> Script[None]:
    """Seats 0 to 2 roll twice each and make the only move there is; then one has a choice."""
    for seat in range(3):
        for _ in range(2):
            yield only(seat, "roll")
            yield ROLL
            yield only(seat, "move 1")
    yield ask("choice", 2)


TURN = [("roll", False), ("move 1", True), ("roll", True), ("move 1", True)]


def test_by_hand_one_tap_begins_a_turn_and_the_rest_follows() -> None:
    """Up to where somebody else begins, or there is something to choose."""
    game = sitting(rolling)
    assert given(game) == []
    for seat in range(3):
        assert game.session.waiting() == [seat]
        game.answer(seat, "roll")
        assert given(game)[-4:] == [(seat, action, itself) for action, itself in TURN]
    assert game.session.sight().asked == ask("choice", 2)


def test_by_itself_the_game_stops_at_choices_only() -> None:
    game = sitting(rolling, pace="days")
    assert game.session.sight().asked == ask("choice", 2)
    assert len(given(game)) == 12
    assert all(itself for _, _, itself in given(game))


def test_a_row_says_for_which_player_it_was_answered() -> None:
    """So that the log stays what it was: dice have nobody, and what was tapped is not by itself."""
    game = sitting(rolling)
    game.answer(0, "roll")
    rows = game.log[1:]
    assert [row.by for row in rows] == [0 if row.seat == CHANCE else ADA for row in rows]
    assert [row.itself for row in rows if row.seat == CHANCE] == [False, False]
    story = game.session.sight().story
    assert [row.itself for row in story] == [row.itself for row in game.log]


@pytest.mark.parametrize(
    ("pace", "person", "alone"),
    [
        ("relaxed", Person(), [False, True, True, True]),
        ("quick", Person(), [False, True, True, True]),
        ("days", Person(), [True, True, True, True]),
        ("relaxed", Person(rolls=True), [True, True, True, True]),
        ("days", Person(rolls=False), [False, True, True, True]),
        ("relaxed", Person(asks=True), [False, False, False, False]),
        ("days", Person(asks=True), [True, False, True, False]),
        ("quick", Person(asks=True, rolls=True), [True, False, True, False]),
    ],
)
def test_automatic_answers_follow_from_the_pace_and_the_persons_wish(
    pace: str, person: Person, alone: list[bool]
) -> None:
    """Of a turn of two rolls with a single move each."""
    game = sitting(rolling, {ADA: person}, pace=pace)
    while game.session.waiting() == [0]:
        seat = game.session.waiting()[0]
        game.answer(seat, game.session.play.options(seat)[0])  # type: ignore[union-attr]
    assert [itself for _, _, itself in given(game)[:4]] == alone


def test_a_player_that_has_answered_in_another_turn_begins_this_one_by_hand() -> None:
    def turn(t: Table) -> Script[None]:
        yield only(0, "roll")

    game = sitting(turn)
    for count in range(1, 4):
        game.answer(0, "roll")
        assert given(game) == [(0, "roll", False)] * count


OPEN = Decision("open", {0: ("go",), 1: ()}, (0,))


@pytest.mark.parametrize(
    "pending",
    [
        structs.replace(OPEN, options={0: ("go", "pass")}),
        structs.replace(OPEN, options={0: ("go",), 1: ("trick",)}),
        structs.replace(OPEN, options={0: ("go",), 1: ("go",)}, waits_for=(0, 1)),
        structs.replace(OPEN, secret=True),
        structs.replace(OPEN, secret=True, open=("go",)),
        structs.replace(OPEN, limit="window"),
    ],
    ids=["a choice", "somebody may interrupt", "two", "secret", "partly secret", "a window"],
)
def test_where_something_else_is_possible_or_hidden_there_is_no_only_answer(
    pending: Decision,
) -> None:
    """Not being asked would show that one holds nothing that fits."""
    assert single(OPEN) == (0, "go")
    assert single(pending) is None


def test_from_computers_nothing_has_to_be_hidden() -> None:
    """Whoever plays with them alone is asked only what they choose themselves."""
    hidden = structs.replace(OPEN, secret=True)
    assert single(hidden, alone=(0,)) == (0, "go")
    interruptible = structs.replace(hidden, options={0: ("go",), 1: ("trick",)})
    assert single(interruptible, alone=(0,)) == (0, "go"), "the computer has let it be"
    assert single(interruptible, alone=(1,)) is None, "this may be done, and need not"
    assert single(interruptible, alone=(0, 1)) is None
    assert single(structs.replace(hidden, options={0: ("go", "trick")}), alone=(0,)) is None
    window = structs.replace(hidden, options={0: ("go", "wait")}, limit="window")
    assert single(window, alone=(0,)) is None
    assert single(window, alone=(0,), non_moves={"wait"}) == (0, "go")


@pytest.mark.parametrize("other", ["normal", BEN])
def test_a_player_that_plays_alone_chooses_or_begins_a_turn_with_every_tap(
    other: int | str,
) -> None:
    """Cards in hand or not; with another person, what can be seen shows nothing."""
    record = lobby((0, ADA), (2, other), system=ACTION_CARDS)
    session = Session(record, ACTION_CARDS)
    session.begin()
    play, random, single_ones = session.play, Random(1), 0
    assert play is not None
    while not play.table.over and play.seq < 600:
        (seat, *_) = session.waiting()
        able = [each for each in play.options(seat) if each not in play.game.non_moves]
        if seat == 0:
            single_ones += len(able) == 1 and able != ["roll"]
        session.answer(seat, random.choice(able), ADA)
        session.advance()
    assert (single_ones == 0) == (other == "normal")


def test_a_computer_waits_for_a_player_that_plays_alone_only_where_they_can_interrupt() -> None:
    """And for people who may have a card that does, as far as others know."""

    def turn(t: Table) -> Script[None]:
        for card in ((), ("card",)):
            options: dict[Seat, tuple[Action, ...]] = {0: card, 2: ("go",)}
            yield Decision("go", options, (2,), secret=True, open=("go",), watched_by=(0,))

    kind = system(turn)
    for people, waits in (((0, ADA), (2, "normal")), 1), (((0, ADA), (1, BEN), (2, "normal")), 0):
        game = Sitting(lobby(*people, system=kind), kind)
        assert len(given(game)) == waits
        assert game.session.waiting() == [2]


def test_a_choice_that_costs_something_is_a_choice() -> None:
    """Where a MUST can be broken "pass" is offered beside a single move."""
    record = lobby((0, ADA), (2, BEN), (4, CEM), system=TOURNAMENT, preset="penalties", pace="days")
    session = Session(record, TOURNAMENT)
    session.begin()
    play, random, single_moves = session.play, Random(1), 0
    assert play is not None
    for _ in range(60):
        seat = session.waiting()[0]
        options = play.options(seat)
        assert len(options) > 1
        single_moves += len(options) == 2 and "pass" in options
        session.answer(seat, random.choice(options), ADA)
        session.advance()
    assert single_moves


def test_with_cards_in_hands_everything_is_asked() -> None:
    """While nobody holds any, dice roll by themselves; what could be played later must not show."""
    record = lobby((0, ADA), (2, BEN), system=ACTION_CARDS, pace="days")
    session = Session(record, ACTION_CARDS)
    session.begin()
    play = session.play
    assert play is not None
    assert any(play.table.hands), "somebody has drawn"
    for _ in range(40):
        if any(play.table.hands):
            seq = play.seq
            session.advance()
            assert play.seq == seq
        seat = session.waiting()[0]
        session.answer(seat, play.options(seat)[0], ADA)
        session.advance()


# Computers that may interrupt.


def interruptible(t: Table) -> Script[None]:
    """Ben may go, unless a computer gets in between."""
    options: dict[Seat, tuple[Action, ...]] = {
        0: ("card", "trick"),
        1: ("go", "stay"),
        2: ("card",),
    }
    while True:
        seat, action = yield Decision("go", options, (1,), secret=True)
        yield Said(f"{seat} {action}")
        if seat == 1:
            return
        options = {**options, seat: ()}


def test_computers_that_may_interrupt_are_asked_and_may_let_it_be() -> None:
    offered: list[tuple[Seat, tuple[Action, ...]]] = []

    def level(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
        offered.append((seat, tuple(options)))
        assert isinstance(view, Heard)
        return options[0] if seat == 0 else options[-1]

    kind = structs.replace(system(interruptible), levels={"normal": level})
    game = Sitting(lobby((0, "normal"), (1, BEN), (2, "normal"), system=kind), kind)
    assert given(game) == [(2, "card", False)]
    assert game.log[-1].by == 0
    assert offered == [
        (0, (LET_BE, "card", "trick")),
        (2, (LET_BE, "card")),
        (0, (LET_BE, "card", "trick")),
    ]
    assert game.session.waiting() == [1]
    game.answer(1, "go")
    assert given(game)[1:] == [(1, "go", False), (2, "card", False)]


def test_a_view_is_given_all_that_followed_from_the_last_tap() -> None:
    """And the answer before it, which may be one that nobody had to give."""

    def telling(t: Table) -> Script[None]:
        for seat in range(3):
            yield only(seat, "roll")
            yield Said(f"{seat} rolls")
            yield only(seat, "move 1")
            yield Said(f"{seat} moves")

    game = sitting(telling, {CEM: Person(rolls=True)})
    game.answer(0, "roll")
    assert game.session.sight().view == Heard(None, ("0 rolls", "0 moves"))
    game.answer(1, "roll")
    assert game.session.sight().view == Heard(None, ("1 rolls", "1 moves", "2 rolls", "2 moves"))


@pytest.mark.parametrize("pace", ["relaxed", "days"])
def test_after_a_restart_the_game_is_the_same(pace: str) -> None:
    """Also in the middle of a turn, and with what a person wishes read again."""
    record = lobby((0, ADA), (2, BEN), preset="family", pace=pace)
    game, random = Sitting(record, CLASSIC), Random(3)
    for _ in range(40):
        seat = game.session.waiting()[0]
        play = game.session.play
        assert play is not None
        game.answer(seat, random.choice(play.options(seat)))
        sight, state = game.session.sight(), play.state
        again = game.again()
        assert not again.restarted
        assert again.play is not None
        assert (again.sight(), again.play.state) == (sight, state)


async def test_an_automatic_answer_is_stored_as_such(place: Place) -> None:
    session = await place.start(BEN)
    session = await place.act_for(session, session.waiting()[0], "roll")
    log = await place.store.log(1)
    assert [row.seat for row in log if row.itself] == [
        row.seat for row in session.tail if row.itself
    ]
    await place.assert_as_stored(1)


@pytest.mark.parametrize("away", [{"finishing": 1}, {"person": None, "away": BEN}])
def test_a_player_that_is_away_or_has_let_a_turn_go_learns_nothing_either(
    away: dict[str, Any],
) -> None:
    """They see what is done meanwhile, and play on."""

    def turn(t: Table) -> Script[None]:
        yield Decision("go", {0: ("go",)}, (0,), secret=True)

    kind = system(turn)
    computers = Sitting(lobby((0, ADA), (2, BEN), system=kind), kind).session.computers()

    def alone(ben: dict[str, Any]) -> list[Seat]:
        owners = {**computers.owners, 2: structs.replace(computers.owners[2], **ben)}
        return structs.replace(computers, owners=owners).alone()

    assert alone({"person": None}) == [0]
    assert alone(away) == []
    assert computers.play.began == 1, "the turn that is finished"


async def test_a_press_for_an_answer_given_automatically_is_not_refused(
    place: Place,
) -> None:
    """They saw the button, and what it says is done."""
    session = await place.start(BEN)
    while not any(row.itself for row in session.tail):
        (seat, *_) = session.waiting()
        session = await place.act_for(session, seat, session.running.options(seat)[0])
    row = next(row for row in session.tail if row.itself)
    other = BEN if row.by == ADA else ADA
    assert (await place.tables.act(1, row.by, row.seq, "move 1")).record == session.record
    for person, question in ((other, row.seq), (row.by, row.seq - 1)):
        with pytest.raises(Refused):
            await place.tables.act(1, person, question, "move 1")
    await place.assert_as_stored(1)


async def test_a_wish_counts_at_once_at_all_tables(place: Place) -> None:
    """The dice of whoever has them roll by themselves roll now, and in all turns to come."""
    session = await place.start(BEN)
    seat = session.waiting()[0]
    person = session.controller(seat).person
    assert person is not None
    seq = session.record.seq
    await place.tables.settings.change_person(
        person, lambda each: structs.replace(each, rolls=True)
    )
    session = await place.tables.get(1)
    assert session.record.seq > seq
    assert (await place.store.log(1, seq))[0].itself
    await place.reopen()
    await place.assert_as_stored(1)
    again = await place.tables.get(1)
    assert again.personal_settings[person].rolls
    assert again.personal_settings[person] == await place.tables.choices.person(person)


async def test_a_wish_that_changes_nothing_at_a_table_stores_nothing_there(place: Place) -> None:
    session = await place.start(BEN)
    await place.open(BEN)
    commits = place.store.commits
    for changes in ({"theme": "dark"}, {"asks": True}):
        await place.tables.settings.change_person(ADA, partial(structs.replace, **changes))
    assert place.store.commits == commits
    assert (await place.tables.get(1)).personal_settings[ADA].asks
    assert (await place.tables.get(1)).record == session.record


async def test_settings_of_joining_players_count_as_well(place: Place) -> None:
    await place.tables.settings.change_person(BEN, lambda each: structs.replace(each, rolls=True))
    session = await place.start(BEN, first_player="host")
    session = await place.act_for(session, 0, "roll")
    assert session.waiting() == [0] or any(row.seat == 2 and row.itself for row in session.tail)


def test_the_pace_is_chosen_by_the_host_in_the_lobby() -> None:
    record = lobby((0, ADA), (2, BEN))
    assert setup(record).pace == "relaxed"
    assert setup(changed(record, set_pace(record, ADA, "days"))).pace == "days"
    with refused("only-host", host=str(ADA)):
        set_pace(record, BEN, "days")
    with refused("bad-click"):
        set_pace(record, ADA, "slow")


async def alone(place: Place, pace: Pace, asks: bool) -> Session:
    """Play until somebody has a single move, where it waits a moment unless they want to be asked."""
    for person in (ADA, BEN):
        await place.tables.settings.change_person(
            person, lambda each: structs.replace(each, asks=asks)
        )
    place.catalog["action_cards"] = ACTION_CARDS
    table = await place.open(BEN, game="action_cards", first_player="host")
    await place.tables.lobbies.set_up(table, lambda record, _: set_pace(record, ADA, pace))
    session, random = await place.tables.lobbies.start(table, ADA, click=200), Random(1)
    while True:
        pending = session.running.pending
        assert isinstance(pending, Decision)
        if known(pending) and session.computers().watched(pending):
            return session
        session = await place.act(session, random)


@pytest.mark.parametrize("pace", ["none", "relaxed", "days"])
@pytest.mark.parametrize("asks", [False, True])
async def test_a_player_that_is_asked_otherwise_from_now_on_has_another_time(
    place: Place, pace: Pace, asks: bool
) -> None:
    """Whoever wants to be asked has the time that a move has, and nobody has missed anything."""
    session = await alone(place, pace, asks)
    [seat] = session.waiting()
    limits = "move" if asks else "moment", "moment" if asks else "move"
    assert session.time_limits.asked == limits[0]
    await place.tables.settings.change_person(
        session.controller(seat).person or 0, lambda each: structs.replace(each, asks=not asks)
    )
    session = await place.tables.get(1)
    assert session.time_limits.asked == limits[1]
    limit = session.time_limits.limit(place.time)
    assert session.record.due == (place.time + IDLE if limit is None else limit)
    await place.assert_as_stored(1)


async def test_a_player_that_comes_back_to_a_lobby_plays_as_they_have_chosen_meanwhile(
    place: Place,
) -> None:
    await place.open(BEN, CEM)
    await place.tables.lobbies.set_up(1, lambda record, system: leave(record, system, BEN))
    await place.tables.settings.change_person(BEN, lambda each: structs.replace(each, rolls=True))
    await place.tables.lobbies.set_up(1, partial(join, person=BEN, click=5))
    session = await place.tables.lobbies.start(1, ADA, click=200)
    assert session.personal_settings[BEN].rolls
