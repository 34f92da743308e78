"""The private *My seat* of a player: another colour, or leaving."""

from __future__ import annotations

from cogs.platform.text_limits import small
from cogs.views.words import MARKS, dot
from cogs.widgets.buttons import Button, Choice, Menu
from cogs.widgets.custom_ids import Kind, custom_id
from cogs.widgets.message_layout import Draft
from data.shipped.texts import Texts
from engine.hosting.state.session import Session
from engine.hosting.state.setups import rolls_itself


def my_seat(session: Session, texts: Texts, person: int) -> Draft:
    """Show a player their own colour and the free ones.

    Where dice roll by themselves it is said how a player has them wait.
    """
    table, colours = session.record.id, session.seating.colours
    taken = {seat.seat: seat.person for seat in session.record.seats}
    own = next(colours[seat] for seat, owner in taken.items() if owner == person)
    free = [colour for seat, colour in enumerate(colours) if seat not in taken]
    said = texts("seat-title", colour=dot(own) + texts(f"colour-{own}"), free=len(free))
    choices = (Choice(each, texts(f"colour-{each}.shape"), emoji=MARKS[each]) for each in free)
    menu = Menu(custom_id(Kind.LOBBY, table, "colour"), texts("menu-colour"), tuple(choices))
    leave = Button(custom_id(Kind.LOBBY, table, "leave"), texts("button-leave"), "danger")
    rolls = (small(texts("seat-rolls")),) if rolls_itself(session.setup, session.system) else ()
    return Draft((said, *rolls), (leave,), (menu,) if free else ())
