"""The messages of a table: lobby, board, result, closed table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import structs

from cogs.views.game_messages import board, file
from cogs.views.game_over import shrunk
from cogs.views.lobby import lobby
from cogs.views.words import Words
from cogs.widgets.buttons import Button, button
from cogs.widgets.custom_ids import Kind
from cogs.widgets.message_layout import Draft, PictureJob
from cogs.widgets.option_steps import Chosen
from data.shipped.texts import Texts
from engine.hosting.state.session import Session


def table(
    session: Session,
    words: Words,
    notes: Sequence[str] = (),
    chosen: Chosen | None = None,
    told: Sequence[str] = (),
) -> Draft:
    """Return a table's message, for any state and any *chosen* step.

    When it is over, *told* stands below its result.
    """
    if session.record.status == "lobby":
        return lobby(session, words, notes)
    if session.record.status == "abandoned":
        shown = closed(session, words)
    else:
        shown = board(session, words, notes, chosen, told=told)
    small = session.setup.shrunk and not session.record.is_open
    return shrunk(shown, session, words) if small else shown


def closed(session: Session, words: Words) -> Draft:
    """Return the message of a closed table, with its last position."""
    texts, people, face = words.texts, session.setup.closed_by, words.face
    if session.play is None:
        return Draft((f"{texts('lobby-closed')}\n{words.footer()}",))
    why = session.setup.closed_why or "people"
    said = texts("table-closed", who=words.people(people), people=len(people), why=why)
    again = (button(Kind.AGAIN, session.record.id, texts),)
    others = session.people or session.away
    shown = Draft((f"{said}\n{words.footer()}",), again if others else ())
    if not face.pictured:
        return shown
    sight = session.sight()
    view = face.narrowed(sight.view, ())
    story = words.spoken(structs.replace(sight, view=view))
    alt = face.tell(view, words.names(), texts, story=story)
    draw = partial(face.draw, view, words.look())
    sketch = PictureJob(draw, alt, file("closed", session, words))
    return structs.replace(shown, sketches=(sketch,))


def closing(session: Session, words: Words) -> Draft:
    """Ask for confirmation before closing a table, and list its players."""
    texts, people = words.texts, words.players(session.record.seats).values()
    asked = texts("closing-sure", game=words.game), "\n".join(people)
    return Draft(asked, _sure(session.record.id, texts))


def unplayable(table: int, texts: Texts) -> Draft:
    """Ask for confirmation before closing an unplayable table."""
    return Draft((texts("table-unplayable", table=table),), _sure(table, texts))


def _sure(table: int, texts: Texts) -> tuple[Button, ...]:
    return button(Kind.CLOSE_SURE, table, texts), button(Kind.KEEP, table, texts)
