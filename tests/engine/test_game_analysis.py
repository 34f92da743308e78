"""Looking back on a game: chances, luck, what cost something, and what nobody may know of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from math import inf, isclose, log, tanh
from random import Random
from typing import Any

import pytest
from msgspec import json, structs

from data.records import Entry
from engine import game_analysis
from engine.action_cards.kinds import KINDS
from engine.action_cards.players import SQUARE, ActionCardsOutlook, kept
from engine.catalog import ACTION_CARDS, CARD_RACE, CATALOG, CLASSIC, WALLS
from engine.chance import ROLL
from engine.classic.events import Broke, Fined, Overlooked
from engine.classic.players import RaceOutlook, TournamentOutlook
from engine.core import CHANCE, META, Game, IllegalAction, Play
from engine.game_analysis import COSTLY, course, look_back, won
from engine.hindsight import Hindsight, Turn, even
from engine.hosting.state.game_log import BEGIN, CLOCK, RESTART, again
from engine.outlook import Standings
from engine.players import by_chance, reply
from engine.system import System
from engine.views import Seat
from tests.engine import warmth
from tests.engine.action_cards import tables as cards
from tests.engine.card_race import tables as race
from tests.engine.classic import positions as classic
from tests.trials import recorded, trial

every_system = pytest.mark.parametrize(
    "system",
    [
        system
        if system.outlook
        else pytest.param(system, marks=pytest.mark.skip(reason=f"{key}: it has no outlook"))
        for key, system in CATALOG.items()
    ],
    ids=CATALOG,
)


def entry(play: Play[Any], seat: Seat, action: str) -> Entry:
    """Give an answer; return the row of the log that says so."""
    seq, events = play.seq, json.encode(play.answer(seat, action))
    return Entry(seq, seat, action, max(0, seat + 1), b"", events, 0.0)


def played(system: System, people: int = 2, seed: int = 1) -> tuple[Game[Any], list[Entry]]:
    """Play a game by chance, and write down who answered what: seat 2 is person 3."""
    values = system.values("book")
    game = system.make(system.seating(people, values).arms[0], values)
    return game, recorded(game, system.levels["random"], seed, people=True)[1]


def looked(system: System, game: Game[Any], rows: list[Entry]) -> Hindsight:
    """Look back on it."""
    assert system.outlook is not None
    return look_back(system.outlook(game), again(game, rows))


def one(play: Play[Any], outlook: Any, seat: Seat, action: str, by: int = 7) -> Hindsight:
    """Look back on a single answer."""
    row = Entry(play.seq, seat, action, by, b"", b"", 0.0)
    return look_back(outlook, iter([(play, row)]))


@every_system
def test_every_game_can_be_looked_back_on(system: System) -> None:
    """Chances add up, begin even, and end with who has won; luck is that of dice."""
    people = trial(system.key).people
    game, rows = played(system, people, trial(system.key).seed)
    found = looked(system, game, rows)
    assert found.players == tuple(game.players)
    assert all(isclose(sum(turn.chances), 1) for turn in found.turns)
    assert found.before(0) == even(people)
    assert found.before(1) == found.turns[0].chances
    [winner] = found.winners
    last = dict(zip(found.players, found.turns[-1].chances, strict=True))
    assert last == {player: float(player == winner) for player in found.players}
    assert (found.own_luck is None) == (found.luck is None) == (found.luck_adjusted is None)
    assert (found.own_luck is None) == (system.rolls is None)
    assert found.luck_adjusted is None or isclose(sum(found.luck_adjusted.values()), 1)
    assert all(lost >= 0 for lost in found.lost.values())
    assert any(found.choices.values())
    assert found.people == {seat + 1 for seat in game.players}
    own = [turn.round for turn in found.turns if turn.seat == winner]
    assert own == list(range(1, len(own) + 1))
    assert [turn.first for turn in found.turns] == sorted(turn.first for turn in found.turns)
    costs = [each.cost for each in found.costly]
    assert costs == sorted(costs, reverse=True)
    assert all(cost >= COSTLY for cost in costs)
    assert all(each.done != each.better for each in found.costly)
    for person in found.people:
        told = found.told(person)
        assert all(each.by == person for each in told)
        assert len({each.seq for each in told}) == len(told)
        assert [each.cost for each in told] == sorted((each.cost for each in told), reverse=True)
    assert not any(each.private for each in found.told(99))


@pytest.mark.many
@every_system
def test_the_least_chances_are_those_of_the_whole_look_back(system: System) -> None:
    """Before the game is won: of the comeback that a result tells."""
    game, rows = played(system, trial(system.key).people, trial(system.key).seed)
    assert system.outlook is not None
    found = looked(system, game, rows)
    starts = course(system.outlook(game), again(game, rows)).turns
    known = {seat: min(start.chances[seat] for start in starts) for seat in game.players}
    turns = [found.before(0), *(turn.chances for turn in found.turns[:-1])]
    for place, player in enumerate(found.players):
        assert isclose(known[player], min(chances[place] for chances in turns))


def test_turns_are_told_of_a_game_that_does_not_end() -> None:
    game, rows = played(CLASSIC)
    some = [each.first for each in course(None, again(game, rows[: len(rows) // 2])).turns]
    whole = [each.first for each in course(None, again(game, rows)).turns]
    assert some == whole[: len(some)]
    assert 0 < len(some) < len(whole)


def test_a_winner_with_all_home_before_others_had_one_has_swept() -> None:
    play = CLASSIC.make((0, 2), CLASSIC.values("book")).start()
    pieces = play.table.pieces
    pieces[0] = [40, 41, 42, 43]
    assert game_analysis._swept((0,), play)
    assert not game_analysis._swept((0, 2), play), "who shares has beaten nobody"
    assert not game_analysis._swept((2,), play)
    pieces[2][0] = 43
    assert not game_analysis._swept((0,), play)
    cards = CARD_RACE.make((0, 1), CARD_RACE.values("book")).start()
    assert not game_analysis._swept((0,), cards), "there are no pieces"


def test_where_everybody_plays_as_well_as_it_is_judged_nothing_cost_anything() -> None:
    values = CLASSIC.values("book")
    game = CLASSIC.make((0, 2), values)
    play, random, rows = game.start(), Random(1), list[Entry]()
    while len(rows) < 150:
        seat, action = reply(play, CLASSIC.levels["normal"], random)
        rows.append(entry(play, seat, action))
    found = looked(CLASSIC, game, rows)
    assert found.costly == ()
    assert found.winners == ()
    assert all(0 < chance < 1 for turn in found.turns for chance in turn.chances)


def test_the_luck_of_a_throw_is_its_worth_above_the_average() -> None:
    """Of six throws one is as lucky as the others together are unlucky."""
    luck = {}
    for pips in range(1, 7):
        play = classic.on_turn("yellow", yellow="20 B B B", green="15 B B B", red="13 B B B")
        play.answer(0, "roll")
        found = one(play, RaceOutlook(play.game), CHANCE, str(pips), 0)
        assert found.own_luck is not None
        assert found.own_luck[1] == 0
        luck[pips] = found.own_luck[0]
    assert isclose(sum(luck.values()), 0, abs_tol=1e-9)
    assert max(luck, key=luck.__getitem__) == 5, "which captures"


def test_of_very_many_moments_those_are_kept_at_which_most_is_at_stake() -> None:
    """In the order in which they came."""
    kept = game_analysis._Most[str](3)
    for stake, what in ((0.2, "a"), (0.1, "b"), (0.25, "c"), (0.15, "d"), (0.05, "e"), (0.22, "f")):
        if kept.wants(stake):
            kept.keep(stake, what)
    assert list(kept) == ["a", "c", "f"]
    assert [RaceOutlook(classic.classic(seats)).most for seats in ((0, 2), (0, 1, 2))] == [
        2000,
        1333,
    ]


@pytest.mark.parametrize(("stakes", "counts"), [((0.2, 0.1), 0), ((0.1, 0.2), 1)])
def test_choices_of_smaller_stake_are_left_out(stakes: tuple[float, float], counts: int) -> None:
    """Where one throw and one choice can be weighed, it is the first and that of the greater stake."""
    rolls = classic.on_turn("yellow", yellow="20 B B B", green="15 B B B", red="13 B B B")
    rolls.answer(0, "roll")
    chooses, outlook = to_capture(), RaceOutlook(rolls.game)
    thrown, done, outlook.most = ("5", "3"), (11, 12), 1
    looking = game_analysis._Looking(outlook)
    looking._began = 0
    for stake, pips, by in zip(stakes, thrown, done, strict=True):
        looking._stakes = dict.fromkeys(range(4), stake)
        looking.before(rolls, Entry(0, CHANCE, pips, 0, b"", b"", 0.0))
        looking.before(chooses, Entry(0, 0, "move 2", by, b"", b"", 0.0))
    found = looking.found()
    assert found.own_luck == one(rolls, RaceOutlook(rolls.game), CHANCE, thrown[0], 0).own_luck
    assert [each.by for each in found.costly] == [done[counts]]
    assert found.people == {*done}


def test_given_or_drawn_cards_cost_too_little_to_be_told() -> None:
    """The worth of two cards differs by so little that it is not looked at (`Outlook.slight`)."""
    least, most = min(map(kept, KINDS)), max(map(kept, KINDS))
    fewer = (each.values() for each in ActionCardsOutlook.fewer.values())
    for heat in chain(ActionCardsOutlook.warmth.values(), *fewer):
        odds = SQUARE * (most - least) / heat
        assert tanh(odds / 4) / 2 < COSTLY, "the most that chances can change by it"
    play = cards.drew("karussell", hands={"yellow": "sprint denkste", "green": "tandem"})
    assert play.options(0) == ("give denkste", "give sprint")
    make = ACTION_CARDS.outlook
    assert make is not None
    looking = game_analysis._Looking(make(play.game))
    looking.before(play, Entry(play.seq, 0, "give denkste", 7, b"", b"", 0.0))
    assert list(looking._choices) == []
    assert looking.people == {7}


def test_a_card_to_play_while_another_player_rolls_is_weighed_without_a_roll() -> None:
    """Extra roll lets its owner go forward, so their standing gets better."""
    play = cards.on_turn("yellow", hands={"green": "zugabe"}, yellow="5 B B B", green="8 B B B")
    make, options = ACTION_CARDS.outlook, play.options(1)
    assert make is not None
    assert options == ("play zugabe",)
    outlook = make(play.game)
    found = outlook.after(cards.view(play, "green"), 1, options)["play zugabe"]
    assert found[1] > outlook.after(cards.view(play, "green"), 1, ("pass",))["pass"][1]


def to_capture() -> classic.Standing:
    """Yellow can send a piece of red home just before its goal, or not."""
    game = classic.classic((0, 2))
    play = classic.on_turn("yellow", game, yellow="14 22 d c", red="39 d c B")
    classic.roll(play, 5)
    return play


def test_a_better_move_is_told_to_the_player_that_missed_it() -> None:
    play = to_capture()
    [costly] = one(play, RaceOutlook(play.game), 0, "move 2").costly
    assert (costly.done, costly.better, costly.private) == ("move 2", "move 1", False)
    assert (costly.prompt, costly.seat, costly.by, costly.turn) == ("move", 0, 7, 0)


def test_choices_that_cannot_be_judged_have_no_cost() -> None:
    class Unsure(RaceOutlook):
        def after(self, *asked: Any) -> Mapping[str, Standings]:
            found = super().after(*asked)
            return {action: found[action] for action in found if action != "move 2"}

    play = to_capture()
    assert one(play, Unsure(play.game), 0, "move 2").costly == ()


@pytest.mark.parametrize(("by", "action"), [(0, "move 2"), (7, "move 1")])
def test_computers_and_the_player_that_chose_best_are_told_nothing(by: int, action: str) -> None:
    play = to_capture()
    assert one(play, RaceOutlook(play.game), 0, action, by).costly == ()


def test_the_turns_that_changed_most_are_turning_points() -> None:
    """Not the last one, and none near another."""

    def turning(*chances: float) -> list[int]:
        turns = [Turn(0, 1, 1, (each, 1 - each)) for each in chances]
        return game_analysis._turning(turns)

    assert turning() == []
    assert turning(0.7) == [], "the last"
    assert turning(0.55, 0.56, 1) == [], "too little"
    assert turning(0.3, 0.31, 0.6, 1) == [2, 0]
    assert turning(*([0.5] * 20), 0.2, 0.6, *([0.6] * 20), 0.4, 1) == [21, 42]
    assert turning(*(step % 2 for step in range(12))) == [1, 3, 5]


def test_a_swing_is_told_from_whose_chances_it_changed_most() -> None:
    turns = Turn(0, 1, 1, (0.5, 0.3, 0.2)), Turn(1, 1, 3, (0.4, 0.5, 0.1))
    found = Hindsight(
        players=(0, 1, 2),
        turns=turns,
        turning=(),
        own_luck=None,
        luck=None,
        tells_luck=False,
        costly=(),
        lost={},
        choices={},
        people=frozenset(),
        winners=(),
    )
    assert found.swing(1) == (1, 0.3, 0.5)
    assert found.swing(0)[0] == 0


def test_a_player_that_shares_the_first_place_has_won() -> None:
    play = classic.on_turn("yellow", yellow="38 a c d")
    assert list(won(play)) == []
    play.table.places = [2]
    assert list(won(play)) == [2]
    play.table.over, play.table.places = True, []
    assert len(won(play)) == 4


def test_a_turn_that_began_again_is_run_again_as_it_was() -> None:
    """The rules have changed under it: what had been answered before counts for nothing."""
    game, rows = played(CLASSIC)
    turn = next(i for i, (play, row) in enumerate(given(game, rows)) if play.seq == play.began > 20)
    seq = rows[turn].seq + 1
    note = Entry(0, CLOCK, BEGIN, 0, b"", b"", 0.0)
    restart = Entry(seq, CLOCK, RESTART, 0, b"", b"", 0.0)
    later = [structs.replace(row, seq=row.seq + 2) for row in rows[turn:]]
    found = list(given(game, [note, *rows[: turn + 1], restart, *later]))
    assert len(found) == len(rows) + 1
    assert found[-1][0].table.over
    assert found[turn][0] is not found[turn + 1][0]


def given(game: Game[Any], rows: list[Entry]) -> Iterator[tuple[Play[Any], Entry]]:
    """Give the answers of a log again."""
    for play, row in again(game, rows):
        yield play, row
        play.answer(row.seat, row.action)


# The classic board.


def test_a_throw_is_judged_by_its_best_move_and_no_move_at_all() -> None:
    play = classic.on_turn("yellow", yellow="20 B B B", green="15 B B B")
    outlook = RaceOutlook(play.game)
    assert outlook.thrown(play) is None, "nobody has thrown yet"
    stuck = classic.on_turn("yellow", yellow="B B B B", green="15 B B B")
    stuck.answer(0, "roll")
    ask = outlook.thrown(stuck)
    assert ask is not None
    thrown = ask()
    assert list(thrown) == list("123456")
    assert thrown["1"] == thrown["5"]
    assert outlook.chances(thrown["6"])[0] > outlook.chances(thrown["1"])[0]
    assert outlook.thrown(classic.classic().start()) is None, "that is who begins"


def to_overlook() -> classic.Standing:
    """Yellow has to capture with the piece that is far ahead, and can move the other one."""
    game = classic.classic(compulsory_capture="penalty")
    play = classic.on_turn("yellow", game, yellow="2 32 B B", green="25 B B B")
    classic.roll(play, 3)
    return play


def test_a_move_that_breaks_a_duty_would_never_have_been_better() -> None:
    play = to_overlook()
    view = play.game.view(play, 0, ())
    outlook = RaceOutlook(play.game)
    options = play.options(0)
    broken = [each.action for each in getattr(view, "choices", ()) if each.breaks]
    assert set(options) - set(outlook.after(view, 0, options)) == set(broken)
    (sound,) = set(options) - set(broken)
    assert one(play, outlook, 0, sound).costly == ()


def test_a_broken_duty_costs_the_chances_lost_by_its_penalty() -> None:
    """The capture that was overlooked, and the piece that should have made it."""
    play = to_overlook()
    outlook = RaceOutlook(play.game)
    [costly] = one(play, outlook, 0, "move 1").costly
    assert (costly.done, costly.better) == ("move 1", "move 2")
    assert costly.price == (Overlooked(0, 1, 32),)
    left = outlook.chances(
        outlook.judged(classic.position(classic.classic(), yellow="5 B B B", green="25 B B B"), 1)
    )
    best = outlook.chances(
        outlook.judged(classic.position(classic.classic(), yellow="2 35 B B"), 1)
    )
    assert isclose(costly.cost, best[0] - left[0])


@pytest.mark.parametrize("done", ["pass", "move 1"])
def test_a_broken_must_cost_the_move_and_the_piece(done: str) -> None:
    """Whatever was done instead did not count (004, rules 11 and 13)."""
    game = classic.tournament(must_mode="penalty")
    play = classic.on_turn("yellow", game, yellow="2 32 B B", green="25 B B B")
    classic.roll(play, 3)
    outlook = TournamentOutlook(game)
    [costly] = one(play, outlook, 0, done).costly
    assert (costly.better, costly.price) == ("move 2", (Broke(0, 10), Fined(0, 1, 32)))
    left = outlook.chances(
        outlook.judged(classic.position(game, yellow="2 B B B", green="25 B B B"), 1)
    )
    best = outlook.chances(outlook.judged(classic.position(game, yellow="2 35 B B"), 1))
    assert isclose(costly.cost, best[0] - left[0])


def test_another_of_three_rolls_is_a_choice() -> None:
    game = classic.classic((0, 1, 2), three_rolls=True, extra_colours=True)
    play = classic.on_turn("yellow", game, yellow="B B B B", black="5 B B B")
    classic.roll(play, 2)
    assert classic.options(play) == ["neutral 1", "retry"]
    found = RaceOutlook(game).after(game.view(play, 0, ()), 0, play.options(0))
    assert list(found) == ["neutral 1", "retry"]


def test_a_player_that_has_won_stands_infinitely_well() -> None:
    """All own colours have to be home, and the neutral one; or one is enough."""
    game = classic.classic()
    pieces = classic.position(game, yellow="a b c d", green="5 B B B")
    outlook = RaceOutlook(game)
    assert outlook.judged(pieces, 1)[0] == inf
    assert outlook.chances(outlook.judged(pieces, 1)) == {0: 1.0, 1: 0.0, 2: 0.0, 3: 0.0}
    neutral = RaceOutlook(classic.classic((0, 1, 2), extra_colours=True))
    assert neutral.judged(pieces, 1)[0] < inf
    two = RaceOutlook(classic.classic((0, 1), extra_colours=True))
    assert two.judged(pieces, 1)[0] < inf
    game = classic.classic((0, 1), extra_colours=True, two_player_win="first_colour")
    assert RaceOutlook(game).judged(pieces, 1)[0] == inf


# Cards in hand.


def about_to_score() -> Play[Any]:
    """Yellow wins with a 2 at the end of its first row; its 5 leads nowhere."""
    return race.on_turn(
        "yellow",
        race.race(2),
        hand="2 5",
        yellow="8 15 38 | 20",
        green="7 14 30 36",
        points=(36, 36, 0, 0),
    )


def test_a_better_use_of_hidden_cards_is_told_to_their_owner_alone() -> None:
    """Everybody knows what else could have been done with the dice that were laid."""
    play, make = about_to_score(), CARD_RACE.outlook
    assert make is not None
    found = one(play, make(play.game), 0, "row 2 5")
    assert [(each.better, each.private) for each in found.costly] == [("row 1 2", True)]
    assert len(found.told(7)) == 1
    assert found.told(8) == []
    play = about_to_score()
    found = one(play, make(play.game), 0, "row 2 2")
    assert [each.better for each in found.told(8)] == ["row 1 2"], "the same die"


def test_others_are_told_only_of_choices_with_the_same_dice() -> None:
    """The best for its owner, the best with the same dice for all others."""
    play = race.on_turn(
        "yellow", race.race(2), hand="2 5", yellow="8 38 | 35 | 1", points=(39, 0, 30, 0)
    )
    make = CARD_RACE.outlook
    assert make is not None
    judge, view = make(play.game), play.game.view(play, 0, ())
    worth = {
        action: judge.chances(standings)[0]
        for action, standings in judge.after(view, 0, play.options(0)).items()
    }
    assert worth["row 1 2"] == worth["row 2 5"] == 1
    assert judge.known(play.pending, 0, "row 3 5") == ["row 2 5", "row 3 5"]  # type: ignore[arg-type]
    assert judge.known(play.pending, 0, "new 2+5") == []  # type: ignore[arg-type]


def test_a_row_of_more_worth_is_costlier_to_give_back() -> None:
    game = race.race(2, stuck="drop_row")
    play = race.on_turn("yellow", game, hand="5 6", yellow="36 | 37 | 38 39")
    assert play.options(0) == ("drop 1", "drop 2", "drop 3")
    outlook = CARD_RACE.outlook
    assert outlook is not None
    found = outlook(game).after(game.view(play, 0, ()), 0, play.options(0))
    assert found["drop 3"][0] < min(found["drop 1"][0], found["drop 2"][0])


def look(play: cards.Cards, colour: str) -> dict[str, float]:
    """Return how likely *colour* wins after what it may do."""
    seat, outlook = cards.seat(colour), ACTION_CARDS.outlook
    assert outlook is not None
    judge = outlook(play.game)
    found = judge.after(cards.view(play, colour), seat, cards.options(play, colour))
    return {action: judge.chances(standings)[seat] for action, standings in found.items()}


def test_a_card_is_compared_with_the_roll() -> None:
    held = {"yellow": "heimweh freigang hamsterkauf rausschmeisser"}
    play = cards.on_turn("yellow", hands=held, yellow="39 b c d", green="33 B B B", red="35 B B B")
    found = look(play, "yellow")
    assert found["play heimweh 1"] == 1
    assert 0 < found["roll"] < 1
    assert any(action.startswith("play rausschmeisser") for action in found)
    assert "play hamsterkauf" in found


def test_a_throw_that_a_card_brings_is_no_players_luck() -> None:
    """It may be anybody's, with any pieces."""
    play = cards.on_turn("yellow", hands={"yellow": "zugabe"}, yellow="5 12 B B")
    make = ACTION_CARDS.outlook
    assert make is not None
    cards.do(play, "yellow", "play zugabe")
    cards.all_pass(play)
    assert play.pending == ROLL
    assert make(play.game).thrown(play) is None
    rolled = cards.on_turn("yellow", yellow="5 12 B B")
    cards.do(rolled, "yellow", "roll")
    thrown = make(rolled.game).thrown(rolled)
    assert thrown is not None
    assert len(thrown()) == 6


def test_a_move_by_a_throw_is_compared_with_moves_alone() -> None:
    play = cards.on_turn("yellow", hands={"yellow": "sprint"}, yellow="5 12 B B", green="33 B B B")
    cards.roll(play, 3)
    assert set(look(play, "yellow")) == {"move 1", "move 2"}


def test_a_player_that_is_hit_may_let_it_be_stop_it_or_hit_back() -> None:
    held = {"green": "schutzengel retourkutsche wuerfelpech"}
    play = cards.on_turn("yellow", hands=held, yellow="31 B B B", green="23 B B B")
    cards.roll(play, 2)
    cards.do(play, "yellow", "move 1")
    found = look(play, "green")
    assert set(found) == {"pass", "play schutzengel", "play retourkutsche"}
    assert found["play schutzengel"] > found["pass"]
    assert found["play retourkutsche"] > found["pass"]


def test_a_player_that_is_hit_by_a_card_may_stop_it() -> None:
    held = {"yellow": "sprint", "green": "denkste"}
    play = cards.on_turn("yellow", hands=held, yellow="25 B B B", green="23 B B B")
    cards.do(play, "yellow", "play sprint 1")
    found = look(play, "green")
    assert found["play denkste"] > found["pass"]


# The wall race.


def test_both_orders_of_two_dice_are_one_throw() -> None:
    game, _ = played(WALLS, 2, trial("walls").seed)
    play, outlook = game.start(), WALLS.outlook
    assert outlook is not None
    judge, random = outlook(game), Random(1)
    while not (ask := judge.thrown(play)):
        play.answer(*reply(play, by_chance, random))
    thrown = ask()
    assert len(thrown) == 36
    assert thrown["2 5"] == thrown["5 2"]
    seat = play.table.turn
    assert len({standings[seat] for standings in thrown.values()}) > 10


# How warm they are.


def test_the_warmth_is_found_that_games_were_made_with() -> None:
    """Who stands better by the logarithm of 3, twice, wins three times of four."""
    found: list[warmth.Seen] = [
        ({0: 2 * log(3), 1: 0.0}, int(number % 4 == 0)) for number in range(40)
    ]
    assert isclose(warmth.fitted(found), 2, rel_tol=0.05)
    assert list(warmth.table(found, 2.0)) == [
        "| 20 to 30 | 25.0 | 25.0 | 40 |",
        "| 70 to 80 | 75.0 | 75.0 | 40 |",
    ]


def test_games_are_played_to_fit_it(capsys: pytest.CaptureFixture[str]) -> None:
    warmth.main("card_race", "2", "1")
    assert capsys.readouterr().out.startswith("card_race, 2:")


@pytest.mark.parametrize("note", ["left 2", "taken-back 2", "rules 2"])
def test_a_note_of_a_player_that_left_or_took_back_or_of_other_rules_is_no_choice(
    note: str,
) -> None:
    game, rows = played(CLASSIC)
    rows[40:40] = [Entry(0, META, note, 3, b"", b"[]", 0.0)]
    rows = [structs.replace(row, seq=seq) for seq, row in enumerate(rows, 1)]
    assert looked(CLASSIC, game, rows).winners


@pytest.mark.parametrize("place", [40, -1])
def test_a_game_of_other_rules_is_not_told_as_if_it_had_gone_so(place: int) -> None:
    """Though all answers are legal today: something else came of one of them then."""
    game, rows = played(CLASSIC)
    rows[place] = structs.replace(rows[place], events=b'[{"type":"Rolled","seat":0,"pips":7}]')
    with pytest.raises(IllegalAction, match="other effects"):
        list(given(game, rows))
