"""Gatherings and interests: a lobby's message, and a person's page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cogs.platform.limits import link, small
from cogs.views.words import Words
from cogs.widgets.buttons import Button, Choice, Kind, Menu, custom_id
from cogs.widgets.message_layout import ACCENTS, Draft
from data.shipped.texts import Texts, dashed
from data.store.gatherings import ANY
from engine.hosting.state.gathering import free_seats
from engine.hosting.state.session import Session

MARK = 2141 * 10**6
"""What is added to the number of a lobby, beyond the marks of shared days."""

EVERY = "any"
"""Chosen in the menu for tables of all games."""


def message(session: Session, words: Words, people: Sequence[int], role: int) -> Draft:
    """Return the message of a lobby, which pings *people* or a role."""
    texts, waiting = words.texts, session.people
    said = texts(
        "gathering",
        who=words.people(waiting),
        count=len(waiting),
        game=words.game,
        table=session.record.id,
        free=free_seats(session),
        link=link(session.record),
    )
    why = (
        f"<@&{role}>" if role else "",
        small(texts("gathering-why")) if people else "",
    )
    return Draft(
        (said, *filter(None, why)),
        accent=ACCENTS["yellow"],
        calls=tuple(people),
        mark=mark(session.record.id),
    )


def line(session: Session, words: Words) -> str:
    """Return a lobby as a line of a list, with its moment."""
    said = words.texts(
        "tables-lobby",
        table=session.record.id,
        game=words.game,
        free=free_seats(session),
        people=words.people(session.people),
        link=link(session.record),
    )
    return with_moment(session, said, words.texts)


def with_moment(session: Session, said: str, texts: Texts) -> str:
    """Return a table's line behind the coming moment of its lobby."""
    appointment = session.setup.appointment
    if appointment is None or appointment.stage == "asked" or session.record.status != "lobby":
        return said
    return texts.joined("between-parts", (f"<t:{int(appointment.at)}:f>", said))


def over(lobby: int, texts: Texts) -> Draft:
    """Return the message of a lobby without need, about to go."""
    return Draft((texts("message-moved"),), mark=mark(lobby))


def mark(lobby: int) -> int:
    """Return the first component id of a lobby's message."""
    return MARK + lobby % (6 * 10**6)


def page(
    texts: Texts, games: Iterable[str], chosen: str | None, notes: Sequence[str], is_open: bool
) -> Draft:
    """Return the page of a person's interest; chosen while that *is_open*."""
    named = {EVERY: texts("tell-any"), **{key: texts(f"game-{dashed(key)}") for key in games}}
    kept = None if chosen is None else chosen or EVERY
    state = texts("tell-state", game=named.get(kept or "", ""), on=str(kept is not None))
    choices = tuple(Choice(key, name, chosen=key == kept) for key, name in named.items())
    menu = Menu(custom_id(Kind.INTEREST, 0, "set"), texts("menu-tell"), choices)
    off = Button(custom_id(Kind.INTEREST, 0, "off"), texts("button-tell-off"))
    return Draft(
        (texts("tell-page"), state, *map(small, notes)),
        (off,) if kept else (),
        (menu,) if is_open else (),
    )


def stored(value: str) -> str:
    """Return the game of a chosen line, as it is stored."""
    return ANY if value == EVERY else value
