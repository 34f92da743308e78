"""``/fair``: what is shown of a table's dice, to whom, and when."""

from __future__ import annotations

from pathlib import Path

from cogs.client import Poeppel
from data.records import Change
from engine.hosting.state.dice import published
from tests.cogs.admins.test_panel import panel, put
from tests.cogs.playing import ends, hosted, refused
from tests.words import DE, EN


async def test_the_secret_is_shown_only_when_the_table_is_closed(tmp_path: Path) -> None:
    """Hash and contributions at any time, the secret afterwards, also of a lobby never begun."""
    async with hosted(tmp_path / "fair.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play")
        assert isinstance(world.bot, Poeppel)
        record = (await world.bot.tables.get(1)).record
        shown = (await world.slash(ben, "fair")).whisper
        assert published(record.seed) in shown
        assert str(record.contributions[0]) in shown
        assert record.seed.hex() not in shown
        await ends(world, ada)
        ben.language = "de"
        assert DE("fair-which") in await refused(world, ben, "fair")
        assert record.seed.hex() in (await world.slash(ben, "fair", table=1)).whisper
        assert DE("unknown-table") in await refused(world, ben, "fair", table=99)


async def test_of_too_many_contributions_those_are_shown_that_fit(tmp_path: Path) -> None:
    """Somebody who joins and leaves a hundred times does not keep the others from the proof."""
    async with hosted(tmp_path / "fair.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play")
        assert isinstance(world.bot, Poeppel)
        clicks = list(range(10**18, 10**18 + 100))
        await world.bot.tables.note(Change(table=1, contributions=clicks))
        shown = (await world.slash(ben, "fair")).whisper
        assert str(clicks[40]) in shown
        assert EN("fair-how") in shown, "what comes after them is there"


async def test_tables_of_other_servers_are_not_shown(tmp_path: Path) -> None:
    """A number alone opens no table of somebody else."""
    async with hosted(tmp_path / "fair.sqlite3", 1) as world:
        (ada,) = world.people
        assert isinstance(world.bot, Poeppel)
        await world.bot.tables.lobbies.open("classic", "book", 1, 2, 3, 4)
        assert EN("unknown-table") in await refused(world, ada, "fair", table=1)


async def test_where_there_are_several_tables_everybody_checks_their_own(tmp_path: Path) -> None:
    """And reads the rules of the game that they play; others those of the latest table."""
    async with hosted(tmp_path / "fair.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await put(world, ada, await panel(world, ada, "where"), "per_channel", "2")
        await world.slash(ada, "play", game="card_race")
        await world.slash(ben, "play", game="walls")
        for person, number, game in (
            (ada, 1, "card-race"),
            (ben, 2, "walls"),
            (cem, 2, "walls"),
        ):
            told = (await world.slash(person, "fair")).sentence
            assert EN("fair-title", table=number) in told
            (shown,) = (await world.slash(person, "rules")).messages
            assert shown.text.startswith(EN(f"rules-{game}").splitlines()[0])
