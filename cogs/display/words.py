"""What a table looks like in words: people, questions, what happened and what can be done.

How a game says its events and actions is a matter of its face (`cogs.display.faces`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import groupby
from typing import Protocol, TypeVar

from msgspec import Struct

import render
from cogs.controls.taps import Option
from cogs.display.faces import Face, face
from cogs.platform.names import Names
from data.records import SeatRecord
from data.texts import Texts, dashed
from engine.core import Event
from engine.hosting.session import Session
from engine.hosting.sights import Sight
from engine.hosting.story import Handed, Happened, TookBack
from engine.views import Action, Seat
from render import ROBOT, THEMES, USUAL

MARKS = {
    "yellow": "🟡",
    "green": "🟢",
    "red": "🔴",
    "black": "⚫",
    "blue": "🔵",
    "violet": "🟣",
}


class Line(Struct, frozen=True):
    """A line of the story."""

    text: str
    aloud: bool = False
    """Whether it is a sentence of its own, such as a capture."""


class Untold(Struct, frozen=True):
    """What becomes a line of the story: that of most lines is never put into words."""

    actor: Seat | None
    events: Sequence[tuple[Event, int]]
    """What was done, and by whom, if that is known."""
    aloud: bool = False


class Heard(Protocol):
    """What may be told aloud."""

    @property
    def aloud(self) -> bool: ...


H = TypeVar("H", bound=Heard)


def foremost(lines: Sequence[H], most: int) -> Sequence[H]:
    """Return the latest *most* lines, those told aloud first of all.

    A single line takes no more room than to say that it is left out.
    """
    if len(lines) <= most + 1:
        return lines
    by_weight = sorted(range(len(lines)), key=lambda at: (lines[at].aloud, at))
    return [lines[at] for at in sorted(by_weight[-most:])]


def _doer(on_turn: Seat, neutral: Sequence[Seat], event: Event) -> Seat | None:
    """Return who did something: neutral pieces are moved by whoever is on turn."""
    return on_turn if event.actor in neutral else event.actor


class Words:
    """The words for one table in one language."""

    def __init__(
        self, session: Session, texts: Texts, names: Names, theme: str | None = None
    ) -> None:
        """Speak for a table.

        Args:
            session: the table.
            texts: in which language.
            names: what people are called.
            theme: in which its pictures are drawn, if not in the one of its server.
        """
        self.session, self.texts, self._names = session, texts, names
        chosen = theme or session.server.theme
        self.theme = chosen if chosen in THEMES else USUAL

    @property
    def game(self) -> str:
        """What the game is called."""
        return self.texts(f"game-{dashed(self.session.record.game)}")

    @cached_property
    def _owners(self) -> Mapping[Seat, SeatRecord]:
        """Who controls each colour at the moment that is put into words."""
        return self.session.owners()

    @property
    def face(self) -> Face:
        """How the game is shown and told."""
        return face(self.session.record.game)

    def names(self) -> dict[Seat, str]:
        """Return what those at the table are called, as far as it is known."""
        found = {}
        for seat, owner in self._owners.items():
            if owner.person is None:
                found[seat] = self.holder(owner)
            elif name := self._names.get(self.session.record.server, owner.person):
                found[seat] = name
        return found

    def faces(self) -> dict[Seat, render.Face]:
        """Return what those at the table look like, as far as it is known."""
        found = {}
        for seat, owner in self._owners.items():
            if owner.person is None:
                found[seat] = ROBOT
            elif seen := self._names.face(self.session.record.server, owner.person):
                found[seat] = seen
        return found

    def look(self) -> render.Look:
        """Return how pictures of the table look."""
        return render.Look(self.names(), self.theme, self.texts, self.faces())

    def colour(self, seat: Seat) -> str:
        """``"Yellow"``."""
        return self.texts(f"colour-{self.session.seating.colours[seat]}")

    def mark(self, seat: Seat) -> str:
        """A coloured dot; never without the name of the colour beside it."""
        return MARKS[self.session.seating.colours[seat]]

    def holder(self, owner: SeatRecord) -> str:
        """Who controls a seat: a mention that notifies nobody, or a computer's name."""
        if owner.person is not None:
            return f"<@{owner.person}>"
        return self.texts("computer", seat=owner.seat)

    def called(self, owner: SeatRecord) -> str:
        """Who controls a seat, and how, if it is a computer with a taste of its own."""
        if owner.person is not None:
            return self.holder(owner)
        return self.texts("computer-called", seat=owner.seat, level=owner.level)

    def seat(self, seat: Seat) -> str:
        """``"🟡 Yellow · @Ada"``, to be read within a sentence."""
        return f"{self.mark(seat)} {self.colour(seat)} · {self.holder(self._owners[seat])}"

    def player(self, owner: SeatRecord, seats: Iterable[Seat]) -> str:
        """``"🟡 Yellow + 🔴 Red · @Ada"``: a player with these colours."""
        colours = " + ".join(f"{self.mark(seat)} {self.colour(seat)}" for seat in seats)
        return f"{colours} · {self.called(owner)}"

    def players(self, seats: Sequence[SeatRecord]) -> dict[Seat, str]:
        """Name those who sit so, by seat, with all the colours they play."""
        colours = self.session.seating.players([each.seat for each in seats])
        return {each.seat: self.player(each, colours[each.seat]) for each in seats}

    def footer(self) -> str:
        """Say in small print which table it is, and where its dice can be checked."""
        return "-# " + self.texts("board-footer", game=self.game, table=self.session.record.id)

    def event(self, event: Event, sight: Sight, actor: Seat | None, by: int = 0) -> str:
        """Say what happened, in a few words without the *actor*, or in a sentence if aloud.

        Of whom it is told is the person *by* whom it was done, or else whoever has the seat now.
        """
        if isinstance(event, Handed):
            who = f"<@{event.person}>" if event.person else self.texts("somebody")
            computer = self.texts("computer", seat=event.seat)
            return self.texts("seat-handed", why=event.why, person=who, computer=computer)
        if isinstance(event, TookBack):
            return self.texts("event-took-back")
        who = "" if actor is None else f"<@{by}>" if by else self.holder(self._owners[actor])
        return self.face.event(event, sight.view, self, who)

    def _aloud(self, event: Event) -> bool:
        if isinstance(event, Handed | TookBack):
            return isinstance(event, Handed)
        return self.face.aloud(event, self.texts)

    def story(self, sight: Sight, rows: Sequence[Happened], most: int | None = None) -> list[Line]:
        """Tell *rows*: a line for what a seat did in a row, and one for what is told aloud.

        Of more than *most* lines the `foremost` are told, and that there are more.
        """
        lines = self._lines(sight, rows)
        told = lines if most is None else foremost(lines, most)
        more = [Line(self.texts("story-folded"))] if len(told) < len(lines) else []
        return more + [self._told(line, sight) for line in told]

    def _lines(self, sight: Sight, rows: Sequence[Happened]) -> list[Untold]:
        """Say what goes into a line.

        Of what somebody does in one answer what is captured comes last: first the move, then who is
        sent home by it, and only then what others do.
        """
        neutral = self.face.neutral(sight.view)
        told = [
            (actor, event, row.by if actor == row.seat else 0)
            for row in rows
            if row.events
            for actor, done in groupby(row.events, partial(_doer, row.seat, neutral))
            for event in sorted(done, key=lambda event: event.captures > 0)
        ]
        lines = list[Untold]()
        for (actor, aloud), group in groupby(told, lambda each: (each[0], self._aloud(each[1]))):
            events = [(event, by) for _, event, by in group]
            if aloud:
                lines += self._alike(events, sight, actor)
            else:
                lines.append(Untold(actor, events))
        return lines

    def _alike(
        self, events: Sequence[tuple[Event, int]], sight: Sight, actor: Seat | None
    ) -> Iterator[Untold]:
        """Put into one line what is told in the same words, such as two pieces sent home together."""
        for _, same in groupby(events, lambda each: self.event(each[0], sight, actor, each[1])):
            yield Untold(actor, tuple(same), aloud=True)

    def _told(self, line: Untold, sight: Sight) -> Line:
        """Put a line into words."""
        actor, mark = line.actor, "" if line.actor is None else f"{self.mark(line.actor)} "
        if line.aloud:
            (event, by), *more = line.events
            text = self._times(self.event(event, sight, actor, by), 1 + len(more))
            return Line(mark + text, aloud=True)
        events = [event for event, _ in line.events]
        head = "" if actor is None else f"{mark}{self.colour(actor)}: "
        alike = groupby(self.face.quietly(events, sight.view, self))
        return Line(head + " · ".join(self._times(text, len(list(same))) for text, same in alike))

    def _times(self, text: str, times: int) -> str:
        """Say once what has happened so many times in a row."""
        return self.texts("story-times", text=text, times=times) if times > 1 else text

    def prompt(self, sight: Sight) -> str:
        """Say who is to do what: to whom it is asked of, to who may do something besides, or to all."""
        asked = sight.asked
        if asked is None:
            return ""
        seats = [self.seat(seat) for seat in asked.waits_for]
        if self.computers(asked.waits_for):
            return self.texts("computer-asked", seats=", ".join(seats))
        pips = " + ".join(map(str, getattr(sight.view, "dice", ())))
        own = str(sight.seat in asked.waits_for)
        if sight.seat is not None and own == "False":
            own = "aside"
        plays = bool(getattr(sight.view, "plays", ()))
        about = self.face.asked(asked, sight.view, self)
        return self.texts(
            f"prompt-{asked.prompt}",
            seats=", ".join(seats),
            pips=pips,
            own=own,
            plays=str(plays),
            **about,
        )

    def computers(self, seats: Sequence[Seat]) -> bool:
        """Whether all of *seats*, of which there are some, are played by computers."""
        return bool(seats) and all(self._owners[seat].person is None for seat in seats)

    def option(self, action: Action, sight: Sight) -> Option:
        """Say what an action does, and what it shares with others."""
        return self.face.option(action, sight.view, self)

    def position(self, sight: Sight, between: str = " ") -> str:
        """Say where everything stands and what changed, as *sight* shows it."""
        return self.face.tell(sight.view, self.names(), self.texts, between)
