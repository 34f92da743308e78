"""A game replayed: chances, luck, costly choices; and hints.

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
from enum import IntEnum
from heapq import heappush, heappushpop
from itertools import pairwise
from math import inf
from operator import attrgetter, itemgetter
from random import Random
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar, get_args

from msgspec import Struct
from msgspec.structs import replace

from data.shipped.boards import load
from engine.core import CHANCE, META, Decision, Event, Play
from engine.evaluation import (
    Costly,
    Hindsight,
    Outlook,
    Punished,
    Terms,
    Thrown,
    Turn,
    TurnStart,
    even,
)
from engine.players import LET_BE, decide
from engine.system import System
from engine.views import BASE, Action, RaceView, Seat, View
from engine.walls.views import WallsView

# The highlights of a finished game.


LEAST, MOST = 24, 60
"""Moments that are shown, where there are so many, and at most."""

T = TypeVar("T")


class Worth(IntEnum):
    """The worth of showing a moment."""

    ALWAYS = 0
    """The game began, ended or turned there."""
    OFTEN = 1
    """A capture, or a piece that came home."""
    AT_TIMES = 2
    """Any other move: where too little happened else."""


def highlights(worth: Iterable[Worth], least: int = LEAST, most: int = MOST) -> list[int]:
    """Return the places of the highlights, in order, by worth.

    What there is no room for is left out evenly.

    >>> highlights([Worth.ALWAYS, Worth.AT_TIMES, Worth.OFTEN, Worth.ALWAYS], 2)
    [0, 2, 3]
    """
    places: dict[Worth, list[int]] = {each: [] for each in Worth}
    for place, each in enumerate(worth):
        places[each].append(place)
    found: list[int] = []
    for each, room in ((Worth.ALWAYS, most), (Worth.OFTEN, most), (Worth.AT_TIMES, least)):
        found += spread(places[each], max(0, room - len(found)))
    return sorted(found)


def spread(among: Sequence[T], room: int) -> Sequence[T]:
    """Return at most *room* items, evenly spread, always with the last.

    >>> spread("abcdefgh", 3), spread("ab", 3), spread("ab", 0)
    (['b', 'e', 'h'], 'ab', [])
    """
    if len(among) <= room:
        return among
    return [among[(each + 1) * len(among) // room - 1] for each in range(room)]


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


# Hints: a good player's choice, with reasons.
#
# It is told by what that seat may see, as a computer player would choose.

LEVEL = "hard"
"""Who is asked."""

Term: TypeAlias = Literal["way", "hits", "hunt", "risk", "keeps"]
"""What an option can be better at than others."""

Why: TypeAlias = Term | Literal["home", "front", "ground", "only", "later"]
"""What speaks for it; or there is no other, or it only shows later.

In place of *way* a plain move of a race has *home* or *front*, and one of the wall race that brings
its piece no nearer has *ground*.
"""

BESIDE = 0.4
"""A second reason is told that weighs at least so much of the first."""


class Hint(Struct, frozen=True):
    """The best action for a seat, with reasons."""

    action: Action
    """`LET_BE` if it is to interrupt nobody."""
    why: tuple[Why, ...]
    """One or two reasons, the better one first."""


def advise(system: System, play: Play[Any], seat: Seat, random: Random) -> Hint:
    """Return the best action for *seat*, among all its questions."""
    options, asked = play.options(seat), play.pending
    if isinstance(asked, Decision) and seat not in asked.waits_for:
        options = (LET_BE, *options)
    if len(options) == 1:
        return Hint(options[0], ("only",))
    action = decide(system.levels[LEVEL], play, seat, options, random)
    assert system.weigh is not None, "nobody may ask here"
    view = play.game.view(play, seat, ())
    return Hint(action, reasons(system.weigh(view, seat, options), action, view))


def reasons(weighed: Mapping[Action, Terms], action: Action, view: View) -> tuple[Why, ...]:
    """Return an action's advantages over the next best, where none is better.

    >>> reasons({"a": Terms(way=3, risk=-1), "b": Terms(way=1)}, "a", View())
    ('way',)
    """
    others = [terms for other, terms in weighed.items() if other != action and terms.worth > -inf]
    if not others:
        return ("only",)
    if action not in weighed:
        return ("later",)
    best, next_best = weighed[action], max(others, key=attrgetter("worth"))
    gains: list[tuple[float, Term]] = [
        (getattr(best, term) - getattr(next_best, term), term)
        for term in get_args(Term)
        if getattr(best, term) >= max(getattr(each, term) for each in others)
    ]
    gains.sort(key=lambda gain: -gain[0])
    worthy = [term for gain, term in gains if gain > 0 and gain >= BESIDE * gains[0][0]]
    told = [nearer(view, action) if term == "way" else term for term in worthy]
    return tuple(why for why in told if why)[:2] or ("later",)


def nearer(view: View, action: Action) -> Why | None:
    """Return how an action brings its seat nearer to the goal.

    Moves of one roll are equally long, so that none of them is the fastest: it brings a piece into
    the goal, or the foremost one closer to it; None for any other.  In the wall race the best of ways
    that stay or lead back loses the least ground.
    """
    if isinstance(view, WallsView):
        ways = {each.action: each.way for each in view.choices}
        return "ground" if action in ways and ways[action].to <= ways[action].start else "way"
    moves = {each.action: each.step for each in view.choices} if isinstance(view, RaceView) else {}
    if action not in moves:
        return "way"
    assert isinstance(view, RaceView)
    step, seat = moves[action], moves[action].piece.seat
    goal = load(view.board).goal(len(view.pieces[seat]))
    if seat in view.neutral or not BASE < step.start < step.to:
        return None
    if step.to >= goal:
        return "home" if step.start < goal else None
    ahead = (at for own in view.own(seat) for at in view.pieces[own] if step.start < at < goal)
    return None if any(ahead) else "front"
