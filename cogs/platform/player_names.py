"""Player names of a table, the same in pictures, texts and buttons.

Nothing in a name is markup (`render.names.plain`), so that it needs no escape where Discord reads markdown
and shows no backslash where it reads none. No name pings anyone.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping

from msgspec import Struct

from cogs.platform.limits import cut
from cogs.platform.names import Names
from data.foreign import Foreign, flat, isolated, typed
from data.shipped.texts import Texts
from engine.hosting.state.session import Session
from engine.hosting.state.setups import lobby_people
from engine.views import Seat
from render.names import plain

LONGEST = 20
"""Characters of a name; what is longer ends in an ellipsis."""
BRIEFLY = 10
"""The same where there is little room, as on buttons."""


class PlayerNames(Struct, frozen=True):
    """The names at one table at one moment."""

    seats: Mapping[Seat, str]
    """By colour: its player's name, as far as it is known."""
    persons: Mapping[int, str]
    """By the ids of those who play, have played or are expected there, as far as it is known."""

    def of_another(self, name: str) -> str:
        """Return the name of a further person, told apart from these."""
        return _apart(name, {each.casefold() for each in self.persons.values()}) if name else ""


def harmless(name: Foreign, longest: int = LONGEST) -> str:
    """Return a name without markup or ornament, cut to *longest*, isolated.

    >>> harmless("**Ada**"), harmless("Ｂｅｎ_1"), harmless("||"), harmless("Maximilian von Hohenstein")
    ('Ada', 'Ben_1', '', 'Maximilian von…')
    """
    return isolated(cut(flat(plain(unicodedata.normalize("NFKC", typed(name)))), longest))


def people(session: Session, names: Names, texts: Texts, longest: int = LONGEST) -> PlayerNames:
    """Return the names at a table, with numbers on duplicates.

    The later seat gets the number.  Names of computers and of the table's colours count, too.
    """
    owners, server = session.owners(), session.record.server
    computers = {
        owner.seat: texts("computer", seat=owner.seat)
        for owner in owners.values()
        if owner.person is None
    }
    colours = {texts(f"colour-{colour}") for colour in session.seating.colours}
    taken = {each.casefold() for each in (*computers.values(), *colours)}
    persons = dict[int, str]()
    for person in dict.fromkeys(_known(session)):
        if name := harmless(names.get(server, person) or "", longest):
            persons[person] = _apart(name, taken)
            taken.add(persons[person].casefold())
    called = {
        seat: computers[owner.seat] if owner.person is None else persons.get(owner.person, "")
        for seat, owner in owners.items()
    }
    return PlayerNames({seat: name for seat, name in called.items() if name}, persons)


class Naming:
    """The names of a page's people, with numbers on duplicates.

    People get them in the order in which they are first named.
    """

    def __init__(self, server: int, names: Names, texts: Texts, people: Iterable[int] = ()) -> None:
        """Begin with these *people*, before all others."""
        self._server, self._names, self._texts = server, names, texts
        self._called: dict[int, str] = {}
        self._taken: set[str] = set()
        for person in people:
            self.person(person)

    def person(self, person: int) -> str:
        """Return a person's name, or a word for someone."""
        if (called := self._called.get(person)) is None:
            name = harmless(self._names.get(self._server, person) or "")
            called = _apart(name or self._texts("somebody"), self._taken)
            self._called[person] = called
            self._taken.add(called.casefold())
        return called


class NotingNames(Names):
    """The same names, which note the people they lack."""

    def __init__(self, names: Names, server: int) -> None:
        """Note the people of one *server*."""
        self.__dict__.update(vars(names))
        self._server = server
        self.lacking: dict[int, None] = {}
        """Ids, in the order in which they were asked for."""

    def get(self, server: int, person: int) -> Foreign | None:
        """Return a person's name on a server, if known."""
        if (name := super().get(server, person)) is None and server == self._server and person > 0:
            self.lacking[person] = None
        return name


def _known(session: Session) -> Iterator[int]:
    """Yield the ids of people: seated, by seat; then former and expected."""
    for seat in sorted(session.record.seats, key=lambda each: each.seat):
        if (person := seat.person or seat.away) is not None:
            yield person
    yield from session.setup.former
    yield from lobby_people(session.setup)


def _apart(name: str, taken: Collection[str]) -> str:
    """Return *name*, with a number if it is taken.

    >>> _apart("Ada", {"ben"}), _apart("Ada", {"ada", "ada 2"})
    ('Ada', 'Ada 3')
    """
    found, number = name, 1
    while found.casefold() in taken:
        number += 1
        found = f"{name} {number}"
    return found
