"""Cards played in one's own turn."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import ClassVar

from msgspec.structs import replace

from engine.action_cards.cards import WHOLE, CardKind, Steps, Target, targeting
from engine.action_cards.table import (
    ActionCardsTable,
    LostDie,
    PlayedCard,
    PushedBack,
    SwappedPieces,
    TookCard,
    stay,
)
from engine.action_cards.views import Lasting
from engine.chance import Pick
from engine.classic.course import PIPS, START, Move
from engine.core import Script
from engine.views import BASE, Seat


class Sprint(CardKind):
    """A piece on the track goes exactly 8 forward."""

    key = "sprint"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterable[Target]:
        """Yield the pieces that can move eight squares."""
        return targeting(game.ways.each_forward(t, seat, 8))


class LoadedDie(CardKind):
    """Name a number and move a piece so far.

    A 6 may bring one in.
    """

    key = "wahlwuerfel"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterator[Target]:
        """Any number with any piece, also one in the goal."""
        for pips in PIPS:
            yield from targeting(game.by_pips(t, seat, pips, rolled=False), pips)


class DoubleMove(CardKind):
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


class CrabWalk(CardKind):
    """Move a piece on the track 1 to 6 backward.

    It may capture.
    """

    key = "krebsgang"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterator[Target]:
        """Yield backward moves on the track, not onto or past the start."""
        for pips in PIPS:
            for piece in game.ways.on_track(t, seat):
                yield from targeting(game.ways.backward(t, seat, piece, pips), pips)


class Steamroller(CardKind):
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


class Tandem(CardKind):
    """Two pieces on the track go exactly 3 forward, peacefully."""

    key = "tandem"
    worth: ClassVar[float] = 4.0

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterator[Target]:
        """Two that can do so one after the other."""
        for one, other in game.ways.pairs(t, seat, 3):
            yield Target(f"{one.piece + 1} {other.piece + 1}", (one, other))


class DayRelease(CardKind):
    """A piece comes in."""

    key = "freigang"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterable[Target]:
        """A piece there is captured or joined."""
        return targeting(game.ways.entering(t, seat))


class Homesick(CardKind):
    """Move a piece near the goal to the first free goal square.

    It is at most 6 squares before the goal.
    """

    key = "heimweh"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterable[Target]:
        """Whichever is near enough."""
        return targeting(game.ways.home(t, seat, 6))


# Cards against others, and those that bring cards, in one's own turn.


class Swap(CardKind):
    """Swap a piece on the track with one of another player, peacefully."""

    key = "platztausch"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterator[Target]:
        """Any two that do not stand on one square."""
        ways = game.ways
        for piece in ways.in_reach(t, seat):
            at = t.pieces[seat][piece]
            for other in game.around(t, seat)[1:]:
                for theirs in ways.in_reach(t, other):
                    there = t.pieces[other][theirs]
                    to = ways.called(seat, ways.place(other, there))
                    back = ways.called(other, ways.place(seat, at))
                    if to != at:
                        name = f"{piece + 1} {other} {theirs + 1}"
                        mine = Move("swap", seat, piece, at, to)
                        yield Target(name, (mine, Move("swap", other, theirs, there, back)), other)

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """Swap the two pieces."""
        mine, theirs = target.moves
        for move in target.moves:
            t.pieces[move.seat][move.piece] = move.to
        yield SwappedPieces(
            seat, mine.piece, mine.at, mine.to, theirs.seat, theirs.piece, theirs.at, theirs.to
        )


class Bouncer(CardKind):
    """Send home one opponent's pieces on a square, but no start square."""

    key = "rausschmeisser"
    worth: ClassVar[float] = 6.0
    gives: ClassVar[str] = "hits"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterator[Target]:
        """A seat with a piece on the track."""
        starts = {game.ways.place(arm, 0) for arm in range(game.ways.course.arms)}
        for other in game.around(t, seat)[1:]:
            for piece in game.ways.in_reach(t, other):
                place = game.ways.place(other, t.pieces[other][piece])
                if place not in starts:
                    yield Target(f"{other} {place + 1}", victim=other, square=place)

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """Send the pieces back in turn.

        It is no capture, as no piece comes to their square.
        """
        assert target.victim is not None
        assert target.square is not None
        at = game.ways.called(target.victim, target.square)
        for piece, stands in enumerate(t.pieces[target.victim]):
            if stands == at:
                yield from game.set_home(t, target.victim, piece, seat)


class Gust(CardKind):
    """Push foreign pieces on the 12 squares ahead 6 back, peacefully.

    So those that are near come behind it, and those farther off within reach of a roll.  As first
    drafted, 3 back from 6 squares, it was hardly ever worth a turn in simulated games.
    """

    key = "windstoss"
    worth: ClassVar[float] = 8.0
    gives: ClassVar[str] = "hits"
    reach: ClassVar[int] = 12
    push: ClassVar[int] = 6

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterator[Target]:
        """A piece with others ahead that can be pushed.

        Of several pieces that push the same ones, one is offered.
        """
        seen = set[tuple[Move, ...]]()
        for piece in game.ways.on_track(t, seat):
            moves = tuple(self.pushes(game, t, seat, piece))
            if moves and moves not in seen:
                seen.add(moves)
                yield Target(f"{piece + 1}", moves)

    def pushes(self, game: Steps, t: ActionCardsTable, seat: Seat, piece: int) -> list[Move]:
        """Return the pushed pieces, nearest first.

        A piece that would come to its start square stays.
        """
        ways, found = game.ways, []
        at = t.pieces[seat][piece]
        for ahead in range(at + 1, min(at + self.reach, ways.track - 1) + 1):
            for other, theirs in ways.course.on(t.pieces, seat, ahead):
                found += ways.backward(t, other, theirs, self.push, peaceful=True)
        return found

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """Push back all announced pieces."""
        for move in target.moves:
            t.pieces[move.seat][move.piece] = move.to
            yield PushedBack(move.seat, move.piece, move.at, move.to, seat)


class Pickpocket(CardKind):
    """Two cards of an opponent's hand, by chance."""

    key = "taschendieb"
    worth: ClassVar[float] = 12.0
    gives: ClassVar[str] = "hits"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterator[Target]:
        """A seat with two cards."""
        for other in game.around(t, seat)[1:]:
            if len(t.hands[other]) > 1:
                yield Target(f"{other}", victim=other)

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """Take cards one by one.

        A seat that responded may have fewer than two.
        """
        assert target.victim is not None
        hand = t.hands[target.victim]
        for _ in range(min(2, len(hand))):
            _, place = yield Pick(len(hand))
            card = hand.pop(int(place))
            t.hands[seat] = sorted([*t.hands[seat], card])
            yield TookCard(seat, target.victim, card)


class PanicBuying(CardKind):
    """Three cards, however many are held."""

    key = "hamsterkauf"
    worth: ClassVar[float] = 12.0
    gives: ClassVar[str] = "keeps"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterable[Target]:
        """Offer the card while three cards can be drawn."""
        return WHOLE if t.left >= 3 else ()

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """Cards that count at once follow afterwards, and are not replaced."""
        yield from game.draw(t, seat, 3)


class Sleepyhead(CardKind):
    """An opponent skips the next turn."""

    key = "schlafmuetze"
    worth: ClassVar[float] = 12.0
    gives: ClassVar[str] = "hits"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterator[Target]:
        """A seat that does not sleep yet."""
        for other in game.around(t, seat)[1:]:
            if other not in t.asleep:
                yield Target(f"{other}", victim=other)

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """Until that turn has come."""
        yield from stay(t, Lasting(self.key, seat, sleeper=target.victim))


class RoadWorks(CardKind):
    """Close a square to all pieces until one's next turn begins."""

    key = "baustelle"
    worth: ClassVar[float] = 10.0
    gives: ClassVar[str] = "hits"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterator[Target]:
        """Any empty square of the track that is no start square."""
        ways = game.ways
        taken = {ways.place(arm, 0) for arm in range(ways.course.arms)} | set(t.blocked)
        for other, own in enumerate(t.pieces):
            taken |= {ways.place(other, own[piece]) for piece in ways.in_reach(t, other)}
        for place in range(ways.track):
            if place not in taken:
                yield Target(f"{place + 1}", square=place)

    def concerns(self, game: Steps, t: ActionCardsTable, played: PlayedCard) -> Collection[Seat]:
        """The seats with a piece in reach of that square."""
        assert played.square is not None
        ways, found = game.ways, list[Seat]()
        for seat in game.around(t, played.seat):
            at = ways.called(seat, played.square)
            if any(at - stands in PIPS for stands in t.pieces[seat] if stands != BASE):
                found.append(seat)
        return found

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """The card stays beside the board."""
        yield from stay(t, Lasting(self.key, seat, square=target.square))
