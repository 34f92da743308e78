"""Rausschmeißer: all pieces of one opponent on one square go home."""

from __future__ import annotations

from engine.action_cards.table import SentHome
from tests.engine.action_cards.tables import asked, counters, do, lay, on_turn, plays, stands
from tests.rules import reading


def test_all_pieces_of_one_colour_on_a_square_go_home() -> None:
    play = on_turn(
        "yellow",
        hands={"yellow": "rausschmeisser"},
        green="5 5 8 B",
        red="35 B B B",
        yellow="A B B B",
    )
    assert plays(play, "yellow") == [
        "rausschmeisser 1 16",
        "rausschmeisser 1 19",
        "rausschmeisser 2 16",
    ]
    events = lay(play, "yellow", "rausschmeisser 1 16")
    assert events[1:] == [SentHome(1, 0, 0, 5), SentHome(1, 1, 0, 5)]
    assert [event.captures for event in events] == [0, 1, 1]
    assert (stands(play, "green"), stands(play, "red")) == ("B B 8 B", "35 B B B")


def test_not_from_start_squares_the_base_or_the_goal() -> None:
    play = on_turn("yellow", hands={"yellow": "rausschmeisser"}, green="A 10 20 30", red="B B c d")
    assert plays(play, "yellow") == []


def test_the_own_pieces_are_no_aim() -> None:
    play = on_turn("yellow", hands={"yellow": "rausschmeisser"}, yellow="5 6 7 8")
    assert plays(play, "yellow") == []


@reading("E-27")
def test_it_is_no_capture_so_that_no_angel_helps() -> None:
    """E-27."""
    held = {"yellow": "rausschmeisser", "green": "schutzengel retourkutsche"}
    play = on_turn("yellow", hands=held, green="5 B B B")
    do(play, "yellow", "play rausschmeisser 1 16")
    assert (asked(play), counters(play, "green")) == (["green"], set())


def test_both_counters_go() -> None:
    held = {"yellow": "rausschmeisser", "green": "denkste aetsch", "red": "aetsch"}
    play = on_turn("yellow", hands=held, green="5 B B B")
    do(play, "yellow", "play rausschmeisser 1 16")
    assert counters(play, "green") == {"denkste", "aetsch"}
    assert counters(play, "red") == set()
