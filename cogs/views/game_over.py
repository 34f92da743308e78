"""Messages of a finished game: places, and further actions."""

from __future__ import annotations

from cogs.views.words import Words
from cogs.widgets.buttons import Button, button
from cogs.widgets.custom_ids import Kind
from cogs.widgets.message_layout import Draft
from data.texts import Texts
from engine.hosting.state.session import Session


def result(session: Session, words: Words) -> str:
    """Return the winners and all places."""
    assert session.play is not None
    texts = words.texts
    players = words.players(session.record.seats)
    standings = session.play.game.standings(session.play.table)
    winners = [words.holder(session.controller(seat)) for seat in standings[0]]
    title = texts("result-title", who=" + ".join(winners), winners=len(winners))
    lines, place = [title], 1
    for seats in standings:
        for seat in seats:
            lines.append(texts("result-place", place=place, seat=players[seat]))
        place += len(seats)
    return "\n".join(lines)


def shrunk(shown: Draft, session: Session, words: Words) -> Draft:
    """Return the message shrunk to a line and a small picture."""
    assert session.play is not None
    record, winners = session.record, []
    if record.status == "ended":
        places = session.play.game.standings(session.play.table)
        winners = [words.holder(session.controller(seat)) for seat in places[0]]
    line = words.texts(
        "table-shrunk",
        game=words.game,
        table=record.id,
        who=" + ".join(winners),
        winners=len(winners),
    )
    others = again(session, words.texts).custom_id
    back = tuple(button for button in shown.buttons if button.custom_id != others)
    return Draft((line,), back, sketches=shown.sketches[:1], accent=shown.accent, small=True)


def afterwards(session: Session, words: Words) -> tuple[Button, ...]:
    """Return a finished game's buttons: rematch, analysis, film, last round."""
    texts = words.texts
    found = [again(session, texts)]
    if session.system.looks_back(session.values()):
        found.append(button(Kind.HINDSIGHT, session.record.id, texts))
    if session.record.status == "ended" and words.face.pictured:
        found.append(button(Kind.REPLAY, session.record.id, texts))
    return (*found, round_button(session, texts))


def again(session: Session, texts: Texts) -> Button:
    """Offer to play again with the same people."""
    return button(Kind.AGAIN, session.record.id, texts)


def round_button(session: Session, texts: Texts) -> Button:
    """Offer to show the last round."""
    return button(Kind.ROUND, session.record.id, texts)
