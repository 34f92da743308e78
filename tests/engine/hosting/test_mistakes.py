"""Kinds of mistakes, by what the better choice is better at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from engine.classic.events import Fined
from engine.evaluation import Terms, Weigh
from engine.hindsight import Costly, Hindsight
from engine.hosting.statistics.luck_analysis import MISTAKES, dearest, kind, mistakes
from engine.views import Action, Seat, View


def costly(better: Action = "better", **changes: object) -> Costly:
    """Return a choice of person 7 that cost a tenth."""
    fields = {
        "turn": 0, "seq": 1, "seat": 0, "by": 7, "prompt": "move", "view": View(), "done": "done",
        "better": better, "cost": 0.1, "private": False, "price": (),
    }  # fmt: skip
    return Costly(**{**fields, **changes})  # type: ignore[arg-type]


def looked_back(*choices: Costly, people: frozenset[int] = frozenset({7})) -> Hindsight:
    """Return a game with these costly choices."""
    return Hindsight(
        players=(0, 1),
        turns=(),
        turning=(),
        own_luck=None,
        luck=None,
        tells_luck=False,
        costly=choices,
        lost={},
        choices={},
        people=people,
        winners=(0,),
    )


def weighing(done: Terms, **others: Terms) -> Weigh:
    """Return what says this of the options."""

    def weigh(view: View, seat: Seat, options: Sequence[Action]) -> Mapping[Action, Terms]:
        terms = {"done": done, **others}
        return {each: terms[each] for each in options if each in terms}

    return weigh


@pytest.mark.parametrize("term", ["way", "hits", "hunt", "risk", "keeps"])
def test_the_kind_is_the_term_in_which_the_better_choice_gains_most(term: str) -> None:
    better = Terms(**{"way": 0.5, term: 3.0})
    assert kind(costly(), weighing(Terms(), better=better)) == term


def test_a_choice_that_gains_nothing_at_once_pays_later() -> None:
    assert kind(costly(), weighing(Terms(way=1), better=Terms())) == "later"
    assert kind(costly(), weighing(Terms())) == "later"
    assert kind(costly(), None) == "later"


def test_a_broken_duty_is_a_kind_of_its_own() -> None:
    assert kind(costly(price=(Fined(0, 1, 5),)), weighing(Terms(), better=Terms(way=1))) == "duty"


def test_costs_are_added_by_kind_for_one_person_and_each_choice_once() -> None:
    found = looked_back(
        costly(cost=0.3),
        costly("known", cost=0.2),  # of the same answer
        costly(seq=2, cost=0.25),
        costly(seq=3, by=8, cost=0.9),
    )
    weigh = weighing(Terms(), better=Terms(risk=1), known=Terms(hits=1))
    assert mistakes(found, weigh, 7) == {"risk": pytest.approx(0.55)}


def test_a_player_that_has_not_played_made_no_mistakes() -> None:
    assert mistakes(looked_back(costly()), None, 9) == {}


def test_the_dearest_come_first_and_no_more_than_are_told() -> None:
    costs = {kind: 0.1 * cost for cost, kind in enumerate(MISTAKES)}
    assert [kind for kind, _ in dearest(costs)] == list(MISTAKES[:-4:-1])
    assert dearest({}) == []
