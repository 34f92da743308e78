"""What eyes see: contrast, colour difference, and colour blindness simulated.

Contrast is that of WCAG 2; colour difference is CIEDE2000 (Sharma, Wu and Dalal, 2005); colour
blindness is Machado, Oliveira and Fernandes (2009) at full severity, in linear RGB.
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Colour = tuple[int, int, int]
Lab = tuple[float, float, float]

VISIONS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: Colour) -> tuple[float, float, float]:
    r, g, b = (
        c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4
        for c in colour
    )
    return r, g, b


def seen(colour: Colour, vision: str) -> tuple[float, float, float]:
    """Return *colour* in linear RGB as it looks to somebody with *vision*."""
    light = linear(colour)
    r, g, b = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, light, strict=True))))
        for row in VISIONS[vision]
    )
    return r, g, b


def contrast(one: Colour, other: Colour) -> float:
    lights = [0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(other))]
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def lab(light: tuple[float, float, float]) -> Lab:
    """Return CIE L*a*b* (D65) of a colour in linear RGB."""
    r, g, b = light
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    fx, fy, fz = (
        part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116
        for part in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def ciede2000(one: Lab, other: Lab) -> float:
    l1, a1, b1 = one
    l2, a2, b2 = other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    dh = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    if c1 * c2 == 0:
        h = h1 + h2
    elif abs(h1 - h2) <= 180:
        h = (h1 + h2) / 2
    else:
        h = (h1 + h2 + (360 if h1 + h2 < 360 else -360)) / 2
    lightness, c = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * cos(radians(h - 30))
        + 0.24 * cos(radians(2 * h))
        + 0.32 * cos(radians(3 * h + 6))
        - 0.20 * cos(radians(4 * h - 63))
    )
    sl = 1 + 0.015 * (lightness - 50) ** 2 / sqrt(20 + (lightness - 50) ** 2)
    sc, sh = 1 + 0.045 * c, 1 + 0.015 * c * t
    turn = 30 * exp(-(((h - 275) / 25) ** 2))
    rt = -2 * sqrt(c**7 / (c**7 + 25**7)) * sin(radians(2 * turn))
    dl, dc = (l2 - l1) / sl, (c2 - c1) / sc
    dhue = 2 * sqrt(c1 * c2) * sin(radians(dh) / 2) / sh
    return sqrt(dl**2 + dc**2 + dhue**2 + rt * dc * dhue)


def difference(one: Colour, other: Colour, vision: str = "full") -> float:
    """Return CIEDE2000 between two colours as they look to somebody with *vision*."""
    return ciede2000(lab(seen(one, vision)), lab(seen(other, vision)))
