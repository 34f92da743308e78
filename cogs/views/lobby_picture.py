"""Contents of a lobby's picture: board, seats, game."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from functools import partial

import render
from cogs.views.words import Words
from cogs.widgets.message_layout import PictureJob
from cogs.widgets.render_executor import Speed
from engine.hosting.state.session import Session
from engine.views import Seat
from render import Line, Lobby, Sitting
from render.names import plain


def sketch(session: Session, words: Words, rules: str) -> PictureJob:
    """Return the picture of a lobby with these *rules*."""
    view = picture(session, words, rules)
    theme, faces = words.theme, words.faces()
    mark = zlib.crc32(repr((view, theme, sorted(faces.items()))).encode())
    name = f"lobby-{session.record.id}-{mark:08x}.png"
    return PictureJob(
        partial(render.lobby, view, theme, faces), alt(view, words), name, speed=Speed.QUICK
    )


def picture(session: Session, words: Words, rules: str) -> Lobby:
    """Return the contents of the picture."""
    texts, record, setup = words.texts, session.record, session.setup
    most, taken = max(session.system.numbers(session.values())), len(record.seats)
    lines = [Line("people", texts("lobby-taken", taken=taken, most=most))]
    lines.append(Line("rules", rules))
    if setup.private:
        lines.append(Line("lock", texts("lobby-only-invited")))
    seats = sorted((*_seated(session, words), *_free(session)), key=lambda each: each.seat)
    board = words.face.scene(session.seating, max(taken, most))
    free, cards = texts("lobby-free-seat"), bool(words.face.cards)
    return Lobby(words.game, tuple(seats), tuple(lines), free, board, cards)


def _seated(session: Session, words: Words) -> Iterator[Sitting]:
    """Yield the taken colours."""
    names, colours = words.names(), session.seating.colours
    for seat, owner in session.owners().items():
        robot, hosts = owner.person is None, owner.person == session.record.host
        name = names.get(seat) or words.colour(seat)
        yield Sitting(seat, colours[seat], name, robot, lit=hosts)


def _free(session: Session) -> Iterator[Sitting]:
    """Yield the next free colours, one per missing player."""
    seating, owned = session.seating, session.owners()
    missing = max(session.system.numbers(session.values())) - len(session.record.seats)
    usual = max(seating.arms, key=lambda arms: len(owned.keys() & set(arms)), default=())
    wanted: dict[Seat, None] = dict.fromkeys((*usual, *range(len(seating.colours))))
    for seat in [seat for seat in wanted if seat not in owned][: max(0, missing)]:
        yield Sitting(seat, seating.colours[seat], free=True)


def alt(view: Lobby, words: Words) -> str:
    """Describe the picture."""
    texts, seats = words.texts, []
    for each in view.seats:
        colour = texts(f"colour-{each.colour}")
        name = view.free if each.free else plain(each.name, "?")
        seats.append(texts("alt-seat", colour=colour, name=name))
    lines = ". ".join(line.words for line in view.lines)
    return texts("alt-lobby", game=view.title, seats=", ".join(seats), lines=lines)
