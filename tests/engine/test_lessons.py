"""What calls for each lesson of a first game, and what does not: conditions, without tables of people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.action_cards.table import PlayedCard
from engine.card_race.game import ShowedHand, Stole
from engine.catalog import CATALOG
from engine.classic.events import Moved, Overlooked, Rolled, RollsAgain, Stuck
from engine.core import Event
from engine.races import Captured
from engine.rules import Value
from engine.system import Moment
from engine.views import BASE, Lay, LayChoice, Piece, Seat, Spot
from engine.walls.game import Went
from engine.walls.views import Leg, Way, WayChoice

OUT = (Moved(0, 1, BASE, 0), RollsAgain(0))


def called_for(
    game: str,
    *events: Event,
    own: Sequence[Seat] = (0,),
    prompt: str = "",
    options: Sequence[str] = (),
    rules: dict[str, Value] | None = None,
    **view: Any,
) -> list[str]:
    """The lessons of a game that a moment calls for, without those of its prompt alone."""
    system = CATALOG[game]
    values = system.values("book", rules or {})
    play = system.make(tuple(range(3))[:: 2 if game == "card_race" else 1], values).start()
    seen = play.game.view(play, 0, ())
    for name, value in view.items():
        seen = type(seen)(
            **{**{each: getattr(seen, each) for each in seen.__struct_fields__}, name: value}
        )
    moment = Moment(frozenset(own), events, seen, values, prompt, options)
    return [lesson.key.removeprefix("lesson-") for lesson in system.lessons if lesson.met(moment)]


CLASSIC_PIECES = ((3, 9, -1, -1), (), (5, -1, -1, -1), ())


@pytest.mark.parametrize(
    ("events", "keys"),
    [
        (OUT, ["six"]),
        ((OUT[0], Rolled(1, 3)), []),
        ((Moved(0, 1, 3, 9), RollsAgain(0)), []),
        ((Moved(1, 1, BASE, 0), RollsAgain(1)), []),
        ((Captured(0, 1, 2),), ["lost"]),
        ((Captured(2, 1, 0),), []),
        ((Moved(0, 0, 0, 3),), ["clear"]),
        ((Moved(0, 0, 4, 7),), []),
        ((Stuck(0, 3), Rolled(0, 2)), ["tries"]),
        ((Stuck(0, 3), Rolled(1, 2)), []),
        ((Stuck(1, 3), Rolled(1, 2)), []),
        ((Moved(0, 0, 38, 41),), ["goal"]),
        ((Moved(0, 0, 41, 42),), []),
    ],
)
def test_lessons_of_the_classic_follow_its_events(
    events: tuple[Event, ...], keys: list[str]
) -> None:
    assert called_for("classic", *events, pieces=CLASSIC_PIECES) == keys


def test_the_rules_of_the_table_choose() -> None:
    """Nothing is said that another rule makes untrue."""
    left = Moved(0, 0, 0, 3)
    captures: dict[str, Value] = {"compulsory_capture": "enforce"}
    assert called_for("classic", left, pieces=CLASSIC_PIECES, rules=captures) == ["clear-unless"]
    assert called_for("tournament", left, pieces=CLASSIC_PIECES) == ["clear-unless"]
    free = ((0, 4, 5, 6), (), (), ())
    assert called_for("classic", left, pieces=free) == []
    waiting = ((BASE,) * 4, (), (), ())
    assert called_for("classic", Stuck(0, 3), pieces=waiting) == ["base"]
    assert called_for("classic", Stuck(0, 3), pieces=waiting, rules={"three_rolls": True}) == []


def test_a_roll_that_leads_beyond_the_goal_has_to_fit() -> None:
    near = ((38, BASE, BASE, 43), (), (), ())
    assert called_for("classic", Stuck(0, 6), pieces=near) == ["exact"]
    assert called_for("classic", Stuck(0, 3), pieces=near) == []


def test_in_the_tournament_sending_home_is_a_must() -> None:
    assert called_for("tournament", Captured(2, 1, 0), pieces=CLASSIC_PIECES) == ["must"]
    assert called_for("tournament", Captured(0, 1, 2), pieces=CLASSIC_PIECES) == ["lost"]


def way(first: Leg, second: Leg, to: int) -> tuple[WayChoice, ...]:
    """One way of the first piece of the first seat."""
    return (WayChoice("go 1", Way(Piece(0, 0), 3, (first, second), to), 1),)


@pytest.mark.parametrize(
    ("first", "to", "keys"),
    [
        (Leg(2, "+", 5), 9, ["walls-dice"]),
        (Leg(2, "^", 17), 9, ["walls-jump", "walls-dice"]),
        (Leg(2, "v", 17), 9, ["walls-dice"]),
        (Leg(2, "-", 1, (Piece(1, 0),)), 9, ["walls-between", "walls-dice"]),
        (Leg(2, "+", 5), 68, ["walls-goal", "walls-dice"]),
    ],
)
def test_lessons_of_the_walls_follow_the_possible_ways(
    first: Leg, to: int, keys: list[str]
) -> None:
    choices = way(first, Leg(4, "+", 9), to)
    asked: dict[str, Any] = {"prompt": "go", "options": ("go 1", "go 2"), "choices": choices}
    assert called_for("walls", **asked) == keys
    assert called_for("walls", choices=choices) == [], "others choose"


def test_lessons_of_the_walls_follow_events() -> None:
    legs = Leg(1, "+", 0), Leg(2, "+", 2)
    assert called_for("walls", Went(0, 0, BASE, legs, 2)) == ["walls-out"]
    assert called_for("walls", Went(0, 0, 4, legs, 2)) == []
    assert called_for("walls", Captured(0, 1, 2)) == ["walls-lost"]


def lay(*dice: int, source: Spot | None = None) -> LayChoice:
    return LayChoice("row", Lay(0, dice, 1, 0, sum(dice), source))


@pytest.mark.parametrize(
    ("choice", "keys"),
    [
        (lay(3), []),
        (lay(3, 4), ["cards-both"]),
        (lay(3, source=Spot(0, 2)), []),
        (lay(3, source=Spot(2, 2)), ["cards-steal"]),
    ],
)
def test_lessons_of_the_card_race_follow_the_possible_lays(
    choice: LayChoice, keys: list[str]
) -> None:
    assert called_for("card_race", choices=(choice,)) == keys


def test_lessons_of_the_card_race_follow_its_events_and_rows() -> None:
    assert called_for("card_race", prompt="lay") == ["cards-lay"]
    assert called_for("card_race", Stole(2, 0, 1, 7)) == ["cards-robbed"]
    assert called_for("card_race", Stole(0, 2, 1, 7)) == []
    assert called_for("card_race", ShowedHand(0, (1, 1))) == ["cards-stuck"]
    rules: dict[str, Value] = {"stuck": "drop_row"}
    assert called_for("card_race", ShowedHand(0, (1, 1)), rules=rules) == []
    rows = (((5, 36), (), ()), ((39,), (), ()), ((), (), ()), ((), (), ()))
    assert called_for("card_race", rows=rows) == ["cards-near"]
    assert called_for("card_race", rows=rows, own=(2,)) == []


def test_action_cards_teach_by_the_hand_and_by_the_board() -> None:
    both = ("move 1", "join 1", "move 2")
    assert called_for("action_cards", prompt="move", options=both) == ["action-join"]
    assert called_for("action_cards", prompt="card-move", options=both) == []
    assert called_for("action_cards", prompt="roll", hand=("sprint",)) == ["action-turn"]
    assert called_for("action_cards", prompt="move", hand=("sprint",)) == []
    assert called_for("action_cards", prompt="move", hand=("zugabe",)) == ["action-any"]
    card = PlayedCard(2, "taschendieb", victim=0, affected=(0,))
    assert called_for("action_cards", card, hand=("sprint",)) == ["action-window"]
    assert called_for("action_cards", card, own=(1,), hand=("sprint",)) == []
    assert called_for("action_cards", card) == []
    assert called_for("action_cards", Overlooked(0, 1)) == []


def test_no_game_teaches_more_than_a_person_reads() -> None:
    """Each has six lessons; of those beyond, one takes the place of another."""
    for key, system in CATALOG.items():
        keys = [lesson.key for lesson in system.lessons]
        assert len(keys) == len(set(keys)), key
        assert len(keys) >= 6, key
