"""Presses in a game or after it: answers, hands, the end."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager, suppress
from functools import partial
from random import Random

from msgspec import structs

from cogs.admins import check
from cogs.messages.ephemeral import NOTE, ReplyKey
from cogs.messages.presenter import Presenter
from cogs.platform.admission import Admission
from cogs.platform.interactions import Interaction, pressed
from cogs.platform.limits import link
from cogs.services import Services
from cogs.views import table_messages
from cogs.views.choice_buttons import advice
from cogs.views.faces import face
from cogs.views.words import Words
from cogs.widgets.buttons import Kind
from cogs.widgets.handler_registry import By, Press, Question, on
from cogs.widgets.message_layout import Draft
from cogs.widgets.option_steps import ONLY, Chosen
from data.records import TableRecord
from engine.hints import advise
from engine.hosting.actions import lobby
from engine.hosting.actions.answers import asked_seats, question_of
from engine.hosting.state import setups
from engine.hosting.state.refusals import Refused, Unplayable
from engine.hosting.state.session import Session
from engine.views import Action

HINT = "hint"
"""What the answer is that says what to do."""

NEXT = "next"
"""What the answer is that leads to the next table."""


class GameHandlers:
    """Actions in a game, and about its end."""

    def __init__(self, services: Services, presenter: Presenter, gate: Admission) -> None:
        self.services, self.presenter, self.admission = services, presenter, gate

    @on(Kind.ACT)
    async def act(self, press: Press, number: int, action: str) -> None:
        """Act in a game, or show the action first by wish."""
        session, person = await self.services.tables.get(press.table), press.person
        shows_ways = face(session.record.game).shows_ways
        if (
            shows_ways
            and (await self.services.persons.chosen(person)).look_first
            and is_way(session, action)
        ):
            asked_seats(session, person, number)
            chosen = Chosen(number, ONLY + action)
            await self.presenter.show_step(press.interaction, session, chosen)
        else:
            await self.confirm(press, number, action)

    @on(Kind.CONFIRM)
    async def confirm(self, press: Press, number: int, action: str) -> None:
        """Act in a game as shown before."""
        async with self._answering(press):
            await self.services.tables.act(
                press.table, press.person, number, action, pressed(press.interaction)
            )

    @on(Kind.STEP)
    async def show_step(self, press: Press, number: int, path: str = "") -> None:
        """Lead a choice to its next step."""
        session = await self.services.tables.looks(press.table, press.person)
        asked_seats(session, press.person, number)
        await self.presenter.show_step(press.interaction, session, Chosen(number, path))

    @on(Kind.OPTIONS)
    async def show_options(self, press: Press) -> None:
        """Show a person their own options, apart from other players' options."""
        session = await self.services.tables.get(press.table)
        await self.presenter.send_private_options(press.interaction, session)

    @on(Kind.HAND)
    async def open_hand(self, press: Press) -> None:
        """Show a person their hand, privately.

        Some games have that as an action.
        """
        session = await self.services.tables.looks(press.table, press.person)
        opening = session.play.game.opening if session.play else None
        if (
            opening is not None
            and (number := question_of(session, press.person, opening)) is not None
        ):
            with suppress(Refused):  # what was open a moment ago need not be any more
                session = await self.services.tables.act(
                    press.table, press.person, number, opening, pressed(press.interaction)
                )
        await self.presenter.hands.show(press.interaction, session)

    @on(Kind.LOOK)
    async def look(self, press: Press) -> None:
        """Show a person their hand, privately."""
        session = await self.services.tables.looks(press.table, press.person)
        await self.presenter.hands.show(press.interaction, session)

    @on(Kind.SIGNS)
    async def explain_signs(self, press: Press) -> None:
        """Explain the signs on a person's cards, until the game goes on."""
        texts = self.services.texts_for(press.interaction)
        session = await self.services.tables.get(press.table)
        own = face(session.record.game)
        if not own.signs:
            raise Refused("no-hands")
        said = ReplyKey(press.table, press.person, Kind.SIGNS)
        seats = session.seats_of(press.person) if session.play else ()
        cards = own.explain(session.sight(seats[0]).view, texts) if seats else ()
        told = "\n".join([*cards, texts(own.signs)])
        await self.presenter.ephemeral.say(press.interaction, told, said)

    @on(Kind.HINT)
    async def advise(self, press: Press) -> None:
        """Give a person a hint, privately; slow thinking happens in a thread."""
        table, person = press.table, press.person
        session = await self.services.tables.get(table)
        seat = asked_seats(session, person)[0]
        if not setups.advised(session.setup, session.system):
            raise Refused("no-hints")
        assert session.play is not None, "somebody is asked"
        number, random = session.play.number(seat), Random(f"{table} {session.record.seq}")
        hint = await asyncio.to_thread(advise, session.system, session.play, seat, random)
        asked_seats(await self.services.tables.get(table), person, number)
        words = Words(
            session, self.services.texts_beside(press.interaction, session), self.services.names
        )
        key = ReplyKey(table, person, HINT)
        await self.presenter.ephemeral.say(
            press.interaction, advice(session, seat, hint, words), key
        )

    @on(Kind.TAKE_BACK)
    async def take_back(self, press: Press, number: int) -> None:
        """Undo a choice."""
        async with self._answering(press):
            await self.services.tables.take_back(press.table, press.person, number)

    @on(Kind.ROLL_FOR_ME)
    async def roll_for_me(self, press: Press) -> None:
        """Roll a person's dice automatically from here on."""
        async with self._answering(press):
            asked_seats(await self.services.tables.get(press.table), press.person)
            await self.services.persons.choose(
                press.person, lambda own: structs.replace(own, rolls=True)
            )
        said = self.services.texts_for(press.interaction)("rolls-from-now-on")
        key = ReplyKey(press.table, press.person, NOTE)
        await self.presenter.ephemeral.say(press.interaction, said, key)

    @on(Kind.KNOWN)
    async def know(self, press: Press) -> None:
        """End the lessons of a person's first game."""
        async with self._answering(press):
            await self.services.tables.know(press.table, press.person)

    @on(Kind.TAKE)
    async def take(self, press: Press, seat: int) -> None:
        """Give an offered seat to the person."""
        async with self._answering(press):
            await self.services.tables.take(press.table, press.person, seat)

    @on(Kind.BACK)
    async def back(self, press: Press) -> None:
        """Give an away player their seat back."""
        if press.person not in (await self.services.tables.get(press.table)).away:
            raise Refused("not-away")
        async with self._answering(press):
            await self.services.tables.back(press.table, press.person)

    @on(Kind.WITHOUT)
    async def go_on_without(self, press: Press) -> None:
        """Go on without the silent players."""
        async with self._answering(press):
            await self.services.tables.replace_silent(press.table, press.person)

    @on(Kind.PAUSE)
    async def pause(self, press: Press) -> None:
        """Agree to a pause."""
        async with self._answering(press):
            await self.services.tables.propose_pause(press.table, press.person)

    @on(Kind.CLOSE)
    async def close(self, press: Press) -> None:
        """Agree to close the table."""
        async with self._answering(press):
            await self.services.tables.propose_end(press.table, press.person)

    @on(Kind.PLAY_ON)
    async def play_on(self, press: Press) -> None:
        """Turn down a proposal, or resume a paused game."""
        async with self._answering(press):
            await self.services.tables.play_on(press.table, press.person)

    async def closing(self, press: Press, state: str = "") -> Question:
        """Ask before closing a table, as it is by now."""
        texts = self.services.texts_for(press.interaction)
        try:
            session = await self.services.tables.get(press.table)
        except Unplayable:
            return table_messages.unplayable(press.table, texts)
        setups.check_open(session.record)
        return self.presenter.question(session, texts)

    @on(Kind.END, By.ADDRESSEE, destroys=closing)
    async def end(self, press: Press, state: str = "") -> None:
        """Close the table, or propose it."""
        await self._shut(press.interaction, press.table)
        await self.presenter.ephemeral.gone(press.interaction)

    @on(Kind.KEEP, By.ADDRESSEE)
    async def keep(self, press: Press) -> None:
        """Remove a question, and leave all as it is."""
        await self.presenter.ephemeral.gone(press.interaction)

    def _answering(self, press: Press) -> AbstractAsyncContextManager[None]:
        """Answer a press with its updated message, after the block."""
        return self.presenter.answering(press.interaction, press.table)

    async def _shut(self, interaction: Interaction, table: int) -> None:
        """Close a table after a confirmation."""
        if table not in await self.services.store.tables_in(interaction.channel_id or 0):
            raise Refused("table-ended")
        if await check.closes(self.services, interaction, table):
            await check.end(self.services, interaction, table)
        else:
            await self.services.tables.propose_end(table, interaction.user.id)

    @on(Kind.AGAIN)
    async def play_again(self, press: Press) -> None:
        """Lead to the rematch, and take the person's seat there."""
        interaction, table, person = press.interaction, press.table, press.person
        click, tables = interaction.id, self.services.tables
        record = (await tables.get(table)).record
        async with self.services.rooms.turn(record.channel):
            if following := await tables.lobbies.following(table):
                self.presenter.boards.probe.look(following.record.id)  # or the way leads nowhere
            else:
                await self._check_another(interaction, record)
            session = await tables.lobbies.again(table, person, click)
        self.presenter.opened(session)
        if session.record.status == "lobby":
            with suppress(Refused):  # whoever asked first has a seat already
                join = partial(lobby.join, person=person, click=click)
                session = await tables.lobbies.set_up(session.record.id, join)
        replies, key = self.presenter.ephemeral, ReplyKey(session.record.id, person, NEXT)
        await replies.send(interaction, key, await self._next(interaction, session), self._next)

    async def _check_another(self, interaction: Interaction, record: TableRecord) -> None:
        """Check that a further table may be opened in this place.

        Raises:
            Refused: it may not.
        """
        chosen = self.services.tables.choices.known(record.server)
        await self.services.check_free(record.channel)
        await check.check_place(self.services, interaction, chosen)
        await check.check_person(self.services, chosen, record.server, interaction.user.id)
        await self.admission.check_room(self.services.store)

    async def _next(self, interaction: Interaction, session: Session) -> Draft:
        """Return the way to the rematch, while it is not over.

        Raises:
            Refused: it is.
        """
        setups.check_open(session.record)
        return Draft(
            (self.services.texts_for(interaction)("again-opened", link=link(session.record)),)
        )


def is_way(session: Session, action: Action) -> bool:
    """Return whether an action is one of the ways on the board."""
    choices = session.sight().view.choices if session.play else ()
    return any(choice.action == action for choice in choices)
