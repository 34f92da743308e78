"""Positions and rules by chance: pieces anywhere they may stand, also where no game leads to."""

from __future__ import annotations

from random import Random

from data.shipped.boards import load
from engine.classic.course import Position
from engine.classic.game import Classic
from engine.rules import BadRules, Value
from engine.system import System
from engine.views import BASE


def chosen(system: System, random: Random) -> tuple[Classic, dict[str, Value]]:
    """Return a game with rules, people and seats chosen by chance, and the rules."""
    while True:
        changes = {each.key: random.choice(each.values) for each in system.rules}
        try:
            values = system.values("book", changes)
        except BadRules:
            continue
        sitting = system.seating(random.choice(system.numbers(values)), values)
        game = system.make(random.choice(sitting.arms), values)
        assert isinstance(game, Classic)
        return game, values


def scattered(game: Classic, random: Random, near: int | None = None) -> Position:
    """Return pieces anywhere they may stand, two on a square where that is allowed.

    Args:
        game: whose pieces.
        random: chance.
        near: a square; those that are on the track crowd around it, often two on one square.
    """
    position, course = game.course.empty(), game.course
    board = load(course.board)
    taken: dict[int, int] = {}
    for seat in course.seats:
        for piece in range(course.pieces):
            for _ in range(100):
                at = random.randint(BASE, course.last)
                if near is not None and random.random() < 0.6:
                    around = near + random.randint(-8, 8) - board.starts[seat]
                    at = random.choice([around % course.track, *position[seat]])
                if at == BASE:
                    break
                own = position[seat].count(at)
                if at >= course.track:
                    if not own:
                        break
                    continue
                square = board.place(seat, at)
                if taken.get(square, seat) == seat and own < (2 if at in game.shared[seat] else 1):
                    taken[square] = seat
                    break
            else:
                at = BASE
            position[seat][piece] = at
    return position
