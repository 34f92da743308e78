"""A small bot with everything that the real one has: a stand-in that fails only if we do.

A table counts rolls. It has a board with a picture and DynamicItems, a store on a thread of its own
behind a queue, a clock that sleeps until it is woken, private answers, direct messages, a form and a
menu.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import re
from pathlib import Path
from typing import Any, Self

import aiosqlite
import discord
from discord import app_commands, ui
from discord.ext import commands
from PIL import Image

Interaction = discord.Interaction[Any]

SLEEP = 60.0
"""Seconds until the clock speaks of a table at which nothing happens."""


def picture(rolls: int) -> discord.File:
    image = Image.new("RGB", (400, 400), "#f4e4bc")
    image.paste("#da373c", (20 + rolls % 20 * 18, 180, 40 + rolls % 20 * 18, 220))
    file = io.BytesIO()
    image.save(file, "PNG")
    file.seek(0)
    return discord.File(file, f"board-{rolls}.png", description=f"A board after {rolls} rolls")


class Stub(commands.AutoShardedBot):
    """The bot."""

    def __init__(self, database: Path | str = ":memory:") -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True))
        self.database = database
        self.rolls: dict[int, int] = {}
        self.boards: dict[int, discord.PartialMessage] = {}
        self.woken = asyncio.Event()
        self.writes: asyncio.Queue[tuple[int, int, asyncio.Future[None]]] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []
        self.store: aiosqlite.Connection
        self.tree.add_command(play)
        self.tree.add_command(fail)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Button, Menu)
        self.store = await aiosqlite.connect(self.database)
        await self.store.execute(
            "CREATE TABLE IF NOT EXISTS rolls (t INTEGER PRIMARY KEY, n INTEGER)"
        )
        async with self.store.execute("SELECT t, n FROM rolls") as rows:
            self.rolls = {t: n async for t, n in rows}
        await self.tree.sync()
        self.tasks = [asyncio.create_task(self.write()), asyncio.create_task(self.remind())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await super().close()
        if hasattr(self, "store"):
            await self.store.close()

    async def write(self) -> None:
        while True:
            table, rolls, done = await self.writes.get()
            await self.store.execute("INSERT OR REPLACE INTO rolls VALUES (?, ?)", (table, rolls))
            await self.store.commit()
            done.set_result(None)

    async def remind(self) -> None:
        """Say so in each channel once nothing has happened for a while."""
        while True:
            self.woken.clear()
            # Not asyncio.wait_for: before Python 3.12 it may swallow a cancellation.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SLEEP):
                    await self.woken.wait()
                continue
            for board in self.boards.values():
                await board.channel.send("Is anybody there?")
            self.boards.clear()

    async def count(self, table: int, rolls: int) -> None:
        self.rolls[table] = rolls
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self.writes.put((table, rolls, done))
        await done
        self.woken.set()


def bot_of(interaction: Interaction) -> Stub:
    assert isinstance(interaction.client, Stub)
    return interaction.client


class Button(
    ui.DynamicItem[ui.Button[Any]], template=r"t:(?P<table>\d+):(?P<rolls>\d+):(?P<what>[a-z]+)"
):
    def __init__(self, table: int, rolls: int, what: str, label: str = "-") -> None:
        super().__init__(ui.Button(label=label, custom_id=f"t:{table}:{rolls}:{what}"))
        self.table, self.rolls, self.what = table, rolls, what

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(int(match["table"]), int(match["rolls"]), match["what"])

    async def callback(self, interaction: Interaction) -> None:
        bot, respond = bot_of(interaction), interaction.response
        match self.what:
            case "roll" if bot.rolls.get(self.table) != self.rolls:
                await respond.send_message("This board is outdated.", ephemeral=True)
            case "roll":
                await bot.count(self.table, self.rolls + 1)
                image = await asyncio.to_thread(picture, self.rolls + 1)
                await respond.edit_message(
                    view=Board(self.table, self.rolls + 1), attachments=[image]
                )
            case "hand":
                text = f"{interaction.user.display_name}'s hand in {interaction.locale}"
                await respond.send_message(text, ephemeral=True)
            case "mail":
                await respond.defer()
                try:
                    await interaction.user.send(view=Mail(self.table, self.rolls))
                except discord.Forbidden:
                    await interaction.followup.send("Your mail is closed.", ephemeral=True)
            case "name":
                await respond.send_modal(Name())
            case "break":
                raise RuntimeError("broken on purpose")
            case "silent":
                pass


class Menu(ui.DynamicItem[ui.Select[Any]], template=r"m:(?P<table>\d+)"):
    def __init__(self, table: int) -> None:
        options = [discord.SelectOption(label=label, value=label[0]) for label in ("Book", "Fast")]
        super().__init__(ui.Select(custom_id=f"m:{table}", options=options, placeholder="Rules"))
        self.table = table

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(int(match["table"]))

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"Rules: {self.item.values}", ephemeral=True)


class Board(ui.LayoutView):
    def __init__(self, table: int, rolls: int) -> None:
        super().__init__(timeout=None)
        shown = discord.MediaGalleryItem(
            f"attachment://board-{rolls}.png", description=f"A board after {rolls} rolls"
        )
        self.add_item(
            ui.Container(
                ui.MediaGallery(shown),
                ui.TextDisplay(f"**Table {table}**, rolls: {rolls}"),
                ui.ActionRow(
                    Button(table, rolls, "roll", "Throw"),
                    Button(table, rolls, "hand", "Mine"),
                    Button(table, rolls, "mail", "Mail me"),
                    Button(table, rolls, "name", "Name the table"),
                ),
                ui.ActionRow(
                    Button(table, rolls, "break", "Break"),
                    Button(table, rolls, "silent", "Say nothing"),
                ),
                ui.ActionRow(Menu(table)),
                accent_colour=0xF5C542,
            )
        )


class Mail(ui.LayoutView):
    def __init__(self, table: int, rolls: int) -> None:
        super().__init__(timeout=None)
        row: ui.ActionRow[Any] = ui.ActionRow(Button(table, rolls, "hand", "Peek"))
        self.add_item(ui.Container(ui.TextDisplay("Your cards"), row))


class Name(ui.Modal, title="The table's name"):
    name: ui.TextInput[Any] = ui.TextInput(label="Name", custom_id="name")

    async def on_submit(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"It is {self.name.value}.", ephemeral=True)


@app_commands.command(description="Put a board here")
@app_commands.describe(rules="By which rules")
async def play(interaction: Interaction, rules: str = "book") -> None:
    bot = bot_of(interaction)
    table = len(bot.rolls) + 1
    await bot.count(table, 0)
    image = await asyncio.to_thread(picture, 0)
    await interaction.response.send_message(view=Board(table, 0), file=image)
    message = await interaction.original_response()
    assert isinstance(interaction.channel, discord.TextChannel)
    bot.boards[table] = interaction.channel.get_partial_message(message.id)


@app_commands.command(description="Fail")
async def fail(interaction: Interaction) -> None:
    raise RuntimeError("failed on purpose")
