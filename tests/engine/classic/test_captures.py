"""000, "Spielvarianten": compulsory capture in both ways, and capturing backward."""

from __future__ import annotations

import pytest

from engine.classic.events import Moved, Overlooked, RollsAgain
from engine.races import Captured, Finished
from engine.rules import Value
from engine.views import Choice, Piece, RaceView, Step
from tests.engine.classic.positions import (
    Standing,
    classic,
    move,
    moves,
    on_turn,
    options,
    roll,
    turn,
    where,
)
from tests.rules import reading, rule

MUST, BACK = "Schlagzwang", "Rückwärtsschlagen"
ENFORCE = classic(compulsory_capture="enforce")
PENALTY = classic(compulsory_capture="penalty")
BACKWARD = classic(backward_capture=True)


@rule("000", MUST, 1, 1)
def test_a_player_that_can_capture_has_to() -> None:
    """000, "Schlagzwang", 1, enforced: nothing else is offered."""
    play = on_turn("yellow", ENFORCE, yellow="13 20 c d", green="7 B B B")
    roll(play, 4)
    assert options(play) == ["move 1"]
    assert moves(on_turn("yellow", ENFORCE, yellow="13 20 c d"), 4) == ["move 1", "move 2"]


@rule("000", MUST, 1, 1)
@reading("C-13")
@pytest.mark.parametrize(
    ("pips", "pieces"),
    [
        (6, {"yellow": "12 B B B", "green": "8 B B B"}),  # instead of coming in
        (4, {"yellow": "13 A B B", "green": "7 B B B"}),  # instead of clearing A
        (6, {"yellow": "12 A B B", "green": "8 B B B"}),
    ],
)
def test_a_capture_goes_before_coming_in_and_clearing(pips: int, pieces: dict[str, str]) -> None:
    """C-13: "whenever possible"."""
    assert moves(on_turn("yellow", ENFORCE, **pieces), pips) == ["move 1"]


@rule("000", MUST, 1, 3, 4)
def test_one_of_several_captures_is_chosen_freely() -> None:
    """000, "Schlagzwang", 3 and 4: whichever it is, the others need not be made."""
    play = on_turn("yellow", PENALTY, yellow="13 A B d", green="7 B B B", red="24 B B B")
    roll(play, 4)
    assert options(play) == ["move 1", "move 2"]
    assert move(play, "move 2") == [Captured(2, 0, 0), Moved(0, 1, 0, 4)]
    assert where(play, "yellow") == "13 4 B d"


@rule("000", MUST, 1, 3, 4)
@pytest.mark.parametrize("action", ["move 1", "move 2"])
def test_one_of_several_captures_is_chosen_freely_where_nothing_else_is_offered(
    action: str,
) -> None:
    """000, "Schlagzwang", 3 and 4: neither the one further ahead nor the one behind is demanded."""
    play = on_turn("yellow", ENFORCE, yellow="13 2 30 d", green="7 B B B", black="16 B B B")
    roll(play, 4)
    assert options(play) == ["move 1", "move 2"]
    captured = Captured(1, 0, 0) if action == "move 1" else Captured(3, 0, 0)
    assert captured in move(play, action)


@reading("C-13")
def test_all_captures_weigh_the_same() -> None:
    """C-13: that two duties weigh more than one is for tournaments."""
    pieces = {"yellow": "12 B B B", "green": "8 B B B", "black": "10 B B B"}
    assert moves(on_turn("yellow", ENFORCE, **pieces), 6) == ["move 1", "enter"]


@reading("C-14")
def test_each_roll_is_judged_for_itself() -> None:
    """C-14: after a 6 the capture is due with the further roll, not before."""
    play = on_turn("yellow", ENFORCE, yellow="13 20 c d", green="7 B B B")
    roll(play, 6)
    assert options(play) == ["move 1", "move 2"]
    move(play, "move 2")
    roll(play, 4)
    assert options(play) == ["move 1"]


@rule("000", MUST, 1, 2)
@reading("C-12")
def test_the_piece_that_missed_a_capture_goes_back() -> None:
    """000, "Schlagzwang", 2: the move stands, the piece that should have captured is lost."""
    play = on_turn("yellow", PENALTY, yellow="13 20 c d", green="7 B B B")
    roll(play, 4)
    assert options(play) == ["move 1", "move 2"]
    assert move(play, "move 2") == [Moved(0, 1, 20, 24), Overlooked(0, 0, 13)]
    assert (where(play, "yellow"), where(play, "green")) == ("B 24 c d", "7 B B B")
    assert turn(play) == "green"


@reading("C-12")
def test_of_several_that_missed_one_the_piece_furthest_ahead_goes_back() -> None:
    """C-12: just one of them."""
    play = on_turn("yellow", PENALTY, yellow="13 30 20 d", green="7 B B B", red="14 B B B")
    roll(play, 4)
    assert move(play, "move 3") == [Moved(0, 2, 20, 24), Overlooked(0, 1, 30)]
    assert where(play, "yellow") == "13 B 24 d"
    play = on_turn("yellow", PENALTY, yellow="30 13 20 d", green="7 B B B", red="14 B B B")
    roll(play, 4)
    assert move(play, "move 3") == [Moved(0, 2, 20, 24), Overlooked(0, 0, 30)]


@reading("C-12")
def test_a_six_that_missed_a_capture_still_rolls_again() -> None:
    """C-12: the move stands, with what comes of it."""
    play = on_turn("yellow", PENALTY, yellow="12 20 c d", green="8 B B B")
    roll(play, 6)
    assert move(play, "move 2") == [Moved(0, 1, 20, 26), Overlooked(0, 0, 12), RollsAgain(0)]


@rule("000", MUST, 1, 2)
def test_a_player_that_captures_loses_nothing() -> None:
    """000, "Schlagzwang", 2: nor does who cannot."""
    play = on_turn("yellow", PENALTY, yellow="13 20 c d", green="7 B B B")
    roll(play, 4)
    assert move(play, "move 1") == [Captured(1, 0, 0), Moved(0, 0, 13, 17)]
    play = on_turn("yellow", PENALTY, yellow="13 20 c d")
    roll(play, 4)
    assert move(play, "move 1") == [Moved(0, 0, 13, 17)]


@reading("C-12")
def test_the_other_duties_cannot_be_overlooked() -> None:
    """C-12: only the capture may be missed, so there is that or what has to be moved without it."""
    play = on_turn("yellow", PENALTY, yellow="13 20 A B", green="7 B B B")
    roll(play, 4)
    assert options(play) == ["move 1", "move 3"]
    assert moves(on_turn("yellow", PENALTY, yellow="13 20 A B"), 4) == ["move 3"]


@reading("C-12")
def test_a_capture_is_the_default_when_time_is_up() -> None:
    """C-12: nobody loses a piece for being away."""
    play = on_turn("yellow", PENALTY, yellow="20 13 c d", green="7 B B B")
    roll(play, 4)
    assert options(play) == ["move 1", "move 2"]
    assert play.pending.default == {0: "move 2"}  # type: ignore[union-attr]
    play = on_turn("yellow", PENALTY, yellow="20 13 30 d", green="7 B B B", red="14 B B B")
    roll(play, 4)
    assert play.pending.default == {0: "move 2"}  # type: ignore[union-attr]
    play = on_turn("yellow", yellow="20 13 c d", green="7 B B B")
    roll(play, 4)
    assert options(play) == ["move 1", "move 2"]
    assert play.pending.default == {0: "move 1"}, "where nothing is lost, the first"  # type: ignore[union-attr]


@reading("C-12")
def test_it_is_seen_which_choice_costs_a_piece() -> None:
    """C-12: for computer players, who see what the position shows everybody."""
    play = on_turn("yellow", PENALTY, yellow="20 13 c d", green="7 B B B")
    roll(play, 4)
    assert look(play).choices == (
        Choice("move 1", Step(Piece(0, 0), 20, 24), breaks=True),
        Choice("move 2", Step(Piece(0, 1), 13, 17, (Piece(1, 0),))),
    )


def look(play: Standing) -> RaceView:
    """Return what everybody sees."""
    view = play.game.view(play, None, ())
    assert isinstance(view, RaceView)
    return view


# Backward


@rule("000", BACK, 1, 1)
@pytest.mark.parametrize("pips", range(1, 7))
def test_a_piece_behind_may_be_captured(pips: int) -> None:
    """000, "Rückwärtsschlagen", 1: by exactly the roll, and one need not."""
    play = on_turn("yellow", BACKWARD, yellow="18 b c d", green=f"{8 - pips} B B B")
    roll(play, pips)
    assert options(play)[0] == "move 1"
    assert options(play)[-1] == "back 1"
    assert move(play, "back 1")[:2] == [Captured(1, 0, 0), Moved(0, 0, 18, 18 - pips)]
    assert where(play, "yellow") == f"{18 - pips} b c d"


@rule("000", BACK, 1, 1)
def test_without_a_capture_no_player_goes_backward() -> None:
    """000, "Rückwärtsschlagen", 1: an exception; not to a free square, not onto an own piece."""
    assert moves(on_turn("yellow", BACKWARD, yellow="18 b c d"), 3) == ["move 1"]
    assert moves(on_turn("yellow", BACKWARD, yellow="18 15 c d"), 3) == ["move 1"]
    play = on_turn("yellow", BACKWARD, yellow="18 b c d", green="6 B B B")
    assert moves(play, 3) == ["move 1"]
    assert moves(on_turn("yellow", yellow="18 b c d", green="5 B B B"), 3) == ["move 1"]


@rule("000", BACK, 1, 2)
@reading("C-16")
@pytest.mark.parametrize(("at", "back"), [(5, True), (4, False), (3, False), (6, True)])
def test_no_player_goes_backward_onto_or_over_the_own_start(at: int, back: bool) -> None:
    """000, "Rückwärtsschlagen", 2: the square after it is the last."""
    black = (at - 4 + 10) % 40
    play = on_turn("yellow", BACKWARD, yellow=f"{at} b c d", black=f"{black} B B B")
    assert ("back 1" in moves(play, 4)) == back


@reading("C-16")
def test_no_player_comes_back_out_of_the_goal() -> None:
    """C-16: a piece there is home."""
    play = on_turn("yellow", BACKWARD, yellow="a b c d", black="8 B B B")
    assert moves(play, 2) == []
    play = on_turn("yellow", BACKWARD, yellow="39 b c d", black="7 B B B")
    assert moves(play, 2) == ["back 1"]


@reading("C-16")
@pytest.mark.parametrize(
    "rules", [{}, {"compulsory_capture": "enforce"}, {"compulsory_capture": "penalty"}]
)
def test_a_capture_behind_is_no_excuse(rules: dict[str, Value]) -> None:
    """C-16: for not coming in with a 6, or for not clearing A."""
    game = classic((0, 1, 2, 3), backward_capture=True, **rules)
    assert moves(on_turn("yellow", game, yellow="18 B B B", green="2 B B B"), 6) == ["enter"]
    assert moves(on_turn("yellow", game, yellow="18 A B B", green="5 B B B"), 3) == ["move 2"]


@reading("C-17")
def test_a_six_backward_rolls_again() -> None:
    """C-17: like any other."""
    play = on_turn("yellow", BACKWARD, yellow="18 b c d", green="2 B B B")
    roll(play, 6)
    assert move(play, "back 1")[-1] == RollsAgain(0)


@reading("C-15")
@pytest.mark.parametrize("way", ["enforce", "penalty"])
def test_a_capture_behind_is_not_demanded(way: str) -> None:
    """C-15: it "may" be made."""
    game = classic(backward_capture=True, compulsory_capture=way)
    play = on_turn("yellow", game, yellow="18 25 c d", green="5 B B B")
    roll(play, 3)
    assert options(play) == ["move 1", "move 2", "back 1"]
    assert move(play, "move 2") == [Moved(0, 1, 25, 28)]


@reading("C-15")
@pytest.mark.parametrize("way", ["enforce", "penalty"])
def test_a_capture_behind_fulfils_the_duty(way: str) -> None:
    """C-15: where another capture is demanded."""
    game = classic(backward_capture=True, compulsory_capture=way)
    play = on_turn("yellow", game, yellow="18 25 c d", green="5 B B B", red="8 B B B")
    roll(play, 3)
    wanted = {"enforce": ["move 2", "back 1"], "penalty": ["move 1", "move 2", "back 1"]}
    assert options(play) == wanted[way]
    assert move(play, "back 1") == [Captured(1, 0, 0), Moved(0, 0, 18, 15)]


@reading("C-15")
def test_a_capture_behind_may_be_made_compulsory() -> None:
    """C-15, `backward_capture_forced`: like one ahead."""
    forced = classic(
        backward_capture=True, backward_capture_forced=True, compulsory_capture="enforce"
    )
    assert moves(on_turn("yellow", forced, yellow="18 25 c d", green="5 B B B"), 3) == ["back 1"]
    play = on_turn("yellow", forced, yellow="18 B B B", green="2 B B B")
    assert moves(play, 6) == ["back 1"]


@reading("C-12", "C-15")
@pytest.mark.parametrize(("start", "pips", "lost"), [("18", 3, 21), ("38", 2, 40)])
def test_the_piece_that_should_have_gone_backward_is_lost_wherever_it_is(
    start: str, pips: int, lost: int
) -> None:
    """C-12: also out of the goal, and then nobody has won."""
    forced = classic(
        backward_capture=True, backward_capture_forced=True, compulsory_capture="penalty"
    )
    green = (int(start) - pips - 10) % 40
    play = on_turn("yellow", forced, yellow=f"{start} b c d", green=f"{green} B B B")
    roll(play, pips)
    assert move(play, "move 1") == [Moved(0, 0, int(start), lost), Overlooked(0, 0, lost)]
    assert (where(play, "yellow"), play.table.over) == ("B b c d", False)


@reading("C-12")
def test_a_player_that_comes_home_without_a_capture_to_make_has_won() -> None:
    """C-12: the last piece home ends the game as always."""
    play = on_turn("yellow", PENALTY, yellow="38 b c d", green="20 B B B")
    roll(play, 2)
    assert move(play) == [Moved(0, 0, 38, 40), Finished(0, 1)]


def test_of_two_players_one_captures_the_other() -> None:
    play = on_turn("yellow", classic((0, 2)), yellow="13 B c d", red="37 39 B B")
    roll(play, 4)
    assert move(play)[0] == Captured(2, 0, 0)
    assert where(play, "red") == "B 39 B B"
