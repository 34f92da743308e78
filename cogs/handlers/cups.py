"""Presses on a cup's message, and organisers' acts on their panel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import discord

from cogs.admins import check
from cogs.messages.cup_messages import CupMessages
from cogs.platform.interactions import Interaction, reply, reply_with_file
from cogs.services import Services
from cogs.views import cup_panel
from cogs.views import cups as views
from cogs.views.cup_panel import MENU_ACTS
from cogs.views.cup_standings import own_place
from cogs.views.cup_words import back, left_out
from cogs.views.person_settings import private_theme
from cogs.widgets.buttons import Form, Kind
from cogs.widgets.handler_registry import By, Press, on
from cogs.widgets.message_layout import Draft
from engine.hosting.cups import cup as cups
from engine.hosting.cups.corrections import correct
from engine.hosting.cups.cup import Cup
from engine.hosting.cups.cup_file import exported
from engine.hosting.cups.events import CupEvent
from engine.hosting.service.cups import StoredCup
from engine.hosting.state.refusals import Refused

MADE: Mapping[str, Callable[..., CupEvent]] = {
    "begin": cups.begin,
    "pause": cups.pause,
    "resume": cups.resume,
    "end": cups.end,
}
"""By act of a button: its event, with a reason."""


class CupHandlers:
    """Presses at cups."""

    def __init__(self, services: Services, messages: CupMessages) -> None:
        self.services, self.cups, self.messages = services, services.cups, messages

    @on(Kind.CUP)
    async def press(self, press: Press, cup: int, what: str) -> None:
        """Take part, leave, be here, or look at something of a cup."""
        stored = await self._here(press.interaction, cup)
        texts, person = self.services.texts_for(press.interaction), press.person
        if what == "how":
            await views.how(stored.cup, texts).send(press.interaction)
            return
        if what in ("place", "file"):
            await (self._place if what == "place" else self._file)(press.interaction, stored)
            return
        made: dict[str, Callable[[Cup], CupEvent]] = {
            "join": partial(cups.join, person=person, click=press.interaction.id),
            "leave": partial(cups.leave, person=person),
            "here": partial(cups.arrive, person=person),
        }
        if what not in made:
            raise Refused("bad-click")
        mark = self.services.deletions.mark()
        chosen = await self.services.tables.choices.server(stored.record.server)
        if what == "join" and person in chosen.blocked:
            raise Refused("blocked-here")
        if what == "join" and stored.cup.entrant(person) in left_out(stored.cup):
            raise Refused("cup-joined-away", button=back(stored.cup, texts))
        self.services.deletions.check(mark, [person])
        after = (await self.cups.act(cup, person, made[what])).cup
        if what == "join":
            here = (after.entrant(person) in after.here) and bool(after.rounds or after.called)
            key = "cup-joined-here" if here else "cup-joined"
            said = texts(key)
        elif what == "leave":
            stay = any(row.entrant == after.entrant(person) for row in after.standings())
            said = texts("cup-left-points" if stay else "cup-left")
        else:
            said = texts("cup-arrived")
        await reply(press.interaction, content=said)

    async def _place(self, interaction: Interaction, stored: StoredCup) -> None:
        """Show a person their own place."""
        theme = await private_theme(self.services, interaction)
        texts = self.services.texts_for(interaction)
        seen = await self.messages.seen(stored, texts, theme)
        await own_place(seen, interaction.user.id).send(interaction)

    async def _file(self, interaction: Interaction, stored: StoredCup) -> None:
        """Send everything about a cup that is over."""
        if not stored.cup.over:
            raise Refused("bad-click")
        tables = await self.services.store.cup_tables(stored.record.id)
        content = exported(stored.cup, tables)
        name, cup = f"cup{stored.record.id}.json", str(stored.record.id)
        said = self.services.texts_for(interaction)("cup-file-said", cup=cup)
        await reply_with_file(interaction, said, name, content)

    async def reason(self, press: Press, cup: int, act: str, about: str = "") -> Form | None:
        """Return the form for the reason of an act."""
        if press.interaction.type is discord.InteractionType.modal_submit:
            return None
        chosen = "".join(press.values[:1])
        texts = self.services.texts_for(press.interaction)
        if (act in MADE and not about) or (act in MENU_ACTS and chosen):
            stored = await self.organised(press.interaction, cup)
            self._check(press.interaction, stored.cup, act, chosen)
            return cup_panel.reason(cup, act, "" if act in MADE else chosen, texts)
        if act == "correct" and about and chosen:
            return cup_panel.reason(cup, act, f"{about}:{chosen}", texts)
        return None

    def _check(self, interaction: Interaction, cup: Cup, act: str, about: str) -> None:
        """Check an act before a reason is written in vain.

        Raises:
            Refused: it is impossible at present.
        """
        if act in MADE:
            MADE[act](cup, "")
        elif act == "stop":
            cups.check_stop(cup, *self._numbers(about))
        else:
            self._check_other(interaction, cup, int(about) if about.isdecimal() else 0, act)

    @on(Kind.CUP_RUN, By.ALONE, asks=reason)
    async def run(self, press: Press, cup: int, act: str, about: str = "") -> Draft:
        """Do something as an organiser; the panel follows."""
        stored = await self.organised(press.interaction, cup)
        texts = self.services.texts_for(press.interaction)
        if press.interaction.type is not discord.InteractionType.modal_submit:
            seen = await self.messages.seen(stored, texts)
            if act == "correct" and len(press.values) == 1:
                return cup_panel.correction(seen, *self._over(stored.cup, press.values[0]))
            if act == "panel":
                return cup_panel.panel(seen)
            raise Refused("bad-click")
        why = " ".join("".join(press.values).split())[: cup_panel.MOST_WHY]
        if not why:
            raise Refused("cup-needs-reason")
        await self._do(press, stored, act, about, why)
        after = await self.messages.seen(await self.cups.get(cup), texts)
        return cup_panel.panel(after, texts("cup-done"))

    async def _do(self, press: Press, stored: StoredCup, act: str, about: str, why: str) -> None:
        """Carry out an organiser's act with its reason."""
        cup, by, click = stored.record.id, press.person, press.interaction.id
        if act == "stop":
            at, place = self._numbers(about)
            await self.cups.stop(cup, by, at, place, why)
            return
        if act in MADE:
            make: Callable[[Cup], CupEvent] = partial(MADE[act], why=why)
        elif act in ("add", "remove"):
            person = int(about) if about.isdecimal() else 0
            self._check_other(press.interaction, stored.cup, person, act)
            if act == "add":
                await self._check_person(press.interaction, stored, person)
                make = partial(cups.join, person=person, click=click, why=why)
            else:
                make = partial(cups.leave, person=person, why=why)
        elif act == "correct":
            table, _, chosen = about.partition(":")
            at, place = self._over(stored.cup, table)
            order = cup_panel.orders(stored.cup, at, place)
            if not chosen.isdecimal() or int(chosen) >= len(order):
                raise Refused("bad-click")
            places = tuple((each,) for each in order[int(chosen)])
            make = partial(correct, round=at, table=place, places=places, why=why)
        else:
            raise Refused("bad-click")
        await self.cups.act(cup, by, make)

    async def organised(self, interaction: Interaction, cup: int) -> StoredCup:
        """Return a cup that a person may run.

        Raises:
            Refused: they may not, or it is none of this server.
        """
        stored = await self._here(interaction, cup)
        chosen = await self.services.tables.choices.server(stored.record.server)
        if not check.is_moderator(interaction, chosen):
            raise Refused("cup-only-organizers")
        return stored

    async def _here(self, interaction: Interaction, cup: int) -> StoredCup:
        """Return a cup of the server of a press.

        Raises:
            Refused: it is of another, or there is none.
        """
        stored = await self.cups.get(cup)
        if stored.record.server != interaction.guild_id:
            raise Refused("bad-click")
        return stored

    async def _check_person(self, interaction: Interaction, stored: StoredCup, person: int) -> None:
        """Check that a person to be added is here, and not blocked."""
        chosen = await self.services.tables.choices.server(stored.record.server)
        if person in chosen.blocked:
            raise Refused("moderate-blocked", person=str(person))
        if interaction.guild is None or not person:
            raise Refused("bad-click")
        await self.services.members.check(interaction.guild, [person])
        if person in self.services.members.gone(stored.record.server):
            raise Refused("cup-not-here")

    def _check_other(self, interaction: Interaction, cup: Cup, person: int, act: str) -> None:
        """Check that a person can be added, or taken out.

        Raises:
            Refused: they take part already, or do not, or the cup is over.
        """
        entrant = cup.entrant(person)
        if cup.ended:
            raise Refused("cup-over")
        if act == "remove":
            if entrant not in cup.entrants:
                raise Refused("cup-not-in-person", person=str(person))
        elif entrant in left_out(cup):
            button = back(cup, self.services.texts_for(interaction))
            raise Refused("cup-added-away", person=str(person), button=button)
        elif entrant in cup.entrants:
            raise Refused("cup-added-already", person=str(person))

    def _numbers(self, table: str) -> tuple[int, int]:
        """Read the round and place of a table.

        Raises:
            Refused: it is none.
        """
        at, _, place = table.partition("-")
        if not (at.isdecimal() and place.isdecimal()):
            raise Refused("bad-click")
        return int(at), int(place)

    def _over(self, cup: Cup, table: str) -> tuple[int, int]:
        """Read a table with a result.

        Raises:
            Refused: it has none, or its round is not over.
        """
        at, place = self._numbers(table)
        if not 0 < at <= len(cup.rounds) or place not in cup.rounds[at - 1].results:
            raise Refused("cup-not-over")
        return at, place
