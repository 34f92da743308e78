"""Commands in each language, and the hash that says whether they changed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from cogs.platform import commands, translator
from cogs.platform.commands import commands_hash, commands_payload, named
from cogs.platform.translator import Translator
from data.shipped.texts import Library
from tests.command_checks import check_commands

TEXTS = {
    "en": """
command-throw = throw
    .about = Throw a die
command-throw-way = way
    .about = How it is thrown
way-high = high up
""",
    "de": """
command-throw = würfeln
    .about = Wirf einen Würfel
command-throw-way = art
    .about = Wie er geworfen wird
way-high = hoch hinauf
""",
}


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[dict[str, str]], None]:
    def read(texts: dict[str, str]) -> None:
        for language, source in texts.items():
            (tmp_path / language).mkdir(exist_ok=True)
            (tmp_path / language / "commands.ftl").write_text(source, "utf-8")
        library = Library([tmp_path])
        monkeypatch.setattr(translator, "of_commands", library.__getitem__)
        monkeypatch.setattr(translator, "LOCALES", {discord.Locale.german: "de"})
        monkeypatch.setattr(commands, "texts", lambda: library[None])

    read(TEXTS)
    return read


async def payload() -> list[dict[str, Any]]:
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    await tree.set_translator(Translator())

    high = app_commands.Choice(name=named("way-high"), value="high")

    @tree.command(name=named("command-throw"), description=named("command-throw.about"))
    @app_commands.rename(way=named("command-throw-way"))
    @app_commands.describe(way=named("command-throw-way.about"))
    @app_commands.choices(way=[high])
    async def throw(interaction: discord.Interaction, way: str) -> None: ...

    return await commands_payload(tree)


@pytest.mark.usefixtures("write")
async def test_names_descriptions_parameters_and_choices_are_translated() -> None:
    (command,) = await payload()
    (option,) = command["options"]
    (choice,) = option["choices"]
    assert command["name"] == "throw"
    assert command["name_localizations"] == {"de": "würfeln"}
    assert command["description_localizations"] == {"de": "Wirf einen Würfel"}
    assert option["name_localizations"] == {"de": "art"}
    assert option["description_localizations"] == {"de": "Wie er geworfen wird"}
    assert choice["name_localizations"] == {"de": "hoch hinauf"}
    assert check_commands([command], ["de"]) == []


@pytest.mark.parametrize("bad", ["Würfeln", "wirf ihn", "w" * 33, "würfeln!"])
async def test_a_name_that_discord_would_refuse_is_named(
    write: Callable[[dict[str, str]], None], bad: str
) -> None:
    write({"de": TEXTS["de"].replace("würfeln", bad)})
    with pytest.raises(app_commands.TranslationError) as caught:
        await payload()
    assert "command-throw" in str(caught.value.__cause__)


@pytest.mark.usefixtures("write")
def test_a_missing_text_is_noticed_at_once() -> None:
    with pytest.raises(KeyError):
        named("command-nothing")


@pytest.mark.usefixtures("write")
async def test_the_hash_is_the_same_until_something_changes() -> None:
    commands = await payload()
    before = commands_hash(commands)
    assert commands_hash(await payload()) == before
    assert commands_hash([dict(reversed(each.items())) for each in commands]) == before
    for change in (
        {"description": "Otherwise"},
        {"name_localizations": {"de": "wirf"}},
        {"options": [{**commands[0]["options"][0], "choices": []}]},
    ):
        changed = [{**commands[0], **change}]
        assert commands_hash(changed) != before
