"""More options than a message has room for, through the bot: in public, in private, by message."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from cogs.client import Poeppel
from cogs.platform.operator_settings import Settings
from data.shipped.languages import FOLDER
from data.shipped.texts import Library
from engine.core import Decision, Script, Table
from engine.system import System
from engine.views import Seat
from tests.engine.scripted import Said, system
from tests.simulation import Person, Seen, Simulation, Time, simulation
from tests.words import EN

WORDS = """
game-scripted = A crowd of options
    .goal = Choose one.
    .aim = Choose one
view-heard = Seat { $seat }
event-said = says { $what }
prompt-many = { $seats }: what?
action-pick = Pick { $what }
"""


def asking(count: int, *seats: Seat, secret: bool = False) -> System:
    """A game in which these seats may do so much, once each, over and over."""
    actions = tuple(f"pick {number}" for number in range(count))

    def turn(t: Table) -> Script[None]:
        left = list(seats)
        while left:
            options = dict.fromkeys(left, actions)
            default = dict.fromkeys(left, actions[0])
            seat, action = yield Decision("many", options, left[:], None, default, secret)
            left.remove(seat)
            yield Said(action)

    return replace(system(turn), hands=secret)


def bot_on(folder: Path, offered: System, time: Time) -> Poeppel:
    for language in ("en", "de"):
        (folder / language).mkdir()
        (folder / language / "crowd.ftl").write_text(WORDS, "utf-8")
    settings = Settings(database=folder / "p.sqlite3")
    catalog, library = {"scripted": offered}, Library((FOLDER, folder))
    return Poeppel(settings, catalog=catalog, texts=library, now=time, seed=bytes)


async def begun(world: Simulation) -> Seen:
    """Open a table, let everybody join, and start."""
    first, *others = world.people
    await world.slash(first, "play", game="scripted")
    for person in others:
        await world.click(person, world.last(), EN("button-join"))
    await world.click(first, world.last(), EN("button-start"))
    return world.last()


async def answers(world: Simulation) -> Sequence[str]:
    """What has been answered so far."""
    assert isinstance(world.bot, Poeppel)
    session = await world.bot.tables.get(1)
    return [event.what for row in session.tail for event in row.events if isinstance(event, Said)]


async def led(world: Simulation, person: Person, message: Seen, action: int) -> Seen:
    """Tap through menus and pages until this action is done; return the message it was done on."""
    for _ in range(4):
        menus = list(message.menus.values())
        lines = list(menus[0] if menus else message.buttons)
        first = [int(line.split()[1]) for line in lines if line.startswith("Pick")]
        line = lines[max(at for at, number in enumerate(first) if number <= action)]
        if menus:
            await world.choose(person, message, line)
        else:
            await world.click(person, message, line)
        if line == f"Pick {action}":
            return message
    raise AssertionError("no tap leads there")


async def test_hundreds_of_options_are_turned_over_on_the_board(tmp_path: Path) -> None:
    time = Time()
    async with simulation(bot_on(tmp_path, asking(700, 1), time), 3, time=time) as world:
        board, (_, ben, _) = await begun(world), world.people
        assert list(board.buttons) == ["Pick 0 … Pick 624", "Pick 625 … Pick 699"]
        await world.click(ben, board, "Pick 0 … Pick 624")
        (pages,) = board.menus.values()
        assert len(pages) == 25
        await world.click(ben, board, EN("button-back"))
        assert await led(world, ben, board, 633) == board
        assert await answers(world) == ["pick 633"]
        await led(world, ben, board, 40)
        assert await answers(world) == ["pick 633", "pick 40"]


async def test_the_way_back_leads_to_all_pages(tmp_path: Path) -> None:
    time = Time()
    async with simulation(bot_on(tmp_path, asking(60, 0), time), 3, time=time) as world:
        board, ada = await begun(world), world.people[0]
        assert len(board.buttons) == 3
        await world.click(ada, board, "Pick 50 … Pick 59")
        (lines,) = board.menus.values()  # ten buttons would push a picture out of sight
        assert list(lines) == [f"Pick {number}" for number in range(50, 60)]
        await world.click(ada, board, EN("button-back"))
        assert len(board.buttons) == 3


async def test_several_choose_each_in_private(tmp_path: Path) -> None:
    """The board is everybody's: nobody's choice takes it away from the others."""
    time = Time()
    async with simulation(bot_on(tmp_path, asking(20, 0, 1), time), 3, time=time) as world:
        board, (ada, ben, cem) = await begun(world), world.people
        assert list(board.buttons) == [EN("button-choose")]
        own = (await world.click(ada, board, EN("button-choose"))).messages[0]
        other = (await world.click(ben, board, EN("button-choose"))).messages[0]
        assert own.private
        assert other.private
        assert (await world.click(cem, board, EN("button-choose"))).sentence == EN("not-your-turn")
        assert list(board.buttons) == [EN("button-choose")]
        await led(world, ben, other, 17)
        assert await answers(world) == ["pick 17"]
        assert not other.here, "he has chosen"
        assert len(board.menus) == 1, "who is left chooses on the board"
        await led(world, ada, own, 3)
        assert await answers(world) == ["pick 17", "pick 3"]


async def test_a_few_of_several_stand_on_the_board(tmp_path: Path) -> None:
    time = Time()
    async with simulation(bot_on(tmp_path, asking(7, 0, 1), time), 3, time=time) as world:
        board, (ada, ben, _) = await begun(world), world.people
        assert list(board.buttons) == [f"Pick {number}" for number in range(7)]
        await world.click(ben, board, "Pick 4")
        await world.click(ada, board, "Pick 4")
        assert await answers(world) == ["pick 4", "pick 4"]


async def test_a_hand_leads_on_by_direct_message_and_behind_its_button(tmp_path: Path) -> None:
    time = Time()
    offered = asking(90, 0, secret=True)
    async with simulation(bot_on(tmp_path, offered, time), 3, time=time) as world:
        board, ada = await begun(world), world.people[0]
        hand = world.last(ada.dm)
        await world.click(ada, hand, "Pick 75 … Pick 89")
        assert len([label for label in hand.buttons if label.startswith("Pick")]) == 15
        await world.click(ada, hand, EN("button-back"))
        await world.click(ada, hand, "Pick 75 … Pick 89")
        await world.click(ada, hand, "Pick 80")
        copy = (await world.click(ada, board, EN("button-my-hand"))).messages[0]
        assert copy.private
        await world.click(ada, copy, "Pick 0 … Pick 24")
        await led(world, ada, copy, 8)
        assert len(await answers(world)) == 2
        assert not any(label.startswith("Pick") for label in board.buttons)
