"""Lessons of the wall race."""

from __future__ import annotations

from collections.abc import Iterator

from engine.classic.lessons import lost
from engine.lessons import Lesson, Moment
from engine.views import BASE
from engine.walls.course import LENGTH
from engine.walls.game import Went
from engine.walls.views import Way


def chooses(moment: Moment) -> bool:
    """Return whether the person has several ways."""
    return moment.prompt == "go" and len(moment.options) > 1


def _ways(moment: Moment) -> Iterator[Way]:
    return (each.way for each in moment.view.choices if moment.prompt == "go")


def came_out(moment: Moment) -> bool:
    """Return whether a piece came out."""
    return any(each.at == BASE for each in moment.did(Went))


def jumps(moment: Moment) -> bool:
    """Return whether a piece can jump a wall towards the goal."""
    return any(leg.how == "^" for way in _ways(moment) for leg in way.legs)


def strikes_between(moment: Moment) -> bool:
    """Return whether a piece can be sent home between the two dice."""
    return any(way.legs[0].captures for way in _ways(moment))


def arrives(moment: Moment) -> bool:
    """Return whether a piece can come into the goal."""
    return any(way.to >= LENGTH for way in _ways(moment))


WALLS_LESSONS = (
    Lesson("lesson-walls-goal", arrives),
    Lesson("lesson-walls-lost", lost),
    Lesson("lesson-walls-out", came_out),
    Lesson("lesson-walls-jump", jumps),
    Lesson("lesson-walls-between", strikes_between),
    Lesson("lesson-walls-dice", chooses),
)
