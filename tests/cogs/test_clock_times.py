"""A moment is chosen by menus, in one's own zone or the server's, for cups."""

from __future__ import annotations

import re
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from msgspec import structs

from cogs.views.clock_times import Choosing, page
from cogs.widgets.buttons import Kind, custom_id
from data.shipped.languages import LANGUAGES
from data.shipped.texts import texts
from engine.hosting.state import clock_times
from engine.hosting.state.clock_times import ClockTime
from tests.cogs.playing import again, host, hosted
from tests.cogs.test_cups import joined, message, moves, opened, panel, shown, state
from tests.simulation import Answer, Seen, Simulation
from tests.words import EN, like

HOUR, DAY = 3600.0, 86_400.0
BERLIN = "Europe/Berlin"
SHOWN = re.compile(r"<t:(\d+):F>")


def menu(page: Seen, part: str) -> str:
    """The custom_id of the menu of a part, as it is now."""
    return next(each for each in page.menus if each.startswith(f"when:0:{part}:"))


async def choose(world: Simulation, page: Seen, part: str, value: str) -> Answer:
    return await world.forge(world.people[0], page, menu(page, part), [value])


async def new_cup(world: Simulation) -> Seen:
    chosen: dict[str, Any] = {"length": "days-2", "rounds": 3, "begins": 0, "name": "Winter"}
    return (await world.slash(world.people[0], "cup new", **chosen)).messages[-1]


async def test_a_cup_begins_at_a_chosen_day_and_time(tmp_path: Path) -> None:
    """In the server's zone once that is chosen, in UTC before; by four menus and no typing."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        asked = await new_cup(world)
        assert EN("moment-zone", by="none", zone="UTC") in asked.text
        bot = host(world)
        change = partial(structs.replace, zone=BERLIN)
        await bot.tables.settings.change_server(world.server.id, change)
        await choose(world, asked, "hour", "21")
        assert EN("moment-zone", by="server", zone=BERLIN) in asked.text
        day = clock_times.days(world.now(), BERLIN)[4]
        await choose(world, asked, "day", f"{day:%Y%m%d}")
        await choose(world, asked, "quarter", "45")
        there = datetime(day.year, day.month, day.day, 21, 45, tzinfo=ZoneInfo(BERLIN))
        assert f"<t:{int(there.timestamp())}:F>" in asked.text
        await choose(world, asked, "zone", "Asia/Tokyo")
        assert EN("moment-zone", by="own", zone="Asia/Tokyo") in asked.text
        assert (await bot.services.persons.chosen(world.people[0].id)).zone == "Asia/Tokyo"
        [moment] = SHOWN.findall(asked.text)
        assert clock_times.clock_time(int(moment), "Asia/Tokyo") == ClockTime(day, 21, 45)
        await world.click(world.people[0], asked, EN("button-moment-set"))
        assert like(EN, "cup-opened").search(asked.text)
        await shown(world)
        assert (await state(world)).setup.begins == float(moment)
        assert (await state(world)).setup.name == "Winter"
        assert f"<t:{moment}:f>" in message(world).text


async def test_a_press_on_an_older_page_opens_no_second_cup(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        first, second = await new_cup(world), await new_cup(world)
        await world.click(world.people[0], first, EN("button-moment-set"))
        answer = await world.click(world.people[0], second, EN("button-moment-set"))
        assert EN("cup-new-gone") in (answer.sentence, answer.whisper)
        assert await host(world).store.running_cups() == [1]


async def test_a_cup_chosen_before_a_restart_is_opened_anew(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        asked = await new_cup(world)
        await again(world)
        answer = await world.click(world.people[0], asked, EN("button-moment-set"))
        assert EN("cup-new-gone") in (answer.sentence, answer.whisper)
        assert await host(world).store.running_cups() == []


@pytest.mark.parametrize(
    ("what", "value", "key"),
    [
        ("set:{past}:1", None, "moment-past"),
        ("set:{far}:1", None, "bad-click"),
        ("set:tomorrow:1", None, "bad-click"),
        ("day:202612052000:1", "20261399", "bad-click"),
        ("hour:202612052000:1", "24", "bad-click"),
        ("quarter:202612052000:1", "60", "bad-click"),
        ("century:202612052000:1", "1", "bad-click"),
        ("day:never:1", "20261205", "bad-click"),
        ("day:202612052000:2", "20261205", "cup-unknown"),
        ("day:202612052000:x", "20261205", "cup-unknown"),
        ("zone:202612052000:1", "Nowhere/Land", "unknown-zone"),
    ],
)
async def test_forged_moments_are_refused(
    what: str, value: str | None, key: str, tmp_path: Path
) -> None:
    async with opened(tmp_path) as world:
        now, before = int(world.now()), (await state(world)).log
        rest = what.format(past=now - 60, far=now + int(40 * DAY))
        values = None if value is None else [value]
        answer = await world.forge(world.people[0], await panel(world), f"when:0:{rest}", values)
        assert not answer.form
        wanted = like(EN, key, near="none")
        assert wanted.search(f"{answer.whisper}\n{answer.sentence}")
        assert (await state(world)).log == before
        world.forgive("Refused")


async def test_a_moved_beginning_is_told_to_all_entrants(tmp_path: Path) -> None:
    """Until the first draw; afterwards no page offers it, and an older one is refused."""
    async with opened(tmp_path) as world:
        await joined(world)
        page = await world.click(world.people[0], await panel(world), EN("button-cup-move"))
        stands = (await state(world)).setup.begins
        assert f"<t:{int(stands) // 60 * 60}:F>" in page.messages[-1].text, (
            "that which stands comes first"
        )
        before, begins = message(world).id, await moves(world, 3 * HOUR)
        await shown(world)
        said = message(world)
        assert said.id != before
        assert f"<t:{begins}:f>" in said.text
        assert all(f"<@{each.id}>" in said.text for each in world.people)
        await world.advance(3 * HOUR + 5)
        await shown(world)
        assert len((await state(world)).rounds) == 1
        assert EN("button-cup-move") not in (await panel(world)).buttons
        late = custom_id(Kind.WHEN, 0, "set", int(world.now() + DAY), 1)
        answer = await world.forge(world.people[0], await panel(world), late)
        assert not answer.form
        assert EN("cup-begun") in f"{answer.whisper}{answer.sentence}"
        world.forgive("Refused")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_hour_that_daylight_saving_takes_is_said_and_cannot_be_set(language: str) -> None:
    say = texts(language)
    now = datetime(2027, 3, 20, 12, tzinfo=ZoneInfo(BERLIN)).timestamp()
    skipped = Choosing(clock_times.read("202703280230"), BERLIN, "server", now)
    draft = page(skipped, say)
    assert say("moment-skipped") in draft.texts[0]
    assert not draft.buttons
    now = datetime(2026, 10, 20, 12, tzinfo=ZoneInfo(BERLIN)).timestamp()
    twice = structs.replace(skipped, picked=clock_times.read("202610250230"), now=now)
    draft = page(twice, say)
    assert say("moment-twice") in draft.texts[0]
    assert [each.label for each in draft.buttons] == [say("button-moment-set")]
    assert (
        page(structs.replace(twice, now=now + 9 * DAY), say).texts[0].startswith(say("moment-past"))
    )
    days = draft.menus[0].choices
    assert len(days) == 25
    assert days[0].label == say("moment-today")
    assert days[2].label == say.day(clock_times.days(now, BERLIN)[2])
    assert [each.label for each in draft.menus[2].choices][2] == say.time(2, 30)
