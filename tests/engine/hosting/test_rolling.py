"""Whether dice roll by themselves at a table, unless its people choose otherwise (readings A-1, E-38)."""

from __future__ import annotations

import pytest
from msgspec import json, structs

from engine.catalog import ACTION_CARDS, CARD_RACE, CATALOG, CLASSIC
from engine.hosting.actions.lobby import ready, set_options, set_pace
from engine.hosting.actions.rematch import again
from engine.hosting.actions.seat_changes import learns
from engine.hosting.state.session import Session
from engine.hosting.state.settings import Person, Server, opening
from engine.hosting.state.setups import (
    LEARNING,
    Setup,
    options,
    rolled,
    rolled_otherwise,
    rolling,
    setup,
)
from engine.system import System
from tests.engine.hosting.seated import ADA, BEN, Place, changed, lobby, refused
from tests.engine.scripted import Sitting


@pytest.mark.parametrize(
    ("system", "pace", "itself"),
    [
        (CLASSIC, "quick", True),
        (CLASSIC, "relaxed", False),
        (CLASSIC, "days", True),
        (CLASSIC, "none", False),
        (ACTION_CARDS, "relaxed", True),
        (ACTION_CARDS, "none", True),
    ],
)
def test_the_default_follows_from_the_pace_and_the_game(
    system: System, pace: str, itself: bool
) -> None:
    record = lobby((0, ADA), (1, BEN), system=system, pace=pace)
    assert rolling(setup(record), system) is itself
    begun = setup(changed(record, ready(record, system, ADA, click=2)))
    assert begun.rolls is rolled(begun) is itself


@pytest.mark.parametrize("system", CATALOG.values(), ids=CATALOG)
def test_where_no_player_rolls_nothing_is_offered_about_it(system: System) -> None:
    offered = "rolls" in options(Setup("book"), system, system.values("book"))
    assert offered == (system.rolls is not None)


@pytest.mark.parametrize("itself", [True, False])
def test_the_host_chooses_otherwise(itself: bool) -> None:
    record = lobby((0, ADA), (1, BEN), pace="relaxed" if itself else "quick")
    with refused("only-host", host=str(ADA)):
        set_options(record, BEN, rolls=itself)
    record = changed(record, set_options(record, ADA, rolls=itself))
    assert rolling(setup(record), CLASSIC) is itself
    for pace in ("quick", "relaxed", "days", "none"):
        other = changed(record, set_pace(record, ADA, pace))
        assert setup(changed(other, ready(other, CLASSIC, ADA, click=2))).rolls is itself


@pytest.mark.parametrize(("chosen", "rolls"), [("", None), ("hand", False), ("itself", True)])
def test_a_server_chooses_for_its_new_tables(chosen: str, rolls: bool | None) -> None:
    assert opening(Server(rolls=chosen), CLASSIC, "book").rolls is rolls  # type: ignore[arg-type]


@pytest.mark.parametrize("pace", ["quick", "days"])
def test_a_game_that_began_before_goes_on_as_it_was(pace: str) -> None:
    assert rolled(Setup("book", pace=pace)) is (pace == "days")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("rolls", "pace", "kept"),
    [
        (True, "quick", None),
        (False, "quick", False),
        (None, "quick", False),
        (None, "days", None),
        (True, "relaxed", True),
    ],
)
def test_a_player_that_plays_again_keeps_the_choice_of_rolling(
    rolls: bool | None, pace: str, kept: bool | None
) -> None:
    record = lobby((0, ADA), (1, BEN), pace=pace, rolls=rolls, first=0)
    assert rolled_otherwise(setup(record), CLASSIC) is kept
    assert again(record, CLASSIC, ADA)[0].rolls is kept


async def test_only_in_the_first_turns_players_learn_that_dice_can_roll_by_themselves(
    place: Place,
) -> None:
    session, told = await place.start(BEN), list[int]()
    while setup(session.record).begun.get(0, 0) < LEARNING or session.waiting() != [0]:
        [seat] = session.waiting()
        play = session.running
        if "roll" in play.options(seat) and learns(session, seat):
            told.append(seat)
        session = await place.act_for(session, seat, play.options(seat)[0])
    assert told.count(0) == LEARNING
    assert not learns(session, 0)
    place.forget()
    assert (await place.tables.get(1)).setup.begun[0] == LEARNING


def sitting(wish: Person, **chosen: bool) -> Session:
    record = lobby((0, ADA), (1, "easy"))
    record.setup = json.encode(structs.replace(setup(record), **chosen))
    return Sitting(record, CLASSIC, personal_settings={ADA: wish}).session


def test_a_player_that_has_chosen_already_is_not_told() -> None:
    assert learns(sitting(Person(asks=True)), 0)
    assert not learns(sitting(Person(asks=True)), 1)
    assert not learns(sitting(Person(asks=True, rolls=False)), 0)
    assert not learns(sitting(Person(asks=True), rolls=True), 0)


def test_only_games_with_dice_roll_by_themselves() -> None:
    from engine.catalog import CLASSIC
    from engine.hosting.state.setups import Setup, rolls_itself

    chosen = Setup("book", pace="quick")
    assert [rolls_itself(chosen, each) for each in (CLASSIC, CARD_RACE)] == [True, False]
