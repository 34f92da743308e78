"""The log of a finished table in one row: a tenth of the room that its answers take one by one.

It is JSON, compressed: a list of answers, each a list of its number, seat, action, person, question,
events, milliseconds since the answer before, and whether it was given by itself.  Questions and
events are kept letter for letter, times to the millisecond.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Raw

from data.records import Entry

VERSION = b"1"

LEVEL = 6

Packed = tuple[int, int, str, int, Raw, Raw, int, bool]

_packed = msgspec.json.Decoder(list[Packed])

NOTHING = b"null"
"""Where nothing was asked of chance."""


class BadPack(ValueError):
    """What is packed cannot be read."""


def pack(entries: Sequence[Entry]) -> bytes:
    """Return the answers of a table in few bytes."""
    rows, before = [], 0
    for each in entries:
        at = round(1000 * each.at)
        rows.append(
            (
                each.seq,
                each.seat,
                each.action,
                each.by,
                Raw(each.question or NOTHING),
                Raw(each.events),
                at - before,
                each.itself,
            )
        )
        before = at
    return VERSION + zlib.compress(msgspec.json.encode(rows), LEVEL)


def unpack(data: bytes) -> list[Entry]:
    """Return the answers of a table.

    Raises:
        BadPack: *data* is not what `pack` has made.
    """
    if data[:1] != VERSION:
        raise BadPack("of another version")
    try:
        rows = _packed.decode(zlib.decompress(data[1:]))
    except (zlib.error, msgspec.MsgspecError) as error:
        raise BadPack(str(error)) from error
    entries, at = [], 0
    for seq, seat, action, by, question, events, since, itself in rows:
        at += since
        asked = b"" if bytes(question) == NOTHING else bytes(question)
        entries.append(Entry(seq, seat, action, by, asked, bytes(events), at / 1000, itself))
    return entries


def among(answered: Iterable[int]) -> str:
    """Return the ids of the persons who have answered, each between commas.

    Args:
        answered: whose answers they are; 0 for nobody's.
    """
    return "".join(f",{person}" for person in sorted({*answered} - {0})) + ","
