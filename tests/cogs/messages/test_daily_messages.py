"""Today's five among friends: one message a day and channel, whatever becomes of the calls to Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from msgspec import structs

from cogs.messages.daily_messages import APART
from cogs.messages.delivery import Delivery
from cogs.messages.server_messages import AGAIN
from cogs.views.shared_day import mention
from cogs.widgets.buttons import Kind, custom_id
from data.records import MessageRecord, Share, SharedDay
from data.shipped.positions import positions
from engine.daily import five
from playground.internals.elsewhere import OutsidePlace, brought
from tests.cogs.handlers.test_posting import forbid
from tests.cogs.playing import again, host
from tests.cogs.test_daily import DAY, DAYS, HOUR, NOON, opened, pass_to
from tests.simulation import Answer, Person, Seen, Simulation
from tests.soak import soaked
from tests.words import DE, EN, like

NUMBER = "5"


OVER = NOON + 36 * HOUR + 1
"""A second after the day takes no more answers."""


@asynccontextmanager
async def evening(tmp_path: Path, people: int = 3) -> AsyncIterator[Simulation]:
    """Friends who have finished the day's five, each worse than the one before."""
    async with opened(tmp_path, people) as world:
        for at, each in enumerate(world.people):
            await answered(world, each, at)
        yield world


async def answered(world: Simulation, person: Person, worse: int = 0, day: int = DAY) -> None:
    """Have a person finish a day, with so many ways that may be worse."""
    best = (each.position.best for each in five(positions(), day))
    ways = [way if at >= worse else int(way == 0) for at, way in enumerate(best)]
    await host(world).store.answer_daily(person.id, day, "", ",".join(map(str, ways)))


async def share(world: Simulation, person: Person, day: int = DAY) -> Answer:
    """Press *Share* below one's results."""
    message = (await world.slash(person, "daily")).messages[-1]
    return await world.forge(person, message, custom_id(Kind.DAILY_SHARE, 0, day))


async def look(world: Simulation) -> None:
    """Let the bot look at what is due, as it does each minute."""
    await world.advance(AGAIN + APART)


def lists(world: Simulation) -> list[Seen]:
    """The messages of the day that are there."""
    title = EN("daily-results", number=NUMBER)
    return [each for each in world.messages() if not each.private and title in each.text]


def names(shown: Seen, *people: Person) -> list[bool]:
    return [mention(each.id) in shown.text for each in people]


async def stored(world: Simulation) -> MessageRecord:
    [found] = await host(world).store.messages("daily", world.server.id)
    return found


async def shared(world: Simulation) -> SharedDay:
    found = await host(world).store.shared_day(world.channel.id, DAY)
    assert found is not None
    return found


async def test_the_first_share_posts_and_later_ones_edit(tmp_path: Path) -> None:
    """The best stands first; nobody is pinged, and the message stays where it is."""
    async with evening(tmp_path) as world:
        ada, ben, cem = world.people
        await share(world, ben)
        [shown] = lists(world)
        assert names(shown, ada, ben, cem) == [False, True, False]
        assert EN("daily-what") in shown.text
        world.env.backend.clock.advance(2 * HOUR)
        await share(world, ada)
        await share(world, cem)
        await look(world)
        assert [each.id for each in lists(world)] == [shown.id]
        first, second, third = (
            line for line in shown.text.splitlines() if like(EN, "daily-place").search(line)
        )
        for line, person, place in ((first, ada, 1), (second, ben, 2), (third, cem, 3)):
            assert mention(person.id) in line
            assert f"**{place}.**" in line
        assert "100 ✅✅✅✅✅" in first
        assert not like(EN, "daily-told", days=1).search(shown.text)


async def test_two_that_share_at_once_are_both_on_one_message(tmp_path: Path) -> None:
    async with evening(tmp_path) as world:
        messages = [(each, await world.slash(each, "daily")) for each in world.people]
        press = custom_id(Kind.DAILY_SHARE, 0, DAY)
        await world.race(*((each, shown.messages[-1], press) for each, shown in messages))
        await look(world)
        [shown] = lists(world)
        assert names(shown, *world.people) == [True, True, True]


async def test_a_sharer_alone_sees_their_own_place_there(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as world:
        ada, ben, cem = world.people
        await share(world, ben)
        await share(world, ada)
        [shown] = lists(world)
        told = (await world.slash(ben, "daily")).messages[-1].text
        assert like(EN, "daily-among", place=2, people=2).search(told)
        assert str(shown.id) in told
        assert not like(EN, "daily-among").search((await world.slash(cem, "daily")).whisper)


async def test_play_opens_the_five_of_that_day_for_each_person(tmp_path: Path) -> None:
    async with opened(tmp_path, 2) as world:
        ada, ben = world.people
        await answered(world, ada)
        await share(world, ada)
        [shown] = lists(world)
        pass_to(world, NOON + 12 * HOUR + 1)
        (own,) = (await world.click(ben, shown, EN("button-daily-play"))).messages
        assert own.private
        assert EN("daily-title", number=NUMBER, position=1) in own.text
        (done,) = (await world.click(ada, shown, EN("button-daily-play"))).messages
        assert EN("daily-results", number=NUMBER) in done.text
        pass_to(world, OVER)
        (own,) = (await world.click(ben, shown, EN("button-daily-play"))).messages
        assert EN("daily-now") in own.text
        assert EN("daily-title", number="7", position=1) in own.text


async def test_a_day_to_come_cannot_be_played_or_shared(tmp_path: Path) -> None:
    async with evening(tmp_path, 1) as world:
        ada = world.people[0]
        await share(world, ada)
        [shown] = lists(world)
        for kind, rest in product(("play", "share"), (DAY + 1, 10**15, "x", "", f"{DAY}:1")):
            (said,) = (await world.forge(ada, shown, f"{kind}:0:{rest}")).messages
            assert EN("bad-click") in said.text, (kind, rest)
            assert lists(world) == [shown]


async def test_share_is_pressed_on_own_results_alone(tmp_path: Path) -> None:
    """On the message of all it is no button; before the fifth answer there is nothing to share."""
    async with evening(tmp_path, 2) as world:
        ada, ben = world.people
        await share(world, ada)
        [shown] = lists(world)
        press = custom_id(Kind.DAILY_SHARE, 0, DAY)
        assert EN("bad-click") in (await world.forge(ben, shown, press)).whisper
        pass_to(world, NOON + DAYS)
        own = (await world.slash(ben, "daily")).messages[-1]
        answer = await world.forge(ben, own, custom_id(Kind.DAILY_SHARE, 0, DAY + 1))
        assert EN("bad-click") in answer.whisper + own.text
        assert names(shown, ben) == [False]


async def test_a_day_that_is_over_says_how_it_ended(tmp_path: Path) -> None:
    """Once, at the next look; a share that comes later is a line of its own."""
    async with evening(tmp_path) as world:
        ada, ben, cem = world.people
        await answered(world, ben, day=DAY - 1)
        for each in (ada, ben):
            await share(world, each)
        [shown] = lists(world)
        pass_to(world, OVER - 2 * HOUR)
        await look(world)
        assert not like(EN, "daily-told", days=1).search(shown.text)
        pass_to(world, OVER)
        await look(world)
        best, longest = mention(ada.id), mention(ben.id)
        assert EN("daily-told", best=best, longest=longest, days=2) in shown.text
        assert [each.id for each in lists(world)] == [shown.id]
        assert (await shared(world)).told
        await share(world, cem)
        await look(world)
        assert names(shown, cem) == [False]
        assert like(EN, "daily-shared").search(world.last().text)


async def test_a_day_is_told_however_late_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as world:
        for each in world.people[1:]:
            await share(world, each)
        [shown] = lists(world)
        world.env.backend.clock.advance(9 * DAYS)
        await again(world)
        await look(world)
        best = mention(world.people[1].id)
        assert EN("daily-told", best=best, longest="", days=1) in shown.text
        assert lists(world) == [shown]


async def test_a_share_of_the_last_second_is_posted_after_the_day(tmp_path: Path) -> None:
    """Once: where a moderator deletes it then, it stays away."""
    async with evening(tmp_path) as world:
        ada = world.people[0]
        day = SharedDay(server=world.server.id, channel=world.channel.id, day=DAY)
        await host(world).store.share(day, Share(ada.id, 100, "✅✅✅✅✅"))
        pass_to(world, OVER)
        await look(world)
        [shown] = lists(world)
        assert EN("daily-told", best=mention(ada.id), longest="", days=1) in shown.text
        world.env.backend.delete_message(world.channel.id, shown.id)
        (asked,) = (await world.slash(ada, "privacy delete")).messages
        await world.click(ada, asked, EN("sure-delete-me.button"))
        await look(world)
        assert lists(world) == []


@pytest.mark.parametrize("fault", soaked(("lose", "cut", "error", "crowded", "slow")))
async def test_a_post_that_failed_at_the_end_of_the_day_comes_afterwards(
    fault: str, tmp_path: Path
) -> None:
    async with evening(tmp_path) as world:
        where = "POST", f"/channels/{world.channel.id}/messages"
        given: dict[str, tuple[Any, ...]] = {"error": (500,), "crowded": (30.0,), "slow": (4.0,)}
        how = {"error": "refuse", "crowded": "limit", "slow": "delay"}.get(fault, fault)
        getattr(world, how)(*where, *given.get(fault, ()))
        await share(world, world.people[0])
        pass_to(world, OVER)
        world.lifted()
        for _ in range(3):
            await look(world)
        [shown] = lists(world)
        assert names(shown, world.people[0]) == [True]


async def test_a_share_with_a_line_of_its_own_is_not_posted_after_the_day(tmp_path: Path) -> None:
    async with evening(tmp_path) as world:
        world.refuse("POST", f"/channels/{world.channel.id}/messages", 403, 50013)
        await share(world, world.people[0])
        assert like(EN, "daily-shared").search(world.last().text)
        world.lifted()
        for moment in (OVER, OVER + 8 * DAYS):
            pass_to(world, moment)
            await look(world)
            assert lists(world) == []


async def test_a_day_is_told_in_the_language_of_the_server_after_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path) as world:
        await host(world).tables.settings.change_server(
            world.server.id, lambda each: structs.replace(each, language="de")
        )
        await share(world, world.people[0])
        pass_to(world, OVER)
        await again(world)
        await look(world)
        title = DE("daily-results", number=NUMBER)
        [shown] = [each for each in world.messages() if not each.private]
        assert title in shown.text
        assert like(DE, "daily-told", days=1).search(shown.text)


async def test_a_share_needs_no_right_to_attach_files(tmp_path: Path) -> None:
    """There is no picture on the message."""
    async with evening(tmp_path) as world:
        _, ben, _ = world.people
        forbid(world, ben, "attach_files")
        await share(world, ben)
        [shown] = lists(world)
        assert names(shown, ben) == [True]


async def test_a_clock_that_is_wrong_ends_no_day(tmp_path: Path) -> None:
    async with evening(tmp_path) as world:
        await share(world, world.people[0])
        [shown] = lists(world)
        pass_to(world, OVER)
        with patch.object(host(world).services.clock, "is_right", return_value=False):
            await host(world).presenter.dailies.round()
        assert not (await shared(world)).told
        await look(world)
        assert like(EN, "daily-told", days=1).search(shown.text)


async def test_each_channel_and_each_day_has_its_own(tmp_path: Path) -> None:
    async with evening(tmp_path, 1) as world:
        ada = world.people[0]
        await share(world, ada)
        pass_to(world, NOON + DAYS)
        await answered(world, ada, day=DAY + 1)
        await share(world, ada, DAY + 1)
        await share(world, ada)
        await look(world)
        assert len(lists(world)) == 1
        assert len([each for each in world.messages() if not each.private]) == 2
        other = world.server.create_text_channel("halle")
        own = (await world.slash(ada, "daily", where=other)).messages[-1]
        await world.forge(ada, own, custom_id(Kind.DAILY_SHARE, 0, DAY))
        assert EN("daily-results", number=NUMBER) in world.last(other).text


async def test_a_message_that_a_moderator_deleted_comes_back_with_the_next_share_alone(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as world:
        ada, ben, cem = world.people
        await share(world, ada)
        [shown] = lists(world)
        world.env.backend.delete_message(world.channel.id, shown.id)
        await look(world)
        assert lists(world) == []
        await share(world, cem)
        await look(world)
        [shown] = lists(world)
        world.env.backend.delete_message(world.channel.id, shown.id)
        (asked,) = (await world.slash(cem, "privacy delete")).messages
        await world.click(cem, asked, EN("sure-delete-me.button"))
        await look(world)
        assert lists(world) == []
        await share(world, ben)
        await look(world)
        [shown] = lists(world)
        assert names(shown, ada, ben, cem) == [True, True, False]
        world.env.backend.delete_message(world.channel.id, shown.id)
        pass_to(world, OVER)
        await look(world)
        await again(world)
        await look(world)
        assert lists(world) == []


@pytest.mark.parametrize("fault", soaked(("lose", "cut", "error", "crowded", "double", "slow")))
async def test_a_failed_post_leads_to_exactly_one_message(fault: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as world:
        where = "POST", f"/channels/{world.channel.id}/messages"
        given: dict[str, tuple[Any, ...]] = {"slow": (4.0,)}
        if fault == "error":
            world.refuse(*where, 500)
        elif fault == "crowded":
            world.limit(*where, 30.0)
        else:
            getattr(world, {"slow": "delay"}.get(fault, fault))(*where, *given.get(fault, ()))
        for each in world.people[:2]:
            await share(world, each)
        world.lifted()
        for _ in range(3):
            await look(world)
        [shown] = lists(world)
        assert names(shown, *world.people[:2]) == [True, True]
        record = await stored(world)
        assert (record.message, record.posting) == (shown.id, 0.0)
        assert record.shows == str((await shared(world)).changes)


@pytest.mark.parametrize("fault", soaked(("lose", "old", "cut", "double", "error", "limited")))
async def test_a_failed_edit_is_made_up_for(fault: str, tmp_path: Path) -> None:
    """One that is too old to be edited is replaced."""
    async with evening(tmp_path) as world:
        ada, ben, _ = world.people
        await share(world, ada)
        [shown] = lists(world)
        where = "PATCH", f"/channels/{world.channel.id}/messages/{shown.id}"
        if fault in ("error", "old"):
            world.refuse(*where, *((500,) if fault == "error" else (400, 30046)))
        elif fault == "limited":
            world.limit(*where, 30.0)
        else:
            getattr(world, fault)(*where)
        await share(world, ben)
        world.lifted()
        for _ in range(3):
            await look(world)
        [after] = lists(world)
        assert (after.id != shown.id) == (fault == "old")
        assert names(after, ada, ben) == [True, True]


async def test_an_ended_day_too_old_to_be_edited_is_replaced(tmp_path: Path) -> None:
    async with evening(tmp_path) as world:
        await share(world, world.people[0])
        [shown] = lists(world)
        world.refuse("PATCH", f"/channels/{world.channel.id}/messages/{shown.id}", 400, 30046)
        pass_to(world, OVER)
        await look(world)
        [after] = lists(world)
        assert after.id != shown.id
        assert like(EN, "daily-told", days=1).search(after.text)


@pytest.mark.parametrize("moment", soaked(("noted", "sent", "stored")))
async def test_a_process_that_ends_in_between_doubles_and_loses_nothing(
    moment: str, tmp_path: Path
) -> None:
    async with evening(tmp_path) as world:
        store, ada = host(world).store, world.people[0]
        change = store.change_message
        day = SharedDay(server=world.server.id, channel=world.channel.id, day=DAY)

        async def killed(record: MessageRecord, **fields: Any) -> MessageRecord:
            if moment == "noted" and "posting" in fields:
                await change(record, **fields)
            if ("message" if moment == "sent" else "posting") in fields:
                raise SystemError("killed")
            return await change(record, **fields)

        store.change_message = killed  # type: ignore[method-assign]
        await store.share(day, Share(ada.id, 100, "✅✅✅✅✅"))
        with world.expecting_errors("killed"):
            with world.inside():
                host(world).presenter.dailies.look()
            await world.settle()
        assert len(lists(world)) == (moment == "sent")
        await again(world)
        await look(world)
        [shown] = lists(world)
        assert (await stored(world)).message == shown.id


async def test_a_channel_that_refuses_gets_a_line_instead(tmp_path: Path) -> None:
    """Each share tries again, so that a channel that has come to take it has all of them."""
    async with evening(tmp_path) as world:
        ada, ben, cem = world.people
        world.refuse("POST", f"/channels/{world.channel.id}/messages", 403, 50013, times=2)
        for each in (ada, ben):
            await share(world, each)
            await world.advance(APART)
            assert like(EN, "daily-shared").search(world.last().text)
            own = (await world.slash(each, "daily")).messages[-1]
            assert not like(EN, "daily-among").search(own.text), "it is in no list there"
        assert lists(world) == []
        await share(world, cem)
        await world.advance(APART)
        [shown] = lists(world)
        assert names(shown, ada, ben, cem) == [True, True, True]


@pytest.mark.parametrize("where", [OutsidePlace.SERVER, OutsidePlace.GROUP])
async def test_elsewhere_there_is_a_line(tmp_path: Path, where: OutsidePlace) -> None:
    async with evening(tmp_path) as world:
        with brought(world.env.backend, where):
            await share(world, world.people[0])
        assert like(EN, "daily-shared").search(world.last().text)
        assert lists(world) == []


async def test_a_deleted_person_is_taken_out_and_the_others_stay(tmp_path: Path) -> None:
    async with evening(tmp_path) as world:
        ada, ben, _ = world.people
        for each in (ada, ben):
            await share(world, each)
        [shown] = lists(world)
        pass_to(world, OVER)
        await look(world)
        assert EN("stored-shares", count=1) in (await world.slash(ada, "privacy show")).whisper
        (asked,) = (await world.slash(ada, "privacy delete")).messages
        await world.click(ada, asked, EN("sure-delete-me.button"))
        await look(world)
        assert names(shown, ada, ben) == [False, True]
        assert EN("daily-told", best=mention(ben.id), longest="", days=1) in shown.text
        (asked,) = (await world.slash(ben, "privacy delete")).messages
        await world.click(ben, asked, EN("sure-delete-me.button"))
        await look(world)
        assert names(shown, ada, ben) == [False, False]
        assert EN("daily-what") in shown.text


async def test_a_deletion_while_the_message_is_posted_is_heeded(tmp_path: Path) -> None:
    async with evening(tmp_path) as world:
        ada, store = world.people[0], host(world).store
        change = store.change_message

        async def meanwhile(record: MessageRecord, **fields: Any) -> MessageRecord:
            if "message" in fields:
                await store.take_out(ada.id)
            return await change(record, **fields)

        store.change_message = meanwhile  # type: ignore[method-assign]
        await share(world, ada)
        store.change_message = change  # type: ignore[method-assign]
        await look(world)
        assert names(lists(world)[0], ada) == [False]


async def test_a_deletion_before_the_share_is_stored_leaves_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as world:
        ada, services = world.people[0], host(world).services
        own = (await world.slash(ada, "daily")).messages[-1]
        dailies_of = services.store.dailies_of

        async def read(person: int) -> dict[int, str]:
            found = await dailies_of(person)
            services.deletions.note(person)
            return found

        services.store.dailies_of = read  # type: ignore[method-assign]
        await world.forge(ada, own, custom_id(Kind.DAILY_SHARE, 0, DAY))
        assert await services.store.shares(world.channel.id, DAY) == []
        assert lists(world) == []


async def test_a_member_that_has_left_stays_on_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as world:
        ada, ben, _ = world.people
        await share(world, ada)
        await share(world, ben)
        world.refuse("GET", f"/guilds/*/members/{ada.id}", 404, 10007, times=None)
        pass_to(world, OVER)
        await look(world)
        assert names(lists(world)[0], ada, ben) == [True, True]


async def test_a_deleted_channel_is_left_in_peace(tmp_path: Path) -> None:
    async with evening(tmp_path) as world:
        ada = world.people[0]
        other = world.server.create_text_channel("halle")
        own = (await world.slash(ada, "daily", where=other)).messages[-1]
        await world.forge(ada, own, custom_id(Kind.DAILY_SHARE, 0, DAY))
        world.refuse("PATCH", f"/channels/{other.id}/messages/*", 404, 10003)
        pass_to(world, OVER)
        for _ in range(3):
            await look(world)
        assert (await stored(world)).refused
        assert lists(world) == []


@pytest.mark.parametrize("fault", soaked(("lose", "cut", "double", "refuse", "limit", "delay")))
async def test_a_share_counts_once_despite_any_fault_of_its_answer(
    tmp_path: Path, fault: str
) -> None:
    async with evening(tmp_path) as world:
        ada, ben, _ = world.people
        own = (await world.slash(ada, "daily")).messages[-1]
        given = {"refuse": (500,), "limit": (2.0,), "delay": (4.0,)}.get(fault, ())
        world.forgive("")
        getattr(world, fault)("POST", "/interactions/*/callback", *given)
        press = custom_id(Kind.DAILY_SHARE, 0, DAY)
        await world.forge(ada, own, press)
        await look(world)
        await world.forge(ada, own, press)
        await share(world, ben)
        await look(world)
        [shown] = lists(world)
        assert names(shown, ada, ben) == [True, True]
        assert shown.text.count(mention(ada.id)) == 1


def counted(sent: list[str], deliver: Any) -> Any:
    """Count the attempts at messages."""

    async def attempt(self: Delivery) -> bool:
        sent.append("attempt")
        return bool(await deliver(self))

    return attempt


async def test_a_house_full_of_sharers_makes_few_requests(tmp_path: Path) -> None:
    """All within a minute: one message, edited every few seconds at most, with all of them on it."""
    async with opened(tmp_path, 4) as world:
        sent, people = list[str](), [world.add_person(f"Gast {at}") for at in range(96)]
        for at, each in enumerate(people):
            await answered(world, each, at % 6)
        with patch.object(Delivery, "deliver", counted(sent, Delivery.deliver)):
            for each in people:
                await share(world, each)
                await world.advance(0.6)
            await look(world)
        [shown] = lists(world)
        assert names(shown, *people) == [True] * 96
        assert len(sent) <= 14
