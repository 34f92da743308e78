"""The life of a table in time: deadlines, absence, being back, outages, expiry; the clock is moved."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from cogs.messages.delivery import OLD
from cogs.platform.limits import small
from data.records import Change
from engine.classic.events import TimeUp
from engine.hosting.actions.seat_changes import MISSES
from engine.hosting.service import scheduler
from engine.hosting.service.scheduler import BEAT, LOOK
from engine.hosting.state.time_controls import IDLE, LASTS
from tests.cogs.messages.test_pings import calls
from tests.cogs.playing import (
    again,
    asked,
    asked_always,
    begun,
    by_hand,
    host,
    hosted,
    house_rules,
    lobby,
    move,
    on_turn,
    refused,
    sent,
    set_pace,
    set_up,
    table,
    unseen,
)
from tests.simulation import Person, Seen, Simulation
from tests.words import EN, like

QUICK = 60.0

ROSA = EN("computer", seat=0)
"""Who plays for Ada."""


async def paced(world: Simulation, pace: str, **given: str) -> Seen:
    """Begin a game of everybody at a pace that is chosen in the lobby."""
    message = await lobby(world, **given)
    await set_pace(world, world.people[0], pace, message)
    await world.click(world.people[0], message, EN("button-start"))
    return world.last()


def state(key: str) -> str:
    """How `/tables` begins a line about a table in a state."""
    return EN("tables-line", state=key, game="", table=0, link="").split("·")[0]


async def absent(world: Simulation, person: Person) -> Seen:
    """Let somebody never answer and the others always, until the computer takes the seat."""
    tables = host(world).tables
    while not (session := await table(world)).away:
        play, [seat, *_] = session.play, session.waiting()
        assert play is not None
        if (who := session.controller(seat).person) == person.id:
            await world.advance((session.record.due or 0) - world.now())
        else:
            await tables.act(1, who or 0, play.number(seat), play.options(seat)[0])
            await world.settle()
    return world.last()


def named(world: Simulation, people: list[int]) -> str:
    """What a text calls people, by their ids."""
    names = {person.id: person.name for person in world.people}
    return EN.listed(names[each] for each in people)


async def test_the_deadline_is_shown_and_then_the_computer_finishes_the_turn(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await by_hand(world)
        board = await paced(world, "quick")
        first, due = on_turn(world, board), (await table(world)).record.due
        assert due == world.now() + QUICK
        assert EN("board-due", due=f"<t:{int(due)}:R>") in board.text
        await world.advance(QUICK - 1)
        assert on_turn(world, world.last()) is first
        await world.advance(1)
        board = world.last()
        assert on_turn(world, board) is not first
        assert (await table(world)).away == []
        said = EN("event-timed-out")
        assert f"{said} · " in board.text, "what the computer did stands behind it"
        assert [said in alt for alt in board.alt] == [False], "the text says it"
        assert said in (await world.slash(first, "table log")).whisper
        await move(world, board, lambda labels: labels[0])


async def test_a_person_that_answers_nothing_for_three_turns_is_played_for_until_they_are_back(
    tmp_path: Path,
) -> None:
    """The board tells both; the button is that person's alone."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await paced(world, "quick")
        ada, ben, _ = world.people
        board = await absent(world, ada)
        session = await table(world)
        assert session.away == [ada.id]
        assert session.record.host != ada.id
        assert EN("board-away", people=ada.name) in board.text
        said = EN("seat-handed", why="absent", person=ada.name, computer=ROSA)
        assert said in (await world.slash(ben, "table log")).whisper
        line = like(EN, "tables-line", state="away", table=1)
        assert line.search((await world.slash(ada, "tables")).whisper)
        answer = await world.click(ben, board, EN("button-am-back"))
        assert EN("not-away") in answer.whisper
        await again(world)
        await world.click(ada, board, EN("button-am-back"))
        session = await table(world)
        assert (session.away, ada.id in session.people) == ([], True)
        assert EN("button-am-back") not in world.last().buttons
        said = EN("seat-handed", why="back", person=ada.name, computer=ROSA)
        assert said in world.last().text


async def test_a_person_that_was_away_at_last_is_named_in_the_next_lobby(tmp_path: Path) -> None:
    """Their seat is held for them, not for the computer that played for them."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await paced(world, "quick")
        ada, ben, cem = world.people
        await absent(world, ada)
        await host(world).tables.propose_end(1, ben.id, moderator=True)
        await world.slash(ben, "play")
        assert ROSA not in world.last().text
        assert ada.name in world.last().text
        await world.click(ben, world.last(), EN("button-last"))
        assert set((await table(world, 2)).setup.unconfirmed) == {ada.id, cem.id}


async def test_any_press_gives_the_seat_back(tmp_path: Path) -> None:
    """Whether it counts or not; of the others nobody is asked for that."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await paced(world, "quick")
        ada, _ = world.people
        board = await absent(world, ada)
        answer = await world.click(ada, board, next(iter(board.buttons)))
        assert answer.whisper
        assert (await table(world)).away == []
        assert EN("button-am-back") not in world.last().buttons


async def test_the_hand_of_a_person_that_is_away_is_taken_back_and_comes_again(
    tmp_path: Path,
) -> None:
    """In the same message; a button there gives it back as well."""
    async with hosted(tmp_path / "race.sqlite3", 3) as world:
        await paced(world, "quick", game="card_race")
        ada = world.people[0]
        await absent(world, ada)
        hand = world.last(ada.dm)
        assert hand.text == EN("hand-away", rests="False")
        assert not hand.pictures
        await world.click(ada, hand, EN("button-am-back"))
        assert world.last(ada.dm) == hand
        assert hand.pictures
        assert (await table(world)).away == []


@pytest.mark.usefixtures("folded")
async def test_when_everybody_is_away_the_table_rests_until_a_person_is_back(
    tmp_path: Path,
) -> None:
    """The channel is told once, with who is missing, however often the bot starts."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await paced(world, "quick")
        people, ben = [each.id for each in world.people], world.people[1]
        await world.advance(2 * MISSES * QUICK - 1)
        before = world.last()
        await world.advance(1)
        board = world.last()
        for _ in range(2):
            assert (await table(world)).record.status == "running"
            assert EN("board-unattended", people=named(world, people), count=2) in board.text
            assert EN("board-wakes") in board.text
            assert set(board.buttons) == {EN("button-am-back")}
            assert calls(world) == [people]
            await world.advance(10 * QUICK)
            await again(world)
            await world.click(world.add_person("Eve"), board, EN("button-am-back"))
        assert not before.here
        assert board == world.last()
        assert (await world.slash(ben, "tables")).sentence.startswith(state("rests"))
        await world.click(ben, board, EN("button-am-back"))
        session = await table(world)
        assert (session.people, session.setup.paused) == ([ben.id], None)
        assert EN("board-away", people=named(world, people[:1])) in world.last().text
        assert on_turn(world, world.last()) is ben


async def test_a_bot_that_was_killed_before_it_said_that_no_person_is_there_says_so(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await paced(world, "quick")
        people = [each.id for each in world.people]
        async with unseen(world) as tables:
            while not (session := await tables.get(1)).unattended:
                world.env.backend.clock.advance((session.record.due or 0) - world.now())
                await tables.expire(1)
        await world.advance(1)
        assert calls(world) == [people]
        assert EN("board-unattended", people=named(world, people), count=2) in world.last().text
        await world.click(world.people[0], world.last(), EN("button-am-back"))
        assert (await table(world)).people == people[:1]


@pytest.mark.usefixtures("folded")
async def test_a_table_where_no_person_is_leaves_its_channel_to_others(tmp_path: Path) -> None:
    """Whoever is back plays on beside them."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await paced(world, "quick")
        await world.advance(2 * MISSES * QUICK)
        board, eve = world.last(), world.add_person("Eve")
        await world.slash(eve, "play")
        assert (await table(world, 2)).record.host == eve.id
        await world.click(world.people[0], board, EN("button-am-back"))
        assert (await table(world)).people == [world.people[0].id]


async def test_a_hand_says_that_no_person_is_there_and_leads_back(tmp_path: Path) -> None:
    """So does the direct message to who wants to be called by one; it goes when somebody is back."""
    async with hosted(tmp_path / "race.sqlite3", 2) as world:
        for person in world.people:
            await host(world).services.persons.choose(
                person.id, lambda each: structs.replace(each, calls="once", calls_by="dm")
            )
        await paced(world, "quick", game="card_race")
        ada, ben = world.people
        while not (await table(world)).unattended:
            await world.advance(QUICK)
        hand, call = world.messages(ada.dm)[-2:]
        assert hand.text == EN("hand-away", rests="True")
        game = EN("game-card-race")
        said = EN("call", game=game, table=1, link="", rests="True").removesuffix(")")
        assert call.text.startswith(said)
        assert world.last(ben.dm).text.startswith(said)
        await world.click(ada, hand, EN("button-am-back"))
        assert hand.pictures
        assert not any(each.text.startswith(said) for each in world.messages(ben.dm))


@pytest.mark.usefixtures("folded")
async def test_no_persons_time_runs_out_without_a_connection(tmp_path: Path) -> None:
    """And what was put off is shown."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board, [shard] = await paced(world, "quick"), host(world).shards.values()
        await shard.disconnect()
        await world.advance(3 * QUICK)
        await shard.reconnect()
        await world.advance(BEAT)
        record = (await table(world)).record
        assert [seat.missed for seat in record.seats] == [0, 0]
        assert record.due is not None
        assert record.due > world.now()
        assert EN("board-due", due=f"<t:{int(record.due)}:R>") in board.text


async def test_a_table_that_is_due_in_an_outage_is_left_in_peace_until_it_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With thousands of them the store would be read all the time."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await paced(world, "quick")
        [shard], asked = host(world).shards.values(), list[float]()
        serves = host(world).watch.serves

        async def counted(server: int) -> bool:
            asked.append(world.now())
            return await serves(server)

        monkeypatch.setattr(host(world).watch, "serves", counted)
        await shard.disconnect()
        await world.advance(QUICK + 10 * BEAT)
        assert len(asked) == 1
        await shard.reconnect()
        await world.advance(BEAT)
        due = (await table(world)).record.due
        assert due is not None
        assert due > world.now(), "it was put off"
        await world.advance(QUICK)
        assert len(asked) > 1


async def test_no_persons_time_runs_out_while_the_machine_sleeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock wakes before the watch has looked."""
    monkeypatch.setattr(scheduler, "LOOK", LOOK)
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await paced(world, "quick")
        await world.advance(QUICK / 2)
        world.env.backend.clock.advance(600)
        await world.advance(LOOK)
        record = (await table(world)).record
        assert [seat.missed for seat in record.seats] == [0, 0]
        assert record.due is not None
        assert record.due > world.now()


async def test_the_time_of_an_outage_is_no_persons_loss(tmp_path: Path) -> None:
    """The board says so, and shows the new deadline, until the next answer."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await asked_always(world)
        board = await paced(world, "quick")
        due = (await table(world)).record.due or 0
        await world.advance(20)
        await host(world).close()
        world.env.backend.clock.advance(600)
        await again(world)
        assert (await table(world)).record.due == due + 600
        assert small(EN("board-outage", minutes=10)) in board.text.splitlines()
        assert f"<t:{int(due + 600)}:R>" in board.text
        await move(world, board, lambda labels: labels[0])
        assert EN("board-outage", minutes=10) not in board.text


async def test_no_person_loses_time_while_discord_cannot_reach_their_server(tmp_path: Path) -> None:
    """The connection is there all the time; the servers of others go on."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await asked_always(world)
        board = await paced(world, "quick")
        due = (await table(world)).record.due or 0
        guild = host(world).get_guild(world.server.id)
        assert guild is not None
        await host(world).on_guild_unavailable(guild)
        await world.advance(600)
        record = (await table(world)).record
        assert (record.due, [seat.missed for seat in record.seats]) == (due, [0, 0])
        await host(world).on_guild_available(guild)
        assert (await table(world)).record.due == pytest.approx(due + 600, abs=1)
        await world.advance(1)
        assert EN("board-outage", minutes=10) in board.text
        await host(world).on_guild_available(guild)
        assert (await table(world)).record.due == pytest.approx(due + 600, abs=1)


async def test_an_old_board_is_edited_after_an_outage_and_nothing_is_posted(tmp_path: Path) -> None:
    """Its time is put off, which is no reason to make the channel unread."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await asked_always(world)
        board = await paced(world, "days")
        await world.advance(OLD + 1)
        await host(world).close()
        world.env.backend.clock.advance(3600)
        with sent(world) as requests:
            await again(world)
            await world.advance(1)
        assert {each for each in requests if "message" in each} == {"PATCH message"}
        assert board.here
        assert EN("board-outage", minutes=60) in board.text
        record = (await table(world)).record
        assert record.shown == record.revision


async def test_a_tournament_game_ends_when_its_time_is_up(tmp_path: Path) -> None:
    """T-16: the board says when; neither an outage nor a rest counts; then squares are counted."""

    def said(ends: float | None) -> str:
        at = int(ends or 0)
        return EN("board-ends", time=f"<t:{at}:t>", ends=f"<t:{at}:R>")

    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await asked_always(world)
        ada = world.people[0]
        message = await lobby(world, game="tournament")
        offered = await house_rules(world, ada, message)
        minutes = EN("rule-time-limit.value-25")
        await world.choose(ada, offered, minutes, menu="rules:1:time_limit")
        await set_pace(world, ada, "none", message)
        assert minutes in message.text
        await world.click(ada, message, EN("button-start"))
        board, ends = world.last(), world.now() + 25 * 60
        assert said(ends) in board.text
        for _ in range(12):
            await move(world, board)
        await world.advance(60)
        await host(world).close()
        world.env.backend.clock.advance(600)
        await again(world)
        ends += 600
        assert said(ends) in board.text
        await world.slash(ada, "table pause")
        for person in world.people[1:]:
            await world.click(person, board, EN("button-pause"))
        await world.advance(100)
        assert "<t:" not in board.text
        await world.click(ada, board, EN("button-play-on"))
        ends += 100
        assert said(ends) in board.text
        await world.advance(ends - world.now() - 1)
        assert (await table(world)).record.status == "running"
        await world.advance(1)
        session, board = await table(world), world.last()
        assert session.record.status == "ended"
        assert session.play is not None
        places = session.play.game.standings(session.play.table)
        [event] = session.tail[-1].events
        assert isinstance(event, TimeUp)
        assert [seat for together in places for seat in together] == [
            seat for seat, _ in event.points
        ]
        players = {seat: session.controller(seat).person or 0 for seat, _ in event.points}
        points = ", ".join(f"{named(world, [players[seat]])} {own}" for seat, own in event.points)
        assert EN("event-time-up.headline", points=points) in board.text
        winners = [session.controller(seat).person for seat in places[0]]
        won = EN.listed([named(world, [each or 0]) for each in winners])
        assert f"## {won}" in board.text
        assert "<t:" not in board.text
        assert next(iter(board.buttons)) == EN("button-again")


async def test_a_lobby_closes_and_says_so(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        message = await lobby(world)
        await set_pace(world, world.people[0], "quick", message)
        due = world.now() + LASTS["quick"]
        panel = await set_up(world, world.people[0], message)
        assert EN("lobby-closes", due=f"<t:{int(due)}:R>") in panel.text
        await world.advance(LASTS["quick"])
        assert EN("lobby-closed") in world.last().text
        assert world.last().buttons == {}
        said = await refused(world, world.people[0], "table show")
        assert said == EN("no-table-here")


async def test_a_table_without_a_clock_closes_after_a_week(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await paced(world, "none")
        assert "<t:" not in board.text
        assert (await table(world)).record.due == world.now() + IDLE
        await host(world).tables.note(Change(table=1, due=world.now() + 10))
        await world.advance(10)
        assert EN("table-closed", why="idle", people=0, who="") in world.last().text


async def test_a_person_takes_over_a_seat_that_is_offered_by_a_press(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await lobby(world)
        eve = world.add_person("Eve")
        await world.click(ada, world.last(), EN("button-start"))
        board = world.last()
        said = (await world.slash(ada, "table offer")).whisper
        assert said == EN("offer-said", on="True")
        colour = EN("colour-yellow")
        assert EN("seat-offered", person=ada.name, colour=colour) in board.text
        take = EN("button-take", colour=colour, name=ada.name)
        answer = await world.click(ben, board, take)
        assert EN("seat-own") in answer.whisper
        await world.click(eve, board, take)
        session = await table(world)
        assert set(session.people) == {ben.id, eve.id}
        assert take not in world.last().buttons
        assert ada.id not in session.people


async def test_all_agree_to_a_pause_and_one_goes_on(tmp_path: Path) -> None:
    """The board says so and offers nothing else; hands neither."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await asked_always(world)
        board = await paced(world, "quick")
        ada, ben = world.people
        options = set(board.buttons)
        said = (await world.slash(ada, "table pause")).whisper
        assert said == EN("pause-said", rests="False")
        assert EN("pause-proposed", people=ada.name, count=1) in board.text
        await world.click(ben, board, EN("button-pause"))
        assert EN("board-resting") in board.text
        assert set(board.buttons) == {EN("button-play-on")}
        await world.advance(10 * QUICK)
        assert EN("table-paused") in await refused(world, ada, "table pause")
        await world.click(ada, board, EN("button-play-on"))
        assert set(board.buttons) == options
        assert EN("board-due", due=f"<t:{int(world.now() + QUICK)}:R>") in board.text


async def test_when_all_people_that_stay_have_agreed_to_a_pause_the_table_rests(
    tmp_path: Path,
) -> None:
    """The board went on asking, and nobody was left to say so."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await asked_always(world)
        board = await paced(world, "quick")
        ada, ben, cem = world.people
        await world.slash(ada, "table pause")
        await world.click(ben, board, EN("button-pause"))
        await world.slash(cem, "table leave")
        for _ in range(2):
            assert EN("board-resting") in board.text
            assert set(board.buttons) == {EN("button-play-on")}
            await world.advance(10 * QUICK)
            await again(world)
        await world.click(ada, board, EN("button-play-on"))
        assert EN("board-resting") not in board.text
        assert EN("button-pause") not in board.buttons
        assert (await table(world)).people == [ada.id, ben.id]


async def test_no_person_is_on_turn_during_a_pause(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await asked_always(world)
        board = await begun(world)
        up, other = await asked(world)
        up_now, resting = state("turn"), state("rests")
        assert (await world.slash(up, "tables")).sentence.startswith(up_now)
        await world.slash(up, "table pause")
        await world.click(other, board, EN("button-pause"))
        for person in (up, other):
            assert (await world.slash(person, "tables")).sentence.startswith(resting)
        (text,) = (await world.slash(up, "table text")).messages
        assert text.text.startswith(EN("board-resting"))
        await world.click(up, board, EN("button-play-on"))
        assert EN("board-resting") not in text.text
        assert (await world.slash(up, "tables")).sentence.startswith(up_now)
