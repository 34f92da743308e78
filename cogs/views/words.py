"""A table in words: people, questions, events, options.

How a game says its events and actions is a matter of its face (`cogs.views.faces`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property

from msgspec import structs

import render
from cogs.platform.limits import small
from cogs.platform.names import Names
from cogs.platform.player_names import BRIEFLY, LONGEST, PlayerNames, harmless, people
from cogs.views.faces import Face, face
from cogs.views.story import Line, Story, Untold, foremost, opening, untold, without
from cogs.widgets.option_steps import Option
from data.records import Entry, SeatRecord
from data.shipped.texts import Texts, dashed
from engine.core import CHANCE, META, Decision
from engine.hosting.state.computers import declinable
from engine.hosting.state.game_log import CLOCK, LogRow, Observation, handed, noted
from engine.hosting.state.session import Session
from engine.views import Action, Seat, View
from render import ROBOT, THEMES, USUAL

MARKS = {
    "yellow": "🟡",
    "green": "🟢",
    "red": "🔴",
    "black": "⚫",
    "blue": "🔵",
    "violet": "🟣",
}


def dot(colour: str) -> str:
    """Return a colour's dot, followed by a non-breaking space."""
    return f"{MARKS[colour]}\u00a0"


class Words:
    """The words for one table in one language."""

    def __init__(
        self,
        session: Session,
        texts: Texts,
        names: Names,
        theme: str | None = None,
        longest: int = LONGEST,
        past: Sequence[LogRow] = (),
    ) -> None:
        """Speak for a table, with so many characters of a name.

        Its pictures are drawn in a *theme*, or in the one of its server.  Of its *past* more than the
        last answers is known if these rows are given.
        """
        self.session, self.texts, self._names, self._longest = session, texts, names, longest
        self._past = past or session.tail
        chosen = theme or session.server.theme
        self.theme = chosen if chosen in THEMES else USUAL

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.texts(f"game-{dashed(self.session.record.game)}")

    @cached_property
    def _owners(self) -> Mapping[Seat, SeatRecord]:
        """The owner of each colour at the moment in words."""
        return self.session.owners()

    @cached_property
    def _people(self) -> PlayerNames:
        """Names of the players at that moment."""
        return people(self.session, self._names, self.texts, self._longest)

    @cached_property
    def brief(self) -> Words:
        """The same words with shorter names, for buttons."""
        return Words(self.session, self.texts, self._names, self.theme, BRIEFLY, self._past)

    def of(self, entries: Sequence[Entry]) -> Words:
        """Return the same words with the table's whole log."""
        past = [
            LogRow(row.seq, row.seat, row.by, tuple(filter(None, [noted(row.action, row.by)])))
            for row in entries
            if row.seat not in (CLOCK, CHANCE)
        ]
        return Words(self.session, self.texts, self._names, self.theme, self._longest, past)

    def at(self, seq: int) -> Words:
        """Return the words for the seats before answer *seq*."""
        return next((words for until, words in self._before if seq < until), self)

    @cached_property
    def _before(self) -> Sequence[tuple[int, Words]]:
        """The words before each handover, with its number; oldest first."""
        return [
            (until, self._held(persons))
            for until, persons in self.session.people_before(self._past)
        ]

    def _held(self, persons: Mapping[Seat, int | None]) -> Words:
        """Return the words for a moment with these *persons* seated."""
        then = Words(self.session, self.texts, self._names, self.theme, self._longest, self._past)
        then._owners = {
            seat: structs.replace(owner, person=persons[owner.seat], away=None)
            for seat, owner in self._owners.items()
        }
        known = self._people.persons
        held = {
            seat: self.texts("computer", seat=owner.seat)
            if owner.person is None
            else known.get(owner.person, "")
            for seat, owner in then._owners.items()
        }
        then._people = PlayerNames({seat: name for seat, name in held.items() if name}, known)
        then._before = []
        return then

    @property
    def face(self) -> Face:
        """The face of the game."""
        return face(self.session.record.game)

    def names(self) -> Mapping[Seat, str]:
        """Return the known names of players, by seat."""
        return self._people.seats

    def faces(self) -> dict[Seat, render.Face]:
        """Return the known avatars of players, by seat."""
        found, server = {}, self.session.record.server
        for seat, owner in self._owners.items():
            if owner.person is None:
                found[seat] = ROBOT
                continue
            seen = self._names.face(server, owner.person)
            if seen := seen or render.medallion(self._person(owner.person)):
                found[seat] = seen
        return found

    def look(self) -> render.Look:
        """Return the look of the table's pictures."""
        limits = self.session.time_limits
        responding = int(limits.seconds or 0) if limits.after else 0
        return render.Look(self.names(), self.theme, self.texts, self.faces(), responding)

    def colour(self, seat: Seat) -> str:
        """``"Yellow"``."""
        return self.texts(f"colour-{self.session.seating.colours[seat]}")

    def mark(self, seat: Seat) -> str:
        """Return a coloured dot, to precede a name."""
        return dot(self.session.seating.colours[seat])

    def holder(self, owner: SeatRecord) -> str:
        """Return the name of a seat's owner, else its colour."""
        if owner.person is None:
            return self.texts("computer", seat=owner.seat)
        return self._person(owner.person) or self.colour(owner.seat)

    def called(self, owner: SeatRecord) -> str:
        """The owner of a seat, with a computer's persona."""
        if owner.person is not None:
            return self.holder(owner)
        return self.texts("computer-called", seat=owner.seat, level=owner.level)

    def _person(self, person: int) -> str:
        """Return a person's name, also without a seat ever, or ``""``."""
        if known := self._people.persons.get(person):
            return known
        name = self._names.get(self.session.record.server, person) or ""
        return self._people.of_another(harmless(name, self._longest))

    def person(self, person: int) -> str:
        """Return a person's name, else their colour, else a word for someone."""
        if name := self._person(person):
            return name
        seats = self.session.record.seats
        held = [each.seat for each in seats if person and person in (each.person, each.away)]
        return self.colour(held[0]) if held else self.texts("somebody")

    def people(self, persons: Iterable[int]) -> str:
        """Return the names of people, as a list in a sentence."""
        return self.texts.listed(map(self.person, persons))

    def name(self, seat: Seat) -> str:
        """``"Ada"``, or ``"Ada (Red)"`` if she plays several colours; else ``"Red"``."""
        name = self._people.seats.get(seat)
        return self._coloured(seat, name) if name else self.colour(seat)

    def _coloured(self, seat: Seat, name: str) -> str:
        """Return *name* with the colour, if its player has several."""
        owner, colour = self._owners.get(seat), self.colour(seat)
        several = sum(each == owner for each in self._owners.values()) > 1
        return self.texts("name-and-colour", name=name, colour=colour) if several else name

    def seat(self, seat: Seat) -> str:
        """``"🟡 Ada"``, to be read within a sentence."""
        return self.mark(seat) + self.name(seat)

    def player(self, owner: SeatRecord, seats: Sequence[Seat]) -> str:
        """Return a player with all colours: ``"🟡 🔴 Ada (Yellow and Red)"``."""
        marks, called = "".join(map(self.mark, seats)), self.called(owner)
        if len(seats) == 1:
            return marks + called
        colours = self.texts.listed(map(self.colour, seats))
        return marks + self.texts("name-and-colour", name=called, colour=colours)

    def players(self, seats: Sequence[SeatRecord]) -> dict[Seat, str]:
        """Return the players by seat, with all their colours."""
        colours = self.session.seating.players([each.seat for each in seats])
        return {each.seat: self.player(each, colours[each.seat]) for each in seats}

    @property
    def table(self) -> str:
        """The game and its table's number, with the command of its dice."""
        key = "board-footer" if self.session.system.chance else "board-footer.without-dice"
        return self.texts(key, game=self.game, table=self.session.record.id)

    def footer(self) -> str:
        """Return the game and its table's number, in small print."""
        return small(self.table)

    def story(
        self,
        sight: Observation,
        rows: Sequence[LogRow],
        most: int | None = None,
        room: float = math.inf,
    ) -> list[Line]:
        """Return *rows* as lines: a seat's acts together, headlines alone.

        Of more than *most* lines the `foremost` are told, and how many more there are; but who begins
        is told first.  Where they take more lines of a phone than there is *room*, the oldest go.
        """
        story = Story(self.face, sight.view, self)
        opened, rest = opening(story.lines(rows))
        told = rest if most is None else foremost(rest, most, self._own(rest))
        kept = [self._told(line, story) for line in (*opened, *told)]
        count, begun = len(opened) + len(rest), len(opened)
        while True:
            shown = kept
            if len(kept) < count:
                more = Line(self.texts("story-folded", count=count - len(kept)))
                shown = [*kept[:begun], more, *kept[begun:]]
            if not kept or sum(line.height for line in shown) <= room:
                return shown
            kept, begun = kept[1:], max(begun - 1, 0)

    def _own(self, lines: Sequence[Untold]) -> Collection[int]:
        """Return the places of each person's last move, always told."""
        found = {
            line.actor: at
            for at, line in enumerate(lines)
            if line.actor is not None and line.moved and not line.headline
        }
        people = {seat for seat, owner in self._owners.items() if owner.person is not None}
        return [at for seat, at in found.items() if seat in people]

    def _told(self, line: Untold, story: Story) -> Line:
        """Put a line into words, with its mark and its actor."""
        mark = "" if line.actor is None else self.mark(line.actor)
        if line.headline:
            return Line(mark + story.headline(line), headline=True)
        who = story.who(line)
        done = " · ".join(story.quiet(line))
        return Line(mark + self.texts("labelled", label=who, text=done) if who else done)

    def spoken(self, sight: Observation, rows: Sequence[LogRow] | None = None) -> list[str]:
        """Return *rows*, or the latest events, as sentences for reading aloud."""
        if rows is None:
            may = sight.view.choices and sight.asked
            rows = untold(sight.recent, may.waits_for if may else ())
        told = without(rows, lambda event: self.face.untold(event, sight.view))
        return list(Story(self.face, sight.view, self).spoken(told))

    def highlights(self, sight: Observation, rows: Sequence[LogRow]) -> list[str]:
        """Return the headlines of *rows* as sentences for reading aloud."""
        story = Story(self.face, sight.view, self)
        return [story.aloud(line) for line in story.lines(rows) if line.headline]

    def prompt(self, sight: Observation) -> str:
        """Return the question, as put to an asked seat, another, or all."""
        asked = sight.asked
        if asked is None:
            return ""
        seats = [self.seat(seat) for seat in asked.waits_for]
        if self.computers(asked.waits_for) or self.session.lingers:
            return self.texts("computer-asked", seats=self.texts.listed(seats), count=len(seats))
        pips = " + ".join(map(str, sight.view.dice))
        own = str(sight.seat in asked.waits_for)
        if own == "False" and self.session.time_limits.after:
            own = "open"  # who has passed is not said, nor in the hands of those who have
        elif own == "False" and sight.seat is not None:
            own = "aside"
        about = {"plays": "False", **self.face.asked(asked, sight.view, self)}
        if sight.seat is None:  # of hands nothing is known
            about["plays"] = "none"
        return self.texts(
            f"prompt-{asked.prompt}",
            seats=self.texts.joined("between-items", seats),
            pips=pips,
            own=own,
            choice=self._choice(asked),
            **about,
        )

    def _choice(self, asked: Decision) -> str:
        """Return the kind of choice: several options, one, or a forced move."""
        own = asked.options.get(asked.waits_for[0], ()) if asked.waits_for else ()
        only = declinable(asked, self.session.running.game.declines)
        if only is None and len([action for action in own if not asked.hides(action)]) != 1:
            return "some"
        return "itself" if self.session.time_limits.asked == "moment" else "one"

    def computers(self, seats: Sequence[Seat]) -> bool:
        """Return whether all of *seats* are played by computers; False if empty."""
        return bool(seats) and all(self._owners[seat].person is None for seat in seats)

    def option(self, action: Action, sight: Observation) -> Option:
        """Return the option of an action: its label and shared steps."""
        return self.face.option(action, sight.view, self.brief)

    def retold(self, action: Action, view: View) -> str:
        """Return an action as its button says it."""
        return self.face.retold(action, view, self.brief)

    def position(self, sight: Observation, between: str = " ") -> str:
        """Describe the question, the latest events and the position of *sight*."""
        asked = self.prompt(sight) or self.texts("alt-over")
        told = self.face.sentences(sight.view, self.names(), self.texts)
        return between.join((asked, *self.spoken(sight), *told))


# Seasons and their lists in words.


def season_name(season: str, texts: Texts) -> str:
    """Return a season's name, such as ``"November 2026"``, or all time."""
    year, _, part = season.partition("-")
    if not season:
        return texts("season-ever")
    if not part:
        return texts("season-year", year=year)
    if part.startswith("Q"):
        return texts("season-quarter", year=year, quarter=int(part[1:]))
    return texts("season-month", year=year, month=int(part))


SIX = "-6"
"""The end of a list's key where its boards have six arms."""


def ranking(game: str, six: bool) -> str:
    """Return the key of a game's list, on *six* arms or not."""
    return f"{game}{SIX}" if six else game


def ranking_name(key: str, texts: Texts) -> str:
    """Return a list's name; ``"classic-6"`` is classic with six arms."""
    name = texts(f"game-{dashed(key.removesuffix(SIX))}")
    return texts("ranking-six", game=name) if key.endswith(SIX) else name


def happened(
    session: Session, entries: Sequence[Entry], within: Callable[[int], bool]
) -> list[LogRow]:
    """Return the public log rows of some answers and handovers."""
    assert session.play is not None, "it has begun"
    game = session.play.game
    return [
        LogRow(row.seq, row.seat, row.by, tuple(each.seen_by(None) for each in events))
        for row in entries
        if within(row.seq) and row.seat != CLOCK
        for noticed in [handed(row.action, row.by) if row.seat == META else None]
        for events in [[noticed] if noticed else game.read(row.events)]
    ]
