"""SIGKILL at any moment: nothing shown is lost, no answer counts twice, the dice go on.

The normal suite kills the bot 5 times, the soak test 50 times on one file.
"""

from __future__ import annotations

import multiprocessing
from itertools import count
from pathlib import Path
from random import Random

import pytest
from msgspec import json

from data.records import Entry, TableRecord
from data.store.sqlite_store import SqliteStore
from engine.catalog import CLASSIC
from engine.chance import Pick, Roll, Shuffle
from engine.core import CHANCE, Play, State
from engine.hosting.state import setups
from engine.hosting.state.dice import Dice
from tests.bot_to_kill import play, position

PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.bot_to_kill"])

MOMENTS = 250
"""A process lives at most so long; a click takes about five moments."""


class Witness:
    """What was shown and pressed before the kills, held against what is stored after each."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.shown: dict[tuple[int, int], str] = {}
        """By table and number of answers: a hash of the position."""
        self.pressed: set[tuple[int, int, str]] = set()
        """Who pressed which button: person, and table, question and action as they are on it."""
        self.logs: dict[int, list[Entry]] = {}
        self.hours = count(1)

    def kill(self, fuse: int) -> None:
        """Let a bot play until it kills itself, and write down what it told."""
        hear, tell = PROCESSES.Pipe(duplex=False)
        arguments = (self.file, next(self.hours), fuse, tell)
        process = PROCESSES.Process(target=play, args=arguments, daemon=True)
        process.start()
        tell.close()
        try:
            while True:
                self.hear(hear.recv_bytes().decode().split())
        except EOFError:
            process.join()
        assert process.exitcode == -9, "killed, and not ended by an error"

    def hear(self, words: list[str]) -> None:
        if words[0] == "shown":
            table, seq, what = words[1:]
            before = self.shown.setdefault((int(table), int(seq)), what)
            assert before == what, "the same board shows the same in every process"
        elif words[2].startswith("act:"):
            _, table, question, action = " ".join(words[2:]).split(":")
            self.pressed.add((int(words[1]), int(table), f"{question}:{action}"))

    async def check(self) -> None:
        """Hold everything known against the file."""
        store = await SqliteStore.open(self.file)
        try:
            for table in {1, *(table for table, _ in self.shown)}:
                record = await store.load(table)
                if record is None:
                    assert not self.shown, "a table that was shown is stored"
                    continue
                log = await store.log(table)
                before = self.logs.get(table, [])
                assert log[: len(before)] == before, "nothing stored is changed or lost"
                self.logs[table] = log
                self.check_table(record, log)
        finally:
            await store.close()

    def check_table(self, record: TableRecord, log: list[Entry]) -> None:
        assert [row.seq for row in log] == list(range(record.seq))
        shown = {seq: what for (table, seq), what in self.shown.items() if table == record.id}
        assert max(shown, default=0) <= record.seq, "nothing was shown that is not stored"
        assert record.shown <= record.revision
        dice, n = Dice(record.seed, record.id, record.contributions), count()
        for row in log:
            if row.seat == CHANCE:
                question = json.decode(row.question, type=Roll | Shuffle | Pick)
                assert row.action == dice.outcome(next(n), question), "the dice as committed"
            elif row.by and not row.itself:
                button = (row.by, record.id, f"{row.seq}:{row.action}")
                assert button in self.pressed, "what counts was pressed, and counts once"
        if log:
            assert shown.items() <= self.replayed(record, log).items(), "what was shown is stored"

    @staticmethod
    def replayed(record: TableRecord, log: list[Entry]) -> dict[int, str]:
        """The positions after each answer, by the rules and the log alone."""
        chosen = setups.setup(record)
        seats = [seat.seat for seat in record.seats]
        game = CLASSIC.make(seats, CLASSIC.values(chosen.preset, chosen.rules))
        running = Play(game, State(json.encode(game.new()), seq=1))
        found = {1: position(game.view(running, None, ()))}
        for row in log[1:]:
            running.answer(row.seat, row.action)
            found[row.seq + 1] = position(game.view(running, None, ()))
        return found


async def survive(file: Path, kills: int, seed: int) -> Witness:
    """Kill a bot at random moments, again and again on the same file."""
    random, witness = Random(seed), Witness(file)
    for _ in range(kills):
        witness.kill(random.randint(1, MOMENTS))
        await witness.check()
    return witness


async def test_a_bot_killed_at_five_random_moments_loses_nothing(tmp_path: Path) -> None:
    witness = await survive(tmp_path / "poeppel.sqlite3", kills=5, seed=1)
    assert len(witness.shown) > 80  # more moments of a start come before the first board
    assert len(witness.logs[1]) > 150


@pytest.mark.soak
async def test_a_bot_killed_at_fifty_random_moments_loses_nothing(tmp_path: Path) -> None:
    witness = await survive(tmp_path / "poeppel.sqlite3", kills=50, seed=2)
    assert len(witness.shown) > 500
