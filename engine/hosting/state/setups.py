"""Setups of tables, and derived values of their records.

No function here changes a record: it returns a `Change` of it.  A copy of a session changes its own
record in place (`Session.choose`, `Session.stored`, `seat_changes.hand_over`, `undo.take_back`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal, TypeVar

from msgspec import UNSET, Struct, field, json, structs

from data.records import Change, SeatRecord, TableRecord
from engine.core import Limit
from engine.hosting.state.appointments import Appointment
from engine.hosting.state.dice import Dice
from engine.hosting.state.refusals import Refused
from engine.hosting.state.time_controls import BY_ITSELF, CLOCKS, LIMITS, Pace
from engine.rules import Preset, Value
from engine.seating import Seating
from engine.system import System
from engine.views import Seat

T = TypeVar("T")

LEARNING = 3
"""The turns in which people are told that their dice can roll by themselves."""


class Taught(Struct, frozen=True):
    """The lessons that a person has had in their first game."""

    said: tuple[str, ...] = ()
    """By key, in their order."""
    stands: bool = False
    """Whether the last of them is still to be read."""
    at: float = 0.0
    """When it was said."""


class CupTable(Struct, frozen=True):
    """The place of a table in a cup."""

    cup: int
    round: int
    place: int
    """From 1."""
    entrants: dict[Seat, int]
    """By seat of a person: their number in the cup."""
    format: int = 1
    """The format of the cup's log, and of the table's dice."""
    moved: bool = False
    """Whether it has another thread already, as its first was deleted."""

    @property
    def name(self) -> str:
        """Its name in the message of its dice."""
        return f"{self.cup}:{self.round}:{self.place}"


class Setup(Struct, frozen=True):
    """The setup of a table."""

    preset: Preset
    """A server's own is kept here as it was: it may be changed or forgotten there."""
    rules: dict[str, Value] = field(default_factory=dict)
    """What differs from the preset."""
    private: bool = False
    """Whether only invited people may join."""
    invited: tuple[int, ...] = ()
    """Ids of the people whom the host invited."""
    values: dict[str, Value] = field(default_factory=dict)
    """What every rule is set to, from the start of the game on: presets may change later."""
    ending: tuple[int, ...] = ()
    """Ids of the people who want the running game to be closed."""
    first: Seat | None = None
    """The host's seat as the game began; None before."""
    limits: dict[Limit, float | None] = field(default_factory=dict)
    """The seconds of those time limits that differ from the usual ones."""
    pace: Pace = "relaxed"
    unconfirmed: tuple[int, ...] = ()
    """Ids of the people whose seats are reserved until they say that they play again."""
    opener: int | None = None
    """Id of the person who sits first, if not the host."""
    before: int = 0
    """The table whose game was the last of those who play here, or of the host; 0: there is none."""
    closed_by: tuple[int, ...] = ()
    """Ids of the people who closed the table before the game was over."""
    closed_why: Literal["", "idle", "empty"] = ""
    """Why the table closed by itself: it was idle, or no person was left."""
    pausing: tuple[int, ...] = ()
    """Ids of the people who want the running game to rest."""
    paused: float | None = None
    """Seconds that the pending question will have when the game goes on; None: it does not rest."""
    remaining: float | None = None
    """Seconds that are left of the time for the whole game while it rests, where there is one."""
    offered: tuple[Seat, ...] = ()
    """The seats that their people offer to others."""
    computers: dict[Seat, str] = field(default_factory=dict)
    """By seat that a person took over: the level of the computer that had it."""
    former: dict[int, tuple[Seat, ...]] = field(default_factory=dict)
    """By person: the seats they have played and do not any more, whose hands they have seen."""
    barred: tuple[int, ...] = ()
    """Ids of the people whom a moderator took off the running game."""
    taking_back: bool = False
    """Whether a choice that revealed nothing can be taken back."""
    hints: bool | None = None
    """Whether people may ask what to do; None: unless there is no time for that."""
    takeover: bool = True
    """Whether people who come late may take seats over from the computer."""
    silent: tuple[int, ...] = ()
    """Ids of the people of whom nothing has been heard for a day though they are asked, in daily games
    and without a time limit."""
    asking: tuple[int, ...] = ()
    """Ids of the people without a seat who want to play next time."""
    called: tuple[int, ...] = ()
    """Ids of those who wanted that last time, and are told of this lobby."""
    rolls: bool | None = None
    """Whether dice roll by themselves.  None: in a lobby, as is usual there (`rolling`); in a game, as
    the version before this could be chosen: by the day alone, and not where a player holds a card."""
    looked: int = -1
    """The pause before a roll in which a player opened their hand, as `time_limits.paused_at` has it."""
    begun: dict[Seat, int] = field(default_factory=dict)
    """How many turns each seat has begun by hand, up to `LEARNING`."""
    lessons: dict[int, Taught] = field(default_factory=dict)
    """By person whose first game of its kind this is, until they know it."""
    cup: CupTable | None = None
    """Where the table is one of a cup's, which waits for it: no pause, no early end, no rematch."""
    appointment: Appointment | None = None
    """Where the game begins at a chosen moment; after its beginning only of a weekly table."""
    summons: dict[int, float] = field(default_factory=dict)
    """By person of an appointment: the moment of their last call; kept where its time is given up."""
    shrunk: bool = False
    """Whether another table has been opened where this one is over: it is shown in a line."""


def window(chosen: Setup, system: System) -> float | None:
    """Return the seconds to respond; None without windows, or by the day."""
    if not system.reacts or chosen.pace == "days":
        return None
    return {**LIMITS, **CLOCKS[chosen.pace], **chosen.limits}["window"]


def setup(record: TableRecord) -> Setup:
    """Return the setup of a table."""
    return _decoded(record.setup)


@lru_cache(maxsize=1000)
def _decoded(content: bytes) -> Setup:
    """Return the decoded column.

    It is asked a dozen times for every click, and seldom changes.
    """
    return json.decode(content, type=Setup)


def settled(system: System, pace: Pace, values: Mapping[str, Value]) -> dict[str, Value]:
    """Return the values of all rules at a pace.

    Some differ by the day.
    """
    by_day = {
        rule.key: rule.by_days
        for rule in system.rules
        if rule.by_days is not None and values[rule.key] == rule.default and pace == "days"
    }
    return {**values, **by_day}


def rules(record: TableRecord, system: System) -> dict[str, Value]:
    """Return the values of a table's rules, of its game or preset.

    Rules that are newer than a game are in it as in the rulebook.
    """
    chosen = setup(record)
    if not chosen.values:
        return system.values(chosen.preset, chosen.rules)
    return {**{rule.key: rule.default for rule in system.rules}, **chosen.values}


def advised(chosen: Setup, system: System) -> bool:
    """Return whether people may ask for hints: never in a contest."""
    wanted = chosen.pace != "quick" if chosen.hints is None else chosen.hints
    return system.weigh is not None and wanted


def rolling(chosen: Setup, system: System) -> bool:
    """Return whether dice will roll automatically in a lobby's game."""
    default = chosen.pace in BY_ITSELF or bool(system.rolls)
    return default if chosen.rolls is None else chosen.rolls


def options(chosen: Setup, system: System, values: Mapping[str, Value]) -> dict[str, bool]:
    """Return the on-off options of a lobby beside its rules.

    Args:
        chosen: the setup, whose fields are the keys.
        system: the game.
        values: what its rules are set to.
    """
    found = {"private": chosen.private, "takeover": chosen.takeover}
    if system.rolls is not None:
        found["rolls"] = rolling(chosen, system)
    if system.forgives(values):
        found["taking_back"] = chosen.taking_back
    if system.weigh is not None:
        found["hints"] = advised(chosen, system)
    return found


def rolls_itself(chosen: Setup, system: System) -> bool:
    """Return whether dice are rolled automatically in this setup."""
    return system.rolls is not None and rolling(chosen, system)


def rolled(chosen: Setup) -> bool:
    """Return whether dice roll automatically in a begun game."""
    return chosen.pace == "days" if chosen.rolls is None else chosen.rolls


def rolled_otherwise(chosen: Setup, system: System) -> bool | None:
    """Return the way of rolling if not the default, else None."""
    now = rolled(chosen)
    return None if now == rolling(structs.replace(chosen, rolls=None), system) else now


def joined(some: Iterable[T], more: Iterable[T]) -> tuple[T, ...]:
    """Return *some* and *more* things, each once."""
    return tuple(dict.fromkeys((*some, *more)))


def without(some: Iterable[T], *gone: T) -> tuple[T, ...]:
    """Return *some* things but for those that are *gone*."""
    return tuple(each for each in some if each not in gone)


def people(seats: Sequence[SeatRecord]) -> list[int]:
    """Return the ids of the people at a table, ordered by seat."""
    return list(dict.fromkeys(seat.person for seat in seats if seat.person is not None))


def order(record: TableRecord) -> list[Seat]:
    """Return the seats clockwise, from the host's first one.

    It stays the same when the host leaves, and whatever order a store keeps the seats in.
    """
    seats, first = sorted(seat.seat for seat in record.seats), setup(record).first
    at = seats.index(first) if first in seats else 0
    return seats[at:] + seats[:at]


def check_lobby(record: TableRecord) -> None:
    """Make sure that the game has not begun.

    Raises:
        Refused: it has, or it is over.
    """
    if record.status != "lobby":
        raise Refused("lobby-over" if record.status == "running" else "table-ended")


def check_open(record: TableRecord) -> None:
    """Make sure that a table is not over.

    Raises:
        Refused: it is.
    """
    if not record.is_open:
        raise Refused("table-ended")


def check_no_cup(record: TableRecord) -> None:
    """Make sure that no cup waits for a table.

    Raises:
        Refused: one does.
    """
    if setup(record).cup is not None:
        raise Refused("cup-table")


def lobby_people(chosen: Setup) -> tuple[int, ...]:
    """Return the people a lobby names beside its seats: asked, invited, waiting."""
    waiting = chosen.appointment.waiting if chosen.appointment else ()
    return (*chosen.called, *chosen.invited, *waiting)


def only_host(record: TableRecord, person: int) -> None:
    """Make sure that a person is the host.

    Raises:
        Refused: they are not.
    """
    if person != record.host:
        raise Refused("only-host", host=str(record.host))


def dice(record: TableRecord) -> Dice:
    """Return the dice of a table.

    A cup's do not depend on its number, which is free after the draw.
    """
    at = setup(record).cup
    if at is None or at.format == 1:
        return Dice(record.seed, record.id, record.contributions)
    return Dice(record.seed, at.name, record.contributions, at.format)


def setup_with(record: TableRecord, **fields: Any) -> bytes:
    """Return the column of a setup with some *fields* chosen otherwise."""
    return json.encode(structs.replace(setup(record), **fields))


def changed(record: TableRecord, **fields: Any) -> Change:
    """Return a change of some fields; its seats are in order."""
    change = Change(table=record.id, **fields)
    if change.seats is not UNSET:
        change.seats = sorted(change.seats, key=lambda seat: seat.seat)
    return change


def posted_anew(record: TableRecord, change: Change) -> None:
    """Mark a lobby for reposting, to ping people, as edits do not."""
    if record.message is not None:
        change.message, change.remains = None, [*record.remains, record.message]


# Colours in a lobby: one free colour per player, on a board.


def seating(record: TableRecord, system: System, more: int = 0) -> Seating:
    """Return the possible seats of the lobby and so many *more*.

    While they are too few, as the smallest game that takes them; while too many, as the largest.
    """
    values, seated = rules(record, system), len(record.seats) + more
    playable = system.numbers(values)
    return system.seating(min((n for n in playable if n >= seated), default=max(playable)), values)


def fitted(seats: list[SeatRecord], before: Seating, after: Seating) -> list[SeatRecord]:
    """Return *seats* on another board, which may number its colours otherwise.

    Which board it is depends on the rules, and on how many play.  Everybody keeps the colour they
    had; a player whose colour the board lacks gets a free one.
    """
    if before.colours == after.colours:
        return seats
    had, has = dict(enumerate(before.colours)), after.colours
    kept = {had.get(seat.seat) for seat in seats}
    free = [seat for seat, colour in enumerate(has) if colour not in kept]
    return [
        structs.replace(
            seat, seat=has.index(had[seat.seat]) if had.get(seat.seat) in has else free.pop(0)
        )
        for seat in seats
    ]


class Board(Struct, frozen=True):
    """The board after one more player has joined."""

    arms: int
    kept: bool
    """Whether all keep their colours on it."""


def next_board(record: TableRecord, system: System) -> Board | None:
    """Return the board that one more player brings, if another."""
    now, seated = seating(record, system), len(record.seats)
    if seated >= max(system.numbers(rules(record, system))):
        return None
    then = seating(record, system, more=1)
    if then.board == now.board:
        return None
    more = structs.replace(record, seats=with_one_more(record, system))
    after = {then.colours[seat.seat] for seat in arranged(more, system)}
    before = {now.colours[seat.seat] for seat in record.seats}
    return Board(len(then.colours), before <= after)


def next_free(record: TableRecord, system: System) -> Seat:
    """Return the next default colour for one more player."""
    taken = {seat.seat for seat in record.seats}
    if len(taken) >= max(system.numbers(rules(record, system))):
        raise Refused("lobby-full")
    wanted = seating(record, system, more=1)
    best = max(wanted.arms, key=lambda arms: len(taken & set(arms)))
    free: list[Seat] = [arm for arm in (*best, *range(len(wanted.colours))) if arm not in taken]
    return free[0]


def with_one_more(
    record: TableRecord, system: System, person: int | None = None, level: str = ""
) -> list[SeatRecord]:
    """Return the seats with one more, on the board for them."""
    seats = fitted(record.seats, seating(record, system), seating(record, system, more=1))
    seat = next_free(structs.replace(record, seats=seats), system)
    return [*seats, SeatRecord(seat, person, level)]


def sits_first(record: TableRecord) -> int:
    """Return the first seat: the host, or by turns another player."""
    opener = setup(record).opener
    return opener if opener is not None and opener in people(record.seats) else record.host


def arranged(record: TableRecord, system: System) -> list[SeatRecord]:
    """Return the seats as the game needs them, the host's first.

    Where the colours chosen cannot be played together (two neighbours of a game for two), the host
    and as many others as possible keep theirs.
    """
    first = sits_first(record)
    seats = sorted(record.seats, key=lambda seat: seat.person != first)
    taken = [seat.seat for seat in seats]

    def kept(arms: Sequence[Seat]) -> tuple[bool, int]:
        return taken[0] in arms, len(set(taken) & set(arms))

    arms = max(seating(record, system).arms, key=kept)
    free = [arm for arm in arms if arm not in taken]
    return [
        seat if seat.seat in arms else structs.replace(seat, seat=free.pop(0)) for seat in seats
    ]
