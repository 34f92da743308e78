"""A game's file proves itself: whatever is changed in it is found, and nobody learns too much."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec import json, structs

from data.records import Entry, SeatRecord, TableRecord
from engine.catalog import ACTION_CARDS, CLASSIC
from engine.core import CHANCE, Decision
from engine.hosting.service.restoring import restored
from engine.hosting.state.dice import published
from engine.hosting.state.game_log import RESTART
from engine.hosting.state.session import Session
from engine.hosting.state.setups import Setup
from engine.hosting.statistics.game_file import export, verify
from engine.players import by_chance
from engine.system import System
from tests.toy import Snatch, seating

ADA, BEN = 111_111_111_111_111_111, 222_222_222_222_222_222
SNATCH = System(
    key="snatch",
    seating=seating,
    rules=(),
    presets={"book": {}},
    make=lambda seats, values: Snatch(seats),
    levels={"random": by_chance},
    hands=True,
)
CATALOG = {"classic": CLASSIC, "snatch": SNATCH}


def lobby(system: System = CLASSIC, seed: int = 1, **fields: Any) -> TableRecord:
    """A table before its game: Ada and Ben, and a computer player if three have to be."""
    seats = [SeatRecord(0, ADA), SeatRecord(2, BEN)]
    if system is SNATCH:
        seats = [SeatRecord(0, ADA), SeatRecord(1, BEN), SeatRecord(2, None, "random")]
    record = TableRecord(
        id=4711,
        game=system.key,
        version=0,
        setup=json.encode(Setup("book", invited=(BEN,))),
        host=ADA,
        server=1,
        channel=2,
        seed=Random(seed).randbytes(32),
        contributions=[1400000000000000001, 1400000000000000002, 1400000000000000003],
        seats=seats,
    )
    return structs.replace(record, **fields)


def played(
    system: System = CLASSIC, seed: int = 1, most: int = 10_000, **fields: Any
) -> tuple[TableRecord, list[Entry]]:
    """Play a game by chance, to its end or for *most* answers of people."""
    session, random = Session(lobby(system, seed, **fields), system), Random(seed)
    log = session.begin().entries
    session.stored(session.change(log, 0.0))
    session.record.status = "running" if session.record.status == "lobby" else "ended"
    for _ in range(most):
        if session.play is None or session.play.table.over:
            break
        pending = session.play.pending
        assert isinstance(pending, Decision)
        seat = pending.waits_for[0]
        action = pending.options[seat][random.randrange(len(pending.options[seat]))]
        entries = [session.answer(seat, action, ADA), *session.advance().entries]
        session.stored(session.change(entries, 0.0))
        log += entries
    return session.record, log


@cache
def finished(game: str = "classic", seed: int = 1) -> bytes:
    """The file of a game that was played to its end."""
    return export(*played(CATALOG[game], seed), CATALOG)


def changed(file: bytes, change: Callable[[Any], None]) -> bytes:
    """The file with something changed in it."""
    data = json.decode(file)
    change(data)
    return json.encode(data)


def refused(file: bytes) -> str:
    """What is said against a file."""
    verdict = verify(file, CATALOG)
    assert not verdict.fits
    return verdict.says


# Finished games prove themselves.


@pytest.mark.parametrize("game", CATALOG)
def test_a_finished_game_proves_itself(game: str) -> None:
    file = finished(game)
    verdict = verify(file, CATALOG)
    assert verdict.fits, verdict
    assert verdict.row is None
    assert json.decode(file)["published"] in verdict.says
    assert verdict.says.endswith("The moves give the same game and result.")


def test_the_seed_is_shown_when_the_game_has_ended() -> None:
    record, log = played()
    file = json.decode(export(record, log))
    assert file["seed"] == record.seed.hex()
    assert file["published"] == published(record.seed)


def test_an_abandoned_game_shows_its_seed_and_proves_itself() -> None:
    record, log = played(most=20)
    record.status = "abandoned"
    file = export(record, log)
    assert json.decode(file)["result"] is None
    assert verify(file).fits


def test_a_lobby_that_was_closed_proves_its_seed() -> None:
    verdict = verify(export(lobby(status="abandoned"), []))
    assert verdict.fits
    assert verdict.says.endswith("The game was never begun.")


def test_the_result_is_in_the_file() -> None:
    record, log = played()
    first, second = json.decode(export(record, log))["result"]
    assert sorted(first + second) == [0, 2]


def test_the_file_is_the_same_every_time() -> None:
    assert export(*played()) == export(*played())


def test_every_answer_has_a_line_of_its_own() -> None:
    record, log = played(most=5)
    lines = export(record, log).decode().splitlines()
    assert sum(line.startswith('    {"seq"') for line in lines) == len(log)


def test_the_file_says_where_people_and_where_computers_played() -> None:
    file = json.decode(export(*played(SNATCH, most=1), CATALOG))
    assert [seat["player"] for seat in file["seats"]] == ["person", "person", "computer random"]


def test_the_rules_are_written_out_so_that_a_preset_may_change() -> None:
    setup = json.encode(Setup("family", {"places": True}))
    record, log = played(setup=setup)
    file = json.decode(export(record, log))
    assert file["rules"]["three_rolls"] is True
    assert file["rules"]["places"] is True
    assert set(file["rules"]) == {rule.key for rule in CLASSIC.rules}
    assert verify(json.encode(file)).fits


# Nobody learns too much.


@pytest.mark.parametrize("status", ["running", "ended"])
def test_no_file_names_a_person_a_place_or_a_time(status: str) -> None:
    record, log = played(most=30)
    record.status = "abandoned" if status == "ended" else "running"
    file = export(record, [structs.replace(entry, at=1234567.5) for entry in log])
    for secret in (str(ADA), str(BEN), "1234567.5", "invited", "channel", "server", "host"):
        assert secret.encode() not in file.replace(b'"first_player":"host"', b"")


def test_a_running_game_keeps_its_seed() -> None:
    record, log = played(most=10)
    file = export(record, log)
    assert record.seed.hex().encode() not in file
    assert json.decode(file)["seed"] is None
    assert "not over" in refused(file)


def test_a_running_game_shows_its_rolls() -> None:
    record, log = played(most=10)
    rows = json.decode(export(record, log))["log"]
    assert [row["action"] for row in rows] == [entry.action for entry in log]


def test_a_running_game_keeps_shuffles_hands_and_secret_answers() -> None:
    """Two games that differ in hidden things only could not be told apart by what is shown."""
    record, log = played(SNATCH, seed=3, most=12)
    rows = json.decode(export(record, log, CATALOG))["log"]
    assert len(rows) == len(log)
    for row in rows:
        assert (row["action"] is None) == (row["seat"] >= 0 or "question" in row)
        for event in row["events"]:
            if event["type"] in ("Drew", "Robbed"):
                assert event["card"] == ""
    assert any(event["type"] == "Drew" for row in rows for event in row["events"])


def test_where_the_rules_have_changed_a_running_game_keeps_every_answer() -> None:
    """Whether an answer was secret only the rules can tell, and they tell another story."""
    record, log = played(SNATCH, seed=3, most=6)
    log[0] = structs.replace(log[0], events=b'[{"type":"Scored","seat":0}]')
    rows = json.decode(export(record, log, CATALOG))["log"]
    assert all(row["action"] is None for row in rows)


def test_without_hands_a_change_of_the_rules_hides_nothing() -> None:
    record, log = played(most=6)
    log[0] = structs.replace(log[0], events=b'[{"type":"Began","seat":0}]')
    rows = json.decode(export(record, log))["log"]
    assert all(row["action"] is not None for row in rows)


# Whatever is changed is found.

CHANCES = [row["seq"] for row in json.decode(finished())["log"] if row["seat"] == CHANCE]
LENGTH = len(json.decode(finished())["log"])


@given(st.sampled_from(CHANCES), st.sampled_from("123456"))
def test_a_changed_roll_is_found(seq: int, pips: str) -> None:
    game = json.decode(finished())
    same = game["log"][seq]["action"] == pips
    game["log"][seq]["action"] = pips
    verdict = verify(json.encode(game))
    assert verdict.fits == same
    assert verdict.row == (None if same else seq)


@given(st.data())
def test_a_changed_shuffle_or_pick_is_found(data: st.DataObject) -> None:
    game = json.decode(finished("snatch"))
    row = data.draw(st.sampled_from([row for row in game["log"] if row["seat"] == CHANCE]))
    order = row["action"].split()
    if len(order) == 1:
        row["action"] = str(int(order[0]) + 1)
    else:
        one, other = data.draw(st.permutations(range(len(order))))[:2]
        order[one], order[other] = order[other], order[one]
        row["action"] = " ".join(order)
    verdict = verify(json.encode(game), CATALOG)
    assert (verdict.fits, verdict.row) == (False, row["seq"])


@pytest.mark.many
@given(st.integers(0, LENGTH - 1), st.integers(0, LENGTH - 1))
@example(92, 95)
def test_a_changed_order_of_rows_is_found(one: int, other: int) -> None:
    """Rows that changed places are found even if they are numbered anew, unless they are equal.

    Or unless that is a game as well: two moves of a seat after the same roll may each stand for
    the other where neither is in the way of anything between.
    """
    game = json.decode(finished())
    rows = game["log"]
    rows[one], rows[other] = rows[other], rows[one]
    assert verify(json.encode(game)).row == (None if one == other else min(one, other))
    rows[one]["seq"], rows[other]["seq"] = one, other
    same = rows[one] == {**rows[other], "seq": one}
    told = {(row["seat"], rows[row["seq"] - 1]["action"]) for row in (rows[one], rows[other])}
    moves = rows[one]["seat"] >= 0 <= rows[other]["seat"]
    assert verify(json.encode(game)).fits in ({True} if same else {False, moves and len(told) == 1})


@given(st.integers(0, LENGTH - 1))
def test_a_missing_row_is_found(seq: int) -> None:
    game = json.decode(finished())
    del game["log"][seq]
    assert not verify(json.encode(game)).fits
    for place, row in enumerate(game["log"]):
        row["seq"] = place
    assert not verify(json.encode(game)).fits


@pytest.mark.many
@given(st.integers(0, 2), st.integers(0, 18), st.integers(0, 9))
def test_a_changed_contribution_is_found(which: int, place: int, digit: int) -> None:
    game = json.decode(finished())
    click = game["contributions"][which]
    game["contributions"][which] = click[:place] + str(digit) + click[place + 1 :]
    same = game["contributions"][which] == click
    assert verify(json.encode(game)).fits == same


@given(st.permutations(range(3)))
def test_a_changed_order_of_contributions_is_found(order: list[int]) -> None:
    game = json.decode(finished())
    game["contributions"] = [game["contributions"][place] for place in order]
    assert verify(json.encode(game)).fits == (order == [0, 1, 2])


@pytest.mark.many
@given(st.integers(0, 63), st.sampled_from("0123456789abcdef"))
def test_a_changed_seed_is_found_with_and_without_its_hash(place: int, digit: str) -> None:
    game = json.decode(finished())
    seed = game["seed"]
    game["seed"] = seed[:place] + digit + seed[place + 1 :]
    same = game["seed"] == seed
    assert verify(json.encode(game)).fits == same
    game["published"] = published(bytes.fromhex(game["seed"]))
    assert verify(json.encode(game)).fits == same


@pytest.mark.many
@given(st.data())
def test_a_changed_move_is_found(data: st.DataObject) -> None:
    game = json.decode(finished())
    seq = data.draw(st.integers(0, LENGTH - 1))
    action = data.draw(st.sampled_from(["roll", "enter", "move 1", "move 2", "begin", "pass"]))
    row = game["log"][seq]
    same = row["action"] == action
    row["action"] = action
    assert verify(json.encode(game)).fits == same


@given(st.data())
def test_a_changed_event_is_found(data: st.DataObject) -> None:
    game = json.decode(finished())
    events = [event for row in game["log"] for event in row["events"]]
    event = data.draw(st.sampled_from(events))
    field = data.draw(st.sampled_from([key for key in event if key != "type"]))
    event[field] += 1
    assert not verify(json.encode(game)).fits


def test_another_table_number_is_found() -> None:
    assert "the seed gives" in refused(changed(finished(), lambda game: game.update(table=4712)))


def test_another_result_is_found() -> None:
    says = refused(changed(finished(), lambda game: game["result"].reverse()))
    assert says == "The result is not that of the game."


def test_an_ended_game_is_not_passed_off_as_abandoned() -> None:
    def abandon(game: Any) -> None:
        game.update(status="abandoned", result=None)

    assert refused(changed(finished(), abandon)) == "The game is not abandoned after the last row."


def test_other_rules_are_found() -> None:
    def change(game: Any) -> None:
        game["rules"]["start_in_base"] = True

    assert "not what the rules make of the game" in refused(changed(finished(), change))


# The rules may change while a game is played.


def restarted() -> tuple[TableRecord, list[Entry]]:
    """A game whose last turn began again, as today's rules give something else."""
    record, log = played(most=27)
    log[-1] = structs.replace(log[-1], events=b'[{"type":"Began","seat":0}]')
    turn = [entry for entry in log if entry.seq >= record.snapshot_seq]
    session = restored(record, CLASSIC, turn)
    assert session.restarted
    session.stored(session.change(session.restarted, 0.0))
    assert session.play
    pending = session.play.pending
    assert isinstance(pending, Decision)
    [(seat, actions)] = pending.options.items()
    more = [session.answer(seat, actions[0], ADA), *session.advance().entries]
    record.status = "abandoned"
    return record, [*log, *session.restarted, *more]


def test_a_turn_that_began_again_is_told_and_its_dice_are_checked() -> None:
    record, log = restarted()
    file = export(record, log)
    verdict = verify(file)
    assert verdict.fits
    [seq] = [entry.seq for entry in log if entry.action == RESTART]
    assert f"As the rules changed at row {seq}, the moves from row {seq - 1} on" in verdict.says
    last = max(entry.seq for entry in log if entry.seat == CHANCE)
    assert last > seq

    def change(game: Any) -> None:
        action = game["log"][last]["action"]
        game["log"][last]["action"] = "1" if action != "1" else "2"

    assert verify(changed(file, change)).row == last


def test_a_turn_that_began_again_under_the_same_rules_is_played_again() -> None:
    """The rules changed back, so that the turn given up fits as well."""
    record, log = restarted()
    _, before = played(most=27)
    verdict = verify(export(record, [*before, *log[len(before) :]]))
    assert verdict.fits
    assert verdict.says.endswith("The moves give the same game and result.")


def test_the_moves_of_another_version_are_not_judged() -> None:
    verdict = verify(changed(finished(), lambda game: game.update(version=99)))
    assert verdict.fits
    assert verdict.says.endswith("version 99 of the rules and were not made again.")


# Whatever is handed in, the answer is a sentence.


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda game: game.update(format="poeppel-3"), "only poeppel-1 and poeppel-2 can be"),
        (lambda game: game.update(format="poeppel-2"), "name a place in a cup"),
        (lambda game: game.update(at="1:2:3"), "name a place in a cup"),
        (lambda game: game.update(at="1:2", format="poeppel-2"), "not the file of a game"),
        (lambda game: game.update(seed=None), "holds no seed"),
        (lambda game: game.update(seed=game["seed"].upper()), "not the file of a game"),
        (lambda game: game.update(seed=game["seed"] + "\n"), "not the file of a game"),
        (lambda game: game.update(seed="0" * 64), "does not fit the published hash"),
        (lambda game: game.update(game="ludo"), "There is no game ludo"),
        (lambda game: game["seats"].pop(), "none that can be played together"),
        (lambda game: game["seats"][0].update(seat=1), "none that can be played together"),
        (lambda game: game["rules"].update(flying=True), "The rules cannot be played"),
        (lambda game: game["rules"].update(places="often"), "The rules cannot be played"),
        (lambda game: game.update(more=1), "not the file of a game"),
        (lambda game: game["contributions"].append("01"), "not the file of a game"),
        (lambda game: game["contributions"].append(1), "not the file of a game"),
        (lambda game: game["log"][1].update(question={"type": "Roll", "dice": 2}), "no possible"),
        (lambda game: game["log"][1].update(question={"type": "Roll", "dice": 0}), "no possible"),
        (
            lambda game: game["log"][1].update(question={"type": "Shuffle", "cards": 10**12}),
            "no possible outcome",
        ),
        (
            lambda game: game["log"][1].update(question={"type": "Pick", "among": 2**32 + 1}),
            "no possible outcome",
        ),
        (lambda game: game["log"][1].update(question={"type": "Pick", "among": 0}), "no possible"),
        (lambda game: game["log"][1].update(question={"type": "Spin"}), "not the file of a game"),
        (lambda game: game["log"][1].update(action=None), "no possible outcome"),
        (lambda game: game["log"][1].pop("question"), "answered to a question"),
        (lambda game: game["log"][1].update(seat=0), "answered to a question"),
        (lambda game: game["log"].clear(), "not ended after the last row"),
    ],
)
def test_a_malformed_file_gets_a_sentence(change: Callable[[Any], None], says: str) -> None:
    assert says in refused(changed(finished(), change))


@pytest.mark.parametrize("file", [b"", b"{}", b"[1]", b"\xff\xfe", b"[" * 100_000, b'{"log":'])
def test_a_file_that_is_no_game_is_refused_in_one_sentence(file: bytes) -> None:
    assert refused(file).startswith("This is not the file of a game: ")


@given(st.binary())
def test_any_bytes_get_a_sentence(file: bytes) -> None:
    assert refused(file)


def test_a_turn_that_began_again_with_the_end_of_a_card_proves_itself() -> None:
    """What happens before the first answer of a turn stands in the note that it began again."""
    session, random = Session(lobby(ACTION_CARDS, 0), ACTION_CARDS), Random(0)
    log = session.begin().entries
    session.stored(session.change(log, 0.0))
    session.record.status = "running"
    while True:
        row = next((row for row in log if row.seq == session.record.snapshot_seq - 1), None)
        if row and b"EndedLasting" in row.events and session.running.seq > session.running.began:
            break
        pending = session.running.pending
        assert isinstance(pending, Decision)
        seat = pending.waits_for[0]
        if session.time_limits.asked == "moment":
            more = session.default().entries
        else:
            action = random.choice(pending.options[seat])
            more = [session.answer(seat, action, ADA), *session.advance().entries]
        session.stored(session.change(more, 0.0))
        log += more
    turn = [row for row in log if row.seq >= session.record.snapshot_seq]
    other = structs.replace(turn[-1], events=b'[{"type":"Began","seat":0}]')
    new = restored(session.record, ACTION_CARDS, [*turn[:-1], other])
    assert new.restarted
    new.record.status = "abandoned"
    says = verify(export(new.record, [*log, *new.restarted])).says
    assert says.endswith("The moves give the same game and result.")
