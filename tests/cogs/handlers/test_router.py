"""Clicks that do not count: one sentence to that person, and nothing changes."""

from __future__ import annotations

import asyncio
from pathlib import Path

from data.records import Change
from engine.hosting.state.session import Session
from playground.internals.border import press
from tests.cogs.playing import (
    NOT_AT_IT,
    TO_ROLL,
    asked_always,
    begun,
    ends,
    host,
    hosted,
    lobby,
    move,
    on_turn,
    others,
    sent,
    state,
    table,
    unpressed,
)
from tests.simulation import Answer, Person, Seen, Simulation
from tests.words import EN


async def nothing_changed(
    world: Simulation, person: Person, message: Seen, custom_id: str, number: int = 1
) -> str:
    """Press something that must not count; return the sentence said to that person alone."""
    session = await table(world, number)
    known, shown, files = state(session), message.raw.components, message.pictures
    everywhere = len(world.messages())
    with sent(world) as requests:
        answer = await world.forge(person, message, custom_id)
    assert answer.given
    assert answer.whisper
    assert len(answer.messages) == 1
    requests = [each for each in requests if each != "GET member"]  # are the others there still?
    before = {"DELETE message", "DELETE @original"}
    assert set(requests[1:]) <= before, "what was said before goes"
    assert requests[0] == "POST callback", "one answer, and nothing else"
    assert state(await table(world, number)) == known
    assert (message.raw.components, message.pictures) == (shown, files)
    assert len(world.messages()) == everywhere + 2 - len(requests), "the sentence itself"
    return answer.whisper


async def test_of_a_hundred_clicks_at_once_one_counts_and_99_get_a_sentence(tmp_path: Path) -> None:
    """INTERACTION_CREATE arrives a hundred times in one turn of the loop."""
    async with hosted(tmp_path / "p.sqlite3") as world:
        board = await begun(world)
        for _ in range(6):
            await move(world, board)
        before = (await table(world)).record.seq
        person, label = on_turn(world, board), next(iter(board.buttons))
        with sent(world) as requests:
            answers = await world.race(*[(person, board, label)] * 100)
        log = await host(world).store.log(1, before)
        assert [row.by for row in log if row.by and not row.itself] == [person.id]
        assert all(answer.given for answer in answers)
        assert sum(message.private for message in world.messages()) == 1, "they see one sentence"
        assert requests.count("POST callback") == 100
        assert (await table(world)).record.shown == (await table(world)).record.revision


async def test_of_everybody_clicking_at_once_only_the_person_that_is_on_turn_moves(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3") as world:
        board = await begun(world)
        seq = (await table(world)).record.seq
        mover, label = on_turn(world, board), next(iter(board.buttons))
        answers = await world.race(*[(person, board, label) for person in world.people])
        said = [
            answer.sentence
            for person, answer in zip(world.people, answers, strict=True)
            if person is not mover
        ]
        assert set(said) <= {EN("not-your-turn"), EN("stale")}
        log = await host(world).store.log(1, seq)
        assert [row.by for row in log if row.by and not row.itself] == [mover.id]


async def test_an_outdated_button_says_so(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await asked_always(world)
        board = await begun(world)
        mover, old = on_turn(world, board), board.button(EN("action-roll"))
        await move(world, board)
        assert on_turn(world, board) is mover
        assert EN("stale") in await nothing_changed(world, mover, board, old)


async def test_a_person_that_has_no_seat_or_is_not_on_turn_is_told_so(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await world.slash(world.people[0], "play")
        await world.click(world.people[1], world.last(), EN("button-join"))
        board = world.last()
        await world.click(world.people[0], board, EN("button-start"))
        onlooker = world.people[2]
        roll = board.button(EN("action-roll"))
        waiting = next(person for person in others(world, board) if person is not onlooker)
        assert NOT_AT_IT in await nothing_changed(world, onlooker, board, roll)
        assert EN("not-your-turn") in await nothing_changed(world, waiting, board, roll)


FORGED = (
    ("act:1", EN("bad-click")),
    ("act:1:", EN("bad-click")),
    ("act:1:roll", EN("bad-click")),
    ("act:1:x:roll", EN("bad-click")),
    ("act:1:-1:roll", EN("bad-click")),
    ("act:1:5:", EN("bad-click")),
    ("act:١:5:roll", EN("bad-click")),  # Arabic digits are decimal, too
    ("act:1:５:roll", EN("bad-click")),  # and so are wide ones
    ("act:1:²:roll", EN("bad-click")),
    ("t::5:roll", EN("bad-click")),
    ("t:-1:5:roll", EN("bad-click")),
    ("act:99:5:roll", EN("unknown-table")),
    ("act:0:5:roll", EN("unknown-table")),
    ("act:999999999999999999:5:roll", EN("unknown-table")),
    ("act:9999999999999999999999:5:roll", EN("bad-click")),
    (f"act:1:{'9' * 80}:roll", EN("bad-click")),
    ("act:1:5:roll\n", EN("stale")),
    ("act:1:5:win", EN("stale")),
    (f"act:1:5:{'x' * 90}", EN("stale")),
    ("hand:1", EN("no-hands")),
    ("hand:99", EN("unknown-table")),
    ("lobby:1:join", EN("lobby-over")),
    ("lobby:1:start", EN("lobby-over")),
    ("lobby:1:host", EN("lobby-over")),
    ("lobby:1:nonsense", EN("bad-click")),
    ("lobby:1", EN("bad-click")),
    ("rules:1:preset", EN("lobby-over")),
    ("rules:1:switches", EN("lobby-over")),
    ("people:1:invite", EN("lobby-over")),
    ("resume:1", EN("stale")),
    ("e:1:nonsense", EN("bad-click")),
    ("x:1:5:roll", EN("bad-click")),
    ("z:", EN("bad-click")),
)
"""What no button of a running table sends, and what is said to it."""


async def test_forged_buttons_get_one_sentence(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        person = on_turn(world, board)
        for custom_id, sentence in FORGED:
            assert sentence in await nothing_changed(world, person, board, custom_id), custom_id


async def test_an_action_that_is_not_offered_is_refused(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        forged = board.button(EN("action-roll")).replace("roll", "move 3")
        said = await nothing_changed(world, on_turn(world, board), board, forged)
        assert EN("illegal") in said


async def test_a_closed_table_says_so(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        roll, mover = board.button(EN("action-roll")), on_turn(world, board)
        await ends(world, world.people[0])
        assert list(board.buttons) == [EN("button-again")]
        assert len(board.pictures) == 1, "how it stood when it was closed"
        who = EN.listed(each.name for each in world.people)
        assert EN("table-closed", why="people", who=who, people=2) in board.text
        assert (await table(world)).record.status == "abandoned"
        for custom_id in (roll, "lobby:1:join", "close:1", "resume:1", "hand:1"):
            answer = await world.forge(mover, board, custom_id)
            assert len(answer.messages) == 1
            assert answer.whisper
        assert (await world.forge(mover, board, roll)).sentence == EN("table-ended")
        assert (await table(world)).record.status == "abandoned"


async def test_a_click_on_a_closed_table_that_looks_open_closes_it_for_all(tmp_path: Path) -> None:
    """The edit that should have shown it was refused."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        mover = on_turn(world, board)
        unpressed(world)
        world.refuse("PATCH", "/channels/*/messages/*", 403, 50013)
        await ends(world, world.people[0])
        assert board.buttons
        answer = await world.click(mover, board, EN("action-roll"))
        assert answer.whisper.startswith(EN("table-ended"))
        assert list(board.buttons) == [EN("button-again")]


async def test_a_menu_without_a_choice_changes_nothing(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        message, rules = await lobby(world), ("preset", "first_player", "nonsense")
        menus = *(f"rules:1:{each}" for each in rules), "people:1:invite", "people:1:remove"
        for custom_id in menus:
            said = await nothing_changed(world, world.people[0], message, custom_id)
            assert EN("bad-click") in said, custom_id


async def test_after_a_board_was_posted_anew_the_old_one_does_not_count(tmp_path: Path) -> None:
    """Even if it could not be deleted; that is tried again."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await asked_always(world)
        old = await begun(world)
        world.refuse("DELETE", "/channels/*/messages/*", 500)
        await world.slash(world.people[0], "table show")
        new = world.last()
        assert new != old
        assert old.here
        assert not old.buttons
        mover = on_turn(world, new)
        said = await nothing_changed(world, mover, old, new.button(EN("action-roll")))
        assert said.startswith(EN("stale"))
        await world.advance(60)
        assert old not in world.messages()
        await world.click(mover, new, EN("action-roll"))
        assert EN("action-roll") not in new.buttons


async def test_two_tables_do_not_take_each_others_clicks(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        first = await begun(world)
        elsewhere = world.server.create_text_channel("nebenan")
        await world.slash(world.people[0], "play", where=elsewhere)
        second = world.last(elsewhere)
        await world.click(world.people[1], second, EN("button-join"))
        await world.click(world.people[0], second, EN("button-start"))
        seq = (await table(world, 1)).record.seq
        await move(world, second)
        assert (await table(world, 1)).record.seq == seq
        await move(world, first)
        assert (await table(world, 1)).record.seq > seq


def whispers(answers: list[Answer]) -> list[str]:
    return [answer.sentence for answer in answers if answer.whisper]


async def test_a_lobby_takes_clicks_of_many_at_once(tmp_path: Path) -> None:
    """Eight want to join at once: three find a seat, four are told that there is none."""
    async with hosted(tmp_path / "p.sqlite3", 8) as world:
        await world.slash(world.people[0], "play")
        message = world.last()
        answers = await world.race(*[(each, message, EN("button-join")) for each in world.people])
        said = whispers(answers)
        assert said.count(EN("lobby-already-joined")) == 1
        assert said.count(EN("lobby-full")) == 4
        assert len((await table(world)).record.seats) == 4
        assert sum(each.name in message.text for each in world.people) == 4


async def test_start_and_join_at_once_do_not_mix(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        ada, ben, cem, dora = world.people
        await world.slash(ada, "play")
        message = world.last()
        await world.click(ben, message, EN("button-join"))
        await world.race(
            (cem, message, EN("button-join")),
            (ada, message, EN("button-start")),
            (dora, message, EN("button-join")),
        )
        record = (await table(world)).record
        assert record.status == "running"
        assert [each.person for each in record.seats].count(None) == 0
        assert list(message.buttons) == TO_ROLL
        assert str(dora.id) not in message.text


async def test_the_lobbys_buttons_of_a_finished_table_say_that_it_is_over(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        message = await lobby(world)
        pressed = [
            "lobby:1:join",
            "lobby:1:start",
            "lobby:1:host",
            "rules:1:preset",
            "people:1:invite",
        ]
        await ends(world, ada)
        for person in (ada, ben):
            for custom_id in pressed:
                answer = await world.forge(person, message, custom_id)
                assert answer.sentence == EN("table-ended"), custom_id


async def test_only_the_host_arranges_the_lobby(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        message = await lobby(world)
        for button in ("start", "host", "add", "remove", "computer"):
            said = await nothing_changed(world, world.people[1], message, f"lobby:1:{button}")
            assert said.startswith(EN("only-host", host=world.people[0].name)), button


async def test_a_person_that_is_faster_than_the_answer_to_play_joins_the_same_lobby(
    tmp_path: Path,
) -> None:
    """A click arrives before the bot has noted which message the lobby is; it waits for that."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        bot = host(world)
        note = bot.tables.note

        async def late(change: Change, *, seen: bool = False) -> Session:
            bot.tables.note = note  # type: ignore[method-assign]
            lobby = world.last()
            with world.env.at_once():
                await press(ben.member, lobby.raw, lobby.button(EN("button-join")))
            for _ in range(50):
                await anything_else()
            return await note(change, seen=seen)

        bot.tables.note = late  # type: ignore[method-assign]
        await world.slash(ada, "play")
        (message,) = world.messages()
        assert (await table(world)).record.message == message.id
        assert ben.name in message.text
        assert not (await table(world)).record.remains


async def anything_else() -> None:
    """Let all others do something."""
    await asyncio.sleep(0)
