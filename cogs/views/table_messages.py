"""The messages of a table: lobby, board, hands, result, closed table."""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial

from msgspec import structs

import render
from cogs.platform.limits import ALT, LABEL, cut, length, lines, small
from cogs.views.choice_buttons import Offer, offer
from cogs.views.lobby import lobby
from cogs.views.result import afterwards, result, shrunk
from cogs.views.story import untold, without
from cogs.views.words import Words
from cogs.widgets.buttons import Button, Kind, button, custom_id
from cogs.widgets.handler_registry import Question
from cogs.widgets.message_layout import ACCENTS, Draft, PictureJob, Speed
from cogs.widgets.option_steps import MORE, Chosen
from data.shipped.texts import Texts
from engine.core import CHANCE, META
from engine.hosting.actions.deadlines import silent_soon
from engine.hosting.actions.lessons import on_board, standing
from engine.hosting.actions.seat_changes import learns
from engine.hosting.state.computers import ROLL
from engine.hosting.state.game_log import CLOCK, LogRow, Observation
from engine.hosting.state.session import Session
from engine.hosting.state.setups import advised
from engine.races import Finished
from engine.views import ResultView, Seat, View
from render.race.words import describe_result

STORY_LINES = 4

HEAD = 8
"""Lines above a board on a phone: scrolled to its beginning, the message still shows the whole picture."""

BESIDE = 32
"""Letters of the buttons beside the answers, in a line of a phone."""

SAID = 60.0
"""Seconds of an outage from which on it is told."""


def board(
    session: Session,
    words: Words,
    notes: Sequence[str] = (),
    chosen: Chosen | None = None,
    own: Sequence[Seat] = (),
    told: Sequence[str] = (),
) -> Draft:
    """Return a game's board message: picture, turn, latest events and inputs.

    It is for the one person with the *own* seats, or else for everybody; *told* are memories
    beyond the game, below its result.

    Raises:
        Refused: what was chosen is not there.
    """
    sight, waiting = session.sight(), session.waiting()
    asked = asking(session, own) if own else public(sight, session)
    offered = offer(session.record.id, asked, words, chosen, private=bool(own))
    noted = [small(note) for note in (*notes, *_notes(session, words))]
    hurried = over(session) or session.time_limits.after or (chosen is not None and chosen.path)
    texts, taught = words.texts, None if hurried else on_board(session)
    lessons = [_lesson(taught, words)] if taught else []
    footer = words.footer()
    taken = sum(map(lines, (footer, *noted, *lessons)))
    story = _story(session, sight, waiting, words, HEAD - taken)
    head, below = "\n".join([footer, *story, *noted, *lessons]), ""
    if over(session):
        status = "\n".join([result(session, words), *told])
        head, below = "", "\n".join([*story, *noted, footer])
        buttons = afterwards(session, words)
    else:
        status = _headline(session, sight, offered, words)
        hand = tuple(_hand(session, sight, words))
        buttons = (
            *(hand[:1] if session.time_limits.after else ()),
            *offered.buttons,
            *_rolling(session, asked, words),
            *_taking_back(session, words),
            # Where it stands for one alone it would tell that all others have passed.
            *(
                ()
                if session.time_limits.after and not own
                else _advice(session, words, asked, chosen)
            ),
            *(hand[1:] if session.time_limits.after else hand),
            *_proposals(session, texts),
            *_seats(session, words),
            *_known(session, taught or (), texts),
        )
        if session.setup.pace == "days" and not (own or hurried) and story:
            # For who comes back after hours; where the line is full, `/table log` leads there.
            last_round = button(Kind.ROUND, session.record.id, texts)
            beside = [each for each in (*buttons, last_round) if each.style == "secondary"]
            if sum(length(each.label) for each in beside) <= BESIDE:
                buttons = (*buttons, last_round)
    return Draft(
        texts=(status, below),
        buttons=buttons,
        head=head,
        menus=offered.menus,
        accent=_accent(session, waiting),
        sketches=tuple(_sketches(session, sight, offered, words, chosen)),
    )


def _accent(session: Session, waiting: Sequence[Seat]) -> int | None:
    """Return the asked player's color; none during a reaction window."""
    if not waiting or session.time_limits.after:
        return None
    return ACCENTS[session.seating.colours[waiting[0]]]


def over(session: Session) -> bool:
    """Return whether the game has come to its end."""
    return session.record.status == "ended"


def hand(
    session: Session, seats: Sequence[Seat], words: Words, link: str, chosen: Chosen | None = None
) -> Draft:
    """Return the hand message of a player with these *seats*.

    Raises:
        Refused: what was *chosen* is not there.
    """
    asked = asking(session, seats)
    seat = next(iter(asked), seats[0])
    sight, texts, record = session.sight(seat), words.texts, session.record
    face, names = words.face, words.names()
    offered = offer(record.id, asked, words, chosen, private=True)
    further = chosen is not None and chosen.path == MORE
    hurried = offered.further  # there is no time to read more
    looking = chosen is not None and chosen.path and offered.left is not None and not further
    view = face.narrowed(sight.view, offered.left or ()) if looking else sight.view
    gives = seat in asked and sight.asked is not None and sight.asked.prompt in face.gives
    rests = gives or session.setup.paused is not None
    # Of a single card that is looked at, the picture says all that matters.
    note = "" if rests or looking or hurried else face.note(sight.view, texts)
    taught = {} if hurried else standing(session, private=True)
    lesson = taught.get(session.controller(seats[0]).person or 0)
    view = face.at_rest(view) if rests else view
    waiting = "hand-waiting" if session.setup.paused is None else "board-resting"
    draft = Draft(
        texts=(
            "" if hurried else texts("hand-title", game=words.game, table=record.id, link=link),
            "" if face.pictured_hand else face.tell_hand(view, seat, names, texts),
            _status(sight, words, False) if seat in asked else texts(waiting),
            texts("lesson-own", lesson=texts(lesson)) if lesson else "",
            "\n".join(map(small, note.splitlines())),
        ),
        buttons=(
            *offered.buttons,
            *_taking_back(session, words, seats),
            *(() if hurried else _advice(session, words, asked, None if further else chosen)),
            *(() if hurried else _signs(view, session, words)),
            *_known(session, lesson or "", texts),
        ),
        menus=offered.menus,
    )
    if not face.pictured_hand:
        return draft
    draw, alt = partial(face.draw_hand, view, seat), face.tell_hand(view, seat, names, texts)
    # Whatever is drawn is told there or below; that a name has become known is nothing to send.
    shows = words.theme, face.tell_hand(view, seat, {}, texts), face.note(view, texts)
    name = file("hand", session, words, chosen)
    sketches = [PictureJob(partial(draw, words.look()), alt, name, shows=shows, speed=Speed.QUICK)]
    if looking and (targets := face.tell_targets(view, names, texts)):
        draw = partial(face.draw_aims, view, words.look())
        sketches.append(PictureJob(draw, targets, file("aims", session, words, chosen)))
    return structs.replace(draft, sketches=tuple(sketches))


# Who is asked.


def public(sight: Observation, session: Session) -> dict[Seat, Observation]:
    """Return the asked seats of people, with the public observation."""
    if session.setup.paused is not None or session.lingers:
        return {}
    options, owners = sight.asked.options if sight.asked else {}, session.owners()
    return {seat: sight for seat, own in options.items() if own and owners[seat].person is not None}


def asking(session: Session, seats: Sequence[Seat]) -> dict[Seat, Observation]:
    """Return the asked seats among *seats*, each with its observation."""
    play = session.play if session.setup.paused is None and not session.lingers else None
    return {seat: session.sight(seat) for seat in seats if play and play.options(seat)}


# What is said.


def _headline(session: Session, sight: Observation, offered: Offer, words: Words) -> str:
    """Return the headline: the question and the clocks, or the pause."""
    record, texts = session.record, words.texts
    if session.setup.paused is not None:
        said = resting(session, words)
    else:
        said = _status(sight, words, offered.confirming)
        limits = session.time_limits
        if limits.rolls is not None:
            said += "\n" + texts("board-rolls", seconds=round(limits.seconds or 0))
        if record.ends is not None:
            ends = int(record.ends)
            said += "\n" + texts("board-ends", time=f"<t:{ends}:t>", ends=f"<t:{ends}:R>")
    if session.undoable and record.settles is not None and session.follows:
        said += "\n" + texts("board-waits", goes_on=f"<t:{math.ceil(record.settles)}:R>")
    return said


def _lesson(taught: tuple[str, Sequence[int]], words: Words) -> str:
    """Return a lesson of first games, with its people."""
    key, people = taught
    names = (words.seat(words.session.seats_of(person)[0]) for person in people)
    named = words.texts.joined("between-items", names)
    return words.texts("lesson-for", person=named, lesson=words.texts(key))


def resting(session: Session, words: Words) -> str:
    """Return the text of a paused game, or of an unattended one."""
    if not session.unattended:
        return words.texts("board-resting")
    people = words.people(session.away)
    return words.texts("board-unattended", people=people, count=len(session.away))


def _status(sight: Observation, words: Words, confirming: bool) -> str:
    """Return the question and its deadline."""
    status = words.prompt(sight)
    if confirming:
        status += " " + words.texts("board-confirm")
    limits = words.session.time_limits
    if limits.after and limits.seconds is not None and words.session.setup.paused is None:
        own = str(sight.seat is not None)
        status += "\n" + words.texts("board-window", seconds=int(limits.seconds), own=own)
    elif sight.due is not None:
        status += "\n" + words.texts("board-due", due=f"<t:{int(sight.due)}:R>")
    return status


def _story(
    session: Session, sight: Observation, waiting: Sequence[Seat], words: Words, room: int
) -> list[str]:
    """Return the latest lines of the story, within *room* lines."""
    people = [seat for seat in waiting if session.controller(seat).person is not None]
    rows = untold(since(sight, waiting, people), waiting, sight.asked)
    if over(session):
        told = without(rows, lambda event: isinstance(event, Finished))  # the result says it
        # The last move above all. Where the rest stood, `/table log`, is of games that are on.
        latest = words.story(sight, told)[-STORY_LINES:]
    else:
        told = without(rows, lambda event: words.face.untold(event, sight.view))
        latest = words.story(sight, told, STORY_LINES, room)
    return [line.written for line in latest]


def since(
    sight: Observation, seats: Sequence[Seat], people: Collection[Seat] = ()
) -> Sequence[LogRow]:
    """Return the log since *seats* last acted, before this turn.

    In the turn itself the others' moves stay to be read, whatever has been rolled meanwhile.  To ask
    for time is no act, or the card that it was about would be left out.  What a computer did for
    one of the *people* among them, whose time had run out, they have yet to read.
    """
    rows = [row for row in sight.story if row.events or row.seat != CLOCK]
    at = len(rows)
    while at and rows[at - 1].seat in (*seats, CHANCE, META):
        at -= 1
    while at and not (
        rows[at - 1].seat in seats
        and any(event.moves for event in rows[at - 1].events)
        and (rows[at - 1].by or rows[at - 1].seat not in people)
    ):
        at -= 1
    return rows[at:]


def _notes(session: Session, words: Words) -> Iterator[str]:
    """Yield notes: proposals, absences and offered seats."""
    record, setup, texts = session.record, session.setup, words.texts
    if over(session):
        return
    if setup.ending:
        yield texts("ending-proposed", people=words.people(setup.ending), count=len(setup.ending))
    if setup.pausing:
        yield texts("pause-proposed", people=words.people(setup.pausing), count=len(setup.pausing))
    if record.outage >= SAID:
        yield texts("board-outage", minutes=round(record.outage / 60))
    if setup.silent and setup.paused is None:
        key = "board-silent" if setup.cup is None else "board-silent.cup"
        yield texts(key, people=words.people(setup.silent))
    elif missed := silent_soon(session):
        due = f"<t:{int(record.late or 0)}:R>"
        yield texts("board-missed", people=words.people(missed), count=len(missed), due=due)
    if session.unattended:
        yield texts("board-wakes")
    elif session.away:
        yield texts("board-away", people=words.people(session.away))
    for seat in setup.offered:
        person = words.holder(session.controller(seat))
        yield texts("seat-offered", person=person, colour=words.colour(seat))


# What can be tapped besides.


def _rolling(session: Session, asked: Mapping[Seat, Observation], words: Words) -> Iterator[Button]:
    """Offer automatic rolls to manual rollers in their first turns."""
    for seat, sight in asked.items():
        rolls = sight.asked is not None and ROLL in sight.asked.options.get(seat, ())
        if rolls and learns(session, seat):
            yield button(Kind.ROLL_FOR_ME, session.record.id, words.texts)


def _taking_back(
    session: Session, words: Words, own: Sequence[Seat] | None = None
) -> Iterator[Button]:
    """Offer to undo a choice, optionally to *own* seats alone."""
    choice = session.undoable
    if choice is not None and (own is None or choice.entry.seat in own):
        table, name = session.record.id, words.brief.name(choice.entry.seat)
        yield button(Kind.TAKE_BACK, table, words.texts, choice.entry.seq, name=name)


def _advice(
    session: Session, words: Words, asked: Mapping[Seat, Observation], chosen: Chosen | None
) -> Iterator[Button]:
    """Offer a hint to the only asked player with several options."""
    several = [
        len(sight.asked.options[seat]) > 1 for seat, sight in asked.items() if sight.asked
    ] == [True]
    if several and not (chosen and chosen.path) and advised(session.setup, session.system):
        yield button(Kind.HINT, session.record.id, words.texts)


def _hand(session: Session, sight: Observation, words: Words) -> Iterator[Button]:
    """Offer players their hand; in reaction windows, also a mere look."""
    if session.system.hands:
        label = words.texts(words.face.hand_button(sight.asked, sight.view))
        yield Button(custom_id(Kind.HAND, session.record.id), label)
        if session.time_limits.after:
            yield button(Kind.LOOK, session.record.id, words.texts)


def _signs(view: View, session: Session, words: Words) -> Iterator[Button]:
    """Offer to explain card signs, if a hand has several kinds."""
    if words.face.signs and len(set(view.hand)) > 1:
        yield button(Kind.SIGNS, session.record.id, words.texts)


def _proposals(session: Session, texts: Texts) -> Iterator[Button]:
    """Offer to agree to a proposal, or to play on."""
    setup, table = session.setup, session.record.id
    if setup.ending:
        yield button(Kind.CLOSE, table, texts)
    if setup.pausing:
        yield button(Kind.PAUSE, table, texts)
    if setup.ending or setup.pausing or (setup.paused is not None and not session.unattended):
        yield button(Kind.PLAY_ON, table, texts)


def _known(session: Session, taught: Collection[object], texts: Texts) -> Iterator[Button]:
    """Offer to end the lessons."""
    if taught:
        yield button(Kind.KNOWN, session.record.id, texts)


def _seats(session: Session, words: Words) -> Iterator[Button]:
    """Offer to replace silent players, to return, and to take seats."""
    if session.setup.silent and session.setup.paused is None:
        yield button(Kind.WITHOUT, session.record.id, words.texts)
    if session.away:
        yield button(Kind.BACK, session.record.id, words.texts)
    for seat in session.setup.offered:
        what = custom_id(Kind.TAKE, session.record.id, seat)
        yield Button(what, taking_over(seat, words))


def taking_over(seat: Seat, words: Words) -> str:
    """Return the label of a button to take over a seat."""
    name, colour = words.brief.names().get(seat), words.colour(seat)
    key = "button-take" if name else "button-take-over"
    return cut(words.texts(key, colour=colour, name=name or ""), LABEL)


# Pictures.


def _sketches(
    session: Session, sight: Observation, offered: Offer, words: Words, chosen: Chosen | None
) -> Iterator[PictureJob]:
    """Yield the picture of the board, or of the result."""
    face, names = words.face, words.names()
    if over(session) and isinstance(session.result, ResultView):
        draw = partial(render.result, session.result, words.look())
        alt = describe_result(session.result, names, words.texts, ALT)
        yield PictureJob(draw, alt, file("result", session, words))
    elif face.pictured:
        view = sight.view if offered.left is None else face.narrowed(sight.view, offered.left)
        alt = face.tell(view, names, words.texts)
        draw = partial(face.draw, view, words.look())
        yield PictureJob(draw, alt, file("board", session, words, chosen), speed=Speed.QUICK)


def file(what: str, session: Session, words: Words, chosen: Chosen | None = None) -> str:
    """Return the file name of a picture; clients cache by it.

    It tells the pictures of steps and themes from each other.
    """
    path = chosen.path if chosen else ""
    # Signs tell ways from each other, and may not stand in the name of a file.
    named = re.sub(r"[^0-9A-Za-z]", lambda sign: f"-{ord(sign[0]):x}-", path)
    step = f"-{named}" if path else ""
    theme = "" if words.theme == render.USUAL else f"-{words.theme}"
    # What can be taken back is not counted yet, and looks otherwise than what was before it.
    seq = f"{session.record.seq}-held" if session.undoable else session.record.seq
    return f"{what}-{session.record.id}-{seq}{step}{theme}.png"


# By the table's status.


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
    others = (session.people or session.away) and session.setup.cup is None
    shown = Draft((f"{said}\n{words.footer()}",), again if others else ())
    if not face.pictured:
        return shown
    sight = session.sight()
    view = face.narrowed(sight.view, ())
    alt, draw = face.tell(view, words.names(), texts), partial(face.draw, view, words.look())
    sketch = PictureJob(draw, alt, file("closed", session, words))
    return structs.replace(shown, sketches=(sketch,))


def closing(session: Session, words: Words) -> Question:
    """Ask before closing a table, and list its players."""
    record = session.record
    players = "\n".join(words.players(record.seats).values())
    return _closing(record.id, words.texts, record.status, len(session.people), players)


def unplayable(table: int, texts: Texts) -> Question:
    """Ask before closing a table that cannot be played."""
    return _closing(table, texts, "unplayable")


def _closing(table: int, texts: Texts, state: str, people: int = 0, *more: str) -> Question:
    about: dict[str, str | int] = {"table": table, "state": state, "players": people}
    return Question(texts, "sure-end", about, rest=state, more=more)
