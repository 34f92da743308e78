"""Who has a first result is told once, alone, what is kept and where to switch it off."""

from __future__ import annotations

from pathlib import Path

import pytest

from data.texts import LANGUAGES, texts
from tests.cogs.playing import LOCALES, again, begun, host, hosted
from tests.data.sample import results
from tests.simulation import Answer, Person, Simulation
from tests.words import EN


@pytest.fixture(autouse=True)
def know_what_is_kept() -> None:
    """Let nobody know anything, unlike in other tests."""


async def played(world: Simulation, *people: Person, table: int = 1000) -> None:
    """Have people end a game, elsewhere."""
    rows = results(table, *(each.id for each in people), server=world.server.id)
    await host(world).store.add_results(rows, ())


def told(answer: Answer, language: str = "en") -> bool:
    """Whether somebody is told, who alone sees it."""
    said = [each for each in answer.messages if each.text == texts(language)("first-result")]
    assert all(each.private for each in said)
    assert len(said) < 2
    return bool(said)


@pytest.mark.parametrize("language", LANGUAGES)
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


async def test_who_has_no_result_is_told_nothing(tmp_path: Path) -> None:
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


async def test_who_comes_back_after_a_deletion_is_told_again(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await played(world, ada)
        assert told(await world.slash(ada, "settings"))
        (asked,) = (await world.slash(ada, "privacy delete")).messages
        assert not told(await world.click(ada, asked, EN("button-delete-me")))
        await again(world)
        await played(world, ada, table=1001)
        assert told(await world.slash(ada, "settings"))
