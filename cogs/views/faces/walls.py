"""The face of the wall race: a piece, then its way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, ClassVar

import render
from cogs.views.faces.face import Face, Names, Speaker, Value
from cogs.widgets.option_steps import Option, Shared
from data.shipped.texts import Texts
from data.shipped.walls import walls
from engine.core import Event
from engine.seating import Seating
from engine.system import Shown
from engine.views import BASE, Action, Seat
from engine.walls.views import AT_ONCE, Leg, WallsView, Way, WayChoice
from render import Picture
from render.names import alone, plain

MARKS = (*(f"{digit}\ufe0f\u20e3" for digit in "123456789"), "\U0001f51f")
"""Numbers as emojis, which stand on buttons as they stand in the picture."""

BACK = "back"
"""The group of a piece's ways that end behind where they began."""

LEGS = {"+": "leg-forward", "-": "leg-back", "^": "leg-up", "v": "leg-down"}
JUMPS = {**LEGS, "^": "leg-jump", "v": "leg-jump"}
ARROWS = {"+": "", "-": "", "^": "↑", "v": "↓"}


class WallsFace(Face):
    """A track that winds between walls."""

    shows_ways: ClassVar[bool] = True

    draw = staticmethod(render.wall_race)
    film = staticmethod(render.wall_race_film)

    def scene(self, seating: Seating, people: int) -> str:
        """Return the board, the same for all."""
        return render.WALL_RACE

    def draw_example(self, shown: Shown, theme: str = "light") -> Picture:
        """Draw the affected part of the board after the example."""
        view = shown.after or shown.before
        assert isinstance(view, WallsView)
        return render.wall_race_part(view, theme)

    def sentences(
        self, view: WallsView, names: Names, texts: Texts, story: Iterable[str] = ()
    ) -> Iterable[str]:
        """Yield the turn, the latest events and the position."""
        return _Words(view, names, texts).sentences(story)

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
            "victims": listed(victims),
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


def legs(both: Sequence[Leg], texts: Texts) -> str:
    """Return legs in words: ``"2 forward, jump 5 up"``."""
    return ", ".join(
        texts(key, die=" + ".join(str(leg.die) for leg in alike))
        for key, alike in groupby(both, key=lambda leg: LEGS[leg.how])
    )


def signed(both: Sequence[Leg], texts: Texts) -> str:
    """Return legs for a button: ``"2 forward, jump 5↑"``.

    The arrows are those of the picture, where the goal is at the top.
    """
    return ", ".join(
        texts(key, die=" + ".join(f"{leg.die}{ARROWS[leg.how]}" for leg in alike))
        for key, alike in groupby(both, key=lambda leg: JUMPS[leg.how])
    )


def listed(colours: Sequence[str]) -> str:
    """List the captured players: ``"Red, Black"``, ``"2 × Red"``."""
    twice = len(colours) == 2 and colours[0] == colours[1]
    return f"2 × {colours[0]}" if twice else ", ".join(colours)


def gone(way: Way, view: WallsView, texts: Texts, colour: Callable[[Seat], str]) -> str:
    """Return a way in full: ``"2 forward to square 24, hits Red"``."""
    said = []
    for leg in way.legs if way.stops else way.legs[1:]:
        part = legs([leg] if way.stops else way.legs, texts)
        part = texts("leg-to", leg=part, square=square(leg.to, view, texts))
        if leg.captures:
            captured = ", ".join(
                texts("piece-of", name=colour(each.seat), piece=each.number + 1)
                for each in leg.captures
            )
            part = texts("leg-hits", leg=part, captured=captured)
        said.append(part)
    if way.to >= walls(view.board).length:
        said.append(texts("leg-home"))
    return ", ".join(said)


def square(position: int, view: WallsView, texts: Texts) -> str:
    """Name a piece's position."""
    board = walls(view.board)
    if position == BASE:
        return texts("alt-base")
    name = board.name(position)
    return texts("alt-goal" if position >= board.length else "alt-square", name=name)


class _Words:
    """A position in words, the most important first."""

    def __init__(self, view: WallsView, names: Names, texts: Texts) -> None:
        self.view, self.names, self.texts = view, names, texts

    def sentences(self, story: Iterable[str]) -> Iterator[str]:
        yield self.turn()
        yield from story
        for place, seat in enumerate(self.view.places, 1):
            yield self.texts("alt-place", place=place, seat=self.seat(seat))
        seats = [seat for seat, own in enumerate(self.view.pieces) if own]
        first = self.view.turn or 0
        for seat in sorted(seats, key=lambda seat: (seat < first, seat)):
            yield self.stands(seat)
        numbers = " | ".join(" ".join(map(str, each)) for each in self.view.walls)
        yield self.texts("alt-walls", numbers=numbers)

    def turn(self) -> str:
        view, texts = self.view, self.texts
        if view.turn is None:
            return texts("alt-over" if view.places else "alt-cards-begin")
        seat, dice = self.seat(view.turn), " + ".join(map(str, view.dice))
        if not view.choices:
            return texts("alt-to-roll", seat=seat)
        ways: dict[int, list[WayChoice]] = {}
        for choice in view.choices:
            ways.setdefault(choice.way.piece.number + 1, []).append(choice)
        if view.drawn:
            said = "; ".join(
                texts("walls-way", piece=piece, way=self.led(own)) for piece, own in ways.items()
            )
            return texts("alt-ways", seat=seat, dice=dice, ways=said)
        said = "; ".join(texts("tap-piece", piece=each, ways=len(ways[each])) for each in ways)
        return texts("alt-pieces", seat=seat, dice=dice, pieces=said)

    def led(self, own: Iterable[WayChoice]) -> str:
        """Return the ways of a piece with their numbers."""
        view, texts = self.view, self.texts
        return "; ".join(
            texts("alt-way", number=each.number, way=gone(each.way, view, texts, self.called))
            for each in own
        )

    def stands(self, seat: Seat) -> str:
        own = list(enumerate(self.view.pieces[seat], 1))
        waiting = [number for number, at in own if at == BASE]
        said = [
            self.texts("alt-stands-on", piece=number, square=square(at, self.view, self.texts))
            for number, at in sorted(own, key=lambda each: -each[1])
            if at != BASE
        ]
        if waiting:
            pieces = ", ".join(map(str, waiting))
            said.append(self.texts("alt-stands-base", count=len(waiting), pieces=pieces))
        return self.texts("alt-stands", seat=self.seat(seat), pieces=", ".join(said))

    def called(self, seat: Seat) -> str:
        return alone(self.names, seat, self.colour(seat))

    def colour(self, seat: Seat) -> str:
        return self.texts(f"colour-{walls(self.view.board).colours[seat]}")

    def seat(self, seat: Seat) -> str:
        """Return ``"Yellow (Ada)"``, or the colour if the name is unknown."""
        colour, name = self.colour(seat), plain(self.names.get(seat, ""))
        return self.texts("alt-seat", colour=colour, name=name) if name else colour
