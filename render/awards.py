"""Awards: distinctions of players at the end, and their winners."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from engine.views import CardRaceResult, ResultView, Seat, SeatResult

AWARDS = (
    "comeback",
    "hunter",
    "unlucky",
    "sixes",
    "waited",
    "ones",
    "lucky",
    "theft",
    "thief",
    "robbed",
    "long",
    "stars",
)
"""All there are: by their names texts are found."""
MOST = 4
"""Awards for which there is room."""
ROWS = 3
"""Rows of a winner of the card race for which there is room."""
BEHIND = 0.5
"""How much of an even share of the chances somebody had at most who came back."""


class Award(Struct, frozen=True):
    """A distinction of a player."""

    what: str
    """Names its texts: ``award-hunter`` is its title, ``award-hunter.count`` says how much."""
    row: SeatResult
    count: int
    victim: Seat = -1
    """From whom it was taken, where that is told."""


def awards(view: ResultView) -> list[Award]:
    """Return the awards by winner; a second comes after all have one.

    An award whose holders all have more than others is left out: it could go to nobody else.
    """
    held = dict.fromkeys((row.seat for row in view.seats), 0)
    found: list[Award] = []
    left = list(candidates(view))
    while len(found) < MOST:
        fewest = min(held.values())
        fitting = (
            (holders, best)
            for holders in left
            for best in [min(holders, key=lambda each: held[each.row.seat])]
            if held[best.row.seat] == 0 or fewest > 0
        )
        holders, award = next(fitting, ([], None))
        if award is None:
            break
        left.remove(holders)
        found.append(award)
        held[award.row.seat] += 1
    order = {holders[0].what: i for i, holders in enumerate(candidates(view))}
    return sorted(found, key=lambda each: order[each.what])


def candidates(view: ResultView) -> Iterator[list[Award]]:
    """Yield awards by weight, each with its equal candidates."""
    rows = view.seats
    if isinstance(view, CardRaceResult):
        if view.theft is not None:
            thief = next(row for row in rows if row.seat == view.theft.seat)
            yield [Award("theft", thief, view.theft.figure, view.theft.victim)]
        yield from _most("thief", ((row, row.captured) for row in rows))
        yield from _most("robbed", ((row, row.lost) for row in rows))
        longest = (
            (row, max((len(each.figures) for each in view.rows[row.seat]), default=0))
            for row in rows
        )
        yield from _most("long", longest)
        yield from _most("stars", ((row, _stars(view, row.seat)) for row in rows))
        return
    winners = [row for row in rows if row.place == 1]
    back = [row for row in winners if row.least <= BEHIND / len(rows)]
    if back:
        yield [Award("comeback", row, max(1, round(100 * row.least))) for row in back]
    yield from _most("hunter", ((row, row.captured) for row in rows))
    yield from _most("unlucky", ((row, row.lost) for row in rows))
    yield from _most("sixes", ((row, row.rolls[-1]) for row in rows))
    yield from _most("waited", ((row, row.waited) for row in rows))
    yield from _most("ones", ((row, row.rolls[0]) for row in rows))
    yield from _fewest("lucky", [(row, row.lost) for row in rows])


def _stars(view: CardRaceResult, seat: Seat) -> int:
    return sum(view.stars[figure] for row in view.rows[seat] for figure in row.figures)


def _most(what: str, counts: Iterable[tuple[SeatResult, int]]) -> Iterator[list[Award]]:
    """Yield the award for most of a thing, unless all are equal."""
    found = list(counts)
    best = max(count for _, count in found)
    if any(count < best for _, count in found):
        yield [Award(what, row, count) for row, count in found if count == best]


def _fewest(what: str, counts: Sequence[tuple[SeatResult, int]]) -> Iterator[list[Award]]:
    """Yield the award for least of a thing, unless all are equal."""
    least = min(count for _, count in counts)
    if any(count > least for _, count in counts):
        yield [Award(what, row, count) for row, count in counts if count == least]
