"""The face of the classic board, for all its rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import ClassVar

from msgspec import structs

import render
from cogs.platform.limits import ALT
from cogs.views.faces.face import Example, Face, Speaker, Value, numbered
from cogs.widgets.option_steps import Option
from data.shipped.boards import load
from data.shipped.texts import Texts
from engine.classic.events import Rolled, RollsAgain, Stuck, TimeUp
from engine.core import PASS, Event
from engine.races import Captured
from engine.seating import Seating
from engine.system import Shown
from engine.views import Action, RaceView, Seat, Step
from render import Picture
from render.race.words import RaceWords, describe, describe_change, sentences


class RaceFace(Face):
    """A board with pieces on a round track."""

    words: ClassVar[type[RaceWords]] = RaceWords

    def scene(self, seating: Seating, people: int) -> str:
        """Return the board."""
        return seating.board

    def draw_example(self, shown: Shown, theme: str = "light") -> Picture:
        """Draw the affected part of the board, before and after."""
        before, after = shown.before, shown.after
        assert isinstance(before, RaceView)
        if isinstance(after, RaceView):
            return render.rules_picture(before, after, theme, rolls=shown.rolls)
        return render.board(before, render.Look(theme=theme))

    def tell_example(self, shown: Shown, texts: Texts, story: Example) -> str:
        """Describe the position before and after the example."""
        before, after = shown.before, shown.after
        assert isinstance(before, RaceView)
        if isinstance(after, RaceView):
            return describe_change(before, after, texts, ALT, story.led, story.happened, self.words)
        return describe(before, {}, texts, ALT)

    def neutral(self, view: RaceView) -> tuple[Seat, ...]:
        """Return the neutral seats, moved by the player on turn."""
        return view.neutral

    def value(
        self, name: str, value: object, event: Event, view: RaceView, speaker: Speaker
    ) -> Value:
        """Format squares by name and points by colour."""
        if name in ("at", "to") and isinstance(value, int):
            seat = getattr(event, "seat", 0)
            if name == "to":
                return destination(view, seat, value, speaker.texts)
            return load(view.board).name(seat, value)
        if isinstance(event, TimeUp) and name == "points":
            return numbered(event.points, speaker)
        return super().value(name, value, event, view, speaker)

    def in_order(self, events: Sequence[Event]) -> Sequence[Event]:
        """Return *events* for telling: move, further roll, then captures."""
        told: list[Event] = []
        captured: list[Event] = []
        for at, event in enumerate(events):
            if type(event) is Captured:
                captured.append(event)
                continue
            told.append(event)
            if not isinstance(next(iter(events[at + 1 :]), None), RollsAgain):
                told += captured
                captured = []
        return [*told, *captured]

    def quietly(self, events: Sequence[Event], view: RaceView, speaker: Speaker) -> Iterator[str]:
        """Yield phrases: tries merged, further rolls left out."""
        *before, last = events
        kept = [*(event for event in before if not isinstance(event, RollsAgain)), last]
        kept = [
            event
            for event, after in zip(kept, (*kept[1:], None), strict=True)
            if not (isinstance(event, Stuck) and isinstance(after, Rolled))
        ]
        for rolled, group in groupby(kept, lambda event: isinstance(event, Rolled)):
            if rolled:
                rolls = (str(each.pips) for each in group if isinstance(each, Rolled))
                pips = speaker.texts.joined("between-items", rolls)
                yield speaker.texts("event-rolled", pips=pips)
            else:
                yield from super().quietly(list(group), view, speaker)

    def option(self, action: Action, view: RaceView, speaker: Speaker) -> Option:
        """Return the option of an action; passing is a quiet one."""
        return structs.replace(super().option(action, view, speaker), quiet=action == PASS)

    def victims(self, action: Action, view: RaceView) -> tuple[Seat, ...]:
        """Return the other players with captured pieces, neutral ones aside."""
        step = next((each.step for each in view.choices if each.action == action), None)
        return () if step is None else robbed(step, view)

    def told(self, action: Action, view: RaceView, speaker: Speaker) -> dict[str, Value]:
        """Return a move's values: piece, destination and captures."""
        for choice in view.choices:
            if choice.action == action:
                step = choice.step
                captured = [piece.seat for piece in step.captures]
                return {
                    "piece": str(step.piece.number + 1),
                    "to": destination(view, step.piece.seat, step.to, speaker.texts),
                    "captures": len(captured),
                    "victim": speaker.name(captured[0]) if captured else "",
                }
        return {}


class ClassicFace(RaceFace):
    """The board alone."""

    draw = staticmethod(render.board)
    film = staticmethod(render.board_film)
    sentences = staticmethod(sentences)


def destination(view: RaceView, seat: Seat, position: int, texts: Texts) -> str:
    """Name a destination: the number of a square, or a goal square."""
    board = load(view.board)
    name = board.name(seat, position)
    return texts("alt-goal", name=name) if position >= board.goal(len(view.pieces[seat])) else name


def robbed(step: Step, view: RaceView) -> tuple[Seat, ...]:
    """Return the seats of captured pieces, without own and neutral ones."""
    friends = (*view.own(step.piece.seat), *view.neutral)
    return tuple(piece.seat for piece in step.captures if piece.seat not in friends)
