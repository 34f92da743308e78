"""Films: a GIF of a still ground and moving cels."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO

from msgspec import Struct
from PIL import Image, ImageOps

from render.drawing.canvas import Box
from render.drawing.compose import Surface, compose, lay, surface
from render.drawing.marks import Mark
from render.drawing.palettes import Finder
from render.drawing.places import overlap
from render.drawing.stamps import stamp
from render.pictures import Picture
from render.shots import Cel, Frame, Shot

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
