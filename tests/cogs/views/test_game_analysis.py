"""How a game went, behind a button of its result: for whoever wants to look back, alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json, structs

from cogs.handlers import replay
from cogs.platform.limits import ALT
from cogs.views.game_analysis import (
    alt,
    briefly,
    chart,
    closing,
    costly,
    hindsight,
    looked_back,
    luck,
    turned,
)
from cogs.views.story import Line
from cogs.views.words import MARKS, Words
from cogs.widgets.buttons import Kind, custom_id
from data.records import Change, Entry
from data.shipped.languages import LANGUAGES
from data.shipped.texts import Texts, texts
from data.store.errors import DamagedTable
from engine.classic.events import Overlooked
from engine.core import Decision
from engine.hindsight import Hindsight
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.outlook import Outlook
from engine.players import decide
from tests.cogs.playing import again, begun, host, hosted, lobby, move, set_up, table, unseen
from tests.simulation import Person, Seen, Simulation
from tests.words import ANY, DE, EN, like

BUTTON = EN("button-hindsight")
AFTERWARDS = [EN("button-again"), BUTTON, EN("button-replay")]
"""A film shows the last round, too."""
ROUND = custom_id(Kind.ROUND, 1)
"""Stands below results of former versions."""


async def played_out(world: Simulation, **given: Any) -> Seen:
    """Play a game by chance to its end; return its result."""
    await begun(world, **given)
    random = Random(1)
    async with unseen(world) as tables:
        while (session := await tables.get(1)).record.status == "running":
            assert session.play is not None
            pending = session.play.pending
            assert isinstance(pending, Decision)
            seat = pending.waits_for[0]
            level, options = session.system.levels["random"], pending.options[seat]
            action = decide(level, session.play, seat, options, random)
            person = session.controller(seat).person
            assert person is not None
            await tables.act(1, person, session.play.number(seat), action)
    await world.advance(60)
    return world.last()


async def looks(world: Simulation, person: Person, result: Seen) -> Seen:
    """Have somebody look back."""
    (answer,) = (await world.click(person, result, BUTTON)).messages
    assert answer.private
    return answer


OWN_LUCK = like(EN, "hindsight-own-luck")
AT_THE_END = like(EN, "hindsight-alt-at", when="end")


def better(
    text: str, say: Texts = EN, *, own: str = "False", who: str = ANY, price: str = ""
) -> bool:
    """Whether a text says what would have been better."""
    return any(
        like(say, "hindsight-costly", own=own, who=who, dice=dice, price=cost).search(text)
        for dice in ("none", ANY)
        for cost in ([price] if price else ["none", ANY])
    )


async def test_a_person_that_played_and_the_person_that_watched_look_back(tmp_path: Path) -> None:
    """Each alone, once more after a restart, and of one game there is one answer each."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        world.people = [ada, ben]
        result = await played_out(world)
        assert list(result.buttons) == AFTERWARDS
        before = result.text
        answer = await looks(world, ada, result)
        first, *boards = answer.pictures
        assert first.startswith("hindsight-1-")
        assert all(name.startswith("choice-1-") for name in boards)
        assert EN("hindsight-note") in answer.text
        [line] = filter(OWN_LUCK.fullmatch, answer.text.splitlines())
        assert re.search(r"(Ada|Ben)\s[+±−][0-9]+ · ", line)
        assert AT_THE_END.search(answer.alt[0])
        turned = like(EN, "hindsight-alt-turned").search(answer.alt[0])
        assert turned or EN("hindsight-steady") in answer.text
        assert not better(answer.text, who=ben.name), "her own choices alone"

        await again(world)
        watching = await looks(world, cem, result)
        assert any(better(watching.text, who=each.name) for each in (ada, ben))
        newer = await looks(world, cem, result)
        assert (watching.here, newer.here, answer.here) == (False, True, True)
        assert newer.text == watching.text
        assert result.text == before
        (gif,) = (await world.forge(cem, result, ROUND)).messages
        assert next(iter(gif.pictures)).endswith(".gif")


async def test_no_person_is_said_to_have_had_the_luck_of_others(tmp_path: Path) -> None:
    """Where a seat has changed hands, its colour is told in the place of whoever has it in the end."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        _, ben = world.people
        await played_out(world, game="walls")
        session, entries = await table(world), await host(world).store.log(1)
        host(world).services.members.look(1)
        await world.settle()
        found, words = looked_back(session, entries), Words(session, EN, host(world).services.names)
        (own,), seats = session.seats_of(ben.id), tuple(found.players)
        for former, own_luck in (({}, True), ({ben.id: (own,)}, True), ({7: seats}, False)):
            chosen = structs.replace(session.setup, former=former)
            session.record.setup = json.encode(chosen)
            assert (ben.name in luck(found, session, words)) == own_luck
            assert (words.colour(own) in luck(found, session, words)) != own_luck
            told = " ".join(turned(found, session, entries, words))
            moved = [like(EN, "hindsight-turned", who=name) for name in ("Ada", "Ben")]
            assert any(each.search(told) for each in moved), (
                "the log tells the people of that moment"
            )


async def test_a_chart_of_six_long_names_is_described_to_its_last_turning_point(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await played_out(world, game="walls")
        session, entries = await table(world), await host(world).store.log(1)
        found, names = looked_back(session, entries), host(world).services.names
        for language in LANGUAGES:
            words = Words(session, texts(language), names)
            drawn = chart(found, session, words)
            curves = tuple(
                structs.replace(drawn.curves[0], colour=colour, name="Annemarie Wilhelmina")
                for colour in MARKS
            )
            drawn = structs.replace(drawn, curves=curves, turning=((9, 0), (19, 1), (29, 5)))
            told = alt(found, drawn, words)
            assert len(told) <= ALT, language
            last = like(words.texts, "hindsight-alt-turned", number=3)
            assert last.search(told), language


async def test_a_turning_point_without_a_capture_is_told_by_its_rolls(tmp_path: Path) -> None:
    """In a sentence, not as the log has it."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await played_out(world, game="classic", preset="short")
        session, entries = await table(world), await host(world).store.log(1)
        words = Words(session, EN, host(world).services.names)
        told = list(turned(looked_back(session, entries), session, entries, words))
        assert any(like(EN, "hindsight-rolled").search(each) for each in told)
        assert not any(like(EN, "event-moved", neutral="False").search(each) for each in told)


@pytest.mark.parametrize(
    ("game", "preset"), [("walls", "book"), ("card_race", "book"), ("action_cards", "short")]
)
async def test_every_game_is_looked_back_on(game: str, preset: str, tmp_path: Path) -> None:
    """In words and pictures; where dice are cards nobody was lucky with them."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        result = await played_out(world, game=game, preset=preset)
        answer = await looks(world, world.people[0], result)
        assert "hindsight-1-" in next(iter(answer.pictures))
        assert bool(OWN_LUCK.search(answer.text)) == (game != "card_race")
        assert ("choice-1-" in "".join(answer.pictures)) <= (game == "walls")


async def test_an_answer_that_was_lost_is_given_again(tmp_path: Path) -> None:
    """Nothing is run twice for it."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        result = await played_out(world, game="card_race", preset="quick")
        world.cut("POST", "/webhooks/*")
        await world.click(ada, result, BUTTON)
        answer = await looks(world, ada, result)
        assert answer.here
        assert AT_THE_END.search(answer.alt[0])
        assert (await looks(world, ben, result)).here


async def test_friends_that_look_back_at_once_have_it_run_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But anew when somebody had themselves taken out, of whom nothing is said any more."""
    runs = list[int]()

    def counted(session: Session, entries: Sequence[Entry]) -> Hindsight:
        runs.append(session.record.id)
        return looked_back(session, entries)

    monkeypatch.setattr(replay, "looked_back", counted)
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        result = await played_out(world, game="card_race", preset="quick")
        for person in (ada, ben, ada):
            await looks(world, person, result)
        assert runs == [1]
        await host(world).tables.memory.take_out(1, ada.id)
        answer = await looks(world, ben, result)
        assert runs == [1, 1]
        assert str(ada.id) not in answer.text


async def test_it_is_no_button_of_a_game_that_goes_on(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, _ = world.people
        board = await begun(world)
        answer = await world.forge(ada, board, "hindsight:1")
        assert answer.whisper.startswith(EN("hindsight-early"))
        await world.slash(ada, "table text")
        text = world.last()
        record = structs.replace((await table(world)).record, server=5)
        host(world).tables.memory._sessions[1].record = record
        assert EN("unknown-table") in (await world.forge(ada, text, "hindsight:1")).whisper


async def test_old_games_are_looked_back_on_as_long_as_their_log_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Packed, too; if it is gone, or tells of other rules, that is said in a sentence."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        result = await played_out(world, game="card_race", preset="quick")
        store, session = host(world).store, await table(world)
        entries = await store.log(1)
        await store.pack(host(world).now() + 1)
        assert (await looks(world, ada, result)).pictures
        await again(world)
        store, session = host(world).store, await table(world)

        async def gone(table: int, since: int = 0) -> list[Entry]:
            raise DamagedTable(table=str(table))

        with monkeypatch.context() as patched:
            patched.setattr(store, "log", gone)
            for asked in (world.click(ben, result, BUTTON), world.forge(ben, result, ROUND)):
                answer = await asked
                assert EN("hindsight-gone") in answer.whisper
        with pytest.raises(Refused, match="hindsight-gone"):
            looked_back(session, [])
        other = [structs.replace(each, action="row 9 9") for each in entries]
        for log in (other, entries[:-1]):
            with pytest.raises(Refused, match="hindsight-changed"):
                looked_back(session, log)

        def broken(game: object) -> Outlook:
            raise KeyError

        session.system = structs.replace(session.system, outlook=broken)
        expecting = world.expecting_errors("cannot be looked back on")
        with expecting, pytest.raises(Refused, match="hindsight-changed"):
            looked_back(session, entries)
        await store.commit(Change(table=1, version=99))
        await again(world)
        answer = await world.click(ben, result, BUTTON)
        assert EN("hindsight-changed") in answer.whisper


async def test_the_last_round_is_offered_where_people_come_back_after_hours(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, _ = world.people
        await lobby(world)
        await world.choose(ada, await set_up(world, ada), EN("pace-days"), menu="lobby:1:pace")
        await world.click(ada, world.last(), EN("button-start"))
        for _ in range(3):
            await move(world, world.last())
        board = world.last()
        assert EN("button-round") in board.buttons
        (gif,) = (await world.click(ada, board, EN("button-round"))).messages
        assert gif.private


def test_a_turn_tells_each_capture_once() -> None:
    quiet, headline = Line("a 6"), Line("Green is out!", headline=True)
    assert briefly([quiet, headline, headline, quiet]) == "Green is out!"
    assert briefly([Line("a 1"), quiet]) == "a 6"


async def test_it_is_told_in_the_language_of_a_person_that_looks(tmp_path: Path) -> None:
    """Positions with what would have been better; or that nothing much would have been."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await played_out(world)
        session, store = await table(world), host(world).store
        entries = await store.log(1)
        found = looked_back(session, entries)
        words = Words(session, EN, host(world).services.names)
        whole = hindsight(found, session, entries, 1, words)
        boards = whole.sketches[1:]
        assert boards, "somebody could have done better"
        assert all(better(sketch.caption) for sketch in boards)
        broken = structs.replace(found.costly[0], price=(Overlooked(0, 1, 32),))
        said = costly(found, broken, 1, words)
        assert better(said, price=EN("event-overlooked", piece=2))
        words = Words(session, DE, host(world).services.names)
        german = hindsight(found, session, entries, 1, words)
        assert len(german.sketches) == len(whole.sketches)
        assert all(better(each.caption, DE) for each in german.sketches[1:])
        assert german.sketches[0].alt.startswith(DE("hindsight-alt"))
        words = Words(session, EN, host(world).services.names)
        none = hindsight(structs.replace(found, costly=(), turning=()), session, entries, 1, words)
        assert EN("hindsight-closing", end="others") in none.sketches[0].caption
        assert EN("hindsight-steady") in none.sketches[0].caption


async def test_the_last_sentence_fits_the_game(tmp_path: Path) -> None:
    """Of a game without costly choices."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await played_out(world)
        session = await table(world)
        entries = await host(world).store.log(1)
        found = structs.replace(looked_back(session, entries), costly=())
        words = Words(session, EN, host(world).services.names)
        (winner,) = found.winners
        loser = next(seat for seat in found.players if seat != winner)

        def end(seat: int, luck: float = 0.0, cost: float = 0.0, choices: int = 9) -> str:
            person = session.controller(seat).person
            assert person is not None
            game = structs.replace(
                found,
                own_luck={seat: luck},
                lost={(seat, person): cost},
                choices={(seat, person): choices},
            )
            return closing(game, session, person, words)

        expected = {
            "lucky": end(winner, luck=0.4),
            "won": end(winner, luck=-0.4),
            "unlucky": end(loser, luck=-0.43),
            "beaten": end(loser, luck=0.1),
            "idle": end(loser, choices=0),
        }
        assert expected == {name: EN("hindsight-closing", end=name) for name in expected}
        assert end(winner, cost=0.12) == EN("hindsight-closing", end="small", cost=12)
