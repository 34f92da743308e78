"""What the messages of a table say and offer: lobby, board, hand, the end.

Pure functions from a session to a `Draft`; everything is read at once, so that a draft shows one
moment of the table whatever happens while its picture is drawn.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from functools import partial

from msgspec import structs

import render
from cogs.controls.buttons import Button
from cogs.controls.custom_ids import Kind, custom_id
from cogs.controls.offers import offer
from cogs.controls.taps import Chosen
from cogs.display.drafts import ACCENTS, Draft, Sketch
from cogs.display.lobby import lobby
from cogs.display.words import Words
from cogs.platform.limits import LABEL
from cogs.platform.prose import cut
from data.texts import Texts
from engine.core import ASIDE, CHANCE
from engine.hosting.session import Session
from engine.hosting.setups import advised
from engine.hosting.sights import Sight
from engine.hosting.story import CLOCK, Happened
from engine.views import ResultView, Seat
from render.words import describe_result

STORY_LINES = 4

SAID = 60.0
"""Seconds of an outage from which on it is told."""


def table(
    session: Session,
    words: Words,
    games: Sequence[str],
    notes: Sequence[str] = (),
    chosen: Chosen | None = None,
) -> Draft:
    """Show a table in whatever state it is; in a game, what can be done after what was *chosen*.

    In a lobby any of *games* can be chosen.
    """
    if session.record.status == "lobby":
        return lobby(session, words, games, notes)
    if session.record.status == "abandoned":
        return closed(session, words)
    return board(session, words, notes, chosen)


def closed(session: Session, words: Words) -> Draft:
    """Show a table that was closed before its game was over: by whom, and how it stood."""
    texts, people, face = words.texts, session.setup.closed_by, words.face
    if session.play is None:
        return Draft((f"{texts('lobby-closed')}\n{words.footer()}",))
    who = ", ".join(f"<@{person}>" for person in people)
    why = session.setup.closed_why or "people"
    said = texts("table-closed", who=who, people=len(people), why=why)
    again = (_again(session, words),) if session.people else ()
    shown = Draft((f"{said}\n{words.footer()}",), again)
    if not face.pictured:
        return shown
    view, names = face.narrowed(session.sight().view, ()), words.names()
    draw = partial(face.draw, view, words.look())
    sketch = Sketch(draw, face.tell(view, names, texts), _file("closed", session, words))
    return structs.replace(shown, sketches=(sketch,))


def closing(session: Session, words: Words) -> Draft:
    """Ask whether somebody is sure to close a table, and say who plays there."""
    texts, people = words.texts, words.players(session.record.seats).values()
    asked = texts("closing-sure", game=words.game), "\n".join(people)
    return Draft(asked, _sure(session.record.id, texts))


def unplayable(table: int, texts: Texts) -> Draft:
    """Ask whether somebody is sure to close a table that cannot be played."""
    return Draft((texts("table-unplayable", table=table),), _sure(table, texts))


def _sure(table: int, texts: Texts) -> tuple[Button, ...]:
    return (
        Button(custom_id(Kind.END, table, "shut"), texts("button-close"), "danger"),
        Button(custom_id(Kind.END, table, "keep"), texts("button-keep")),
    )


def board(
    session: Session,
    words: Words,
    notes: Sequence[str] = (),
    chosen: Chosen | None = None,
    own: Sequence[Seat] = (),
) -> Draft:
    """Show a game: picture, whose turn it is, what happened since, what can be tapped.

    Args:
        session: the table.
        words: in which language.
        notes: what is said besides.
        chosen: what has been chosen on the way to an answer.
        own: the seats of the one person to whom it is shown, if not to everybody.

    Raises:
        Refused: what was chosen is not there.
    """
    sight, record, texts = session.sight(), session.record, words.texts
    asked = asking(session, own) if own else public(sight, session)
    over, waiting = record.status == "ended", session.waiting()
    rows = untold(since(sight, waiting), waiting)
    story = words.folded(words.story(sight, rows), STORY_LINES)
    offered = offer(record.id, asked, words, chosen, private=bool(own))
    paused = session.setup.paused is not None and not over
    status = result(session, words) if over else _status(sight, words, offered.confirming)
    if paused:
        status = texts("board-resting")
    elif record.ends is not None and not over:
        ends = int(record.ends)
        status += "\n" + texts("board-ends", time=f"<t:{ends}:t>", ends=f"<t:{ends}:R>")
    buttons = [
        *offered.buttons,
        *_taking_back(session, words),
        *_advice(session, words, asked, chosen),
    ]
    if session.held and record.settles is not None and session.follows:
        status += "\n" + texts("board-waits", goes_on=f"<t:{math.ceil(record.settles)}:R>")
    if session.system.hands:
        buttons.append(
            Button(
                custom_id(Kind.HAND, record.id),
                texts(words.face.hand_button(sight.asked, sight.view)),
            )
        )
    if ending := session.setup.ending:
        notes = [
            *notes,
            texts(
                "ending-proposed",
                people=", ".join(f"<@{who}>" for who in ending),
                count=len(ending),
            ),
        ]
        buttons.append(
            Button(custom_id(Kind.END, record.id, "close"), texts("button-close"), "danger")
        )
        buttons.append(Button(custom_id(Kind.END, record.id, "on"), texts("button-play-on")))
    if pausing := session.setup.pausing if not over else ():
        people = ", ".join(f"<@{who}>" for who in pausing)
        notes = [*notes, texts("pause-proposed", people=people, count=len(pausing))]
        buttons.append(Button(custom_id(Kind.END, record.id, "pause"), texts("button-pause")))
    if (paused or pausing) and not session.setup.ending:
        buttons.append(Button(custom_id(Kind.END, record.id, "on"), texts("button-play-on")))
    if record.outage >= SAID and not over:
        notes = [*notes, texts("board-outage", minutes=round(record.outage / 60))]
    if away := session.away:
        notes = [*notes, texts("board-away", people=", ".join(f"<@{who}>" for who in away))]
        buttons.append(back(session, texts))
    for seat in session.setup.offered if not over else ():
        holder = words.holder(session.controller(seat))
        notes = [*notes, texts("seat-offered", person=holder, colour=words.colour(seat))]
        label = cut(texts("button-take-over", colour=words.colour(seat)), LABEL)
        buttons.append(Button(custom_id(Kind.END, record.id, "take", seat), label))
    if session.setup.pace == "days" and not own and story:
        buttons.append(round_button(session, texts))  # for who comes back after hours
    if over:
        notes = [*notes, texts("result-secret", secret=record.seed.hex())]
    told = [line.text if line.aloud else f"-# {line.text}" for line in story]
    small = [f"-# {note}" for note in notes]
    sketches, face, names = [], words.face, words.names()
    if face.pictured:
        view = sight.view if offered.left is None else face.narrowed(sight.view, offered.left)
        alt = face.tell(view, names, texts)
        draw = partial(face.draw, view, words.look())
        sketches.append(Sketch(draw, alt, _file("board", session, words, chosen)))
    if over and isinstance(session.result, ResultView):
        sketches.append(_counted(session.result, words, _file("result", session, words)))
    return Draft(
        texts=(status, "\n".join([*told, *small, words.footer()])),
        buttons=afterwards(session, words) if over else tuple(buttons),
        menus=offered.menus,
        accent=ACCENTS[session.seating.colours[waiting[0]]] if waiting else None,
        sketches=tuple(sketches),
    )


def _taking_back(session: Session, words: Words, own: Sequence[Seat] | None = None) -> list[Button]:
    """Offer to take back what was chosen, where that can be; to *own* seats alone."""
    if (held := session.held) is None or (own is not None and held.entry.seat not in own):
        return []
    what = custom_id(Kind.END, session.record.id, "take-back", held.entry.seq)
    label = words.texts("button-take-back", colour=words.colour(held.entry.seat))
    return [Button(what, cut(label, LABEL))]


def _advice(
    session: Session, words: Words, asked: Mapping[Seat, Sight], chosen: Chosen | None
) -> list[Button]:
    """Offer advice to the one who has a choice and has chosen nothing yet, where that is allowed."""
    several = [
        len(sight.asked.options[seat]) > 1 for seat, sight in asked.items() if sight.asked
    ] == [True]
    if not several or (chosen and chosen.path) or not advised(session.setup, session.system):
        return []
    return [Button(custom_id(Kind.HINT, session.record.id), words.texts("button-hint"))]


def _again(session: Session, words: Words) -> Button:
    what = custom_id(Kind.END, session.record.id, "again")
    return Button(what, words.texts("button-again"), "primary")


def afterwards(session: Session, words: Words) -> tuple[Button, ...]:
    """Offer what can be done when a game is over: to play again, and to look back."""
    texts = words.texts
    found = [_again(session, words)]
    if session.system.outlook is not None:
        what = custom_id(Kind.HINDSIGHT, session.record.id)
        found.append(Button(what, texts("button-hindsight")))
    return (*found, round_button(session, texts))


def round_button(session: Session, texts: Texts) -> Button:
    """Offer to show the last round."""
    return Button(custom_id(Kind.ROUND, session.record.id), texts("button-round"))


def back(session: Session, texts: Texts) -> Button:
    """Offer somebody for whom the computer plays to be back."""
    return Button(custom_id(Kind.END, session.record.id, "back"), texts("button-am-back"))


def public(sight: Sight, session: Session) -> dict[Seat, Sight]:
    """Return the people whose options everybody sees."""
    if session.setup.paused is not None:
        return {}
    options, owners = sight.asked.options if sight.asked else {}, session.owners()
    return {seat: sight for seat, own in options.items() if own and owners[seat].person is not None}


def asking(session: Session, seats: Sequence[Seat]) -> dict[Seat, Sight]:
    """Return those of *seats* that are asked something, with what each of them sees."""
    play = session.play if session.setup.paused is None else None
    return {seat: session.sight(seat) for seat in seats if play and play.options(seat)}


def _file(what: str, session: Session, words: Words, chosen: Chosen | None = None) -> str:
    """Name the file of a picture: clients keep what they know by its name.

    It tells the pictures of steps and themes from each other.
    """
    path = chosen.path if chosen else ""
    # Signs tell ways from each other, and may not stand in the name of a file.
    named = re.sub(r"[^0-9A-Za-z]", lambda sign: f"-{ord(sign[0]):x}-", path)
    step = f"-{named}" if path else ""
    theme = "" if words.theme == render.USUAL else f"-{words.theme}"
    # What can be taken back is not counted yet, and looks otherwise than what was before it.
    seq = f"{session.record.seq}-held" if session.held else session.record.seq
    return f"{what}-{session.record.id}-{seq}{step}{theme}.png"


def _counted(view: ResultView, words: Words, name: str) -> Sketch:
    """Show what a finished game came to."""
    names, texts = words.names(), words.texts
    draw = partial(render.result, view, words.look())
    return Sketch(draw, describe_result(view, names, texts), name)


def _status(sight: Sight, words: Words, confirming: bool) -> str:
    status = words.prompt(sight)
    if confirming:
        status += " " + words.texts("board-confirm")
    if sight.due is not None:
        status += "\n" + words.texts("board-due", due=f"<t:{int(sight.due)}:R>")
    return status


def hand(
    session: Session, seats: Sequence[Seat], words: Words, link: str, chosen: Chosen | None = None
) -> Draft:
    """Show a player with these *seats* the hand of one that is asked, and what all of them may do.

    Raises:
        Refused: what was *chosen* is not there.
    """
    asked = asking(session, seats)
    seat = next(iter(asked), seats[0])
    sight, texts, record = session.sight(seat), words.texts, session.record
    own, face, names = seat in asked, words.face, words.names()
    note = face.note(sight.view, texts)
    offered = offer(record.id, asked, words, chosen, private=True)
    looking = chosen is not None and chosen.path and offered.left is not None
    view = face.narrowed(sight.view, offered.left or ()) if looking else sight.view
    draft = Draft(
        texts=(
            texts("hand-title", game=words.game, table=record.id, link=link),
            "" if face.pictured_hand else face.tell_hand(view, seat, names, texts),
            _status(sight, words, False) if own else texts("hand-waiting"),
            f"-# {note}" if note else "",
        ),
        buttons=(
            *offered.buttons,
            *_taking_back(session, words, seats),
            *_advice(session, words, asked, chosen),
        ),
        menus=offered.menus,
    )
    if not face.pictured_hand:
        return draft
    shown = Sketch(
        partial(face.draw_hand, view, seat, words.look()),
        face.tell_hand(view, seat, names, texts),
        _file("hand", session, words, chosen),
    )
    aims = face.tell_aims(view, names, texts) if looking else ""
    if not aims:
        return structs.replace(draft, sketches=(shown,))
    board = Sketch(
        partial(face.draw_aims, view, words.look()),
        aims,
        _file("aims", session, words, chosen),
    )
    return structs.replace(draft, sketches=(shown, board))


def result(session: Session, words: Words) -> str:
    """Say who has won, and who came where."""
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


def untold(rows: Sequence[Happened], waiting: Sequence[Seat]) -> Sequence[Happened]:
    """Return *rows* without the roll that the question itself says."""
    last = rows[-1].events if rows else ()
    said = [event for event in last if event.rolled]
    if said and len(said) == len(last) and said[-1].actor in waiting:
        return rows[:-1]
    return rows


def since(sight: Sight, seats: Sequence[Seat]) -> Sequence[Happened]:
    """Return what happened since one of *seats* last did something before this turn.

    In the turn itself the others' moves stay to be read, whatever has been rolled meanwhile.
    """
    rows = [row for row in sight.story if row.events or row.seat != CLOCK]
    at = len(rows)
    while at and rows[at - 1].seat in (*seats, CHANCE, ASIDE):
        at -= 1
    while at and not (rows[at - 1].seat in seats and rows[at - 1].events):
        at -= 1
    return rows[at:]
