"""A game replayed: chances, luck, costly choices.

Whoever looks back runs the game again, and an `Outlook` says at each moment how it may go on.

* **Chances** are those at the end of every turn, by what lies open.
* **Luck** is what a throw makes of a player's chances with the best that can be done with it, minus the
  mean of that over all throws that there are.  What a player makes of a throw is no luck.  The own throws
  of a player are their own luck; all throws of everybody are their luck.
* **Luck aside** is the result, 1 for the winner, minus that luck.  Each of its terms has the mean 0,
  whatever the evaluation is worth, so it is as fair as the result itself and less noisy (the variance
  reduction of backgammon: Montgomery 1998).
* A **choice** has cost what the best option would have been worth more, one move ahead; one that broke
  a duty is worth what was left when the rules had punished it.

Of very long games not all throws and choices are weighed, which would take too long (`Outlook.looks`).
Of throws it is the first ones: whether a throw counts must not depend on what comes after it, or the
sum would not be fair.  Of choices it is those at which most is at stake: the further the player who chooses is from
having won or lost.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import heappush, heappushpop
from itertools import pairwise
from operator import itemgetter
from typing import Any, Generic, NamedTuple, Protocol

from msgspec import Struct
from msgspec.structs import replace

from engine.core import CHANCE, META, Decision, Event, Play
from engine.highlights import T
from engine.hindsight import Costly, Hindsight, Turn, TurnStart, even
from engine.outlook import Outlook, Punished, Thrown
from engine.views import Action, Seat, View

SWING = 0.1
"""How much a turn changes somebody's chances that is one of the turning points, at least."""
TURNING = 3
"""How many turning points there are at most."""
APART = 10
"""Between two of them lies at least so large a part of the game: a tenth."""
COSTLY = 0.04
"""How much of their chances a choice has cost somebody that is told, at least."""


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
        """The person of the answer; 0 for all but people."""
        ...


def look_back(outlook: Outlook, again: Iterable[tuple[Play[Any], Row]]) -> Hindsight:
    """Look back on a game.

    Args:
        outlook: how such games may go on.
        again: the game before each answer in turn, with the answer, which is given here.

    Raises:
        IllegalAction: it does not go like this any more.
    """
    looking = _Looking(outlook)
    for play, row in again:
        looking.before(play, row)
        events = play.answer(row.seat, row.action)
        looking.recent += events
        if events and (winners := won(play)):
            looking.end(winners)
            break
    return looking.found()


class Course(NamedTuple):
    """The course of a game until its win."""

    turns: Sequence[TurnStart] = ()
    swept: bool = False
    """Whether the winner had all pieces home before another player had one there."""


def course(outlook: Outlook | None, again: Iterable[tuple[Play[Any], Row]]) -> Course:
    """Return the standings as each turn began, until the win.

    Args:
        outlook: how such games may go on; None: chances are not asked for.
        again: the game before each answer in turn, with the answer, which is given here.

    Raises:
        IllegalAction: the game does not go like this any more.
    """
    turns, began = list[TurnStart](), -1
    for play, row in again:
        if play.began != began and play.table.turn is not None and row.seat != META:
            began = play.began
            chances = outlook.chances(outlook.standings(play)) if outlook else {}
            turns.append(TurnStart(play.table.turn, row.seq, chances))
        if play.answer(row.seat, row.action) and (winners := won(play)):
            return Course(turns, _swept(winners, play))
    return Course(turns)


def won(play: Play[Any]) -> Sequence[Seat]:
    """Return the winners, several if tied; none while it is open."""
    if play.table.over:
        return play.game.standings(play.table)[0]
    first: Sequence[Seat] = getattr(play.table, "places", ())
    return first[:1]


class _Most(Generic[T]):
    """The moments with the highest stakes, up to a number."""

    def __init__(self, most: int) -> None:
        self._kept: list[tuple[float, int, T]] = []
        """A heap, of the stake, a number that tells them apart, and what it is."""
        self._most, self._seen = most, 0

    def wants(self, stake: float) -> bool:
        """Return whether something with this *stake* would be kept."""
        return len(self._kept) < self._most or stake > self._kept[0][0]

    def keep(self, stake: float, what: T) -> None:
        """Keep a thing for a while.

        Beyond the number the least stake goes.
        """
        self._seen += 1
        push = heappush if len(self._kept) < self._most else heappushpop
        push(self._kept, (stake, self._seen, what))

    def __iter__(self) -> Iterator[T]:
        """Yield the kept things in the order of their arrival."""
        for *_, what in sorted(self._kept, key=itemgetter(1)):
            yield what


class _Choice(Struct, frozen=True, gc=False):
    """A person's choice, and the other options."""

    turn: int
    row: Row
    prompt: str
    view: View
    options: Sequence[Action]
    known: Sequence[Action]
    punished: Punished | None


class _Looking:
    """The part of a game seen so far."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.turns: list[Turn] = []
        self.people: set[int] = set()
        self.winners: tuple[Seat, ...] = ()
        self.recent: list[Event] = []
        """What has happened in this turn."""
        self._choices = _Most[_Choice](outlook.most)
        self._weighed = 0
        """How many throws have been weighed."""
        self.own_luck = dict.fromkeys(outlook.players, 0.0)
        self.luck = dict.fromkeys(outlook.players, 0.0)
        self._before = tuple(self.luck.values())
        """The luck as the turn began that is on."""
        self._stakes = dict.fromkeys(outlook.players, 1.0)
        """By player how uncertain it is whether it wins."""
        self._rounds: dict[Seat, int] = {}
        self._began = -1
        self._turn: tuple[Seat, int] | None = None
        """Whose turn is on, and the number of its first answer."""

    def before(self, play: Play[Any], row: Row) -> None:
        """Examine a position before its answer."""
        seat = play.table.turn
        if play.began != self._began:
            if seat is not None:
                chances = self.outlook.chances(self.outlook.standings(play))
                self.close(tuple(chances.values()))
                self._stakes = {player: each * (1 - each) for player, each in chances.items()}
            self._began, self._turn, self.recent = play.began, None, []
        if self._turn is None and seat is not None:
            self._turn = seat, row.seq
        if row.seat == CHANCE:
            if self._weighed < self.outlook.most and (thrown := self.outlook.thrown(play)):
                self._weigh(thrown, self.outlook.owner[seat], row.action)
        elif row.by and row.seat != META and isinstance(play.pending, Decision):
            self.people.add(row.by)
            self._choose(play, play.pending, row)

    def close(self, chances: tuple[float, ...]) -> None:
        """Record the chances after the turn."""
        if self._turn is not None:
            seat, first = self._turn
            self._rounds[seat] = self._rounds.get(seat, 0) + 1
            luck = tuple(self.luck.values())
            brought = tuple(now - then for now, then in zip(luck, self._before, strict=True))
            self.turns.append(Turn(seat, self._rounds[seat], first, chances, brought))
            self._before = luck

    def end(self, winners: Sequence[Seat]) -> None:
        """Note the winners."""
        self.winners = tuple(winners)
        share = 1 / len(winners)
        self.close(tuple(share * (player in winners) for player in self.outlook.players))

    def found(self) -> Hindsight:
        """Return the findings."""
        outlook = self.outlook
        lost, choices = defaultdict[tuple[Seat, int], float](float), Counter[tuple[Seat, int]]()
        costly = list[Costly]()
        for choice in self._choices:
            options, done = self._worth(choice)
            if done is not None:
                own = outlook.owner[choice.row.seat], choice.row.by
                lost[own] += max(0.0, max(options.values()) - done)
                choices[own] += 1
                costly += _costly(choice, options, done)
        return Hindsight(
            players=outlook.players,
            turns=tuple(self.turns),
            turning=tuple(sorted(_turning(self.turns))),
            own_luck=self.own_luck if outlook.throws else None,
            luck=self.luck if outlook.throws else None,
            tells_luck=outlook.tells_luck,
            costly=tuple(sorted(costly, key=lambda each: -each.cost)),
            lost=dict(lost),
            choices=dict(choices),
            people=frozenset(self.people),
            winners=self.winners,
        )

    def _weigh(self, thrown: Thrown, own: Seat, action: Action) -> None:
        """Add the effect of a throw, compared with all other throws."""
        self._weighed += 1
        worth = thrown()
        several = {id(best): best for best in worth.values()}  # throws often come to the same
        shares = {key: self.outlook.shares(best) for key, best in several.items()}
        by_throw = zip(*(shares[id(best)] for best in worth.values()), strict=True)
        for player, share, among in zip(
            self.luck, shares[id(worth[action])], by_throw, strict=True
        ):
            brought = share - sum(among) / len(among)
            self.luck[player] += brought
            if player == own:
                self.own_luck[player] += brought

    def _choose(self, play: Play[Any], asked: Decision, row: Row) -> None:
        """Keep a choice in the game that may be costly."""
        outlook, seat = self.outlook, row.seat
        stake = self._stakes[outlook.owner[seat]]
        if asked.prompt in outlook.slight or not self._choices.wants(stake):
            return
        options = [each for each in asked.options.get(seat, ()) if each not in outlook.idle]
        if len(options) > 1 and row.action in options:
            view = play.game.view(play, seat, self.recent)
            known = outlook.known(asked, seat, row.action)
            punished = outlook.punished(play, view, seat, row.action)
            choice = _Choice(len(self.turns), row, asked.prompt, view, options, known, punished)
            self._choices.keep(stake, choice)

    def _worth(self, choice: _Choice) -> tuple[dict[Action, float], float | None]:
        """Return the chances to win by option, and with the choice made.

        The latter is None if it cannot be compared with the rest.
        """
        outlook, row = self.outlook, choice.row
        own = outlook.owner[row.seat]
        options = {
            each: outlook.chance(standings, own)
            for each, standings in outlook.after(choice.view, row.seat, choice.options).items()
        }
        if choice.punished:
            return options, outlook.chance(choice.punished.standings, own)
        return options, options.get(row.action)


def _swept(winners: Sequence[Seat], play: Play[Any]) -> bool:
    """Return whether the only winner alone has pieces home, all of them."""
    view, own = play.game.view(play, None, ()), play.game.players[winners[0]]
    if len(winners) > 1 or not (pieces := getattr(view, "pieces", ())):
        return False
    alone = replace(view, pieces=[each if seat in own else () for seat, each in enumerate(pieces)])
    return view.home == alone.home == sum(len(pieces[seat]) for seat in own)


def _costly(choice: _Choice, options: Mapping[Action, float], done: float) -> Iterator[Costly]:
    """Yield much better options: for the player, and of public knowledge."""
    row, known = choice.row, {choice.row.action, *choice.known}
    best = max(options, key=options.__getitem__)
    best_known = max((each for each in options if each in known), key=options.__getitem__)
    for better in dict.fromkeys((best, best_known)):
        cost = options[better] - done
        if cost >= COSTLY:
            yield Costly(
                turn=choice.turn,
                seq=row.seq,
                seat=row.seat,
                by=row.by,
                prompt=choice.prompt,
                view=choice.view,
                done=row.action,
                better=better,
                cost=cost,
                private=better not in known,
                price=choice.punished.price if choice.punished else (),
            )


def _turning(turns: Sequence[Turn]) -> list[int]:
    """Return the turns of the greatest swings, the last one aside.

    None stand next to each other.
    """
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
