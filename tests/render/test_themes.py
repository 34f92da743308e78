"""Every theme can be read by everybody: contrast and colour difference, as numbers."""

from __future__ import annotations

from itertools import combinations

import pytest

from data.boards import keys, load
from render.themes import THEMES, Theme
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
    grounds = [(theme.text, theme.square), (theme.text, theme.surface), (theme.text, theme.page)]
    grounds.append((theme.faint, theme.square))
    for paint in theme.players.values():
        grounds.append((paint.ink, paint.fill))
        grounds += [(theme.text, ground) for ground in (paint.field, paint.ghost, paint.tint)]
    for ink, ground in grounds:
        assert contrast(ink, ground) >= 4.5, (ink, ground)


@every_theme
def test_pieces_stand_out_from_their_squares(theme: Theme) -> None:
    for name, paint in theme.players.items():
        seen = max(contrast(paint.fill, theme.square), contrast(paint.edge, theme.square))
        assert seen >= 2.5, name


@every_theme
def test_colours_are_met_exactly_by_palettes(theme: Theme) -> None:
    """Pillow looks up multiples of 4."""
    colours = [getattr(theme, name) for name in theme.__struct_fields__[1:-2]]
    colours += theme.decades
    for paint in theme.players.values():
        colours += [getattr(paint, name) for name in paint.__struct_fields__]
    assert all(part % 4 == 0 for colour in colours for part in colour)
