"""Themes: every colour that a picture may hold, in one place.

One lamp over a wooden board. *Light is attention*: what can be chosen is as it is, everything else
lies in the shade, which is the same theme `dimmed`. The accent belongs to no player and means one
thing only: this can be chosen.

The parts of a colour are multiples of 4: the way Pillow looks up a palette tells apart no more, so
that these colours are met exactly.

Player colours are named as in the board files. They were searched for so that any two of them
differ by at least 15 (CIEDE2000) to everybody, colour-blind or not, and that the ink on each
has a contrast of at least 4.5; `tests/render/test_themes.py` computes both.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

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


def light(colour: Colour) -> float:
    """Return the relative luminance of WCAG 2."""
    parts = (
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in colour
    )
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of WCAG 2, from 1 to 21."""
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


class Paint(Struct, frozen=True):
    """The colours of one player."""

    fill: Colour
    """Of pieces, on the side of the lamp."""
    ink: Colour
    """What is written on *fill*."""
    edge: Colour
    """The outline of pieces and trails."""
    shade: Colour
    """Of pieces, away from the lamp."""
    flag: Colour
    """The same as *fill*, for what is no piece: start squares, shapes on plates, trails."""
    veneer: Colour
    """Tray and lane in the shade."""
    lit: Colour
    """Tray and lane in the light."""
    plate: Colour
    """Where the name stands, in the shade."""
    field: Colour
    """The player's own squares."""
    inlay: Colour
    """The shape laid into them."""
    rim: Colour
    """Around that shape, where its own colour is hardly seen."""
    base: Colour
    """The places of a base in the shade."""
    pips: Colour
    """On ivory."""


class Theme(Struct, frozen=True, kw_only=True):
    """A set of colours for the ground, and for the players."""

    key: str
    ground: Colour
    grain: tuple[Colour, ...]
    """Strokes of the wood: the first two hardly seen, the third between planks."""
    rim: Colour
    rim_light: Colour
    rim_dark: Colour
    road: Colour
    dish: Colour
    """What can be stood upon, and what can be written upon."""
    dish_rim: Colour
    dish_shine: Colour
    number: Colour
    """On dishes; as loud as needed and no louder."""
    text: Colour = rgb("#100c08")
    """On dishes and on ivory, where it has to be read."""
    name: Colour = rgb("#fcf8e4")
    """On wood, veneer and plates in the shade; not ivory, which gets darker there."""
    faint: Colour = rgb("#f4dcb0")
    """On wood: what may step back."""
    panel: Colour
    """A sunk field of wood, for lists."""
    panel_rim: Colour
    vacant: Colour
    """Trays and lanes that nobody plays."""
    vacant_mark: Colour
    """The shapes in them."""
    shade: Colour
    """Of all shadows."""
    ivory: Colour = rgb("#fcf4dc")
    """Dice and cards."""
    ivory_side: Colour = rgb("#cbb692")
    ivory_edge: Colour = rgb("#6d563c")
    frame: Colour = rgb("#fcf0cf")
    """Around what is lit."""
    glow: Colour = rgb("#fcdf9a")
    """Beyond that frame."""
    lit_plate: Colour = rgb("#fcf4dc")
    lit_text: Colour = rgb("#2c201a")
    accent: Colour
    """What can be chosen: belongs to no player."""
    accent_ink: Colour = rgb("#08303a")
    accent_core: Colour = rgb("#e4fcfc")
    burst: Colour = rgb("#fce9b4")
    """The star of a capture done."""
    burst_edge: Colour = rgb("#5a1d08")
    keyline: Colour = rgb("#fcf4dc")
    """Around every piece."""
    strike: Colour = rgb("#c42828")
    """What strikes out."""
    brick: Colour = rgb("#9c4a34")
    mortar: Colour = rgb("#5c2c20")
    medals: tuple[Colour, ...] = tuple(map(rgb, ("#f8c848", "#cccccc", "#d88c54", "#b8a484")))
    """First, second, third, all others."""
    back: Colour = rgb("#4c3c68")
    """Backs of cards."""
    on_back: Colour = rgb("#fcf4dc")
    star: Colour = rgb("#8a5a00")
    """Stars on figures."""
    figures: tuple[Colour, ...] = tuple(map(rgb, ("#dcebf4", "#e8e0f4", "#f8e0e0", "#fae4ac")))
    """Figures of the card race: 1 to 10, 11 to 20, 21 to 30, 31 to 40."""
    heads: tuple[Colour, ...] = tuple(map(rgb, ("#6a4f86", "#8a3d2c", "#4a5a3a")))
    """Heads of action cards: at any time, at once, on the own turn."""
    veil: int = 107
    """How much shadows cover of their ground, of 255."""
    trails: tuple[int, int] = (199, 107)
    """The same of the way of the latest move, and of those before."""
    players: dict[str, Paint]

    def flat(self) -> Iterator[Colour]:
        """Yield every colour to be matched exactly."""
        for each in (self, *self.players.values()):
            for name in each.__struct_fields__:
                yield from _colours(getattr(each, name))


def _colours(found: object) -> Iterator[Colour]:
    if not isinstance(found, tuple):
        return
    if _is_colour(found):
        yield found
    else:
        for each in found:
            yield from _colours(each)


def _is_colour(found: tuple[object, ...]) -> bool:
    return len(found) == 3 and all(isinstance(part, int) for part in found)


Codes = Mapping[str, tuple[str, Colour]]

NATURAL: Codes = {
    "yellow": ("#f7c530", DARK_INK),
    "green": ("#28ab7d", DARK_INK),
    "red": ("#d03334", WHITE),
    "black": ("#2b2d33", WHITE),
    "blue": ("#2965c9", WHITE),
    "violet": ("#c18ce7", DARK_INK),
}
SAFE: Codes = {
    "yellow": ("#f5de4a", DARK_INK),
    "green": ("#57c4ac", DARK_INK),
    "red": ("#c14823", WHITE),
    "black": ("#17181c", WHITE),
    "blue": ("#1550a0", WHITE),
    "violet": ("#b387f2", DARK_INK),
}
_PIPS = {"yellow": "#8e5e00", "green": "#12704e", "violet": "#7a45ab"}
"""Darker than the player's own colour, to be seen on ivory."""


DAY: Mapping[str, Any] = {
    "ground": rgb("#8a6444"),
    "grain": tuple(map(rgb, ("#83603f", "#926b4a", "#7c5939"))),
    "rim": rgb("#3c2a20"),
    "rim_light": rgb("#6d4f3a"),
    "rim_dark": rgb("#241812"),
    "dish": rgb("#f2e4c8"),
    "dish_rim": rgb("#c9ab80"),
    "dish_shine": rgb("#fcf4dc"),
    "number": rgb("#74603c"),
    # As pale as it has to be on this ground.
    "faint": rgb("#fceccc"),
    "panel": rgb("#583c28"),
    "panel_rim": rgb("#7c5c40"),
    "shade": rgb("#3a281c"),
}
NIGHT: Mapping[str, Any] = {
    "ground": rgb("#2b2421"),
    "grain": tuple(map(rgb, ("#282120", "#302825", "#241c1c"))),
    "rim": rgb("#14100f"),
    "rim_light": rgb("#3d332e"),
    "rim_dark": rgb("#0a0807"),
    "dish": rgb("#a8957c"),
    "dish_rim": rgb("#5c4d3f"),
    "dish_shine": rgb("#c8b498"),
    "number": rgb("#362a20"),
    "panel": rgb("#181412"),
    "panel_rim": rgb("#3c3430"),
    "shade": rgb("#0c0908"),
}


def _theme(key: str, players: Codes, wood: Mapping[str, Any]) -> Theme:
    ground, dish, shade = wood["ground"], wood["dish"], wood["shade"]
    return Theme(
        key=key,
        road=mix(ground, dish, 0.38),
        vacant=mix(ground, shade, 0.14),
        vacant_mark=mix(ground, shade, 0.36),
        # To some kinds of colour blindness cyan is too near to the green chosen for them.
        accent=rgb("#bcd0fc" if players is SAFE else "#7cf0fc"),
        players={
            name: _paint(name, rgb(code), ink, dish, wood is NIGHT)
            for name, (code, ink) in players.items()
        },
        **wood,
    )


WORD, SIGN = 4.5, 3.0
"""The contrasts that words and signs have at least (WCAG 2)."""


def _seen(colour: Colour, other: Colour, grounds: Iterable[Colour], least: float) -> Colour:
    """Return *colour*, with as little of another as contrast needs."""
    steps = (mix(colour, other, part / 20) for part in range(20))
    return next(
        (step for step in steps if all(contrast(step, each) >= least for each in grounds)), other
    )


def _paint(name: str, fill: Colour, ink: Colour, dish: Colour, night: bool) -> Paint:
    black = name == "black"
    if black:
        # A slate at night: a grey would be green's own to some kinds of colour blindness.
        veneer = rgb("#444c58") if night else rgb("#2f2f33")
        lit = rgb("#74716f") if night else rgb("#696b72")
    else:
        lit, dark = fill, ("#4a2206", 0.46) if name == "yellow" else ("#1a110c", 0.48)
        veneer = mix(fill, rgb(dark[0]), dark[1])
    shaded = mix(veneer, rgb("#140c08"), 0.13)
    field, edge = mix(dish, fill, 0.2), rgb("#140a0c")
    base = mix(field, shaded, 0.24)
    return Paint(
        fill=fill,
        ink=ink,
        edge=edge,
        shade=rgb("#1b1c20") if black else shaded,
        flag=fill,
        veneer=shaded,
        lit=lit,
        plate=mix(veneer, rgb("#140c08"), 0.62),
        field=field,
        inlay=mix(field, fill, 0.55),
        rim=_seen(fill, edge, (field, base), SIGN),
        base=base,
        pips=rgb(_PIPS[name]) if name in _PIPS else fill,
    )


DIMS = (0.4, 0.34, 0.28, 0.24, 0.2, 0.16)
"""How much of what lies in the shade is shade, at most: numbers must stay readable."""
READABLE = 4.8
"""The contrast that they have there, on squares as on pieces."""
BACK = DIMS[:3]
"""The same of pieces: they step back as far where squares hardly may."""
PALE = 0.3
"""How much of a piece is a paler tone, where its number could not be read so far back."""


@cache
def dim(key: str) -> float:
    """Return the share of shade on things in a theme's shade."""
    theme = THEMES[key]
    return next(
        share
        for share in DIMS
        if contrast(mix(theme.dish, theme.shade, share), theme.text) >= READABLE
    )


@cache
def dimmed(key: str) -> Theme:
    """Return the shaded theme *key*, for things that cannot be chosen.

    Everything is darkened alike, so that what becomes of a colour depends on nothing else; but
    numbers stay readable: those of squares get darker, and a piece that would be too dark for its
    own gets paler; at night, when squares hardly may get darker, pieces do. Names keep as much of
    their light as they need. Frames, ivory plates and the accent are what they were.
    """
    theme, share = THEMES[key], dim(key)
    kept = {"key", "trails", "veil", "shade", "players", "number", "text"}
    lit = {"frame", "lit_plate", "lit_text", "accent", "accent_ink", "accent_core"}
    darker = {
        name: _darker(getattr(theme, name), theme.shade, share)
        for name in theme.__struct_fields__
        if name not in kept | lit
    }
    ground = mix(theme.ground, theme.shade, share)
    for name in ("name", "faint"):
        ink = getattr(theme, name)
        darker[name] = _seen(mix(ink, theme.shade, share), ink, (ground,), WORD)
    players = {name: _in_the_shade(paint, theme, share) for name, paint in theme.players.items()}
    return replace(theme, players=players, **darker, number=theme.text)


def _darker(found: object, shade: Colour, share: float) -> object:
    if not isinstance(found, tuple):
        return found
    if not _is_colour(found):
        return tuple(_darker(each, shade, share) for each in found)
    return mix(found, shade, share)


def _in_the_shade(paint: Paint, theme: Theme, share: float) -> Paint:
    darker = {
        name: _darker(getattr(paint, name), theme.shade, share) for name in paint.__struct_fields__
    }
    tone, part = _stepped_back(paint, theme, share)
    piece = {name: mix(getattr(paint, name), tone, part) for name in ("fill", "shade")}
    shaded = replace(paint, **darker | piece | {"ink": paint.ink})
    rim = _seen(shaded.rim, shaded.edge, (shaded.field, shaded.base), SIGN)
    return replace(shaded, rim=rim)


def _stepped_back(paint: Paint, theme: Theme, share: float) -> tuple[Colour, float]:
    """Return the tone of a piece in the shade, and its share."""

    def readable(tone: Colour, part: float) -> bool:
        return contrast(mix(paint.fill, tone, part), paint.ink) >= READABLE

    for part in BACK:
        if readable(theme.shade, part):
            return theme.shade, part
    # Else the darkest on which the number is still read.
    pale = mix(mix(theme.dish, theme.shade, share), WHITE, 0.1)
    tones = (mix(theme.shade, pale, lift / 10) for lift in range(10))
    return next((tone for tone in tones if readable(tone, PALE)), pale), PALE


THEMES = {
    theme.key: theme
    for theme in (
        _theme("light", NATURAL, DAY),
        _theme("dark", NATURAL, NIGHT),
        _theme("light-colour-blind", SAFE, DAY),
        _theme("dark-colour-blind", SAFE, NIGHT),
    )
}
