"""Pictures: pure functions from views to PNG bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from io import BytesIO
from time import perf_counter

from msgspec import Struct
from PIL import Image

from data.boards import keys
from engine.views import CardRaceView, RaceView, ResultView, Seat
from render import card_hands, card_table, comparison
from render import result as results
from render.card_layouts import HAND, TABLES
from render.layouts import layout
from render.marks import Mark, Tiled
from render.paint import paint
from render.race import marks
from render.scenes import scene
from render.texts import Texts
from render.themes import THEMES
from render.tiles import COLOURS, encode, lay, surface


class Picture(Struct, frozen=True):
    """A PNG file and how long it took to make."""

    png: bytes
    width: int
    height: int
    draw_ms: float
    encode_ms: float


def board(view: RaceView, names: Mapping[Seat, str] = {}, theme: str = "light") -> Picture:
    """Return the picture of a table, with the players' *names* as far as they are known."""
    return _tiled(theme, view.board, marks(view, names, layout(view.board)))


def card_race(view: CardRaceView, names: Mapping[Seat, str] = {}, theme: str = "light") -> Picture:
    """Return the public picture of a card race: the same for every seat's *view* of it."""
    return _tiled(theme, card_table.key(view), card_table.marks(view, names))


def card_hand(
    view: CardRaceView, seat: Seat, names: Mapping[Seat, str] = {}, theme: str = "light"
) -> Picture:
    """Return the picture of the hand of *seat*, whose *view* it is; for nobody else."""
    return _tiled(theme, HAND, card_hands.marks(view, seat, names))


def scenes() -> tuple[str, ...]:
    """Return the keys of all kinds of picture there are."""
    return (*keys(), *TABLES, HAND)


def prepare(scene: str, theme: str = "light") -> None:
    """Make what all pictures of a scene have in common, so that the first one need not wait.

    A *scene* is one of `scenes`.
    """
    surface(theme, scene)


def board_plainly(view: RaceView, names: Mapping[Seat, str] = {}, theme: str = "light") -> Picture:
    """Return the same picture made the plain way: what `board` is measured against."""
    return _plainly(view.board, lambda: marks(view, names, layout(view.board)), theme)


def card_race_plainly(
    view: CardRaceView, names: Mapping[Seat, str] = {}, theme: str = "light"
) -> Picture:
    """Return the same picture made the plain way: what `card_race` is measured against."""
    return _plainly(card_table.key(view), lambda: card_table.marks(view, names), theme)


def _plainly(key: str, marks: Callable[[], Iterable[Mark]], theme: str) -> Picture:
    begin = perf_counter()
    ground = scene(key).ground
    return _encoded(paint(THEMES[theme], [ground, *marks()], ground.box), begin)


def rules_picture(
    before: RaceView, after: RaceView, theme: str = "light", rolls: tuple[int, ...] = ()
) -> Picture:
    """Return what a rule does: the part of a board that matters, *before* and *after*.

    Between them stand the *rolls* that were made, without any the last one.
    """
    begin = perf_counter()
    return _encoded(comparison.picture(before, after, theme, rolls), begin)


def result(
    view: ResultView, names: Mapping[Seat, str], texts: Texts, theme: str = "light"
) -> Picture:
    """Return the picture of a result; its words are looked up in *texts*."""
    begin = perf_counter()
    image = paint(THEMES[theme], results.marks(view, names, texts), results.box(view))
    return _encoded(image.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=1), begin)


def _tiled(theme: str, scene: str, marks: Iterable[Tiled]) -> Picture:
    begin = perf_counter()
    on, tiles = surface(theme, scene), lay(theme, scene, marks)
    drawn = perf_counter()
    return _picture(encode(on, tiles), on.image.size, begin, drawn)


def _encoded(image: Image.Image, begin: float) -> Picture:
    drawn = perf_counter()
    file = BytesIO()
    image.save(file, "PNG", compress_level=6)
    return _picture(file.getvalue(), image.size, begin, drawn)


def _picture(png: bytes, size: tuple[int, int], begin: float, drawn: float) -> Picture:
    return Picture(png, *size, (drawn - begin) * 1e3, (perf_counter() - drawn) * 1e3)
