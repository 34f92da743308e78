"""Pictures: pure functions from views to PNG bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from io import BytesIO
from time import perf_counter
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image

from data.boards import keys
from data.decks import action_cards as action_cards_there_are
from data.texts import texts as data_texts
from engine.action_cards.views import ActionCardsView
from engine.views import CardRaceView, RaceView, ResultView, Seat, View
from engine.walls.views import WallsView
from render import game_analysis, preview
from render import result as results
from render.action_cards import hands as card_hands
from render.action_cards import table as card_boards
from render.action_cards.cards import Large, face, large
from render.action_cards.targets import offered
from render.animation import GAME, ROUND, Format, animated
from render.cards import hands, table
from render.cards.layouts import FULL, HAND, TABLES
from render.drawing.cache import keeping
from render.drawing.compose import encode, forget, lay, learn, surface
from render.drawing.marks import Mark, Tiled
from render.drawing.paint import paint
from render.drawing.quantize import reduced
from render.drawing.refuse_slow import TakesLong, hastily, take_time
from render.drawing.scenes import Scene, register, scene, scenes
from render.drawing.themes import THEMES
from render.game_analysis import Chart, Curve
from render.lobby import picture as lobbies
from render.lobby.views import Line, Lobby, Sitting
from render.looks import PLAIN, USUAL, Look
from render.motion.cards import shots as card_shots
from render.motion.race import shots as race_shots
from render.motion.shots import Shot, Tableau, reel
from render.motion.walls import shots as wall_shots
from render.race import comparison, prewarm
from render.race import picture as boards
from render.race.ground import Ground, numbers
from render.race.layouts import PLANS, layout
from render.race.palette_sample import specimen
from render.sprites.avatars import ROBOT, Face, avatar, medallion
from render.texts import Texts
from render.walls import ground as lanes
from render.walls import picture as walls
from render.walls.layouts import BOARD

V = TypeVar("V", bound=View)

WALL_RACE = "walls"
"""The key of its scene."""

CARDS_HAND = "cards-hand"
"""What the keys of scenes with action cards in hand begin with; the number of rows follows."""


class Picture(Struct, frozen=True):
    """A PNG file and how long it took to make."""

    png: bytes
    width: int
    height: int
    draw_ms: float
    encode_ms: float


def _size(picture: Picture) -> int:
    return len(picture.png)


def board(view: RaceView, look: Look = PLAIN) -> Picture:
    """Return the picture of a table, with known names and faces."""
    made = boards.marks(view, look.names, layout(view.board), look.faces)
    return _tiled(look.theme, view.board, made, boards.dims(view))


def card_race(view: CardRaceView, look: Look = PLAIN) -> Picture:
    """Return the public picture of a card race, equal for every *view*."""
    return _tiled(look.theme, table.key(view), table.marks(view, look.names, look.faces))


def card_hand(view: CardRaceView, seat: Seat, look: Look = PLAIN) -> Picture:
    """Return the picture of the hand of *seat*, by its own *view*."""
    return _tiled(look.theme, HAND, hands.marks(view, seat, look.names, look.faces))


def action_cards(view: ActionCardsView, look: Look = PLAIN) -> Picture:
    """Return the public picture of a game with action cards."""
    made = card_boards.marks(view, look.names, look.texts, look.faces, responding=look.responding)
    # While players may respond, there is light on what it is about.
    dim = boards.dims(view) or view.window
    return _tiled(look.theme, card_boards.key(view), made, dim)


def action_cards_aims(view: ActionCardsView, look: Look = PLAIN) -> Picture:
    """Return the board with the possible targets of this *view*'s playable cards."""
    made = boards.marks(view, look.names, layout(view.board), look.faces, offered(view))
    return _tiled(look.theme, view.board, made)


def action_cards_hand(view: ActionCardsView, seat: Seat, look: Look = PLAIN) -> Picture:
    """Return the picture of the hand of *seat*, for it alone.

    One card is drawn large.  What cannot be played lies in the shade, unless nothing is to be played at all.
    """
    if len(set(view.hand)) == 1:
        able, held_back = bool(view.plays), bool(view.held_back)
        return _large(large(view.hand[0], look.texts, able, held_back), look.theme)
    key = f"{CARDS_HAND}-{card_hands.rows(view)}"
    made = card_hands.marks(view, seat, look.names, look.texts, look.faces)
    return _tiled(look.theme, key, made, bool(view.plays or view.held_back))


def action_card(key: str, texts: Texts, theme: str = "light") -> Picture:
    """Return a kind of action card with all that it says."""
    return _large(large(key, texts), theme)


@keeping("cards", _size, slow=True)
def _large(card: Large, theme: str) -> Picture:
    begin = perf_counter()
    return _encoded(reduced(paint(theme, [card], card.box, card.held_back), theme), begin)


def wall_race(view: WallsView, look: Look = PLAIN) -> Picture:
    """Return the picture of a wall race, with ways of a chosen piece."""
    return _tiled(
        look.theme, WALL_RACE, walls.marks(view, look.names, look.faces), walls.dims(view)
    )


def wall_race_part(view: WallsView, theme: str = "light") -> Picture:
    """Return the part of a wall race with the latest events, or all."""
    begin = perf_counter()
    on = scene(WALL_RACE)
    image = paint(theme, [on.ground, *on.inlaid, *walls.marks(view, {})], walls.part(view))
    return _encoded(reduced(image, theme), begin)


def board_film(found: Sequence[Tableau[RaceView]], look: Look, form: Format) -> Picture | None:
    """Show what moved from the first tableau to the last; None if it is too large."""

    def marks(view: RaceView) -> Iterator[Tiled]:
        return boards.marks(view, look.names, layout(view.board), look.faces)

    return _film(look.theme, found[-1].view.board, reel(found, marks, race_shots), form)


def action_cards_film(
    found: Sequence[Tableau[ActionCardsView]], look: Look, form: Format
) -> Picture | None:
    """Show the same of a game with action cards, where all cards that lay open have room.

    Where something is left out, cards are not what it is about: one row is enough.
    """

    def past(view: ActionCardsView) -> ActionCardsView:
        """Return a view to which nobody can respond any more."""
        return replace(view, window=False)

    rows = max(card_boards.rows(past(each)) for tableau in found for each in _views(tableau))
    if any(tableau.before is not None for tableau in found):
        rows = min(card_boards.ROW, rows)

    def marks(view: ActionCardsView) -> Iterator[Tiled]:
        return card_boards.marks(past(view), look.names, look.texts, look.faces, rows)

    key = card_boards.scene_key(found[-1].view.board, rows)
    return _film(look.theme, key, reel(found, marks, race_shots), form)


def card_race_film(
    found: Sequence[Tableau[CardRaceView]], look: Look, form: Format
) -> Picture | None:
    """Show the same of a card race."""

    def marks(view: CardRaceView) -> Iterator[Tiled]:
        return table.marks(view, look.names, look.faces)

    return _film(look.theme, table.key(found[-1].view), reel(found, marks, card_shots), form)


def wall_race_film(found: Sequence[Tableau[WallsView]], look: Look, form: Format) -> Picture | None:
    """Show the same of a wall race."""

    def marks(view: WallsView) -> Iterator[Tiled]:
        return walls.marks(view, look.names, look.faces)

    return _film(look.theme, WALL_RACE, reel(found, marks, wall_shots), form)


def _views(tableau: Tableau[V]) -> Iterator[V]:
    yield tableau.view
    if tableau.before is not None:
        yield tableau.before


def _film(theme: str, scene: str, shots: Iterable[Shot], form: Format) -> Picture | None:
    begin = perf_counter()
    gif = animated(surface(theme, scene), list(shots), form)
    if gif is None:
        return None
    with Image.open(BytesIO(gif)) as image:
        return _picture(gif, image.size, begin, perf_counter())


def card_table(people: int) -> str:
    """Return the scene's key of a card race for so many."""
    return f"card-race-{people}"


def prepare(scene: str, theme: str = "light") -> None:
    """Prepare the shared parts of a scene's pictures, before the first one.

    A *scene* is one of `scenes`. The pictures of lobbies with its board have something in common, too.
    """
    surface(theme, scene)
    if scene in PLANS or scene in TABLES or scene == WALL_RACE:
        lobbies.shades(theme, scene)


def rehearse(board: str, theme: str = "light") -> Iterator[None]:
    """Draw the frequent marks of a board in advance, one by one.

    It takes some seconds in all: whoever lets it go on decides how much of them at a time.
    """
    on = surface(theme, board)
    for mark in dict.fromkeys(mark.home()[0] for mark in prewarm.marks(layout(board))):
        learn(on, mark)
        yield


def rehearse_cards(texts: Texts, theme: str = "light") -> Iterator[None]:
    """Draw all action cards of a language in advance, for all hands."""
    on = surface(theme, f"{CARDS_HAND}-{card_hands.ROWS}")
    for key in action_cards_there_are():
        learn(on, face(key, texts))
        yield


def rules_picture(
    before: RaceView, after: RaceView, theme: str = "light", rolls: tuple[int, ...] = ()
) -> Picture:
    """Return a rule's effect: part of a board, *before* and *after*.

    Between them stand the *rolls* that were made, without any the last one.
    """
    begin = perf_counter()
    return _encoded(comparison.picture(before, after, theme, rolls), begin)


def themes(view: RaceView, titles: Mapping[str, str]) -> Picture:
    """Return the middle of *view* in every theme, each with its title."""
    begin = perf_counter()
    return _encoded(preview.picture(view, titles), begin)


def result(view: ResultView, look: Look = PLAIN) -> Picture:
    """Return the picture of a result."""
    begin = perf_counter()
    image = paint(
        look.theme, results.marks(view, look.names, look.texts, look.faces), results.box(view)
    )
    return _encoded(reduced(image, look.theme), begin)


def analysis_chart(chart: Chart, theme: str = "light") -> Picture:
    """Return the picture of a game that is looked back on."""
    begin = perf_counter()
    image = paint(theme, game_analysis.marks(chart), game_analysis.BOX)
    return _encoded(reduced(image, theme), begin)


def lobby(view: Lobby, theme: str = "light", faces: Mapping[Seat, Face] = {}) -> Picture:
    """Return the picture of a lobby, with known faces by seat."""
    return _lobby(view, theme, tuple(sorted(faces.items())))


@keeping("pictures", _size, slow=True)
def _lobby(view: Lobby, theme: str, faces: tuple[tuple[Seat, Face], ...]) -> Picture:
    begin = perf_counter()
    image = lobbies.picture(view, theme, dict(faces))
    return _encoded(lobbies.shades(theme, view.board).reduced(image), begin)


def board_plainly(view: RaceView, look: Look = PLAIN) -> Picture:
    """Return the same picture drawn plainly, the measure of `board`."""
    dim = boards.dims(view)
    return _plainly(
        view.board, lambda: boards.marks(view, look.names, layout(view.board)), look.theme, dim
    )


def card_race_plainly(view: CardRaceView, look: Look = PLAIN) -> Picture:
    """Return the same picture drawn plainly, the measure of `card_race`."""
    return _plainly(table.key(view), lambda: table.marks(view, look.names), look.theme)


def wall_race_plainly(view: WallsView, look: Look = PLAIN) -> Picture:
    """Return the same picture drawn plainly, the measure of `wall_race`."""
    return _plainly(WALL_RACE, lambda: walls.marks(view, look.names), look.theme, walls.dims(view))


def _plainly(
    key: str, marks: Callable[[], Iterable[Mark]], theme: str, dim: bool = False
) -> Picture:
    begin = perf_counter()
    on = scene(key)
    drawn = paint(theme, [on.ground, *on.inlaid, *marks()], on.ground.box, dim)
    return _encoded(drawn, begin)


def _tiled(theme: str, scene: str, marks: Iterable[Tiled], dim: bool = False) -> Picture:
    begin = perf_counter()
    on = surface(theme, scene)
    tiles = lay(on, marks)
    drawn = perf_counter()
    return _picture(encode(on, tiles, dim), on.size, begin, drawn)


def _encoded(image: Image.Image, begin: float) -> Picture:
    drawn = perf_counter()
    file = BytesIO()
    image.save(file, "PNG", compress_level=6)
    return _picture(file.getvalue(), image.size, begin, drawn)


def _picture(png: bytes, size: tuple[int, int], begin: float, drawn: float) -> Picture:
    return Picture(png, *size, (drawn - begin) * 1e3, (perf_counter() - drawn) * 1e3)


def _board(key: str) -> Scene:
    place = layout(key)
    return Scene(Ground(place), numbers(place), specimen(place), dims=True)


def _card_board(key: str, rows: int) -> Scene:
    place, first = layout(key), card_boards.scene_key(key, card_boards.ROW)
    ground, small = card_boards.Ground(place, rows), place.board.arms > 4
    if rows != card_boards.ROW:
        return Scene(ground, numbers(place), (), colours=first, dims=True, small=small)
    shown = card_boards.specimen(key, data_texts())
    return Scene(ground, numbers(place), shown, dims=True, small=small)


def _cards_hand(rows: int) -> Scene:
    if rows < card_hands.ROWS:
        full = f"{CARDS_HAND}-{card_hands.ROWS}"
        return Scene(card_hands.Ground(rows), (), (), colours=full, dims=True)
    return Scene(card_hands.Ground(rows), (), card_hands.specimen(data_texts()), dims=True)


def _table(key: str) -> Scene:
    shown, laid = TABLES[key], table.laid(TABLES[key])
    if key != FULL:
        # Any colours may sit at a small table; only a full one has room for all of them.
        return Scene(table.Ground(shown), (), (), colours=FULL, laid=laid)
    return Scene(table.Ground(shown), (), table.specimen(shown), laid=laid)


def _lanes() -> Scene:
    laid = lanes.walls(BOARD.walls)
    return Scene(lanes.Ground(), lanes.numbers(), walls.specimen(), dims=True, laid=laid)


for _key in keys():
    if _key in PLANS:
        register(_key, partial(_board, _key))
for _key, (_on, _below) in card_boards.SCENES.items():
    register(_key, partial(_card_board, _on, _below))
for _rows in range(1, card_hands.ROWS + 1):
    register(f"{CARDS_HAND}-{_rows}", partial(_cards_hand, _rows))
for _key in TABLES:
    register(_key, partial(_table, _key))
register(HAND, lambda: Scene(hands.Ground(), (), hands.specimen()))
register(WALL_RACE, _lanes)

__all__ = [
    "GAME",
    "ROBOT",
    "ROUND",
    "THEMES",
    "USUAL",
    "WALL_RACE",
    "Chart",
    "Curve",
    "Face",
    "Format",
    "Line",
    "Lobby",
    "Look",
    "Picture",
    "Sitting",
    "Tableau",
    "TakesLong",
    "action_card",
    "action_cards",
    "action_cards_aims",
    "action_cards_film",
    "action_cards_hand",
    "analysis_chart",
    "avatar",
    "board",
    "board_film",
    "board_plainly",
    "card_hand",
    "card_race",
    "card_race_film",
    "card_race_plainly",
    "card_table",
    "forget",
    "hastily",
    "lobby",
    "medallion",
    "prepare",
    "rehearse",
    "rehearse_cards",
    "result",
    "rules_picture",
    "scenes",
    "take_time",
    "wall_race",
    "wall_race_film",
    "wall_race_part",
    "wall_race_plainly",
]
