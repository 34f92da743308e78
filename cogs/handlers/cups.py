"""Presses on a cup's message, and organisers' acts on their panel."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial

import discord
from msgspec import structs

from cogs.messages.cup_messages import CupMessages
from cogs.platform import permissions
from cogs.platform.admission import Admission
from cogs.platform.interactions import Interaction, reply, reply_with_file
from cogs.platform.lru_maps import LruMap
from cogs.platform.members import Found
from cogs.platform.rights import Right, Thing
from cogs.services import Services
from cogs.views import cup_corrections, cup_panel, cup_rehearsal
from cogs.views import cups as views
from cogs.views.clock_times import NEW, choosing, page
from cogs.views.cup_panel import MENU_ACTS
from cogs.views.cup_rehearsal import rehearsal
from cogs.views.cup_standings import own_place
from cogs.views.cup_words import Seen, back, left_out
from cogs.views.person_settings import private_theme
from cogs.widgets.buttons import Button, Form, Kind, custom_id
from cogs.widgets.handler_registry import By, Press, is_number, on
from cogs.widgets.message_layout import Draft
from data.shipped.texts import Texts
from engine.hosting.cups import acts
from engine.hosting.cups.corrections import correct, read, result, unplaced
from engine.hosting.cups.cup import Cup, draws_at
from engine.hosting.cups.cup_file import exported
from engine.hosting.cups.draw import MOST
from engine.hosting.cups.events import CupEvent, CupSetup, Entrant
from engine.hosting.service.cups import StoredCup
from engine.hosting.state import clock_times
from engine.hosting.state.clock_times import ClockTime
from engine.hosting.state.refusals import Refused

PICKED = "picked"
"""Stands for the several people that were chosen in a menu."""

MADE: Mapping[str, Callable[..., CupEvent]] = {
    "begin": acts.begin,
    "pause": acts.pause,
    "resume": acts.resume,
    "end": acts.end,
}
"""By act of a button: its event, with a reason."""


class CupHandlers:
    """Presses at cups."""

    def __init__(self, services: Services, messages: CupMessages, gate: Admission) -> None:
        self.services, self.cups, self.messages = services, services.cups, messages
        self.gate = gate
        self._pending: LruMap[tuple[int, int], CupSetup] = LruMap()
        """By person and channel: the cup to be opened once its moment is chosen."""
        self._picked: LruMap[tuple[int, int], list[int]] = LruMap()
        """By cup and organiser: the people to be added once the reason is there."""

    async def open(self, interaction: Interaction, setup: CupSetup) -> Draft:
        """Open a cup in the channel of a command.

        Raises:
            Refused: not there, not by this person, or there is no room for its tables.
        """
        channel = await self._check_new(interaction)
        server, person = interaction.guild_id or 0, interaction.user.id
        cup = await self.cups.open(setup, server, channel, person, interaction.id)
        texts = self.services.texts_for(interaction)
        said = texts("cup-opened", what=views.about(setup, texts))
        return Draft((said,), (cup_rehearsal.begin(cup, texts),))

    async def pend(self, interaction: Interaction, setup: CupSetup) -> Draft:
        """Keep a cup until its moment is chosen on the page returned."""
        await self._check_new(interaction)
        self._pending[interaction.user.id, interaction.channel_id or 0] = setup
        return await self.when(interaction, NEW)

    async def open_pending(self, interaction: Interaction, moment: str) -> Draft:
        """Open the kept cup at a chosen moment.

        Raises:
            Refused: it is not known any more, the moment is past, or it cannot be opened.
        """
        kept = interaction.user.id, interaction.channel_id or 0
        if (setup := self._pending.get(kept)) is None:
            raise Refused("cup-new-gone")
        opened = await self.open(interaction, structs.replace(setup, begins=self._time(moment)))
        self._pending.pop(kept, None)
        return opened

    async def _check_new(self, interaction: Interaction) -> int:
        """Return the channel for a new cup, after all checks.

        Raises:
            Refused: none can be opened.
        """
        permissions.check(interaction, self.services.texts_for(interaction))
        here = Thing(interaction.guild_id or 0, interaction.channel_id or 0)
        await self.services.rights.check(interaction, Right.MODERATE, here)
        channel = interaction.channel
        wanted = permissions.missing(interaction.app_permissions, permissions.NEEDED_FOR_THREADS)
        if not isinstance(channel, discord.TextChannel) or channel.is_news() or wanted:
            raise Refused("cup-only-text")
        most = self.gate.settings.most_tables  # the operator's, for all tables of a cup
        if most and await self.services.store.count_open() + MOST // 4 > most:
            raise Refused("cup-no-room")
        return channel.id

    async def when(
        self, interaction: Interaction, about: str, picked: ClockTime | None = None
    ) -> Draft:
        """Return the page on which the moment of a cup is chosen.

        Raises:
            Refused: they may not, or the first tables are drawn.
        """
        texts, stands = self.services.texts_for(interaction), 0.0
        back: tuple[Button, ...] = ()
        if about != NEW:
            cup = (await self.organised(interaction, _number(about))).cup
            acts.move(cup, 0.0, "")
            stands = draws_at(cup)
            what = custom_id(Kind.CUP_RUN, 0, cup.id, "panel")
            back = (Button(what, texts("button-back-to-set-up")),)
        return page(await choosing(self.services, interaction, about, picked, stands), texts, back)

    async def moving(self, press: Press, cup: int, moment: str) -> Form:
        """Return the form for the reason of another beginning.

        Raises:
            Refused: they may not, the first tables are drawn, or the moment is past.
        """
        stored = await self.organised(press.interaction, cup)
        self._check(press.interaction, stored.cup, "move", moment)
        texts = self.services.texts_for(press.interaction)
        return cup_panel.reason(stored.cup, "move", moment, texts)

    @on(Kind.CUP)
    async def press(self, press: Press, cup: int, what: str) -> None:
        """Take part, leave, be here, or look at something of a cup."""
        stored = await self._seen(press.interaction, cup, joins=what == "join")
        texts, person = self.services.texts_for(press.interaction), press.person
        if what == "how":
            await views.how(stored.cup, texts).send(press.interaction)
            return
        if what in ("place", "file"):
            await (self._place if what == "place" else self._file)(press.interaction, stored)
            return
        made: dict[str, Callable[[], Awaitable[StoredCup]]] = {
            "join": partial(self._join, press, stored, person),
            "leave": partial(self.cups.act, cup, person, partial(acts.leave, person=person)),
            "here": partial(self.cups.act, cup, person, partial(acts.arrive, person=person)),
        }
        if what not in made:
            raise Refused("bad-click")
        mark = self.services.deletions.mark()
        if what == "join":
            await self._check_joining(press.interaction, stored)
        self.services.deletions.check(mark, [person])
        after = (await made[what]()).cup
        await reply(press.interaction, content=texts(_done(what, after, after.entrant(person))))

    async def _join(
        self, press: Press, stored: StoredCup, person: int, why: str = "", by: int | None = None
    ) -> StoredCup:
        """Let a person take part, also beside hidden cups.

        Hidden are those that the acting person cannot see.
        """
        on = await self.services.store.cups_on(stored.record.server)
        there = {each.id: Thing(each.server, each.channel) for each in on}
        seen = await self.services.rights.among(press.interaction, Right.SEE, there)
        hidden = there.keys() - seen
        cup, click = stored.record.id, press.interaction.id
        return await self.cups.join(cup, person, click, why, by, hidden)

    async def _check_joining(self, interaction: Interaction, stored: StoredCup) -> None:
        """Check that a person may take part, and does not yet.

        Raises:
            Refused: they are blocked, lack the cup's role, or have to press another button.
        """
        user, cup, role = interaction.user, stored.cup, stored.cup.setup.role
        if user.id in (await self.services.tables.choices.server(stored.record.server)).blocked:
            raise Refused("blocked-here")
        own = user.roles if isinstance(user, discord.Member) else []
        if role and role not in (each.id for each in own):
            raise Refused("cup-role", role=f"<@&{role}>")
        if cup.entrant(user.id) in left_out(cup):
            label = back(cup, self.services.texts_for(interaction))
            raise Refused("cup-joined-away", button=label)

    async def _place(self, interaction: Interaction, stored: StoredCup) -> None:
        """Show a person their own place."""
        theme = await private_theme(self.services, interaction)
        texts = self.services.texts_for(interaction)
        make = partial(own_place, person=interaction.user.id)
        draft, _ = await self.messages.draft(stored, texts, make, theme)
        await draft.send(interaction)

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
            stored = await self.organised(press.interaction, cup, act, chosen)
            if len(press.values) > 1:
                return self._several(press, stored.cup, act)
            self._check(press.interaction, stored.cup, act, chosen)
            return cup_panel.reason(stored.cup, act, "" if act in MADE else chosen, texts)
        if act == "correct" and about and chosen:
            stored = await self.organised(press.interaction, cup, act, about)
            now = result(stored.cup, *self._numbers(about))
            if not unplaced(now, read(chosen)):
                return cup_panel.reason(stored.cup, act, f"{about}:{chosen}", texts)
        return None

    def _several(self, press: Press, cup: Cup, act: str) -> Form:
        """Keep the people chosen to be added until the reason is there.

        Raises:
            Refused: none of them can be added.
        """
        people = list(dict.fromkeys(int(each) for each in press.values if is_number(each)))
        refused = [self._refusal(press.interaction, cup, each, act) for each in people]
        if act != "add" or not people:
            raise Refused("bad-click")
        if all(refused) and (first := refused[0]):
            raise first
        self._picked[cup.id, press.person] = people
        return cup_panel.reason(cup, act, PICKED, self.services.texts_for(press.interaction))

    def _refusal(self, interaction: Interaction, cup: Cup, person: int, act: str) -> Refused | None:
        """Return the reason against an act with a person, if any."""
        try:
            self._check_other(interaction, cup, person, act)
        except Refused as refused:
            return refused
        return None

    def _check(self, interaction: Interaction, cup: Cup, act: str, about: str) -> None:
        """Check an act before a reason is written in vain.

        Raises:
            Refused: it is impossible at present.
        """
        if act in ("add", "remove"):
            self._check_other(interaction, cup, _number(about), act)
        else:
            self._making(act, about, "")(cup)

    @on(Kind.CUP_RUN, By.ALONE, asks=reason)
    async def run(self, press: Press, cup: int, act: str, about: str = "") -> Draft:
        """Do something as an organiser; the panel follows."""
        chosen = about or "".join(press.values[:1])
        stored = await self.organised(press.interaction, cup, act, chosen)
        texts = self.services.texts_for(press.interaction)
        if press.interaction.type is not discord.InteractionType.modal_submit:
            if act == "correct":
                make = self._correcting(about, "".join(press.values[:1]))
                return (await self.messages.draft(stored, texts, make))[0]
            if act == "panel":
                return await self.panel(stored, texts)
            if act == "when":
                return await self.when(press.interaction, str(cup))
            if act == "rehearse" and is_number(about):
                now = self.services.now()
                return await asyncio.to_thread(rehearsal, stored, texts, int(about), now)
            raise Refused("bad-click")
        why = " ".join("".join(press.values).split())[: cup_panel.MOST_WHY]
        if not why:
            raise Refused("cup-needs-reason")
        if act == "add":
            kept, several = self._picked, about == PICKED
            people = kept.pop((cup, press.person), None) if several else [_number(about)]
            said = await self._add(press, stored, why, people)
        else:
            await self._do(press, stored, act, about, why)
            said = texts("cup-done")
        return await self.panel(await self.cups.get(cup), texts, said)

    def _correcting(self, table: str, chosen: str) -> Callable[[Seen], Draft]:
        """Return the page after the choice of a round, table or place."""
        if table:
            at, place = self._numbers(table.removesuffix(":"))
            return partial(cup_corrections.order, round=at, place=place, chosen=read(chosen))
        if is_number(chosen):
            return partial(cup_corrections.tables, round=int(chosen))
        at, place = self._numbers(chosen)
        return partial(cup_corrections.order, round=at, place=place, chosen=())

    async def panel(self, stored: StoredCup, texts: Texts, said: str = "") -> Draft:
        """Return the organisers' panel, after a look for former members."""
        people = [stored.cup.people[each] for each in stored.cup.entrants]
        await self.services.members.absent(stored.record.server, people)
        draft, _ = await self.messages.draft(stored, texts, partial(cup_panel.panel, said=said))
        return draft

    async def _add(
        self, press: Press, stored: StoredCup, why: str, people: Sequence[int] | None
    ) -> str:
        """Add people, each checked; tell of additions and refusals.

        Raises:
            Refused: it is not known any more which people were chosen.
        """
        if people is None:
            raise Refused("cup-choose-again")
        cup, added, said = stored.record.id, list[int](), list[str]()
        texts = self.services.texts_for(press.interaction)
        found = await self._asked(press.interaction, people)
        for person in people:
            try:
                await self._check_person(stored, person, found.get(person))
                self._check_other(press.interaction, (await self.cups.get(cup)).cup, person, "add")
                await self._join(press, stored, person, why, press.person)
            except Refused as refused:
                said.append(texts(refused.key, **{"person": str(person), **refused.about}))
            else:
                added.append(person)
        if added:
            listed = texts.joined("between-items", (f"<@{each}>" for each in added))
            said.insert(0, texts("cup-added", people=listed))
        return "\n".join(said)

    async def _do(self, press: Press, stored: StoredCup, act: str, about: str, why: str) -> None:
        """Carry out an organiser's act with its reason."""
        cup, by = stored.record.id, press.person
        if act == "stop":
            await self.cups.stop(cup, by, *self._numbers(about), why)
            return
        if act == "remove":
            self._check_other(press.interaction, stored.cup, _number(about), act)
        await self.cups.act(cup, by, self._making(act, about, why))

    def _making(self, act: str, about: str, why: str) -> Callable[[Cup], CupEvent]:
        """Return the function that makes an act's event."""
        if act in MADE:
            return partial(MADE[act], why=why)
        if act == "move":
            return partial(acts.move, begins=self._time(about), why=why)
        if act == "remove":
            return partial(acts.leave, person=_number(about), why=why)
        if act not in ("stop", "correct"):
            raise Refused("bad-click")
        table, _, chosen = about.partition(":")
        at, place = self._numbers(table)
        if act == "stop":
            return partial(acts.stopped, round=at, table=place, why=why)
        return partial(correct, round=at, table=place, places=read(chosen), why=why)

    async def organised(
        self, interaction: Interaction, cup: int, act: str = "", about: str = ""
    ) -> StoredCup:
        """Return a cup, for its moderators.

        Args:
            interaction: of the person.
            cup: its number.
            act: what they are to do.
            about: the table or person that it judges.

        Raises:
            Refused: they may not, or there is none for them.
        """
        stored = await self.cups.get(cup)
        judged = _judged(stored.cup, act, about)
        players = stored.cup.players(*judged) if judged else ()
        place = Thing(stored.record.server, stored.record.channel, players=players)
        await self.services.rights.check(interaction, Right.MODERATE, place, "cup-unknown")
        return stored

    async def _seen(self, interaction: Interaction, cup: int, joins: bool) -> StoredCup:
        """Return a person's own cup, or one in a visible channel.

        To take part they have to see it.

        Raises:
            Refused: there is none for them.
        """
        stored = await self.cups.get(cup)
        own = () if joins else stored.cup.people.values()
        thing = Thing(stored.record.server, stored.record.channel, own)
        await self.services.rights.check(interaction, Right.SEE, thing, "cup-unknown")
        return stored

    async def _asked(self, interaction: Interaction, people: Sequence[int]) -> dict[int, Found]:
        """Ask Discord for people on the server of a press."""
        if interaction.guild is None:
            raise Refused("bad-click")
        return await self.services.members.asked(interaction.guild, people)

    async def _check_person(self, stored: StoredCup, person: int, found: Found | None) -> None:
        """Check that an added person is here, human and unblocked.

        Raises:
            Refused: they are not.
        """
        chosen = await self.services.tables.choices.server(stored.record.server)
        if person in chosen.blocked:
            raise Refused("moderate-blocked", person=str(person))
        if not person:
            raise Refused("bad-click")
        if found is Found.BOT:
            raise Refused("cup-bot", person=str(person))
        if found is Found.GONE:
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

    def _time(self, moment: str) -> float:
        """Read a moment still to come.

        Raises:
            Refused: it is none.
        """
        if not is_number(moment):
            raise Refused("bad-click")
        clock_times.check(int(moment), self.services.now())
        return float(moment)

    def _numbers(self, table: str) -> tuple[int, int]:
        """Read the round and place of a table.

        Raises:
            Refused: it is none.
        """
        if (found := _numbers(table)) is None:
            raise Refused("bad-click")
        return found


def _done(what: str, cup: Cup, entrant: Entrant | None) -> str:
    """Return the key of the answer to a press."""
    if what == "join":
        here = entrant in cup.here and (cup.rounds or cup.called)
        return "cup-joined-here" if here else "cup-joined"
    if what == "leave":
        stay = any(row.entrant == entrant for row in cup.standings())
        return "cup-left-points" if stay else "cup-left"
    return "cup-arrived"


def _number(text: str) -> int:
    """Read an id; 0: it is none."""
    return int(text) if is_number(text) else 0


def _numbers(table: str) -> tuple[int, int] | None:
    """Read the round and place of a table; None: it is none."""
    at, _, place = table.partition("-")
    return (int(at), int(place)) if is_number(at) and is_number(place) else None


def _judged(cup: Cup, act: str, about: str) -> tuple[int, int] | None:
    """Return the table that an act judges, if any."""
    if act == "remove":  # a computer plays on there
        return cup.table_of(int(about)) if is_number(about) else None
    return _numbers(about.partition(":")[0]) if act in ("stop", "correct") else None
