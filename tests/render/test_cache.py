"""What is kept of drawn things stays within its bounds, and bounds change no picture."""

from __future__ import annotations

import ast
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import render
from render.drawing import compose
from render.drawing.cache import BESIDES, SHARES, ByteCache, shelves
from render.names import readable
from render.pictures import Look
from tests.render.positions import NAMES, POSITIONS, race

LOOK = Look(NAMES)
FEW = {
    *("_missing", "_places", "dim", "dimmed", "figures", "font", "_layout"),
    *("letters", "scene", "script_font"),
}
"""What is kept without a bound: there are never more of them than the program knows."""


@pytest.mark.usefixtures("_fresh")
def test_the_cache_is_bounded_and_fills_again_on_demand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    views = list(race("classic-4", 5, 6))
    expected = [render.board(view, LOOK).png for view in views]
    held = {name: shelf.bytes for name, shelf in shelves.items()}
    for name in ("stamps", "inks", "places", "tiles", "strips"):
        monkeypatch.setattr(shelves[name], "most", held[name] // 4)
    compose.forget()
    for _ in range(2):
        for view, png in zip(views, expected, strict=True):
            assert render.board(view, LOOK).png == png
            for name, shelf in shelves.items():
                assert shelf.bytes <= shelf.most, name
    for name in ("stamps", "inks", "places", "tiles", "strips"):
        assert 0 < shelves[name].bytes <= held[name] // 4


@pytest.mark.usefixtures("_fresh")
def test_the_weight_of_tiles_and_strips_is_counted_exactly() -> None:
    for position in ("choice", "barriers"):
        render.board(POSITIONS[position], LOOK)
    laid, strips = shelves["tiles"], shelves["strips"]
    of_tiles = sum(len(tile.sheet.bytes) + BESIDES for tile in laid.values())
    assert laid.bytes == of_tiles > 0
    for strip in strips.values():
        assert sys.getsizeof(strip.chunk) < len(strip.chunk) + BESIDES
    assert strips.bytes == sum(len(strip.chunk) + BESIDES for strip in strips.values())


def test_the_shares_are_all_there_is_and_fit_a_small_server() -> None:
    assert shelves.keys() == SHARES.keys()
    assert sum(SHARES.values()) <= 52


def test_drawings_that_were_not_asked_for_go_first() -> None:
    """Who was asked for counts as new once; what is too large for all the room is not kept."""
    shelf: ByteCache[int, bytes] = ByteCache(3 * (BESIDES + 400) / 1e6, len)
    for key in range(3):
        shelf.put(key, bytes(400))
    assert shelf.get(0) is not None
    shelf.put(3, bytes(400))
    assert [shelf.get(key) is not None for key in range(4)] == [True, False, True, True]
    shelf.put(4, bytes(1400))
    assert (len(shelf), shelf.bytes) == (2, 2 * BESIDES + 1800)
    assert shelf.put(5, bytes(5000)) == bytes(5000)
    assert [key for key in range(6) if shelf.get(key) is not None] == [3, 4]
    shelf.clear()
    assert (len(shelf), shelf.bytes) == (0, 0)


def test_many_threads_may_ask_at_once() -> None:
    shelf: ByteCache[int, bytes] = ByteCache(20 * BESIDES / 1e6, len)

    def ask(seed: int) -> None:
        for i in range(4000):
            key = (i * seed) % 41
            assert (shelf.get(key) or shelf.put(key, bytes([key]))) == bytes([key])

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(ask, (3, 5, 7, 11)))
    assert shelf.bytes == sum(len(each) + BESIDES for each in shelf.values()) <= shelf.most


def test_nothing_else_is_kept_without_a_bound() -> None:
    """Caches of the standard library count what they hold, not how much memory it takes."""
    found = set()
    for path in Path(render.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                by = {ast.unparse(each).split("(")[0] for each in node.decorator_list}
                assert "lru_cache" not in by, (path, node.name)
                found |= {node.name} if "cache" in by else set()
    assert found == FEW


def test_a_cached_function_cannot_be_called_with_named_arguments() -> None:
    """It would be found under what it has in common with something else."""
    with pytest.raises(AssertionError, match="not by its name"):
        readable("A name", longest=3)
