"""A day's five as shared in a channel, the best first."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby

from cogs.platform.limits import link, small
from cogs.views.podium import GOLD
from cogs.widgets.buttons import Kind, button
from cogs.widgets.fitting import Room, fitted
from cogs.widgets.message_layout import Draft
from data.foreign import END, ISOLATE
from data.records import MessageRecord, Share
from data.shipped.texts import Texts
from engine.daily import Day, number

MARK = 214 * 10**7
"""What is added to a day, beyond the marks of other messages."""

TOGETHER = 35
"""People in a line: Fluent takes values of 1,000 characters."""

FEW = 5
"""People that are named as the best at most."""


def shared_day(
    day: Day, shares: Sequence[Share], streaks: Mapping[int, int], texts: Texts
) -> Draft:
    """Return the message of a day.

    Args:
        day: the day.
        shares: the people with their results, the best first.
        streaks: once the day is over, the days in a row of each person.
        texts: in the language of the server.
    """
    return fitted(lambda room: _shared_day(day, shares, streaks, texts, room))


def _shared_day(
    day: Day, shares: Sequence[Share], streaks: Mapping[int, int], texts: Texts, room: Room
) -> Draft:
    """Return the message with some room for its lists."""
    rows = [*_rows(shares, texts)]
    lines = "\n".join(room.lines([row for row, _ in rows], texts, [people for _, people in rows]))
    told = _told(shares, streaks, texts, room) if shares and streaks else ""
    return Draft(
        tuple(filter(None, (lines, told, small(texts("daily-what"))))),
        (button(Kind.DAILY_PLAY, 0, texts, day),),
        accent=GOLD,
        head=texts("daily-results", number=str(number(day))),
        mark=MARK + day,
    )


def _rows(shares: Sequence[Share], texts: Texts) -> Iterator[tuple[str, int]]:
    """Yield the results, equal ones together, with the number of their people."""
    for (points, marks), group in groupby(shares, key=lambda each: (each.points, each.marks)):
        people = [mention(each.person) for each in group]
        for first in range(0, len(people), TOGETHER):
            together = people[first : first + TOGETHER]
            row = texts(
                "daily-place",
                place=place(points, shares),
                points=points,
                marks=marks,
                people=texts.joined("between-items", together),
            )
            yield row, len(together)


def _told(shares: Sequence[Share], streaks: Mapping[int, int], texts: Texts, room: Room) -> str:
    """Name the best, and the people with the longest streak."""
    most = max(streaks.values())
    best = [each.person for each in shares if each.points == shares[0].points]
    longest = [each.person for each in shares if streaks[each.person] == most]
    return texts(
        "daily-told",
        best=_named(best, room, texts),
        longest=_named(longest, room, texts),
        days=most,
    )


def _named(people: Collection[int], room: Room, texts: Texts) -> str:
    return room.names([*map(mention, people)], texts, FEW)


def among(record: MessageRecord, own: Share, shares: Sequence[Share], texts: Texts) -> str:
    """Tell a person their place among the sharers in a channel."""
    return texts(
        "daily-among", place=place(own.points, shares), people=len(shares), link=link(record)
    )


def place(points: int, shares: Sequence[Share]) -> int:
    """Return the place of so many points, shared by equal ones."""
    return 1 + sum(each.points > points for each in shares)


def mention(person: int) -> str:
    """Return a mention; its name may run from the right."""
    return f"{ISOLATE}<@{person}>{END}"
