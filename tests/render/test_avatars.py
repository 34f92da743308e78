"""Faces: whatever strangers upload, a board can be drawn."""

from __future__ import annotations

import struct
import zlib
from io import BytesIO

import pytest
from PIL import Image

import render
from render.sprites.faces import MOST_BYTES, SIDE
from tests.render.looking import near, opened, pixel
from tests.render.positions import NAMES, POSITIONS


def file(kind: str, image: Image.Image, **options: object) -> bytes:
    written = BytesIO()
    image.save(written, kind, **options)
    return written.getvalue()


RED = Image.new("RGB", (128, 96), (200, 20, 20))


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "GIF"])
def test_a_picture_becomes_a_small_square(kind: str) -> None:
    face = render.avatar(file(kind, RED))
    assert face is not None
    assert len(face.pixels) == SIDE * SIDE * 3
    assert near((face.pixels[0], face.pixels[1], face.pixels[2]), (200, 20, 20)) < 12


def test_of_a_moving_picture_the_first_frame_is_shown() -> None:
    frames = [Image.new("RGB", (64, 64), colour) for colour in ((0, 200, 0), (0, 0, 200))]
    moving = file("GIF", frames[0], save_all=True, append_images=frames[1:])
    face = render.avatar(moving)
    assert face is not None
    assert near((face.pixels[0], face.pixels[1], face.pixels[2]), (0, 200, 0)) < 12


def bomb(wide: int, high: int) -> bytes:
    """A PNG that says it is larger than it is."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        body = kind + content
        return len(content).to_bytes(4, "big") + body + zlib.crc32(body).to_bytes(4, "big")

    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    packed = zlib.compress(bytes(1000))
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")
    )


@pytest.mark.parametrize(
    "content",
    [
        None,
        b"",
        b"nonsense",
        file("PNG", RED)[:60],
        file("BMP", Image.new("RGB", (32, 32))),
        file("PNG", Image.effect_noise((400, 400), 90)) + bytes(MOST_BYTES),
        bomb(60_000, 60_000),
        bomb(1025, 1024),
        bomb(64, 64),
        b'<svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ids=["none", "empty", "text", "cut", "other", "heavy", "huge", "large", "short", "vector"],
)
def test_an_unusable_picture_gives_no_face(content: bytes | None) -> None:
    assert render.avatar(content) is None


@pytest.mark.parametrize("position", ["choice", "penalty-six", "neutral", "together", "over"])
def test_faces_are_on_the_plates(position: str) -> None:
    face = render.avatar(file("PNG", RED))
    assert face is not None
    faces = {0: face, 1: render.ROBOT}
    view = POSITIONS[position]
    with_faces = render.board(view, render.Look(NAMES, "light", faces=faces))
    assert with_faces.png != render.board(view, render.Look(NAMES)).png
    assert len(with_faces.png) <= 120_000
    image = opened(with_faces.png)
    places = [(91, 88)] if view.board == "classic-4" else [(62, 936)]
    for x, y in places:
        assert near(pixel(image, x, y), (200, 20, 20)) < 90
