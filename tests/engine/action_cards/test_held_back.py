"""Why a card in hand may not be played now: of each the one reason, for its owner alone."""

from __future__ import annotations

from tests.engine.action_cards.tables import Cards, all_pass, do, drew, on_turn, roll, view


def why(play: Cards, colour: str) -> dict[str, str]:
    """Return the reason for each card that a colour may not play."""
    return dict(view(play, colour).held_back)


EVERYTHING = "sprint denkste aetsch schutzengel retourkutsche zugabe flohsprung wuerfelpech"


def test_before_a_roll_each_card_has_its_reason() -> None:
    held = {"yellow": EVERYTHING + " tandem", "green": EVERYTHING}
    play = on_turn("yellow", hands=held, yellow="5 B B B", green="B B B B")
    assert why(play, "yellow") == {
        "aetsch": "announced",
        "schutzengel": "capture",
        "retourkutsche": "capture",
        "wuerfelpech": "roll",
        "tandem": "target",
    }
    assert why(play, "green") == {
        "sprint": "turn",
        "denkste": "announced",
        "aetsch": "announced",
        "schutzengel": "capture",
        "retourkutsche": "capture",
        "flohsprung": "target",
        "wuerfelpech": "roll",
    }
    assert view(play).held_back == ()


def test_once_rolled_no_card_takes_the_place_of_the_roll() -> None:
    play = on_turn("yellow", hands={"yellow": "sprint zugabe"}, yellow="5 6 B B")
    roll(play, 4)
    assert why(play, "yellow") == {"sprint": "rolled", "zugabe": "pause"}
    play = on_turn("yellow", hands={"yellow": "sprint"}, yellow="5 6 7 8")
    roll(play, 6)
    do(play, "yellow", "move 1")
    assert why(play, "yellow") == {"sprint": "rolled"}, "nor of a further one"


def test_a_card_that_is_no_answer_gives_its_reason() -> None:
    held = {
        "yellow": "sprint denkste tandem zugabe wuerfelpech",
        "green": "denkste schutzengel sprint",
        "red": "aetsch",
    }
    play = on_turn("yellow", hands=held, yellow="5 B B B", green="13 B B B")
    do(play, "yellow", "play sprint 1")
    assert why(play, "yellow") == {
        "denkste": "answered",
        "tandem": "answered",
        "zugabe": "pause",
        "wuerfelpech": "roll",
    }
    assert why(play, "green") == {"schutzengel": "capture", "sprint": "turn"}
    assert why(play, "red") == {"aetsch": "alone"}
    do(play, "red", "pass")
    assert why(play, "red") == {"aetsch": "asked"}


def test_a_crossed_out_or_late_card_gives_its_reason() -> None:
    held = {"yellow": "doppelzug", "green": "aetsch denkste", "red": "zugabe schutzengel"}
    play = on_turn("yellow", hands=held, yellow="5 6 B B", green="13 B B B")
    do(play, "yellow", "play doppelzug")
    assert why(play, "green") == {"aetsch": "crossed"}
    assert why(play, "red") == {"zugabe": "pause", "schutzengel": "capture"}
    all_pass(play)


def test_before_a_capture_only_its_own_answers_help() -> None:
    """Not one more of those that have answered it already."""
    held = {"green": "denkste retourkutsche", "red": "retourkutsche", "yellow": "denkste"}
    play = on_turn("yellow", hands=held, yellow="5 B B B", green="39 B B B")
    roll(play, 4)
    do(play, "yellow", "move 1")
    assert why(play, "green") == {"denkste": "announced"}
    assert why(play, "red") == {"retourkutsche": "capture"}
    assert why(play, "yellow") == {"denkste": "answered"}


def test_no_angel_helps_against_a_card_that_acts_at_once() -> None:
    held = {"green": "schutzengel retourkutsche denkste", "red": "denkste"}
    play = drew("voelkerwanderung", hands=held, yellow="5 B B B", green="38 B B B")
    do(play, "yellow", "move 1")
    assert why(play, "green") == {"schutzengel": "helpless", "denkste": "announced"}
