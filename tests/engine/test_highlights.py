"""The moments of a game that are shown again: what has to be there, and how many they are."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.catalog import CATALOG
from engine.highlights import LEAST, MOST, Worth, highlights, spread
from engine.simulate import answers
from engine.views import View
from tests.trials import seated

WORTH = st.lists(st.sampled_from(Worth), max_size=400)


@given(WORTH)
def test_highlights_fit_and_begin_with_the_most_important(worth: list[Worth]) -> None:
    found = highlights(worth)
    assert found == sorted(set(found))
    assert min(LEAST, len(worth)) <= len(found) <= MOST
    shown = [worth[place] for place in found]
    for each in (Worth.ALWAYS, Worth.OFTEN):
        if shown.count(each) < worth.count(each):
            assert len(found) == MOST
            assert not any(other > each for other in shown), "nothing that matters less"
    assert shown.count(Worth.AT_TIMES) <= LEAST


def test_highlights_are_left_out_evenly() -> None:
    found = list(spread(range(100), 20))
    assert found[-1] == 99
    assert {after - before for before, after in itertools.pairwise(found)} == {5}


@pytest.mark.parametrize("key", CATALOG)
def test_homecomings_are_counted_in_every_game(key: str) -> None:
    system = CATALOG[key]
    values = system.values("book")
    game = system.make(system.seating(seated(system, 4), values).arms[0], values)
    if type(game.view(game.start(), None, ())).home is View.home:
        pytest.skip(f"{key}: nothing comes home in its view")
    home = [
        play.game.view(play, None, ()).home
        for play, _ in answers(game, system.levels["normal"], 3, 4000)
    ]
    assert home[0] == 0
    assert home[-1] >= 4


def test_where_nothing_can_come_home_nothing_is() -> None:
    assert View().home == 0
