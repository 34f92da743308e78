"""The last round once more, as a picture that moves, for one person alone."""

from __future__ import annotations

import asyncio
import io
import threading
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs
from PIL import Image

import render
from cogs.handlers.replay import ReplayPanel
from cogs.views import replay as last_round_view
from cogs.views.replay import LEAST, MOST, Moment, last_round, moments, of_round
from cogs.views.story import untold
from cogs.views.words import Words
from cogs.widgets import message_layout
from cogs.widgets.message_layout import Draft, PictureJob, SharedPictures, Speed
from engine.action_cards.table import OrderedPass, PlayedCard
from engine.classic.events import Moved, Rolled, RollsAgain
from engine.core import CHANCE, Decision
from engine.hosting.state.game_log import LogRow
from engine.hosting.state.refusals import Refused
from engine.views import View
from render import FinalFrame
from tests.cogs.playing import again, begun, host, hosted, lobby, move, on_turn, others, table
from tests.simulation import Seen, Simulation
from tests.words import EN, like

ROUND = EN("button-round")
LAST = partial(of_round, person=0)


async def played(world: Simulation, moves: int) -> Seen:
    board = await begun(world)
    for _ in range(moves):
        await move(world, board)
    return board


@pytest.mark.drawn
async def test_it_is_shown_on_demand_and_to_one_person(tmp_path: Path) -> None:
    """After a restart as well; what it shows stays, until the same is asked for again."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await played(world, 8)
        person = on_turn(world, board)
        log = (await world.slash(person, "table log")).messages[0]
        await again(world)
        (shown,) = (await world.click(person, log, ROUND)).messages
        assert shown.private
        ((name, gif),) = shown.pictures.items()
        assert name.endswith(".gif")
        assert len(gif) <= render.ROUND.most
        with Image.open(io.BytesIO(gif)) as image:
            assert getattr(image, "n_frames", 1) > 8, "pieces move"
        assert EN("colour-yellow") in shown.alt[0]
        assert like(EN, "event-rolled").search(shown.text)
        await move(world, board)
        await world.advance(60)
        assert shown.here
        (newer,) = (await world.click(person, log, ROUND)).messages
        assert (shown.here, newer.here) == (False, True)
        await host(world).tables.abandon(1)
        await host(world).presenter.ephemeral.settled()
        assert not newer.here, "the board shows how it stood"


async def test_where_it_cannot_be_drawn_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await played(world, 4)
        session, bot = await table(world), host(world)
        words = Words(session, EN, bot.services.names)
        entries = await bot.store.log(1)
        whole = last_round(session, entries, words, LAST)
        assert len(whole.sketches) == 1
        other = [structs.replace(each, action="move 9") for each in entries]
        told = last_round(session, other, words, LAST)
        assert told.sketches == (), "by rules that have changed since"
        assert like(EN, "event-rolled").search(told.texts[0])
        with world.expecting_errors("cannot be shown"):
            broken = [structs.replace(each, events=b"?") for each in entries]
            assert last_round(session, broken, words, LAST).sketches == ()
        assert last_round(session, entries[:1], words, LAST).sketches == ()
        monkeypatch.setattr(type(words.face), "film", lambda *_: None)
        with pytest.raises(ValueError, match="too large"):
            whole.sketches[0].paint()
        monkeypatch.setattr(type(words.face), "filmed", False)
        assert last_round(session, entries, words, LAST).sketches == ()


async def test_a_person_that_cannot_see_it_is_told_every_move_in_order(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await played(world, 8)
        session, bot = await table(world), host(world)
        words = Words(session, EN, bot.services.names)
        entries = await bot.store.log(1)
        found, sight = of_round(list(moments(session, entries)), 0), session.sight()
        begun = found[1].begun
        told = words.spoken(sight, [row for row in sight.story if row.seq >= begun])
        (sketch,) = last_round(session, entries, words, LAST).sketches
        places = [sketch.alt.find(sentence) for sentence in told]
        assert len(told) >= LEAST
        assert places[0] > -1
        assert places == sorted(places)


async def test_the_game_comes_to_where_it_is(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await played(world, 6)
        session = await table(world)
        *_, last = moments(session, await host(world).store.log(1))
        assert getattr(last.seen.view, "pieces", 1) == getattr(session.sight().view, "pieces", 2)
        person = on_turn(world, board)
        found = of_round(list(moments(session, await host(world).store.log(1))), person.id)
        assert any(moment.by == person.id for moment in found)


def test_a_round_begins_with_ones_own_last_move() -> None:
    def at(*by: int) -> list[Moment]:
        return [Moment(seq, each, FinalFrame(View())) for seq, each in enumerate((0, *by))]

    own = at(*[2] * 2, 1, *[2] * 6)
    assert [moment.begun for moment in of_round(own, 1)] == list(range(2, 10)), "and how it stood"
    assert len(of_round(at(*[2] * 30), 1)) == MOST + 1
    assert len(of_round(at(*[2] * 9, 1), 1)) == LEAST + 1
    assert [moment.begun for moment in of_round(at(1), 1)] == [0, 1]
    assert len(of_round(at(2), 1)) == 2
    assert len(of_round(at(), 1)) == 1
    assert of_round([], 1) == []


async def test_before_the_game_and_elsewhere_there_is_nothing_to_show(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        message = await lobby(world)
        answer = await world.forge(world.people[0], message, "last-round:1")
        assert answer.sentence == EN("table-not-started")
        await world.click(world.people[0], message, EN("button-start"))
        (other,) = others(world, message)
        bot = host(world)
        record = structs.replace((await table(world)).record, server=5)
        bot.tables.memory._sessions[1].record = record
        log = (await world.slash(other, "table text")).messages[0]
        answer = await world.forge(other, log, "last-round:1")
        assert EN("unknown-table") in answer.whisper


def test_the_question_tells_the_roll() -> None:
    """So that the story need not."""
    moved = LogRow(1, 0, 7, (Moved(0, 0, 1, 4),))
    rolled = LogRow(2, CHANCE, 0, (Rolled(1, 3),))
    again_ = LogRow(2, CHANCE, 0, (Rolled(1, 6), RollsAgain(1)))
    assert list(untold([moved, rolled], [1])) == [moved]
    assert list(untold([moved, rolled], [0])) == [moved, rolled]
    assert list(untold([moved, again_], [1])) == [moved, again_]
    assert list(untold([], [1])) == []


def test_the_question_tells_its_own_subject() -> None:
    """Once; the same card may have been played before."""
    card, passed = PlayedCard(0, "sprint"), OrderedPass(1, "pass-turn")
    rows = [
        LogRow(1, 0, 7, (card,)),
        LogRow(2, 0, 7, (RollsAgain(0), card)),
        LogRow(3, 1, 8, (passed,)),
    ]
    asked = Decision("react", {2: ["pass"]}, [2], about=card)
    said = [row.events for row in untold(rows, [2], asked)]
    assert said == [(card,), (RollsAgain(0),), (passed,)]
    assert untold(rows, [2], Decision("roll", {2: ["roll"]}, [2])) == rows


@pytest.mark.drawn
async def test_many_presses_cost_one_drawing_until_the_table_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also by the same person meanwhile, and by all that see the same."""
    drawn: list[str] = []
    paint = last_round_view.animated

    def counted(*given: Any) -> Any:
        drawn.append("a film")
        return paint(*given)

    monkeypatch.setattr(last_round_view, "animated", counted)
    monkeypatch.setattr(message_layout, "shared", SharedPictures())  # others draw the same games
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await played(world, 8)
        person = on_turn(world, board)
        log = (await world.slash(person, "table log")).messages[0]
        for _ in range(5):
            await world.click(person, log, ROUND)
        assert len(drawn) == 1
        await move(world, board)
        await world.click(person, log, ROUND)
        assert len(drawn) == 2


@pytest.mark.drawn
async def test_of_one_person_only_the_newest_film_is_still_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Those of others are drawn as they are asked for; one under way is drawn to its end."""
    monkeypatch.setattr(message_layout, "shared", SharedPictures())
    nothing: Any = SimpleNamespace(ephemeral=None)
    panel, drawn, go_on = ReplayPanel(nothing, nothing), list[str](), threading.Event()
    begun = threading.Event()

    def film(name: str) -> Draft:
        def paint() -> render.Picture:
            drawn.append(name)
            begun.set()
            go_on.wait(60)
            return render.Picture(b"GIF", 1, 1)

        job = PictureJob(paint, "", name, speed=Speed.FILM, same=name)
        return Draft((), sketches=(job,))

    async def press(number: int, person: int, name: str) -> str:
        try:
            await panel._drawn(number, person, film(name))
        except Refused as refused:
            return refused.key
        return "shown"

    presses = [asyncio.create_task(press(0, 1, "a0"))]
    await asyncio.to_thread(begun.wait, 60)
    presses += [asyncio.create_task(press(number, 1, f"a{number}")) for number in range(1, 5)]
    presses.append(asyncio.create_task(press(5, 2, "b")))
    presses += [asyncio.create_task(press(number, 1, "a4")) for number in (6, 7)]
    presses.append(asyncio.create_task(press(3, 1, "a3 late")))
    given_up = [True] * 4 + [False] * 4 + [True]
    async with asyncio.timeout(60):
        while [each.done() for each in presses] != given_up:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    go_on.set()
    said = await asyncio.gather(*presses)
    assert said == ["replay-newer"] * 4 + ["shown"] * 4 + ["replay-newer"]
    assert drawn == ["a0", "a4", "b"]
    assert panel._asked == {}
