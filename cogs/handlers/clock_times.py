"""Presses on the page on which a moment is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from msgspec import structs

from cogs.handlers.cups import CupHandlers
from cogs.handlers.lobby import LobbyHandlers
from cogs.services import Services
from cogs.views import person_settings
from cogs.views.clock_times import NEW, choosing
from cogs.widgets.buttons import Form, Kind
from cogs.widgets.handler_registry import By, Press, is_number, on
from cogs.widgets.message_layout import Draft
from engine.hosting.actions import appointments
from engine.hosting.state import clock_times
from engine.hosting.state.clock_times import ClockTime
from engine.hosting.state.refusals import Refused
from engine.hosting.state.time_controls import zone

EPOCH = "19700101"

PARTS: Mapping[str, Callable[[ClockTime, str], ClockTime]] = {
    "day": lambda time, value: time._replace(day=clock_times.read(f"{value}0000").day),
    "hour": lambda time, value: time._replace(hour=clock_times.read(f"{EPOCH}{value:0>2}00").hour),
    "quarter": lambda time, value: time._replace(
        minute=clock_times.read(f"{EPOCH}00{value:0>2}").minute
    ),
}
"""By menu: the time after a choice in it."""


class ClockTimeHandlers:
    """Choices of a moment."""

    def __init__(self, services: Services, lobbies: LobbyHandlers, cups: CupHandlers) -> None:
        self.services, self.lobbies, self.cups = services, lobbies, cups

    async def form(self, press: Press, part: str, picked: str, about: str = "") -> Form | None:
        """Return the form for another zone, or for a move's reason."""
        if part == "zone":
            return person_settings.form(press, self.services.texts_for(press.interaction))
        if part == "set" and is_number(about):
            return await self.cups.moving(press, int(about), picked)
        return None

    @on(Kind.WHEN, By.ADDRESSEE, asks=form)
    async def choose(self, press: Press, part: str, picked: str, about: str = "") -> Draft | None:
        """Choose a part of a moment, or set the moment."""
        if press.table and part in ("set", "now", "switch"):
            await self._appoint(press, part, picked)
            return None
        if part == "set" and about == NEW:
            return await self.cups.open_pending(press.interaction, picked)
        time, value = clock_times.read(picked), "".join(press.values[:1])
        if part in PARTS:
            time = PARTS[part](time, value)
        elif part == "zone" and value:
            chosen = partial(structs.replace, zone=zone(value))
            await self.services.persons.choose(press.person, chosen)
        else:
            raise Refused("bad-click")
        if press.table:
            await self.lobbies.show_when(press.interaction, press.table, time)
            return None
        return await self.cups.when(press.interaction, about, time)

    async def _appoint(self, press: Press, part: str, picked: str) -> None:
        """Set a lobby's moment, an option of it, or none."""
        lobbies, table, host = self.services.tables.lobbies, press.table, press.person
        if part == "set":
            if not is_number(picked):
                raise Refused("bad-click")
            zone = (await choosing(self.services, press.interaction)).zone
            await lobbies.appoint(table, host, float(picked), zone)
        elif part == "now":
            now = self.services.now()
            async with self.lobbies.room(table, host):
                await lobbies.set_up(
                    table, lambda record, _: appointments.cancel(record, host, now)
                )
        else:
            await lobbies.set_up(table, lambda record, _: appointments.switch(record, host, picked))
        await self.lobbies.show_when(press.interaction, table)
