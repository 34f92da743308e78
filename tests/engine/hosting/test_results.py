"""Results of finished games: a row for each player, written with the end, and fair to who leaves."""

from __future__ import annotations

from math import isclose
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json, structs

from data.records import Entry, Played, Result, SeatRecord
from engine.catalog import CATALOG
from engine.core import META
from engine.hindsight import TurnStart
from engine.hosting.service.store import counted
from engine.hosting.state.remembering import listing
from engine.hosting.state.results import (
    SAME,
    Holder,
    Seats,
    Span,
    Tenure,
    When,
    booked,
    figures,
    holders,
    tenures,
    too_often,
)
from engine.hosting.state.session import Session
from engine.hosting.state.settings import Listed, Person, Server
from engine.hosting.statistics.luck_analysis import weighed
from engine.views import ResultView, SeatResult
from tests.engine.hosting.seated import ADA, BEN, CEM, DORA, EVE, Place
from tests.trials import trial

OWNER = {0: 0, 1: 1, 2: 2, 3: 0}


def row(seq: int, action: str, by: int = 0, seat: int = META) -> Entry:
    return Entry(seq, seat, action, by, b"", b"[]", 0.0)


async def play_out(place: Place, session: Session, seed: int = 1) -> Session:
    random = Random(seed)
    while session.record.status == "running":
        session = await place.act(session, random)
    return session


async def stored(place: Place, table: int = 1) -> list[Result]:
    return await place.store.results_at([table])


# A whole game


@pytest.mark.many
@pytest.mark.parametrize("key", CATALOG)
async def test_every_finished_player_of_every_game_has_a_result(key: str, place: Place) -> None:
    place.catalog = dict(CATALOG)
    place.forget()
    session = await play_out(place, await place.start(BEN, *extra(key), game=key))
    found, order = await stored(place), session.running.game.standings(session.running.table)
    persons = {seat.seat: seat.person for seat in session.record.seats}
    assert {each.seat: each.person for each in found} == persons
    assert isclose(sum(each.share for each in found), 1)
    assert [each.share > 0 for each in found] == [each.seat in order[0] for each in found]
    better = {seat: sum(map(len, order[:at])) for at, seats in enumerate(order) for seat in seats}
    assert {each.seat: each.place - 1 for each in found} == better
    joint = {seat for seats in order for seat in seats if len(seats) > 1}
    assert {each.seat for each in found if each.joint} == joint
    assert {(each.start, each.seats) for each in found} == {(1 / len(found), len(found))}
    assert {(each.since, each.left, each.level) for each in found} == {(0, False, "")}
    assert {each.people for each in found} == {len(persons)}
    assert all(each.least is None or 0 <= each.least <= each.start for each in found)
    if isinstance(view := session.result, ResultView):
        expected = {
            each.seat: (each.captured, each.lost, sum(each.rolls), each.waited)
            for each in view.seats
        }
        assert {
            each.seat: (each.captured, each.lost, each.rolls, each.wait) for each in found
        } == expected
        took = {(each.by, each.of): each.times for each in await place.store.captures_at([1])}
        assert took == {
            (one.seat, other.seat): one.took(other)
            for one in view.seats
            for other in view.seats
            if one.seat != other.seat and one.took(other)
        }


def extra(key: str) -> list[int]:
    """More people, where so many are needed."""
    return [CEM, DORA][: max(0, trial(key).people - 2)]


async def test_a_result_names_its_day_season_and_rules(place: Place) -> None:
    place.time = (
        1_775_000_000.0  # the evening of 31 March in New York, and the 1st of April in Berlin
    )
    chosen = Server(zone="America/New_York", season="month")
    await place.store.save_server(1, json.encode(chosen))
    await play_out(place, await place.start(BEN, no_goal_jump=True))
    [one, _] = await stored(place)
    assert (one.day, one.season, one.rules, one.game) == (20_543, "2026-03", "custom", "classic")
    await place.store.save_server(1, json.encode(structs.replace(chosen, zone="Europe/Berlin")))
    place.forget()
    await play_out(place, await place.start(BEN, preset="family"))
    [one, _] = await stored(place, 2)
    assert (one.day, one.season, one.rules) == (20_544, "2026-04", "family")


async def test_a_computer_has_a_result_without_a_person(place: Place) -> None:
    await play_out(place, await place.start("easy"))
    [own, other] = await stored(place)
    assert (own.person, own.level, own.people) == (ADA, "", 1)
    assert (other.person, other.level, other.place + own.place) == (None, "easy", 3)


async def test_a_player_of_two_colours_has_one_result(place: Place) -> None:
    session = await play_out(place, await place.start(BEN, extra_colours=True))
    found = await stored(place)
    assert {each.person for each in found} == {ADA, BEN}
    assert isinstance(session.result, ResultView)
    assert [len(each.further) for each in session.result.seats] == [1, 1]


# When there is none


async def test_a_closed_game_has_no_results(place: Place) -> None:
    session = await place.start(BEN)
    await place.tables.propose_end(session.record.id, ADA, moderator=True)
    assert await stored(place) == []


async def test_a_game_that_everybody_leaves_has_no_results(place: Place) -> None:
    await place.start(BEN, "easy")
    for person in (ADA, BEN):
        session = await place.tables.leave(1, person)
    assert session.record.status == "abandoned"
    assert await stored(place) == []


async def test_a_server_that_keeps_none_has_no_results(place: Place) -> None:
    await place.store.save_server(1, json.encode(Server(results_days=0)))
    session = await play_out(place, await place.start(BEN))
    assert session.result is not None
    assert await stored(place) == []


async def chooses(place: Place, person: int, listed: Listed) -> None:
    """Have a person choose whether to be remembered, a minute later."""
    place.time += 60
    now = place.time
    await place.tables.settings.change_person(person, lambda own: listing(own, listed, now))
    place.time += 60


@pytest.mark.many
@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("before", ["yes", "hidden", "forgotten"])
async def test_the_wish_of_the_beginning_holds_for_the_whole_game(
    before: Listed, restarted: bool, place: Place
) -> None:
    await chooses(place, BEN, before)
    session = await place.start(BEN)
    await chooses(place, BEN, "forgotten" if before != "forgotten" else "yes")
    if restarted:
        place.forget()
    await play_out(place, session)
    kept = [ADA, BEN] if before != "forgotten" else [ADA]
    assert [each.person for each in await stored(place)] == kept
    await play_out(place, await place.start(BEN))
    kept = [ADA, BEN] if before == "forgotten" else [ADA]
    assert [each.person for each in await stored(place, 2)] == kept


async def test_the_wish_as_a_seat_is_taken_holds_until_the_end(place: Place) -> None:
    session = await place.start(BEN)
    while sum(row.seat == 0 for row in await place.store.log(1)) < 12:
        session = await place.act(session, Random(1))
    await chooses(place, CEM, "forgotten")
    await place.tables.leave(1, BEN)
    [seat] = (seat.seat for seat in session.record.seats if seat.person == BEN)
    session = await place.tables.take(1, CEM, seat)
    await chooses(place, BEN, "forgotten")
    await chooses(place, CEM, "yes")
    await play_out(place, session)
    assert {each.person for each in await stored(place)} - {None} == {ADA, BEN}


@pytest.mark.parametrize(("listed", "rows"), [("yes", 2), ("hidden", 2), ("forgotten", 1)])
async def test_a_person_that_wants_to_be_forgotten_has_no_result(
    place: Place, listed: Listed, rows: int
) -> None:
    """The others have theirs."""
    await place.store.save_person(ADA, json.encode(Person(listed=listed)))
    await play_out(place, await place.start(BEN))
    found = await stored(place)
    assert (len(found), found[-1].person, found[-1].people) == (rows, BEN, 2)


async def test_no_player_has_a_result_of_an_end_that_was_not_stored(place: Place) -> None:
    session, random = await place.start(BEN), Random(1)
    while session.record.status == "running":
        before = session
        session = await place.act(session, random)
    await place.store._write("DELETE FROM results")
    assert session.running.table.over
    assert await stored(place) == []
    place.forget()
    assert (await place.tables.get(1)).record.seq > before.record.seq


# The same people


@pytest.mark.many
async def test_the_same_people_have_five_results_a_day_that_count(place: Place) -> None:
    for number in range(SAME + 1):
        await play_out(place, await place.start(BEN), number)
    await play_out(place, await place.start(CEM), 9)
    place.time += 86_400
    await play_out(place, await place.start(BEN), 10)
    counts = [(await stored(place, table))[0].counts for table in range(1, SAME + 4)]
    assert counts == [*SAME * [True], False, True, True]


@pytest.mark.many
@pytest.mark.parametrize("by_turns", [False, True])
async def test_a_person_that_is_not_remembered_plays_five_games_a_day_as_others_do(
    place: Place, by_turns: bool
) -> None:
    for number in range(SAME + 1):
        listed: Listed = "yes" if by_turns and number % 2 else "forgotten"
        await place.store.save_person(BEN, json.encode(Person(listed=listed)))
        place.forget()
        await play_out(place, await place.start(BEN), number)
    counts = [(await stored(place, table))[0].counts for table in range(1, SAME + 2)]
    assert counts == [*SAME * [True], False]


def test_only_the_same_people_have_played_too_often() -> None:
    today = [*SAME * [Played(2, {ADA, BEN})], Played(1, {ADA}), Played(3, {ADA, BEN, CEM})]
    assert too_often({BEN, ADA}, today)
    assert not too_often({ADA}, today)
    assert not too_often({ADA, BEN}, today[1:])
    assert not too_often({ADA, BEN}, SAME * [Played(2, {ADA, CEM})])


def test_people_without_an_id_count_among_those_that_played_together() -> None:
    assert too_often({ADA, BEN}, [Played(2, {ADA}), Played(2, set()), *3 * [Played(2, {BEN})]])
    assert not too_often({ADA, BEN, CEM}, SAME * [Played(2, {ADA})])


# Seats that change hands


def test_a_seats_players_are_read_from_the_log() -> None:
    rows = [
        row(1, "move 1", ADA, 0),
        row(2, "left 0", ADA),
        row(3, "roll", 0, 1),
        row(4, "taken 0", CEM),
        row(5, "absent 0", CEM),
        row(6, "back 0", CEM),
        row(7, "time-up"),
        row(8, "move 1", BEN, 2),
        row(9, "taken 2", DORA),
        row(10, "taken 1", EVE),
    ]
    there = [SeatRecord(0, CEM), SeatRecord(1, EVE), SeatRecord(2, DORA)]
    found = holders(there, rows, OWNER, {1: "easy"})
    computer = "normal"
    assert found[0] == [
        Holder(0, ADA),
        Holder(2, None, computer),
        Holder(4, CEM),
        Holder(5, None, computer),
        Holder(6, CEM),
    ]
    assert found[2] == [Holder(0, BEN), Holder(9, DORA)], "an offered seat"
    assert found[1] == [Holder(0, None, "easy"), Holder(10, EVE)], "a computer's"
    assert holders(there, rows, OWNER, {})[1][0].level == computer
    still = [SeatRecord(0, ADA), SeatRecord(1, None, "hard")]
    assert holders(still, [], OWNER, {}) == {0: [Holder(0, ADA)], 1: [Holder(0, None, "hard")]}


def test_a_deleted_person_is_a_stranger() -> None:
    """Not a computer."""
    rows = [row(2, "left 0"), row(4, "taken 0")]
    found = holders([SeatRecord(0, None, "normal")], rows, OWNER, {})
    assert [(each.person, each.level) for each in found[0]] == [
        (None, ""),
        (None, "normal"),
        (None, ""),
    ]


TURNS = [TurnStart(number % 2, 10 * number + 1, {0: 0.5, 1: 0.5}) for number in range(6)]


def test_a_handover_counts_from_the_next_turn_on() -> None:
    """Only who was at the seat at the beginning of a turn has that turn."""
    had = [Holder(0, ADA), Holder(15, None, "normal"), Holder(21, ADA), Holder(60, BEN)]
    found = tenures(had, TURNS, (0,))
    assert found == [Tenure(had[0], (Span(0, 6),), 3, True)]
    late = [Holder(0, ADA), Holder(12, None, "normal"), Holder(31, BEN)]
    assert [each.spans for each in tenures(late, TURNS, (0,))] == [
        (Span(0, 2),),
        (Span(2, 3),),
        (Span(3, 6),),
    ]
    assert [each.own for each in tenures(late, TURNS, (0,))] == [1, 1, 1]
    assert tenures(late, [], (0,)) == [Tenure(late[2], (Span(0, 1),), 0, True)]


def of_chances(*chances: float, known: bool = True, **spans: list[tuple[int, int]]) -> Seats:
    """A game of two, of whose first seat persons of these names have had these turns."""
    turns = [TurnStart(0, 10 * at + 1, {0: each, 1: 1 - each}) for at, each in enumerate(chances)]
    had = [
        Tenure(
            Holder(
                own[0][0],
                ord(name) if name != "computer" else None,
                "" if name != "computer" else "easy",
            ),
            tuple(Span(*span) for span in own),
            sum(after - first for first, after in own),
            own[-1][1] == len(turns),
        )
        for name, own in spans.items()
    ]
    other = Tenure(Holder(0, 1), (Span(0, len(turns)),), 3, True)
    return Seats(
        turns, False, known, {0: had, 1: [other]}, {0: 1.0, 1: 0.0}, {0: (1, False), 1: (2, False)}
    )


def judged(game: Seats) -> list[tuple[int | None, float, float, bool]]:
    return [
        (each.holder.person, start, share, takes) for each, start, share, takes in game.judged(0)
    ]


CHANCES = (0.4, 0.3, 0.25, 0.2, 0.6, 0.7, 0.75, 0.8)


def test_a_player_that_leaves_has_the_chance_of_that_moment_and_the_player_that_comes_begins_with_it() -> (
    None
):
    game = of_chances(*CHANCES, a=[(0, 3)], b=[(3, 8)])
    assert judged(game) == [(ord("a"), 0.5, 0.2, False), (ord("b"), 0.2, 1.0, True)]
    assert len(game.people) == 3


def test_all_players_of_a_seat_have_its_result_together() -> None:
    """So that leaving neither saves nor costs: each has what changed in their time."""
    rows = judged(of_chances(*CHANCES, a=[(0, 3)], b=[(3, 6)], c=[(6, 8)]))
    assert isclose(sum(share - start for _, start, share, _ in rows), 1.0 - 0.5)
    back = judged(of_chances(*CHANCES, a=[(0, 3), (6, 8)], b=[(3, 6)]))
    assert isclose(sum(share - start for _, start, share, _ in back), 1.0 - 0.5)


def test_a_player_that_leaves_before_the_third_turn_is_over_has_no_result() -> None:
    """Who is there at the end has one after a single turn."""
    game = of_chances(*CHANCES, a=[(0, 2)], b=[(2, 7)], c=[(7, 8)])
    assert judged(game) == [(ord("b"), 0.25, 0.8, False), (ord("c"), 0.8, 1.0, True)]


def test_moves_by_a_computer_are_left_out_for_a_returning_player() -> None:
    game = of_chances(*CHANCES, a=[(0, 3), (4, 8)], computer=[(3, 4)])
    [(person, start, share, takes)] = judged(game)
    assert (person, start, takes) == (ord("a"), 0.5, True)
    assert isclose(share, 1.0 - (0.6 - 0.2))


def test_a_computer_that_plays_for_a_player_that_is_away_at_the_end_has_the_place() -> None:
    game = of_chances(*CHANCES, a=[(0, 4)], computer=[(4, 8)])
    assert judged(game) == [(ord("a"), 0.5, 0.6, False), (None, 0.6, 1.0, True)]
    assert game.decided, "the other one is there"
    [_, alone] = [game.tenures[seat] for seat in (1, 0)]
    assert not structs.replace(game, tenures={0: alone}).decided


@pytest.mark.parametrize(
    ("spans", "expected"),
    [
        ({"a": [(0, 5)], "b": [(5, 8)]}, [("a", 1.0, True), ("b", 0.5, False)]),
        ({"a": [(0, 3)], "b": [(3, 8)]}, [("a", 0.5, False), ("b", 1.0, True)]),
        ({"a": [(0, 4)], "b": [(4, 8)]}, [("a", 0.5, False), ("b", 1.0, True)]),
        ({"a": [(0, 2)], "b": [(2, 8)]}, [("b", 1.0, True)]),
        ({"computer": [(0, 5)], "b": [(5, 8)]}, [("computer", 1.0, True), ("b", 0.5, False)]),
        ({"computer": [(0, 3)], "b": [(3, 8)]}, [("computer", 0.5, False), ("b", 1.0, True)]),
        ({"a": [(0, 8)]}, [("a", 1.0, True)]),
    ],
)
def test_without_chances_the_player_that_had_most_turns_has_the_result(
    spans: dict[str, list[tuple[int, int]]], expected: list[tuple[str, float, bool]]
) -> None:
    """The others have an even share, which neither saves nor costs."""
    game = of_chances(*CHANCES, known=False, **spans)
    ids = {"computer": None, "a": ord("a"), "b": ord("b")}
    assert judged(game) == [(ids[name], 0.5, share, takes) for name, share, takes in expected]


def test_a_computer_that_hands_on_has_the_changes_of_its_time() -> None:
    """Also one that plays several times for a person that is away: it is one player."""
    game = of_chances(*CHANCES, computer=[(0, 3)], a=[(3, 8)])
    assert judged(game) == [(None, 0.5, 0.2, False), (ord("a"), 0.2, 1.0, True)]
    had = [Holder(0, ADA), *(Holder(at, who, level) for at, who, level in AWAY)]
    turns = [TurnStart(0, 10 * at + 1, {}) for at in range(9)]
    assert [(each.holder.since, each.own, each.last) for each in tenures(had, turns, (0,))] == [
        (0, 5, True),
        (15, 4, False),
    ]


AWAY = [(15, None, "normal"), (35, ADA, ""), (55, None, "normal"), (75, ADA, "")]


STAYS = st.lists(st.tuples(st.sampled_from(["a", "b", "computer"]), st.integers(1, 5)), min_size=1)


@given(STAYS, st.booleans())
def test_a_seats_players_share_its_result(stays: list[tuple[str, int]], known: bool) -> None:
    """At the end, or after three turns, each has a row, and together what their seat has."""
    spans, at = dict[str, list[tuple[int, int]]](), 0
    for name, turns in stays:
        if spans.get(name, [(0, -1)])[-1][1] == at:
            spans[name][-1] = (spans[name][-1][0], at + turns)
        else:
            spans.setdefault(name, []).append((at, at + turns))
        at += turns
    game = of_chances(*(0.1 + 0.8 * (number % 7) / 7 for number in range(at)), known=known, **spans)
    rows, own = game.judged(0), game.tenures[0]
    most = max(own, key=lambda each: (each.own, each.last))
    assert [each for each, *_ in rows] == [
        each for each in own if each.last or each.own >= 3 or (each is most and not known)
    ]
    assert [each for each, *_, takes in rows if takes] == [
        each for each in own if (each.last if known else each is most)
    ]
    if len(rows) == len(own) or not known:
        assert isclose(sum(share - start for _, start, share, _ in rows), 1.0 - 0.5)


async def test_a_computer_whose_seat_is_taken_over_has_a_row(place: Place) -> None:
    """Of its own level, and with luck of its own; shares of all rows come to one win."""
    session, random = await place.start(BEN, "easy"), Random(3)
    seat = next(each.seat for each in session.record.seats if each.person is None)
    for _ in range(60):
        session = await place.act(session, random)
    session = await place.tables.take(1, CEM, seat)
    for _ in range(60):
        session = await place.act(session, random)
    await play_out(place, await place.tables.leave(1, CEM), 4)
    rows = await stored(place)
    own = [each for each in rows if each.seat == seat]
    assert [(each.person, each.level, each.left) for each in own] == [
        (None, "easy", True),
        (CEM, "", True),
        (None, "normal", False),
    ]
    assert [each.start for each in own] == [1 / 3, *(each.share for each in own[:-1])]
    assert isclose(sum(each.share - each.start for each in rows), 0.0, abs_tol=1e-9)
    assert sum(each.place > 0 for each in rows) == 3
    assert [each.least is None for each in own] == [True, True, False]
    found = weighed(await place.tables.memory.stored(1), await place.store.log(1), rows)
    assert isclose(sum((each.aside or 0) - each.start for each in found), 0.0, abs_tol=1e-9)
    assert all(each.aside is not None for each in found)


async def test_a_player_that_leaves_a_game_is_booked_with_the_others(place: Place) -> None:
    """Cem hands on to Dora, who hands on to Eve before she has had a turn."""
    session, random = await place.start(BEN, CEM), Random(3)

    async def some(session: Session, answers: int) -> Session:
        for _ in range(answers):
            session = await place.act(session, random)
        return session

    seat = next(each.seat for each in session.record.seats if each.person == CEM)
    session = await some(session, 60)
    await place.tables.offer(1, CEM)
    await place.tables.take(1, DORA, seat)
    await place.tables.offer(1, DORA)
    session = await some(await place.tables.take(1, EVE, seat), 40)
    session = await play_out(place, session, 4)
    found = [each for each in await stored(place) if each.seat == seat]
    assert [(each.person, each.left) for each in found] == [(CEM, True), (EVE, False)]
    left, came = found
    assert (left.since, left.place) == (0, 0)
    assert left.share == came.start
    assert came.since > 60
    view = session.result
    assert isinstance(view, ResultView)
    [whole] = [each for each in view.seats if each.seat == seat]
    assert left.rolls + came.rolls == sum(whole.rolls)
    assert left.sixes + came.sixes == whole.rolls[5]
    assert left.captured + came.captured == whole.captured
    assert left.lost + came.lost == whole.lost
    assert max(left.wait, came.wait) == whole.waited
    assert min(left.rolls, came.rolls) > 0
    by_seat = {(each.by, each.of): each.times for each in await place.store.captures_at([1])}
    assert sum(times for (by, _), times in by_seat.items() if by == seat) == came.captured
    others = {each.seat: each for each in view.seats if each.seat != seat}
    for one in others.values():
        for other in others.values():
            if one is not other:
                assert by_seat.get((one.seat, other.seat), 0) == one.took(other)
    assert {each.people for each in await stored(place)} == {4}


async def test_a_game_that_cannot_be_replayed_is_booked_without_chances(place: Place) -> None:
    """The player of most turns has the result."""
    session, random = await place.start(BEN), Random(3)
    for _ in range(60):
        session = await place.act(session, random)
    await place.tables.leave(1, BEN)
    session = await place.tables.take(
        1, CEM, next(seat.seat for seat in session.record.seats if seat.person == BEN)
    )
    session = await play_out(place, session)
    rows = await place.store.log(1)
    last = max(each.seq for each in rows if each.seat == META)
    changed = [structs.replace(each, events=b"[]") if each.seq > last else each for each in rows]
    game = counted(session, changed)
    assert not game.known
    own = next(seat for seat, each in game.tenures.items() if len(each) > 1)
    assert [takes for *_, takes in game.judged(own)].count(True) == 1


async def test_a_game_that_counts_nothing_has_results_without_figures(place: Place) -> None:
    await play_out(place, await place.start(BEN, CEM, game="snatch"))
    found = await stored(place)
    assert {each.person for each in found} == {ADA, BEN, CEM}
    assert {(each.captured, each.lost, each.rolls, each.wait) for each in found} == {(0, 0, 0, 0)}
    assert await place.store.captures_at([1]) == []


async def test_a_game_without_people_at_its_end_has_no_results(place: Place) -> None:
    session = await play_out(place, await place.start("easy"))
    rows = await place.store.log(1)
    game = counted(session, rows)
    when = When(1, "", counts=True)
    assert len(booked(session, rows, game, when, ())[0]) == 2
    computers = {seat: own for seat, own in game.tenures.items() if own[0].holder.level}
    assert booked(session, rows, structs.replace(game, tenures=computers), when, ()) == ((), ())


async def test_a_clean_sweep_is_the_winners_that_played_from_the_beginning(place: Place) -> None:
    session = await play_out(place, await place.start(BEN))
    rows = await place.store.log(1)
    game = structs.replace(counted(session, rows), swept=True)
    winner = next(seat for seat, share in game.shares.items() if share)

    def swept(game: Seats) -> list[int]:
        found, _ = booked(session, rows, game, When(1, "", counts=True), ())
        return [each.seat for each in found if each.swept]

    assert swept(game) == [winner]
    assert swept(structs.replace(game, swept=False)) == []
    [own] = game.tenures[winner]
    late = structs.replace(own, spans=(Span(1, own.spans[0].after),))
    assert swept(structs.replace(game, tenures={**game.tenures, winner: [late]})) == []


def test_the_longest_wait_is_that_of_a_player_that_waited() -> None:
    """Of who came later it is known only if it was longer than all before."""
    waits = {None: 9, 11: 4, 31: 9}

    def until(seq: int | None) -> dict[int, SeatResult]:
        return {0: SeatResult(0, 1, 0, 0, (1, 1, 1, 1, 1, 1), waited=waits[seq])}

    def wait(first: int, after: int) -> object:
        own = Tenure(Holder(0, ADA), (Span(first, after),), 3, True)
        return figures(own, TURNS, 0, until)["wait"]

    assert [wait(0, 1), wait(1, 3), wait(3, 6)] == [4, 9, 0]
