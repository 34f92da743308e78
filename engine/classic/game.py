"""The classic game as a script (rulebook 000, with any of its variants)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import getitem
from typing import ClassVar, TypeAlias

from msgspec import field, json

from engine.classic.colours import seating
from engine.classic.course import START, Move, Position, apply, course
from engine.classic.duties import Ranking
from engine.classic.events import (
    CameHome,
    Captured,
    Finished,
    Moved,
    Overlooked,
    Rolled,
    RollsAgain,
    Stuck,
    steps,
)
from engine.classic.house_rules import HOUSE_RULES
from engine.classic.rules import BASIC, ClassicRule
from engine.core import ROLL, Decision, Event, Game, Play, Script, Table
from engine.opening import Began, OpeningRoll, opening
from engine.rules import Value, chosen, fold, overridden, overriding
from engine.seating import Seating
from engine.views import BASE, Action, Choice, RaceView, Seat

RETRY: Action = "retry"
"""With only neutral pieces to move, to use the next of three rolls instead."""


Judge: TypeAlias = Callable[["ClassicTable", Seat, int, list[Move], Action], Script[bool]]
"""Punishes a choice that breaks a duty; what it is given is the table, who rolled what, the moves
offered and the action chosen."""


class ClassicTable(Table, omit_defaults=True):
    """Where the pieces stand and whose turn it is."""

    pieces: Position
    home: list[Seat] = field(default_factory=list)
    """The colours that have all pieces in the goal, in that order."""
    places: list[Seat] = field(default_factory=list)
    """The players who have finished, by the seat where they sit, the winner first."""


class Classic(Game[ClassicTable]):
    """The classic game on a board, with the seats taken and the rules chosen."""

    key: ClassVar[str] = "classic"
    version: ClassVar[int] = 4
    happenings = (
        OpeningRoll,
        Began,
        Rolled,
        Stuck,
        Captured,
        Moved,
        Overlooked,
        RollsAgain,
        CameHome,
        Finished,
    )
    questions: ClassVar[dict[str, tuple[str, ...]]] = {
        "move": ("back", "neutral", "neutral-enter", "neutral-back", RETRY)
    }
    """What is asked and done too rarely to come up in every game."""
    basic: ClassVar[tuple[type[ClassicRule], ...]] = BASIC
    rules: ClassVar[tuple[type[ClassicRule], ...]] = HOUSE_RULES

    @staticmethod
    def seating(people: int, values: Mapping[str, Value]) -> Seating:
        """Return where people sit."""
        return seating(people, values)

    def __init__(self, seats: Sequence[Seat], values: Mapping[str, Value]) -> None:
        """Prepare a game for players on these *seats*, the host's first."""
        sitting = self.seating(len(seats), values)
        players = sitting.players(seats)
        self.owner = {seat: player for player, own in players.items() for seat in own}
        further = tuple(seat for seat in self.owner if seat not in seats)
        super().__init__(ClassicTable, (*seats, *further, *sitting.left(seats)))
        self.players = players
        self.course = course(sitting.board, self.seats, tuple(players.values()))
        self.neutral = self.course.neutral
        clockwise = sorted(self.owner)
        self.next = dict(zip(clockwise, [*clockwise[1:], clockwise[0]], strict=True))
        """By seat: whose turn is next, clockwise."""
        self.judge: Judge | None = None
        """Where duties can be broken: asked about every choice, returns whether the turn is over."""
        self.first = values.get("first_player", "highest_roll")
        self.bind(values)

    def bind(self, values: Mapping[str, Value]) -> None:
        """Bind the hooks of the rules; those that nobody overrides are not asked at all."""
        # A rule that is set as the rulebook has it changes nothing.
        house = [rule for rule in chosen(self.rules, values) if rule.value != rule.default]
        rules = [*(rule() for rule in self.basic), *house]
        for rule in rules:
            assert isinstance(rule, ClassicRule)
            rule.bind(self.course, values)
        setup = fold(rules, ClassicRule.setup)(self.course.empty(START))
        self.laid_out = json.encode(ClassicTable(pieces=setup))
        self.plays_on = fold(rules, ClassicRule.plays_on)(False)
        self.home = fold(rules, ClassicRule.home)
        shared = fold(rules, ClassicRule.shared)
        self.shared = [shared(frozenset(), seat) for seat in range(self.course.arms)]
        self.duties = Ranking(fold(rules, ClassicRule.weigh))
        self.tries = overridden(rules, ClassicRule.tries)
        self.again_stuck = overridden(rules, ClassicRule.again_stuck)
        # Asked about every roll, where folding them would cost as much as some of them do.
        self.bars = overriding(rules, ClassicRule.bars)
        self.more = overriding(rules, ClassicRule.more)
        self.offers = overridden(rules, ClassicRule.offers)
        self.missed = overridden(rules, ClassicRule.missed)
        self.plain = not (self.missed or self.neutral)
        """Whether nothing but the moves themselves can be asked about."""

    def new(self) -> ClassicTable:
        """One piece of each seat on its start square, three in its base ("Spielvorbereitung")."""
        return self.load(self.laid_out)

    # The turn.

    def turn(self, t: ClassicTable) -> Script[None]:
        """Roll, move, and hand on the die unless there is a further roll ("Spielablauf")."""
        if t.turn is None:
            t.turn = yield from opening(tuple(self.players), self.first)
            yield Began(t.turn)
        seat, pieces, tried = t.turn, t.pieces, 1
        while True:
            yield TO_ROLL[seat]
            _, rolled = yield ROLL
            pips = int(rolled)
            yield ROLLED[seat][pips]
            moves = self.offered(pieces, seat, pips)
            if not moves:
                yield STUCK[seat][pips]
                again = bool(self.again_stuck and self.again_stuck(False, pips))
                if again or not self.tries or tried >= self.tries(1, pieces, seat):
                    break
                tried += 1
                continue
            _, action = yield self.question(pieces, seat, pips, moves, tried)
            if action == RETRY:
                tried += 1
                continue
            if self.judge and (yield from self.judge(t, seat, pips, moves, action)):
                again = False
                break
            move = called(action, moves)
            apply(pieces, move)
            for other, captured in move.captures:
                yield Captured(other, captured, seat)
            yield Moved(move.seat, move.piece, move.at, move.to)
            if self.missed and (missed := self.missed(None, moves, move)):
                stood, pieces[seat][missed.piece] = pieces[seat][missed.piece], BASE
                if stood != BASE:
                    yield Overlooked(seat, missed.piece, stood)
            again = pips == 6
            if move.to >= self.course.track and min(pieces[move.seat]) >= self.course.track:
                yield from self.arrive(t, move.seat, seat)
                again = again and move.seat != seat and not self.done(t, seat)
            break
        if again and not t.over:
            yield RollsAgain(seat)
        elif not t.over:
            t.turn = self.following(t, seat)

    def question(
        self, position: Position, seat: Seat, roll: int, moves: list[Move], tried: int
    ) -> Decision:
        """Ask which of *moves* to make; with only neutral ones, the next of three rolls instead."""
        actions = tuple([move.action for move in moves])
        usual = actions[0]
        if self.plain:
            return to_move(seat, actions, usual)
        if self.missed and self.missed(None, moves, moves[0]):
            usual = self.sound(position, seat, roll, moves)[0].action
        if moves[0].seat != seat and self.tries and tried < self.tries(1, position, seat):
            actions = (*actions, RETRY)
        return to_move(seat, actions, usual)

    def arrive(self, t: ClassicTable, seat: Seat, by: Seat) -> Script[None]:
        """*by* brought the last piece of *seat* home; the first player with all home has won."""
        t.home.append(seat)
        placed = self.placed(t, seat, by)
        if self.owner.get(seat) not in placed:
            yield CameHome(seat)
        for player in placed:
            t.places.append(player)
            yield Finished(player, len(t.places))
        left = len(self.players) - len(t.places)
        t.over = bool(t.places) and (not self.plays_on or left < 2)

    def placed(self, t: ClassicTable, seat: Seat, by: Seat) -> list[Seat]:
        """Return the players who have a place now that the last piece of *seat* came home.

        All own colours have to be home, unless one is enough (C-26), and the neutral one as well.
        If several were waiting for that, the one who brought its last piece home is first, provided
        that all own pieces were home; else the first to have been (C-29).
        """
        if not set(self.neutral) <= set(t.home):
            return []
        last = {}
        for player, own in self.players.items():
            there = [t.home.index(colour) for colour in own if colour in t.home]
            if self.home(len(there) == len(own), len(there)) and player not in t.places:
                last[player] = max(there)
        if seat in self.neutral and self.owner[by] in last:
            last[self.owner[by]] = -1
        return sorted(last, key=last.__getitem__)

    def done(self, t: ClassicTable, seat: Seat) -> bool:
        """Whether *seat* has nothing to move any more, of its own or neutral."""
        return seat in t.home and set(self.neutral) <= set(t.home)

    def following(self, t: ClassicTable, seat: Seat) -> Seat:
        """Return who is next, clockwise among those who still have something to move."""
        seat = self.next[seat]
        while self.done(t, seat):
            seat = self.next[seat]
        return seat

    # Moves, as functions of a position.

    def moves(self, position: Position, seat: Seat, roll: int) -> list[Move]:
        """Return all exact moves of *roll*; pieces of *seat* on one square count once (A-3)."""
        own, shared, course = position[seat], self.shared[seat], self.course
        meeting = course.meeting[seat]
        bars = NO_BARS
        for barring in self.bars:
            bars = barring(bars, position, seat)
        found = []
        for move in map(getitem, course.ways[seat][roll], own):
            if move is None:
                continue
            at, to = move.at, move.to
            if to in own and to not in shared:
                continue
            if (at == BASE or shared) and own.index(at) != move.piece:
                continue
            if bars and barred(bars, at, to):
                continue
            for other, there in meeting[to]:
                if there in position[other]:
                    move = course.capturing(position, move)
                    break
            found.append(move)
        for adding in self.more:
            found = adding(found, position, seat, roll, bars)
        return found

    def possible(self, position: Position, seat: Seat, roll: int) -> list[Move]:
        """Return all exact moves of *roll*, duties aside: of own pieces, then of neutral ones."""
        moves = self.moves(position, seat, roll)
        for neutral in self.neutral:
            moves += self.moves(position, neutral, roll)
        return moves

    def allowed(self, position: Position, seat: Seat, roll: int) -> list[Move]:
        """Return the moves of *roll* that no heavier duty forbids."""
        moves = self.possible(position, seat, roll)
        return self.duties.best(moves, BASE in position[seat]) if len(moves) > 1 else moves

    def offered(self, position: Position, seat: Seat, roll: int) -> list[Move]:
        """Return the moves of *roll* that may be chosen, some perhaps at a price."""
        every = self.possible if self.neutral else self.moves
        moves = every(position, seat, roll)
        if len(moves) < 2:
            return moves
        best = self.duties.best(moves, BASE in position[seat])
        return self.offers(best, moves) if self.offers else best

    def sound(self, position: Position, seat: Seat, roll: int, moves: list[Move]) -> list[Move]:
        """Return those of the *moves* offered that cost nothing."""
        if not self.missed:
            return moves
        return [move for move in moves if self.missed(None, moves, move) is None]

    # What is seen.

    def view(
        self, play: Play[ClassicTable], seat: Seat | None, recent: Sequence[Event]
    ) -> RaceView:
        """Build up what everybody sees; nothing is hidden."""
        t = play.table
        rolls = [event for event in recent if isinstance(event, Rolled | OpeningRoll)]
        return RaceView(
            board=self.course.board,
            pieces=tuple(map(tuple, t.pieces)),
            turn=None if t.over else t.turn,
            dice=(rolls[-1].pips,) if rolls else (),
            rolled_by=rolls[-1].seat if rolls else None,
            choices=self.choices(play),
            last=steps(recent),
            places=tuple(t.places),
            together=tuple(own for own in self.players.values() if len(own) > 1),
            neutral=self.neutral,
        )

    def choices(self, play: Play[ClassicTable]) -> tuple[Choice, ...]:
        """Return the moves among which the seat on turn is to choose."""
        pending, turn = play.pending, play.table.turn
        if not isinstance(pending, Decision) or pending.prompt != "move" or turn is None:
            return ()
        position, pips = play.table.pieces, int(play.answers[-1][1])
        moves = self.offered(position, turn, pips)
        sound = self.sound(position, turn, pips, moves)
        return tuple(Choice(move.action, move.step, move not in sound) for move in moves)

    def standings(self, t: ClassicTable) -> list[list[Seat]]:
        """Those who are home by place, then the others together; players, not colours."""
        others = [player for player in self.players if player not in t.places]
        return [[player] for player in t.places] + ([others] if others else [])


def barred(bars: list[int], at: int, to: int) -> bool:
    """Whether one of *bars* is in the way forward."""
    return bool([bar for bar in bars if at < bar <= to])


def called(action: Action, moves: list[Move]) -> Move:
    """Return the one of *moves* that is called so."""
    for move in moves:
        if move.action == action:
            return move
    raise AssertionError(f"no move is called {action}")


NO_BARS: list[int] = []
MOST_SEATS = 6
TO_ROLL = [
    Decision("roll", {seat: ("roll",)}, (seat,), None, {seat: "roll"}) for seat in range(MOST_SEATS)
]


ROLLED = [[Rolled(seat, pips) for pips in range(7)] for seat in range(MOST_SEATS)]
STUCK = [[Stuck(seat, pips) for pips in range(7)] for seat in range(MOST_SEATS)]
"""Made once: rolling and being stuck are most of what happens."""


ASKED: list[dict[tuple[Action, ...], Decision]] = [{} for _ in range(MOST_SEATS)]
"""By seat and actions: the question which to choose.  There are only so many."""


def to_move(seat: Seat, actions: tuple[Action, ...], usual: Action) -> Decision:
    """Return the question which of these moves to make, the *usual* one when time is up."""
    found = ASKED[seat].get(actions)
    if found is None or found.default[seat] != usual:
        found = Decision("move", {seat: actions}, (seat,), None, {seat: usual})
        ASKED[seat][actions] = found
    return found
