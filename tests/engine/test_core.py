"""The core: questions and answers, states run again, question numbers, chance, dealing anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json

from engine.chance import ROLL, Chance, Pick, Roll, Shuffle, Uniform
from engine.core import (
    CHANCE,
    OVER,
    Decision,
    Event,
    Game,
    IllegalAction,
    Play,
    Script,
    State,
    Table,
    TurnOver,
    seen,
)
from engine.views import Action, Seat, View
from engine.worlds import redeal
from tests.games import uniform
from tests.toy import Cancelled, Drew, Played, Scored, Snatch, SnatchTable

Snatching = Play[SnatchTable]


def snatch(
    hands: Sequence[str], deck: str = "coin", game: Snatch | None = None, turn: Seat = 0
) -> Snatching:
    """Return a toy where *turn* is on turn with these hands; the deck's last card is on top."""
    table = SnatchTable(
        hands=[hand.split() for hand in hands],
        points=[0 for _ in hands],
        deck=deck.split(),
        discard=[],
        turn=turn,
    )
    return Play(game or Snatch(range(len(hands))), State(json.encode(table)))


class Said(Event, frozen=True):
    """Somebody said something."""

    words: str


class Heard(View, frozen=True):
    """What has been said."""

    words: str


class Talk(Game[Table]):
    """A game of one turn, which is handed in."""

    key = "talk"
    happenings = (Said,)

    def __init__(self, script: Callable[[Table], Script[None]], seats: int = 3) -> None:
        super().__init__(Table, range(seats))
        self.script = script

    def new(self) -> Table:
        return Table()

    def turn(self, t: Table) -> Script[None]:
        yield from self.script(t)
        t.over = True

    def view(self, play: Play[Table], seat: Seat | None, recent: Sequence[Event]) -> Heard:
        return Heard(str(play.table.turn))

    def standings(self, t: Table) -> list[list[Seat]]:
        return [list(self.seats)]


def ask(prompt: str, secret: bool = False, **options: str) -> Decision:
    """Return a question: ``ask("say", s0="yes no", s1="no")``; all are waited for."""
    choices = {int(seat[1:]): tuple(own.split()) for seat, own in options.items()}
    default = {seat: own[0] for seat, own in choices.items()}
    return Decision(prompt, choices, tuple(choices), None, default, secret)


# Answers


def test_an_answer_brings_events_and_the_next_question() -> None:
    play = snatch(["coin", "nope"], "storm")
    assert play.events == [Drew(0, "storm")]
    assert play.options(0) == ("lay coin", "lay storm")
    assert play.answer(0, "lay coin") == [Played(0, "coin")]
    assert play.options(1) == ("pass", "lay nope")
    assert play.answer(1, "pass")[0] == Scored(0)


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


def test_when_the_game_is_over_nobody_may_answer() -> None:
    play = Talk(lambda t: iter(())).start()  # type: ignore[arg-type, return-value]
    assert play.table.over
    assert play.pending is OVER
    assert play.options(0) == ()
    with pytest.raises(IllegalAction):
        play.answer(0, "pass")


def test_chance_answers_from_a_seat_that_nobody_has() -> None:
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


def test_a_game_taken_up_tells_what_happened_in_the_turn_so_far() -> None:
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
        yield Said("nothing to do")

    play = Talk(turn).start()
    assert play.events == [Said("nothing to do")]
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


def test_others_who_pass_do_not_make_ones_question_stale() -> None:
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


def test_what_an_answer_is_about_makes_the_question_another() -> None:
    """A card laid in between is answered, not the one before; the buttons look the same."""
    play = snatch(["coin", "nope", "nope", "nope nope"])
    play.answer(0, "lay coin")
    before = play.options(3)
    play.answer(1, "lay nope")
    assert play.options(3) == before
    assert play.number(3) == 2


def test_what_others_have_done_makes_the_question_another() -> None:
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
        yield ask("shout", s1="a b", s2="x y")

    play = Talk(turn).start()
    numbers = [[play.number(seat) for seat in range(3)]]
    for answer in ((0, "yes"), (0, ""), (1, "a"), (2, "x"), (CHANCE, "1")):
        if answer[1]:
            play.answer(*answer)
        else:
            play.answer(2, "x")
        numbers.append([play.number(seat) for seat in range(3)])
    assert numbers == [
        [0, 0, 0],
        [1, 0, 1],  # the options of 2 have changed, those of 0 are gone
        [1, 0, 2],  # 2 has answered itself; to 0 nothing has happened
        [3, 3, 3],  # another prompt
        [4, 4, 4],  # the dice are asked
        [5, 5, 5],  # the same question as before them
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


def test_of_a_secret_question_everybody_sees_what_is_open() -> None:
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


def test_nobody_sees_who_else_could_interrupt() -> None:
    """With other cards 1 could not, and 0, 2 and an onlooker would see the same question."""

    def what(others: dict[Seat, tuple[Action, ...]]) -> Decision:
        options = {0: ("roll", "lay nope"), **others}
        return Decision("what", options, (0,), None, {0: "roll"}, secret=True, open=("roll",))

    for seat in (0, 2, None):
        assert seen(what({1: ("lay storm",)}), seat) == seen(what({}), seat)
    assert seen(what({1: ("lay storm",)}), 1) != seen(what({}), 1)


def test_what_a_secret_question_is_about_is_seen_as_far_as_it_may() -> None:
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


# Chance


@pytest.mark.parametrize(
    ("question", "legal", "illegal"),
    [
        (Roll(), ["1", "6"], ["0", "7", "", "6 6", " 6", "6 ", "x", "10", "²"]),
        (Roll(2), ["1 1", "6 5"], ["6", "6 6 6", "6  6", "6 7", "66", "6,6"]),
        (Shuffle(1), ["0"], ["1", "", "0 0"]),
        (Shuffle(3), ["0 1 2", "2 0 1"], ["0 1", "0 1 1", "0 1 3", "0 1 2 3", "0  1 2", "01 2"]),
        (Pick(1), ["0"], ["1", "", "-1"]),
        (Pick(3), ["0", "2"], ["3", "00", " 0", "-1", "x"]),
    ],
)
def test_only_what_can_come_out_is_legal(
    question: Chance, legal: list[str], illegal: list[str]
) -> None:
    assert all(map(question.legal, legal))
    assert not any(map(question.legal, illegal))


@pytest.mark.parametrize(
    ("question", "asked", "outcomes"),
    [
        (Roll(), [6], [str(pips) for pips in range(1, 7)]),
        (Roll(2), [6, 6], [f"{one} {two}" for one, two in product(range(1, 7), repeat=2)]),
        (Shuffle(1), [], ["0"]),
        (Shuffle(3), [3, 2], ["0 1 2", "0 2 1", "1 0 2", "1 2 0", "2 0 1", "2 1 0"]),
        (Pick(4), [4], ["0", "1", "2", "3"]),
    ],
)
def test_every_outcome_is_as_likely(
    question: Chance, asked: list[int], outcomes: list[str]
) -> None:
    """One number is asked for each factor of their count, and each comes out once."""
    drawn = []
    for numbers in product(*map(range, asked)):
        left = list(numbers)
        sizes: list[int] = []

        def fixed(among: int, left: list[int] = left, sizes: list[int] = sizes) -> int:
            sizes.append(among)
            return left.pop(0)

        drawn.append(question.draw(fixed))
        assert (sizes, left) == (asked, [])
    assert sorted(drawn) == outcomes
    assert all(map(question.legal, drawn))


def test_a_chance_of_ones_own_has_to_say_what_comes_out() -> None:
    class Coin(Chance, frozen=True):
        """Nobody has said yet what it shows."""

    with pytest.raises(NotImplementedError):
        Coin().legal("heads")
    with pytest.raises(NotImplementedError):
        Coin().draw(lambda among: 0)


def test_a_shuffle_is_specified_to_the_letter() -> None:
    """Fair dice depend on it: from the last place down, swapped with any not above it."""
    assert Shuffle(4).draw(lambda among: 0) == "1 2 3 0"
    assert Shuffle(4).draw(lambda among: among - 1) == "0 1 2 3"
    assert Shuffle(5).draw(lambda among: among // 2) == "0 3 1 4 2"


# Dealing anew


@settings(max_examples=30, derandomize=True, database=None)
@given(st.integers(0, 2**32))
def test_dealt_anew_only_what_is_hidden_changes(seed: int) -> None:
    play = snatch(["coin nope", "thief", "storm nope"], "coin coin storm nope")
    play.answer(0, "lay coin")
    new = redeal(play, 1, uniform(Random(seed)))
    assert new is not None
    assert new is not play
    assert new.table.hands[1] == ["thief"]
    assert [len(hand) for hand in new.table.hands] == [2, 1, 2]
    assert new.table.discard == ["coin"]
    assert new.pending.seen_by(1) == play.pending.seen_by(1)  # type: ignore[union-attr]


def test_dealt_anew_every_hidden_card_may_be_anywhere() -> None:
    """What seat 0 cannot know: the one card of 1, and the order of the deck."""
    play = snatch(["coin", "nope"], "thief storm coin")
    random = Random(1)
    hands, tops = Counter[str](), Counter[str]()
    for _ in range(300):
        new = redeal(play, 0, uniform(random))
        assert new is not None
        assert sorted(new.table.hands[0]) == ["coin", "coin"]
        hands.update(new.table.hands[1])
        tops.update(new.table.deck[-1:])
    assert set(hands) == set(tops) == {"nope", "thief", "storm"}
    assert min(*hands.values(), *tops.values()) > 60


def test_a_shuffle_within_the_turn_is_dealt_anew_too() -> None:
    play = Snatch((0, 1)).start()
    assert play.pending == Shuffle(19)
    play.answer(CHANCE, Shuffle(19).draw(uniform(Random(1))))
    new = redeal(play, 0, uniform(Random(2)), tries=10_000)
    assert new is not None
    assert sorted(new.table.hands[0]) == sorted(play.table.hands[0])
    assert new.answers != play.answers
    assert new.table.deck != play.table.deck


def test_what_others_chose_in_secret_may_have_been_something_else() -> None:
    """In the storm 1 has chosen a card that 0 does not know yet."""
    play = snatch(["storm thief", "coin nope thief"], "nope coin")
    play.answer(0, "lay storm")
    play.answer(1, "pass")
    play.answer(1, "discard coin")
    random, choices = Random(3), set()
    for _ in range(60):
        new = redeal(play, 0, uniform(random))
        assert new is not None
        choices.add(new.answers[-1])
        if "coin" in new.table.hands[1]:
            assert new.answers == play.answers
    assert len(choices) > 1
    assert {seat for seat, _ in choices} == {1}


def test_what_others_showed_stays_as_it_was() -> None:
    """Seat 1 has laid a nope: it held one, however often the rest is dealt."""
    play = snatch(["coin thief", "nope storm", "thief"], "storm coin")
    play.answer(0, "lay coin")
    play.answer(1, "lay nope")
    random = Random(4)
    for _ in range(30):
        new = redeal(play, 2, uniform(random))
        assert new is not None
        assert new.answers == play.answers
        assert new.table.discard == ["coin", "nope"]


def test_if_no_deal_looks_the_same_there_is_none() -> None:
    deals = []

    class Marked(Snatch):
        """Cards with marked backs: any other deal shows."""

        def conceal(self, t: SnatchTable, seat: Seat, uniform: Uniform) -> None:
            t.points[0] += 1
            deals.append(seat)

    play = snatch(["coin", "nope"], game=Marked((0, 1)))
    assert redeal(play, 0, uniform(Random(5))) is None
    assert deals == [0] * 100
    assert redeal(play, 1, uniform(Random(5)), tries=3) is None
    assert deals[100:] == [1] * 3


class Murmur(Talk):
    """Nothing is seen of a game, and what is hidden is whose turn it is."""

    def conceal(self, t: Table, seat: Seat, uniform: Uniform) -> None:
        t.turn = uniform(2)

    def view(self, play: Play[Table], seat: Seat | None, recent: Sequence[Event]) -> Heard:
        return Heard("")

    def murmured(self) -> Play[Table]:
        """Return a game where it is 1's turn."""
        return Play(self, State(json.encode(Table(turn=1))))


def test_a_deal_in_which_something_else_would_have_happened_is_thrown_away() -> None:
    def turn(t: Table) -> Script[None]:
        yield Said(f"it is {t.turn}")
        yield ask("say", s0="yes")

    play = Murmur(turn).murmured()
    assert redeal(play, 0, lambda among: 0) is None
    assert redeal(play, 0, lambda among: 1) is not None


def test_a_deal_in_which_something_else_would_happen_later_is_thrown_away() -> None:
    def turn(t: Table) -> Script[None]:
        yield ask("say", s0="yes")
        yield Said(f"it is {t.turn}")
        yield ask("say", s0="yes")

    play = Murmur(turn).murmured()
    assert redeal(play, 0, lambda among: 0) is not None
    play.answer(0, "yes")
    assert redeal(play, 0, lambda among: 0) is None


def test_a_deal_in_which_something_else_would_be_asked_is_thrown_away() -> None:
    def turn(t: Table) -> Script[None]:
        yield ask("say", s0="yes" if t.turn else "no")

    play = Murmur(turn).murmured()
    assert redeal(play, 0, lambda among: 0) is None
    assert redeal(play, 0, lambda among: 1) is not None


def test_rolls_stay_as_they_were_for_all_have_seen_them() -> None:
    def turn(t: Table) -> Script[None]:
        yield ROLL
        yield ask("say", s0="yes")

    play = Murmur(turn).murmured()
    play.answer(CHANCE, "3")
    new = redeal(play, 0, lambda among: 0)
    assert new is not None
    assert new.answers == [(CHANCE, "3")]


def test_a_deal_in_which_an_answer_was_impossible_is_thrown_away() -> None:
    """Here a question hides its options by itself, not as a secret one does."""

    class Hushed(Decision, frozen=True):
        """A question that nobody sees."""

        def seen_by(self, seat: Seat | None) -> Decision:
            return Decision("hushed", {}, ())

    def turn(t: Table) -> Script[None]:
        yield Hushed("hushed", {1: ("yes",) if t.turn else ("no",)}, (1,))
        yield ask("say", s0="yes")

    play = Murmur(turn).murmured()
    play.answer(1, "yes")
    deals = iter((0, 0, 1))
    new = redeal(play, 0, lambda among: next(deals))
    assert new is not None
    assert new.table.turn == 1
    assert redeal(play, 0, lambda among: 0, tries=3) is None


def test_so_is_one_in_which_what_all_have_seen_was_impossible() -> None:
    """1 has openly held the window; in another deal something hidden is no stand-in for that."""

    def turn(t: Table) -> Script[None]:
        could = ("hold", "card") if t.turn else ("card",)
        options = {0: ("go",), 1: could}
        yield Decision("wait", options, (0,), None, {}, secret=True, open=("go", "hold"))
        yield ask("say", s0="yes")

    play = Murmur(turn).murmured()
    play.answer(1, "hold")
    assert redeal(play, 0, lambda among: 0, tries=3) is None


def test_so_is_one_in_which_a_seat_that_answered_could_do_nothing() -> None:
    """It interrupted in secret; with other cards it could not have."""

    def turn(t: Table) -> Script[None]:
        could = ("card",) if t.turn else ()
        yield Decision("wait", {0: ("go",), 1: could}, (0,), None, {0: "go"}, secret=True)
        yield ask("say", s0="yes")

    play = Murmur(turn).murmured()
    play.answer(1, "card")
    deals = iter((0, 0, 1))
    new = redeal(play, 0, lambda among: next(deals))
    assert new is not None
    assert new.answers == [(1, "card")]
    assert redeal(play, 0, lambda among: 0, tries=3) is None


def test_in_an_open_game_there_is_nothing_to_deal() -> None:
    play = Talk(lambda t: iter([ask("say", s0="yes")])).start()  # type: ignore[arg-type, return-value]
    new = redeal(play, 0, lambda among: 0)
    assert new is not None
    assert new.state == play.state
