"""What one person is told goes when it is out of date, and nobody has two of the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.messages.ephemeral import LETTERS, READ
from cogs.platform import interactions
from cogs.platform.interactions import LASTS
from cogs.platform.work_queue import STRAY
from cogs.widgets.message_layout import Draft
from tests.cogs.admins.test_panel import make_moderator
from tests.cogs.playing import (
    OPTIONS,
    again,
    begun,
    computer,
    host,
    hosted,
    lobby,
    move,
    others,
    table,
    turned,
)
from tests.cogs.test_action_cards import SITTING, STAYS, cards, hand_button, opened, placed
from tests.cogs.test_toy import TEXTS
from tests.simulation import Seen, Simulation
from tests.toy import SNATCH
from tests.words import EN, like

TOY: dict[str, Any] = {"catalog": {"snatch": SNATCH}, "texts": TEXTS}


def whispers(world: Simulation) -> list[Seen]:
    """All answers that somebody still sees."""
    return [message for message in world.messages() if message.private]


async def test_a_refusal_leads_to_the_board_and_goes_when_it_is_out_of_date(tmp_path: Path) -> None:
    """But not before it can be read; and the next takes its place at once."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        (other,) = others(world, board)
        first = (await world.click(other, board, EN("action-roll"))).messages[0]
        assert first.text.startswith(EN("not-your-turn"))
        assert f"/{board.channel.id}/{board.id})" in first.text
        second = (await world.click(other, board, EN("action-roll"))).messages[0]
        assert whispers(world) == [second]
        await move(world, board)
        await world.advance(READ / 2)
        assert whispers(world) == [second], "there are some seconds to read it"
        await world.advance(READ)
        assert whispers(world) == []


@pytest.mark.parametrize("by_dm", [True, False])
async def test_signs_on_cards_are_explained_to_their_holder_alone(
    by_dm: bool, tmp_path: Path
) -> None:
    """Once: who asks again has the newest answer, which goes with the next change, once it can be read."""
    async with hosted(tmp_path / "cards.sqlite3") as world:
        ada = world.people[0]
        await cards(world)
        await placed(world, {0: "sprint tandem", 1: "tandem"}, SITTING)
        board = world.last()
        hand = world.last(ada.dm) if by_dm else await opened(world, ada, hand_button(board))
        (first,) = (await world.click(ada, hand, EN("button-signs"))).messages
        assert (first.private, first.text.endswith(EN("hand-signs"))) == (True, True)
        for card in ("sprint", "tandem"):
            assert EN(f"kind-{card}.text") in first.text, "and what each card does"
        (second,) = (await world.click(ada, hand, EN("button-signs"))).messages
        await world.settle()
        assert (first.here, second.here) == (False, True)
        assert EN("button-signs") not in world.last().buttons, "the board is everybody's"
        await world.click(ada, hand, EN("kind-sprint"))
        assert EN("button-signs") not in hand.buttons, "a large card says what its signs mean"
        await world.click(ada, hand, STAYS)
        await world.advance(READ + 1)
        assert second.here, "so many lines take longer"
        await world.advance(len(second.text) / LETTERS)
        assert not second.here, "else two screens of a phone lie between hand and board"


async def test_of_all_that_one_person_was_told_beside_the_board_only_the_hand_stays(
    tmp_path: Path,
) -> None:
    """Or on a phone the board is two screens away after a few presses."""
    async with hosted(tmp_path / "cards.sqlite3") as world:
        ada = world.people[0]
        await cards(world)
        await placed(world, {0: "sprint tandem"}, SITTING)
        board = world.last()
        for _ in range(2):
            hand = await opened(world, ada, hand_button(board))
            for button in (EN("button-signs"), EN("button-hint")):
                await world.click(ada, hand, button)
            await world.forge(ada, board, "act:1:0:roll")
        assert len(whispers(world)) == 4, "hand, signs, hint, refusal, none of them twice"
        await world.click(ada, hand, EN("kind-sprint"))
        await world.click(ada, hand, STAYS)
        await world.advance(LASTS / 10)
        assert whispers(world) == [hand]


async def test_a_whisper_stays_when_it_can_no_longer_be_deleted(tmp_path: Path) -> None:
    """Later it cannot be taken away any more."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        (other,) = others(world, board)
        said = (await world.click(other, board, EN("action-roll"))).messages[0]
        await world.advance(LASTS + 1)
        await move(world, board)
        await world.advance(60)
        assert whispers(world) == [said]


async def test_a_failed_deletion_of_a_whisper_stops_no_person(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        (other,) = others(world, board)
        world.refuse("DELETE", "/webhooks/**", 404, 10008)
        said = [(await world.click(other, board, EN("action-roll"))).messages[0] for _ in range(2)]
        assert whispers(world) == said
        world.refuse("DELETE", "/webhooks/**", 503)
        await move(world, board)
        await world.advance(60)
        assert whispers(world) == said[:1], "tried again; the other is thought to be gone"


async def test_help_and_settings_are_shown_once(tmp_path: Path) -> None:
    """They stay whatever else is said, until they are asked for again."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        (other,) = others(world, board)
        for command in ("help", "settings", "rules", "tables", "fair", "table text", "table log"):
            old = (await world.slash(other, command)).messages[0]
            await world.click(other, board, EN("action-roll"))
            assert old.here
            new = (await world.slash(other, command)).messages[0]
            assert (old.here, new.here) == (False, True), command


async def test_a_log_that_a_player_asked_for_is_kept_up_to_date(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        (other,) = others(world, board)
        log = (await world.slash(other, "table log")).messages[0]
        before = log.text
        await move(world, board)
        await host(world).presenter.ephemeral.settled()
        assert log.text != before


async def test_an_edit_of_it_that_arrives_late_does_not_stay(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        (other,) = others(world, board)
        log = (await world.slash(other, "table log")).messages[0]
        arrive = world.stray("/webhooks/*")
        await move(world, board)
        await move(world, board)
        await world.advance(STRAY / 2)
        now = log.text
        arrive(log)
        assert log.text != now
        await world.advance(STRAY)
        assert log.text == now


async def test_the_hosts_menu_goes_when_the_game_begins(tmp_path: Path) -> None:
    """After a restart, when nobody knows of it any more, a press is answered in its place."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, message = world.people[0], await lobby(world)
        menu = (await world.click(ada, message, EN("button-host"))).messages[0]
        newer = (await world.click(ada, message, EN("button-host"))).messages[0]
        assert whispers(world) == [newer] != [menu]
        await again(world)
        await turned(world, ada, newer, private=True)
        assert EN("option-private") in newer.ticked(OPTIONS)
        await again(world)
        await world.click(ada, message, EN("button-start"))
        assert newer.here
        answer = await turned(world, ada, newer, private=False)
        assert answer.messages == [newer], "nothing new"
        assert newer.text.startswith(EN("lobby-over"))
        assert str(message.id) in newer.text
        assert not newer.buttons
        assert not newer.menus


async def test_a_refusal_on_a_menu_stands_in_the_menu(tmp_path: Path) -> None:
    """With the choices as they are now, and for as long as nothing else happens."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, message = world.people[0], await lobby(world)
        menu = (await world.click(ada, message, EN("button-host"))).messages[0]
        answer = await world.forge(ada, menu, "people:1:nonsense")
        assert answer.messages == [menu]
        assert EN("bad-click") in menu.text
        assert menu.menus
        await world.click(ada, message, EN("button-fill"))
        await host(world).presenter.ephemeral.settled()
        assert EN("bad-click") not in menu.text


async def test_hands_go_when_the_game_is_over(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3, **TOY) as world:
        ada, board = world.people[0], await begun(world)
        await world.click(ada, board, EN("button-my-hand"))
        hand = whispers(world)[-1]
        await host(world).tables.propose_end(1, ada.id, moderator=True)
        await host(world).presenter.ephemeral.settled()
        assert not hand.here


async def test_a_moderator_is_asked_before_a_table_is_closed(tmp_path: Path) -> None:
    """Whoever is, says so twice; "Keep it" changes nothing, and neither leaves anything behind."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        players, ben = [*world.people], world.people[1]
        board, dora = await begun(world), world.add_person("Dora")
        make_moderator(world, dora)
        asked = (await world.slash(dora, "table end")).messages[0]
        assert EN("sure-end", table=1, state="running", players=3) in asked.text
        assert all(person.name in asked.text for person in players)
        assert list(asked.buttons) == [EN("sure-end.button"), EN("button-leave-it")]
        await world.click(dora, asked, EN("button-leave-it"))
        assert not asked.here
        assert (await table(world)).record.status == "running"
        for custom_id in ("close-sure:1", "end:1", "sure:1:end:running", "keep:1"):
            answer = await world.forge(ben, board, custom_id)
            assert answer.whisper.startswith(EN("bad-click"))
        asked = (await world.slash(dora, "table end")).messages[0]
        await again(world)
        await world.click(dora, asked, EN("sure-end.button"))
        assert not asked.here
        assert (await table(world)).setup.closed_by == (dora.id,)
        closed = EN("table-closed", why="people", who=dora.name, people=1)
        assert closed in board.text
        assert len(board.pictures) == 1


async def test_a_person_that_is_asked_too_late_closes_nothing(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        dora = world.add_person("Dora")
        make_moderator(world, dora)
        asked = (await world.slash(dora, "table end")).messages[0]
        await again(world)
        await host(world).tables.abandon(1)
        await world.click(dora, asked, EN("sure-end.button"))
        assert asked.text.startswith(EN("table-ended"))
        assert (await table(world)).setup.closed_by == ()


async def test_a_person_that_is_alone_with_computers_is_asked_too(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        _, ben = world.people
        await world.slash(ben, "play")
        message = world.last()
        await computer(world, ben, message)
        await world.click(ben, message, EN("button-start"))
        asked = (await world.slash(ben, "table end")).messages[0]
        assert EN("button-leave-it") in asked.buttons
        await world.click(ben, asked, EN("sure-end.button"))
        assert (await table(world)).setup.closed_by == (ben.id,)


@pytest.mark.parametrize("way", ["cut", "lose"])
async def test_a_hand_that_was_lost_on_its_way_never_comes_to_stand_on_the_board(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sent after the click was acknowledged, whose token stands for the board since then."""
    monkeypatch.setattr(interactions, "CROWD", 0)
    async with hosted(tmp_path / "p.sqlite3", 3, **TOY) as world:
        board = await begun(world)
        getattr(world, way)("POST", "/webhooks/*")
        await world.click(world.people[0], board, EN("button-my-hand"))
        await goes_on(world)
        assert board.here
        assert not like(EN, "hand-title").search(board.text)


async def test_nor_where_it_is_not_known_whether_the_click_was_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interactions, "CROWD", 0)
    async with hosted(tmp_path / "p.sqlite3", 3, **TOY) as world:
        board = await begun(world)
        world.cut("POST", "/interactions/*/callback")
        world.lose("POST", "/interactions/*/callback")
        await world.click(world.people[0], board, EN("button-my-hand"))
        await goes_on(world)
        assert not like(EN, "hand-title").search(board.text)


async def goes_on(world: Simulation) -> None:
    """Somebody lays a card, which changes everything that is shown of the table."""
    session = await table(world)
    assert session.play is not None
    [seat] = session.waiting()
    person, action = session.controller(seat).person, session.play.options(seat)[0]
    assert person is not None
    await host(world).tables.act(1, person, session.play.number(seat), action)
    await host(world).presenter.ephemeral.settled()


async def test_a_hand_is_withdrawn_if_the_game_ends_while_it_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3, **TOY) as world:
        board, drawn = await begun(world), Draft.drawn

        async def meanwhile(draft: Draft) -> Any:
            monkeypatch.setattr(Draft, "drawn", drawn)
            await host(world).tables.propose_end(1, world.people[0].id, moderator=True)
            return await drawn(draft)

        monkeypatch.setattr(Draft, "drawn", meanwhile)
        await world.click(world.people[0], board, EN("button-my-hand"))
        await host(world).presenter.ephemeral.settled()
        assert whispers(world) == []


async def test_a_hand_of_which_the_answer_was_lost_stays_when_it_is_used(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3, **TOY) as world:
        board = await begun(world)
        [seat] = (await table(world)).waiting()
        who = (await table(world)).controller(seat).person
        person = next(each for each in world.people if each.id == who)
        world.cut("POST", "/interactions/*/callback")
        await world.click(person, board, EN("button-my-hand"))
        [hand] = whispers(world)
        await world.click(person, hand, next(iter(hand.buttons)))
        await host(world).presenter.ephemeral.settled()
        assert whispers(world) == [hand]
