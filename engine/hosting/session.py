"""One table in memory: who may answer, what the dice say, what must be stored.

Nothing here awaits, draws random numbers or reads a clock; `engine.hosting.tables` brings the tables
together with the store, the clock and the people.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from copy import copy
from functools import lru_cache
from typing import Any, Literal, TypeAlias, get_args

from msgspec import UNSET, Struct, json, structs

from data.records import Change, Entry, HandRecord, SeatRecord, TableRecord
from engine.catalog import Make, System
from engine.core import (
    ASIDE,
    CHANCE,
    TIME_UP,
    Answer,
    Chance,
    Decision,
    Event,
    Game,
    IllegalAction,
    Limit,
    Play,
    Question,
    State,
    seen,
)
from engine.hosting import lobby
from engine.hosting.dice import Dice
from engine.hosting.lobby import DAY, HOUR, Pace, Refused, Setup, order, people, setup
from engine.hosting.persons import NOBODY, Person
from engine.hosting.quiet import all_awake, zone_of
from engine.hosting.servers import Server
from engine.hosting.unasked import drawn, goes_by_itself, single
from engine.players import LET_BE, Thinker, decide
from engine.rules import Value
from engine.seating import Seating
from engine.views import Action, Seat, View

CLOCK: Seat = -2
"""The seat of the log's rows about the table itself."""

BEGIN: Action = "begin"
"""The first row: what happened before the first answer."""

RESTART: Action = "restart"
"""The rules have changed under a running turn: it begins again."""

LEAVER_LEVEL = "normal"
"""How the computer plays for somebody who has left or is away."""

MISSES = 3
"""After so many turns in a row without an answer the computer takes the seat."""

Why: TypeAlias = Literal["left", "gone", "absent", "back", "taken"]
"""Why somebody else plays a seat: who had it has given it up, has left the server or answers nothing;
or a person is back, or takes it."""

COMPUTER: frozenset[Why] = frozenset(("left", "gone", "absent"))
"""Where the computer plays from then on."""

LIMITS: Mapping[Limit, float | None] = {"move": None, "window": 20, "moment": 3}
"""The usual time limits in seconds; None where nobody is hurried."""

CLOCKS: Mapping[Pace, Mapping[Limit, float | None]] = {
    "quick": {"move": 60},
    "relaxed": {"move": 300},
    "days": {"move": DAY, "window": 2 * HOUR, "moment": 20},
    "none": {},
}
"""Those that a table's pace sets otherwise."""

UNHURRIED = HOUR
"""Seconds after which somebody who is not hurried is called late."""

IDLE = 7 * DAY
"""Seconds after which a table closes at which nobody is hurried and nobody plays on."""

TAIL = 60
"""How many rows of the log are kept in memory to tell what happened."""


@lru_cache(maxsize=500)
def made(make: Make, seats: tuple[Seat, ...], values: tuple[tuple[str, Value], ...]) -> Game[Any]:
    """Return the game of these seats and rules: one for all tables that play it."""
    return make(seats, dict(values))


class Handed(Event, frozen=True):
    """A seat is played by somebody else from now on."""

    seat: Seat
    why: Why
    person: int
    """Who had it, where the computer plays from now on; else who has it."""


def handed(action: Action, person: int) -> Handed | None:
    """Read what a row of the log says about who plays a seat: ``"left 2"``.

    >>> handed("left 2", 7)
    Handed(seat=2, why='left', person=7)
    """
    why, _, seat = action.partition(" ")
    known = why in get_args(Why) and seat.isascii() and seat.isdecimal()
    return Handed(int(seat), why, person) if known else None  # type: ignore[arg-type]


class Happened(Struct, frozen=True):
    """One row of the log with its events."""

    seq: int
    seat: Seat
    by: int
    """The person whose answer it is; 0 for the dice and computer players."""
    events: tuple[Event, ...]
    itself: bool = False
    """Whether it was given by itself, as nothing else could be answered."""


class Sight(Struct, frozen=True):
    """What a seat, or an onlooker, may know of a running table at one moment."""

    seat: Seat | None
    seq: int
    view: View
    asked: Decision | None
    """The pending question as this seat sees it; None when the game is over."""
    numbers: dict[Seat, int]
    """The question numbers of the seats whose options it sees."""
    story: tuple[Happened, ...]
    """What happened lately, oldest first, with the events as this seat sees them."""
    due: float | None


class Session:
    """One table in memory.  Nothing here awaits."""

    def __init__(
        self,
        record: TableRecord,
        system: System,
        rows: list[Entry],
        wishes: Mapping[int, Person] | None = None,
    ) -> None:
        """Take up a table from the store.

        Args:
            record: the table as stored.
            system: what is played at it.
            rows: its log, at least since the present turn began, and the row before.
            wishes: by person at the table, what they have chosen for themselves.
        """
        self.record, self.system = record, system
        self.wishes = wishes or {}
        self.dice = Dice(record.seed, record.id, record.contributions)
        self.play: Play[Any] | None = None
        self._seating: Seating | None = None
        """Of the running game."""
        self.tail: list[Happened] = []
        self.hands: Mapping[int, HandRecord] = {}
        """By person: what is known of the hands by direct message."""
        self.server = Server()
        """What its server has chosen."""
        self.last: TableRecord | None = None
        """In a lobby: the table whose game can be played once more with one tap."""
        self.result: View | None = None
        """What a finished game comes to, where its rules count that."""
        self.restarted: list[Entry] = []
        """The rows to be stored when the rules have changed under a running turn."""
        self._moved_on = False
        """Whether another question is pending than the one whose time limit is stored."""
        self._reseated = False
        """Whether something about the seats is to be stored."""
        if record.snapshot:
            self._resume(rows)

    def twin(self) -> Session:
        """Return a session of the same moment, to be changed in all but the game."""
        twin = copy(self)
        twin.record, twin.tail = copy(self.record), self.tail.copy()
        return twin

    def fork(self) -> Session:
        """Return a session of the same moment, to be changed without this one."""
        fork = self.twin()
        fork.play = self.play and self.play.fork()
        return fork

    # What is known of the table.

    @property
    def setup(self) -> Setup:
        """What was chosen for the table."""
        return setup(self.record)

    @property
    def people(self) -> list[int]:
        """The ids of the people at the table."""
        return people(self.record.seats)

    @property
    def away(self) -> list[int]:
        """The ids of the people for whom the computer plays until they are back."""
        return list(dict.fromkeys(seat.away for seat in self.record.seats if seat.away is not None))

    @property
    def seating(self) -> Seating:
        """Where those at the table sit, or would if the game began now."""
        return self._seating or lobby.seating(self.record, self.system)

    def owners(self) -> dict[Seat, SeatRecord]:
        """Return who controls each colour; neutral ones are nobody's."""
        records = {record.seat: record for record in self.record.seats}
        played = self.seating.players(list(records))
        return {colour: records[seat] for seat, colours in played.items() for colour in colours}

    def seats_of(self, person: int) -> list[Seat]:
        """Return the colours that a person controls, the one they sit at first."""
        return [seat for seat, owner in self.owners().items() if owner.person == person]

    def controller(self, seat: Seat) -> SeatRecord:
        """Return who controls a colour."""
        return self.owners()[seat]

    @property
    def thinks(self) -> bool:
        """Whether a computer player at the table takes its time."""
        levels = {
            seat.level or LEAVER_LEVEL
            for seat in self.record.seats
            if seat.person is None or seat.finishing >= 0
        }
        return any(isinstance(self.system.levels.get(level), Thinker) for level in levels)

    def waiting(self) -> list[Seat]:
        """Return the seats for which the game stands still."""
        pending = self.play and self.play.pending
        return list(pending.waits_for) if isinstance(pending, Decision) else []

    def sight(self, seat: Seat | None = None) -> Sight:
        """Return what *seat* may know at this moment (None: everybody)."""
        play = self._running()
        owner = None if seat is None else self.owners().get(seat)
        since = owner.since if owner else 0
        story = tuple(
            structs.replace(row, events=tuple(event.seen_by(own) for event in row.events))
            for row in self.tail
            for own in (seat if row.seq >= since else None,)
        )
        beats = self._beats(story)
        recent = [event for row in beats if row.seat != ASIDE for event in row.events]
        asked = seen(play.pending, seat)
        decision = asked if isinstance(asked, Decision) and not play.table.over else None
        options = decision.options if decision else {}
        return Sight(
            seat=seat,
            seq=self.record.seq,
            view=play.game.view(play, seat, recent),
            asked=decision,
            numbers={each: play.number(each) for each, own in options.items() if own},
            story=story,
            due=self.record.due if self.hurries else None,
        )

    @staticmethod
    def _beats(story: tuple[Happened, ...]) -> tuple[Happened, ...]:
        """Return the rows since the last but one answer of a person, none that was undone.

        What was answered by itself since somebody last did something belongs to it.
        """
        begun = max((place for place, row in enumerate(story) if row.seat == CLOCK), default=0)
        own = [place for place in range(begun, len(story)) if story[place].seat != ASIDE]
        answered = [place for place in own if story[place].by]
        given = [place for place in answered if not story[place].itself]
        since = answered[-2] if len(answered) > 1 else begun
        return story[min([since, *given[-1:]]) :]

    def count(self, rows: list[Entry]) -> None:
        """Count what the game has come to, by its whole log."""
        play, count = self._running(), self.system.result
        if count is not None:
            events = (event for row in rows for event in play.game.read(row.events))
            self.result = count(play.game, play.table, self.seating, events)

    # What changes it.

    def begin(self) -> list[Entry]:
        """Lay out the game and play until a person is asked."""
        game = self._made()
        self.play, self._moved_on = Play(game, State(json.encode(game.new()), seq=1)), True
        self.dice = Dice(self.record.seed, self.record.id, self.record.contributions)
        return [self._note(0, BEGIN), *self.advance()]

    def values(self) -> Mapping[str, bool | str]:
        """Return the value of every rule of the game."""
        return lobby.rules(self.record, self.system)

    def asked(self, person: int, question: int, action: Action) -> Seat:
        """Return for which seat a person's answer counts.

        Raises:
            Refused: as `fresh`, or they may not do this.
        """
        legal = [
            seat for seat in self.fresh(person, question) if action in self._running().options(seat)
        ]
        if not legal:
            raise Refused("illegal")
        return legal[0]

    def fresh(self, person: int, question: int | None = None) -> list[Seat]:
        """Return the seats of a person that this question is put to, or any question.

        Raises:
            Refused: they have no seat here, are not asked, or answer an old question.
        """
        if self.record.status in ("ended", "abandoned"):
            raise Refused("table-ended")
        play, seats = self._running(), self.seats_of(person)
        if not seats:
            raise Refused("not-seated")
        asked = [seat for seat in seats if play.options(seat)]
        if self.setup.paused is not None:
            raise Refused("table-paused")
        if not asked:
            raise Refused("not-your-turn")
        fresh = [seat for seat in asked if question in (None, play.number(seat))]
        if not fresh:
            raise Refused("stale")
        return fresh

    def question(self, person: int, action: Action) -> int | None:
        """Return the number of a question that a person could answer so, if there is one."""
        play = self._running()
        return next(
            (play.number(seat) for seat in self.seats_of(person) if action in play.options(seat)),
            None,
        )

    def answer(self, seat: Seat, action: Action, by: int = 0, itself: bool = False) -> Entry:
        """Give one answer; return the row of the log it makes."""
        play = self._running()
        seq, question = play.seq, play.pending
        asked = json.encode(question) if isinstance(question, Chance) else b""
        events = play.answer(seat, action)
        self._moved_on |= not _goes_on(question, seat, play.pending)
        self.tail.append(_happened(seq, seat, action, by, events, itself))
        return Entry(seq, seat, action, by, asked, json.encode(events), 0.0, itself)

    def hand_over(self, seat: Seat, why: Why, person: int) -> Entry:
        """Have a seat played by *person* from now on or, as *why* says, by the computer instead.

        The rules do not notice. Whoever was host and does not play any more hands over.
        """
        record, chosen, was = self.record, self.setup, self._seated(seat)
        after = SeatRecord(seat, None, LEAVER_LEVEL)
        if why == "absent":
            after = structs.replace(after, away=person, since=was.since, note=was.note)
        elif why == "back":
            after = SeatRecord(seat, person, since=was.since, note=was.note)
        elif why == "taken":
            after = SeatRecord(seat, person, since=self._running().seq)
        record.seats = [after if each is was else each for each in record.seats]
        left, former = self.people, dict(chosen.former)
        if was.person is not None:
            former[was.person] = tuple(dict.fromkeys((*former.get(was.person, ()), seat)))
        if left and record.host not in left:
            record.host = left[0]
        ending = tuple(each for each in chosen.ending if each in left)
        offered = tuple(each for each in chosen.offered if each != seat)
        pausing = tuple(each for each in chosen.pausing if each in left)
        chosen = structs.replace(
            chosen, former=former, ending=ending, pausing=pausing, offered=offered
        )
        record.setup = json.encode(chosen)
        self._reseated = True
        entry = self.answer(ASIDE, f"{why} {seat}", person)
        if why not in COMPUTER:  # who is asked now has all the time there is
            self._moved_on |= any(self.owners()[each].seat == seat for each in self.waiting())
        return entry

    def may_take(self, seat: Seat, person: int) -> None:
        """Make sure that a person may play on where the computer plays, or a seat is offered.

        Raises:
            Refused: they play here, somebody else plays there, they have seen another hand, or
                somebody else this one; or the host does not want it.
        """
        if person in self.people or person in self.away:
            raise Refused("seat-own")
        chosen, known = self.setup, set(self.setup.former.get(person, ())) - {seat}
        if seat in chosen.offered:
            if self.system.hands and known:
                raise Refused("seat-seen")
            return
        if not chosen.takeover:
            raise Refused("seat-closed")
        if chosen.private and person not in chosen.invited:
            raise Refused("lobby-private", host=str(self.record.host))
        has = self._seated(seat)
        if has.person is not None or has.away is not None:
            raise Refused("seat-taken")
        if self.system.hands:
            if known:
                raise Refused("seat-seen")
            if any(seat in held for who, held in chosen.former.items() if who != person):
                raise Refused("seat-held")

    def open_to(self, person: int) -> list[Seat]:
        """Return the seats at which a person may play on for the computer."""
        found = []
        for each in self.record.seats:
            with suppress(Refused):
                self.may_take(each.seat, person)
                found.append(each.seat)
        return found if self.record.status == "running" else []

    def heard(self, person: int) -> None:
        """Take note that a person is there: they have answered, and finish their turn themselves."""
        anew = [
            structs.replace(seat, missed=0, finishing=-1) if seat.person == person else seat
            for seat in self.record.seats
        ]
        if anew != self.record.seats:
            self.record.seats, self._reseated = anew, True

    def missed(self) -> list[Entry]:
        """Have the computer finish the turn of whoever let their time pass, and take seats over.

        Who only let a window pass has missed nothing.
        """
        play, owners = self._running(), self.owners()
        assert isinstance(play.pending, Decision), "nobody is asked"
        if play.pending.limit != "move":
            return []
        late = {owners[seat].seat for seat in play.pending.waits_for} - {
            seat.seat for seat in self.record.seats if seat.person is None
        }
        self.record.seats = [
            structs.replace(seat, missed=seat.missed + 1, finishing=play.began)
            if seat.seat in late
            else seat
            for seat in self.record.seats
        ]
        self._reseated |= bool(late)
        return [
            self.hand_over(seat.seat, "absent", seat.person)
            for seat in self.record.seats
            if seat.person is not None and seat.missed >= MISSES
        ]

    def advance(self) -> list[Entry]:
        """Go on until a person has to choose: nobody is asked what has only one answer."""
        play, owners, entries = self._running(), self.owners(), []
        while not play.table.over:
            pending = play.pending
            if isinstance(pending, Chance):
                entry = self.answer(CHANCE, self.dice.outcome(play.chances, pending))
            elif computed := self._computed(pending, owners):
                entry = self.answer(*computed)
            elif unasked := self._unasked(pending, owners):
                entry = self.answer(*unasked, itself=True)
            else:
                break
            entries.append(entry)
        return entries

    def _computed(self, pending: Decision, owners: Mapping[Seat, SeatRecord]) -> Answer | None:
        """Return what a computer player answers: the first that interrupts, or is waited for."""
        asked = [seat for seat, own in pending.options.items() if own]
        computers = [seat for seat in asked if self._computer(owners[seat])]
        for seat in computers:
            if seat not in pending.waits_for:
                action = self._chosen(seat, (LET_BE, *pending.options[seat]), owners[seat].level)
                if action != LET_BE:
                    return seat, action
        waited_for = [seat for seat in pending.waits_for if seat in computers]
        if self._pauses(pending, owners):
            return None
        for seat in waited_for[:1]:
            return seat, self._chosen(seat, pending.options[seat], owners[seat].level)
        return None

    def _computer(self, owner: SeatRecord) -> bool:
        """Whether the computer plays for *owner*, if only to the end of this turn."""
        return owner.person is None or owner.finishing == self._running().began

    def _seated(self, seat: Seat) -> SeatRecord:
        """Return what is known of a seat.

        Raises:
            Refused: there is no such seat.
        """
        for each in self.record.seats:
            if each.seat == seat:
                return each
        raise Refused("bad-click")

    def _pauses(self, pending: Decision, owners: Mapping[Seat, SeatRecord]) -> bool:
        """Whether a computer player's choice waits a moment, for people who may interrupt (E-28)."""
        return all(self._computer(owners[seat]) for seat in pending.waits_for) and any(
            not self._computer(owners[seat]) for seat in pending.watched_by
        )

    def _chosen(self, seat: Seat, options: Sequence[Action], level: str) -> Action:
        """Return which of *options* the computer player of *seat* takes, by its view alone."""
        if len(options) == 1:
            return options[0]
        player = self.system.levels[level or LEAVER_LEVEL]
        play = self._running()
        return decide(player, play, seat, options, self.dice.random(play.seq))

    def _unasked(
        self, pending: Decision, owners: Mapping[Seat, SeatRecord]
    ) -> tuple[Seat, Action, int] | None:
        """Return the only answer, and whose it is, if there is only one that need not be asked."""
        seat = pending.waits_for[0]
        person = owners[seat].person or 0
        wishes = self.wishes.get(person, NOBODY)
        if drawn(pending, wishes):
            return seat, pending.default[seat], person
        if (answer := single(pending)) is None:
            return None
        if goes_by_itself(answer, self._running().answers, wishes, self.setup.pace):
            return *answer, person
        return None

    def default(self) -> list[Entry]:
        """Answer for everybody who let the time limit pass, then go on."""
        play, owners, entries = self._running(), self.owners(), []
        while not self._moved_on:
            window = play.pending
            assert isinstance(window, Decision), "nobody is asked"
            seat = window.waits_for[0]
            action = window.default[seat]
            if self._computer(owners[seat]):
                action = self._chosen(seat, window.options[seat], owners[seat].level)
            entries.append(self.answer(seat, action))
        return entries + self.advance()

    def stop(self) -> list[Entry]:
        """End the game where it stands, as the time that its rules give is up."""
        return [self.answer(ASIDE, TIME_UP)]

    def change(self, entries: list[Entry], now: float, change: Change | None = None) -> Change:
        """Return what must be stored after *entries*, together with the *change* that led to them."""
        play, record = self._running(), self.record
        state, change = play.state, change or Change(table=record.id)
        change.entries = [structs.replace(entry, at=now) for entry in entries]
        if record.outage and self._moved_on:
            change.outage = 0.0
        moved_on = self._moved_on
        change.seq, change.due, change.changed_at = play.seq, self._due(now), now
        if moved_on:
            rests = self.setup.paused is not None
            change.late = None if rests else self._late(now, change.due)
        if self._reseated:
            change.seats, change.host, change.setup = record.seats, record.host, record.setup
            self._reseated = False
        if state.seq != record.snapshot_seq:
            change.version = play.game.version
            change.snapshot, change.snapshot_seq = state.table, state.seq
            change.snapshot_chances = state.chances
        if play.table.over:
            change.status = "ended"
        return change

    def stored(self, change: Change) -> None:
        """Take over a change that the store has accepted."""
        for name in change.__struct_fields__:
            value = getattr(change, name)
            if value is not UNSET and name in self.record.__struct_fields__:
                setattr(self.record, name, value)
        del self.tail[:-TAIL]
        known = {**self.hands, **{hand.person: hand for hand in change.hands}}
        self.hands = {who: hand for who, hand in known.items() if who not in change.hands_done}

    def limit(self, now: float) -> float | None:
        """Return when a time limit would pass that began *now*, if the question has one.

        In the quiet hours of those who are waited for none passes.
        """
        play = self._running()
        if not isinstance(play.pending, Decision) or play.table.over:
            return None
        what: Limit = "moment" if self._pauses(play.pending, self.owners()) else play.pending.limit
        chosen = self.setup
        seconds = {**LIMITS, **play.game.limits, **CLOCKS[chosen.pace], **chosen.limits}[what]
        return None if seconds is None else self.awake(now + seconds)

    def awake(self, moment: float, people: Iterable[int] | None = None) -> float:
        """Return *moment* or, by the day, when the quiet hours of *people* end that it is in.

        Args:
            moment: in seconds since 1970.
            people: some at the table; None: all who are waited for.
        """
        server = self.server
        if server.quiet is None or self.setup.pace != "days":
            return moment
        people = self._waited_for() if people is None else people
        own = {zone_of(self.wishes.get(each, NOBODY).zone, server.zone) for each in people}
        return all_awake(moment, own, server.quiet)

    def later(self, now: float) -> float | None:
        """Return when people are called once more, if some are to be called *now*; None: not again.

        Those who were asked in their quiet hours are called when these end, and who wants to be
        called late at half time from then on.
        """
        if (wakes := self._wakes(now)) > now:
            return wakes
        due, limit = self.record.due, self.limit(now)
        if self.server.quiet is None or due is None or limit is None:
            return None
        # At the end of quiet hours all of the time is left, else half of it, but for rounding.
        return self._late(now, due) if due - now > (limit - now) / 2 + 1 else None

    def ends(self, now: float) -> float | None:
        """Return when a game that began *now* ends wherever it stands, if its rules say so."""
        lasts = self._running().game.lasts
        return None if lasts is None else now + lasts

    @property
    def hurries(self) -> bool:
        """Whether a time limit runs."""
        return self.setup.paused is None and self.limit(0.0) is not None

    def rest(self, now: float) -> Change:
        """Return the change by which the game rests: nothing runs until it goes on."""
        left = max(0.0, (self.record.due or now) - now)
        ends = self.record.ends
        remaining = None if ends is None else max(0.0, ends - now)
        chosen = structs.replace(self.setup, paused=left, pausing=(), remaining=remaining)
        change = Change(table=self.record.id, setup=json.encode(chosen))
        change.due, change.late, change.ends = now + IDLE, None, None
        return change

    def go_on(self, now: float) -> Change:
        """Return the change by which a game goes on that rests, with the time that was left."""
        left, remaining = self.setup.paused or 0.0, self.setup.remaining
        chosen = structs.replace(self.setup, paused=None, remaining=None)
        change = Change(table=self.record.id, setup=json.encode(chosen))
        change.ends = None if remaining is None else now + remaining
        change.due = self.awake(now + left) if self.limit(now) is not None else now + IDLE
        change.late = self._late(now, change.due)
        return change

    def _due(self, now: float) -> float | None:
        """Return when the time limit of the pending question passes; one limit for a window.

        Where nobody is hurried that is when the table closes.
        """
        moved_on, limit = self._moved_on, self.limit(now)
        self._moved_on = False
        over = self._running().table.over
        if not over and (limit is None or self.setup.paused is not None):
            return now + IDLE
        if moved_on or limit is None or self.record.due is None:
            return limit
        return self.record.due

    def _late(self, now: float, due: float | None) -> float | None:
        """Return when those are called late who are asked now: at half time.

        In quiet hours it is the end of these, when all others are called.
        """
        pending = self._running().pending
        if not isinstance(pending, Decision) or due is None:
            return None
        if (wakes := self._wakes(now)) > now:
            return wakes
        if pending.limit != "move":
            return None
        return self.awake(now + (UNHURRIED if self.limit(now) is None else (due - now) / 2))

    def _waited_for(self) -> set[int]:
        """Return the people for whom the game stands still."""
        owners = self.owners()
        asked = (owners[seat].person for seat in self.waiting())
        return {person for person in asked if person is not None}

    def _wakes(self, now: float) -> float:
        """Return when the first of those who are waited for wakes; *now* if all are awake."""
        ends = (self.awake(now, [person]) for person in self._waited_for())
        return min((end for end in ends if end > now), default=now)

    def _note(self, seq: int, action: Action) -> Entry:
        """Return a row about the table itself, with what happened before the turn's first answer."""
        events = self._running().events
        self.tail.append(Happened(seq, CLOCK, 0, tuple(events)))
        return Entry(seq, CLOCK, action, 0, b"", json.encode(events), 0.0)

    def _made(self) -> Game[Any]:
        """Make the game that is played here, the same one whenever the table is taken up."""
        values = self.values()
        self._seating = self.system.seating(len(self.record.seats), values)
        return made(self.system.make, tuple(order(self.record)), tuple(values.items()))

    def _running(self) -> Play[Any]:
        if self.play is None:
            raise Refused("table-not-started")
        return self.play

    def _resume(self, rows: list[Entry]) -> None:
        """Run the present turn again from its snapshot.

        If the rules have changed so that other things happen, the turn begins again; what was
        rolled stays rolled, as the dice go on from where they were.

        Raises:
            OtherVersion: the table is not of a version that can be played.
        """
        record, game = self.record, self._made()
        story = [
            _happened(row.seq, row.seat, row.action, row.by, game.read(row.events), row.itself)
            for row in rows
        ]
        began = [row for row in story if row.seq == record.snapshot_seq - 1]
        turn = [row for row in rows if row.seq >= record.snapshot_seq]
        table = game.taken_up(record.snapshot, record.version)
        state = State(table, (), record.snapshot_seq, record.snapshot_chances)
        self.play = Play(game, state)
        same = self._repeats(began, turn)
        self.tail, self._moved_on = story[-TAIL:], not same
        if same or record.status != "running":
            return
        chances = state.chances + sum(row.seat == CHANCE for row in turn)
        self.play = Play(game, structs.replace(state, seq=record.seq + 1, chances=chances))
        self.restarted = [self._note(record.seq, RESTART), *self.advance()]

    def _repeats(self, began: list[Happened], turn: list[Entry]) -> bool:
        """Give the answers of a turn again; return whether the same happens as it did before.

        Args:
            began: the row in which the turn began, if it is known.
            turn: the rows of the turn.
        """
        events = tuple(self._running().events)
        if any(events != row.events[len(row.events) - len(events) :] for row in began):
            return False
        try:
            same = all(
                self.answer(row.seat, row.action, row.by, row.itself)
                == structs.replace(row, at=0.0)
                for row in turn
            )
        except IllegalAction:
            return False
        return same and self._rests()

    def _rests(self) -> bool:
        """Whether people are asked and nobody else, as always after `advance` in a running game."""
        pending, owners = self._running().pending, self.owners()
        if not isinstance(pending, Decision) or not pending.waits_for:
            return False
        people = not any(self._computer(owners[seat]) for seat in pending.waits_for)
        return people or self._pauses(pending, owners)


def _happened(
    seq: int, seat: Seat, action: Action, by: int, events: Sequence[Event], itself: bool
) -> Happened:
    """Return a row of the log as it is told."""
    told = handed(action, by) if seat == ASIDE else None
    return Happened(seq, seat, by, (told,) if told else tuple(events), itself)


def _goes_on(before: Question, seat: Seat, now: Question) -> bool:
    """Whether *now* is still the question *before* that *seat* answered, asked of fewer seats."""
    return (
        isinstance(before, Decision)
        and isinstance(now, Decision)
        and (before.prompt, before.about, before.limit) == (now.prompt, now.about, now.limit)
        and set(now.waits_for) <= set(before.waits_for)
        and (not now.options.get(seat) or _may_do_otherwise(before, seat, now))
    )


def _may_do_otherwise(before: Decision, seat: Seat, now: Decision) -> bool:
    """Whether *seat* has only changed what it may do in a window, which gives nobody more time."""
    changed = now.options[seat] != before.options[seat]
    return changed and now.limit == "window" and now.open == before.open
