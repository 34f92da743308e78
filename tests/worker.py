"""One of several processes that share a database, without Discord, made to be killed (see test_workers).

``python -m tests.worker URL SHARDS OWN TABLES`` plays at so many tables on the server of each of its own
shards, hands clicks on for tables of the others, and answers those that are handed to it; it writes on
lines what it does, each before or after it is stored.
"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from functools import partial
from itertools import count
from random import Random

from msgspec import json

from data.store.errors import StoreError
from data.store.homes import Home
from data.store.notices import Notice
from data.store.postgres.store import PostgresStore
from engine.hosting.actions.lobby import join
from engine.hosting.service.tables import Tables
from engine.hosting.state.refusals import Refused
from tests.engine.hosting.seated import answer

PEOPLE = range(1, 5)
GAMES = ("classic", "card_race", "action_cards")
"""What is played at the tables, in turn: two of them with hidden hands."""

PAUSE = 0.002
"""Seconds between two presses at a table."""


def say(*words: object) -> None:
    """Write a line at once, and whole."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


class Worker:
    """Plays where it is at home."""

    def __init__(self, store: PostgresStore, tables: int) -> None:
        self.most = tables
        self.store, self.tables, self.random = store, Tables(store), Random(os.getpid())
        self.clicks = count(1)

    async def run(self) -> None:
        record = [each async for each in self.store.open_tables()]
        say("ready", *sorted(each.id for each in record))
        async with asyncio.TaskGroup() as group:
            group.create_task(self.store.process_messages.serve(self.take, self.heed))
            for shard in sorted(self.store.home.own):
                here = [each.id for each in record if self.store.home.shard(each.server) == shard]
                for number, table in enumerate([*here, *[0] * self.most][: self.most]):
                    game = GAMES[number % len(GAMES)]
                    group.create_task(self.play(shard << 22 | 1 << 40, table, game))
            group.create_task(self.hand_on())

    async def play(self, server: int, table: int, game: str) -> None:
        """Play game after game at a table."""
        while True:
            with suppress(StoreError):
                table = table or await self.begun(server, game)
                session = await self.tables.get(table)
                if not session.waiting():  # it is over, or was to begin when this process ended
                    table = 0
                    continue
                await self.press(table, *answer(session, self.random))
            await asyncio.sleep(PAUSE)

    async def begun(self, server: int, game: str) -> int:
        first, *others = PEOPLE
        session = await self.tables.lobbies.open(game, "book", first, server, server, 1)
        for person in others:
            session = await self.tables.lobbies.set_up(
                session.record.id, partial(join, person=person, click=person)
            )
        return (await self.tables.lobbies.start(session.record.id, first, 9)).record.id

    async def press(self, table: int, person: int, question: int, action: str) -> str:
        """Press a button; say so before, and after it what it came to."""
        say("pressed", table, person, question, action)
        try:
            session = await self.tables.act(table, person, question, action)
        except Refused as refused:
            say("refused", table, refused.key)
            return refused.key
        say("stored", table, session.record.changes, session.record.seq)
        return "stored"

    async def hand_on(self) -> None:
        """Hand clicks on for tables elsewhere, one after the other at each."""
        home = self.store.home
        there = {shard << 22 | 1 << 40: shard for shard in {*range(home.shards)} - home.own}
        while there:
            for server, shard in there.items():
                with suppress(StoreError, Refused):
                    for table in await self.store.tables_on(server):
                        session = await self.tables.read(table)
                        if session.waiting():
                            number = f"{os.getpid()}.{next(self.clicks)}"
                            press = answer(session, self.random)
                            say("handing", number)
                            click = json.encode([number, table, *press])
                            taken = await self.store.process_messages.hand_on(shard, click)
                            say("handed" if taken else "back", number)
            await asyncio.sleep(PAUSE)

    def take(self, click: bytes) -> None:
        """Answer a click of another process."""
        number, table, person, question, action = json.decode(click)

        async def answered() -> None:
            say("took", number)
            with suppress(StoreError):
                say("answered", number, await self.press(table, person, question, action))

        self.answering = asyncio.create_task(answered())

    async def heed(self, notice: Notice) -> None:
        """Nothing is told here."""


async def main(url: str, shards: str, own: str, tables: str) -> None:
    """Hold some shards, and play."""
    home = Home(int(shards), frozenset(map(int, own.split(","))))
    await Worker(await PostgresStore.open(url, home=home), int(tables)).run()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
