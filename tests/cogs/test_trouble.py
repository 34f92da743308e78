"""What Discord refuses, loses or is late with: the board is brought up to date all the same."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from cogs.messages import delivery
from cogs.platform import interactions
from cogs.platform.interactions import Deferral, Interaction, TimelyAcknowledgement
from cogs.platform.work_queue import STRAY
from cogs.views.faces.games import ClassicFace
from cogs.widgets.buttons import Kind
from render import Picture
from tests.cogs.playing import (
    TO_ROLL,
    again,
    asked_always,
    begun,
    host,
    hosted,
    lobby,
    move,
    on_turn,
    sent,
    table,
    threads,
    turn_to,
)
from tests.simulation import Person, Seen, Simulation
from tests.soak import soaked
from tests.words import EN, like

pytestmark = pytest.mark.usefixtures("own_route")
"""What becomes of edits by the tokens of clicks is in `test_seen` and `messages/test_hand_messages`."""

CALLBACK = "/interactions/*/callback"
MESSAGE = "/channels/*/messages/*"
MESSAGES = "/channels/*/messages"


async def up_to_date(world: Simulation, board: Seen | None = None) -> Seen:
    """The newest message shows what is stored, has one picture, and is known to be the board."""
    shown = board or world.last()
    record = (await table(world)).record
    assert record.message == shown.id
    assert record.shown == record.revision
    assert list(shown.pictures) == [f"board-1-{record.seq}.png"]
    return shown


@pytest.mark.parametrize(
    ("status", "code"),
    soaked([(404, 10062), (500, 0), (403, 50013), (404, 10015), (429, 0), (400, 50035)]),
)
async def test_a_refused_answer_is_made_up_for_by_an_edit(
    status: int, code: int, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        world.refuse("POST", CALLBACK, status, code, times=2)
        with sent(world) as requests:
            await move(world, board)
        assert await up_to_date(world) == board
        assert requests[-1] == "PATCH message"
        assert requests.count("POST callback") <= 2


async def test_an_answer_that_is_late_counts_and_is_made_up_for(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        world.delay("POST", CALLBACK, 3.5)
        answer = await move(world, board)
        assert not answer.given
        assert await up_to_date(world) == board


async def test_an_answer_whose_way_back_is_cut_is_shown_once_more(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        world.cut("POST", CALLBACK)
        await move(world, board)
        assert await up_to_date(world) == board


async def test_an_edit_that_was_given_up_and_arrives_late_does_not_stay(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        arrive = world.stray(f"/channels/{world.channel.id}/messages/*")
        await world.slash(world.people[1], "table leave")
        await move(world, board)
        await world.slash(world.people[2], "table leave")
        await world.advance(STRAY / 2)
        now = board.text
        arrive(board)
        assert board.text != now
        await world.advance(STRAY)
        assert board.text == now
        with sent(world) as requests:
            await world.advance(STRAY)
        assert requests == []


async def test_a_step_of_a_choice_that_arrives_late_does_not_stay(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world, game="walls")
        while not (steps := [each for each in board.buttons.values() if each.startswith("step:")]):
            await move(world, board, lambda labels: labels[0])
        person = on_turn(world, board)
        arrive = world.stray(CALLBACK, "POST")
        await world.click(person, board, steps[0])
        await world.click(person, board, steps[-1])
        while any(each.startswith("step:") for each in board.buttons.values()):
            await move(world, board, lambda labels: labels[0])
        now = board.text
        arrive(board)
        await world.advance(STRAY)
        assert board.text == now


async def test_a_board_does_not_wait_for_an_older_one_to_be_taken_away(tmp_path: Path) -> None:
    """And that one goes in the end."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        old = await begun(world)
        world.refuse("DELETE", MESSAGE, 500, times=None)
        await world.slash(world.people[0], "table show")
        assert old.here
        for person in world.people[:2]:
            await world.slash(person, "table leave")
            left = like(EN, "seat-handed", why="left", person=person.name)
            assert left.search((await up_to_date(world)).text)
        world.mended()
        await world.advance(60)
        assert not old.here


async def test_a_deleted_board_is_posted_anew(tmp_path: Path) -> None:
    """Noticed at the next edit, here after somebody has left."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        world.env.backend.delete_message(world.channel.id, board.id)
        await world.slash(world.people[1], "table leave")
        assert not board.here
        new = await up_to_date(world)
        await move(world, new)
        assert len([each for each in world.messages() if not each.private]) == 1


@pytest.mark.parametrize("code", [10008, 30046])
async def test_a_board_that_cannot_be_edited_any_more_is_posted_anew(
    code: int, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        world.refuse("PATCH", MESSAGE, 404 if code == 10008 else 400, code)
        await world.slash(world.people[1], "table leave")
        assert await up_to_date(world) != board
        assert not board.here


async def test_a_board_older_than_50_minutes_is_posted_anew_by_a_click(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        await world.advance(delivery.OLD - 60)
        await move(world, board)
        assert await up_to_date(world) == board
        await world.advance(120)
        with sent(world) as requests:
            await move(world, board)
        assert requests == ["POST callback", "POST messages", "DELETE message"]
        assert not board.here
        new = await up_to_date(world)
        with sent(world) as requests:
            await move(world, new)
        assert requests == ["POST callback"]


async def test_an_edit_of_an_old_board_posts_it_anew_as_well(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        await world.advance(delivery.OLD + 1)
        await world.slash(world.people[1], "table leave")
        assert await up_to_date(world) != board
        assert not board.here


async def test_a_gone_channel_closes_the_table(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await begun(world)
        world.refuse("PATCH", MESSAGE, 404, 10003)
        await world.slash(world.people[1], "table leave")
        assert (await table(world)).record.status == "abandoned"


@pytest.mark.parametrize(("status", "code"), soaked([(403, 50001), (404, 10004), (404, 0)]))
async def test_other_refusals_keep_the_table(status: int, code: int, tmp_path: Path) -> None:
    """Discord may have removed the bot unseen, or not: it is asked again."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await begun(world)
        world.refuse("PATCH", MESSAGE, status, code)
        await world.slash(world.people[1], "table leave")
        assert (await table(world)).record.status == "running"


@pytest.mark.parametrize(("status", "code"), soaked([(403, 50013), (400, 50035), (403, 50001)]))
async def test_an_edit_that_only_a_person_can_repair_is_seldom_repeated(
    status: int, code: int, tmp_path: Path
) -> None:
    """The table goes on: the next click is answered without any permission."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        world.refuse("PATCH", MESSAGE, status, code, times=None)
        with sent(world) as requests:
            await world.slash(world.people[1], "table leave")
            await world.advance(300)
        assert requests.count("PATCH message") <= (7 if status == 403 else 1)
        assert (await table(world)).record.status == "running"
        await move(world, board)
        assert await up_to_date(world) == board


@pytest.mark.parametrize(
    ("status", "code"), soaked([(500, 0), (429, 40062), (503, 0), (429, 20028)])
)
async def test_an_edit_that_fails_for_a_while_is_tried_again(
    status: int, code: int, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        world.refuse("PATCH", MESSAGE, status, code, times=2)
        with sent(world) as requests:
            await world.slash(world.people[1], "table leave")
            assert requests == []
            await world.advance(60)
        # An edit that Discord did not refuse may arrive late, and is made once more.
        assert requests.count("PATCH message") == 3 + (status >= 500)
        left = like(EN, "seat-handed", why="left", person=world.people[1].name)
        assert left.search(board.text)
        assert await up_to_date(world) == board


async def test_a_post_that_was_lost_on_the_way_back_is_not_made_twice(tmp_path: Path) -> None:
    """It is looked for in the channel."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        world.env.backend.delete_message(world.channel.id, board.id)
        world.cut("POST", MESSAGES)
        await world.slash(world.people[1], "table leave")
        await world.advance(60)
        posts = [
            each
            for each in world.requests
            if (each.method, each.path[-9:]) == ("POST", "/messages")
        ]
        assert len(posts) == 1
        assert posts[0].json["enforce_nonce"] is True
        assert await up_to_date(world) != board


async def test_a_board_that_is_behind_is_brought_up_to_date_by_a_click_that_does_not_count(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await asked_always(world)
        board = await begun(world)
        mover = on_turn(world, board)
        world.refuse("POST", CALLBACK, 500, times=2)
        world.refuse("PATCH", MESSAGE, 403, 50013)
        await world.click(mover, board, EN("action-roll"))
        assert list(board.buttons) == TO_ROLL, "the old question"
        assert EN("stale") in (await world.click(mover, board, EN("action-roll"))).whisper
        assert await up_to_date(world) == board


async def test_an_archived_thread_is_opened_again_before_an_edit(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await threads(world)
        await world.slash(world.people[0], "play")
        thread = world.place((await table(world)).record.channel)
        for person in world.people[1:]:
            await world.click(person, world.last(thread), EN("button-join"))
        board = world.last(thread)
        await world.click(world.people[0], board, EN("button-start"))
        world.refuse("PATCH", MESSAGE, 400, 50083)
        with sent(world) as requests:
            await world.slash(world.people[1], "table leave", where=thread)
        requests.remove("POST callback")  # the answer to the command, whenever it was sent
        assert requests == ["PATCH message", "GET channel", "PATCH channel", "PATCH message"]
        assert await up_to_date(world, board) == board

        world.refuse("POST", f"/channels/{thread.id}/messages", 400, 50083)
        await world.slash(world.people[0], "table show", where=thread)
        assert await up_to_date(world, world.last(thread)) != board


@pytest.mark.usefixtures("slow")
async def test_a_picture_that_takes_longer_is_acknowledged_first(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        message = await lobby(world)
        with sent(world) as requests:
            await world.click(world.people[0], message, EN("button-start"))
        assert requests == ["POST callback", "PATCH @original"]
        assert world.requests[-2].json["type"] == 6
        assert await up_to_date(world) == message


@pytest.mark.usefixtures("slow")
async def test_a_press_that_waits_for_the_table_is_acknowledged_first(tmp_path: Path) -> None:
    """Here somebody would close it; a computer may be thinking, or somebody copy the database."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board, ada = await begun(world), world.people[0]
        with sent(world) as requests:
            await world.forge(ada, board, "close:1")
        assert requests[:2] == ["POST callback", "PATCH @original"]
        assert world.requests[-len(requests)].json["type"] == 6
        assert await up_to_date(world) == board


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize(
    "command", ["show", "text", "log", "pause", "offer", "leave", "end", "deck"]
)
async def test_a_command_that_waits_for_the_table_is_acknowledged_first(
    tmp_path: Path, command: str
) -> None:
    """And answered to whoever gave it alone."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        with sent(world) as requests:
            result = await world.slash(world.people[0], f"table {command}")
        assert requests[0] == "POST callback"
        assert "POST webhooks" in requests, "a further answer"
        assert result.given
        assert all(message.private for message in result.messages)
        assert await up_to_date(world) == world.last()


@pytest.mark.usefixtures("slow")
async def test_a_choice_that_takes_a_while_is_acknowledged_first(tmp_path: Path) -> None:
    """It is heeded at every table of the server before it is shown to have been made."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        (shown,) = (await world.slash(ada, "settings")).messages
        for page, menu in (("look", "server:0:set:theme"), ("own", "own:0:calls")):
            await turn_to(world, ada, shown, page)
            with sent(world) as requests:
                await world.choose(ada, shown, [*shown.menus[menu]][1], menu=menu)
            assert requests[:2] == ["POST callback", "PATCH @original"]


@pytest.mark.usefixtures("slow")
async def test_a_late_picture_that_is_refused_is_shown_by_an_edit(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        message = await lobby(world)
        world.refuse("PATCH", "/webhooks/*", 404, 10015)
        with sent(world) as requests:
            await world.click(world.people[0], message, EN("button-start"))
        assert requests == ["POST callback", "PATCH @original", "PATCH message"]
        assert await up_to_date(world) == message


async def test_in_a_crowd_of_tables_a_click_is_acknowledged_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At one table the clicks of many cost no call more than they have to."""
    assert interactions.CROWD == 20
    monkeypatch.setattr(interactions, "CROWD", 0)
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        message = await lobby(world)
        with sent(world) as requests:
            await world.click(world.people[0], message, EN("button-start"))
        assert requests == ["POST callback", "PATCH @original"]
        assert world.requests[-2].json["type"] == 6
        assert await up_to_date(world) == message


async def test_the_people_that_wait_already_are_acknowledged_when_a_crowd_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interactions, "CROWD", 1)
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        first, other = await begun(world), Interactions()
        bot, mover = host(world), on_turn(world, first)
        async with bot.presenter.boards.turn(1):
            clicking = asyncio.create_task(waiting(world, mover, first))
            while not bot.presenter.boards.is_deferred(1):
                await anything_else()
            with sent(world) as requests:
                async with bot.clicks.promptly.answered(other.any(), 2, Deferral.SILENTLY):
                    assert other.acknowledged == 1
                await anything_else()
            assert requests == ["POST callback"]
        await clicking
        assert await up_to_date(world) == first


async def test_people_without_a_table_are_a_crowd_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interactions, "CROWD", 1)
    one, other, promptly = Interactions(), Interactions(), TimelyAcknowledgement()
    async with promptly.answered(one.any(1), 0, Deferral.SILENTLY):
        assert one.acknowledged == 0
        async with promptly.answered(other.any(2), 0, Deferral.SILENTLY):
            await anything_else()
            assert (one.acknowledged, other.acknowledged) == (1, 1)


class Interactions:
    """Makes clicks at other tables."""

    acknowledged = 0

    def any(self, person: int = 0) -> Interaction:
        user = SimpleNamespace(id=person)
        return cast(Interaction, SimpleNamespace(extras={}, response=self, user=user))

    def is_done(self) -> bool:
        return bool(self.acknowledged)

    async def defer(self, ephemeral: bool, thinking: bool) -> None:
        assert (ephemeral, thinking) == (False, False)
        self.acknowledged += 1


@pytest.mark.drawn
async def test_a_board_whose_picture_cannot_be_drawn_is_shown_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(face: object, view: object, look: object) -> Picture:
        raise ZeroDivisionError

    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        monkeypatch.setattr(ClassicFace, "draw", broken)
        with world.expecting_errors("bug while drawing board-1-"):
            await move(world, board)
        assert board.pictures == {}
        assert like(EN, "event-rolled").search(board.text)
        monkeypatch.undo()
        await move(world, board)
        await up_to_date(world)


async def test_no_board_is_ever_replaced_by_an_older_one(tmp_path: Path) -> None:
    """Clicks and refreshes at the same time: what each edit shows is never less than before."""
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        board = await begun(world)
        before = len(world.requests)
        for round in range(12):
            bot = host(world)
            bot.presenter.boards.refresh(1)
            presses = [(on_turn(world, board), board, next(iter(board.buttons)))] * 2
            if round % 3 == 0:
                await world.settle()
            bot.presenter.boards.refresh(1)
            await world.race(*presses)
            bot.presenter.boards.refresh(1)
        await host(world).presenter.boards.settled()
        shown = [
            int(file.name.split("-")[2].removesuffix(".png"))
            for request in world.requests[before:]
            for file in request.files
        ]
        assert len(shown) > 20
        assert shown == sorted(shown)
        await up_to_date(world, board)


async def test_a_lobby_that_cannot_be_posted_leaves_nothing_behind(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        world.refuse("POST", CALLBACK, 403, 50013)
        with world.expecting_errors("Forbidden"):
            await world.slash(world.people[0], "play")
        assert (await table(world)).record.status == "abandoned"
        await world.slash(world.people[0], "play")
        assert world.last().buttons, "the channel is free"


async def test_a_person_that_asks_for_the_board_is_told_why_it_cannot_be_posted(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        world.refuse("POST", MESSAGES, 403, 50013)
        with world.expecting_errors("Forbidden"):
            answer = await world.slash(world.people[0], "table show")
        assert EN("trouble-forbidden") in answer.whisper
        await world.slash(world.people[0], "table show")
        assert not board.here, "it may be posted now, and is at once"


async def test_a_store_that_fails_changes_nothing_and_says_so(tmp_path: Path) -> None:
    from data.store.errors import DatabaseUnusable

    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        bot, seq = host(world), (await table(world)).record.seq

        async def full(change: object) -> None:
            raise DatabaseUnusable(file="f", reason="broken")

        commit = bot.store.commit
        bot.store.commit = full  # type: ignore[method-assign]
        with world.expecting_errors("the store failed"):
            answer = await move(world, board)
        assert EN("failed-store") in answer.whisper
        bot.store.commit = commit  # type: ignore[method-assign]
        await again(world)
        assert (await table(world)).record.seq == seq
        await move(world, board)
        await up_to_date(world)


async def test_a_bug_in_an_interaction_is_logged_and_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        message = await lobby(world)
        handlers = host(world).clicks.handlers
        with caplog.at_level(logging.ERROR), world.expecting_errors("bug in an interaction"):
            monkeypatch.setitem(handlers, Kind.LOBBY, lambda *given: 1 / 0)
            answer = await world.click(world.people[0], message, EN("button-start"))
        assert EN("failed-bug") in answer.whisper


async def test_a_click_that_waited_for_an_edit_that_failed_is_answered_with_the_board(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        bot, mover = host(world), on_turn(world, board)
        world.refuse("PATCH", MESSAGE, 403, 50013)
        async with bot.presenter.boards.turn(1):
            bot.presenter.boards.refresh(1)
            await asyncio.sleep(0)
            clicking = asyncio.create_task(waiting(world, mover, board))
            while not bot.presenter.boards.is_deferred(1):
                await anything_else()
        await clicking
        await bot.presenter.boards.settled()
        assert await up_to_date(world) == board


async def anything_else() -> None:
    """Let all others do something."""
    await asyncio.sleep(0)


async def waiting(world: Simulation, person: Person, board: Seen) -> None:
    await world.race((person, board, EN("action-roll")))
