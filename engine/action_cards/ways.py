"""Moves by card, or by roll on shared and blocked squares.

Pure functions of what lies on the table.  A distance is always covered in full; a goal square holds
one piece; on a square of the track the mover joins whoever stands there, or captures all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from engine.action_cards.table import ActionCardsTable
from engine.classic.course import START, Course, Move, Position
from engine.views import BASE, Seat

KEPT = 500
"""Positions of a colour whose peaceful hops are kept."""
Bars = Callable[[list[int], Position, Seat], list[int]]
"""Adds squares that no piece of a seat may jump over or stop on."""


class Ways:
    """The ways on a board under some rules."""

    def __init__(self, course: Course, bars: Sequence[Bars], past_start: bool) -> None:
        """Bind the board, its barriers, and the rule on passing one's start."""
        self.course, self.barring, self.past_start = course, bars, past_start
        self.track, self.goal = course.track, course.goal
        self._hops: dict[tuple[int, ...], Mapping[str, Move]] = {}

    def on_track(self, t: ActionCardsTable, seat: Seat) -> list[int]:
        """Return the pieces of *seat* on the track, one per square."""
        own = t.pieces[seat]
        return [
            piece
            for piece, at in enumerate(own)
            if START <= at < self.goal and own.index(at) == piece
        ]

    def in_reach(self, t: ActionCardsTable, seat: Seat) -> list[int]:
        """Return those of them on squares of the track, which all share."""
        own = t.pieces[seat]
        return [piece for piece in self.on_track(t, seat) if own[piece] < self.track]

    def bars(self, t: ActionCardsTable, seat: Seat) -> list[int]:
        """Return the squares, in steps of *seat*, closed to its pieces."""
        found: list[int] = []
        for barring in self.barring:
            found = barring(found, t.pieces, seat)
        return found + [self.called(seat, place) for place in t.blocked]

    def called(self, seat: Seat, place: int) -> int:
        """Return a place on the track in steps of *seat*."""
        return (place + self.course.starts[seat][0]) % self.track

    def place(self, seat: Seat, at: int) -> int:
        """Return the place on the track of a step of *seat*."""
        return (at - self.course.starts[seat][0]) % self.track

    def landing(self, t: ActionCardsTable, move: Move, peaceful: bool = False) -> list[Move]:
        """Return the ends *move* may have: capture all there, or join them."""
        there = () if peaceful else self.course.on(t.pieces, move.seat, move.to)
        if not there:
            return [move]
        verb, _, rest = move.action.partition(" ")
        joining = {"move": "join", "enter": "join-enter"}.get(verb, f"{verb}-join")
        action = f"{joining} {rest}".rstrip()
        return [replace(move, captures=there), replace(move, action=action, captures=())]

    def forward(
        self, t: ActionCardsTable, seat: Seat, piece: int, squares: int, peaceful: bool = False
    ) -> list[Move]:
        """Return the ways of *piece* forward by a card, *squares* far."""
        own, at = t.pieces[seat], t.pieces[seat][piece]
        to = at + squares
        if to > self.course.last or (to >= self.track and to in own):
            return []
        if any(at < bar <= to for bar in self.bars(t, seat)):
            return []
        return self.landing(t, Move(f"move {piece + 1}", seat, piece, at, to), peaceful)

    def backward(
        self, t: ActionCardsTable, seat: Seat, piece: int, squares: int, peaceful: bool = False
    ) -> list[Move]:
        """Return the ways of *piece* on the track, *squares* backward.

        Never into a goal; nor onto or past its own start square, unless the rules allow it: that
        saves a lap (E-9).
        """
        at = t.pieces[seat][piece]
        if at - squares <= START and not self.past_start:
            return []
        # From before its goal a piece comes back to the end of the track, from its start to there, too.
        before = [at - step for step in range(1, squares + 1)]
        passed = [each if each >= START else each + self.track for each in before]
        if any(self.called(seat, place) in passed for place in t.blocked):
            return []
        return self.landing(t, Move(f"back {piece + 1}", seat, piece, at, passed[-1]), peaceful)

    def hops(self, t: ActionCardsTable, seat: Seat) -> Mapping[str, Move]:
        """Return the peaceful ways of pieces of *seat*, 1 or 2 squares.

        By the piece and how far it goes: ``"2 +1"``.  This is asked at every pause of whoever holds
        a card for it, so that it is kept; it depends on the own pieces and on blocked squares alone.
        """
        key = seat, *t.pieces[seat], *t.blocked
        found = self._hops.get(key)
        if found is None:
            if len(self._hops) == KEPT:
                self._hops.clear()
            found = self._hops[key] = {
                f"{piece + 1} {sign}{squares}": move
                for piece in self.on_track(t, seat)
                for squares in (1, 2)
                for sign, way in (("+", self.forward), ("-", self.backward))
                for move in way(t, seat, piece, squares, peaceful=True)
            }
        return found

    def entering(self, t: ActionCardsTable, seat: Seat) -> list[Move]:
        """Return the ways of a piece of *seat* in by a card."""
        if BASE not in t.pieces[seat]:
            return []
        piece = t.pieces[seat].index(BASE)
        return self.landing(t, Move("enter", seat, piece, BASE, START))

    def each_forward(self, t: ActionCardsTable, seat: Seat, squares: int) -> list[Move]:
        """Return the ways forward of all pieces of *seat*, *squares* far."""
        return [
            move
            for piece in self.on_track(t, seat)
            for move in self.forward(t, seat, piece, squares)
        ]

    def rolled(
        self, t: ActionCardsTable, seat: Seat, pips: int, without: int | None = None
    ) -> list[Move]:
        """Return moves by a card's die, optionally without one piece."""
        own, limit = t.pieces[seat], t.fastest()
        if limit is not None and pips > limit:
            return []
        squares = {
            at: piece
            for piece, at in reversed(list(enumerate(own)))
            if START <= at < self.goal and piece != without
        }
        return [
            move
            for piece in sorted(squares.values())
            for move in self.forward(t, seat, piece, pips)
        ]

    def home(self, t: ActionCardsTable, seat: Seat, most: int) -> list[Move]:
        """Return the ways into the first free goal square within *most* squares."""
        own, bars = t.pieces[seat], self.bars(t, seat)
        free = [at for at in range(self.goal, self.course.last + 1) if at not in own]
        return [
            Move(f"move {piece + 1}", seat, piece, own[piece], free[0])
            for piece in self.on_track(t, seat)
            if self.goal - own[piece] <= most
            and not any(own[piece] < bar <= free[0] for bar in bars)
        ]

    def pairs(self, t: ActionCardsTable, seat: Seat, squares: int) -> Iterator[tuple[Move, Move]]:
        """Yield moves of two pieces by *squares* each, in a working order."""
        own = t.pieces[seat]
        track = [piece for piece, at in enumerate(own) if START <= at < self.goal]
        seen = set()
        for first in track:
            for second in track:
                where = tuple(sorted((own[first], own[second])))
                if first == second or where in seen:
                    continue
                for one in self.forward(t, seat, first, squares, peaceful=True):
                    pieces = [list(each) for each in t.pieces]
                    pieces[seat][first] = one.to
                    moved = replace(t, pieces=pieces)
                    for other in self.forward(moved, seat, second, squares, peaceful=True):
                        seen.add(where)
                        yield one, other
