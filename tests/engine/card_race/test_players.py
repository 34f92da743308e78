"""Computer players of the card race: what they know, what they choose, how well they play."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.card_race.game import CardRace
from engine.card_race.players import (
    LEVELS,
    WON,
    cruel,
    easy,
    evaluate,
    hard,
    hopes,
    hunters,
    lasting,
    normal,
    weighed,
)
from engine.catalog import CARD_RACE
from engine.chance import Chance
from engine.evaluation import PERSONAS
from engine.players import Level, Player, by_chance, decide, redeal, reply
from engine.simulate import simulate
from engine.views import View
from tests.engine.card_race.tables import Race, lay, on_turn, options, prompt, race, view
from tests.games import uniform


def choice(play: Race, level: Player = normal, seed: int = 1) -> str:
    """Return what the seat on turn would do."""
    seat = play.table.turn
    assert seat is not None
    return decide(level, play, seat, options(play), Random(seed))


def test_a_row_is_scored() -> None:
    for level in (easy, normal):
        play = on_turn("yellow", race(2), hand="2 5", yellow="8 15 38 | 23", green="36")
        assert choice(play, level) == "row 1 2"


def test_a_game_is_won_when_it_can_be() -> None:
    """Though nobody could steal the row, and the other row would get a star."""
    for points, best in [(32, "row 2 5"), (33, "row 1 2")]:
        play = on_turn(
            "yellow",
            race(2),
            hand="2 5",
            yellow="8 15 38 | 20",
            green="3",
            points=(points, 0, 0, 0),
        )
        assert choice(play) == best
        # The easy one has no eye for that, but scores whenever it can.
        assert {choice(play, easy, seed) for seed in range(20)} == {"row 1 2"}
    # It takes the 40: with others at the end of its row, nothing is won.
    play = on_turn("yellow", race(2), hand="1 2", yellow="20 | 38", points=(38, 0, 0, 0))
    assert options(play)[0] == "row 1 1"
    assert choice(play) == "row 2 2"


def test_a_row_is_worth_more_with_the_die_that_ends_it() -> None:
    """It is known to be in hand; others have to be waited for."""
    seen = view(on_turn("yellow", race(2), hand="2 5", yellow="30 38", green="35"), "yellow")
    rows = [[list(row) for row in own] for own in seen.rows]
    ready, waiting = (hopes(seen, rows, 0, left) for left in ((2,), (5,)))
    assert ready > waiting
    assert hopes(seen, rows, 0, ()) == waiting


def test_a_figure_with_stars_is_worth_stealing() -> None:
    play = on_turn("yellow", race(2), hand="1 5", yellow="34 | 20", green="33 39")
    assert choice(play) == "row 1 5"


def test_of_two_owners_the_one_that_loses_more_is_robbed() -> None:
    """The 5 of a row that is about to be scored counts more than that of one just begun."""
    play = on_turn("yellow", hand="1 4", yellow="1", green="5", red="5 38")
    assert {"row 1 4 from 1.1", "row 1 4 from 2.1"} <= set(options(play))
    seen = view(play, "yellow")
    wanted = ["row 1 4 from 1.1", "row 1 4 from 2.1"]
    assert normal(seen, 0, wanted, Random(1)) == "row 1 4 from 2.1"


def test_the_cheapest_row_is_given_back() -> None:
    game = race(2, stuck="drop_row")
    play = on_turn("yellow", game, hand="6 6", yellow="8 35 | 36 | 20 30 39")
    assert choice(play) == "drop 2"
    assert {choice(play, easy, seed) for seed in range(20)} == set(options(play))


def test_the_easy_player_does_anything_some_of_the_time() -> None:
    play = on_turn("yellow", race(2), hand="2 5", yellow="8 15 | 20 | 1", green="3 25")
    chosen = Counter(choice(play, easy, seed) for seed in range(400))
    seen = view(play, "yellow")
    stolen = cruel(seen, 0)
    assert stolen == {"row 2 5", "row 3 2"}, "what green has; the 20 is an own one"
    left = [action for action in options(play) if action not in stolen]
    best = normal(view(play, "yellow"), 0, left, Random(1))
    assert set(chosen) == set(options(play)) - stolen, "green is behind"
    assert 280 < chosen[best] < 360


def test_the_easy_player_steals_from_a_player_that_is_ahead() -> None:
    for points, spared in ((8, False), (0, True)):
        play = on_turn(
            "yellow", race(2), hand="2 5", yellow="20 | 8", green="3 22", points=(0, points, 0, 0)
        )
        went = {choice(play, easy, seed) for seed in range(20)}
        assert ("row 1 2" not in went) is spared


def keeps(yellow: str, green: str, hand: str = "1 5", people: int = 2) -> float:
    """Return what a hard player thinks that yellow's rows will count."""
    seen = view(on_turn("yellow", race(people), hand=hand, yellow=yellow, green=green), "yellow")
    rows = [[list(row) for row in own] for own in seen.rows]
    spare = {figure for figure, copies in enumerate(seen.centre) if copies}
    return lasting(seen, rows, 0, seen.hand, spare)


def test_a_row_lasts_if_it_is_ready_and_no_player_can_reach_or_pass_it() -> None:
    assert keeps("39", "1 | 20 | 40", hand="1 5") > keeps("39", "1 | 20 | 40", hand="5 5")
    assert keeps("20", "21 | 22 | 23") > keeps("20", "21 | 22 | 1") > keeps("20", "21 | 22 | 17")
    assert keeps("20 22", "23 | 24 | 25") > keeps("20", "23 | 24 | 25")
    assert keeps("6", "1", people=3) > keeps("6", "6 | 1", people=3), "there is another 6"


def test_a_row_that_has_ended_counts_as_it_lies() -> None:
    assert keeps("39 40", "38 | 37 | 36") == 5


def test_the_hard_player_looks_at_the_options_left_to_others() -> None:
    """Green's 12 is about to count; the 25 in the centre has a star."""
    play = on_turn("yellow", race(2), hand="1 6", yellow="11 | 19", green="12 39 | 26")
    assert choice(play, hard) == "row 1 1"
    winning = on_turn("yellow", race(2), hand="2 5", yellow="38", points=(38, 0, 0, 0))
    assert choice(winning, hard) == "row 1 2"


def test_the_hard_player_gives_back_the_row_that_counts_least() -> None:
    game = race(2, stuck="drop_row")
    play = on_turn("yellow", game, hand="6 6", yellow="8 35 | 36 | 20 30 39")
    assert choice(play, hard) == "drop 2"


def test_rows_that_reach_a_figure_are_counted() -> None:
    position = [[[8], [], []], [[2], [7], [9]], [[1, 3], [], []], []]
    assert hunters(position, 0)[8] == 3
    assert hunters(position, 1)[9] == 2
    assert hunters(position, 2)[1] == 2


@pytest.mark.many
@pytest.mark.parametrize("people", [2, 3, 4])
@pytest.mark.parametrize("level", ["easy", "normal", "hard", "random", "hunter"])
def test_hidden_cards_do_not_change_a_decision(people: int, level: str) -> None:
    """The same view, other cards in the pile and in other hands, the same random numbers."""
    random, play = Random(people), race(people).start()
    compared = different = 0
    while not play.table.over and compared < 60:
        if not isinstance(play.pending, Chance):
            (seat,) = play.pending.waits_for
            new = redeal(play, seat, uniform(random))
            assert new is not None
            chosen = [
                decide(LEVELS[level], each, seat, each.options(seat), Random(7))
                for each in (play, new)
            ]
            assert chosen[0] == chosen[1]
            assert chosen[0] in play.options(seat)
            compared += 1
            different += play.table.hands != new.table.hands
        play.answer(*reply(play, LEVELS[level], random))
    assert compared > 20
    assert different > 0.7 * compared


def test_random_numbers_come_from_outside() -> None:
    """The normal player needs none, the others decide the same with the same ones."""

    class Unwanted(Random):
        def random(self) -> float:
            raise AssertionError("there is nothing to be decided by chance")

    play = on_turn("yellow", race(2), hand="2 5", yellow="8 15 | 20", green="3")
    normal(view(play, "yellow"), 0, options(play), Unwanted())
    for level in LEVELS.values():
        assert choice(play, level, 5) == choice(play, level, 5)


def test_only_its_own_game_is_understood() -> None:
    for level in (easy, normal):
        with pytest.raises(AssertionError):
            level(View(), 0, ("new 1", "new 2"), Random(1))


def wins(better: Level, worse: Level, people: int, games: int) -> int:
    """Return how many games one *better* player wins against all others, from every place."""
    won = 0
    for number in range(games):
        random = Random(number)
        place = number % people
        game = CardRace(range(people), CARD_RACE.values("quick", {"first_player": "random"}))
        play = game.start()
        while not play.table.over:
            pending = play.pending
            mine = not isinstance(pending, Chance) and place in pending.waits_for
            play.answer(*reply(play, better if mine else worse, random))
        won += play.table.winner == place
    return won


@pytest.mark.many
@pytest.mark.parametrize(("better", "worse"), [(easy, by_chance), (normal, easy)])
@pytest.mark.parametrize(("people", "least"), [(2, 13), (3, 9), (4, 8)])
def test_each_level_beats_the_one_below(
    better: Level, worse: Level, people: int, least: int
) -> None:
    """One against all others, of 20 games of half the length; by luck it would be 10, 7 or 5."""
    assert wins(better, worse, people, 20) >= least


@pytest.mark.many
@pytest.mark.parametrize(("people", "shortest", "longest"), [(2, 30, 60), (3, 28, 52), (4, 25, 50)])
def test_a_game_has_a_reasonable_length(people: int, shortest: int, longest: int) -> None:
    """Turns of each player, played normally; half the points take about half of them."""
    whole = simulate(CARD_RACE, people, 4, 1, "book", {}, "normal")
    quick = simulate(CARD_RACE, people, 4, 1, "quick", {}, "normal")
    assert whole.finished == quick.finished == 4
    assert shortest < whole.turns_per_player.mean < longest
    assert 0.35 < quick.turns_per_player.mean / whole.turns_per_player.mean < 0.75


def test_the_reasons_for_a_lay_agree_with_its_worth() -> None:
    play = on_turn(
        "yellow", race(3), hand="2 5", yellow="8 15 30 | 23", green="20 | 36 38", red="28 32"
    )
    seen = view(play, "yellow")
    found = weighed(seen, 0, options(play))
    for each in seen.choices:
        assert found[each.action].worth == pytest.approx(evaluate(seen, each.lay))
        assert found[each.action].risk < 0, "somebody could steal of it"
        assert found[each.action].ahead == each.lay.to / 40


def test_a_lay_that_wins_is_taken_by_everybody() -> None:
    play = on_turn(
        "yellow", race(2), hand="2 5", yellow="8 15 38 | 20", green="3", points=(38, 0, 0, 0)
    )
    assert weighed(view(play, "yellow"), 0, options(play))["row 1 2"].way == WON
    assert {choice(play, LEVELS[key]) for key in PERSONAS} == {"row 1 2"}


def test_a_player_that_stole_last_is_known_and_can_be_paid_back() -> None:
    """Green takes yellow's 15; for two there is one figure of each kind."""
    play = on_turn("green", race(2), hand="5 6", green="10", yellow="8 15 20")
    lay(play, "row 1 5")
    assert view(play, "yellow").struck == ((0, 1),)
    play = on_turn("yellow", race(2), hand="2 3", green="10 15", yellow="12 | 13")
    actions = ["row 1 3", "row 2 2"]
    assert set(actions) < set(options(play))
    for by, pays in ((1, True), (2, False)):
        play.table.struck[0] = by
        found = weighed(view(play, "yellow"), 0, options(play))
        assert all((found[action].revenge > 0) == pays for action in actions)


def test_to_give_up_a_row_speaks_for_itself() -> None:
    play = on_turn("yellow", race(2, stuck="drop_row"), hand="5 6", yellow="36 | 37 38 | 39")
    assert prompt(play) == "drop"
    found = weighed(view(play, "yellow"), 0, options(play))
    assert max(found, key=lambda action: found[action].worth) == choice(play)
