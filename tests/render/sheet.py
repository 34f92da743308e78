"""All pictures on sheets, to be looked at: ``python -m tests.render.sheet`` draws those in `docs`."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path
from typing import cast

from msgspec.structs import replace
from PIL import Image

import render
from cogs.views.faces import face
from data.shipped.decks import action_cards
from data.shipped.texts import texts
from engine.catalog import CATALOG
from engine.views import RaceView, ResultView
from render import Picture
from render.drawing.marks import Mark
from render.drawing.paint import paint
from render.drawing.themes import THEMES, WHITE
from render.walls.ground import BOARD, Ground, standing_walls
from tests.render import sprites
from tests.render.action_card_positions import CARD_AIMS, CARD_BOARDS, CARD_HAND
from tests.render.card_positions import HOLDERS, RACES
from tests.render.charts import CHARTS
from tests.render.playing import tableaux
from tests.render.positions import CARD_RESULT, LOBBIES, NAMES, POSITIONS, RESULT
from tests.render.wall_positions import positions

FOLDER = Path("docs")
LARGE, SMALL, GAP = 1000, 394, 10
"""Pixels; five small pictures are as wide as two large ones."""

RULES = {
    example.key: system.example(example)
    for system in CATALOG.values()
    for example in system.examples
}
"""What shows the house rules."""

GAMES = {example.key: system.key for system in CATALOG.values() for example in system.examples}
"""Of which game an example is."""

Page = tuple[str, str]
"""The name of an example, and a theme."""

RESULTS: dict[str, ResultView] = {"result": RESULT, "card-result": CARD_RESULT}


def made(name: str, theme: str, language: str = "de") -> Picture:
    """Return one of the examples by its name, or that with ``hand:`` or ``rule:`` before it."""
    kind, _, key = name.partition(":")
    if name == "sprites":
        return sprite_sheet(theme)
    if name == "themes":
        return themes(language)
    if kind == "lobby":
        return render.lobby(LOBBIES[key], theme)
    if kind == "chart":
        return render.analysis_chart(CHARTS[key], theme)
    if name in RESULTS:
        return render.result(RESULTS[name], render.Look(NAMES, theme, texts=texts(language)))
    if kind == "walls":
        return render.wall_race(positions()[key], render.Look(NAMES, theme))
    if name in RACES:
        return render.card_race(RACES[name], render.Look(NAMES, theme))
    if kind == "hand":
        return render.card_hand(RACES[key], HOLDERS[key], render.Look(NAMES, theme))
    if kind == "rule":
        return rule(key, theme)
    if kind == "kind":
        return render.action_card(key, texts(language), theme)
    if name in CARD_BOARDS:
        return render.action_cards(
            CARD_BOARDS[name], render.Look(NAMES, theme, texts=texts(language))
        )
    if name == "action-hand":
        return render.action_cards_hand(
            CARD_HAND, 0, render.Look(NAMES, theme, texts=texts(language))
        )
    if name == "action-aims":
        return render.action_cards_aims(CARD_AIMS, render.Look(NAMES, theme))
    return render.board(POSITIONS[name], render.Look(NAMES, theme))


def themes(language: str) -> Picture:
    """Return what is shown where a theme is chosen."""
    told = texts(language)
    view = RULES["two_player_win"].before
    assert isinstance(view, RaceView)
    return render.themes(view, {key: told(f"theme-{key}") for key in THEMES})


def sprite_sheet(theme: str) -> Picture:
    """Return sprites that few pictures show, or none yet."""
    file = BytesIO()
    image = paint(theme, sprites.marks(), sprites.BOX)
    walls = standing_walls(BOARD.walls)
    (left, y), *_, (right, _) = walls[0].places
    strip = round(left) - 44, round(y) - 38, round(right) + 84, round(y) + 38
    shown: list[Mark] = [Ground(), *walls]
    image.paste(paint(theme, shown, strip), (strip[0], sprites.WALL))
    image.save(file, "PNG")
    return Picture(file.getvalue(), *image.size)


def rule(key: str, theme: str) -> Picture:
    """Return what shows a house rule."""
    return face(GAMES[key]).draw_example(RULES[key], theme)


def _in_all_themes(*names: str) -> list[Page]:
    return [(name, theme) for name in names for theme in THEMES]


SHEETS: dict[str, tuple[list[list[Page]], list[Page]]] = {
    "contact-sheet.png": (
        [[("choice", "light"), ("six", "dark")]],
        [
            *_in_all_themes("choice", "six"),
            ("opening", "light"),
            ("capture", "dark"),
            ("entering", "light"),
            ("over", "dark"),
            ("over", "light-colour-blind"),
            ("result", "light"),
            ("result", "dark"),
            ("card-result", "light"),
            ("lobby:classic", "light"),
            ("lobby:six", "dark"),
            ("lobby:cards", "light-colour-blind"),
            ("themes", "light"),
            ("barriers", "light"),
            ("barriers", "dark-colour-blind"),
            ("barriers-six", "dark"),
            ("penalty", "light"),
            ("penalty-six", "dark-colour-blind"),
            ("together", "dark"),
            ("neutral", "light"),
        ],
    ),
    "contact-sheet-hindsight.png": (
        [[("chart:four", "light"), ("chart:six", "dark")]],
        [
            ("chart:four", "dark"),
            ("chart:four", "light-colour-blind"),
            ("chart:six", "light"),
            ("chart:six", "dark-colour-blind"),
            ("chart:two", "light"),
            ("chart:two", "dark"),
            ("chart:cards", "light"),
            ("chart:at once", "dark-colour-blind"),
        ],
    ),
    "contact-sheet-rules.png": (
        [[("rule:backward_capture", "light"), ("rule:three_rolls", "dark")]],
        [
            *((f"rule:{key}", "light") for key in RULES),
            ("rule:barriers", "dark"),
            ("rule:barriers", "light-colour-blind"),
            ("rule:must_mode", "dark-colour-blind"),
            ("rule:extra_colours", "dark-colour-blind"),
        ],
    ),
    "contact-sheet-sprites.png": (
        [[("sprites", "light"), ("sprites", "dark")]],
        [("sprites", theme) for theme in THEMES],
    ),
    "contact-sheet-action-cards.png": (
        [
            [("cards-announced", "light"), ("cards-six", "dark")],
            [("action-hand", "light"), ("action-hand", "dark")],
        ],
        [
            *((f"kind:{key}", "light") for key in action_cards()),
            ("kind:denkste", "dark"),
            ("kind:tempolimit", "light-colour-blind"),
            ("kind:krebsgang", "dark-colour-blind"),
            ("cards-lasting", "dark-colour-blind"),
            ("cards-many", "light"),
            ("cards-bounced", "dark"),
            ("cards-barred", "light-colour-blind"),
            ("cards-cancelled", "dark-colour-blind"),
            ("action-aims", "light"),
        ],
    ),
    "contact-sheet-cards.png": (
        [
            [("cards-middle", "light"), ("cards-stuck", "dark")],
            [("hand:cards-middle", "light"), ("hand:cards-dead", "dark")],
        ],
        [
            *_in_all_themes("cards-middle"),
            ("cards-opening", "light"),
            ("cards-stuck", "light"),
            ("cards-stuck", "dark-colour-blind"),
            ("cards-two", "dark"),
            ("cards-dead", "light-colour-blind"),
            ("cards-over", "light"),
            *_in_all_themes("hand:cards-middle"),
            ("hand:cards-two", "light"),
        ],
    ),
    "contact-sheet-walls.png": (
        [[("walls:ways", "light"), ("walls:two jumps", "dark")]],
        [
            *_in_all_themes("walls:pieces", "walls:ways"),
            ("walls:captured", "light"),
            ("walls:one way", "dark"),
            ("walls:goal", "light-colour-blind"),
            ("walls:home", "dark"),
            ("walls:coming in", "dark-colour-blind"),
            ("walls:over", "light"),
            ("walls:nobody yet", "light"),
        ],
    ),
}
"""By file: rows at full size, and pictures as on a phone."""


def sheet(large: list[list[Page]], small: list[Page]) -> Image.Image:
    """Return a contact sheet."""
    rows = [(row, LARGE) for row in large]
    rows += [(small[i : i + 5], SMALL) for i in range(0, len(small), 5)]
    width = 2 * LARGE + 3 * GAP
    whole = Image.new("RGB", (width, 6 * LARGE), WHITE)
    top = GAP
    for row, wide in rows:
        left, bottom = GAP, top
        for name, theme in row:
            image = Image.open(BytesIO(made(name, theme).png)).convert("RGB")
            high = round(image.height * wide / image.width)
            whole.paste(image.resize((wide, high), Image.Resampling.LANCZOS), (left, top))
            left += wide + GAP
            bottom = max(bottom, top + high)
        top = bottom + GAP
    cut = whole.crop((0, 0, width, top))
    return cut.quantize(255, Image.Quantize.MEDIANCUT, kmeans=1)


PLAYED, MOVES = 105, 12
"""How much has been moved in a game, and how many moves of that the animation shows."""
MOVING = replace(render.ROUND, most=2_000_000)


def moving() -> bytes:
    """Return some moves of a game as an animation, for the first page."""
    found = render.board_film(
        cast(list[render.FinalFrame[RaceView]], tableaux("classic", PLAYED))[-MOVES - 1 :],
        render.Look(NAMES),
        MOVING,
    )
    assert found is not None
    return found.png


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    (folder / "round.gif").write_bytes(moving())
    for name, pages in SHEETS.items():
        sheet(*pages).save(folder / name, optimize=True)


if __name__ == "__main__":
    main()
