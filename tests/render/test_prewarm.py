"""What is drawn in advance is what comes up, and it is known then."""

from __future__ import annotations

from itertools import islice

import pytest

import render
from data.shipped.decks import action_cards
from render.action_cards.cards import face
from render.drawing import compose
from render.drawing.paint import BAND, bands, paint
from render.drawing.scenes import scene
from render.race import frequent, picture
from render.race.layouts import layout
from render.sprites.dice import Die
from render.sprites.pieces import Pawn
from render.sprites.trails import Trail
from tests.render.positions import race
from tests.words import DE, EN


def test_all_frequent_marks_of_a_race_are_rehearsed() -> None:
    """All trails and dice; pieces but for those that are about to be captured."""
    place = layout("classic-4")
    rehearsed = {mark.home()[0] for mark in frequent.frequent_marks(place)}
    views = [view for seed in (1, 2, 3) for view in race("classic-4", seed, 60)]
    seen = {mark.home()[0] for view in views for mark in picture.marks(view, {}, place)}
    found = {mark for mark in seen if isinstance(mark, Trail | Die | Pawn)}
    assert len(found) > 200
    assert not [mark for mark in found - rehearsed if not getattr(mark, "bright", False)]


@pytest.mark.usefixtures("_fresh")
def test_a_rehearsed_mark_is_known() -> None:
    done = len(list(islice(render.rehearse("classic-4"), 3)))
    on = compose.surface("light", "classic-4")
    homes = list(
        dict.fromkeys(mark.home()[0] for mark in frequent.frequent_marks(layout("classic-4")))
    )
    with render.hastily():
        for home in homes[:done]:
            compose.learn(on, home)
        with pytest.raises(render.TakesLong):
            compose.learn(on, homes[done])


@pytest.mark.usefixtures("_fresh")
def test_cards_that_were_rehearsed_are_known_in_their_language() -> None:
    """On every table: the light of a hand, and of what is laid around a card, is not theirs."""
    assert len(list(render.rehearse_cards(EN))) == len(action_cards())
    on = compose.surface("light", "cards-hand-1")
    with render.hastily():
        for key in action_cards():
            compose.learn(on, face(key, EN))
        with pytest.raises(render.TakesLong):
            compose.learn(on, face("sprint", DE))


@pytest.mark.parametrize("dim", [False, True])
@pytest.mark.parametrize("key", ["classic-6", "cards-hand-5", "card-race-4", "walls"])
def test_a_ground_in_bands_is_the_same_as_in_one(key: str, dim: bool) -> None:
    """Also with what lies on it in lobbies."""
    shown = scene(key)
    marks, box = [shown.ground, *shown.laid], shown.ground.box
    assert box[3] > BAND
    assert bands("light", marks, box, dim).tobytes() == paint("light", marks, box, dim).tobytes()
