"""Rights are read where a thing is: attacks from a corner of one's own, and what is no one's any more."""

from __future__ import annotations

from pathlib import Path

from msgspec import structs

from cogs.widgets.buttons import Kind, custom_id
from tests.cogs.playing import host, table
from tests.cogs.rights import House, house, told
from tests.simulation import Person
from tests.words import EN


async def forged(one: House, person: Person, custom_id: str) -> str:
    """Make up a press on a private answer in the corner; return what is said."""
    message = await one.answer(person)
    return (await one.world.forge(person, message, custom_id)).sentence


async def test_a_cup_is_not_run_from_a_corner_of_ones_own(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        await one.cup()
        answer = await one.world.slash(one.elsewhere, "cup manage", where=one.corner)
        assert answer.sentence == EN("cup-none-here")
        assert await forged(one, one.elsewhere, "organize:0:1:end") == EN("cup-unknown")
        assert not (await host(one.world).cups.get(1)).cup.ended
        one.world.forgive("Refused")


async def test_a_table_is_not_moderated_from_a_corner_of_ones_own(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        await one.table()
        answer = await one.world.slash(one.elsewhere, "moderate", where=one.corner)
        assert answer.sentence == EN("moderate-none")
        assert await forged(one, one.elsewhere, "moderate:0:end:1") == EN("unknown-table")
        assert await forged(one, one.elsewhere, "sure:0:moderate:end:1") == EN("unknown-table")
        assert (await table(one.world)).record.status == "lobby"
        one.world.forgive("Refused")


async def test_a_cup_that_is_not_seen_is_not_joined_or_looked_at(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        await one.cup()
        for what in ("join", "place", "how", "leave", "here", "file"):
            said = await forged(one, one.blind, custom_id(Kind.CUP, 0, 1, what))
            assert said == EN("cup-unknown"), what
        assert (await host(one.world).cups.get(1)).cup.entrant(one.blind.id) is None


async def test_a_table_that_is_not_seen_is_not_joined_or_looked_at(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        await one.table()
        for each in (custom_id(Kind.LOBBY, 1, "join"), custom_id(Kind.ROUND, 1)):
            assert await forged(one, one.blind, each) == EN("unknown-table"), each
        assert one.blind.id not in (await table(one.world)).people
        answer = await one.world.slash(one.blind, "fair", where=one.corner, table=1)
        assert answer.sentence == EN("unknown-table")
        one.world.forgive("Refused")


async def test_channels_that_a_person_does_not_see_are_not_named(tmp_path: Path) -> None:
    """Not where tables may be opened, and not where a cup waits."""
    async with house(tmp_path) as one:
        await host(one.world).tables.settings.change_server(
            one.world.server.id, lambda now: structs.replace(now, channels=(one.hidden.id,))
        )
        answer = await one.world.slash(one.blind, "play", where=one.corner)
        assert answer.sentence == EN("play-not-here")
        assert str(one.hidden.id) not in told(answer.messages)
        answer = await one.world.slash(one.member, "play", where=one.corner)
        assert str(one.hidden.id) in told(answer.messages)
        one.world.forgive("Refused")
