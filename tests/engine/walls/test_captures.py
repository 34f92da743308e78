"""Who is captured, and who stands in the way (001, "Hinauswerfen")."""

from __future__ import annotations

from engine.races import Captured
from engine.views import BASE
from engine.walls.game import BOARD, Went, course
from tests.engine.walls.tables import (
    captures,
    ends,
    go,
    moves,
    options,
    piece,
    race,
    rolled,
    stands,
    turn,
    view,
)
from tests.rules import reading, rule


@rule("001", "Hinauswerfen", 1, 2, 4)
def test_a_piece_that_ends_on_another_captures_it() -> None:
    """001, "Hinauswerfen" 1.2 and 1.4: it takes the square; the other goes back to its base."""
    play = rolled("red", "2 5", red="12", green="40 19")
    went, captured = go(play, "go 1 +2 +5")
    assert captured == Captured(1, 1, by=2)
    assert isinstance(went, Went)
    assert went.way.captures == (piece("green", 2),)
    assert (stands(play, "red"), stands(play, "green")) == ("19 B B B", "40 B B B")
    assert captured.captures == 1
    assert captured.actor == 2


@rule("001", "Hinauswerfen", 1, 1)
def test_a_square_holds_one_piece() -> None:
    """001, "Hinauswerfen" 1.1: after every move; `tests.games.unsound` looks in whole games."""
    for action in options(rolled("red", "1 4", red="38 43 50", green="39 47 12", black="40")):
        play = rolled("red", "1 4", red="38 43 50", green="39 47 12", black="40")
        go(play, action)
        on = [at for own in play.table.pieces for at in own if at != BASE]
        assert len(on) == len(set(on)), action


@rule("001", "Hinauswerfen", 1, 3)
def test_no_player_has_to_capture() -> None:
    """001, "Hinauswerfen" 1.3: other ways, and other pieces, are offered as well."""
    alone = moves("red", "2 5", red="12 50")
    near = moves("red", "2 5", red="12 50", green="19")
    assert captures(near["go 1 +2 +5"]) == "green"
    assert set(alone) <= set(near)


@reading("W-7")
@rule("001", "Hinauswerfen", 1, 5, 6)
def test_own_pieces_are_not_captured_and_stand_in_the_way() -> None:
    """001, "Hinauswerfen" 1.5 and 1.6: another piece has to go; also where a way stops (W-7)."""
    found = ends("red", "2 5", red="12 19 d c")
    assert "go 1 +2 +5" not in found
    assert "go 2 +2 +5" in found
    # 14 is where the 2 leads: no way turns or jumps there, but one passes.
    found = ends("red", "2 1", red="12 14 d c")
    assert not any(action.startswith(("go 1 +2 -1", "go 1 +2 ^1")) for action in found)
    assert found["go 1 +1 +2"] == "15"
    # Where the jump itself begins it is the same, also for the first of two.
    found = ends("red", "3 5", red="38 48 d c")
    assert not any(action.startswith("go 1 ^3") for action in found)


def test_own_pieces_may_be_where_a_way_stops() -> None:
    """Setting `own_stopover`: to turn and to jump; the piece there stays, and no way ends on it."""
    ways = course(BOARD.walls, True, True)
    # Turning at 11 instead would capture.
    found = moves("red", "2 1", ways, red="12 14 d c", green="11")
    assert captures(found["go 1 +2 -1"]) == ""
    assert "go 1 +2 -1" not in moves("red", "2 1", red="12 14 d c", green="11")
    assert "go 1 +2 +5" not in moves("red", "2 5", ways, red="12 19 d c")
    game = race(own_stopover=True)
    play = rolled("red", "3 5", game, red="38 48", green="60")
    assert "go 1 ^3 ^5" not in options(rolled("red", "3 5", red="38 48", green="60"))
    _, captured = go(play, "go 1 ^3 ^5")
    assert captured == Captured(1, 0, by=2)
    assert stands(play, "red") == "60 48 B B"


@reading("W-6")
@rule("001", "Hinauswerfen", 2, 1, 2)
def test_both_dice_one_way_capture_at_the_end_only() -> None:
    """001, "Hinauswerfen" 2: whoever stands where the first die leads is passed, own or not (W-6)."""
    for first in ("14", "17"):
        play = rolled("red", "2 5", red="12", green=f"19 {first}")
        go(play, "go 1 +2 +5")
        assert stands(play, "green") == f"B {first} B B"
    play = rolled("red", "2 5", red="19 17", green="14 12")
    go(play, "go 1 -2 -5")
    assert (stands(play, "red"), stands(play, "green")) == ("12 17 B B", "14 B B B")
    # Coming in and walking on is one way as well: the piece on 1 stays.
    play = rolled("red", "2 5", green="1 6")
    go(play, "go 1 +2 +5")
    assert (stands(play, "red"), stands(play, "green")) == ("6 B B B", "1 B B B")


@rule("001", "Hinauswerfen", 3, 1, 2, 3)
def test_the_example_of_one_way() -> None:
    """001, "Hinauswerfen" 3: 3 and 3, six squares on; yellow stays, green is captured."""
    play = rolled("red", "3 3", red="24", yellow="27", green="30")
    happened = go(play, "go 1 +3 +3")
    assert stands(play, "red") == "30 B B B"
    assert (stands(play, "yellow"), stands(play, "green")) == ("27 B B B", "B B B B")
    assert [event.captures for event in happened] == [0, 1]


@reading("W-8")
@rule("001", "Hinauswerfen", 4, 1)
def test_where_a_way_turns_or_jumps_begins_a_capture() -> None:
    """001, "Hinauswerfen" 4.1: the piece there goes, whether one wants it or not (W-8)."""
    found = moves("red", "2 5", red="22 d c b", yellow="24")
    assert captures(found["go 1 +2 ^5"]) == "yellow"
    assert captures(found["go 1 +2 -5"]) == "yellow"
    assert captures(found["go 1 +2 +5"]) == ""
    # 22 and 3 squares back, over 17: the same end without turning at 24.
    assert captures(found["go 1 -5 +2"]) == ""


@reading("W-9")
def test_the_stop_between_jump_and_walk_captures_in_any_order() -> None:
    """W-9: walking after a jump, and jumping after a jump, are changes of direction, too."""
    found = moves("red", "1 3", red="38 d c b", yellow="48")
    assert captures(found["go 1 ^3 +1"]) == "yellow"
    assert captures(found["go 1 ^3 -1"]) == "yellow"
    found = moves("red", "3 5", red="38 d c b", yellow="48", black="60")
    assert captures(found["go 1 ^3 ^5"]) == "yellow black"


@rule("001", "Hinauswerfen", 4, 2)
@rule("001", "Hinauswerfen", 5, 1, 2, 3, 4)
def test_the_example_of_two_captures_by_a_jump() -> None:
    """001, "Hinauswerfen" 4.2 and 5: 2 squares on to yellow, with the 5 over the wall to black."""
    play = rolled("red", "2 5", red="22", yellow="24", black="40")
    happened = go(play, "go 1 +2 ^5")
    assert happened[1:] == [Captured(0, 0, by=2), Captured(3, 0, by=2)]
    assert stands(play, "red") == "40 B B B"
    assert (stands(play, "yellow"), stands(play, "black")) == ("B B B B", "B B B B")


@rule("001", "Hinauswerfen", 7, 1, 2, 3, 4, 5)
def test_the_example_of_two_captures_by_turning() -> None:
    """001, "Hinauswerfen" 7: 2 squares back to yellow, then 4 squares on to green."""
    play = rolled("red", "2 4", red="36", yellow="34", green="38")
    happened = go(play, "go 1 -2 +4")
    assert happened[1:] == [Captured(0, 0, by=2), Captured(1, 0, by=2)]
    assert stands(play, "red") == "38 B B B"
    assert turn(play) == "black"
    assert view(play, happened).last[0].stops


@reading("W-15")
def test_a_is_a_square_like_others() -> None:
    """W-15: who ends or stops there captures; an own piece there stands in the way."""
    play = rolled("red", "1 2", green="A")
    assert captures(moves("red", "1 2", green="A")["go 1 +2 -1"]) == "green"
    go(play, "go 1 +2 -1")
    assert (stands(play, "red"), stands(play, "green")) == ("A B B B", "B B B B")
    assert captures(moves("red", "1 1", green="A")["go 1 +1 ^1"]) == "green"
    assert "go 1 +1 ^1" not in moves("red", "1 1", red="62 A")
    assert "go 3 +1 ^1" not in moves("red", "1 1", red="62 A")
    assert "go 3 +1 +1" in moves("red", "1 1", red="62 A")


@reading("W-12")
def test_a_way_back_to_where_it_began_may_capture() -> None:
    """W-12: on its stop; the piece itself is not in its own way."""
    play = rolled("red", "3 3", red="36", green="39")
    go(play, "go 1 +3 -3")
    assert (stands(play, "red"), stands(play, "green")) == ("36 B B B", "B B B B")
