"""003, "SPIELBLAUF", paragraphs 3 to 5 and 9, and "SOFORT!": who draws when."""

from __future__ import annotations

from engine.action_cards.table import DeclinedCard, DrewAtOnce, DrewCard, ShuffledCards
from engine.chance import Shuffle
from tests.engine.action_cards.tables import (
    asked,
    cards,
    chance,
    do,
    hand,
    lay,
    on_turn,
    options,
    plays,
    prompt,
    roll,
    stands,
    table,
    turn,
    view,
)
from tests.rules import reading, rule

FIVE = "denkste freigang sprint tandem zugabe"


@rule("003", "SPIELBLAUF", 3, 1)
@reading("E-5")
def test_after_rolling_and_moving_the_top_card_is_drawn() -> None:
    """003, 3.1; E-5: one per turn, after the last roll."""
    play = on_turn("yellow", yellow="5 6 7 8", pile="sprint tandem")
    roll(play, 6)
    do(play, "yellow", "move 1")
    assert hand(play, "yellow") == ""
    roll(play, 1)
    assert DrewCard(0, "sprint") in do(play, "yellow", "move 2")
    assert (hand(play, "yellow"), turn(play)) == ("sprint", "green")


@rule("003", "SPIELBLAUF", 9, 1)
@reading("E-8")
def test_also_when_nothing_could_move() -> None:
    """003, 9.1; E-8: the goal would be passed."""
    play = on_turn("yellow", yellow="39 B B B", pile="sprint")
    roll(play, 5)
    assert hand(play, "yellow") == "sprint"


@reading("E-7")
@rule("003", "SPIELBLAUF", 3, 1, 2)
def test_drawing_may_be_a_choice() -> None:
    """E-7, `auto_draw` off: 003, 3.1, it "may" be drawn; 3.2: not later."""
    game = cards(auto_draw=False)
    play = on_turn("yellow", game, yellow="5 B B B", pile="sprint")
    roll(play, 1)
    do(play, "yellow", "move 1")
    assert (asked(play), prompt(play)) == (["yellow"], "draw")
    assert options(play, "yellow") == ["draw", "decline"]
    other = play.fork()
    assert DrewCard(0, "sprint") in do(play, "yellow", "draw")
    assert do(other, "yellow", "decline") == [DeclinedCard(0)]
    assert (turn(other), hand(other, "yellow"), options(other, "yellow")) == ("green", "", [])


@reading("E-11")
def test_the_choice_to_draw_is_a_pause() -> None:
    """E-11: after a move; then the choice is there again."""
    game = cards(auto_draw=False)
    play = on_turn("yellow", game, hands={"green": "flohsprung"}, yellow="5 B B B", green="5 B B B")
    roll(play, 1)
    do(play, "yellow", "move 1")
    assert DeclinedCard(0) not in do(play, "green", "play flohsprung 1 +1")
    assert (asked(play), options(play, "yellow")) == (["yellow"], ["draw", "decline"])


@reading("E-34")
def test_without_a_choice_to_draw_the_next_roll_is_the_next_pause() -> None:
    """E-34: five cards are held, or nothing is left to be drawn."""
    game = cards(auto_draw=False)
    for held, pile in (("flohsprung " + FIVE.partition(" ")[2], "sprint"), ("flohsprung", "")):
        play = on_turn("yellow", game, hands={"yellow": held}, yellow="5 20 B B", pile=pile)
        if not pile:
            table(play).deck.clear()
            table(play).discard.clear()
        roll(play, 1)
        do(play, "yellow", "move 1")
        assert (asked(play), prompt(play)) == (["green"], "roll")
        assert plays(play, "yellow")


@reading("E-11")
def test_it_is_one_for_a_player_that_may_draw_as_well() -> None:
    """E-11."""
    game = cards(auto_draw=False)
    play = on_turn("yellow", game, hands={"yellow": "flohsprung"}, yellow="5 B B B", pile="sprint")
    roll(play, 1)
    do(play, "yellow", "move 1")
    do(play, "yellow", "play flohsprung 1 +1")
    assert (asked(play), options(play, "yellow")) == (["yellow"], ["draw", "decline"])
    do(play, "yellow", "draw")
    assert (stands(play, "yellow"), hand(play, "yellow")) == ("7 B B B", "sprint")


@rule("003", "SPIELBLAUF", 3, 3)
def test_no_player_draws_for_a_card() -> None:
    """003, 3.3: and a card is no roll."""
    play = on_turn("yellow", hands={"yellow": "sprint"}, yellow="5 B B B", pile="tandem")
    lay(play, "yellow", "sprint 1")
    assert hand(play, "yellow") == ""


@rule("003", "SPIELBLAUF", 4, 1, 2)
@reading("E-14")
def test_with_five_cards_none_is_drawn() -> None:
    """003, 4.1 and 4.2; E-14: so none that acts at once either."""
    play = on_turn("yellow", hands={"yellow": FIVE}, yellow="5 B B B", pile="tempolimit")
    roll(play, 1)
    events = do(play, "yellow", "move 1")
    assert DrewAtOnce(0, "tempolimit") not in events
    assert (hand(play, "yellow"), table(play).lasting) == (FIVE, [])
    four = FIVE.rpartition(" ")[0]
    play = on_turn("yellow", hands={"yellow": four}, yellow="5 B B B", pile="zugabe")
    roll(play, 1)
    assert DrewCard(0, "zugabe") in do(play, "yellow", "move 1")


@rule("003", "SPIELBLAUF", 4, 3, 4)
@reading("E-23")
def test_above_five_is_kept_and_one_draws_again_below_five() -> None:
    """003, 4.3 and 4.4; E-23."""
    for held, drawn in (
        (FIVE + " sprint", False),
        (FIVE, False),
        ("denkste sprint tandem zugabe", True),
    ):
        play = on_turn("yellow", hands={"yellow": held}, yellow="5 B B B", pile="baustelle")
        roll(play, 1)
        do(play, "yellow", "move 1")
        assert ("baustelle" in hand(play, "yellow")) == drawn
        assert len(hand(play, "yellow").split()) == len(held.split()) + drawn


@rule("003", "SPIELBLAUF", 5, 1)
def test_a_pile_that_is_used_up_is_made_of_the_shuffled_discards() -> None:
    """003, 5.1: and of nothing else."""
    game = cards(deck="sprint 20")
    held = {"green": " ".join(["sprint"] * 15)}
    play = on_turn("yellow", game, hands=held, deck=0)
    roll(play, 1)
    assert play.pending == Shuffle(5)
    assert chance(play, "4 3 2 1 0")[:2] == [ShuffledCards(5), DrewCard(0, "sprint")]
    assert (len(table(play).deck), table(play).discard) == (4, [])


def test_the_last_card_of_the_pile_is_drawn_before_it_is_shuffled() -> None:
    game = cards(deck="denkste 1, sprint 19")
    play = on_turn("yellow", game, pile="denkste", deck=1)
    roll(play, 1)
    assert (hand(play, "yellow"), len(table(play).deck), len(table(play).discard)) == (
        "denkste",
        0,
        19,
    )


@reading("E-13")
def test_with_all_cards_in_hands_none_is_drawn() -> None:
    """E-13: nor is anybody asked."""
    game = cards(deck="sprint 20", auto_draw=False)
    play = on_turn("yellow", game, hands={"green": " ".join(["sprint"] * 20)})
    roll(play, 1)
    assert (turn(play), hand(play, "yellow")) == ("green", "")


@rule("003", "SOFORT!", 1, 1, 3)
def test_a_card_that_acts_at_once_is_never_held() -> None:
    """003, SOFORT 1.1 and 1.3."""
    play = on_turn("yellow", yellow="20 B B B", pile="alle_zurueck sprint")
    roll(play, 5)
    assert DrewAtOnce(0, "alle_zurueck") in do(play, "yellow", "move 1")
    assert (stands(play, "yellow"), hand(play, "yellow")) == ("21 B B B", "")
    assert table(play).discard == ["alle_zurueck"]


def test_a_drawn_card_is_known_only_to_its_player() -> None:
    event = DrewCard(0, "sprint")
    assert [event.seen_by(each).card for each in (0, 1, None)] == ["sprint", "", ""]
    play = on_turn("yellow", pile="sprint")
    roll(play, 1)
    assert (view(play, "yellow").hand, view(play, "green").hand) == (("sprint",), ())
    assert view(play, "green").held == view(play).held == (1, 0, 0, 0)
    assert plays(play, "green") == []
