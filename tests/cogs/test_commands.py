"""The commands as they are told to Discord."""

from typing import Any
from unittest.mock import patch

import pytest

from cogs.client import Poeppel, cogs
from cogs.platform.operator_settings import Settings
from cogs.platform.translator import LOCALES, Translator, commands_payload
from data.shipped.texts import Library
from tests.command_checks import check_commands

LANGUAGES = [locale.value for locale in LOCALES]


@pytest.fixture
async def payload() -> list[dict[str, Any]]:
    bot = Poeppel(Settings())
    await bot.tree.set_translator(Translator())
    nothing: Any = None
    for cog in cogs(nothing, nothing, nothing, nothing):
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
        for cog in cogs(nothing, nothing, nothing, nothing):
            await bot.add_cog(cog)
        assert await commands_payload(bot.tree) == payload
