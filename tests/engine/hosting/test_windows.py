"""How long windows for reactions are open, and whom they wait for, as a table has it set (E-36)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json

from data.records import TableRecord
from engine.action_cards.game import ActionCards
from engine.catalog import ACTION_CARDS
from engine.core import Limit
from engine.hosting.again import again
from engine.hosting.lobby import ready, set_preset, set_rules
from engine.hosting.pace import HOUR, Pace
from engine.hosting.patience import seconds
from engine.hosting.servers import USUAL, Server, presets, saved
from engine.hosting.session import Session
from engine.hosting.setups import rules, setup
from engine.rules import OwnPreset, Value
from tests.engine.hosting.seated import ADA, BEN, changed, lobby
from tests.rules import reading


def cards(**chosen: Any) -> TableRecord:
    """Return a lobby of two people who are about to play with cards."""
    return lobby((0, ADA), (2, BEN), system=ACTION_CARDS, **chosen)


def started(record: TableRecord) -> Session:
    """Begin the game of a lobby."""
    session = Session(changed(record, ready(record, ACTION_CARDS, ADA, 1)), ACTION_CARDS)
    session.begin()
    return session


def lasts(session: Session, limit: Limit = "window") -> float | None:
    """Return the seconds that a window gives in a game."""
    return seconds(session.running.game, session.setup)[limit]


def asks(session: Session) -> str:
    """Return for whose reaction a game waits."""
    assert isinstance(session.running.game, ActionCards)
    return session.running.game.asks


@reading("E-36")
@pytest.mark.parametrize(
    ("pace", "open_for", "held", "brief", "whom"),
    [
        ("quick", 8, 20, 8, "concerned"),
        ("relaxed", 12, 20, 12, "concerned"),
        ("none", 20, 20, 20, "concerned"),
        ("days", 2 * HOUR, 2 * HOUR, 2 * HOUR, "holders"),
    ],
)
def test_how_long_and_for_whom_a_window_waits_is_as_the_pace_has_it(
    pace: Pace, open_for: float, held: float, brief: float, whom: str
) -> None:
    """E-36: 8 s quick, 12 s relaxed, 20 s once it is held; by the day as it was before, E-24."""
    session = started(cards(pace=pace))
    limits: tuple[Limit, ...] = ("window", "held", "brief")
    assert [lasts(session, each) for each in limits] == [open_for, held, brief]
    assert asks(session) == whom


@reading("E-36")
def test_a_table_may_set_how_long_windows_are_open() -> None:
    """E-36: then holding one, be it brief, gives no less."""
    session = started(cards(pace="quick", limits={"window": 30}))
    limits: tuple[Limit, ...] = ("window", "held", "brief")
    assert [lasts(session, each) for each in limits] == [30, 30, 30]
    without = started(cards(pace="quick", limits={"window": None}))
    assert [lasts(without, each) for each in limits] == [None, None, None]


FORMER: dict[str, Value] = {"reaction_seconds": "20", "skip_empty_windows": True}
"""What the rules of a game said that has begun before these were the table's to set."""


@pytest.mark.parametrize("pace", ["quick", "relaxed", "none"])
def test_a_game_that_had_begun_keeps_its_ways_until_it_is_over(pace: Pace) -> None:
    values = {**ACTION_CARDS.values("book"), **FORMER}
    del values["asked"]
    record = cards(pace=pace, values=values)
    session = Session(record, ACTION_CARDS)
    session.begin()
    assert (lasts(session), asks(session)) == (20, "holders")
    chosen, _ = again(record, ACTION_CARDS, ADA)
    another = started(lobby((0, ADA), (2, BEN), system=ACTION_CARDS, pace=chosen.pace))
    assert asks(another) == "concerned"


def test_a_table_keeps_what_was_chosen_for_it_when_this_was_a_house_rule() -> None:
    """As does the next game of those who play there."""
    record = cards(rules={"reaction_seconds": "30", "skip_empty_windows": False})
    session = started(record)
    assert (lasts(session), asks(session)) == (30, "all")
    chosen, _ = again(session.record, ACTION_CARDS, ADA)
    anew = cards(rules=chosen.rules, limits=chosen.limits, pace=chosen.pace)
    assert (lasts(started(anew)), asks(started(anew))) == (30, "all")
    by_day = started(cards(rules={"reaction_seconds": "30"}, pace="days"))
    assert (lasts(by_day), asks(by_day)) == (2 * HOUR, "holders")


def test_it_keeps_that_when_another_house_rule_is_chosen() -> None:
    record = cards(rules={"reaction_seconds": "30", "skip_empty_windows": False})
    chosen = {**setup(record).rules, "auto_draw": True}
    record = changed(record, set_rules(record, ACTION_CARDS, ADA, "book", chosen))
    assert setup(record).rules == {"asked": "all", "auto_draw": True}
    assert setup(record).limits == {"window": 30}
    assert (lasts(started(record)), asks(started(record))) == (30, "all")


def test_a_preset_that_was_saved_then_is_kept_and_played_by() -> None:
    """Also once it is saved anew from a table that plays so."""
    preset = OwnPreset("Ours", "family", {"reaction_seconds": "10", "skip_empty_windows": False})
    server = Server(presets={ACTION_CARDS.key: [preset]})
    assert presets(server, ACTION_CARDS) == {"Ours": preset}
    record = cards()
    record = changed(record, set_preset(record, ACTION_CARDS, ADA, preset, server))
    session = started(record)
    assert (lasts(session), asks(session)) == (10, "all")
    assert rules(session.record, ACTION_CARDS)["three_rolls"] is True
    [copied] = saved(USUAL, ACTION_CARDS, "Mine", setup(record), ()).presets[ACTION_CARDS.key]
    assert dict(copied.rules) == preset.rules


def test_what_is_stored_of_it_is_read_as_it_was_written() -> None:
    """What is not about windows stays."""
    stored: dict[str, Value] = {"deck": "twice", **FORMER}
    assert ACTION_CARDS.former(stored) == {"deck": "twice", "asked": "holders"}
    assert json.decode(cards(rules=FORMER).setup)["rules"] == FORMER
