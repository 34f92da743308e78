"""Private views of the last round and of a finished game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from cogs.messages.ephemeral import ReplyKey
from cogs.messages.presenter import Presenter
from cogs.platform.interactions import Deferral, Interaction
from cogs.platform.lru_maps import LruMap
from cogs.platform.names import Names
from cogs.platform.supervisor import Supervisor
from cogs.services import Services
from cogs.views import replay
from cogs.views.game_analysis import hindsight, looked_back
from cogs.views.posting import REPLAY, unposted
from cogs.views.replay import Story, last_round, of_round
from cogs.views.words import Words
from cogs.widgets import message_layout
from cogs.widgets.buttons import Kind
from cogs.widgets.handler_registry import By, Press, on
from cogs.widgets.message_layout import Draft, Speed
from data.records import Entry
from data.store.errors import DamagedTable, StoreError
from engine.hindsight import Hindsight
from engine.hosting.state.refusals import Refused, TooOldToRestore
from engine.hosting.state.session import Session

ROUND, HINDSIGHT = "round", "hindsight"
"""The kinds of replies."""

KEPT = 20
"""Games that are remembered when they have been looked back on, some 100 KB each."""


class Asked(NamedTuple):
    """A film of a last round, being drawn for a person."""

    press: int
    """The number of the interaction; later ones are higher."""
    key: object
    """All that can be seen on it."""
    newer: asyncio.Event
    """Set where the person asks for a newer one."""


class ReplayPanel:
    """Views of the past, replayed from the log on demand."""

    def __init__(self, services: Services, presenter: Presenter) -> None:
        self.services, self._replies = services, presenter.ephemeral
        self._seen: LruMap[tuple[int, frozenset[int]], Hindsight] = LruMap(KEPT)
        """What was found of late, as friends look back together: by table, and by who is known to
        have played there, as people can have themselves taken out."""
        self._asked: dict[int, Asked] = {}
        """By person: the newest last round whose film is drawn for them."""

    @on(Kind.ROUND, deferral=Deferral.PRIVATELY)
    async def last_round(self, press: Press) -> None:
        """Show a person the last round as an animation."""
        interaction, table = press.interaction, press.table
        session = await self.services.tables.read(table)
        if session.play is None:
            raise Refused("table-not-started")
        words, entries = await self._words(interaction, session), await self.log(table)
        of = partial(of_round, person=press.person)
        draft = await asyncio.to_thread(last_round, session, entries, words, of)
        await self._drawn(press.interaction.id, press.person, draft)
        await self._send(press, ROUND, session, draft)

    async def _drawn(self, press: int, person: int, draft: Draft) -> None:
        """Draw a film, unless its person asks for a newer one.

        Raises:
            Refused: they do.
        """
        key, former = tuple(sketch.same for sketch in draft.sketches), self._asked.get(person)
        if former is not None and former.key == key:
            asked = former
        elif former is not None and former.press > press:
            raise Refused("replay-newer")
        else:
            asked = self._asked[person] = Asked(press, key, asyncio.Event())
            if former is not None:
                former.newer.set()
        drawing = asyncio.ensure_future(draft.pictures())
        overtaken = asyncio.ensure_future(asked.newer.wait())
        try:
            await asyncio.wait({drawing, overtaken}, return_when=asyncio.FIRST_COMPLETED)
            if not drawing.done():
                raise Refused("replay-newer")
            drawing.result()
        finally:
            drawing.cancel()
            overtaken.cancel()
            if self._asked.get(person) is asked:
                del self._asked[person]

    @on(Kind.HINDSIGHT, deferral=Deferral.PRIVATELY)
    async def hindsight(self, press: Press) -> None:
        """Show a person the analysis of a finished game."""
        interaction, table = press.interaction, press.table
        session = await self.over(table)
        if not session.system.looks_back:
            raise Refused("bad-click")
        self.services.members.look(table)  # a game of long ago is told by names as well
        await self.services.members.looked(table)
        words, entries = await self._words(interaction, session), await self.log(table)
        found = await self.found(session, entries)
        draft = await asyncio.to_thread(hindsight, found, session, entries, press.person, words)
        await self._send(press, HINDSIGHT, session, draft)

    async def _send(self, press: Press, what: str, session: Session, draft: Draft) -> None:
        """Send a view of the past, to stay unless its table closes."""
        shown = self.offered(session, draft)

        async def make(interaction: Interaction, session: Session) -> Draft:
            if session.record.status == "abandoned":
                raise Refused("table-ended")
            return shown

        key = ReplyKey(press.table, press.person, what)
        await self._replies.send(press.interaction, key, shown, make)

    def offered(self, session: Session, draft: Draft) -> Draft:
        """Return a private view, without post button where posting is off."""
        posting = self.services.tables.choices.known(session.record.server).posting
        return draft if posting else unposted(draft)

    async def over(self, table: int) -> Session:
        """Return a table with a finished game.

        Raises:
            Refused: it is not, or nothing can be told of it.
        """
        try:
            session = await self.services.tables.read(table)
        except TooOldToRestore as outgrown:
            raise Refused("hindsight-changed") from outgrown
        if session.record.status != "ended":
            raise Refused("hindsight-early")
        return session

    async def found(self, session: Session, entries: list[Entry]) -> Hindsight:
        """Analyse a game, in a thread, once for each game."""
        key = session.record.id, frozenset(entry.by for entry in entries)
        async with self.services.analyses.asked():
            found = self._seen.get(key)
            if found is None:
                found = await asyncio.to_thread(looked_back, session, entries)
                self._seen[key] = found
            return found

    async def log(self, table: int) -> list[Entry]:
        """Return the log of a table.

        Raises:
            Refused: nothing is left of it, or it cannot be read any more.
        """
        try:
            entries = await self.services.store.log(table)
        except DamagedTable as error:
            raise Refused("hindsight-gone") from error
        if not entries:
            raise Refused("hindsight-gone")
        return entries

    async def _words(self, interaction: Interaction, session: Session) -> Words:
        theme = await self.services.persons.theme(interaction.user.id)
        texts = self.services.texts_beside(interaction, session)
        return Words(session, texts, self.services.names, theme)


# Films of whole games, made once and then sent from the disk.


log = logging.getLogger("poeppel.replay")

FAILED = 1000
"""Games of which it is remembered that they cannot be drawn."""


class FilmMaker:
    """The films of games that are over."""

    def __init__(self, services: Services, presenter: Presenter, back: ReplayPanel) -> None:
        self.services, self._replies, self._back = services, presenter.ephemeral, back
        self._making: set[str] = set()
        """Names of films."""
        self._waiting: dict[int, str] = {}
        """By person: the film that is made for them, of which each has one at a time."""
        self._failed: LruMap[str, bool] = LruMap(FAILED)
        self._supervisor = Supervisor()

    @on(Kind.REPLAY, deferral=Deferral.PRIVATELY)
    async def show(self, press: Press) -> None:
        """Show a game's film, or a notice while it is being made.

        Raises:
            Refused: there is none, or another is made for this person.
        """
        draft, key = await self._asked(press), ReplyKey(press.table, press.person, REPLAY)
        await self._replies.send(press.interaction, key, draft, self._draft)

    @on(Kind.REMAKE, by=By.ADDRESSEE)
    async def show_there(self, press: Press) -> None:
        """Show the film, or the same notice, on the pressed message.

        Raises:
            Refused: the same.
        """
        draft, key = await self._asked(press), ReplyKey(press.table, press.person, REPLAY)
        await self._replies.answer(press.interaction, key, draft, self._draft)

    async def _asked(self, press: Press) -> Draft:
        """Return the film or the notice; start making a missing film."""
        interaction, person = press.interaction, press.person
        session = await self._back.over(press.table)
        words = await self.words(person, session)
        name = replay.film_name(session, words)
        if self._waiting.get(person, name) != name:
            raise Refused("replay-waits")
        if not self._is_made(name):
            await self._back.log(press.table)  # nothing may be left of it
            self._waiting[person] = name
            if name not in self._making:
                self._making.add(name)
                making = self._made(session, name, words)
                self._supervisor.mind(asyncio.create_task(making, name="making a film"))
        return await self._draft(interaction, session)

    async def words(self, person: int, session: Session, names: Names | None = None) -> Words:
        """Return a film's words: the server's language, the person's theme."""
        texts = self.services.public_texts(session.record.server)
        theme = await self.services.persons.theme(person)
        return Words(session, texts, names or self.services.names, theme)

    async def posted(self, person: int, session: Session, people: Collection[int]) -> Draft:
        """Return a film for all with the names of listed *people*.

        Raises:
            Refused: nothing is left of it.
        """
        await self._looked(session)
        listed = set(people) - await self.services.persons.hidden(people)
        names = self.services.names.only(session.record.server, listed)
        return await self._drawn(session, await self.words(person, session, names))

    async def _looked(self, session: Session) -> None:
        """Have names known, also those of a game of long ago."""
        self.services.members.look(session.record.id)
        await self.services.members.looked(session.record.id)

    async def _drawn(self, session: Session, words: Words) -> Draft:
        """Return the game's film with its caption, or the game in words.

        Raises:
            Refused: nothing is left of it.
        """
        story = await self._story(session, words)
        name = replay.film_name(session, words)
        if story is None or not words.face.filmed or self._failed.get(name):
            return replay.in_words(session, story, words)
        return replay.replay(session, story, words, self.services.films)

    async def close(self) -> None:
        """Stop making films."""
        await self._supervisor.close()

    def _is_made(self, name: str) -> bool:
        return self.services.films.has(name) or bool(self._failed.get(name))

    async def _draft(self, interaction: Interaction, session: Session) -> Draft:
        words = await self.words(interaction.user.id, session)
        if not self._is_made(replay.film_name(session, words)):
            return replay.being_made(session, words)
        await self._looked(session)
        return self._back.offered(session, await self._drawn(session, words))

    async def _made(self, session: Session, name: str, words: Words) -> None:
        """Make a film, for all people waiting for it."""
        try:
            story = await self._story(session, words)
            if story is None or not words.face.filmed:
                self._failed[name] = True
                return
            paint = partial(replay.film, story, words, self.services.films, name)
            await message_layout.drawn(paint, Speed.FILM)
        except StoreError as error:  # the next press begins again
            log.warning("table %s: it is no film for now: %s", session.record.id, error)
        except Exception:
            log.exception("table %s: it cannot be shown as a film", session.record.id)
            self._failed[name] = True
        finally:
            self._making.discard(name)
            for person in [each for each, film in self._waiting.items() if film == name]:
                del self._waiting[person]
            self._replies.refresh(session.record.id)

    async def _story(self, session: Session, words: Words) -> Story | None:
        entries, found = await self._back.log(session.record.id), None
        if session.system.looks_back:
            with suppress(Refused):
                found = await self._back.found(session, entries)
        return await asyncio.to_thread(replay.told, session, entries, found, words)
