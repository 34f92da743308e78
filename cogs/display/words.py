"""What a table looks like in words: people, questions, what happened and what can be done.

How a game says its events and actions is a matter of its face (`cogs.display.faces`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

import render
from cogs.controls.taps import Option
from cogs.display.faces import Face, face
from cogs.display.story import (
    Line,
    Story,
    Untold,
    foremost,
    mention,
    under_way,
    untold,
    without,
)
from cogs.platform.names import Names
from cogs.platform.prose import small
from data.records import SeatRecord
from data.texts import Texts, dashed
from engine.core import Decision
from engine.hosting.session import Session
from engine.hosting.sights import Sight
from engine.hosting.story import Happened
from engine.views import Action, Seat
from render import ROBOT, THEMES, USUAL
from render.names import plain

MARKS = {
    "yellow": "🟡",
    "green": "🟢",
    "red": "🔴",
    "black": "⚫",
    "blue": "🔵",
    "violet": "🟣",
}


class Words:
    """The words for one table in one language."""

    def __init__(
        self, session: Session, texts: Texts, names: Names, theme: str | None = None
    ) -> None:
        """Speak for a table.

        Args:
            session: the table.
            texts: in which language.
            names: what people are called.
            theme: in which its pictures are drawn, if not in the one of its server.
        """
        self.session, self.texts, self._names = session, texts, names
        chosen = theme or session.server.theme
        self.theme = chosen if chosen in THEMES else USUAL

    @property
    def game(self) -> str:
        """What the game is called."""
        return self.texts(f"game-{dashed(self.session.record.game)}")

    @cached_property
    def _owners(self) -> Mapping[Seat, SeatRecord]:
        """Who controls each colour at the moment that is put into words."""
        return self.session.owners()

    @property
    def face(self) -> Face:
        """How the game is shown and told."""
        return face(self.session.record.game)

    def names(self) -> dict[Seat, str]:
        """Return what those at the table are called, as far as it is known."""
        found = {}
        for seat, owner in self._owners.items():
            if owner.person is None:
                found[seat] = self.holder(owner)
            elif name := self._names.get(self.session.record.server, owner.person):
                found[seat] = name
        return found

    def faces(self) -> dict[Seat, render.Face]:
        """Return what those at the table look like, as far as it is known."""
        found, server = {}, self.session.record.server
        for seat, owner in self._owners.items():
            if owner.person is None:
                found[seat] = ROBOT
                continue
            seen = self._names.face(server, owner.person)
            if seen := seen or render.medallion(self._names.get(server, owner.person) or ""):
                found[seat] = seen
        return found

    def look(self) -> render.Look:
        """Return how pictures of the table look."""
        return render.Look(self.names(), self.theme, self.texts, self.faces())

    def colour(self, seat: Seat) -> str:
        """``"Yellow"``."""
        return self.texts(f"colour-{self.session.seating.colours[seat]}")

    def mark(self, seat: Seat) -> str:
        """A coloured dot; never without the name of the colour beside it."""
        return MARKS[self.session.seating.colours[seat]]

    def holder(self, owner: SeatRecord) -> str:
        """Who controls a seat: a mention that notifies nobody, or a computer's name."""
        if owner.person is not None:
            return f"<@{owner.person}>"
        return self.texts("computer", seat=owner.seat)

    def called(self, owner: SeatRecord) -> str:
        """Who controls a seat, and how, if it is a computer with a taste of its own."""
        if owner.person is not None:
            return self.holder(owner)
        return self.texts("computer-called", seat=owner.seat, level=owner.level)

    def seat(self, seat: Seat) -> str:
        """``"🟡 Yellow · @Ada"``, to be read within a sentence."""
        return f"{self.mark(seat)} {self.colour(seat)} · {self.holder(self._owners[seat])}"

    def player(self, owner: SeatRecord, seats: Iterable[Seat]) -> str:
        """``"🟡 Yellow + 🔴 Red · @Ada"``: a player with these colours."""
        colours = " + ".join(f"{self.mark(seat)} {self.colour(seat)}" for seat in seats)
        return f"{colours} · {self.called(owner)}"

    def players(self, seats: Sequence[SeatRecord]) -> dict[Seat, str]:
        """Name those who sit so, by seat, with all the colours they play."""
        colours = self.session.seating.players([each.seat for each in seats])
        return {each.seat: self.player(each, colours[each.seat]) for each in seats}

    def footer(self) -> str:
        """Say in small print which table it is, and where its dice can be checked."""
        return small(self.texts("board-footer", game=self.game, table=self.session.record.id))

    def story(self, sight: Sight, rows: Sequence[Happened], most: int | None = None) -> list[Line]:
        """Tell *rows*: a line for what a seat did in a row, and one for what is told aloud.

        Of more than *most* lines the `foremost` are told, and that there are more.
        """
        story = Story(self.face, sight.view, self)
        lines: Sequence[Untold] = story.lines(rows)
        told = lines if most is None else foremost(lines, most)
        more = [Line(self.texts("story-folded"))] if len(told) < len(lines) else []
        return more + [self._told(line, story) for line in told]

    def _told(self, line: Untold, story: Story) -> Line:
        """Put a line into words; of whom it is told is the person who did it, or who has the seat."""
        actor, mark = line.actor, "" if line.actor is None else f"{self.mark(line.actor)} "
        if line.aloud:
            by = line.events[0][1]
            who = "" if actor is None else mention(by) if by else self.holder(self._owners[actor])
            return Line(mark + story.loud(line, who), aloud=True)
        head = "" if actor is None else f"{mark}{self.colour(actor)}: "
        return Line(head + " · ".join(story.quiet(line)))

    def spoken(self, sight: Sight, rows: Sequence[Happened] | None = None) -> list[str]:
        """Tell *rows*, or what happened lately, in sentences that can be read aloud."""
        if rows is None:
            may = getattr(sight.view, "choices", ()) and sight.asked
            rows = under_way(untold(sight.recent, may.waits_for if may else ()))
        told = without(rows, lambda event: self.face.untold(event, sight.view))
        return list(Story(self.face, sight.view, self).spoken(told, self._called, self._person))

    def _called(self, seat: Seat, by: int) -> str:
        """``"Yellow (Ada)"``: a seat with the person who did something there, or who has it."""
        owner = self._owners[seat]
        person = by or owner.person
        name = self._name(person) if person else self.holder(owner)
        colour = self.colour(seat)
        return self.texts("alt-seat", colour=colour, name=name) if name else colour

    def _name(self, person: int) -> str:
        """Return what a person is called, as far as it is known, where no mention can be read."""
        return plain(self._names.get(self.session.record.server, person) or "")

    def _person(self, person: int) -> str:
        return self._name(person) or self.texts("somebody")

    def prompt(self, sight: Sight) -> str:
        """Say who is to do what: to whom it is asked of, to who may do something besides, or to all."""
        asked = sight.asked
        if asked is None:
            return ""
        seats = [self.seat(seat) for seat in asked.waits_for]
        if self.computers(asked.waits_for):
            return self.texts("computer-asked", seats=", ".join(seats))
        pips = " + ".join(map(str, getattr(sight.view, "dice", ())))
        own = str(sight.seat in asked.waits_for)
        if sight.seat is not None and own == "False":
            own = "aside"
        elif sight.seat is None and self.session.patience.after:
            own = "open"  # who has passed is not said
        plays = bool(getattr(sight.view, "plays", ()))
        about = self.face.asked(asked, sight.view, self)
        return self.texts(
            f"prompt-{asked.prompt}",
            seats=", ".join(seats),
            pips=pips,
            own=own,
            plays=str(plays),
            choice=self._choice(asked),
            **about,
        )

    def _choice(self, asked: Decision) -> str:
        """Say whether there is something to choose, and else whether it is done without a tap."""
        own = asked.options.get(asked.waits_for[0], ()) if asked.waits_for else ()
        if len([action for action in own if not asked.hides(action)]) != 1:
            return "some"
        return "itself" if self.session.patience.asked == "moment" else "one"

    def computers(self, seats: Sequence[Seat]) -> bool:
        """Whether all of *seats*, of which there are some, are played by computers."""
        return bool(seats) and all(self._owners[seat].person is None for seat in seats)

    def option(self, action: Action, sight: Sight) -> Option:
        """Say what an action does, and what it shares with others."""
        return self.face.option(action, sight.view, self)

    def position(self, sight: Sight, between: str = " ") -> str:
        """Say where everything stands and what changed, as *sight* shows it."""
        return self.face.tell(sight.view, self.names(), self.texts, between, self.spoken(sight))
