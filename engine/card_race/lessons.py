"""Lessons of the card race, in the hand alone."""

from __future__ import annotations

from engine.card_race.game import ShowedHand, Stole
from engine.lessons import Lesson, Moment

NEAR = 34
"""From this number on, a die may bring a row to 40."""


def asked(moment: Moment) -> bool:
    """Return whether the person plays a die."""
    return moment.prompt == "lay"


def lays_both(moment: Moment) -> bool:
    """Return whether both dice together can begin a row."""
    return any(len(each.lay.dice) > 1 for each in moment.view.choices)


def steals(moment: Moment) -> bool:
    """Return whether a number can be taken from another player."""
    sources = (each.lay.source for each in moment.view.choices)
    return any(source is not None and source.seat not in moment.own for source in sources)


def robbed(moment: Moment) -> bool:
    """Return whether another player took a number."""
    return any(isinstance(each, Stole) and each.victim in moment.own for each in moment.events)


def nears(moment: Moment) -> bool:
    """Return whether a row comes near 40."""
    rows = (row for seat in moment.own for row in moment.view.rows[seat])
    return any(row[-1] >= NEAR for row in rows if row)


def stuck(moment: Moment) -> bool:
    """Return whether neither die fitted, which ended the turn."""
    return moment.values["stuck"] == "redraw_end" and any(moment.did(ShowedHand))


CARD_RACE_LESSONS = (
    Lesson("lesson-cards-near", nears, private=True),
    Lesson("lesson-cards-robbed", robbed, private=True),
    Lesson("lesson-cards-stuck", stuck, private=True),
    Lesson("lesson-cards-steal", steals, private=True),
    Lesson("lesson-cards-lay", asked, private=True),
    Lesson("lesson-cards-both", lays_both, private=True),
)
