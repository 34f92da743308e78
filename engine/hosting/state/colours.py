"""Colours in a lobby: one free colour per player, on a board."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, structs

from data.records import SeatRecord, TableRecord
from engine.hosting.state.refusals import Refused
from engine.hosting.state.setups import people, rules, setup
from engine.seating import Seating
from engine.system import System
from engine.views import Seat


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
