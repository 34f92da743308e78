"""Presses in a lobby, in *My seat* and in *Set up*."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial

from msgspec import structs

from cogs.admins import check, panel
from cogs.admins.settings import SETTINGS
from cogs.messages.ephemeral import Make, ReplyKey
from cogs.messages.presenter import Presenter
from cogs.platform.foreign import markup
from cogs.platform.interactions import Interaction, is_bot, private
from cogs.services import Services
from cogs.views import appointment
from cogs.views.clock_times import choosing
from cogs.views.faces import face
from cogs.views.lobby import my_seat
from cogs.views.rule_words import preset_name
from cogs.views.set_up import LEFT_OUT, house_rules, name_form, set_up
from cogs.views.words import Words
from cogs.widgets.buttons import Form, Kind, custom_id
from cogs.widgets.handler_registry import Press, Question, on
from cogs.widgets.message_layout import Draft
from data.records import Change, TableRecord
from data.visible_names import clean
from engine.hosting.actions import appointments, lobby
from engine.hosting.state import setups
from engine.hosting.state.clock_times import ClockTime
from engine.hosting.state.refusals import Refused, playable
from engine.hosting.state.session import Session
from engine.hosting.state.settings import forgotten, presets, saved
from engine.rules import OwnPreset
from engine.system import System

MENU = "menu"
"""The kind of the reply with the pages of the host's *Set up*."""

SEAT = "seat"
"""The kind of the reply with *My seat*."""

Alter = Callable[[TableRecord, System], Change]
"""Says what is to be changed of a table in its lobby."""

PERSON = re.compile(r"[0-9]{1,19}").fullmatch
"""The id of a person, as chosen in a menu."""


async def as_host(
    services: Services, interaction: Interaction, table: int, act: Callable[[], Awaitable[object]]
) -> None:
    """Act as a lobby's host; a person replaces a silent one.

    Raises:
        Refused: the host is there, or they have no seat; or the action is refused to a host, too.
    """
    done = interaction.response.is_done()  # a slow one has been acknowledged
    try:
        await act()
    except Refused as refused:
        if refused.key != "only-host" or interaction.response.is_done() != done:
            raise
        hosts = False
        with suppress(Refused):  # no lobby any more
            hosts = await services.tables.lobbies.succeed(table, interaction.user.id)
        if not hosts:
            raise
        await act()


class LobbyHandlers:
    """Actions before the game begins."""

    def __init__(self, services: Services, presenter: Presenter) -> None:
        self.services, self.presenter = services, presenter

    @on(Kind.LOBBY)
    async def set_up(self, press: Press, what: str) -> None:
        """Carry out a lobby's button by name, and answer the press."""
        interaction, table = press.interaction, press.table
        if what in ("host", "rules", "seat", "when"):
            session = await self.services.tables.get(table)
            await self._shown(interaction, session, *self.page(what))
        elif private(interaction):
            clicked = interaction.message
            with self.presenter.ephemeral.deferred(clicked.id if clicked else None):
                session = await self._done(press, what)
                if what == "leave":
                    await self._left(interaction, session)
                else:
                    await self._shown(interaction, session, *self.page(what))
        else:
            async with self.presenter.answering(interaction, table):
                await self._done(press, what)

    def page(self, what: str) -> tuple[str, Make]:
        """Return the private page of a press: its kind and its maker."""
        if what in ("seat", "colour", "leave"):
            return SEAT, self.seat_of
        if what == "when":
            return MENU, self.when_of
        return MENU, self.rules_of if what in ("rules", "window") else self.menu_of

    async def _left(self, interaction: Interaction, session: Session) -> None:
        """Answer in *My seat* that the player has left."""
        said = "lobby-left" if session.record.status == "lobby" else "lobby-closed"
        key = ReplyKey(session.record.id, interaction.user.id, SEAT)
        draft = Draft((self.services.texts_for(interaction)(said),))
        await self.presenter.ephemeral.answer(interaction, key, draft, None)

    async def _done(self, press: Press, what: str) -> Session:
        """Carry out a press or choice, and return the table afterwards."""
        tables, table, person = self.services.tables, press.table, press.person
        click = press.interaction.id
        match what, press.values:
            case (("start" | "alone"), _):
                async with self.room(table, person):
                    return await tables.lobbies.start(table, person, click, what == "alone")
            case "last", _:
                return await tables.lobbies.as_last(table, person)
            case "game", [game, *_]:
                return await tables.lobbies.set_game(table, person, game)
            case "preset", [name, *_]:
                session = await tables.get(table)
                preset = (await self._own_presets(session)).get(name, name)
                choose = partial(
                    lobby.set_preset, host=person, preset=preset, server=session.server
                )
                return await tables.lobbies.set_up(table, choose)
        return await tables.lobbies.set_up(table, _pressed(what, person, click, press.values))

    @asynccontextmanager
    async def room(self, table: int, host: int) -> AsyncIterator[None]:
        """Hold the place that an appointment takes before its time.

        Raises:
            Refused: its channel or its host has as many tables as the server wants.
        """
        session = await self.services.tables.get(table)
        record, called = session.record, not session.record.is_announced
        waits = record.status == "lobby" and session.setup.appointment is not None
        if not waits or record.host != host:
            yield
            return
        async with self.services.rooms.turn(record.channel):
            if not called:
                server = await self.services.tables.choices.server(record.server)
                await check.check_person(self.services, server, record.server, host)
            await self.services.check_free(record.channel, but=table, called=called)
            yield

    @on(Kind.RULES)
    async def set_rules(self, press: Press, what: str) -> None:
        """Choose a preset, switches, or the value of one rule."""
        session, values = await self.services.tables.get(press.table), press.values
        own, host = await self._own_presets(session), press.person

        def chosen(record: TableRecord, system: System) -> Change:
            setup = setups.setup(record)
            rules = dict(setup.rules)
            known = {rule.key: rule for rule in system.offered(setups.rules(record, system))}
            if what == "switches":
                switches = [key for key, rule in known.items() if rule.values == (False, True)]
                rules |= {key: key in values for key in switches}
            elif what == "preset" and values:
                preset = own.get(values[0], values[0])
                return lobby.set_preset(record, system, host, preset, session.server)
            elif what in LEFT_OUT and system.deck in known.values():
                rules |= _without(record, system, what, values)
            elif what in known and values:
                ways = {str(way): way for way in known[what].values}
                rules[what] = ways.get(values[0], values[0])
            else:
                raise Refused("bad-click")
            return lobby.set_rules(record, system, host, setup.preset, rules)

        await self._change(press, chosen, self.rules_of)

    async def removing(self, press: Press, what: str, guest: int = 0) -> Question | None:
        """Ask before a guest loses their seat."""
        if what != "remove":
            return None
        session, interaction = await self.services.tables.get(press.table), press.interaction
        self._check_host(interaction, session)
        guest = guest or next(map(int, filter(PERSON, press.values)), 0)
        if guest not in session.people or guest == press.person:
            return None  # an invitation can be given again
        texts = self.services.texts_for(interaction)
        name = Words(session, texts, self.services.names).person(guest)
        about: dict[str, str | int] = {"name": name, "private": str(session.setup.private)}
        back = custom_id(Kind.LOBBY, press.table, "host")
        show = partial(self._asked, session, self.menu_of)
        return Question(texts, "sure-guest", about, f"remove:{guest}", back, show=show)

    async def _asked(
        self, session: Session, make: Make, interaction: Interaction, draft: Draft
    ) -> None:
        """Show a question in the place of a page of *Set up*."""
        key, whole = (
            ReplyKey(session.record.id, interaction.user.id, MENU),
            await make(interaction, session),
        )
        await self.presenter.ephemeral.show_step(interaction, key, draft, whole, make)

    @on(Kind.PEOPLE, destroys=removing)
    async def change_people(self, press: Press, what: str, guest: int = 0) -> None:
        """Invite people, or remove one."""
        host, people = press.person, [int(value) for value in press.values if PERSON(value)]
        people = [guest] if guest else people
        bots = [person for person in people if is_bot(press.interaction, person)]

        def changed(record: TableRecord, system: System) -> Change:
            if what == "invite" and bots:
                raise Refused("moderate-bot", person=bots[0])
            if what == "invite" and people:
                return lobby.invite(record, host, people)
            if what == "remove" and people:
                return lobby.remove(record, system, host, people[0])
            raise Refused("bad-click")

        await self._change(press, changed, self.menu_of)

    async def form(self, press: Press, what: str, name: str = "") -> Form | None:
        """Return the form for naming a lobby's rules, if asked for."""
        if what == "name":
            with suppress(Refused):  # which is said when it is done
                session = await self._named_by_admin(press.interaction, press.table)
                return name_form(session, self.services.texts_for(press.interaction))
        return None

    async def forgetting(self, press: Press, what: str, name: str = "") -> Question | None:
        """Ask before a name is forgotten on this server."""
        if what != "forget":
            return None
        session = await self._named_by_admin(press.interaction, press.table)
        if (own := (await self._own_presets(session)).get(name)) is None:
            raise Refused("unknown-preset")
        texts = self.services.texts_for(press.interaction)
        about: dict[str, str | int] = {"value": markup(preset_name(texts, own))}
        back = custom_id(Kind.LOBBY, press.table, "rules")
        show = partial(self._asked, session, self.rules_of)
        return Question(texts, "sure-removed", about, f"forget:{name}", back, show=show)

    @on(Kind.PRESETS, asks=form, destroys=forgetting)
    async def name_rules(self, press: Press, what: str, name: str = "") -> None:
        """Name a lobby's rules on this server, or forget a name."""
        interaction, table = press.interaction, press.table
        session = await self._named_by_admin(interaction, table)
        if what == "save" and press.values:
            await self._save_preset(interaction, session, clean(press.values[0]))
        elif what == "forget":
            forget = partial(forgotten, system=session.system, name=name)
            await panel.change(self.services, interaction, SETTINGS["presets"], forget)
        else:
            raise Refused("bad-click")
        await self._shown(interaction, await self.services.tables.get(table), MENU, self.rules_of)

    async def _save_preset(self, interaction: Interaction, session: Session, name: str) -> None:
        """Save a lobby's rules as a preset and use it there."""
        record, system, chosen = session.record, session.system, session.setup
        await self.services.read(*self.services.texts.languages)
        names = {texts(f"preset-{key}") for texts in self.services.texts for key in system.presets}
        save = partial(saved, system=system, name=name, chosen=chosen, reserved=names)
        server = await panel.change(self.services, interaction, SETTINGS["presets"], save)
        own = presets(server, system)[name]

        def by_name(record: TableRecord, system: System) -> Change:
            return lobby.set_rules(record, system, record.host, own, {})

        await self.services.tables.lobbies.set_up(record.id, by_name)

    async def _own_presets(self, session: Session) -> dict[str, OwnPreset]:
        """Return a server's own presets for a table's game."""
        system = session.system
        return presets(await self.services.tables.choices.server(session.record.server), system)

    async def _named_by_admin(self, interaction: Interaction, table: int) -> Session:
        """Return a lobby to its host, an admin of its server."""
        session = await self.services.tables.get(table)
        self._check_host(interaction, session)
        await check.check_admin(self.services, interaction)
        return session

    def _check_host(self, interaction: Interaction, session: Session) -> None:
        setups.check_lobby(session.record)
        if interaction.user.id != session.record.host:
            raise Refused("only-host", host=str(session.record.host))

    async def _change(self, press: Press, alter: Alter, make: Make) -> None:
        """Change something from a page of *Set up*."""
        session = await self.services.tables.lobbies.set_up(press.table, alter)
        await self._shown(press.interaction, session, MENU, make)

    async def _shown(
        self, interaction: Interaction, session: Session, what: str, make: Make
    ) -> None:
        """Show a private page, on the pressed message if that is private."""
        draft, replies = await make(interaction, session), self.presenter.ephemeral
        answer = replies.answer if private(interaction) else replies.send
        await answer(
            interaction, ReplyKey(session.record.id, interaction.user.id, what), draft, make
        )

    async def seat_of(self, interaction: Interaction, session: Session) -> Draft:
        """Return *My seat* of a player in this lobby."""
        record, person = session.record, interaction.user.id
        setups.check_lobby(record)
        if person not in lobby.waiting(record):
            lobby.check_seated(record, session.system, person)
        return my_seat(session, self.services.texts_for(interaction), person)

    async def menu_of(self, interaction: Interaction, session: Session) -> Draft:
        """Return the first page of *Set up*, once the server is known."""
        session, own = await self._known(interaction, session)
        return set_up(
            session, self.services.texts_for(interaction), tuple(self.services.catalog), own
        )

    async def when_of(
        self, interaction: Interaction, session: Session, picked: ClockTime | None = None
    ) -> Draft:
        """Return the page of *Set up* about the moment of the game."""
        self._check_host(interaction, session)
        known = session.setup.appointment
        stands, table = known.at if known else 0.0, session.record.id
        chosen = await choosing(self.services, interaction, "", picked, stands)
        session = await self.services.tables.get(table)  # it may have changed meanwhile
        self._check_host(interaction, session)
        texts = self.services.texts_for(interaction)
        return appointment.choosing(session, structs.replace(chosen, table=table), texts)

    async def show_when(
        self, interaction: Interaction, table: int, picked: ClockTime | None = None
    ) -> None:
        """Show that page, with a time as it is chosen."""
        session = await self.services.tables.get(table)
        await self._shown(interaction, session, MENU, partial(self.when_of, picked=picked))

    async def rules_of(self, interaction: Interaction, session: Session) -> Draft:
        """Return the page of *Set up* about the rules."""
        session, own = await self._known(interaction, session)
        admin = await check.is_admin(self.services, interaction)
        return house_rules(session, self.services.texts_for(interaction), own, admin)

    async def _known(
        self, interaction: Interaction, session: Session
    ) -> tuple[Session, dict[str, OwnPreset]]:
        """Return a lobby and the server's presets, for the host alone."""
        own = await self._own_presets(session)
        session = await self.services.tables.get(session.record.id)  # it may have changed meanwhile
        self._check_host(interaction, session)
        return session, own


def _pressed(rest: str, person: int, click: int, values: Sequence[str]) -> Alter:
    """Return the effect of a lobby's button or menu, by name."""
    chosen = "".join(values)
    known: Mapping[str, Alter] = {
        "join": lambda record, system: lobby.join(record, system, person, click),
        "leave": lambda record, system: lobby.leave(record, system, person),
        "here": lambda record, _: appointments.arrive(record, person),
        "colour": lambda record, system: lobby.choose_colour(record, system, person, chosen),
        "fill": lambda record, system: lobby.fill(record, system, person),
        "add": lambda record, system: lobby.add_computer(record, system, person),
        "computer": lambda record, system: lobby.add_computer(record, system, person, chosen),
        "remove": lambda record, system: lobby.remove_computer(record, system, person),
        "options": lambda record, system: lobby.choose_options(record, system, person, values),
        "pace": lambda record, system: lobby.set_pace(record, person, chosen),
        "window": lambda record, system: lobby.set_window(record, system, person, chosen),
    }
    if rest not in known:
        raise Refused("bad-click")
    return known[rest]


def _without(
    record: TableRecord, system: System, menu: str, kinds: Sequence[str]
) -> dict[str, str]:
    """Return a lobby's deck, without these cards of a *menu*.

    Raises:
        Refused: too few cards are left.
    """
    assert system.deck is not None
    among = dict(zip(LEFT_OUT, face(system.key).cards.values(), strict=True))[menu]
    deck = setups.rules(record, system)[system.deck.key]
    with playable():
        left = system.deck.leaving_out(deck, [kind for kind in kinds if kind in among], among)
    return {system.deck.key: left}
