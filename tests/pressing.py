"""The way to an answer: which button of a message leads to what a player means to do."""

from __future__ import annotations

from time import time

from msgspec import Struct

from cogs.platform.names import Names
from cogs.views.words import Words
from cogs.widgets.buttons import Kind, chosen_line, pressed
from cogs.widgets.option_steps import Option, step
from engine.hosting.state.session import Session
from engine.views import Action, Seat
from tests.simulation import Seen
from tests.words import EN


class Way(Struct, frozen=True):
    """What is pressed next on the way to an answer."""

    answers: bool
    button: str
    """The custom_id of the button, or of the menu."""
    line: str = ""
    """Of the menu."""


def way(session: Session, seat: Seat, action: Action, message: Seen) -> Way | None:
    """Return what leads to an answer on a message; None: nothing there does."""
    number, found = str(session.running.number(seat)), list[tuple[int, Way]]()
    shown = [(each, "", *_read(each)) for each in message.buttons.values()]
    for menu, lines in message.menus.items():
        kind, asked, _ = _read(menu)
        if kind is Kind.MENU:
            for label, value in lines.items():
                does, what = chosen_line(value)
                shown.append((menu, label, does, asked, what))
    for button, line, kind, asked, what in shown:
        if asked != number:
            continue
        if kind in (Kind.ACT, Kind.CONFIRM) and what == action:
            return Way(True, button, line)
        if kind is Kind.STEP and _leads(session, seat, action, what):
            found.append((len(what), Way(False, button, line)))
    return max(found, key=lambda each: each[0])[1] if found else None  # the way back is shorter


def _read(button: str) -> tuple[Kind, str, str]:
    """Return what a button does, for which question, and what it says besides."""
    kind, _, rest, _ = pressed(button)
    asked, _, what = rest.partition(":")
    return kind, asked, what


def _leads(session: Session, seat: Seat, action: Action, path: str) -> bool:
    """Whether an action can be come to by a path."""
    found = step(_options(session, seat), path)
    return found is not None and any(each.action == action for each in found.options)


def _options(session: Session, seat: Seat) -> list[Option]:
    """Return what a seat may do, as the bot lays it out; what it is called makes no difference."""
    sight = session.sight(seat)
    assert sight.asked is not None, "somebody is asked"
    words = Words(session, EN, Names(time))
    found = [words.option(action, sight) for action in sight.asked.options[seat]]
    return sorted(found, key=lambda each: each.quiet)
