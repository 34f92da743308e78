"""Faces: a person's picture on a plate, or its substitute.

What comes from outside is decoded here, once, and never believed: see `avatar`.
"""

from __future__ import annotations

import warnings
from io import BytesIO

from msgspec import Struct
from PIL import Image

from data.shipped.boards import Point
from render.drawing.canvas import Canvas
from render.drawing.shapes import sign
from render.names import readable

SIDE = 64
"""Pixels of a face that is kept."""
MOST_BYTES = 100_000
MOST_PIXELS = 1024 * 1024
_LEVELS = range(0, 253, 84)
FACE_COLOURS = tuple((r, g, b) for r in _LEVELS for g in _LEVELS for b in _LEVELS)
"""Of strangers' faces nothing is known but that there are all colours in them."""
FORMATS = ("PNG", "JPEG", "WEBP", "GIF")


class Face(Struct, frozen=True):
    """A person's picture, small and plain: hashable, and safe to draw."""

    pixels: bytes = b""
    """Red, green and blue of ``SIDE * SIDE`` pixels; nothing where there is no picture."""
    initial: str = ""
    """The stand-in for a missing portrait in a medallion."""


ROBOT = Face()
"""The face of a computer player."""


def medallion(name: str) -> Face | None:
    """Return the medallion of a person without picture; None without a letter."""
    letter = next((letter for letter in readable(name) if letter.isalnum()), "")
    return Face(initial=letter.upper()) if letter else None


def avatar(content: bytes | None) -> Face | None:
    """Return the face in a picture's file, or None if unusable.

    Takes no more than `MOST_BYTES` and `MOST_PIXELS`, and the first frame only. Whatever is wrong
    with the file, the answer is None: nothing that strangers upload can stop a board from being
    drawn. Decoding as many pixels takes some milliseconds; how long to wait for the file is the
    business of who fetches it.
    """
    if not content or len(content) > MOST_BYTES:
        return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            with Image.open(BytesIO(content), formats=FORMATS) as image:
                if image.width * image.height > MOST_PIXELS:
                    return None
                image.draft("RGB", (SIDE, SIDE))
                shown = image.convert("RGBA")
    except Exception:
        # Decoders raise nearly anything; and every failure means the same.
        return None
    side = min(shown.size)
    left, top = (shown.width - side) // 2, (shown.height - side) // 2
    square = shown.crop((left, top, left + side, top + side))
    small = square.resize((SIDE, SIDE), Image.Resampling.LANCZOS)
    ground = Image.new("RGB", small.size, (72, 60, 52))
    ground.paste(small, (0, 0), small.getchannel("A"))
    return Face(ground.tobytes())


def face(canvas: Canvas, who: Face, at: Point, radius: float, colour: str = "") -> None:
    """Draw a face in a ring, with a player's *colour* as shape."""
    theme = canvas.theme
    canvas.circle(at, radius + 2, theme.rim)
    canvas.circle(at, radius + 0.5, theme.dish)
    if who.pixels:
        canvas.picture(Image.frombytes("RGB", (SIDE, SIDE), who.pixels), at, radius - 1)
    elif who.initial:
        canvas.circle(at, radius - 1, theme.rim)
        canvas.digits(at, who.initial, radius * 0.92, theme.name)
    else:
        robot(canvas, at, radius - 1)
    if colour:
        sign(canvas, colour, (at[0] + radius * 0.72, at[1] + radius * 0.72), radius * 0.36)


def robot(canvas: Canvas, at: Point, radius: float) -> None:
    """Draw the face of a computer player in a disc."""
    theme, (x, y), k = canvas.theme, at, radius / 26
    ink, metal = theme.rim, theme.ivory_side
    canvas.circle(at, radius, theme.panel_rim)
    canvas.stroke([(x, y - 9 * k), (x, y - 16 * k)], 1.4 * k, metal)
    canvas.circle((x, y - 17 * k), 3 * k, metal)
    canvas.panel((x - 15 * k, y - 9 * k, x + 15 * k, y + 13 * k), 6 * k, metal)
    for side in (-6, 6):
        canvas.circle((x + side * k, y - 1 * k), 3.4 * k, ink)
    canvas.stroke([(x - 5 * k, y + 7 * k), (x + 5 * k, y + 7 * k)], 1.4 * k, ink)
