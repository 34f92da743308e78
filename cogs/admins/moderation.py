"""``/moderate``: the tables of a server, and moderators' actions.

Whatever they do is noted for the server's admins and told where the table is.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial

import discord
from msgspec import structs

from cogs.admins import check
from cogs.messages.presenter import Presenter
from cogs.messages.side_messages import Where
from cogs.platform.discord_errors import failure, trouble
from cogs.platform.interactions import Interaction, is_bot
from cogs.platform.limits import OPTION, OPTIONS, cut, link
from cogs.platform.names import Names
from cogs.platform.request_budget import Rank
from cogs.platform.rights import Right, Thing
from cogs.services import Services
from cogs.views import table_messages
from cogs.views.posting import mark as mark_of
from cogs.views.words import Words
from cogs.widgets.buttons import Button, Choice, Kind, Menu, custom_id
from cogs.widgets.fitting import fitted
from cogs.widgets.handler_registry import By, Press, Question, is_number, on
from cogs.widgets.message_layout import Draft
from data.shipped.texts import Texts
from engine.hosting.state import setups
from engine.hosting.state.refusals import Refused, Unplayable
from engine.hosting.state.session import Session
from engine.hosting.state.settings import Server

log = logging.getLogger("poeppel.moderation")

Doing = Callable[[int, int, int], Awaitable[object]]
"""Does something about a table, and a person and a seat, if there are any."""

PERSONAL = "host", "remove", "block"
"""What is done about a person at a table."""

DESTROYS = "end", "remove", "block"
"""What closes a table or throws a person out."""

FAIR = "table", "repair"
"""What changes no game, so that a moderator may do it who plays there."""

TOLD = "repair", "remove", "host", "block", "give"
"""What is told where the table is; who has closed it says the board itself."""

ABOUT = {
    "not-seated": "moderate-not-seated",
    "lobby-not-in": "moderate-not-in",
    "lobby-private": "moderate-private",
    "blocked-here": "moderate-blocked",
    "seat-own": "moderate-seated",
    "seat-taken": "moderate-taken",
    "seat-closed": "moderate-closed",
    "seat-held": "moderate-held",
    "seat-seen": "moderate-seen",
}
"""What somebody is told who asks for something themselves, and a moderator who does it about them."""


class Moderation:
    """The pages and actions of moderators."""

    def __init__(self, services: Services, presenter: Presenter) -> None:
        self.services, self.presenter = services, presenter
        self._doings: dict[str, Doing] = {
            "repair": self._repair,
            "remove": self._remove,
            "host": self._hand_over,
            "block": self._block,
            "give": self._give,
        }

    async def tables(self, interaction: Interaction, before: int = 0) -> Draft:
        """Show the open tables a person moderates, latest first, *before* one.

        Raises:
            Refused: whoever asks is no moderator.
        """
        texts, found = self.services.texts_for(interaction), await self._moderated(interaction)
        lines, choices = list[str](), list[Choice]()
        older = [table for table in found if table < before]
        listed = (older or found)[: -OPTIONS - 1 : -1]
        for table in listed:
            game, where, state = "?", "none", "unplayable"
            with suppress(Unplayable):
                session = await self.services.tables.get(table)
                words = Words(session, texts, self.services.names)
                game, where, state = words.game, link(session.record), session.record.status
            lines.append(texts("moderate-line", table=table, game=game, link=where, state=state))
            choices.append(Choice(str(table), texts("moderate-table", table=table, game=game)))
        if not choices:
            return Draft((texts("moderate-none"),))
        menu = Menu(custom_id(Kind.MODERATE, 0, "table"), texts("menu-moderate"), tuple(choices))
        ways = []
        if listed[-1] != found[0]:
            what = custom_id(Kind.MODERATE, 0, "tables", listed[-1])
            ways.append(Button(what, texts("button-mod-older")))
        if older:
            ways.append(Button(custom_id(Kind.MODERATE, 0, "tables"), texts("button-mod-newest")))
        head = texts("moderate-head", count=len(found))
        return fitted(
            lambda room: Draft(
                ("\n".join(room.lines(lines, texts)),), tuple(ways), (menu,), head=head
            )
        )

    async def losing(self, press: Press, verb: str, rest: str = "") -> Question | None:
        """Ask before a table is closed or a person thrown out.

        Raises:
            Refused: the person is no moderator of that table, or it cannot be done.
        """
        if verb not in DESTROYS:
            return None
        texts = self.services.texts_for(press.interaction)
        table, about = await self._at(press.interaction, verb, rest)
        chosen = about or "".join(press.values[:1])
        person = int(chosen) if is_number(chosen) else 0
        try:
            session = await self.services.tables.get(table)
            asked = await self._question(session, texts, verb, person, press.person)
        except Unplayable:
            if verb != "end":
                raise
            asked = table_messages.unplayable(table, texts)
        back = custom_id(Kind.MODERATE, 0, "table", table)
        return structs.replace(asked, rest=f"{verb}:{table}:{asked.rest}", back=back)

    async def _question(
        self, session: Session, texts: Texts, verb: str, person: int, by: int
    ) -> Question:
        setups.check_open(session.record)
        words, record = Words(session, texts, self.services.names), session.record
        if verb == "end":
            check.check_ending(session, by)
            return table_messages.closing(session, words)
        if not check.is_seated(session, person):
            raise Refused("moderate-not-seated", person=person)
        told: dict[str, str | int] = {
            "name": words.person(person),
            "table": record.id,
            "state": record.status,
        }
        return Question(texts, f"sure-{verb}", told, str(person))

    @on(Kind.MODERATE, By.ALONE, destroys=losing)
    async def press(self, press: Press, verb: str, rest: str = "") -> Draft:
        """Carry out a press; return the next page.

        Raises:
            Refused: whoever presses is no moderator of that table, or it cannot be done.
        """
        interaction, values = press.interaction, press.values
        texts = self.services.texts_for(interaction)
        if verb == "tables":
            return await self.tables(interaction, int(rest) if is_number(rest) else 0)
        where = values[0] if verb == "table" and values else rest
        table, at = await self._at(interaction, verb, where)
        if verb == "seat" and values:
            return await self._whom(texts, table, values[0])
        if verb == "person" and values and is_number(values[0]):
            return await self._about(texts, table, int(values[0]))
        person = int(values[0]) if values and is_number(values[0]) else 0
        if verb in PERSONAL and is_number(at):
            person = int(at)
        if verb == "end":
            await check.end(self.services, interaction, table)
            return await self.tables(interaction)
        if verb in self._doings and (verb != "give" or (person and is_number(at))):
            if verb == "give" and is_bot(interaction, person):
                raise Refused("moderate-bot", person=person)
            mark = self.services.deletions.mark()
            with _about(person):
                await self._doings[verb](table, person, int(at) if is_number(at) else 0)
            await self._note(interaction, mark, verb, table, person or None)
        elif verb != "table":
            raise Refused("bad-click")
        return await self._page(texts, table, press.person)

    async def _moderated(self, interaction: Interaction) -> list[int]:
        """Return the open tables that a person moderates, oldest first.

        Raises:
            Refused: there are none, and they are no moderator here.
        """
        server, rights = interaction.guild_id or 0, self.services.rights
        there = await self.services.store.places_on(server)
        things = {table: Thing(server, channel) for table, channel in there.items()}
        found = await rights.among(interaction, Right.MODERATE, things)
        here = Thing(server, interaction.channel_id or 0)
        if not found and not await rights.may(interaction, Right.MODERATE, here):
            raise Refused("only-moderators")
        return found

    async def _at(self, interaction: Interaction, verb: str, rest: str) -> tuple[int, str]:
        """Return the moderated open table of a press, and the rest.

        Raises:
            Refused: there is none like that, or they are no moderator of it.
        """
        number, _, about = rest.partition(":")
        open_ones = await self.services.store.tables_on(interaction.guild_id or 0)
        thing = None
        if is_number(number) and int(number) in open_ones:
            thing = await self.services.table(int(number))
        if thing is None:
            raise Refused("unknown-table")
        judged = thing.players if verb not in FAIR else ()
        await self.services.rights.check(
            interaction, Right.MODERATE, thing._replace(players=judged)
        )
        return int(number), about

    async def _page(self, texts: Texts, table: int, moderator: int) -> Draft:
        """Show a table, and the actions on it."""
        end = Button(custom_id(Kind.MODERATE, 0, "end", table), texts("sure-end.button"), "danger")
        back = Button(custom_id(Kind.MODERATE, 0, "tables"), texts("button-mod-back"))
        try:
            session = await self.services.tables.get(table)
        except Unplayable as unplayable:
            return Draft((texts(unplayable.key, **unplayable.about),), (end, back))
        except Refused:
            return Draft((texts("unknown-table"),), (back,))
        if not session.record.is_open:
            return Draft((texts("table-ended"),), (back,))
        words = Words(session, texts, self.services.names)
        lines = [
            texts(
                "moderate-line", table=table, game=words.game, link=link(session.record), state=""
            ),
            texts("moderate-host", host=words.person(session.record.host)),
            *(f"- {player}" for player in words.players(session.record.seats).values()),
        ]
        repair = Button(custom_id(Kind.MODERATE, 0, "repair", table), texts("button-mod-repair"))
        ends = () if check.is_seated(session, moderator) else (end,)
        menus = tuple(self._menus(session, words, texts))
        return Draft(("\n".join(lines),), (repair, *ends, back), menus)

    def _menus(self, session: Session, words: Words, texts: Texts) -> list[Menu]:
        names, seats = words.names(), session.record.seats
        # Whoever is away has a seat still, which can be freed, and only then be given to somebody.
        seated = {who: seat for seat in seats if (who := seat.person or seat.away)}
        found = {
            ("person", "moderate-person"): [
                Choice(str(who), cut(words.person(who), OPTION)) for who in seated
            ]
        }
        found["seat", "moderate-seat"] = [
            Choice(str(seat.seat), cut(names.get(seat.seat, "?"), OPTION))
            for seat in seats
            if seat.person is None and seat.away is None and session.play and not session.setup.cup
        ]
        return [
            Menu(custom_id(Kind.MODERATE, 0, verb, session.record.id), texts(key), tuple(choices))
            for (verb, key), choices in found.items()
            if choices
        ]

    async def _about(self, texts: Texts, table: int, person: int) -> Draft:
        """Offer the actions about a person at a table."""
        session = await self.services.tables.get(table)
        if not check.is_seated(session, person):
            raise Refused("moderate-not-seated", person=person)
        name = Words(session, texts, self.services.names).person(person)
        actions = [
            Button(
                custom_id(Kind.MODERATE, 0, verb, table, person),
                texts(f"sure-{verb}.button" if verb in DESTROYS else "button-mod-host"),
                "danger" if verb in DESTROYS else "secondary",
            )
            for verb in PERSONAL
            if verb != "host" or (person in session.people and person != session.record.host)
        ]
        back = Button(custom_id(Kind.MODERATE, 0, "table", table), texts("button-mod-back"))
        return Draft((texts("moderate-about", name=name, table=table),), (*actions, back))

    async def _whom(self, texts: Texts, table: int, seat: str) -> Draft:
        """Ask for the new player of a computer's seat."""
        session = await self.services.tables.get(table)
        names = Words(session, texts, self.services.names).names()
        if not is_number(seat) or int(seat) not in names:
            raise Refused("bad-click")
        menu = Menu(custom_id(Kind.MODERATE, 0, "give", table, seat), texts("moderate-give"))
        back = Button(custom_id(Kind.MODERATE, 0, "table", table), texts("button-mod-back"))
        return Draft((texts("moderate-whom", name=names[int(seat)]),), (back,), (menu,))

    async def _repair(self, table: int, person: int, seat: int) -> None:
        """Reload a table, and post its board and hands again."""
        session = await self.services.tables.memory.reload(table)
        await self.presenter.boards.reposts.post(table)
        for each in session.people:
            self.presenter.hands.renew(table, each)

    async def _remove(self, table: int, person: int, seat: int) -> None:
        await self.services.tables.leave(table, person, may_return=False)

    async def _give(self, table: int, person: int, seat: int) -> None:
        if person in (await self.services.tables.get(table)).server.blocked:
            raise Refused("blocked-here")
        await self.services.tables.take(table, person, seat, given=True)

    async def _hand_over(self, table: int, person: int, seat: int) -> None:
        await self.services.tables.make_host(table, person)

    async def _block(self, table: int, person: int, seat: int) -> None:
        session = await self.services.tables.get(table)
        if not check.is_seated(session, person):
            raise Refused("not-seated")

        def blocked(chosen: Server) -> Server:
            return structs.replace(chosen, blocked=tuple({*chosen.blocked, person}))

        await self.services.tables.settings.change_server(session.record.server, blocked)
        await check.turn_out(self.services, session.record.server, person)

    async def _note(
        self, interaction: Interaction, mark: int, what: str, table: int, person: int | None = None
    ) -> None:
        """Note an action, and announce it at the table."""
        server, by = interaction.guild_id or 0, interaction.user.id
        await check.note(self.services, interaction, mark, what, table, person)
        if what not in TOLD:
            return
        try:
            session = await self.services.tables.get(table)
        except Refused:  # deleted meanwhile
            return
        record, texts = session.record, self.services.public_texts(server)

        def said(names: Names) -> str:
            called = Words(session, texts, names).person  # as on the board
            return texts(f"moderated-{what}", by=called(by), person=called(person or 0))

        told, _ = await self.services.members.naming(interaction.guild, said)
        place = self.services.discord.get_partial_messageable(record.channel, guild_id=server)
        nobody = discord.AllowedMentions.none()
        view, _ = Draft((told,), mark=mark_of(interaction.id)).message([])
        send = partial(place.send, view=view, allowed_mentions=nobody, silent=True)
        where = Where(server, table, record.channel, interaction.id)
        people = {by, *([person] if person else [])}
        telling = self.presenter.beside.tell(where, people, mark, Rank.REST, send)
        error = await failure(telling)
        if error is not None:
            log.info("table %s: not told what a moderator did: %s", table, trouble(error).value)


@contextmanager
def _about(person: int) -> Iterator[None]:
    """Explain to a moderator why an action on a *person* failed."""
    try:
        yield
    except Refused as refused:
        if refused.key not in ABOUT:
            raise
        raise Refused(ABOUT[refused.key], person=person) from refused
