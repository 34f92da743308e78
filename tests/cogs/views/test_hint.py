"""Who asks what to do is told it alone, with a reason, and only what they could know themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.views.choice_buttons import advice
from cogs.views.faces import face
from cogs.views.words import Words
from engine.catalog import CATALOG
from engine.hints import Hint
from engine.players import LET_BE
from tests.cogs.playing import (
    OPTIONS,
    asked_always,
    begun,
    host,
    hosted,
    on_turn,
    others,
    table,
    turned,
)
from tests.engine.action_cards import tables as cards
from tests.engine.card_race import tables as card_race
from tests.engine.classic import positions
from tests.engine.walls import tables as walls
from tests.simulation import Seen, Simulation
from tests.words import DE, EN, like

ASK = EN("button-hint")
REASONS = ("way", "home", "front", "ground", "hits", "hunt", "risk", "keeps", "later", "only")


async def choosing(world: Simulation, board: Seen) -> None:
    """Play until somebody has a choice on the board."""
    for _ in range(40):
        if ASK in board.buttons:
            return
        await world.click(on_turn(world, board), board, next(iter(board.buttons)))
    raise AssertionError(board.text)


async def test_a_hint_is_given_only_to_the_player_with_the_choice(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        await choosing(world, board)
        person, (other,) = on_turn(world, board), others(world, board)
        before = board.text
        answer = await world.click(person, board, ASK)
        said = answer.whisper
        assert ": " in said
        assert said.endswith(".")
        assert board.text == before, "nobody else sees it"
        assert (await world.click(person, board, ASK)).whisper == said, "asked again, the same"
        answer = await world.click(other, board, ASK)
        assert EN("not-your-turn") in answer.whisper


@pytest.mark.parametrize("game", ["classic", "walls"])
async def test_a_person_that_has_no_choice_any_more_is_told_so(game: str, tmp_path: Path) -> None:
    """The button was there before somebody else played."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await asked_always(world)
        board = await begun(world, game=game)
        answer = await world.forge(on_turn(world, board), board, "hint:1")
        assert ": " in answer.whisper or answer.sentence == EN("no-hints")


async def test_where_the_host_does_not_want_it_no_person_is_told(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada = world.people[0]
        await world.slash(ada, "play")
        board = world.last()
        await world.click(world.people[1], board, EN("button-join"))
        (menu,) = (await world.click(ada, board, EN("button-host"))).messages
        await turned(world, ada, menu, hints=False)
        assert EN("option-hints") not in menu.ticked(OPTIONS)
        await world.click(ada, board, EN("button-start"))
        answer = await world.forge(on_turn(world, board), board, "hint:1")
        assert answer.sentence == EN("no-hints")


async def test_a_hand_offers_advice_as_well(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world, game="card_race")
        person = on_turn(world, board)
        (hand,) = (await world.click(person, board, EN("button-my-hand"))).messages
        answer = await world.click(person, hand, ASK)
        assert answer.messages[0].private
        assert ": " in answer.whisper


@pytest.mark.parametrize("why", REASONS)
@pytest.mark.parametrize("key", CATALOG)
def test_every_reason_can_be_said_in_every_game(key: str, why: str) -> None:
    for language in (EN, DE):
        game = key.replace("_", "-")
        for doing in ("none", "draw", "play", "give", "roll"):
            said = language(f"hint-{why}", game=game, who="nobody", doing=doing)
            assert said
            assert said[0].islower()


def test_it_is_said_whose_piece_or_figure_is_taken() -> None:
    play = positions.on_turn("yellow", yellow="12 20 c d", red="4 B B B")
    positions.roll(play, 4)
    assert face("classic").victims("move 2", play.game.view(play, 0, ())) == (2,)
    assert face("classic").victims("roll", play.game.view(play, 0, ())) == ()
    gone = walls.rolled("red", "2 5", red="22", yellow="24", black="40")
    assert face("walls").victims("go 1 +2 ^5", walls.view(gone)) == (0, 3)
    held = {"yellow": "sprint"}
    dealt = cards.on_turn("yellow", hands=held, yellow="5 B B B", green="33 3 B B")
    seen = cards.view(dealt, "yellow")
    assert face("action_cards").victims("play sprint 1", seen)
    assert face("action_cards").victims("roll", seen) == ()
    race = card_race.on_turn("yellow", card_race.race(2), hand="1 5", yellow="34", green="33 39")
    seen_race = card_race.view(race, "yellow")
    assert face("card_race").victims("row 1 5", seen_race) == (card_race.COLOURS.index("green"),)
    assert face("card_race").victims("row 1 1", seen_race) == ()


async def test_a_reason_names_the_loser_and_needs_no_interruption(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        await choosing(world, board)
        session = await table(world)
        words = Words(session, EN, host(world).services.names)
        (seat,) = session.waiting()
        kept = EN("hint", action="none", why=EN("hint-keeps", doing="none"))
        assert advice(session, seat, Hint(LET_BE, ("keeps",)), words) == kept
        (action, *_) = session.play.options(seat)  # type: ignore[union-attr]
        said = advice(session, seat, Hint(action, ("way", "risk")), words)
        both = EN("hint-both", one=EN("hint-way", game="classic"), other=EN("hint-risk"))
        assert like(EN, "hint", why=both).fullmatch(said)
