"""The classic game as a script (rulebook 000, with its variants)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import getitem
from typing import Any, ClassVar, TypeVar

from msgspec import field, json
from msgspec.structs import replace

from engine.chance import ROLL
from engine.classic.course import PIECES, START, Move, Position, course
from engine.classic.duties import Ranking
from engine.classic.events import CameHome, Moved, Overlooked, Rolled, RollsAgain, Stuck, steps
from engine.classic.questions import ASKED, DECLINED, RETRY, ROLLED, STUCK, TO_ROLL, mover, to_move
from engine.classic.rules import BASIC, HOUSE_RULES, ClassicRule
from engine.classic.seatings import seating
from engine.core import Decision, Event, Game, Play, Script, Table
from engine.first_player import Began, OpeningRoll, opening
from engine.races import Captured, Finished, by_seat, captures
from engine.rules import Value, chosen, fold, overridden, overriding
from engine.seating import Seating
from engine.views import BASE, Action, Choice, RaceView, ResultView, Seat


class ClassicTable(Table, omit_defaults=True):
    """The positions of the pieces, and the seat on turn."""

    pieces: Position
    home: list[Seat] = field(default_factory=list)
    """The colours that have all pieces in the goal, in that order."""
    places: list[Seat] = field(default_factory=list)
    """The players who have finished, by the seat where they sit, the winner first."""
    rolled: int = 0
    """The pips that are to be moved; 0 while there are none."""
    time_up: bool = False
    """Whether the time has ended the game."""


T = TypeVar("T", bound=ClassicTable)


class Race(Game[T]):
    """The classic game, or one built on it, with seats and rules."""

    happenings: ClassVar[tuple[type[Event], ...]] = (
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
    questions: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "move": ("back", "neutral", "neutral-enter", "neutral-back", RETRY)
    }
    """What is asked and done too rarely to come up in every game."""
    basic: ClassVar[tuple[type[ClassicRule], ...]] = BASIC
    rules: ClassVar[tuple[type[ClassicRule], ...]] = HOUSE_RULES

    seating = staticmethod(seating)
    """Where people sit under these rules."""

    def __init__(self, table: type[T], seats: Sequence[Seat], values: Mapping[str, Value]) -> None:
        """Prepare a game for players on these *seats*, the host's first."""
        sitting = self.seating(len(seats), values)
        players = sitting.players(seats)
        self.owner = {seat: player for player, own in players.items() for seat in own}
        further = tuple(seat for seat in self.owner if seat not in seats)
        super().__init__(table, (*seats, *further, *sitting.left(seats)))
        self.players = players
        # In whatever order people sit down, they play on the same course.
        own = tuple(sorted(players.values()))
        pieces = int(values.get("pieces", PIECES))
        self.course = course(sitting.board, tuple(sorted(self.seats)), own, pieces)
        self.neutral = self.course.neutral
        clockwise = sorted(self.owner)
        self.next = dict(zip(clockwise, [*clockwise[1:], clockwise[0]], strict=True))
        """By seat: whose turn is next, clockwise."""
        self.first = values.get("first_player", "highest_roll")
        self.bind(values)

    def bind(self, values: Mapping[str, Value]) -> None:
        """Bind the hooks of the rules.

        Hooks without a rule are not asked.
        """
        # A rule that is set as the rulebook has it changes nothing.
        house = [rule for rule in chosen(self.rules, values) if rule.value != rule.default]
        rules = [*(rule() for rule in self.basic), *house]
        for rule in rules:
            assert isinstance(rule, ClassicRule)
            rule.bind(self.course, values)
        self.on = tuple(sorted(rule.key for rule in rules if not isinstance(rule, BASIC)))
        """Which rules are on, for all to see."""
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
        self.every = self.possible if self.neutral else self.moves
        self.plain = not (self.missed or self.neutral)
        """Whether nothing but the moves themselves can be asked about."""

    def new(self) -> T:
        """Begin with one piece each on its start square ("Spielvorbereitung").

        Three wait in the base.
        """
        return self.load(self.laid_out)

    # The turn, step by step.  A system on top overrides or wraps the steps in which it differs.

    def turn(self, t: T) -> Script[None]:
        """Play a turn; before the first, settle the first player."""
        return self.begin(t) if t.turn is None else self.take(t, t.turn)

    def begin(self, t: T) -> Script[None]:
        """Settle the first player ("Spielvorbereitung", sentence 3)."""
        t.turn = yield from opening(tuple(self.players), self.first)
        yield Began(t.turn)
        yield from self.take(t, t.turn)

    def take(self, t: T, seat: Seat) -> Script[None]:
        """Roll and move, and again after a further roll ("Spielablauf")."""
        tried, further = 1, False
        while True:
            who, action = yield self.what_to_do(t, seat, further)
            if action != "roll":
                yield from self.act_at_pause(t, who, action)
                continue
            yield from self.roll(t, seat)
            move = yield from self.choose(t, seat, tried)
            if move is not None:
                yield from self.make(t, move, seat)
                again = t.rolled == 6 and self.goes_on(t, seat, move)
            else:
                again = bool(self.again_stuck and self.again_stuck(False, t.rolled))
            if again:
                yield RollsAgain(seat)
                tried = 1
            elif move is None and tried < self.rolls(t.pieces, seat):
                tried += 1
            else:
                return
            further = True

    def rolls(self, position: Position, seat: Seat) -> int:
        """Return the number of rolls until a piece of *seat* can move."""
        return self.tries(1, position, seat, self.moves) if self.tries else 1

    def what_to_do(self, t: T, seat: Seat, further: bool) -> Decision:
        """Ask *seat* in its turn, or for a *further* roll: it rolls."""
        return TO_ROLL[seat]

    def act_at_pause(self, t: T, who: Seat, action: Action) -> Script[None]:
        """Do an action that a system on top allows at a pause.

        Afterwards the step looks at the table, and asks anew.
        """
        raise AssertionError(f"nobody may {action} here")

    def roll(self, t: T, seat: Seat) -> Script[None]:
        """Roll the die, which then lies on the table."""
        _, pips = yield ROLL
        t.rolled = int(pips)
        yield ROLLED[seat][t.rolled]

    def choose(self, t: T, seat: Seat, tried: int = 1) -> Script[Move | None]:
        """Let *seat* choose a move by the roll; None if nothing moves."""
        while moves := self.movable(t, seat):
            who, action = yield self.question(t, seat, moves, tried)
            for move in moves:
                if move.action == action:
                    return self.priced(move, moves) if self.missed else move
            if action in DECLINED:
                t.rolled = 0
                return None
            yield from self.act_at_pause(t, who, action)
        yield STUCK[seat][t.rolled]
        return None

    def movable(self, t: T, seat: Seat) -> list[Move]:
        """Return the moves open to *seat* by the roll on the table."""
        return self.offered(t.pieces, seat, t.rolled)

    def make(self, t: T, move: Move, by: Seat) -> Script[None]:
        """Make a move: capture, set the piece, and check for the finish."""
        if move.captures:
            yield from self.capture(t, move.captures, by)
        t.pieces[move.seat][move.piece] = move.to
        yield Moved(move.seat, move.piece, move.at, move.to)
        if move.forfeits is not None:
            own = t.pieces[by]
            stood, own[move.forfeits] = own[move.forfeits], BASE
            if stood != BASE:
                yield Overlooked(by, move.forfeits, stood)
        if move.to >= self.course.goal <= min(t.pieces[move.seat]):
            yield from self.arrive(t, move.seat, by)

    def capture(self, t: T, pieces: Sequence[tuple[Seat, int]], by: Seat) -> Script[None]:
        """Set captured *pieces* back to their base."""
        for seat, piece in pieces:
            t.pieces[seat][piece] = BASE
            t.struck[seat] = by
            yield Captured(seat, piece, by)

    def goes_on(self, t: T, seat: Seat, move: Move) -> bool:
        """Return whether *seat* rolls again after a *move*.

        Not if that brought it home (C-8).
        """
        came_home = seat in t.home and (move.seat == seat or self.done(t, seat))
        return not (t.over or came_home)

    def hand_on(self, t: T) -> None:
        """Hand the turn on clockwise, and clear the table for it."""
        t.rolled = 0
        if t.turn is not None and not t.over:
            t.turn = self.next[t.turn]
            while t.turn in t.home and self.done(t, t.turn):
                t.turn = self.next[t.turn]

    def question(self, t: T, seat: Seat, moves: list[Move], tried: int) -> Decision:
        """Ask which of *moves* to make.

        With only neutral ones, the next of three rolls comes instead.
        """
        actions = tuple([move.action for move in moves])
        usual = actions[0]
        if self.plain:
            return ASKED[seat].get(actions) or to_move(seat, actions, usual)
        if self.missed and self.missed(None, moves, moves[0]):
            usual = self.sound(t.pieces, seat, t.rolled, moves)[0].action
        if moves[0].seat != seat and tried < self.rolls(t.pieces, seat):
            actions = (*actions, RETRY)
        return to_move(seat, actions, usual)

    def arrive(self, t: T, seat: Seat, by: Seat) -> Script[None]:
        """Bring *seat* home; the first player with all home has won."""
        t.home.append(seat)
        placed = self.placed(t, seat, by)
        if self.owner.get(seat) not in placed:
            yield CameHome(seat)
        for player in placed:
            t.places.append(player)
            yield Finished(player, len(t.places))
        left = len(self.players) - len(t.places)
        t.over = bool(t.places) and (not self.plays_on or left < 2)

    def placed(self, t: T, seat: Seat, by: Seat) -> list[Seat]:
        """Return the players with a new place as *seat* comes home.

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

    def done(self, t: T, seat: Seat) -> bool:
        """Return whether *seat* has nothing left to move, own or neutral."""
        return seat in t.home and set(self.neutral) <= set(t.home)

    # Moves, as functions of a position.

    def moves(self, position: Position, seat: Seat, roll: int) -> list[Move]:
        """Return all exact moves of *roll*.

        Pieces of *seat* on one square count once (A-3).
        """
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
        """Return all exact moves of *roll*, duties aside: own pieces, then neutral."""
        moves = self.moves(position, seat, roll)
        for neutral in self.neutral:
            moves += self.moves(position, neutral, roll)
        return moves

    def allowed(self, position: Position, seat: Seat, roll: int) -> list[Move]:
        """Return the moves of *roll* that no heavier duty forbids."""
        moves = self.possible(position, seat, roll)
        return self.duties.best(moves, BASE in position[seat]) if len(moves) > 1 else moves

    def offered(self, position: Position, seat: Seat, roll: int) -> list[Move]:
        """Return the moves of *roll* on offer, some perhaps at a price."""
        moves = self.every(position, seat, roll)
        if len(moves) < 2:
            return moves
        best = self.duties.best(moves, BASE in position[seat])
        return self.offers(best, moves) if self.offers else best

    def priced(self, move: Move, moves: list[Move]) -> Move:
        """Return a *move* with its price among these *moves*."""
        missed = self.missed and self.missed(None, moves, move)
        return replace(move, forfeits=missed.piece) if missed else move

    def sound(self, position: Position, seat: Seat, roll: int, moves: list[Move]) -> list[Move]:
        """Return those of the *moves* offered that cost nothing."""
        if not self.missed:
            return moves
        return [move for move in moves if self.missed(None, moves, move) is None]

    # What is seen.

    def view(self, play: Play[T], seat: Seat | None, recent: Sequence[Event]) -> RaceView:
        """Build the view of all; nothing is hidden."""
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
            rules=self.on,
            struck=tuple(t.struck.items()),
        )

    def choices(self, play: Play[T]) -> tuple[Choice, ...]:
        """Return the moves that a seat can choose."""
        seat = mover(play)
        if seat is None:
            return ()
        position, pips = play.table.pieces, play.table.rolled
        moves = self.movable(play.table, seat)
        sound = self.sound(position, seat, pips, moves)
        return tuple(Choice(move.action, move.step, move not in sound) for move in moves)

    def standings(self, t: T) -> list[list[Seat]]:
        """Rank players by place, then the others together; players, not colours."""
        others = [player for player in self.players if player not in t.places]
        return [[player] for player in t.places] + ([others] if others else [])


class Classic(Race[ClassicTable]):
    """The classic game on a board."""

    key: ClassVar[str] = "classic"
    version: ClassVar[int] = 4
    oldest: ClassVar[int] = 4

    def __init__(self, seats: Sequence[Seat], values: Mapping[str, Value]) -> None:
        super().__init__(ClassicTable, seats, values)


def barred(bars: list[int], at: int, to: int) -> bool:
    """Return whether one of *bars* is in the way forward."""
    return bool([bar for bar in bars if at < bar <= to])


NO_BARS: list[int] = []


# Results of finished classic games, player by player.


def result(game: Game[Any], t: Table, seating: Seating, events: Iterable[Event]) -> ResultView:
    """Count as `by_seat`, of all that happened."""
    happened = list(events)
    rolls = [(event.seat, (event.pips,)) for event in happened if isinstance(event, Rolled)]
    return ResultView(seating.board, by_seat(game, t, seating, captures(happened), rolls))
