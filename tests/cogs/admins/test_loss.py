"""Nothing that destroys is done by one press: it is asked for, and what deletes begins a day later."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest
from msgspec import structs
from simcord.backend.errors import BackendError
from simcord.results import ResponseMessage

from cogs.admins.settings import SETTINGS
from cogs.widgets.buttons import SURE, custom_id, pressed
from data.records import Change
from data.shipped.texts import dashed
from engine.catalog import CLASSIC
from engine.hosting.actions.lobby import set_preset
from engine.hosting.state.settings import GRACE, Keeping, presets
from engine.hosting.state.time_controls import DAY
from engine.rules import OwnPreset
from playground.internals.border import BUTTON, MENU, press
from tests.chaos import PEOPLE_MENU, pressable
from tests.cogs.admins.test_panel import make_admin, make_moderator, panel, put, stored
from tests.cogs.playing import (
    again,
    asked_for,
    begun,
    host,
    hosted,
    lobby,
    set_up,
    sure,
    table,
)
from tests.data.sample import add_results, results
from tests.simulation import Person, Seen, Simulation
from tests.test_deletion import rows
from tests.words import EN, like

NUMBER = re.compile(r"\b[0-9a-f;]*[0-9][0-9a-f;]*\b")
"""A number, or what a setting has told."""

LOBBY = 3
"""The table in its lobby, after one that is played and one that is over."""


SOME = 6
"""Lines of a menu that are chosen at most."""


class Press(NamedTuple):
    """A button, or a menu with what is chosen."""

    custom_id: str
    kind: int
    values: tuple[str, ...]

    def at_any_moment(self) -> Press:
        """Return the press without the moment chosen so far: each leads to the next."""
        values = tuple(MOMENT.sub("N", each) for each in self.values)
        return Press(MOMENT.sub("N", self.custom_id), self.kind, values)


MOMENT = re.compile(r"\b\d{8,12}\b")
"""A day, or a moment, in a custom_id or value."""

KEPT = "tables", "seats", "log", "packed", "results", "captures", "persons", "podiums"
"""What admins can have deleted or changed for others."""


async def filled(world: Simulation, age: float = 300) -> None:
    """A running table, a game that ended so many days ago, its results, a preset and nobody blocked."""
    server, people = world.server.id, [each.id for each in world.people]
    await begun(world)
    bot = host(world)
    await bot.tables.settings.change_server(
        server,
        lambda chosen: structs.replace(
            chosen, presets={"classic": [OwnPreset("Friday", "book", {})]}, keeps=365
        ),
    )
    old = bot.now() - age * DAY
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


class Presser:
    """An admin and host who presses everything in their panels but the red buttons of questions."""

    def __init__(self, world: Simulation, person: Person) -> None:
        self.world, self.person = world, person
        self.asked: set[str] = set()
        """What was asked for, without numbers."""
        self._known: set[Press] = set()

    async def everything(self, panel: Callable[[], Awaitable[Seen]]) -> None:
        """Press all that a panel leads to, each once, and look what stands after each."""
        shown = await panel()
        todo, before = self._after([], shown), await standing(self.world)
        while todo:
            *way, last = todo.pop(0)
            if last.custom_id not in {each["custom_id"] for each in pressable(shown.raw)}:
                await restored(self.world)
                shown = await panel()
                for each in way:
                    await self._press(shown, each)
            await self._press(shown, last)
            after = await standing(self.world)
            lost = sorted(map(str, before - after))
            assert lost == [], f"{last} destroys unasked"
            before, todo = after, self._after([*way, last], shown) + todo

    def _after(self, way: list[Press], shown: Seen) -> list[list[Press]]:
        """Note what a message asks for; return the ways on from there."""
        asked = asked_for(shown)
        self.asked |= {NUMBER.sub("N", each) for each in asked}
        unasked = [Press(unsure(each), BUTTON, ()) for each in asked]
        return [[*way, each] for each in self._unknown(unasked + self._offered(shown))]

    def _unknown(self, found: list[Press]) -> list[Press]:
        new = [each for each in found if each.at_any_moment() not in self._known]
        self._known.update(each.at_any_moment() for each in new)
        return new

    def _offered(self, shown: Seen) -> list[Press]:
        found = list[Press]()
        for part in pressable(shown.raw):
            what, kind = str(part["custom_id"]), int(part["type"])
            if what.startswith(f"{SURE}:"):
                continue
            values: list[tuple[str, ...]] = [()]
            if kind == MENU:
                values = [(each["value"],) for each in part["options"]]
                values = values[:: -(-len(values) // SOME)]
            elif kind == PEOPLE_MENU:
                values = [(str(each.id),) for each in self.world.people[1:]]
            elif kind != BUTTON:
                continue  # places and roles
            if kind != BUTTON and not part.get("min_values", 1):
                values.append(())
            found += [Press(what, kind, each) for each in values]
        return found

    async def _press(self, shown: Seen, what: Press) -> None:
        actor = self.person.acting_in(shown.channel)
        values = None if what.kind == BUTTON else list(what.values)
        with suppress(BackendError):  # it is there no more
            await press(actor, shown.raw, what.custom_id, kind=what.kind, values=values)
            await self.world.env.settle()


def unsure(asked: str) -> str:
    """What a red button does, as if nobody had been asked."""
    kind, table, rest, _ = pressed(asked)
    return custom_id(kind, table, *([rest] if rest else []))


async def standing(world: Simulation) -> set[tuple[Any, ...]]:
    """What people would miss: open tables, seats, results, presets, days of keeping, being welcome."""
    bot, server = host(world), await host(world).tables.choices.server(world.server.id)
    found: set[tuple[Any, ...]] = {("welcome", each.id) for each in world.people}
    found -= {("welcome", each) for each in server.blocked}
    found |= {("preset", game, each.name) for game, own in server.presets.items() for each in own}
    for field in get_args(Keeping):
        lowered = server.lowered.get(field)
        days = lowered.days if lowered else getattr(server, field)
        found |= {(field, day) for day in range(days)}
    for number in await bot.store.tables_on(world.server.id):
        session = await bot.tables.get(number)
        found |= {("open", number), *(("seat", number, each) for each in session.people)}
    for name, row in (("tables", "id"), ("results", '"table", seat')):
        found |= {(name, *each) for each in await bot.store._read(f"SELECT {row} FROM {name}")}
    return found


async def restored(world: Simulation) -> None:
    """The lobby as it was: its game, rules and host."""
    bot, ada = host(world), world.people[0].id
    session = await bot.tables.get(LOBBY)
    own = presets(session.server, CLASSIC).get("Friday")
    if session.record.host != ada:
        await bot.tables.note(Change(table=LOBBY, host=ada), seen=True)
    if session.record.game != "classic":
        await bot.tables.lobbies.set_game(LOBBY, ada, "classic")
    if own is not None and session.setup.preset != own:
        choose = partial(set_preset, host=ada, preset=own, server=session.server)
        await bot.tables.lobbies.set_up(LOBBY, choose)


async def test_no_press_of_an_admin_or_host_destroys_unasked(tmp_path: Path) -> None:
    """Each button and menu of each panel, pressed once, but the red button of a question."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await filled(world)
        elsewhere = world.server.create_text_channel("nebenan")
        await world.slash(ada, "play", where=elsewhere, preset="Friday")
        board = world.last(elsewhere)
        for guest in (ben, cem):
            await world.click(guest, board, EN("button-join"))
        dora = world.add_person("Dora")
        make_moderator(world, dora)
        player, moderator = Presser(world, ada), Presser(world, dora)

        async def typed(by: Presser, command: str, **where: Any) -> Seen:
            (shown,) = (await world.slash(by.person, command, **where)).messages
            return shown

        async def set_up_anew() -> Seen:
            return await set_up(world, ada, world.last(elsewhere))  # a chosen time posts it anew

        for presser, panel in (
            (player, set_up_anew),
            (player, partial(typed, player, "moderate")),
            (player, partial(typed, player, "settings")),
            (player, partial(typed, player, "table end", where=elsewhere)),
            (player, partial(typed, player, "privacy delete")),
            (moderator, partial(typed, moderator, "moderate")),
            (moderator, partial(typed, moderator, "table end")),
        ):
            await presser.everything(panel)
        assert player.asked | moderator.asked == {
            "sure:N:people:remove:N",
            "sure:N:presets:forget:Friday",
            "sure:N:moderate:remove:N:N",
            "sure:N:moderate:block:N:N",
            "sure:N:moderate:end:N:lobby",
            "sure:N:moderate:end:N:running",
            "sure:N:server:lose:keeps:N",
            "sure:N:server:lose:results_days:N",
            "sure:N:server:lose:blocked:N",
            "sure:N:server:lose:presets:N",
            "sure:N:end:running",
            "sure:N:end:lobby",
            "sure:N:delete-me",
        }


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


async def test_a_question_counts_tables_that_are_old_enough_when_deletion_begins(
    tmp_path: Path,
) -> None:
    """A day later; of now there is nothing yet."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada = world.people[0]
        await filled(world, age=89.5)
        for key, people in (("keeps", 1), ("results_days", 2)):
            shown = await panel(world, ada, "kept")
            await choose(world, ada, shown, key, "90")
            begins = f"<t:{int(host(world).now() + GRACE)}:f>"
            about = {"title": EN(f"setting-{dashed(key)}"), "value": EN("days", days=90)}
            said = EN("sure-later", **about, tables=1, people=people, when=begins)
            assert said == shown.text.splitlines()[0]


async def test_the_same_shorter_time_again_puts_nothing_off(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        ada = world.people[0]
        await put(world, ada, await panel(world, ada, "kept"), "keeps", "30")
        begins = (await stored(world)).lowered["keeps"].begins
        for days, begun in (("30", True), ("90", True), ("7", False)):
            world.env.backend.clock.advance(600)
            await put(world, ada, await panel(world, ada, "kept"), "keeps", days)
            lowered = (await stored(world)).lowered["keeps"]
            assert (str(lowered.days), lowered.begins == begins) == (days, begun)


async def test_a_shorter_time_of_results_says_nothing_at_finished_games(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        ada = world.people[0]
        shown = await panel(world, ada, "kept")
        assert EN("settings-page", page=EN("page-kept"), later="True") in shown.text
        await put(world, ada, shown, "results_days", "90")
        line = EN(
            "settings-line",
            title=EN("setting-keeps"),
            value=EN("days", days=180),
            about=EN("setting-keeps.text"),
            usual="",
            differs="False",
        )
        assert f"{line}\n" in f"{shown.text}\n"
        shown = await panel(world, ada, "where")
        assert EN("settings-page", page=EN("page-where"), later="False") in shown.text


async def test_an_older_panel_is_told_and_changes_nothing_that_it_did_not_show(
    tmp_path: Path,
) -> None:
    """Of two admins with the same page, the second one."""
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        ada, ben, cem, dora = world.people
        make_admin(world, ben)
        older = EN("settings-older", title=EN("setting-keeps"))
        shown = await panel(world, ben, "kept")
        await put(world, ada, await panel(world, ada, "kept"), "keeps", "365")
        await choose(world, ben, shown, "keeps", "30")
        assert older in shown.text, "before a question"
        beside = EN("setting-keeps.text"), older, EN("setting-results-days.text")
        assert sorted(beside, key=shown.text.index) == [*beside], "beside the setting"
        await choose(world, ben, shown, "keeps", "30")
        await put(world, ada, await panel(world, ada, "kept"), "keeps", "90")
        await sure(world, ben, shown)
        assert older in shown.text, "after it"
        server = await stored(world)
        assert (server.keeps, server.lowered["keeps"].days) == (365, 90)
        shown = await panel(world, ben, "kept")
        for days in ("180", "7"):
            await put(world, ada, await panel(world, ada, "kept"), "keeps", days)
        await world.click(ben, shown, EN("button-keep-all"))
        assert older in shown.text, "what is kept is not what was shown"
        assert (await stored(world)).lowered["keeps"].days == 7

        blocked = EN("settings-older", title=EN("setting-blocked"))
        await put(world, ada, await panel(world, ada, "care"), "blocked", cem.member)
        shown = await panel(world, ben, "care")
        await put(world, ada, await panel(world, ada, "care"), "blocked", cem.member, dora.member)
        await world.click(ben, shown, "server:0:reset:blocked")
        assert blocked in shown.text
        assert (await stored(world)).blocked == (cem.id, dora.id)
        await world.click(ben, shown, "server:0:reset:blocked")
        assert blocked not in shown.text
        assert (await stored(world)).blocked == ()


async def test_a_preset_saved_meanwhile_is_not_deleted_by_an_older_page(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        _, ben = world.people
        make_admin(world, ben)
        await filled(world)
        settings, classic = host(world).tables.settings, "classic"
        shown = await panel(world, ben, "play")
        await choose(world, ben, shown, "presets")
        both = {classic: [OwnPreset(name, "book", {}) for name in ("Monday", "Friday")]}
        await settings.change_server(
            world.server.id, lambda chosen: structs.replace(chosen, presets=both)
        )
        await sure(world, ben, shown)
        assert EN("settings-older", title=EN("setting-presets")) in shown.text
        assert (await stored(world)).presets == both
        shown = await panel(world, ben, "play")
        more = {classic: [*both[classic], OwnPreset("Sunday", "book", {})]}
        await settings.change_server(
            world.server.id, lambda chosen: structs.replace(chosen, presets=more)
        )
        await put(world, ben, shown, "presets")
        left = (await stored(world)).presets[classic]
        assert [each.name for each in left] == ["Sunday"], "it was not shown"


FORGED = {
    "lose:keeps:3": "settings-older",
    "lose:keeps:7;abc": "settings-older",
    "lose:keeps:": "settings-older",
    "lose:keeps:3;{keeps}": "settings-none",
    "lose:keeps:{keeps}": "settings-none",
    "lose:blocked:x": "settings-none",
    "lose:blocked:": "settings-none",
    "lose:theme:dark": "settings-none",
    "lose:presets:zz;{presets}": "settings-none",
    "lose:presets:1;abc": "settings-older",
    "keep:keeps": "settings-begun",
    "keep:theme": "settings-begun",
}
"""Presses that no panel offers, and how each is refused."""


async def test_forged_answers_change_nothing(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        ada = world.people[0]
        await lobby(world)
        before = await stored(world)
        told = {
            key: SETTINGS[key].told(before, ()).rpartition(";")[2] for key in ("keeps", "presets")
        }
        for ask, (forged, key) in product(("server:0", "sure:0:server"), FORGED.items()):
            shown = await panel(world, ada, "kept")
            answer = await world.forge(ada, shown, f"{ask}:{forged.format(**told)}")
            title = EN(SETTINGS[forged.split(":")[1]].name)
            assert EN(key, title=title) in answer.whisper, (ask, forged)
            assert await stored(world) == before


async def test_a_destructive_press_needs_a_confirmation_of_its_own(tmp_path: Path) -> None:
    """As the registry asks, and no page."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        _, ben, _ = world.people
        await begun(world)
        dora = world.add_person("Dora")
        make_moderator(world, dora)
        (shown,) = (await world.slash(dora, "moderate")).messages
        for verb in ("remove", "block"):
            await world.forge(dora, shown, f"moderate:0:{verb}:1:{ben.id}")
            assert ben.id in (await table(world)).people
            about: dict[str, Any] = {"name": ben.name, "table": 1, "state": "running"}
            assert EN(f"sure-{verb}", **about) in shown.text
        await world.forge(dora, shown, "moderate:0:end:1")
        assert (await table(world)).record.status == "running"
        await world.forge(dora, shown, "sure:0:moderate:end:1")
        assert (await table(world)).record.status == "running", "it was asked for something less"
        await sure(world, dora, shown)
        assert await host(world).store.tables_on(world.server.id) == []


async def test_a_guest_loses_the_seat_by_the_second_press(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        message = await lobby(world)
        shown = await set_up(world, ada, message)
        handle = ResponseMessage(world.env, shown.raw)
        await ada.member.select(handle, [ben.member], custom_id="people:1:remove")
        assert EN("sure-guest", name=ben.name, private="False") in shown.text
        await world.click(ada, shown, EN("button-leave-it"))
        assert ben.id in (await table(world)).people
        await ada.member.select(handle, [ben.member], custom_id="people:1:remove")
        await world.click(ada, shown, EN("sure-guest.button"))
        assert (await table(world)).people == [ada.id, cem.id]
        assert "people:1:invite" in [each["custom_id"] for each in pressable(shown.raw)]
        (shown,) = (await world.slash(ada, "moderate")).messages
        await world.forge(ada, shown, f"moderate:0:remove:1:{cem.id}")
        about: dict[str, Any] = {"name": cem.name, "table": 1, "state": "lobby"}
        assert EN("sure-remove", **about) in shown.text, "no computer takes the seat"


async def test_a_lobby_with_guests_is_closed_by_the_second_press(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await world.slash(ben, "play")
        await world.click(cem, world.last(), EN("button-join"))
        for host_or_moderator in (ben, ada):
            (shown,) = (await world.slash(host_or_moderator, "table end")).messages
            assert EN("sure-end", table=1, state="lobby", players=2) in shown.text
            assert cem.name in shown.text
            await world.click(host_or_moderator, shown, EN("button-leave-it"))
            assert not shown.here
        (shown,) = (await world.slash(ben, "table end")).messages
        await world.click(ben, world.last(), EN("button-start"))
        await world.forge(ben, shown, "sure:1:end:lobby")
        assert (await table(world)).record.status == "running", "a game is more than a lobby"
        assert EN("sure-end", table=1, state="running", players=2) in shown.text


async def test_a_lobby_of_ones_own_is_closed_at_once(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        ada = world.people[0]
        await lobby(world)
        answer = await world.slash(ada, "table end")
        assert answer.sentence == EN("end-closed", table=1)
        assert (await table(world)).record.status == "abandoned"


@pytest.mark.parametrize("chosen", ["twice", "ours"])
async def test_another_deck_in_place_of_the_servers_own_is_asked_for(
    tmp_path: Path, chosen: str
) -> None:
    """Between decks that can be chosen again there is nothing to lose."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        ada, server = world.people[0], world.server.id
        file = ("deck.json", b'{"cards": [{"key": "sprint", "copies": 30}]}')
        (shown,) = (await world.slash(ada, "settings", deck=file)).messages

        def deck() -> str:
            return host(world).tables.choices.known(server).deck

        await choose(world, ada, shown, "deck", chosen)
        assert EN("sure-replaced.button") in shown.buttons
        assert deck() == "sprint 30"
        await sure(world, ada, shown)
        assert deck() == chosen.replace("ours", "")
        (other,) = {"twice", "ours"} - {chosen}
        await choose(world, ada, shown, "deck", other)
        assert EN("sure-replaced.button") not in shown.buttons
        assert deck() == other.replace("ours", "")
