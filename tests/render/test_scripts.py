"""Names of other scripts on pictures: by fonts that may be there, and honestly without them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import ImageChops

import render
from render.drawing import fonts
from render.drawing.canvas import Canvas
from render.drawing.fonts import FOLDERS, SCRIPTS, Run, Script, found, leftward, runs
from render.drawing.themes import THEMES
from render.names import readable
from render.sprites.faces import ROBOT, Face, medallion
from tests.render.positions import POSITIONS

NOTO = tuple(map(Path, filter(None, os.environ.get("POEPPEL_NOTO", "").split(":")))) or FOLDERS
"""Where the fonts of Noto are, for these tests."""
WITH_NOTO = pytest.mark.skipif(len(found(NOTO)) < len(SCRIPTS), reason="Noto is not here")
GREEK = Script("Inter-SemiBold.otf", ((0x0391, 0x03C9),), shaped=False)
"""Something that stands for another font wherever tests run."""
NAMES = ("佐藤さん", "ไทยแลนด์", "李小龍", "नमस्ते", "محمد علي", "אבי כהן", "김민수", "Ada 佐藤 محمد")


@pytest.fixture
def _greek() -> Iterator[None]:
    fonts.use({GREEK: fonts.FOLDER / GREEK.file})
    yield
    fonts.use({})


@pytest.fixture
def _noto(_fresh: None) -> Iterator[None]:
    fonts.use(found(NOTO))
    yield
    fonts.use({})


def test_without_fonts_there_are_no_other_scripts(tmp_path: Path) -> None:
    assert found((tmp_path,)) == {}
    assert runs("Ada 佐藤") == [Run("Ada 佐藤")]


def test_the_first_folder_that_has_a_font_is_the_one(tmp_path: Path) -> None:
    script = SCRIPTS[-1]
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    for folder in (ours, theirs):
        folder.mkdir()
        (folder / script.file).write_bytes(b"")
    assert found((ours, theirs)) == {script: ours / script.file}


def test_a_shaped_script_needs_its_shaping_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for script in SCRIPTS:
        (tmp_path / script.file).write_bytes(b"")
    monkeypatch.setattr("PIL.features.check", lambda name: name != "fribidi")
    assert set(found((tmp_path,))) == {script for script in SCRIPTS if not script.shaped}


@pytest.mark.usefixtures("_greek")
def test_a_text_is_drawn_in_parts_each_by_its_font() -> None:
    assert runs("Ada") == [Run("Ada")]
    assert runs("Ada Ωμέγα") == [Run("Ada "), Run("Ωμέγα", GREEK)]
    assert runs("ΑΒ ΓΔ!…") == [Run("ΑΒ ΓΔ!", GREEK), Run("…")]
    whole = fonts.width("Ada Ω", 40, "Bold")
    assert whole == pytest.approx(
        fonts.width("Ada ", 40, "Bold") + fonts.width("Ω", 40, "Bold"), abs=1
    )
    cut = fonts.fit("ΑΒΓΔΕΖΗΘ", 90, 40)
    assert cut.endswith("…")
    assert fonts.width(cut, 40) <= 90


@pytest.mark.usefixtures("_greek")
@pytest.mark.parametrize("clear", [False, True])
def test_parts_lie_beside_each_other_at_every_anchor(clear: bool) -> None:
    """Left, right and middle: what is drawn is as wide, and where it belongs."""
    for anchor, begin in (("l", 200), ("m", 100), ("r", 0)):
        canvas = Canvas(THEMES["light"], (0, 0, 400, 60), clear)
        empty = Canvas(THEMES["light"], (0, 0, 400, 60), clear).finish()
        canvas.text((200, 30), "Adaa ΩΩΩΩ", 20, (0, 0, 0), "Bold", anchor, room=400)
        drawn = canvas.finish()
        box = ImageChops.difference(drawn.convert("RGBA"), empty.convert("RGBA")).convert(
            "RGB" if not clear else "RGBA"
        )
        seen = (box.getchannel("A") if clear else box).getbbox()
        assert seen is not None
        wide = fonts.width("Adaa ΩΩΩΩ", fonts.size(20), "Bold")
        left = 200 - {"l": 0.0, "m": 0.5, "r": 1.0}[anchor] * wide
        assert abs(seen[0] - left) < 6, begin
        assert abs(seen[2] - left - wide) < 6


def test_a_player_name_that_runs_from_right_to_left() -> None:
    assert leftward("123 محمد Ada")
    assert leftward("אבי")
    assert not leftward("Ada محمد")
    assert not leftward("12 !")


def test_an_ellipsis_takes_a_letter_with_its_marks() -> None:
    assert fonts._shorter("aनि") == "a"
    assert fonts._shorter("ab") == "a"


@WITH_NOTO
@pytest.mark.usefixtures("_noto")
@pytest.mark.parametrize("name", NAMES)
def test_names_are_drawn_as_they_are(name: str) -> None:
    """No letter as a box; and the picture has more on it than without the name."""
    assert readable(f"🎲 {name} 🎲") == name
    for run in runs(name):
        assert run.script is None or all(fonts._has(run.script, letter) for letter in run.words), (
            run
        )
    one = render.board(POSITIONS["opening"], render.Look({0: name}))
    assert one.png != render.board(POSITIONS["opening"], render.Look({0: ""})).png


@WITH_NOTO
@pytest.mark.usefixtures("_noto")
def test_arabic_begins_on_the_right() -> None:
    """Its first letter is drawn there, and a Latin word behind it to its left."""
    parts = runs("محمد Ada")
    assert [run.words for run in parts] == ["Ada", "محمد "]
    assert parts[1].direction == "rtl"
    assert runs("नमस्ते")[0].direction == "ltr"


def test_where_there_is_no_picture_an_initial_stands() -> None:
    assert medallion("ada") == Face(initial="A")
    assert medallion("🎲 Жанна") == Face(initial="Ж")
    assert medallion("李小龍") is None, "its colour's shape stands for it"
    drawn = {
        render.board(POSITIONS["opening"], render.Look({0: "Ada"}, faces=faces)).png
        for faces in ({}, {0: Face(initial="A")}, {0: Face(initial="B")}, {0: ROBOT})
    }
    assert len(drawn) == 4
