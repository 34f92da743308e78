"""What people agree on: a table closes when all of them say so."""

from __future__ import annotations

import pytest

from engine.hosting.actions.votes import pending_voters, waited_for
from tests.engine.hosting.seated import (
    ADA,
    BEN,
    CEM,
    DORA,
    Place,
    refused,
)
from tests.engine.hosting.steps import table_that_is


async def test_the_host_closes_the_lobby(place: Place) -> None:
    await place.open(BEN)
    session = await place.tables.propose_end(1, ADA)
    assert session.record.status == "abandoned"
    await place.assert_as_stored(1)


async def test_all_people_agree_to_close_a_game(place: Place) -> None:
    """The host proposes it, and everybody else has a say, each once."""
    await place.start(BEN, CEM, "easy")
    for person in (ADA, BEN, BEN, ADA):
        session = await place.tables.propose_end(1, person)
        assert session.record.status == "running"
    assert session.setup.ending == (ADA, BEN)
    place.forget()
    place.time += 5
    session = await place.tables.propose_end(1, CEM)
    assert session.record.status == "abandoned"
    assert session.record.changed_at == place.time
    assert session.record.due is None


async def test_a_player_that_plays_alone_closes_the_game(place: Place) -> None:
    await place.start("easy", "easy")
    assert (await place.tables.propose_end(1, ADA)).record.status == "abandoned"


@pytest.mark.parametrize("others", [(BEN,), (BEN, CEM)])
async def test_a_moderator_closes_any_table(place: Place, others: tuple[int, ...]) -> None:
    """Without a seat, in the lobby and in a game."""
    await place.open(*others)
    await place.start(*others)
    for table in (1, 2):
        session = await place.tables.propose_end(table, DORA, moderator=True)
        assert session.record.status == "abandoned"


async def test_one_player_that_wants_to_play_on_turns_the_proposal_down(place: Place) -> None:
    """Then everybody has to agree anew."""
    await place.start(BEN, CEM)
    await place.tables.propose_end(1, ADA)
    await place.tables.propose_end(1, BEN)
    session = await place.tables.play_on(1, CEM)
    assert session.setup.ending == ()
    with refused("only-host", host=str(ADA)):
        await place.tables.propose_end(1, CEM)
    session = await place.tables.propose_end(1, ADA)
    assert (session.record.status, session.setup.ending) == ("running", (ADA,))
    await place.assert_as_stored(1)


async def test_a_proposal_lapses_when_all_players_that_agreed_have_left(place: Place) -> None:
    await place.start(BEN, CEM)
    await place.tables.propose_end(1, ADA)
    session = await place.tables.leave(1, ADA)
    assert (session.record.status, session.setup.ending) == ("running", ())
    assert session.record.host == session.people[0]


async def test_a_proposal_passes_when_only_the_players_that_agreed_are_left(place: Place) -> None:
    await place.start(BEN, CEM)
    await place.tables.propose_end(1, ADA)
    await place.tables.propose_end(1, CEM)
    session = await place.tables.leave(1, BEN)
    assert session.record.status == "abandoned"
    await place.assert_as_stored(1)


@pytest.mark.parametrize("when", ["lobby", "running", "proposed"])
async def test_a_table_whose_place_is_gone_is_closed(place: Place, when: str) -> None:
    await table_that_is(place, when)
    session = await place.tables.abandon(1)
    assert session.record.status == "abandoned"
    commits = place.store.commits
    assert await place.tables.abandon(1) is session
    assert place.store.commits == commits
    await place.assert_as_stored(1)


async def test_the_others_wait_for_a_player_that_has_not_agreed_yet_or_is_asked(
    place: Place,
) -> None:
    """And for the host, in a lobby for those whose seats are held; for nobody else where the game rests."""
    session = await place.start(BEN, CEM, first_player="host")
    assert (pending_voters(session), waited_for(session)) == ([], [ADA])
    session = await place.tables.propose_pause(1, BEN)
    assert (set(pending_voters(session)), set(waited_for(session))) == ({ADA, CEM}, {ADA, CEM})
    session = await place.tables.propose_end(1, ADA)
    assert set(pending_voters(session)) == {ADA, BEN, CEM}
    await place.tables.play_on(1, CEM)
    for person in (ADA, BEN, CEM):
        session = await place.tables.propose_pause(1, person)
    assert (pending_voters(session), waited_for(session)) == ([], [ADA])
    await place.tables.abandon(1)
    session = await place.tables.lobbies.again(1, BEN, 5)
    assert set(pending_voters(session)) == {ADA, CEM}
    assert set(waited_for(session)) == {ADA, BEN, CEM}
