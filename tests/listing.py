"""Icon, banner and screenshots for pages that list bots.

``python -m tests.listing`` draws those in `docs/listing`, ``python -m tests.listing FOLDER de`` others with words
of another language.  Look at each, also as small as a phone shows it: the icon at 48 and at 16 pixels.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from msgspec.structs import replace
from PIL import Image, ImageChops, ImageDraw, ImageFilter

import render
from data.shipped.boards import Point
from data.shipped.texts import Texts, texts
from engine.views import RaceView
from render import Line, Lobby, Picture
from render.drawing.canvas import Canvas
from render.drawing.themes import THEMES
from render.sprites.dice import die
from render.sprites.pieces import pawn
from render.sprites.squares import dish, number, own
from render.sprites.wood import board
from tests.playground.pictures import LUCK, won
from tests.render.charts import chart
from tests.render.playing import tableaux
from tests.render.positions import LOBBIES, NAMES
from tests.render.sheet import PLAYED, made

FOLDER = "docs/listing"
THEME = THEMES["light"]

ICON, SEAM = 512, 7
QUARTERS = ("yellow", "green", "black", "red")
"""The colours of the icon's ground, in the order of reading: as the trays of the board lie."""

DIM = 190
"""How bright it is in the shade, of 255."""

BANNER = 1360, 480
TITLE = "Pöppel"
STANDING = ("green", "yellow", "red", "black")
"""The banner's pieces."""

PLACED = {"green": "Ben", "yellow": "Ada", "black": "Dora", "red": "Cem"}
"""The players of the result, by place."""

SCREEN = 1920, 1080
EDGE, GAP = 44, 24
"""Pixels around the pictures on a screenshot, and between two of them."""


def icon() -> Image.Image:
    """Draw a piece in the light, on the four colours of the board."""
    canvas, middle = Canvas(THEME, (0, 0, ICON, ICON)), ICON / 2
    board(canvas, ICON, ICON, 0)
    for place, colour in enumerate(QUARTERS):
        left, top = place % 2 * (middle + SEAM), place // 2 * (middle + SEAM)
        area = left, top, left + middle - SEAM, top + middle - SEAM
        canvas.panel(area, 0, THEME.players[colour].fill)
    canvas.circle((middle, middle), 214, THEME.rim)
    canvas.circle((middle, middle), 204, THEME.dish_rim)
    canvas.circle((middle + 2, middle + 6), 195, THEME.dish)
    at, k = (middle, middle + 12), 4.1
    shadow(canvas, at, k)
    pawn(canvas, "red", at, k)
    return lamp(canvas.finish(), (220, 180), 420)


def shadow(canvas: Canvas, at: Point, k: float) -> None:
    """Draw a large piece's shadow."""
    x, y = at[0] + 10 * k, at[1] + 38 * k
    with canvas.veil((x - 40 * k, y - 12 * k, x + 40 * k, y + 12 * k), THEME.shade):
        canvas.ellipse((x, y), 32 * k, 8 * k, THEME.veil)


def banner() -> Image.Image:
    """Draw the board with its pieces, and the name above them."""
    wide, high = BANNER
    canvas = Canvas(THEME, (0, 0, wide, high))
    board(canvas, wide, high)
    ways = [(92.0 + 140 * each, 384.0) for each in range(9)]
    canvas.stroke(ways, 10, THEME.road)
    for each, at in enumerate(ways, 1):
        dish(canvas, at, 1.5, THEME.dish)
        number(canvas, at, 1.5, str(each))
    standing = dict(zip(STANDING, ways[-len(STANDING) :], strict=True))
    for colour, at in standing.items():
        own(canvas, colour, at, 1.5)
    star = standing["red"][0], 284
    canvas.burst(star, 158, 116, 14, THEME.burst_edge)
    canvas.burst(star, 151, 114, 14, THEME.burst)
    for colour, (x, y) in standing.items():
        shadow(canvas, (x, y - 84), 2.2)
        pawn(canvas, colour, (x, y - 84), 2.2)
    die(canvas, (678, 168), 104, 6, "red", -14)
    canvas.text((77, 188), TITLE, 110, THEME.shade, anchor="l", room=640)
    canvas.text((72, 180), TITLE, 110, THEME.name, anchor="l", room=640)
    return lamp(canvas.finish(), (760, 130), 1000)


def lamp(image: Image.Image, at: Point, reach: float) -> Image.Image:
    """Let all that lies further from the light than *reach* sink into the shade."""
    small = Image.new("L", (image.width // 8, image.height // 8), DIM)
    pen = ImageDraw.Draw(small)
    for ring in range(32):
        radius, light = reach / 8 * (1 - ring / 32), DIM + round((255 - DIM) * (ring + 1) / 32)
        x, y = at[0] / 8, at[1] / 8
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), light)
    soft = small.filter(ImageFilter.GaussianBlur(6)).resize(image.size, Image.Resampling.BICUBIC)
    return ImageChops.multiply(image, Image.merge("RGB", [soft] * 3))


def screens(language: str) -> dict[str, Image.Image]:
    """Lay on tables what the bot posts: before and in a game, with cards, and after it."""

    def show(name: str) -> Picture:
        return made(name, "light", language)

    say = texts(language)
    seen = tableaux("classic", PLAYED)[-1].view
    assert isinstance(seen, RaceView)
    lines = (
        Line("clock", say("lobby-lasts", minutes=30, players=0)),
        Line("die", say("lobby-pace", pace="quick")),
        Line("goal", say("game-classic.aim")),
    )
    seats, free = LOBBIES["classic"].seats, say("lobby-free-seat")
    lobby = Lobby(say("game-classic"), seats, lines, free, "classic-4")
    columns = {
        "evening": [[render.board(seen, render.Look(NAMES))], [render.lobby(lobby), won(say)]],
        "cards": [[show("cards-announced")], [show("action-hand"), show("hand:cards-middle")]],
        "afterwards": [[show("result"), went(say)], [show("walls:ways")]],
    }
    return {name: laid(each) for name, each in columns.items()}


def went(say: Texts) -> Picture:
    """Return the chances in the game whose result is shown."""
    words = say("hindsight-title"), say("hindsight-round")
    drawn = chart([*PLACED.values()], 236, 5, 3, luck=LUCK, words=words)
    curves = (
        replace(curve, colour=colour) for colour, curve in zip(PLACED, drawn.curves, strict=True)
    )
    return render.analysis_chart(replace(drawn, curves=tuple(curves)))


def laid(columns: Sequence[Sequence[Picture]]) -> Image.Image:
    """Lay columns of pictures on a table, each as high as the others."""
    wide, high = SCREEN
    canvas = Canvas(THEMES["dark"], (0, 0, wide, high))
    board(canvas, wide, high)
    table = lamp(canvas.finish(), (wide / 2, high / 3), 1300)
    room = high - 2 * EDGE
    widths = [
        (room - GAP * (len(column) - 1)) / sum(each.height / each.width for each in column)
        for column in columns
    ]
    scale = min(1, (wide - 2 * EDGE - GAP * (len(columns) - 1)) / sum(widths))
    left = (wide - scale * sum(widths) - GAP * (len(columns) - 1)) / 2
    for column, width in zip(columns, widths, strict=True):
        top = (high - scale * room) / 2
        for each in column:
            size = round(scale * width), round(scale * width * each.height / each.width)
            small = opened(each.png).resize(size, Image.Resampling.LANCZOS)
            table.paste(small, (round(left), round(top)))
            top += size[1] + GAP
        left += scale * width + GAP
    return table


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def lean(image: Image.Image) -> Image.Image:
    """Return an image with a palette."""
    return image.quantize(256, kmeans=1)


def main(folder: str = FOLDER, language: str = "en") -> None:
    """Draw all of them."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    pictures = {"icon": icon(), "banner": banner(), **screens(language)}
    for name, image in pictures.items():
        lean(image).save(Path(folder, f"{name}.png"), optimize=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
