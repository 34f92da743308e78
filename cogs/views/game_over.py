"""Messages of a finished game: places, and further actions."""

from __future__ import annotations

from cogs.views.words import Words
from cogs.widgets.buttons import Button, button
from cogs.widgets.custom_ids import Kind, custom_id
from cogs.widgets.message_layout import Draft
from engine.hosting.state.session import Session
from engine.views import Seat


def result(session: Session, words: Words) -> str:
    """Return the winners and all places."""
    texts, players = words.texts, words.players(session.record.seats)
    lines = [texts("result-title", **_winners(session, words))]
    for seat, place in places(session).items():
        lines.append(texts("result-place", place=place, seat=players[seat]))
    return "\n".join(lines)


def places(session: Session) -> dict[Seat, int]:
    """Return the places by player, from 1; players may share one."""
    assert session.play is not None, "it is over"
    found, place = dict[Seat, int](), 1
    for together in session.play.game.standings(session.play.table):
        found |= dict.fromkeys(together, place)
        place += len(together)
    return found


def _winners(session: Session, words: Words) -> dict[str, str | int]:
    """Return the values of a text about the winners, if any."""
    placed = places(session) if session.record.status == "ended" else {}
    won = [words.holder(session.controller(seat)) for seat, at in placed.items() if at == 1]
    return {"who": " + ".join(won), "winners": len(won)}


def shrunk(shown: Draft, session: Session, words: Words) -> Draft:
    """Return the message shrunk to a line and a small picture."""
    record, winners = session.record, _winners(session, words)
    line = words.texts("table-shrunk", game=words.game, table=record.id, **winners)
    others = custom_id(Kind.AGAIN, record.id)
    back = tuple(each for each in shown.buttons if each.custom_id != others)
    return Draft((line,), back, sketches=shown.sketches[:1], accent=shown.accent, small=True)


def afterwards(session: Session, words: Words) -> tuple[Button, ...]:
    """Return a finished game's buttons: rematch, analysis, film, last round."""
    kinds = [Kind.AGAIN]
    if session.system.looks_back(session.values()):
        kinds.append(Kind.HINDSIGHT)
    if session.record.status == "ended" and words.face.pictured:
        kinds.append(Kind.REPLAY)
    table = session.record.id
    return tuple(button(kind, table, words.texts) for kind in (*kinds, Kind.ROUND))
