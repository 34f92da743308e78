"""Players of any game: by chance, and those who think about worlds that could be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from engine.core import Decision, Play, Script, Table
from engine.players import (
    Thinker,
    Worlds,
    by_chance,
    decide,
    gentle,
    reply,
)
from engine.views import Action, Seat, View
from tests.engine.talking import Talk
from tests.toy import Snatch, SnatchTable


def test_by_chance_every_option_is_as_likely() -> None:
    random = Random(1)
    chosen = Counter(by_chance(View(), 0, ("a", "b", "c"), random) for _ in range(3000))
    assert set(chosen) == {"a", "b", "c"}
    assert all(900 < count < 1100 for count in chosen.values())


def test_one_option_is_chosen() -> None:
    assert by_chance(View(), 0, ("roll",), Random(1)) == "roll"


def test_the_same_random_numbers_make_the_same_choice() -> None:
    options = tuple(map(str, range(99)))
    assert [by_chance(View(), 0, options, Random(seed)) for seed in range(9)] == [
        by_chance(View(), 0, options, Random(seed)) for seed in range(9)
    ]


def choosing() -> Play[SnatchTable]:
    """A game in which the first seat has a choice of cards."""
    play, random = Snatch().start(), Random(3)
    while len(play.options(0)) < 2:
        play.answer(*reply(play, by_chance, random))
    return play


def test_a_player_that_thinks_is_given_worlds_that_look_the_same_and_no_other() -> None:
    """Its own hand is the same in all of them, those of the others are not."""
    play, random = choosing(), Random(3)
    dealt: list[list[list[str]]] = []

    def think(
        view: View, seat: Seat, options: Sequence[Action], random: Random, worlds: Worlds
    ) -> Action:
        for _ in range(20):
            world = worlds()
            assert world is not None
            assert world.game.view(world, seat, ()) == view
            dealt.append(world.table.hands)
            world.answer(seat, options[0])
        return options[1]

    before = play.state
    assert decide(Thinker(think), play, 0, play.options(0), random) == play.options(0)[1]
    assert play.state == before, "to think changes nothing"
    assert len({str(hands[1]) for hands in dealt}) > 3


def test_a_player_that_thinks_decides_the_same_by_the_same_random_numbers() -> None:
    play = choosing()

    def think(
        view: View, seat: Seat, options: Sequence[Action], random: Random, worlds: Worlds
    ) -> Action:
        world = worlds()
        assert world is not None
        return str(world.table.hands)

    first, again, other = (
        decide(Thinker(think), play, 0, play.options(0), Random(seed)) for seed in (8, 8, 9)
    )
    assert first == again != other


def test_a_player_that_is_gentle_hurts_no_player_if_it_can_do_otherwise() -> None:
    assert gentle(("hit", "go", "stay"), {"hit"}) == ["go", "stay"]
    assert gentle(("hit",), {"hit"}) == ("hit",)


def asked(options: Mapping[Seat, Sequence[Action]], *waits_for: Seat) -> Play[Table]:
    """Return a game that asks this, the seats *waits_for* above all."""

    def turn(t: Table) -> Script[None]:
        yield Decision("say", options, waits_for)

    return Talk(turn).start()


def first(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    return options[0]


def last(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    return options[-1]


def never(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    raise AssertionError("there is nothing to decide")


def test_a_seat_with_one_option_takes_it() -> None:
    """Without its player, which may be slow."""
    assert reply(asked({0: ("go",)}, 0), never, Random(1)) == (0, "go")


def test_a_player_chooses_among_several_options() -> None:
    play = asked({0: ("go", "stay")}, 0)
    assert reply(play, first, Random(1)) == (0, "go")
    assert reply(play, last, Random(1)) == (0, "stay")
    assert reply(play, {0: last, 1: never}, Random(1)) == (0, "stay")


def test_seats_answer_in_the_order_in_which_they_are_waited_for() -> None:
    assert reply(asked({0: ("go",), 1: ("go",)}, 1, 0), never, Random(1)) == (1, "go")


def test_a_player_that_can_interrupt_is_asked_before_the_answer() -> None:
    """It can let it be as well; seats without a choice are left alone."""
    play = asked({0: ("go",), 1: (), 2: ("stop",)}, 0)
    assert reply(play, {0: never, 1: never, 2: last}, Random(1)) == (2, "stop")
    assert reply(play, {0: never, 1: never, 2: first}, Random(1)) == (0, "go")
