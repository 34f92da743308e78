"""Weighing: replaying a finished game for luck aside and costs of choices.

What is found is stored beside each result with the version that found it, so that a better one weighs
again.  Where the game does not go any more as it did, only the version is stored.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Literal, TypeAlias, get_args

from msgspec import json
from msgspec.structs import replace

from data.records import Entry, Result
from engine.core import META, IllegalAction
from engine.evaluation import Weigh
from engine.game_analysis import look_back, won
from engine.hindsight import Costly, Hindsight, TurnStart
from engine.hints import Term
from engine.hosting.state.game_log import CLOCK, again
from engine.hosting.state.results import Tenure, seat_tenures
from engine.hosting.state.session import Session

# Kinds of mistakes in a finished game, by the better choice's advantage.


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


VERSION = 1
"""Raised when analyses find something else."""
DIGITS = 3
"""Of what kinds of mistakes cost, after the point."""


def weighed(session: Session, rows: Sequence[Entry], results: Sequence[Result]) -> list[Result]:
    """Return results with their weighing; takes some tenths of a second.

    Args:
        session: of the finished game.
        rows: its whole log.
        results: all that are stored of it.
    """
    if (found := _looked_back(session, rows)) is None:
        return unknown(results)
    parts = {
        (seat, each.holder.since): each
        for seat, own in seat_tenures(session, rows, _starts(found, rows)).items()
        for each in own
    }
    return [
        _weighed(session, found, parts[each.seat, each.since], each)
        if (each.seat, each.since) in parts
        else _unknown(each)
        for each in results
    ]


def unknown(results: Sequence[Result]) -> list[Result]:
    """Return results marked as weighed without findings."""
    return [_unknown(each) for each in results]


def _unknown(result: Result) -> Result:
    return replace(
        result,
        aside=None,
        lost_points=None,
        choices=None,
        tells=False,
        mistakes="",
        weighed=VERSION,
    )


def _looked_back(session: Session, rows: Sequence[Entry]) -> Hindsight | None:
    """Look back on a game; None if that cannot be."""
    system, play = session.system, session.running
    if system.outlook is None:
        return None
    try:
        found = look_back(system.outlook(play.game), again(play.game, rows))
    except IllegalAction:
        return None
    return found if found.winners and found.winners == tuple(won(play)) else None


def _starts(found: Hindsight, rows: Sequence[Entry]) -> list[TurnStart]:
    """Return the beginnings of turns, after all handovers before their first answers."""
    answers = iter([row.seq for row in rows if row.seat not in (META, CLOCK)])
    starts, seq = [], 0
    for turn in found.turns:
        while seq < turn.first:
            seq = next(answers, turn.first)
        starts.append(TurnStart(turn.seat, seq, {}))
    return starts


def _weighed(
    session: Session,
    found: Hindsight,
    own: Tenure,
    result: Result,
) -> Result:
    place, key = found.players.index(result.seat), (result.seat, result.person or 0)
    turns = (turn for span in own.spans for turn in found.turns[span.first : span.after])
    luck = sum(turn.luck[place] for turn in turns)
    costs = mistakes(found, session.system.weigh, key[1])
    told = {kind: round(cost, DIGITS) for kind, cost in costs.items()}
    return replace(
        result,
        aside=None if found.luck is None else result.share - luck,
        lost_points=None if result.person is None else found.lost.get(key, 0.0),
        choices=None if result.person is None else found.choices.get(key, 0),
        tells=found.tells_luck,
        mistakes=json.encode(told).decode() if told else "",
        weighed=VERSION,
    )
