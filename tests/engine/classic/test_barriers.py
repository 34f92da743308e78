"""000, "Spielvarianten": barriers, no jumping in the goal; and a start square that is blocked."""

from __future__ import annotations

import pytest

from engine.classic.events import Moved, Rolled, RollsAgain, Stuck
from engine.races import Captured
from tests.engine.classic.positions import classic, move, moves, on_turn, options, roll, turn, where
from tests.rules import reading, rule

BARRIERS, NO_JUMP = "Barrieren", "Überspringen im Ziel verboten"
SIX = 'Besonderheiten der Würfelzahl "6"'
GAME = classic(barriers=True)
GOAL = classic(no_goal_jump=True)


@rule("000", BARRIERS, 1, 1, 2)
@reading("C-22")
def test_two_pieces_of_a_colour_may_share_a_square() -> None:
    """000, "Barrieren", paragraph 1: the second one to come builds a barrier."""
    play = on_turn("yellow", GAME, yellow="13 17 c d", green="6 b c d")
    assert moves(play, 4) == ["move 1", "move 2"]
    roll(play, 4)
    assert move(play, "move 1") == [Moved(0, 0, 13, 17)]
    assert where(play, "yellow") == "17 17 c d"
    roll(play, 4)
    assert turn(play) == "red"  # green, right before it, cannot pass any more
    assert moves(on_turn("yellow", yellow="13 17 c d"), 4) == ["move 2"]


@reading("C-19", "C-22")
def test_a_third_piece_finds_no_room() -> None:
    """C-19: just two."""
    assert moves(on_turn("yellow", GAME, yellow="17 17 13 d"), 4) == ["move 1"]


@reading("C-19")
def test_there_are_no_barriers_in_the_goal() -> None:
    """C-19: one piece for each of its squares."""
    assert moves(on_turn("yellow", GAME, yellow="39 a 20 d"), 1) == ["move 2", "move 3"]


@reading("A-3")
def test_the_two_of_a_barrier_are_one_choice() -> None:
    """A-3: the first of them moves."""
    play = on_turn("yellow", GAME, yellow="d 17 17 25")
    roll(play, 3)
    assert options(play) == ["move 2", "move 4"]
    move(play, "move 2")
    assert where(play, "yellow") == "d 20 17 25"


@rule("000", BARRIERS, 2, 1)
@reading("C-20")
@pytest.mark.parametrize(("pips", "able"), [(1, True), (2, False), (3, False), (4, False)])
def test_no_player_passes_or_captures_a_barrier(pips: int, able: bool) -> None:
    """000, "Barrieren", paragraph 2, 1: on it or beyond it the way ends."""
    play = on_turn("yellow", GAME, yellow="15 b c d", green="7 7 B B")
    assert moves(play, pips) == (["move 1"] if able else [])


@rule("000", BARRIERS, 2, 1)
@pytest.mark.parametrize("colour", ["green", "red", "black"])
def test_a_barrier_bars_all_other_colours(colour: str) -> None:
    """000, "Barrieren", paragraph 2, 1: wherever the others count from."""
    there = (17 - 10 * ["yellow", "green", "red", "black"].index(colour)) % 40
    play = on_turn("yellow", GAME, yellow="15 b c d", **{colour: f"B {there} B {there}"})
    roll(play, 1)
    assert options(play) == ["move 1"]
    play = on_turn("yellow", GAME, yellow="15 b c d", **{colour: f"B {there} B {there}"})
    assert roll(play, 3)[-1] == Stuck(0, 3)


@rule("000", BARRIERS, 2, 1)
@pytest.mark.parametrize(
    "green", ["7 7 B B", "7 B 7 B", "7 B B 7", "B 7 7 B", "B 7 B 7", "B B 7 7"]
)
def test_any_two_pieces_make_a_barrier(green: str) -> None:
    """000, "Barrieren", paragraph 2, 1: whichever two they are; also on their own A."""
    play = on_turn("yellow", GAME, yellow="15 b c d", green=green)
    assert moves(play, 3) == []
    assert moves(play, 1) == ["move 1"]
    play = on_turn("yellow", GAME, yellow="9 b c d", green=green.replace("7", "A"))
    assert moves(play, 1) == moves(play, 2) == []
    for alone in ("7 B B B", "B 7 B B", "B B 7 B", "B B B 7"):
        play = on_turn("yellow", GAME, yellow="15 b c d", green=alone)
        assert moves(play, 3) == ["move 1"]


@rule("000", BARRIERS, 2, 2)
@reading("C-20")
def test_a_barrier_bars_its_owner_too() -> None:
    """000, "Barrieren", paragraph 2, 2: the other own pieces; the two themselves may go."""
    play = on_turn("yellow", GAME, yellow="15 17 17 d")
    assert moves(play, 3) == ["move 2"]
    assert moves(play, 1) == ["move 1", "move 2"]


@reading("C-20")
def test_a_barrier_that_one_has_left_is_none() -> None:
    """C-20: the one that stays can be captured and passed."""
    play = on_turn("green", GAME, yellow="15 b c d", green="7 7 b B")
    roll(play, 2)
    move(play, "move 1")
    assert where(play, "green") == "9 7 b B"
    roll(play, 5, 5)  # red and black have nothing to move
    roll(play, 2)
    assert move(play) == [Captured(1, 1, 0), Moved(0, 0, 15, 17)]


@reading("C-20")
def test_a_barrier_bars_the_way_backward() -> None:
    """C-20: in both directions, and it is not captured from in front either."""
    game = classic(barriers=True, backward_capture=True)
    play = on_turn("yellow", game, yellow="18 b c d", green="6 B B B", red="35 35 B B")
    assert moves(play, 2) == ["move 1", "back 1"]
    play = on_turn("yellow", game, yellow="18 b c d", green="6 7 7 B")
    assert moves(play, 2) == ["move 1"]
    play = on_turn("yellow", game, yellow="18 b c d", green="6 6 B B")
    assert moves(play, 2) == ["move 1"]
    play = on_turn("yellow", game, yellow="18 18 c d", green="6 B B B")
    assert moves(play, 2) == ["move 1", "back 1"]


@reading("C-18", "C-20")
def test_a_barrier_on_the_start_square_keeps_pieces_out() -> None:
    """C-18 and C-20: nobody comes in where another colour's two pieces stand."""
    play = on_turn("yellow", GAME, yellow="5 B B B", black="10 10 B B")
    assert moves(play, 6) == ["move 1"]
    play = on_turn("yellow", GAME, yellow="5 B B B", black="10 B B B")
    assert moves(play, 6) == ["enter"]


@rule("000", SIX, 1, 5)
@reading("C-18a")
@pytest.mark.parametrize("pieces", ["A 20 B B", "A A 20 B", "A 6 20 B", "A 6 B d"])
def test_the_piece_on_the_start_square_moves_on_before_another_comes_in(pieces: str) -> None:
    """000, "Würfelzahl 6", 5 with C-18a: that two may share A does not free it from that."""
    play = on_turn("yellow", GAME, yellow=pieces)
    assert moves(play, 6) == moves(play, 5) == ["move 1"]


@reading("C-18a")
@pytest.mark.parametrize(
    ("pieces", "black", "able"),
    [
        ("A 20 B B", "14 14 B B", ["enter"]),  # a barrier is in the way
        ("A 6 6 B", "B B B B", ["enter"]),  # an own one is, or there is no room
        ("A A 20 B", "14 14 B B", ["move 3"]),  # a third piece finds no room
    ],
)
def test_two_stand_on_the_own_start_square_if_the_first_cannot_move_on(
    pieces: str, black: str, able: list[str]
) -> None:
    """C-18a: then another one comes in and they are a barrier."""
    play = on_turn("yellow", GAME, yellow=pieces, black=black)
    assert moves(play, 6) == able


@reading("C-18a", "C-28")
def test_neutral_pieces_may_share_their_start_square_as_they_like() -> None:
    """C-18a with C-28: clearing A is a duty for own pieces only."""
    game = classic((0, 1, 2), extra_colours=True, barriers=True)
    play = on_turn("yellow", game, yellow="5 b c d", black="A B B B")
    assert moves(play, 6) == ["move 1", "neutral 1", "neutral-enter"]


@reading("C-18")
@pytest.mark.parametrize("start", ["10", "20", "30"])
def test_start_squares_can_be_kept_free_of_barriers(start: str) -> None:
    """C-18, `barrier_on_start` off: all start squares in play, the own one and those of others."""
    game = classic(barriers=True, barrier_on_start=False)
    pieces = f"{int(start) - 4} {start} c d"
    assert moves(on_turn("yellow", GAME, yellow=pieces), 4) == ["move 1", "move 2"]
    assert moves(on_turn("yellow", game, yellow=pieces), 4) == ["move 2"]
    assert moves(on_turn("yellow", game, yellow="13 17 c d"), 4) == ["move 1", "move 2"]
    assert moves(on_turn("yellow", game, yellow="A 20 B B"), 6) == ["move 1"]


@reading("C-18")
def test_start_squares_where_no_player_sits_are_like_all_others() -> None:
    """C-18: with two people only two of them are in play."""
    game = classic((0, 2), barriers=True, barrier_on_start=False)
    assert moves(on_turn("yellow", game, yellow="6 10 c d"), 4) == ["move 1", "move 2"]
    assert moves(on_turn("yellow", game, yellow="16 20 c d"), 4) == ["move 2"]


def test_every_choice_of_a_barrier_is_seen() -> None:
    """Pieces are as they stand; that two share a square shows in their positions."""
    play = on_turn("yellow", GAME, yellow="17 17 c d")
    assert play.game.view(play, None, ()).pieces[0] == (17, 17, 42, 43)  # type: ignore[attr-defined]


# The goal


@rule("000", NO_JUMP, 1, 1)
@pytest.mark.parametrize(
    ("pieces", "pips", "able"),
    [
        ("39 b 20 d", 1, ["move 1", "move 2", "move 3"]),
        ("39 b 20 d", 3, ["move 3"]),
        ("38 a 20 B", 3, ["move 2", "move 3"]),
        ("37 d 20 B", 6, ["enter"]),
        ("37 d 20 B", 5, ["move 1", "move 3"]),
    ],
)
def test_no_player_jumps_over_pieces_in_the_goal(pieces: str, pips: int, able: list[str]) -> None:
    """000, "Überspringen im Ziel verboten", 1."""
    assert moves(on_turn("yellow", GOAL, yellow=pieces), pips) == able


@reading("C-23")
def test_no_player_jumps_inside_the_goal_either() -> None:
    """C-23: from a over b to c."""
    assert moves(on_turn("yellow", GOAL, yellow="a b 20 B"), 2) == ["move 2", "move 3"]
    assert moves(on_turn("yellow", yellow="a b 20 B"), 2) == ["move 1", "move 2", "move 3"]


@rule("000", NO_JUMP, 1, 2)
@pytest.mark.parametrize("pips", range(1, 6))
def test_the_last_piece_comes_home_on_a(pips: int) -> None:
    """000, "Überspringen im Ziel verboten", 2: so the others move up before it."""
    play = on_turn("yellow", GOAL, yellow=f"{40 - pips} b c d")
    assert moves(play, pips) == ["move 1"]
    assert all(moves(play, other) == [] for other in range(pips + 1, 7))
    for others in ("a c d", "a b d", "a b c"):
        play = on_turn("yellow", GOAL, yellow=f"{40 - pips} {others}")
        assert all("move 1" not in moves(play, other) for other in range(pips, 7))


def test_the_goals_of_others_bar_no_player() -> None:
    """000, "Überspringen im Ziel verboten", 1: they are not on the way."""
    assert moves(on_turn("yellow", GOAL, yellow="8 b c d", green="a b c d"), 4) == ["move 1"]


# A start square that is blocked


@reading("C-6")
@pytest.mark.parametrize(
    ("pieces", "pips", "able"),
    [
        ("A 6 20 B", 6, ["move 2"]),
        ("A 4 20 B", 4, ["move 2"]),
        ("A 4 20 B", 3, ["move 1"]),  # nothing is in the way
        ("A 4 8 20", 4, ["move 3", "move 4"]),  # nobody waits; the first two are blocked
        ("5 4 20 B", 4, ["move 1", "move 2", "move 3"]),  # A is clear
        ("A 4 8 B", 4, ["move 3"]),  # the one in the way is blocked, too
    ],
)
def test_the_piece_in_the_way_may_have_to_move(pieces: str, pips: int, able: list[str]) -> None:
    """C-6, `blocked_start` = move_blocker: so that the start square can be cleared."""
    game = classic(blocked_start="move_blocker")
    assert moves(on_turn("yellow", game, yellow=pieces), pips) == able


@reading("C-6")
def test_the_piece_in_the_way_gives_way_to_a_capture() -> None:
    """C-13 goes before C-6."""
    game = classic(blocked_start="move_blocker", compulsory_capture="enforce")
    play = on_turn("yellow", game, yellow="A 4 20 B", red="4 B B B")
    assert moves(play, 4) == ["move 3"]


@reading("C-6", "C-13")
def test_a_capture_by_the_piece_in_the_way_is_as_good_as_another() -> None:
    """C-13: whatever else it does."""
    game = classic(blocked_start="move_blocker", compulsory_capture="enforce")
    play = on_turn("yellow", game, yellow="A 4 20 B", red="4 B B B", green="38 B B B")
    assert moves(play, 4) == ["move 2", "move 3"]


@reading("C-6")
def test_a_piece_that_can_be_joined_is_not_in_the_way() -> None:
    """C-6 with barriers: the start square can be cleared, so nothing else has to move."""
    game = classic(blocked_start="move_blocker", barriers=True)
    assert moves(on_turn("yellow", game, yellow="A 4 20 B"), 4) == ["move 1"]


@reading("C-6")
@pytest.mark.parametrize(
    ("pieces", "black", "pips", "able"),
    [
        ("A 2 2 B", "B B B B", 6, ["move 2", "enter"]),  # wherever it bars the way
        ("A 6 6 B", "B B B B", 6, ["move 2", "enter"]),
        ("A 2 2 B", "11 11 B B", 6, ["enter"]),  # black bars it, too
        ("A 5 20 B", "12 12 B B", 5, ["move 2", "move 3"]),  # only black does
        ("A 5 20 B", "14 14 B B", 4, ["move 2", "move 3"]),
    ],
)
def test_an_own_barrier_in_the_way_may_have_to_go(
    pieces: str, black: str, pips: int, able: list[str]
) -> None:
    """C-6 with barriers: an own one gives way; nothing does for that of others."""
    game = classic(blocked_start="move_blocker", barriers=True)
    play = on_turn("yellow", game, yellow=pieces, black=black)
    assert moves(play, pips) == able


@reading("C-4", "C-20")
def test_a_piece_behind_a_barrier_is_on_the_way() -> None:
    """C-4: there is one roll, though it cannot move."""
    game = classic(three_rolls=True, barriers=True)
    play = on_turn("yellow", game, yellow="A B B B", black="11 11 B B")
    roll(play, 3)
    assert play.table.turn == 1


@rule("000", "Dreimal würfeln", 1, 1)
@reading("C-4")
@pytest.mark.parametrize("before", [(), (3,), (3, 6)])
def test_a_six_that_is_barred_from_the_start_square_is_one_of_three_rolls(
    before: tuple[int, ...],
) -> None:
    """000, "Dreimal würfeln", 1 with C-4: it does not end them, nor does it roll again."""
    game = classic(three_rolls=True, barriers=True)
    play = on_turn("yellow", game, black="10 10 B B")
    roll(play, *before)
    assert roll(play, 6) == [Rolled(0, 6), Stuck(0, 6)]
    assert turn(play) == ("green" if len(before) == 2 else "yellow")


@reading("C-7", "C-20")
def test_a_six_before_a_barrier_rolls_again_if_sixes_always_do() -> None:
    """C-7, `six_always_again`: not as one of three rolls, but anew."""
    game = classic(three_rolls=True, barriers=True, six_always_again=True)
    play = on_turn("yellow", game, black="10 10 B B")
    assert roll(play, 6)[-2:] == [Stuck(0, 6), RollsAgain(0)]
    for pips in (1, 2, 3):
        assert turn(play) == "yellow"
        assert roll(play, pips) == [Rolled(0, pips), Stuck(0, pips)]
    assert turn(play) == "green"


@reading("C-6", "C-22")
def test_where_the_start_square_can_be_cleared_nothing_is_in_the_way() -> None:
    """C-6: a second piece builds a barrier, so that the first one need not move."""
    game = classic(barriers=True, blocked_start="move_blocker")
    assert moves(on_turn("yellow", game, yellow="A 3 B B"), 3) == ["move 1"]
    assert moves(on_turn("yellow", game, yellow="A 3 20 d"), 3) == ["move 1", "move 2", "move 3"]


@reading("C-18b")
@pytest.mark.parametrize(("action", "after"), [("enter", "A 6 6 A"), ("move 2", "A 12 6 B")])
def test_with_the_own_barrier_six_ahead_of_a_one_comes_in_beside_or_makes_way(
    action: str, after: str
) -> None:
    """C-18b: entering makes a barrier on A and clears nothing, so that it is no more of a duty."""
    game = classic(barriers=True, blocked_start="move_blocker")
    play = on_turn("yellow", game, yellow="A 6 6 B")
    roll(play, 6)
    assert options(play) == ["move 2", "enter"]
    move(play, action)
    assert where(play, "yellow") == after
    assert moves(on_turn("yellow", classic(barriers=True), yellow="A 6 6 B"), 6) == ["enter"]
