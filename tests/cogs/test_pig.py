"""The example of CONTRIBUTING, played through the bot: nothing but its file and its texts is needed."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.client import Poeppel
from cogs.platform.operator_settings import Settings
from cogs.views.faces import FACES
from data.shipped.languages import FOLDER
from data.shipped.texts import Library
from engine.hosting.state.session import Session
from engine.system import declared
from render.drawing import scenes
from tests.databases import made
from tests.pig import GOAL, PIG
from tests.pig_picture import SCENES, PigFace
from tests.simulation import Simulation, Time, simulation
from tests.words import EN

TEXTS = Library((FOLDER, Path(__file__).parent.parent / "pig_texts"))


def bot_on(file: Path, time: Time) -> Poeppel:
    """A bot that offers Pig alone, on a database file."""
    return Poeppel(
        Settings(database=made(file)), catalog=declared(PIG), texts=TEXTS, now=time, seed=bytes
    )


async def look(world: Simulation) -> Session:
    assert isinstance(world.bot, Poeppel)
    return await world.bot.tables.get(1)


async def test_a_game_without_pictures_rules_and_trial_is_played_to_its_end(tmp_path: Path) -> None:
    """Both throw once and keep; a restart in the middle takes nothing."""
    file, time = tmp_path / "p.sqlite3", Time()
    async with simulation(bot_on(file, time), 2, time=time) as world:
        ada, ben = world.people
        await world.slash(ada, "play", game="pig")
        await world.click(ben, world.last(), EN("button-join"))
        await world.click(ada, world.last(), EN("button-start"))
        answers = 0
        while (session := await look(world)).record.status == "running":
            if not session.waiting():
                await world.advance(2)
                continue
            person = session.controller(session.waiting()[0]).person
            who = next(each for each in world.people if each.id == person)
            await world.click(who, world.last(), TEXTS["en"]("action-keep"))
            answers += 1
            if answers == 5:
                await world.restart(bot_on(file, time))
        assert session.play is not None
        assert max(session.play.table.points) >= GOAL
        assert answers > 5
        assert EN("button-again") in world.last().buttons


async def test_a_picture_without_a_film_is_shown_and_no_film_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A face has the pictures that it draws; nothing else is offered, nor fails."""
    monkeypatch.setitem(FACES, "pig", PigFace())
    monkeypatch.setattr(scenes, "_scenes", {**scenes._scenes, **SCENES})
    time = Time()
    async with simulation(bot_on(tmp_path / "p.sqlite3", time), 2, time=time) as world:
        ada, ben = world.people
        await world.slash(ada, "play", game="pig")
        assert world.last().pictures, "in the lobby"
        await world.click(ben, world.last(), EN("button-join"))
        await world.click(ada, world.last(), EN("button-start"))
        assert world.last().pictures
        while (session := await look(world)).record.status == "running":
            if not session.waiting():
                await world.advance(2)
                continue
            person = session.controller(session.waiting()[0]).person
            who = next(each for each in world.people if each.id == person)
            await world.click(who, world.last(), TEXTS["en"]("action-keep"))
        assert world.last().pictures
        assert EN("button-again") in world.last().buttons
        assert EN("button-replay") not in world.last().buttons
        (told,) = (await world.click(ada, world.last(), EN("button-round"))).messages
        assert not told.pictures


@pytest.mark.parametrize("game", ["pig", None])
async def test_the_rules_of_a_game_without_texts_for_them_say_so(
    game: str | None, tmp_path: Path
) -> None:
    time = Time()
    async with simulation(bot_on(tmp_path / "p.sqlite3", time), 1, time=time) as world:
        (ada,) = world.people
        asking = world.slash(ada, "rules", game=game) if game else world.slash(ada, "rules")
        (message,) = (await asking).messages
        assert message.private
        assert EN("rules-none", game=TEXTS["en"]("game-pig")) in message.text
