"""Any number of options becomes taps that fit a message, and every option can be reached by them."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.widgets.option_steps import (
    APART,
    BUTTONS,
    MENU,
    MENUS,
    ONLY,
    PAGE,
    Option,
    Shared,
    Step,
    Tap,
    step,
)


def plain(count: int) -> list[Option]:
    """Options that share nothing."""
    return [Option(f"do {number}", f"Do {number}") for number in range(count)]


def ways(*counts: int) -> list[Option]:
    """Options of pieces that have so many ways each."""
    return [
        Option(f"go {piece} {way}", f"way {way}", mark=f"<{way}>", shared=(owner,))
        for piece, count in enumerate(counts, 1)
        for owner in [Shared(str(piece), f"Piece {piece}", mark=f"<{piece}>")]
        for way in range(1, count + 1)
    ]


def shown(options: list[Option], path: str = "") -> Step:
    found = step(options, path)
    assert found is not None
    return found


def labels(found: Step) -> list[str]:
    return [tap.label for tap in found.taps]


def reached(options: list[Option], path: str = "") -> list[tuple[str, int]]:
    """Return every action that taps lead to, with the number of taps."""
    found, actions = shown(options, path), []
    assert 0 < len(found.taps) <= MENUS * MENU
    assert bool(found.menus) == (len(found.taps) > BUTTONS)
    if found.menus:
        assert tuple(tap for menu in found.menus for tap in menu) == found.taps
        assert len(found.menus) <= MENUS
        assert all(0 < len(menu) <= MENU for menu in found.menus)
    for tap in found.taps:
        if tap.action is not None:
            actions.append((tap.action, 1))
        else:
            assert tap.path != path
            assert shown(options, tap.path).back == path
            actions += [(action, taps + 1) for action, taps in reached(options, tap.path)]
    return actions


def test_options_that_share_nothing_are_offered_directly() -> None:
    found = shown(plain(4))
    assert found.taps == tuple(Tap(f"Do {n}", action=f"do {n}") for n in range(4))
    assert found.back is None
    assert not found.menus


def test_options_without_room_for_buttons_become_a_menu() -> None:
    assert not shown(plain(BUTTONS)).menus
    assert [len(menu) for menu in shown(plain(BUTTONS + 1)).menus] == [BUTTONS + 1]
    assert [len(menu) for menu in shown(plain(MENU)).menus] == [MENU]


def test_options_without_room_in_one_menu_have_two() -> None:
    """The squares of a board: nobody should have to turn over a page first."""
    found = shown(plain(39))
    assert [len(menu) for menu in found.menus] == [20, 19]
    assert {taps for _, taps in reached(plain(39))} == {1}
    assert [len(menu) for menu in shown(plain(MENUS * MENU)).menus] == [MENU, MENU]


def test_a_shared_part_is_chosen_first() -> None:
    options = ways(3, 2)
    first = shown(options)
    assert first.taps == (
        Tap("Piece 1", path="1"),
        Tap("Piece 2", path="2"),
    )
    second = shown(options, "2")
    assert second.taps == (
        Tap("way 1", mark="<1>", action="go 2 1"),
        Tap("way 2", mark="<2>", action="go 2 2"),
    )
    assert second.back == ""
    assert second.options == tuple(options[3:])


def test_an_option_alone_in_its_group_is_done_at_once() -> None:
    assert shown(ways(3, 1)).taps[1] == Tap("way 1", mark="<2>", action="go 2 1")
    unnumbered = [*plain(1), Option("go", "Go", shared=(Shared("x", "The x"),))]
    assert shown(unnumbered).taps[1] == Tap("Go", action="go")


def test_a_part_shared_by_all_options_is_not_asked() -> None:
    assert [tap.action for tap in shown(ways(5)).taps] == [f"go 1 {way}" for way in range(1, 6)]


def test_three_steps() -> None:
    options = [
        Option(f"{a}{b}{c}", str(c), shared=(Shared(a, a), Shared(b, b)))
        for a in "xy"
        for b in "pq"
        for c in (1, 2)
    ]
    assert labels(shown(options)) == ["x", "y"]
    assert labels(shown(options, "y")) == ["p", "q"]
    assert [tap.action for tap in shown(options, f"y{APART}q").taps] == ["yq1", "yq2"]
    assert shown(options, f"y{APART}q").back == "y"
    # Where the first of them leaves no choice, the second is asked.
    assert labels(shown(options[:4])) == ["p", "q"]


def test_an_option_that_shares_nothing_stands_beside_the_rest() -> None:
    options = [*ways(2, 2), Option("pass", "Pass", quiet=True)]
    assert shown(options).taps[-1] == Tap("Pass", action="pass", quiet=True)


def test_many_are_turned_over_in_pages() -> None:
    found = shown(plain(60))
    assert labels(found) == ["Do 0 … Do 24", "Do 25 … Do 49", "Do 50 … Do 59"]
    assert labels(shown(plain(60), found.taps[2].path)) == [f"Do {n}" for n in range(50, 60)]
    assert shown(plain(60), found.taps[2].path).back == ""


@settings(max_examples=60)
@given(st.lists(st.integers(1, 60), min_size=1, max_size=70), st.integers(0, 40))
def test_every_option_is_reached_by_a_few_taps(counts: list[int], more: int) -> None:
    options = ways(*counts) + plain(more)
    found = reached(options)
    assert sorted(action for action, _ in found) == sorted(each.action for each in options)
    assert max(taps for _, taps in found) <= 4


def test_thousands_are_reached() -> None:
    found = reached(plain(2000))
    assert len(found) == len(set(found)) == 2000
    assert {taps for _, taps in found} == {3}


def test_two_taps_choose_a_piece_and_its_way() -> None:
    assert {taps for _, taps in reached(ways(10, 12, 3))} == {2}


def test_a_path_that_there_is_not_leads_nowhere() -> None:
    for path in ("3", "1/1", "", "~0", "~x+y", "~90+5", f"{PAGE}0+0", "1/~99+1", "//"):
        assert (step(ways(2, 2), path) is None) == (path != "")
    assert step([], "") == Step((), ())


def test_one_option_is_offered_alone_to_be_confirmed() -> None:
    """It leads back to where it was offered: to its piece's ways, or to the pieces."""
    options = ways(3, 1)
    found = shown(options, f"{ONLY}go 1 2")
    assert found.taps == (Tap("way 2", "<2>", "go 1 2", sure=True),)
    assert [option.action for option in found.options] == ["go 1 2"]
    assert found.back == "1"
    assert "way 2" in labels(shown(options, "1"))
    assert shown(options, f"{ONLY}go 2 1").back == ""
    # Where there is one piece, nobody was asked which.
    assert shown(ways(3), f"{ONLY}go 1 2").back == ""
    assert step(options, f"{ONLY}go 3 1") is None
    assert step([], f"{ONLY}go 1 1") is None
