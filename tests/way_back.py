"""The way to this version and back, walked with a clone of a former one.

``python -m tests.way_back CLONE PYTHON`` has games of all kinds begun by the bot of that clone, and a cup where
it has cups, at a Discord on loopback. This version plays on; the copy that it made before its migration is put
back by the former one, which plays on as well; and once more. PYTHON is that of the clone's environment, with
what it runs on and simcord.
"""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from simcord.builders import ChannelHandle

from cogs.widgets.buttons import Kind, custom_id
from engine.catalog import CATALOG
from tests.cogs.test_cups import message, threads
from tests.command_line import ROOT
from tests.discord_on_loopback import Served, served
from tests.simulation import Person, Seen

PEOPLE = ["Ada", "Ben", "Cem", "Dora", "Eda", "Finn", "Gül", "Hans"]
HERE = ROOT, sys.executable
FEW, MANY = 12, 10_000
"""Answers at a table that is to go on, and at one that is to end."""

PATIENCE = 60.0
"""Real seconds in which a bot must end."""

Version = tuple[Path, str]
"""A clone, and its Python."""


def moves(board: Seen) -> list[str]:
    """Return the moves on buttons."""
    return [each for each in board.buttons.values() if each.startswith("act:")]


class Walk:
    """A world in which bots of two versions take turns."""

    def __init__(self, world: Served, former: Version) -> None:
        self.world, self.former = world, former
        self.file = Path(world.database)
        self.channels: list[ChannelHandle] = []

    async def start(self, version: Version) -> None:
        launcher = str(ROOT / "tests" / "bot_of_a_version.py")
        await self.world.begin(command=[version[1], launcher, str(version[0])])
        await self.world.advance(60)

    async def stop(self) -> None:
        """Stop the bot in peace: its clock goes on while it says goodbye."""
        process, clock = self.world.processes[0], self.world.mover.clock
        process.terminate()
        async with asyncio.timeout(PATIENCE):
            while process.returncode is None:
                await asyncio.sleep(0.01)
                if not self.world._is_busy():
                    clock.elapsed += 0.05
        assert process.returncode == 0
        await self.world.kill()

    async def play(self, tables: Sequence[int], answers: int = FEW) -> dict[int, int]:
        """Have answers given at tables; return how many by table."""
        process, given = self.world.processes[0], dict[int, int]()
        assert process.stdin
        assert process.stdout
        for table in tables:
            process.stdin.write(f"{table} {answers}\n".encode())
            line = asyncio.create_task(process.stdout.readline())
            while not (await asyncio.wait([line], timeout=0.05))[0]:
                await self.world.advance(1)
            given[table] = int(line.result())
            await self.world.advance(5)
        return given

    async def press(self) -> int:
        """Press a move on each board, in turn by all; return how many were taken."""
        before = self.answers()
        for place in [*self.channels, *map(self.world.place, sorted(threads(self.world)))]:
            offered = [board for board in self.world.messages(place) if moves(board)]
            for person in self.world.people if offered else ():
                board, at = offered[-1], self.answers()
                if board.here and moves(board):
                    await self.world.click(person, board, moves(board)[0])
                    await self.world.advance(5)
                if self.answers() > at:
                    break
        return self.answers() - before

    def answers(self) -> int:
        with closing(sqlite3.connect(self.file)) as db:
            return int(db.execute("SELECT coalesce(sum(seq), 0) FROM tables").fetchone()[0])

    def running(self) -> list[int]:
        found = "SELECT id FROM tables WHERE status = 'running' ORDER BY id"
        with closing(sqlite3.connect(self.file)) as db:
            return [table for (table,) in db.execute(found)]

    def rows(self) -> list[str]:
        with closing(sqlite3.connect(self.file)) as db:
            return list(db.iterdump())

    # --- what the former version does

    async def begun(self) -> None:
        """Begin a cup where there are cups, a game of each kind, and one more for its result."""
        world = self.world
        if "cups" in " ".join(self.rows()):
            await self.cup()
        for person, key in zip(world.people, [*CATALOG, "classic"], strict=False):
            channel = world.server.create_text_channel(f"{key}-{person.name}")
            self.channels.append(channel)
            await world.slash(person, "play", where=channel, game=key)
            await world.advance(5)
            for other in [each for each in world.people if each != person][:2]:
                await self.presses(other, channel, "join")
            await self.presses(person, channel, "start")
        ended = self.running()[-1]
        print("begun:", self.running(), await self.play([ended], MANY))
        print("played:", await self.play(self.running()))

    async def presses(self, person: Person, channel: ChannelHandle, word: str) -> None:
        found = self.world.last(channel)
        [button] = [each for each in found.buttons.values() if each.split(":")[-1] == word]
        assert (await self.world.click(person, found, button)).given
        await self.world.advance(5)

    async def cup(self) -> None:
        """Bring a cup into its second round; 1.1.0 calls its length a time."""
        world = self.world
        await world.slash(world.people[0], "cup new", time="days-2", rounds=3)
        await world.advance(30)
        for person in world.people:
            await world.click(person, message(world), custom_id(Kind.CUP, 0, 1, "join"))
        before = self.running()
        await world.advance(3700)
        first = [each for each in self.running() if each not in before]
        print("first round:", await self.play(first, MANY))
        await world.advance(120)
        second = [each for each in self.running() if each not in before]
        assert second
        print("second round:", second)

    def restore(self) -> None:
        """Put the copy back by the former version."""
        [copy] = self.file.parent.glob(f"{self.file.name}.before-*")
        said = subprocess.run(
            [self.former[1], str(self.former[0] / "bot.py"), "restore", str(copy)],
            env={"POEPPEL_DATABASE": str(self.file)}, cwd=self.file.parent, check=True,
            capture_output=True, text=True,
        )  # fmt: skip
        print(said.stdout.strip())


async def walk(former: Version, folder: Path) -> None:
    """Go there and back, twice."""
    async with served(folder, str(folder / "p.sqlite3"), PEOPLE) as world:
        way = Walk(world, former)
        await way.start(former)
        await way.begun()
        await way.stop()
        for _ in range(2):
            before, running = way.rows(), way.running()
            for version in HERE, former:
                await way.start(version)
                assert way.running() == running
                given, pressed = await way.play(running), await way.press()
                assert set(given.values()) == {FEW}
                assert pressed
                print(f"{version[0]}: {given}, {pressed} moves pressed")
                await way.stop()
                assert way.rows() != before
                if version is HERE:
                    way.restore()
                    assert way.rows() == before


def main(clone: str, python: str) -> None:
    with TemporaryDirectory() as folder:
        asyncio.run(walk((Path(clone).resolve(), python), Path(folder)))


if __name__ == "__main__":
    main(*sys.argv[1:])
