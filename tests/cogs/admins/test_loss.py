"""Nothing that destroys is done by one press: it is asked for, and what deletes begins a day later."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from simcord.results import ResponseMessage

from cogs.admins.settings import LOSSES, TABLE
from engine.hosting.state.settings import GRACE
from engine.hosting.state.time_controls import DAY
from engine.rules import OwnPreset
from tests.cogs.admins.test_panel import panel
from tests.cogs.playing import again, begun, host, hosted, lobby
from tests.data.sample import add_results, results
from tests.simulation import Person, Seen, Simulation
from tests.test_deletion import rows
from tests.words import EN, like

KEPT = "tables", "seats", "log", "packed", "results", "captures", "persons", "podiums"
"""What admins can have deleted or changed for others."""


async def filled(world: Simulation) -> None:
    """A running table, a game that ended 300 days ago, its results, a preset and nobody blocked."""
    server, people = world.server.id, [each.id for each in world.people]
    await begun(world)
    bot = host(world)
    await bot.tables.settings.change_server(
        server,
        lambda chosen: structs.replace(
            chosen, presets={"classic": [OwnPreset("Friday", "book", {})]}, keeps=365
        ),
    )
    old = bot.now() - 300 * DAY
    session = await bot.tables.lobbies.open("classic", "book", people[0], server, 77, 9)
    await bot.store._write(
        "UPDATE tables SET status = 'abandoned', changed_at = ?, due = NULL WHERE id = ?",
        *(old, session.record.id),
    )
    day = int(old // DAY)
    await add_results(bot.store, results(1000, *people, server=server, day=day))


async def choose(world: Simulation, person: Person, shown: Seen, key: str, *values: Any) -> None:
    handle = ResponseMessage(world.env, shown.raw)
    await person.member.select(handle, values, custom_id=f"server:0:set:{key}")


def kept(file: Path) -> dict[str, Any]:
    found = rows(file)
    return {name: [each[:2] for each in found[name]] for name in KEPT if name in found}


async def chores(world: Simulation) -> None:
    await host(world).maintenance.round()


async def test_no_choice_in_the_settings_destroys_unasked(tmp_path: Path) -> None:
    """Each value of each setting, chosen once and left: nothing goes, even a week later."""
    file = tmp_path / "p.sqlite3"
    async with hosted(file, 2) as world:
        ada, ben = world.people
        await filled(world)
        before, asked = kept(file), set[str]()
        for setting in TABLE:
            shown = await panel(world, ada, setting.page)
            menu = f"server:0:set:{setting.key}"
            if setting.of == "people":
                options: list[list[Any]] = [[ben.member]]
            elif setting.of != "choices" or menu not in shown.menus:
                continue
            else:
                values = list(shown.menus[menu].values())
                options = [[each] for each in values] if setting.most == 1 else [[]]
            for chosen in options:
                await choose(world, ada, shown, setting.key, *chosen)
                if any(each.startswith("server:0:sure") for each in shown.buttons.values()):
                    asked.add(setting.loses)
                    await world.click(ada, shown, EN("button-leave-it"))
        assert asked == set(LOSSES)
        assert kept(file) == before
        await chores(world)
        assert kept(file)["results"] == before["results"]
        assert kept(file)["tables"] == before["tables"]


@pytest.mark.parametrize(
    ("key", "value", "what", "people"),
    [("results_days", "0", "results", "2 players"), ("keeps", "7", "tables", "one player")],
)
@pytest.mark.parametrize("restart", [False, True])
async def test_a_shorter_time_is_asked_for_begins_a_day_later_and_can_be_taken_back(
    key: str, value: str, what: str, people: str, restart: bool, tmp_path: Path
) -> None:
    file = tmp_path / "p.sqlite3"
    async with hosted(file, 2) as world:
        ada = world.people[0]
        await filled(world)
        before = kept(file)[what]
        shown = await panel(world, ada, "kept")
        await choose(world, ada, shown, key, value)
        assert people in shown.text
        await world.click(ada, shown, EN("sure-later.button"))
        assert like(EN, "settings-lowered").search(shown.text)
        await chores(world)
        assert kept(file)[what] == before
        if restart:
            await again(world)
        shown = await panel(world, ada, "kept")
        await world.click(ada, shown, EN("button-keep-all"))
        world.env.backend.clock.advance(2 * GRACE)
        await chores(world)
        assert kept(file)[what] == before
        await choose(world, ada, await panel(world, ada, "kept"), key, value)
        shown = await panel(world, ada, "kept")
        await choose(world, ada, shown, key, value)
        await world.click(ada, shown, EN("sure-later.button"))
        world.env.backend.clock.advance(GRACE + 1)
        await chores(world)
        assert len(kept(file)[what]) < len(before)
        answer = await world.forge(ada, shown, f"server:0:keep:{key}")
        assert EN("settings-begun") in answer.whisper


async def test_a_longer_time_is_not_asked_for(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        ada = world.people[0]
        shown = await panel(world, ada, "kept")
        await choose(world, ada, shown, "keeps", "365")
        server = await host(world).tables.choices.server(world.server.id)
        assert (server.keeps, server.lowered) == (365, {})


@pytest.mark.parametrize(
    ("forged", "key"),
    [
        ("server:0:sure:keeps:3", "settings-none"),
        ("server:0:sure:keeps:", "settings-none"),
        ("server:0:sure:blocked:x", "settings-none"),
        ("server:0:sure:presets:zz;1", "settings-none"),
        ("server:0:sure:presets:1;abc", "settings-none"),
        ("server:0:keep:keeps", "settings-begun"),
        ("server:0:keep:theme", "settings-begun"),
    ],
)
async def test_forged_answers_change_nothing(forged: str, key: str, tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        ada = world.people[0]
        await lobby(world)
        shown = await panel(world, ada, "kept")
        before = await host(world).tables.choices.server(world.server.id)
        assert EN(key) in (await world.forge(ada, shown, forged)).whisper
        assert await host(world).tables.choices.server(world.server.id) == before


async def test_a_moderator_closes_and_throws_out_in_two_presses(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, _ = world.people
        await begun(world)
        (shown,) = (await world.slash(ada, "moderate")).messages
        for verb in ("remove", "block"):
            await world.forge(ada, shown, f"moderate:0:{verb}:1:{ben.id}")
            session = await host(world).tables.get(1)
            assert ben.id in session.people
            assert ben.name in shown.text
        await world.forge(ada, shown, "moderate:0:end:1")
        assert (await host(world).tables.get(1)).record.status == "running"
        await world.forge(ada, shown, "moderate:0:sure-end:1")
        assert await host(world).store.tables_on(world.server.id) == []
