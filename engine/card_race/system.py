"""The card race as a rule system, with lessons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, json

from engine.card_race.game import CardRace, ShowedHand, Stole, result
from engine.card_race.players import LEVELS, CardRaceOutlook, weighed
from engine.card_race.rules import PRESETS, RULES
from engine.core import Game, Play, State
from engine.rules import Value
from engine.seating import around_a_table
from engine.system import Lesson, Moment, Shown, System
from engine.views import Seat

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


# Moments of the card race: for pictures, and proved by tests.


class Example(Struct, frozen=True):
    """A lay: the table, the hand, and the action."""

    key: str
    rows: Mapping[Seat, tuple[tuple[int, ...], ...]]
    hand: tuple[int, int]
    action: str
    rule: str = ""
    values: Mapping[str, Value] = {}
    seats: tuple[Seat, ...] = (0, 2)

    def shown(self, game: Game[Any]) -> Shown:
        """Return the public view before and after."""
        assert isinstance(game, CardRace)
        t, seat = game.new(), self.seats[0]
        t.turn = seat
        for each in self.seats:
            t.rows[each] = [list(figures) for figures in self.rows[each]]
        t.hands[seat] = list(self.hand)
        for each in self.seats[1:]:
            t.hands[each] = [1, 6]
        for die in (die for hand in t.hands for die in hand):
            t.deck.remove(die)
        play = Play(game, State(json.encode(t)))
        before = game.view(play, None, ())
        events = [event.seen_by(None) for event in play.answer(seat, self.action)]
        return Shown(before, game.view(play, None, events), happened=tuple(events))


EXAMPLES = (
    Example("cards_begin", {0: ((5,), (), ()), 2: ((2, 6), (), ())}, (3, 5), "new 3+5"),
    Example("cards_steal", {0: ((4,), (8,), ()), 2: ((2, 6, 9, 13), (11,), ())}, (2, 5), "row 1 5"),
    Example(
        "cards_home",
        {0: ((8, 15, 21, 26, 32, 38), (4,), ()), 2: ((2, 6, 13, 19), (11,), ())},
        (2, 6),
        "row 1 2",
    ),
)


CARD_RACE = System(
    key="card_race",
    seating=around_a_table,
    rules=RULES,
    presets=PRESETS,
    make=CardRace,
    result=result,
    levels=LEVELS,
    weigh=weighed,
    outlook=CardRaceOutlook,
    hands=True,
    rolls=None,
    examples=EXAMPLES,
    lessons=CARD_RACE_LESSONS,
    begins={"short": {2: 46}},
)
