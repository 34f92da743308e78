"""Descriptions of wall races: for screen readers, and for reading."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from data.shipped.texts import Texts
from data.shipped.wall_boards import walls
from engine.views import BASE, Seat
from engine.walls.views import Leg, WallsView, Way, WayChoice
from render.names import Players

LEGS = {"+": "leg-forward", "-": "leg-back", "^": "leg-up", "v": "leg-down"}


def sentences(view: WallsView, names: Mapping[Seat, str], texts: Texts) -> Iterator[str]:
    """Return the position in sentences, the most important first."""
    return _Words(walls(view.board).colours, names, texts).race(view)


def legs(both: Sequence[Leg], texts: Texts) -> str:
    """Return legs in words: ``"2 forward, jump 5 up"``."""
    said = (
        texts(key, die=" + ".join(str(leg.die) for leg in alike))
        for key, alike in groupby(both, key=lambda leg: LEGS[leg.how])
    )
    return texts.joined("between-items", said)


def gone(way: Way, view: WallsView, texts: Texts, colour: Callable[[Seat], str]) -> str:
    """Return a way in full: ``"2 forward to square 24, hits Red"``."""
    said = []
    for leg in way.legs if way.stops else way.legs[1:]:
        part = legs([leg] if way.stops else way.legs, texts)
        part = texts("leg-to", leg=part, square=square(leg.to, view, texts))
        if leg.captures:
            hit = (
                texts("piece-of", name=colour(each.seat), piece=each.number + 1)
                for each in leg.captures
            )
            captured = texts.joined("between-items", hit)
            part = texts("leg-hits", leg=part, captured=captured)
        said.append(part)
    if way.to >= walls(view.board).length:
        said.append(texts("leg-home"))
    return texts.joined("between-items", said)


def square(position: int, view: WallsView, texts: Texts) -> str:
    """Name a piece's position."""
    board = walls(view.board)
    if position == BASE:
        return texts("alt-base")
    name = board.name(position)
    return texts("alt-goal" if position >= board.length else "alt-square", name=name)


class _Words(Players):
    """The words in one language."""

    def race(self, view: WallsView) -> Iterator[str]:
        if view.choices and view.turn is not None:
            moves = self.texts.joined("between-parts", self.ways(view))
            yield self.texts("alt-to-move", seat=self.called(view.turn), moves=moves)
        for place, seat in enumerate(view.places, 1):
            yield self.texts("alt-place", place=place, seat=self.called(seat))
        seats = [seat for seat, own in enumerate(view.pieces) if own]
        first = view.turn or 0
        for seat in sorted(seats, key=lambda seat: (seat < first, seat)):
            yield self.stands(view, seat)
        numbers = " | ".join(" ".join(map(str, each)) for each in view.walls)
        yield self.texts("alt-walls", numbers=numbers)

    def ways(self, view: WallsView) -> Iterator[str]:
        """Yield each piece with its drawn ways, or their number."""
        drawn = view.drawn
        by_piece = groupby(drawn or view.choices, key=lambda choice: choice.way.piece.number + 1)
        for piece, own in by_piece:
            if drawn:
                yield self.texts("walls-way", piece=piece, way=self.led(own, view))
            else:
                yield self.texts("tap-piece", piece=piece, ways=len(list(own)))
        if drawn and (more := len(view.choices) - len(drawn)):
            yield self.texts("tap-more-ways", ways=more)

    def led(self, own: Iterable[WayChoice], view: WallsView) -> str:
        """Return the ways of a piece with their numbers."""
        said = (
            self.texts(
                "alt-way", number=each.number, way=gone(each.way, view, self.texts, self.called)
            )
            for each in own
        )
        return self.texts.joined("between-parts", said)

    def stands(self, view: WallsView, seat: Seat) -> str:
        own = list(enumerate(view.pieces[seat], 1))
        waiting = [number for number, at in own if at == BASE]
        said = [
            self.texts("alt-stands-on", piece=number, square=square(at, view, self.texts))
            for number, at in sorted(own, key=lambda each: -each[1])
            if at != BASE
        ]
        if waiting:
            pieces = self.texts.joined("between-items", map(str, waiting))
            said.append(self.texts("alt-stands-base", count=len(waiting), pieces=pieces))
        return self.texts(
            "alt-stands", seat=self.seat(seat), pieces=self.texts.joined("between-items", said)
        )
