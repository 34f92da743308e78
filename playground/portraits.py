"""Portraits of the four people and the bot, served like Discord's."""

from collections.abc import Mapping
from io import BytesIO

from discord import Asset
from PIL import Image, ImageDraw, ImageFont
from simcord.backend.cdn import CDN_BASE

from cogs.platform.names import PIXELS

COLOURS = ("#a78bfa", "#38bdf8", "#fbbf24", "#f472b6")
"""One for each of the four; none is a colour of the board."""

VERSION = "portrait"
"""What stands in a portrait's address where Discord has a hash of the picture."""

SIZE = 80
FINE = 4  # drawn larger and scaled down, which smooths the edges


def files(people: Mapping[int, tuple[str, str]], bot: int) -> dict[str, tuple[str, bytes]]:
    """All portraits by address: letters and colours of *people*, the *bot*'s pawn."""
    pictures = {who: letter_on(colour, letter) for who, (letter, colour) in people.items()}
    pictures[bot] = pawn()
    return {
        f"{CDN_BASE}/avatars/{who}/{VERSION}.png": (f"{who}.png", encode(picture))
        for who, picture in pictures.items()
    }


def asked_for(people: Mapping[int, tuple[str, str]]) -> dict[str, bytes]:
    """All portraits of *people* by the bot's addresses."""
    return {
        f"{Asset.BASE}/avatars/{who}/{VERSION}.png?size={PIXELS}": encode(letter_on(colour, letter))
        for who, (letter, colour) in people.items()
    }


def letter_on(colour: str, letter: str) -> Image.Image:
    picture = Image.new("RGB", (SIZE * FINE, SIZE * FINE), colour)
    draw = ImageDraw.Draw(picture)
    centre = SIZE * FINE / 2
    font = ImageFont.load_default(size=SIZE * FINE * 0.55)
    draw.text((centre, centre), letter, "#1e1f22", font, anchor="mm")
    return picture


def pawn() -> Image.Image:
    """A playing piece, a "Pöppel", in the page's shape."""
    picture = Image.new("RGB", (SIZE * FINE, SIZE * FINE), "#f2f3f5")
    draw = ImageDraw.Draw(picture)
    unit = SIZE * FINE / 24

    def at(*numbers: float) -> list[float]:
        return [number * unit for number in numbers]

    draw.ellipse(at(8.2, 3.4, 15.8, 11), "#da373c")
    draw.polygon(at(10.2, 9, 13.8, 9, 17, 19, 7, 19), "#da373c")
    draw.rounded_rectangle(at(5.6, 17.6, 18.4, 20.8), 1.4 * unit, "#da373c")
    return picture


def encode(picture: Image.Image) -> bytes:
    file = BytesIO()
    picture.resize((SIZE, SIZE), Image.Resampling.LANCZOS).save(file, "PNG")
    return file.getvalue()
