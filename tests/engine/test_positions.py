"""The shipped positions of today's five: legal, sure, and found again by the search."""

from __future__ import annotations

import re
from collections import Counter
from datetime import date
from itertools import combinations, islice
from math import sqrt
from pathlib import Path
from random import Random

import pytest
from msgspec import json

from data.shipped.boards import load
from data.shipped.languages import LANGUAGES
from data.shipped.positions import GAMES, Thumb, positions
from data.shipped.texts import texts
from engine.daily import OF_A_GAME, Place, day, places, puzzle, shelves
from engine.game_analysis import won
from engine.hints import LEVEL, reasons
from engine.players import decide
from engine.views import RaceView
from engine.walls.views import WallsView
from tests.bench import positions as searched
from tests.bench.playing_on import CONFIRMED, THROWS, Dice, lead, shares, wins
from tests.bench.positions import (
    A_DAY,
    AHEAD,
    MOST_WAYS,
    SIMPLE,
    Search,
    by_thumb,
    days,
    differ,
    examine,
    find,
    lures,
    pack,
    read,
    sure,
    table,
    terms,
    thumb,
    unpack,
    wanted,
    won_at_once,
)

ROOT = Path(__file__).parent.parent.parent
SHIPPED = positions()
EVERY = [Place(game, at) for file in SHIPPED for game in file for at in range(len(game.positions))]
SOME = EVERY[:: max(1, len(EVERY) // 50)]
FEW = EVERY[7 :: max(1, len(EVERY) // 20)]


def name(place: Place) -> str:
    return f"{place.game.game}-{place.at}"


def sound(place: Place) -> None:
    """It replays, its ways are the legal ones, and the best is the best by all accounts."""
    found, position = puzzle(place), place.position
    play, seat, system = found.play, found.seat, found.system
    options = play.options(seat)
    assert [way.action for way in position.ways] == list(options)
    assert 2 <= len(options) <= MOST_WAYS
    assert differ(play, seat, options)
    assert not won(play)
    assert play.answers[-1] == (-1, position.roll)
    assert sure(position)
    assert not won_at_once(position)
    best = position.ways[position.best]
    assert all(
        best.chance - way.chance >= 1000 * CONFIRMED - 1 for way in position.ways if way != best
    )
    assert decide(system.levels[LEVEL], play, seat, options, Random(1)) == best.action
    assert system.outlook is not None
    outlook = system.outlook(play.game)
    after = outlook.after(found.view, seat, options)
    chances = {way: outlook.chance(stand, outlook.owner[seat]) for way, stand in after.items()}
    assert max(chances, key=chances.__getitem__) == best.action
    assert position.why == reasons(
        terms(system)(found.view, seat, options), best.action, found.view
    )
    assert position.lures == lures(found.view, seat, options, best.action, system)
    assert position.thumb == thumb(found.view, best.action)


def untrue(place: Place) -> list[str]:
    """The reasons for the best way that do not hold on the board."""
    found, position = puzzle(place), place.position
    weighed = terms(found.system)(found.view, found.seat, found.play.options(found.seat))
    best = position.ways[position.best].action

    def most(term: str) -> bool:
        worth = {action: float(getattr(each, term)) for action, each in weighed.items()}
        return worth[best] == max(worth.values())

    if isinstance(view := found.view, WallsView):
        gone = {each.action: each.way for each in view.choices}
        lengths = {action: each.to - each.start for action, each in gone.items()}
        first = lengths[best] == max(lengths.values()) and most("way")
        true = {
            "way": first and lengths[best] > 0,
            "ground": first and lengths[best] <= 0,
            "hits": bool(gone[best].captures),
        }
    else:
        assert isinstance(view, RaceView)
        step = {each.action: each.step for each in view.choices}[best]
        goal = load(view.board).goal(len(view.pieces[found.seat]))
        ahead = [at for at in view.pieces[found.seat] if step.start < at < goal]
        true = {
            "home": step.start < goal <= step.to,
            "front": 0 <= step.start < step.to < goal and not ahead,
            "hits": bool(step.captures),
        }
    true |= {"risk": most("risk"), "hunt": most("hunt"), "later": position.why == ("later",)}
    return [why for why in position.why if not true.get(why)]


def test_the_reasons_of_every_shipped_position_are_true() -> None:
    assert not {name(place): found for place in EVERY if (found := untrue(place))}


@pytest.mark.parametrize("place", SOME, ids=name)
def test_a_shipped_position_is_sound(place: Place) -> None:
    sound(place)


@pytest.mark.soak
def test_every_shipped_position_is_sound() -> None:
    for place in EVERY:
        sound(place)


@pytest.mark.soak
@pytest.mark.parametrize("place", FEW, ids=name)
def test_a_shipped_position_comes_out_alike_with_other_dice(place: Place) -> None:
    found, position = puzzle(place), place.position
    results = []
    for way in position.ways:
        play = found.play.fork()
        play.answer(found.seat, way.action)
        results.append(
            [
                wins(play.game, play.state, found.seat, found.system, 10**6 * THROWS + each)
                for each in range(12 * THROWS)
            ]
        )
    best = position.best
    for at, way in enumerate(position.ways):
        if at != best:
            apart, varies = lead(results[best], results[at])
            error = sqrt(varies**2 / len(results[at]) + (way.error / 1000) ** 2)
            written = (position.ways[best].chance - way.chance) / 1000
            assert abs(apart - written) < 4 * error
            assert apart > 0


@pytest.mark.many
@pytest.mark.parametrize("place", SOME[::3], ids=name)
def test_playing_on_comes_to_the_same_by_the_rules_as_people_play(place: Place) -> None:
    """Races have a shorter way through it."""
    found = puzzle(place)
    for number, way in enumerate(place.position.ways):
        play = found.play.fork()
        play.answer(found.seat, way.action)
        for each in range(3):
            dice = Dice(3 * number + each)
            expected = shares(play.fork(), found.system, dice).get(found.seat, 0.0)
            again = wins(play.game, play.state, found.seat, found.system, 3 * number + each)
            assert again == expected


def test_the_shipped_positions_are_of_all_games_and_sizes() -> None:
    for file in SHIPPED:
        assert [game.game for game in file] == list(GAMES)
        counts = [len(game.positions) for game in file]
        assert min(counts) >= sum(counts) / 6
        for each in shelves(file):
            assert {place.game.game for place in each} == set(GAMES)
    files = {path: path.stat().st_size for path in data_files()}
    assert len(files) == len(SHIPPED) * len(GAMES)
    for file in SHIPPED:
        size = sum(size for path, size in files.items() if path.parent.name == str(file[0].number))
        assert size <= 400_000


def data_files() -> list[Path]:
    return sorted((ROOT / "data" / "shipped" / "positions").glob("*/*.json"))


@pytest.mark.many
def test_for_a_year_no_day_asks_twice_alike_or_has_three_of_a_game() -> None:
    begun = day(SHIPPED[-1][0].begins)
    for each in range(begun, begun + 365, 3):
        drawn = places(SHIPPED, each)
        assert max(Counter(place.game.game for place in drawn).values()) <= OF_A_GAME
        assert all(one.asks != other.asks for one, other in combinations(drawn, 2))
        assert Counter(place.position.thumb for place in drawn) == A_DAY


def test_nothing_is_shipped_that_is_won_at_once() -> None:
    assert not [name(place) for place in EVERY if won_at_once(place.position)]


@pytest.mark.parametrize(
    ("on", "expected"),
    [
        (date(2026, 11, 27), "tournament 9, classic 451, walls 142, tournament 320, classic 289"),
        (date(2026, 12, 31), "tournament 71, tournament 19, walls 215, classic 82, classic 415"),
        (date(2028, 2, 29), "tournament 96, walls 288, classic 405, classic 131, tournament 25"),
    ],
)
def test_the_first_file_gives_everybody_the_same_five(on: date, expected: str) -> None:
    first = [file for file in SHIPPED if file[0].number == 1]
    drawn = places(first, day(on))
    assert ", ".join(f"{place.game.game} {place.at}" for place in drawn) == expected


@pytest.mark.many
def test_the_table_in_the_documents_is_of_the_latest_file() -> None:
    page = (ROOT / "docs" / "measured" / "positions.md").read_text("utf-8")
    assert "\n".join(table(SHIPPED)) in page
    quick = {name: way for name, way in SIMPLE.items() if name != "easy"}
    assert {*days(SHIPPED, quick)} <= {*page.splitlines()}


@pytest.mark.soak
def test_the_table_of_days_in_the_documents_is_of_the_latest_file() -> None:
    page = (ROOT / "docs" / "measured" / "positions.md").read_text("utf-8")
    assert "\n".join(days(SHIPPED)) in page


@pytest.mark.many
def test_the_figures_told_of_the_positions_are_true() -> None:
    """Games of four in five; errors of four in five, and the most; the lead in errors."""
    for file in SHIPPED:
        found = [position for game in file for position in game.positions]
        games = sorted(each.games for each in found)
        errors = sorted(max(way.error for way in each.ways) for each in found)
        leads = [
            (each.ways[each.best].chance - way.chance) / way.error
            for each in found
            for way in each.ways
            if way.error
        ]
        tenth = len(found) // 10
        assert games[0] == 144
        assert games[8 * tenth - 1] <= 500
        assert games[-1] <= 900
        assert 20 <= errors[tenth] <= errors[-tenth] <= 55
        assert errors[-1] < 65
        assert min(leads) >= 3
    for language in LANGUAGES:
        said = texts(language)("daily-how")
        assert re.findall(r"\d+", said) == ["144", "500", "900", "2", "5", "6", "20"], language
        lines = said.splitlines()
        assert len(lines) == 1 + 6
        assert all(len(re.findall(r"[.!?](?= |$)", line)) == 1 for line in lines[1:])


SEARCH = Search(lead=0.1, games=6 * THROWS)


def test_the_search_finds_the_same_again() -> None:
    system = puzzle(next(place for place in EVERY if place.game.game == "walls")).system
    once, again = (examine(system, 9, SEARCH, {*A_DAY}) for _ in range(2))
    assert once.found
    assert once.found == again.found
    for found in once.found:
        assert sure(found)
        assert found.games <= SEARCH.games


def test_the_search_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    work = tmp_path / "work"
    quick = Search(lead=0.15, games=4 * THROWS)
    before = [each.split(",")[0] for each in islice(find(work, quick), 3)]
    torn = work / f"{before[0].split()[0]}.jsonl"
    torn.write_bytes(torn.read_bytes() + b'{"number":')
    [after] = [each.split(",")[0] for each in islice(find(work, quick), 1)]
    key, number = after.split()
    assert int(number) == sum(each.startswith(key) for each in before)
    assert json.decode(torn.read_bytes().splitlines()[-1])["number"] >= 0
    assert list(pack(work, tmp_path / "positions", 3, date(2027, 1, 1)))
    [file] = positions(tmp_path / "positions")
    for game in file:
        lines = read(work / f"{game.game}.jsonl")
        assert [each.games for each in game.positions] == [
            each.games for line in lines for each in line.found
        ]


def test_kinds_far_ahead_are_not_searched() -> None:
    assert wanted(Counter()) == {*A_DAY}
    found = Counter[Thumb | None]({"hits": AHEAD - 1, "ahead": 2 * AHEAD})
    assert wanted(found) == {"hits", None}


def test_the_search_goes_on_from_a_file(tmp_path: Path) -> None:
    """It comes to the same file again."""
    work, number = tmp_path / "work", SHIPPED[-1][0].number
    assert list(unpack(work, SHIPPED[-1]))
    assert list(pack(work, tmp_path / "positions", number, SHIPPED[-1][0].begins))
    for path in data_files():
        if path.parent.name == str(number):
            assert (
                tmp_path / "positions" / str(number) / path.name
            ).read_bytes() == path.read_bytes()


def test_the_rule_of_thumb_captures_and_else_moves_the_foremost_piece() -> None:
    """In the wall race it goes to the highest square."""
    for place in SOME:
        view = puzzle(place).view
        half, gone = by_thumb(view)
        if isinstance(view, WallsView):
            captures = {each.action: bool(each.way.captures) for each in view.choices}
            worth = {each.action: each.way.to for each in view.choices}
        else:
            assert isinstance(view, RaceView)
            captures = {each.action: bool(each.step.captures) for each in view.choices}
            worth = {each.action: each.step.start for each in view.choices}
        assert captures[gone] == any(captures.values()) == (half == "hits")
        assert worth[gone] == max(
            each for action, each in worth.items() if captures[action] == captures[gone]
        )


@pytest.mark.many
def test_captures_are_left_out_of_a_file_too_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those with the fewest lures go first."""
    work, to = tmp_path / "work", tmp_path / "positions"
    assert list(unpack(work, SHIPPED[-1]))
    monkeypatch.setattr(searched, "MOST_BYTES", 300_000)
    assert list(pack(work, to, 3, date(2027, 1, 1)))
    [file] = positions(to)
    before, after = (
        sorted(
            position.lures
            for game in each
            for position in game.positions
            if position.thumb == "hits"
        )
        for each in (SHIPPED[-1], file)
    )
    assert 0 < len(after) < len(before)
    assert after == before[-len(after) :]
    monkeypatch.setattr(searched, "MOST_BYTES", 3000)
    with pytest.raises(SystemExit, match="more than 3 KB"):
        list(pack(work, to, 3, date(2027, 1, 1)))
