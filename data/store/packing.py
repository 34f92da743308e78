"""Packed logs: a finished table in a row, compressed to a fifteenth.

It is JSON, compressed with LZMA: one list for each thing that is known of answers, since what is
alike packs best side by side, and what nobody can foresee, the last eight bits of a time, by itself.
Numbers and times are told as the difference to the answer before.  Questions and events are kept letter for letter, times to the
millisecond.  What was packed before (version 1: a list for each answer, with zlib) can be read.
"""

from __future__ import annotations

import lzma
import zlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise

import msgspec
from msgspec import Raw, Struct

from data.records import Entry

THOROUGH, QUICK = 6, 1
"""How hard LZMA tries: some 40 ms for a game, or some 5 ms for a quarter more."""
WINDOW = 1 << 17
"""How many bytes back it looks; with more it would find nothing else, and take more memory."""
NOTHING = b"null"
"""Where nothing was asked of chance."""


class Columns(Struct, array_like=True):
    """The answers of a table, one list for each of their fields."""

    seq: list[int]
    seat: list[int]
    action: list[str]
    people: list[int]
    """Whose answers they are, each person once."""
    by: list[int]
    """Where the person is in the list of people, counted from 1; 0: who answered for the seat before."""
    question: list[Raw]
    events: list[Raw]
    passed: list[int | None]
    """Since the answer before, in 256 milliseconds; None: nothing."""
    rest: bytes
    """How many milliseconds more, where some time has passed."""
    itself: list[int]


Row = tuple[int, int, str, int, Raw, Raw, int, bool]
_columns, _rows = msgspec.json.Decoder(Columns), msgspec.json.Decoder(list[Row])


class BadPack(ValueError):
    """An unreadable pack."""


def pack(entries: Sequence[Entry], effort: int = THOROUGH) -> bytes:
    """Return the answers of a table in few bytes.

    Args:
        entries: the answers.
        effort: `THOROUGH`, or `QUICK` where somebody waits.
    """
    people, passed = list(dict.fromkeys(each.by for each in entries)), _passed(entries)
    columns = Columns(
        _differences(each.seq for each in entries),
        [each.seat for each in entries],
        [each.action for each in entries],
        people,
        list(_places(entries, people)),
        [Raw(each.question or NOTHING) for each in entries],
        [Raw(each.events) for each in entries],
        [time >> 8 if time else None for time in passed],
        bytes(time & 255 for time in passed if time),
        [int(each.itself) for each in entries],
    )
    filters = [{"id": lzma.FILTER_LZMA2, "preset": effort, "dict_size": WINDOW, "pb": 0}]
    content = msgspec.json.encode(columns)
    return VERSION + lzma.compress(content, check=lzma.CHECK_CRC32, filters=filters)


def unpack(data: bytes) -> list[Entry]:
    """Return the answers of a table.

    Raises:
        BadPack: *data* is not what `pack` has made.
    """
    version, content = data[:1], data[1:]
    try:
        if version == VERSION:
            return list(_unpacked(_columns.decode(lzma.decompress(content))))
        if version == BEFORE:
            return list(_unpacked_before(_rows.decode(zlib.decompress(content))))
    except (lzma.LZMAError, zlib.error, msgspec.MsgspecError, LookupError, ValueError) as error:
        raise BadPack(str(error)) from error
    raise BadPack("of another version")


def _places(entries: Iterable[Entry], people: Sequence[int]) -> Iterator[int]:
    places, before = {person: place for place, person in enumerate(people, 1)}, dict[int, int]()
    for each in entries:
        place = places[each.by]
        yield 0 if before.get(each.seat) == place else place
        before[each.seat] = place


def _passed(entries: Iterable[Entry]) -> list[int]:
    return _differences(round(1000 * each.at) for each in entries)


def _unpacked(columns: Columns) -> Iterator[Entry]:
    rest, place = bytearray(reversed(columns.rest)), dict[int, int]()
    passed = (0 if time is None else (time << 8) + rest.pop() for time in columns.passed)
    rows = zip(
        accumulate(columns.seq),
        columns.seat,
        columns.action,
        columns.by,
        columns.question,
        columns.events,
        accumulate(passed),
        columns.itself,
        strict=True,
    )
    for seq, seat, action, by, question, events, at, itself in rows:
        place[seat] = by or place[seat]
        person, asked = columns.people[place[seat] - 1], _asked(question)
        yield Entry(seq, seat, action, person, asked, bytes(events), at / 1000, bool(itself))


def _unpacked_before(rows: Iterable[Row]) -> Iterator[Entry]:
    at = 0
    for seq, seat, action, by, question, events, since, itself in rows:
        at += since
        yield Entry(seq, seat, action, by, _asked(question), bytes(events), at / 1000, itself)


def _asked(question: Raw) -> bytes:
    asked = bytes(question)
    return b"" if asked == NOTHING else asked


def _differences(numbers: Iterable[int]) -> list[int]:
    """Return each number's increase over the previous one, first from 0.

    >>> _differences([5, 6, 9])
    [5, 1, 3]
    """
    return [after - before for before, after in pairwise((0, *numbers))]


def among(answered: Iterable[int]) -> str:
    """Return the ids of the persons in a log, between commas.

    Args:
        answered: whose answers they are; 0 for nobody's.
    """
    return "".join(f",{person}" for person in sorted({*answered} - {0})) + ","


VERSION, BEFORE = b"2", b"1"
