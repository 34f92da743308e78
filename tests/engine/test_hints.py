"""What somebody is told who asks what to do: what a good player would, and why."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from engine.action_cards import players
from engine.action_cards.kinds import KINDS
from engine.catalog import ACTION_CARDS, CARD_RACE, CATALOG, CLASSIC, TOURNAMENT, WALLS
from engine.evaluation import Terms
from engine.hints import Hint, Why, advise, nearer, reasons
from engine.hosting.actions.lobby import set_options
from engine.hosting.state.setups import Setup, advised, setup
from engine.players import LET_BE, decide, redeal, reply
from engine.views import View
from tests.engine.action_cards import tables as cards
from tests.engine.card_race import tables as card_race
from tests.engine.classic.positions import on_turn, roll
from tests.engine.hosting.seated import ADA, BEN, changed, lobby, refused
from tests.engine.walls import tables as walls
from tests.games import uniform


def test_the_reason_for_a_hint_is_its_advantage_over_all_others() -> None:
    """What it is best at, beginning with what makes it better than the next best."""
    weighed = {"a": Terms(way=5, risk=-1), "b": Terms(way=1, hits=2), "c": Terms(way=3, risk=-9)}
    assert reasons(weighed, "a", View()) == ("way",)
    assert reasons({**weighed, "a": Terms(way=3, hits=3)}, "a", View()) == ("way", "hits")
    assert reasons(weighed, "b", View()) == ("hits", "risk")


def test_a_hint_without_an_advantage_shows_later() -> None:
    assert reasons({"a": Terms(way=1), "b": Terms(way=2)}, "a", View()) == ("later",)
    assert reasons({"b": Terms(way=1)}, "a", View()) == ("later",)
    assert reasons({"a": Terms(way=1), "never": Terms(-inf)}, "a", View()) == ("only",)


@pytest.mark.parametrize(
    ("pips", "hint", "pieces"),
    [
        (4, Hint("move 2", ("risk", "hits")), {"yellow": "12 20 c d", "red": "4 B B B"}),
        (3, Hint("move 2", ("risk", "front")), {"yellow": "5 30 c d", "black": "B 39 38 B"}),
    ],
)
def test_on_the_classic_board(pips: int, hint: Hint, pieces: dict[str, str]) -> None:
    """The first captures who could have captured it; the other gets away from two pieces."""
    play = on_turn("yellow", **pieces)
    roll(play, pips)
    before = play.state
    assert advise(CLASSIC, play, 0, Random(1)) == hint
    assert play.state == before


def test_a_player_that_has_no_choice_is_told_so() -> None:
    assert advise(CLASSIC, on_turn("yellow"), 0, Random(1)) == Hint("roll", ("only",))


def test_with_action_cards_others_may_be_let_be() -> None:
    play = cards.on_turn("yellow", hands={"green": "flohsprung"}, green="15 B B B")
    hint = advise(ACTION_CARDS, play, 1, Random(1))
    assert hint.action == LET_BE


def test_in_the_card_race() -> None:
    play = card_race.on_turn(
        "yellow", card_race.race(2), hand="2 5", yellow="8 15 38 | 23", green="36"
    )
    assert advise(CARD_RACE, play, 0, Random(1)).action == "row 1 2"


def nearest(pips: int, action: str, **pieces: str) -> Why | None:
    """How a move is said to bring yellow nearer."""
    play = on_turn("yellow", **pieces)
    roll(play, pips)
    assert action in play.options(0)
    return nearer(play.game.view(play, 0, ()), action)


def test_of_equally_long_moves_none_is_the_fastest() -> None:
    assert nearest(3, "move 1", yellow="5 20 c d") is None
    assert nearest(3, "move 2", yellow="5 20 c d") == "front"
    assert nearest(3, "move 3", yellow="5 20 a B") is None, "it is in the goal already"
    assert nearest(3, "move 2", yellow="5 38 B d") == "home"
    assert nearest(6, "enter", yellow="5 20 c B") is None


def test_in_the_wall_race_a_way_that_gains_nothing_loses_the_least_ground() -> None:
    view = walls.view(walls.rolled("red", "2 5", red="22"))
    assert nearer(view, "go 1 +2 +5") == "way"
    assert nearer(view, "go 1 +2 -5") == "ground"


@pytest.mark.many
@pytest.mark.parametrize("system", [CARD_RACE, WALLS, ACTION_CARDS], ids=lambda each: each.key)
def test_advice_knows_nothing_that_is_hidden(system: object) -> None:
    """In a game that looks the same and differs in what is hidden, the same is said."""
    found = CATALOG[getattr(system, "key", "")]
    values = found.values(next(iter(found.presets)))
    play = found.make(found.seating(2, values).arms[0], values).start()
    random, told = Random(4), 0
    for _ in range(60):
        for seat in play.game.seats:
            choice = len(play.options(seat)) > 1 and not play.table.over and told < 12
            if choice and (other := redeal(play, seat, uniform(Random(told)))):
                hint = advise(found, play, seat, Random(7))
                assert hint == advise(found, other, seat, Random(7))
                assert hint.action in (LET_BE, *play.options(seat))
                told += 1
        play.answer(*reply(play, found.levels["normal"], random))
    assert told > 5


def test_no_player_may_ask_where_it_is_a_contest_or_there_is_no_time() -> None:
    """Unless a host wants it, which is kept when they play again."""
    assert advised(Setup("book"), CLASSIC)
    assert not advised(Setup("book", pace="quick"), CLASSIC)
    assert advised(Setup("book", pace="quick", hints=True), CLASSIC)
    assert not advised(Setup("book", hints=False), CLASSIC)
    assert not advised(Setup("book", hints=True), TOURNAMENT)
    record = lobby((0, ADA))
    for wanted in (True, False):
        assert setup(changed(record, set_options(record, ADA, hints=wanted))).hints is wanted
    with refused("only-host", host=str(ADA)):
        set_options(lobby((0, ADA), (1, BEN)), BEN, hints=True)


def test_a_player_that_avenges_a_capture_is_no_safer() -> None:
    play = cards.on_turn(
        "yellow", hands={"green": "retourkutsche"}, yellow="20 B B B", green="13 B B B"
    )
    cards.roll(play, 3)
    cards.do(play, "yellow", "move 1")
    assert advise(ACTION_CARDS, play, 1, Random(1)) == Hint("play retourkutsche", ("hits",))


def test_a_hint_is_called_safest_only_if_it_is() -> None:
    """Four of the five other ways are safer here."""
    game = card_race.race((0, 1))
    play = card_race.on_turn(
        "yellow",
        game,
        hand="2 4",
        points=(9, 13, 0, 0),
        yellow="6 | 5 | 8 13",
        green="4 | 12",
    )
    hint = advise(CARD_RACE, play, 0, Random(1))
    assert CARD_RACE.weigh is not None
    weighed = CARD_RACE.weigh(game.view(play, 0, ()), 0, play.options(0))
    assert sum(each.risk > weighed[hint.action].risk for each in weighed.values()) == 4
    assert "risk" not in hint.why


@pytest.mark.parametrize(
    ("card", "option", "why"),
    [
        ("hamsterkauf", "play hamsterkauf", "keeps"),
        ("taschendieb", "play taschendieb 1", "hits"),
        ("schlafmuetze", "play schlafmuetze 1", "hits"),
        ("windstoss", "play windstoss 1", "hits"),
    ],
)
def test_cards_that_move_no_piece_of_ones_own_bring_no_player_to_the_goal(
    card: str, option: str, why: Why
) -> None:
    held = {"yellow": card, "green": "tandem tandem"}
    play = cards.on_turn(
        "yellow", cards.cards((0, 1)), hands=held, yellow="20 B B B", green="15 B B B"
    )
    hint = advise(ACTION_CARDS, play, 0, Random(1))
    assert hint == Hint(option, (why,))


@pytest.mark.many
def test_the_term_of_a_card_changes_neither_its_worth_nor_any_decision(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only those with a taste of their own, and who gives advice, look at the single terms."""
    assert {kind.gives for kind in KINDS.values()} == {"way", "hits", "keeps"}
    random, seen = Random(1), 0
    values = ACTION_CARDS.values("book")
    for seed in range(4):
        people = 2 + seed % 3
        play = ACTION_CARDS.make(ACTION_CARDS.seating(people, values).arms[0], values).start()
        for _ in range(250):
            if play.table.over:
                break
            for seat in play.game.seats:
                options = play.options(seat)
                if not any(option.startswith("play ") for option in options):
                    continue
                found = []
                for given in (None, "way"):
                    with monkeypatch.context() as patch:
                        for kind in KINDS.values() if given else ():
                            patch.setattr(type(kind), "gives", given)
                        shown = play.game.view(play, seat, ())
                        worth = players.rank(shown, seat, options)
                        chosen = [
                            decide(ACTION_CARDS.levels[level], play, seat, options, Random(5))
                            for level in ("normal", "hard")
                        ]
                        found.append((chosen, [pytest.approx(each) for each in worth.values()]))
                assert found[0][0] == found[1][0]
                assert [each.expected for each in found[0][1]] == found[1][1]
                seen += 1
            play.answer(*reply(play, ACTION_CARDS.levels["normal"], random))
    assert seen > 100
