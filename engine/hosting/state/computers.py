"""The computer players at a table: seats, answers, pauses for people."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from data.records import SeatRecord
from engine.core import CHANCE, WINDOWS, Answer, Decision, Play
from engine.hosting.state.dice import Dice
from engine.hosting.state.settings import NOBODY, Person
from engine.players import LEAVER_LEVEL, LET_BE, Player, decide
from engine.views import Action, Seat

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
        alone, nothing = self.alone(), {ROLL, *self.play.game.non_moves}
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


# Forced moves: questions with one answer are answered and told.
#
# A turn is begun by hand where its dice do not roll by themselves; further rolls, the tries of three
# and single moves then follow (reading A-1).


DRAW = "draw"
"""What is asked there."""


def unasked(
    computers: Computers, personal_settings: Mapping[int, Person], rolls: bool
) -> Answer | None:
    """Return the forced answer to the pending question; None if open.

    Args:
        computers: those for whom the computer plays, who have let it be.
        personal_settings: by person at the table, what they have chosen for themselves.
        rolls: whether dice roll by themselves at this table.
    """
    play, pending, person = (
        computers.play,
        computers.asked,
        asked_first(computers, personal_settings),
    )
    if drawn(pending, person):
        seat = pending.waits_for[0]
        return seat, pending.default[seat]
    if pending.secret:
        answer = single(pending, computers.alone(), play.game.non_moves)
        if answer is None and not computers.watched(pending) and not computers.besides(pending):
            answer = known(pending)
    else:
        answer = single(pending)
    if answer and goes_by_itself(answer, play.answers, person, rolls):
        return answer
    return None


def after_a_moment(computers: Computers, personal_settings: Mapping[int, Person]) -> Answer | None:
    """Return the answer given after a pause without interruption.

    It is a single move (E-28), or a roll where a player holds a card (E-38), or the only move where
    the other way is not to move at all (T-19): penalties arise where a player chooses to.
    """
    pending = computers.asked
    if undeclined := declinable(pending, computers.play.game.declines):
        open_to_all = asked_first(computers, personal_settings).asks or computers.control(
            undeclined[0]
        )
        return None if open_to_all else undeclined
    if computers.holds_back(pending):
        roll, person = (pending.waits_for[0], ROLL), asked_first(computers, personal_settings)
        itself = goes_by_itself(roll, computers.play.answers, person, bool(computers.rolls))
        return roll if itself and not computers.control(roll[0]) else None
    if (
        pending.secret
        and computers.watched(pending)
        and not asked_first(computers, personal_settings).asks
    ):
        answer = known(pending)
        return answer if answer and not computers.control(answer[0]) else None
    return None


def begins(play: Play[Any]) -> bool:
    """Return whether a turn begins: a seat's first question, perhaps after dice."""
    return isinstance(play.pending, Decision) and all(who == CHANCE for who, _ in play.answers)


def plays_itself(
    computers: Computers, personal_settings: Mapping[int, Person], rolls: bool
) -> bool:
    """Return whether a turn plays itself at once, by computer or force.

    See `unasked` for what is given; everybody may know that no player is asked here.
    """
    pending = computers.asked
    if any(map(computers.control, pending.waits_for)):
        return not computers.pause(pending)
    return unasked(computers, personal_settings, rolls) is not None


def asked_first(computers: Computers, personal_settings: Mapping[int, Person]) -> Person:
    """Return the first seat's standing wish."""
    owner = computers.owners[computers.asked.waits_for[0]]
    return NOBODY if owner.person is None else personal_settings.get(owner.person, NOBODY)


def single(
    pending: Decision, alone: Collection[Seat] = (), non_moves: Collection[Action] = ()
) -> Answer | None:
    """Return the only answer of a question, if that is public.

    No other seat can act meanwhile.  In a secret question an answer without asking would show the
    cards of its player, also where passing is their only option; computers do not look at that.

    Args:
        pending: the question, which computers have let be.
        alone: the seats of the only person who plays, where the others are computers.
        non_moves: what people may only say about being asked.
    """
    if not alone and (pending.secret or pending.limit in WINDOWS):
        return None
    options = [
        (seat, action)
        for seat, own in pending.options.items()
        if not alone or seat in alone
        for action in own
        if action not in non_moves
    ]
    if len(options) != 1 or options[0][0] not in pending.waits_for:
        return None
    return options[0]


def known(pending: Decision) -> Answer | None:
    """Return the only move, if others may hold an interruption.

    It is the only open option of its player, as all players can see.  A roll is left out: a card may
    be played in its place.
    """
    if not pending.secret or pending.limit != "move" or len(pending.waits_for) != 1:
        return None
    [seat] = pending.waits_for
    able = [action for action in pending.options[seat] if action in pending.open]
    return (seat, able[0]) if len(able) == 1 and able[0] != ROLL else None


def declinable(pending: Decision, declines: Collection[Action]) -> Answer | None:
    """Return the only move, if it can be declined."""
    if pending.secret or pending.limit != "move" or len(pending.waits_for) != 1:
        return None
    [seat] = pending.waits_for
    moves = [action for action in pending.options[seat] if action not in declines]
    only = len(moves) == 1 and len(moves) < len(pending.options[seat])
    return (seat, moves[0]) if only and pending.default[seat] == moves[0] else None


def drawn(pending: Decision, person: Person) -> bool:
    """Return whether a player asked to draw has chosen automatic draws."""
    return pending.prompt == DRAW and person.draws


def goes_by_itself(answer: Answer, answers: Sequence[Answer], person: Person, rolls: bool) -> bool:
    """Return whether the only answer is given without asking.

    Args:
        answer: the only one there is.
        answers: what was answered in this turn.
        person: the standing wishes of the player who would be asked.
        rolls: whether dice roll by themselves at this table.
    """
    seat, action = answer
    if action != ROLL:
        return not person.asks
    begun = not person.asks and any(who == seat for who, _ in answers)
    return begun or rolls_for(person, rolls)


def rolls_for(person: Person, rolls: bool) -> bool:
    """Return whether a person's dice roll automatically, given the table's way."""
    return rolls if person.rolls is None else person.rolls
