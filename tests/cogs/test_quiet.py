"""Quiet hours at tables that play by the day: chosen by admins, slept through by people; time is moved."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.admins.settings import SETTINGS
from cogs.views import person_settings
from cogs.widgets.buttons import Kind, custom_id
from data.shipped.languages import DECLARED, LANGUAGES
from data.shipped.texts import texts
from engine.hosting.state.time_controls import DAY, USUAL, zone
from tests.cogs.messages.test_pings import begun, calls
from tests.cogs.playing import again, host, hosted, table, turn_to
from tests.cogs.test_time import paced
from tests.simulation import BEGINNING, Answer, Person, Seen, Simulation
from tests.words import EN, like

OWN = custom_id(Kind.SETTINGS, 0, "zone")

HOUR = 3600.0


@pytest.fixture(autouse=True)
def unhurried() -> None:
    """Here people are hurried and called, as everywhere but in other tests."""


async def panel(world: Simulation, person: Person, page: str = "") -> Seen:
    (message,) = (await world.slash(person, "settings")).messages
    if page:
        await turn_to(world, person, message, page)
    return message


async def put(world: Simulation, admin: Person, shown: Seen, key: str, label: str) -> Answer:
    menu = custom_id(Kind.SERVER, 0, "set", key)
    return await world.choose(admin, shown, label, menu=menu)


async def typed(world: Simulation, person: Person, opened: Answer, name: str) -> Answer:
    """Type the name of a zone into the form that has opened."""
    assert opened.form is not None
    assert opened.form["title"] == EN("zone-title")
    field = opened.form["components"][0]["component"]["custom_id"]
    return await world.submit(person, opened, **{field: name})


async def test_at_night_no_person_is_called_and_no_time_runs_out(tmp_path: Path) -> None:
    """Also over a restart; it is one o'clock in Berlin, and at two they are called."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        admin = world.people[0]
        shown = await panel(world, admin, "time")
        await put(world, admin, shown, "zone", "Europe/Berlin")
        await put(world, admin, shown, "quiet_from", EN("quiet-hour", hour=22))
        await put(world, admin, shown, "quiet_to", EN("quiet-hour", hour=2))
        await paced(world, "days", game="card_race")
        morning = BEGINNING + HOUR
        record = (await table(world)).record
        assert (record.due, record.late) == (morning + DAY, morning)
        assert f"<t:{int(morning + DAY)}:R>" in world.last().text
        evening = f"<t:{int(morning - 4 * HOUR)}:t>"
        quiet = like(EN, "board-quiet", begins=evening, ends=f"<t:{int(morning)}:t>")
        assert quiet.search(world.last().text)
        await world.advance(HOUR / 2)
        await again(world)
        await world.advance(HOUR / 2 - 60)
        host(world).presenter.boards.ask(1)
        await world.settle()
        assert calls(world) == []
        await world.advance(120)
        session = await table(world)
        asked = {session.controller(seat).person for seat in session.waiting()}
        assert {person for each in calls(world) for person in each} == asked
        assert session.record.late == pytest.approx(morning + DAY / 2, abs=60)


async def test_quiet_hours_chosen_during_a_game_appear_on_its_board(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        admin = world.people[0]
        board = await begun(world, "days")
        due = (await table(world)).record.due
        assert due is not None
        assert f"<t:{int(due)}:R>" in board.text
        shown = await panel(world, admin, "time")
        await put(world, admin, shown, "quiet_from", EN("quiet-hour", hour=22))
        later = BEGINNING + DAY + 8 * HOUR
        assert (await table(world)).record.due == later
        assert f"<t:{int(later)}:R>" in board.text
        assert EN("board-quiet", people="", begins="", ends="").split(":")[1] in board.text
        await put(world, admin, shown, "quiet_from", EN("quiet-hour", hour=-1))
        assert EN("board-quiet", people="", begins="", ends="").split(":")[1] not in board.text


async def test_a_person_far_away_sleeps_by_their_own_clock(tmp_path: Path) -> None:
    """In Tokyo, it is nine in the morning; what no menu offers can be typed."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        admin = world.people[0]
        shown = await panel(world, admin, "time")
        await put(world, admin, shown, "quiet_from", EN("quiet-hour", hour=22))
        for person in world.people:
            own = await panel(world, person)
            opened = await world.choose(person, own, EN("zone-other"), menu=OWN)
            refused = await typed(world, person, opened, "Narnia")
            assert EN("unknown-zone", near="none") in (refused.sentence, refused.whisper)
            opened = await world.choose(person, own, EN("zone-other"), menu=OWN)
            refused = await typed(world, person, opened, "Berlin")
            near = EN("unknown-zone", near="Europe/Berlin")
            assert near in (refused.sentence, refused.whisper)
            assert (await host(world).services.persons.chosen(person.id)).zone == ""
            opened = await world.choose(person, own, EN("zone-other"), menu=OWN)
            await typed(world, person, opened, "asia/seoul")
            assert (await host(world).services.persons.chosen(person.id)).zone == "Asia/Seoul"
            assert "Asia/Seoul" in own.menus[OWN].values()
        await begun(world, "days")
        assert (await table(world)).record.due == pytest.approx(BEGINNING + DAY, abs=60)
        await world.choose(person, own, EN("zone-as-server"), menu=OWN)
        assert (await host(world).services.persons.chosen(person.id)).zone == ""


async def test_an_admin_types_a_zone_and_no_other_person_does(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        admin, other = world.people
        shown = await panel(world, admin, "time")
        opened = await put(world, admin, shown, "zone", EN("zone-other"))
        refused = await typed(world, admin, opened, "other")
        assert EN("unknown-zone", near="none") in (refused.sentence, refused.whisper)
        opened = await put(world, admin, shown, "zone", EN("zone-other"))
        await typed(world, admin, opened, "america/port of spain")
        server = await host(world).tables.choices.server(world.server.id)
        assert server.zone == "America/Port_of_Spain"
        assert "America/Port of Spain" in shown.text
        answer = await world.forge(other, await panel(world, other), "server:0:set:zone")
        assert answer.sentence == EN("only-admins")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_zone_of_the_menu_is_one_and_there_is_room_for_another(language: str) -> None:
    assert [zone(each) for each in USUAL] == list(USUAL)
    offered = person_settings.choices(texts(language), "Asia/Seoul")
    assert len(offered) + 1 <= 25
    assert "Asia/Seoul" in [each.value for each in offered]


@pytest.mark.parametrize(
    ("language", "own"),
    [
        ("de", ["Europe/Berlin"]),
        ("es", ["Europe/Madrid", "America/Mexico_City"]),
        ("fr", ["Europe/Paris"]),
        ("nl", ["Europe/Amsterdam", "Europe/Brussels"]),
        ("pl", ["Europe/Warsaw"]),
    ],
)
def test_the_zones_of_a_language_come_first(language: str, own: list[str]) -> None:
    offered = [each.value for each in person_settings.choices(texts(language), "")]
    assert offered[: len(own)] == own
    assert len(offered) == len(set(offered))
    assert [zone(each) for each in DECLARED[language].zones] == list(DECLARED[language].zones)


def test_a_zone_setting_is_typed() -> None:
    assert SETTINGS["zone"].typed
