"""What happens between reading and sending, and answers that are lost: what is shown is true afterwards."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest
from msgspec import structs

from cogs.messages import pings
from cogs.messages.board_messages import FIRST
from cogs.messages.ephemeral import READ
from cogs.platform.interactions import LASTS
from cogs.platform.work_queue import STRAY
from engine.hosting.state.session import Session
from playground.internals.border import press
from tests.cogs.messages import test_pings
from tests.cogs.messages.test_delivery import full
from tests.cogs.messages.test_ephemeral import TOY, whispers
from tests.cogs.operator.test_running import settle_on
from tests.cogs.playing import (
    begun,
    ends,
    host,
    hosted,
    house_rules,
    lobby,
    meanwhile,
    move,
    on_turn,
    others,
    table,
    threads,
    unpressed,
)
from tests.cogs.test_lost import fill, public
from tests.cogs.views.test_choice_buttons import asking
from tests.cogs.views.test_choice_buttons import begun as offered
from tests.cogs.views.test_choice_buttons import bot_on as offering
from tests.cogs.views.test_game_analysis import played_out
from tests.simulation import Person, Simulation, Time, simulation
from tests.words import EN


@pytest.mark.parametrize("way", ["cut", "lose"])
async def test_a_lobby_that_was_lost_in_its_thread_is_no_second_one_in_the_channel(
    way: str, tmp_path: Path
) -> None:
    """A thread that cannot be deleted: that takes a permission for which nobody is asked."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await threads(world)
        world.refuse("DELETE", "/channels/*", 403, 50013, times=None)
        getattr(world, way)("POST", "/channels/*/messages")
        await world.slash(world.people[0], "play")
        await world.advance(60)
        places = [world.channel, *(world.place(each.id) for each in world.channel.threads)]
        boards = [each for place in places for each in world.messages(place) if each.buttons]
        assert [each.id for each in boards] == [(await table(world)).record.message]


async def up(world: Simulation) -> Person:
    session = await table(world)
    who = session.controller(session.waiting()[0]).person
    return next(each for each in world.people if each.id == who)


async def test_a_private_hand_of_a_while_ago_is_true_though_an_answer_was_lost(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3, **TOY) as world:
        board, person = await begun(world), await up(world)
        (copy,) = (await world.click(person, board, EN("button-my-hand"))).messages
        await world.advance(LASTS + 1)
        pressed = next(iter(copy.buttons.values()))
        world.lose("POST", "/interactions/*/callback")
        await world.click(person, copy, pressed)
        await world.advance(60)
        assert pressed not in copy.buttons.values()


async def test_a_step_on_a_private_hand_of_a_while_ago_goes_with_the_question(
    tmp_path: Path,
) -> None:
    time = Time()
    async with simulation(
        offering(tmp_path, asking(90, 0, secret=True), time), 3, time=time
    ) as world:
        board, ada = await offered(world), world.people[0]
        (copy,) = (await world.click(ada, board, EN("button-my-hand"))).messages
        await world.advance(LASTS + 1)
        await world.click(ada, copy, "Pick 0 … Pick 24")
        hand = world.last(ada.dm)
        await world.click(ada, hand, "Pick 75 … Pick 89")
        await world.click(ada, hand, "Pick 80")
        assert list(copy.buttons) == list(hand.buttons)


async def test_a_step_on_a_private_hand_that_arrives_late_does_not_stay(tmp_path: Path) -> None:
    time = Time()
    async with simulation(
        offering(tmp_path, asking(90, 0, secret=True), time), 3, time=time
    ) as world:
        board, ada = await offered(world), world.people[0]
        (copy,) = (await world.click(ada, board, EN("button-my-hand"))).messages
        arrive = world.stray("/interactions/*/callback", "POST")
        await world.click(ada, copy, "Pick 0 … Pick 24")
        hand = world.last(ada.dm)
        await world.click(ada, hand, "Pick 75 … Pick 89")
        await world.click(ada, hand, "Pick 80")
        arrive(copy)
        await world.advance(STRAY)
        assert list(copy.buttons) == list(hand.buttons)


async def test_a_person_that_is_a_moment_later_plays_again_as_well(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        closed = await begun(world)
        await ends(world, ada)
        again = EN("button-again")
        for answer in await world.race((ada, closed, again), (ben, closed, again)):
            assert answer.whisper.startswith(EN("again-opened", link="")[:10])
        assert (await table(world, 2)).setup.unconfirmed == ()


async def test_a_rematch_and_a_new_table_do_not_both_take_the_place_of_one(tmp_path: Path) -> None:
    """Another person, who did not play, types /play as *Play again* is pressed."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, _ = world.people
        board, eve = await begun(world), world.add_person("Eve")
        await ends(world, ada)
        again = board.button(EN("button-again"))
        with world.env.at_once():
            await world.slash(eve, "play")
            await press(ada.member, board.raw, again)
        await world.settle()
        assert await host(world).store.tables_in(world.channel.id) == [2]
        world.forgive("Refused")


async def test_a_next_table_that_was_opened_but_not_shown_is_shown_to_a_person_that_asks_again(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        closed = await begun(world)
        await ends(world, ada)
        with full(host(world), lambda change: change.table == 2), world.expecting_errors("store"):
            await world.click(ben, closed, EN("button-again"))
        await world.click(ben, closed, EN("button-again"))
        await world.advance(60)
        assert any("lobby:2:join" in each.buttons.values() for each in public(world))


async def test_the_hosts_menu_is_not_opened_where_the_game_begins_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, message = world.people[0], await lobby(world)
        tables = host(world).tables
        meanwhile(
            monkeypatch, tables.choices, "server", lambda _: tables.lobbies.start(1, ada.id, 5)
        )
        await world.click(ada, message, EN("button-host"))
        await world.advance(60)
        assert not any(each.menus for each in whispers(world))


async def test_a_move_during_the_reading_of_another_table_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        tables = host(world).tables
        await tables.settings.change_server(
            world.server.id, lambda server: structs.replace(server, per_channel=2)
        )
        await world.slash(ada, "play")
        await world.slash(ben, "play")
        board = world.last()
        await world.click(ada, board, EN("button-join"))
        await world.click(ben, board, EN("button-start"))
        tables.memory.drop([1])

        async def moves(number: int) -> bool:
            session = await table(world, 2)
            [seat] = session.waiting()
            who, play = session.controller(seat).person or 0, session.running
            if number == 1:
                await tables.act(2, who, play.number(seat), play.options(seat)[0])
            return number == 1

        done = meanwhile(monkeypatch, host(world).store, "load", moves)
        (said,) = (await world.slash(ben, "table log")).messages
        told = said.text
        assert done
        assert (await world.slash(ben, "table log")).messages[0].text == told


async def test_a_sentence_of_which_the_answer_was_lost_goes_as_well(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        (other,) = others(world, board)
        world.cut("POST", "/interactions/*/callback")
        await world.click(other, board, EN("action-roll"))
        assert len(whispers(world)) == 1
        await move(world, board)
        await world.advance(READ + 10)
        assert whispers(world) == []


async def test_a_sentence_goes_though_it_is_out_of_date_as_it_arrives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        (other,), first = others(world, board), on_turn(world, board)
        play, [seat] = (await table(world)).running, (await table(world)).waiting()
        number, action = play.number(seat), play.options(seat)[0]
        send, done = discord.InteractionResponse.send_message, list[int]()

        async def slowly(*given: Any, **named: Any) -> Any:
            if not done:
                done.append(1)
                await host(world).tables.act(1, first.id, number, action)
            return await send(*given, **named)

        monkeypatch.setattr(discord.InteractionResponse, "send_message", slowly)
        await world.click(other, board, EN("action-roll"))
        await world.advance(READ + 10)
        assert whispers(world) == []


async def test_a_lost_board_that_called_no_person_does_not_stand_for_a_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pings, "HERE", 60.0)
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await test_pings.begun(world)
        (other,), waited_for = others(world, board), on_turn(world, board)
        host(world).presenter.boards.pings.pressed(1, waited_for.id)
        await world.advance(59)
        world.cut("POST", f"/channels/{world.channel.id}/messages")
        await world.slash(other, "table show")
        await world.advance(10)
        assert test_pings.calls(world) == [[waited_for.id]]


async def test_saving_rules_is_acknowledged_while_computers_think_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada = world.people[0]
        menu = await house_rules(world, ada, await lobby(world))
        tables = host(world).tables
        change = tables.settings.change_server

        async def slowly(*given: Any) -> Any:
            await asyncio.sleep(4)
            return await change(*given)

        monkeypatch.setattr(tables.settings, "change_server", slowly)
        opened = await world.click(ada, menu, EN("button-save-preset"))
        assert opened.form is not None
        line = opened.form["components"][0]["component"]["custom_id"]
        before = len(world.requests)
        await world.submit(ada, opened, **{line: "Friday"})
        await world.advance(2.9)
        assert len(world.requests) > before
        await world.advance(10)
        assert any("Friday" in each for each in menu.buttons)


async def test_a_notice_does_not_stay_on_games_that_are_over(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        settle_on(world, notice="Back at eight")
        result = await played_out(world)
        settle_on(world, notice="")
        await world.advance(60)
        assert "Back at eight" not in result.text


async def test_a_board_that_is_shown_as_a_person_asks_is_not_said_to_be_hidden(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        unpressed(world, await begun(world))
        ada, ben, _ = world.people
        world.refuse("*", f"/channels/{world.channel.id}/messages**", 400, 200000, times=None)
        await world.slash(ben, "table leave")
        assert 1 in host(world).presenter.hidden
        world.mended()
        assert (await world.slash(ada, "table show")).whisper == EN("table-shown")


async def test_a_deleted_board_comes_back_though_that_could_not_be_noted_at_first(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        world.env.backend.delete_message(world.channel.id, board.id)
        fill(world, 1)
        with world.expecting_errors("not noted"):
            await world.advance(FIRST)
        await world.advance(10)
        assert len(public(world)) == 1


async def test_a_step_stays_where_the_question_stays_the_same(tmp_path: Path) -> None:
    """Somebody else only proposes a pause."""
    time = Time()
    async with simulation(
        offering(tmp_path, asking(90, 0, secret=True), time), 3, time=time
    ) as world:
        board, ada = await offered(world), world.people[0]
        (copy,) = (await world.click(ada, board, EN("button-my-hand"))).messages
        await world.click(ada, copy, "Pick 0 … Pick 24")
        step = list(copy.buttons)
        await host(world).tables.propose_pause(1, (await table(world)).people[1])
        await world.settle()
        await world.advance(5)
        assert list(copy.buttons) == step


async def test_a_change_during_the_drawing_of_a_step_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time()
    async with simulation(
        offering(tmp_path, asking(90, 0, secret=True), time), 3, time=time
    ) as world:
        board, ada = await offered(world), world.people[0]
        (copy,) = (await world.click(ada, board, EN("button-my-hand"))).messages
        persons, tables = host(world).services.persons, host(world).services.tables

        async def picks(who: int) -> bool:
            session = await table(world)
            [seat] = session.seats_of(ada.id)
            play = session.running
            if who == ada.id:
                await tables.act(1, ada.id, play.number(seat), play.options(seat)[80])
            return who == ada.id

        done = meanwhile(monkeypatch, tables.choices, "person", picks)
        persons.forget(ada.id)
        await world.click(ada, copy, "Pick 0 … Pick 24")
        await world.settle()
        await world.advance(5)
        assert done
        assert list(copy.buttons) == list(world.last(ada.dm).buttons)


async def test_a_person_whose_turn_begins_during_a_search_for_people_is_pinged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is waited for leaves meanwhile."""
    monkeypatch.setattr(pings, "HERE", 60.0)
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await test_pings.begun(world)
        services, caller = host(world).services, host(world).presenter.boards.pings
        for person in world.people:
            await services.persons.choose(
                person.id, lambda each: structs.replace(each, calls="never")
            )
        presser, gone = 0, 0

        async def leaves(session: Session) -> bool:
            nonlocal gone
            gone = session.controller(*session.waiting()).person or 0
            if gone == presser:
                return False
            (third,) = {*session.people} - {gone, presser}
            await services.persons.choose(third, lambda each: structs.replace(each, calls="once"))
            await services.tables.leave(1, gone)
            return True

        done = meanwhile(monkeypatch, caller, "by_board", leaves)
        while not done:
            await world.advance(60)
            board = world.last()
            mover = on_turn(world, board)
            presser = mover.id
            await world.click(mover, board, next(iter(board.buttons)))
            await world.settle()
        await world.advance(5)
        session = await table(world)
        waiting = [session.controller(seat).person for seat in session.waiting()]
        assert waiting[0] not in (presser, gone)
        assert test_pings.calls(world) == [waiting]
