"""Games made of one script, for the tests of session and tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, TypeAlias

from msgspec import json, structs

from data.records import Entry, TableRecord
from engine.core import Decision, Event, Game, Limit, Play, Script, Table
from engine.hosting.service.restoring import restored
from engine.hosting.state.session import Session
from engine.hosting.state.settings import Person
from engine.players import by_chance
from engine.rules import Value
from engine.seating import Seating
from engine.system import System
from engine.views import Action, Seat, View
from tests.engine.hosting.seated import ADA, BEN, CEM, lobby

SEATS = 3

HOLD: Action = "hold"
"""What a player says by opening their hand."""

Turn: TypeAlias = Callable[[Table], Script[None]]


class Said(Event, frozen=True):
    """Something happened, and everybody or one seat knows what."""

    what: str
    to: Seat | None = None

    def seen_by(self, seat: Seat | None) -> Said:
        """Tell only whom it is told to."""
        return self if self.to in (None, seat) else structs.replace(self, what="")


class Heard(View, frozen=True):
    """What was said lately, as a seat sees it."""

    seat: Seat | None
    said: tuple[str, ...]


class Scripted(Game[Table]):
    """A game whose turns are one script, over and over."""

    key: ClassVar[str] = "scripted"
    happenings = (Said,)
    non_moves = frozenset((HOLD,))
    opening = HOLD

    def __init__(self, seats: Sequence[Seat], turn: Turn) -> None:
        super().__init__(Table, seats)
        self.script = turn

    def new(self) -> Table:
        return Table()

    def turn(self, t: Table) -> Script[None]:
        return self.script(t)

    def view(self, play: Play[Table], seat: Seat | None, recent: Sequence[Event]) -> Heard:
        return Heard(seat, tuple(event.what for event in recent if isinstance(event, Said)))

    def standings(self, t: Table) -> list[list[Seat]]:
        return [list(self.seats)]


def seating(people: int, values: Mapping[str, Value]) -> Seating:
    """Three people around a table."""
    return Seating((range(SEATS),) if people == 3 else (), ("yellow", "green", "red"))


def system(turn: Turn) -> System:
    """Return a system for three that plays *turn*."""

    def make(seats: Sequence[Seat], values: Mapping[str, Value]) -> Scripted:
        return Scripted(seats, turn)

    return System(
        key=Scripted.key,
        seating=seating,
        rules=(),
        presets={"book": {}},
        make=make,
        levels={"normal": by_chance, "easy": by_chance},
    )


def ask(prompt: str, *seats: Seat, limit: Limit = "move", about: Event | None = None) -> Decision:
    """Ask *seats* for "yes" or "no"; "no" is what happens when time is up."""
    return Decision(
        prompt,
        dict.fromkeys(seats, ("yes", "no")),
        seats,
        about,
        dict.fromkeys(seats, "no"),
        limit=limit,
    )


def ask_all(
    prompt: str, *seats: Seat, limit: Limit = "move", about: Event | None = None
) -> Script[dict[Seat, Action]]:
    """Ask *seats* at the same time; return their answers."""
    answers: dict[Seat, Action] = {}
    while left := [seat for seat in seats if seat not in answers]:
        seat, action = yield ask(prompt, *left, limit=limit, about=about)
        answers[seat] = action
    return answers


class Sitting:
    """A table in memory alone: what `Tables` does with a session, without a store."""

    def __init__(
        self,
        record: TableRecord,
        system: System,
        time: float = 1000.0,
        personal_settings: Mapping[int, Person] | None = None,
    ) -> None:
        self.system, self.time, self.personal_settings = system, time, personal_settings
        self.log: list[Entry] = []
        self.session = Session(record, system, personal_settings)
        self.session.record.status = "running"
        self.keep(self.session.begin().entries)

    def keep(self, entries: list[Entry]) -> None:
        """Take *entries* as stored."""
        change = self.session.change(entries, self.time)
        self.session.stored(change)
        self.log += change.entries

    def answer(self, seat: Seat, action: Action) -> None:
        person = self.session.controller(seat).person
        assert person is not None
        self.keep([self.session.answer(seat, action, person), *self.session.advance().entries])

    def expire(self) -> None:
        self.keep(self.session.default().entries)

    def again(self, system: System | None = None) -> Session:
        """Take the table up again from what is stored, perhaps with other rules."""
        record = json.decode(json.encode(self.session.record), type=TableRecord)
        self.session = restored(record, system or self.system, self.log, self.personal_settings)
        return self.session


THREE: list[tuple[int, int | str]] = [(0, ADA), (1, BEN), (2, CEM)]


def table(turn: Turn, *holders: tuple[int, int | str], **limits: float) -> Sitting:
    """Begin a scripted game for Ada, Ben and Cem, or for others; a window is open for 10 seconds."""
    kind = system(turn)
    return Sitting(lobby(*(holders or THREE), system=kind, limits={"window": 10, **limits}), kind)


def asked(session: Session) -> Decision:
    assert isinstance(session.running.pending, Decision)
    return session.running.pending


def number(session: Session, seat: Seat) -> int:
    return session.running.number(seat)


def rows(sitting: Sitting) -> list[tuple[int, Seat, Action]]:
    return [(entry.seq, entry.seat, entry.action) for entry in sitting.log]
