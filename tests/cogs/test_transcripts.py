"""What people read from the first line to the last: of games, of cups, of a day's five.

Where POEPPEL_TRANSCRIPTS names a folder, transcripts are written there, to be read to the end.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from data.shipped.languages import ENGLISH, LANGUAGES
from engine.catalog import CATALOG
from tests.cogs.lives import LIVES
from tests.transcripts import game, stumbles, written

FOLDER = os.environ.get("POEPPEL_TRANSCRIPTS", "")


def kept(name: str, language: str, said: str) -> list[str]:
    """Write a transcript where it is asked for; return what is wrong with it."""
    if FOLDER:
        (Path(FOLDER) / f"{name}-{language}.txt").write_text(said + "\n", "utf-8")
    return [*dict.fromkeys(stumbles(language, said))]


async def read(name: str, language: str, folder: Path) -> list[str]:
    """Live a life, and return what is wrong with its words."""
    said = "\n".join(written(await LIVES[name](language, folder)))
    assert len(said.splitlines()) > 100
    return kept(name, language, said)


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LIVES)
async def test_each_life_is_told_without_a_stumble(
    name: str, language: str, tmp_path: Path
) -> None:
    assert await read(name, language, tmp_path) == []


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOG)
def test_each_game_is_told_without_a_stumble(key: str, language: str) -> None:
    assert kept(key, language, game(key, language)) == []


@pytest.mark.parametrize(("name", "language"), [("cup", "fr"), ("five", "pl")])
async def test_a_life_is_told_without_a_stumble(name: str, language: str, tmp_path: Path) -> None:
    assert await read(name, language, tmp_path) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_beginning_of_a_game_is_told_without_a_stumble(language: str) -> None:
    assert kept("beginning", language, game("action_cards", language, most=60)) == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (ENGLISH, "Ada wins!."),
        (ENGLISH, "Ada, , Ben"),
        ("pl", "Grasz , przeciw Ada"),
        (ENGLISH, "Ada has 1 points"),
        ("fr", "1 points"),
        ("fr", "0,5 points"),
        ("es", "1 victorias en 1 partidas"),
        ("nl", "1 punten"),
        ("de", "1 Punkte"),
        ("pl", "1 punktów"),
        (ENGLISH, "2 point"),
        (ENGLISH, "Hello { $name }"),
        (ENGLISH, "Ada  wins"),
        ("de", "Ada ( gewinnt"),
    ],
)
def test_a_stumble_is_found(language: str, line: str) -> None:
    assert [*stumbles(language, line)]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (ENGLISH, "-# … 1 more · Ada wins! Ben: 2 points, 1 point"),
        ("fr", "Ada\N{NO-BREAK SPACE}: 0 point, 1,5 point, 2 points"),
        ("es", "¿Quién? ¡Ada! 1 punto, 3 puntos"),
    ],
)
def test_no_stumble_is_made_up(language: str, line: str) -> None:
    assert [*stumbles(language, line)] == []
