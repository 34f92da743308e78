"""What a table looks like in words: people, questions, what happened and what can be done.

How a game says its events and actions is a matter of its face (`cogs.faces`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter

from cogs.faces import Face, face
from cogs.names import Names
from cogs.taps import Option
from data.records import SeatRecord
from data.texts import Texts, dashed
from engine.core import Event
from engine.session import Happened, Session, Sight
from engine.views import Action, Seat

MARKS = {
    "yellow": "🟡",
    "green": "🟢",
    "red": "🔴",
    "black": "⚫",
    "blue": "🔵",
    "violet": "🟣",
}


class Words:
    """The words for one table in one language."""

    def __init__(self, session: Session, texts: Texts, names: Names) -> None:
        self.session, self.texts, self._names = session, texts, names

    @property
    def game(self) -> str:
        """What the game is called."""
        return self.texts(f"game-{dashed(self.session.record.game)}")

    @property
    def face(self) -> Face:
        """How the game is shown and told."""
        return face(self.session.record.game)

    def names(self) -> dict[Seat, str]:
        """Return what those at the table are called, as far as it is known."""
        found = {}
        for seat, owner in self.session.owners().items():
            if owner.person is None:
                found[seat] = self.holder(owner)
            elif name := self._names.get(self.session.record.server, owner.person):
                found[seat] = name
        return found

    def colour(self, seat: Seat) -> str:
        """``"Yellow"``."""
        return self.texts(f"colour-{self.session.seating.colours[seat]}")

    def mark(self, seat: Seat) -> str:
        """A coloured dot; never without the name of the colour beside it."""
        return MARKS[self.session.seating.colours[seat]]

    def holder(self, owner: SeatRecord) -> str:
        """Who controls a seat, as a mention that notifies nobody, or as a computer player."""
        if owner.person is not None:
            return f"<@{owner.person}>"
        return self.texts("computer", level=owner.level or "normal")

    def seat(self, seat: Seat) -> str:
        """``"🟡 Yellow (@Ada)"``."""
        return self.player(self.session.controller(seat), [seat])

    def player(self, owner: SeatRecord, seats: Iterable[Seat]) -> str:
        """``"🟡 Yellow + 🔴 Red (@Ada)"``: a player with these colours."""
        colours = " + ".join(f"{self.mark(seat)} {self.colour(seat)}" for seat in seats)
        return f"{colours} ({self.holder(owner)})"

    def event(self, event: Event, sight: Sight) -> str:
        """Say what happened, in a few words without the actor."""
        return self.face.event(event, sight.view, self)

    def story(self, sight: Sight, rows: Sequence[Happened]) -> list[str]:
        """Tell *rows*, a line for everything that one seat did in a row."""
        neutral = self.face.neutral(sight.view)
        told = [
            # Neutral pieces are moved by whoever is on turn.
            (row.seat if event.actor in neutral else event.actor, event)
            for row in rows
            for event in row.events
        ]
        lines = []
        for actor, group in groupby(told, key=itemgetter(0)):
            said = " · ".join(self.event(event, sight) for _, event in group)
            head = f"{self.mark(actor)} {self.colour(actor)}: " if actor is not None else ""
            lines.append(head + said)
        return lines

    def prompt(self, sight: Sight) -> str:
        """Say who is to do what."""
        asked = sight.asked
        if asked is None:
            return ""
        seats = [self.seat(seat) for seat in asked.waits_for]
        pips = " + ".join(map(str, getattr(sight.view, "dice", ())))
        return self.texts(f"prompt-{asked.prompt}", seats=", ".join(seats), pips=pips)

    def option(self, action: Action, sight: Sight) -> Option:
        """Say what an action does, and what it shares with others."""
        return self.face.option(action, sight.view, self)

    def position(self, sight: Sight, between: str = " ") -> str:
        """Say where everything stands and what changed, as *sight* shows it."""
        return self.face.tell(sight.view, self.names(), self.texts, between)
