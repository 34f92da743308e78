"""Positions of "Today's five": found in games, judged by playing on.

``python -m tests.bench.positions find FOLDER`` plays games of computer players and appends a line for each to
``FOLDER/<game>.jsonl``, always of the game that is furthest behind its share, and of the kinds of which a
day's share is behind.  It can be stopped at any time and goes on where it was; ``unpack FOLDER`` lets it go on from
the latest file.  ``python -m tests.bench.positions pack FOLDER 1 2026-11-27`` writes all that are
found to `data/shipped/positions`, as the file of this number that begins on this day, and ``table`` tells about it.

A position is kept where the evaluation sees one way ahead by some points of winning, `hard` would go it,
and playing on confirms it (`tests.bench.playing_on`).
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import date
from itertools import chain
from math import prod
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles
from time import perf_counter
from typing import Any, get_args

from msgspec import Raw, Struct, json, structs

from data.shipped.positions import (
    FOLDER,
    FORM,
    GAMES,
    GamePositions,
    Position,
    Positions,
    Thumb,
    positions,
)
from engine.catalog import CATALOG
from engine.classic import evaluation
from engine.classic.players import weighed
from engine.core import CHANCE, Decision, Play
from engine.daily import Place, day, places, points, puzzle, shelves
from engine.evaluation import Weigh
from engine.hints import Term, reasons
from engine.outlook import Outlook
from engine.players import decide, reply
from engine.system import BOOK, System
from engine.views import Action, RaceView, Seat, View
from engine.walls.views import WallsView
from tests.bench.playing_on import MOST, Judged, judge

PEOPLE: Mapping[str, Sequence[int]] = {
    "classic": (2, 2, 3, 2, 2, 4),
    "tournament": (3, 3, 3, 4),
    "walls": (2, 2, 3, 2, 2, 3, 2, 2, 4),
}
"""By game how many play, in turn: the fewer, the sooner it is known which way is best."""
SHARES: Mapping[str, int] = {"classic": 4, "tournament": 3, "walls": 4}
"""How many of eleven positions are of a game."""
LEVELS = ("normal", "hard")
"""The players of the games, in turn."""
MOST_WAYS = 4
LEAD = (0.03, 0.25)
"""By how much the best is ahead by the evaluation."""
OF_A_GAME = 2
"""Positions tried of one game at most."""
ASKED = 200
"""How often `easy` is asked."""
ASKED_AGAIN = 20
"""How often it is asked for its points."""
DAYS = 120
"""First days of a file that are told about."""
A_DAY: Mapping[Thumb | None, int] = {"ahead": 2, "hits": 1, None: 2}
"""How many of a day the rule of thumb solves by its halves, and how many not."""
AHEAD = 3
"""By so many days of positions a kind may be ahead of another."""
WON = 995
"""Chance of the best, in thousandths, from which on the game is as good as won: nothing is asked there."""
MOST_BYTES = 400_000
"""Of the files of one number."""
WORTHLESS = {"ways": (), "why": (), "lures": 0, "fails": 0, "games": 0}
"""Without which equal positions are equal."""
THOUGHTS = (*get_args(Term), "ahead")
"""What a player could think of alone: the last is to move the piece that is furthest ahead."""
ALIKE = 1e-9
"""So near two terms are equal."""
KEPT = 20_000
"""Positions of a colour whose worth is kept: playing on meets them again, and memory is not short."""


class Search(Struct, frozen=True):
    """Limits of a search: narrower ones find positions faster."""

    lead: float = LEAD[0]
    """By how much the best is ahead by the evaluation, at least."""
    games: int = MOST
    """Played on a way, at most."""


class Found(Position, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position as played on."""

    version: int
    """Of the tables of its game."""


class Line(Struct, frozen=True):
    """A game and its positions."""

    number: int
    people: int
    level: str
    candidates: int
    tried: int
    seconds: float
    found: tuple[Found, ...]


def lures(view: View, seat: Seat, options: Sequence[Action], best: Action, system: System) -> int:
    """Return how many single thoughts lead to another way than the best, in thousandths.

    A thought is the rule of thumb, or a term of the evaluation alone, such as what is hit.  Of
    ways that are equal to it any is gone; where all are, it does not count.
    """
    found, weighed = [float(by_thumb(view)[1] != best)], terms(system)(view, seat, options)
    for term in THOUGHTS:
        worth = {way: getattr(weighed[way], term) for way in options}
        most = max(worth.values()) - ALIKE
        liked = [way for way, each in worth.items() if each >= most]
        if len(liked) < len(options):
            found.append(1 - (best in liked) / len(liked))
    return round(1000 * fmean(found))


def by_thumb(view: View) -> tuple[Thumb, Action]:
    """Return the way of the rule of thumb, and its half of the rule.

    It captures where it can, else moves the foremost piece; in the wall race it goes
    to the highest square.  Of several captures it is the one of the foremost piece.
    """
    assert isinstance(view, RaceView | WallsView)
    if isinstance(view, WallsView):
        ahead = {each.action: each.way.to for each in view.choices}
        hits = [each.action for each in view.choices if each.way.captures]
    else:
        ahead = {each.action: each.step.start for each in view.choices}
        hits = [each.action for each in view.choices if each.step.captures]
    return "hits" if hits else "ahead", max(hits or ahead, key=ahead.__getitem__)


def thumb(view: View, best: Action) -> Thumb | None:
    """Return the half of the rule of thumb that finds the best way."""
    half, gone = by_thumb(view)
    return half if gone == best else None


def terms(system: System) -> Weigh:
    """Return the terms of a game; nobody may ask for them at a tournament."""
    return system.weigh or weighed


def wanted(kept: Counter[Thumb | None]) -> set[Thumb | None]:
    """Return the kinds that are not too far ahead."""
    days = {kind: kept[kind] / share for kind, share in A_DAY.items()}
    return {kind for kind, have in days.items() if have < min(days.values()) + AHEAD}


def candidates(
    system: System, number: int, least: float, kinds: Collection[Thumb | None]
) -> Iterator[tuple[Play[Any], Seat, Action]]:
    """Yield positions of *kinds* in a game, each with its way ahead."""
    random, values = Random(number), system.values(BOOK)
    people, level = kind(system, number)
    game = system.make(system.seating(people, values).arms[0], values)
    assert system.outlook is not None
    outlook, play = system.outlook(game), game.start()
    while not play.table.over:
        pending = play.pending
        if isinstance(pending, Decision) and pending.prompt in ("move", "go"):
            seat = pending.waits_for[0]
            options = pending.options[seat]
            best = ahead(outlook, play, seat, least) if 2 <= len(options) <= MOST_WAYS else None
            if (
                best
                and thumb(game.view(play, seat, ()), best) in kinds
                and decide(system.levels["hard"], play, seat, options, random) == best
            ):
                yield play.fork(), seat, best
        play.answer(*reply(play, system.levels[level], random))


def ahead(outlook: Outlook, play: Play[Any], seat: Seat, least: float) -> Action | None:
    """Return the way that is ahead by the evaluation, if all ways differ."""
    options = play.options(seat)
    after = outlook.after(play.game.view(play, seat, ()), seat, options)
    if len(after) < len(options):
        return None
    worth = {way: outlook.chance(stand, outlook.owner[seat]) for way, stand in after.items()}
    best, second = sorted(worth.values(), reverse=True)[:2]
    if not least <= best - second <= LEAD[1] or not differ(play, seat, options):
        return None
    return max(worth, key=worth.__getitem__)


def differ(play: Play[Any], seat: Seat, options: Sequence[Action]) -> bool:
    """Return whether all ways lead to other positions."""
    found = set()
    for way in options:
        gone = play.fork()
        gone.answer(seat, way)
        found.add(tuple(tuple(sorted(own)) for own in gone.table.pieces))
    return len(found) == len(options)


def kind(system: System, number: int) -> tuple[int, str]:
    """Return how many play a game, and at which level."""
    among = PEOPLE[system.key]
    return among[number % len(among)], LEVELS[number // len(among) % len(LEVELS)]


def examine(system: System, number: int, search: Search, kinds: Collection[Thumb | None]) -> Line:
    """Play a game, and judge some of its positions of *kinds*."""
    began, found = perf_counter(), list[Found]()
    met = list(candidates(system, number, search.lead, kinds))
    Random(number).shuffle(met)
    for play, seat, best in (tried := met[:OF_A_GAME]):
        if result := judge(system, play, seat, play.options(seat), best, search.games):
            found.append(described(system, play, seat, best, result))
    people, level = kind(system, number)
    seconds = round(perf_counter() - began, 1)
    return Line(number, people, level, len(met), len(tried), seconds, tuple(found))


def described(system: System, play: Play[Any], seat: Seat, best: Action, result: Judged) -> Found:
    """Return a position as it is stored."""
    game, state, options = play.game, play.state, play.options(seat)
    view = game.view(play, seat, ())
    asked = [
        decide(system.levels["easy"], play, seat, options, Random(each)) for each in range(ASKED)
    ]
    return Found(
        version=game.version,
        seats=tuple(game.players),
        table=Raw(state.table),
        answers=state.answers,
        seat=seat,
        roll=[action for who, action in state.answers if who == CHANCE][-1],
        ways=result.ways,
        why=reasons(terms(system)(view, seat, options), best, view),
        lures=lures(view, seat, options, best, system),
        thumb=thumb(view, best),
        fails=round(1000 * sum(each != best for each in asked) / ASKED),
        games=result.games,
    )


def read(path: Path) -> list[Line]:
    """Return the games of a file; a line that was cut off is taken out of it."""
    if not path.exists():
        return []
    whole, _, torn = path.read_bytes().rpartition(b"\n")
    if torn:
        path.write_bytes(whole + b"\n" if whole else b"")
    return [json.decode(line, type=Line) for line in whole.splitlines()]


def find(folder: Path, search: Search) -> Iterator[str]:
    """Search game by game; yield how far it is after each."""
    evaluation.KEPT_EACH = KEPT
    folder.mkdir(parents=True, exist_ok=True)
    paths = {key: folder / f"{key}.jsonl" for key in PEOPLE}
    games = {key: read(path) for key, path in paths.items()}
    kept = {
        key: Counter(each.thumb for line in lines for each in line.found)
        for key, lines in games.items()
    }
    following = {key: lines[-1].number + 1 if lines else 0 for key, lines in games.items()}
    while True:
        kinds = wanted(sum(kept.values(), Counter()))
        key = min(kept, key=lambda each: sum(kept[each][kind] for kind in kinds) / SHARES[each])
        line = examine(CATALOG[key], following[key], search, kinds)
        with paths[key].open("ab") as file:
            file.write(json.encode(line) + b"\n")
        following[key] += 1
        kept[key].update(each.thumb for each in line.found)
        said = f"{line.people} {line.level}: {len(line.found)} of {line.tried}, {line.candidates}"
        have = {each: [own[kind] for kind in A_DAY] for each, own in kept.items()}
        yield f"{key} {line.number}, {said} in all, {line.seconds} s; {have}"


def unpack(folder: Path, file: Positions) -> Iterator[str]:
    """Write a file of positions back as found, to search on from it."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in file:
        found = []
        for at, position in enumerate(game.positions):
            one = puzzle(Place(game, at))
            options, best = one.play.options(one.seat), position.ways[position.best].action
            changes = structs.asdict(position) | {
                "lures": lures(one.view, one.seat, options, best, one.system),
                "thumb": thumb(one.view, best),
            }
            found.append(Found(version=game.version, **changes))
        line = Line(-1, 0, "", len(found), len(found), 0.0, tuple(found))
        (folder / f"{game.game}.jsonl").write_bytes(json.encode(line) + b"\n")
        yield f"{game.game}: {len(found)} positions"


def pack(folder: Path, to: Path, number: int, begins: date) -> Iterator[str]:
    """Write all that is found as a file of positions; yield its sizes.

    Positions of former rules are left out, equal ones, and those that are won at once.  Of what is
    too much captures are left out, those with the fewest lures first.
    """
    kept, heads = dict[str, list[Found]](), dict[str, bytes]()
    for key in GAMES:
        values = CATALOG[key].values(BOOK)
        version = CATALOG[key].make(CATALOG[key].seating(4, values).arms[0], values).version
        found = {
            json.encode(structs.replace(each, **WORTHLESS)): each
            for line in read(folder / f"{key}.jsonl")
            for each in line.found
            if each.version == version and sure(each) and not won_at_once(each)
        }
        kept[key] = list(found.values())
        head = GamePositions(
            form=FORM,
            number=number,
            begins=begins,
            game=key,
            version=version,
            preset=BOOK,
            positions=(),
        )
        heads[key] = json.encode(head).removesuffix(b"]}")
    captures = [each for own in kept.values() for each in own if each.thumb == "hits"]
    captures.sort(key=lambda each: -each.lures)
    while (written := sum(map(len, (bodies := packed(heads, kept)).values()))) > MOST_BYTES:
        if not captures:
            raise SystemExit(f"more than {MOST_BYTES / 1000:.0f} KB")
        out = captures.pop()
        for own in kept.values():
            own[:] = [each for each in own if each is not out]
    for key, body in bodies.items():
        path = to / str(number) / f"{key}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
        yield f"{key}: {len(kept[key])} positions"
    yield f"{written / 1000:.0f} KB"


def packed(heads: Mapping[str, bytes], kept: Mapping[str, Sequence[Found]]) -> dict[str, bytes]:
    """Return the files by game, a position on each line."""
    fields = Position.__struct_fields__
    rows = {
        key: [json.encode({each: getattr(one, each) for each in fields}) for one in own]
        for key, own in kept.items()
    }
    return {key: head + b"\n" + b",\n".join(rows[key]) + b"\n]}\n" for key, head in heads.items()}


def table(files: Sequence[Positions]) -> Iterator[str]:
    """Yield a Markdown table of the latest file, by game and by shelf."""
    file = files[-1]
    rows = {game.game: [Place(game, at) for at in range(len(game.positions))] for game in file}
    rows |= {name.replace("_", " "): own for name, own in shelves(file)._asdict().items()}
    yield "| of | positions | ways | lead | error | games | lures | thumb | easy | normal |"
    yield "| --- " * 10 + "|"
    for name, found in rows.items():
        own = [each.position for each in found]
        second = [[way for way in each.ways if way.error] for each in own]
        leads = [
            each.ways[each.best].chance - max(way.chance for way in others)
            for each, others in zip(own, second, strict=True)
        ]
        low, *_, high = quantiles(leads, n=10)
        errors = [max(way.error for way in others) for others in second]
        cells = (
            f"{fmean(len(each.ways) for each in own):.1f}",
            f"{median(leads) / 10:.0f} ({low / 10:.0f} to {high / 10:.0f})",
            f"{median(errors) / 10:.1f}",
            f"{fmean(each.games for each in own):.0f}",
            f"{fmean(each.lures for each in own) / 10:.0f} %",
            f"{100 * fmean(each.thumb is not None for each in own):.0f} %",
            f"{100 - fmean(each.fails for each in own) / 10:.0f} %",
            f"{100 * fmean(map(right, found)):.0f} %",
        )
        yield f"| {name} | {len(found)} | {' | '.join(cells)} |"


def by_chance(place: Place) -> tuple[float, float]:
    """Return how often any way is the best, and its points in the mean."""
    ways = range(len(place.position.ways))
    return 1 / len(ways), fmean(points(place.position, way) for way in ways)


def by_easy(place: Place) -> tuple[float, float]:
    """Return how often `easy` goes the best way, and its points in the mean."""
    found, at = puzzle(place), {way.action: n for n, way in enumerate(place.position.ways)}
    options = found.play.options(found.seat)
    gone = [
        at[decide(found.system.levels["easy"], found.play, found.seat, options, Random(each))]
        for each in range(ASKED_AGAIN)
    ]
    return 1 - place.position.fails / 1000, fmean(points(place.position, way) for way in gone)


def by_the_rule(place: Place) -> tuple[float, float]:
    """Return whether the rule of thumb goes the best way, and its points."""
    gone = by_thumb(puzzle(place).view)[1]
    ways = [way.action for way in place.position.ways]
    return float(place.position.thumb is not None), points(place.position, ways.index(gone))


SIMPLE: Mapping[str, Callable[[Place], tuple[float, float]]] = {
    "chance": by_chance,
    "easy": by_easy,
    "thumb": by_the_rule,
}
"""Simple players of a day: how often each goes the best way, and its points."""


def days(
    files: Sequence[Positions],
    simple: Mapping[str, Callable[[Place], tuple[float, float]]] = SIMPLE,
) -> Iterator[str]:
    """Yield a Markdown table of the first days for some simple players.

    The share of days with all points takes the five for independent.
    """
    begun = day(files[-1][0].begins)
    five = [places(files, each) for each in range(begun, begun + DAYS)]
    yield "| of | 1st | 2nd | 3rd | 4th | 5th | best of five | points | all 100 |"
    yield "| --- " * 9 + "|"
    for name, way in simple.items():
        done = [[way(place) for place in each] for each in five]
        best = [fmean(own) for own in zip(*([b for b, _ in each] for each in done), strict=True)]
        mean = fmean(sum(gained for _, gained in each) for each in done)
        full = fmean(prod(share for share, _ in each) for each in done)
        cells = (*(f"{100 * each:.0f} %" for each in best), f"{sum(best):.1f}")
        yield f"| {name} | {' | '.join(cells)} | {mean:.0f} | {100 * full:.1f} % |"


def right(place: Place) -> bool:
    """Return whether the normal player goes the best way."""
    found = puzzle(place)
    options = found.play.options(found.seat)
    chosen = decide(found.system.levels["normal"], found.play, found.seat, options, Random(0))
    return chosen == place.position.ways[place.position.best].action


def sure(found: Position) -> bool:
    """Return whether the best leads each of the others by three errors, as they are written."""
    best = found.ways[found.best].chance
    others = [way for way in found.ways if way is not found.ways[found.best]]
    return all(best - way.chance >= max(3 * way.error, 1) for way in others)


def won_at_once(found: Position) -> bool:
    """Return whether the best way as good as wins the game."""
    return found.ways[found.best].chance >= WON


if __name__ == "__main__":
    parser = ArgumentParser(
        "python -m tests.bench.positions", description=__doc__.partition("\n")[0]
    )
    tasks = parser.add_subparsers(dest="task", required=True)
    task = tasks.add_parser("find", help="search until stopped, and go on where it was")
    task.add_argument("folder", type=Path)
    task.add_argument("--lead", type=int, default=3, help="points by the evaluation, at least")
    task.add_argument("--games", type=int, default=MOST, help="played on a way, at most")
    task = tasks.add_parser("pack", help="write all that is found to data/shipped/positions")
    task.add_argument("folder", type=Path)
    task.add_argument("number", type=int, help="of the file")
    task.add_argument("begins", type=date.fromisoformat, help="its first day")
    task = tasks.add_parser(
        "unpack", help="write the latest file back, so that find goes on from it"
    )
    task.add_argument("folder", type=Path)
    tasks.add_parser("table", help="tell about the latest file")
    asked = parser.parse_args()
    steps: Iterator[str]
    if asked.task == "table":
        steps = chain(table(positions()), ("",), days(positions()))
    elif asked.task == "unpack":
        steps = unpack(asked.folder, positions()[-1])
    elif asked.task == "find":
        steps = find(asked.folder, Search(asked.lead / 100, asked.games))
    else:
        steps = pack(asked.folder, FOLDER, asked.number, asked.begins)
    for step in steps:
        print(step, flush=True)
