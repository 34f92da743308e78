"""Cards for any time, also in answer to others (003, "JEDERZEIT!")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from engine.action_cards.cards import WHOLE, Announced, Kind, Steps, Target
from engine.action_cards.events import CountedAsSix, DeclaredCapture, Guarded, PlayedCard
from engine.action_cards.table import ActionCardsTable
from engine.classic.course import PIPS
from engine.core import Script
from engine.views import Seat, Step


class ThinkAgain(Kind):
    """Cancel a card just announced, or count as a rolled 6."""

    key = "denkste"
    rolls: ClassVar[Sequence[int]] = (6,)

    def answers(self, game: Steps, t: ActionCardsTable, seat: Seat, about: Announced) -> bool:
        """Any card but one's own."""
        return isinstance(about, PlayedCard)

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterable[Target]:
        """Offer the card in one's turn, if a 6 can be moved."""
        return WHOLE if game.by_pips(t, seat, 6, rolled=True) else ()

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """Cancel the card, or count as a roll."""
        if t.guards:
            t.guards[-1].cancelled = True
        else:
            t.counted = True
            yield CountedAsSix(seat)


class ServesYouRight(Kind):
    """Cancel a card just announced that affects its player alone."""

    key = "aetsch"

    def answers(self, game: Steps, t: ActionCardsTable, seat: Seat, about: Announced) -> bool:
        """A card that affects no other opponent."""
        return isinstance(about, PlayedCard) and about.affected == (seat,)

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """The card it answers is cancelled."""
        t.guards[-1].cancelled = True
        yield from ()


def capturing(seat: Seat, about: Announced) -> list[Step]:
    """Return the moves announced that capture a piece of *seat*."""
    steps = about.steps if isinstance(about, PlayedCard) else (about.step,)
    return [step for step in steps if any(piece.seat == seat for piece in step.captures)]


class GuardianAngel(Kind):
    """Save the own pieces from capture; the moved piece stands beside them."""

    key = "schutzengel"

    def answers(self, game: Steps, t: ActionCardsTable, seat: Seat, about: Announced) -> bool:
        """Offer the card against captures, unless an uncancellable one captures."""
        at_once = isinstance(about, DeclaredCapture) and about.at_once
        return bool(capturing(seat, about)) and not at_once

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """The pieces of others there are captured nevertheless."""
        t.guards[-1].spared.append(seat)
        t.guards[-1].answers.append((seat, self.key))
        yield Guarded(seat)


class TitForTat(Kind):
    """The piece that captures one's own goes home, too."""

    key = "retourkutsche"

    def answers(self, game: Steps, t: ActionCardsTable, seat: Seat, about: Announced) -> bool:
        """Allow it once, and within the piece's reach.

        A piece that goes on into its goal is out of reach ("SPIELABLAUF", 2).
        """
        reached = any(step.to < game.ways.track for step in capturing(seat, about))
        return reached and (not t.guards or t.guards[-1].avenger is None)

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """Register the answer, which takes effect after the capture."""
        t.guards[-1].avenger = seat
        t.guards[-1].answers.append((seat, self.key))
        yield from ()


class Encore(Kind):
    """A roll at any pause, also out of turn."""

    key = "zugabe"
    rolls: ClassVar[Sequence[int]] = PIPS
    worth: ClassVar[float] = 5.0

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """No further roll, and no card."""
        yield from game.roll_and_move(t, seat, repeatable=True)


class FleaHop(Kind):
    """Move a track piece 1 or 2 squares either way, peacefully."""

    key = "flohsprung"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterator[Target]:
        """``"2 +1"``: piece 2 goes one forward."""
        for name, move in game.ways.hops(t, seat).items():
            yield Target(name, (move,))


class BadRoll(Kind):
    """Void another player's roll, which is repeated."""

    key = "wuerfelpech"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterable[Target]:
        """Offer the card before a move is chosen.

        Once for each roll, and never one's own.
        """
        if t.repeatable and t.roller is not None and t.roller != seat:
            return (Target(victim=t.roller),)
        return ()

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """The new one counts."""
        assert t.roller is not None
        yield from game.throw(t, t.roller, len(t.dice))
        t.repeatable = False
