"""The end of a cup: its podium, final and rounds apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from zlib import crc32

from msgspec import structs

import render
from cogs.platform.limits import ALT, length
from cogs.views.cup_words import Seen, in_a_row, points_of
from cogs.views.words import Words
from cogs.widgets.buttons import Button, Kind, button
from cogs.widgets.message_layout import PictureJob
from engine.hosting.cups.draw import Result, Row
from engine.hosting.cups.events import Entrant
from engine.views import ResultView
from render import Stood
from render.race.words import describe_result

STOOD = 4
"""Entrants on the podium of a cup without a final."""
TOLD = 3
"""Entrants told of the rounds, whose picture has more."""


def title(seen: Seen) -> str:
    """Say the winners, as a heading."""
    cup, number = seen.cup, str(seen.cup.id)
    if not cup.winners:
        return seen.texts("cup-title-ended", cup=number)
    return seen.texts("cup-title-won", cup=number, **_winners(seen))


def _winners(seen: Seen) -> dict[str, str | int]:
    """Return the winners as the values of a text."""
    winners = seen.cup.winners
    return {"who": seen.texts.listed(map(seen.who, winners)), "winners": len(winners)}


def lines(seen: Seen) -> Iterator[str]:
    """Tell the final and the rounds, each with its own points."""
    cup, texts = seen.cup, seen.texts
    if cup.few:
        yield texts("cup-ended-few" if cup.rounds else "cup-ended-unbegun")
    if cup.rounds and cup.winner is None:
        yield texts("cup-unwon")
    rows, final = cup.standings() if cup.winner else [], cup.final_result
    if final is not None and rows:
        yield f"**{texts('cup-table-final')}**"
        yield from _final(seen, final)
        yield f"**{texts('cup-after', rounds=_played(seen))}**"
    for place, row in enumerate(rows[:TOLD], 1):
        figure = points_of(row.points, texts)
        yield texts("cup-place", place=place, who=seen.who(row.entrant), points=figure)


def _final(seen: Seen, final: Result) -> Iterator[str]:
    """Tell the places of the final with their points."""
    texts, points, place = seen.texts, final.points, 1
    for together in final.places:
        who = texts.joined("between-items", map(seen.who, together))
        # Those of a computer or an absent one in a shared place count for nothing.
        figure = points_of(max(points.get(each, 0) for each in together), texts)
        yield texts("cup-place", place=place, who=who, points=figure)
        place += len(together)


def _played(seen: Seen) -> int:
    """Return the number of rounds before the final."""
    return sum(not each.final for each in seen.cup.rounds)


def buttons(seen: Seen) -> Iterator[Button]:
    """Offer the game of the final."""
    session = seen.final
    if session is not None and session.record.status == "ended":
        yield button(Kind.REPLAY, session.record.id, seen.texts)


def sketches(seen: Seen) -> Iterator[PictureJob]:
    """Draw the podium: of the final's game, else of the rounds."""
    cup, texts = seen.cup, seen.texts
    if not cup.winners:
        return
    order, final = cup.podium(), cup.final_result
    won = _winners(seen)
    said = texts("cup-wins-it", cup=str(cup.id), **won)
    # Beside several names there is no room for that of the cup, which stands above the picture.
    title = said if len(cup.winners) == 1 else texts("result-wins", **won)
    final_view = seen.final.result if seen.final else None
    if final is not None and isinstance(final_view, ResultView):
        yield _game(seen, final, final_view, said, title)
        return
    stood = tuple(_stood(seen, final, order))
    alt = texts.joined("between-sentences", (said, *_spoken(seen, stood, order, final)))
    name = f"podium-{cup.id}-{crc32(repr((stood, said, seen.theme)).encode()):08x}.png"
    yield PictureJob(partial(render.podium, title, stood, seen.theme), alt, name)


def _stood(seen: Seen, final: Result | None, order: Sequence[Entrant]) -> Iterator[Stood]:
    """Yield the first entrants: those of the final, else of the rounds."""
    texts, rows = seen.texts, {row.entrant: row for row in seen.cup.standings()}
    for place, each in enumerate(order[: len(final.entrants) if final else STOOD], 1):
        figures = [points_of(final.points[each], texts)] if final else _figures(seen, rows[each])
        labels = zip(("cup-points", "cup-wins"), figures, strict=False)
        told = [texts("labelled", label=texts(key), text=figure) for key, figure in labels]
        name = seen.who(each)
        face = seen.names.face(seen.stored.record.server, seen.cup.people[each])
        yield Stood(place, name, face or render.medallion(name), *told)


def _spoken(
    seen: Seen, stood: Sequence[Stood], order: Sequence[Entrant], final: Result | None
) -> Iterator[str]:
    """Yield a sentence for each place on the podium."""
    rows = {row.entrant: row for row in seen.cup.standings()}
    for each, entrant in zip(stood, order, strict=False):
        if final is None:
            yield in_a_row(seen, rows[entrant], each.place)
        else:
            said = seen.texts("labelled", label=each.name, text=each.words)
            yield seen.texts.ended(said)


def _figures(seen: Seen, row: Row) -> list[str]:
    """Return points and wins."""
    return [points_of(row.points, seen.texts), f"{row.wins}/{row.rounds}"]


def _game(seen: Seen, final: Result, view: ResultView, said: str, title: str) -> PictureJob:
    """Draw the result of the final, with corrected places."""
    session, cup = seen.final, seen.cup
    assert session is not None, "its result was looked at"
    at = session.setup.cup
    entrants = at.entrants if at else {}
    words = Words(session, seen.texts, seen.names, seen.theme)
    places, place = dict[int, int](), 1
    for together in final.places:
        places |= dict.fromkeys(together, place)
        place += len(together)
    shown = structs.replace(
        view,
        seats=tuple(
            structs.replace(row, place=places.get(entrants.get(row.seat, 0), row.place))
            for row in view.seats
        ),
    )
    names = {**words.names(), **{seat: seen.who(each) for seat, each in entrants.items()}}
    look = structs.replace(words.look(), names=names)
    told = describe_result(shown, names, seen.texts, ALT - length(said) - 1)
    alt = seen.texts.joined("between-sentences", (said, told))
    mark = crc32(repr((shown, names, said, seen.theme, sorted(look.faces.items()))).encode())
    paint = partial(render.result, shown, look, title)
    return PictureJob(paint, alt, f"podium-{cup.id}-{mark:08x}.png")
