"""Faces of the games without announced cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, ClassVar

from msgspec import structs

import render
from cogs.platform.limits import ALT, LABEL, length
from cogs.views.faces.face import Example, Face, Names, Opened, Speaker, Value, numbered
from cogs.widgets.option_steps import MORE, Option, Shared
from data.shipped.boards import load
from data.shipped.texts import Texts
from data.shipped.wall_boards import walls
from engine.card_race.game import DrewDice, Shuffled
from engine.classic.events import Rolled, RollsAgain, Stuck, TimeUp
from engine.core import PASS, Event
from engine.races import Captured
from engine.seating import Seating
from engine.system import Shown
from engine.views import Action, CardRaceView, Lay, Piece, RaceView, Seat, Step
from engine.walls.views import AT_ONCE, Leg, WallsView, WayChoice
from render import Look, Picture
from render.cards.words import hand_sentences
from render.cards.words import sentences as card_race_sentences
from render.race.words import RaceWords, describe, describe_change
from render.race.words import sentences as race_sentences
from render.walls.words import gone, legs, square
from render.walls.words import sentences as walls_sentences


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
            seat, board = getattr(event, "seat", 0), load(view.board)
            if name == "to" or value >= board.length:  # a letter alone could be a word
                return destination(view, seat, value, speaker.texts)
            return board.name(seat, value)
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
        """Return a move's values: piece, destination, the same in words, and captures."""
        for choice in view.choices:
            if choice.action == action:
                step = choice.step
                captured = [piece.seat for piece in step.captures]
                to = destination(view, step.piece.seat, step.to, speaker.texts)
                return {
                    "piece": str(step.piece.number + 1),
                    "to": to,
                    "square": speaker.texts("alt-square", name=to) if to.isdecimal() else to,
                    "captures": len(captured),
                    "victim": speaker.name(captured[0]) if captured else "",
                }
        return {}


class ClassicFace(RaceFace):
    """The board alone."""

    draw = staticmethod(render.board)
    film = staticmethod(render.board_film)
    sentences = staticmethod(race_sentences)


def destination(view: RaceView, seat: Seat, position: int, texts: Texts) -> str:
    """Name a destination: the number of a square, or a goal square."""
    board = load(view.board)
    name = board.name(seat, position)
    return texts("alt-goal", name=name) if position >= board.goal(len(view.pieces[seat])) else name


def robbed(step: Step, view: RaceView) -> tuple[Seat, ...]:
    """Return the seats of captured pieces, without own and neutral ones."""
    friends = (*view.own(step.piece.seat), *view.neutral)
    return tuple(piece.seat for piece in step.captures if piece.seat not in friends)


# The face of the wall race: a piece, then its way.

MARKS = (*(f"{digit}\ufe0f\u20e3" for digit in "123456789"), "\U0001f51f")
"""Numbers as emojis, which stand on buttons as they stand in the picture."""

ARROWS = {"+": "", "-": "", "^": "↑", "v": "↓"}

FLAG = "\U0001f3c1"
"""Stands in the picture at the end of the track."""

NAMED = 1
"""Ways up to which buttons name the players that lose a piece; of more, a phone has room for their dots."""


class WallsFace(Face):
    """A track that winds between walls."""

    shows_ways: ClassVar[bool] = True

    draw = staticmethod(render.wall_race)
    film = staticmethod(render.wall_race_film)
    sentences = staticmethod(walls_sentences)

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
        beside = [each for each in view.choices if each.leads == choice.leads]
        pieces = [each.way.piece for each in beside]
        apart = len(set(pieces)) > 1 and len(beside) <= AT_ONCE
        piece = choice.way.piece.number
        label = self._label(choice, view, len(beside) <= NAMED, speaker)
        if apart:
            label = texts("action-go-with", piece=piece + 1, way=label)
        mark = MARKS[choice.number - 1] if choice.number <= len(MARKS) else ""
        label = label if mark else f"{choice.number} · {label}"
        if choice.leads:
            return Option(action, label, mark)
        told = texts("tap-more-ways", ways=len(beside))
        more = Shared(MORE, told, looked_at=True, later=True)
        if len(beside) <= AT_ONCE:
            return Option(action, label, mark, (more,))
        count = pieces.count(choice.way.piece)
        owner = texts("tap-piece", piece=piece + 1, ways=count)
        return Option(action, label, mark, (more, Shared(str(piece + 1), owner, MARKS[piece])))

    @staticmethod
    def _label(choice: WayChoice, view: WallsView, named: bool, speaker: Speaker) -> str:
        """Return a way for a button, its captures *named* or as dots."""
        texts, way = speaker.texts, choice.way
        home, said = way.to >= walls(view.board).length, signed(way.legs)
        if not named:
            return dotted(said, way.captures, speaker) + f" {FLAG}" * home
        victims = [speaker.name(each.seat) for each in way.captures]
        values: dict[str, Value] = {
            "legs": said,
            "home": str(home),
            "captures": len(victims),
            "victim": victims[0] if victims else "",
            "victims": listed(victims, texts),
        }
        told = texts("action-go", **values)
        if victims and not home:
            spelled = texts("walls-hits", way=said, victims=values["victims"])
            short = texts("action-go", **{**values, "captures": 2 * len(victims)})
            fitting = (each for each in (spelled, told) if length(each) <= LABEL - len("#1: "))
            told = next(fitting, short)
        return told

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


def dotted(label: str, captures: Sequence[Piece], speaker: Speaker) -> str:
    """Return a label with captures as dots: ``"2 + 5↑ ⚫🔴"``."""
    dots = "".join(speaker.mark(piece.seat).strip() for piece in captures)
    return f"{label} {dots}" if dots else label


def signed(both: Sequence[Leg]) -> str:
    """Return legs for a button: ``"2 + 5↑"``, ``"−4 + 1"``.

    The arrows are jumps, those of the picture, where the goal is at the top.
    """
    first, second = (f"{leg.die}{ARROWS[leg.how]}" for leg in both)
    begins, goes_on = ("−" if leg.how == "-" else "" for leg in both)
    return f"{begins}{first} {goes_on or '+'} {second}"


def listed(colours: Sequence[str], texts: Texts) -> str:
    """List the captured players: ``"Red, Black"``, ``"2 × Red"``."""
    twice = len(colours) == 2 and colours[0] == colours[1]
    return f"2 × {colours[0]}" if twice else texts.joined("between-items", colours)


# The face of the card race: public rows, private hands.


class CardRaceFace(Face):
    """A table of cards, and hands of dice."""

    draw = staticmethod(render.card_race)
    film = staticmethod(render.card_race_film)
    draw_hand = staticmethod(render.card_hand)
    sentences = staticmethod(card_race_sentences)

    def scene(self, seating: Seating, people: int) -> str:
        """Return the card table for *people* players."""
        return render.card_table(people)

    def draw_example(self, shown: Shown, theme: str = "light") -> Picture:
        """Draw the result of an example."""
        assert isinstance(shown.after, CardRaceView)
        return render.card_race(shown.after, Look(theme=theme))

    def tell_hand(self, view: CardRaceView, seat: Seat, names: Names, texts: Texts) -> str:
        """Describe the dice in hand and the possible lays."""
        return texts.joined("between-sentences", hand_sentences(view, seat, names, texts))

    def event(self, event: Event, view: CardRaceView, speaker: Speaker, who: str = "") -> str:
        """Tell an event; the opening also names the winning points."""
        if isinstance(event, Opened):
            rolls = event.told(speaker)
            return speaker.texts("begun-card-race", who=who, rolls=rolls, target=view.target)
        return super().event(event, view, speaker, who)

    def untold(self, event: Event, view: CardRaceView) -> bool:
        """Return whether dice are drawn, always up to two, or shuffled."""
        return isinstance(event, Shuffled | DrewDice)

    def note(self, view: CardRaceView, texts: Texts) -> str:
        """Explain the dice in hand without a button."""
        dice = texts.joined("between-items", map(str, view.dead))
        return texts("hand-dead", dice=dice) if dice else ""

    def victims(self, action: Action, view: CardRaceView) -> tuple[Seat, ...]:
        """Return the player losing a figure, if any."""
        sources = [each.lay.source for each in view.choices if each.action == action]
        return tuple(each.seat for each in sources if each is not None and each.seat != view.turn)

    def told(self, action: Action, view: CardRaceView, speaker: Speaker) -> dict[str, Value]:
        """Return the values of a lay: dice, row, figure and source."""
        for choice in view.choices:
            if choice.action == action:
                lay = choice.lay
                source = lay.source and ("own" if lay.source.seat == lay.seat else "other")
                if source == "other" and _twice(lay, view):
                    source = "other-row"
                return {
                    "dice": "+".join(map(str, lay.dice)),
                    "row": lay.row,
                    "at": lay.at,
                    "to": lay.to,
                    "source": source or "centre",
                    "victim": speaker.name(lay.source.seat) if lay.source else "",
                    "from-row": lay.source.row if lay.source else 0,
                }
        return {}


def _twice(lay: Lay, view: CardRaceView) -> bool:
    """Return whether the figure lies in two rows of its owner."""
    source = lay.source
    return source is not None and sum(lay.to in row for row in view.rows[source.seat]) > 1
