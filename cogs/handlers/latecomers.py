"""Latecomers: offers at a table without a seat, and their presses."""

from __future__ import annotations

from contextlib import AbstractContextManager

from cogs.messages.ephemeral import ReplyKey
from cogs.messages.presenter import Presenter
from cogs.messages.replies import Replies
from cogs.platform.interactions import Interaction, private
from cogs.platform.limits import link
from cogs.services import Services
from cogs.views.table_messages import taking_over
from cogs.views.words import Words
from cogs.widgets.buttons import Button, Kind, button, custom_id
from cogs.widgets.handler_registry import By, Press, on
from cogs.widgets.message_layout import Draft
from engine.hosting.actions.seat_changes import check_running, open_to
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session

LATE = "late"
"""The kind of the reply with the offer."""


class Latecomers:
    """Actions of people without a seat: watch, take a seat, wait."""

    def __init__(self, services: Services, presenter: Presenter, answers: Replies) -> None:
        self.services, self.presenter, self._answers = services, presenter, answers

    async def offered(self, interaction: Interaction, table: int, refused: Refused) -> bool:
        """Offer actions to a *refused* person; return whether there are any."""
        fresh = not private(interaction) and not interaction.response.is_done()
        if refused.key != "not-seated" or not fresh:
            return False
        try:
            draft = await self.shown(interaction, await self.services.tables.get(table))
        except Refused:
            return False
        await self.presenter.ephemeral.send(
            interaction, self._key(interaction, table), draft, self.shown
        )
        return True

    async def farewell(self, interaction: Interaction, session: Session) -> None:
        """Tell a leaving player the consequences, and the way back if any."""
        offer = await self.shown(interaction, session)
        back = str(bool(open_to(session, interaction.user.id)))
        said = self.services.texts_for(interaction)("table-left", back=back)
        said = self._answers.beside(interaction, await self._answers.leading(interaction, said))
        draft = Draft((said,), offer.buttons)
        key = self._key(interaction, session.record.id)
        await self.presenter.ephemeral.send(interaction, key, draft, self.shown)

    @on(Kind.TAKE_LATE, By.ADDRESSEE)
    async def take(self, press: Press, seat: int) -> None:
        """Give a computer's seat to the person."""
        interaction = press.interaction
        with self._deferred(interaction):
            session = await self.services.tables.take(press.table, press.person, seat)
            colour = self._words(interaction, session).colour(seat)
            said = self.services.texts_for(interaction)("late-taken", colour=colour)
            said = await self._answers.leading_back(interaction, said)
            key = self._key(interaction, press.table)
            await self.presenter.ephemeral.answer(interaction, key, Draft((said,)), None)

    @on(Kind.NEXT, By.ADDRESSEE)
    async def wait_for_next(self, press: Press) -> None:
        """Ask the person for the next game."""
        await self._ask_next(press, True)

    @on(Kind.NOT_NEXT, By.ADDRESSEE)
    async def wait_no_more(self, press: Press) -> None:
        """Do not ask the person for the next game."""
        await self._ask_next(press, False)

    async def _ask_next(self, press: Press, wanted: bool) -> None:
        with self._deferred(press.interaction):
            await self.services.tables.ask_next(press.table, press.person, wanted)
            key = self._key(press.interaction, press.table)
            await self.presenter.ephemeral.again(press.interaction, key, self.shown)

    def _deferred(self, interaction: Interaction) -> AbstractContextManager[None]:
        """Leave the pressed message alone in this block."""
        clicked = interaction.message
        return self.presenter.ephemeral.deferred(clicked.id if clicked else None)

    async def shown(self, interaction: Interaction, session: Session) -> Draft:
        """Return a person's possible actions.

        Raises:
            Refused: they have a seat, or no game is on.
        """
        person, words = interaction.user.id, self._words(interaction, session)
        texts, record = words.texts, session.record
        check_running(session)
        if person in (*session.people, *session.away):
            raise Refused("seat-own")
        asked, draws = person in session.setup.asking, session.setup.cup is not None
        offer = texts("late-offer", game=words.game, link=link(record))
        said = (offer,) if draws else (offer, texts("late-next", asked=str(asked)))
        taking = (
            Button(
                custom_id(Kind.TAKE_LATE, record.id, seat),
                taking_over(seat, words),
                Kind.TAKE_LATE.style,
            )
            for seat in open_to(session, person)
        )
        wish = () if draws else (Kind.NOT_NEXT if asked else Kind.NEXT,)
        others = Kind.ROUND, *wish
        return Draft(said, (*taking, *(button(kind, record.id, texts) for kind in others)))

    def _words(self, interaction: Interaction, session: Session) -> Words:
        return Words(session, self.services.texts_for(interaction), self.services.names)

    @staticmethod
    def _key(interaction: Interaction, table: int) -> ReplyKey:
        return ReplyKey(table, interaction.user.id, LATE)
