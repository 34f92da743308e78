"""Clicks on the messages of tables, one method for each kind of button (see `cogs.controls.buttons`)."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from cogs.controls.buttons import Interaction, private
from cogs.controls.taps import ONLY, Chosen
from cogs.display import choices, house_rules, messages
from cogs.display.drafts import Draft
from cogs.display.faces import face
from data.names import clean
from data.records import Change, TableRecord
from engine.catalog import System
from engine.hosting import lobby
from engine.hosting.lobby import Refused
from engine.hosting.servers import forgotten, presets, saved
from engine.hosting.session import Session
from engine.rules import OwnPreset
from engine.views import Action

if TYPE_CHECKING:
    from cogs.client import Poeppel

PERSON = re.compile(r"[0-9]{1,19}").fullmatch
"""The id of a person, as chosen in a menu."""


def _answer(rest: str) -> tuple[int, Action]:
    """Read ``<question>:<action>``."""
    number, _, action = rest.partition(":")
    if not (number.isascii() and number.isdecimal() and action):
        raise Refused("bad-click")
    return int(number), action


def is_way(session: Session, action: Action) -> bool:
    """Whether an action is among the ways that the board can show."""
    choices = getattr(session.sight().view, "choices", ()) if session.play else ()
    return any(choice.action == action for choice in choices)


class Clicks:
    """What a click does."""

    def __init__(self, bot: Poeppel) -> None:
        self.bot = bot

    async def on_t(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Act in a game: ``<question>:<action>``; for who wants that, show it first."""
        number, action = _answer(rest)
        session, person = await self.bot.tables.get(table), interaction.user.id
        shows_ways = face(session.record.game).shows_ways
        if shows_ways and await self.bot.persons.looks_first(person) and is_way(session, action):
            session.fresh(person, number)
            await self.bot.presenter.lead_on(interaction, session, Chosen(number, ONLY + action))
        else:
            await self.on_y(interaction, table, rest, values)

    async def on_y(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Act in a game as was shown: ``<question>:<action>``."""
        number, action = _answer(rest)
        async with self.bot.presenter.answering(interaction, table):
            await self.bot.tables.act(table, interaction.user.id, number, action)

    async def on_n(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Lead on in a choice: ``<question>:<path>``, or ``:`` to what one may do oneself."""
        number, _, path = rest.partition(":")
        session, person = await self.bot.tables.get(table), interaction.user.id
        if number.isascii() and number.isdecimal():
            session.fresh(person, int(number))
            await self.bot.presenter.lead_on(interaction, session, Chosen(int(number), path))
        elif rest == ":":
            await self.bot.presenter.lead_aside(interaction, session)
        else:
            raise Refused("bad-click")

    async def on_m(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Take up a line of a menu: ``t:<action>`` or ``n:<path>``."""
        what, _, chosen = (values[0] if values else "").partition(":")
        steps = {"t": self.on_t, "n": self.on_n}
        if what not in steps:
            raise Refused("bad-click")
        await steps[what](interaction, table, f"{rest}:{chosen}", [])

    async def on_h(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Show a person their hand, privately; in some games that alone does something."""
        session = await self.bot.tables.get(table)
        opening, person = face(session.record.game).opening, interaction.user.id
        if opening is not None and (question := session.question(person, opening)) is not None:
            with suppress(Refused):  # what was open a moment ago need not be any more
                session = await self.bot.tables.act(table, person, question, opening)
        await self.show_hand(interaction, session)

    async def show_hand(self, interaction: Interaction, session: Session) -> None:
        """Send a person their hand, seen by nobody else."""
        if session.record.status != "running":
            raise Refused("table-ended" if session.record.snapshot else "table-not-started")
        if not session.seats_of(interaction.user.id):
            raise Refused("not-seated")
        if not session.system.hands:
            raise Refused("no-hands")
        await self.bot.presenter.hands.show(interaction, session)

    async def on_l(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Do something in a lobby, by the name of the button."""
        person, click = interaction.user.id, interaction.id
        if rest == "start":
            async with self.bot.presenter.answering(interaction, table):
                await self.bot.tables.start(table, person, click)
            return
        if rest == "host":
            await self._menu(interaction, table)
            return
        steps: dict[str, Callable[[TableRecord, System], Change]] = {
            "join": lambda record, system: lobby.join(record, system, person, click),
            "leave": lambda record, system: lobby.leave(record, system, person),
            "colour": lambda record, system: lobby.next_colour(record, system, person),
            "add": lambda record, system: lobby.add_computer(record, system, person, "normal"),
            "easy": lambda record, system: lobby.add_computer(record, system, person, "easy"),
            "remove": lambda record, system: lobby.remove_computer(record, system, person),
            "private": lambda record, system: lobby.set_private(record, person, True),
            "open": lambda record, system: lobby.set_private(record, person, False),
        }
        if rest not in steps:
            raise Refused("bad-click")
        if rest in ("private", "open", "easy"):
            await self._menu_again(interaction, await self.bot.tables.set_up(table, steps[rest]))
            return
        async with self.bot.presenter.answering(interaction, table):
            await self.bot.tables.set_up(table, steps[rest])

    async def on_r(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Choose a preset, switches, or the value of one rule."""
        own = await self._own_presets(await self.bot.tables.get(table))

        def chosen(record: TableRecord, system: System) -> Change:
            setup = lobby.setup(record)
            preset, rules = setup.preset, dict(setup.rules)
            known = {rule.key: rule for rule in system.offered(lobby.rules(record, system))}
            if rest == "switches":
                switches = [key for key, rule in known.items() if rule.values == (False, True)]
                rules |= {key: key in values for key in switches}
            elif rest == "preset" and values:
                preset, rules = own.get(values[0], values[0]), {}
            elif rest in known and values:
                ways = {str(way): way for way in known[rest].values}
                rules[rest] = ways.get(values[0], values[0])
            else:
                raise Refused("bad-click")
            return lobby.set_rules(record, system, interaction.user.id, preset, rules)

        await self._menu_again(interaction, await self.bot.tables.set_up(table, chosen))

    async def on_u(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Invite people, or remove one."""
        host, people = interaction.user.id, [int(value) for value in values if PERSON(value)]

        def changed(record: TableRecord, system: System) -> Change:
            if rest == "invite" and people:
                return lobby.invite(record, host, people)
            if rest == "remove" and people:
                return lobby.remove(record, system, host, people[0])
            raise Refused("bad-click")

        await self._menu_again(interaction, await self.bot.tables.set_up(table, changed))

    async def on_e(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Agree to close the table, or play on."""
        person = interaction.user.id
        if rest not in ("close", "on"):
            raise Refused("bad-click")
        async with self.bot.presenter.answering(interaction, table):
            if rest == "close":
                await self.bot.tables.propose_end(table, person)
            else:
                await self.bot.tables.play_on(table, person)

    async def on_s(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Give the rules of a lobby a name on this server, or forget a name."""
        session = await self._hosted(interaction, table)
        # Whoever runs another server has no say in the presets of this one.
        here = interaction.guild_id == session.record.server
        if not (here and interaction.permissions.manage_guild):
            raise Refused("only-admins")
        what, _, name = rest.partition(":")
        if what == "name":
            texts = self.bot.texts[str(interaction.locale)]
            await interaction.response.send_modal(messages.name_form(session, texts).modal())
            return
        if what == "save" and values:
            await self._save_preset(session, clean(values[0]))
        elif what == "forget":
            server, system = session.record.server, session.system
            await self.bot.tables.change_server(
                server, partial(forgotten, system=system, name=name)
            )
        else:
            raise Refused("bad-click")
        await self._menu_again(interaction, await self.bot.tables.get(table))

    async def on_p(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Choose something for oneself or, as an admin, for the server; no table is meant."""
        if table or not private(interaction):
            raise Refused("bad-click")
        await choices.choose(self.bot, interaction, rest, values)
        await (await choices.draft(self.bot, interaction)).answer(interaction)

    async def on_i(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Show a house rule of the game named, or its rules in short; no table is meant."""
        if table or not private(interaction):
            raise Refused("bad-click")
        chosen = values[0] if values else house_rules.IN_SHORT
        rule = None if chosen == house_rules.IN_SHORT else chosen
        draft = await house_rules.draft(self.bot, interaction, rest, rule)
        view, files = await draft.drawn()
        await interaction.response.edit_message(view=view, attachments=files)

    async def _save_preset(self, session: Session, name: str) -> None:
        """Store the rules of a lobby by a name, and let the lobby play by that name."""
        record, system, chosen = session.record, session.system, session.setup
        names = {
            messages.preset_name(texts, key)
            for texts in self.bot.texts.languages.values()
            for key in system.presets
        }
        save = partial(saved, system=system, name=name, chosen=chosen, reserved=names)
        server = await self.bot.tables.change_server(record.server, save)
        own = presets(server, system)[name]

        def by_name(record: TableRecord, system: System) -> Change:
            return lobby.set_rules(record, system, record.host, own, {})

        await self.bot.tables.set_up(record.id, by_name)

    async def _own_presets(self, session: Session) -> dict[str, OwnPreset]:
        """Return the presets that the server of a table has for its game."""
        system = session.system
        return presets(await self.bot.tables.server(session.record.server), system)

    async def _hosted(self, interaction: Interaction, table: int) -> Session:
        """Return a table in its lobby, for its host."""
        session = await self.bot.tables.get(table)
        self._check_host(interaction, session)
        return session

    def _check_host(self, interaction: Interaction, session: Session) -> None:
        lobby.check_lobby(session.record)
        if interaction.user.id != session.record.host:
            raise Refused("only-host", host=str(session.record.host))

    async def _menu(self, interaction: Interaction, table: int) -> None:
        draft = await self._menu_of(interaction, await self._hosted(interaction, table))
        key = table, interaction.user.id
        await self.bot.presenter.copies.send(interaction, key, draft, self._menu_of)

    async def _menu_again(self, interaction: Interaction, session: Session) -> None:
        """Answer a click on the menu with the menu as it is now; on the lobby, beside it."""
        draft, copies = await self._menu_of(interaction, session), self.bot.presenter.copies
        answer = copies.answer if private(interaction) else copies.send
        await answer(interaction, (session.record.id, interaction.user.id), draft, self._menu_of)

    async def _menu_of(self, interaction: Interaction, session: Session) -> Draft:
        """Return the host's menu, as the table and the server are when that is known."""
        self._check_host(interaction, session)
        own = await self._own_presets(session)
        texts = self.bot.texts[str(interaction.locale)]
        return messages.menu(session, texts, own, interaction.permissions.manage_guild)
