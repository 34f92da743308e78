"""The private page for the choice of a day and time.

It remembers nothing: each menu's custom_id has the time as it stands, and the button the moment itself, so
that it is the one that was shown.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from cogs.platform.interactions import Interaction, uninvited
from cogs.platform.limits import OPTIONS, small
from cogs.services import Services
from cogs.views import person_settings
from cogs.widgets.buttons import Button, Choice, Kind, Menu, custom_id
from cogs.widgets.message_layout import Draft
from data.shipped.texts import Texts
from engine.hosting.state import clock_times
from engine.hosting.state.clock_times import QUARTERS, ClockTime, ZoneSource
from engine.hosting.state.refusals import Refused
from engine.hosting.state.time_controls import zone_label

HOURS = 24


class Choosing(Struct, frozen=True):
    """A moment that is being chosen."""

    picked: ClockTime
    """As it stands."""
    zone: str
    by: ZoneSource
    now: float
    table: int = 0
    about: str = ""
    """A cup's number, or `NEW`; empty: the table."""


NEW = "new"
"""What is chosen for is a cup still to be opened."""


async def choosing(
    services: Services,
    interaction: Interaction,
    about: str = "",
    picked: ClockTime | None = None,
    stands: float = 0.0,
) -> Choosing:
    """Return a choice by the person's zone, else the server's.

    Args:
        services: the tools of all.
        interaction: the person's press.
        about: as in `Choosing`.
        picked: the time chosen so far.
        stands: without one, the moment that stands; if that is past, an evening is offered.
    """
    own = (await services.persons.chosen(interaction.user.id)).zone
    server = None if uninvited(interaction) else interaction.guild_id
    chosen = (await services.tables.choices.server(server)).zone if server else ""
    zone, by = clock_times.known_zone(own, chosen)
    now = services.now()
    if picked is None and stands > now:
        picked = clock_times.clock_time(stands, zone)
    return Choosing(picked or clock_times.first_offer(now, zone), zone, by, now, about=about)


def page(chosen: Choosing, texts: Texts, more: tuple[Button, ...] = ()) -> Draft:
    """Show the moment as it stands, with menus of its parts."""
    said, buttons = list[str](), list[Button]()
    try:
        at = clock_times.moment(chosen.picked, chosen.zone, chosen.now)
    except Refused as refused:
        said.append(texts(refused.key))
    else:
        said.append(texts("moment-at", at=f"<t:{int(at)}:F>", **{"in": f"<t:{int(at)}:R>"}))
        if clock_times.comes_twice(chosen.picked, chosen.zone, chosen.now):
            said.append(texts("moment-twice"))
        what = custom_id(Kind.WHEN, chosen.table, "set", int(at), *_about(chosen))
        buttons.append(Button(what, texts("button-moment-set"), "success"))
    said.append(small(texts("moment-zone", by=chosen.by, zone=zone_label(chosen.zone))))
    head, menus = texts("moment-choose"), tuple(_menus(chosen, texts))
    return Draft(("\n".join(said),), (*buttons, *more), menus, head=f"## {head}")


def _about(chosen: Choosing) -> tuple[str, ...]:
    return (chosen.about,) if chosen.about else ()


def _menus(chosen: Choosing, texts: Texts) -> Iterator[Menu]:
    """Offer days, hours, quarters and time zones."""

    def menu(part: str, key: str, choices: list[Choice]) -> Menu:
        what = custom_id(Kind.WHEN, chosen.table, part, str(chosen.picked), *_about(chosen))
        return Menu(what, texts(key), tuple(choices[:OPTIONS]))

    hour, minute = chosen.picked.hour, chosen.picked.minute
    yield menu("day", "menu-moment-day", list(_days(chosen, texts)))
    hours = [
        Choice(str(each), texts("quiet-hour", hour=each), chosen=each == hour)
        for each in range(HOURS)
    ]
    yield menu("hour", "menu-moment-hour", hours)
    quarters = sorted({*QUARTERS, minute})
    times = [Choice(str(each), texts.time(hour, each), chosen=each == minute) for each in quarters]
    yield menu("quarter", "menu-moment-quarter", times)
    own = chosen.zone if chosen.by == "own" else ""
    yield menu("zone", "menu-zone", person_settings.choices(texts, own))


def _days(chosen: Choosing, texts: Texts) -> Iterator[Choice]:
    """Yield the days, the first two by name."""
    names = dict(enumerate((texts("moment-today"), texts("moment-tomorrow"))))
    for number, day in enumerate(clock_times.days(chosen.now, chosen.zone)):
        date = texts.day(day)
        label, more = names.get(number, date), date if number in names else None
        yield Choice(f"{day:%Y%m%d}", label, more, day == chosen.picked.day)
