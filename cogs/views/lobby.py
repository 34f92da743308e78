"""The public message of a lobby: its words and its buttons.

It fits on a phone: what the picture says already is not shown_lines again, and what is about one seat or for the
host alone is on a private page (`cogs.views.lobby`, `cogs.views.set_up`).
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from functools import partial

from msgspec import structs

import render
from cogs.platform.foreign import markup
from cogs.platform.limits import small
from cogs.views import appointment
from cogs.views.rule_words import preset_in_words, preset_name, rule_in_words
from cogs.views.words import MARKS, Words, dot
from cogs.widgets.button_rows import lines
from cogs.widgets.buttons import Button, Choice, Kind, Menu, Style, custom_id
from cogs.widgets.fitting import Room, fitted
from cogs.widgets.message_layout import ACCENTS, Draft, PictureJob, Speed
from data.records import TableRecord
from data.shipped.texts import Texts, dashed
from engine.hosting.actions.lobby import waiting as waiting_list
from engine.hosting.actions.rematch import repeatable, whose
from engine.hosting.state.session import Session
from engine.hosting.state.setups import arranged, next_board, rolls_itself, setup, sits_first
from engine.hosting.state.time_controls import MORE_TIME
from engine.hosting.statistics.lengths import lasts, slow
from engine.rules import OwnPreset
from engine.views import Seat
from render import Line, Lobby, Sitting
from render.lobby_layout import shown_lines
from render.names import plain

LINES = 2
"""Lines of buttons on a phone, if the lobby is to be seen whole on a small one."""

INVITED = 20
"""Invited people named at most."""


def lobby(session: Session, words: Words, notes: Sequence[str] = ()) -> Draft:
    """Return a lobby's message: game, seats, rules, buttons."""
    return fitted(lambda room: _lobby(session, words, notes, room))


def _lobby(session: Session, words: Words, notes: Sequence[str], room: Room) -> Draft:
    """Return a lobby's message with some room for its lists."""
    texts, record, chosen = words.texts, session.record, session.setup
    seats = (
        *appointment.moment(session, words),
        words.texts.joined("between-items", _seated(session, words)),
        *_about_seats(session, words, room),
    )
    view = picture(session, words)
    unseen = [line.words for line in view.lines[len(shown_lines(view)) :]]
    about = *_rules(session, words, room), *map(small, unseen), *map(small, notes)
    return Draft(
        head=f"{texts('lobby-title')} · {words.table}",
        texts=("\n".join(seats), "\n".join(about)),
        buttons=tuple(_buttons(session, texts)),
        accent=ACCENTS["yellow"],
        calls=(*chosen.unconfirmed, *_called(session), *appointment.summoned(session))
        if record.message is None
        else (),
        sketches=(sketch(session, words),),
    )


def _seated(session: Session, words: Words) -> Iterator[str]:
    """Yield the seats with their players."""
    texts, record = words.texts, session.record
    colours = words.players(record.seats)
    for seat in record.seats:
        level = "person" if seat.person is not None else seat.level or "normal"
        host = str(seat.person == record.host)
        yield texts("lobby-seat", seat=colours[seat.seat], level=level, host=host)


def _about_seats(session: Session, words: Words, room: Room) -> Iterator[str]:
    """Yield notes on missing, pinged and invited people, and on seats."""
    texts, record, chosen = words.texts, session.record, session.setup
    yield from appointment.people(session, words, room)
    if chosen.unconfirmed:
        people, until = words.people(chosen.unconfirmed), f"<t:{int(record.due or 0)}:R>"
        yield texts("lobby-again", people=people, count=len(chosen.unconfirmed), until=until)
    if called := _called(session):
        people = room.names([*map(words.person, called)], texts, INVITED)
        key = "lobby-called" if chosen.appointment is None else "lobby-week"
        yield texts(key, people=people, count=len(called))
    if missing := texts.joined("between-sentences", _missing(session, words)):
        yield small(missing)
    if last := _last(session):
        yield small(_last_time(last, session, words))
    if waited_for := [who for who in chosen.invited if who not in session.people]:
        people = room.names([*map(words.person, waited_for)], texts, INVITED)
        yield small(texts("lobby-invited", people=people))
    if players := _rearranged(session, words):
        yield small(texts("lobby-rearranged", players=texts.joined("between-items", players)))


def _missing(session: Session, words: Words) -> Iterator[str]:
    """Yield the missing number of players, and notes for newcomers."""
    texts, record, chosen = words.texts, session.record, session.setup
    least, seated = min(session.system.numbers(session.values())), len(record.seats)
    if seated < least:
        yield texts("lobby-needs", more=least - seated)
    if board := next_board(record, session.system):
        players, keep = seated + 1, str(board.kept)
        yield texts("lobby-board", players=players, arms=board.arms, keep=keep)
    if chosen.private:
        yield texts("lobby-private-note")
    if record.host in chosen.silent and len(session.people) > 1:
        yield texts("lobby-host-silent", host=words.person(record.host))


def _enough(session: Session) -> bool:
    """Return whether the number of seats is playable."""
    return len(session.record.seats) in session.system.numbers(session.values())


def _called(session: Session) -> list[int]:
    """Return the pinged people still absent, while seats are free."""
    if len(session.record.seats) >= max(session.system.numbers(session.values())):
        return []
    return [who for who in session.setup.called if who not in session.people]


def _rules(session: Session, words: Words, room: Room) -> Iterator[str]:
    """Yield the chosen rules, and shorter ones for a long game."""
    texts, chosen = words.texts, session.setup
    yield small(" · ".join(_rules_and_shorter(session, texts)))
    if isinstance(chosen.preset, OwnPreset):
        yield small(preset_in_words(texts, chosen.preset))
    rules = [f"- {rule_in_words(texts, key, value)}" for key, value in chosen.rules.items()]
    yield from room.lines(rules, texts)
    if besides := texts.joined("between-sentences", _besides(session, words)):
        yield small(besides)


def _rules_and_shorter(session: Session, texts: Texts) -> Iterator[str]:
    yield texts("lobby-rules", preset=markup(preset_name(texts, session.setup.preset)))
    if (length := lasts(session)) and (less := length.shorter):
        name = markup(preset_name(texts, less.preset))
        yield texts("lobby-shorter", preset=name, minutes=less.minutes)


def _besides(session: Session, words: Words) -> Iterator[str]:
    """Yield notes beside the rules: first player, undo, more time."""
    texts, first = words.texts, sits_first(session.record)
    if session.values().get("first_player") == "host" and first != session.record.host:
        yield texts("lobby-begins", person=words.person(first))
    if session.takes_back:
        yield texts("lobby-takes-back")
    if patient := slow(session):
        people = words.people(patient)
        yield texts("lobby-more-time", people=people, seconds=round(MORE_TIME))


def _last(session: Session) -> TableRecord | None:
    """Return the table to replay, while the host is alone."""
    if session.setup.appointment is not None:
        return None
    return repeatable(session.record, session.last) if len(session.record.seats) == 1 else None


def _last_time(last: TableRecord, session: Session, words: Words) -> str:
    """Describe the last game: its rules and its players."""
    others = [
        structs.replace(seat, person=whose(seat))
        for seat in last.seats
        if whose(seat) != session.record.host
    ]
    return words.texts(
        "lobby-last",
        game=words.texts(f"game-{dashed(last.game)}"),
        preset=markup(preset_name(words.texts, setup(last).preset)),
        # A player who is not known is no colour: the former board may have had others.
        people=words.texts.joined(
            "between-items",
            (
                words.holder(seat) if seat.person is None else words.person(seat.person)
                for seat in others
            ),
        ),
    )


def _rearranged(session: Session, words: Words) -> list[str]:
    """Return the players with other colours after a start now."""
    record, later = session.record, session.setup.appointment is not None
    if not _enough(session) or (later and not appointment.is_calling(session)):
        return []
    seats = sorted(arranged(record, session.system), key=lambda each: each.seat)
    now = words.players(record.seats).values()
    return [player for player in words.players(seats).values() if player not in now]


def _buttons(session: Session, texts: Texts) -> list[Button]:
    """Return the useful buttons, without *Tell me* in a third line."""
    buttons = [*_useful(session, texts)]
    if sum(lines(buttons)) <= LINES or len(session.record.seats) == 1 or session.setup.appointment:
        return buttons
    tell = custom_id(Kind.TELL, session.record.id)
    return [each for each in buttons if each.custom_id != tell]


def _useful(session: Session, texts: Texts) -> Iterator[Button]:
    """Yield the useful buttons, the most important first."""
    record, system = session.record, session.system
    seated, playable = len(record.seats), system.numbers(session.values())
    held, room = session.setup.unconfirmed, seated < max(playable)
    ready, plain = _enough(session) and not held, session.setup.appointment is None
    alone = seated == 1 and room and plain

    def button(name: str, key: str, style: Style = "secondary") -> Button:
        return Button(custom_id(Kind.LOBBY, record.id, name), texts(key), style)

    calling = appointment.is_calling(session)
    if calling:
        yield button("here", "button-cup-here", "success")
    if ready:
        yield button("start", "button-start", "secondary" if not plain else "success")
    if room or held or not plain:
        key = "button-join" if room or held else "button-wait"
        yield button("join", key, "primary" if ready or calling else "success")
    if alone:
        yield button("alone", "button-alone", "primary")
    if _last(session):
        yield button("last", "button-last", "primary")
    yield button("seat", "button-seat")
    if room and not session.setup.private and session.server.tells_people:
        yield Button(custom_id(Kind.TELL, record.id), texts(Kind.TELL.label))
    if room and not alone:
        yield button("fill", "button-fill")
    yield button("host", "button-host")


# Contents of a lobby's picture: board, seats, game.


def sketch(session: Session, words: Words) -> PictureJob:
    """Return the picture of a lobby."""
    view = picture(session, words)
    theme, faces = words.theme, words.faces()
    mark = zlib.crc32(repr((view, theme, sorted(faces.items()))).encode())
    name = f"lobby-{session.record.id}-{mark:08x}.png"
    return PictureJob(
        partial(render.lobby, view, theme, faces), alt(view, words), name, speed=Speed.QUICK
    )


def picture(session: Session, words: Words) -> Lobby:
    """Return the contents of the picture."""
    texts, taken = words.texts, len(session.record.seats)
    most, lines = max(session.system.numbers(session.values())), _lines(session, texts)
    seats = sorted((*_sketched(session, words), *_free(session)), key=lambda each: each.seat)
    board = words.face.scene(session.seating, max(taken, most))
    free, cards = texts("lobby-free-seat"), bool(words.face.cards)
    return Lobby(words.game, tuple(seats), tuple(lines), free, board, cards)


def _lines(session: Session, texts: Texts) -> Iterator[Line]:
    """Yield the length of the game, its pace and its goal."""
    record = session.record
    if length := lasts(session):
        said = "lobby-lasts" if length.exact else "lobby-lasts-about"
        others = length.players != len(record.seats)
        players = length.players if others else 0
        yield Line("clock", texts(said, minutes=length.minutes, players=players))
    yield Line("die", texts("lobby-pace", pace=session.setup.pace))
    yield Line("goal", texts(f"game-{dashed(record.game)}.aim"))


def _sketched(session: Session, words: Words) -> Iterator[Sitting]:
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
        seats.append(texts("name-and-colour", colour=colour, name=name))
    lines = texts.joined(
        "between-sentences", (texts.ended(line.words) for line in shown_lines(view))
    )
    sitting = texts.joined("between-items", seats)
    return texts("alt-lobby", game=view.title, seats=sitting, lines=lines)


# The private *My seat* of a player: another colour, or leaving.


def my_seat(session: Session, texts: Texts, person: int) -> Draft:
    """Show a player their own colour and the free ones.

    Where dice roll by themselves it is said how a player has them wait.
    """
    if person in (waiting := waiting_list(session.record)):
        said = texts("seat-waiting", place=waiting.index(person) + 1)
        return Draft((said,), (_leaving(session.record.id, texts),))
    table, colours = session.record.id, session.seating.colours
    taken = {seat.seat: seat.person for seat in session.record.seats}
    own = next(colours[seat] for seat, owner in taken.items() if owner == person)
    free = [colour for seat, colour in enumerate(colours) if seat not in taken]
    said = texts("seat-title", colour=dot(own) + texts(f"colour-{own}"), free=len(free))
    choices = (Choice(each, texts(f"colour-{each}.shape"), emoji=MARKS[each]) for each in free)
    menu = Menu(custom_id(Kind.LOBBY, table, "colour"), texts("menu-colour"), tuple(choices))
    leave = _leaving(table, texts)
    rolls = (small(texts("seat-rolls")),) if rolls_itself(session.setup, session.system) else ()
    return Draft((said, *rolls), (leave,), (menu,) if free else ())


def _leaving(table: int, texts: Texts) -> Button:
    return Button(custom_id(Kind.LOBBY, table, "leave"), texts("button-leave"), "danger")
