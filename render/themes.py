"""Themes: every colour that a picture may hold, in one place.

The parts of a colour are multiples of 4: the way Pillow looks up a palette tells apart no more, so
that these colours are met exactly.

Player colours are named as in the board files. They were searched for so that any two of them
differ by at least 15 (CIEDE2000) to everybody, colour-blind or not, and that the ink on each
has a contrast of at least 4.5; `tests/render/test_themes.py` computes both.
"""

from __future__ import annotations

from msgspec import Struct

Colour = tuple[int, int, int]

DARK_INK: Colour = (32, 28, 32)
WHITE: Colour = (252, 252, 252)


def rgb(code: str) -> Colour:
    """Return the colour written as ``"#rrggbb"``."""
    return _even((int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)))


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Return *one* with a *share* (0 to 1) of *other* in it."""
    r, g, b = (a + (z - a) * share for a, z in zip(one, other, strict=True))
    return _even((r, g, b))


def _even(colour: tuple[float, float, float]) -> Colour:
    r, g, b = (min(252, round(part / 4) * 4) for part in colour)
    return r, g, b


class Paint(Struct, frozen=True):
    """The colours of one player."""

    fill: Colour
    ink: Colour
    """What is written on *fill*."""
    edge: Colour
    """The outline of pieces, ghosts and the player's own squares."""
    tint: Colour
    """The player's own ground: tray and goal lane."""
    field: Colour
    """The player's own squares."""
    ghost: Colour
    """Ghosts within their outline."""


class Theme(Struct, frozen=True):
    """A set of colours for everything but the players, and the players' among them."""

    key: str
    page: Colour
    path: Colour
    """The road that links the squares."""
    square: Colour
    line: Colour
    """Outlines of squares."""
    text: Colour
    faint: Colour
    """Text that may step back: numbers of squares."""
    surface: Colour
    """Plates and the die."""
    accent: Colour
    """What asks for attention: rings around pieces that may move, the burst of a capture."""
    back: Colour
    """Backs of cards."""
    on_back: Colour
    """What is written on them."""
    star: Colour
    """Stars on figures."""
    decades: tuple[Colour, Colour, Colour, Colour]
    """Figures of the card race: 1 to 10, 11 to 20, 21 to 30, 31 to 40."""
    players: dict[str, Paint]


NATURAL = {
    "yellow": ("#f7c530", DARK_INK),
    "green": ("#28ab7d", DARK_INK),
    "red": ("#d03334", WHITE),
    "black": ("#2b2d33", WHITE),
    "blue": ("#2965c9", WHITE),
    "violet": ("#c18ce7", DARK_INK),
}
SAFE = {
    "yellow": ("#f5de4a", DARK_INK),
    "green": ("#57c4ac", DARK_INK),
    "red": ("#c14823", WHITE),
    "black": ("#17181c", WHITE),
    "blue": ("#1550a0", WHITE),
    "violet": ("#b387f2", DARK_INK),
}


def _light(key: str, players: dict[str, tuple[str, Colour]]) -> Theme:
    page, square = rgb("#f4ecdc"), rgb("#fffdf8")
    return Theme(
        key=key,
        page=page,
        path=rgb("#dccdb4"),
        square=square,
        line=rgb("#b9a687"),
        text=rgb("#33291f"),
        faint=rgb("#75654f"),
        surface=square,
        accent=rgb("#33291f"),
        back=rgb("#5a4a6b"),
        on_back=WHITE,
        star=rgb("#8a5a00"),
        decades=(rgb("#dcebf4"), rgb("#e8e2f4"), rgb("#f8e2e4"), rgb("#fae8b4")),
        players={
            name: Paint(
                fill=rgb(code),
                ink=ink,
                edge=mix(rgb(code), DARK_INK, 0.36),
                tint=mix(page, rgb(code), 0.3),
                field=mix(square, rgb(code), 0.16),
                ghost=mix(square, rgb(code), 0.3),
            )
            for name, (code, ink) in players.items()
        },
    )


def _dark(key: str, players: dict[str, tuple[str, Colour]]) -> Theme:
    page, square = rgb("#272422"), rgb("#3f3a37")

    def seen(name: str, code: str) -> Colour:
        """Return the colour that stands for the player's where black would not be seen."""
        return rgb("#a09a97") if name == "black" else rgb(code)

    return Theme(
        key=key,
        page=page,
        path=rgb("#514a45"),
        square=square,
        line=rgb("#7f756c"),
        text=rgb("#f7f0e6"),
        faint=rgb("#c4bbb0"),
        surface=rgb("#37322f"),
        accent=rgb("#f7f0e6"),
        back=rgb("#6b5a7e"),
        on_back=WHITE,
        star=rgb("#f6c84c"),
        decades=(rgb("#2f4654"), rgb("#423c5e"), rgb("#5a3842"), rgb("#5e4c20")),
        players={
            name: Paint(
                fill=rgb(code),
                ink=ink,
                edge=mix(seen(name, code), WHITE, 0.5),
                tint=mix(page, seen(name, code), 0.32),
                field=mix(page, seen(name, code), 0.16),
                ghost=mix(page, seen(name, code), 0.28),
            )
            for name, (code, ink) in players.items()
        },
    )


THEMES = {
    theme.key: theme
    for theme in (
        _light("light", NATURAL),
        _dark("dark", NATURAL),
        _light("light-colour-blind", SAFE),
        _dark("dark-colour-blind", SAFE),
    )
}
