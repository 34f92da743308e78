"""Taking back, as people see it: a button below the board, until somebody or something goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from cogs.messages import pings as calls_module
from engine.hosting.state import settings
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import WAITS
from tests.cogs.messages.test_pings import calls
from tests.cogs.playing import (
    OPTIONS,
    again,
    asked_always,
    begun,
    computer,
    host,
    hosted,
    lobby,
    table,
    turned,
)
from tests.simulation import Answer, Person, Seen, Simulation
from tests.words import EN, like


async def lenient(world: Simulation, **chosen: object) -> None:
    """Have moves taken back on the server."""
    await asked_always(world)
    await host(world).tables.settings.change_server(
        world.server.id, lambda server: structs.replace(server, taking_back=True, **chosen)
    )


def up(world: Simulation, session: Session) -> Person:
    """Who is waited for."""
    who = session.controller(session.waiting()[0]).person
    return next(person for person in world.people if person.id == who)


async def chosen(world: Simulation, which: int = 0) -> tuple[Session, Person]:
    """Play until somebody has chosen something that can be taken back; return the table before it."""
    while True:
        session = await table(world)
        assert session.play is not None
        if not session.waiting():
            await world.advance(WAITS)
            continue
        person, [seat, *_] = up(world, session), session.waiting()
        options = session.play.options(seat)
        action = options[which if len(options) > 1 else 0]
        board = world.last()
        await world.forge(person, board, f"act:1:{session.play.number(seat)}:{action}")
        if (await table(world)).undoable:
            return session, person


def take_back(board: Seen) -> str:
    """The button by which something is taken back."""
    [found] = [what for what in board.buttons.values() if "take-back:" in what]
    return found


async def taken(world: Simulation, person: Person) -> Answer:
    board = world.last()
    return await world.click(person, board, take_back(board))


@pytest.mark.parametrize("game", ["classic", "walls", "action_cards"])
async def test_a_move_is_taken_back_and_another_made(game: str, tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await lenient(world)
        board = await begun(world, game=game)
        before, person = await chosen(world)
        assert before.play is not None
        pictures = list(board.pictures)
        assert all("-held" in name for name in pictures)
        await taken(world, person)
        session = await table(world)
        assert session.waiting() == before.waiting()
        assert EN("event-took-back") in board.text
        assert not any("take-back:" in what for what in board.buttons.values())
        assert not set(pictures) & set(board.pictures)
        _, again_by = await chosen(world, which=-1)
        assert again_by is person
        assert take_back(board)
        assert list(board.pictures) != pictures


async def test_another_person_goes_on_and_it_counts(tmp_path: Path) -> None:
    """Without a wait: the button of whoever is next is there. The old button is of no use."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await lenient(world)
        board = await begun(world)
        before, person = await chosen(world)
        while up(world, await table(world)) is person:
            before, person = await chosen(world)
        old, [other] = take_back(board), [each for each in world.people if each is not person]
        answer = await world.click(other, board, old)
        assert answer.sentence == EN("choice-others")
        assert (await table(world)).undoable is not None
        assert not like(EN, "board-waits").search(board.text)
        await world.click(other, board, EN("action-roll"))
        assert (await table(world)).undoable is None
        answer = await world.forge(person, board, old)
        assert answer.sentence == EN("choice-counts")
        session = await table(world)
        assert session.record.seq > before.record.seq + 1
        if session.undoable is None:
            assert not any("take-back:" in what for what in board.buttons.values())


async def test_computers_wait_and_then_play(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await lenient(world)
        await world.slash(ada, "play")
        await computer(world, ada)
        await world.click(ada, world.last(), EN("button-start"))
        board = world.last()
        before, _ = await chosen(world)
        while (await table(world)).waiting() == before.waiting():
            before, _ = await chosen(world)
        assert like(EN, "board-waits").search(board.text)
        old = take_back(board)
        await world.advance(WAITS)
        assert (await table(world)).undoable is None
        assert not any("take-back:" in what for what in board.buttons.values())
        assert board.buttons, "Ada is asked again"
        assert (await world.forge(ada, board, old)).sentence == EN("choice-counts")


async def test_it_is_taken_back_after_a_restart_within_the_wait(tmp_path: Path) -> None:
    """Also where the answer to the choice was lost, and the bot ended before it was shown."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await lenient(world)
        board = await begun(world, game="walls")
        world.unplugged()
        await chosen(world)
        assert not any("take-back:" in what for what in board.buttons.values())
        world.mended()
        await again(world)
        await world.advance(1)
        board = world.last()
        session = await table(world)
        assert session.undoable is not None
        person = next(each for each in world.people if each.id == session.undoable.entry.by)
        await taken(world, person)
        session = await table(world)
        assert session.undoable is None
        assert up(world, session) is person
        assert EN("event-took-back") in board.text


async def test_no_person_is_pinged_for_a_move_that_can_still_be_undone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "PACE", "relaxed")
    monkeypatch.setattr(calls_module, "HERE", 60.0)
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await lenient(world)
        await begun(world, game="walls")
        _, person = await chosen(world)
        await taken(world, person)
        await world.advance(61)
        _, person = await chosen(world)
        other = next(each for each in world.people if each is not person)
        assert calls(world) == []
        await world.advance(WAITS - 1)
        assert calls(world) == []
        await world.advance(1)
        assert calls(world) == [[other.id]]
        await taken(world, person)
        assert up(world, await table(world)) is person


async def test_the_host_allows_it_and_the_lobby_says_so(tmp_path: Path) -> None:
    """Not where choices are punished."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada = world.people[0]
        message = await lobby(world)
        (menu,) = (await world.click(ada, message, EN("button-host"))).messages
        await turned(world, ada, menu, taking_back=True)
        said = EN("lobby-takes-back")
        assert said in message.text
        assert (await table(world)).takes_back
        await turned(world, ada, menu, taking_back=False)
        assert said not in message.text
        await turned(world, ada, menu, taking_back=True)
        await world.click(ada, menu, EN("button-house-rules"))
        await world.choose(
            ada,
            menu,
            EN("rule-compulsory-capture.value-penalty"),
            menu="rules:1:compulsory_capture",
        )
        assert said not in message.text
        await world.click(ada, menu, EN("button-back-to-set-up"))
        assert EN("option-taking-back") not in menu.menus[OPTIONS]


async def test_a_hand_has_the_button_as_well(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await lenient(world)
        await begun(world, game="action_cards")
        _, person = await chosen(world)
        hand = world.last(person.dm)
        other = next(each for each in world.people if each is not person)
        assert not any("take-back:" in each for each in world.last(other.dm).buttons.values())
        await world.click(person, hand, take_back(hand))
        session = await table(world)
        assert session.undoable is None
        assert up(world, session) is person


async def test_a_hand_that_refuses_it_stays_a_hand(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await lenient(world)
        board = await begun(world, game="action_cards")
        (ada, _) = world.people
        (hand,) = (await world.forge(ada, board, "hand:1")).messages
        assert hand.private
        buttons = set(hand.buttons)
        await world.forge(ada, hand, "take-back:1:1")
        assert EN("choice-counts") in hand.text
        assert set(hand.buttons) == buttons
