"""``/check``: what is missing in a channel, in words, and where to click."""

from __future__ import annotations

from pathlib import Path

import pytest
from discord import Guild, PermissionOverwrite, Permissions
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType, OverwriteType

from cogs.platform.permissions import invitation
from tests.cogs.playing import host, hosted, refused, threads
from tests.cogs.test_gone_channels import channel_without
from tests.simulation import Person, Simulation
from tests.words import DE, EN, like


async def checked(world: Simulation, person: Person, channel: object = None) -> str:
    """What somebody is told about a channel, who alone sees it."""
    (answer,) = (await world.slash(person, "check", where=channel)).messages  # type: ignore[arg-type]
    assert answer.private
    return answer.text


async def test_where_nothing_is_missing_that_is_said(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada = world.people[0]
        assert await checked(world, ada) == EN("check-fine", channel=f"<#{world.channel.id}>")
        assert [each.text for each in world.messages(ada.dm)] == [EN("check-dm")]
        ada.language = "de"
        assert await checked(world, ada) == DE("check-fine", channel=f"<#{world.channel.id}>")


async def test_everything_that_is_missing_is_named_with_where_to_click(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        lacking = ("send_messages", "attach_files", "embed_links", "create_public_threads")
        channel = channel_without(world, *lacking)
        world.close_dms(ada)
        said = await checked(world, ada, channel)
        assert EN("check-wrong", channel=f"<#{channel.id}>", count=3) in said
        for name in (EN("permission-send-messages"), EN("permission-attach-files")):
            assert like(EN, "check-lacks", permission=name, where="channel").search(said)
        for name in (EN("permission-embed-links"), EN("permission-create-public-threads")):
            assert like(EN, "check-nice", permission=name, where="channel").search(said)
        assert EN("check-dm-closed") in said


async def test_a_missing_thread_permission_is_a_fault_where_tables_have_threads(
    tmp_path: Path,
) -> None:
    """Without it, tables stay in the channel, and nobody says why."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        channel = channel_without(world, "create_public_threads")
        await threads(world)
        said = await checked(world, ada, channel)
        assert EN("check-wrong", channel=f"<#{channel.id}>", count=1) in said
        missing = {"permission": EN("permission-create-public-threads"), "where": "channel"}
        assert like(EN, "check-no-threads", **missing).search(said)
        assert not like(EN, "check-nice", where="channel").search(said)
        await threads(world, on=False)
        said = await checked(world, ada, channel)
        assert EN("check-fine", channel=f"<#{channel.id}>") in said
        assert like(EN, "check-nice", **missing).search(said)


async def test_a_voice_channel_needs_more(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        made = world.env.backend.create_channel(
            world.server.id,
            "talk",
            type=ChannelType.VOICE,
            overwrites=[
                Overwrite(
                    target_id=world.env.backend.bot_user.id,
                    type=OverwriteType.MEMBER,
                    allow=0,
                    deny=Permissions(connect=True).value,
                )
            ],
        )
        voice = ChannelHandle(world.env, world.server, made)
        connect = EN("permission-connect")
        missing = like(EN, "check-lacks", permission=connect, where="channel")
        assert missing.search(await checked(world, ada, voice))
        said = EN("missing-permissions", permissions=connect, channel=f"<#{voice.id}>")
        assert await refused(world, ada, "play", where=voice) == said


async def test_where_only_the_commands_are_installed_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot could post the lobby as an answer, and nothing after that."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        bot, (ada,) = host(world), world.people
        monkeypatch.setattr(bot, "get_guild", lambda _: None)
        said = EN("no-member", link=invitation(bot.application_id or 0))
        assert "scope=bot" in said
        assert await refused(world, ada, "play") == said
        assert await refused(world, ada, "check") == said


async def test_a_check_names_commands_that_the_server_denies_to_members(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        everybody = world.server.default_role
        denied = PermissionOverwrite(use_application_commands=False)
        channel = world.server.create_text_channel("b", overwrites={everybody: denied})
        backend = world.env.backend
        play = next(
            int(each["id"])
            for each in backend.commands[None].values()
            if each["name"] == EN("command-play")
        )
        off = {"id": str(channel.id), "type": 3, "permission": False}
        backend.set_command_permissions(world.server.id, play, [off])
        other = world.channel.id
        await host(world).tables.settings.change_server(
            world.server.id, lambda server: type(server)(channels=(other,))
        )
        said = await checked(world, ada, channel)
        assert EN("check-no-commands") in said
        assert EN("check-switched-off") in said
        assert f"<#{other}>" in said
        world.refuse("GET", "/applications/*/commands", 500, times=None)
        assert EN("check-switched-off") not in await checked(world, ada, channel)


async def test_the_role_with_missing_permissions_is_mentioned_beside_any_nickname(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord makes it as the bot joins; a nickname stands at no role."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        channel = channel_without(world, "attach_files")
        made = world.server.create_role("Pöppel")
        own = property(lambda guild: guild.get_role(made.id))
        monkeypatch.setattr(Guild, "self_role", own)
        lacks = {"permission": EN("permission-attach-files"), "where": "channel"}
        said = await checked(world, ada, channel)
        assert EN("check-lacks", role=f"<@&{made.id}>", **lacks) in said


async def test_a_channel_for_one_role_lets_its_members_use_commands(tmp_path: Path) -> None:
    """All others do not see it, and need no commands there."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        everybody, members = world.server.default_role, world.server.create_role("members")
        sees, hidden = (
            PermissionOverwrite(view_channel=True),
            PermissionOverwrite(view_channel=False),
        )
        assert world.bot.user is not None
        channel = world.server.create_text_channel(
            "c", overwrites={everybody: hidden, members: sees, world.bot.user: sees}
        )
        assert await checked(world, ada, channel) == EN("check-fine", channel=f"<#{channel.id}>")


async def test_a_refusal_leads_to_the_check(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ben = world.people[1]
        channel = channel_without(world, "send_messages")
        with world.expecting_errors("missing-permissions"):
            (refusal,) = (await world.slash(ben, "play", where=channel)).messages
        assert list(refusal.buttons) == [EN("button-check")]
        (told,) = (await world.click(ben, refusal, EN("button-check"))).messages
        assert told.private
        assert EN("permission-send-messages") in told.text
