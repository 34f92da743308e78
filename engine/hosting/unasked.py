"""Nobody is asked what has only one answer: it is given by itself, and told.

A turn is begun by hand where its dice do not roll by themselves; further rolls, the tries of three
and single moves then follow (reading A-1).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.core import Answer, Decision
from engine.hosting.pace import Pace
from engine.hosting.persons import Person
from engine.views import Action, Seat

DRAW = "draw"
"""What is asked there."""
ROLL: Action = "roll"
"""What people merely begin, and only the dice answer."""


def unasked(
    pending: Decision,
    person: Person,
    answers: Sequence[Answer],
    pace: Pace,
    alone: Collection[Seat] = (),
    asides: Collection[Action] = (),
) -> Answer | None:
    """Return the answer to a question that need not be asked; None where it must be.

    Args:
        pending: the question.
        person: what is wanted by whoever is asked first.
        answers: what was answered in this turn.
        pace: at which is played.
        alone: the seats of the only person who plays, where the others are computers.
        asides: what people may only say about being asked.
    """
    if drawn(pending, person):
        seat = pending.waits_for[0]
        return seat, pending.default[seat]
    if (answer := single(pending, alone, asides)) and goes_by_itself(answer, answers, person, pace):
        return answer
    return None


def single(
    pending: Decision, alone: Collection[Seat] = (), asides: Collection[Action] = ()
) -> Answer | None:
    """Return the only answer that a question has, if everybody may know that there is no other.

    Nobody else can do anything meanwhile.  Where something is hidden, whoever is not asked would
    show what they hold, also where all they can do is to let something pass; computers do not look
    at that.

    Args:
        pending: the question, which computers have let be.
        alone: the seats of the only person who plays, where the others are computers.
        asides: what people may only say about being asked.
    """
    if not alone and (pending.secret or pending.limit == "window"):
        return None
    options = [
        (seat, action)
        for seat, own in pending.options.items()
        if not alone or seat in alone
        for action in own
        if action not in asides
    ]
    if len(options) != 1 or options[0][0] not in pending.waits_for:
        return None
    return options[0]


def drawn(pending: Decision, person: Person) -> bool:
    """Whether somebody has cards drawn for them who is asked whether to draw one."""
    return pending.prompt == DRAW and person.draws


def goes_by_itself(answer: Answer, answers: Sequence[Answer], person: Person, pace: Pace) -> bool:
    """Whether the only answer is given without asking.

    Args:
        answer: the only one there is.
        answers: what was answered in this turn.
        person: what is wanted by whoever would have to give it.
        pace: at which is played.
    """
    seat, action = answer
    if action != ROLL:
        return not person.asks
    begun = not person.asks and any(who == seat for who, _ in answers)
    return begun or (pace == "days" if person.rolls is None else person.rolls)
