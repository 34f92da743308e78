"""The computer players at a table: seats, answers, pauses for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from data.records import SeatRecord
from engine.core import Answer, Decision, Play
from engine.hosting.state.dice import Dice
from engine.players import LET_BE, Player, decide
from engine.views import Action, Seat

LEAVER_LEVEL = "normal"
"""How the computer plays for a person who has left or is away."""


ROLL: Action = "roll"
"""What people merely begin, and only the dice answer."""


class Computers(Struct, frozen=True):
    """The computer players in a running game."""

    play: Play[Any]
    owners: Mapping[Seat, SeatRecord]
    """By colour: who controls it."""
    levels: Mapping[str, Player]
    dice: Dice
    rolls: bool | None = None
    """Whether dice roll by themselves, as in `Setup.rolls`."""

    @property
    def asked(self) -> Decision:
        """The pending question, unless it is for the dice."""
        assert isinstance(self.play.pending, Decision), "somebody is asked"
        return self.play.pending

    def control(self, seat: Seat) -> bool:
        """Return whether the computer plays for a colour, at least this turn."""
        owner = self.owners[seat]
        return owner.person is None or owner.finishing == self.play.began

    def alone(self) -> list[Seat]:
        """Return the seats of the only person at the table.

        None if there are more.

        A person who is away, or whose turn the computer finishes, sees its moves and plays on.
        """
        people = {owner.person or owner.away for owner in self.owners.values()} - {None}
        return [seat for seat in self.owners if not self.control(seat)] if len(people) == 1 else []

    def watched(self, pending: Decision) -> bool:
        """Return whether people may interrupt, by public knowledge.

        A person who plays with computers alone has nothing to hide from them.
        """
        alone = self.alone()
        people = [seat for seat in pending.watched_by if not self.control(seat)]
        return any(not alone or pending.options.get(seat) for seat in people)

    def besides(self, pending: Decision) -> bool:
        """Return whether people not waited for may act."""
        return any(
            may and seat not in pending.waits_for and not self.control(seat)
            for seat, may in pending.options.items()
        )

    def pause(self, pending: Decision) -> bool:
        """Return whether a computer's choice waits for interruptions (E-28, E-38)."""
        own = all(map(self.control, pending.waits_for))
        return own and (self.watched(pending) or self.holds_back(pending))

    def holds_back(self, pending: Decision) -> bool:
        """Return whether an automatic roll waits for a card holder (E-38).

        Which player that is, and which card, makes no difference.  One who plays with computers
        alone has nothing to hide from them.
        """
        able = len(pending.waits_for) == 1 and pending.limit == "move" and ROLL in pending.open
        if self.rolls is None or not pending.secret or not able:
            return False
        alone, nothing = self.alone(), {ROLL, *self.play.game.asides}
        return not alone or any(
            not nothing.issuperset(pending.options.get(own, ())) for own in alone
        )

    def answer(self, pending: Decision) -> Answer | None:
        """Return a computer's answer: the first to interrupt, or waited for."""
        own = [seat for seat, may in pending.options.items() if may and self.control(seat)]
        for seat in own:
            if seat not in pending.waits_for:
                action = self.chosen(seat, (LET_BE, *pending.options[seat]))
                if action != LET_BE:
                    return seat, action
        waited_for = [seat for seat in pending.waits_for if seat in own]
        if not waited_for or self.pause(pending):
            return None
        return waited_for[0], self.chosen(waited_for[0], pending.options[waited_for[0]])

    def chosen(self, seat: Seat, options: Sequence[Action]) -> Action:
        """Return the computer's choice among *options*, by its colour's view alone.

        Where it only finishes a turn, it plays no hidden card that need not be played (E-37).
        """
        if self.owners[seat].person is not None:
            plain = [each for each in options if each == LET_BE or not self.asked.hides(each)]
            options = plain or options
        if len(options) == 1:
            return options[0]
        player = self.levels[self.owners[seat].level or LEAVER_LEVEL]
        return decide(player, self.play, seat, options, self.dice.random(self.play.seq))


def play(seats: Iterable[SeatRecord]) -> bool:
    """Return whether a computer plays or finishes turns on *seats*."""
    return any(seat.person is None or seat.finishing >= 0 for seat in seats)
