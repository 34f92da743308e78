"""A whole game once more as a film: behind a button of its result, made once, seen by one person."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from PIL import Image

import render
from cogs.handlers.replay import FilmMaker
from cogs.platform.limits import ALT
from cogs.platform.names import Names
from cogs.views import replay
from cogs.views.faces.games import CardRaceFace
from cogs.views.replay import moments
from cogs.views.words import Words
from data.store.errors import DatabaseLocked
from data.store.films import films_beside
from engine.core import IllegalAction
from engine.highlights import LEAST, MOST
from engine.views import CardRaceView
from render import FinalFrame, Format, Look, Picture
from tests.cogs.playing import again, begun, host, hosted, table
from tests.cogs.views.test_game_analysis import played_out
from tests.simulation import Simulation
from tests.words import EN, like

BUTTON = EN("button-replay")
MAKING = EN("button-replay-making")


class Studio:
    """Makes films that are none, as soon as it may."""

    def __init__(self) -> None:
        self.made: list[str] = []

    def film(
        self, found: Sequence[FinalFrame[Any]], look: Look, form: Format, ending: Picture | None
    ) -> Picture:
        assert form == render.GAME
        assert ending is not None, "it ends on the podium"
        self.made.append(look.theme)
        return Picture(b"a film", 1, 1)


@pytest.fixture
def studio(monkeypatch: pytest.MonkeyPatch) -> Studio:
    found = Studio()
    monkeypatch.setattr(CardRaceFace, "film", lambda _, *given: found.film(*given))
    return found


async def quick(world: Simulation) -> Any:
    return await played_out(world, game="card_race", preset="quick")


@pytest.mark.drawn
async def test_a_game_is_shown_as_a_film_that_any_onlooker_could_have_seen(tmp_path: Path) -> None:
    """With nobody's name or face, as it is kept, nor anything that was in a hand."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        result = await quick(world)
        (shown,) = (await world.click(ada, result, BUTTON)).messages
        await world.settle()
        assert shown.private
        ((name, gif),) = shown.pictures.items()
        assert name.endswith(".gif")
        assert len(gif) <= render.GAME.most
        with Image.open(io.BytesIO(gif)) as image:
            assert getattr(image, "n_frames", 1) > LEAST
        (alt,) = shown.alt
        assert len(alt) <= ALT
        assert like(EN, "event-stole.headline").search(alt) or like(
            EN, "event-scored-row.headline"
        ).search(alt)
        assert ada.name in shown.text
        assert ben.name in shown.text
        session, entries = await table(world), await host(world).store.log(1)
        seen = list(moments(session, entries))
        for moment in seen:
            view = moment.seen.view
            assert isinstance(view, CardRaceView)
            assert (view.hand, view.choices) == ((), ())
        story = replay.told(session, entries, None, Words(session, EN, Names(float)))
        assert story is not None
        assert min(LEAST, len(seen)) <= len(story.scenes) <= MOST
        assert story.scenes[0] == seen[0]
        assert story.scenes[-1].seen.view == seen[-1].seen.view
        looks = []
        for names in (Names(float), host(world).services.names):
            words = Words(session, EN, names)
            films = host(world).services.films
            films.forget([1])
            film = replay.film(story, words, films, replay.film_name(session, words))
            looks.append(film.png)
        assert looks[0] == looks[1]


async def test_a_film_is_made_once_for_all_in_a_theme_and_kept(
    studio: Studio, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        result = await quick(world)
        for person in (ada, ben, ada):
            await world.click(person, result, BUTTON)
        await world.settle()
        assert studio.made == ["light"]
        await again(world)
        (shown,) = (await world.click(ben, result, BUTTON)).messages
        assert studio.made == ["light"]
        assert next(iter(shown.pictures)).endswith(".gif")
        assert MAKING not in shown.buttons
        await host(world).services.persons.choose(
            ben.id, lambda each: structs.replace(each, theme="dark")
        )
        await world.click(ben, result, BUTTON)
        await world.settle()
        assert studio.made == ["light", "dark"]
        files = list(films_beside(tmp_path / "p.sqlite3").iterdir())
        assert len(files) == 2
        record = (await table(world)).record
        await host(world).store.delete_over(record.server, host(world).now() + 1)
        await host(world).maintenance.round()
        assert host(world).services.films.tables() == set()


async def test_while_it_is_made_the_button_says_so_and_no_person_waits(
    studio: Studio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One at a time for a person; when the process ends meanwhile, the button asks for it again."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        result = await quick(world)
        held = asyncio.Event()

        async def slowly(*_: Any) -> None:
            await held.wait()

        with monkeypatch.context() as patched:
            patched.setattr(FilmMaker, "_made", slowly)
            (shown,) = (await world.click(ada, result, BUTTON)).messages
            assert list(shown.buttons) == [MAKING]
            assert not shown.pictures
            replays = host(world).clicks.replays
            replays._waiting[ada.id] = "of another table"
            answer = await world.click(ada, result, BUTTON)
            assert EN("replay-waits") in answer.whisper
            await world.click(ben, result, EN("button-again"))
            assert (await table(world, 2)).record.status == "lobby", "everybody else goes on"
            await again(world)
        await world.click(ada, shown, MAKING)
        await world.settle()
        assert studio.made == ["light"]
        assert next(iter(shown.pictures)).endswith(".gif")
        assert MAKING not in shown.buttons
        assert host(world).clicks.replays._waiting == {}


async def test_a_replay_in_the_making_ends_with_the_process(
    studio: Studio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And before what would show it: nothing is asked of a presenter that is closed."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, _ = world.people
        result = await quick(world)
        begun, closed = asyncio.Event(), list[bool]()

        async def never(*_: Any) -> None:
            begun.set()
            try:
                await asyncio.Event().wait()
            finally:
                closed.append(presenter_closed)

        monkeypatch.setattr(FilmMaker, "_story", never)
        bot, presenter_closed = host(world), False
        close = bot.presenter.close

        async def closing() -> None:
            nonlocal presenter_closed
            presenter_closed = True
            await close()

        monkeypatch.setattr(bot.presenter, "close", closing)
        await world.click(ada, result, BUTTON)
        assert begun.is_set()
        await again(world)
        assert closed == [False]
        assert studio.made == []


async def test_a_replay_that_cannot_be_drawn_is_reported(
    studio: Studio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By other rules, too large, broken, or where nothing is left."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, _ = world.people
        result = await quick(world)
        with monkeypatch.context() as patched, world.expecting_errors("cannot be shown"):
            patched.setattr(CardRaceFace, "film", lambda *_: None)
            (shown,) = (await world.click(ada, result, BUTTON)).messages
            await world.settle()
        assert not shown.pictures
        assert EN("replay-failed") in shown.text
        await again(world)

        def other_rules(*_: Any) -> Any:
            raise IllegalAction

        with monkeypatch.context() as patched:
            patched.setattr(replay, "moments", other_rules)
            (shown,) = (await world.click(ada, result, BUTTON)).messages
            await world.settle()
        assert EN("replay-failed") in shown.text
        assert not shown.buttons

        async def gone(table: int, since: int = 0) -> list[Any]:
            return []

        await again(world)
        monkeypatch.setattr(host(world).store, "log", gone)
        answer = await world.click(ada, result, BUTTON)
        assert EN("hindsight-gone") in answer.whisper
        assert studio.made == []


async def test_a_film_is_made_after_all_once_the_store_answers_again(
    studio: Studio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, _ = world.people
        result = await quick(world)
        read, asked = host(world).store.log, list[int]()

        async def log(table: int, since: int = 0) -> list[Any]:
            asked.append(table)
            if len(asked) == 2:  # the first look is before the film
                raise DatabaseLocked
            return list(await read(table, since))

        monkeypatch.setattr(host(world).store, "log", log)
        (shown,) = (await world.click(ada, result, BUTTON)).messages
        await world.settle()
        assert list(shown.buttons) == [MAKING]
        await world.click(ada, shown, MAKING)
        await world.settle()
        assert studio.made == ["light"]
        assert next(iter(shown.pictures)).endswith(".gif")


async def test_before_the_end_and_elsewhere_there_is_none(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, _ = world.people
        board = await begun(world)
        assert BUTTON not in board.buttons
        answer = await world.forge(ada, board, "replay:1")
        assert answer.whisper.startswith(EN("hindsight-early"))
        await world.slash(ada, "table text")
        text = world.last()
        record = structs.replace((await table(world)).record, server=5)
        host(world).tables.memory._sessions[1].record = record
        assert EN("unknown-table") in (await world.forge(ada, text, "replay:1")).whisper
