"""Drawings on the action cards, one for each kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import atan2, cos, pi, sin

from data.shipped.boards import Point
from render.drawing.canvas import Canvas
from render.drawing.places import between
from render.drawing.themes import Colour
from render.sprites.cards import Art
from render.sprites.dice import die
from render.sprites.pieces import pawn

# A pen for small drawings on cards, centred, at any size.
#
# Measures are pixels from the middle of the drawing, which is 268 wide and 104 high, y downwards.


OWN, OTHER, THIRD, FOURTH = "yellow", "red", "green", "black"


class Pen:
    """A pen around a point, at so many times the usual size."""

    def __init__(self, canvas: Canvas, at: Point, k: float) -> None:
        self.canvas, self.at, self.k = canvas, at, k
        theme = canvas.theme
        self.ink, self.paper, self.edge = theme.text, theme.ivory, theme.rim_dark
        self.red, self.gold, self.pale = theme.strike, theme.medals[0], theme.ivory_edge

    def to(self, x: float, y: float) -> Point:
        """Return the place of a point on the picture."""
        return self.at[0] + x * self.k, self.at[1] + y * self.k

    def colour(self, name: str) -> Colour:
        """Return the colour of a player."""
        return self.canvas.theme.players[name].fill

    def pawn(self, name: str, x: float, y: float = 4, size: float = 0.9) -> None:
        pawn(self.canvas, name, self.to(x, y), size * self.k)

    def die(self, x: float, y: float, side: float, pips: int, name: str = FOURTH) -> None:
        die(self.canvas, self.to(x, y), round(side * self.k), pips, name)

    def line(self, points: Sequence[Point], width: float, fill: Colour) -> None:
        self.canvas.stroke([self.to(*each) for each in points], width * self.k / 2, fill)

    def shape(self, points: Sequence[Point], fill: Colour, round_by: float = 1) -> None:
        self.canvas.blob([self.to(*each) for each in points], round_by * self.k, fill)

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        self.canvas.circle(self.to(x, y), radius * self.k, fill)

    def oval(self, x: float, y: float, wide: float, high: float, fill: Colour) -> None:
        self.canvas.ellipse(self.to(x, y), wide * self.k, high * self.k, fill)

    def arc(
        self,
        x: float,
        y: float,
        radius: float,
        first: float,
        last: float,
        width: float,
        fill: Colour,
    ) -> None:
        self.canvas.arc(self.to(x, y), radius * self.k, first, last, width * self.k, fill)

    def words(self, x: float, y: float, text: str, high: float, fill: Colour) -> None:
        self.canvas.digits(self.to(x, y), text, high * self.k, fill)

    def arrow(self, points: Sequence[Point], width: float, fill: Colour) -> None:
        """Draw a line with a head at its end."""
        (x0, y0), (x1, y1) = points[-2], points[-1]
        turn, long = atan2(y1 - y0, x1 - x0), width * 2.4
        neck = x1 - long * 0.7 * cos(turn), y1 - long * 0.7 * sin(turn)
        self.line([*points[:-1], neck], width, fill)
        head = [(x1, y1)] + [
            (x1 - long * cos(turn + by), y1 - long * sin(turn + by)) for by in (0.55, -0.55)
        ]
        self.shape(head, fill, 0.8)

    def hop(self, start: Point, end: Point, rise: float, width: float, fill: Colour) -> None:
        """Draw an arrow in a bow; *rise* is how high it goes."""
        steps = [part / 10 for part in range(11)]
        bow = [(between(start, end, part), rise * sin(pi * part)) for part in steps]
        self.arrow([(x, y - up) for (x, y), up in bow], width, fill)

    def card(self, x: float, y: float, turn: float = 0, size: float = 1) -> None:
        """Draw the back of a small card, turned by so many degrees."""
        angle = turn * pi / 180

        def corners(wide: float, high: float) -> list[Point]:
            return [
                (
                    x + size * (a * wide * cos(angle) - b * high * sin(angle)),
                    y + size * (a * wide * sin(angle) + b * high * cos(angle)),
                )
                for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
            ]

        self.shape(corners(20, 28), self.edge, 4 * size)
        self.shape(corners(20, 28), self.paper, 2.4 * size)
        self.shape(corners(14, 22), self.canvas.theme.back, 1.6 * size)

    def square(self, x: float, y: float, radius: float = 21) -> None:
        """Draw a square of the track."""
        self.disc(x, y, radius, self.edge)
        self.disc(x, y, radius - 2, self.canvas.theme.dish)

    def cross(self, x: float, y: float, reach: float, width: float = 9) -> None:
        """Strike something out."""
        for grow, ink in ((4, self.paper), (0, self.red)):
            for up in (reach, -reach):
                self.line([(x - reach, y - up), (x + reach, y + up)], width + grow, ink)

    def speed(self, x: float, y: float = 4) -> None:
        """Draw speed lines."""
        for by, long in ((-26, 34), (-4, 52), (18, 34)):
            self.line([(x - long, y + by), (x, y + by)], 5, self.edge)

    def wind(self, x: float, y: float, long: float, width: float = 6) -> None:
        """Draw a gust with its curl."""
        self.line([(x, y), (x + long, y)], width, self.edge)
        self.arc(x + long, y - 11, 11, -150, 90, width, self.edge)


def _denkste(pen: Pen) -> None:
    pen.card(-40, 4, -8, 1.5)
    pen.cross(-40, 4, 27)
    pen.shape([(12, -40), (100, -40), (100, 16), (12, 16)], pen.edge, 9)
    pen.shape([(34, 14), (60, 14), (28, 42)], pen.edge, 3)
    pen.shape([(12, -40), (100, -40), (100, 16), (12, 16)], pen.paper, 6)
    pen.shape([(37, 12), (54, 12), (32, 35)], pen.paper, 1)
    pen.words(56, -12, "!", 40, pen.red)


def _aetsch(pen: Pen) -> None:
    pen.disc(0, 0, 47, pen.edge)
    pen.disc(0, 0, 44, pen.colour(OWN))
    pen.disc(-16, -14, 6, pen.ink)
    pen.line([(10, -14), (24, -14)], 6, pen.ink)
    pen.arc(0, 4, 20, 10, 170, 6, pen.ink)
    pen.shape([(-2, 22), (14, 20), (12, 40), (2, 40)], pen.ink, 5)
    pen.shape([(-2, 24), (14, 22), (12, 40), (2, 40)], pen.red, 3)


def _schutzengel(pen: Pen) -> None:
    for side in (-1, 1):
        for reach, drop in ((76, -26), (70, -4), (58, 16)):
            pen.shape([(side * 10, 4), (side * reach, drop)], pen.edge, 12)
    for side in (-1, 1):
        for reach, drop in ((76, -26), (70, -4), (58, 16)):
            pen.shape([(side * 10, 4), (side * reach, drop)], pen.paper, 9)
    pen.pawn(OWN, 0, 10, 0.82)
    pen.oval(0, -42, 26, 8, pen.edge)
    pen.oval(0, -42, 23, 6, pen.gold)
    pen.oval(0, -42, 15, 2.5, pen.paper)


def _retourkutsche(pen: Pen) -> None:
    pen.pawn(OTHER, -66)
    pen.pawn(OWN, 66)
    pen.hop((-36, -14), (36, -14), 26, 8, pen.colour(OTHER))
    pen.hop((36, 20), (-36, 20), -22, 8, pen.colour(OWN))


def _zugabe(pen: Pen) -> None:
    pen.die(-44, 2, 66, 5, OWN)
    pen.die(56, 2, 66, 3, OWN)
    for way in ([(-6, 0), (18, 0)], [(6, -12), (6, 12)]):
        pen.line(way, 9, pen.edge)


def _flohsprung(pen: Pen) -> None:
    for x in (-90, 0, 90):
        pen.square(x, 36, 15)
    pen.hop((-74, 8), (-6, 14), 34, 6, pen.edge)
    pen.hop((6, 14), (84, 16), 44, 6, pen.edge)
    for x in (-104, -94, -84):
        pen.line([(x, 26), (x - 8, 38), (x - 2, 44)], 3, pen.ink)
    pen.oval(-92, 16, 22, 16, pen.ink)
    pen.disc(-74, 4, 11, pen.ink)
    pen.disc(-71, 1, 4, pen.paper)


def _wuerfelpech(pen: Pen) -> None:
    pen.die(-50, 2, 68, 6, OTHER)
    pen.cross(-50, 2, 30)
    pen.arrow([(4, 2), (34, 2)], 9, pen.edge)
    pen.die(78, 2, 62, 1, OTHER)


def _voelkerwanderung(pen: Pen) -> None:
    for x, name in ((-84, THIRD), (-32, OTHER), (20, OWN)):
        pen.pawn(name, x, 6, 0.78)
    pen.arrow([(58, 8), (106, 8)], 12, pen.edge)
    pen.words(80, -24, "3", 26, pen.ink)


def _alle_zurueck(pen: Pen) -> None:
    for x, name in ((-20, THIRD), (32, OTHER), (84, OWN)):
        pen.pawn(name, x, 6, 0.78)
    pen.arrow([(-58, 8), (-106, 8)], 12, pen.edge)
    pen.words(-80, -24, "4", 26, pen.ink)


def _karussell(pen: Pen) -> None:
    pen.shape([(-92, -18), (0, -48), (92, -18)], pen.edge, 4)
    for left, right, fill in ((-92, -46, pen.red), (-46, 0, pen.paper), (0, 46, pen.red)):
        pen.shape([(left + 3, -18), (0, -45), (right, -18)], fill, 1)
    pen.shape([(46, -18), (0, -45), (89, -18)], pen.paper, 1)
    for x in (-64, 0, 64):
        pen.line([(x, -16), (x, 44)], 4, pen.edge)
    for x in (-64, 0, 64):
        pen.card(x, 16, 0, 0.85)
    pen.line([(-96, 47), (96, 47)], 6, pen.edge)


def _karten_fuer_alle(pen: Pen) -> None:
    for x, y, turn in ((-66, 10, -22), (-24, 0, -8), (20, 0, 8), (62, 10, 22)):
        pen.card(x, y, turn, 1.25)


def _startschuss(pen: Pen) -> None:
    pen.shape([(-92, -20), (6, -20), (6, 0), (-92, 0)], pen.ink, 4)
    pen.shape([(-88, 0), (-54, 0), (-66, 40), (-94, 40)], pen.ink, 4)
    pen.arc(-40, 4, 13, 0, 180, 5, pen.ink)
    pen.canvas.burst(pen.to(62, -8), 42 * pen.k, 22 * pen.k, 9, pen.edge)
    pen.canvas.burst(pen.to(62, -8), 37 * pen.k, 19 * pen.k, 9, pen.gold)


def _wuerfelrunde(pen: Pen) -> None:
    for x, pips, name in ((-93, 2, OWN), (-31, 5, THIRD), (31, 3, OTHER), (93, 6, FOURTH)):
        pen.die(x, 2, 50, pips, name)


def _tempolimit(pen: Pen) -> None:
    pen.disc(0, 0, 50, pen.edge)
    pen.disc(0, 0, 48, pen.red)
    pen.disc(0, 0, 34, pen.paper)
    pen.words(0, 0, "3", 40, pen.ink)


def _inventur(pen: Pen) -> None:
    pen.shape([(-50, -44), (50, -44), (50, 48), (-50, 48)], pen.edge, 5)
    pen.shape([(-46, -38), (46, -38), (46, 44), (-46, 44)], pen.paper, 2)
    pen.shape([(-18, -48), (18, -48), (18, -38), (-18, -38)], pen.gold, 4)
    for y in (-20, 6, 32):
        pen.line([(-34, y - 2), (-28, y + 6), (-16, y - 10)], 5, pen.red)
        pen.line([(-2, y), (34, y)], 6, pen.edge)


def _rueckenwind(pen: Pen) -> None:
    pen.wind(-104, -10, 70)
    pen.wind(-112, 14, 56)
    pen.wind(-96, 38, 66)
    pen.pawn(OWN, 26)
    pen.arrow([(68, 8), (112, 8)], 11, pen.edge)


def _sprint(pen: Pen) -> None:
    pen.speed(-34)
    pen.pawn(OWN, 4)
    pen.arrow([(46, 8), (78, 8)], 11, pen.edge)
    pen.words(104, 8, "8", 36, pen.ink)


def _wahlwuerfel(pen: Pen) -> None:
    for pips in range(1, 7):
        x, y = -56 + (pips - 1) % 3 * 56, -24 + (pips - 1) // 3 * 52
        pen.die(x, y, 40, pips, OWN)
    pen.canvas.frame((*pen.to(28, 0), *pen.to(84, 56)), 9 * pen.k, 4 * pen.k, pen.red)


def _doppelzug(pen: Pen) -> None:
    pen.die(-84, -24, 42, 4, OWN)
    pen.die(-84, 28, 42, 2, OWN)
    pen.arrow([(-50, -24), (22, -24)], 8, pen.edge)
    pen.arrow([(-50, 28), (-4, 28)], 8, pen.edge)
    pen.pawn(OWN, 56, -20, 0.5)
    pen.pawn(OWN, 30, 28, 0.5)


def _krebsgang(pen: Pen) -> None:
    for side in (-1, 1):
        for y, reach in ((18, 50), (28, 42), (36, 30)):
            pen.line(
                [(side * 20, 14), (side * reach, y - 2), (side * (reach + 4), y + 10)], 5, pen.red
            )
        pen.line([(side * 30, 4), (side * 56, -12)], 8, pen.red)
        pen.disc(side * 64, -24, 16, pen.red)
        pen.shape(
            [(side * 64, -24), (side * 58, -46), (side * 74, -44)], pen.canvas.theme.ivory_side, 1
        )
        pen.line([(side * 12, -8), (side * 14, -24)], 4, pen.red)
        pen.disc(side * 14, -28, 7, pen.paper)
        pen.disc(side * 14, -27, 3.5, pen.ink)
    pen.oval(0, 10, 40, 25, pen.edge)
    pen.oval(0, 10, 37, 22, pen.red)
    pen.arc(0, 10, 16, 20, 160, 4, pen.ink)


def _dampfwalze(pen: Pen) -> None:
    pen.line([(-100, 48), (110, 48)], 4, pen.edge)
    pen.shape([(-84, -6), (4, -6), (4, 26), (-84, 26)], pen.gold, 5)
    pen.shape([(-80, -44), (-30, -44), (-30, -6), (-80, -6)], pen.edge, 4)
    pen.shape([(-72, -38), (-38, -38), (-38, -10), (-72, -10)], pen.paper, 2)
    pen.shape([(-14, -30), (-4, -30), (-4, -6), (-14, -6)], pen.edge, 2)
    pen.disc(-62, 26, 22, pen.ink)
    pen.disc(-62, 26, 9, pen.pale)
    pen.line([(0, 12), (34, 16)], 8, pen.edge)
    pen.disc(40, 14, 34, pen.ink)
    pen.disc(40, 14, 27, pen.pale)
    pen.disc(40, 14, 7, pen.ink)
    pen.oval(98, 44, 24, 5, pen.colour(OTHER))


def _tandem(pen: Pen) -> None:
    for x in (-56, 56):
        pen.arc(x, 30, 18, 0, 359, 5, pen.ink)
    pen.line([(-56, 30), (-24, 6), (30, 6), (56, 30)], 5, pen.edge)
    pen.line([(-24, 6), (-10, 30), (30, 6)], 5, pen.edge)
    pen.line([(56, 30), (46, -14), (62, -18)], 5, pen.edge)
    pen.pawn(OWN, -24, -16, 0.62)
    pen.pawn(OWN, 24, -16, 0.62)


def _freigang(pen: Pen) -> None:
    pen.shape([(-96, -44), (-20, -44), (-20, 46), (-96, 46)], pen.edge, 3)
    pen.shape([(-88, -36), (-28, -36), (-28, 46), (-88, 46)], pen.pale, 1)
    for x in (-78, -64, -50, -38):
        pen.line([(x, -36), (x, 46)], 5, pen.edge)
    pen.shape([(-20, -44), (10, -34), (10, 50), (-20, 46)], pen.ink, 2)
    pen.pawn(OWN, 44)
    pen.arrow([(80, 8), (114, 8)], 10, pen.edge)


def _heimweh(pen: Pen) -> None:
    pen.shape([(10, -6), (94, -6), (94, 46), (10, 46)], pen.paper, 3)
    pen.shape([(0, -4), (52, -46), (104, -4)], pen.red, 3)
    pen.shape([(42, 14), (62, 14), (62, 48), (42, 48)], pen.edge, 1)
    pen.pawn(OWN, -70)
    pen.disc(-26, -26, 8, pen.red)
    pen.disc(-13, -26, 8, pen.red)
    pen.shape([(-32, -22), (-7, -22), (-19.5, -6)], pen.red, 1)


def _platztausch(pen: Pen) -> None:
    pen.pawn(OWN, -64, 8, 0.8)
    pen.pawn(OTHER, 64, 8, 0.8)
    pen.hop((-34, -18), (34, -18), 20, 8, pen.edge)
    pen.hop((34, 28), (-34, 28), -14, 8, pen.edge)


def _rausschmeisser(pen: Pen) -> None:
    pen.shape([(-100, -46), (-62, -46), (-60, 6), (-16, 16), (-14, 34), (-100, 34)], pen.edge, 5)
    pen.shape([(-100, -44), (-64, -44), (-62, 8), (-18, 18), (-16, 26), (-100, 26)], pen.red, 2)
    pen.shape([(-104, 30), (-10, 30), (-10, 38), (-104, 38)], pen.ink, 3)
    pen.canvas.burst(pen.to(10, 14), 22 * pen.k, 11 * pen.k, 8, pen.gold)
    pen.pawn(OTHER, 72, -4, 0.82)
    pen.speed(38, -4)


def _windstoss(pen: Pen) -> None:
    for x, y, radius in ((-92, 4, 26), (-62, -14, 30), (-34, 6, 26)):
        pen.disc(x, y, radius + 2.5, pen.edge)
    pen.shape([(-92, 8), (-34, 8), (-34, 28), (-92, 28)], pen.edge, 4)
    for x, y, radius in ((-92, 4, 26), (-62, -14, 30), (-34, 6, 26)):
        pen.disc(x, y, radius, pen.paper)
    pen.shape([(-92, 8), (-34, 8), (-34, 26), (-92, 26)], pen.paper, 3)
    pen.disc(-66, -4, 4, pen.ink)
    pen.disc(-42, -4, 4, pen.ink)
    pen.oval(-46, 12, 6, 7, pen.ink)
    for y, long in ((-18, 44), (8, 52), (34, 40)):
        pen.wind(0, y, long, 5)
    pen.pawn(OTHER, 96, 6, 0.75)


def _taschendieb(pen: Pen) -> None:
    pen.pawn(FOURTH, -40, 8, 0.95)
    pen.shape([(-62, -29), (-18, -29), (-18, -21), (-62, -21)], pen.ink, 4)
    pen.disc(-48, -25, 4, pen.paper)
    pen.disc(-33, -25, 4, pen.paper)
    pen.card(34, 6, 12, 1.1)
    pen.card(72, 10, 26, 1.1)


def _hamsterkauf(pen: Pen) -> None:
    for x, turn in ((-24, -14), (8, 2), (40, 16)):
        pen.card(x, -14, turn, 1.05)
    pen.line([(-92, -36), (-72, -36), (-50, 30), (60, 30)], 6, pen.ink)
    pen.shape([(-62, -4), (78, -4), (62, 24), (-52, 24)], pen.edge, 2)
    for x in (-34, -8, 18, 44):
        pen.line([(x, 0), (x, 20)], 5, pen.pale)
    for x in (-36, 44):
        pen.disc(x, 43, 8, pen.ink)
        pen.disc(x, 43, 3, pen.pale)


def _schlafmuetze(pen: Pen) -> None:
    cap = [(-52, -26), (-8, -26), (-14, -44), (14, -34), (2, -50), (-34, -50)]
    pen.pawn(OTHER, -30, 12, 0.9)
    pen.shape(cap, pen.edge, 5)
    pen.shape(cap, pen.colour("blue"), 2)
    pen.line([(-52, -22), (-8, -22)], 8, pen.paper)
    pen.disc(18, -30, 9, pen.edge)
    pen.disc(18, -30, 7, pen.paper)
    for x, y, high in ((48, 22, 18), (74, -2, 24), (106, -26, 30)):
        pen.words(x, y, "Z", high, pen.edge)


def _baustelle(pen: Pen) -> None:
    for x in (-66, 66):
        pen.line([(x, -10), (x, 44)], 7, pen.edge)
        pen.line([(x - 16, 46), (x + 16, 46)], 6, pen.edge)
    pen.shape([(-94, -34), (94, -34), (94, -2), (-94, -2)], pen.edge, 5)
    pen.shape([(-92, -32), (92, -32), (92, -4), (-92, -4)], pen.paper, 2)
    for x in range(-76, 80, 42):
        pen.shape([(x, -32), (x + 20, -32), (x + 4, -4), (x - 16, -4)], pen.red, 1)
    pen.shape([(-12, 46), (0, 12), (12, 46)], pen.gold, 2)
    pen.line([(-18, 47), (18, 47)], 5, pen.ink)
    pen.line([(-6, 34), (6, 34)], 5, pen.paper)


def _art(draw: Callable[[Pen], None]) -> Art:
    return lambda canvas, at, k: draw(Pen(canvas, at, k))


ARTS: dict[str, Art] = {
    name.removeprefix("_"): _art(draw)
    for name, draw in list(globals().items())
    if name.startswith("_") and name != "_art" and callable(draw) and hasattr(draw, "__code__")
    if draw.__code__.co_varnames[:1] == ("pen",)
}
"""By kind of card."""
