"""The picture of a race: from a view to the marks on its board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from data.boards import Point
from engine.views import BASE, RaceView, Seat, Step
from render.layouts import Layout
from render.marks import SHAPES, Tiled
from render.names import known, readable
from render.penalties import Cross, Dot, Struck, dots
from render.pieces import Badge, Barrier, Ghost, Piece, Rays, Who
from render.plates import Die, Frame, Plate
from render.trail import Trail


def marks(view: RaceView, names: Mapping[Seat, str], layout: Layout) -> Iterator[Tiled]:
    """Yield everything that lies on the ground, lowest first."""
    yield from _trails(view, layout)
    yield from _plates(view, names, layout)
    yield from _ways_back(view, layout)
    yield from _ghosts(view, layout)
    yield from _pieces(view, layout)
    yield from _badges(view, layout)
    yield from _crosses(view, layout)
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
    names = known(view, names)
    for arm, colour in enumerate(layout.board.colours):
        if not view.pieces[arm]:
            continue
        colours = view.own(arm)
        turn = view.turn == arm
        if turn:
            tray = layout.area(layout.plan.trays[arm])
            yield Frame(tray, layout.px(layout.plan.tray_radius), colour)
        place = next((view.places.index(one) + 1 for one in colours if one in view.places), 0)
        yield Plate(
            layout.area(layout.plan.plates[arm]),
            colour,
            readable(names.get(arm, "")),
            turn,
            place,
            sum(view.dice[-1:]) if arm == view.rolled_by and not turn else 0,
            tuple(layout.board.colours[one] for one in colours if one != arm),
            arm in view.neutral,
        )


def _set_back(view: RaceView) -> Iterator[Step]:
    """Yield the ways back of pieces that a penalty sent to their base, where they still are."""
    for step in view.last:
        piece = step.piece
        if step.to == BASE != step.start and view.pieces[piece.seat][piece.number] == BASE:
            yield step


def _ways_back(view: RaceView, layout: Layout) -> Iterator[Tiled]:
    taken = occupied(view, layout)
    for step in _set_back(view):
        (arm, number), unit = (step.piece.seat, step.piece.number), layout.plan.unit
        colour = layout.board.colours[arm]
        start, base = (layout.square(arm, at, number) for at in (step.start, BASE))
        yield from dots(start, base, unit, colour)
        if start not in taken:
            yield Struck(start, unit, colour)


def _crosses(view: RaceView, layout: Layout) -> Iterator[Tiled]:
    for step in _set_back(view):
        at = layout.square(step.piece.seat, BASE, step.piece.number)
        yield Cross(at, layout.plan.unit)


def occupied(view: RaceView, layout: Layout) -> dict[Point, list[tuple[Seat, int]]]:
    """Return, by square, the pieces on it: one, or two of a colour."""
    found: dict[Point, list[tuple[Seat, int]]] = {}
    for arm, positions in enumerate(view.pieces):
        for number, position in enumerate(positions):
            found.setdefault(layout.square(arm, position, number), []).append((arm, number))
    return found


def _landings(view: RaceView, layout: Layout) -> dict[Point, tuple[Who, ...]]:
    """Return, by square, who may land there."""
    found: dict[Point, dict[Who, None]] = {}
    for choice in view.choices:
        piece = choice.step.piece
        at = layout.square(piece.seat, choice.step.to, piece.number)
        who = layout.board.colours[piece.seat], piece.number + 1
        found.setdefault(at, {})[who] = None
    return {at: tuple(who) for at, who in found.items()}


def _ghosts(view: RaceView, layout: Layout) -> Iterator[Tiled]:
    taken = occupied(view, layout)
    for at, who in _landings(view, layout).items():
        if at not in taken:
            yield Ghost(at, layout.plan.unit, who)


def _badges(view: RaceView, layout: Layout) -> Iterator[Tiled]:
    taken = occupied(view, layout)
    for at, who in _landings(view, layout).items():
        if at in taken:
            yield Badge(at, layout.plan.unit, who)


def _pieces(view: RaceView, layout: Layout) -> Iterator[Tiled]:
    colours, unit = layout.board.colours, layout.plan.unit
    movable = {(choice.step.piece.seat, choice.step.piece.number) for choice in view.choices}
    captures = {
        layout.square(step.piece.seat, step.to, step.piece.number): colours[step.captures[0].seat]
        for step in view.last
        if step.captures
    }
    for at, pieces in occupied(view, layout).items():
        arm, number = pieces[0]
        captured = captures.pop(at, "")
        may_move = not movable.isdisjoint(pieces)
        if len(pieces) > 1:
            both = number + 1, pieces[1][1] + 1
            yield Barrier(at, unit, colours[arm], both, may_move)
        else:
            yield Piece(at, unit, colours[arm], number + 1, may_move, captured)
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
        found.append(Ghost(layout.square(arm, 1), unit, ((colour, 2),)))
        found.append(Piece(layout.square(arm, board.length + 1), unit, colour, 3))
        found.append(Barrier(layout.square(arm, 3), unit, colour, (1, 2)))
        found.append(Struck(layout.square(arm, 9), unit, colour))
        found.append(Dot(layout.square(arm, 2), unit, colour))
        found.append(Cross(layout.at(board.bases[arm][3]), unit))
        found.extend(Piece(layout.at(at), unit, colour, 2) for at in board.bases[arm][:2])
    found.append(Die(layout.at((0, 0)), round(layout.px(layout.plan.die)), 5, board.colours[0]))
    assert set(board.colours) <= set(SHAPES), "every colour needs a shape"
    return found
