"""The standings of a cup: picture, own place."""

from __future__ import annotations

from itertools import pairwise

import render
from cogs.platform.limits import small
from cogs.views.cup_words import Seen, final_entrants, in_a_row, marked, now_away, points_of, told
from cogs.views.leaderboard import sketched
from cogs.widgets.message_layout import Draft, PictureJob
from data.shipped.texts import Texts
from engine.hosting.cups.cup import Cup
from engine.hosting.cups.draw import TWELFTHS, Row
from engine.hosting.cups.events import Entrant
from render import Rank, Ranking

SHOWN = 10
"""Rows of the picture."""
NEAR = 5
"""Rows above and below one's own."""


def sketch(seen: Seen) -> PictureJob:
    """Draw the first places."""
    cup, texts = seen.cup, seen.texts
    rows, title = _ranked(cup)[:SHOWN], _title(cup, texts)
    most = max((row.points for row in rows), default=0) or TWELFTHS
    ranks = tuple(_rank(seen, row, place) for place, row in enumerate(rows, 1))
    view = Ranking(
        title=title,
        skill=texts("cup-points"),
        wins=texts("cup-wins"),
        rows=ranks,
        widest=most / TWELFTHS,
        bars=True,
    )
    said = [in_a_row(seen, row, rank.place) for row, rank in zip(rows, ranks, strict=True)]
    alt = texts.joined("between-sentences", (texts("cup-alt", title=title), *said))
    return sketched("standings", view, seen.theme, alt)


def _title(cup: Cup, texts: Texts) -> str:
    """Name the standings, during a round or after one."""
    number, running = str(cup.id), cup.running
    played = sum(not each.final for each in cup.rounds if each.results)
    if running is None or not running.results:
        return texts("cup-standings", cup=number, round=played)
    done, tables = len(running.results), len(running.drawn)
    return texts("cup-standings-during", cup=number, round=played, done=done, tables=tables)


def _ranked(cup: Cup) -> list[Row]:
    """Return the standings of the rounds.

    Until the end entrants without a result stand below.
    """
    rows = cup.standings()
    with_result = {row.entrant for row in rows}
    others = [] if cup.over else [each for each in cup.entrants if each not in with_result]
    return rows + [Row(each, 0, 0, 0, "") for each in others]


def _rows(cup: Cup) -> list[Row]:
    """Return the standings, after a final in the order of the cup."""
    rows = {row.entrant: row for row in _ranked(cup)}
    first = [each for each in cup.podium() if each in rows]
    return [rows[each] for each in dict.fromkeys((*first, *rows))]


def _rank(seen: Seen, row: Row, place: int) -> Rank:
    name, server = seen.who(row.entrant), seen.stored.record.server
    points = row.points / TWELFTHS
    return Rank(
        place=place,
        name=f"({name})" if row.entrant in now_away(seen.cup) else name,
        face=seen.names.face(server, seen.cup.people[row.entrant]) or render.medallion(name),
        skill=points,
        low=0.0,
        high=points,
        figure=points_of(row.points, seen.texts),
        wins=row.wins,
        games=row.rounds,
    )


def own_place(seen: Seen, person: int) -> Draft:
    """Tell a person their place and the rows around it."""
    cup, texts = seen.cup, seen.texts
    ranked = _placed(cup)
    entrant = cup.entrant(person)
    at = next((at for at, (_, row) in enumerate(ranked) if row.entrant == entrant), None)
    if at is None or not ranked[at][1].rounds:
        key = "cup-own-none" if entrant in cup.entrants else "cup-own-outside"
        said, near = texts("cup-own-unplayed" if cup.over else key), ranked[: 2 * NEAR]
    else:
        place, row = ranked[at]
        given = {"points": told(row.points), "games": row.rounds}
        said = texts("cup-own", place=place, count=len(ranked), **given)
        near = ranked[max(0, at - NEAR) : at + NEAR + 1]
    ahead = _ahead(cup)
    lines = [
        texts(
            "cup-row",
            place=place,
            who=marked(seen, row.entrant),
            points=points_of(row.points, texts),
            wins=row.wins,
            games=row.rounds,
            by=ahead.get(row.entrant, "none"),
        )
        for place, row in near
    ]
    if lines:
        lines.insert(0, small(f"{texts('cup-points')} · {texts('cup-wins')}"))
    if finalists := final_entrants(cup):
        lines.insert(0, texts("cup-final-places", count=len(finalists)))
    return Draft((said, "\n".join(lines)) if lines else (said,))


def _placed(cup: Cup) -> list[tuple[int, Row]]:
    """Return the standings with places, those of a shared final together."""
    rows, final, shared = _rows(cup), cup.final_result, dict[Entrant, int]()
    order = [row.entrant for row in rows]
    for together in final.places if final else ():
        places = [order.index(each) + 1 for each in together if each in order]
        shared |= dict.fromkeys(together, min(places, default=0))
    return [(shared.get(row.entrant, at), row) for at, row in enumerate(rows, 1)]


def _ahead(cup: Cup) -> dict[Entrant, str]:
    """Return respects of rows above the next with as many points.

    The final needs none.
    """
    shown, ranked, finalists = _rows(cup), cup.standings(), final_entrants(cup)
    below = {one.entrant: other for one, other in pairwise(shown)}
    return {
        one.entrant: one.by
        for one, other in pairwise(ranked)
        if one.points == other.points and below[one.entrant] == other
        if one.entrant not in finalists
    }
