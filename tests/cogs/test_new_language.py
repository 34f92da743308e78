"""A language that is a folder and nothing else: it is uploaded, spoken for a whole game, and drawn."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import ImageDraw

from data.shipped.decks import action_cards
from data.shipped.languages import FOLDER
from data.shipped.texts import Library
from engine.core import Decision
from tests.cogs.playing import hosted, table
from tests.evenings import way
from tests.language_files import Translation, needed
from tests.pseudo import CODE, LOCALE, SIGNS, write
from tests.render import sheet
from tests.render.action_card_positions import CARD_BOARDS
from tests.render.positions import NAMES
from tests.simulation import Person, Seen, Simulation

WRITTEN = {"content", "description", "label", "placeholder", "title", "name"}
"""Fields of requests that people read."""
NO_WORDS = re.compile(
    r"<[^>]+>|\(?https?://[^\s)]+\)?|\*\*|\b(Ada|Ben|UTC)\b|[A-Z]\w+/[\w /]+|\b\w*\d\w*"
)
"""Names of people and time zones, and all that Discord shows as something else."""
WORD = re.compile(r"[A-Za-z]{2,}")


def read(body: Any) -> Iterator[str]:
    """Yield all that people read of a request."""
    if isinstance(body, dict):
        for name, value in body.items():
            if name in WRITTEN and isinstance(value, str):
                yield value
            elif name != "emoji":
                yield from read(value)
    elif isinstance(body, list):
        for each in body:
            yield from read(each)


def english(said: str) -> list[str]:
    """Return the words of a text that have no accents, names aside."""
    return WORD.findall(NO_WORDS.sub(" ", said))


async def press(world: Simulation) -> None:
    """Have somebody who is asked give one of their answers, by the buttons there are."""
    session = await table(world)
    asked = session.play.pending if session.play else None
    assert isinstance(asked, Decision)
    seat = min(asked.waits_for)
    owner = session.controller(seat).person
    person = next(each for each in world.people if each.id == owner)
    action = asked.options[seat][-1]
    while (found := way(session, seat, action, world.last())) is not None:
        await take(world, person, world.last(), found.button, found.line)
        if found.answers:
            return
    raise AssertionError(f"{action} is on no button of {world.last()}")


async def take(world: Simulation, person: Person, shown: Seen, button: str, line: str) -> None:
    if line:
        await world.choose(person, shown, line, menu=button)
    else:
        await world.click(person, shown, button)


@pytest.fixture
def texts(tmp_path: Path) -> Library:
    """The texts of a bot whose folder of languages has one more."""
    write(tmp_path / "more")
    return Library((FOLDER, tmp_path / "more"))


def mirrored(source: Path, to: Path, *within: str) -> Path:
    """Link all of a folder in another; the folders *within* it are made, and not linked."""
    to.mkdir()
    first, *rest = within or [""]
    for each in source.iterdir():
        if each.name == first:
            mirrored(each, to / each.name, *rest)
        elif each.name not in (".git", "__pycache__"):
            (to / each.name).symlink_to(each)
    return to


def test_a_folder_is_all_that_a_language_is(tmp_path: Path) -> None:
    """Discord is told its commands, the bot speaks it, and translators find nothing wrong with it."""
    root = Path(__file__).parents[2]
    copied = mirrored(root, tmp_path / "copied", "data", "shipped", "locales")
    write(copied / "data/shipped/locales")

    def run(*line: str) -> str:
        called = [sys.executable, "-m", *line]
        done = subprocess.run(called, cwd=copied, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout
        return done.stdout

    run("pytest", "-q", "-p", "no:cacheprovider", "tests/cogs/test_commands.py")
    assert re.match(f"{CODE}: 0 problems; 0 of ", run("tests.translation", CODE))
    games = json.loads(run("bot", "games", "--json", "--language", CODE))
    assert [each for game in games for each in english(game["title"])] == []


def test_pictures_are_drawn_without_a_word_of_english(
    texts: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And no word of them is cut; of the single cards, a few, as `tests/translation.py` measures all."""
    written, write_at = list[str](), ImageDraw.ImageDraw.text

    def text(self: ImageDraw.ImageDraw, at: Any, words: str, *rest: Any, **more: Any) -> None:
        written.append(words)
        write_at(self, at, words, *rest, **more)

    monkeypatch.setattr(ImageDraw.ImageDraw, "text", text)
    monkeypatch.setattr(sheet, "texts", lambda _: texts[LOCALE])
    kinds = (f"kind:{key}" for key in sorted(action_cards())[::10])
    for name in ("result", "card-result", "themes", "action-hand", *CARD_BOARDS, *kinds):
        sheet.made(name, "light")
    said = [each for each in written if each not in NAMES.values()]
    assert [each for each in said if english(each) or "…" in each] == []
    assert len({each for each in said if not each.isascii()}) > 50


def test_each_count_has_the_plural_of_the_language(texts: Library) -> None:
    """Of Polish, whose numbers it has."""
    say, of = texts[LOCALE], Translation("en")
    found = 0
    for key, entry in of.english.items():
        counted = [name for name, ways in entry.variants.items() if ways >= {"one", "other"}]
        if len(entry.variants) != 1 or not counted:
            continue
        values = {**dict.fromkeys(entry.variables, 7), **dict.fromkeys(needed(key, of.english), 7)}
        for count, form in ((1, "one"), (3, "few"), (4, "few"), (5, "many"), (21, "many")):
            assert SIGNS[form] in say(key, **{**values, counted[0]: count}), (key, count)
        found += 1
    assert found > 20


@pytest.mark.parametrize(("game", "most"), [("classic", 400), ("walls", 20)])
async def test_a_game_is_played_without_a_word_of_english(
    game: str, most: int, texts: Library, tmp_path: Path
) -> None:
    """The classic to its end; of the wall race, which chance does not end soon, the beginning."""
    say = texts[LOCALE]
    async with hosted(tmp_path / "p.sqlite3", 2, language=LOCALE, texts=texts) as world:
        ada, ben = world.people
        await world.slash(ada, "play", game=game, preset="short")
        await world.click(ada, world.last(), say("button-host"))
        await world.click(ben, world.last(), say("button-join"))
        await world.click(ada, world.last(), say("button-start"))
        for command in ("rules", "help", "settings", "table text", "table log"):
            await world.slash(ben, command)
        with world.expecting_errors("Refused"):
            await world.slash(ben, "table end")
        presses = 0
        while presses < most and (await table(world)).record.status == "running":
            await press(world)
            presses += 1
        assert ((await table(world)).record.status == "ended") == (game == "classic")
        await world.slash(ben, "tables")
        if game == "classic":
            await world.slash(ben, "stats")
        bodies = (each.json for each in world.requests if not each.path.endswith("/commands"))
        sent = [each for body in bodies for each in read(body)]
        assert {word: each for each in sent for word in english(each)} == {}
        assert len(sent) > 200
        assert any(sign in each for each in sent for sign in SIGNS.values())
