"""The board as its seats see it, moves and their events.

A position holds, by arm of the board, where the pieces of that seat stand, in steps along its own
way: -1 is the base, 0 its start square A, then the track, then the goal squares a to d.
Arms where nobody sits have no pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from enum import IntFlag
from functools import lru_cache
from itertools import combinations
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from data.shipped.boards import load
from engine.core import PASS, Decision, Event, Play
from engine.races import Captured
from engine.rules import Value
from engine.seating import Seating
from engine.views import BASE, Action, Piece, Seat, Step

# Duties: tags on moves, ranked by one resolver.
#
# No rule filters moves on its own.  A rule says what a tag weighs; the moves that weigh most are
# those that are allowed.  Weights are worked out once, when the game is made, for every set of tags.


class Duty(IntFlag):
    """A duty that a move may fulfil."""

    ENTER = 1
    """A piece comes in."""
    VACATE = 2
    """The own start square is cleared; demanded only while pieces wait in the base."""
    CAPTURE = 4
    """A piece of another player is captured."""
    BACKWARD = 8
    """The same, going backward: it counts as a capture, but nobody has to do it."""
    GOAL = 16
    """A piece leaves the track for its goal."""
    MAKE_WAY = 32
    """A piece moves out of the way of the one on the own start square; demanded as clearing is."""


EVERY = 2 ** len(Duty)
CLEAR = Duty.VACATE | Duty.MAKE_WAY
"""What is demanded only while pieces wait in the base."""

Weigh = Callable[[int, Duty], int]
"""Adds to a weight what tags are worth."""


class Tagged(Protocol):
    """A move, as far as duties are concerned."""

    @property
    def duties(self) -> int: ...


M = TypeVar("M", bound=Tagged)


class Ranking:
    """The weights of the tags of a move under some rules."""

    def __init__(self, weigh: Weigh) -> None:
        def demanded(tags: int) -> int:
            return weigh(0, Duty(tags & ~Duty.BACKWARD))

        def worth(tags: int) -> int:
            forward = Duty.CAPTURE if tags & Duty.BACKWARD else 0
            return weigh(0, Duty(tags & ~Duty.BACKWARD | forward))

        def tables(without: int) -> tuple[list[int], list[int]]:
            tags = [each & ~without for each in range(EVERY)]
            return [demanded(each) for each in tags], [worth(each) for each in tags]

        self.tables = (tables(CLEAR), tables(0))
        """Without and with pieces waiting in the base: by tags, what they demand and are worth."""
        self.silent = tuple(not any(demand) for demand, _ in self.tables)
        """Without and with pieces waiting: whether no move is ever demanded."""

    def best(self, moves: list[M], waiting: bool) -> list[M]:
        """Return the moves that fulfil the heaviest duty.

        All if there is none.
        """
        if self.silent[waiting]:
            return moves
        demand, worth = self.tables[waiting]
        most = 0
        for move in moves:
            if demand[move.duties] > most:
                most = demand[move.duties]
        if not most:
            return moves
        return [move for move in moves if worth[move.duties] == most]


Position: TypeAlias = list[list[int]]

START = 0
PIECES = 4
PIPS = range(1, 7)
KEPT = 24
"""Courses that are remembered, of half a megabyte each: who plays where, and who with which colours."""


class Actions(Struct, frozen=True):
    """The names of a colour's moves: by piece, or for the base."""

    move: tuple[Action, ...]
    back: tuple[Action, ...]
    lap: tuple[Action, ...]
    enter: Action


def _actions(prefix: str, move: str) -> Actions:
    def numbered(verb: str) -> tuple[Action, ...]:
        return tuple(f"{verb} {number}" for number in range(1, PIECES + 1))

    return Actions(
        numbered(move), numbered(f"{prefix}back"), numbered(f"{prefix}lap"), f"{prefix}enter"
    )


OWN = _actions("", "move")
NEUTRAL = _actions("neutral-", "neutral")
"""Neutral pieces are moved by the seats of others, beside their own."""


class Move(Struct, frozen=True, gc=False):
    """A piece's way to a square, with captures and fulfilled duties."""

    action: Action
    seat: Seat
    piece: int
    at: int
    to: int
    captures: tuple[tuple[Seat, int], ...] = ()
    duties: int = 0
    """Tags: some of `Duty`."""
    forfeits: int | None = None
    """The piece of whoever makes the move that goes back to its base: it should have captured."""

    @property
    def step(self) -> Step:
        """Return the move as a view `Step`."""
        captures = tuple(Piece(seat, number) for seat, number in self.captures)
        return Step(Piece(self.seat, self.piece), self.at, self.to, captures)


class Course:
    """A board with some of its arms taken."""

    def __init__(
        self,
        board: str,
        seats: Collection[Seat],
        players: Collection[tuple[Seat, ...]] | None = None,
        pieces: int = PIECES,
    ) -> None:
        """Lay out a board.

        Args:
            board: its key.
            seats: the colours in play.
            players: the colours that each player has; without it everybody has one.  Colours that
                are in play but nobody's are neutral.
            pieces: how many each colour has.
        """
        data = load(board)
        owners = {seat: own for own in players or () for seat in own}
        if players is None:
            owners = {seat: (seat,) for seat in seats}
        self.board, self.seats, self.arms = board, tuple(seats), data.arms
        self.neutral = tuple(seat for seat in seats if seat not in owners)
        self.track = data.length
        """The position of goal square a."""
        self.pieces, self.goal = pieces, data.goal(pieces)
        """How many pieces a colour has, and the position of the first square that is goal for them: with
        fewer than four those before it are a way on which nobody else comes."""
        self.last = self.track + PIECES - 1
        """The position of goal square d."""
        self.starts = [
            [(data.starts[other] - start) % self.track for other in range(self.arms)]
            for start in data.starts
        ]
        """By seat: what it calls the start squares of all."""
        self.meeting = [
            [
                [
                    (other, (to - self.starts[seat][other]) % self.track)
                    for other in self.seats
                    if other != seat and to < self.track
                ]
                for to in range(self.last + 1)
            ]
            for seat in range(self.arms)
        ]
        """By seat and square: the other seats, each with what it calls that square."""
        self.together = [owners.get(seat, ()) for seat in range(self.arms)]
        """By seat: all colours of its player; none for neutral ones."""
        self.demanded = [
            [Duty.CAPTURE.value * (seat in own and other not in own) for other in range(self.arms)]
            for seat, own in enumerate(self.together)
        ]
        """By seat and captured seat: the tag of a capture; none among the colours of a player, and
        none for neutral pieces, whose captures are nobody's duty (readings C-26, C-28)."""
        self.ways = [
            [
                [list(self._ways(seat, piece, roll)) for piece in range(PIECES)]
                for roll in range(PIPS[-1] + 1)
            ]
            if seat in self.seats
            else []
            for seat in range(self.arms)
        ]
        """By seat, roll, piece and position, which for the base is the last in the list: the move
        if nobody is there; None if the roll leads nowhere."""

    def _ways(self, seat: Seat, piece: int, roll: int) -> Iterator[Move | None]:
        actions = self.actions(seat)
        for at in range(self.last + 1):
            to = at + roll
            tags = Duty.VACATE * (at == START) | Duty.GOAL * (at < self.goal <= to)
            duties = 0 if seat in self.neutral else int(tags)
            move = Move(actions.move[piece], seat, piece, at, to, (), duties)
            yield move if to <= self.last else None
        duties = 0 if seat in self.neutral else Duty.ENTER.value
        yield Move(actions.enter, seat, piece, BASE, START, (), duties) if roll == 6 else None

    def actions(self, seat: Seat) -> Actions:
        """Return the names of the moves of *seat*."""
        return NEUTRAL if seat in self.neutral else OWN

    def empty(self, at: int = BASE) -> Position:
        """Every seat's pieces in the base, but one of them on *at*."""
        return [
            [at] + [BASE] * (self.pieces - 1) if seat in self.seats else []
            for seat in range(self.arms)
        ]

    def on(self, position: Position, seat: Seat, to: int) -> tuple[tuple[Seat, int], ...]:
        """Return all pieces of others on the square that *seat* calls *to*."""
        found: list[tuple[Seat, int]] = []
        for other, there in self.meeting[seat][to]:
            if there in position[other]:
                found += [(other, piece) for piece, at in enumerate(position[other]) if at == there]
        return tuple(found)

    def capturing(self, position: Position, move: Move) -> Move:
        """Return a *move* with its captures, and the duty of that."""
        captures = self.on(position, move.seat, move.to)
        duties = move.duties
        for other, _ in captures:
            duties |= self.demanded[move.seat][other]
        return Move(move.action, move.seat, move.piece, move.at, move.to, captures, duties)


@lru_cache(maxsize=KEPT)
def course(
    board: str, seats: tuple[Seat, ...], players: tuple[tuple[Seat, ...], ...], pieces: int = PIECES
) -> Course:
    """Return the one course for these sorted arguments.

    It is slow to lay out.
    """
    return Course(board, seats, players, pieces)


# Seats on the boards of the classic game, and their colours.
#
# The book has four colours on four arms; a board with six arms is made for three or six.


FOUR_ARMS, SIX_ARMS = "classic-4", "classic-6"

ON_FOUR: dict[int, Sequence[Sequence[Seat]]] = {
    2: ((0, 2), (1, 3)),
    3: tuple(combinations(range(4), 3)),
    4: (tuple(range(4)),),
}
"""By number of people.  Two sit opposite each other (C-27); three leave any one colour out."""

NEIGHBOURS = ((0, 1), (1, 2), (2, 3), (3, 0))
"""Where two sit who have the colours opposite them as well (000, "Weniger als 4 Personen", 2)."""

ON_SIX: dict[int, Sequence[Sequence[Seat]]] = {
    2: ((0, 3), (1, 4), (2, 5)),
    3: ((0, 2, 4), (1, 3, 5)),
    4: ((0, 1, 3, 4), (1, 2, 4, 5), (0, 2, 3, 5)),
    5: tuple(combinations(range(6), 5)),
    6: (tuple(range(6)),),
}
"""By number of people: spread as evenly as can be.  Three take every second arm; the other numbers
go beyond the rulebooks."""


def seating(people: int, values: Mapping[str, Value]) -> Seating:
    """Return the seats of people in the classic game."""
    if values["six_arms"]:
        return Seating(ON_SIX.get(people, ()), load(SIX_ARMS).colours, SIX_ARMS)
    arms, colours = ON_FOUR.get(people, ()), load(FOUR_ARMS).colours
    if values["extra_colours"] and people == 2:
        opposite = {seat: ((seat + 2) % 4,) for seat in range(4)}
        return Seating(NEIGHBOURS, colours, FOUR_ARMS, opposite)
    neutral = bool(values["extra_colours"]) and people == 3
    return Seating(arms, colours, FOUR_ARMS, {}, neutral)


def tournament_seating(people: int, values: Mapping[str, Value]) -> Seating:
    """Return the seats of a tournament; three people have six arms.

    004, introduction, sentences 1 and 4.
    """
    board = SIX_ARMS if people == 3 else FOUR_ARMS
    arms = {3: ON_SIX[3], 4: ON_FOUR[4]}.get(people, ())
    return Seating(arms, load(board).colours, board)


# Events of the classic game.


class Rolled(Event, frozen=True):
    """A seat rolled the die in its turn."""

    rolled: ClassVar[bool] = True
    moves: ClassVar[bool] = False
    seat: Seat
    pips: int


class Stuck(Event, frozen=True):
    """No piece could move the roll."""

    moves: ClassVar[bool] = False
    seat: Seat
    pips: int


class Moved(Event, frozen=True):
    """A piece moved or entered (from -1), both ends in own steps."""

    seat: Seat
    piece: int
    at: int
    to: int


class Overlooked(Event, frozen=True):
    """A seat missed a capture.

    The piece that should have captured went back to its base.
    """

    seat: Seat
    piece: int
    at: int = BASE
    """Where it stood, in its own steps; logs of the first version do not say."""


class Broke(Event, frozen=True):
    """A seat broke a MUST of the tournament rules.

    Its move does not count and its turn is over.
    """

    seat: Seat
    must: int
    """The number of the rule."""


class Fined(Event, frozen=True):
    """A piece went back to its base for a broken MUST."""

    seat: Seat
    piece: int
    at: int = BASE
    """Where it stood, in its own steps; logs of the first version do not say."""


class RollsAgain(Event, frozen=True):
    """A seat has a further roll."""

    moves: ClassVar[bool] = False
    seat: Seat


class CameHome(Event, frozen=True):
    """A colour has all its pieces home, which settles no place yet."""

    seat: Seat


class TimeUp(Event, frozen=True):
    """The time for the game is over, and the squares are counted."""

    points: tuple[tuple[Seat, int], ...]
    """Of each player who is not home: what the squares are worth, the most first."""


def steps(events: Sequence[Event]) -> tuple[Step, ...]:
    """Return the steps with their captures; penalties lead to the base."""
    found: list[Step] = []
    captures: list[Piece] = []
    for event in events:
        if isinstance(event, Captured):
            captures.append(Piece(event.seat, event.piece))
        elif isinstance(event, Moved):
            piece = Piece(event.seat, event.piece)
            found.append(Step(piece, event.at, event.to, tuple(captures)))
            captures = []
        elif isinstance(event, Overlooked | Fined):
            found.append(Step(Piece(event.seat, event.piece), event.at, BASE))
    return tuple(found)


# Frequent questions and events of the classic board, made once.
#
# Rolling, being stuck and choosing among moves are most of what happens, and there are only so many such
# questions: to make each anew would take longer than the rest of a turn.


RETRY: Action = "retry"
"""With only neutral pieces to move, to use the next of three rolls instead."""

DECLINED = (RETRY, PASS)

MOST_SEATS = 6
TO_ROLL = [
    Decision("roll", {seat: ("roll",)}, (seat,), None, {seat: "roll"}) for seat in range(MOST_SEATS)
]

ROLLED = [[Rolled(seat, pips) for pips in range(7)] for seat in range(MOST_SEATS)]
STUCK = [[Stuck(seat, pips) for pips in range(7)] for seat in range(MOST_SEATS)]

ASKED: list[dict[tuple[Action, ...], Decision]] = [{} for _ in range(MOST_SEATS)]
"""By seat and actions: the question which to choose, the first of them when time is up."""


def to_move(seat: Seat, actions: tuple[Action, ...], usual: Action) -> Decision:
    """Return the question for these moves, with the *usual* one as default."""
    if usual != actions[0]:
        return Decision("move", {seat: actions}, (seat,), None, {seat: usual})
    found = ASKED[seat].get(actions)
    if found is None:
        found = Decision("move", {seat: actions}, (seat,), None, {seat: usual})
        ASKED[seat][actions] = found
    return found


def mover(play: Play[Any]) -> Seat | None:
    """Return the seat that is to choose a move, if one is."""
    pending = play.pending
    if isinstance(pending, Decision) and pending.prompt == "move":
        return pending.waits_for[0]
    return None
