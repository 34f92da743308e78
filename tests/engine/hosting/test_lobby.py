"""The lobby: who sits where, what is played, who may change it; a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec import UNSET, json, structs

from data.records import Change, TableRecord
from engine.catalog import ACTION_CARDS, CARD_RACE, CATALOG, CLASSIC, TOURNAMENT
from engine.core import Game
from engine.evaluation import PERSONAS
from engine.hosting.actions.lobby import (
    add_computer,
    choose_colour,
    choose_options,
    dealt,
    fill,
    invite,
    join,
    leave,
    ready,
    release,
    remove,
    remove_computer,
    set_game,
    set_options,
    set_preset,
    set_rules,
)
from engine.hosting.state.refusals import Refused
from engine.hosting.state.settings import Server
from engine.hosting.state.setups import (
    Setup,
    arranged,
    next_board,
    next_free,
    options,
    order,
    people,
    seating,
    setup,
)
from engine.hosting.state.setups import rules as values_of
from engine.rules import Value
from engine.seating import Seating
from engine.system import System
from tests.engine.hosting.seated import ADA, BEN, CEM, DORA, EVE, changed, lobby, refused, seats


def unmade(*_: object) -> Game[Any]:
    raise NotImplementedError


def by_pairs(people: int, values: Mapping[str, Value]) -> Seating:
    """Two, four or six people, opposite each other."""
    arms = {2: ((0, 3),), 4: ((0, 1, 3, 4), (1, 2, 4, 5)), 6: (range(6),)}
    return Seating(arms.get(people, ()), ("yellow", "green", "red", "black", "blue", "violet"))


GAPS = System(
    key="gaps",
    seating=by_pairs,
    rules=(),
    presets={"book": {}},
    make=unmade,
    levels={"easy": unmade},  # type: ignore[dict-item]
)
"""A system for an even number of people on a board with six arms."""


def taken(change: Change) -> dict[int, int | str]:
    """Return who is on which seat after *change*: a person, or a computer's level."""
    assert change.seats is not UNSET
    return {seat.seat: seat.level if seat.person is None else seat.person for seat in change.seats}


def chosen(change: Change) -> Setup:
    """Return what is chosen after *change*."""
    assert change.setup is not UNSET
    return json.decode(change.setup, type=Setup)


def fields(change: Change) -> set[str]:
    """Return what *change* changes."""
    return {
        name
        for name, value in structs.asdict(change).items()
        if value is not UNSET and name not in ("table", "entries")
    }


# Joining.


def test_a_player_that_joins_gets_the_next_usual_colour() -> None:
    """The second sits opposite the first, as two do; then the gaps are filled."""
    record = lobby()
    for person, seat in (BEN, 2), (CEM, 1), (DORA, 3):
        change = join(record, CLASSIC, person, click=1)
        record = changed(record, change)
        assert taken(change)[seat] == person
    assert people(record.seats) == [ADA, CEM, BEN, DORA]


def test_the_next_colour_fits_those_that_are_taken() -> None:
    """Where the first has chosen another colour, the second sits opposite that one."""
    assert next_free(lobby((1, ADA)), CLASSIC) == 3
    assert next_free(lobby((3, ADA)), CLASSIC) == 1
    assert next_free(lobby((2, ADA), (3, BEN)), CLASSIC) in (0, 1)


def test_the_next_colour_is_of_the_next_number_that_can_play() -> None:
    record = lobby((0, ADA), (3, BEN), system=GAPS)
    assert next_free(record, GAPS) == 1
    assert next_free(lobby((1, ADA), (2, BEN), system=GAPS), GAPS) in (4, 5)


def test_a_table_has_no_more_seats_than_can_play() -> None:
    full = lobby((0, ADA), (1, BEN), (2, CEM), (3, "easy"))
    with refused("lobby-full"):
        join(full, CLASSIC, DORA, click=1)
    with refused("lobby-full"):
        add_computer(full, CLASSIC, ADA, "easy")


def test_no_player_joins_twice() -> None:
    with refused("lobby-already-joined"):
        join(lobby((0, ADA), (2, BEN)), CLASSIC, BEN, click=1)


def test_the_dice_depend_on_the_clicks_of_joining_players() -> None:
    """In the order of the clicks, the one that opened the table first."""
    record = lobby()
    record = changed(record, join(record, CLASSIC, BEN, click=300))
    record = changed(record, join(record, CLASSIC, CEM, click=200))
    assert record.contributions == [100, 300, 200]


def test_a_refusal_names_its_text_and_its_subject() -> None:
    refusal = Refused("lobby-too-few", least=2)
    assert (refusal.key, refusal.about) == ("lobby-too-few", {"least": 2})
    assert str(refusal) == "lobby-too-few: {'least': 2}"


# Private lobbies.


def test_only_invited_people_join_a_private_lobby() -> None:
    record = lobby(private=True, invited=(BEN,))
    assert taken(join(record, CLASSIC, BEN, click=1)) == {0: ADA, 2: BEN}
    with refused("lobby-private", host=str(ADA)):
        join(record, CLASSIC, CEM, click=1)


def test_a_player_that_leaves_a_private_lobby_may_come_back() -> None:
    """Also who sat there before it was private, or was its host; not who was sent away."""
    record = lobby((0, ADA), (2, BEN), private=True)
    with refused("lobby-private", host=str(ADA)):
        leave(record, CLASSIC, CEM)
    record = changed(record, leave(record, CLASSIC, ADA))
    assert (record.host, setup(record).invited) == (BEN, (ADA,))
    record = changed(record, join(record, CLASSIC, ADA, click=1))
    record = changed(record, remove(record, CLASSIC, BEN, ADA))
    with refused("lobby-private", host=str(BEN)):
        join(record, CLASSIC, ADA, click=2)
    assert chosen(leave(lobby((0, ADA), (2, BEN), unconfirmed=(BEN,)), CLASSIC, BEN)).invited == ()


def test_an_invitation_is_over_when_a_moderator_sends_its_person_away() -> None:
    """Or else they would be back at once; so is the call to those who asked for the next game."""
    record = lobby((0, ADA), (2, BEN), private=True, invited=(BEN, CEM), called=(BEN, DORA))
    record = changed(record, leave(record, CLASSIC, BEN, may_return=False))
    assert (setup(record).invited, setup(record).called) == ((CEM,), (DORA,))
    with refused("lobby-private", host=str(ADA)):
        join(record, CLASSIC, BEN, click=1)


def test_a_player_that_comes_too_late_for_a_seat_that_was_held_may_still_join() -> None:
    record = lobby((0, ADA), (2, BEN), private=True, unconfirmed=(BEN,))
    record = changed(record, release(record, CLASSIC))
    assert taken(join(record, CLASSIC, BEN, click=1)) == {0: ADA, 2: BEN}


def test_a_player_that_was_called_to_a_lobby_may_join_though_it_is_private() -> None:
    record = lobby(private=True, called=(BEN,))
    record = changed(record, join(record, CLASSIC, BEN, click=1))
    record = changed(record, remove(record, CLASSIC, ADA, BEN))
    with refused("lobby-private", host=str(ADA)):
        join(record, CLASSIC, BEN, click=2)


def test_a_player_that_was_called_is_called_again_as_a_held_seat_becomes_free() -> None:
    """There was no room for them before; whoever leaves a seat of their own calls nobody."""
    everybody = (0, ADA), (1, BEN), (2, CEM), (3, DORA)
    record = lobby(*everybody, unconfirmed=(BEN,), called=(EVE,))
    record.message, record.remains = 9, [8]
    change = release(record, CLASSIC)
    assert (change.message, change.remains) == (None, [8, 9])
    assert leave(record, CLASSIC, CEM).message is UNSET
    record.seats = record.seats[:3]
    assert leave(record, CLASSIC, BEN).message is UNSET, "there was room before"


def test_the_host_needs_no_invitation() -> None:
    """A host who was handed the table and left it may come back."""
    record = lobby((2, "easy"), private=True)
    assert taken(join(record, CLASSIC, ADA, click=1)) == {0: ADA, 2: "easy"}


def test_the_host_makes_a_lobby_private_and_opens_it() -> None:
    record = lobby((0, ADA), (2, BEN), invited=(CEM,))
    record = changed(record, set_options(record, ADA, private=True))
    assert setup(record) == Setup("book", private=True, invited=(CEM,))
    assert setup(changed(record, set_options(record, ADA, private=False))).private is False
    with refused("only-host", host=str(ADA)):
        set_options(record, BEN, private=False)


def test_the_host_has_the_options_that_the_game_has() -> None:
    """None of dice where there are none, none of hints where nothing is weighed, no undo for penalties."""
    values = CLASSIC.values("book", {"compulsory_capture": "penalty"})
    bare = structs.replace(CARD_RACE, weigh=None)
    assert list(options(Setup("book"), bare, bare.values("book", {}))) == [
        "private",
        "takeover",
        "taking_back",
    ]
    assert "taking_back" not in options(Setup("book"), CLASSIC, values)
    assert options(Setup("book", pace="quick"), CLASSIC, CLASSIC.values("book", {})) == {
        "private": False,
        "takeover": True,
        "rolls": True,
        "taking_back": False,
        "hints": False,
    }


def test_options_that_were_on_already_follow_the_pace_as_before() -> None:
    record = lobby((0, ADA), (2, BEN))
    record = changed(record, choose_options(record, CLASSIC, ADA, ["private", "hints"]))
    assert setup(record) == Setup("book", private=True, takeover=False)
    record = changed(record, choose_options(record, CLASSIC, ADA, ["rolls", "no such thing"]))
    assert setup(record) == Setup("book", takeover=False, rolls=True, hints=False)
    with refused("only-host", host=str(ADA)):
        choose_options(record, CLASSIC, BEN, [])


def test_the_host_invites_people_each_once() -> None:
    record = lobby((0, ADA), (2, BEN), private=True, invited=(CEM,))
    assert chosen(invite(record, ADA, [DORA, CEM, DORA])).invited == (CEM, DORA)
    with refused("only-host", host=str(ADA)):
        invite(record, BEN, [EVE])


# Leaving.


def test_a_player_that_leaves_frees_the_seat() -> None:
    change = leave(lobby((0, ADA), (1, CEM), (2, BEN)), CLASSIC, CEM)
    assert taken(change) == {0: ADA, 2: BEN}
    assert change.host == ADA
    assert change.status is UNSET


def test_a_host_that_leaves_hands_the_table_to_another_player() -> None:
    """To the next person in the order of seats, never to a computer."""
    change = leave(lobby((0, ADA), (1, "easy"), (2, BEN), (3, CEM)), CLASSIC, ADA)
    assert change.host == BEN
    assert taken(change) == {1: "easy", 2: BEN, 3: CEM}


def test_the_last_person_that_leaves_closes_the_table() -> None:
    """Computers do not play among themselves."""
    change = leave(lobby((0, ADA), (2, "easy")), CLASSIC, ADA)
    assert change.status == "abandoned"
    assert taken(change) == {2: "easy"}


def test_only_the_players_that_sit_can_leave() -> None:
    with refused("lobby-not-in"):
        leave(lobby((0, ADA), (2, "easy")), CLASSIC, BEN)
    with refused("lobby-full"):
        leave(lobby((0, ADA), (1, "easy"), (2, "easy"), (3, "easy")), CLASSIC, BEN)


def test_the_host_removes_a_player_that_is_no_longer_invited() -> None:
    record = lobby((0, ADA), (1, CEM), (2, BEN), private=True, invited=(BEN, CEM))
    change = remove(record, CLASSIC, ADA, BEN)
    assert taken(change) == {0: ADA, 1: CEM}
    assert chosen(change) == Setup("book", private=True, invited=(CEM,))
    with refused("lobby-private", host=str(ADA)):
        join(changed(record, change), CLASSIC, BEN, click=1)


def test_the_host_takes_an_invitation_back() -> None:
    record = lobby((0, ADA), (2, BEN), private=True, invited=(CEM, DORA), called=(EVE,))
    for person in (CEM, EVE):
        record = changed(record, remove(record, CLASSIC, ADA, person))
        with refused("lobby-private", host=str(ADA)):
            join(record, CLASSIC, person, click=1)
    assert (people(record.seats), setup(record).invited) == ([ADA, BEN], (DORA,))


@pytest.mark.parametrize("person", [ADA, EVE], ids=["themselves", "somebody who is not there"])
def test_the_host_cannot_remove(person: int) -> None:
    with refused("lobby-nobody-to-remove"):
        remove(lobby((0, ADA), (2, BEN)), CLASSIC, ADA, person)


def test_no_player_but_the_host_removes_people() -> None:
    with refused("only-host", host=str(ADA)):
        remove(lobby((0, ADA), (2, BEN)), CLASSIC, BEN, ADA)


# Colours.


def test_a_person_moves_to_the_colour_they_choose() -> None:
    record = lobby((0, ADA), (1, BEN), (3, "easy"))
    assert taken(choose_colour(record, CLASSIC, BEN, "red")) == {0: ADA, 2: BEN, 3: "easy"}
    assert taken(choose_colour(record, CLASSIC, ADA, "red")) == {1: BEN, 2: ADA, 3: "easy"}
    assert taken(choose_colour(record, CLASSIC, ADA, "yellow")) == {0: ADA, 1: BEN, 3: "easy"}


def test_colours_of_arms_that_stay_empty_can_be_chosen() -> None:
    assert taken(choose_colour(lobby((0, ADA), system=GAPS), GAPS, ADA, "green")) == {1: ADA}


@pytest.mark.parametrize(
    ("colour", "said"),
    [
        ("green", "lobby-colour-taken"),
        ("black", "lobby-colour-taken"),
        ("violet", "lobby-colour-none"),
        ("", "lobby-colour-none"),
    ],
)
def test_a_colour_that_is_taken_or_not_there_is_refused(colour: str, said: str) -> None:
    """Also with a forged one that names none."""
    with refused(said):
        choose_colour(lobby((0, ADA), (1, BEN), (3, "easy")), CLASSIC, ADA, colour)


def test_only_the_players_that_sit_choose_a_colour() -> None:
    with refused("lobby-not-in"):
        choose_colour(lobby((0, ADA), (2, "easy")), CLASSIC, BEN, "green")


# What one more player changes.


@pytest.mark.parametrize("system", [ACTION_CARDS, TOURNAMENT], ids=lambda each: each.key)
def test_no_player_changes_their_colour_as_the_third_and_the_fourth_sit_down(
    system: System,
) -> None:
    """Three play on six arms and four on four; what they would play with stays the same all along."""
    record = lobby((0, ADA), system=system)
    for person in (BEN, CEM, DORA):
        before, told = played(record, system), next_board(record, system)
        boards = seating(record, system).board
        record = changed(record, join(record, system, person, click=1))
        after = played(record, system)
        assert before.items() <= after.items()
        assert (told is not None) == (seating(record, system).board != boards), "it is said before"
        assert told is None or told.kept
        assert told is None or told.arms == len(seating(record, system).colours)
    assert next_board(record, system) is None, "there is no room for more"
    for person in (DORA, CEM):
        before = played(record, system)
        record = changed(record, leave(record, system, person))
        assert played(record, system).items() <= before.items()


def test_it_is_said_if_one_more_player_changes_colours() -> None:
    """Two neighbours on four arms cannot both keep theirs on six, if no triple has both."""
    record = lobby((0, ADA), (3, BEN), system=ACTION_CARDS)
    told = next_board(record, ACTION_CARDS)
    assert told is not None
    assert (told.arms, told.kept) == (6, False)
    assert next_board(lobby((0, ADA), (2, BEN)), CLASSIC) is None


def played(record: TableRecord, system: System) -> dict[int | None, str]:
    """The colours of people if the game began now, or as they sit, while they are too few."""
    colours = seating(record, system).colours
    fits = len(record.seats) in system.numbers(values_of(record, system))
    seats = arranged(record, system) if fits else record.seats
    return {seat.person: colours[seat.seat] for seat in seats}


# Computer players.


def test_the_host_seats_computers_and_unseats_the_last() -> None:
    record = lobby()
    for level in "easy", "normal":
        record = changed(record, add_computer(record, CLASSIC, ADA, level))
    assert record.seats == seats((0, ADA), (1, "normal"), (2, "easy"))
    record = changed(record, remove_computer(record, CLASSIC, ADA))
    assert record.seats == seats((0, ADA), (1, "normal"))
    record = changed(record, remove_computer(record, CLASSIC, ADA))
    with refused("lobby-no-computer"):
        remove_computer(record, CLASSIC, ADA)


def test_computers_are_the_hosts_business() -> None:
    record = lobby((0, ADA), (1, "easy"), (2, BEN))
    with refused("only-host", host=str(ADA)):
        add_computer(record, CLASSIC, BEN, "easy")
    with refused("only-host", host=str(ADA)):
        remove_computer(record, CLASSIC, BEN)


def test_all_seats_that_are_free_are_filled_at_once() -> None:
    record = structs.replace(lobby((0, ADA), (2, BEN)), id=7)
    record = changed(record, fill(record, CLASSIC, ADA))
    assert [seat.seat for seat in record.seats] == [0, 1, 2, 3]
    assert people(record.seats) == [ADA, BEN]
    assert len({seat.level for seat in record.seats}) == 3, "two personas, and none of the people"
    with refused("lobby-full"):
        fill(record, CLASSIC, ADA)
    with refused("only-host", host=str(ADA)):
        fill(lobby((0, ADA), (2, BEN)), CLASSIC, BEN)


@pytest.mark.parametrize("system", CATALOG.values(), ids=CATALOG)
def test_a_host_that_is_alone_plays_against_computers_at_once(system: System) -> None:
    record = structs.replace(lobby(system=system), id=7)
    change = ready(record, system, ADA, click=400, alone=True)
    assert change.seats is not UNSET
    assert people(change.seats) == [ADA]
    assert len(change.seats) == max(system.numbers(values_of(record, system)))
    with refused("only-host", host=str(ADA)):
        ready(record, system, BEN, click=1, alone=True)


@pytest.mark.parametrize("other", [BEN, "easy"])
def test_a_host_that_is_not_alone_any_more_starts_with_the_players_that_have_come(
    other: Any,
) -> None:
    with refused("lobby-not-alone"):
        ready(lobby((0, ADA), (2, other)), CLASSIC, ADA, click=1, alone=True)


def test_a_player_that_is_not_chosen_is_dealt_and_no_player_twice_before_all_have_been() -> None:
    record = structs.replace(lobby(), id=7)
    for _ in range(3):
        record = changed(record, add_computer(record, CLASSIC, ADA))
    levels = [seat.level for seat in record.seats if seat.person is None]
    assert len(set(levels)) == 3
    assert set(levels) < set(PERSONAS)
    others = {dealt(structs.replace(lobby(), id=number), CLASSIC) for number in range(1, 5)}
    assert others == set(PERSONAS), "another one comes first at the next table"
    known = structs.replace(CLASSIC, levels={"normal": CLASSIC.levels["normal"]})
    assert dealt(record, known) == "normal", "where nobody has a taste of their own"


def test_a_level_that_was_not_offered_is_a_forged_click() -> None:
    with refused("bad-click"):
        add_computer(lobby(), CLASSIC, ADA, "cheating")


# Rules.


def test_only_differences_from_the_preset_are_kept() -> None:
    record = lobby(private=True, invited=(BEN,))
    usual = CLASSIC.values("book")
    change = set_rules(record, CLASSIC, ADA, "book", {**usual, "start_in_base": True})
    assert chosen(change) == Setup(
        "book", rules={"start_in_base": True}, private=True, invited=(BEN,)
    )


def test_every_preset_can_be_chosen() -> None:
    for preset in CLASSIC.presets:
        change = set_rules(lobby(rules={"start_in_base": True}), CLASSIC, ADA, preset, {})
        assert chosen(change) == Setup(preset)


def test_a_preset_that_there_is_not_is_refused() -> None:
    """It may have been forgotten since the menu was opened."""
    with refused("unknown-preset"):
        set_rules(lobby(), CLASSIC, ADA, "mine", {})


def test_rules_that_do_not_exist_are_refused_by_name() -> None:
    with refused("rules-unknown", rule="sharks"):
        set_rules(lobby(), CLASSIC, ADA, "book", {"sharks": True})


def test_rules_are_the_hosts_business() -> None:
    with refused("only-host", host=str(ADA)):
        set_rules(lobby((0, ADA), (2, BEN)), CLASSIC, BEN, "book", {})


def test_rules_for_fewer_than_are_seated_are_refused() -> None:
    """Whoever sits keeps a colour that the board has; the refusal says how many can play."""
    six = [(seat, person) for seat, person in enumerate((ADA, BEN, CEM, DORA, EVE))]
    record = lobby(*six, rules={"six_arms": True})
    with refused("lobby-too-many", most=4):
        set_rules(record, CLASSIC, ADA, "book", {})
    record = changed(record, leave(record, CLASSIC, BEN))
    change = set_rules(record, CLASSIC, ADA, "book", {})
    assert taken(change) == {0: ADA, 1: CEM, 2: EVE, 3: DORA}, "blue is black here"


# The game begins.


def test_the_host_starts_and_the_dice_depend_on_that_click() -> None:
    record = lobby((1, BEN), (3, ADA), private=True)
    change = ready(record, CLASSIC, ADA, click=400)
    assert taken(change) == {1: BEN, 3: ADA}
    assert change.contributions == [100, 400]
    values = CLASSIC.values("book")
    assert chosen(change) == Setup("book", private=True, first=3, values=values, rolls=False)


def test_a_game_that_is_older_than_a_rule_goes_on_as_in_the_rulebook() -> None:
    values: dict[str, Value] = {"places": True, "a_rule_that_is_gone": True}
    record = lobby((0, ADA), (2, BEN), values=values)
    assert values_of(record, CLASSIC) == {**CLASSIC.values("book"), **values}


def test_no_player_but_the_host_starts() -> None:
    with refused("only-host", host=str(ADA)):
        ready(lobby((0, ADA), (2, BEN)), CLASSIC, BEN, click=1)


def test_too_few_cannot_play() -> None:
    """The refusal says how many it takes, also where some numbers cannot play."""
    with refused("lobby-too-few", least=2):
        ready(lobby(), CLASSIC, ADA, click=1)
    with refused("lobby-too-few", least=4):
        ready(lobby((0, ADA), (1, BEN), (3, CEM), system=GAPS), GAPS, ADA, click=1)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([(0, ADA), (1, BEN)], [(0, ADA), (2, BEN)]),
        ([(0, BEN), (1, ADA)], [(1, ADA), (3, BEN)]),
        ([(2, ADA), (3, BEN)], [(2, ADA), (0, BEN)]),
        ([(1, BEN), (3, ADA)], [(3, ADA), (1, BEN)]),
    ],
)
def test_two_neighbours_are_put_opposite(
    before: list[tuple[int, int]], after: list[tuple[int, int]]
) -> None:
    """The host keeps the colour; whoever sits opposite already keeps it too."""
    assert arranged(lobby(*before), CLASSIC) == seats(*after)


@pytest.mark.parametrize("left_out", range(4))
def test_three_leave_any_colour(left_out: int) -> None:
    colours = [colour for colour in range(4) if colour != left_out]
    record = lobby(*zip(colours, (BEN, ADA, CEM), strict=True))
    assert sorted(arranged(record, CLASSIC), key=lambda seat: seat.seat) == record.seats


def test_as_many_as_possible_keep_their_colour() -> None:
    """The host always; only the one without an arm among four moves."""
    record = lobby((2, BEN), (3, ADA), (4, CEM), (5, DORA), system=GAPS)
    assert arranged(record, GAPS) == seats((3, ADA), (0, BEN), (4, CEM), (1, DORA))
    record = lobby((1, BEN), (2, ADA), (4, CEM), (3, DORA), system=GAPS)
    assert arranged(record, GAPS) == seats((2, ADA), (1, BEN), (4, CEM), (5, DORA))


def test_the_game_is_made_for_the_seats_clockwise_from_the_hosts() -> None:
    """Also when the host has left since, and in whatever order a store returns the seats."""
    record = lobby((2, BEN), (0, CEM), (3, ADA), (1, DORA))
    record = changed(record, ready(record, CLASSIC, ADA, click=1))
    assert order(record) == [3, 0, 1, 2]
    record.seats = [*seats((3, "normal")), *record.seats[:3]]
    record.host = DORA
    assert order(record) == [3, 0, 1, 2]


def test_before_the_game_begins_the_first_seat_is_first() -> None:
    assert order(lobby((2, ADA), (1, BEN))) == [1, 2]


# What holds after any number of clicks by anybody.

PEOPLE = st.sampled_from([ADA, BEN, CEM, DORA, EVE])
SYSTEMS = st.sampled_from([CLASSIC, GAPS, TOURNAMENT])


class Clicks(RuleBasedStateMachine):
    """Everybody clicks everything; whatever is refused is left as it was."""

    system: System
    record: TableRecord

    @initialize(system=SYSTEMS)
    def open(self, system: System) -> None:
        self.system = system
        self.record = lobby(system=system, preset=next(iter(system.presets)))
        self.clicks = [100]

    def click(self, make: Callable[[TableRecord], Change], contributes: bool = False) -> bool:
        """Do something that may be refused; return whether it was done."""
        before = json.encode(self.record)
        try:
            change = make(self.record)
        except Refused:
            change = None
        assert json.encode(self.record) == before, "the record was changed in place"
        if change is None:
            return False
        assert contributes == ("contributions" in fields(change))
        self.record = changed(self.record, change)
        if contributes:
            self.clicks.append(self.next_click)
        return True

    @property
    def next_click(self) -> int:
        """Ids grow."""
        return self.clicks[-1] + 1

    @property
    def is_open(self) -> bool:
        return self.record.status == "lobby"

    @property
    def playable(self) -> tuple[int, ...]:
        """How many can play under the rules chosen."""
        return self.system.numbers(values_of(self.record, self.system))

    @precondition(lambda self: not self.is_open)
    @rule(system=SYSTEMS)
    def opens_another(self, system: System) -> None:
        self.open(system)

    @precondition(lambda self: self.is_open)
    @rule(person=PEOPLE)
    def joins(self, person: int) -> None:
        was = people(self.record.seats)
        chosen = setup(self.record)
        allowed = not chosen.private or person in (self.record.host, *chosen.invited)
        fits = len(self.record.seats) < max(self.playable)
        joined = self.click(lambda record: join(record, self.system, person, self.next_click), True)
        assert joined == (person not in was and allowed and fits)

    @precondition(lambda self: self.is_open)
    @rule(person=PEOPLE)
    def leaves(self, person: int) -> None:
        was = people(self.record.seats)
        assert self.click(lambda record: leave(record, self.system, person)) == (person in was)
        assert (self.record.status == "abandoned") == (was == [person])

    @precondition(lambda self: self.is_open)
    @rule(actor=PEOPLE, person=PEOPLE)
    def removes(self, actor: int, person: int) -> None:
        was = *people(self.record.seats), *setup(self.record).invited
        removed = self.click(lambda record: remove(record, self.system, actor, person))
        assert removed == (actor == self.record.host != person and person in was)

    @precondition(lambda self: self.is_open)
    @rule(person=PEOPLE, wanted=st.integers(0, 6))
    def changes_colour(self, person: int, wanted: int) -> None:
        colours = dict(enumerate(seating(self.record, self.system).colours))
        sitting = {seat.seat: seat.person for seat in self.record.seats}
        colour = colours.get(wanted, "")
        moved = self.click(lambda record: choose_colour(record, self.system, person, colour))
        free = wanted in colours and sitting.get(wanted, person) == person
        assert moved == (person in people(self.record.seats) and free)

    @precondition(lambda self: self.is_open)
    @rule(actor=PEOPLE)
    def fills(self, actor: int) -> None:
        full = len(self.record.seats) >= max(self.playable)
        filled = self.click(lambda record: fill(record, self.system, actor))
        knows = dealt(self.record, self.system) in self.system.levels
        assert filled == (actor == self.record.host and not full and knows)
        assert not filled or len(self.record.seats) == max(self.playable)

    @precondition(lambda self: self.is_open)
    @rule(actor=PEOPLE)
    def adds_computer(self, actor: int) -> None:
        self.click(lambda record: add_computer(record, self.system, actor, "easy"))

    @precondition(lambda self: self.is_open)
    @rule(actor=PEOPLE)
    def removes_computer(self, actor: int) -> None:
        self.click(lambda record: remove_computer(record, self.system, actor))

    @precondition(lambda self: self.is_open)
    @rule(actor=PEOPLE, person=PEOPLE)
    def invites(self, actor: int, person: int) -> None:
        self.click(lambda record: invite(record, actor, [person]))

    @precondition(lambda self: self.is_open)
    @rule(actor=PEOPLE, private=st.booleans())
    def closes_or_opens(self, actor: int, private: bool) -> None:
        self.click(lambda record: set_options(record, actor, private=private))

    @precondition(lambda self: self.is_open)
    @rule(actor=PEOPLE, data=st.data())
    def chooses_rules(self, actor: int, data: st.DataObject) -> None:
        preset = data.draw(st.sampled_from([*self.system.presets, "mine"]))
        known = {each.key: each.values for each in self.system.rules}
        keys = data.draw(st.lists(st.sampled_from([*known, "sharks"]), max_size=3, unique=True))
        rules = {key: data.draw(st.sampled_from(known.get(key, (True,)))) for key in keys}
        was = len(self.record.seats)
        self.click(lambda record: set_rules(record, self.system, actor, preset, rules))
        assert len(self.record.seats) == was

    @precondition(lambda self: self.is_open)
    @rule(actor=PEOPLE)
    def starts(self, actor: int) -> None:
        was, host = self.record, self.record.host
        starts = self.click(lambda record: ready(record, self.system, actor, self.next_click), True)
        assert starts == (actor == host and len(was.seats) in self.playable)
        if not starts:
            return
        arms, seated = set(order(self.record)), self.record.seats
        playable_arms = seating(was, self.system).arms
        assert arms in map(set, playable_arms)
        assert {(seat.person, seat.level) for seat in seated} == {
            (seat.person, seat.level) for seat in was.seats
        }
        [own] = [seat.seat for seat in was.seats if seat.person == host]
        playable = any(own in arms for arms in playable_arms)
        first = order(self.record)[0]
        assert [seat.seat for seat in seated if seat.person == host] == [first]
        assert first == own or not playable
        self.record.status = "running"

    @invariant()
    def nobody_sits_where_they_cannot(self) -> None:
        taken, seated = [seat.seat for seat in self.record.seats], people(self.record.seats)
        assert taken == sorted(set(taken)), "two on one colour, or out of order"
        assert len(taken) <= max(self.playable)
        assert set(taken) <= set(range(len(seating(self.record, self.system).colours)))
        persons = [seat.person for seat in self.record.seats if seat.person is not None]
        assert sorted(persons) == sorted(seated), "somebody has two seats"
        assert self.record.host in seated or self.record.status == "abandoned"

    @invariant()
    def the_rules_can_be_played(self) -> None:
        self.system.values(setup(self.record).preset, setup(self.record).rules)

    @invariant()
    def every_click_that_counts_is_kept(self) -> None:
        assert self.record.contributions == self.clicks


Clicks.TestCase.settings = settings(
    max_examples=30, stateful_step_count=25, derandomize=True, database=None
)
TestClicks = Clicks.TestCase


# Another game.


def test_the_host_can_choose_another_game_which_begins_by_its_book() -> None:
    """What was chosen for one game says nothing in another; the pace stays."""
    record = lobby((0, ADA), (1, BEN), preset="family", rules={"barriers": True}, pace="days")
    after = changed(record, set_game(record, CLASSIC, TOURNAMENT, ADA))
    assert (after.game, setup(after)) == ("tournament", Setup("book", pace="days"))
    assert people(after.seats) == [ADA, BEN]
    with refused("only-host", host=str(ADA)):
        set_game(record, CLASSIC, TOURNAMENT, BEN)


def test_the_cards_of_a_server_are_played_with_any_preset() -> None:
    record, server = lobby((0, ADA), (1, BEN)), Server(deck="sprint 30")
    after = changed(record, set_game(record, CLASSIC, ACTION_CARDS, ADA, server))
    assert setup(after).rules == {"deck": "sprint 30"}
    other = changed(after, set_preset(after, ACTION_CARDS, ADA, "book", server))
    assert setup(other).rules == {"deck": "sprint 30"}
    with refused("unknown-preset"):
        set_preset(after, ACTION_CARDS, ADA, "quick", server)
    with refused("only-host", host=str(ADA)):
        set_preset(after, ACTION_CARDS, BEN, "book", server)


def test_a_game_for_fewer_than_are_here_is_refused() -> None:
    six = lobby(
        *((seat, 10**18 + seat) for seat in range(6)), rules={"six_arms": True}, host=10**18
    )
    with refused("lobby-too-many", most=4):
        set_game(six, CLASSIC, TOURNAMENT, 10**18)


def test_everybody_keeps_their_colour_in_another_game_as_far_as_it_has_it() -> None:
    record = lobby((0, ADA), (1, BEN), (3, "easy"))
    after = changed(record, set_game(record, CLASSIC, CARD_RACE, ADA))
    before, now = (
        [seating(each, system).colours[seat.seat] for seat in each.seats]
        for each, system in ((record, CLASSIC), (after, CARD_RACE))
    )
    assert before == now == ["yellow", "green", "black"]
