"""Whole games against the same rules written anew, as cards that lie on a table.

Nothing of the engine is used but how lays are told. Here a figure is a card that lies somewhere and is
moved from one place to another; what is in the centre is what lies there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from engine.core import CHANCE, Decision
from engine.rules import Value
from tests.engine.card_race.tables import COLOURS, Race, race, view
from tests.rules import rule

pytestmark = pytest.mark.many

STARS = {5: 1, 10: 1, 15: 1, 20: 1, 25: 1, 30: 1, 35: 1, 36: 1, 37: 1, 38: 2, 39: 3}
WANTED = {2: 40, 3: 35, 4: 30}


class Lay(NamedTuple):
    """What can be laid: with which dice, behind which figure, what is taken, and from whom."""

    dice: tuple[int, ...]
    row: int
    """From 1; 0 is a new one."""
    figure: int
    owner: int | None
    """None: it lies in the centre."""
    place: int
    """In which of the owner's rows it lies, from 1; 0 in the centre."""


class Restated:
    """Figures and points, as they lie on the table and stand on the sheet."""

    def __init__(self, people: list[int], own_first: bool) -> None:
        self.people, self.own_first = people, own_first
        self.centre = [*range(1, 41), *(range(1, 11) if len(people) > 2 else ())]
        self.rows: dict[int, list[list[int]]] = {each: [[], [], []] for each in people}
        self.points = dict.fromkeys(people, 0)

    def offers(self, seat: int, hand: list[int]) -> set[Lay]:
        """Return all that *seat* can lay."""
        found: set[Lay] = set()
        for nth, row in enumerate(self.rows[seat], 1):
            for die in hand:
                if row:
                    found |= {
                        Lay((die,), nth, row[-1] + die, *where)
                        for where in self.found(seat, row[-1] + die)
                    }
        if [] in self.rows[seat]:
            for dice in {(hand[0],), (hand[1],), (min(hand), max(hand))}:
                found |= {Lay(dice, 0, sum(dice), *where) for where in self.found(seat, sum(dice))}
        return found

    def found(self, seat: int, figure: int) -> Iterator[tuple[int | None, int]]:
        """Yield from where *seat* may take a figure."""
        lying = [
            (owner, nth)
            for owner in self.people
            for nth, row in enumerate(self.rows[owner], 1)
            if figure in row
        ]
        own = [(owner, nth) for owner, nth in lying if owner == seat]
        if self.own_first and own:
            yield from own
        elif figure in self.centre:
            yield None, 0
        else:
            yield from own or lying

    def do(self, seat: int, lay: Lay) -> bool:
        """Take the figure and lay it down; return whether that wins."""
        place = self.centre if lay.owner is None else self.rows[lay.owner][lay.place - 1]
        # A new row lies where there is none; the one that loses its only figure to it goes afterwards.
        target = self.rows[seat][lay.row - 1 if lay.row else self.rows[seat].index([])]
        place.remove(lay.figure)
        target.append(lay.figure)
        if lay.figure < 40:
            return False
        self.points[seat] += sum(1 + STARS.get(figure, 0) for figure in target)
        self.clear(target)
        return True

    def clear(self, row: list[int]) -> None:
        """Put the figures of a row back into the centre."""
        self.centre += row
        row.clear()

    def won(self, seat: int, half: bool) -> bool:
        """Return whether *seat* has points enough."""
        return self.points[seat] * (2 if half else 1) >= WANTED[len(self.people)]


def told(play: Race, seat: int) -> dict[str, Lay]:
    """Return what the engine offers *seat*, as here."""
    offered = {}
    for each in view(play, COLOURS[seat]).choices:
        lay = each.lay
        owner, place = (lay.source.seat, lay.source.row) if lay.source else (None, 0)
        offered[each.action] = Lay(lay.dice, lay.row if lay.at else 0, lay.to, owner, place)
    return offered


def same(play: Race, restated: Restated) -> None:
    """Compare where everything lies."""
    table, copies = play.table, Counter(restated.centre)
    for seat in restated.people:
        assert table.rows[seat] == restated.rows[seat]
        assert table.points[seat] == restated.points[seat]
    assert [copies[number] for number in range(41)] == list(view(play).centre)
    cards = [*table.deck, *table.discard, *(die for hand in table.hands for die in hand)]
    assert Counter(cards) == {1: 22, 2: 22, 3: 22, 4: 22, 5: 21, 6: 21}


def compare(random: Random) -> Counter[str]:
    """Play a game by chance, compare every step, and return what came to pass in it."""
    people = sorted(random.sample(range(4), random.choice((2, 3, 4))))
    half, own_first = random.random() < 0.5, random.random() < 0.5
    rules: dict[str, Value] = {
        "target": "half" if half else "rulebook",
        "own_row_first": own_first,
        "stuck": random.choice(("redraw_end", "redraw_until_playable", "drop_row")),
    }
    play, restated, seen = (
        race(people, **rules).start(),
        Restated(people, own_first),
        Counter[str](),
    )
    while not play.table.over:
        pending = play.pending
        if not isinstance(pending, Decision):
            play.answer(CHANCE, pending.draw(random.randrange))
            continue
        seat = pending.waits_for[0]
        action = random.choice(play.options(seat))
        if pending.prompt == "drop":
            seen["drop"] += 1
            assert not restated.offers(seat, play.table.hands[seat])
            restated.clear(restated.rows[seat][int(action.split()[1]) - 1])
        elif pending.prompt == "lay":
            hand, offered = list(play.table.hands[seat]), told(play, seat)
            assert list(offered) == list(play.options(seat))
            assert set(offered.values()) == restated.offers(seat, hand)
            lay = offered[action]
            scored = restated.do(seat, lay)
            seen["scored"] += scored
            seen["stolen"] += lay.owner not in (None, seat)
            seen["own"] += lay.owner == seat
            seen["whose"] += len({each.owner for each in offered.values()} - {None, seat}) > 1
            seen["two"] += len(lay.dice) == 2
        play.answer(seat, action)
        same(play, restated)
        if pending.prompt == "lay":
            assert play.table.over == (scored and restated.won(seat, half))
    assert play.table.winner == max(people, key=restated.points.__getitem__)
    return seen


@rule("002", "Zahlenreihen bilden", 1, 1, 2, 3)
@rule("002", "Zahlenreihen bilden", 5, 2)
@rule("002", "Figuren bei Mitspielern klauen", 1, 1, 2, 4, 5)
@rule("002", "So gibt es Punkte", 2, 1, 2, 3)
@rule("002", "Spielende", 1, 1)
def test_games_are_those_of_the_rules_written_anew() -> None:
    """002, whole: games by chance for two to four, with all settings."""
    random = Random(2)
    seen = sum((compare(random) for _ in range(60)), Counter[str]())
    assert all(seen[what] > 20 for what in ("scored", "stolen", "own", "whose", "two")), seen
    assert seen["drop"]


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_two_thousand_games_are_the_same(seed: int) -> None:
    random = Random(seed + 100)
    for _ in range(500):
        compare(random)
