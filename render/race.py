"""The picture of a race: from a view to the marks on its board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.views import BASE, RaceView, Seat, Step
from render.layouts import Layout
from render.marks import SHAPES, Tiled
from render.names import readable
from render.pieces import Badge, Ghost, Piece, Rays
from render.plates import Die, Frame, Plate
from render.trail import Trail


def marks(view: RaceView, names: Mapping[Seat, str], layout: Layout) -> Iterator[Tiled]:
    """Yield everything that lies on the ground, lowest first."""
    yield from _trails(view, layout)
    yield from _plates(view, names, layout)
    yield from _ghosts(view, layout)
    yield from _pieces(view, layout)
    yield from _badges(view, layout)
    yield from _dice(view, layout)


def _way(step: Step, layout: Layout) -> tuple[tuple[float, float], ...]:
    """Return the squares from a step's start to its end, all of them those in between."""
    arm, number = step.piece.seat, step.piece.number
    onward = 1 if step.to >= step.start else -1
    positions = range(step.start, step.to + onward, onward)
    return tuple(layout.square(arm, position, number) for position in positions)


def _trails(view: RaceView, layout: Layout) -> Iterator[Tiled]:
    for step in view.last:
        if step.to != BASE and step.to != step.start:
            colour = layout.board.colours[step.piece.seat]
            yield Trail(_way(step, layout), layout.plan.unit, colour)


def _plates(view: RaceView, names: Mapping[Seat, str], layout: Layout) -> Iterator[Tiled]:
    for arm, colour in enumerate(layout.board.colours):
        if view.pieces[arm]:
            turn = arm == view.turn
            if turn:
                tray = layout.area(layout.plan.trays[arm])
                yield Frame(tray, layout.px(layout.plan.tray_radius), colour)
            yield Plate(
                layout.area(layout.plan.plates[arm]),
                colour,
                readable(names.get(arm, "")),
                turn,
                view.places.index(arm) + 1 if arm in view.places else 0,
                sum(view.dice[-1:]) if arm == view.rolled_by and not turn else 0,
            )


def _occupied(view: RaceView, layout: Layout) -> dict[tuple[float, float], tuple[Seat, int]]:
    return {
        layout.square(arm, position, number): (arm, number)
        for arm, positions in enumerate(view.pieces)
        for number, position in enumerate(positions)
    }


def _landings(
    view: RaceView, layout: Layout
) -> dict[tuple[tuple[float, float], Seat], tuple[int, ...]]:
    """Return, by square and seat, the numbers of the pieces that may land there."""
    found: dict[tuple[tuple[float, float], Seat], list[int]] = {}
    for choice in view.choices:
        piece = choice.step.piece
        at = layout.square(piece.seat, choice.step.to, piece.number)
        numbers = found.setdefault((at, piece.seat), [])
        if piece.number + 1 not in numbers:
            numbers.append(piece.number + 1)
    return {key: tuple(sorted(numbers)) for key, numbers in found.items()}


def _ghosts(view: RaceView, layout: Layout) -> Iterator[Tiled]:
    occupied = _occupied(view, layout)
    for (at, seat), numbers in _landings(view, layout).items():
        if at not in occupied:
            yield Ghost(at, layout.plan.unit, layout.board.colours[seat], numbers)


def _badges(view: RaceView, layout: Layout) -> Iterator[Tiled]:
    occupied = _occupied(view, layout)
    for (at, seat), numbers in _landings(view, layout).items():
        if at in occupied:
            yield Badge(at, layout.plan.unit, layout.board.colours[seat], numbers)


def _pieces(view: RaceView, layout: Layout) -> Iterator[Tiled]:
    colours, unit = layout.board.colours, layout.plan.unit
    movable = {(choice.step.piece.seat, choice.step.piece.number) for choice in view.choices}
    captures = {
        layout.square(step.piece.seat, step.to, step.piece.number): colours[step.captures[0].seat]
        for step in view.last
        if step.captures
    }
    for at, (arm, number) in _occupied(view, layout).items():
        yield Piece(
            at,
            unit,
            colours[arm],
            number + 1,
            (arm, number) in movable,
            captures.pop(at, ""),
        )
    for at, colour in captures.items():
        yield Rays(at, unit, colour)


def _dice(view: RaceView, layout: Layout) -> Iterator[Tiled]:
    side = round(layout.px(layout.plan.die))
    colour = "" if view.rolled_by is None else layout.board.colours[view.rolled_by]
    x, y = layout.at((0, 0))
    count = len(view.dice)
    for i, pips in enumerate(view.dice):
        yield Die((round(x + (i - (count - 1) / 2) * side * 1.1), y), side, pips, colour)


def specimen(layout: Layout) -> list[Tiled]:
    """Return marks that show between them every colour that a picture of *layout* may have."""
    board, unit = layout.board, layout.plan.unit
    found: list[Tiled] = []
    for arm, colour in enumerate(board.colours):
        tray, radius = layout.area(layout.plan.trays[arm]), layout.px(layout.plan.tray_radius)
        found.append(Frame(tray, radius, colour))
        plate = layout.area(layout.plan.plates[arm])
        found.append(Plate(plate, colour, "Specimen", arm % 2 == 0, arm % 3))
        way = [layout.square(arm, position) for position in range(5, 9)]
        found.append(Trail(tuple(way[:3]), unit, colour))
        found.append(Piece(way[0], unit, colour, 1, True))
        found.append(Piece(way[3], unit, colour, 4, captured=board.colours[arm - 1]))
        found.append(Ghost(layout.square(arm, 1), unit, colour, (2,)))
        found.append(Piece(layout.square(arm, board.length + 1), unit, colour, 3))
        found.extend(Piece(layout.at(at), unit, colour, 2) for at in board.bases[arm][:2])
    found.append(Die(layout.at((0, 0)), round(layout.px(layout.plan.die)), 5, board.colours[0]))
    assert set(board.colours) <= set(SHAPES), "every colour needs a shape"
    return found
