"""The worst that people can type: in every place that takes text, and in every message that is sent."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cogs.platform.foreign import markup
from cogs.platform.limits import cut, length
from cogs.platform.player_names import harmless
from cogs.views.posting import HINDSIGHT, ROUND
from data.foreign import END, ISOLATE, RIGHT_TO_LEFT, flat
from engine.catalog import CATALOG
from render.names import readable
from tests.cogs.admins.test_blocked import over
from tests.cogs.admins.test_moderation import page
from tests.cogs.handlers.test_posting import shown as private_view
from tests.cogs.playing import begun, hosted, lobby, move, my_seat, set_up
from tests.cogs.test_cups import (
    drawn,
    joined,
    message,
    opened,
    panel,
    played,
    press,
    reversed_order,
    runs,
    shown,
)
from tests.cogs.test_presets import friday, save
from tests.cogs.views.test_replay import quick
from tests.simulation import Simulation
from tests.trials import seated

PEOPLE = (
    "||hid|| [free](steam://run/1)",
    "<@123456789012345678> דנה 5",
    "-# @everyone **יוסף** ~~x~~",
    "# HTTPS://evil.example/מרים",
    "> discord.gg/abcd `code` نور ١٢",
    "__under__ <t:1:R> *אבי*",
    "1. ...",
)
"""Names of people, all within Discord's 32 characters."""

REASON = "||hid|| [free](hTTps://e.example) <@123456789012345678> @everyone <#1> `c` *x* steam://run/1 דנה 5"

LIVE = re.compile(
    r"\|\||\[free\]\(|<@123456789012345678>|<t:1:R>|<#1>|@everyone|~~|__under|\*x\*|`c"
    r"|\*\*יוסף\*\*|(?:steam|https)://(?:run|evil|e\.ex)|gg/abcd",
    re.IGNORECASE,
)
"""Parts of them that would do something in a message."""

TEXT_DISPLAY, MODAL = 10, 9


def strings(part: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """All strings of a payload, each with its key; what is read is known by it."""
    if isinstance(part, dict):
        for name, each in part.items():
            said = name == "content" and part.get("type", TEXT_DISPLAY) == TEXT_DISPLAY
            yield from strings(each, "message" if said else name)
    elif isinstance(part, list):
        for each in part:
            yield from strings(each, key)
    elif isinstance(part, str):
        yield key, part


def effects(text: str) -> list[str]:
    """What in a message would do something, or runs from the right beside its sentence."""
    meant = re.sub(r"\\.", "", text)
    beside = re.sub(f"{ISOLATE}[^{ISOLATE}{END}]*{END}", "", text)
    return [*LIVE.findall(meant), *RIGHT_TO_LEFT.findall(beside)]


def check(world: Simulation) -> int:
    """Look at everything that was sent; return in how many messages text from the right was told."""
    told = 0
    for request in world.requests:
        for key, text in strings(request.json):
            if key == "message":
                assert not effects(text), text
                told += ISOLATE in text
            elif key in ("label", "placeholder", "description", "title", "value", "name"):
                assert flat(text) == text, (key, text)
            if key == "description":  # of a picture, too
                assert not LIVE.search(text), text
    return told


async def crowd(world: Simulation, count: int) -> None:
    """Let people of the worst names join."""
    world.people.clear()
    for number, name in enumerate(PEOPLE[:count]):
        person = world.env.create_user(f"person{number}", global_name=name)
        world.people.append(world._join(person))
        world.people[-1].name = harmless(name)


@pytest.mark.parametrize("game", CATALOG)
async def test_a_name_does_nothing_in_any_message_of_a_game(game: str, tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await crowd(world, seated(CATALOG[game]))
        first, second, *_ = world.people
        board = await begun(world, game=game)
        if game in ("classic", "tournament", "walls"):
            for _ in range(6):
                await move(world, board)
        for command in (
            "table offer",
            "table log",
            "table text",
            "table pause",
            "table show",
            "fair",
        ):
            await world.slash(second, command)
        await world.slash(first, "table leave")
        await over(world)
        assert check(world)


async def test_a_name_does_nothing_in_a_lobby_or_to_a_moderator(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        owner = world.people[0]
        await crowd(world, 3)
        host, guest, other = world.people
        await lobby(world)
        await set_up(world, host)
        await my_seat(world, guest)
        offered = await page(world, owner)
        await world.forge(owner, offered, "moderate:0:person:1", [str(guest.id)])
        await world.forge(owner, offered, f"moderate:0:host:1:{guest.id}")
        await world.forge(owner, offered, f"moderate:0:block:1:{other.id}")
        await world.forge(owner, offered, f"sure:0:moderate:block:1:{other.id}")
        await world.slash(owner, "settings")
        with world.expecting_errors("channel-busy"):
            await world.slash(host, "play")
        assert check(world)


async def test_a_name_does_nothing_in_results(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await crowd(world, 2)
        first, second = world.people
        result = await quick(world)
        for what in (HINDSIGHT, ROUND):
            await private_view(world, first, result, what)
        await world.slash(second, "stats")
        assert check(world)


async def test_names_and_reasons_do_nothing_at_a_cup(tmp_path: Path) -> None:
    async with opened(tmp_path, 1, name="||hid|| [free](steam://run) דנה") as world:
        owner = world.people[0]
        await crowd(world, len(PEOPLE))
        await joined(world, *world.people)
        world.people.insert(0, owner)
        await runs(world, "pause", why=REASON)
        await runs(world, "resume", why=f"# {REASON}")
        await runs(world, "remove", str(world.people[5].id), why=f"- {REASON}")
        await runs(world, "add", str(world.people[5].id), why=f"> {REASON}")
        await drawn(world)
        await runs(world, "stop", "1-1", why=REASON)
        await shown(world)
        await played(world)
        await world.forge(owner, await panel(world), "organize:0:1:correct", ["1-1"])
        await runs(world, "correct", await reversed_order(world), about="1-1", why=f"-# {REASON}")
        await runs(world, "end", why=REASON)
        await shown(world)
        await press(world, world.people[1], "place")
        assert markup(REASON) in message(world).text, "it is told, harmless"
        assert "# " + markup("||hid|| [free](steam://run) דנה") in message(world).text
        assert check(world)


async def test_a_preset_does_nothing(tmp_path: Path) -> None:
    async with friday(tmp_path / "p.sqlite3") as (world, offered):
        ada = world.people[0]
        name = "||hid|| [free](steam://run) דנה"
        await save(world, ada, offered, name)
        assert markup(name) in world.last().text
        assert name in offered.menus["rules:1:preset"], "in a menu as it was typed"
        await save(world, ada, offered, f" {name.upper()}")
        [forget] = [
            each for each in offered.buttons.values() if each.startswith("presets:1:forget")
        ]
        await world.click(ada, offered, forget)
        await world.slash(ada, "settings")
        await world.forge(ada, offered, "server:0:page", ["play"])
        await world.offered(ada, "play", "preset", "hid")
        assert check(world)


async def test_typed_and_uploaded_text_does_nothing(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        with world.expecting_errors("Refused"):
            await world.slash(ada, "rules", rule=REASON)
            await world.slash(ada, "play", preset=REASON)
            for deck in ('{"cards": [{"key": "%s", "copies": 20}]}', '{"%s": 1}'):
                content = (deck % REASON).encode()
                await world.slash(ada, "settings", deck=("deck.json", content))
        assert check(world)


def test_no_title_of_a_server_or_channel_is_read() -> None:
    """Channels, roles and people outside a game are mentioned by id, which Discord's client names."""
    read = re.compile(r"\b(?:guild|channel|server|thread|role|parent|category)\.name\b")
    for path in Path("cogs").rglob("*.py"):
        assert not read.search(path.read_text("utf-8")), path


def test_letters_from_the_right_are_isolated() -> None:
    for code in range(0x110000):
        way = unicodedata.bidirectional(chr(code))
        found = bool(RIGHT_TO_LEFT.search(chr(code)))
        assert found if way in ("R", "AL", "AN") else not found or way != "L", hex(code)


def test_a_cut_ends_an_isolation() -> None:
    name = "דנה מרים יוסף נועם שירה"
    for room in range(8, 40):
        said = cut(f"Seat of {harmless(name)} again", room)
        assert said.count(ISOLATE) == said.count(END)
        assert length(said) <= room


def test_pictures_draw_no_marks_of_direction() -> None:
    assert readable(harmless("דנה")) == readable("דנה")
