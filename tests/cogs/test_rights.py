"""Rights are read where a thing is: attacks from a corner of one's own, and what is no one's any more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
from discord import PermissionOverwrite
from msgspec import structs
from simcord import interactions
from simcord.backend.models import Overwrite
from simcord.enums import InteractionType, OverwriteType

from cogs.platform.rights import KNOWN_FOR
from cogs.widgets.buttons import Kind, custom_id
from data.records import Change
from engine.hosting.cups.acts import begin
from tests.cogs.playing import again, host, sent, sure, table
from tests.cogs.rights import House, house, joining, told
from tests.simulation import Person
from tests.words import EN, like

SHOWN, MODERATED = custom_id(Kind.LOBBY, 1, "seat"), "moderate:0:table:1"
"""A look at the table, and at what moderators do there."""


async def forged(one: House, person: Person, custom_id: str) -> str:
    """Make up a press on a private answer in the corner; return what is said."""
    message = await one.answer(person)
    return (await one.world.forge(person, message, custom_id)).sentence


async def test_a_cup_is_not_run_from_a_corner_of_ones_own(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        await one.cup()
        answer = await one.world.slash(one.elsewhere, "cup manage", where=one.corner)
        assert answer.sentence == EN("cup-none-here")
        assert await forged(one, one.elsewhere, "organize:0:1:end") == EN("cup-unknown")
        assert not (await host(one.world).cups.get(1)).cup.ended
        one.world.forgive("Refused")


async def test_a_table_is_not_moderated_from_a_corner_of_ones_own(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        await one.table()
        answer = await one.world.slash(one.elsewhere, "moderate", where=one.corner)
        assert answer.sentence == EN("moderate-none")
        assert await forged(one, one.elsewhere, "moderate:0:end:1") == EN("unknown-table")
        assert await forged(one, one.elsewhere, "sure:0:moderate:end:1") == EN("unknown-table")
        assert (await table(one.world)).record.status == "lobby"
        one.world.forgive("Refused")


async def test_a_cup_that_is_not_seen_is_not_joined_or_looked_at(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        await one.cup()
        for what in ("join", "place", "how", "leave", "here", "file"):
            said = await forged(one, one.blind, custom_id(Kind.CUP, 0, 1, what))
            assert said == EN("cup-unknown"), what
        assert (await host(one.world).cups.get(1)).cup.entrant(one.blind.id) is None


async def test_a_live_cup_that_is_not_seen_stands_in_the_way_of_none(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        world, cups = one.world, host(one.world).cups
        for opener, channel in ((one.moderator, one.hidden), (one.elsewhere, one.corner)):
            await world.slash(opener, "cup new", where=channel, length="live-25", rounds=3)
        for each in (one.host, one.member, one.blind):
            await cups.act(1, one.owner.id, joining(each.id))
        one.take(one.host, one.inside)
        joins = custom_id(Kind.CUP, 0, 2, "join")
        assert await forged(one, one.member, joins) == EN("cup-clash")
        assert await forged(one, one.host, joins) == EN("cup-joined")
        form = await world.forge(
            one.elsewhere,
            await one.answer(one.elsewhere),
            custom_id(Kind.CUP_RUN, 0, 2, "add"),
            [str(one.blind.id)],
        )
        assert form.form
        [field] = [part["component"]["custom_id"] for part in form.form["components"]]
        await world.submit(one.elsewhere, form, **{field: "late"})
        assert [*(await cups.get(2)).cup.people.values()] == [one.host.id, one.blind.id]


async def test_another_moderator_judges_the_tables_of_a_playing_one(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        await one.cup()
        world, cups = one.world, host(one.world).cups
        for each in (one.moderator, one.admin, one.member, one.owner):
            await cups.act(1, one.owner.id, joining(each.id))
        await cups.act(1, one.owner.id, lambda now: begin(now, "now"))
        await world.advance(60)
        drawn = (await cups.get(1)).cup
        page = (await world.slash(one.moderator, "cup manage", where=one.hidden)).messages[-1]
        for place in (1, 2):
            stops = custom_id(Kind.CUP_RUN, 0, 1, "stop"), [f"1-{place}"]
            plays = one.moderator.id in drawn.players(1, place)
            answer = await world.forge(one.moderator, page, *stops)
            assert (answer.sentence == EN("moderator-plays")) == plays
            assert bool(answer.form) != plays
            assert (await world.forge(one.owner, page, *stops)).form, "they may have no second one"
            answer = await world.forge(one.admin, page, *stops)
            assert answer.sentence in (EN("only-moderators"), EN("moderator-plays"))
            corrects = custom_id(Kind.CUP_RUN, 0, 1, "correct"), [f"1-{place}"]
            answer = await world.forge(one.moderator, page, *corrects)
            assert (answer.sentence == EN("moderator-plays")) == plays


async def test_another_moderator_clears_the_seats_beside_a_playing_one(tmp_path: Path) -> None:
    """At a cup's table: there a computer in an opponent's place is worth points."""
    async with house(tmp_path) as one:
        await one.cup()
        world, bot = one.world, host(one.world)
        for each in (one.moderator, one.admin, one.member, one.owner):
            await bot.cups.act(1, one.owner.id, joining(each.id))
        await bot.cups.act(1, one.owner.id, lambda now: begin(now, "now"))
        await world.advance(60)
        manage = (await world.slash(one.moderator, "cup manage", where=one.hidden)).messages[-1]
        for number in (await bot.store.cup_tables(1)).values():
            people = (await bot.tables.get(number)).people
            other = next(each for each in people if each not in (one.moderator.id, one.admin.id))
            plays = one.moderator.id in people
            out = custom_id(Kind.CUP_RUN, 0, 1, "remove"), [str(other)]
            answer = await world.forge(one.moderator, manage, *out)
            assert (answer.sentence == EN("moderator-plays")) == plays
            assert bool(answer.form) != plays
            shown = await one.answer(one.moderator)
            press = f"sure:0:moderate:remove:{number}:{other}"
            said = (await world.forge(one.moderator, shown, press)).whisper
            assert (EN("moderator-plays") in said) == plays
            assert (other in (await bot.tables.get(number)).people) == plays
            repaired = await world.forge(one.moderator, shown, f"moderate:0:repair:{number}")
            assert EN("moderator-plays") not in repaired.whisper
        world.forgive("Refused")


async def test_a_table_that_is_not_seen_is_not_joined_or_looked_at(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        await one.table()
        for each in (custom_id(Kind.LOBBY, 1, "join"), custom_id(Kind.ROUND, 1)):
            assert await forged(one, one.blind, each) == EN("unknown-table"), each
        assert one.blind.id not in (await table(one.world)).people
        answer = await one.world.slash(one.blind, "fair", where=one.corner, table=1)
        assert answer.sentence == EN("unknown-table")
        one.world.forgive("Refused")


async def test_channels_that_a_person_does_not_see_are_not_named(tmp_path: Path) -> None:
    """Not where tables may be opened, and not where a cup waits."""
    async with house(tmp_path) as one:
        await host(one.world).tables.settings.change_server(
            one.world.server.id, lambda now: structs.replace(now, channels=(one.hidden.id,))
        )
        answer = await one.world.slash(one.blind, "play", where=one.corner)
        assert answer.sentence == EN("play-not-here")
        assert str(one.hidden.id) not in told(answer.messages)
        answer = await one.world.slash(one.member, "play", where=one.corner)
        assert str(one.hidden.id) in told(answer.messages)
        await one.cup()
        host(one.world).cups.stuck[1] = "cup-no-threads"
        for person, named in ((one.blind, False), (one.member, True)):
            answer = await one.world.slash(person, "check", where=one.corner)
            assert (str(one.hidden.id) in told(answer.messages)) == named
            found = like(EN, "check-cup", channel=f"<#{one.hidden.id}>").search(answer.whisper)
            assert bool(found) == named
        one.world.forgive("Refused")


async def test_moderators_count_the_tables_that_they_moderate(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        await one.table()
        await one.world.slash(one.blind, "play", where=one.corner)
        for person, tables in ((one.elsewhere, [2]), (one.moderator, [1]), (one.owner, [1, 2])):
            [shown] = (await one.world.slash(person, "moderate", where=one.corner)).messages
            assert EN("moderate-head", count=len(tables)) in shown.text
            assert [*shown.menus["moderate:0:table"].values()] == [*map(str, reversed(tables))]


async def choose(one: House, **settings: Any) -> None:
    """Have the server choose some settings."""
    await host(one.world).tables.settings.change_server(
        one.world.server.id, lambda now: structs.replace(now, **settings)
    )


async def test_the_role_of_moderators_moderates_where_it_can_see(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        await one.table()
        await choose(one, moderators=one.role.id)
        for each in (one.member, one.blind):
            one.give(each, one.role)
        assert like(EN, "moderate-host").search(await forged(one, one.member, MODERATED))
        assert await forged(one, one.blind, MODERATED) == EN("unknown-table")
        answer = await one.world.slash(one.blind, "moderate", where=one.corner)
        assert answer.sentence == EN("moderate-none")
        one.give(one.blind, one.inside)
        assert like(EN, "moderate-host").search(await forged(one, one.blind, MODERATED))


async def test_a_private_thread_is_asked_for_its_member_once_a_minute(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        backend, world = one.world.env.backend, one.world
        owner = one.host.id
        made = backend.create_thread(one.world.channel.id, name="f", type=12, owner_id=owner)
        assert world.bot.user is not None
        for each in (one.seat.id, one.member.id, world.bot.user.id):
            backend.add_thread_member(made.id, each)
        await one.table(world.place(made.id))
        with sent(world) as requests:
            for _ in range(2):
                assert await forged(one, one.member, SHOWN) != EN("unknown-table")
                assert await forged(one, one.blind, SHOWN) == EN("unknown-table")
        assert requests.count("GET thread-member") == 2, "one for each of the two"
        backend.add_thread_member(made.id, one.blind.id)
        await world.advance(KNOWN_FOR + 1)
        world.refuse("GET", "/channels/*/thread-members/*", 500)
        assert await forged(one, one.blind, SHOWN) == EN("unknown-table"), "it is not known"
        assert await forged(one, one.blind, SHOWN) != EN("unknown-table"), "it is asked again"
        threads = discord.Permissions(manage_threads=True)
        one.give(one.admin, world.server.create_role("threads", permissions=threads))
        with sent(world) as requests:
            assert await forged(one, one.admin, SHOWN) != EN("unknown-table")
        assert "GET thread-member" not in requests


async def test_an_archived_thread_is_fetched_once(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        backend, world = one.world.env.backend, one.world
        made = backend.create_thread(one.hidden.id, name="f", type=11, owner_id=one.host.id)
        await one.table(world.place(made.id))
        guild = host(world).get_guild(world.server.id)
        assert guild is not None
        guild._remove_thread(host(world).get_channel(made.id))  # type: ignore[arg-type]
        with sent(world) as requests:
            for _ in range(2):
                assert await forged(one, one.member, SHOWN) != EN("unknown-table")
                assert await forged(one, one.blind, SHOWN) == EN("unknown-table")
        assert requests.count("GET channel") == 1
        await world.advance(KNOWN_FOR + 1)
        world.refuse("GET", f"/channels/{made.id}", 403, 50001)
        assert await forged(one, one.member, SHOWN) == EN("unknown-table"), "it is not known"


async def test_a_table_without_a_place_is_left_to_admins(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        await one.table()
        await host(one.world).tables.note(Change(table=1, channel=404))
        assert await forged(one, one.moderator, MODERATED) == EN("unknown-table")
        answer = await one.world.slash(one.admin, "moderate", where=one.corner)
        assert like(EN, "moderate-line", table=1, state="lobby").search(answer.whisper)
        [shown] = answer.messages
        await one.world.forge(one.admin, shown, "moderate:0:end:1")
        await sure(one.world, one.admin, shown)
        assert (await table(one.world)).record.status == "abandoned"
        one.world.forgive("place is gone|Forbidden")


async def test_a_table_that_cannot_be_played_is_left_to_admins(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        await one.table()
        await host(one.world).store._write("UPDATE tables SET game = 'gone' WHERE id = ?", 1)
        await again(one.world)
        assert await forged(one, one.blind, MODERATED) == EN("unknown-table")
        assert await forged(one, one.moderator, MODERATED) == EN("only-admins")
        answer = await one.world.slash(one.moderator, "table end", where=one.hidden)
        assert answer.sentence == EN("table-unplayable", table=1)
        answer = await one.world.slash(one.admin, "table end", where=one.hidden)
        await sure(one.world, one.admin, answer.messages[0])
        assert await host(one.world).store.tables_on(one.world.server.id) == []
        one.world.forgive("cannot be played|Unplayable|Refused")


async def test_a_press_in_the_place_of_a_table_asks_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        await one.world.slash(one.host, "play", where=one.hidden)
        board = one.world.last(one.hidden)
        with sent(one.world) as requests:
            await one.world.click(one.member, board, EN("button-join"))
            await one.world.click(one.member, board, EN("button-seat"))
        assert requests == ["POST callback", "POST callback"]


async def test_a_voice_channel_is_seen_by_those_that_may_connect(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        voice = one.world.server.create_voice_channel("laut")
        deaf = PermissionOverwrite(connect=False).pair()[1].value
        own = Overwrite(target_id=one.blind.id, type=OverwriteType.MEMBER, allow=0, deny=deaf)
        one.world.env.backend.set_overwrite(voice.id, own)
        await one.table(voice)
        assert await forged(one, one.member, SHOWN) != EN("unknown-table")
        assert await forged(one, one.blind, SHOWN) == EN("unknown-table")


async def test_a_moderator_that_plays_has_a_vote_like_all_players(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        world, player = one.world, one.moderator
        await world.slash(player, "play", where=one.hidden)
        board = world.last(one.hidden)
        await world.click(one.member, board, EN("button-join"))
        await world.click(player, board, EN("button-start"))
        answer = await world.slash(player, "table end", where=one.hidden)
        assert answer.sentence == EN("end-proposed")
        [shown] = (await world.slash(player, "moderate", where=one.hidden)).messages
        await world.forge(player, shown, "moderate:0:table:1")
        assert EN("sure-end.button") not in shown.buttons
        for press in ("moderate:0:end:1", "sure:0:moderate:end:1:running"):
            said = (await world.forge(player, shown, press)).whisper
            assert EN("moderate-own-table") in said
        assert (await table(world)).record.status == "running"
        one.give(one.admin, one.role)
        await choose(one, moderators=one.role.id)
        answer = await world.slash(one.admin, "table end", where=one.hidden)
        await sure(world, one.admin, answer.messages[0])
        assert (await table(world)).record.status == "abandoned"


async def test_a_form_that_is_made_up_in_direct_messages_is_about_no_table(tmp_path: Path) -> None:
    """It comes without a message, by which alone Discord would know it."""
    async with house(tmp_path) as one:
        await one.table()
        data = {"custom_id": custom_id(Kind.LOBBY, 1, "join"), "components": []}
        _, payload = interactions.base_payload(
            one.world.env.backend,
            type=InteractionType.MODAL_SUBMIT,
            channel_id=one.blind.dm.id,
            guild_id=None,
            user_id=one.blind.id,
            data=data,
        )
        one.world.env.backend.emit("INTERACTION_CREATE", payload)
        await one.world.settle()
        assert one.blind.id not in (await table(one.world)).people
