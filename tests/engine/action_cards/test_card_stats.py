"""What `simulate` says of the cards is what happened."""

from __future__ import annotations

from msgspec.structs import astuple

from engine.action_cards.system import CardTally
from engine.system import KindFigures
from tests.engine.action_cards.tables import all_pass, cards, do, on_turn, roll, table

OF = {each: cards().cards.count(each) for each in cards().cards}


def test_cards_drawn_played_cancelled_and_stuck_are_counted_for_each_kind() -> None:
    play = on_turn("black", pile="inventur")
    tally = CardTally(play.game)
    tally.see(roll(play, 5))
    assert tally.report(1, 1).kinds["inventur"] == KindFigures(OF["inventur"], 1, 1, 0, 0)

    held = {"yellow": "sprint sprint", "green": "denkste tandem"}
    play = on_turn("yellow", hands=held, yellow="5 B B B", pile="freigang")
    tally = CardTally(play.game)
    tally.see(do(play, "yellow", "play sprint 1"))
    tally.see(do(play, "green", "play denkste"))
    tally.see(all_pass(play))
    tally.see(roll(play, 3))
    tally.end(table(play))
    report = tally.report(2, 4)
    assert report.card_turns == 0.25, "one sprint in four turns; what cancelled it is none"
    found = {key: each for key, each in report.kinds.items() if any(astuple(each)[1:])}
    assert found == {
        "sprint": KindFigures(OF["sprint"], 0, 0.5, 0.5, 0.5),
        "denkste": KindFigures(OF["denkste"], 0, 0.5, 0, 0),
        "freigang": KindFigures(OF["freigang"], 0.5, 0, 0, 0.5),
        "tandem": KindFigures(OF["tandem"], 0, 0, 0, 0.5),
    }


def test_a_card_that_counts_as_a_6_is_played_instead_of_rolling() -> None:
    play = on_turn("yellow", hands={"yellow": "denkste"}, yellow="5 B B B")
    tally = CardTally(play.game)
    tally.see(do(play, "yellow", "play denkste"))
    assert tally.report(1, 2).card_turns == 0.5


def test_games_that_were_cut_before_the_first_turn_have_no_figures() -> None:
    assert CardTally(cards()).report(1, 0).card_turns == 0


def test_an_answer_that_goes_back_into_the_hand_was_not_played() -> None:
    held = {"yellow": "sprint", "green": "schutzengel", "black": "denkste"}
    play = on_turn("yellow", hands=held, yellow="5 B B B", green="3 B B B")
    tally = CardTally(play.game)
    tally.see(do(play, "yellow", "play sprint 1"))
    tally.see(do(play, "green", "play schutzengel"))
    tally.see(do(play, "black", "pass"))
    tally.see(do(play, "black", "play denkste"))
    tally.see(all_pass(play))
    tally.end(table(play))
    kinds = tally.report(1, 1).kinds
    assert kinds["schutzengel"] == KindFigures(OF["schutzengel"], 0, 0, 0, 1)
    assert kinds["denkste"] == KindFigures(OF["denkste"], 0, 1, 0, 0)
