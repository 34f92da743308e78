"""Names and pictures of people: learned, asked for in `members`, never stored.

A board never waits for a name or a face; until one is known, colour and shape stand for the person.
"""

from __future__ import annotations

import asyncio
import logging
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from typing import TypeVar

import discord
from msgspec import Struct

from cogs.platform.limits import cut
from data.foreign import Foreign, flat, isolated, typed
from data.shipped.texts import Texts
from engine.hosting.state.session import Session
from engine.views import Seat
from render import Face, avatar
from render.names import plain

KEPT_ENTRIES = 10_000

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class LruMap(OrderedDict[K, V]):
    """Values by key, within a bound; the oldest is dropped."""

    def __init__(self, kept: int = KEPT_ENTRIES) -> None:
        super().__init__()
        self._kept = kept

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        while len(self) > self._kept:
            self.popitem(last=False)


class Moments(LruMap[K, float]):
    """When something last happened, by key, in seconds since 1970."""

    def __init__(self, now: Callable[[], float], kept: int = KEPT_ENTRIES) -> None:
        super().__init__(kept)
        self._now = now

    def note(self, key: K) -> None:
        """Record that it happens now."""
        self[key] = self._now()

    def within(self, key: K, seconds: float) -> bool:
        """Return whether it happened less than some *seconds* ago.

        The system's clock may have gone back since.
        """
        at = self.get(key)
        return at is not None and abs(self._now() - at) < seconds


# Names and pictures of people: learned, asked for in `members`, never stored.
#
# A board never waits for a name or a face; until one is known, colour and shape stand for the person.

# Pictures of people: fetched beside the game, never awaited or stored.
#
# The address of a person's picture comes with their interactions.  The picture is fetched once; until it is
# there, and after any failure, the player's shape stands for the person.


log = logging.getLogger("poeppel.names")

PIXELS = 64
"""How wide a picture is asked for."""
SECONDS = 1.0
"""How long one may take to come."""
AT_ONCE = 2
"""Pictures that are fetched at the same time."""
WAITING = 100
"""Pictures that wait for that at most; for others it is tried again when the person does something."""
KEPT = 400
"""Pictures that are kept, of about 12 KB each."""
AGAIN = 3600.0
"""Seconds until one that did not come, or was none, is asked for again."""


class Avatars:
    """Known faces, by server and person."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._worn: LruMap[tuple[int, int], str] = LruMap()
        """By server and person: where their picture is; nothing if they have none."""
        self._faces: LruMap[str, Face] = LruMap(KEPT)
        self._failed: Moments[str] = Moments(now, KEPT)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(AT_ONCE)

    def learn(self, server: int, person: discord.abc.User) -> None:
        """Note a person's picture on a server; fetch it if new."""
        asset = getattr(person, "guild_avatar", None) or person.avatar
        if asset is None:
            self._worn[server, person.id] = ""
            return
        small = asset.replace(size=PIXELS, format="png")
        self._worn[server, person.id] = small.url
        if self._faces.get(small.url) or small.url in self._tasks or len(self._tasks) >= WAITING:
            return
        if not self._failed.within(small.url, AGAIN):
            self._tasks[small.url] = asyncio.create_task(self._fetch(small))

    def get(self, server: int, person: int) -> Face | None:
        """Return a person's picture on a server, if known."""
        return self._faces.get(self._worn.get((server, person)) or "")

    def forget(self, person: int) -> None:
        """Forget a person's pictures, on all servers."""
        for key in [each for each in self._worn if each[1] == person]:
            del self._worn[key]

    async def close(self) -> None:
        """Stop fetching pictures."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _fetch(self, asset: discord.Asset) -> None:
        try:
            async with self._turn:
                content = await asyncio.wait_for(asset.read(), SECONDS)
                face = await asyncio.to_thread(avatar, content)
        except Exception as error:
            # Every error means the same, and no caller waits for it.
            log.info("no picture of somebody: %s", type(error).__name__)
            face = None
        finally:
            self._tasks.pop(asset.url, None)
        if face is None:
            self._failed.note(asset.url)
        else:
            self._faces[asset.url] = face


KEPT_SECONDS = 24 * 3600


class Names:
    """Display names by server and person, kept for a while, and faces."""

    def __init__(self, now: Callable[[], float], avatars: Avatars | None = None) -> None:
        """Begin without names; without *avatars*, without faces."""
        self._now, self._avatars = now, avatars
        self._names: LruMap[tuple[int, int], tuple[Foreign, float]] = LruMap()
        """The name, and when it was learned."""

    def hear(self, server: int, person: int, name: Foreign) -> None:
        """Remember a person's name on a server."""
        self._names[server, person] = (name, self._now())

    def learn(self, server: int, person: discord.abc.User) -> None:
        """Remember a person's name and picture on a server."""
        self.hear(server, person.id, person.display_name)
        if self._avatars is not None:
            self._avatars.learn(server, person)

    def get(self, server: int, person: int) -> Foreign | None:
        """Return a person's name on a server, if known."""
        name, learned = self._names.get((server, person)) or (None, 0.0)
        return name if abs(self._now() - learned) < KEPT_SECONDS else None

    def face(self, server: int, person: int) -> Face | None:
        """Return a person's picture on a server, if known."""
        return self._avatars.get(server, person) if self._avatars else None

    def only(self, server: int, people: Iterable[int]) -> Names:
        """Return the known names of *people* on a server, and no other."""
        few = Names(self._now)
        for person in people:
            if name := self.get(server, person):
                few.hear(server, person, name)
        return few

    def forget(self, person: int) -> None:
        """Forget a person's names and pictures, on all servers."""
        for key in [each for each in self._names if each[1] == person]:
            del self._names[key]
        if self._avatars is not None:
            self._avatars.forget(person)

    async def close(self) -> None:
        """Stop learning."""
        if self._avatars is not None:
            await self._avatars.close()


# Player names of a table, the same in pictures, texts and buttons.
#
# Nothing in a name is markup (`render.names.plain`), so that it needs no escape where Discord reads markdown
# and shows no backslash where it reads none. No name pings anyone.


LONGEST = 20
"""Characters of a name; what is longer ends in an ellipsis."""

BRIEFLY = 10
"""The same where there is little room, as on buttons."""


class PlayerNames(Struct, frozen=True):
    """The names at one table at one moment."""

    seats: Mapping[Seat, str]
    """By colour: its player's name, as far as it is known."""
    persons: Mapping[int, str]
    """By the ids of those who play or have played there, as far as it is known."""


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
    """Yield the ids of seated people by seat, then of former players."""
    for seat in sorted(session.record.seats, key=lambda each: each.seat):
        if (person := seat.person or seat.away) is not None:
            yield person
    yield from session.setup.former


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
