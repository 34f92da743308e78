"""Whole games under rules that few play by, as people see them: what counts by clicks, with restarts."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest

from cogs.views.words import dot
from data.shipped.boards import load
from engine.hosting.actions.answers import question_of
from engine.views import BASE, Action, Choice, RaceView
from tests.cogs.playing import (
    BESIDE,
    again,
    asked_always,
    hosted,
    house_rules,
    my_seat,
    on_turn,
    others,
    table,
    unseen,
)
from tests.render.looking import opened
from tests.simulation import Answer, Person, Seen, Simulation
from tests.words import ANY, EN, like

Choose = Callable[[RaceView], Action]


def secret(number: int, size: int) -> bytes:
    """The secret of the tables, whose dice make what a test is about come up soon."""
    return sha256(f"seed {number}".encode()).digest()[:size]


async def looked_at(world: Simulation) -> RaceView:
    """What the picture of the board is drawn from."""
    view = (await table(world)).sight().view
    assert isinstance(view, RaceView)
    return view


async def press(world: Simulation, action: Action) -> Answer:
    """Let whoever is on turn press the button for *action*."""
    board = world.last()
    button = next(each for each in board.buttons.values() if each.endswith(f":{action}"))
    return await world.click(on_turn(world, board), board, button)


async def play(
    world: Simulation, choose: Choose, until: Callable[[RaceView], bool] = lambda view: False
) -> RaceView:
    """Let people choose so *until* something can be seen, or the game is over; nobody looks."""
    async with unseen(world) as tables:
        while True:
            session = await tables.get(1)
            view = session.sight().view
            assert isinstance(view, RaceView)
            if view.turn is None or until(view):
                return view
            person = session.controller(view.turn).person
            action = choose(view) if view.choices else "roll"
            number = question_of(session, person or 0, action)
            assert person is not None
            assert number is not None
            await tables.act(1, person, number, action)


def comes_home(view: RaceView, choose: Choose) -> bool:
    """Whether the piece that is about to be moved is the last one of its colour on its way."""
    moved = next((each.step for each in view.choices if each.action == choose(view)), None)
    goal = load(view.board).length
    return moved is not None and all(
        (moved.to if number == moved.piece.number else at) >= goal
        for number, at in enumerate(view.pieces[moved.piece.seat])
    )


def drawn(board: Seen) -> list[tuple[int, int]]:
    """The sizes of the pictures of a message, which must be pictures."""
    return [opened(png).size for png in board.pictures.values()]


async def restarted(world: Simulation) -> None:
    """Restart the bot in the middle of a turn: a board posted anew says the same as before."""
    before = world.last()
    said = before.text, before.buttons, before.alt
    await again(world)
    await world.slash(world.people[0], "table show")
    after = world.last()
    assert after != before
    assert (after.text, after.buttons, after.alt) == said


async def nobody_else_may(world: Simulation) -> None:
    """Let everybody press what only one may: they are told so, and the board stays as it is."""
    board = world.last()
    said = board.text
    for person in others(world, board):
        for button in board.buttons.values():
            answer = await world.click(person, board, button)
            assert answer.sentence == EN("not-your-turn")
    assert board.text == said


async def come_home(world: Simulation, choose: Choose) -> Person:
    """Play on until the last piece of a colour comes home; return who brings it there."""
    await play(world, choose, partial(comes_home, choose=choose))
    await nobody_else_may(world)
    await restarted(world)
    mover = on_turn(world, world.last())
    await press(world, choose(await looked_at(world)))
    return mover


# --- a tournament in which every MUST is broken once

BROKEN = {must: EN("event-broke", must=must) for must in (4, 5, 8, 10, 14)}
"""By MUST: what is told when it is broken."""
COSTS_A_PIECE = (5, 10)


def sound(view: RaceView) -> Action:
    """Break no MUST; capture if there is a choice, and else move the piece furthest ahead."""

    def worth(choice: Choice) -> tuple[bool, int]:
        return bool(choice.step.captures), choice.step.start

    return max((each for each in view.choices if not each.breaks), key=worth).action


def temptation(view: RaceView) -> tuple[int, Action] | None:
    """Return a MUST that binds whoever is on turn, and an action that breaks it and no other."""
    if view.turn is None:
        return None
    own, goal = view.pieces[view.turn], load(view.board).length
    laps = [each.action for each in view.choices if each.action.startswith("lap")]
    moves = [each for each in view.choices if each.action not in laps]
    plain = [each for each in moves if not each.step.captures]
    capturing = [each for each in moves if each.step.captures]
    entering = [each for each in moves if each.step.start == BASE]
    clearing = [each for each in moves if each.step.start == 0 and BASE in own]
    if capturing:
        costly = len(capturing) == 1 and capturing[0].step.start != BASE
        return (10, plain[0].action) if plain and costly else None
    for must, demanded in ((4, entering), (5, clearing)):
        if demanded:
            free = [each.action for each in moves if each not in demanded]
            return (must, free[0]) if free else None
    if any(each.step.start < goal <= each.step.to for each in moves):
        return (14, laps[0]) if laps else None
    return (8, "pass") if moves else None


async def test_in_a_tournament_each_broken_must_is_named_and_punished(tmp_path: Path) -> None:
    """Rulebook 004 with three people on six arms, played to the winner (T-19)."""
    seed = partial(secret, 314)
    async with hosted(tmp_path / "p.sqlite3", 3, seed=seed) as world:
        ada, *guests = world.people
        await world.slash(ada, "play", game="tournament", preset="penalties")
        for person in guests:
            await world.click(person, world.last(), EN("button-join"))
        lobby = world.last()
        assert EN("game-tournament.aim") in lobby.text
        assert EN("preset-penalties") in lobby.text
        await world.click(ada, lobby, EN("button-start"))
        assert like(EN, "alt-numbers", squares=48).search(lobby.alt[0]), "the board with six arms"
        assert drawn(lobby)

        left = dict(BROKEN)
        while left:

            def tempting(view: RaceView) -> bool:
                tempted = temptation(view)
                return tempted is not None and tempted[0] in left

            tempted = temptation(await play(world, sound, tempting))
            assert tempted is not None
            must, action = tempted
            await nobody_else_may(world)
            await restarted(world)
            await breaks(world, must, action)
            del left[must]

        winner = await come_home(world, sound)
        result = world.last()
        lines = result.text.splitlines()
        assert lines[0] == EN("result-title", who=winner.name, winners=1)
        assert [line[:6] for line in lines[1:4]] == ["**1.**", "**2.**", "**2.**"]
        assert winner.name in lines[1]
        assert not like(EN, "event-finished.headline", place=1).search(result.text), (
            "that somebody wins is said once"
        )
        assert not like(EN, "story-folded").search(result.text), (
            "which knows only games that are on"
        )
        assert len(drawn(result)) == 1, "what the game has come to, in place of the board"
        assert next(iter(result.buttons)) == EN("button-again")


async def breaks(world: Simulation, must: int, action: Action) -> None:
    """Let whoever is on turn break a MUST, and see what everybody is told about it."""
    board, before = world.last(), await looked_at(world)
    mover, seat = on_turn(world, board), before.turn
    assert seat is not None
    button = next(each for each in board.buttons.values() if each.endswith(f":{action}"))
    answer = await press(world, action)
    assert not answer.whisper, "it is an answer like any other"

    colour = re.match(r"\S+\s\w+", board.text)
    (line,) = (line for line in board.text.splitlines() if BROKEN[must] in line)
    assert sum(board.text.count(each) for each in BROKEN.values()) == 1
    assert on_turn(world, board) is not mover
    assert [each for each in board.buttons if each not in BESIDE] == [EN("action-roll")]
    assert colour is not None

    after = await looked_at(world)
    lost = sum(now != was for now, was in zip(after.pieces[seat], before.pieces[seat], strict=True))
    assert lost == (must in COSTS_A_PIECE)
    assert bool(like(EN, "event-fined").search(line)) == (must in COSTS_A_PIECE)
    assert [one for n, one in enumerate(after.pieces) if n != seat] == [
        one for n, one in enumerate(before.pieces) if n != seat
    ], "nobody was captured"
    assert drawn(board)
    again = await world.forge(mover, board, button)
    assert again.sentence == EN("already-done")


# --- four colours for two, and for three


def two(first: str, second: str, name: str) -> str:
    """A player with two colours."""
    colours = EN.listed([EN(f"colour-{each}") for each in (first, second)])
    return f"{dot(first)}{dot(second)}{EN('name-and-colour', name=name, colour=colours)}"


def moves_neutral(label: str) -> bool:
    """Whether a button moves a neutral piece."""
    ways = [("action-neutral", 0), ("action-neutral", 1), ("action-neutral-back", 1)]
    ways += [("action-neutral-enter", 0), ("action-neutral-enter", 1)]
    return any(like(EN, key, captures=captures).fullmatch(label) for key, captures in ways)


def homeward(view: RaceView) -> Action:
    """Prefer own pieces to neutral ones, capture nobody if possible, move what is furthest."""

    def worth(choice: Choice) -> tuple[bool, bool, int]:
        step = choice.step
        return step.piece.seat == view.turn, not step.captures, step.start

    return max(view.choices, key=worth).action


async def four_colours(world: Simulation) -> Seen:
    """Open a table, let everybody join, and have the host choose all four colours."""
    await asked_always(world)
    ada, *guests = world.people
    await world.slash(ada, "play", game="classic")
    for person in guests:
        await world.click(person, world.last(), EN("button-join"))
    lobby = world.last()
    menu = await house_rules(world, ada, lobby)
    wanted = (EN("rule-three-rolls"), EN("rule-extra-colours"))
    await world.choose(ada, menu, *wanted, menu="rules:1:switches")
    assert "\n".join(f"- {rule}" for rule in wanted) in lobby.text
    return lobby


def turns_of(world: Simulation, board: Seen) -> str:
    """The colour that is asked, and who plays it."""
    *_, asked = re.finditer(r"^\S+\s\w+ \((\w+)\),", board.text, re.MULTILINE)
    return f"{asked[1]} of {on_turn(world, board)}"


@pytest.mark.soak
@pytest.mark.drawn
async def test_two_people_play_two_colours_each_and_win_with_both(tmp_path: Path) -> None:
    """Rulebook 000, "Weniger als 4 Personen", 2 (C-26)."""
    async with hosted(tmp_path / "p.sqlite3", 2, seed=partial(secret, 7)) as world:
        board = await four_colours(world)
        ada, ben = world.people
        hers, his = two("yellow", "red", "Ada"), two("green", "black", "Ben")
        hosting = partial(EN, "lobby-seat", level="person", host="True")
        first = hosting(seat="🟡\N{NO-BREAK SPACE}Ada")
        assert f"{first}, 🔴\N{NO-BREAK SPACE}Ben" in board.text
        players = EN.joined("between-items", [hers, his])
        assert EN("lobby-rearranged", players=players) in board.text
        page = await my_seat(world, ben, board)
        await world.choose(ben, page, EN("colour-black.shape"))
        assert f"{hosting(seat=hers)}, {two('black', 'green', 'Ben')}" in board.text
        assert not like(EN, "lobby-rearranged").search(board.text), "they can play as they sit"
        await world.choose(ben, page, EN("colour-green.shape"))

        await world.click(ada, board, EN("button-start"))
        for person, colours in ((ada, ("yellow", "red")), (ben, ("green", "black"))):
            seats = (
                EN("name-and-colour", colour=EN(f"colour-{each}"), name=str(person))
                for each in colours
            )
            assert EN("alt-together", seats=EN.listed(seats)) in board.alt[0]
        assert drawn(board)
        asked: list[str] = []
        for _ in range(16):
            asked += [each for each in [turns_of(world, board)] if each not in asked[-1:]]
            view = await looked_at(world)
            await press(world, homeward(view) if view.choices else "roll")
        clockwise = zip(("yellow", "green", "red", "black"), (ada, ben) * 2, strict=True)
        around = [f"{EN(f'colour-{colour}')} of {person}" for colour, person in clockwise]
        begun = around.index(asked[0])
        assert asked[:5] == [*around[begun:], *around[: begun + 1]], (
            "each colour in its own turn, clockwise"
        )

        await come_home(world, homeward)
        board = world.last()
        came = re.escape(EN("event-came-home", neutral="False"))
        home = re.search(rf"\((\w+)\): .*{came}", board.text)
        assert home
        assert not like(EN, "alt-place").search(board.alt[0])
        assert drawn(board)
        for _ in range(8):
            assert f"{home[1]} of" not in turns_of(world, world.last()), "its pieces are home"
            view = await looked_at(world)
            await press(world, homeward(view) if view.choices else "roll")

        while not world.last().text.startswith("## "):
            # The other player's first may come home, too.
            winner = await come_home(world, homeward)
        result = world.last()
        both = {
            ada: (hers, EN("name-and-colour", colour=EN("colour-yellow"), name="Ada")),
            ben: (his, EN("name-and-colour", colour=EN("colour-green"), name="Ben")),
        }
        (own, first), (left, second) = both.pop(winner), *both.values()
        lines = result.text.splitlines()
        assert lines[:3] == [
            EN("result-title", who=winner.name, winners=1),
            EN("result-place", place=1, seat=own),
            EN("result-place", place=2, seat=left),
        ]
        for place, seat in enumerate((first, second), 1):
            told = like(EN, "alt-result", place=place, seat=f"{seat}{ANY}")
            assert told.search(result.alt[0])
        assert len(drawn(result)) == 1
        assert next(iter(result.buttons)) == EN("button-again")


async def test_three_people_win_when_the_neutral_colour_is_home_as_well(tmp_path: Path) -> None:
    """Rulebook 000, "Weniger als 4 Personen", 3 (C-28 to C-30).

    Two people, one after the other, have all their own pieces home.  The one who brings the last
    neutral piece home then wins, or, if that is the third, who cannot win yet, who was ready first.
    """
    async with hosted(tmp_path / "p.sqlite3", 3, seed=partial(secret, 1)) as world:
        marks = dict(zip(world.people, map(dot, ("yellow", "red", "green")), strict=True))
        board = await four_colours(world)
        await world.click(world.people[0], board, EN("button-start"))
        assert EN("alt-neutral", seat=EN("colour-black")) in board.alt[0]
        assert drawn(board)

        first = await come_home(world, homeward)
        nobody_has_won(world.last())
        view = await play(world, homeward, waits_for_neutral)
        board = world.last()
        assert on_turn(world, board) is first, "whose pieces are home goes on rolling"
        assert all(map(moves_neutral, board.buttons))
        assert like(EN, "alt-to-move", moves=f"{EN('colour-black')}{ANY}").search(board.alt[0])
        await press(world, homeward(view))
        moved = [
            like(EN, "event-moved", neutral="True", piece=number, at=at).search(line)
            for line in board.text.splitlines()
            if f"{marks[first]}{first.name}: " in line
            for number in range(1, 5)
            for at in ("B", ANY)
        ]
        assert any(moved)

        second = await come_home(world, homeward)
        nobody_has_won(world.last())
        ready, last = [first, second], second
        while (await table(world)).record.status == "running":
            ready += [last] if last not in ready else []
            last = await come_home(world, homeward)
        winner = last if last in ready else first
        others_ready = [person for person in ready if person is not winner]
        waits = [person for person in world.people if person not in ready]
        result = world.last()
        lines = result.text.splitlines()
        assert lines[:4] == [
            EN("result-title", who=winner.name, winners=1),
            *(
                EN("result-place", place=place, seat=f"{marks[person]}{person.name}")
                for place, person in enumerate((winner, *others_ready, *waits), 1)
            ),
        ]
        home = EN("event-came-home", neutral="True")
        assert any(line.endswith(f" · {home}") for line in lines)
        assert len(drawn(result)) == 1
        assert next(iter(result.buttons)) == EN("button-again")


def waits_for_neutral(view: RaceView) -> bool:
    """Whether somebody is asked who has all own pieces home."""
    goal = load(view.board).length
    return bool(view.choices) and view.turn is not None and min(view.pieces[view.turn]) >= goal


def nobody_has_won(board: Seen) -> None:
    """Somebody has all own pieces home, which is not enough."""
    assert EN("event-came-home", neutral="False") in board.text
    assert not like(EN, "alt-place").search(board.alt[0])
    assert not like(EN, "result-title", winners=1).search(board.text)
    assert drawn(board)
