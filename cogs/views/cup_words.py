"""A cup's people, points and places in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from msgspec import Struct

import render
from cogs.platform.limits import decimal
from cogs.platform.names import Names
from cogs.platform.permissions import NEEDED_FOR_THREADS, in_words
from cogs.platform.player_names import Naming
from cogs.widgets.fitting import Room
from data.shipped.texts import Texts
from engine.hosting.cups.cup import Cup
from engine.hosting.cups.draw import TWELFTHS, Result, Row
from engine.hosting.cups.events import COMPUTER, NOBODY, Entrant
from engine.hosting.service.cups import StoredCup
from engine.hosting.state.session import Session

NAMED = 40
"""Entrants named in a list at most."""


class Seen(Struct, frozen=True, dict=True):
    """A cup with all that its message shows."""

    stored: StoredCup
    tables: Mapping[int, Session]
    """The tables of the latest round that were opened, by place."""
    stuck: str
    """The key of the reason why no table can be opened; empty: all can."""
    texts: Texts
    names: Names
    theme: str = render.USUAL
    gone: frozenset[int] = frozenset()
    """The people that lately turned out to have left the server."""
    room: Room = Room()
    final: Session | None = None
    """The table of the final after the cup, with its result."""

    @property
    def cup(self) -> Cup:
        """The cup after its log."""
        return self.stored.cup

    @cached_property
    def _naming(self) -> Naming:
        """The naming of all pages, by the order of joining."""
        people = map(self._id, self.cup.people)
        return Naming(self.stored.record.server, self.names, self.texts, people)

    def person(self, person: int) -> str:
        """Return a person's name."""
        return self._naming.person(person)

    def who(self, entrant: Entrant) -> str:
        """Return an entrant's name, or a word for a computer."""
        if entrant == COMPUTER:
            return self.texts("cup-computer")
        return self.person(self._id(entrant))

    def _id(self, entrant: Entrant) -> int:
        """Return a person's id; of deleted ones, a number of their own."""
        return self.cup.people.get(entrant, NOBODY) or -entrant

    def people(self, entrants: Sequence[Entrant]) -> str:
        """Return names in a list, and the number of those left out."""
        return self.room.names([*map(self.who, entrants)], self.texts, NAMED)


def placed(seen: Seen, result: Result, replaced: Mapping[Entrant, Entrant] = {}) -> str:
    """Return the people of a table by place, the absent last.

    Args:
        seen: the cup.
        result: of the table.
        replaced: by absent entrant, the one in their seat.
    """
    texts, lines, place = seen.texts, list[str](), 1
    before = {by: each for each, by in replaced.items()}

    def named(entrant: Entrant) -> str:
        name, first = seen.who(entrant), before.get(entrant)
        return name if first is None else texts("cup-for", who=name, entrant=seen.who(first))

    for together in result.places:
        if names := [named(each) for each in together if each not in result.absent]:
            people = texts.joined("between-items", names)
            lines.append(texts("cup-together", place=place, people=people))
        place += len(together)
    absent = [texts("cup-absent", who=seen.who(each)) for each in sorted(result.absent)]
    return texts.joined("between-parts", (*lines, *absent))


def points_of(twelfths: int, texts: Texts) -> str:
    """Write points, of which the standings count twelfths."""
    if twelfths % TWELFTHS == 0:
        return str(twelfths // TWELFTHS)
    return decimal(twelfths / TWELFTHS, texts, 2)


def told(twelfths: int) -> float:
    """Return points as a number for a sentence and its plurals."""
    whole, part = divmod(twelfths, TWELFTHS)
    return round(twelfths / TWELFTHS, 2) if part else whole


def in_a_row(seen: Seen, row: Row, place: int) -> str:
    """Tell an entrant's place, points and wins in a sentence."""
    return seen.texts(
        "cup-alt-row",
        place=place,
        who=marked(seen, row.entrant),
        points=told(row.points),
        wins=row.wins,
        games=row.rounds,
    )


def relative(moment: float) -> str:
    return f"<t:{round(moment)}:R>"


def stuck(why: str, texts: Texts) -> str:
    """Say why no table can be opened."""
    return texts(why, permissions=in_words(texts, NEEDED_FOR_THREADS))


def is_calling(cup: Cup) -> bool:
    """Return whether people say that they are here for the first round."""
    return cup.live and cup.called and not cup.rounds


def goes_on(cup: Cup) -> bool:
    """Return whether another round or the final is to be drawn."""
    return not cup.ended and len(cup.rounds) < cup.setup.rounds + cup.setup.final


def left_out(cup: Cup) -> list[Entrant]:
    """Return the entrants in the cup, but not in the next draw."""
    if not (goes_on(cup) and (is_calling(cup) or cup.rounds)):
        return []
    return [each for each in cup.entrants if each not in cup.present]


def back(cup: Cup, texts: Texts) -> str:
    """Return the label of the button that leads into the next draw."""
    return texts("button-cup-here" if is_calling(cup) else "button-cup-back")


def final_entrants(cup: Cup) -> frozenset[Entrant]:
    """Return the entrants with places of a played final."""
    return cup.final_result.entrants if cup.final_result else frozenset()


def now_away(cup: Cup) -> set[Entrant]:
    """Return the entrants absent from the running round."""
    if (running := cup.running) is None or running.final:
        return set()
    silent = {each for result in running.results.values() for each in result.absent}
    return silent.union(running.replaced, set(cup.entrants).difference(cup.present))


def marked(seen: Seen, entrant: Entrant) -> str:
    """Return the name of an entrant, marked while they are absent."""
    name = seen.who(entrant)
    return seen.texts("cup-absent", who=name) if entrant in now_away(seen.cup) else name
