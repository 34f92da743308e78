"""The players' shapes, which tell colours apart without colour."""

from __future__ import annotations

from data.shipped.boards import Point
from render.drawing.canvas import Canvas, Fill

Blob = tuple[tuple[Point, ...], float, float]
"""Corners and rounding of a shape of about radius 1, and how far below its middle digits stand."""
SHAPES: dict[str, Blob] = {
    "yellow": (((0, 0),), 0.98, 0),
    "green": (((-0.68, -0.68), (0.68, -0.68), (0.68, 0.68), (-0.68, 0.68)), 0.2, 0),
    "red": (((0, -0.84), (0.86, 0.66), (-0.86, 0.66)), 0.22, 0.15),
    "black": (((0, -0.88), (0.88, 0), (0, 0.88), (-0.88, 0)), 0.2, 0),
    "blue": (
        ((0, -0.9), (0.78, -0.45), (0.78, 0.45), (0, 0.9), (-0.78, 0.45), (-0.78, -0.45)),
        0.14,
        0,
    ),
    "violet": (
        (
            (-0.36, -0.78),
            (0.36, -0.78),
            (0.36, -0.36),
            (0.78, -0.36),
            (0.78, 0.36),
            (0.36, 0.36),
            (0.36, 0.78),
            (-0.36, 0.78),
            (-0.36, 0.36),
            (-0.78, 0.36),
            (-0.78, -0.36),
            (-0.36, -0.36),
        ),
        0.2,
        0,
    ),
}


def corners(colour: str, at: Point, radius: float) -> list[Point]:
    """Return the corners of the shape of a player's *colour* around *at*."""
    return [(at[0] + x * radius, at[1] + y * radius) for x, y in SHAPES[colour][0]]


def emblem(
    canvas: Canvas, colour: str, at: Point, radius: float, fill: Fill, grow: float = 0
) -> None:
    """Draw the shape of a player's *colour*, larger by *grow* pixels."""
    canvas.blob(corners(colour, at, radius), SHAPES[colour][1] * radius + grow, fill)


def sign(canvas: Canvas, colour: str, at: Point, radius: float) -> None:
    """Draw a player's shape for any ground: with rim and outline."""
    theme = canvas.theme
    paint = theme.players[colour]
    emblem(canvas, colour, at, radius, theme.keyline, radius * 0.3 + 1)
    emblem(canvas, colour, at, radius, paint.edge, radius * 0.12 + 0.6)
    emblem(canvas, colour, at, radius, paint.flag)
