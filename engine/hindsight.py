"""A game that is over, seen again: how everybody's chances went, who had luck, what cost some of them.

Whoever looks back runs the game again, and an `Outlook` says at each moment how it may go on.

* **Chances** are those at the end of every turn, by what lies open.
* **Luck** is what a throw makes of somebody's chances with the best that can be done with it, minus the
  mean of that over all throws that there are.  What a player makes of a throw is no luck.
* A **choice** has cost what the best option would have been worth more, one move ahead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Protocol

from msgspec import Struct

from engine.core import CHANCE, Decision, Event, Play
from engine.outlook import Outlook, Standings
from engine.views import Action, Seat, View

SWING = 0.1
"""How much a turn changes somebody's chances that is one of the turning points, at least."""
TURNING = 3
"""How many turning points there are at most."""
APART = 10
"""Between two of them lies at least so large a part of the game: a tenth."""
COSTLY = 0.04
"""How much of their chances a choice has cost somebody that is told, at least."""
THROWS = 500
"""Of how many throws the luck is measured one by one; of more, only every second, or third."""
ANSWERS = 2000
"""Of how many answers all are looked at; of more, only every second, or third."""


class Row(Protocol):
    """One answer in the log of a game."""

    @property
    def seq(self) -> int: ...
    @property
    def seat(self) -> Seat: ...
    @property
    def action(self) -> Action: ...
    @property
    def by(self) -> int:
        """Who gave it; 0 for all but people."""
        ...


class Turn(Struct, frozen=True, gc=False):
    """What somebody's turn has come to."""

    seat: Seat
    round: int
    """Which of this seat's turns it was, from 1."""
    first: int
    """The number of its first answer."""
    chances: tuple[float, ...]
    """By player: how likely they win, after it."""


class Costly(Struct, frozen=True, kw_only=True):
    """What somebody did, and what would have been better."""

    turn: int
    """In which turn, by its place among all."""
    seq: int
    """The number of the answer."""
    seat: Seat
    by: int
    """The person who gave it."""
    prompt: str
    """What was asked."""
    view: View
    """What that seat saw."""
    done: Action
    better: Action
    cost: float
    """How much of the chance to win."""
    private: bool
    """Whether nobody else may know that this could have been done."""


class Hindsight(Struct, frozen=True):
    """A game, looked back on until somebody has won."""

    players: tuple[Seat, ...]
    """In the order in which they are played."""
    turns: tuple[Turn, ...]
    turning: tuple[int, ...]
    """The turns that changed most, in their order, by their place."""
    luck: Mapping[Seat, float] | None
    """By player how much luck the dice brought, in chances to win; None where nothing is thrown."""
    costly: tuple[Costly, ...]
    """What cost most first."""
    people: frozenset[int]
    """Who played."""
    winners: tuple[Seat, ...]
    """Several, if they share the first place; nobody, if it did not come to that."""

    def before(self, turn: int) -> tuple[float, ...]:
        """Return everybody's chances before a turn: at the beginning all have the same."""
        return self.turns[turn - 1].chances if turn else even(len(self.players))

    def swing(self, turn: int) -> tuple[Seat, float, float]:
        """Return whose chances a turn has changed most, from what to what."""
        before, after = self.before(turn), self.turns[turn].chances
        most = max(range(len(after)), key=lambda each: abs(after[each] - before[each]))
        return self.players[most], before[most], after[most]

    def told(self, person: int) -> list[Costly]:
        """Return the costly choices that somebody is told, the dearest first.

        Who played is told of their own, with all that only they knew; others of everybody's.
        """
        if person not in self.people:
            return [each for each in self.costly if not each.private]
        own: dict[int, Costly] = {}
        for each in self.costly:
            if each.by == person:
                own.setdefault(each.seq, each)
        return list(own.values())


def even(players: int) -> tuple[float, ...]:
    """Return the chances of so many, before anything has happened."""
    return (1 / players,) * players


def look_back(
    outlook: Outlook, again: Iterable[tuple[Play[Any], Row]], rows: Sequence[Row]
) -> Hindsight:
    """Look back on a game.

    Args:
        outlook: how such games may go on.
        again: the game before each answer in turn, with the answer, which is given here.
        rows: all answers that will come.

    Raises:
        IllegalAction: it does not go like this any more.
    """
    throws = sum(row.seat == CHANCE for row in rows)
    answers = sum(row.by > 0 for row in rows)
    looking = _Looking(outlook, 1 + throws // THROWS, 1 + answers // ANSWERS)
    for play, row in again:
        looking.before(play, row)
        looking.recent += play.answer(row.seat, row.action)
        if winners := won(play):
            looking.end(winners)
            break
    return looking.found()


def won(play: Play[Any]) -> Sequence[Seat]:
    """Return who has won, several if they share the first place; nobody while it is open."""
    if play.table.over:
        return play.game.standings(play.table)[0]
    first: Sequence[Seat] = getattr(play.table, "places", ())
    return first[:1]


class _Looking:
    """What has been seen of a game so far."""

    def __init__(self, outlook: Outlook, throws: int, answers: int) -> None:
        """Look at every so many of the throws, and of the answers."""
        self.outlook, self._every, self._of = outlook, throws, answers
        self.turns: list[Turn] = []
        self.costly: list[Costly] = []
        self.people: set[int] = set()
        self.winners: tuple[Seat, ...] = ()
        self.luck = dict.fromkeys(outlook.players, 0.0)
        self.recent: list[Event] = []
        """What has happened in this turn."""
        self._thrown = 0
        """How many throws there were."""
        self._answered = 0
        """How many answers of people."""
        self._rounds: dict[Seat, int] = {}
        self._began = -1
        self._turn: tuple[Seat, int] | None = None
        """Whose turn is on, and the number of its first answer."""

    def before(self, play: Play[Any], row: Row) -> None:
        """See what somebody is about to answer."""
        seat = play.table.turn
        if play.began != self._began:
            if seat is not None:
                self.close(self._chances(self.outlook.standings(play.game.view(play, None, ()))))
            self._began, self._turn, self.recent = play.began, None, []
        if self._turn is None and seat is not None:
            self._turn = seat, row.seq
        if row.seat == CHANCE:
            self._throw(play, row.action)
        elif row.by:
            self.people.add(row.by)
            self._answered += 1
            if isinstance(play.pending, Decision) and self._answered % self._of == 0:
                self.costly += self._choice(play, play.pending, row)

    def close(self, chances: tuple[float, ...]) -> None:
        """Note how everybody stands after the turn that was on, if one was."""
        if self._turn is not None:
            seat, first = self._turn
            self._rounds[seat] = self._rounds.get(seat, 0) + 1
            self.turns.append(Turn(seat, self._rounds[seat], first, chances))

    def end(self, winners: Sequence[Seat]) -> None:
        """Note who has won."""
        self.winners = tuple(winners)
        share = 1 / len(winners)
        self.close(tuple(share * (player in winners) for player in self.outlook.players))

    def found(self) -> Hindsight:
        """Return what has been seen."""
        outlook = self.outlook
        return Hindsight(
            outlook.players,
            tuple(self.turns),
            tuple(sorted(_turning(self.turns))),
            self.luck if outlook.throws else None,
            tuple(sorted(self.costly, key=lambda each: -each.cost)),
            frozenset(self.people),
            self.winners,
        )

    def _chances(self, standings: Standings) -> tuple[float, ...]:
        return tuple(self.outlook.chances(standings).values())

    def _throw(self, play: Play[Any], action: Action) -> None:
        """Count the luck of a throw, or of several, if only every so many is looked at."""
        self._thrown += 1
        if self._thrown % self._every:
            return
        if thrown := self.outlook.thrown(play):
            own = self.outlook.owner[play.table.turn]
            worth = {each: self.outlook.chances(best)[own] for each, best in thrown.items()}
            mean = sum(worth.values()) / len(worth)
            self.luck[own] += (worth[action] - mean) * self._every

    def _choice(self, play: Play[Any], asked: Decision, row: Row) -> Iterator[Costly]:
        """Yield what a person could have done that is better by much: for them, and for all to know."""
        outlook, seat = self.outlook, row.seat
        options = [each for each in asked.options.get(seat, ()) if each not in outlook.idle]
        if len(options) < 2 or row.action not in options:
            return
        view = play.game.view(play, seat, self.recent)
        own = outlook.owner[seat]
        worth = {
            each: outlook.chances(standings)[own]
            for each, standings in outlook.after(view, seat, options).items()
        }
        if row.action not in worth:
            return
        known = {row.action, *outlook.known(asked, seat, row.action)}
        best = max(worth, key=worth.__getitem__)
        best_known = max((each for each in worth if each in known), key=worth.__getitem__)
        for better in dict.fromkeys((best, best_known)):
            cost = worth[better] - worth[row.action]
            if cost >= COSTLY:
                yield Costly(
                    turn=len(self.turns),
                    seq=row.seq,
                    seat=seat,
                    by=row.by,
                    prompt=asked.prompt,
                    view=view,
                    done=row.action,
                    better=better,
                    cost=cost,
                    private=better not in known,
                )


def _turning(turns: Sequence[Turn]) -> list[int]:
    """Return the turns that changed most, not the last, and none next to each other."""
    if not turns:
        return []
    chances = [even(len(turns[0].chances)), *(turn.chances for turn in turns)]
    swings = [
        max(abs(after - before) for before, after in zip(one, other, strict=True))
        for one, other in pairwise(chances[:-1])
    ]
    found: list[int] = []
    for turn in sorted(range(len(swings)), key=lambda each: -swings[each]):
        if swings[turn] < SWING or len(found) == TURNING:
            break
        if all(abs(turn - each) * APART >= len(turns) for each in found):
            found.append(turn)
    return found
