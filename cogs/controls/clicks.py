"""Clicks on the messages of tables, one method for each kind of what can be pressed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TypeAlias

from msgspec import structs

from cogs import privacy
from cogs.admins import check, entry, panel
from cogs.admins.moderation import Moderation
from cogs.controls.answers import Answers, told
from cogs.controls.coming_late import LATE, Latecomers
from cogs.controls.custom_ids import Kind, answer, chosen_line, pressed, question
from cogs.controls.taps import ONLY, Chosen
from cogs.desk import Desk
from cogs.display import choices, house_rules
from cogs.display.copies import Key, Make
from cogs.display.drafts import Draft
from cogs.display.faces import face
from cogs.display.last_round import last_round
from cogs.display.lobby import LEFT_OUT, menu, name_form
from cogs.display.presenter import ASIDE, CLOSING, Presenter
from cogs.display.rule_words import preset_name
from cogs.display.words import Words
from cogs.platform.interactions import Interaction, Promptly, about, ephemeral, private
from cogs.platform.links import link
from data.names import clean
from data.records import Change, TableRecord
from engine.action_cards.deck import leaving_out
from engine.action_cards.rules import Deck
from engine.catalog import System
from engine.hosting import lobby
from engine.hosting.lobby import Refused, Unplayable
from engine.hosting.servers import forgotten, presets, saved
from engine.hosting.session import Session
from engine.rules import BadRules, OwnPreset
from engine.views import Action

MENU, NEXT = "menu", "next"
"""What private answers are, beside hands and sentences."""

IN_MENU = "private", "open", "computer", "keep-computers", "take-computers"
"""What the host's menu does in the lobby, and not the lobby itself."""

PERSON = re.compile(r"[0-9]{1,19}").fullmatch
"""The id of a person, as chosen in a menu."""


PROMPTED = {Kind.ACT, Kind.CONFIRM, Kind.STEP, Kind.HAND, Kind.LOBBY, Kind.LATE}
"""What is acknowledged when its answer takes a while; all else answers at once, some by a form."""


Handler: TypeAlias = Callable[[Interaction, int, str, list[str]], Awaitable[None]]
"""Takes the click, the table, what its custom_id says besides, and what was chosen in a menu."""


def is_way(session: Session, action: Action) -> bool:
    """Whether an action is among the ways that the board can show."""
    choices = getattr(session.sight().view, "choices", ()) if session.play else ()
    return any(choice.action == action for choice in choices)


def _without(record: TableRecord, system: System, menu: str, kinds: list[str]) -> str:
    """Return the deck of a lobby, from which of the cards in a *menu* these are left out.

    Raises:
        Refused: too few cards are left.
    """
    among = dict(zip(LEFT_OUT, face(system.key).cards.values(), strict=True))[menu]
    deck = str(lobby.rules(record, system)[Deck.key])
    try:
        return leaving_out(deck, [kind for kind in kinds if kind in among], among)
    except BadRules as bad:
        raise Refused(bad.key, **bad.about) from bad


class Clicks:
    """What a click does."""

    def __init__(self, desk: Desk, presenter: Presenter, answers: Answers) -> None:
        self.desk, self.presenter, self.answers = desk, presenter, answers
        self.moderation = Moderation(desk, presenter)
        self.late = Latecomers(desk, presenter, answers)
        self.promptly = Promptly()
        self.handlers: dict[Kind, Handler] = {
            Kind.ACT: self.act,
            Kind.CONFIRM: self.confirm,
            Kind.STEP: self.lead_on,
            Kind.MENU: self.choose,
            Kind.HAND: self.show_hand,
            Kind.LOBBY: self.set_up,
            Kind.RULES: self.set_rules,
            Kind.PEOPLE: self.change_people,
            Kind.END: self.close_or_play_on,
            Kind.PRESETS: self.name_rules,
            Kind.ABOUT: self.tell_rules,
            Kind.LATE: self.late.press,
            Kind.ROUND: self.show_round,
            Kind.SETTINGS: self.settle,
            Kind.SERVER: self.choose_for_server,
            Kind.CHECK: self.check_place,
            Kind.MODERATE: self.moderate,
            Kind.PRIVACY: self.delete_person,
        }

    async def take(self, interaction: Interaction, custom_id: str, values: list[str]) -> None:
        """Do what was asked for.

        A click that comes too late to be answered counts as well: what it answers is still asked,
        or it would be refused, and the board is then edited without an answer.

        Raises:
            Refused: nobody understands it, or it does not count.
        """
        kind, table, rest = pressed(custom_id)
        about(interaction, table)
        asked = chosen_line(values[0])[0] if kind is Kind.MENU and values else kind
        if asked in PROMPTED:
            async with self.promptly.answered(interaction, table):
                await self._take(interaction, kind, table, rest, values)
        else:
            await self._take(interaction, kind, table, rest, values)

    async def _take(
        self, interaction: Interaction, kind: Kind, table: int, rest: str, values: list[str]
    ) -> None:
        try:
            with suppress(Unplayable):  # which may be closed all the same
                await self._meet(interaction, table, rest)
            await self.handlers[kind](interaction, table, rest, values)
        except Refused as refused:
            await self.presenter.boards.catch_up(interaction, table)
            if await self.late.offered(interaction, table, refused):
                return
            if not (table and ephemeral(interaction)) or interaction.response.is_done():
                raise
            await self._refuse_there(interaction, kind, table, refused)
        finally:
            self.desk.members.look(table)

    async def _meet(self, interaction: Interaction, table: int, rest: str) -> None:
        """See who clicks on which message, before they do anything.

        Raises:
            Refused: it is none of ours, or they are not welcome.
        """
        if table:
            self.presenter.boards.calls.pressed(table, interaction.user.id)
            await self.presenter.meet(interaction, table)
            await entry.check_welcome(self.desk, table, interaction.user.id)
            if rest != "back":  # which is answered with the board as it is then
                await self.desk.tables.back(table, interaction.user.id)

    async def _refuse_there(
        self, interaction: Interaction, kind: Kind, table: int, refused: Refused
    ) -> None:
        """Refuse what was pressed on a private message in its place, with what it is to show now."""
        texts, copies = self.desk.texts_for(interaction), self.presenter.copies
        said, draft = told(refused, texts), Draft(())
        what, make = self._shown(kind, table)
        with suppress(Refused):
            if make is not None:
                draft = await make(interaction, await self.desk.tables.get(table))
        if draft == Draft(()):
            said, make = await self.answers.leading_back(interaction, said), None
        draft = structs.replace(draft, texts=(*draft.texts, said))
        key = Key(table, interaction.user.id, what)
        if not await copies.answer(interaction, key, draft, make):
            raise refused

    def _shown(self, kind: Kind, table: int) -> tuple[str, Make | None]:
        """Return what a private message is on which something can be pressed, and what makes it."""
        if kind in (Kind.LOBBY, Kind.RULES, Kind.PEOPLE, Kind.PRESETS):
            return MENU, self._menu_of
        if kind is Kind.LATE:
            return LATE, self.late.shown
        if kind is Kind.END:
            return CLOSING, self.presenter.closing
        return ASIDE, self._asked

    async def _asked(self, interaction: Interaction, session: Session) -> Draft:
        """Return what a person is asked, in private."""
        shown = self.presenter
        make = shown.hands.copy if session.system.hands else shown.aside
        return await make(interaction, session)

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
            await self.desk.tables.act(table, interaction.user.id, number, action)

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

    async def choose(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Take up a line of a menu."""
        kind, what = chosen_line(values[0] if values else "")
        await self.handlers[kind](interaction, table, f"{rest}:{what}", [])

    async def show_hand(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Show a person their hand, privately; in some games that alone does something."""
        session = await self.desk.tables.get(table)
        opening, person = face(session.record.game).opening, interaction.user.id
        if opening is not None and (number := session.question(person, opening)) is not None:
            with suppress(Refused):  # what was open a moment ago need not be any more
                session = await self.desk.tables.act(table, person, number, opening)
        await self.presenter.hands.show(interaction, session)

    async def show_round(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Show a person the last round as a picture that moves."""
        person = interaction.user.id
        session = await self.desk.tables.get(table)
        if session.play is None:
            raise Refused("table-not-started")
        if interaction.guild_id != session.record.server:
            raise Refused("bad-click")
        await interaction.response.defer(ephemeral=True, thinking=True)
        theme = await self.desk.persons.theme(person)
        words = Words(session, self.desk.texts_for(interaction), self.desk.names, theme)
        entries = await self.desk.store.log(table)
        draft = await asyncio.to_thread(last_round, session, entries, person, words)

        async def make(interaction: Interaction, session: Session) -> Draft:
            if session.record.status != "running":
                raise Refused("table-ended")
            return draft

        key = Key(table, person, "round")
        await self.presenter.copies.send(interaction, key, draft, make)

    async def set_up(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Do something in a lobby, by the name of the button."""
        person, click = interaction.user.id, interaction.id
        if rest == "start":
            async with self.presenter.answering(interaction, table):
                await self.desk.tables.start(table, person, click)
            return
        if rest == "host":
            await self._menu(interaction, table)
            return
        if rest == "last":
            async with self.presenter.answering(interaction, table):
                await self.desk.tables.as_last(table, person)
            return
        steps: dict[str, Callable[[TableRecord, System], Change]] = {
            "join": lambda record, system: lobby.join(record, system, person, click),
            "leave": lambda record, system: lobby.leave(record, system, person),
            "colour": lambda record, system: lobby.next_colour(record, system, person),
            "add": lambda record, system: lobby.add_computer(record, system, person),
            "computer": lambda record, system: lobby.add_computer(
                record, system, person, "".join(values)
            ),
            "remove": lambda record, system: lobby.remove_computer(record, system, person),
            "private": lambda record, system: lobby.set_private(record, person, True),
            "open": lambda record, system: lobby.set_private(record, person, False),
            "keep-computers": lambda record, system: lobby.set_takeover(record, person, False),
            "take-computers": lambda record, system: lobby.set_takeover(record, person, True),
        }
        if values and rest in ("game", "preset", "pace"):
            async with self.presenter.answering(interaction, table):
                await self._set_up(table, person, rest, values[0])
            return
        if rest not in steps:
            raise Refused("bad-click")
        if rest in IN_MENU:
            await self._menu_again(interaction, await self.desk.tables.set_up(table, steps[rest]))
            return
        async with self.presenter.answering(interaction, table):
            await self.desk.tables.set_up(table, steps[rest])

    async def _set_up(self, table: int, host: int, what: str, chosen: str) -> None:
        """Choose the game, the preset or the pace, in a menu of the lobby itself."""
        tables = self.desk.tables
        if what == "game":
            await tables.set_game(table, host, chosen)
            return
        own = await self._own_presets(await tables.get(table))

        def changed(record: TableRecord, system: System) -> Change:
            if what == "pace":
                return lobby.set_pace(record, host, chosen)
            return lobby.set_rules(record, system, host, own.get(chosen, chosen), {})

        await tables.set_up(table, changed)

    async def set_rules(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Choose a preset, switches, or the value of one rule."""
        own = await self._own_presets(await self.desk.tables.get(table))

        def chosen(record: TableRecord, system: System) -> Change:
            setup = lobby.setup(record)
            preset, rules = setup.preset, dict(setup.rules)
            known = {rule.key: rule for rule in system.offered(lobby.rules(record, system))}
            if rest == "switches":
                switches = [key for key, rule in known.items() if rule.values == (False, True)]
                rules |= {key: key in values for key in switches}
            elif rest == "preset" and values:
                preset, rules = own.get(values[0], values[0]), {}
            elif rest in LEFT_OUT and Deck.key in known:
                rules[Deck.key] = _without(record, system, rest, values)
            elif rest in known and values:
                ways = {str(way): way for way in known[rest].values}
                rules[rest] = ways.get(values[0], values[0])
            else:
                raise Refused("bad-click")
            return lobby.set_rules(record, system, interaction.user.id, preset, rules)

        await self._menu_again(interaction, await self.desk.tables.set_up(table, chosen))

    async def change_people(
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

        await self._menu_again(interaction, await self.desk.tables.set_up(table, changed))

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
        if rest not in ("close", "on", "back", "pause"):
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
        try:
            await tables.propose_end(table, interaction.user.id, moderator)
        except Unplayable:
            if not moderator:
                raise
            await tables.discard(table)

    async def _play_again(self, interaction: Interaction, table: int) -> None:
        """Lead to the table where those of a finished game play again, and take one's seat there."""
        person, click, tables = interaction.user.id, interaction.id, self.desk.tables
        if await tables.following(table) is None:
            record = (await tables.get(table)).record
            await self.desk.check_free(record.channel)
            chosen = tables.choices.known(record.server)
            await entry.check_person(self.desk, chosen, record.server, person)
        session = await tables.again(table, person, click)
        if session.record.status == "lobby":
            with suppress(Refused):  # whoever asked first has a seat already
                join = partial(lobby.join, person=person, click=click)
                session = await tables.set_up(session.record.id, join)
        copies, key = self.presenter.copies, Key(session.record.id, person, NEXT)
        await copies.send(interaction, key, await self._next(interaction, session), self._next)

    async def _next(self, interaction: Interaction, session: Session) -> Draft:
        """Return the way to the table where it goes on, until it is over there as well.

        Raises:
            Refused: it is.
        """
        if session.record.status not in ("lobby", "running"):
            raise Refused("table-ended")
        return Draft((self.desk.texts_for(interaction)("again-opened", link=link(session.record)),))

    async def name_rules(
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
            texts = self.desk.texts_for(interaction)
            await interaction.response.send_modal(name_form(session, texts).modal())
            return
        if what == "save" and values:
            await self._save_preset(session, clean(values[0]))
        elif what == "forget":
            server, system = session.record.server, session.system
            await self.desk.tables.change_server(
                server, partial(forgotten, system=system, name=name)
            )
        else:
            raise Refused("bad-click")
        await self._menu_again(interaction, await self.desk.tables.get(table))

    async def settle(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Choose something for oneself; no table is meant."""
        if table or not private(interaction):
            raise Refused("bad-click")
        if form := choices.form(self.desk, interaction, rest, values):
            await interaction.response.send_modal(form.modal())
            return
        await choices.choose(self.desk, self.presenter.hands, interaction, rest, values)
        await (await panel.own(self.desk, interaction)).answer(interaction)

    async def choose_for_server(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Choose something for the server, as an admin; no table is meant."""
        if table or not private(interaction):
            raise Refused("bad-click")
        if form := panel.form(self.desk, interaction, rest, values):
            await interaction.response.send_modal(form.modal())
            return
        await (await panel.press(self.desk, interaction, rest, values)).answer(interaction)

    async def moderate(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Do something about a table, as a moderator."""
        if table or not private(interaction):
            raise Refused("bad-click")
        await interaction.response.defer()  # a board may be posted meanwhile
        view, _ = await (await self.moderation.press(interaction, rest, values)).drawn()
        await interaction.edit_original_response(view=view)

    async def delete_person(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Delete what is stored about whoever presses."""
        if table or rest != "delete" or not private(interaction):
            raise Refused("bad-click")
        await interaction.response.defer()
        await privacy.delete(self.desk, self.presenter, interaction.user.id)
        text = self.desk.texts_for(interaction)("privacy-deleted")
        view, _ = Draft((text,)).message(())
        await interaction.edit_original_response(view=view)

    async def check_place(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Say what is missing where somebody is."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        view, files = await (await check.draft(self.desk, interaction)).drawn()
        await interaction.followup.send(view=view, files=files, ephemeral=True)

    async def tell_rules(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Show a house rule of the game named, or its rules in short; no table is meant."""
        if table or not private(interaction):
            raise Refused("bad-click")
        chosen = values[0] if values else house_rules.IN_SHORT
        rule = None if chosen == house_rules.IN_SHORT else chosen
        game = rest.partition(":")[0]  # what follows tells its menus apart
        draft = await house_rules.draft(self.desk, interaction, game, rule)
        view, files = await draft.drawn()
        await interaction.response.edit_message(view=view, attachments=files)

    async def _save_preset(self, session: Session, name: str) -> None:
        """Store the rules of a lobby by a name, and let the lobby play by that name."""
        record, system, chosen = session.record, session.system, session.setup
        names = {
            preset_name(texts, key)
            for texts in self.desk.texts.languages.values()
            for key in system.presets
        }
        save = partial(saved, system=system, name=name, chosen=chosen, reserved=names)
        server = await self.desk.tables.change_server(record.server, save)
        own = presets(server, system)[name]

        def by_name(record: TableRecord, system: System) -> Change:
            return lobby.set_rules(record, system, record.host, own, {})

        await self.desk.tables.set_up(record.id, by_name)

    async def _own_presets(self, session: Session) -> dict[str, OwnPreset]:
        """Return the presets that the server of a table has for its game."""
        system = session.system
        return presets(await self.desk.tables.choices.server(session.record.server), system)

    async def _hosted(self, interaction: Interaction, table: int) -> Session:
        """Return a table in its lobby, for its host."""
        session = await self.desk.tables.get(table)
        self._check_host(interaction, session)
        return session

    def _check_host(self, interaction: Interaction, session: Session) -> None:
        lobby.check_lobby(session.record)
        if interaction.user.id != session.record.host:
            raise Refused("only-host", host=str(session.record.host))

    async def _menu(self, interaction: Interaction, table: int) -> None:
        draft = await self._menu_of(interaction, await self._hosted(interaction, table))
        key = Key(table, interaction.user.id, MENU)
        await self.presenter.copies.send(interaction, key, draft, self._menu_of)

    async def _menu_again(self, interaction: Interaction, session: Session) -> None:
        """Answer a click on the menu with the menu as it is now; on the lobby, beside it."""
        draft, copies = await self._menu_of(interaction, session), self.presenter.copies
        answer = copies.answer if private(interaction) else copies.send
        key = Key(session.record.id, interaction.user.id, MENU)
        await answer(interaction, key, draft, self._menu_of)

    async def _menu_of(self, interaction: Interaction, session: Session) -> Draft:
        """Return the host's menu, as the table and the server are when that is known."""
        self._check_host(interaction, session)
        own = await self._own_presets(session)
        texts = self.desk.texts_for(interaction)
        return menu(session, texts, own, interaction.permissions.manage_guild)
