"""Today's five: answered step by step, on any device, once; shared; the same for everybody."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import patch

import pytest
from msgspec import structs

from cogs.handlers import daily
from cogs.platform.limits import BUTTONS
from cogs.views.daily import NEXT, PAGES, Shown, look_back, times
from cogs.widgets.buttons import Kind, custom_id
from data.shipped.positions import BadPositions, positions
from data.shipped.texts import dashed, texts
from engine.daily import FIVE, MARKS, five, mark, points, puzzle, total, utc_day
from engine.daily import Place as Filed
from engine.hosting.state.settings import Person as Chosen
from playground.internals.elsewhere import OutsidePlace, brought
from tests.cogs.playing import again, host, hosted
from tests.simulation import Answer, Person, Seen, Simulation
from tests.soak import soaked
from tests.words import DE, EN, like

NOON = datetime(2026, 12, 1, 12, tzinfo=UTC).timestamp()
DAY = utc_day(NOON)
HOUR, DAYS = 3600.0, 86_400.0


def pass_to(world: Simulation, moment: float) -> None:
    """Let time pass until then."""
    world.env.backend.clock.advance(moment - host(world).now())


@asynccontextmanager
async def opened(
    tmp_path: Path, people: int = 1, language: str = "en-US"
) -> AsyncIterator[Simulation]:
    """A world on a day with positions."""
    async with hosted(tmp_path / "p.sqlite3", people, language=language) as world:
        pass_to(world, NOON)
        yield world


async def shown(world: Simulation, person: Person) -> Seen:
    """What the command shows."""
    return (await world.slash(person, "daily")).messages[-1]


async def take(
    world: Simulation, person: Person, on: Seen, way: int, at: int, day: int = DAY
) -> Answer:
    """Press a way of a position."""
    return await world.click(person, on, custom_id(Kind.DAILY, 0, day, at, way))


async def finish(
    world: Simulation, person: Person, ways: tuple[int, ...] = (0,) * FIVE, day: int = DAY
) -> Seen:
    """Answer all five."""
    message = await shown(world, person)
    for at, way in enumerate(ways, 1):
        await take(world, person, message, way, at, day)
        await go_on(world, person, message, day)
    return message


async def go_on(world: Simulation, person: Person, on: Seen, day: int = DAY) -> None:
    """Leave a verdict for the next position, or the results."""
    await world.click(person, on, custom_id(Kind.DAILY_PAGE, 0, day, NEXT))


def position(at: int) -> re.Pattern[str]:
    return re.compile(re.escape(EN("daily-title", number=str(5), position=at)))


async def stored(world: Simulation, person: Person) -> dict[int, str]:
    return await host(world).store.dailies_of(person.id)


async def test_five_positions_in_one_message_then_their_results(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ada, today = world.people[0], five(positions(), DAY)
        message = await shown(world, ada)
        assert message.private
        for at in range(1, FIVE + 1):
            assert position(at).search(message.text)
            ways = [each for each in message.buttons.values() if each.startswith("daily:")]
            assert len(ways) == len(today[at - 1].position.ways)
            assert len(message.alt) == 1
            await take(world, ada, message, 1, at)
            assert await stored(world, ada) == {DAY: ",".join(["1"] * at)}
            await go_on(world, ada, message)
        assert EN("daily-points", points=total(today, [1] * FIVE)) in message.text
        assert EN("daily-streak", days=1) in message.text
        assert [each for each in world.messages() if not each.private] == []


async def test_it_goes_on_where_it_was_after_a_restart_and_on_another_device(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as world:
        ada = world.people[0]
        first = await shown(world, ada)
        await take(world, ada, first, 0, 1)
        await again(world)
        other = await shown(world, ada)
        assert position(2).search(other.text)
        await take(world, ada, other, 1, 2)
        await world.forge(ada, other, custom_id(Kind.DAILY, 0, DAY, 2, 0))
        assert EN("daily-answered") in other.text
        assert position(3).search(other.text)
        assert await stored(world, ada) == {DAY: "0,1"}


async def test_of_two_presses_at_once_the_first_counts(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ada = world.people[0]
        message = await shown(world, ada)
        one, other = (custom_id(Kind.DAILY, 0, DAY, 1, way) for way in (0, 1))
        await world.race((ada, message, one), (ada, message, other))
        assert (await stored(world, ada))[DAY] in ("0", "1")
        assert position(1).search(message.text) or position(2).search(message.text)
        assert position(2).search((await shown(world, ada)).text)


async def test_yesterdays_can_be_finished_until_today_ends(tmp_path: Path) -> None:
    """They come first, then today's by a button; a day later they are over."""
    async with opened(tmp_path) as world:
        ada = world.people[0]
        await take(world, ada, await shown(world, ada), 0, 1)
        pass_to(world, NOON + 24 * HOUR)
        late = await shown(world, ada)
        assert EN("daily-yesterday", left="True") in late.text
        await take(world, ada, late, 0, 2)
        await go_on(world, ada, late)
        assert await stored(world, ada) == {DAY: "0,0"}
        pass_to(world, NOON + 36 * HOUR + 1)
        answer = await take(world, ada, late, 0, 3)
        assert EN("daily-over") in answer.whisper + late.text
        assert await stored(world, ada) == {DAY: "0,0"}
        assert EN("daily-title", number=str(7), position=1) in (await shown(world, ada)).text


async def test_results_lead_to_the_other_open_day(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ada = world.people[0]
        message = await finish(world, ada)
        assert EN("button-daily-yesterday") in message.buttons
        await world.click(ada, message, EN("button-daily-yesterday"))
        assert EN("daily-title", number=str(4), position=1) in message.text
        for at in range(1, FIVE + 1):
            await take(world, ada, message, 0, at, DAY - 1)
            await go_on(world, ada, message, DAY - 1)
        assert not {EN("button-daily-yesterday"), EN("button-daily-today")} & {*message.buttons}
        assert EN("daily-streak", days=1) in message.text
        assert EN("daily-streak", days=2) in (await shown(world, ada)).text


async def test_a_streak_asks_for_yesterday_first(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ada, store = world.people[0], host(world).store
        await store.answer_daily(ada.id, DAY - 2, "", "0,0,0,0,0")
        message = await shown(world, ada)
        assert EN("daily-yesterday", left="True") in message.text
        for at in range(1, FIVE + 1):
            await take(world, ada, message, 0, at, DAY - 1)
            await go_on(world, ada, message, DAY - 1)
        assert EN("daily-streak", days=2) in message.text
        await world.click(ada, message, EN("button-daily-today"))
        assert position(1).search(message.text)


async def test_yesterdays_are_not_said_to_come_before_those_of_today_once_these_are_done(
    tmp_path: Path,
) -> None:
    """*Play* on a shared day had led to today's first."""
    async with opened(tmp_path) as world:
        ada, store = world.people[0], host(world).store
        for day in (DAY - 2, DAY):
            await store.answer_daily(ada.id, day, "", "0,0,0,0,0")
        message = await shown(world, ada)
        assert EN("daily-title", number=str(4), position=1) in message.text
        assert EN("daily-yesterday", left="False") in message.text
        assert EN("daily-yesterday", left="True") not in message.text


def said_of(day: int, today: int) -> list[str]:
    """Return what is said of the times of a day."""
    return [*times(Shown(day, (), 1, (), EN, today=today))]


async def test_questions_and_results_say_how_long_a_day_is_open(tmp_path: Path) -> None:
    """Yesterday's tell of the next to come, not of those begun; older ones tell nothing."""
    async with opened(tmp_path) as world:
        ada = world.people[0]
        [said] = said_of(DAY, DAY)
        ends, opens = (f"<t:{(DAY + days) * 86_400}:R>" for days in (2, 1))
        assert said == EN("daily-times", until=ends, next=opens)
        assert said in (await shown(world, ada)).text
        message = await finish(world, ada)
        assert said in message.text
        await world.click(ada, message, EN("button-daily-yesterday"))
        assert EN("daily-times", until=opens, next=opens) in message.text
        pass_to(world, NOON + 48 * HOUR)
        await world.forge(ada, message, custom_id(Kind.DAILY_PAGE, 0, DAY, NEXT))
        assert said_of(DAY, DAY + 2) == []
        assert position(1).search(message.text) is None
        assert "<t:" not in message.text


PRESSES = (
    (DAY - 2, 1, 0),
    (DAY + 1, 1, 0),
    (10**15, 1, 0),
    (DAY, 2, 0),
    (DAY, 0, 0),
    (DAY, 6, 0),
    (DAY, 1, 9),
)
"""Days, positions and ways that there are not, or not yet."""


async def test_a_press_or_page_that_fits_nothing_changes_nothing(tmp_path: Path) -> None:
    pages = ("5:how", "x:next", f"{DAY}:6", f"{DAY}:1", f"{DAY + 9}:how")
    forged = [custom_id(Kind.DAILY, 0, *press) for press in PRESSES]
    async with opened(tmp_path) as world:
        ada = world.people[0]
        for what in (*forged, *(f"pages:0:{page}" for page in pages)):
            message = await shown(world, ada)
            answer = await world.forge(ada, message, what)
            said = answer.whisper or message.text
            assert EN("bad-click") in said or EN("daily-over") in said, what
            assert await stored(world, ada) == {}


async def test_pages_lead_to_each_position_and_to_how_they_are_chosen(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ada = world.people[0]
        message = await shown(world, ada)
        await world.click(ada, message, EN("button-daily-how"))
        assert EN("daily-how") in message.text
        await world.click(ada, message, EN("button-back"))
        assert position(1).search(message.text)
        await world.click(ada, message, EN("button-daily-rules"))
        game = dashed(five(positions(), DAY)[0].system.key)
        assert EN(f"rules-{game}") in message.text
        assert list(message.buttons) == [EN("button-back")]
        await world.click(ada, message, EN("button-back"))
        assert position(1).search(message.text)
        message = await finish(world, ada)
        await world.click(ada, message, custom_id(Kind.DAILY_PAGE, 0, DAY, "4"))
        assert position(4).search(message.text)
        assert len(message.alt) == 1
        await world.click(ada, message, EN("button-back"))
        assert like(EN, "daily-points").search(message.text)


async def test_a_verdict_follows_each_way_with_the_best_in_the_picture(tmp_path: Path) -> None:
    """Mark, points and the reason stand below a picture of its own; then it goes on."""
    async with opened(tmp_path) as world:
        ada, today = world.people[0], five(positions(), DAY)
        message = await shown(world, ada)
        for at, each in enumerate(today, 1):
            asked, best = message.alt[0], each.position.best
            way = best if at % 2 else int(best == 0)
            await take(world, ada, message, way, at)
            assert position(at).search(message.text)
            assert mark(each.position, way) in message.text
            assert bool(like(EN, "daily-better").search(message.text)) == (way != best)
            assert len(message.alt) == 1
            assert message.alt[0] != asked
            follows = "button-daily-next" if at < FIVE else "button-daily-results"
            assert list(message.buttons) == [EN(follows)]
            await go_on(world, ada, message)
        assert like(EN, "daily-points").search(message.text)


async def test_a_look_back_tells_the_chance_of_each_way(tmp_path: Path) -> None:
    """The best and one's own are told apart, and of one that was best it is said."""
    async with opened(tmp_path) as world:
        ada, today = world.people[0], five(positions(), DAY)
        best = [each.position.best for each in today]
        chosen = (best[0], *(int(each == 0) for each in best[1:]))
        message = await finish(world, ada, chosen)
        for at, each in enumerate(today):
            await world.click(ada, message, custom_id(Kind.DAILY_PAGE, 0, DAY, str(at + 1)))
            roles = {best[at]: "best", chosen[at]: "both" if best[at] == chosen[at] else "own"}
            for place, way in enumerate(each.position.ways):
                said = like(
                    EN,
                    "daily-way",
                    mark=mark(each.position, place),
                    chance=round(way.chance / 10),
                    role=roles.get(place, "none"),
                )
                assert said.search(message.text)
            await world.click(ada, message, EN("button-back"))


async def test_the_description_of_a_picture_says_the_own_colour_and_the_roll(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as world:
        ada, first = world.people[0], five(positions(), DAY)[0]
        (alt,) = (await shown(world, ada)).alt
        colour = EN(f"colour-{first.colours[first.seat]}")
        roll = " + ".join(first.position.roll.split())
        assert alt.startswith(EN("daily-alt", colour=colour, roll=roll))


async def test_the_five_buttons_that_look_back_stand_in_a_row_of_their_own(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        labels = list((await finish(world, world.people[0])).buttons)
        assert labels[:BUTTONS] == list(PAGES)
        assert len(PAGES) == BUTTONS


async def test_each_result_is_one_short_line_with_its_game(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ada, today = world.people[0], five(positions(), DAY)
        message = await finish(world, ada, tuple(each.position.best for each in today))
        assert message.text.index(EN("daily-points", points=100)) < message.text.index(MARKS[0])
        for at, each in enumerate(today, 1):
            game = EN(f"game-{dashed(each.system.key)}")
            row = EN("daily-short", position=at, mark=MARKS[0], game=game, points=20)
            assert row in message.text
            assert len(row) < 40, "a line of a phone"
        assert EN("daily-ask-why") in message.text


async def test_a_verdict_names_a_piece_and_its_square(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ada, today = world.people[0], five(positions(), DAY)
        message = await shown(world, ada)
        for at, each in enumerate(today, 1):
            await take(world, ada, message, each.position.best, at)
            key = "walls-way" if each.system.key == "walls" else "daily-move"
            way = like(EN, key, captures=0).pattern.partition("(")[0]
            row = like(EN, "daily-best", mark=MARKS[0], chance=0).pattern
            assert re.search(row.partition("(")[0] + way, message.text)
            await go_on(world, ada, message)


def test_of_several_captures_the_furthest_piece_is_the_reason() -> None:
    every = (Filed(game, at) for game in positions()[-1] for at in range(len(game.positions)))
    found = next(each for each in map(puzzle, every) if each.furthest and each.why == ("hits",))
    [said] = look_back(Shown(DAY, (found,), 1, (0,), texts("en")), 0, {}).texts
    assert texts("en").sentence(EN("daily-furthest")) in said


async def test_a_line_is_shared_where_the_bot_is_no_member(tmp_path: Path) -> None:
    """It names the command."""
    async with opened(tmp_path) as world:
        ada = world.people[0]
        with brought(world.env.backend, OutsidePlace.SERVER):
            message = await finish(world, ada)
            await world.click(ada, message, EN("button-daily-share"))
        (public,) = (each for each in world.messages() if not each.private)
        assert f"/{EN('command-daily')}" in public.text
        line = public.text.partition(": ")[2]
        assert public.text == EN("daily-shared", person=f"<@{ada.id}>", line=line)
        assert like(EN, "daily-line", number=str(5), days=1).fullmatch(line)
        assert EN("button-daily-share") not in message.buttons
        assert EN("button-daily-share") in (await shown(world, ada)).buttons


@pytest.mark.parametrize("public", [True, False])
async def test_a_line_is_handed_out_where_the_bot_may_not_post(
    tmp_path: Path, public: bool
) -> None:
    async with opened(tmp_path) as world:
        ada = world.people[0]
        with brought(world.env.backend, OutsidePlace.SERVER, public=public):
            message = await finish(world, ada)
            answer = await world.click(ada, message, EN("button-daily-share"))
        posted = [each for each in world.messages() if not each.private]
        assert len(posted) == public
        assert public or like(EN, "daily-copy").match(answer.messages[-1].text)


async def test_a_server_without_posts_gets_none(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ada, settings = world.people[0], host(world).tables.settings
        await settings.change_server(
            world.server.id, lambda each: structs.replace(each, posting=False)
        )
        message = await finish(world, ada)
        answer = await world.click(ada, message, EN("button-daily-share"))
        assert like(EN, "daily-copy").match(answer.messages[-1].text)
        assert [each for each in world.messages() if not each.private] == []


async def test_a_server_without_posts_gets_none_just_after_a_restart_either(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ada, tables = world.people[0], host(world).tables
        await host(world).services.persons.choose(ada.id, lambda _: Chosen(theme="dark"))
        await tables.settings.change_server(
            world.server.id, lambda each: structs.replace(each, posting=False)
        )
        message = await finish(world, ada)
        await again(world)
        answer = await world.click(ada, message, EN("button-daily-share"))
        assert like(EN, "daily-copy").match(answer.messages[-1].text)
        assert [each for each in world.messages() if not each.private] == []


async def test_a_blocked_person_shares_nothing_on_that_server(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ada, settings = world.people[0], host(world).tables.settings
        await settings.change_server(
            world.server.id, lambda each: structs.replace(each, blocked=(ada.id,))
        )
        message = await finish(world, ada)
        answer = await world.click(ada, message, EN("button-daily-share"))
        assert like(EN, "daily-copy").match(answer.messages[-1].text)
        assert [each for each in world.messages() if not each.private] == []


async def test_nothing_is_shared_before_the_fifth_answer(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ada = world.people[0]
        message = await shown(world, ada)
        assert EN("button-daily-share") not in message.buttons
        await world.forge(ada, message, custom_id(Kind.DAILY_SHARE, 0, DAY))
        assert [each for each in world.messages() if not each.private] == []


async def test_others_are_counted_from_ten_people_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ada, store = world.people[0], host(world).store
        for person in range(8):
            await store.answer_daily(person + 1, DAY, "", "0,1")
        message = await finish(world, ada)
        first = custom_id(Kind.DAILY_PAGE, 0, DAY, "1")
        await world.click(ada, message, first)
        assert not like(EN, "daily-others").search(message.text)
        await world.click(ada, message, EN("button-back"))
        await store.answer_daily(99, DAY, "", "0")
        pass_to(world, host(world).now() + daily.COUNTED)
        await world.click(ada, message, first)
        assert message.text.count(EN("daily-others", same=10, people=10)) == 1


async def test_days_in_a_row_are_counted(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ada, store = world.people[0], host(world).store
        for day in (DAY - 1, DAY - 2, DAY - 4):
            await store.answer_daily(ada.id, day, "", "0,0,0,0,0")
        await store.answer_daily(ada.id, DAY - 3, "", "0,0,0,0")
        message = await finish(world, ada)
        assert EN("daily-streak", days=3) in message.text


async def test_a_clock_that_is_set_back_gives_no_day_twice(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ada = world.people[0]
        pass_to(world, NOON + DAYS)
        await finish(world, ada, day=DAY + 1)
        world.env.backend.clock.advance(-DAYS)
        assert position(1).search((await shown(world, ada)).text)
        world.env.backend.clock.advance(DAYS)
        assert like(EN, "daily-points").search((await shown(world, ada)).text)


async def test_without_positions_there_is_one_sentence(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ada = world.people[0]
        with (
            patch.object(daily, "positions", side_effect=BadPositions("torn")),
            world.expecting_errors("torn|daily-missing"),
        ):
            assert EN("daily-missing") in (await world.slash(ada, "daily")).whisper
        assert (await world.slash(ada, "help")).given


async def test_a_deletion_takes_answers_along(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ada = world.people[0]
        message = await shown(world, ada)
        await take(world, ada, message, 0, 1)
        told = (await world.slash(ada, "privacy show")).whisper
        assert EN("stored-dailies", count=1) in told
        asked = (await world.slash(ada, "privacy delete")).messages[0]
        await world.click(ada, asked, EN("sure-delete-me.button"))
        assert await stored(world, ada) == {}
        await world.forge(ada, message, custom_id(Kind.DAILY, 0, DAY, 2, 0))
        assert await stored(world, ada) == {}


async def test_it_speaks_the_language_of_the_person(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ada = world.people[0]
        ada.language = "de"
        message = await shown(world, ada)
        assert DE("daily-title", number=str(5), position=1) in message.text


async def test_nothing_shown_tells_the_best_way(tmp_path: Path) -> None:
    """With the chances of ways turned round, all that is shown is the same."""
    async with opened(tmp_path) as world:
        ada = world.people[0]
        before = await shown(world, ada)
        seen = before.text, before.alt, before.buttons, before.pictures
        turned = [
            structs.replace(
                each,
                position=structs.replace(
                    each.position,
                    ways=tuple(
                        structs.replace(way, chance=1000 - way.chance) for way in each.position.ways
                    ),
                ),
            )
            for each in five(positions(), DAY)
        ]
        assert points(turned[0].position, turned[0].position.best) > 0
        with patch.object(daily, "five", lambda *_: tuple(turned)):
            after = await shown(world, ada)
        assert (after.text, after.alt, after.buttons, after.pictures) == seen


CALLBACK = "/interactions/*/callback"


@pytest.mark.parametrize("fault", soaked(("lose", "cut", "double", "refuse", "limit", "delay")))
async def test_an_answer_counts_once_despite_any_fault_of_the_picture(
    tmp_path: Path, fault: str
) -> None:
    """Pressed again on what stayed, it leads to the next position."""
    async with opened(tmp_path) as world:
        ada = world.people[0]
        message = await shown(world, ada)
        given = {"refuse": (500,), "limit": (2.0,), "delay": (4.0,)}.get(fault, ())
        world.forgive("")
        getattr(world, fault)("POST", CALLBACK, *given)
        await take(world, ada, message, 1, 1)
        await world.advance(5)
        assert await stored(world, ada) == {DAY: "1"}
        await world.forge(ada, message, custom_id(Kind.DAILY, 0, DAY, 1, 0))
        assert await stored(world, ada) == {DAY: "1"}
        assert position(2).search((await shown(world, ada)).text)


async def test_a_process_killed_between_answer_and_picture_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ada = world.people[0]
        message = await shown(world, ada)
        assert await host(world).store.answer_daily(ada.id, DAY, "", "1")
        await again(world)
        await take(world, ada, message, 0, 1)
        assert await stored(world, ada) == {DAY: "1"}
        assert position(2).search(message.text)


@pytest.mark.parametrize("path", ["/interactions/*/callback", "/webhooks/*"])
async def test_a_deletion_while_a_line_is_shared_leaves_no_name(tmp_path: Path, path: str) -> None:
    """Before the post, or while it is on its way."""
    async with opened(tmp_path) as world:
        ada, deletions = world.people[0], host(world).services.deletions
        with brought(world.env.backend, OutsidePlace.SERVER):
            message = await finish(world, ada)
            world.meanwhile("POST", path, lambda: deletions.note(ada.id))
            await world.click(ada, message, EN("button-daily-share"))
        assert [each for each in world.messages() if not each.private and each.here] == []


async def test_two_presses_at_once_share_one_line(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ada = world.people[0]
        press = custom_id(Kind.DAILY_SHARE, 0, DAY)
        with brought(world.env.backend, OutsidePlace.SERVER):
            message = await finish(world, ada)
            await world.race((ada, message, press), (ada, message, press))
        assert len([each for each in world.messages() if not each.private]) == 1
