"""What a server has chosen: its own presets of house rules."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

import pytest
from msgspec import json, structs

from data.records import Change, Entry
from data.store.errors import DamagedTable, DatabaseFull
from engine.catalog import ACTION_CARDS, CARD_RACE, CLASSIC, TOURNAMENT
from engine.hosting.actions.lobby import set_rules
from engine.hosting.state.refusals import Refused, TooOldToRestore, Unplayable
from engine.hosting.state.settings import (
    GRACE,
    MOST_PRESETS,
    NAME,
    Server,
    forgotten,
    opening,
    presets,
    saved,
)
from engine.hosting.state.setups import Setup, people, setup
from engine.hosting.state.setups import rules as values_of
from engine.rules import OwnPreset
from tests.engine.hosting.seated import ADA, BEN, Place, changed, lobby, refused

FRIDAY = OwnPreset("Friday", "family", {"barriers": True, "three_rolls": False})

EMPTY = Server()


def save(server: Server, name: str, chosen: Setup, reserved: tuple[str, ...] = ()) -> Server:
    return saved(server, CLASSIC, name, chosen, reserved)


def test_lobby_rules_are_saved_as_differences_from_the_games_preset() -> None:
    server = save(EMPTY, "Friday", Setup("family", {"barriers": True, "three_rolls": False}))
    assert presets(server, CLASSIC) == {"Friday": FRIDAY}
    assert presets(server, TOURNAMENT) == presets(server, CARD_RACE) == {}


def test_changes_of_an_own_preset_are_saved_as_changes_of_the_games() -> None:
    """What is back to what the game's preset says is no change."""
    server = save(EMPTY, "Monday", Setup(FRIDAY, {"three_rolls": True, "places": True}))
    assert presets(server, CLASSIC) == {
        "Monday": OwnPreset("Monday", "family", {"barriers": True, "places": True})
    }


def test_saving_under_a_name_again_takes_its_place() -> None:
    server = save(save(EMPTY, "Friday", Setup("book")), "Sunday", Setup("book"))
    server = save(server, "Friday", Setup("variants"))
    assert {name: own.preset for name, own in presets(server, CLASSIC).items()} == {
        "Sunday": "book",
        "Friday": "variants",
    }


@pytest.mark.parametrize("name", ["", "x" * (NAME + 1)])
def test_a_preset_needs_a_name(name: str) -> None:
    with refused("server-preset-unnamed", most=NAME):
        save(EMPTY, name, Setup("book"))
    assert presets(save(EMPTY, "x" * NAME, Setup("book")), CLASSIC)


@pytest.mark.parametrize("name", ["book", "Family", "mon THE day"])
def test_names_of_the_games_own_presets_are_taken(name: str) -> None:
    with refused("server-preset-taken", name=name):
        save(EMPTY, name, Setup("book"), ("Mon the day",))


@pytest.mark.parametrize("name", ["\u200d", "\u2800", "\u3164\u3164", "\u00ad", "\ufe0f"])
def test_a_preset_has_a_name_that_can_be_seen(name: str) -> None:
    with refused("server-preset-unnamed", most=NAME):
        save(EMPTY, name, Setup("book"))


@pytest.mark.parametrize(
    "name",
    [
        "bo\u043ek", "\u0412\u043e\u043e\u043a", "\uff22ook", "b00k", "bo\u200dok", "Book\u3164",
        "\u0392y the \u03bfther b\u03bf\u03bfk", "Fr\u0456day", "FR1DAY", "\U0001d5d9riday",
    ],
)  # fmt: skip
def test_a_name_that_looks_like_another_is_taken(name: str) -> None:
    """Cyrillic, Greek and mathematical letters, digits for letters, and what is not seen at all."""
    server = save(EMPTY, "Friday", Setup("family"))
    with refused("server-preset-taken", name=name):
        save(server, name, Setup("book"), ("By the other book",))


@pytest.mark.parametrize("name", ["Freitag", "B\u00fccher", "Вечер", "麻雀", "No. 2", "Fridays"])
def test_names_of_every_script_that_look_otherwise_are_free(name: str) -> None:
    server = save(save(EMPTY, "Friday", Setup("book")), "No. 1", Setup("book"))
    assert name in presets(save(server, name, Setup("book"), ("Bucher",)), CLASSIC)


def test_there_are_so_many_presets_and_no_more() -> None:
    """Of each game; one of them can still be changed."""
    server = EMPTY
    for number in range(MOST_PRESETS):
        server = save(server, f"No. {number}", Setup("book"))
    with refused("server-preset-too-many", most=MOST_PRESETS):
        save(server, "One more", Setup("book"))
    assert presets(save(server, "No. 3", Setup("family")), CLASSIC)["No. 3"].preset == "family"
    assert presets(saved(server, TOURNAMENT, "One more", Setup("book"), ()), TOURNAMENT)


def test_a_preset_is_forgotten_by_its_name() -> None:
    server = save(save(EMPTY, "Friday", Setup("book")), "Sunday", Setup("book"))
    assert list(presets(forgotten(server, CLASSIC, "Friday"), CLASSIC)) == ["Sunday"]
    with refused("unknown-preset"):
        forgotten(server, CLASSIC, "Monday")
    with refused("unknown-preset"):
        forgotten(server, TOURNAMENT, "Friday")


@pytest.mark.parametrize(
    "odd",
    [
        OwnPreset("book", "family"),
        OwnPreset("Odd", "no such preset"),
        OwnPreset("Odd", "book", {"sharks": True}),
        OwnPreset("Odd", "book", {"six_arms": True, "extra_colours": True}),
    ],
)
def test_presets_of_another_version_that_make_no_sense_are_left_out(odd: OwnPreset) -> None:
    """A preset with the key of one of the game's would be taken for that one."""
    server = Server(presets={"classic": [odd, FRIDAY]})
    assert presets(server, CLASSIC) == {"Friday": FRIDAY}


def test_stored_choices_read_the_same_beside_unknown_fields() -> None:
    server = Server(True, {"classic": [FRIDAY]})
    assert json.decode(json.encode(server), type=Server) == server
    assert json.decode(b"{}", type=Server) == EMPTY
    assert json.decode(b'{"threads": true, "clocks": 3}', type=Server) == Server(True)


def test_a_lobby_plays_by_an_own_preset_and_its_differences() -> None:
    usual = CLASSIC.values("family", {"barriers": True, "three_rolls": False})
    record = lobby()
    record = changed(record, set_rules(record, CLASSIC, ADA, FRIDAY, {}))
    assert values_of(record, CLASSIC) == CLASSIC.values(FRIDAY) == usual
    record = changed(record, set_rules(record, CLASSIC, ADA, FRIDAY, {**usual, "places": True}))
    assert (setup(record).preset, setup(record).rules) == (FRIDAY, {"places": True})
    assert values_of(record, CLASSIC) == {**usual, "places": True}


def threads_on(server: Server) -> Server:
    return structs.replace(server, threads=True)


async def test_changes_of_two_admins_at_once_are_both_kept(place: Place) -> None:
    friday = partial(saved, system=CLASSIC, name="Friday", chosen=Setup("book"), reserved=())
    await asyncio.gather(
        place.tables.settings.change_server(1, friday),
        place.tables.settings.change_server(1, threads_on),
    )
    server = await place.tables.choices.server(1)
    assert (server.threads, list(presets(server, CLASSIC))) == (True, ["Friday"])
    assert await place.tables.choices.server(2) == EMPTY


async def test_a_change_that_is_refused_changes_nothing(place: Place) -> None:
    await place.tables.settings.change_server(1, threads_on)
    with refused("unknown-preset"):
        await place.tables.settings.change_server(
            1, partial(forgotten, system=CLASSIC, name="Friday")
        )
    assert await place.tables.choices.server(1) == Server(True)


async def test_a_table_is_opened_with_a_preset_of_its_server(place: Place) -> None:
    tables = place.tables
    await tables.settings.change_server(1, lambda server: Server(presets={"classic": [FRIDAY]}))
    session = await tables.lobbies.open("classic", "Friday", ADA, server=1, channel=2, click=100)
    assert session.values() == CLASSIC.values(FRIDAY)
    for preset, server in (("Friday", 2), ("Monday", 1)):
        with refused("unknown-preset"):
            await tables.lobbies.open("classic", preset, ADA, server=server, channel=2, click=100)


async def test_a_lobby_keeps_a_preset_that_its_server_forgets(place: Place) -> None:
    await place.tables.settings.change_server(
        1, lambda server: Server(presets={"classic": [FRIDAY]})
    )
    await place.tables.lobbies.open("classic", "Friday", ADA, server=1, channel=2, click=100)
    await place.tables.settings.change_server(1, partial(forgotten, system=CLASSIC, name="Friday"))
    await place.reopen()
    assert (await place.tables.get(1)).values() == CLASSIC.values(FRIDAY)


async def test_presets_of_a_server_are_offered_in_its_lobbies(place: Place) -> None:
    """Games that have begun look as before."""
    await place.start(BEN)
    await place.tables.lobbies.open("classic", "book", ADA, server=1, channel=3, click=100)
    seen: list[int] = []
    place.tables.memory.listeners.append(lambda changed: seen.append(changed.session.record.id))
    await place.tables.settings.change_server(
        1, lambda server: Server(presets={"classic": [FRIDAY]})
    )
    assert seen == [2]
    for table in (1, 2):
        assert (await place.tables.get(table)).server.presets == {"classic": [FRIDAY]}


async def test_a_new_theme_applies_at_every_table_of_the_server(
    place: Place,
) -> None:
    """But for those that cannot be opened."""
    await place.tables.lobbies.open("classic", "book", ADA, server=1, channel=2, click=100)
    await place.tables.lobbies.open("snatch", "book", ADA, server=1, channel=3, click=101)
    del place.catalog["snatch"]
    place.forget()
    seen: list[int] = []
    place.tables.memory.listeners.append(lambda changed: seen.append(changed.session.record.id))
    server = await place.tables.settings.change_server(
        1, lambda each: structs.replace(each, theme="dark")
    )
    assert server.theme == (await place.tables.get(1)).server.theme == "dark"
    assert seen == [1]
    await place.tables.settings.change_server(1, threads_on)
    await place.tables.settings.change_server(1, lambda each: each)
    assert seen == [1]


async def never(*given: object) -> Any:
    """Read nothing."""
    raise DatabaseFull(file="here")


async def test_tables_heed_a_choice_though_the_store_fails_at_one(
    place: Place, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To choose the same once more would change nothing, and no table after it."""
    for channel in (2, 3):
        await place.tables.lobbies.open(
            "classic", "book", ADA, server=1, channel=channel, click=100
        )
    place.store.error, save = DatabaseFull(file="here"), place.store.save_server

    async def full(*given: Any) -> None:
        await save(*given)
        monkeypatch.setattr(place.store, "tables_on", never)

    monkeypatch.setattr(place.store, "save_server", full)
    await place.tables.settings.change_server(1, lambda each: structs.replace(each, theme="dark"))
    assert "table 1: cannot apply what was chosen" in caplog.text
    for number in (1, 2):
        assert (await place.tables.get(number)).server.theme == "dark"


def test_a_new_table_has_the_pace_and_the_action_cards_of_its_server() -> None:
    server = Server(pace="days", deck="sprint 30")
    assert opening(server, CLASSIC, "book") == Setup("book", pace="days")
    assert opening(server, ACTION_CARDS, "book") == Setup(
        "book", {"deck": "sprint 30"}, pace="days"
    )


@pytest.mark.parametrize(
    ("server", "preset"),
    [
        (Server(pace="hasty", deck="unknown 30"), "book"),
        (Server(deck="ours"), "book"),
        (Server(deck="sprint 30"), OwnPreset("Ours", "book", {"deck": "twice"})),
    ],
)
def test_a_meaningless_setting_is_left_out_at_a_new_table(
    server: Server, preset: str | OwnPreset
) -> None:
    """Kinds of cards that are gone, what is usual anyway, and presets with cards of their own."""
    assert opening(server, ACTION_CARDS, preset) == Setup(preset)


async def test_known_choices_of_a_server_follow_every_change(place: Place) -> None:
    assert place.tables.choices.known(1) == EMPTY
    await place.tables.settings.change_server(1, threads_on)
    assert place.tables.choices.known(1) == Server(True)
    await place.tables.settings.change_server(1, lambda server: EMPTY)
    assert place.tables.choices.known(1) == EMPTY


async def test_a_table_is_taken_up_from_the_store_when_its_memory_is_wrong(place: Place) -> None:
    session = await place.start(BEN)
    session.record.channel = 99
    assert (await place.tables.memory.reload(1)).record.channel == 2


async def test_a_player_that_is_taken_out_leaves_their_seat_to_a_computer_and_no_trace(
    place: Place,
) -> None:
    """A second time, and at a table that is over, there is nothing to give up."""
    await place.start(BEN)
    for _ in range(2):
        with suppress(Refused):
            await place.tables.leave(1, ADA)
        await place.tables.memory.take_out(1, ADA)
    session = await place.tables.get(1)
    assert (session.people, session.record.host) == ([BEN], BEN)
    assert [found async for found in place.store.traces(ADA)] == []
    await place.assert_as_stored(1)


async def test_a_deleted_table_is_not_kept_in_memory(place: Place) -> None:
    await place.open()
    await place.store.forget_server(1)
    place.tables.memory.drop([1, 7])
    with pytest.raises(Refused):
        await place.tables.get(1)


async def test_where_something_happened_lately_is_known_the_latest_first(place: Place) -> None:
    """Of running tables alone, as far as they are in memory; so is how far a table has come."""
    await place.start(BEN)
    place.time += 100.0
    session = await place.start(BEN)
    await place.open()
    assert place.tables.memory.lively(place.time - 50.0) == [2]
    assert place.tables.memory.lively(0.0) == [2, 1]
    assert place.tables.memory.given(2) == session.record.seq
    assert place.tables.memory.given(9) is None


async def test_which_message_is_a_board_is_known_of_tables_in_memory(place: Place) -> None:
    await place.start(BEN)
    assert place.tables.memory.message(1) is None
    await place.tables.note(Change(table=1, message=77))
    assert place.tables.memory.message(1) == 77
    assert place.tables.memory.message(9) is None


async def test_a_lobby_that_offers_the_same_again_forgets_the_player_that_was_deleted(
    place: Place,
) -> None:
    await place.start(BEN)
    await place.tables.propose_end(1, ADA, moderator=True)
    lobby = await place.tables.get(await place.open())
    assert lobby.last is not None
    assert BEN in people(lobby.last.seats)
    await place.tables.memory.take_out(1, BEN)
    lobby = await place.tables.get(2)
    assert lobby.last is None or BEN not in people(lobby.last.seats)
    assert [found async for found in place.store.traces(BEN)] == []


@pytest.mark.parametrize(("over", "refusal"), [(False, Unplayable), (True, TooOldToRestore)])
async def test_a_table_whose_log_is_damaged_is_refused(
    place: Place, monkeypatch: pytest.MonkeyPatch, over: bool, refusal: type[Refused]
) -> None:
    """So that all else that is known of it can be read, told and deleted."""

    async def damaged(table: int, since: int = 0) -> list[Entry]:
        raise DamagedTable(table=str(table))

    await place.start(BEN)
    if over:
        await place.tables.propose_end(1, ADA, moderator=True)
    place.forget()
    monkeypatch.setattr(place.store, "log", damaged)
    with pytest.raises(refusal):
        await place.tables.get(1)


def test_a_shorter_time_of_keeping_begins_later_and_a_longer_one_at_once() -> None:
    """Until then it can be taken back, by any time that is no shorter."""
    server = Server(keeps=180)
    lowered = server.keeping("keeps", 30, now=1000.0)
    assert [lowered.days("keeps", now) for now in (1000.0, 999.0 + GRACE)] == [180, 180]
    assert lowered.days("keeps", 1000.0 + GRACE) == 30
    assert lowered.days("results_days", 1000.0 + GRACE) == 365
    assert lowered.keeping("keeps", 180, now=2000.0) == server
    assert lowered.keeping("keeps", 365, now=2000.0).days("keeps", 2000.0) == 365
    later = 2000.0 + GRACE
    assert lowered.keeping("keeps", 90, now=later).days("keeps", later) == 90


async def test_a_language_is_made_ready_before_it_counts(place: Place) -> None:
    ready = list[str | None]()

    async def prepare(chosen: Server) -> bool:
        if chosen.language in ready:
            return False
        ready.append(chosen.language)
        return True

    place.tables.choices.prepare = prepare
    assert (await place.tables.choices.server(1)).language == Server().language
    await place.tables.settings.change_server(
        1, lambda chosen: structs.replace(chosen, language="fr")
    )
    assert ready[-1] == "fr"
    assert (await place.tables.choices.server(1)).language == "fr"
