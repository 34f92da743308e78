"""Pictures: pure functions from views to PNG bytes.

Those of a game stand in its folder, with its scenes; here are their names, and pictures without a game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.views import RaceView, ResultView, Seat
from render import game_analysis, leaderboard
from render import lobby as lobbies
from render import own_results as results_of_one
from render import result as results
from render.action_cards import files as action_card_files
from render.action_cards.files import (
    action_card,
    action_cards,
    action_cards_aims,
    action_cards_film,
    action_cards_hand,
    rehearse_cards,
)
from render.cards import files as card_files
from render.cards.files import card_hand, card_race, card_race_film
from render.cards.layouts import TABLES, card_table
from render.drawing.cache import TakesLong, hastily, keeping, take_time
from render.drawing.compose import forget, surface
from render.drawing.scenes import register, scenes
from render.drawing.themes import THEMES
from render.films import GAME, ROUND, Format
from render.game_analysis import Chart, Curve
from render.leaderboard import Rank, Ranking
from render.lobby_layout import Line, Lobby, Sitting
from render.own_results import Figure, Month, Opponent, OwnResults
from render.pictures import PLAIN, USUAL, Look, Picture, encoded, painted, size
from render.race import files as race_files
from render.race.files import board, board_film, rehearse, rules_picture
from render.race.layouts import PLANS
from render.race.themes import themes as themed
from render.result import Stood
from render.shots import FinalFrame
from render.sprites.faces import ROBOT, Face, avatar, medallion
from render.walls import files as wall_files
from render.walls.files import WALL_RACE, wall_race, wall_race_film, wall_race_part

for _game in (race_files, action_card_files, card_files, wall_files):
    register(_game.SCENES)


def prepare(scene: str, theme: str = "light") -> None:
    """Prepare the shared parts of a scene's pictures, before the first one.

    A *scene* is one of `scenes`. The pictures of lobbies with its board have something in common, too.
    """
    surface(theme, scene)
    if scene in PLANS or scene in TABLES or scene == WALL_RACE:
        lobbies.shades(theme, scene)


def themes(view: RaceView, titles: Mapping[str, str]) -> Picture:
    """Return the middle of *view* in every theme, each with its title."""
    return encoded(themed(view, titles))


def result(view: ResultView, look: Look = PLAIN, title: str = "") -> Picture:
    """Return the picture of a result, under another *title*."""
    shown = results.marks(view, look.names, look.texts, look.faces, title)
    return painted(look.theme, shown, results.box(view))


def podium(title: str, stood: Sequence[Stood], theme: str = "light") -> Picture:
    """Return the podium of a cup without a final."""
    return painted(theme, results.podium_marks(title, stood), results.podium_box())


def analysis_chart(chart: Chart, theme: str = "light") -> Picture:
    """Return the picture of a game that is looked back on."""
    return painted(theme, game_analysis.marks(chart), game_analysis.BOX)


def own_results(view: OwnResults, theme: str = "light") -> Picture:
    """Return the picture of a person's own results."""
    return painted(theme, results_of_one.marks(view), results_of_one.box(view))


@keeping("pictures", size, slow=True)
def leaderboard_page(view: Ranking, theme: str = "light") -> Picture:
    """Return the picture of a page of a leaderboard."""
    image = leaderboard.picture(view, theme)
    return encoded(leaderboard.shades(theme).reduced(image))


def lobby(view: Lobby, theme: str = "light", faces: Mapping[Seat, Face] = {}) -> Picture:
    """Return the picture of a lobby, with known faces by seat."""
    return _lobby(view, theme, tuple(sorted(faces.items())))


@keeping("pictures", size, slow=True)
def _lobby(view: Lobby, theme: str, faces: tuple[tuple[Seat, Face], ...]) -> Picture:
    image = lobbies.picture(view, theme, dict(faces))
    return encoded(lobbies.shades(theme, view.board).reduced(image))


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
    "Figure",
    "FinalFrame",
    "Format",
    "Line",
    "Lobby",
    "Look",
    "Month",
    "Opponent",
    "OwnResults",
    "Picture",
    "Rank",
    "Ranking",
    "Sitting",
    "Stood",
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
    "card_hand",
    "card_race",
    "card_race_film",
    "card_table",
    "forget",
    "hastily",
    "leaderboard_page",
    "lobby",
    "medallion",
    "own_results",
    "podium",
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
]
