"""The bot brought by a person to places without it: other servers, groups, direct messages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import pytest
from discord import app_commands
from discord.http import HTTPClient
from msgspec import structs

from cogs.client import USER_INSTALL_IS_OFF
from cogs.platform.commands import commands_payload
from cogs.version import VERSION
from playground.internals.elsewhere import ELSEWHERE, OutsidePlace, brought
from tests.cogs.playing import again, begun, host, hosted
from tests.simulation import Simulation
from tests.words import DE, EN

PERSONAL = {"daily", "help", "rules", "privacy"}
"""The commands of persons."""


async def for_persons(world: Simulation) -> None:
    """Restart the bot as one that persons may install."""
    host(world).settings = structs.replace(host(world).settings, user_install=True)
    await again(world)


def places(payload: list[dict[str, Any]]) -> dict[str, tuple[list[int], list[int]]]:
    """Return the installations and the contexts of commands."""
    return {each["name"]: (each["integration_types"], each["contexts"]) for each in payload}


async def test_persons_have_the_commands_that_need_no_table(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await for_persons(world)
        uploaded = places(await commands_payload(host(world).tree))
        assert {name for name, (installs, _) in uploaded.items() if 1 in installs} == PERSONAL
        assert all(uploaded[name] == ([0, 1], [0, 1, 2]) for name in PERSONAL)


async def test_without_the_setting_all_commands_are_of_servers(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        uploaded = places(await commands_payload(host(world).tree))
        assert {str(installs) for installs, _ in uploaded.values()} == {"[0]"}
        assert all(uploaded[name] == ([0], [0, 1]) for name in PERSONAL)


@contextmanager
def refusing_persons() -> Iterator[None]:
    """Refuse commands of persons, as Discord does before the portal allows them."""
    upload = HTTPClient.bulk_upsert_global_commands

    async def judged(self: HTTPClient, application: int, payload: Any) -> Any:
        if any(1 in each["integration_types"] for each in payload):
            response = type("Response", (), {"status": 400, "reason": "Bad Request"})()
            raise discord.HTTPException(response, {"code": 50035, "message": "Invalid Form Body"})
        return await upload(self, application, payload)

    with patch.object(HTTPClient, "bulk_upsert_global_commands", judged):
        yield


async def test_where_the_portal_refuses_persons_servers_have_their_commands(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await host(world).store.remember("commands", "")
        with refusing_persons(), world.expecting_errors(USER_INSTALL_IS_OFF):
            await for_persons(world)
        known = await host(world).http.get_global_commands(host(world).application_id or 0)
        assert len(known) == len(host(world).tree.get_commands())
        assert all(each["integration_types"] == [0] for each in known)


async def test_a_failure_for_another_reason_is_no_matter_of_persons(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await host(world).store.remember("commands", "")
        failure = app_commands.CommandSyncFailure.__new__(app_commands.CommandSyncFailure)
        with (
            world.expecting_errors("telling Discord of the commands failed"),
            patch.object(app_commands.CommandTree, "sync", side_effect=failure),
        ):
            await again(world)
        assert await host(world).store.recall("commands") == ""


@pytest.mark.parametrize("place", OutsidePlace)
async def test_help_leads_to_an_invitation_where_the_bot_is_no_member(
    tmp_path: Path, place: OutsidePlace
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        ada, own = world.people[0], EN("help-text", version=VERSION)
        with brought(world.env.backend, place):
            told = (await world.slash(ada, "help")).whisper
        # In the bot's own direct messages it is as at home.
        assert (told == own) == (place is OutsidePlace.DIRECT)
        assert ("oauth2/authorize" in told) == (place is not OutsidePlace.DIRECT)
        assert (await world.slash(ada, "help")).whisper == own


@pytest.mark.parametrize("place", [OutsidePlace.SERVER, OutsidePlace.GROUP])
async def test_rules_elsewhere_know_no_table(tmp_path: Path, place: OutsidePlace) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        ada = world.people[0]
        ada.language = "de"
        before = world.messages()
        with brought(world.env.backend, place):
            answer = await world.slash(ada, "rules")
        assert DE("rules-games") in answer.whisper
        assert DE("rules-games") not in (await world.slash(ada, "rules")).whisper
        assert [each for each in world.messages() if not each.private] == before


@pytest.mark.parametrize("place", OutsidePlace)
async def test_privacy_works_anywhere(tmp_path: Path, place: OutsidePlace) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        ada = world.people[0]
        with brought(world.env.backend, place):
            shown = await world.slash(ada, "privacy show")
            assert EN("stored-seats", count=1) in shown.whisper
            asked = await world.slash(ada, "privacy delete")
            await world.click(ada, asked.messages[0], EN("sure-delete-me.button"))
        shown = await world.slash(ada, "privacy show")
        assert EN("stored-seats", count=1) not in shown.whisper


async def test_a_server_without_the_bot_learns_and_keeps_nothing(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        ada, bot = world.people[0], host(world)
        with (
            brought(world.env.backend, OutsidePlace.SERVER),
            patch.object(bot.services.members, "here") as here,
            patch.object(bot.presenter.first_results, "_tell") as told,
        ):
            await world.slash(ada, "rules")
            await world.slash(ada, "help")
        assert not here.called
        assert not told.called
        assert bot.get_guild(ELSEWHERE) is None


async def test_a_person_blocked_by_the_operator_is_blocked_anywhere(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        ada, bot = world.people[0], host(world)
        bot.apply(structs.replace(bot.settings, blocked=frozenset({ada.user.id})))
        with brought(world.env.backend, OutsidePlace.GROUP):
            assert EN("blocked-by-operator") in (await world.slash(ada, "help")).whisper
            assert (await world.slash(ada, "privacy show")).given


async def test_an_admin_of_a_server_without_the_bot_sets_nothing_there(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await for_persons(world)
        (ada,) = world.people
        with brought(world.env.backend, OutsidePlace.SERVER):
            [own] = (await world.slash(ada, "privacy delete")).messages
            for press in ("server:0:page", "server:0:set:threads"):
                answer = await world.forge(ada, own, press, ["true"])
                assert EN("only-admins") in answer.whisper
        assert not (await host(world).tables.choices.server(ELSEWHERE)).threads
