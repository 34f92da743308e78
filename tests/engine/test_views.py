"""Views of all games: their defaults, and feuds, derived from a result."""

from __future__ import annotations

from engine.views import ResultView, SeatResult, View


def seat(number: int, *sent: int, further: tuple[int, ...] = ()) -> SeatResult:
    """A seat by how many pieces of each colour it captured."""
    return SeatResult(number, number + 1, sum(sent), 0, (), further=further, sent=sent)


def feud(*seats: SeatResult) -> tuple[int, int, tuple[int, int]] | None:
    """Return the feud's two seats, the leading one first, and its score."""
    found = ResultView("classic-4", seats).feud
    return (found.ahead.seat, found.behind.seat, found.score) if found else None


def test_a_feud_is_of_the_two_that_took_most_from_each_other() -> None:
    third = seat(2, 1, 1, 0)
    assert feud(seat(0, 0, 2, 1), seat(1, 3, 0, 1), third) == (1, 0, (3, 2))
    assert feud(seat(0, 0, 3, 1), seat(1, 2, 0, 1), third) == (0, 1, (3, 2))


def test_there_is_none_of_two_players_nor_of_little_nor_of_one_side() -> None:
    calm = seat(2, 0, 0, 0)
    assert feud(seat(0, 0, 9), seat(1, 9, 0)) is None
    assert feud(seat(0, 0, 2, 0), seat(1, 1, 0, 0), calm) is None
    assert feud(seat(0, 0, 9, 0), seat(1, 0, 0, 0), calm) is None
    assert feud(SeatResult(0, 1, 9, 0, ()), seat(1, 9, 0, 0), calm) is None, "not known by whom"


def test_all_colours_of_a_player_count() -> None:
    both = seat(0, 0, 3, 0, 0, further=(2,))
    assert feud(both, seat(1, 1, 0, 1, 0), seat(3, 0, 0, 0, 0)) == (0, 1, (3, 2))


def test_a_view_has_no_choices_dice_or_cards_unless_its_game_has() -> None:
    view = View()
    assert (view.home, view.choices, view.dice, view.hand) == (0, (), (), ())
