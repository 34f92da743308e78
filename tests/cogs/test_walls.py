"""The wall race in Discord: first the piece, then its way, on the board that everybody sees."""

from __future__ import annotations

from collections import Counter
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec import json

from cogs.widgets.option_steps import BUTTONS, MORE
from data.records import Entry
from engine.core import Play, State
from engine.hosting.actions.answers import question_of
from engine.views import Action, Seat
from engine.walls.game import LENGTH, Position, WallsTable
from engine.walls.players import terms
from engine.walls.views import AT_ONCE, WallsView, Way
from tests.cogs.playing import again, begun, host, hosted, on_turn, others, table, unseen
from tests.engine.walls.tables import position
from tests.simulation import Answer, Person, Seen, Simulation
from tests.words import DE, EN, like


def secret(number: int, size: int) -> bytes:
    """The secret of the tables, whose dice make what a test is about come up soon."""
    return sha256(f"seed {number}".encode()).digest()[:size]


race = partial(begun, game="walls")
"""Begins a wall race of everybody."""


async def placed(world: Simulation, colour: Seat, pieces: Position) -> None:
    """Put a position on the table, as the turn of a colour begins."""
    session = await table(world)
    assert session.play is not None
    lying: WallsTable = session.play.game.load(session.play.start)
    lying.pieces, lying.turn = pieces, colour
    record = session.record
    session.play = Play(session.play.game, State(json.encode(lying), (), record.seq, 99))
    record.snapshot_seq = -1
    host(world).presenter.boards.refresh(record.id)
    await host(world).presenter.boards.settled()


async def seen(world: Simulation) -> WallsView:
    """What is seen of the race."""
    view = (await table(world)).sight().view
    assert isinstance(view, WallsView)
    return view


def ids(board: Seen) -> list[str]:
    """The custom_ids of its buttons."""
    return list(board.buttons.values())


async def tap(world: Simulation, ending: str) -> Answer:
    """Let whoever is on turn press the button whose custom_id ends so."""
    board = world.last()
    wanted = [each for each in ids(board) if each.endswith(ending)]
    assert wanted, (ending, ids(board))
    return await world.click(on_turn(world, board), board, wanted[0])


async def go(world: Simulation, action: Action) -> int:
    """Let whoever is on turn go that way; return with how many taps after the roll."""
    taps = 1
    for lead in (f":{MORE}", f":{MORE}/{action.split()[1]}"):
        there = ids(world.last())
        if not any(each.endswith(f":{action}") for each in there) and any(
            each.endswith(lead) for each in there
        ):
            await tap(world, lead)
            taps += 1
    await tap(world, f":{action}")
    return taps


def thrills(way: Way) -> float:
    """How much a way makes a story of the race: two at once, or over two walls."""
    jumps = sum(leg.jumps for leg in way.legs)
    return 5 * (len(way.captures) == 2) + 5 * (jumps == 2)


def thrilling(view: WallsView) -> Action:
    """What is worth most, and makes a story of the race."""
    ways = {each.action: each.way for each in view.choices}
    return max(ways, key=lambda each: terms(view, ways[each]).worth + thrills(ways[each]))


async def nearly_over(world: Simulation) -> WallsView:
    """Race on while nobody looks, until somebody has one piece left to bring home."""
    async with unseen(world) as tables:
        while True:
            session, view = await tables.get(1), await seen(world)
            left = min(sum(at < LENGTH for at in own) for own in view.pieces if own)
            if not view.choices and left == 1:
                break
            person = session.controller(session.waiting()[0]).person
            assert person is not None
            action = thrilling(view) if view.choices else "roll"
            number = question_of(session, person, action)
            assert number is not None
            await tables.act(1, person, number, action)
    return await seen(world)


async def test_three_people_race_to_the_win(tmp_path: Path) -> None:
    """By two taps a turn, four at most; with double jumps and double captures, restarts, strangers.

    What is between the beginning and the end is played without showing it.
    """
    counts: Counter[str] = Counter()
    async with hosted(tmp_path / "p.sqlite3", 3, seed=lambda size: secret(2, size)) as world:
        await race(world, preset="shuffled")
        while (await table(world)).record.status == "running":
            view, board = await seen(world), world.last()
            if not view.choices:
                thrilled = counts["double jumps"] and counts["double captures"]
                if thrilled and counts["rolls"] > 20 and not counts["skipped"]:
                    view = await nearly_over(world)
                    counts["skipped"] += 1
                await tap(world, ":roll")
                counts["rolls"] += 1
                rolled = await seen(world)
                counts["at once"] += rolled.turn != view.turn
                continue
            ways = {each.action: each.way for each in view.choices}
            action = thrilling(view)
            way = ways[action]
            counts["double jumps"] += sum(leg.jumps for leg in way.legs) == 2
            counts["double captures"] += len(way.captures) == 2
            if counts["rolls"] % 20 == 0:
                await again(world)
            if counts["rolls"] % 15 == 0:
                for person in others(world, board):
                    for custom_id in ids(board):
                        answer = await world.click(person, board, custom_id)
                        assert answer.sentence == EN("not-your-turn")
            taps = await go(world, action)
            assert taps <= 3
            counts["one press"], counts["moves"] = (
                counts["one press"] + (taps == 1),
                counts["moves"] + 1,
            )
            assert not world.last().private
        assert world.last().text.startswith("#")
        assert next(iter(world.last().buttons)) == EN("button-again")
        pieces = (await seen(world)).pieces
        assert any(min(own) >= LENGTH for own in pieces if own)
    assert counts["double jumps"] >= 1
    assert counts["double captures"] >= 1
    assert counts["at once"] >= 1, "a single way is gone without asking"
    assert 20 < counts["rolls"] < 200


async def test_the_leading_ways_stand_on_buttons_and_the_others_one_press_further(
    tmp_path: Path,
) -> None:
    """On the same message, by piece where they are many; and there is a way back."""
    async with hosted(tmp_path / "p.sqlite3", 2, seed=lambda size: secret(2, size)) as world:
        await race(world)
        await placed(world, 0, position((0, 1), yellow="38 22", green="39 47"))
        await tap(world, ":roll")
        board, before = world.last(), len(world.messages())
        choices = (await seen(world)).choices
        leading, rest = (
            [each.action for each in choices if each.leads is leads] for leads in (True, False)
        )
        at_once, more = dict(board.buttons), EN("tap-more-ways", ways=len(rest))
        assert list(at_once)[-2:] == [more, EN("button-hint")]
        assert [each.rpartition(":")[2] for each in at_once.values()][:-2] == leading
        assert len(leading) == AT_ONCE
        seq = (await table(world)).record.seq
        await tap(world, f":{MORE}")
        pieces = dict(board.buttons)
        assert world.last() == board
        assert len(world.messages()) == before
        assert (await table(world)).record.seq == seq, "nothing has been answered yet"
        *led, back = pieces
        assert back == EN("button-back")
        assert all(like(EN, "tap-piece").fullmatch(label) for label in led)
        own = [each for each in rest if each.startswith("go 1 ")]
        await tap(world, f":{MORE}/1")
        assert [each.rpartition(":")[2] for each in ids(board)][:-1] == own
        assert len(board.buttons) <= BUTTONS
        await world.click(on_turn(world, board), board, EN("button-back"))
        assert board.buttons == pieces
        await world.click(on_turn(world, board), board, EN("button-back"))
        assert board.buttons == at_once


async def test_a_path_of_another_version_leads_to_the_first_step(tmp_path: Path) -> None:
    """Boards of 1.1.0 lead to a piece: such a press is answered with what can be pressed now."""
    async with hosted(tmp_path / "p.sqlite3", 2, seed=lambda size: secret(2, size)) as world:
        await race(world)
        await placed(world, 0, position((0, 1), yellow="38 22", green="39 47"))
        await tap(world, ":roll")
        board = world.last()
        person, at_once = on_turn(world, board), dict(board.buttons)
        number = ids(board)[0].split(":")[2]
        for path in ("2", "1/back", "9", "1/1/1", "~0+x"):
            answer = await world.forge(person, board, f"step:1:{number}:{path}")
            assert answer.sentence == ""
            assert [*at_once.items()] == [*board.buttons.items(), (EN("button-hint"), "hint:1")]


async def test_a_few_ways_of_several_pieces_take_one_press(tmp_path: Path) -> None:
    """The board's first picture numbers them as its buttons do."""
    async with hosted(tmp_path / "p.sqlite3", 2, seed=lambda size: secret(2, size)) as world:
        await race(world)
        await placed(world, 0, position((0, 1), yellow="4 d c", green="39 47"))
        await tap(world, ":roll")
        ways, board = (await seen(world)).choices, world.last()
        assert len({each.way.piece for each in ways}) == 2
        assert len(ways) <= AT_ONCE
        *buttons, hint = board.buttons.items()
        assert [each.rpartition(":")[2] for _, each in buttons] == [each.action for each in ways]
        assert all(
            like(EN, "action-go-with", piece=each.way.piece.number + 1).fullmatch(label)
            for each, (label, _) in zip(ways, buttons, strict=True)
        )
        assert hint[0] == EN("button-hint")
        assert f"({len(ways)})" in board.alt[0]
        assert await go(world, ways[-1].action) == 1


async def test_a_choice_goes_on_after_a_restart_and_a_stale_tap_is_refused(tmp_path: Path) -> None:
    """The custom_id carries all that was chosen; what was answered meanwhile cannot be led on to."""
    async with hosted(tmp_path / "p.sqlite3", 2, seed=lambda size: secret(2, size)) as world:
        await race(world)
        await placed(world, 0, position((0, 1), yellow="38 22", green="39 47"))
        await tap(world, ":roll")
        person, board = on_turn(world, world.last()), world.last()
        lead = next(each for each in ids(board) if each.endswith(f":{MORE}"))
        await tap(world, f":{MORE}")
        await tap(world, f":{MORE}/1")
        ways = ids(board)
        await again(world)
        view = await seen(world)
        await world.click(person, board, next(each for each in ways if ":go 1 " in each))
        assert (await seen(world)).last != view.last
        for old in (lead, ways[0], lead.rpartition(":")[0] + ":"):
            answer = await world.forge(person, board, old)
            assert answer.sentence in (EN("already-done"), EN("stale"))


async def test_an_option_that_was_never_offered_is_refused(tmp_path: Path) -> None:
    """Questions that are none, and actions that there are not."""
    async with hosted(tmp_path / "p.sqlite3", 2, seed=lambda size: secret(2, size)) as world:
        await race(world)
        await placed(world, 0, position((0, 1), yellow="38 22", green="39 47"))
        await tap(world, ":roll")
        board = world.last()
        person, stranger = on_turn(world, board), others(world, board)[0]
        number = ids(board)[0].split(":")[2]
        said = board.text, board.buttons
        for custom_id, refusal in (
            ("step:1:0:1", "stale"),
            ("step:1:x:1", "bad-click"),
            ("step:1:", "bad-click"),
            ("choose:1:1", "bad-click"),
            ("step:9:1:1", "unknown-table"),
        ):
            answer = await world.forge(person, board, custom_id)
            assert answer.sentence == EN(refusal), custom_id
        answer = await world.forge(stranger, board, f"step:1:{number}:1")
        assert answer.sentence == EN("not-your-turn")
        assert (board.text, board.buttons) == said


async def look_first(world: Simulation, person: Person, label: str = "button-look-first") -> None:
    """Let somebody choose whether their way is drawn before it counts."""
    (panel,) = (await world.slash(person, "settings")).messages
    await world.click(person, panel, EN(label))


async def test_a_person_that_wants_that_sees_the_way_before_it_counts(tmp_path: Path) -> None:
    """It is drawn alone, with a button that confirms it and one that leads back; also after a restart."""
    async with hosted(tmp_path / "p.sqlite3", 2, seed=lambda size: secret(2, size)) as world:
        await race(world)
        await placed(world, 0, position((0, 1), yellow="38 22", green="39 47"))
        board = world.last()
        person, stranger = on_turn(world, board), others(world, board)[0]
        await look_first(world, person)
        await tap(world, ":roll")
        await tap(world, f":{MORE}")
        await tap(world, f":{MORE}/1")
        ways, pictures = dict(board.buttons), board.pictures
        action = next(iter(ways.values())).rpartition(":")[2]
        seq = (await table(world)).record.seq
        await tap(world, f":{action}")
        assert (await table(world)).record.seq == seq, "nothing has been answered yet"
        assert EN("board-confirm") in board.text
        confirm, back = board.buttons.values()
        assert confirm.startswith("confirm:")
        assert confirm.endswith(f":{action}")
        assert board.pictures != pictures
        (drawn,) = [each for each in (await seen(world)).choices if each.action == action]
        assert board.alt[0].count(f"({drawn.number})") == 1
        assert f"({drawn.number + 1})" not in board.alt[0]
        answer = await world.click(stranger, board, confirm)
        assert answer.sentence == EN("not-your-turn")
        await world.click(person, board, back)
        assert board.buttons == ways
        await again(world)
        await tap(world, f":{action}")
        await world.click(person, board, confirm)
        assert [each.action for each in (await moved(world))] == [action]
        answer = await world.forge(person, board, confirm)
        assert answer.sentence in (EN("already-done"), EN("stale"))


async def test_without_that_wish_a_tap_is_the_move(tmp_path: Path) -> None:
    """And a wish can be taken back; of what there is not, nothing is shown."""
    async with hosted(tmp_path / "p.sqlite3", 2, seed=lambda size: secret(2, size)) as world:
        await race(world)
        await placed(world, 0, position((0, 1), yellow="38 22", green="39 47"))
        board = world.last()
        person = on_turn(world, board)
        await look_first(world, person)
        await tap(world, ":roll")
        way = ids(board)[0]
        answer = await world.forge(person, board, way.replace(":go 1", ":go 7"))
        assert answer.sentence == EN("illegal")
        await look_first(world, person, "button-not-look-first")
        await world.click(person, board, way)
        assert [each.action for each in (await moved(world))] == [way.rpartition(":")[2]]


async def moved(world: Simulation) -> list[Entry]:
    """What was answered that is a move, from the log of this turn and the last."""
    record = (await table(world)).record
    return [row for row in await host(world).store.log(record.id) if row.action.startswith("go ")]


@pytest.mark.parametrize("language", ["en-US", "de"])
async def test_the_rules_are_told(tmp_path: Path, language: str) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1, language=language) as world:
        answer = await world.slash(world.people[0], "rules", game="walls")
        title = (DE if language == "de" else EN)("rules-walls").split("\n")[0]
        assert title in answer.messages[0].text
