"""What a table looks like in words: events, questions and actions as sentences.

An event or action becomes the text named after it (`Moved` is ``event-moved``, ``"move 2"`` is
``action-move``), with its fields as values: squares by their public names, pieces counted from 1,
seats by colour.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter

from msgspec import structs

from cogs.limits import LABEL
from cogs.names import Names
from cogs.prose import cut
from data.boards import load
from data.records import SeatRecord
from data.texts import Texts, dashed
from engine.core import Event
from engine.session import Happened, Session, Sight
from engine.views import Action, CardRaceView, RaceView, Seat, View

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
        values: dict[str, str | int] = {"neutral": str(event.actor in _neutral(sight))}
        for name, value in structs.asdict(event).items():
            values[name] = self._value(name, value, event, sight)
        return self.texts(f"event-{_kebab(type(event).__name__)}", **values)

    def story(self, sight: Sight, rows: Sequence[Happened]) -> list[str]:
        """Tell *rows*, a line for everything that one seat did in a row."""
        told = [(_actor(event, row, sight), event) for row in rows for event in row.events]
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
        pips = "".join(map(str, getattr(sight.view, "dice", ())))
        return self.texts(f"prompt-{asked.prompt}", seats=", ".join(seats), pips=pips)

    def label(self, action: Action, sight: Sight) -> str:
        """Say on a button what it does."""
        verb, _, rest = action.partition(" ")
        values: dict[str, str | int] = {"what": rest}
        if isinstance(sight.view, RaceView):
            values |= self._step(sight.view, action)
        elif isinstance(sight.view, CardRaceView):
            values |= self._lay(sight.view, action)
        return cut(self.texts(f"action-{verb}", **values), LABEL)

    def _step(self, view: RaceView, action: Action) -> dict[str, str | int]:
        """What a move does."""
        for choice in view.choices:
            if choice.action == action:
                step, board = choice.step, load(view.board)
                captured = [piece.seat for piece in step.captures]
                return {
                    "piece": step.piece.number + 1,
                    "to": board.name(step.piece.seat, step.to),
                    "captures": len(captured),
                    "victim": self.colour(captured[0]) if captured else "",
                }
        return {}

    def _lay(self, view: CardRaceView, action: Action) -> dict[str, str | int]:
        """What laying dice does."""
        for choice in view.choices:
            if choice.action == action:
                lay = choice.lay
                source = lay.source and ("own" if lay.source.seat == lay.seat else "other")
                return {
                    "dice": "+".join(map(str, lay.dice)),
                    "row": lay.row,
                    "at": lay.at,
                    "to": lay.to,
                    "source": source or "centre",
                    "victim": self.colour(lay.source.seat) if lay.source else "",
                    "from-row": lay.source.row if lay.source else 0,
                }
        return {}

    def view(self, view: View) -> str:
        """Say in words what a view without a picture shows."""
        values = {
            name: value if isinstance(value, int) else ", ".join(map(str, value))
            for name, value in structs.asdict(view).items()
            if isinstance(value, int | tuple)
        }
        return self.texts(f"view-{_kebab(type(view).__name__)}", **values)

    def _value(self, name: str, value: object, event: Event, sight: Sight) -> str | int:
        if name in ("seat", "by", "victim") and isinstance(value, int):
            return self.colour(value)
        if name == "piece" and isinstance(value, int):
            return value + 1
        if name in ("at", "to") and isinstance(value, int) and isinstance(sight.view, RaceView):
            owner = getattr(event, "seat", 0)
            return load(sight.view.board).name(owner, value)
        if isinstance(value, tuple):
            return (" + " if name == "dice" else ", ").join(map(str, value))
        return value if isinstance(value, int) else str(value)


def _neutral(sight: Sight) -> tuple[Seat, ...]:
    """Return the colours that are nobody's."""
    return sight.view.neutral if isinstance(sight.view, RaceView) else ()


def _actor(event: Event, row: Happened, sight: Sight) -> Seat | None:
    """Return whose doing an event is: neutral pieces are moved by whoever is on turn."""
    return row.seat if event.actor in _neutral(sight) else event.actor


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
