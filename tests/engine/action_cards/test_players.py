"""Computer players with action cards: what they know, what they choose, how well they play."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.action_cards.kinds import KINDS
from engine.action_cards.players import (
    CARD,
    LEVELS,
    easy,
    foreseen,
    hard,
    harm,
    held,
    kept,
    normal,
    rank,
)
from engine.action_cards.views import CardSeen
from engine.players import LET_BE, Level, reply
from tests.engine.action_cards.tables import (
    Cards,
    cards,
    do,
    drew,
    on_turn,
    options,
    roll,
    seat,
    view,
)


def choice(play: Cards, colour: str, level: Level = normal, seed: int = 1) -> str:
    """Return what *colour* would do."""
    found = options(play, colour)
    pending = play.pending
    if seat(colour) not in pending.waits_for:  # type: ignore[union-attr]
        found = [LET_BE, *found]
    return level(view(play, colour), seat(colour), found, Random(seed))


def test_a_game_is_won_when_it_can_be() -> None:
    play = on_turn("yellow", hands={"yellow": "heimweh sprint"}, yellow="39 b c d")
    assert choice(play, "yellow") == "play heimweh 1"


def test_pieces_far_ahead_are_captured_rather_than_joined() -> None:
    play = on_turn("yellow", yellow="11 2 B B", green="3 B B B")
    roll(play, 2)
    assert choice(play, "yellow") == "move 1"
    play = on_turn("yellow", hands={"yellow": "sprint"}, yellow="5 B B B", green="33 3 B B")
    assert choice(play, "yellow") == "play sprint 1"


def test_a_piece_comes_in_rather_than_to_wait_for_a_6() -> None:
    play = on_turn("yellow", hands={"yellow": "freigang"}, yellow="B B B B")
    assert choice(play, "yellow") == "play freigang enter"
    play = on_turn("yellow", hands={"yellow": "denkste"}, yellow="B B B B")
    assert choice(play, "yellow") == "play denkste"


def test_a_card_of_little_use_is_kept() -> None:
    play = on_turn("yellow", hands={"yellow": "krebsgang"}, yellow="20 B B B")
    assert choice(play, "yellow") == "roll"
    play = on_turn("yellow", hands={"green": "flohsprung"}, green="15 B B B")
    assert choice(play, "green") == LET_BE


def test_threatened_pieces_are_saved_if_they_are_worth_it() -> None:
    held = {"green": "schutzengel retourkutsche", "yellow": "tandem"}
    play = on_turn("yellow", hands=held, yellow="1 B B B", green="33 B B B")
    roll(play, 2)
    do(play, "yellow", "move 1")
    assert choice(play, "green") == "play schutzengel"
    play = on_turn("yellow", hands={"green": "schutzengel"}, yellow="8 B B B", green="A B B B")
    roll(play, 2)
    do(play, "yellow", "move 1")
    assert choice(play, "green") in ("pass", "play schutzengel")


def test_a_player_that_is_captured_hits_back_at_a_piece_that_has_come_far() -> None:
    play = on_turn("yellow", hands={"green": "retourkutsche"}, yellow="33 B B B", green="25 B B B")
    roll(play, 2)
    do(play, "yellow", "move 1")
    assert choice(play, "green") == "play retourkutsche"


@pytest.mark.parametrize(
    ("card", "answer"),
    [("play taschendieb 1", "pass"), ("play platztausch 1 1 1", "play denkste")],
)
def test_cards_are_cancelled_that_do_much_harm(card: str, answer: str) -> None:
    held = {"yellow": "taschendieb platztausch", "green": "denkste sprint tandem"}
    play = on_turn("yellow", hands=held, yellow="31 B B B", green="38 B B B")
    do(play, "yellow", card)
    assert choice(play, "green") == answer


def test_the_last_step_to_the_goal_is_stopped() -> None:
    held = {"yellow": "heimweh", "green": "denkste"}
    play = on_turn("yellow", hands=held, yellow="39 b c d")
    do(play, "yellow", "play heimweh 1")
    assert choice(play, "green") == "play denkste"


def test_a_counter_to_one_s_own_good_card_is_countered() -> None:
    held = {"yellow": "heimweh denkste", "green": "denkste"}
    play = on_turn("yellow", hands=held, yellow="39 b c d")
    do(play, "yellow", "play heimweh 1")
    do(play, "green", "play denkste")
    assert choice(play, "yellow") == "play denkste"


def test_a_roll_that_would_capture_is_declared_void() -> None:
    play = on_turn("yellow", hands={"green": "wuerfelpech"}, yellow="1 2 B B", green="33 B B B")
    roll(play, 2)
    assert choice(play, "green") == "play wuerfelpech"
    play = on_turn("yellow", hands={"green": "wuerfelpech"}, yellow="1 2 B B")
    roll(play, 2)
    assert choice(play, "green") == LET_BE
    held = {"green": "wuerfelpech", "red": "zugabe"}
    play = on_turn("yellow", hands=held, red="11 2 B B", green="23 B B B")
    do(play, "red", "play zugabe")
    do(play, "green", "pass")
    play.answer(-1, "2")
    assert choice(play, "green") == "play wuerfelpech"


def test_the_card_worth_least_is_given_up() -> None:
    play = drew("karussell", hands={"green": "denkste sprint"})
    assert choice(play, "green") == "give sprint"


def test_road_works_are_put_before_the_others() -> None:
    play = on_turn("yellow", hands={"yellow": "baustelle"}, yellow="B B B B", green="20 21 22 23")
    chosen = choice(play, "yellow")
    assert chosen in options(play, "yellow")
    found = view(play, "yellow").plays
    assert found


def test_a_bouncer_sends_home_the_player_that_has_come_furthest() -> None:
    held = {"yellow": "rausschmeisser"}
    play = on_turn("yellow", hands=held, yellow="5 B B B", green="38 3 B B")
    assert choice(play, "yellow") == "play rausschmeisser 1 9"


def test_a_gust_blows_where_it_helps() -> None:
    """The loss of one of two opponents is not quite one's own gain."""
    held = {"yellow": "windstoss"}
    play = on_turn("yellow", hands=held, yellow="18 B B B", green="9 11 B B")
    assert choice(play, "yellow") == "play windstoss 1"
    play = on_turn("yellow", hands=held, yellow="18 B B B", green="9 B B B")
    assert choice(play, "yellow") == "roll"
    play = on_turn("yellow", cards(2), hands=held, yellow="18 B B B", red="39 B B B")
    assert choice(play, "yellow") == "play windstoss 1"


def test_the_easy_one_plays_on_when_it_does_not_think() -> None:
    held = {"yellow": "heimweh", "green": "denkste", "red": "zugabe"}
    play = on_turn("yellow", hands=held, yellow="39 b c d", red="5 B B B")
    chosen = {choice(play, "yellow", easy, seed) for seed in range(20)}
    assert chosen == {"roll", "play heimweh 1"}
    assert {choice(play, "red", easy, seed) for seed in range(20)} <= {LET_BE, "play zugabe"}
    do(play, "yellow", "play heimweh 1")
    assert {choice(play, "green", easy, seed) for seed in range(20)} == {"pass", "play denkste"}
    play = on_turn("yellow", yellow="11 20 30 B")
    roll(play, 2)
    assert {choice(play, "yellow", easy, seed) for seed in range(40)} == {
        "move 1",
        "move 2",
        "move 3",
    }


def test_the_easy_one_captures_no_player_that_is_behind() -> None:
    """While there is anything else to do."""
    play = on_turn("yellow", yellow="11 20 B B", red="2 B B B")
    roll(play, 2)
    assert choice(play, "yellow") == "move 2"
    assert {choice(play, "yellow", easy, seed) for seed in range(20)} == {
        "move 1",
        "join 2",
    }
    play = on_turn("yellow", yellow="11 20 B B", red="2 39 B B")
    roll(play, 2)
    assert "move 2" in {choice(play, "yellow", easy, seed) for seed in range(20)}


def test_a_hard_player_moves_as_is_best_for_all_its_pieces() -> None:
    """It does what a normal one does where that is plain, and leaves alone what is none of it."""
    play = on_turn("yellow", yellow="11 2 B B", green="3 B B B")
    roll(play, 2)
    assert choice(play, "yellow", hard) == "move 1"
    play = on_turn("yellow", hands={"yellow": "heimweh sprint"}, yellow="39 b c d")
    assert choice(play, "yellow", hard) == "play heimweh 1"
    play = on_turn("yellow", hands={"green": "flohsprung"}, green="15 B B B")
    assert choice(play, "green", hard) == LET_BE


def test_a_hard_player_among_several_judges_cards_by_the_whole_board() -> None:
    """What is in front of others is worth less; a card that wins is worth most of all."""
    held = {"yellow": "sprint"}
    play = on_turn("yellow", hands=held, yellow="5 B B B", green="9 B B B", red="9 B B B")
    seen, found = view(play, "yellow"), options(play, "yellow")
    assert foreseen(seen, 0, found) != pytest.approx(rank(seen, 0, found))
    play = on_turn("yellow", hands={"yellow": "heimweh sprint"}, yellow="39 b c d", red="9 b c d")
    assert choice(play, "yellow", hard) == "play heimweh 1"


def test_a_hard_player_answers_as_a_normal_one_does() -> None:
    """Its pieces are saved, and moves that somebody else may make are none of its choices."""
    held = {"green": "schutzengel retourkutsche wuerfelpech", "yellow": "tandem"}
    play = on_turn("yellow", hands=held, yellow="1 B B B", green="33 B B B")
    roll(play, 2)
    if options(play, "green"):
        assert choice(play, "green", hard) == choice(play, "green")
    do(play, "yellow", "move 1")
    assert choice(play, "green", hard) == choice(play, "green") == "play schutzengel"


def against_one(hand: str, yellow: str, red: str) -> Cards:
    """Return a game of two in which red holds these cards, and yellow is on turn with another."""
    hands = {"red": hand, "yellow": "sprint"}
    return on_turn("yellow", cards(2), hands=hands, yellow=yellow, red=red)


def test_against_one_opponent_a_card_that_brings_them_home_is_stopped() -> None:
    """It takes nothing from whoever stops it; but there is nobody else to lose by it."""
    play = against_one("denkste", yellow="32 20 b c", red="20 38 b c")
    do(play, "yellow", "play sprint 1")
    assert choice(play, "red") == "pass"
    assert choice(play, "red", hard) == "play denkste"


def test_against_one_a_capture_is_avenged_if_that_is_worth_the_card() -> None:
    for yellow, red, avenges in (("30", "11", True), ("1", "22", False)):
        hands = {"red": "retourkutsche"}
        play = on_turn(
            "yellow", cards(2), hands=hands, yellow=f"{yellow} B B B", red=f"{red} B B B"
        )
        roll(play, 1)
        do(play, "yellow", "move 1")
        assert (choice(play, "red", hard) == "play retourkutsche") is avenges
        assert choice(play, "red") == "play retourkutsche", "which counts less"


def test_against_one_some_cards_are_kept_longer_and_others_less_long() -> None:
    hands = {"yellow": "rausschmeisser"}
    play = on_turn("yellow", cards(2), hands=hands, yellow="5 B B B", red="8 B B B")
    assert choice(play, "yellow").startswith("play rausschmeisser")
    assert choice(play, "yellow", hard) == "roll"
    play = on_turn("yellow", cards(2), hands={"yellow": "baustelle"}, yellow="5 B B B")
    assert choice(play, "yellow") == "roll"
    assert choice(play, "yellow", hard).startswith("play baustelle")


def test_against_one_the_card_is_given_away_that_is_least_worth_keeping() -> None:
    hands = {"yellow": "platztausch windstoss"}
    play = on_turn("yellow", cards(2), pile="karussell", hands=hands, yellow="5 B B B")
    roll(play, 3)
    do(play, "yellow", "move 1")
    found = foreseen(view(play, "yellow"), 0, options(play, "yellow"))
    assert found == {"give platztausch": -6.5, "give windstoss": 7.0}


def test_an_answer_to_an_answer_is_judged_plainly() -> None:
    """What comes of the first card then depends on it: only the worth of the card itself differs."""
    play = on_turn(
        "yellow",
        cards(2),
        hands={"red": "denkste", "yellow": "denkste sprint"},
        yellow="12 B B B",
        red="0 B B B",
    )
    do(play, "yellow", "play sprint 1")
    do(play, "red", "play denkste")
    seen, found = view(play, "yellow"), options(play, "yellow")
    ranked, judged = rank(seen, 0, found), foreseen(seen, 0, found)
    assert judged["play denkste"] == ranked["play denkste"] + kept("denkste") - held("denkste")


def test_all_cards_but_those_at_once_have_a_worth_in_hand() -> None:
    for kind in KINDS.values():
        assert (kind.card.held is None) == (kind.card.timing == "at once")
    assert held("one of our own") == CARD


def test_a_player_named_with_a_square_loses_the_piece_there() -> None:
    seen = view(on_turn("yellow", green="10 B B B"), "green")
    assert harm(seen, 1, CardSeen(0, "any", victim=1, square=20)) == 10
    assert harm(seen, 1, CardSeen(0, "any", victim=2, square=20)) == 0


def test_a_hard_player_plays_a_card_before_its_hand_is_full() -> None:
    few, many = (
        on_turn("yellow", hands={"yellow": hand}, yellow="5 B B B")
        for hand in ("sprint tandem", "sprint tandem denkste aetsch schutzengel")
    )
    worth = [
        foreseen(view(play, "yellow"), 0, options(play, "yellow"))["play sprint 1"]
        for play in (few, many)
    ]
    assert worth[1] == worth[0] + 2


@pytest.mark.many
def test_the_better_one_wins_more_often() -> None:
    """Two of each, on changing seats."""
    for better, worse in (("normal", "easy"), ("easy", "random")):
        wins = Counter[str]()
        for seed in range(12):
            random, play = Random(seed), cards(2).start()
            names = {0: better, 2: worse} if seed % 2 else {0: worse, 2: better}

            field = {seat: LEVELS[name] for seat, name in names.items()}
            while not play.table.over:
                play.answer(*reply(play, field, random))
            wins[names[play.table.places[0]]] += 1
        assert wins[better] > wins[worse], wins
