"""What is pressed at a table where a game is on, or was: answers, hands, the end."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from random import Random

from msgspec import structs

from cogs.admins import entry
from cogs.controls.custom_ids import LOOK, answer, question
from cogs.controls.taps import ONLY, Chosen
from cogs.desk import Desk
from cogs.display.advice import advice
from cogs.display.board import ROLL_FOR_ME
from cogs.display.copies import Key
from cogs.display.drafts import Draft
from cogs.display.faces import face
from cogs.display.presenter import Presenter
from cogs.display.words import Words
from cogs.operator.gate import Gate
from cogs.platform.interactions import Interaction, ephemeral, pressed
from cogs.platform.links import link
from data.records import TableRecord
from engine.hints import advise
from engine.hosting.actions import lobby
from engine.hosting.state import setups
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.views import Action

HINT = "hint"
"""What the answer is that says what to do."""

NEXT = "next"
"""What the answer is that leads to the next table."""


class Playing:
    """What people do in a game, and about its end."""

    def __init__(self, desk: Desk, presenter: Presenter, gate: Gate) -> None:
        self.desk, self.presenter, self.gate = desk, presenter, gate

    async def act(self, interaction: Interaction, table: int, rest: str, values: list[str]) -> None:
        """Act in a game; for who wants that, show it first."""
        number, action = answer(rest)
        session, person = await self.desk.tables.get(table), interaction.user.id
        shows_ways = face(session.record.game).shows_ways
        if (
            shows_ways
            and (await self.desk.persons.chosen(person)).look_first
            and is_way(session, action)
        ):
            session.fresh(person, number)
            await self.presenter.lead_on(interaction, session, Chosen(number, ONLY + action))
        else:
            await self.confirm(interaction, table, rest, values)

    async def confirm(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Act in a game as was shown."""
        number, action = answer(rest)
        async with self.presenter.answering(interaction, table):
            await self.desk.tables.act(
                table, interaction.user.id, number, action, pressed(interaction)
            )

    async def lead_on(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Lead on in a choice, or first of all to what one may do oneself."""
        session = await self.desk.tables.get(table)
        if rest == ":":
            await self.presenter.lead_aside(interaction, session)
            return
        number, path = question(rest)
        session.fresh(interaction.user.id, number)
        await self.presenter.lead_on(interaction, session, Chosen(number, path))

    async def show_hand(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Show a person their hand, privately; in some games that alone does something."""
        person = interaction.user.id
        session = await self.desk.tables.looks(table, person)
        opening = face(session.record.game).opening
        if rest == LOOK:
            opening = None
        if opening is not None and (number := session.question(person, opening)) is not None:
            with suppress(Refused):  # what was open a moment ago need not be any more
                session = await self.desk.tables.act(
                    table, person, number, opening, pressed(interaction)
                )
        await self.presenter.hands.show(interaction, session)

    async def advise(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Tell a person alone what they had best do; who thinks about it does so in a thread."""
        session, person = await self.desk.tables.get(table), interaction.user.id
        seat = session.fresh(person)[0]
        if not setups.advised(session.setup, session.system):
            raise Refused("no-hints")
        assert session.play is not None, "somebody is asked"
        number, random = session.play.number(seat), Random(f"{table} {session.record.seq}")
        hint = await asyncio.to_thread(advise, session.system, session.play, seat, random)
        (await self.desk.tables.get(table)).fresh(person, number)
        words = Words(session, self.desk.texts_beside(interaction, session), self.desk.names)
        key = Key(table, person, HINT)
        await self.presenter.copies.say(interaction, advice(session, seat, hint, words), key)

    async def close_or_play_on(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Agree to close the table, or play on; be back; after the game, play again."""
        person = interaction.user.id
        if rest == "again":
            await self._play_again(interaction, table)
            return
        if rest in ("shut", "keep") and ephemeral(interaction):
            if rest == "shut":
                await self._shut(interaction, table)
            await self.presenter.copies.gone(interaction)
            return
        if (seat := rest.removeprefix("take:")) != rest and seat.isascii() and seat.isdecimal():
            async with self.presenter.answering(interaction, table):
                await self.desk.tables.take(table, person, int(seat))
            return
        if rest.startswith("take-back:"):
            number, _ = question(rest.removeprefix("take-back:"))
            async with self.presenter.answering(interaction, table):
                await self.desk.tables.take_back(table, person, number)
            return
        if rest == ROLL_FOR_ME:
            async with self.presenter.answering(interaction, table):
                (await self.desk.tables.get(table)).fresh(person)
                await self.desk.persons.choose(person, lambda own: structs.replace(own, rolls=True))
            return
        if rest not in ("close", "on", "back", "pause", "without"):
            raise Refused("bad-click")
        if rest == "back" and person not in (await self.desk.tables.get(table)).away:
            raise Refused("not-away")
        async with self.presenter.answering(interaction, table):
            if rest == "back":
                await self.desk.tables.back(table, person)
                return
            if rest == "close":
                await self.desk.tables.propose_end(table, person)
            elif rest == "pause":
                await self.desk.tables.propose_pause(table, person)
            elif rest == "without":
                await self.desk.tables.replace_silent(table, person)
            else:
                await self.desk.tables.play_on(table, person)

    async def _shut(self, interaction: Interaction, table: int) -> None:
        """Close a table, as somebody who was asked whether they are sure."""
        tables = self.desk.tables
        moderator = entry.is_moderator(
            interaction, await tables.choices.server(interaction.guild_id or 0)
        )
        if table not in await self.desk.store.tables_in(interaction.channel_id or 0):
            raise Refused("table-ended")
        if moderator:
            await entry.end(self.desk, interaction, table)
        else:
            await tables.propose_end(table, interaction.user.id)

    async def _play_again(self, interaction: Interaction, table: int) -> None:
        """Lead to the table where those of a finished game play again, and take one's seat there."""
        person, click, tables = interaction.user.id, interaction.id, self.desk.tables
        if following := await tables.following(table):
            self.presenter.boards.lookout.look(following.record.id)  # or the way leads nowhere
        else:
            try:
                await self._check_another(interaction, (await tables.get(table)).record)
            except Refused:
                if await tables.following(table) is None:
                    raise  # else somebody else was a moment faster
        session = await tables.again(table, person, click)
        self.presenter.opened(session)
        if session.record.status == "lobby":
            with suppress(Refused):  # whoever asked first has a seat already
                join = partial(lobby.join, person=person, click=click)
                session = await tables.set_up(session.record.id, join)
        copies, key = self.presenter.copies, Key(session.record.id, person, NEXT)
        await copies.send(interaction, key, await self._next(interaction, session), self._next)

    async def _check_another(self, interaction: Interaction, record: TableRecord) -> None:
        """Make sure that another table may be opened where one was.

        Raises:
            Refused: it may not.
        """
        chosen = self.desk.tables.choices.known(record.server)
        await self.desk.check_free(record.channel)
        entry.check_place(interaction, chosen)
        await entry.check_person(self.desk, chosen, record.server, interaction.user.id)
        await self.gate.check_room(self.desk.store)

    async def _next(self, interaction: Interaction, session: Session) -> Draft:
        """Return the way to the table where it goes on, until it is over there as well.

        Raises:
            Refused: it is.
        """
        setups.check_open(session.record)
        return Draft((self.desk.texts_for(interaction)("again-opened", link=link(session.record)),))


def is_way(session: Session, action: Action) -> bool:
    """Whether an action is among the ways that the board can show."""
    choices = getattr(session.sight().view, "choices", ()) if session.play else ()
    return any(choice.action == action for choice in choices)
