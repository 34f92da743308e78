"""Kinds of mistakes in a finished game, by the better choice's advantage."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from operator import itemgetter
from typing import Literal, TypeAlias, get_args

from engine.evaluation_terms import Weigh
from engine.hints import Term
from engine.win_probability import Costly, Hindsight

Mistake: TypeAlias = Term | Literal["duty", "later"]
"""A term of the better choice; a broken duty; or it shows later only."""
MISTAKES: tuple[Mistake, ...] = (*get_args(Term), "duty", "later")


def mistakes(found: Hindsight, weigh: Weigh | None, person: int) -> dict[Mistake, float]:
    """Return a *person*'s losses by kind of mistake, in chances to win.

    Args:
        found: the game, looked back on.
        weigh: says what speaks for an option (`System.weigh`), if the game does.
        person: the id.
    """
    costs = defaultdict[Mistake, float](float)
    if person in found.people:  # others are told of everybody's
        for each in found.told(person):
            costs[kind(each, weigh)] += each.cost
    return dict(costs)


def kind(choice: Costly, weigh: Weigh | None) -> Mistake:
    """Return the kind of a costly choice."""
    if choice.price:
        return "duty"
    pair = choice.done, choice.better
    weighed = {} if weigh is None else weigh(choice.view, choice.seat, pair)
    if not weighed.keys() >= set(pair):
        return "later"  # a card now, or a choice that nothing speaks for
    done, better = (weighed[each] for each in pair)
    gains = {term: getattr(better, term) - getattr(done, term) for term in get_args(Term)}
    most, gain = max(gains.items(), key=itemgetter(1))
    return most if gain > 0 else "later"


def dearest(costs: Mapping[Mistake, float], most: int = 3) -> list[tuple[Mistake, float]]:
    """Return the kinds that cost most, the dearest first."""
    return sorted(costs.items(), key=lambda each: (-each[1], each[0]))[:most]
