"""004, rule 13: with penalties everything is offered, and a broken MUST is named and punished."""

from __future__ import annotations

import pytest

from engine.classic.events import Broke, Fined, Moved, Rolled, RollsAgain, Stuck
from engine.core import Event
from engine.races import Captured, Finished
from engine.views import Choice, Piece, RaceView, Step
from tests.engine.classic.positions import (
    Standing,
    move,
    moves,
    on_turn,
    options,
    roll,
    tournament,
    turn,
    where,
)
from tests.rules import reading, rule

STRICT = tournament(must_mode="penalty")


def strict(colour: str = "yellow", **pieces: str) -> Standing:
    """Return a game with penalties."""
    return on_turn(colour, STRICT, **pieces)


@rule("004", "13", 1, 1, 2)
@reading("T-19")
def test_everything_is_offered() -> None:
    """T-19: every exact move, the second lap and "pass"; what is allowed if time is up."""
    play = strict(yellow="20 38 A B", red="4 B B B")
    roll(play, 4)
    assert options(play) == ["move 1", "move 2", "move 3", "lap 2", "pass"]
    assert play.pending.default == {0: "move 1"}  # type: ignore[union-attr]
    play = strict(yellow="5 20 c d")
    roll(play, 2)
    assert play.pending.default == {0: "move 1"}  # type: ignore[union-attr]


@reading("T-19")
@pytest.mark.parametrize(
    ("pieces", "pips", "lap"),
    [
        ("38 20 B B", 1, False),
        ("38 20 B B", 2, True),
        ("38 20 B B", 6, True),
        ("39 1 20 B", 2, False),  # an own piece stands there
        ("a 20 B B", 6, False),  # out of the goal nobody goes
        ("34 20 B d", 6, True),
        ("33 20 B d", 6, False),
    ],
)
def test_a_second_lap_is_offered_where_one_could_be_walked(
    pieces: str, pips: int, lap: bool
) -> None:
    """T-19: past the goal, onto the own A or beyond."""
    assert ("lap 1" in moves(strict(yellow=pieces), pips)) == lap


@reading("T-19")
def test_a_player_that_cannot_move_is_not_asked() -> None:
    """T-19: there is nothing to break then, and no lap."""
    play = strict(yellow="39 b c d")
    assert roll(play, 2) == [Rolled(0, 2), Stuck(0, 2)]
    assert turn(play) == "green"


@rule("004", "8", 1, 2, 3)
@pytest.mark.parametrize("pips", [3, 4, 5, 6])
def test_with_penalties_too_a_roll_that_overshoots_is_no_move(pips: int) -> None:
    """004, rule 8, 2 and 3: no piece goes less far than was rolled, and to leave it is not punished."""
    play = strict(yellow="39 c 20 d")
    roll(play, pips)
    assert options(play) == ["move 3", "lap 1", "pass"]
    assert move(play, "move 3")[0] == Moved(0, 2, 20, 20 + pips)


@rule("004", "8", 1, 2)
@pytest.mark.parametrize("pips", [5, 6])
def test_with_penalties_too_no_player_stops_at_the_end_of_the_goal(pips: int) -> None:
    """004, rule 8, 2: the last square is free, but nearer than was rolled."""
    play = strict(yellow="39 20 a b")
    roll(play, pips)
    assert options(play) == ["move 2", "lap 1", "pass"]


@rule("004", "8", 1, 1)
@rule("004", "13", 1, 1, 2)
@reading("T-8", "T-19")
@pytest.mark.parametrize(
    ("pips", "action", "must", "fined", "pieces"),
    [
        (6, "move 1", 4, None, {"yellow": "5 B B B"}),
        (6, "pass", 4, None, {"yellow": "5 B B B"}),
        (6, "lap 1", 4, None, {"yellow": "38 B B B"}),
        (3, "move 2", 5, 0, {"yellow": "A 20 B B"}),
        (3, "pass", 5, 1, {"yellow": "20 A B B"}),
        (4, "pass", 8, None, {"yellow": "5 20 B B"}),
        (4, "pass", 8, None, {"yellow": "A 20 c d"}),
        (3, "move 2", 14, None, {"yellow": "38 20 B B"}),
        (3, "lap 1", 14, None, {"yellow": "38 20 B B"}),
        (3, "pass", 14, None, {"yellow": "38 20 B B"}),
        (6, "lap 1", 14, None, {"yellow": "39 20 c d"}),
        (4, "move 2", 10, 0, {"yellow": "13 20 c d", "green": "7 B B B"}),
        (4, "pass", 10, 0, {"yellow": "13 20 c d", "green": "7 B B B"}),
        (4, "move 2", 10, 0, {"yellow": "13 A B d", "green": "7 B B B"}),
        (6, "enter", 10, 0, {"yellow": "12 B B B", "green": "8 B B B"}),
        (6, "move 1", 10, None, {"yellow": "12 B B B", "black": "10 B B B"}),
        (6, "move 1", 4, None, {"yellow": "12 B B B", "green": "8 B B B", "black": "10 B B B"}),
        (4, "move 1", 5, 1, {"yellow": "13 A B B", "green": "7 B B B", "red": "24 B B B"}),
    ],
)
def test_a_broken_must_is_named_and_nothing_moves(
    pips: int, action: str, must: int, fined: int | None, pieces: dict[str, str]
) -> None:
    """004, rule 13, T-19: the heaviest MUST by its number; the turn is over, also after a 6."""
    play = strict(**pieces)
    before = [own[:] for own in play.table.pieces]
    roll(play, pips)
    events: list[Event] = [Broke(0, must)]
    if fined is not None:
        events.append(Fined(0, fined, before[0][fined]))
    assert move(play, action) == events
    if fined is not None:
        before[0][fined] = -1
    assert play.table.pieces == before
    assert turn(play) == "green"


@rule("004", "11", 1, 1)
@reading("T-7")
def test_the_piece_that_missed_a_capture_is_punched_out() -> None:
    """004, rule 11: of several the one furthest ahead; the move is void."""
    play = strict(yellow="13 30 20 d", green="7 B B B", red="14 B B B")
    roll(play, 4)
    assert move(play, "move 3") == [Broke(0, 10), Fined(0, 1, 30)]
    assert (where(play, "yellow"), where(play, "red")) == ("13 B 20 d", "14 B B B")
    play = strict(yellow="30 13 20 d", green="7 B B B", red="14 B B B")
    roll(play, 4)
    assert move(play, "move 3") == [Broke(0, 10), Fined(0, 0, 30)]


@reading("T-7")
def test_also_a_capture_that_weighed_less_is_missed() -> None:
    """T-7: one could have captured with it, whichever MUST went before."""
    play = strict(yellow="12 B B B", green="8 B B B", black="10 B B B")
    roll(play, 6)
    assert move(play, "pass") == [Broke(0, 10), Fined(0, 0, 12)]


@rule("004", "5", 1, 2)
@reading("T-6", "T-8")
def test_a_piece_left_on_the_start_square_goes_back_to_the_base() -> None:
    """004, rule 5, 2: it needs a new 6, in a later turn, for this one is over."""
    play = strict(yellow="20 A B B")
    roll(play, 6)
    assert move(play, "move 1") == [Broke(0, 5), Fined(0, 1, 0)]
    assert (where(play, "yellow"), turn(play)) == ("20 B B B", "green")


@reading("T-19")
def test_a_player_that_breaks_no_must_moves_as_always() -> None:
    """T-19: with the further roll after a 6."""
    play = strict(yellow="12 b c d", green="8 B B B")
    roll(play, 6)
    assert move(play, "move 1") == [Captured(1, 0, 0), Moved(0, 0, 12, 18), RollsAgain(0)]
    play = strict(yellow="5 20 c d")
    roll(play, 2)
    assert move(play, "move 2") == [Moved(0, 1, 20, 22)]
    play = strict(yellow="39 b c d")
    roll(play, 1)
    assert move(play, "move 1") == [Moved(0, 0, 39, 40), Finished(0, 1)]


@reading("T-19")
def test_a_second_lap_captures_no_player() -> None:
    """T-19: it is never walked, and it fulfils no duty."""
    play = strict(yellow="38 20 c d", black="11 B B B")
    roll(play, 3)
    assert move(play, "lap 1") == [Broke(0, 14)]
    assert where(play, "black") == "11 B B B"


@reading("T-19")
def test_it_is_seen_which_choice_breaks_a_must() -> None:
    """T-19: by computer players; "pass" moves nothing and is not among the moves."""
    play = strict(yellow="38 20 c d", black="11 B B B")
    roll(play, 3)
    view = play.game.view(play, 0, ())
    assert isinstance(view, RaceView)
    assert view.choices == (
        Choice("move 1", Step(Piece(0, 0), 38, 41)),
        Choice("move 2", Step(Piece(0, 1), 20, 23), breaks=True),
        Choice("lap 1", Step(Piece(0, 0), 38, 1, (Piece(3, 0),)), breaks=True),
    )
    play = on_turn("yellow", tournament(), yellow="38 20 c d")
    roll(play, 3)
    view = play.game.view(play, 0, ())
    assert isinstance(view, RaceView)
    assert not any(choice.breaks for choice in view.choices)


@pytest.mark.parametrize(
    ("event", "stored"),
    [
        (Broke(0, 14), b'{"type":"Broke","seat":0,"must":14}'),
        (Fined(2, 1, 0), b'{"type":"Fined","seat":2,"piece":1,"at":0}'),
        (Fined(2, 1), b'{"type":"Fined","seat":2,"piece":1}'),
    ],
)
def test_penalties_can_be_stored_and_read(event: Broke | Fined, stored: bytes) -> None:
    assert STRICT.read(b"[" + stored + b"]") == [event]
