"""Hands by direct message, noted at their tables: late or at once, never for a person that is gone."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from data.records import MessageRecord
from data.store.errors import Conflict
from engine.hosting.service.table_cache import Changed
from tests.engine.hosting.seated import ADA, BEN, CEM, Place, refused


async def hand(place: Place, person: int = ADA) -> MessageRecord:
    """The hand in memory, which is the stored one."""
    hands = (await place.tables.get(1)).hands
    assert hands == await place.store.hands(1)
    return hands[person]


async def drawn(place: Place) -> int:
    """The revision in which a hand is drawn now."""
    return (await place.tables.get(1)).record.revision


async def test_a_new_hand_is_known_by_its_seat_and_names_its_person_beside_it(place: Place) -> None:
    await place.start(BEN, CEM, game="snatch")
    for person in (ADA, BEN):
        await place.tables.note_hand(1, person, -1, channel=7, posting=2.5)
    found = await hand(place)
    assert (found.key, found.table, found.server, found.channel) == ("1-0-0", 1, 1, 7)
    assert (await hand(place, BEN)).key == "1-1-0"
    assert str(ADA) not in repr(found)
    assert found.id, "it has its number"


async def test_a_note_of_the_shown_state_waits_for_a_later_transaction(
    place: Place,
) -> None:
    """A hand that comes to look as before would be taken for true after a kill."""
    await place.start(BEN, CEM, game="snatch")
    await place.tables.note_hand(1, ADA, -1, channel=7, message=8)
    stored = list[float]()
    place.store.time_commits(stored.append)
    now = await drawn(place)
    noted = await place.tables.note_hand(1, ADA, now, posting=0.0, shows="a")
    assert (noted.shows, stored) == ("a", [])
    assert (await hand(place)).shows == "a"
    stored.clear()
    assert await place.tables.note_hand(1, ADA, -1, shows="a") == noted, "nothing is new"
    assert stored == []
    await place.tables.propose_pause(1, BEN)
    await place.tables.note_hand(1, ADA, now, shows="b")
    assert len(stored) == 2, "it was drawn before the pause"
    await place.tables.note_hand(1, ADA, await drawn(place), shows="c", message=9)
    assert len(stored) == 3
    assert (await hand(place)).message == 9


async def test_a_hand_that_does_not_arrive_is_a_revision_of_its_table(place: Place) -> None:
    """In one transaction; and so is one that arrives again."""
    await place.start(BEN, CEM, game="snatch")
    told = list[Changed]()
    place.tables.memory.listeners.append(told.append)
    for refused_at in (5.0, 0.0):
        before, commits = await drawn(place), place.store.commits
        await place.tables.note_hand(1, ADA, before, refused=refused_at)
        assert await drawn(place) == before + 1
        assert (len(told), place.store.commits) == (1, commits + 1)
        assert told.pop().session.hands == await place.store.hands(1)
        assert (await hand(place)).refused == refused_at


async def test_no_late_note_brings_the_hand_of_a_deleted_person_back(place: Place) -> None:
    await place.start(BEN, CEM, game="snatch")
    await place.tables.note_hand(1, ADA, -1, channel=7, posting=2.5)
    await place.tables.leave(1, ADA)
    await place.tables.memory.take_out(1, ADA)
    with refused("not-seated"):
        await place.tables.note_hand(1, ADA, -1, message=8, posting=0.0)
    assert await place.store.hands(1) == {}
    assert [each async for each in place.store.traces(ADA)] == []
    assert len(await place.store.closed_messages()) == 1


async def test_a_hand_that_was_given_up_is_noted_and_no_new_one_is(place: Place) -> None:
    """Its message has to say that; a person without any gets none."""
    await place.start(BEN, CEM, game="snatch")
    await place.tables.note_hand(1, ADA, -1, channel=7, message=8)
    for person in (ADA, CEM):
        await place.tables.leave(1, person)
    assert (await place.tables.note_hand(1, ADA, -1, message=9)).message == 9
    with refused("not-seated"):
        await place.tables.note_hand(1, CEM, -1, posting=2.5)


async def test_a_hand_that_needs_no_more_work_is_forgotten_once(place: Place) -> None:
    await place.start(BEN, CEM, game="snatch")
    await place.tables.note_hand(1, ADA, -1, channel=7, message=8)
    for _ in range(2):
        await place.tables.drop_hand(1, ADA)
        assert (await place.tables.get(1)).hands == await place.store.hands(1) == {}


async def test_a_note_follows_the_notes_of_another_process(place: Place) -> None:
    await place.start(BEN, CEM, game="snatch")
    await place.tables.note_hand(1, ADA, -1, channel=7, message=8)
    other = place.more_tables()
    await other.note_hand(1, ADA, -1, remains=[5])
    assert (await place.tables.note_hand(1, ADA, -1, message=9)).remains == [5]
    with pytest.raises(Conflict):
        await place.store.change_message(replace(await hand(place), changes=0), message=1)


async def test_two_processes_make_one_hand_for_a_person(place: Place) -> None:
    await place.start(BEN, CEM, game="snatch")
    other = place.more_tables()
    await other.get(1)
    await place.tables.note_hand(1, ADA, -1, channel=7, posting=2.5)
    await other.note_hand(1, ADA, -1, message=8, posting=0.0)
    [found] = (await place.store.hands(1)).values()
    assert (found.channel, found.message, found.posting) == (7, 8, 0.0)
