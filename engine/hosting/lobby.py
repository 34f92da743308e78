"""What happens at a table before the first roll: seats are taken, rules are chosen.

Pure functions from a table's record to the change of it.  Every refusal is a `Refused` that names
the sentence to be said; the record is never changed in place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Literal, get_args

from msgspec import UNSET, Struct, field, json, structs

from data.records import Change, SeatRecord, TableRecord
from engine.catalog import System
from engine.core import Limit
from engine.hosting.pace import Pace
from engine.personas import PERSONAS
from engine.rules import BadRules, Preset, Value
from engine.seating import Seating
from engine.views import Seat


class Refused(Exception):
    """Something a player asked for cannot be; *key* names the text that says why."""

    def __init__(self, key: str, **about: str | int) -> None:
        super().__init__(f"{key}: {about}")
        self.key, self.about = key, about


@contextmanager
def playable() -> Iterator[None]:
    """Refuse rules that cannot be played by."""
    try:
        yield
    except BadRules as bad:
        raise Refused(bad.key, **bad.about) from bad


class Unplayable(Refused):
    """This version of the bot cannot play at a table: its game is unknown, or its row damaged."""

    def __init__(self, table: int) -> None:
        super().__init__("table-unplayable", table=table)


class Outgrown(Refused):
    """A table is over, and this version of the bot cannot take it up any more."""

    def __init__(self) -> None:
        super().__init__("table-ended")


class Setup(Struct, frozen=True):
    """What was chosen for a table."""

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
    """Ids of the people whose seats are held until they say that they play again."""
    opener: int | None = None
    """Id of the person who sits first, if not the host."""
    before: int = 0
    """The table whose game was the last of those who play here, or of the host; 0: there is none."""
    closed_by: tuple[int, ...] = ()
    """Ids of the people who closed the table before the game was over."""
    closed_why: Literal["", "idle", "empty"] = ""
    """Why the table closed by itself: nobody played on, or nobody was left."""
    pausing: tuple[int, ...] = ()
    """Ids of the people who want the running game to rest."""
    paused: float | None = None
    """Seconds that the pending question will have when the game goes on; None: it does not rest."""
    remaining: float | None = None
    """Seconds that are left of the time for the whole game while it rests, where there is one."""
    offered: tuple[Seat, ...] = ()
    """The seats whose people would have somebody else play on."""
    former: dict[int, tuple[Seat, ...]] = field(default_factory=dict)
    """By person: the seats they have played and do not any more, whose hands they have seen."""
    taking_back: bool = False
    """Whether a choice that has shown nobody anything can be taken back."""
    hints: bool | None = None
    """Whether people may ask what to do; None: unless there is no time for that."""
    takeover: bool = True
    """Whether whoever comes late may play on where the computer plays."""
    calls: dict[int, int] = field(default_factory=dict)
    """By person who has given up their seat: the direct message that called them, which has to go."""
    asking: tuple[int, ...] = ()
    """Ids of the people without a seat who want to play next time."""
    called: tuple[int, ...] = ()
    """Ids of those who wanted that last time, and are told of this lobby."""


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


def setup(record: TableRecord) -> Setup:
    """Return what was chosen for a table."""
    return _decoded(record.setup)


@lru_cache(maxsize=1000)
def _decoded(content: bytes) -> Setup:
    """Return what a column says: it is asked a dozen times for every click, and seldom changes."""
    return json.decode(content, type=Setup)


def people(seats: Sequence[SeatRecord]) -> list[int]:
    """Return the ids of the people at a table, each once, in the order of their seats."""
    return list(dict.fromkeys(seat.person for seat in seats if seat.person is not None))


def order(record: TableRecord) -> list[Seat]:
    """Return the seats of a game clockwise, beginning with the one that was the host's.

    It stays the same when the host leaves, and whatever order a store keeps the seats in.
    """
    seats, first = sorted(seat.seat for seat in record.seats), setup(record).first
    at = seats.index(first) if first in seats else 0
    return seats[at:] + seats[:at]


def join(record: TableRecord, system: System, person: int, click: int) -> Change:
    """Seat a person on the next free colour.

    Args:
        record: the table, in its lobby.
        system: what is played there.
        person: who wants to join.
        click: Discord's id of their click, which the dice will depend on.
    """
    chosen = setup(record)
    if person in chosen.unconfirmed:
        left = tuple(each for each in chosen.unconfirmed if each != person)
        confirmed = json.encode(structs.replace(chosen, unconfirmed=left))
        due = record.due if left else None
        clicks = [*record.contributions, click]
        return changed(record, setup=confirmed, due=due, contributions=clicks)
    if person in people(record.seats):
        raise Refused("lobby-already-joined")
    if chosen.private and person not in (record.host, *chosen.invited):
        raise Refused("lobby-private", host=str(record.host))
    seats = with_one_more(record, system, person=person)
    return changed(record, seats=seats, contributions=[*record.contributions, click])


def leave(record: TableRecord, system: System, person: int) -> Change:
    """Free a person's seat; the table is closed when nobody is left."""
    if person not in people(record.seats):
        raise Refused("not-seated")
    return _without(record, system, [seat for seat in record.seats if seat.person != person])


def remove(record: TableRecord, system: System, host: int, person: int) -> Change:
    """Free the seat of somebody else, who is not invited any more."""
    only_host(record, host)
    if person == host or person not in people(record.seats):
        raise Refused("lobby-nobody-to-remove")
    chosen = setup(record)
    invited = tuple(each for each in chosen.invited if each != person)
    left = [seat for seat in record.seats if seat.person != person]
    without = structs.replace(record, setup=json.encode(structs.replace(chosen, invited=invited)))
    change = _without(without, system, left)
    if change.setup is UNSET:
        change.setup = without.setup
    return change


def invite(record: TableRecord, host: int, persons: Sequence[int]) -> Change:
    """Let people join who could not while the lobby is private."""
    only_host(record, host)
    chosen = setup(record)
    invited = tuple(dict.fromkeys((*chosen.invited, *persons)))
    return changed(record, setup=json.encode(structs.replace(chosen, invited=invited)))


def set_private(record: TableRecord, host: int, private: bool) -> Change:
    """Open the lobby for everybody, or for invited people only."""
    return _chosen(record, host, private=private)


def set_takeover(record: TableRecord, host: int, takeover: bool) -> Change:
    """Let people who come late play on for computers, or not."""
    return _chosen(record, host, takeover=takeover)


def set_taking_back(record: TableRecord, host: int, taking_back: bool) -> Change:
    """Let people take back what they have chosen, or not."""
    return _chosen(record, host, taking_back=taking_back)


def set_hints(record: TableRecord, host: int, hints: bool) -> Change:
    """Let people ask what to do, or not."""
    return _chosen(record, host, hints=hints)


def _chosen(record: TableRecord, host: int, **anew: bool) -> Change:
    """Let the host choose something else for a lobby."""
    only_host(record, host)
    return changed(record, setup=json.encode(structs.replace(setup(record), **anew)))


def advised(chosen: Setup, system: System) -> bool:
    """Whether people at a table may ask what to do: never where it is a contest."""
    wanted = chosen.pace != "quick" if chosen.hints is None else chosen.hints
    return system.weigh is not None and wanted


def set_pace(record: TableRecord, host: int, pace: str) -> Change:
    """Choose how fast is played."""
    only_host(record, host)
    if pace not in get_args(Pace):
        raise Refused("bad-click")
    return changed(record, setup=json.encode(structs.replace(setup(record), pace=pace)))


def next_colour(record: TableRecord, system: System, person: int) -> Change:
    """Move a person to the next free colour, clockwise."""
    own = next((seat for seat in record.seats if seat.person == person), None)
    if own is None:
        raise Refused("not-seated")
    taken, colours = {seat.seat for seat in record.seats}, len(seating(record, system).colours)
    around = [(own.seat + step) % colours for step in range(1, colours)]
    free = [colour for colour in around if colour not in taken]
    if not free:
        raise Refused("lobby-colours-taken")
    moved = structs.replace(own, seat=free[0])
    return changed(record, seats=[moved if seat is own else seat for seat in record.seats])


def add_computer(
    record: TableRecord, system: System, host: int, level: str | None = None
) -> Change:
    """Seat a computer player; one with a taste of its own, if no *level* is asked for."""
    only_host(record, host)
    if level is None:
        level = dealt(record, system)
    if level not in system.levels:
        raise Refused("bad-click")
    return changed(record, seats=with_one_more(record, system, level=level))


def dealt(record: TableRecord, system: System) -> str:
    """Return the persona that is next at a table: one that is not there yet, others at each table."""
    here = [seat.level for seat in record.seats]
    known = [key for key in PERSONAS if key in system.levels]
    around = [known[(record.id + step) % len(known)] for step in range(len(known))]
    return min(around, key=here.count, default="normal")


def remove_computer(record: TableRecord, system: System, host: int) -> Change:
    """Unseat the last computer player, in the order of seats."""
    only_host(record, host)
    computers = [seat for seat in record.seats if seat.person is None]
    if not computers:
        raise Refused("lobby-no-computer")
    left = [seat for seat in record.seats if seat is not computers[-1]]
    return _without(record, system, left)


def set_rules(
    record: TableRecord, system: System, host: int, preset: Preset, rules: Mapping[str, Value]
) -> Change:
    """Choose a preset and what differs from it; what would change nothing is left out."""
    only_host(record, host)
    if isinstance(preset, str) and preset not in system.presets:
        raise Refused("unknown-preset")
    with playable():
        values = system.values(preset, rules)
    usual, offered = system.values(preset), {rule.key for rule in system.offered(values)}
    changes = {key: value for key, value in rules.items() if usual[key] != value and key in offered}
    chosen = json.encode(structs.replace(setup(record), preset=preset, rules=changes))
    most = max(system.numbers(system.values(preset, changes)))
    if len(record.seats) > most:
        raise Refused("lobby-too-many", most=most)
    after = seating(structs.replace(record, setup=chosen), system)
    seats = fitted(record.seats, seating(record, system), after)
    return changed(record, setup=chosen, seats=seats)


def release(record: TableRecord, system: System) -> Change:
    """Free the seats that were held for people who have not said that they play again."""
    chosen = setup(record)
    left = [seat for seat in record.seats if seat.person not in chosen.unconfirmed]
    return _without(record, system, left)


def set_game(record: TableRecord, before: System, system: System, host: int) -> Change:
    """Choose another game, by its book: the house rules of one say nothing in another."""
    only_host(record, host)
    preset = next(iter(system.presets))
    chosen = json.encode(structs.replace(setup(record), preset=preset, rules={}))
    most = max(system.numbers(system.values(preset)))
    if len(record.seats) > most:
        raise Refused("lobby-too-many", most=most)
    other = structs.replace(record, game=system.key, setup=chosen)
    seats = fitted(record.seats, seating(record, before), seating(other, system))
    return changed(record, game=system.key, setup=chosen, seats=seats)


def ready(record: TableRecord, system: System, host: int, click: int) -> Change:
    """Close the lobby: fix the seats for the game, and what all its rules are set to."""
    only_host(record, host)
    if waited_for := setup(record).unconfirmed:
        raise Refused("lobby-unconfirmed", people=", ".join(f"<@{each}>" for each in waited_for))
    seated, playable = len(record.seats), system.numbers(rules(record, system))
    if seated not in playable:
        if seated > max(playable):
            raise Refused("lobby-too-many", most=max(playable))
        raise Refused("lobby-too-few", least=min(n for n in playable if n > seated))
    seats = arranged(record, system)
    chosen = structs.replace(setup(record), first=seats[0].seat, values=rules(record, system))
    return changed(
        record,
        seats=seats,
        setup=json.encode(chosen),
        contributions=[*record.contributions, click],
    )


def rules(record: TableRecord, system: System) -> dict[str, Value]:
    """Return the value of every rule of a table: as the game began, or as it would now.

    Rules that are newer than a game are in it as in the rulebook.
    """
    chosen = setup(record)
    if not chosen.values:
        return system.values(chosen.preset, chosen.rules)
    return {**{rule.key: rule.default for rule in system.rules}, **chosen.values}


def seating(record: TableRecord, system: System, more: int = 0) -> Seating:
    """Return where those in the lobby, and so many *more*, can sit.

    While they are too few, as the smallest game that takes them; while too many, as the largest.
    """
    values, seated = rules(record, system), len(record.seats) + more
    playable = system.numbers(values)
    return system.seating(min((n for n in playable if n >= seated), default=max(playable)), values)


def fitted(seats: list[SeatRecord], before: Seating, after: Seating) -> list[SeatRecord]:
    """Return *seats* on another board, which may number its colours otherwise.

    Which board it is depends on the rules, and on how many play.  Everybody keeps the colour they
    had; whoever has one that the board lacks gets a free one.
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


def arranged(record: TableRecord, system: System) -> list[SeatRecord]:
    """Return the seats as the game needs them, the host's first.

    Where the colours chosen cannot be played together (two neighbours of a game for two), the host
    and as many others as possible keep theirs.
    """
    first = setup(record).opener
    first = first if first in people(record.seats) else record.host
    seats = sorted(record.seats, key=lambda seat: seat.person != first)
    taken = [seat.seat for seat in seats]

    def kept(arms: Sequence[Seat]) -> tuple[bool, int]:
        return taken[0] in arms, len(set(taken) & set(arms))

    arms = max(seating(record, system).arms, key=kept)
    free = [arm for arm in arms if arm not in taken]
    return [
        seat if seat.seat in arms else structs.replace(seat, seat=free.pop(0)) for seat in seats
    ]


def next_free(record: TableRecord, system: System) -> Seat:
    """Return the colour for one more player: the next of the usual ones."""
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
    """Return the seats with one more, on the board that is then played on."""
    seats = fitted(record.seats, seating(record, system), seating(record, system, more=1))
    seat = next_free(structs.replace(record, seats=seats), system)
    return [*seats, SeatRecord(seat, person, level)]


def _without(record: TableRecord, system: System, seats: list[SeatRecord]) -> Change:
    left, chosen = people(seats), setup(record)
    if not left:
        return changed(record, seats=seats, status="abandoned", due=None)
    host = record.host if record.host in left else left[0]
    after = seating(structs.replace(record, seats=seats), system)
    change = changed(record, seats=fitted(seats, seating(record, system), after), host=host)
    waited_for = tuple(each for each in chosen.unconfirmed if each in left)
    if waited_for != chosen.unconfirmed:
        change.setup = json.encode(structs.replace(chosen, unconfirmed=waited_for))
        change.due = record.due if waited_for else None
    return change


def only_host(record: TableRecord, person: int) -> None:
    """Make sure that a person is the host.

    Raises:
        Refused: they are not.
    """
    if person != record.host:
        raise Refused("only-host", host=str(record.host))


def changed(record: TableRecord, **fields: Any) -> Change:
    """Return a change of some fields; seats are always in order, as they are when read again."""
    change = Change(table=record.id, **fields)
    if change.seats is not UNSET:
        change.seats = sorted(change.seats, key=lambda seat: seat.seat)
    return change
