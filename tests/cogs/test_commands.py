"""The commands as they are told to Discord."""

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from discord.app_commands import CommandSyncFailure

from cogs.client import Poeppel, cogs, tell_of_commands
from cogs.platform.commands import commands_payload
from cogs.platform.operator_settings import Settings
from cogs.platform.translator import LOCALES, Translator
from data.shipped.texts import Library, library
from tests.cogs.test_wire import at_work, served
from tests.command_checks import check_commands

LANGUAGES = [locale.value for locale in LOCALES]


@pytest.fixture
async def payload() -> list[dict[str, Any]]:
    bot = Poeppel(Settings())
    await bot.tree.set_translator(Translator())
    nothing: Any = None
    for cog in cogs(nothing, nothing, nothing, nothing, nothing):
        await bot.add_cog(cog)
    return await commands_payload(bot.tree)


async def test_discord_takes_them_and_they_are_translated(payload: list[dict[str, Any]]) -> None:
    assert check_commands(payload, LANGUAGES) == []


async def test_every_command_says_where_it_can_be_used(
    payload: list[dict[str, Any]],
) -> None:
    assert [each["name"] for each in payload if not each.get("contexts")] == []


async def test_their_texts_are_read_without_all_others(payload: list[dict[str, Any]]) -> None:
    """Languages that nobody has spoken yet cost nothing at the start."""
    with patch.object(Library, "_texts", side_effect=AssertionError):
        bot = Poeppel(Settings())
        await bot.tree.set_translator(Translator())
        nothing: Any = None
        for cog in cogs(nothing, nothing, nothing, nothing, nothing):
            await bot.add_cog(cog)
        assert await commands_payload(bot.tree) == payload


async def test_discord_takes_them_over_the_wire_with_the_names_of_each_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(monkeypatch) as small, at_work(small, tmp_path / "p.sqlite3") as table:
        await tell_of_commands(table.bot.tree, table.bot.store)
        play = next(each for each in small.commands if each["name"] == "play")
    named = {each: library()[each]("command-play") for each in LANGUAGES}
    assert play["name_localizations"] == named
    options = [library()[each]("command-play.game") for each in LANGUAGES]
    assert sorted(play["options"][0]["name_localizations"].values()) == sorted(options)


async def test_two_commands_of_one_name_in_a_language_are_refused_over_the_wire(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(monkeypatch) as small, at_work(small, tmp_path / "p.sqlite3") as table:
        alike = patch.object(Translator, "translate", return_value="spiel")
        with alike, pytest.raises(CommandSyncFailure):
            await tell_of_commands(table.bot.tree, table.bot.store)
        assert small.commands == []
        assert "commands of one name de" in small.wrong
