"""002, what is in the box and "Spielvorbereitung": cards, the centre, hands, who begins."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from data.shipped.decks import card_race
from engine.card_race.game import BeganRow, CardRace, CardRaceTable, DrewDice, Shuffled
from engine.catalog import CARD_RACE
from engine.chance import Roll, Shuffle
from engine.core import CHANCE, Decision, Play
from engine.first_player import Began, OpeningRoll
from tests.engine.card_race.tables import COLOURS, lay, on_turn, race, rows, turn, view
from tests.rules import reading, rule

BOX = "Das Kartenspiel"
PREPARATION = "Spielvorbereitung"
COURSE = "Spielablauf"

IN_ORDER = " ".join(map(str, range(130)))


def dealt(game: CardRace) -> Play[CardRaceTable]:
    """Return a game whose dice were shuffled into the order in which they come out of the box."""
    play = game.start()
    play.answer(CHANCE, IN_ORDER)
    return play


@rule("002", BOX, 1, 1)
def test_two_three_or_four_people_play() -> None:
    """002, box, 1: and any colours go together."""
    book = CARD_RACE.values("book")
    assert CARD_RACE.numbers(book) == (2, 3, 4)
    assert [len(CARD_RACE.seating(people, book).arms) for people in (2, 3, 4)] == [6, 4, 1]
    assert CARD_RACE.seating(2, book).arms[0] == (0, 1)
    for people in (2, 3, 4):
        assert len(race(people).start().game.seats) == people


@rule("002", BOX, 2, 1)
@reading("K-0")
def test_fifty_figures_and_130_dice() -> None:
    """002, box, 2: figures to 10 twice, to 40 once; 22 dice each of 1 to 4, 21 of 5 and 6."""
    deck = card_race()
    assert deck.copies == (0, *[2] * 10, *[1] * 30)
    assert sum(deck.copies) == 50
    assert deck.dice == (22, 22, 22, 22, 21, 21)
    assert sum(deck.dice) == 130
    assert Counter(race().new().deck) == Counter(dict(enumerate(deck.dice, 1)))


@rule("002", PREPARATION, 1, 1)
@pytest.mark.parametrize("people", [2, 3, 4])
def test_all_figures_lie_open_in_the_centre(people: int) -> None:
    """002, preparation, 1.1: everybody sees them, and nobody has any."""
    play = dealt(race(people))
    for seat in (*range(people), None):
        seen = view(play, None if seat is None else COLOURS[seat])
        assert all(seen.centre[1:])
        assert seen.rows == tuple(((),) * 3 if seat < people else () for seat in range(4))


@rule("002", PREPARATION, 1, 4)
@reading("K-14")
@pytest.mark.parametrize(("people", "copies"), [(2, 1), (3, 2), (4, 2)])
def test_two_people_leave_the_second_copies_in_the_box(people: int, copies: int) -> None:
    """002, preparation, 1.4: with three or four, 1 to 10 lie there twice."""
    assert view(dealt(race(people))).centre == (0, *[copies] * 10, *[1] * 30)


@rule("002", PREPARATION, 2, 1)
@pytest.mark.parametrize("people", [2, 3, 4])
def test_the_dice_are_shuffled_and_everybody_gets_two(people: int) -> None:
    """002, preparation, 2.1: unseen by the others."""
    play = race(people).start()
    assert play.pending == Shuffle(130)
    events = play.answer(CHANCE, IN_ORDER)
    assert events[0] == Shuffled(130)
    # The last card is the top one: the sixes come first.
    assert events[1:] == [DrewDice(seat, 2, (6, 6)) for seat in range(people)]
    for event in events[1:]:
        assert isinstance(event, DrewDice)
        assert event.seen_by(event.seat) == event
        for other in {*range(people), None} - {event.seat}:
            assert event.seen_by(other) == DrewDice(event.seat, 2, ())
    assert view(play).held == tuple(2 if seat < people else 0 for seat in range(4))


def test_dice_are_dealt_in_the_order_of_the_seats() -> None:
    """Wherever the host sits, so that the same order of the cards gives the same hands."""
    events = race((2, 0, 3)).start().answer(CHANCE, IN_ORDER)
    assert [event.seat for event in events if isinstance(event, DrewDice)] == [0, 2, 3]


@rule("002", PREPARATION, 2, 2)
def test_the_other_dice_are_the_draw_pile() -> None:
    """002, preparation, 2.2: of which only the size is known."""
    play = dealt(race(4))
    assert len(play.table.deck) == view(play).deck == 122
    assert view(play).discard == ()


@rule("002", COURSE, 1, 1)
@reading("K-0")
def test_the_highest_roll_begins() -> None:
    """002, course, 1.1: the youngest, but see reading C-2; who ties rolls again."""
    play = dealt(race())
    assert play.pending == Roll(1)
    assert play.answer(CHANCE, "3") == [OpeningRoll(0, 3)]
    assert play.answer(CHANCE, "5") == [OpeningRoll(1, 5)]
    assert play.answer(CHANCE, "5") == [OpeningRoll(2, 5)]
    assert view(play).turn is None
    play.answer(CHANCE, "1")
    assert play.answer(CHANCE, "2") == [OpeningRoll(2, 2), Began(2)]
    assert turn(play) == "red"
    assert view(play).turn == 2


@reading("K-0")
def test_chance_or_the_host_may_decide_which_player_begins() -> None:
    """K-0, `first_player`: any seat by chance; the host without a roll."""
    play = dealt(race((3, 0, 1), first_player="random"))
    assert play.answer(CHANCE, "2") == [Began(3)]
    play = race((3, 0, 1), first_player="host").start()
    assert play.answer(CHANCE, IN_ORDER)[-1] == Began(3)
    assert isinstance(play.pending, Decision)


@rule("002", COURSE, 1, 2, 4)
def test_a_die_is_laid_a_figure_is_taken_and_a_die_is_drawn() -> None:
    """002, course, 1.2 and 1.4: open on the discards, open in front, and two in hand again."""
    play = on_turn("yellow", hand="3 6", top="5")
    assert lay(play, "new 3") == [BeganRow(0, (3,), 1, 3), DrewDice(0, 1, (5,))]
    assert rows(play, "yellow") == "3"
    seen = view(play, "yellow")
    assert seen.hand == (5, 6)
    assert seen.discard == (3,)
    assert view(play, "green").discard == (3,)
    assert view(play, "green").rows[0] == ((3,), (), ())
    assert seen.centre[3] == 1


@rule("002", COURSE, 1, 5)
def test_turns_go_around_clockwise() -> None:
    """002, course, 1.5: by seat, whoever the host is."""
    play = on_turn("green", race((3, 0, 1)))
    order = []
    for _ in range(6):
        order.append(turn(play))
        lay(play, play.options(COLOURS.index(turn(play)))[0])
    assert order == ["green", "black", "yellow"] * 2


@rule("002", COURSE, 2, 1)
@reading("K-12")
def test_a_used_up_draw_pile_is_made_of_the_discards() -> None:
    """002, course, 2.1: all of them, with what was just laid, in an order nobody knows."""
    play = on_turn("yellow", hand="3 6", top="5", deck=1)
    assert lay(play, "new 3") == [BeganRow(0, (3,), 1, 3)]
    cards = 130 - 2 * 3
    assert play.pending == Shuffle(cards)
    assert view(play).deck == 0
    events = play.answer(CHANCE, " ".join(map(str, range(cards))))
    assert events == [Shuffled(cards), DrewDice(0, 1, (5,))]
    assert play.table.deck[-1] == 3
    assert view(play).deck == cards
    assert view(play).discard == ()
    assert turn(play) == "green"


@rule("002", COURSE, 2, 1)
@reading("K-12")
def test_the_discards_are_shuffled_and_lie_face_down() -> None:
    """002, course, 2.1: they come as chance has ordered them, and nobody sees how."""
    play = on_turn("yellow", hand="3 6", top="5", deck=1)
    lay(play, "new 3")
    cards = [*play.table.discard]
    order = Random(1).sample(range(len(cards)), len(cards))
    play.answer(CHANCE, " ".join(map(str, order)))
    assert play.table.deck == [cards[place] for place in order] != cards
    assert Counter(play.table.deck) == Counter(cards)
    assert isinstance(play.pending, Decision)
    top, seat = play.table.deck[-1], play.table.turn
    assert seat is not None
    assert lay(play, play.options(seat)[0])[-1] == DrewDice(seat, 1, (top,))
    assert Shuffle(130).hidden
    assert not any(getattr(view(play, who), "discard", ())[1:] for who in (*COLOURS[:3], None))


@rule("002", COURSE, 2, 1)
@reading("K-12")
def test_the_draw_pile_is_not_made_anew_before_it_is_used_up() -> None:
    """002, course, 2.1: its last card but one is drawn, and nothing is shuffled."""
    play = on_turn("yellow", hand="3 6", top="5 4", deck=2)
    assert lay(play, "new 3") == [BeganRow(0, (3,), 1, 3), DrewDice(0, 1, (5,))]
    assert (view(play).deck, turn(play)) == (1, "green")
    assert view(play).discard[-1] == 3


@rule("002", COURSE, 2, 1)
@reading("K-12")
def test_the_draw_pile_may_be_used_up_between_two_cards() -> None:
    """002, course, 2.1: the second is drawn from the new one, which may hold what was just laid."""
    play = on_turn("yellow", hand="3 6", top="5", deck=1)
    lay(play, "new 3+6")
    cards = 130 - 2 * 2 - 1
    assert play.pending == Shuffle(cards)
    order = " ".join(map(str, range(cards)))
    assert play.answer(CHANCE, order) == [Shuffled(cards), DrewDice(0, 2, (5, 6))]
    assert len(play.table.deck) == cards - 1


@rule("002", PREPARATION, 1, 1)
@pytest.mark.parametrize("people", [2, 3, 4])
def test_no_player_begins_with_points(people: int) -> None:
    """002, preparation: nor with a row, and the piles are the dice that nobody holds."""
    table = race(people).new()
    assert table.points == [0, 0, 0, 0]
    assert all(not row for seat in table.rows for row in seat)
    assert (table.winner, table.discard, any(table.hands)) == (None, [], False)


@reading("K-12")
def test_there_are_always_dice_to_draw() -> None:
    """K-12: of 130 cards at most eight are in hands."""
    deck = card_race()
    assert sum(deck.dice) > 2 * max(CARD_RACE.numbers(CARD_RACE.values("book")))
