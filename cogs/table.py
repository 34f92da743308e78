"""``/table`` and ``/tables``: see, read, leave and close tables."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import discord
from discord.ext import commands

from cogs.admins import check
from cogs.admins.settings import DECK, DECKED
from cogs.handlers.latecomers import Latecomers
from cogs.handlers.lobby import as_host
from cogs.messages.ephemeral import Make, ReplyKey
from cogs.messages.presenter import CLOSING, Presenter
from cogs.messages.replies import Replies
from cogs.platform import permissions
from cogs.platform.commands import command, named
from cogs.platform.interactions import Interaction, about
from cogs.platform.limits import CONTENT, cut
from cogs.services import Order, Services, announced_last
from cogs.views import set_up, table_messages
from cogs.views.faces import face
from cogs.views.table_messages import resting
from cogs.views.words import Words
from cogs.widgets.buttons import Kind, button
from cogs.widgets.fitting import Room, fitted
from cogs.widgets.message_layout import Draft
from data.records import Change, TableRecord
from engine.hosting.actions import lobby
from engine.hosting.actions.votes import suffice
from engine.hosting.state import setups
from engine.hosting.state.refusals import Refused, Unplayable
from engine.hosting.state.session import Session
from engine.own_decks import OURS
from engine.rules import Value
from engine.system import System

LEFT = {
    "lobby": "lobby-left",
    "ended": "hand-left",
    "abandoned": "end-closed",
}
"""What somebody is told who has left where no game is on, by what has become of the table: computers
may have won it."""

LOG_LINES = 25


class Table(
    commands.GroupCog,
    group_name=named("command-table"),
    group_description=named("command-table.about"),
):
    """The table in this channel."""

    def __init__(self, services: Services, presenter: Presenter, answers: Replies) -> None:
        self.services, self.presenter, self.answers = services, presenter, answers
        self.late = Latecomers(services, presenter, answers)

    @command("command-table-show")
    async def show(self, interaction: discord.Interaction[Any]) -> None:
        """Post the board again."""
        session = await self._here(interaction, _farthest_up)
        await check.check_welcome(self.services, session.record.id, interaction.user.id)
        permissions.check(interaction, self.services.texts_for(interaction))
        is_there = await self.presenter.boards.reposts.repost(session.record.id)
        await self.answers.say(interaction, "table-shown" if is_there else "table-shown-soon")

    @command("command-table-text")
    async def text(self, interaction: discord.Interaction[Any]) -> None:
        """Say in words where everything stands."""
        await self._send(
            interaction, await self._here(interaction, _begun_first), "text", self._position
        )

    @command("command-table-hand")
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        """Show the person their hand."""
        session = await self._back(interaction, _hands_first)
        self.presenter.boards.probe.look(session.record.id)
        await self.presenter.hands.show(interaction, session)

    @command("command-table-log")
    async def log(self, interaction: discord.Interaction[Any]) -> None:
        """Tell the latest events."""
        await self._send(
            interaction, await self._here(interaction, _begun_first), "log", self._lately
        )

    @command("command-table-leave")
    async def leave(self, interaction: discord.Interaction[Any]) -> None:
        """Give up one's seat."""
        found = await self._here(interaction)
        session = await self.services.tables.leave(found.record.id, interaction.user.id)
        if session.record.status == "running":
            await self.late.farewell(interaction, session)
            return
        await self.answers.say(interaction, LEFT[session.record.status], table=session.record.id)

    @command("command-table-offer")
    async def offer(self, interaction: discord.Interaction[Any]) -> None:
        """Offer one's seat to others, or take that back."""
        found = await self._back(interaction, _begun_first)
        session = await self.services.tables.offer(found.record.id, interaction.user.id)
        [own, *_] = session.seats_of(interaction.user.id)
        on = str(session.controller(own).seat in session.setup.offered)
        await self.answers.say(interaction, "offer-said", on=on)

    @command("command-table-pause")
    async def pause(self, interaction: discord.Interaction[Any]) -> None:
        """Let the table rest, or ask the others to agree."""
        found = await self._back(interaction, _begun_first)
        session = await self.services.tables.propose_pause(found.record.id, interaction.user.id)
        rests = session.setup.paused is not None
        await self.answers.say(interaction, "pause-said", rests=str(rests))

    @command("command-table-end")
    async def end(self, interaction: discord.Interaction[Any]) -> None:
        """Close the table, or ask the others to agree."""
        person, services = interaction.user.id, self.services
        texts, replies = services.texts_for(interaction), self.presenter.ephemeral
        try:
            found = await self._back(interaction)
        except Unplayable as unplayable:
            table = int(unplayable.about["table"])
            if not await check.closes(services, interaction, table):
                raise
            draft = table_messages.unplayable(table, texts).draft(Kind.END, table)
            await replies.send(
                interaction, ReplyKey(table, person, CLOSING), draft, self.presenter.closing
            )
            return
        moderator = await check.closes(services, interaction, found.record.id)
        if found.setup.cup is not None and found.record.is_open:
            raise Refused("cup-table-manage" if moderator else "cup-table")
        if _closes_alone(found, person, moderator):
            await self._send(interaction, found, CLOSING, self.presenter.closing)
            return
        session = await self.services.tables.propose_end(found.record.id, person)
        closed = session.record.status == "abandoned"
        await self.answers.say(interaction, "end-closed" if closed else "end-proposed")

    @command("command-table-deck", file="command-table-deck.file")
    async def deck(
        self, interaction: discord.Interaction[Any], file: discord.Attachment | None = None
    ) -> None:
        """Use the action cards of a file in one's lobby.

        Without one, send the deck.
        """
        if file is None:
            await self._send_deck(interaction)
            return
        session = await self._back(interaction, _lobbies_with_cards_first)
        if (deck := session.system.deck) is None:
            raise Refused("deck-elsewhere")
        cards = await set_up.read(deck, file)

        def chosen(record: TableRecord, system: System) -> Change:
            setup = setups.setup(record)
            rules = {**setup.rules, deck.key: cards}
            return lobby.set_rules(record, system, interaction.user.id, setup.preset, rules)

        table, set_up_in = session.record.id, self.services.tables.lobbies.set_up
        await as_host(self.services, interaction, table, lambda: set_up_in(table, chosen))
        await self.answers.say(interaction, "deck-chosen", cards=sum(deck.counts(cards).values()))

    async def _send_deck(self, interaction: Interaction) -> None:
        """Send the channel's deck, or the server's default, as a file."""
        server = await self.services.tables.choices.server(interaction.guild_id or 0)
        chosen: Value = server.deck or OURS
        with suppress(Refused):
            here = await self._here(interaction, _lobbies_with_cards_first)
            chosen = here.values().get(DECK.key, chosen)
        texts = self.services.texts_for(interaction)
        await set_up.send(interaction, DECK, chosen, face(DECKED.key), texts)

    async def _send(
        self, interaction: Interaction, session: Session, what: str, make: Make
    ) -> None:
        """Answer with something about a table that stays true."""
        session = await self.services.tables.get(
            session.record.id
        )  # others may have been read since
        key, draft = (
            ReplyKey(session.record.id, interaction.user.id, what),
            await make(interaction, session),
        )
        self.presenter.boards.probe.look(session.record.id)
        await self.presenter.ephemeral.send(interaction, key, draft, make)

    async def _position(self, interaction: Interaction, session: Session) -> Draft:
        words, own = self._words(interaction, session), session.seats_of(interaction.user.id)
        if session.play is None:
            raise Refused("table-not-started")
        sight = session.sight(own[0] if own else None)
        text = words.position(sight, between="\n")
        hand = words.face.explain(sight.view, words.texts) if own else ()
        if session.setup.paused is not None:
            text = f"{resting(session, words)}\n{text}"
        text = await self.answers.leading(interaction, cut(text, CONTENT))
        said = self.answers.beside(interaction, text)
        return fitted(lambda room: Draft((said, "\n".join(room.lines(hand, words.texts)))))

    async def _lately(self, interaction: Interaction, session: Session) -> Draft:
        words, own = self._words(interaction, session), session.seats_of(interaction.user.id)
        sight = session.sight(own[0] if own else None)
        latest = words.story(sight, sight.story)[-LOG_LINES:]
        lines = [line.text for line in reversed(latest)]
        buttons = (button(Kind.ROUND, session.record.id, words.texts),) if lines else ()
        way = await self.answers.leading(interaction, "")

        def told(room: Room) -> Draft:
            text = ("\n".join(reversed(room.first(lines))) or words.texts("log-empty")) + way
            return Draft((self.answers.beside(interaction, text),), buttons)

        return fitted(told)

    async def _here(
        self, interaction: Interaction, order: Callable[[Session], Order] = announced_last
    ) -> Session:
        """Return this channel's table; of several, the person's first in *order*.

        Raises:
            Refused: there is none.
            Unplayable: there are only such.
        """
        if (found := await self.services.table_in(interaction, order)) is None:
            raise Refused("no-table-here")
        self.services.members.look(found.record.id)
        about(interaction, found.record.id)
        return found

    async def _back(
        self, interaction: Interaction, order: Callable[[Session], Order] = announced_last
    ) -> Session:
        """Return this channel's table, and give the person their seat back.

        Raises:
            Refused: there is none.
            Unplayable: there are only such.
        """
        found = await self._here(interaction, order)
        return await self.services.tables.back(found.record.id, interaction.user.id)

    def _words(self, interaction: Interaction, session: Session) -> Words:
        return Words(session, self.services.texts_for(interaction), self.services.names)


# Of several tables in a channel, those that a command is about come first.


def _farthest_up(session: Session) -> Order:
    return session.record.is_announced, session.record.message or 0


def _begun_first(session: Session) -> Order:
    return session.play is None, session.record.is_announced


def _hands_first(session: Session) -> Order:
    return not session.system.hands, *_begun_first(session)


def _lobbies_with_cards_first(session: Session) -> Order:
    return session.system.deck is None, session.play is not None, session.record.is_announced


def _closes_alone(session: Session, person: int, moderator: bool) -> bool:
    """Return whether one vote closes a table of several people."""
    record, people = session.record, session.people
    if record.status == "lobby" and people == [person]:
        return False
    if moderator:
        return True
    if record.status == "lobby":
        return person in (people if record.host in session.setup.silent else (record.host,))
    return person in people and suffice(session, {person, *session.setup.ending})
