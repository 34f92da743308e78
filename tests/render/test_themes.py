"""Every theme can be read by everybody: contrast and colour difference, as numbers."""

from __future__ import annotations

from itertools import combinations

import pytest

from data.shipped.boards import keys, load
from render.drawing.themes import THEMES, Theme, dimmed, light
from tests.render.vision import VISIONS, ciede2000, contrast, difference

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_our_colour_difference_is_that_of_the_paper(
    one: tuple[float, float, float], other: tuple[float, float, float], expected: float
) -> None:
    """Sharma, Wu and Dalal (2005), table 1: pairs 1, 18, 19 and 34."""
    assert ciede2000(one, other) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("vision", VISIONS)
@every_theme
def test_any_two_players_can_be_told_apart(theme: Theme, vision: str) -> None:
    for board in map(load, keys()):
        for one, other in combinations(board.colours, 2):
            fills = theme.players[one].fill, theme.players[other].fill
            assert difference(*fills, vision) >= 15, (one, other)


@pytest.mark.parametrize("key", [key for key in THEMES if key.endswith("colour-blind")])
def test_the_colours_for_colour_blind_people_differ_more(key: str) -> None:
    players = THEMES[key].players
    for vision in VISIONS:
        for one, other in combinations(players, 2):
            assert difference(players[one].fill, players[other].fill, vision) >= 22, (one, other)


@every_theme
def test_all_text_has_contrast(theme: Theme) -> None:
    for each in (theme, dimmed(theme.key)):
        grounds = [(each.number, each.dish), (each.lit_text, each.lit_plate)]
        grounds += [(each.accent_ink, each.accent), (each.accent_ink, each.accent_core)]
        grounds += [(theme.text, ground) for ground in (theme.ivory, theme.dish, *theme.medals)]
        grounds += [
            (ink, ground) for ink in (each.name, each.faint) for ground in (each.ground, each.panel)
        ]
        for paint in each.players.values():
            grounds += [(paint.ink, paint.fill), (each.name, paint.plate)]
        for paint in theme.players.values():
            grounds += [(paint.pips, theme.ivory), (paint.ink, paint.flag), (paint.ink, paint.lit)]
        for ink, ground in grounds:
            assert contrast(ink, ground) >= 4.5, (ink, ground)


@every_theme
def test_signs_are_seen_by_themselves_or_by_their_rims(theme: Theme) -> None:
    for each in (theme, dimmed(theme.key)):
        signs = [
            (each.strike, each.ivory, ground) for ground in (*each.heads, each.ivory, each.back)
        ]
        for paint in each.players.values():
            signs += [(paint.inlay, paint.rim, paint.field), (paint.inlay, paint.rim, paint.base)]
            signs.append((paint.flag, paint.rim, paint.field))
            signs.append((each.strike, each.ivory, paint.plate))
        for line, rim, ground in signs:
            assert max(contrast(line, ground), contrast(rim, ground)) >= 3, (line, rim, ground)


@pytest.mark.parametrize("vision", VISIONS)
@every_theme
def test_trays_and_shaded_pieces_can_be_told_apart(theme: Theme, vision: str) -> None:
    """By less than pieces in the light: shapes and names stand there as well."""
    for each, tray in ((theme, 8.5), (dimmed(theme.key), 5)):
        for one, other in combinations(each.players.values(), 2):
            assert difference(one.veneer, other.veneer, vision) >= tray
            assert difference(one.fill, other.fill, vision) >= 12


@every_theme
def test_pieces_stand_out_from_their_squares(theme: Theme) -> None:
    for name, paint in theme.players.items():
        seen = max(contrast(paint.fill, theme.dish), contrast(paint.edge, theme.dish))
        assert seen >= 2.5, name


@every_theme
def test_the_accent_belongs_to_no_player(theme: Theme) -> None:
    """It is as far from every player as they are from each other, and from what it lies on."""
    others = [paint.fill for paint in theme.players.values()]
    others += [theme.dish, dimmed(theme.key).dish, theme.ground, theme.ivory]
    for vision in VISIONS:
        for other in others:
            assert difference(theme.accent, other, vision) >= 15, (vision, other)


@every_theme
def test_a_dimmed_theme_is_darker_except_for_its_accents(theme: Theme) -> None:
    dark = dimmed(theme.key)
    for one, other in ((theme.dish, dark.dish), (theme.ground, dark.ground)):
        assert light(other) < light(one)
    for name, paint in theme.players.items():
        assert difference(paint.fill, dark.players[name].fill) > 5 or name == "black", name
    assert (dark.accent, dark.frame, dark.lit_plate) == (theme.accent, theme.frame, theme.lit_plate)


@every_theme
def test_a_name_is_told_from_ivory_by_palettes(theme: Theme) -> None:
    """They look for colours in the light only, and names are brighter in the shade."""
    for ink in ("name", "faint"):
        for other in ("ivory", "keyline", "on_back", "dish_shine", "dish"):
            assert getattr(theme, ink) != getattr(theme, other)


@every_theme
def test_colours_are_met_exactly_by_palettes(theme: Theme) -> None:
    """Pillow looks up multiples of 4."""
    colours = [*theme.flat(), *dimmed(theme.key).flat()]
    assert len(colours) > 200
    assert all(part % 4 == 0 for colour in colours for part in colour)
