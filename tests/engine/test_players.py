"""Players of any game: by chance, and those who think about worlds that could be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from engine.core import Play
from engine.players import (
    LET_BE,
    Thinker,
    Worlds,
    by_chance,
    decide,
    gentle,
    looking_ahead,
    reply,
)
from engine.views import Action, Seat, View
from tests.toy import Snatch, SnatchTable, SnatchView


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


def test_who_thinks_is_given_worlds_that_look_the_same_and_no_other() -> None:
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


def test_who_thinks_decides_the_same_by_the_same_random_numbers() -> None:
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


def test_who_is_gentle_hurts_nobody_if_it_can_do_otherwise() -> None:
    assert gentle(("hit", "go", "stay"), {"hit"}) == ["go", "stay"]
    assert gentle(("hit",), {"hit"}) == ("hit",)


def test_who_looks_ahead_takes_what_comes_out_best() -> None:
    """In worlds that are the same for all that is tried, after everybody has been on turn."""
    judged: list[tuple[Seat | None, bool]] = []
    play = choosing()
    options = play.options(0)

    def judge(view: View, seat: Seat) -> float:
        assert isinstance(view, SnatchView)
        judged.append((view.turn, seat == 0))
        return -len(judged)

    ahead = looking_ahead(by_chance, lambda *_: {options[1]: 1.0}, judge, width=2, effort=12)
    before = play.state
    assert decide(ahead, play, 0, options, Random(1)) == options[1], "tried first, judged best"
    assert play.state == before
    assert set(judged) == {(0, True)}
    assert len(judged) in (2, 4, 6), "both options in every world that was found"


def test_who_looks_ahead_may_let_it_be() -> None:
    play = choosing()
    tried: list[int] = []

    def judge(view: View, seat: Seat) -> float:
        tried.append(seat)
        return float(len(tried))

    ahead = looking_ahead(by_chance, lambda *_: {LET_BE: 1.0}, judge, width=1, effort=4)
    assert decide(ahead, play, 0, (LET_BE, *play.options(0)), Random(1)) == LET_BE
    assert len(tried) == 2


def test_who_finds_no_world_takes_what_seems_best() -> None:
    ahead = looking_ahead(by_chance, lambda *_: {"b": 1.0}, lambda *_: 0.0, width=9, effort=2)
    assert ahead.think(View(), 0, ("a", "b"), Random(1), lambda: None) == "b"
