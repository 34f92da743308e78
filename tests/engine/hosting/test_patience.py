"""How long a table waits: one limit for a window, anew where another question is asked."""

from __future__ import annotations

from engine.chance import ROLL
from engine.core import CHANCE, Decision, Script, Table
from engine.hosting.state.game_log import CLOCK
from engine.hosting.state.time_controls import IDLE
from tests.engine.hosting.seated import ADA, BEN, lobby
from tests.engine.scripted import THREE, Said, Sitting, ask, ask_all, asked, rows, system, table


def test_a_window_has_one_time_limit_for_everybody() -> None:
    """It begins when the window opens; who answers does not give the others more time."""

    def windows(t: Table) -> Script[None]:
        yield from ask_all("window", 0, 1, 2, limit="window")
        yield ask("alone", 0, limit="window")
        yield ask("no hurry", 1)

    sitting = table(windows)
    limits = [sitting.session.record.due]
    for seat in (1, 0, 2, 0):
        sitting.time += 2
        sitting.answer(seat, "yes")
        limits.append(sitting.session.record.due)
    assert limits == [1010, 1010, 1010, 1006 + 10, 1008 + 300]


def test_a_time_limit_is_seen_by_everybody_and_survives_a_restart() -> None:

    def window(t: Table) -> Script[None]:
        yield from ask_all("window", 0, 1, 2, limit="window")

    sitting = table(window)
    sitting.answer(1, "yes")
    sitting.time += 4
    assert {sitting.session.sight(seat).due for seat in (0, 1, None)} == {1010}
    sitting.again()
    sitting.answer(0, "no")
    assert sitting.session.sight().due == 1010
    sitting.answer(2, "no")
    assert sitting.session.sight().due == 1014


def test_windows_that_look_alike_have_each_their_own_time_limit() -> None:
    """Whether a computer did something in between, or nobody did."""

    def alike(t: Table) -> Script[None]:
        yield from ask_all("window", 0, 1, limit="window")
        yield ask("between", 2)
        yield from ask_all("window", 0, 1, limit="window")
        yield from ask_all("window", 0, 1, limit="window")

    sitting = table(alike, (0, ADA), (1, BEN), (2, "easy"))
    limits = []
    for _ in range(3):
        for seat in (0, 1):
            sitting.time += 1
            sitting.answer(seat, "yes")
            limits.append(sitting.session.record.due)
    assert limits == [1010, 1012, 1012, 1014, 1014, 1016]


def test_a_window_about_something_else_is_another_window() -> None:
    """A reaction to a reaction gives everybody time, and so does the way back."""

    def nested(t: Table) -> Script[None]:
        first, second = Said("first"), Said("second")
        yield ask("react", 0, 1, 2, limit="window", about=first)
        yield ask("react", 0, 2, limit="window", about=second)
        yield ask("react", 0, limit="window", about=first)
        yield ask("react", 0, limit="move", about=first)

    sitting = table(nested, move=20)
    limits = []
    for seat in (1, 2, 0):
        sitting.time += 1
        sitting.answer(seat, "yes")
        limits.append(sitting.session.record.due)
    assert limits == [1011, 1012, 1023]


def test_a_window_that_takes_a_player_in_or_asks_again_is_another_window() -> None:
    def growing(t: Table) -> Script[None]:
        yield ask("window", 0, 1, limit="window")
        yield ask("window", 1, 2, limit="window")
        yield ask("window", 1, limit="window")
        yield ask("window", 1, limit="window")

    sitting = table(growing)
    limits = []
    for seat in (0, 2, 1):
        sitting.time += 1
        sitting.answer(seat, "yes")
        limits.append(sitting.session.record.due)
    assert limits == [1011, 1011, 1013]


def test_a_time_limit_comes_from_the_table_the_game_or_the_default() -> None:
    def waiting(t: Table) -> Script[None]:
        yield ask("move", 0)
        yield ask("window", 1, limit="window")

    kind = system(waiting)
    sitting = Sitting(lobby(*THREE, system=kind), kind)
    limits = [sitting.session.record.due]
    sitting.answer(0, "yes")
    limits.append(sitting.session.record.due)
    assert sitting.session.play is not None
    sitting.session.play.game.limits = {"window": 5}
    for seat in (1, 0):
        sitting.answer(seat, "yes")
    limits.append(sitting.session.record.due)
    sitting.answer(1, "yes")
    sitting.session.record.setup = lobby(*THREE, system=kind, limits={"window": None}).setup
    sitting.answer(0, "yes")
    limits.append(sitting.session.record.due)
    assert limits == [1300, 1012, 1005, 1000 + IDLE]


def test_an_interruption_begins_the_time_limit_anew() -> None:
    """Who may interrupt but is not waited for and declines does not."""

    def interrupted(t: Table) -> Script[None]:
        for others in ((1, 2), (2,)):
            options = dict.fromkeys((0, *others), ("yes", "no"))
            yield Decision("roll", options, (0,), None, {0: "yes"}, limit="window")
        yield ask("interruption", 1, limit="move")
        yield ask("roll", 0, limit="window")

    sitting = table(interrupted, move=30)
    limits = []
    for seat in (1, 2, 1):
        sitting.time += 1
        sitting.answer(seat, "no")
        limits.append(sitting.session.record.due)
    assert limits == [1010, 1032, 1013]


def test_when_time_is_up_the_defaults_are_the_answers_of_the_players_that_gave_none() -> None:
    """Of nobody else, and only in that window, though the next may look the same."""

    def alike(t: Table) -> Script[None]:
        for _ in range(2):
            answers = yield from ask_all("window", 0, 1, 2, limit="window")
            yield Said(str(sorted(answers.items())))

    sitting = table(alike)
    sitting.answer(1, "yes")
    sitting.expire()
    assert rows(sitting)[1:] == [(1, 1, "yes"), (2, 0, "no"), (3, 2, "no")]
    assert {entry.by for entry in sitting.log[2:]} == {0}
    assert asked(sitting.session).waits_for == (0, 1, 2)


def test_a_default_that_ends_the_window_is_the_last() -> None:
    """Whoever is asked something else then has time to answer it."""

    def settled(t: Table) -> Script[None]:
        yield ask("window", 0, 1, limit="window")
        yield ROLL
        yield ask("then", 1, limit="window")

    sitting = table(settled)
    sitting.expire()
    assert [(seat, action) for _, seat, action in rows(sitting)[1:] if seat != CHANCE] == [
        (0, "no")
    ]
    assert asked(sitting.session).prompt == "then"


def test_dice_and_computers_go_on_after_a_default() -> None:
    def going_on(t: Table) -> Script[None]:
        yield ask("slow", 0, limit="window")
        yield ROLL
        yield ask("computer", 1)

    sitting = table(going_on, (0, ADA), (1, "easy"), (2, BEN))
    sitting.expire()
    assert [seat for _, seat, _ in rows(sitting)] == [CLOCK, 0, CHANCE, 1]
    assert sitting.session.waiting() == [0]
