"""Dealing anew: what a seat cannot see may be otherwise, and everything looks the same to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json

from engine.chance import ROLL, Shuffle, Uniform
from engine.core import CHANCE, META, Decision, Event, Play, Script, State, Table
from engine.players import redeal
from engine.views import Seat
from tests.engine.scripted import Heard, Said
from tests.engine.talking import Talk, ask, snatch
from tests.games import uniform
from tests.toy import Snatch, SnatchTable


@settings(max_examples=30, derandomize=True, database=None)
@given(st.integers(0, 2**32))
def test_a_new_deal_changes_only_hidden_cards(seed: int) -> None:
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


def test_secret_choices_of_others_may_differ_in_a_new_deal() -> None:
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


def test_a_note_in_between_hides_nothing() -> None:
    """Somebody leaves while all are asked in secret; that is none of what could be otherwise."""
    play = snatch(["storm thief", "coin nope thief"], "nope coin")
    play.answer(0, "lay storm")
    assert isinstance(play.pending, Decision)
    assert play.pending.secret
    play.answer(META, "left 1")
    new = redeal(play, 0, uniform(Random(3)))
    assert new is not None
    assert new.answers[-1] == (META, "left 1")


def test_cards_shown_by_others_stay_in_a_new_deal() -> None:
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
        return Heard(seat, ())

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


def test_a_deal_that_contradicts_an_open_answer_is_thrown_away() -> None:
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
