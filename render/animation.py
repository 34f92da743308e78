"""Animations: a GIF of shots; a PNG of marks that stand still."""

from __future__ import annotations

import io
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from io import BytesIO
from itertools import pairwise
from math import pi, sin
from typing import Generic, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace
from PIL import Image, ImageOps

from data.shipped.boards import Point
from data.shipped.texts import Texts, texts
from engine.views import Piece, Seat, View
from render.drawing.canvas import Box
from render.drawing.compose import Surface, compose, encode, lay, stamp, surface
from render.drawing.paint import ORIGIN, Finder, Mark, between, overlap, paint, reduced
from render.sprites.choice_markers import Star
from render.sprites.pieces import Die, Pawn, Waiting
from render.sprites.player_trays import Face

HOPS, SHORT_HOPS = 8, 6
"""Frames of a move, and of one of a square or two."""
HOP_MS, SLIDE, FLIGHT = 60, 7, 6
"""Milliseconds of a frame, and how many there are of a card that slides, of a piece on its way home."""
LIFT = 26
"""Pixels that a piece rises between two squares."""
REST = 420
"""Milliseconds for which the picture after a move stands."""


class Cel(Struct, frozen=True):
    """A mark that lies loose on a picture."""

    mark: Mark
    """Where it is drawn first (see `Mark.home`)."""
    at: Point
    size: float = 1


class Frame(Struct, frozen=True):
    """Marks that lie loose for some milliseconds, the lowest first."""

    cels: tuple[Cel, ...]
    ms: int = HOP_MS


class Shot(Struct, frozen=True):
    """A moving thing, and its ground."""

    below: tuple[Mark, ...]
    """The marks that stand still."""
    frames: tuple[Frame, ...] = (Frame((), REST),)


def eased(share: float) -> float:
    """Return the eased progress at *share* of the time."""
    return share * share * (3 - 2 * share)


def hopped(points: Sequence[Point], lift: float = LIFT) -> Iterator[Point]:
    """Yield a piece's place in each frame of hops over *points*."""
    hops = len(points) - 1
    frames = HOPS if hops > 2 else SHORT_HOPS
    for frame in range(1, frames + 1):
        gone = eased(frame / frames) * hops
        x, y = along(points, gone)
        yield round(x), round(y - lift * abs(sin(pi * gone)))


def slid(start: Point, end: Point, frames: int) -> Iterator[Point]:
    """Yield a thing's place in each frame of a slide, end included."""
    for frame in range(1, frames + 1):
        x, y = between(start, end, eased(frame / frames))
        yield round(x), round(y)


def along(points: Sequence[Point], gone: float) -> Point:
    """Return the place so far along *points*, counted from 0 in stretches."""
    i = min(int(gone), len(points) - 2)
    return between(points[i], points[i + 1], gone - i)


V = TypeVar("V", bound=View)


class FinalFrame(Struct, Generic[V], frozen=True):
    """The picture after a movement."""

    view: V
    rolled: bool = False
    """Whether it was moved by dice that were rolled for it."""
    before: V | None = None
    """What stood before it, where that is not the tableau before: something is left out."""


def reel(
    found: Sequence[FinalFrame[V]],
    marks: Callable[[V], Iterable[Mark]],
    shots: Callable[[V, FinalFrame[V], Callable[[V], Iterable[Mark]]], Iterable[Shot]],
) -> Iterator[Shot]:
    """Yield the first tableau, the moves, and each tableau in the light.

    Where one follows on none before, there is no time to look at arrows: what moved stays where it
    has come to until the next begins.
    """
    quiet = [_unchosen(each) for each in found]
    brief = any(each.before is not None for each in found)
    stills = [tuple(marks(each.view)) for each in ((quiet[0], quiet[-1]) if brief else quiet)]
    yield Shot(stills[0])
    for place, (earlier, after) in enumerate(pairwise(quiet)):
        moved = shots(after.before or earlier.view, after, marks)
        if brief:
            yield from (Shot(each.below, _stayed(each.frames)) for each in moved)
            continue
        yield from moved
        if stills[place + 1] != stills[place] and after is not quiet[-1]:
            yield Shot(stills[place + 1])
    yield Shot(stills[-1])


def _stayed(frames: Sequence[Frame]) -> tuple[Frame, ...]:
    """Return frames with the last one kept."""
    return (*frames[:-1], replace(frames[-1], ms=frames[-1].ms + REST))


def _unchosen(found: FinalFrame[V]) -> FinalFrame[V]:
    """Return a tableau without its choices."""
    before = None if found.before is None else replace(found.before, choices=())
    return FinalFrame(replace(found.view, choices=()), found.rolled, before)


# Shots of pieces on a board: tumbling dice, hops and captures.


TUMBLE_MS = 90
TUMBLES = (5, 26, -24), (2, -14, 10), (3, -33, -8)
"""Of each frame in which a die tumbles: what it shows more, its tilt, and how far it is off."""
BURST = 0.7, 1.0, 0.85
"""How large the star of a capture is in each frame; it stays as in the last."""

Positions = tuple[tuple[int, ...], ...]


def moved(pieces: Positions, changes: Mapping[Piece, int]) -> Positions:
    """Return *pieces* with some at other positions."""
    return tuple(
        tuple(changes.get(Piece(seat, number), position) for number, position in enumerate(own))
        for seat, own in enumerate(pieces)
    )


def tumbling(dice: Sequence[Die]) -> Iterator[tuple[Cel, ...]]:
    """Yield dice in each frame until they lie, lying dice last."""
    for more, tilt, off in TUMBLES:
        yield tuple(
            Cel(
                replace(die, at=ORIGIN, pips=(die.pips + more + i - 1) % 6 + 1, tilt=tilt + 40 * i),
                (die.at[0] + off / 2, die.at[1] + off),
            )
            for i, die in enumerate(dice)
        )
    yield lying(dice)


def lying(dice: Sequence[Die]) -> tuple[Cel, ...]:
    """Return dice at rest."""
    return tuple(Cel(replace(die, at=ORIGIN), die.at) for die in dice)


def unrolled(marks: Sequence[Mark]) -> tuple[tuple[Mark, ...], tuple[Waiting, ...]]:
    """Return *marks* without dice, and the dice that wait to be rolled."""
    waiting = tuple(mark for mark in marks if isinstance(mark, Waiting))
    return tuple(mark for mark in marks if not isinstance(mark, Die | Waiting)), waiting


def shot(
    below: tuple[Mark, ...],
    mover: Pawn,
    points: tuple[Point, ...],
    victims: Sequence[tuple[Pawn, Point]],
    dice: Sequence[Die],
    rolls: bool,
) -> Shot:
    """Return a shot of a *mover* that goes over *points*.

    Args:
        below: what stands still, without the mover and the victims.
        mover: drawn at the origin, as all pieces here.
        points: where it begins, what it passes, where it ends.
        victims: each where it stands, and where it is sent.
        dice: that lie there.
        rolls: whether they tumble first.
    """
    settled = lying(dice)
    there = tuple(Cel(replace(pawn, at=ORIGIN), pawn.at) for pawn, _ in victims)
    frames = []
    if rolls:
        start = Cel(mover, points[0])
        frames = [Frame((*cels, *there, start), TUMBLE_MS) for cels in tumbling(dice)]
    frames += [Frame((*settled, *there, Cel(mover, at))) for at in hopped(points)]
    if victims:
        frames += _sent(settled, Cel(mover, points[-1]), victims)
    return Shot(below, tuple(frames))


def _sent(
    settled: tuple[Cel, ...], captor: Cel, victims: Sequence[tuple[Pawn, Point]]
) -> Iterator[Frame]:
    """Yield frames of victims flying to their bases from a capture."""
    ways = [list(slid(pawn.at, home, FLIGHT)) for pawn, home in victims]
    stars = {pawn.at: Star(ORIGIN, pawn.unit, True) for pawn, _ in victims}
    for frame in range(FLIGHT):
        size = BURST[min(frame, len(BURST) - 1)]
        bursts = (Cel(star, at, size) for at, star in stars.items())
        flying = (
            Cel(replace(pawn, at=ORIGIN), way[frame])
            for (pawn, _), way in zip(victims, ways, strict=True)
        )
        yield Frame((*settled, *bursts, captor, *flying))


# Picture files: PNG of marks, GIF of shots, moving cels.

# Moving pictures: a GIF of a still ground and moving cels.


WIDTHS = 560, 480, 400, 320
"""Pixels; the first at which it is small enough."""
FIRST, HOLD = 1200, 4000
"""Milliseconds for which the first picture stands, like the final board before a podium, and the end."""


class Format(Struct, frozen=True):
    """The bounds of an animation; a larger one loses frames, then size."""

    most: int
    """Bytes."""
    longest: int
    """Milliseconds of play, from the first picture to the last."""
    every: tuple[int, ...]
    """One frame out of so many of those in which something moves: the first at which it is small enough."""


ROUND = Format(1_500_000, 12_000, (1, 2))
GAME = Format(3_000_000, 45_000, (2, 4))


class Still(Struct, frozen=True):
    """A picture at its small size."""

    image: Image.Image
    """In all its colours."""
    numbers: Image.Image
    """In those of the palette."""


class Cut(Struct, frozen=True):
    """A frame of the file, in the numbers of the palette."""

    image: Image.Image
    ms: int


def animated(
    on: Surface, shots: Sequence[Shot], form: Format, ending: Image.Image | None = None
) -> bytes | None:
    """Return a GIF of shots that loops; None if over the limit.

    It begins as it began, so it gives nothing away where nothing plays. The *ending* stands after the
    last shot.
    """
    shown = [compose(on, lay(on, shot.below)).convert("RGB") for shot in shots]
    fits = WIDTHS[0]
    for width in WIDTHS:
        if width > fits and width != WIDTHS[-1]:
            continue
        reel = Reel(on, shots, shown, width, ending)
        for every in form.every:
            gif = reel.gif(every, form.longest)
            if len(gif) <= form.most:
                return gif
        # Smaller pictures take more bytes for each of their pixels.
        fits = int(width * (form.most / len(gif)) ** 0.5)
    return None


def tempo(shots: Sequence[Shot], longest: int) -> float:
    """Return each frame's share of its time, to fit all in."""
    return min(1.0, longest / max(1, sum(map(length, shots))))


def length(shot: Shot) -> int:
    """Return the length of a shot, in milliseconds."""
    return sum(frame.ms for frame in shot.frames)


class Reel:
    """The frames of an animation at one size, in its ground's palette."""

    def __init__(
        self,
        on: Surface,
        shots: Sequence[Shot],
        shown: Sequence[Image.Image],
        width: int,
        ending: Image.Image | None,
    ) -> None:
        self._theme, self._shots = on.key[0], shots
        self._scale = width / on.size[0]
        self._size = width, round(on.size[1] * self._scale)
        self._colours = on.light
        light = [tuple(on.light[i : i + 3]) for i in range(0, len(on.light), 3)]
        self._finder = Finder([(r, g, b) for r, g, b in light], range(len(light)))
        self._sprites: dict[tuple[Mark, float], tuple[Image.Image, int, int]] = {}
        self._below = [self._still(image) for image in shown]
        self._ending = None if ending is None else self._finder.numbers(self._fitted(ending))

    def gif(self, every: int, longest: int) -> bytes:
        """Encode it with one of *every* so many moving frames."""
        first, last = self._below[0].numbers, self._below[-1].numbers
        final = (
            [Cut(last, HOLD)]
            if self._ending is None
            else [Cut(last, FIRST), Cut(self._ending, HOLD)]
        )
        stood = FIRST * len(final)
        pace, played = tempo(self._shots[1:-1], longest - stood), 0.0
        cuts = [Cut(first, FIRST)]
        for shot, below in zip(self._shots[1:-1], self._below[1:-1], strict=True):
            for frame in thinned(shot.frames, every):
                begun, played = played, played + frame.ms * pace
                # The file counts in hundredths of a second: so nothing of them is lost or added.
                ms = (round(played / 10) - round(begun / 10)) * 10
                cuts.append(Cut(self._drawn(below, frame.cels), ms))
        return _encoded([*cuts, *final], self._colours)

    def _fitted(self, image: Image.Image) -> Image.Image:
        """Return a whole image at the film's size, on its ground."""
        whole = image.convert("RGB")
        ground = tuple(whole.crop((0, 0, 1, 1)).tobytes())
        return ImageOps.pad(whole, self._size, Image.Resampling.LANCZOS, ground)

    def _still(self, image: Image.Image) -> Still:
        small = image.resize(self._size, Image.Resampling.LANCZOS)
        return Still(small, self._finder.numbers(small))

    def _drawn(self, below: Still, cels: Sequence[Cel]) -> Image.Image:
        """Lay cels on a picture, looking up colours below them only."""
        found = below.numbers.copy()
        placed = [self._placed(cel) for cel in cels]
        boxes = [_within((x, y, x + i.width, y + i.height), self._size) for i, x, y in placed]
        for box in joined([box for box in boxes if box]):
            part = below.image.crop(box)
            for image, x, y in placed:
                part.paste(image, (x - box[0], y - box[1]), image)
            found.paste(self._finder.numbers(part), box)
        return found

    def _placed(self, cel: Cel) -> tuple[Image.Image, int, int]:
        """Return a mark at its small size, with its corner."""
        key = cel.mark, cel.size
        if key not in self._sprites:
            drawn, scale = stamp(self._theme, cel.mark), self._scale * cel.size
            size = round(drawn.image.width * scale), round(drawn.image.height * scale)
            image = drawn.image.resize((max(1, size[0]), max(1, size[1])), Image.Resampling.LANCZOS)
            self._sprites[key] = image, round(drawn.box[0] * scale), round(drawn.box[1] * scale)
        image, x, y = self._sprites[key]
        return image, x + round(cel.at[0] * self._scale), y + round(cel.at[1] * self._scale)


def thinned(frames: Sequence[Frame], every: int) -> Iterator[Frame]:
    """Yield the last of *every* so many frames, for their whole time."""
    for i in range(0, len(frames), every):
        part = frames[i : i + every]
        yield Frame(part[-1].cels, sum(frame.ms for frame in part))


def joined(boxes: Sequence[Box]) -> list[Box]:
    """Return *boxes* with those in one that have pixels in common."""
    found: list[Box] = []
    for box in boxes:
        joint = box
        while near := [each for each in found if overlap(each, joint)]:
            found = [each for each in found if each not in near]
            lefts, tops, rights, bottoms = zip(joint, *near, strict=True)
            joint = min(lefts), min(tops), max(rights), max(bottoms)
        found.append(joint)
    return found


def _within(box: Box, size: tuple[int, int]) -> Box | None:
    left, top, right, bottom = box
    box = max(0, left), max(0, top), min(size[0], right), min(size[1], bottom)
    return box if box[0] < box[2] and box[1] < box[3] else None


def _encoded(cuts: Sequence[Cut], colours: Sequence[int]) -> bytes:
    """Return the file; each frame holds its difference from the last."""
    for cut in cuts:
        cut.image.putpalette(colours)
    first, *others = cuts
    file = io.BytesIO()
    durations = [cut.ms for cut in cuts]
    first.image.save(
        file,
        "GIF",
        save_all=True,
        append_images=[cut.image for cut in others],
        duration=durations,
        optimize=True,
        disposal=1,
        loop=0,
        palette=bytes(colours),
    )
    return file.getvalue()


# Picture files: PNG of marks, and GIF of shots.


# Looks of tables' pictures, for any game.


USUAL = "light"
"""The theme where nobody has chosen one."""


class Look(Struct, frozen=True):
    """The look of a table's picture, for any game."""

    names: Mapping[Seat, str] = {}
    """What those at the table are called, as far as it is known."""
    theme: str = USUAL
    texts: Texts = field(default_factory=texts)
    """In which language it speaks, where it does."""
    faces: Mapping[Seat, Face] = {}
    """What those at the table look like, as far as it is known."""
    responding: int = 0
    """For how many seconds players may respond, while something waits for that; 0: nothing is said."""

    @property
    def key(self) -> Hashable:
        """All of it, to compare by."""
        names, faces = tuple(self.names.items()), tuple(self.faces.items())
        return names, self.theme, self.texts, faces, self.responding


PLAIN = Look()
"""Of a table about which nothing is known."""


class Picture(Struct, frozen=True):
    """A PNG file, or the GIF file of a film."""

    png: bytes
    width: int
    height: int


def size(picture: Picture) -> int:
    """Return the bytes of a picture."""
    return len(picture.png)


def tiled(theme: str, key: str, marks: Iterable[Mark], dim: bool = False) -> Picture:
    """Return a picture of marks on a scene, made the fast way."""
    on = surface(theme, key)
    return Picture(encode(on, lay(on, marks), dim), *on.size)


def film(
    theme: str, key: str, shots: Iterable[Shot], form: Format, ending: Picture | None
) -> Picture | None:
    """Return a film of shots and an *ending*; None if too large."""
    last = None if ending is None else Image.open(BytesIO(ending.png))
    gif = animated(surface(theme, key), list(shots), form, last)
    if gif is None:
        return None
    with Image.open(BytesIO(gif)) as image:
        return Picture(gif, *image.size)


def painted(theme: str, marks: Iterable[Mark], box: Box, dim: bool = False) -> Picture:
    """Return a rare picture, with a palette of its own."""
    return encoded(reduced(paint(theme, marks, box, dim), theme))


def encoded(image: Image.Image) -> Picture:
    """Return an image as a picture."""
    file = BytesIO()
    image.save(file, "PNG", compress_level=6)
    return Picture(file.getvalue(), *image.size)
