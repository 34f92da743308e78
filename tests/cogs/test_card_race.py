"""The card race in Discord: hands by direct message, behind "My hand", and nowhere else."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from msgspec import json

from cogs.messages import hand_messages
from cogs.messages.delivery import WRITE_AGAIN
from engine.card_race.game import CardRaceTable
from engine.core import Play, State
from engine.players import decide
from engine.views import CardRaceView
from tests.cogs.playing import again, ends, host, hosted, meanwhile, race, table, unseen
from tests.simulation import Person, Simulation
from tests.words import EN, like


async def on_turn(world: Simulation) -> tuple[Person, int]:
    """Who is to lay a die, and from which seat."""
    session = await table(world)
    seat = session.waiting()[0]
    person = session.controller(seat).person
    return next(each for each in world.people if each.id == person), seat


async def best(world: Simulation, seat: int) -> str:
    """What a computer player would do in that seat: the custom_id of its button."""
    session = await table(world)
    sight = session.sight(seat)
    assert sight.asked is not None
    assert session.play is not None
    level, options = session.system.levels["normal"], sight.asked.options[seat]
    action = decide(level, session.play, seat, options, Random(1))
    return f"act:1:{sight.numbers[seat]}:{action}"


async def later(world: Simulation) -> tuple[Person, int]:
    """Play the first turn, which deals the cards; return who is next, and from which seat."""
    person, seat = await on_turn(world)
    await world.click(person, world.last(person.dm), await best(world, seat))
    return await on_turn(world)


async def placed(world: Simulation, **fields: object) -> None:
    """Put a position on the table, as the present turn begins."""
    session = await table(world)
    assert session.play is not None
    lying: CardRaceTable = session.play.game.load(session.play.start)
    for name, value in fields.items():
        setattr(lying, name, value)
    record = session.record
    session.play = Play(session.play.game, State(json.encode(lying), (), record.seq, 99))
    record.snapshot_seq = -1
    host(world).presenter.hands.changed(session)
    await host(world).presenter.hands.settled()


def dealt(size: int) -> bytes:
    """The secret of a race in which nobody has two ways of taking the same figure."""
    return sha256(b"seed 2").digest()[:size]


async def nearly_won(world: Simulation) -> None:
    """Play on while nobody looks, until somebody is about to win."""
    async with unseen(world) as tables:
        while True:
            view = (await tables.get(1)).sight().view
            assert isinstance(view, CardRaceView)
            if 4 * max(view.points) >= 3 * view.target:
                return
            person, seat = await on_turn(world)
            _, _, number, action = (await best(world, seat)).split(":")
            await tables.act(1, person.id, int(number), action)


async def test_four_people_play_to_the_win(tmp_path: Path) -> None:
    """One without direct messages, one in direct messages alone, with restarts on the way.

    What is between the beginning and the end is played without showing it.
    """
    random = Random(4)
    async with hosted(tmp_path / "race.sqlite3", seed=dealt) as world:
        cem, dora = world.people[2:]
        world.close_dms(cem)
        board = await race(world)
        assert cem.name in board.text, "the board says who has to use My hand"
        assert like(EN, "begun-card-race", target=15).search(board.text), "and how many points win"
        draws, plays = [EN("event-drew-dice", count=count) for count in (1, 2)], 0
        while (await table(world)).record.status == "running":
            told = world.last().text
            assert not any(drew in told for drew in draws), "each draws up to two, always"
            person, seat = await on_turn(world)
            if person is cem or (person is not dora and random.random() < 0.3):
                hand = (await world.click(person, world.last(), EN("button-my-hand"))).messages[0]
                assert hand.private
            else:
                hand = world.last(person.dm)
            assert [name for name in hand.pictures if name.startswith("hand-1-")]
            wanted, plays = await best(world, seat), plays + 1
            if plays % 8 == 0:
                await again(world)
            assert (await world.click(person, hand, wanted)).given
            if plays == 16:
                await nearly_won(world)
        assert like(EN, "result-title", winners=1).search(world.last().text)
        assert like(EN, "hand-over").search(world.last(dora.dm).text)
        assert not world.last(dora.dm).buttons
        assert not world.messages(cem.dm)
        assert plays > 20


@pytest.mark.drawn
async def test_an_outdated_hand_is_refused_with_a_fresh_one(tmp_path: Path) -> None:
    """What was played by direct message cannot be played again behind My hand."""
    async with hosted(tmp_path / "race.sqlite3", 2) as world:
        board = await race(world)
        person, _ = await on_turn(world)
        copy = (await world.click(person, board, EN("button-my-hand"))).messages[0]
        old = next(iter(copy.buttons.values()))
        hand = world.last(person.dm)
        await world.click(person, hand, next(iter(hand.buttons.values())))
        before = (await table(world)).record.seq
        assert not copy.buttons, "the copy knows already"
        answer = await world.forge(person, copy, old)
        assert EN("already-done") in answer.whisper
        assert (await table(world)).record.seq == before


async def test_my_hand_tries_direct_messages_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once a day: nobody is written to again and again who cannot be."""
    assert WRITE_AGAIN == 24 * 3600
    monkeypatch.setattr(hand_messages, "WRITE_AGAIN", 600.0)
    async with hosted(tmp_path / "race.sqlite3", 2) as world:
        ada, ben = world.people
        world.refuse("POST", f"/channels/{ben.dm.id}/messages", 403, 50007, times=1)
        board = await race(world)
        assert EN("board-dm-closed", people=ben.name, count=1) in board.text
        for _ in range(6):
            person, seat = await on_turn(world)
            if person is ben:
                break
            await world.click(ada, world.last(ada.dm), await best(world, seat))
        assert not world.messages(ben.dm)
        for _ in range(5):
            await world.click(ben, world.last(), EN("button-my-hand"))
        assert not world.messages(ben.dm)
        await world.advance(600.0)
        await world.click(ben, world.last(), EN("button-my-hand"))
        assert world.last(ben.dm).buttons, "the next attempt went through"
        assert EN("board-dm-closed", people=ben.name, count=1) not in world.last().text


async def test_a_leavers_hand_is_emptied_at_once(tmp_path: Path) -> None:
    """And the computer plays on."""
    async with hosted(tmp_path / "race.sqlite3", 3) as world:
        await race(world)
        ben = world.people[1]
        assert world.last(ben.dm).pictures
        await world.slash(ben, "table leave")
        assert not world.last(ben.dm).pictures
        assert not world.last(ben.dm).buttons
        assert EN("hand-left") in world.last(ben.dm).text


@pytest.mark.parametrize("gone", [False, True], ids=["by a moderator", "with its channel"])
async def test_when_a_table_is_closed_the_hands_are_taken_back(gone: bool, tmp_path: Path) -> None:
    """Nobody keeps cards that cannot be played any more."""
    async with hosted(tmp_path / "race.sqlite3", 2) as world:
        await race(world)
        if gone:
            world.env.backend.delete_channel(world.channel.id)
            await world.settle()
        else:
            await ends(world, world.people[0])
        for person in world.people:
            hand = world.last(person.dm)
            assert like(EN, "hand-over").search(hand.text)
            assert not hand.pictures
            assert not hand.buttons


async def test_a_steal_with_two_owners_asks_for_the_victim(tmp_path: Path) -> None:
    """Both copies of 8 lie in rows of others (reading K-3)."""
    async with hosted(tmp_path / "race.sqlite3", 3) as world:
        await race(world)
        person, seat = await later(world)
        taken = [each.seat for each in (await table(world)).record.seats]
        rows: list[list[list[int]]] = [[], [], [], []]
        hands: list[list[int]] = [[], [], [], []]
        for each in taken:
            rows[each] = [[], [], []] if each == seat else [[3, 8], [], []]
            hands[each] = [2, 6] if each == seat else [1, 1]
        await placed(world, rows=rows, hands=hands)
        hand = world.last(person.dm)
        steals = partial(EN, "action-new", dice="2+6", to=8, source="other")
        names = [each.name for each in world.people]
        _, victim = [name for name in names if steals(victim=name) in hand.buttons]
        await world.click(person, hand, steals(victim=victim))
        stole = like(EN, "event-stole.headline", figure=8, victim=victim)
        assert stole.search(world.last().text)


async def test_a_stuck_hand_is_shown_to_everybody(tmp_path: Path) -> None:
    """Neither die fits: both are shown, exchanged, and the turn is over (reading K-1)."""
    async with hosted(tmp_path / "race.sqlite3", 2) as world:
        await race(world)
        person, seat = await later(world)
        seats = [each.seat for each in (await table(world)).record.seats]
        other = seats[1 - seats.index(seat)]
        rows: list[list[list[int]]] = [[], [], [], []]
        rows[seat], rows[other] = [[], [], []], [[35], [38], [39]]
        hands: list[list[int]] = [[], [], [], []]
        hands[seat], hands[other] = [1, 2], [6, 6]
        await placed(world, rows=rows, hands=hands)
        await world.click(
            person, world.last(person.dm), EN("action-new", dice="1", to=1, source="centre")
        )
        assert EN("event-showed-hand", dice="6 + 6") in world.last().text
        assert (await on_turn(world))[0] is person


async def test_a_figure_in_two_rows_of_a_person_is_taken_from_either(tmp_path: Path) -> None:
    """No two buttons are called the same: these say the row, too."""
    async with hosted(tmp_path / "race.sqlite3", 2) as world:
        await race(world)
        person, seat = await later(world)
        other = next(each.seat for each in (await table(world)).record.seats if each.seat != seat)
        rows: list[list[list[int]]] = [[[], [], []] for _ in range(4)]
        rows[other] = [[4], [4, 9], []]
        hands: list[list[int]] = [[], [], [], []]
        hands[seat], hands[other] = [4, 1], [6, 6]
        await placed(world, rows=rows, hands=hands)
        hand = world.last(person.dm)
        new = partial(like, EN, "action-new", dice="4", to=4, source="other-row")
        for row in (1, 2):
            [label] = filter(new(**{"from-row": row}).fullmatch, hand.buttons)
        await world.click(person, hand, label)
        view = (await table(world)).sight().view
        assert isinstance(view, CardRaceView)
        assert view.rows[other] == ((4,), (9,), ())


@pytest.mark.drawn
async def test_the_public_board_shows_backs_only(tmp_path: Path) -> None:
    """Nothing of a hand is in what everybody sees: the view, the alt text, the text."""
    async with hosted(tmp_path / "race.sqlite3", 2) as world:
        board = await race(world)
        view = (await table(world)).sight().view
        assert isinstance(view, CardRaceView)
        assert view.hand == ()
        assert view.choices == ()
        assert set(board.buttons) == {EN("button-my-hand")}


async def test_a_hand_that_changes_while_it_is_made_is_shown_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What somebody has chosen may have to be read from the disk before."""
    async with hosted(tmp_path / "p.sqlite3", 2, seed=dealt) as world:
        board = await race(world)
        person, seat = await later(world)
        other = next(each for each in world.people if each is not person)
        persons, tables = host(world).services.persons, host(world).services.tables
        _, _, number, action = (await best(world, seat)).split(":")
        done = meanwhile(
            monkeypatch,
            tables.choices,
            "person",
            lambda _: tables.act(1, person.id, int(number), action),
        )
        persons.forget(other.id)
        (copy,) = (await world.click(other, board, EN("button-my-hand"))).messages
        await world.settle()
        assert done == [(other.id,)]
        assert set(copy.buttons) == set(world.last(other.dm).buttons) != set()
