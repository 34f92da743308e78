"""The core: questions and answers, states run again, question numbers."""

from __future__ import annotations

import pytest
from msgspec import json
from msgspec.structs import replace

from engine.chance import ROLL, Pick, Roll, Shuffle
from engine.core import (
    CHANCE,
    META,
    OVER,
    TIME_UP,
    Decision,
    Event,
    IllegalAction,
    Play,
    Script,
    State,
    Table,
    TurnOver,
    seen,
)
from engine.seating import Handover, reseated
from engine.views import Action, Seat
from tests.engine.scripted import Said
from tests.engine.talking import Talk, ask, snatch
from tests.toy import Cancelled, Drew, Played, Scored, Snatch

# Notes


@pytest.mark.parametrize(
    ("note", "read"),
    [
        ("left 2", ("left", 2)),
        ("taken 0", ("taken", 0)),
        (TIME_UP, None),
        ("left", None),
        ("left -1", None),
        ("left \N{ARABIC-INDIC DIGIT TWO}", None),
        ("sneezed 2", None),
    ],
)
def test_a_note_says_which_player_plays_a_seat_or_something_else(
    note: Action, read: tuple[Handover, Seat] | None
) -> None:
    assert reseated(note) == read


def test_notes_stand_among_answers_under_the_number_that_stored_games_have() -> None:
    play = snatch(["coin", "nope"])
    assert play.answer(META, "left 1") == []
    assert play.answers == [(-3, "left 1")]


def _once(t: Table) -> Script[None]:
    yield ask("say", s0="yes no")


class Timed(Talk):
    """A game that may be stopped, and takes note of who is replaced."""

    def __init__(self) -> None:
        super().__init__(_once)
        self.replaced: list[Seat] = []

    def reseat(self, t: Table, seat: Seat) -> None:
        self.replaced.append(seat)

    def stop(self, t: Table) -> list[Event]:
        t.over = True
        return [Said("stop")]


def test_silence_passes_in_no_game_that_does_not_declare_it() -> None:
    assert not Snatch().silence_passes


def test_rules_learn_the_rule_that_they_replace() -> None:
    game = Timed()
    play = game.start()
    play.answer(META, "left 2")
    assert game.replaced == [2]
    assert play.options(0) == ("yes", "no")


def test_a_game_whose_time_is_up_is_over_once() -> None:
    play = Timed().start()
    assert play.answer(META, TIME_UP) == [Said("stop")]
    assert play.pending == OVER
    with pytest.raises(IllegalAction, match="over"):
        play.answer(META, TIME_UP)
    with pytest.raises(IllegalAction):
        play.answer(0, "yes")


# Answers


def test_an_answer_brings_events_and_the_next_question() -> None:
    play = snatch(["coin", "nope"], "storm")
    assert play.events == [Drew(0, "storm")]
    assert play.options(0) == ("lay coin", "lay storm")
    assert play.answer(0, "lay coin") == [Played(0, "coin")]
    assert play.options(1) == ("pass", "lay nope")
    assert play.answer(1, "pass")[0] == Scored(0)
    assert play.happened[0] == Scored(0)


@pytest.mark.parametrize(
    ("seat", "action"),
    [(0, "lay nope"), (0, ""), (1, "lay coin"), (1, "pass"), (7, "lay coin"), (CHANCE, "0")],
)
def test_a_refused_answer_changes_nothing(seat: Seat, action: Action) -> None:
    play = snatch(["coin", "nope"], "storm")
    pending, before, table = play.pending, play.state, json.encode(play.table)
    with pytest.raises(IllegalAction, match=f"seat {seat} may not '{action}' here"):
        play.answer(seat, action)
    assert play.pending is pending
    assert (play.state, json.encode(play.table)) == (before, table)
    assert play.answer(0, "lay coin") == [Played(0, "coin")]


@pytest.mark.parametrize(("seat", "action"), [(0, "6"), (CHANCE, "7"), (CHANCE, "roll"), (-2, "6")])
def test_only_the_dice_answer_chance(seat: Seat, action: Action) -> None:
    def turn(t: Table) -> Script[None]:
        _, pips = yield ROLL
        yield Said(pips)

    play = Talk(turn).start()
    assert play.options(0) == ()
    with pytest.raises(IllegalAction):
        play.answer(seat, action)
    assert (play.seq, play.chances) == (0, 0)
    assert play.answer(CHANCE, "6") == [Said("6")]
    assert (play.seq, play.chances) == (1, 1)


def test_when_the_game_is_over_no_player_may_answer() -> None:
    play = Talk(lambda t: iter(())).start()  # type: ignore[arg-type, return-value]
    assert play.table.over
    assert play.pending is OVER
    assert play.options(0) == ()
    with pytest.raises(IllegalAction):
        play.answer(0, "pass")


def test_chance_answers_from_a_seat_that_no_player_has() -> None:
    """Logs hold it, so it may not change; nor may the version of tables, without need."""
    assert (CHANCE, Talk.version, Snatch.version) == (-1, 1, 1)


# States


def test_a_state_is_the_table_as_the_turn_began_and_the_answers_since() -> None:
    play = snatch(["coin", "nope"], "coin storm")
    start = play.state
    assert (start.answers, start.seq, start.chances) == ((), 0, 0)
    play.answer(0, "lay coin")
    assert play.state == State(start.table, ((0, "lay coin"),))
    play.answer(1, "pass")
    assert play.state.answers == ()
    assert play.state.seq == 2
    table = play.game.load(play.state.table)
    assert (table.points, table.hands, table.turn) == ([1, 0], [["storm"], ["nope"]], 1)


def test_a_state_is_not_changed_by_playing_on() -> None:
    play = snatch(["coin", "nope"])
    state = play.state
    kept = State(state.table, state.answers, state.seq, state.chances)
    play.answer(0, "lay coin")
    assert state == kept


def test_a_state_that_does_not_fit_the_rules_is_refused() -> None:
    state = snatch(["coin", "nope"]).state
    with pytest.raises(IllegalAction):
        Play(Snatch((0, 1)), State(state.table, ((0, "lay storm"),)))


def test_a_game_taken_up_tells_the_events_of_the_turn_so_far() -> None:
    play = snatch(["coin", "nope"], "storm")
    play.answer(0, "lay coin")
    assert play.fork().events == [Drew(0, "storm"), Played(0, "coin")]


def test_a_fork_is_independent() -> None:
    play = snatch(["coin", "nope coin"])
    fork = play.fork()
    fork.answer(0, "lay coin")
    assert play.options(0)
    assert play.table.discard == []
    play.answer(0, "lay coin")
    assert play.answer(1, "lay nope") == [Played(1, "nope")]
    assert play.answer(0, "pass")[0] == Cancelled(0, "coin")
    assert fork.answer(1, "pass")[0] == Scored(0)


def test_a_turn_may_pass_without_a_question() -> None:
    def turn(t: Table) -> Script[None]:
        yield Said("nothing else")

    play = Talk(turn).start()
    assert play.events == [Said("nothing else")]
    assert play.state == State(json.encode(play.table), (), 0, 0)


def test_a_step_may_end_the_turn_however_deep_it_is() -> None:
    """Then the turn is handed on, as if it had come to its end."""

    class Cut(Talk):
        """Turns that are cut off; a fourth one is the last."""

        def turn(self, t: Table) -> Script[None]:
            def step() -> Script[None]:
                yield ask("say", s0="yes")
                raise TurnOver

            yield from step()
            yield Said("never")

        def hand_on(self, t: Table) -> None:
            t.turn = (t.turn or 0) + 1
            t.over = t.turn == 3

    play = Cut(lambda t: iter(())).start()  # type: ignore[arg-type, return-value]
    turns = []
    while not play.table.over:
        turns.append((play.table.turn, play.state.answers))
        assert play.answer(0, "yes") == []
    assert turns == [(None, ()), (1, ()), (2, ())]


def test_a_turn_hands_on_by_itself_unless_its_game_says_otherwise() -> None:
    table = Table(turn=2)
    Talk(lambda t: iter(())).hand_on(table)  # type: ignore[arg-type, return-value]
    assert table == Table(turn=2)


def test_events_are_read_as_they_were_stored() -> None:
    game = Snatch()
    events = [Drew(0, "coin"), Played(0, "coin"), Cancelled(0, "coin")]
    assert game.read(json.encode(events)) == events


# Numbers


def test_others_that_pass_do_not_make_ones_question_stale() -> None:
    play = snatch(["coin", "nope", "nope", "nope"])
    play.answer(0, "lay coin")
    assert [play.number(seat) for seat in range(4)] == [1, 1, 1, 1]
    play.answer(2, "pass")
    assert (play.number(1), play.number(3)) == (1, 1)
    play.answer(3, "pass")
    assert play.number(1) == 1


def test_ones_own_answer_makes_ones_question_stale() -> None:
    play = snatch(["coin", "nope nope", "nope"])
    play.answer(0, "lay coin")
    assert play.number(1) == 1
    play.answer(1, "pass")
    assert play.number(1) == 2
    assert play.options(1) == ()


def test_a_new_card_to_answer_makes_another_question() -> None:
    """A card laid in between is answered, not the one before; the buttons look the same."""
    play = snatch(["coin", "nope", "nope", "nope nope"])
    play.answer(0, "lay coin")
    before = play.options(3)
    play.answer(1, "lay nope")
    assert play.options(3) == before
    assert play.number(3) == 2


def test_a_new_subject_makes_another_question_although_nothing_happened() -> None:
    def script(t: Table) -> Script[None]:
        for words in ("this", "that"):
            yield replace(ask("react", s0="pass", s1="pass"), about=Said(words))

    play = Talk(script).start()
    play.answer(0, "pass")
    assert play.number(1) == 1


def test_an_event_between_answers_makes_another_question() -> None:
    """The same could be done, but not on the same board any more."""

    def turn(t: Table) -> Script[None]:
        yield ask("say", s0="yes", s1="a b", s2="c d")
        yield ask("say", s1="a b", s2="c d")
        yield Said("boo")
        yield ask("say", s1="a b")

    play = Talk(turn).start()
    play.answer(0, "yes")
    assert [play.number(seat) for seat in (1, 2)] == [0, 0]
    play.answer(2, "c")
    assert play.number(1) == 2


def test_a_change_of_ones_options_makes_the_question_another() -> None:
    def turn(t: Table) -> Script[None]:
        yield ask("say", s0="yes", s1="a b", s2="x")
        yield ask("say", s1="a b", s2="x y")
        yield ask("say", s1="a b", s2="x y")
        yield ask("shout", s1="a b", s2="x y")
        yield ROLL
        for _ in range(3):
            yield ask("shout", s1="a b", s2="x y")

    play = Talk(turn).start()
    numbers = [[play.number(seat) for seat in range(3)]]
    for answer in ((0, "yes"), (2, "x"), (1, "a"), (2, "x"), (CHANCE, "1"), (1, "a"), (2, "x")):
        play.answer(*answer)
        numbers.append([play.number(seat) for seat in range(3)])
    assert numbers == [
        [0, 0, 0],
        [1, 0, 1],  # the options of 2 have changed, those of 0 are gone
        [1, 0, 2],  # 2 has answered itself; to 0 nothing has happened
        [3, 3, 3],  # another prompt
        [4, 4, 4],  # the dice are asked
        [5, 5, 5],  # the same question as before them
        [5, 6, 5],  # 1 has answered itself, and may answer the same again
        [5, 6, 7],
    ]


def test_numbers_go_on_counting_over_turns() -> None:
    play = snatch(["coin", "nope"], "coin coin coin")
    play.answer(0, "lay coin")
    play.answer(1, "pass")
    assert [play.number(seat) for seat in (0, 1)] == [2, 2]
    assert play.fork().number(1) == 2


# What is seen


def test_an_open_question_is_seen_by_all() -> None:
    question = ask("say", s0="yes no", s1="no")
    for seat in (0, 1, None):
        assert seen(question, seat) is question


def test_a_secret_question_shows_each_seat_its_own_options_only() -> None:
    question = ask("say", True, s0="yes no", s1="no")
    assert seen(question, 0) == Decision("say", {0: ("yes", "no")}, (0, 1), None, {0: "yes"}, True)
    assert seen(question, 1) == Decision("say", {1: ("no",)}, (0, 1), None, {1: "no"}, True)
    assert seen(question, None) == Decision("say", {}, (0, 1), None, {}, True)


def test_everybody_sees_only_the_open_part_of_a_secret_question() -> None:
    """As that somebody is to roll, but not that they could play a card instead."""
    question = Decision(
        "roll",
        {0: ("roll", "lay nope"), 1: ("lay storm",)},
        (0,),
        None,
        {0: "roll", 1: "lay storm"},
        secret=True,
        open=("roll",),
    )
    for seat in (2, None):
        shown = seen(question, seat)
        assert isinstance(shown, Decision)
        assert shown.options == {0: ("roll",)}
        assert shown.default == {0: "roll"}
    own = seen(question, 0)
    assert isinstance(own, Decision)
    assert own.options == {0: ("roll", "lay nope")}


def test_no_player_sees_other_players_able_to_interrupt() -> None:
    """With other cards 1 could not, and 0, 2 and an onlooker would see the same question."""

    def what(others: dict[Seat, tuple[Action, ...]]) -> Decision:
        options = {0: ("roll", "lay nope"), **others}
        return Decision("what", options, (0,), None, {0: "roll"}, secret=True, open=("roll",))

    for seat in (0, 2, None):
        assert seen(what({1: ("lay storm",)}), seat) == seen(what({}), seat)
    assert seen(what({1: ("lay storm",)}), 1) != seen(what({}), 1)


def test_the_subject_of_a_secret_question_is_hidden_from_others() -> None:
    question = Decision("look", {0: ("pass",)}, (0,), Drew(0, "coin"), {}, secret=True)
    assert [getattr(seen(question, seat), "about", "") for seat in (0, 1, None)] == [
        Drew(0, "coin"),
        Drew(0, ""),
        Drew(0, ""),
    ]


def test_chance_is_asked_openly() -> None:
    for question in (Roll(2), Shuffle(7), Pick(3)):
        assert seen(question, 0) is seen(question, None) is question
    assert (Roll.hidden, Shuffle.hidden, Pick.hidden) == (False, True, True)


def test_time_is_given_to_move_unless_a_question_says_otherwise() -> None:
    assert ask("say", s0="yes").limit == "move"


def test_events_are_open_unless_they_say_otherwise() -> None:
    event = Said("hello")
    assert event.seen_by(0) is event.seen_by(None) is event
    assert event.captures == 0
    assert (event.moves, event.rolled, event.reveals) == (True, False, False)


def test_equal_seats_stay_equal_in_a_game_that_counts_nothing_else() -> None:
    play = snatch(["coin", "nope"])
    assert play.game.ranked(play.table) == play.game.standings(play.table)
