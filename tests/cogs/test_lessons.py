"""Whole first games through the bot: what they teach, where it is read, and how it ends."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from msgspec import structs

from cogs.widgets.message_layout import PictureJob
from engine.catalog import CATALOG
from engine.hosting.actions.lessons import standing
from engine.hosting.service import scheduler
from engine.system import MOST, System
from tests.cogs.playing import begun, host, hosted, table
from tests.evenings import PAUSE, Evening
from tests.simulation import Simulation
from tests.soak import soaked
from tests.words import EN

OWN = EN("lesson-own", lesson="").strip()
"""The sign before each lesson."""


@pytest.fixture
def know_the_games() -> None:
    """Nobody knows them here."""


class Learning(Evening):
    """A game whose lessons are noted, by message, as they come to stand there."""

    def __init__(self, world: Simulation, number: int) -> None:
        self.number, self.stood = number, dict[str, list[str]]()
        self.read = defaultdict[str, list[str]](list)
        self.world = world

    async def begin(self) -> Learning:
        super().__init__(self.world, await table(self.world, self.number))
        return self

    async def _look(self) -> bool:
        on = await super()._look()
        now = dict[str, list[str]]()
        session = self._session
        hands = {f"hand {who}": each for who, each in session.hands.items() if each.message}
        shown = {"board": self._board(session)} | {
            name: self._seen(each.channel, each.message or 0) for name, each in hands.items()
        }
        for name, message in shown.items():
            lines = [line for line in message.text.splitlines() if line.startswith(OWN)]
            now[name] = lines
            assert bool(lines) == (EN("button-known") in message.buttons)
            # One that gives way to that of a player asked has not been said for good.
            kept = standing(session, private=name != "board").values()
            before = [line for line in self.stood.get(name, []) if line not in lines]
            waits = [line for line in before if line.endswith(tuple(map(EN, kept)))]
            self.read[name] += [line for line in lines if line not in self.stood.get(name, [])]
            now[name] += waits
        self.stood = now
        return on


def lessons(system: System, private: bool) -> set[str]:
    """The sentences of a game, on boards or in hands."""
    return {EN(each.key) for each in system.lessons if each.private == private}


@pytest.fixture
def in_a_hurry() -> Iterator[None]:
    with (
        patch.object(PictureJob, "painted", lambda sketch: b"a picture"),
        patch.object(scheduler, "LOOK", PAUSE),
    ):
        yield


@pytest.mark.usefixtures("in_a_hurry")
@pytest.mark.parametrize(
    "key", soaked(("classic", "card_race", "walls", "action_cards", "tournament"))
)
async def test_a_first_game_teaches_each_thing_once_and_a_second_nothing(
    tmp_path: Path, key: str
) -> None:
    """Each lesson stands once for its person at most; after *I know this*, none."""
    system = CATALOG[key]
    preset = "short" if "short" in system.presets else "book"
    async with hosted(tmp_path / "first.sqlite3", 3) as world:
        await host(world).tables.settings.change_server(
            world.server.id,
            lambda server: structs.replace(server, rolls="itself", pace="quick"),
        )
        await begun(world, game=key, preset=preset)
        *_, knows = world.people
        await host(world).tables.know(1, knows.id)
        await host(world).presenter.boards.settled()
        first = await Learning(world, 1).begin()
        await first.play()
        for name, lines in first.read.items():
            assert len(lines) == len(set(lines)), (name, lines)
            assert knows.name not in "".join(lines)
            private = name != "board"
            known = lessons(system, private)
            assert all(line.endswith(tuple(known)) for line in lines), (name, lines)
        for person in world.people:
            own = [line for line in first.read["board"] if person.name in line]
            own += first.read[f"hand {person.id}"]
            assert len(own) <= MOST
            assert bool(own) == (person is not knows)
        await world.advance(PAUSE)
        await begun(world, game=key, preset=preset)
        assert (await table(world, 2)).setup.lessons == {}


@pytest.mark.usefixtures("in_a_hurry")
async def test_i_know_this_ends_the_lessons_of_one_person(tmp_path: Path) -> None:
    """Its button stands below a lesson; whoever has none is told so."""
    async with hosted(tmp_path / "first.sqlite3", 2) as world:
        board = await begun(world, game="walls")
        first, second = world.people
        while EN("button-known") not in board.buttons:
            roll = next(label for label in board.buttons)
            session = await table(world)
            asked = session.controller(session.waiting()[0]).person
            await world.click(first if first.id == asked else second, board, roll)
        (taught,) = (each for each in (first, second) if each.name in told(board.text))
        await world.click(taught, board, EN("button-known"))
        assert OWN not in board.text
        assert EN("button-known") not in board.buttons
        assert taught.id not in (await table(world)).setup.lessons
        assert len((await table(world)).setup.lessons) == 1


def told(text: str) -> str:
    """The lines of lessons in a text."""
    return "\n".join(line for line in text.splitlines() if line.startswith(OWN))
