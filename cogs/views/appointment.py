"""The words and buttons of an appointment, in lobby and *Set up*."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.platform.limits import small
from cogs.views.clock_times import Choosing, page
from cogs.views.words import Words
from cogs.widgets.buttons import Button, Kind, custom_id
from cogs.widgets.fitting import Room
from cogs.widgets.message_layout import Draft
from data.shipped.texts import Texts
from engine.hosting.state.beginnings import CALL
from engine.hosting.state.session import Session
from engine.hosting.state.setups import without

OPTIONS = {
    "weekly": (
        "appointment-weekly",
        "button-appointment-weekly",
        "button-not-appointment-weekly",
    ),
    "computers": (
        "appointment-computers",
        "button-appointment-computers",
        "button-not-appointment-computers",
    ),
}
"""By option of an appointment: its sentence, and the buttons that turn it on and off."""

NAMED = 20
"""People of a waiting list that are named at most."""


def is_calling(session: Session) -> bool:
    """Return whether people say that they are here."""
    appointment = session.setup.appointment
    return appointment is not None and appointment.stage == "called"


def summoned(session: Session) -> tuple[int, ...]:
    """Return the people that the message of a stage pings."""
    appointment = session.setup.appointment
    if appointment is None or appointment.stage in ("open", "posted"):
        return ()
    if appointment.stage == "asked":
        return (session.record.host,)
    summons = session.setup.summons
    last = max(summons.values(), default=None)
    joined = (*session.people, *appointment.waiting)
    called = (each for each in joined if summons.get(each) == last)
    return without(called, *appointment.here, *session.server.blocked)


def people(session: Session, words: Words, room: Room) -> Iterator[str]:
    """Yield the people present and waiting, and the options."""
    if (appointment := session.setup.appointment) is None:
        return
    texts, joined = words.texts, (*session.people, *appointment.waiting)
    lists = {
        "appointment-here": [
            each for each in appointment.here if each in joined and is_calling(session)
        ],
        "appointment-waiting": appointment.waiting,
    }
    for key, listed in lists.items():
        if listed:
            names = room.names([*map(words.person, listed)], texts, NAMED)
            yield texts(key, count=len(listed), people=names)
    said = [texts(key) for what, (key, _, _) in OPTIONS.items() if getattr(appointment, what)]
    if said:
        yield small(texts.joined("between-sentences", said))


def moment(session: Session, words: Words) -> Iterator[str]:
    """Yield the beginning as it stands, and the step before it."""
    if (appointment := session.setup.appointment) is None:
        return
    texts, due = words.texts, int(session.record.due or 0)
    if appointment.stage == "asked":
        yield texts("appointment-asked", host=words.person(session.record.host))
        return
    at = int(appointment.at)
    yield texts("moment-at", at=f"<t:{at}:F>", **{"in": f"<t:{at}:R>"})
    if appointment.stage != "called":
        yield small(texts("appointment-calls", **{"in": f"<t:{int(at - CALL)}:R>"}))
    elif appointment.taken:
        yield texts("appointment-taken", table=appointment.taken)
    else:
        put_off = "yes" if appointment.put_off else "no"
        yield texts("appointment-called", put_off=put_off, **{"in": f"<t:{due}:R>"})


def choosing(session: Session, chosen: Choosing, texts: Texts) -> Draft:
    """Show the page on which a host chooses a lobby's moment."""
    return page(chosen, texts, tuple(_buttons(session, texts)))


def _buttons(session: Session, texts: Texts) -> Iterator[Button]:
    """Offer the options of an appointment, and the way back."""
    table, appointment = session.record.id, session.setup.appointment
    if appointment is not None:
        for what, (_, on, off) in OPTIONS.items():
            key = off if getattr(appointment, what) else on
            yield Button(custom_id(Kind.WHEN, table, "switch", what), texts(key))
        yield Button(custom_id(Kind.WHEN, table, "now", "0"), texts("button-appointment-now"))
    yield Button(custom_id(Kind.LOBBY, table, "host"), texts("button-back-to-set-up"))
