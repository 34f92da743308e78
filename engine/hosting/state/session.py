"""One table in memory: seats, legal answers, dice, stored changes.

Nothing here awaits, draws random numbers or reads a clock; `engine.hosting.service.tables` brings the tables
together with the store, the clock and the people.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from math import inf
from typing import Any

from msgspec import UNSET, Struct, json, structs

from data.records import Change, Entry, MessageRecord, SeatRecord, TableRecord
from engine.chance import Chance
from engine.core import CHANCE, Decision, Game, Play, State
from engine.game_analysis import Course
from engine.hosting.state import setups
from engine.hosting.state.computers import Computers, after_a_moment, begins, plays_itself, unasked
from engine.hosting.state.game_log import (
    BEGIN,
    CLOCK,
    TAIL,
    LogRow,
    Observation,
    Undoable,
    counted,
    happened,
    holders,
    sight,
)
from engine.hosting.state.refusals import Refused
from engine.hosting.state.settings import Person, Server
from engine.hosting.state.setups import Setup, dice, order, people, rolled, rules, setup, setup_with
from engine.hosting.state.time_controls import IDLE, LOOKS, SHOWN, UNSHOWN, WAITS
from engine.hosting.state.time_limits import TimeLimits, goes_on, paused_at, time_limits
from engine.seating import Seating
from engine.system import System, made
from engine.views import Action, Seat, View


class Advance(Struct):
    """One course of automatic answers, up to a choice or a stop."""

    entries: list[Entry]
    """The rows of the log that it makes."""
    unfinished: bool = False
    """Whether it has stopped after a portion, so that other tables need not wait."""
    lingers: bool = False
    """Whether it has stopped after a turn without a decision, for it to be seen."""

    def after(self, entries: list[Entry]) -> Advance:
        """Return this course with the *entries* before it."""
        return structs.replace(self, entries=[*entries, *self.entries])


class Session:
    """One table in memory.  Nothing here awaits.

    A change is made of several steps (`choose`, `reseat`, `advance`), and `change` gathers what they did.
    So three things wait in the session from a step to the change: that the time limit begins anew,
    that seats or setup are to be stored, and the choice that can no longer be taken back. None of them
    follows from the record, which says only what is stored. `restarted` waits in the same way for the first
    change after a start, and the revision that opened a window for the moment its board is shown.
    """

    def __init__(
        self,
        record: TableRecord,
        system: System,
        personal_settings: Mapping[int, Person] | None = None,
    ) -> None:
        """Open a table before its game; others come by `service.restoring.restored`.

        Args:
            record: the table as stored.
            system: what is played at it.
            personal_settings: by person at the table, what they have chosen for themselves.
        """
        self.record, self.system = record, system
        self.personal_settings = personal_settings or {}
        self.dice = dice(record)
        self.play: Play[Any] | None = None
        self._seating: Seating | None = None
        """Of the running game."""
        self._owners: tuple[list[SeatRecord], Seating, Mapping[Seat, SeatRecord]] | None = None
        """Who controls each colour, with the seats and the seating that say so."""
        self.tail: list[LogRow] = []
        self.hands: Mapping[int, MessageRecord] = {}
        """By person: the hands by direct message, as stored."""
        self.server = Server()
        """What its server has chosen."""
        self.last: TableRecord | None = None
        """In a lobby: the table whose game can be played once more with one tap."""
        self.result: View | None = None
        """What a finished game comes to, where its rules count that."""
        self.restarted: list[Entry] = []
        """The rows to be stored when the rules have changed under a running game."""
        self._timer_reset = False
        """Whether the pending question's time limit begins with the next change."""
        self._window_revision: int | None = None
        self.opened: dict[int, float] = {}
        """By person: when they opened their hand last while no roll waited (`deadlines.looked`)."""
        self._reseated = False
        """Whether something about the seats is to be stored."""
        self.undoable: Undoable | None = None
        """The choice that can be taken back, if there is one."""
        self._committed: list[Entry] = []
        """The one that could be until a moment ago, to be stored before what came then."""

    def shallow_copy(self) -> Session:
        """Return a session of the same moment with a shared game."""
        shallow_copy = copy(self)
        shallow_copy.record, shallow_copy.tail = copy(self.record), self.tail.copy()
        return shallow_copy

    def fork(self) -> Session:
        """Return an independent session of the same moment."""
        fork = self.shallow_copy()
        fork.play = self.play and self.play.fork()
        return fork

    # What is known of the table.

    @property
    def setup(self) -> Setup:
        """The table's setup."""
        return setup(self.record)

    @property
    def people(self) -> list[int]:
        """The ids of the people at the table."""
        return people(self.record.seats)

    @property
    def away(self) -> list[int]:
        """The ids of absent people with a computer in their place."""
        return list(dict.fromkeys(seat.away for seat in self.record.seats if seat.away is not None))

    @property
    def unattended(self) -> bool:
        """Return whether computers play for all people; then the game is paused."""
        return not self.people and bool(self.away)

    @property
    def seating(self) -> Seating:
        """The present seating, or that of a game begun now."""
        return self._seating or setups.seating(self.record, self.system)

    def owners(self) -> Mapping[Seat, SeatRecord]:
        """Return the owner of each colour; neutral ones have none."""
        seats, seating, known = self.record.seats, self.seating, self._owners
        # It is asked ten times for a click; seats are never changed where they are.
        if known is None or known[0] is not seats or known[1] is not seating:
            records = {record.seat: record for record in seats}
            played = seating.players(list(records))
            owners = {one: records[seat] for seat, setups in played.items() for one in setups}
            known = self._owners = seats, seating, owners
        return known[2]

    def people_before(
        self, past: Sequence[LogRow]
    ) -> Sequence[tuple[int, Mapping[Seat, int | None]]]:
        """Return the people before each handover in the *past*."""
        return holders({each.seat: each.person for each in self.record.seats}, past)

    def hand_of(self, person: int) -> MessageRecord:
        """Return a person's hand by direct message, or a new one.

        Raises:
            Refused: they have neither a hand nor a seat.
        """
        if (hand := self.hands.get(person)) is not None:
            return hand
        record = self.record
        for each in record.seats:
            if person in (each.person, each.away):
                key = f"{record.id}-{each.seat}-{each.since}"
                return MessageRecord(
                    kind="hand", key=key, table=record.id, server=record.server, channel=0
                )
        raise Refused("not-seated")

    def seats_of(self, person: int) -> list[Seat]:
        """Return the colours of a person, their own seat first."""
        return [seat for seat, owner in self.owners().items() if owner.person == person]

    def controller(self, seat: Seat) -> SeatRecord:
        """Return the owner of a colour."""
        return self.owners()[seat]

    def values(self) -> Mapping[str, bool | str]:
        """Return the value of every rule of the game."""
        return rules(self.record, self.system)

    @property
    def running(self) -> Play[Any]:
        """The game, once it has begun.

        Raises:
            Refused: it has not.
        """
        if self.play is None:
            raise Refused("table-not-started")
        return self.play

    def waiting(self) -> list[Seat]:
        """Return the seats that the game waits for."""
        pending = self.play and self.play.pending
        return list(pending.waits_for) if isinstance(pending, Decision) else []

    def people_asked(self) -> list[int]:
        """Return the ids of the people waited for."""
        people = (self.controller(seat).person for seat in self.waiting())
        return list(dict.fromkeys(person for person in people if person is not None))

    def computers(self) -> Computers:
        """Return the colours the computer plays at present."""
        return Computers(
            self.running, self.owners(), self.system.levels, self.dice, self.setup.rolls
        )

    @property
    def time_limits(self) -> TimeLimits:
        """The time limits for the answer to the table's question."""
        return time_limits(self.computers(), self.setup, self.server, self.personal_settings)

    @property
    def takes_back(self) -> bool:
        """Return whether people may take choices back."""
        return self.setup.taking_back and self.system.forgives(self.values())

    @property
    def follows(self) -> bool:
        """Return whether the table goes on without an answer, or may."""
        play, computers = self.running, self.computers()
        if play.table.over or isinstance(play.pending, Chance):
            return True
        # The board may not show which seats hold a card for a secret question.
        able = play.pending.options.items()
        asked = computers.owners if play.pending.secret else [seat for seat, own in able if own]
        return any(map(computers.control, asked)) or self._unasked(computers) is not None

    @property
    def lingers(self) -> bool:
        """Return whether a turn without decisions is being shown."""
        return self.record.settles is not None and self.undoable is None

    @property
    def timer_reset(self) -> bool:
        """Return whether the pending question has no stored time limit yet."""
        return self._timer_reset

    @property
    def window_revision(self) -> int | None:
        """The revision of the board that will start a window's time."""
        return self._window_revision

    @property
    def plays(self) -> bool:
        """Return whether its game is on, and not paused."""
        return self.record.status == "running" and self.setup.paused is None

    @property
    def hurries(self) -> bool:
        """Return whether a time limit runs."""
        return self.setup.paused is None and self.time_limits.seconds is not None

    def asked_for(self, now: float) -> float | None:
        """Return the seconds people without a hurry have been asked, if any."""
        due, runs = self.record.due, self.play is not None and self.setup.paused is None
        return (
            now - (due - IDLE) if runs and due is not None and self.time_limits.unhurried else None
        )

    def sight(self, seat: Seat | None = None) -> Observation:
        """Return the view of *seat* at present (None: the public one)."""
        owner = None if seat is None else self.owners().get(seat)
        since, limits = owner.since if owner else 0, self.time_limits
        rests = self.setup.paused is not None or limits.asked == "moment" or self.lingers
        runs = limits.seconds is not None and not (rests or (self.undoable and self.follows))
        due = self.record.due if runs else None
        return sight(self.running, seat, self.record.seq, since, self.tail, due)

    # What is answered.

    def begin(self, portion: int | None = None, shows: bool = False) -> Advance:
        """Lay out the game and `advance`."""
        game = self.make()
        self.play, self._timer_reset = Play(game, State(json.encode(game.new()), seq=1)), True
        self.dice = dice(self.record)
        begun = [self.note(0, BEGIN)]
        return self.advance(portion, shows).after(begun)

    def answer(self, seat: Seat, action: Action, by: int = 0, itself: bool = False) -> Entry:
        """Give one answer; return the row of the log it makes.

        What could be taken back until then counts.
        """
        self.commit_choice()
        play = self.running
        seq, question = play.seq, play.pending
        asked = json.encode(question) if isinstance(question, Chance) else b""
        events = play.answer(seat, action)
        self._timer_reset |= not goes_on(question, seat, play.pending)
        self.tail.append(happened(seq, seat, action, by, events, itself))
        return Entry(seq, seat, action, by, asked, json.encode(events), 0.0, itself)

    def keep_undoable(self, before: State, entry: Entry) -> None:
        """Hold the last answer open to undo until another one."""
        self.undoable = Undoable(before, entry)

    def commit_choice(self) -> None:
        """Commit the choice open to undo, if there is one."""
        if self.undoable is not None:
            self._committed, self.undoable = [self.undoable.entry], None

    def advance(self, portion: int | None = None, shows: bool = False) -> Advance:
        """Go on until a person has a choice; forced answers are given.

        After a *portion* of answers it stops, to be asked again; after a turn that went by itself as
        a whole, if it *shows* such turns and more follows, until that has been seen.
        As long as something can be taken back, nothing follows it by itself.
        """
        play, computers, made = self.running, self.computers(), Advance([])
        entries, turn = made.entries, play.began if begins(play) else None
        while not play.table.over and self.undoable is None:
            if turn != play.began and begins(play):
                itself = plays_itself(computers, self.personal_settings, rolled(self.setup))
                made.lingers, turn = shows and turn is not None and itself, play.began
            made.unfinished = not made.lingers and len(entries) == portion
            if made.lingers or made.unfinished:
                break
            pending = play.pending
            if isinstance(pending, Chance):
                entry = self.answer(CHANCE, self.dice.outcome(play.chances, pending))
            elif computed := computers.answer(pending):
                entry = self.answer(*computed)
            elif given := self._unasked(computers):
                entry = self.answer(*given, itself=True)
            else:
                break
            entries.append(entry)
        return made

    def _unasked(self, computers: Computers) -> tuple[Seat, Action, int] | None:
        """Return the forced answer to a question, and its person."""
        given = unasked(computers, self.personal_settings, rolled(self.setup))
        return (*given, computers.owners[given[0]].person or 0) if given else None

    def default(self, portion: int | None = None, shows: bool = False) -> Advance:
        """Answer by default after a time limit or a pause, and `advance`."""
        play, computers, entries = self.running, self.computers(), list[Entry]()
        if known := after_a_moment(computers, self.personal_settings):
            person = computers.owners[known[0]].person or 0
            entries.append(self.answer(*known, person, itself=True))
            return self.advance(portion, shows).after(entries)
        while not self._timer_reset:
            window = play.pending
            assert isinstance(window, Decision), "nobody is asked"
            seat = window.waits_for[0]
            action = window.default[seat]
            if computers.control(seat):
                action = computers.chosen(seat, window.options[seat])
            entries.append(self.answer(seat, action))
        return self.advance(portion, shows).after(entries)

    def count(self, rows: Sequence[Entry]) -> Course:
        """Count the game's result by its whole log; return the course."""
        looks = self.system.looks_back
        self.result, found = counted(self.running, self.system, self.seating, looks, rows)
        return found

    # What is stored of it.

    def choose(self, **fields: Any) -> None:
        """Choose some *fields* of the setup otherwise, stored with the next change."""
        self.record.setup, self._reseated = setup_with(self.record, **fields), True

    def reseat(self, seats: list[SeatRecord]) -> None:
        """Replace the seats, stored with the next change if they differ."""
        self._reseated |= seats != self.record.seats
        self.record.seats = seats

    def reset_timer(self) -> None:
        """Restart the pending question's time limit with the next change."""
        self._timer_reset = True

    def keep_timer(self) -> None:
        """Keep the pending question's time limit as it is stored."""
        self._timer_reset = False

    def await_board(self, revision: int | None) -> None:
        """Start a window's time at a revision of the board, or now."""
        self._window_revision = revision

    def change(
        self,
        entries: list[Entry],
        now: float,
        change: Change | None = None,
        lingers: bool = False,
    ) -> Change:
        """Return the change to store after *entries*, based on *change*.

        It *lingers* after a turn without a decision, for it to be seen.
        """
        self._hold_roll(now)
        play, record, choice = self.running, self.record, self.undoable
        state, change = choice.before if choice else play.state, change or Change(table=record.id)
        timer_reset, self._timer_reset = self._timer_reset, False
        entries, self._committed = [*self._committed, *entries], []
        change.entries = [structs.replace(entry, at=now) for entry in entries]
        if choice or record.held:
            change.held = json.encode((choice.entry.seat, choice.entry.action)) if choice else b""
            change.held_due = record.due if choice else None
        if choice or lingers or record.settles is not None:
            change.settles = now + (WAITS if choice else SHOWN) if choice or lingers else None
        if record.outage and timer_reset:
            change.outage = 0.0
        limits, rests = self.time_limits, self.setup.paused is not None
        change.seq, change.changed_at = state.seq + len(state.answers), now
        change.due = limits.limit(now)
        if not play.table.over and (rests or change.due is None):
            change.due = now + IDLE  # no limit, or a pause: the idle table closes
        elif not timer_reset and record.due is not None and change.due is not None:
            change.due = record.due  # a window has one limit for all that is done in it
        if timer_reset:
            self._window_revision = record.revision + 1 if limits.after else None
            if self._window_revision is not None and limits.seconds is not None and not rests:
                change.due = now + UNSHOWN
            change.late = None if rests else limits.late(now, change.due)
        if self._reseated:
            change.seats, change.host, change.setup = record.seats, record.host, record.setup
            self._reseated = False
        if (state.seq, play.game.version) != (record.snapshot_seq, record.version):
            change.version = play.game.version
            change.snapshot, change.snapshot_seq = state.table, state.seq
            change.snapshot_chances = state.chances
        if play.table.over and not choice:
            change.status = "ended"
        return change

    def _hold_roll(self, now: float) -> None:
        """Let a roll wait longer for a hand opened shortly before it."""
        if not self._timer_reset or self.time_limits.rolls is None:
            return
        if any(now <= self.opened.pop(who, -inf) + LOOKS for who in self.people_asked()):
            self.choose(looked=paused_at(self.running))

    def stored(self, change: Change) -> None:
        """Take over a change that the store has accepted."""
        for name in change.__struct_fields__:
            value = getattr(change, name)
            if value is not UNSET and name in self.record.__struct_fields__:
                setattr(self.record, name, value)
        del self.tail[:-TAIL]
        if change.messages:
            counted = {
                person: structs.replace(message, changes=message.changes + 1)
                for person, message in change.messages.items()
            }
            self.hands = {**self.hands, **counted}

    def note(self, seq: int, action: Action) -> Entry:
        """Return a row about the table, with events before the first answer."""
        events = self.running.events
        self.tail.append(happened(seq, CLOCK, action, 0, events, False))
        return Entry(seq, CLOCK, action, 0, b"", json.encode(events), 0.0)

    def make(self) -> Game[Any]:
        """Make the table's game, the same at every restore."""
        values = self.values()
        self._seating = self.system.seating(len(self.record.seats), values)
        return made(self.system.make, tuple(order(self.record)), tuple(values.items()))
