"""Cards that move one's own pieces in one's turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from msgspec.structs import replace

from engine.action_cards.cards import WHOLE, Kind, Steps, Target, targeting
from engine.action_cards.events import LostDie
from engine.action_cards.table import ActionCardsTable
from engine.classic.course import PIPS, START, Move
from engine.core import Script
from engine.views import Seat


class Sprint(Kind):
    """A piece on the track goes exactly 8 forward."""

    key = "sprint"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterable[Target]:
        """Whichever can."""
        return targeting(game.ways.each_forward(t, seat, 8))


class LoadedDie(Kind):
    """Name a number and move a piece so far.

    A 6 may bring one in.
    """

    key = "wahlwuerfel"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterator[Target]:
        """Any number with any piece, also one in the goal."""
        for pips in PIPS:
            yield from targeting(game.by_pips(t, seat, pips, rolled=False), pips)


class DoubleMove(Kind):
    """Roll two dice and move two pieces, one each, in any order.

    A die that fits none is lost.
    """

    key = "doppelzug"
    rolls: ClassVar[Sequence[int]] = PIPS
    worth: ClassVar[float] = 12.0

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterable[Target]:
        """Offer the card with two pieces on the track."""
        return WHOLE if sum(START <= at < game.ways.goal for at in t.pieces[seat]) > 1 else ()

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """Roll, then move one piece after the other."""
        yield from game.throw(t, seat, 2)
        moved = yield from game.by_dice(t, seat, lambda: self.offer(game, t, seat, t.dice))
        if moved is None:
            for pips in t.dice:
                yield LostDie(seat, pips)
            return
        yield from game.make(t, moved, seat)
        dice = list(t.dice)
        dice.remove(int(moved.action.split()[-1]))
        (left,) = dice
        other = yield from game.pick(t, seat, self.offer(game, t, seat, dice, moved.piece))
        if other is None:
            yield LostDie(seat, left)
        else:
            yield from game.make(t, other, seat)

    @staticmethod
    def offer(
        game: Steps, t: ActionCardsTable, seat: Seat, dice: list[int], moved: int | None = None
    ) -> list[Move]:
        """Return the moves of all *dice*, each named after its die."""
        return [
            replace(move, action=f"{move.action} with {pips}")
            for pips in dict.fromkeys(dice)
            for move in game.ways.rolled(t, seat, pips, moved)
        ]


class CrabWalk(Kind):
    """Move a piece on the track 1 to 6 backward.

    It may capture.
    """

    key = "krebsgang"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterator[Target]:
        """Yield backward moves on the track, not onto or past the start."""
        for pips in PIPS:
            for piece in game.ways.on_track(t, seat):
                yield from targeting(game.ways.backward(t, seat, piece, pips), pips)


class Steamroller(Kind):
    """Move a piece by a roll and capture all on its way."""

    key = "dampfwalze"
    rolls: ClassVar[Sequence[int]] = PIPS
    worth: ClassVar[float] = 13.0

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterable[Target]:
        """Offer the card with a piece on the track."""
        return WHOLE if game.ways.on_track(t, seat) else ()

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """Roll, and flatten."""
        yield from game.throw(t, seat)
        move = yield from game.by_dice(t, seat, lambda: self.offer(game, t, seat))
        if move is None:
            yield LostDie(seat, t.rolled)
        else:
            yield from game.make(t, move, seat)

    @staticmethod
    def offer(game: Steps, t: ActionCardsTable, seat: Seat) -> list[Move]:
        """Return the moves by the roll with all their captures.

        None only joins.
        """
        found: dict[int, Move] = {}
        for move in game.ways.rolled(t, seat, t.rolled):
            flattened = tuple(
                piece
                for at in range(move.at + 1, move.to + 1)
                for piece in game.ways.course.on(t.pieces, seat, at)
            )
            found.setdefault(move.piece, replace(move, captures=flattened))
        return list(found.values())


class Tandem(Kind):
    """Two pieces on the track go exactly 3 forward, peacefully."""

    key = "tandem"
    worth: ClassVar[float] = 4.0

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterator[Target]:
        """Two that can do so one after the other."""
        for one, other in game.ways.pairs(t, seat, 3):
            yield Target(f"{one.piece + 1} {other.piece + 1}", (one, other))


class DayRelease(Kind):
    """A piece comes in."""

    key = "freigang"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterable[Target]:
        """A piece there is captured or joined."""
        return targeting(game.ways.entering(t, seat))


class Homesick(Kind):
    """Move a piece near the goal to the first free goal square.

    It is at most 6 squares before the goal.
    """

    key = "heimweh"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterable[Target]:
        """Whichever is near enough."""
        return targeting(game.ways.home(t, seat, 6))
