"""Who has a first result is told once, alone, what is kept and where to switch it off."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace

from data.shipped.texts import texts
from tests.cogs.playing import LOCALES, again, begun, host, hosted
from tests.cogs.views.test_game_analysis import played_out
from tests.data.sample import add_results, results
from tests.simulation import Answer, Person, Simulation
from tests.words import EN, TWO


@pytest.fixture(autouse=True)
def know_what_is_kept() -> None:
    """Let nobody know anything, unlike in other tests."""


async def played(world: Simulation, *people: Person, table: int = 1000) -> None:
    """Have people end a game, elsewhere."""
    rows = results(table, *(each.id for each in people), server=world.server.id)
    await add_results(host(world).store, rows, ())


def told(answer: Answer, language: str = "en") -> bool:
    """Whether somebody is told, who alone sees it."""
    said = [each for each in answer.messages if each.text == texts(language)("first-result")]
    assert all(each.private for each in said)
    assert len(said) < 2
    return bool(said)


@pytest.mark.parametrize("language", TWO)
async def test_it_is_told_beside_the_next_answer_once(language: str, tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        ada.language = LOCALES[language]
        await played(world, ada, ben)
        assert told(await world.slash(ada, "settings"), language)
        await again(world)
        for _ in range(2):
            assert not told(await world.slash(ada, "settings"), language)
        await played(world, ada, table=1001)
        assert not told(await world.slash(ada, "settings"), language)
        (shown,) = (await world.slash(world.people[0], "settings")).messages
        assert not told(await world.click(ada, shown, texts(language)("button-look-first")))
        (shown, _) = (await world.slash(ben, "settings")).messages
        assert not told(await world.click(ben, shown, EN("button-look-first")))


async def test_a_person_that_has_no_result_is_told_nothing(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        assert not told(await world.slash(world.people[0], "settings"))


@pytest.mark.parametrize("status", [404, 403])
async def test_where_it_is_refused_the_next_answer_tells_it(status: int, tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await played(world, ada)
        world.refuse("POST", "/webhooks/*", status, 10015 if status == 404 else 50013)
        (shown,) = (await world.slash(ada, "settings")).messages
        assert told(await world.click(ada, shown, EN("button-look-first")))
        assert not told(await world.click(ada, shown, EN("button-not-look-first")))


async def test_a_person_that_comes_back_after_a_deletion_is_told_again(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await played(world, ada)
        assert told(await world.slash(ada, "settings"))
        (asked,) = (await world.slash(ada, "privacy delete")).messages
        assert not told(await world.click(ada, asked, EN("sure-delete-me.button")))
        await again(world)
        await played(world, ada, table=1001)
        assert told(await world.slash(ada, "settings"))


async def test_a_game_is_remembered_except_for_people_that_do_not_want_it(tmp_path: Path) -> None:
    """From the end of a game that was played to what is shown, handed out and deleted."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        (shown,) = (await world.slash(ben, "settings")).messages
        await world.choose(ben, shown, EN("remember-forgotten"), menu="own:0:listed")
        board = await played_out(world)
        assert told(await world.click(ada, board, EN("button-hindsight")))
        assert not told(await world.click(ben, board, EN("button-hindsight")))
        (answer,) = (await world.slash(ada, "privacy show")).messages
        assert EN("stored-results", count=1) in answer.text
        (answer,) = (await world.slash(ben, "privacy show")).messages
        assert EN("stored-results", count=1) not in answer.text
        (message,) = (await world.slash(ada, "privacy export")).messages
        (file,) = message.pictures.values()
        [row] = json.decode(file)["results"]
        assert (row["table"], row["game"], row["people"]) == (1, "classic", 2)
        assert [each.person for each in await host(world).store.results_at([1])] == [ada.id]
        (asked,) = (await world.slash(ada, "privacy delete")).messages
        await world.click(ada, asked, EN("sure-delete-me.button"))
        assert [each.person for each in await host(world).store.results_at([1])] == [None]
        about = await host(world).store.about(ada.id)
        assert (about["results"], about["captures"], about["podiums"]) == ([], [], [])


async def test_where_no_results_are_kept_no_person_is_told(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await host(world).tables.settings.change_server(
            world.server.id, partial(replace, results_days=0)
        )
        board = await played_out(world)
        for person in world.people:
            assert not told(await world.click(person, board, EN("button-hindsight")))
        assert await host(world).store.results_at([1]) == []
