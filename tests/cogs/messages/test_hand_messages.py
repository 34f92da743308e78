"""Hands by direct message: edited, sent anew, taken away; never what was given up."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from cogs.messages import delivery, hand_messages
from cogs.messages.board_messages import FIRST
from cogs.platform.interactions import LASTS
from cogs.platform.limits import SILENT
from cogs.platform.work_queue import STRAY
from cogs.views.faces import FACES
from engine.catalog import ACTION_CARDS, CARD_RACE
from engine.chance import Chance
from engine.core import CHANCE, Decision
from engine.seating import Seating
from engine.system import System
from engine.views import Seat
from render import Look
from tests.bench.requests import answer
from tests.cogs.playing import (
    again,
    asked,
    begun,
    ends,
    host,
    hosted,
    lobby,
    race,
    sent,
    table,
    unpressed,
)
from tests.cogs.test_toy import TEXTS
from tests.simulation import Person, Simulation
from tests.toy import SNATCH
from tests.words import DE, EN, like


@pytest.mark.parametrize("status", [500, 503, 429])
async def test_a_hand_that_could_not_be_edited_is_edited_later(status: int, tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await race(world)
        person, other = await asked(world)
        world.refuse("PATCH", f"/channels/{other.dm.id}/messages/*", status, times=5)
        hand = world.last(person.dm)
        await world.click(person, hand, next(iter(hand.buttons)))
        assert (await asked(world))[0] is other
        await world.advance(2 + 5 + 10 + 20)
        assert not world.last(other.dm).buttons
        await world.advance(60)
        assert world.last(other.dm).buttons


async def test_a_hand_never_shows_an_edit_that_was_given_up(tmp_path: Path) -> None:
    """Neither as it comes back to what is noted, nor as that edit arrives late."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await race(world)
        person, _ = await asked(world)
        hand, path = world.last(person.dm), f"/channels/{person.dm.id}/messages/*"
        before = hand.text
        for fails in (partial(world.cut, "PATCH"), world.stray):
            later = fails(path)
            for each in world.people:
                await world.forge(each, board, "pause:1")
            await world.advance(hand_messages.APART)
            await world.forge(person, board, "resume:1")
            assert later or hand.text != before, "it has arrived"
            await world.advance(3)
            assert hand.text == before
            if later:
                later(hand)
                assert hand.text != before
            await world.advance(STRAY)
            assert hand.text == before


@pytest.mark.parametrize("deleted", [True, False])
async def test_a_hand_that_may_not_be_edited_any_more_goes(
    deleted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or at the latest with the next one, when they can be written to again."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await race(world)
        person, other = await asked(world)
        hand, path = world.last(other.dm), f"/channels/{other.dm.id}/messages*"
        world.refuse("PATCH" if deleted else "*", path + "/*", 403, 50007, times=None)
        button = next(iter(world.last(person.dm).buttons))
        await world.click(person, world.last(person.dm), button)
        assert hand.here != deleted
        assert other.name in board.text
        world.mended()
        monkeypatch.setattr(hand_messages, "WRITE_AGAIN", 0.0)
        await host(world).presenter.resume()
        await world.settle()
        assert not hand.here
        assert world.last(other.dm).pictures


async def test_of_a_hand_that_stays_nothing_is_tried_for_ever(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await race(world)
        person, other = await asked(world)
        world.refuse("*", f"/channels/{other.dm.id}/messages*/*", 403, 50007, times=None)
        hand = world.last(person.dm)
        await world.click(person, hand, next(iter(hand.buttons)))
        await host(world).tables.abandon(1)
        await world.settle()
        assert await host(world).store.hands(1) == {}
        with sent(world) as requests:
            await world.advance(300)
        assert requests == []


@pytest.mark.parametrize("deleted", [True, False])
async def test_a_hand_that_may_not_be_edited_at_the_end_goes(deleted: bool, tmp_path: Path) -> None:
    """Or says that the game is over when it is pressed."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await race(world)
        person, _ = await asked(world)
        hand, path = world.last(person.dm), f"/channels/{person.dm.id}/messages/*"
        button = next(iter(hand.buttons))
        world.refuse("PATCH", path, 403, 50007, times=None)
        world.refuse("DELETE", path, 403 if not deleted else 500, times=1)
        await ends(world, world.people[0])
        await world.advance(5)
        assert hand.here != deleted
        assert await host(world).store.hands(1) == {}
        if hand.here:
            await world.click(person, hand, button)
            assert not hand.buttons


async def test_a_hand_that_a_killed_bot_left_behind_is_true_after_a_start(tmp_path: Path) -> None:
    """Killed between the edits of board and hand."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await race(world)
        person, other = await asked(world)
        hand = world.last(person.dm)
        world.refuse("PATCH", f"/channels/{other.dm.id}/messages/*", 500)
        await world.click(person, hand, next(iter(hand.buttons)))
        assert not world.last(other.dm).buttons
        with sent(world) as requests:
            await again(world)
            await world.advance(1)
        assert requests.count("PATCH message") == 1
        assert world.last(other.dm).buttons
        with sent(world) as requests:
            await again(world)
            await world.advance(FIRST - 1)
        assert requests == ["GET @me", "GET commands"], "what is true already is left in peace"
        assert board.here


async def test_a_german_hand_stays_german(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        world.people[1].language = "de"
        await race(world)
        person, other = await asked(world)
        assert like(DE, "hand-title").search(world.last(world.people[1].dm).text)
        await again(world)
        for _ in range(2):
            hand = world.last(person.dm)
            await world.click(person, hand, next(iter(hand.buttons)))
            person, other = other, person
            if (await asked(world))[0] is not person:
                person, other = other, person
        await again(world)
        assert like(DE, "hand-title").search(world.last(world.people[1].dm).text)
        assert like(EN, "hand-title").search(world.last(world.people[0].dm).text)


async def test_an_old_hand_is_sent_anew_in_silence(tmp_path: Path) -> None:
    """The board pings, once a turn; a hand only as it comes for the first time."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await race(world)
        person, other = await asked(world)
        old, hand = world.last(other.dm), world.last(person.dm)
        await world.advance(delivery.OLD + 1)
        await world.click(person, hand, next(iter(hand.buttons)))
        new = world.last(other.dm)
        assert new != old
        assert not old.here
        assert new.buttons
        assert [bool(each.raw.flags & SILENT) for each in (old, new)] == [False, True]


async def test_a_click_on_a_hand_waits_for_an_older_edit_of_it(tmp_path: Path) -> None:
    """The older one may wait for its turn at Discord, and would arrive last."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await race(world)
        person, _ = await asked(world)
        hand = world.last(person.dm)
        async with host(world).presenter.hands.turn((1, person.id)):
            with sent(world) as requests:
                clicking = asyncio.create_task(
                    world.race((person, hand, next(iter(hand.buttons.values()))))
                )
                while (await asked(world))[0] is person:
                    await anything_else(1)
                await anything_else(3000)
            assert not [each for each in requests if "callback" in each]
        await clicking
        assert not hand.buttons


async def test_the_hand_of_the_player_asked_is_edited_at_once_an_onlookers_now_and_then(
    tmp_path: Path,
) -> None:
    """Of several changes it shows the latest."""
    async with hosted(tmp_path / "p.sqlite3") as world:
        await race(world)
        await world.advance(hand_messages.APART)
        first = (await table(world)).waiting()[0]
        persons = [await person_at(world, (first + each) % 4) for each in range(4)]
        onlooker, seen = persons[3], list[str]()
        for person in persons[:2]:
            hand = world.last(person.dm)
            await world.click(person, hand, next(iter(hand.buttons)))
            seen += world.last(onlooker.dm).pictures
        assert world.last(persons[2].dm).buttons, "whoever is asked sees it at once"
        assert len(set(seen)) == 1
        await world.advance(hand_messages.APART - 0.1)
        assert set(world.last(onlooker.dm).pictures) == set(seen)
        await world.advance(0.1)
        up = EN("alt-turn", seat=persons[2].name)
        assert up in world.last(onlooker.dm).alt[0]


async def person_at(world: Simulation, seat: Seat) -> Person:
    """Who sits there."""
    who = (await table(world)).controller(seat).person
    return next(each for each in world.people if each.id == who)


@pytest.mark.parametrize("game", ["card_race", "action_cards"])
async def test_a_hand_on_which_nothing_changes_is_not_edited(game: str, tmp_path: Path) -> None:
    """Another answer at the table is no reason by itself."""
    random, edited = Random(1), 0
    async with hosted(tmp_path / "p.sqlite3") as world:
        await begun(world, game=game)
        for _ in range(30):
            before = [looks(world, person) for person in world.people]
            first = len(world.requests)
            await answer(world, await table(world), random)
            await world.advance(hand_messages.APART)
            for person, look in zip(world.people, before, strict=True):
                path = f"PATCH /channels/{person.dm.id}/messages"
                if any(str(each).startswith(path) for each in world.requests[first:]):
                    assert looks(world, person) != look
                    edited += 1
        assert edited


def looks(world: Simulation, person: Person) -> tuple[str, list[str], dict[str, str]]:
    """What can be seen of a hand."""
    hand = world.last(person.dm)
    return hand.text, hand.alt, hand.buttons


async def pressed(world: Simulation) -> tuple[Person, Person]:
    """Let two answer by direct message, the second of them after a while; return who is up, then who is not."""
    unpressed(world, await race(world))
    for _ in range(2):
        await world.advance(hand_messages.APART)
        person, other = await asked(world)
        hand = world.last(person.dm)
        await world.click(person, hand, next(iter(hand.buttons)))
    return other, person


async def test_a_hand_that_was_pressed_lately_is_edited_by_the_token_of_that_click(
    tmp_path: Path,
) -> None:
    """Which counts in no limit of the whole bot; when it has run out, by the bot's own route."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        person, other = await pressed(world)
        for passes, route in ((hand_messages.APART, "PATCH @original"), (LASTS, "PATCH message")):
            await world.advance(passes)
            hand, waiting = world.last(person.dm), world.last(other.dm)
            with sent(world) as requests:
                await world.click(person, hand, next(iter(hand.buttons)))
            assert requests.count(route) == (1 if "@" in route else 2), "the board is edited, too"
            assert waiting.buttons
            person, other = other, person


@pytest.mark.parametrize("refused", [(404, 10015), (401, 50027), (404, 10008), (403, 50013)])
async def test_where_the_token_of_a_click_is_refused_there_is_the_bots_own_route(
    refused: tuple[int, int], tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        person, other = await pressed(world)
        hand, waiting = world.last(person.dm), world.last(other.dm)
        world.refuse("PATCH", "/webhooks/*", *refused, times=None)
        for _ in range(2):
            with sent(world) as requests:
                await world.click(person, hand, next(iter(hand.buttons)))
            assert waiting.buttons
            assert world.last(other.dm) == waiting, "no other is posted"
            assert requests.count("PATCH @original") == 1
            person, other, hand, waiting = other, person, waiting, hand


@pytest.mark.parametrize("fault", ["cut", "lose"])
async def test_an_edit_by_a_token_that_was_lost_is_made_by_the_other_route_at_once(
    fault: str, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        person, other = await pressed(world)
        hand, waiting = world.last(person.dm), world.last(other.dm)
        getattr(world, fault)("PATCH", "/webhooks/*")
        with sent(world) as requests:
            await world.click(person, hand, next(iter(hand.buttons)))
            assert waiting.buttons
            await world.advance(STRAY)
        assert waiting.buttons
        assert requests.count("PATCH @original") == 1
        assert world.mended()


@pytest.mark.parametrize("system", [CARD_RACE, ACTION_CARDS], ids=lambda system: system.key)
def test_hands_told_alike_are_drawn_alike(system: System) -> None:
    """By what is told it is known whether a hand has changed: nothing is drawn to find that out."""
    random, drawn, looks = Random(1), dict[tuple[Seat, object], bytes](), 0
    play = system.make((0, 1, 2, 3), system.values(next(iter(system.presets)))).start()
    while looks < 400 and not play.table.over:
        if isinstance(play.pending, Chance):
            play.answer(CHANCE, play.pending.draw(random.randrange))
            continue
        assert isinstance(play.pending, Decision)
        for seat in play.game.seats:
            view = play.game.view(play, seat, ())
            face = FACES[system.key]
            told = face.tell_hand(view, seat, {}, EN), face.note(view, EN)
            png = FACES[system.key].draw_hand(view, seat, Look(texts=EN)).png
            assert drawn.setdefault((seat, told), png) == png, told
            looks += 1
        seat = random.choice([each for each, own in play.pending.options.items() if own])
        play.answer(seat, random.choice(play.pending.options[seat]))
    assert len(drawn) < looks, "nothing was ever told twice"


async def anything_else(turns: int) -> None:
    """Let all others do something, so often."""
    for _ in range(turns):
        await asyncio.sleep(0)


async def test_a_private_copy_of_a_hand_stays_true(tmp_path: Path) -> None:
    """As long as Discord lets it be edited; an earlier one goes."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await race(world)
        person, other = await asked(world)
        first = (await world.click(other, board, EN("button-my-hand"))).messages[0]
        copy = (await world.click(other, board, EN("button-my-hand"))).messages[0]
        assert not first.here
        assert not copy.buttons
        hand = world.last(person.dm)
        await world.click(person, hand, next(iter(hand.buttons)))
        assert copy.buttons
        await world.click(other, copy, next(iter(copy.buttons)))
        await world.advance(20 * 60)
        with sent(world) as requests:
            person, other = await asked(world)
            hand = world.last(person.dm)
            await world.click(person, hand, next(iter(hand.buttons)))
        assert "PATCH @original" not in requests


async def test_a_person_that_plays_two_colours_gets_buttons_for_the_one_that_is_asked(
    tmp_path: Path,
) -> None:
    two = structs.replace(
        SNATCH,
        seating=lambda people, values: Seating(
            ((0, 1),) if people == 2 else (),
            ("yellow", "green", "red"),
            further={0: (2,), 1: ()},
        ),
        make=lambda seats, values: SNATCH.make([0, 1, 2], values),
    )
    system: System = two
    async with hosted(tmp_path / "p.sqlite3", 2, catalog={"snatch": system}, texts=TEXTS) as world:
        await lobby(world)
        await world.click(world.people[0], world.last(), EN("button-start"))
        seen = set()
        for _ in range(40):
            session = await table(world)
            if session.record.status != "running":
                break
            seat = session.waiting()[-1]
            seen.add(seat)
            person = next(
                each for each in world.people if each.id == session.controller(seat).person
            )
            hand = world.last(person.dm)
            assert hand.buttons, f"seat {seat} is asked"
            if len(seen) == 3:
                break
            await world.click(person, hand, next(iter(hand.buttons)))
        assert seen == {0, 1, 2}


async def test_a_second_copy_of_a_hand_that_was_played_from_says_so(tmp_path: Path) -> None:
    """Whoever presses it had their turn: nobody tells them to wait for it."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await race(world)
        person, _ = await asked(world)
        hand = world.last(person.dm)
        pressed = next(iter(hand.buttons.values()))
        while (await asked(world))[0] is person:
            await world.click(person, hand, next(iter(hand.buttons)))
        answer = await world.forge(person, hand, pressed)
        assert answer.sentence == EN("already-done")
