"""The face of the wall race: a piece, then its way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, ClassVar

import render
from cogs.views.faces.face import Face, Speaker, Value
from cogs.widgets.option_steps import Option, Shared
from data.shipped.boards import walls
from data.shipped.texts import Texts
from engine.core import Event
from engine.seating import Seating
from engine.system import Shown
from engine.views import Action, Seat
from engine.walls.views import AT_ONCE, Leg, WallsView, Way
from render import Picture
from render.walls.words import LEGS, gone, legs, sentences, square

MARKS = (*(f"{digit}\ufe0f\u20e3" for digit in "123456789"), "\U0001f51f")
"""Numbers as emojis, which stand on buttons as they stand in the picture."""

BACK = "back"
"""The group of a piece's ways that end behind where they began."""

JUMPS = {**LEGS, "^": "leg-jump", "v": "leg-jump"}
ARROWS = {"+": "", "-": "", "^": "↑", "v": "↓"}


class WallsFace(Face):
    """A track that winds between walls."""

    shows_ways: ClassVar[bool] = True

    draw = staticmethod(render.wall_race)
    film = staticmethod(render.wall_race_film)
    sentences = staticmethod(sentences)

    def scene(self, seating: Seating, people: int) -> str:
        """Return the board, the same for all."""
        return render.WALL_RACE

    def draw_example(self, shown: Shown, theme: str = "light") -> Picture:
        """Draw the affected part of the board after the example."""
        view = shown.after or shown.before
        assert isinstance(view, WallsView)
        return render.wall_race_part(view, theme)

    def value(
        self, name: str, value: Any, event: Event, view: WallsView, speaker: Speaker
    ) -> Value:
        """Format squares by name, ways by legs and walls by number."""
        if name in ("at", "to"):
            return square(value, view, speaker.texts)
        if name == "legs":
            return legs(value, speaker.texts)
        if name == "walls":
            return " | ".join(" ".join(map(str, numbers)) for numbers in value)
        return super().value(name, value, event, view, speaker)

    def option(self, action: Action, view: WallsView, speaker: Speaker) -> Option:
        """Return a way as an option: legs, captures and picture number."""
        texts = speaker.texts
        choice = next((each for each in view.choices if each.action == action), None)
        if choice is None:
            return super().option(action, view, speaker)
        way, number, piece = choice.way, choice.number, choice.way.piece.number
        own = [each for each in view.choices if each.way.piece == way.piece]
        few, alone = len(view.choices) <= AT_ONCE, len(own) == len(view.choices)
        victims = [speaker.name(each.seat) for each in way.captures]
        values: dict[str, Value] = {
            "legs": signed(way.legs, texts),
            "home": str(way.to >= walls(view.board).length),
            "captures": len(victims),
            "victim": victims[0] if victims else "",
            "victims": listed(victims, texts),
        }
        mark = MARKS[number - 1] if number <= len(MARKS) else ""
        if not mark or (few and not alone):  # the number or piece leaves room for names alone
            values["captures"] = 2 * len(victims)
        label = texts("action-go", **values)
        if few:
            named = label if alone else texts("action-go-with", piece=piece + 1, way=label)
            return Option(action, named, mark)
        label = label if mark else f"{number} · {label}"
        owner = Shared(
            str(piece + 1), texts("tap-piece", piece=piece + 1, ways=len(own)), MARKS[piece]
        )
        behind = [each for each in own if goes_back(each.way)]
        if goes_back(way) and len(behind) < len(own):
            more = Shared(BACK, texts("tap-more-ways", ways=len(behind)), "", True, True)
            return Option(action, label, mark, (owner, more))
        return Option(action, label, mark, (owner,))

    def victims(self, action: Action, view: WallsView) -> tuple[Seat, ...]:
        """Return the players with captured pieces."""
        return tuple(
            piece.seat
            for each in view.choices
            if each.action == action
            for piece in each.way.captures
        )

    def retold(self, action: Action, view: WallsView, speaker: Speaker) -> str:
        """Return a way in full, with its piece."""
        way = next((each.way for each in view.choices if each.action == action), None)
        if way is None:
            return super().retold(action, view, speaker)
        said = gone(way, view, speaker.texts, speaker.name)
        return speaker.texts("walls-way", piece=way.piece.number + 1, way=said)


def goes_back(way: Way) -> bool:
    """Return whether a way ends behind where it began."""
    return way.to < way.start


def signed(both: Sequence[Leg], texts: Texts) -> str:
    """Return legs for a button: ``"2 forward, jump 5↑"``.

    The arrows are those of the picture, where the goal is at the top.
    """
    said = (
        texts(key, die=" + ".join(f"{leg.die}{ARROWS[leg.how]}" for leg in alike))
        for key, alike in groupby(both, key=lambda leg: JUMPS[leg.how])
    )
    return texts.joined("between-items", said)


def listed(colours: Sequence[str], texts: Texts) -> str:
    """List the captured players: ``"Red, Black"``, ``"2 × Red"``."""
    twice = len(colours) == 2 and colours[0] == colours[1]
    return f"2 × {colours[0]}" if twice else texts.joined("between-items", colours)
