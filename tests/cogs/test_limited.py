"""What Discord limits for a minute holds nobody up: clicks are shown, commands are answered.

A limit of 25 s discord.py sleeps out inside the request; one of 60 s it raises at once. By the token of
an interaction it sleeps out any.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.messages.delivery import OLD
from cogs.platform import interactions
from cogs.platform.request_tasks import TIMEOUT
from data.records import Change, TableRecord
from tests.cogs.playing import asked, begun, host, hosted, move, on_turn, race, sent, table, threads
from tests.simulation import Answer, Person, Seen, Simulation
from tests.soak import soaked
from tests.words import EN, like

MESSAGES, MESSAGE = "/channels/*/messages", "/channels/*/messages/*"

limits = pytest.mark.parametrize("seconds", [25.0, 60.0])

SOON = 2 * TIMEOUT + 1
"""Seconds within which everybody sees what was done, and each command is answered."""


async def record(world: Simulation) -> TableRecord:
    return (await table(world)).record


def public(world: Simulation) -> list[Seen]:
    return [each for each in world.messages() if not each.private]


async def plays(world: Simulation, board: Seen, times: int) -> None:
    """Let those who are up press; each press is stored and shown, and the next has a button."""
    for _ in range(times):
        before = (await record(world)).seq
        await move(world, board)
        await world.advance(SOON)
        now = await record(world)
        assert now.seq > before
        assert now.shown == now.revision
        assert board.buttons
        waiting = (await table(world)).waiting()
        assert on_turn(world, board).id in {
            (await table(world)).controller(seat).person for seat in waiting
        }


@limits
async def test_clicks_are_shown_while_edits_are_limited(tmp_path: Path, seconds: float) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        world.limit("PATCH", MESSAGE, seconds)
        (gone,) = [each for each in world.people if each is not on_turn(world, board)][:1]
        await world.slash(gone, "table leave")
        await plays(world, board, 6)
        await world.advance(90)
        assert (await record(world)).shown == (await record(world)).revision
        assert public(world) == [board]


@limits
async def test_clicks_are_shown_while_a_newer_board_cannot_be_posted(
    tmp_path: Path, seconds: float
) -> None:
    """Where somebody asks for it, and where the board is an hour old; there is one in the end."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        await world.advance(OLD + 1)
        world.limit("POST", MESSAGES, seconds)
        answer = await asks(world, world.people[0])
        assert answer.sentence == EN("table-shown-soon")
        await plays(world, board, 4)
        await world.advance(90)
        [newer] = public(world)
        assert newer != board
        assert (newer.id, 0.0) == ((await record(world)).message, (await record(world)).posting)
        await plays(world, newer, 1)


async def stray_board(world: Simulation) -> tuple[Seen, Seen]:
    """Return a board of which nothing is known any more, and the one that is."""
    stray, ada = await begun(world), world.people[0]
    for method in ("DELETE", "PATCH"):
        world.refuse(method, f"/channels/*/messages/{stray.id}", 429, 40062, times=None)
    await world.slash(ada, "table show")
    world.mended()
    await host(world).tables.note(Change(table=1, remains=[]))
    return stray, world.last()


async def test_an_old_board_that_turns_up_while_a_newer_one_flies_goes(tmp_path: Path) -> None:
    """What was noted of it meanwhile is not forgotten when the newer one lands."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        stray, board = await stray_board(world)
        await world.advance(30)
        world.limit("POST", MESSAGES, 20.0)
        await asks(world, world.people[0])
        await world.click(world.people[0], stray, EN("action-roll"))
        await world.advance(90)
        assert (stray.here, board.here, len(public(world))) == (False, False, 1)


async def test_a_newer_board_that_turns_up_while_an_edit_flies_shows_nothing_yet(
    tmp_path: Path,
) -> None:
    """The edit was of the old one."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board, newer = await stray_board(world)
        await host(world).tables.note(Change(table=1, message=board.id))
        world.limit("PATCH", f"/channels/*/messages/{board.id}", 20.0)
        await world.slash(world.people[2], "table leave")
        await world.advance(SOON)
        world.refuse("*", f"/channels/*/messages/{newer.id}", 500, times=None)
        for callback in ("/interactions/*/callback", "/webhooks/**"):
            world.refuse("*", callback, 500, times=None)
        await world.click(world.people[2], newer, EN("action-roll"))
        assert (await record(world)).message == newer.id
        await world.advance(30)
        assert (await record(world)).shown == -1
        world.mended()
        await world.advance(60)
        assert (board.here, (await record(world)).shown) == (
            False,
            (await record(world)).revision,
        )


@pytest.mark.usefixtures("own_route")
async def test_nothing_is_sent_again_before_discord_wants_to_hear_of_it(tmp_path: Path) -> None:
    """Refusals count as well, and too many of them shut the whole bot out."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        world.limit("PATCH", MESSAGE, 60.0)
        await world.slash(world.people[1], "table leave")
        await world.advance(59)
        assert world.limited() == 1
        await world.advance(2)
        assert (await record(world)).shown == (await record(world)).revision


async def test_a_long_limit_of_edits_keeps_no_newer_board_waiting(tmp_path: Path) -> None:
    """It is said at once, and not slept out where the board would be posted."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        world.limit("PATCH", MESSAGE, 60.0)
        await world.slash(world.people[1], "table leave")
        answer = await asks(world, world.people[0])
        assert answer.sentence == EN("table-shown")
        assert public(world) == [world.last()] != [board]


async def asks(world: Simulation, person: Person) -> Answer:
    """Ask for the board, and wait for the answer."""
    with world.env.at_once():
        answer = await world.slash(person, "table show")
    await world.advance(SOON)
    return answer


@limits
async def test_a_refusal_is_true_while_edits_are_limited(tmp_path: Path, seconds: float) -> None:
    """Whoever is offered a button, and is not up any more, is shown the board by the refusal."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        mover = on_turn(world, board)
        world.limit("PATCH", MESSAGE, seconds)
        number = board.buttons[EN("action-roll")]
        bot, session = host(world), await table(world)
        [seat] = session.seats_of(mover.id)
        with world.inside():
            await bot.tables.act(1, mover.id, int(number.split(":")[2]), "roll")
        with world.env.at_once():
            await world.forge(mover, board, number)
        await world.advance(SOON)
        now = await record(world)
        assert (seat, now.shown) == (seat, now.revision)


@limits
async def test_hands_are_answered_while_edits_of_direct_messages_are_limited(
    tmp_path: Path, seconds: float
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await race(world)
        world.limit("PATCH", MESSAGE, seconds)
        for _ in range(4):
            person, _ = await asked(world)
            before, hand = (await record(world)).seq, world.last(person.dm)
            if not hand.buttons:  # which could not be edited: there is "My hand"
                answer = await world.click(person, world.last(), EN("button-my-hand"))
                hand = answer.messages[0]
            await world.click(person, hand, next(iter(hand.buttons)))
            await world.advance(SOON)
            assert (await record(world)).seq > before
        await world.advance(90)
        person, _ = await asked(world)
        assert world.last(person.dm).buttons


async def test_a_lobby_is_opened_here_while_no_thread_can_be_made(tmp_path: Path) -> None:
    """None comes too late: the message that it would begin at is gone."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await threads(world)
        world.limit("POST", "/channels/*/threads", 25.0)
        with world.env.at_once():
            await world.slash(ada, "play")
        await world.advance(SOON)
        lobby = world.last()
        assert EN("button-join") in lobby.buttons
        with sent(world) as requests:
            await world.advance(60)
        assert requests[0] == "POST threads"
        assert world.channel.threads == []
        await world.click(ben, lobby, EN("button-join"))
        assert [each for each in public(world) if each.buttons] == [lobby]


async def test_a_lobby_whose_answer_takes_long_is_there_once(tmp_path: Path) -> None:
    """The queue has posted another one when it arrives."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        world.limit("POST", "/interactions/*/callback", TIMEOUT + 0.5)
        with world.env.at_once():
            await world.slash(ada, "play")
        await world.advance(120)
        [lobby] = public(world)
        assert lobby.id == (await record(world)).message
        await world.click(ben, lobby, EN("button-join"))


@pytest.mark.parametrize("crowd", [20, 0])
async def test_a_private_answer_that_arrives_late_is_kept_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, crowd: int
) -> None:
    """As the answer to the click, or after an acknowledgement, as where many press at once."""
    monkeypatch.setattr(interactions, "CROWD", crowd)
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await race(world)
        person, other = await asked(world)
        path = "/webhooks/*" if crowd == 0 else "/interactions/*/callback"
        world.limit("POST", path, TIMEOUT + 0.4)
        with world.env.at_once():
            await world.click(other, board, EN("button-my-hand"))
        await world.advance(10)
        [hand] = [each for each in world.messages() if like(EN, "hand-title").search(each.text)]
        before = hand.text, dict(hand.buttons)
        await world.click(person, world.last(person.dm), next(iter(world.last(person.dm).buttons)))
        await world.advance(5)
        assert (hand.text, dict(hand.buttons)) != before


async def test_of_two_private_answers_the_later_one_stays_though_it_arrives_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interactions, "CROWD", 0)
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await race(world)
        _, other = await asked(world)
        world.limit("POST", "/webhooks/*", 30.0)
        with world.env.at_once():
            await world.click(other, board, EN("button-my-hand"))
        await world.advance(10)
        world.lifted()
        await world.click(other, board, EN("button-my-hand"))
        title = like(EN, "hand-title")
        [hand] = [each for each in world.messages() if title.search(each.text)]
        await world.advance(60)
        assert [each for each in world.messages() if title.search(each.text)] == [hand]


@pytest.mark.parametrize("path", soaked((MESSAGES, "/applications/**", "/users/@me/channels")))
async def test_a_check_is_answered_although_discord_is_slow(tmp_path: Path, path: str) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        world.limit("*", path, 25.0)
        with world.env.at_once():
            answer = await world.slash(world.people[0], "check")
        await world.advance(3 * TIMEOUT + 1)
        assert answer.messages
