"""The check of declarations: each part that is missing is said with its field and its page."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest
from msgspec import structs

from cogs.views.faces import Face
from engine import system as systems
from engine.catalog import CATALOG
from engine.classic.system import Example
from engine.core import Game, Play
from engine.rules import OURS, Rule, Source
from engine.seating import Seating
from engine.system import Incomplete, System, declared
from engine.views import View
from render import Look, Picture
from tests.pig import PIG, Pig, PigTable
from tests.toy import SNATCH, Snatch

PAGES = Path(__file__).parents[2] / "CONTRIBUTING.md"
EXAMPLE = Example("move", "", {}, ())


class Fast(Rule):
    """A complete rule."""

    key: ClassVar[str] = "fast"
    source: ClassVar[Source] = OURS


class Anonymous(Rule):
    """A rule without a key."""

    source: ClassVar[Source] = OURS


class Unset(Fast):
    """A rule with a default of its own."""

    default: ClassVar[str] = "often"


class Dependent(Fast):
    """A rule that needs another."""

    needs: ClassVar[tuple[str, ...]] = ("slow",)


class Nameless(Game[PigTable]):
    """A game with nothing of its own."""


class Open(Snatch):
    """A game of hidden hands, with a concealment that conceals nothing."""

    conceal = Game.conceal


class Numbered(View, frozen=True):
    """A view whose choices are numbers."""

    choices: tuple[int, ...] = ()  # type: ignore[assignment]


class Loose(View, frozen=True):
    """A view whose choices are of any kind."""

    choices: tuple = ()  # type: ignore[type-arg]


class Pointing(Pig):
    """A game that looks as one of its *kinds*."""

    kind: ClassVar[type[View]] = Numbered

    def view(self, play: Play[PigTable], *about: Any) -> Any:
        return self.kind()


class Vague(Pointing):
    kind: ClassVar[type[View]] = Loose


def seating(people: int, values: Mapping[str, Any]) -> Seating:
    """Nine seats in one colour, or none."""
    return Seating(((0, 9),) if people == 2 else (), ("red",))


def changed(**fields: Any) -> System:
    return structs.replace(PIG, **fields)


GAPS = {
    "no level for people who are away": (changed(levels={}), "levels"),
    "no first preset": (changed(presets={}), "presets"),
    "a preset of an unknown rule": (changed(presets={"book": {}, "mad": {"x": True}}), "presets"),
    "a rule without a key": (changed(rules=(Anonymous,)), "rules"),
    "a rule without a source": (changed(rules=(type("Old", (Rule,), {"key": "old"}),)), "rules"),
    "a rule listed twice": (changed(rules=(Fast, Fast)), "rules"),
    "a default that cannot be chosen": (changed(rules=(Unset,)), "rules"),
    "a need of an unknown rule": (changed(rules=(Dependent,)), "rules"),
    "no seating": (changed(seating=None), "seating"),
    "no seats": (changed(seating=lambda people, values: Seating((), ())), "seating"),
    "a seat without a colour": (changed(seating=seating), "seating"),
    "a factory": (changed(make=lambda seats, values: Pig(seats, values)), "make"),
    "a game without its methods": (changed(make=Nameless), "make"),
    "another key in the game": (changed(make=Snatch), "make"),
    "hands that nothing conceals": (structs.replace(SNATCH, make=Open), "hands"),
    "choices without actions": (changed(make=Pointing), "make"),
    "choices of any kind": (changed(make=Vague), "make"),
    "an example of another game": (
        changed(examples=(structs.replace(EXAMPLE, values={"fast": True}),)),
        "examples",
    ),
    "an example of an unknown rule": (
        changed(examples=(structs.replace(EXAMPLE, rule="fast"),)),
        "examples",
    ),
}


@pytest.mark.parametrize(("system", "field"), GAPS.values(), ids=GAPS)
def test_a_missing_part_is_said_with_its_field_and_page(system: System, field: str) -> None:
    with pytest.raises(Incomplete) as told:
        declared(system)
    said = str(told.value)
    assert said.startswith(f"{system.key}: `{field}` ")
    assert any(said.endswith(systems.page(step)) for step in steps())


def test_two_systems_cannot_share_a_key() -> None:
    with pytest.raises(Incomplete, match="pig"):
        declared(PIG, PIG)


def test_complete_declarations_are_the_catalog() -> None:
    """Also with rules and examples, and a game of hidden hands."""
    ruled = changed(rules=(Fast,), examples=(EXAMPLE,))
    assert declared(ruled, SNATCH) == {"pig": ruled, "snatch": SNATCH}
    assert declared(*CATALOG.values()) == CATALOG


def steps() -> list[str]:
    """The steps that the check names."""
    return [systems.RULE, systems.COMPUTER, systems.PICTURE]


def test_every_page_is_there() -> None:
    headings = PAGES.read_text("utf-8").splitlines()
    assert [step for step in steps() if f"### {step}" not in headings] == []


def drawn(view: Any, look: Look) -> Picture:
    return Picture(b"", 1, 1)


def test_a_face_has_the_pictures_that_it_draws() -> None:
    """Nothing beside its functions says which."""
    board = type("Board", (Face,), {"draw": staticmethod(drawn)})()
    assert (board.pictured, board.filmed, board.pictured_hand) == (True, False, False)
    assert not any((Face().pictured, Face().filmed, Face().pictured_hand, Face().pictured_rules))


@pytest.mark.parametrize("part", ["film", "draw_aims", "tell_targets"])
def test_a_part_of_a_face_without_its_other_part_is_refused(part: str) -> None:
    with pytest.raises(TypeError, match=part):
        type("Half", (Face,), {part: staticmethod(drawn)})
