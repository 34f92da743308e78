"""Game analysis: a chart of chances, turning points, luck, costly choices."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial

from msgspec.structs import replace

import render
from cogs.platform.limits import ALT, length, small
from cogs.views.posting import HINDSIGHT, LINE
from cogs.views.result import places
from cogs.views.story import Line
from cogs.views.words import Words, happened
from cogs.widgets.buttons import Button, Kind, button, custom_id
from cogs.widgets.message_layout import Draft, Part, PictureJob
from data.records import Entry
from data.shipped.texts import Texts
from engine.core import Event, IllegalAction
from engine.game_analysis import look_back, won
from engine.hindsight import Costly, Hindsight, even
from engine.hosting.state.game_log import again
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.views import CardRaceResult, ResultView, Seat, SeatResult
from render import Chart, Curve
from render.game_analysis import signed
from render.names import readable

log = logging.getLogger("poeppel.game_analysis")

MINUS = "−"
"""Is read aloud, and ends no line."""
CHOICES = 3
"""How many costly choices are told, at most."""
THROWN = "move", "go"
"""What is asked about a throw."""
HEADLINES = 2
"""How many sentences tell a turning point, at most."""
SMALL, LUCKY = 0.1, 0.15
"""From where on small costs of choices, or luck, are told in the last sentence, in chances to win."""
LOOKS = 4, 2, 1
"""At how many moments after the start the description of the picture says the chances, as there is room."""


def looked_back(session: Session, entries: Sequence[Entry]) -> Hindsight:
    """Analyse a finished game, in some tenths of a second.

    Raises:
        Refused: nothing is left of it, or it cannot be played again.
    """
    if not entries:
        raise Refused("hindsight-gone")
    assert session.play is not None, "it is over"
    play, make = session.play, session.system.outlook
    assert make is not None, "it offers to be looked back on"
    try:
        found = look_back(make(play.game), again(play.game, entries))
    except IllegalAction as error:
        raise Refused("hindsight-changed") from error
    except Exception as error:
        log.exception("table %s: it cannot be looked back on", session.record.id)
        raise Refused("hindsight-changed") from error
    if not found.winners or found.winners != tuple(won(play)):
        raise Refused("hindsight-changed")
    return found


def hindsight(
    found: Hindsight, session: Session, entries: Sequence[Entry], person: int, words: Words
) -> Draft:
    """Show a person a game's analysis: chart, costly choices, own result."""
    words = words.of(entries)
    told = found.told(person)[:CHOICES]
    picture = course(found, session, entries, words)
    heading = words.texts("hindsight-choices") if told else closing(found, session, person, words)
    picture = replace(picture, caption=f"{picture.caption}\n{heading}")
    said = [(each, costly(found, each, person, words)) for each in told]
    texts: tuple[str, ...] = (small(words.texts("hindsight-note")),)
    boards: tuple[PictureJob, ...] = ()
    if session.system.hands or not words.face.pictured:
        texts = ("\n".join(sentence for _, sentence in said), *texts)
    else:
        boards = tuple(_board(each, sentence, session, words) for each, sentence in said)
    line = own_line(session, found, person, words)
    table = session.record.id
    post = button(Kind.POST, table, words.texts, HINDSIGHT)
    post_line = Button(custom_id(Kind.POST, table, LINE), words.texts("button-post-line"))
    own = (Part(line, post_line),) if line else ()
    return Draft(texts, (post,), sketches=(picture, *boards), parts=own)


def closing(found: Hindsight, session: Session, person: int, words: Words) -> str:
    """Return the closing sentence without costly choices, by figures."""
    cost = sum(lost for (_, by), lost in found.lost.items() if by == person)
    end = _end(found, session.seats_of(person), person, cost)
    return words.texts("hindsight-closing", end=end, cost=points(cost))


def _end(found: Hindsight, own: Collection[Seat], person: int, cost: float) -> str:
    if person not in found.people:
        return "others"
    if not any(weighed for (_, by), weighed in found.choices.items() if by == person):
        return "idle"
    if cost >= SMALL:
        return "small"
    shared = {seat for seat, by in found.choices if by != person}  # its luck was not theirs alone
    luck = sum((found.own_luck or {}).get(seat, 0.0) for seat in own if seat not in shared)
    if set(own) & set(found.winners):
        return "lucky" if luck >= LUCKY else "won"
    return "unlucky" if luck <= -LUCKY else "beaten"


def course(
    found: Hindsight, session: Session, entries: Sequence[Entry], words: Words
) -> PictureJob:
    """Return the public chart of chances, turning points and luck."""
    words = words.of(entries)
    drawn = chart(found, session, words)
    caption = [*turned(found, session, entries, words), luck(found, session, words)]
    return PictureJob(
        partial(render.analysis_chart, drawn, words.theme),
        alt(found, drawn, words),
        f"hindsight-{session.record.id}-{session.record.seq}-{words.theme}.png",
        "\n".join(filter(None, caption)),
        same=("hindsight", session.record.seq, session.record.seed, words.look().key),
    )


def chart(found: Hindsight, session: Session, words: Words) -> Chart:
    """Return the contents of the chart."""
    names, faces, colours = words.names(), words.faces(), session.seating.colours
    placed = places(session)
    owned = session.seating.players([*placed])
    lines = dict(zip(found.players, zip(*_chances(found), strict=True), strict=True))
    curves = tuple(
        Curve(
            colours[seat],
            tuple(colours[each] for each in owned[seat][1:]),
            readable(names.get(seat, ""), words.colour(seat)),
            faces.get(seat),
            place,
            lines[seat],
            None if found.own_luck is None else points(found.own_luck[seat]),
        )
        for seat, place in placed.items()
    )
    order = [*placed]
    turning = tuple((turn + 1, order.index(found.swing(turn)[0])) for turn in found.turning)
    texts = words.texts
    title, text = texts("hindsight-title"), texts("hindsight-round")
    shares = tuple(texts("hindsight-share", chance=chance) for chance in (25, 50, 75))
    return Chart(title, text, curves, turning, _rounds(found), shares)


def _chances(found: Hindsight) -> list[tuple[float, ...]]:
    return [even(len(found.players)), *(turn.chances for turn in found.turns)]


def _rounds(found: Hindsight) -> tuple[int, ...]:
    """Return the number of turns before each round."""
    began = list[int]()
    for turns, turn in enumerate(found.turns):
        if turn.round > len(began):
            began.append(turns)
    return tuple(began)


def points(chance: float) -> int:
    """Return a chance, or luck, in percentage points."""
    return round(100 * chance)


def player(seat: Seat, session: Session, words: Words) -> str:
    """Name a seat's player, or its colour after a change of players."""
    owner = session.controller(seat)
    before = [who for who, held in session.setup.former.items() if seat in held]
    if set(before) <= {owner.person}:
        return words.holder(owner)
    return words.mark(seat) + words.colour(seat)


def turned(
    found: Hindsight, session: Session, entries: Sequence[Entry], words: Words
) -> Iterator[str]:
    """Yield the turning points as sentences."""
    for number, turn in enumerate(found.turning, 1):
        seat, before, after = found.swing(turn)
        yield words.texts(
            "hindsight-turned",
            number=number,
            round=found.turns[turn].round,
            what=words.texts.sentence(_story(found, turn, session, entries, words)),
            way="up" if after > before else "down",
            who=words.at(found.turns[turn].first).name(seat),
            before=points(before),
            after=points(after),
        )
    if not found.turning:
        yield words.texts("hindsight-steady")


def _story(
    found: Hindsight, turn: int, session: Session, entries: Sequence[Entry], words: Words
) -> str:
    """Return the story of a turn: highlights, rolls, or its last line."""
    first = found.turns[turn].first
    last = found.turns[turn + 1].first  # the last turn is none that anything could turn on
    rows = happened(session, entries, lambda seq: first <= seq < last)
    lines = words.story(session.sight(), rows)
    rolls = [event for row in rows for event in row.events if event.rolled]
    if not rolls or any(line.headline for line in lines):
        return briefly(lines)
    pips = (" + ".join(map(str, rolled(each))) for each in rolls)
    who = words.at(first).seat(found.turns[turn].seat)
    return words.texts("hindsight-rolled", who=who, pips=words.texts.listed(pips))


def rolled(event: Event) -> tuple[int, ...]:
    """Return the dice of a roll."""
    return getattr(event, "dice", ()) or (getattr(event, "pips", 0),)


def briefly(lines: Sequence[Line]) -> str:
    """Join the distinct headlines, or return the last line."""
    headlines = dict.fromkeys(line.text for line in lines if line.headline)
    return " · ".join([*headlines][-HEADLINES:] or [line.text for line in lines[-1:]])


def luck(found: Hindsight, session: Session, words: Words) -> str:
    """Return the luck of own throws, if any."""
    if not found.own_luck:
        return ""
    return words.texts("hindsight-own-luck", luck=_points(found.own_luck, session, words))


def _points(brought: Mapping[Seat, float], session: Session, words: Words) -> str:
    """Name the players with their points, the luckiest first."""
    return " · ".join(
        words.texts(
            "hindsight-luck",
            who=player(seat, session, words),
            points=signed(points(luck), MINUS),
        )
        for seat, luck in sorted(brought.items(), key=lambda each: -each[1])
    )


def own_line(session: Session, found: Hindsight, person: int, words: Words) -> str:
    """Return a person's result in one line, or an empty string."""
    result, own = session.result, session.seats_of(person)
    rows = result.seats if isinstance(result, ResultView) else ()
    return "\n".join(_own_line(session, found, row, words) for row in rows if row.seat in own)


def _own_line(session: Session, found: Hindsight, row: SeatResult, words: Words) -> str:
    luck, cards = (found.own_luck or {}).get(row.seat), isinstance(session.result, CardRaceResult)
    return words.texts(
        "own-line-cards" if cards else "own-line",
        seat=words.seat(row.seat),
        place=row.place,
        players=len(found.players),
        took=row.captured,
        lost=row.lost,
        luck="none" if luck is None else signed(points(luck), MINUS),
    )


def costly(found: Hindsight, choice: Costly, person: int, words: Words) -> str:
    """Return a costly choice as a sentence, with the better alternative."""
    words = words.at(choice.seq)
    face, view = words.face, choice.view
    return words.texts(
        "hindsight-costly",
        round=found.turns[choice.turn].round,
        own=str(choice.by == person),
        who=words.person(choice.by),
        dice=" + ".join(map(str, view.dice)) if choice.prompt in THROWN else "none",
        done=words.retold(choice.done, view),
        price=" · ".join(face.quietly(choice.price, view, words)) if choice.price else "none",
        better=words.retold(choice.better, view),
        points=points(choice.cost),
    )


def _board(choice: Costly, sentence: str, session: Session, words: Words) -> PictureJob:
    """Show the position with the choice made and the better one."""
    words = words.at(choice.seq)
    face = words.face
    view = face.narrowed(choice.view, (choice.done, choice.better))
    tell = face.tell(view, words.names(), words.texts)
    name = f"choice-{session.record.id}-{choice.seq}-{words.theme}.png"
    look = words.look()
    same = name, session.record.seed, look.key
    return PictureJob(partial(face.draw, view, look), tell, name, sentence, same=same)


def alt(found: Hindsight, drawn: Chart, words: Words) -> str:
    """Describe the chart: the chances of all players, and the turning points."""
    told = ""
    for looks in LOOKS:
        if length(told := _described(found, drawn, words, looks)) <= ALT:
            break
    return told


def _described(found: Hindsight, drawn: Chart, words: Words, looks: int) -> str:
    texts = words.texts
    said = [texts("hindsight-alt")]
    said += [_told_curve(found, curve, words, looks) for curve in drawn.curves]
    for number, (turns, on) in enumerate(drawn.turning, 1):
        curve, turn = drawn.curves[on], found.turns[turns - 1]
        said.append(
            texts(
                "hindsight-alt-turned",
                number=number,
                round=turn.round,
                seat=_seat(curve, texts),
                before=points(curve.chances[turns - 1]),
                after=points(curve.chances[turns]),
            )
        )
    return texts.joined("between-sentences", said)


def _seat(curve: Curve, texts: Texts) -> str:
    colour = texts(f"colour-{curve.colour}")
    return (
        colour if curve.name == colour else texts("name-and-colour", colour=colour, name=curve.name)
    )


def _told_curve(found: Hindsight, curve: Curve, words: Words, looks: int) -> str:
    texts, last = words.texts, len(found.turns)
    moments = dict.fromkeys(last * each // looks for each in range(looks + 1))
    chances = texts.joined(
        "between-items",
        (
            texts(
                "hindsight-alt-at",
                chance=points(curve.chances[turns]),
                when="begin" if not turns else "end" if turns == last else "round",
                round=found.turns[turns - 1].round if turns else 0,
            )
            for turns in moments
        ),
    )
    luck = "none" if curve.luck is None else signed(curve.luck, MINUS)
    return texts(
        "hindsight-alt-line",
        place=curve.place,
        seat=_seat(curve, texts),
        luck=luck,
        chances=chances,
    )
