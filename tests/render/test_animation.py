"""Pictures that move: what is seen of them frame by frame, in which colours, and what they cost."""

from __future__ import annotations

import io
from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any, cast

import numpy as np
import pytest
from msgspec import Struct
from msgspec.structs import replace
from PIL import Image, ImageOps

import render
from cogs.views.faces import FACES
from cogs.views.replay import scenes
from engine.action_cards.views import ActionCardsView
from engine.highlights import LEAST as LEAST_SCENES
from engine.highlights import MOST as MOST_SCENES
from engine.views import BASE, CardRaceView, Piece, RaceView, Step
from render import FinalFrame, Look, Picture
from render.action_cards import table as card_boards
from render.cards.figures import Figure
from render.cards.shots import shots as card_shots
from render.cards.table import marks
from render.drawing.themes import THEMES, Colour
from render.films import FIRST, GAME, HOLD, ROUND, WIDTHS
from render.race import picture
from render.race.layouts import layout, layout_of
from render.race.shots import shots as race_shots
from render.shots import HOPS, REST, SHORT_HOPS, Frame, Shot, hopped, reel
from render.sprites.choice_markers import Star
from render.sprites.dice import Die
from render.sprites.pieces import Pawn
from tests.bench.pictures import rms
from tests.render.playing import tableaux, watched
from tests.render.positions import NAMES, RESULT
from tests.render.vision import difference, linear
from tests.trials import every, trial

MOVES = 5
USUAL = "light", MOVES
"""The theme and the moves of the film of a game that most tests look at: it is made once."""

games = pytest.mark.parametrize("key", every("film", "moves to be filmed"))


class Cut(Struct):
    """A frame as it is seen, for how long, and how much of the picture is stored for it."""

    image: Image.Image
    ms: int
    stored: float


def decoded(gif: bytes) -> list[Cut]:
    with Image.open(io.BytesIO(gif)) as image:
        found = []
        for frame in range(cast(Any, image).n_frames):
            image.seek(frame)
            left, top, right, bottom = cast(Any, image).dispose_extent
            share = (right - left) * (bottom - top) / (image.width * image.height)
            found.append(Cut(image.convert("RGB"), image.info["duration"], share))
        return found


@cache
def last_moves(key: str) -> list[FinalFrame[Any]]:
    return list(tableaux(key, trial(key).film))[-MOVES - 1 :]


@cache
def filmed(key: str, theme: str, moves: int) -> Picture:
    found = FACES[key].film(last_moves(key)[-moves - 1 :], Look(NAMES, theme), ROUND)
    assert found is not None
    return found


@cache
def film(key: str, theme: str, moves: int) -> list[Cut]:
    return decoded(filmed(key, theme, moves).png)


def still(key: str, tableau: FinalFrame[Any], width: int, theme: str = "light") -> Image.Image:
    """The board as the channel shows it while nobody is asked, at the size of the animation."""
    quiet = {"choices": (), "window": False}
    shown = {name: now for name, now in quiet.items() if hasattr(tableau.view, name)}
    view = replace(tableau.view, **shown)
    drawn = Image.open(io.BytesIO(FACES[key].draw(view, Look(NAMES, theme)).png)).convert("RGB")
    height = round(drawn.height * width / drawn.width)
    return board(key, drawn.resize((width, height), Image.Resampling.LANCZOS))


def board(key: str, image: Image.Image) -> Image.Image:
    """The part that is as high in the animation: that has room for all cards that lay open."""
    return image.crop((0, 0, image.width, image.width)) if key == "action_cards" else image


@games
@pytest.mark.parametrize(
    ("theme", "moves"), [USUAL, pytest.param("dark-colour-blind", 3, marks=pytest.mark.soak)]
)
def test_every_players_colour_is_that_of_the_board(key: str, theme: str, moves: int) -> None:
    """In the frames that stand still: each of the last views is met by one of them.

    Of a hundred pixels one may be a tone further off: of black beside shadows.
    """
    cuts = film(key, theme, moves)
    small = [board(key, cut.image).reduce(8) for cut in cuts]
    fills = {THEMES[theme].players[colour].fill for colour in ("yellow", "green", "red", "black")}
    met, apart = Counter[Colour](), Counter[Colour]()
    for tableau in last_moves(key)[-moves:]:
        shown = still(key, tableau, cuts[0].image.width, theme)
        looked = shown.reduce(8)
        nearest = min(range(len(cuts)), key=lambda at: rms(small[at], looked))
        near = board(key, cuts[nearest].image)
        assert rms(near, shown) <= 6
        there, here = np.asarray(shown), np.asarray(near)
        for fill in fills:
            seen = Counter(map(tuple, here[(there == fill).all(axis=2)].tolist()))
            met[fill] += seen.total()
            for colour, many in seen.items():
                off = difference(fill, colour)
                assert off <= 4
                apart[fill] += many * (off > 3)
    assert min(met[fill] for fill in fills) > 100, "each was looked at"
    assert all(apart[fill] * 100 < met[fill] for fill in fills)


def pixels(image: Image.Image) -> list[Colour]:
    raw = image.tobytes()
    return [(raw[i], raw[i + 1], raw[i + 2]) for i in range(0, len(raw), 3)]


@games
def test_it_begins_with_the_first_board_ends_with_the_final_one_and_loops(key: str) -> None:
    with Image.open(io.BytesIO(filmed(key, *USUAL).png)) as image:
        assert image.info["loop"] == 0, "for ever"
    first, *_, last = film(key, *USUAL)
    assert (first.ms, last.ms) == (FIRST, HOLD)
    for cut, tableau in ((first, last_moves(key)[0]), (last, last_moves(key)[-1])):
        assert rms(board(key, cut.image), still(key, tableau, cut.image.width)) <= 4


@games
def test_it_keeps_to_its_bytes_and_its_seconds(key: str) -> None:
    picture, cuts = filmed(key, *USUAL), film(key, *USUAL)
    assert len(picture.png) <= ROUND.most
    assert cuts[0].image.size == (picture.width, picture.height)
    assert sum(cut.ms for cut in cuts[:-1]) <= ROUND.longest
    assert len(cuts) > MOVES * SHORT_HOPS / 2


@games
def test_only_the_changed_part_of_a_frame_is_stored(key: str) -> None:
    moving = [cut.stored for cut in film(key, *USUAL)[2:-1]]
    assert sorted(moving)[len(moving) // 2] < 0.3, "of the picture, for most of the frames"


@games
def test_nothing_flashes(key: str) -> None:
    """A flash is a change of a tenth of all light and back, on a quarter of what is seen (WCAG 2.3.1)."""
    assert all(within > 1000 for within in turned(film(key, *USUAL)))


def turned(cuts: list[Cut]) -> list[int]:
    """Return by six turns of a large part from dark to light or back in how many milliseconds they came."""
    cuts = [Cut(cut.image.resize((60, 60), Image.Resampling.BOX), cut.ms, 0) for cut in cuts]
    lights = [
        [0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in map(linear, pixels(c.image))]
        for c in cuts
    ]
    now, turns = 0, []
    for (cut, one), (_, other) in pairwise(zip(cuts, lights, strict=True)):
        now += cut.ms
        changed = [z - a for a, z in zip(one, other, strict=True) if abs(z - a) >= 0.1]
        if len(changed) >= len(one) / 4:
            turns.append(now)
    return [later - first for first, later in zip(turns, turns[6:], strict=False)]


def test_a_film_that_is_too_large_has_fewer_and_then_smaller_frames() -> None:
    found = last_moves("classic")[-4:]

    def made(most: int) -> tuple[int, int, int]:
        picture = render.board_film(found, Look(NAMES), replace(ROUND, most=most))
        assert picture is not None
        assert len(picture.png) <= most
        return picture.width, len(decoded(picture.png)), len(picture.png)

    width, frames, size = made(ROUND.most)
    assert width == WIDTHS[0]
    wide, fewer, less = made(size - 1)
    assert (wide, fewer < frames) == (width, True)
    narrow, _, least = made(less - 1)
    assert narrow < width
    assert render.board_film(found, Look(NAMES), replace(ROUND, most=least // 9)) is None


# --- what moves ---------------------------------------------------------------------------------


def view(*pieces: tuple[int, ...], **more: Any) -> RaceView:
    return RaceView("classic-4", pieces, **more)


BEFORE = view((3, BASE), (17, BASE), (BASE, BASE), (), turn=0)
CAPTURE = Step(Piece(0, 0), 3, 7, (Piece(1, 0),))
AFTER = view(
    (7, BASE), (BASE, BASE), (BASE, BASE), (), turn=1, dice=(4,), rolled_by=0, last=(CAPTURE,)
)


def shots(before: RaceView, after: RaceView, rolled: bool = True) -> list[Shot]:
    return list(
        race_shots(
            before, FinalFrame(after, rolled), lambda each: picture.marks(each, {}, layout_of(each))
        )
    )


def pawns(frame: Frame) -> dict[tuple[str, int], tuple[float, float]]:
    return {
        (cel.mark.colour, cel.mark.number): cel.at
        for cel in frame.cels
        if isinstance(cel.mark, Pawn)
    }


def test_the_die_tumbles_then_a_piece_hops_and_the_player_that_is_hit_flies_home() -> None:
    (shot,) = shots(BEFORE, AFTER)
    place = layout("classic-4", 2)
    assert not any(
        isinstance(mark, Pawn) and mark.colour == "yellow" and mark.number == 1
        for mark in shot.below
    )
    tumbling, rest = shot.frames[:3], shot.frames[4:]
    shown = [cel.mark.pips for frame in tumbling for cel in frame.cels if isinstance(cel.mark, Die)]
    assert len(set(shown)) > 1
    assert all(pawns(frame)["yellow", 1] == place.square(0, 3) for frame in tumbling)
    assert {cel.mark.pips for frame in rest for cel in frame.cels if isinstance(cel.mark, Die)} == {
        4
    }
    hops, flight = rest[:HOPS], rest[HOPS:]
    assert pawns(hops[-1])["yellow", 1] == place.square(0, 7)
    assert all(pawns(frame)["green", 1] == place.square(0, 7) for frame in hops), "until it is hit"
    assert pawns(flight[-1])["green", 1] == place.square(1, BASE, 0)
    assert all(any(isinstance(cel.mark, Star) for cel in frame.cels) for frame in flight)


def test_dice_stay_still_for_a_move_without_a_roll() -> None:
    (shot,) = shots(BEFORE, AFTER, rolled=False)
    assert not any(isinstance(cel.mark, Die) for frame in shot.frames for cel in frame.cels)


def test_a_move_has_six_to_eight_frames_begins_slowly_and_ends_slowly() -> None:
    for squares in range(1, 13):
        points = [(84.0 * square, 0.0) for square in range(squares + 1)]
        found = [at[0] for at in hopped(points)]
        assert SHORT_HOPS <= len(found) <= HOPS
        steps = [z - a for a, z in pairwise([0.0, *found])]
        assert max(steps[0], steps[-1]) < max(steps)
        assert list(hopped(points))[-1] == points[-1]


def test_a_position_without_a_told_step_stands_still() -> None:
    assert shots(BEFORE, replace(AFTER, last=(Step(Piece(0, 0), 7, 7),))) == []
    assert Shot(()).frames == (Frame((), REST),)


def test_a_figure_comes_from_where_it_lay() -> None:
    """From the centre or another row; and nobody's hand is seen."""
    kinds = Counter[bool]()
    for before, after in pairwise(last_moves("card_race") + list(tableaux("card_race", 90))):
        assert isinstance(before.view, CardRaceView)
        for lay, shot in zip(
            after.view.last,
            card_shots(before.view, after, lambda each: marks(each, {})),
            strict=True,
        ):
            *_, figure = shot.frames[-1].cels
            assert isinstance(figure.mark, Figure)
            assert (figure.mark.number, figure.size) == (lay.to, 1), "it lies in its row"
            kinds[lay.source is None] += 1
    assert set(kinds) == {True, False}


# --- a whole game -------------------------------------------------------------------------------


@pytest.mark.soak
@pytest.mark.parametrize("key", ["walls", "action_cards"])
def test_a_whole_game_keeps_to_its_bytes_and_its_seconds_and_nothing_flashes(key: str) -> None:
    shown = scenes(list(watched(key)))
    assert LEAST_SCENES <= len(shown) <= MOST_SCENES
    made = FACES[key].film([each.seen for each in shown], Look({}), GAME, render.result(RESULT))
    assert made is not None
    assert len(made.png) <= GAME.most
    assert made.height < 1.4 * made.width, "with no empty places for cards"
    cuts = decoded(made.png)
    assert sum(cut.ms for cut in cuts[:-1]) <= GAME.longest
    assert [cuts[at].ms for at in (0, -2, -1)] == [FIRST, FIRST, HOLD]
    podium = Image.open(io.BytesIO(render.result(RESULT).png)).convert("RGB")
    ending = cuts[-1].image
    ground = tuple(podium.crop((0, 0, 1, 1)).tobytes())
    fitted = ImageOps.pad(podium, ending.size, color=ground)
    assert rms(ending, fitted) <= 12, "the podium, whole, in the colours of the board"
    assert all(within > 1000 for within in turned(cuts))


def test_a_move_after_a_gap_begins_at_the_position_before_it() -> None:
    """Nothing of what was shown last is on it any more."""
    far = view((20, BASE), (BASE, BASE), (BASE, BASE), (), turn=1)
    shots = list(
        reel(
            [FinalFrame(AFTER), FinalFrame(AFTER, True, BEFORE), FinalFrame(far)],
            lambda each: picture.marks(each, {}, layout_of(each)),
            race_shots,
        )
    )
    (_, first, *_) = shots
    assert first.frames[-1].ms > first.frames[0].ms, "it stays for a while"
    there = {(mark.colour, mark.number): mark.at for mark in first.below if isinstance(mark, Pawn)}
    assert ("yellow", 1) not in there, "it moves"
    assert there["green", 2] == layout("classic-4", 2).square(1, BASE, 1)


def test_cards_that_lay_open_before_have_room_on_the_last_picture() -> None:
    found = list(tableaux("action_cards", 400))
    rows = [card_boards.key(each.view) for each in found if isinstance(each.view, ActionCardsView)]
    more = max(rows)
    at = next(i for i in range(1, len(rows)) if rows[i - 1] == more and rows[i] != more)
    made = FACES["action_cards"].film(found[at - 1 : at + 1], Look(NAMES), ROUND)
    assert made is not None
