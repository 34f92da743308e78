"""Today's five: questions, verdicts, results, looks back, the shared line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from msgspec import structs

import render
from cogs.platform.limits import LABEL, cut, small
from cogs.views.choice_buttons import reason
from cogs.views.faces import face
from cogs.views.faces.face import whole
from cogs.views.house_rules import Pages
from cogs.views.story import Colours
from cogs.widgets.buttons import Button, Kind, button, custom_id
from cogs.widgets.message_layout import ACCENTS, Draft, PictureJob, Speed
from data.records import Share
from data.shipped.texts import Texts, dashed
from engine.daily import EACH, FIVE, SECONDS, Day, Puzzle, ends, mark, marks, number, points, total
from engine.hints import Hint
from engine.views import Action

FEW = 10
"""Below so many people nothing is told of the ways of others."""

NEXT, HOW, RULES = "next", "how", "rules"
"""Pages beside the positions: the next step, where positions come from, the game's rules."""

PAGES = tuple(map(str, range(1, FIVE + 1)))
"""The pages of answered positions."""


class Shown(NamedTuple):
    """A day's positions as one person sees them."""

    day: int
    five: Sequence[Puzzle]
    person: int
    answers: Sequence[int]
    """The ways gone so far."""
    texts: Texts
    theme: str = render.USUAL
    today: Day = 0
    """The day it is, which decides on what is to come."""
    channel: int = 0
    """Where it is shown."""

    @property
    def share(self) -> Share:
        """Return the result as shared."""
        gained = total(self.five, self.answers)
        return Share(self.person, gained, marks(self.five, self.answers))


def question(shown: Shown, note: str = "") -> Draft:
    """Show the next position with its ways; a *note* stands above."""
    texts, at = shown.texts, len(shown.answers)
    puzzle = shown.five[at]
    own, speaker = face(puzzle.system.key), _speaker(puzzle, texts)
    options = [own.option(way.action, puzzle.view, speaker) for way in puzzle.position.ways]
    asked = texts(
        "daily-asked",
        game=texts(f"game-{dashed(puzzle.system.key)}"),
        colour=speaker.colour(puzzle.seat),
        roll=_roll(puzzle),
    )
    ways = (
        Button(
            custom_id(Kind.DAILY, 0, shown.day, at + 1, way),
            cut(option.label, LABEL),
            "primary",
            option.mark,
        )
        for way, option in enumerate(options)
    )
    title = texts("daily-title", number=str(number(shown.day)), position=at + 1)
    return Draft(
        head="\n".join(filter(None, (note, title))),
        texts=(asked, *times(shown)),
        buttons=(*ways, _rules(shown.day, texts), _how(shown.day, texts)),
        accent=ACCENTS[speaker.colours[puzzle.seat]],
        sketches=(_picture(shown, at),),
    )


def verdict(shown: Shown, others: Mapping[str, int]) -> Draft:
    """Show the last way beside the best one."""
    texts, at = shown.texts, len(shown.answers) - 1
    goes_on = "button-daily-next" if at + 1 < FIVE else "button-daily-results"
    best = shown.five[at].position.ways[shown.five[at].position.best].action
    return Draft(
        head=texts("daily-title", number=str(number(shown.day)), position=at + 1),
        texts=("\n".join(_judged(shown, at, others)),),
        buttons=(
            Button(custom_id(Kind.DAILY_PAGE, 0, shown.day, NEXT), texts(goes_on), "primary"),
        ),
        sketches=(_picture(shown, at, best),),
    )


def results(
    shown: Shown,
    days: int,
    may_share: bool = True,
    others: Sequence[Day] = (),
    among: str = "",
) -> Draft:
    """Show points, streak, and each position in a line.

    Args:
        shown: the day with all its answers.
        days: the person's streak.
        may_share: whether there is something to share.
        others: the days that can be played besides.
        among: the person's place among those who share in the channel, if they do.
    """
    texts, day = shown.texts, shown.day
    sums = texts("daily-points", points=total(shown.five, shown.answers))
    streak = texts("daily-streak", days=days)
    rows = (_row(shown, at) for at in range(FIVE))
    pages = (Button(custom_id(Kind.DAILY_PAGE, 0, day, page), page) for page in PAGES)
    share = (button(Kind.DAILY_SHARE, 0, texts, day),) if may_share else ()
    return Draft(
        head=texts("daily-results", number=str(number(day))),
        texts=(
            "\n".join(filter(None, (sums, streak, among))),
            "\n".join((*rows, texts("daily-ask-why"))),
            *times(shown),
        ),
        buttons=(*pages, *(_other(each, day, texts) for each in others), *share, _how(day, texts)),
    )


def look_back(shown: Shown, at: int, others: Mapping[str, int]) -> Draft:
    """Show an answered position again, with all ways and their chances."""
    texts, way = shown.texts, shown.answers[at]
    said = (*_ways(shown.five[at], way, texts), *_others(at, way, others, texts))
    return Draft(
        head=texts("daily-title", number=str(number(shown.day)), position=at + 1),
        texts=("\n".join(said),),
        buttons=(_back(shown.day, texts),),
        sketches=(_picture(shown, at),),
    )


def how(day: int, texts: Texts) -> Draft:
    """Say where the positions come from."""
    return Draft((texts("daily-how"),), (_back(day, texts),))


def rules(shown: Shown) -> Draft:
    """Show the rules in short of the next position's game."""
    puzzle = shown.five[min(len(shown.answers), FIVE - 1)]
    told = Pages(puzzle.system, shown.texts, theme=shown.theme).in_short()
    return structs.replace(told, menus=(), buttons=(_back(shown.day, shown.texts),))


def line(shown: Shown, days: int) -> str:
    """Return the line to share: number, points, marks and streak."""
    own = shown.share
    return shown.texts(
        "daily-line",
        number=str(number(shown.day)),
        points=own.points,
        marks=own.marks,
        days=days,
    )


def times(shown: Shown) -> Iterator[str]:
    """Say when an open day ends, and the next new one begins."""
    day, today = shown.day, max(shown.day, shown.today)
    if today <= day + 1:
        moments = {"until": ends(day), "next": (today + 1) * SECONDS}
        said = {each: f"<t:{round(at)}:R>" for each, at in moments.items()}
        yield shown.texts("daily-times", **said)


def _other(day: Day, beside: Day, texts: Texts) -> Button:
    """Return the button that leads to another day."""
    key = "button-daily-today" if day > beside else "button-daily-yesterday"
    return Button(custom_id(Kind.DAILY_PAGE, 0, day, NEXT), texts(key))


def _back(day: int, texts: Texts) -> Button:
    return Button(custom_id(Kind.DAILY_PAGE, 0, day, NEXT), texts("button-back"))


def _how(day: int, texts: Texts) -> Button:
    return Button(custom_id(Kind.DAILY_PAGE, 0, day, HOW), texts("button-daily-how"))


def _rules(day: int, texts: Texts) -> Button:
    return Button(custom_id(Kind.DAILY_PAGE, 0, day, RULES), texts("button-daily-rules"))


def _speaker(puzzle: Puzzle, texts: Texts) -> Colours:
    return Colours(texts, puzzle.colours)


def _roll(puzzle: Puzzle) -> str:
    return " + ".join(puzzle.position.roll.split())


def _picture(shown: Shown, at: int, only: Action = "") -> PictureJob:
    """Return a position's picture, with all its ways or *only* one."""
    puzzle, texts, theme = shown.five[at], shown.texts, shown.theme
    own = face(puzzle.system.key)
    view = own.narrowed(puzzle.view, {only}) if only else puzzle.view
    look = render.Look({puzzle.seat: texts("daily-you")}, theme, texts)
    paint = partial(own.draw, view, look)
    colour = _speaker(puzzle, texts).colour(puzzle.seat)
    asked = texts("daily-alt", colour=colour, roll=_roll(puzzle))
    alt = whole((asked, *own.sentences(view, {}, texts)), texts)
    seen = "daily", shown.day, at, theme, texts, only
    name = f"daily-{shown.day}-{at + 1}{'-best' if only else ''}-{theme}.png"
    return PictureJob(paint, alt, name, speed=Speed.KEPT, same=seen)


def _row(shown: Shown, at: int) -> str:
    """Return a result in a short line: mark, game, points."""
    puzzle, way = shown.five[at], shown.answers[at]
    return shown.texts(
        "daily-short",
        position=at + 1,
        mark=mark(puzzle.position, way),
        game=shown.texts(f"game-{dashed(puzzle.system.key)}"),
        points=points(puzzle.position, way),
    )


def _judged(shown: Shown, at: int, others: Mapping[str, int]) -> Iterator[str]:
    """Yield the person's way, a better one, the reason, and others."""
    texts, puzzle, way = shown.texts, shown.five[at], shown.answers[at]
    position, gained = puzzle.position, points(puzzle.position, way)
    own, best = position.ways[way], position.ways[position.best]
    yield texts(
        "daily-best" if gained == EACH else "daily-own",
        mark=mark(position, way),
        way=_told(puzzle, own.action, texts),
        chance=_percent(own.chance),
        points=gained,
    )
    if gained < EACH:
        better = _told(puzzle, best.action, texts)
        yield texts("daily-better", way=better, chance=_percent(best.chance))
    yield _why(puzzle, texts)
    yield from _others(at, way, others, texts)


def _ways(puzzle: Puzzle, own: int, texts: Texts) -> Iterator[str]:
    """Yield each way with its chance, and the reason for the best."""
    position, view, speaker = puzzle.position, puzzle.view, _speaker(puzzle, texts)
    for at, way in enumerate(position.ways):
        numbered = face(puzzle.system.key).option(way.action, view, speaker).mark
        role = ("none", "best", "own", "both")[(at == position.best) + 2 * (at == own)]
        said = texts(
            "daily-way",
            mark=mark(position, at),
            way=f"{numbered} {_told(puzzle, way.action, texts)}".strip(),
            chance=_percent(way.chance),
            role=role,
        )
        yield f"**{said}**" if at == own else said
        if at == position.best:
            yield _why(puzzle, texts)


def _percent(thousandths: int) -> int:
    return round(thousandths / 10)


def _told(puzzle: Puzzle, action: Action, texts: Texts) -> str:
    """Return a way in full, with its piece and its square."""
    own, view, speaker = face(puzzle.system.key), puzzle.view, _speaker(puzzle, texts)
    values = own.told(action, view, speaker)
    if "square" in values:
        return texts("daily-move", **{**values, "to": values["square"]})
    return own.retold(action, view, speaker)


def _why(puzzle: Puzzle, texts: Texts) -> str:
    """Return the reason for the best way, in small print."""
    speaker, key = _speaker(puzzle, texts), puzzle.system.key
    hint = Hint(puzzle.position.ways[puzzle.position.best].action, puzzle.why)
    victims = {*face(key).victims(hint.action, puzzle.view)}
    who = sorted(map(speaker.colour, victims))
    hits = texts("daily-furthest") if puzzle.furthest else ""
    why = reason(hint, key, who, texts, hits)
    return small(texts.sentence(texts("daily-why", why=why)))


def _others(at: int, way: int, others: Mapping[str, int], texts: Texts) -> Iterator[str]:
    """Yield how many people went the same way, where enough answered."""
    ways = Counter[str]()
    for answers, people in others.items():
        if at < len(given := answers.split(",")):
            ways[given[at]] += people
    if (people := ways.total()) >= FEW:
        yield texts("daily-others", same=ways[str(way)], people=people)
