"""The moves of all rules together against the same rules written anew, square by square.

Nothing of the engine is used but the board, who plays what, and how moves are told.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

from data.shipped.boards import load
from engine.catalog import CATALOG
from engine.classic.course import Move as Engine
from engine.classic.course import Position
from engine.classic.game import Classic
from engine.rules import Value
from engine.views import BASE, Seat
from tests.engine.classic.anywhere import chosen, scattered
from tests.rules import rule

pytestmark = pytest.mark.many


A = 0


class Move(NamedTuple):
    """A piece's way, and the colour that it captures."""

    seat: Seat
    at: int
    to: int
    captures: Seat | None


Moves = set[Move]


class Restated:
    """A position under some rules."""

    def __init__(self, game: Classic, values: dict[str, Value], position: Position) -> None:
        self.game, self.values, self.position = game, values, position
        self.tournament = game.key == "tournament"
        self.board = load(game.course.board)
        self.track = self.board.length
        self.goal = self.track + 4 - int(values.get("pieces", "4"))
        self.there: dict[int, list[Seat]] = {}
        for seat in game.seats:
            for at in position[seat]:
                if A <= at < self.track:
                    self.there.setdefault(self.board.place(seat, at), []).append(seat)

    def barrier(self, seat: Seat, at: int) -> Seat | None:
        """Whose barrier stands on a square, if any does."""
        if at >= self.track or not self.values.get("barriers"):
            return None
        there = self.there.get(self.board.place(seat, at), [])
        return there[0] if len(there) == 2 else None

    def room(self, seat: Seat, to: int) -> bool:
        """Whether own pieces leave room on a square."""
        own = self.position[seat].count(to)
        if not own or to >= self.track or not self.values.get("barriers"):
            return not own
        start = self.board.place(seat, to) in [self.board.starts[each] for each in self.game.seats]
        return own == 1 and not (start and not self.values["barrier_on_start"])

    def victim(self, seat: Seat, to: int) -> Seat | None:
        """The other colour on a square."""
        there = self.there.get(self.board.place(seat, to), []) if to < self.track else []
        return next((each for each in there if each != seat), None)

    def safe(self, seat: Seat, to: int) -> bool:
        """Whether another colour stands on a square that is its own start."""
        found = self.victim(seat, to)
        start = found is not None and self.board.starts[found] == self.board.place(seat, to)
        return start and bool(self.values.get("safe_start"))

    def exact(self, seat: Seat, roll: int) -> Moves:
        """All moves, duties aside."""
        found = set()
        no_jump = self.tournament or self.values["no_goal_jump"]
        own = self.game.players.get(self.game.owner.get(seat, seat), ())
        for at in self.position[seat]:
            way = range(at + 1, at + roll + 1) if at != BASE else range(roll == 6)
            free = way and way[-1] < self.track + 4 and self.room(seat, way[-1])
            barred = any(self.barrier(seat, each) is not None for each in way)
            jumped = [each for each in way if each >= self.goal and each in self.position[seat]]
            spared = free and self.safe(seat, way[-1])
            if free and not barred and not spared and not (no_jump and jumped):
                found.add(Move(seat, at, way[-1], self.victim(seat, way[-1])))
            back = range(at - 1, at - roll - 1, -1)
            if self.values.get("backward_capture") and back[-1] > A and at < self.track:
                barred = any(self.barrier(seat, each) is not None for each in back)
                captures = self.victim(seat, back[-1])
                spared = self.safe(seat, back[-1])
                if not barred and not spared and captures is not None and captures not in own:
                    found.add(Move(seat, at, back[-1], captures))
        return found

    def clearing(self, seat: Seat, roll: int, own: Moves) -> Moves:
        """The moves that clear A, or those of the pieces that keep another from doing so."""
        clearing = {move for move in own if move.at == A}
        stands = A in self.position[seat] and self.values["blocked_start"] == "move_blocker"
        if clearing or not stands:
            return clearing
        way = range(A + 1, A + roll + 1)
        barring = {at: self.barrier(seat, at) for at in way}
        if any(each not in (seat, None) for each in barring.values()):
            return set()
        blocking = [at for at in way if barring[at] == seat]
        if not self.room(seat, way[-1]):
            blocking.append(way[-1])
        return {move for move in own if move.at in blocking}

    def allowed(self, seat: Seat, roll: int) -> Moves:
        """What may be chosen: in a tournament without breaking a MUST, else also at a price."""
        own, players = self.exact(seat, roll), self.game.owner
        every = own.union(*(self.exact(neutral, roll) for neutral in self.game.neutral))
        entering = {move for move in own if move.at == BASE}
        waiting = BASE in self.position[seat]
        if any(move.at == A for move in own):
            entering = set()  # the piece there moves on first, though two might share A
        musts = entering | self.clearing(seat, roll, own) if waiting else set()
        foreign = {each for each in self.game.seats if players.get(each) != players[seat]}
        captures = {move for move in own if move.captures in foreign}
        if self.tournament:
            home = {move for move in own if move.at < self.track <= move.to}
            return captures & musts or captures or musts or home or own
        forced = self.values["backward_capture_forced"]
        demanded = {move for move in captures if forced or move.to > move.at}
        way = self.values["compulsory_capture"] if demanded else False
        if way == "enforce":
            return captures
        return (musts or every) | (captures if way == "penalty" else set())

    def rolls(self, seat: Seat) -> int:
        """How often may be rolled until something can be moved."""
        own = self.position[seat]
        if not (self.tournament or self.values["three_rolls"]) or BASE not in own:
            return 1
        on_the_way = any(A <= at < self.goal for at in own)
        able = any(move.at != BASE for roll in range(1, 7) for move in self.exact(seat, roll))
        return 1 if on_the_way or able else 3


def told(move: Engine) -> Move:
    """Return a move of the engine in words of this module."""
    return Move(move.seat, move.at, move.to, move.captures[0][0] if move.captures else None)


@rule("000", "Spielvarianten", 1, 2)
@pytest.mark.parametrize(("key", "games"), [("classic", 60), ("tournament", 20)])
def test_all_house_rules_together_agree_with_their_restatement(key: str, games: int) -> None:
    """000, "Spielvarianten", 2: any of them, with every roll in positions by chance."""
    random = Random(4)
    for _ in range(games):
        game, values = chosen(CATALOG[key], random)
        for _ in range(20):
            near = random.choice([None, *load(game.course.board).starts])
            position = scattered(game, random, near)
            restated = Restated(game, values, position)
            moves = game.offered if key == "classic" else game.allowed
            for seat in game.owner:
                assert game.rolls(position, seat) == restated.rolls(seat)
                for roll in range(1, 7):
                    engine = [told(move) for move in moves(position, seat, roll)]
                    assert len(engine) == len(set(engine))
                    assert set(engine) == restated.allowed(seat, roll), (
                        values,
                        position,
                        seat,
                        roll,
                    )
