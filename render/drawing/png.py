"""PNG files of strips, compressed and kept one by one.

A strip is some rows of a picture in palette numbers, already as a chunk of a file. The strips of a
file make one zlib stream: each ends on a whole byte and looks back to none before it, and the
checksum of all is worked out from theirs.

Specifications: PNG (W3C, third edition), zlib (RFC 1950), deflate (RFC 1951).
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence

from msgspec import Struct
from PIL import Image

from render.drawing.sheets import Sheet

try:
    # Three times as fast, and as small as zlib's second level; but not there for every processor.
    from isal import isal_zlib as quick
except ImportError:
    quick = zlib  # type: ignore[misc]

packing = quick

QUICK, SMALL = 2, 5
"""Levels: of either, and of zlib, which saves a seventh and takes six times as long."""

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_STREAM = b"\x78\x5e"
"""How a zlib stream begins."""
_END = b"\x03\x00"
"""An empty last block: how its compressed bytes end."""
_BASE = 65521
"""The prime that Adler-32 counts by."""


_PACKED = 1
"""The level for kept pictures: the quickest makes a tenth of what is drawn on even ground."""


class Packed(Struct, frozen=True):
    """A picture in few bytes, for large ones slow to draw."""

    mode: str
    size: tuple[int, int]
    content: bytes

    def unpacked(self) -> Image.Image:
        """Return the picture as it was, in some milliseconds."""
        return Image.frombytes(self.mode, self.size, packing.decompress(self.content))


def packed(image: Image.Image) -> Packed:
    """Return a picture in few bytes."""
    return Packed(image.mode, image.size, compressed(image.tobytes()))


def compressed(content: bytes) -> bytes:
    """Return bytes compressed for keeping."""
    return packing.compress(content, _PACKED)


class Strip(Struct, frozen=True):
    """Some rows of a picture."""

    chunk: bytes
    """Their part of the file."""
    length: int
    """Of what was compressed."""
    checksum: int
    """Adler-32 of what was compressed."""


def unfiltered(image: Image.Image) -> Image.Image:
    """Return a picture in palette numbers for `strip`: rows begin with 0.

    That says how it was filtered: it was not.
    """
    rows = Image.new("L", (1 + image.width, image.height))
    rows.paste(image, (1, 0))
    return rows


def strip(rows: Sheet, small: bool = False) -> Strip:
    """Compress `unfiltered` rows, to stand below others of the same width.

    A *small* one takes longer.
    """
    raw = rows.bytes
    with_, level = (zlib, SMALL) if small else (packing, QUICK)
    packer = with_.compressobj(level, wbits=-zlib.MAX_WBITS)
    packed = packer.compress(raw) + packer.flush(packing.Z_SYNC_FLUSH)
    return Strip(_chunk(b"IDAT", packed), len(raw), packing.adler32(raw))


def file(width: int, height: int, colours: Sequence[int], strips: Sequence[Strip]) -> bytes:
    """Return the file of a picture with *colours* as palette, in RGB."""
    checksum = _joined(strips).to_bytes(4, "big")
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(colours)),
            _chunk(b"IDAT", _STREAM),
            *(each.chunk for each in strips),
            _chunk(b"IDAT", _END + checksum),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, content: bytes) -> bytes:
    body = kind + content
    return len(content).to_bytes(4, "big") + body + packing.crc32(body).to_bytes(4, "big")


def _joined(strips: Sequence[Strip]) -> int:
    """Return the Adler-32 of all strips one after the other.

    Its low half is 1 plus the sum of all bytes, its high half the sum of the low halves so far.
    """
    low, high = 1, 0
    for each in strips:
        high += (each.checksum >> 16) + each.length * (low - 1)
        low += (each.checksum & 0xFFFF) - 1
    return high % _BASE << 16 | low % _BASE
