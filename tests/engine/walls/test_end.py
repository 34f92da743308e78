"""Coming home, and the end of the race (001, "Zieleinlauf und Spielende")."""

from __future__ import annotations

import pytest

from engine.core import OVER
from engine.races import Finished
from engine.walls.game import BOARD, LENGTH
from tests.engine.walls.tables import (
    captures,
    ends,
    go,
    moves,
    options,
    race,
    roll,
    rolled,
    stands,
    to_roll,
    turn,
    view,
)
from tests.rules import reading, rule


@reading("W-13", "W-14")
@rule("001", "Zieleinlauf und Spielende", 1, 1, 2)
def test_a_piece_that_ends_on_z_goes_into_the_goal_from_d_on() -> None:
    """001, "Zieleinlauf" 1.1 and 1.2: by itself (W-13), and the squares are all alike (W-14)."""
    play = rolled("red", "1 2", race((2, 3)), red="61 60 59")
    assert ends("red", "1 2", red="61")["go 1 +1 +2"] == "Z"
    go(play, "go 1 +1 +2")
    assert stands(play, "red") == "d 60 59 B"
    play = rolled("red", "2 1", race((2, 3)), red="d 60 61")
    go(play, "go 2 +1 +2")
    assert stands(play, "red") == "d c 61 B"
    play = rolled("red", "2 1", race((2, 3)), red="d c 61 60")
    went = go(play, "go 4 +1 +2")[0]
    assert stands(play, "red") == "d c 61 b"
    assert went.to == LENGTH + 1  # type: ignore[attr-defined]


@reading("W-16")
def test_either_z_is_the_same_end() -> None:
    """W-16: what leads to both is offered once, by the way that is preferred."""
    # By the 1 and the 2 over the wall, or walking 2 back and 4 on, twice the same end.
    assert "go 1 -2 +4" in moves("red", "2 4", red="61 d c b")
    for at in range(40, 63):
        for one in range(1, 7):
            for other in range(one, 7):
                ways = ends("red", f"{one} {other}", red=f"{at} d c b")
                assert sum(end == "Z" for end in ways.values()) <= 1


@reading("W-11")
def test_a_jump_may_lead_onto_z() -> None:
    """W-11: with the second die."""
    play = rolled("red", "1 3", red="44")
    go(play, "go 1 +1 ^3")
    assert stands(play, "red") == "d B B B"
    assert ends("red", "1 2", red="45 d c b")["go 1 -1 ^2"] == "Z"


@rule("001", "Zieleinlauf und Spielende", 1, 3)
def test_one_die_alone_brings_no_player_home() -> None:
    """001, "Zieleinlauf" 1.3: a 1 from 62 leads to Z, but the 6 must be walked as well."""
    found = moves("red", "1 6", red="62 d c b")
    assert not [move for move in found.values() if move.path.to == LENGTH]
    assert all(len(action.split()) == 4 for action in found)


@rule("001", "Zieleinlauf und Spielende", 2, 1, 2, 3, 4)
def test_the_example_of_coming_home() -> None:
    """001, "Zieleinlauf" 2: with 2 and 3, two squares back and three on, onto Z and home."""
    play = rolled("red", "2 3", red="62", green="60")
    go(play, "go 1 -2 +3")
    assert stands(play, "red") == "d B B B"
    assert stands(play, "green") == "B B B B"


def test_on_the_way_home_the_stop_captures_and_z_never_does() -> None:
    """Z is left at once, so nobody stands there."""
    found = moves("red", "2 3", red="62 d c b", green="60")
    assert captures(found["go 1 -2 +3"]) == "green"
    assert found["go 1 -2 +3"].on_end == ()


@rule("001", "Spielziel", 2, 1)
@rule("001", "Zieleinlauf und Spielende", 3, 1)
def test_the_first_with_all_pieces_home_wins() -> None:
    """001, "Spielziel" 2.1, "Zieleinlauf" 3: and the game is over."""
    play = rolled("red", "1 2", red="d c b 61", green="d c b 61")
    happened = go(play, "go 4 +1 +2")
    assert happened[-1] == Finished(2, 1)
    assert play.table.over
    assert play.pending == OVER
    assert play.game.standings(play.table) == [[2], [0, 1, 3]]
    assert view(play).turn is None
    assert view(play).places == (2,)


@rule("001", "Spielziel", 2, 1)
@rule("001", "Zieleinlauf und Spielende", 3, 1)
@pytest.mark.parametrize("places", [False, True])
def test_the_third_piece_that_comes_home_is_not_yet_the_end(places: bool) -> None:
    """001, "Spielziel" 2.1, "Zieleinlauf" 3: all four have to be."""
    play = rolled("red", "1 2", race((1, 2), places=places), red="d c 61 20")
    (went,) = go(play, "go 3 +1 +2")
    assert went.to == LENGTH + 1  # type: ignore[attr-defined]
    assert not play.table.over
    assert (view(play).places, turn(play)) == ((), "green")


@reading("W-17")
def test_the_others_may_play_on_for_places() -> None:
    """W-17: until one is left; who has finished is passed."""
    game = race((0, 1, 2), places=True)
    play = rolled("red", "1 2", game, red="d c b 61", yellow="d c b 61", green="40")
    assert go(play, "go 4 +1 +2")[-1] == Finished(2, 1)
    assert turn(play) == "yellow"
    roll(play, "6 5")
    go(play, options(play)[0])
    assert turn(play) == "green"
    roll(play, "1 2")
    go(play, options(play)[0])
    assert turn(play) == "yellow"
    play.table.pieces[0] = [68, 67, 66, 61]
    roll(play, "1 2")
    assert go(play, "go 4 +1 +2")[-1] == Finished(0, 2)
    assert play.table.over
    assert game.standings(play.table) == [[2], [0], [1]]


def test_a_player_that_is_home_stays_there() -> None:
    """Playing for places: where the goals begin, nobody meets."""
    play = rolled("red", "1 2", race((1, 2, 3), places=True), red="61", green="d c b a")
    assert captures(moves("red", "1 2", red="61 d c b", green="d c b a")["go 1 +1 +2"]) == ""
    go(play, "go 1 +1 +2")
    assert (stands(play, "red"), stands(play, "green")) == ("d B B B", "d c b a")


def test_no_player_moves_in_the_goal() -> None:
    play = to_roll("red", red="d c b 20")
    roll(play, "1 2")
    assert {action.split()[1] for action in options(play)} == {"4"}
    assert BOARD.finish == (63, 64)
