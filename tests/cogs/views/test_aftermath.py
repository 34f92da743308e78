"""Below a result: who keeps sending whom home, of those who may be named."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from data.records import Capture, Change
from data.shipped.texts import texts
from engine.hosting.state.results import SAME
from engine.hosting.state.settings import Server
from engine.hosting.statistics.own_results import TROPHIES
from tests.cogs.playing import again, begun, host, hosted
from tests.data.sample import add_results, results
from tests.simulation import Seen, Simulation
from tests.words import EN, like

DAY = 20_700


async def played(
    world: Simulation, table: int, times: int, back: int = 0, day: int = DAY, counts: bool = True
) -> None:
    """Have the first two people of a world end a game in which they sent each other home."""
    ids = [each.id for each in world.people[:2]]
    usual: dict[str, Any] = {"server": world.server.id, "season": "2026-Q3", "people": 2}
    rows = results(table, *ids, day=day, counts=counts, **usual)
    captures = [Capture(table, 0, 1, times), Capture(table, 1, 0, back)]
    await add_results(host(world).store, rows, [each for each in captures if each.times])


async def over(world: Simulation) -> Seen:
    """Play a table until it is over; return its result."""
    await begun(world)
    await host(world).tables.note(Change(table=1, status="ended", due=None), seen=True)
    await world.settle()
    return world.last()


async def redrawn(world: Simulation) -> None:
    """Have the result drawn once more."""
    host(world).presenter.boards.refresh(1)
    for _ in range(3):  # names are asked for meanwhile, and drawn
        await host(world).presenter.boards.settled()
        await world.advance(1)


def line(world: Simulation, times: int, back: int, language: str = "en") -> str:
    ada, ben = world.people[:2]
    says = texts(language)
    said = {"seasonal": "True", "leads": "False"}
    return says("feud", by=ada.name, of=ben.name, times=times, back=back, **said)


async def test_a_feud_stands_below_the_result_and_stays_the_same(tmp_path: Path) -> None:
    """Whatever is played after that, and after a restart."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await played(world, 900, 4, 1, day=DAY - 1)
        await played(world, 901, 9, day=DAY + 1)
        await played(world, 1, 7, 0)
        board = await over(world)
        assert line(world, 11, 1) in board.text
        await played(world, 902, 5, day=DAY + 1)
        await again(world)
        await redrawn(world)
        assert line(world, 11, 1) in board.text


@pytest.mark.parametrize("why", ["hidden", "forgotten", "blocked", "deleted", "no results"])
async def test_an_unlisted_person_is_told_of_nowhere(why: str, tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, _ = world.people
        await played(world, 900, 4, day=DAY - 1)
        if why != "no results":
            await played(world, 1, 7)
        board = await over(world)
        feud = like(EN, "feud", by=ada.name, seasonal="True", back=0, leads="False")
        assert bool(feud.search(board.text)) == (why != "no results")
        if why == "deleted":
            (asked,) = (await world.slash(ben, "privacy delete")).messages
            await world.click(ben, asked, EN("sure-delete-me.button"))
        elif why == "blocked":
            await host(world).tables.settings.change_server(
                world.server.id, partial(replace, blocked=(ben.id,))
            )
        elif why != "no results":
            await host(world).services.persons.choose(ben.id, partial(replace, listed=why))
        await redrawn(world)
        assert not feud.search(board.text)


async def test_games_of_other_servers_and_seasons_and_those_of_before_are_left_out(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ids = [each.id for each in world.people]
        usual: dict[str, Any] = {
            "server": world.server.id,
            "season": "2026-Q3",
            "day": DAY - 1,
            "people": 2,
        }
        others: list[dict[str, Any]] = [{"server": 5}, {"season": "2026-Q2"}]
        for table, other in enumerate(others, 900):
            rows = results(table, *ids, **{**usual, **other})
            await add_results(host(world).store, rows, [Capture(table, 0, 1, 9)])
        await played(world, 1, 9)
        board = await over(world)
        assert not like(EN, "feud", seasonal="True", back=0, leads="False").search(board.text)


async def test_captures_count_in_every_game_of_a_day(tmp_path: Path) -> None:
    """Also in the sixth one, whose result counts in no list."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await played(world, 900, 4, 1, day=DAY - 1)
        await played(world, 901, 2, day=DAY - 1, counts=False)
        await played(world, 1, 5, counts=False)
        assert line(world, 11, 1) in (await over(world)).text


UNCOUNTED = EN("result-uncounted", most=SAME)


@pytest.mark.parametrize("remembered", [2, 1])
async def test_a_result_that_does_not_count_in_lists_says_so(
    remembered: int, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ids = [each.id for each in world.people[:remembered]]
        await host(world).store.save_server(world.server.id, json.encode(Server(leaderboard=True)))
        usual: dict[str, Any] = {"server": world.server.id, "day": DAY, "people": 2}
        await add_results(host(world).store, results(1, *ids, counts=False, **usual), [])
        assert UNCOUNTED in (await over(world)).text


@pytest.mark.parametrize(
    ("listed", "counts", "people"), [(True, True, 2), (False, False, 2), (True, False, 1)]
)
async def test_nothing_is_said_of_lists_that_there_are_not_or_that_a_result_counts_in(
    listed: bool, counts: bool, people: int, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ids = [each.id for each in world.people[:people]]
        server = json.encode(Server(leaderboard=listed))
        await host(world).store.save_server(world.server.id, server)
        usual: dict[str, Any] = {"server": world.server.id, "day": DAY, "people": people}
        await add_results(host(world).store, results(1, *ids, counts=counts, **usual), [])
        assert UNCOUNTED not in (await over(world)).text


async def ended(world: Simulation, table: int, **changes: Any) -> None:
    """Have the first person of a world win a game against the second one."""
    taken = changes.pop("taken", [])
    ids = [each.id for each in world.people[:2]]
    rows = results(table, *ids, server=world.server.id, season="2026-Q3", day=DAY, people=2)
    usual: dict[str, Any] = {"captured": 1, "rolls": 40, "wait": 5, "swept": False, "least": 0.3}
    won, lost = (replace(row, **usual) for row in rows)
    both = {name: changes.pop(name) for name in ("day", "game") if name in changes}
    rows = (replace(won, **both, **changes), replace(lost, **both))
    await add_results(host(world).store, rows, taken)


@pytest.mark.parametrize(
    ("trophy", "changes"),
    [
        ("peaceful", {"captured": 0}),
        ("sweep", {"swept": True}),
        ("last-gasp", {"least": 0.01}),
        ("patience", {"wait": 31}),
    ],
)
async def test_a_trophy_stands_below_the_result(
    tmp_path: Path, trophy: str, changes: dict[str, Any]
) -> None:
    """But not for a player who is not on lists."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada = world.people[0]
        await ended(world, 900, wait=30, day=DAY - 1)
        await ended(world, 1, **changes)
        board = await over(world)
        said = EN(
            f"trophy-{trophy}.shown", who=ada.name, wait=changes.get("wait", 5), seasonal="True"
        )
        assert EN("trophy-earned", name=EN(f"trophy-{trophy}"), told=said) in board.text
        await host(world).services.persons.choose(ada.id, lambda own: replace(own, listed="hidden"))
        await redrawn(world)
        assert said not in board.text


@pytest.mark.parametrize("named", [True, False])
async def test_a_revenge_names_its_target_and_its_captures(tmp_path: Path, named: bool) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        taken = [Capture(1, 1, 0, 6), Capture(1, 0, 1, 2, 6)]
        await ended(world, 1, taken=taken)
        if not named:
            await host(world).services.persons.choose(ben.id, partial(replace, listed="hidden"))
        by = ben.name if named else "none"
        said = EN("trophy-revenge.shown", who=ada.name, by=by, times=6)
        assert said in (await over(world)).text


async def test_the_last_first_win_is_told_once(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        for number, game in enumerate(host(world).catalog):
            if game != "classic":
                await ended(world, 900 + number, game=game, day=DAY - 1)
        await ended(world, 1)
        await ended(world, 2, day=DAY + 1)
        board = await over(world)
        assert EN("trophy-all-round.shown", who=world.people[0].name) in board.text


async def test_an_ordinary_win_brings_no_line(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await ended(world, 900, wait=40, day=DAY - 1)
        await ended(world, 1, wait=39)
        board = await over(world)
        for trophy in TROPHIES:
            assert not like(EN, f"trophy-{trophy}.shown").search(board.text)
