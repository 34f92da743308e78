"""Quiet hours: when they end, over changes of the clock and round the world, and what is put off."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec import json, structs

from data.records import Change
from engine.core import Decision
from engine.hosting.actions.lobby import set_pace
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.settings import Server
from engine.hosting.state.time_controls import (
    DAY,
    HOUR,
    MISSED,
    NEAR,
    UTC,
    Quiet,
    all_awake,
    awake,
    hours,
    near,
    zone,
    zone_of,
    zones,
)
from tests.engine.hosting.seated import ADA, BEN, CEM, Place, click, refused

BERLIN, TOKYO, ANCHORAGE = "Europe/Berlin", "Asia/Tokyo", "America/Anchorage"

NIGHT = (22, 8)


def at(text: str, where: str = BERLIN, fold: int = 0) -> float:
    """Return the moment of a time on the wall: ``"2026-03-29 01:30"``."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(where), fold=fold).timestamp()


@pytest.mark.parametrize(
    ("where", "quiet", "moment", "ends"),
    [
        (BERLIN, NIGHT, "2026-01-10 21:59:59", "2026-01-10 21:59:59"),
        (BERLIN, NIGHT, "2026-01-10 22:00", "2026-01-11 08:00"),
        (BERLIN, NIGHT, "2026-01-11 00:00", "2026-01-11 08:00"),
        (BERLIN, NIGHT, "2026-01-11 07:59:59", "2026-01-11 08:00"),
        (BERLIN, NIGHT, "2026-01-11 08:00", "2026-01-11 08:00"),
        (BERLIN, NIGHT, "2026-12-31 23:00", "2027-01-01 08:00"),
        (BERLIN, (13, 15), "2026-01-11 14:30", "2026-01-11 15:00"),
        (BERLIN, (22, 0), "2026-01-11 23:30", "2026-01-12 00:00"),
        (BERLIN, (9, 9), "2026-01-11 09:30", "2026-01-11 09:30"),
        (TOKYO, NIGHT, "2026-01-10 22:00", "2026-01-11 08:00"),
        (ANCHORAGE, NIGHT, "2026-01-10 22:00", "2026-01-11 08:00"),
        ("Asia/Kathmandu", NIGHT, "2026-01-10 22:00", "2026-01-11 08:00"),
        # The hour from 2 to 3 is left out, then there twice.
        (BERLIN, NIGHT, "2026-03-28 23:00", "2026-03-29 08:00"),
        (BERLIN, NIGHT, "2026-10-24 23:00", "2026-10-25 08:00"),
        (BERLIN, (22, 2), "2026-03-28 23:00", "2026-03-29 03:00"),
        (BERLIN, (22, 2), "2026-10-24 23:00", "2026-10-25 02:00"),
        (BERLIN, (3, 2), "2026-03-28 23:00", "2026-03-30 02:00"),
    ],
)
def test_quiet_hours_end_by_the_clock_on_the_wall(
    where: str, quiet: Quiet, moment: str, ends: str
) -> None:
    assert awake(at(moment, where), where, quiet) == at(ends, where)


def test_a_night_is_shorter_in_spring_and_longer_in_autumn() -> None:
    hours = [
        (awake(moment, BERLIN, NIGHT) - moment) / HOUR
        for moment in map(at, ("2026-03-28 22:00", "2026-06-01 22:00", "2026-10-24 22:00"))
    ]
    assert hours == [9, 10, 11]


def test_in_an_hour_that_comes_twice_it_is_quiet_twice() -> None:
    for fold in (0, 1):
        assert awake(at("2026-10-25 02:30", fold=fold), BERLIN, (2, 3)) == at("2026-10-25 03:00")


HOURS = st.integers(0, 23)

MOMENTS = st.floats(at("2024-01-01", UTC), at("2030-01-01", UTC)).map(round)

PLACES = st.sampled_from((BERLIN, TOKYO, ANCHORAGE, "Australia/Lord_Howe", "Pacific/Apia", UTC))


@settings(max_examples=200)
@given(MOMENTS, PLACES, st.tuples(HOURS, HOURS))
@example(round(at("2026-03-29 01:59")), BERLIN, (1, 2))
@example(round(at("2026-10-25 02:30", fold=1)), BERLIN, (2, 3))
def test_it_is_put_off_to_the_first_moment_that_is_not_quiet(
    moment: int, where: str, quiet: Quiet
) -> None:
    begins, ends = quiet
    during = {(begins + each) % 24 for each in range((ends - begins) % 24)}
    after = awake(moment, where, quiet)
    hour = partial(datetime.fromtimestamp, tz=ZoneInfo(where))
    assert moment <= after <= moment + DAY + 24 * HOUR
    assert hour(after).hour not in during
    assert awake(after, where, quiet) == after
    assert after == moment or hour(after - 1).hour in during
    assert (after == moment) == (hour(moment).hour not in during)


@pytest.mark.parametrize(
    ("moment", "begins", "ends"),
    [
        ("2026-01-10 21:59", "2026-01-10 22:00", "2026-01-11 08:00"),
        ("2026-01-10 22:00", "2026-01-10 22:00", "2026-01-11 08:00"),
        ("2026-01-11 07:59", "2026-01-10 22:00", "2026-01-11 08:00"),
        ("2026-01-11 08:00", "2026-01-11 22:00", "2026-01-12 08:00"),
        ("2026-03-29 01:00", "2026-03-28 22:00", "2026-03-29 08:00"),
    ],
)
def test_it_is_known_when_it_is_quiet_next(moment: str, begins: str, ends: str) -> None:
    assert hours(at(moment), BERLIN, NIGHT) == (at(begins), at(ends))


@settings(max_examples=100)
@given(MOMENTS, PLACES, st.tuples(HOURS, HOURS))
def test_the_quiet_hours_told_are_those_kept(moment: int, where: str, quiet: Quiet) -> None:
    begins, ends = hours(moment, where, quiet)
    assert awake(begins, where, quiet) == ends
    after = awake(moment, where, quiet)
    assert (begins <= moment < ends and ends == after) or (begins > moment == after)


@settings(max_examples=100)
@given(MOMENTS, st.sets(PLACES), st.tuples(HOURS, HOURS))
def test_several_are_awake_together_or_nothing_is_put_off(
    moment: int, places: set[str], quiet: Quiet
) -> None:
    after = all_awake(moment, places, quiet)
    assert all_awake(after, places, quiet) == after
    assert after == moment or all(awake(after, each, quiet) == after for each in places)


def test_all_around_the_world_no_player_waits_for_ever() -> None:
    noon = at("2026-01-10 12:00", UTC)
    assert all_awake(noon, {UTC, TOKYO}, (10, 22)) == at("2026-01-10 22:00", UTC)
    assert all_awake(noon, {UTC, "Etc/GMT-12"}, (11, 0)) == noon


def test_a_zone_is_known_by_its_name_however_it_is_written() -> None:
    assert zone(" america/new york ") == "America/New_York"
    assert zone("utc") == UTC
    for typed in ("", "../etc/passwd", "Europe", "Berlin\0/"):
        with refused("unknown-zone", near="none"):
            zone(typed)
    assert all(ZoneInfo(each) for each in zones().values())


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Berlin", ["Europe/Berlin"]),
        ("new york", ["America/New York"]),
        ("port of spain", ["America/Port of Spain"]),
        ("CET", ["Europe/Berlin", "Europe/Vienna", "Europe/Zurich"]),
        ("MESZ", ["Europe/Berlin", "Europe/Vienna", "Europe/Zurich"]),
        ("PDT", ["America/Los Angeles"]),
        ("Europe/Berln", ["Europe/Berlin"]),
        ("Zürich", ["Europe/Zurich"]),
        ("são paulo", ["America/Sao Paulo"]),
        ("louisville", ["America/Kentucky/Louisville", "America/Louisville"]),
        ("UTC+1", []),  # in the names of zones, the signs are the other way round
        ("GMT-5", []),
        ("Narnia", []),
        ("Asia/Berlin", ["Europe/Berlin"]),
        ("", []),
    ],
)
def test_a_player_that_types_no_zone_is_told_which_may_be_meant(
    typed: str, meant: list[str]
) -> None:
    with pytest.raises(Refused) as refusal:
        zone(typed)
    assert refusal.value.about == {"near": "\n".join(meant) or "none"}
    assert all(zone(each) for each in meant)


@pytest.mark.many
@settings(max_examples=15)
@given(st.text())
def test_every_suggestion_is_a_time_zone(typed: str) -> None:
    found = near("_".join(typed.casefold().split()))
    assert len(found) <= NEAR
    assert set(found) <= {*zones().values()}


def test_a_zone_that_there_is_no_more_is_as_none() -> None:
    assert zone_of("", "Mars/Base", BERLIN) == BERLIN
    assert zone_of("Mars/Base") == UTC


async def nights(place: Place, quiet_from: int = 22) -> None:
    """Have the server be quiet at night."""
    chosen = Server(zone=BERLIN, quiet_from=quiet_from)
    await place.tables.settings.change_server(1, lambda _: chosen)


async def started(place: Place, when: str, pace: str = "days", game: str = "classic") -> Session:
    """Begin a game, in the classic one of two and with Ada's turn, at a time of Berlin."""
    place.time = at(when)
    others = [BEN] if game == "classic" else [BEN, CEM]
    for person in (ADA, *others):
        await place.tables.settings.change_person(
            person, lambda each: structs.replace(each, asks=True)
        )
    rules = {"first_player": "host"} if game == "classic" else {}
    table = await place.open(*others, game=game, **rules)
    await place.tables.lobbies.set_up(table, lambda record, _: set_pace(record, ADA, pace))
    return await place.tables.lobbies.start(table, ADA, click=200)


async def reach(place: Place, when: str) -> Session:
    place.time = at(when)
    return await place.tables.expire(1)


async def test_a_limit_that_would_pass_at_night_passes_in_the_morning(place: Place) -> None:
    await nights(place)
    record = (await started(place, "2026-01-10 23:00")).record
    assert (record.due, record.late) == (at("2026-01-12 08:00"), at("2026-01-11 08:00"))
    record = (await reach(place, "2026-01-11 08:00")).record
    assert record.late == at("2026-01-11 20:00"), "half of the time that is left"
    record = (await reach(place, "2026-01-11 20:00")).record
    assert (record.due, record.late) == (at("2026-01-12 08:00"), None)


async def test_a_night_before_a_pause_is_no_time_to_move_after_it(place: Place) -> None:
    """Whoever was asked at 23:00 had 33 hours, nine of them at night, and would have had all of them again."""
    await nights(place)
    await started(place, "2026-01-10 23:00")
    for person in (ADA, BEN):
        await place.tables.propose_pause(1, person)
    place.time = at("2026-01-11 09:00")
    session = await place.tables.play_on(1, ADA)
    assert session.record.due == at("2026-01-12 09:00")
    for person in (ADA, BEN):
        place.time += 3600
        await place.tables.propose_pause(1, person)
    session = await place.tables.play_on(1, ADA)
    assert session.record.due == at("2026-01-12 09:00"), "what was left by day stays as it was"


async def test_half_time_at_night_is_put_off_once(place: Place) -> None:
    await nights(place)
    record = (await started(place, "2026-01-10 11:00")).record
    assert (record.due, record.late) == (at("2026-01-11 11:00"), at("2026-01-11 08:00"))
    assert (await reach(place, "2026-01-11 08:00")).record.late is None


@pytest.mark.parametrize("pace", ["relaxed", "none", "days"])
async def test_where_it_is_not_by_the_day_or_not_quiet_nothing_is_put_off(
    pace: str, place: Place
) -> None:
    await nights(place, -1 if pace == "days" else 22)
    session = await started(place, "2026-01-10 23:00", pace)
    half = {"relaxed": 150, "none": HOUR, "days": DAY / 2}[pace]
    assert session.record.late == place.time + half
    place.time += half
    later = place.time - half + MISSED if pace == "none" else None
    assert (await place.tables.expire(1)).record.late == later


async def test_everybody_sleeps_by_their_own_zone(place: Place) -> None:
    """What they choose counts from the next time limit on, and puts off the one that runs."""
    await nights(place)
    await place.tables.settings.change_person(ADA, lambda each: structs.replace(each, zone=TOKYO))
    session = await started(place, "2026-01-10 23:00")
    assert session.record.due == at("2026-01-12 08:00", TOKYO)
    assert session.record.late == at("2026-01-11 08:00", TOKYO)


async def test_of_several_each_is_called_when_they_wake(place: Place) -> None:
    await nights(place)
    await place.tables.settings.change_person(
        CEM, lambda each: structs.replace(each, zone="Europe/London")
    )
    session = await started(place, "2026-01-10 23:00", game="snatch")
    session = await to_window(place, session)
    assert session.record.late == at("2026-01-11 08:00")
    assert (await reach(place, "2026-01-11 08:00")).record.late == at("2026-01-11 09:00")


async def test_quiet_hours_that_are_chosen_after_the_call_put_off_the_limit_alone(
    place: Place,
) -> None:
    await started(place, "2026-01-10 23:00")
    await reach(place, "2026-01-11 11:00")
    await nights(place)
    record = (await place.tables.get(1)).record
    assert (record.due, record.late) == (at("2026-01-12 08:00"), None)


async def test_where_no_player_is_hurried_quiet_hours_put_off_the_call_alone(place: Place) -> None:
    session = await started(place, "2026-01-10 21:30")
    chosen = structs.replace(session.setup, limits={"move": None})
    idle = at("2026-01-17 23:00")
    await place.tables.note(Change(table=1, setup=json.encode(chosen), due=idle))
    await place.tables.note(Change(table=1, late=at("2026-01-10 22:30")))
    await nights(place)
    record = (await place.tables.get(1)).record
    assert (record.due, record.late) == (idle, at("2026-01-11 08:00"))


async def test_where_no_hours_are_quiet_there_are_no_nights(place: Place) -> None:
    await nights(place, -1)
    assert (await started(place, "2026-01-10 23:00")).time_limits.nights(place.time) == {}


async def test_quiet_hours_chosen_later_put_off_a_running_limit(place: Place) -> None:
    session = await started(place, "2026-01-10 23:00")
    assert session.record.due == at("2026-01-11 23:00")
    assert session.record.late == at("2026-01-11 11:00")
    await reach(place, "2026-01-11 11:00")
    await nights(place)
    session = await reach(place, "2026-01-11 23:00")
    assert session.record.due == at("2026-01-12 08:00")
    assert session.people == [ADA, BEN]
    seq = session.record.seq
    assert (await reach(place, "2026-01-12 08:00")).record.seq > seq


async def test_a_choice_of_quiet_hours_is_shown_at_once(place: Place) -> None:
    """A time limit that would pass in them, and that one is called in them; no other changes."""
    before = await started(place, "2026-01-10 23:00")
    await nights(place)
    session = await place.tables.get(1)
    assert session.record.revision == before.record.revision + 1
    assert session.record.due == at("2026-01-12 08:00")
    assert session.record.late == at("2026-01-11 11:00")
    [person] = session.time_limits.zones
    assert session.time_limits.nights(place.time) == {
        (at("2026-01-10 22:00"), at("2026-01-11 08:00")): [person]
    }
    for own, shown in ((TOKYO, 1), (TOKYO, 0), ("", 1)):
        revision = session.record.revision
        await place.tables.settings.change_person(
            person, partial(structs.replace, zone=own, theme=own)
        )
        session = await place.tables.get(1)
        assert session.record.revision == revision + shown


@pytest.mark.parametrize("pace", ["relaxed", "days"])
async def test_where_it_rests_or_is_not_by_the_day_nothing_is_said_of_them(
    pace: str, place: Place
) -> None:
    await started(place, "2026-01-10 12:00", pace)
    if pace == "days":
        for person in (ADA, BEN):
            await place.tables.propose_pause(1, person)
    before = (await place.tables.get(1)).record
    await nights(place)
    after = (await place.tables.get(1)).record
    assert (after.revision, after.due) == (before.revision, before.due)


async def test_a_zone_that_is_chosen_in_the_lobby_counts(place: Place) -> None:
    await nights(place)
    place.time = at("2026-01-10 23:00")
    table = await place.open(BEN, first_player="host")
    await place.tables.lobbies.set_up(table, lambda record, _: set_pace(record, ADA, "days"))
    await place.tables.settings.change_person(ADA, lambda each: structs.replace(each, asks=True))
    await place.tables.settings.change_person(ADA, lambda each: structs.replace(each, zone=TOKYO))
    session = await place.tables.lobbies.start(table, ADA, click=200)
    assert session.time_limits.zones == {ADA: TOKYO}
    assert session.record.due == at("2026-01-12 08:00", TOKYO)


async def test_a_deadline_that_an_outage_moves_into_the_night_waits_for_morning(
    place: Place,
) -> None:
    await nights(place)
    assert (await started(place, "2026-01-10 12:00")).record.due == at("2026-01-11 12:00")
    await place.tables.memory.postpone(11 * HOUR)
    assert (await reach(place, "2026-01-11 19:00")).record.late is None
    assert (await reach(place, "2026-01-11 23:00")).record.due == at("2026-01-12 08:00")


async def test_a_call_falls_into_quiet_hours_that_are_chosen_later(place: Place) -> None:
    assert (await started(place, "2026-01-10 12:30")).record.late == at("2026-01-11 00:30")
    await nights(place)
    assert (await reach(place, "2026-01-11 00:30")).record.late == at("2026-01-11 08:00")


async def test_a_game_that_goes_on_after_a_pause_lets_people_sleep(place: Place) -> None:
    await nights(place)
    await started(place, "2026-01-10 12:00")
    for person in (ADA, BEN):
        await place.tables.propose_pause(1, person)
    place.time = at("2026-01-10 23:30")
    record = (await place.tables.play_on(1, ADA)).record
    assert (record.due, record.late) == (at("2026-01-12 08:00"), at("2026-01-11 08:00"))


async def to_window(place: Place, session: Session) -> Session:
    """Play until several are asked at the same time."""
    while True:
        assert session.play is not None
        pending = session.play.pending
        assert isinstance(pending, Decision)
        if pending.limit == "window":
            return session
        [seat, *_] = session.waiting()
        action = session.play.options(seat)[0]
        session = await place.tables.act(1, *click(session, seat, action))


async def test_for_a_window_people_are_called_in_the_morning(place: Place) -> None:
    await nights(place)
    session = await started(place, "2026-01-10 23:00", game="snatch")
    session = await to_window(place, session)
    morning = at("2026-01-11 08:00")
    assert (session.record.due, session.record.late) == (morning, morning)
