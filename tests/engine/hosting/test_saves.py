"""What former versions have stored is taken up again, converted where its shape has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from msgspec import json, structs

from engine.catalog import ACTION_CARDS, CATALOG
from engine.core import Game, OtherVersion, Play, State
from engine.hosting.service.restoring import restored
from engine.hosting.statistics.game_file import verify
from engine.players import by_chance
from engine.simulate import advance
from engine.system import System
from tests.engine.hosting.golden_saves import FOLDER, GAMES, Save, at, file, played, read
from tests.rules import reading
from tests.toy import Snatch
from tests.trials import seated, trial

EXPORTED = sorted(GAMES.glob("*.json"))
BOUND = 20_000


def game_of(system: System) -> Game[Any]:
    """A game of a system, whatever its seats."""
    values = system.values("book")
    return system.make(system.seating(seated(system), values).arms[0], values)


VERSIONS = [
    (key, version)
    for key, system in CATALOG.items()
    for version in range(game_of(system).oldest, game_of(system).version + 1)
]


@pytest.mark.parametrize("system", CATALOG.values(), ids=CATALOG)
def test_every_version_of_every_game_has_tables_that_it_stored(system: System) -> None:
    """Where one is missing: ``python -m tests.engine.hosting.golden_saves`` writes those of today."""
    versions = range(game_of(system).oldest, game_of(system).version + 1)
    kept = {file(system.key, version) for version in versions}
    assert {*FOLDER.glob(f"{system.key}-*.json")} == kept
    assert (GAMES / file(system.key, versions[-1]).name).exists(), "exported"


@pytest.mark.parametrize("path", EXPORTED, ids=[path.stem for path in EXPORTED])
def test_games_that_a_former_version_exported_prove_themselves(path: Path) -> None:
    """Their dice for ever, and their moves as long as the rules are those of that version."""
    game = json.decode(path.read_bytes())
    verdict = verify(path.read_bytes())
    assert verdict.fits, verdict.says
    is_of_today = game["version"] == game_of(CATALOG[game["game"]]).version
    assert verdict.says.endswith("the same game and result.") == is_of_today
    assert path.stem == f"{game['game']}-{game['version']}"


@pytest.mark.many
@pytest.mark.parametrize(("key", "version"), VERSIONS)
def test_tables_that_a_former_version_stored_are_played_to_their_end(
    key: str, version: int
) -> None:
    for save in read(key, version):
        system = CATALOG[save.record.game]
        session = restored(save.record, system, save.log)
        play = session.play
        assert play is not None
        is_of_today = save.record.version == play.game.version
        assert not (is_of_today and session.restarted), "the same rules play the same turn"
        for seat in (*session.seats_of(session.people[0]), None):
            assert session.sight(seat).seat == seat
        random = Random(1)
        for _ in range(BOUND):
            if play.table.over:
                break
            advance(play, by_chance, random)
        assert play.table.over
        assert play.game.standings(play.table)


@reading("E-36")
def test_among_them_are_tables_in_the_middle_of_each_kind_of_window() -> None:
    """E-36: held, in chains of answers, and with each thing that is said about being asked."""
    version = game_of(ACTION_CARDS).version
    sessions = [
        restored(save.record, ACTION_CARDS, save.log) for save in read("action_cards", version)
    ]
    for moment in trial("action_cards").moments:
        [session, *_] = [each for each in sessions if at("action_cards", moment)(each)]
        assert session.time_limits.after, "silence passes in it"
        window = session.running.pending
        session.default()
        assert session.running.pending != window


@pytest.mark.parametrize("system", CATALOG.values(), ids=CATALOG)
def test_a_table_that_is_stored_says_its_version(system: System, tmp_path: Path) -> None:
    save: Save = asyncio.run(played(system, next(iter(system.presets)), 3, tmp_path))
    assert save.record.version == game_of(system).version


class Renamed(Snatch):
    """A game that has called its fields otherwise, and then changed its course only."""

    version: ClassVar[int] = 4
    oldest: ClassVar[int] = 2
    upgrades: ClassVar[dict[int, Callable[[dict[str, Any]], None]]] = {
        2: lambda table: table.update(hands=table.pop("cards"))
    }


def test_a_table_of_a_former_version_is_converted_step_by_step() -> None:
    game = Renamed((0, 1, 2))
    today = game.start().start
    plain = json.decode(today)
    plain["cards"] = plain.pop("hands")
    assert json.decode(game.taken_up(json.encode(plain), 2)) == json.decode(today)
    assert game.taken_up(today, 3) is today
    assert game.taken_up(today, 4) is today
    assert Play(game, State(game.taken_up(json.encode(plain), 2))).pending == game.start().pending


@pytest.mark.parametrize("version", [0, 1, 5])
def test_a_table_of_a_version_that_cannot_be_converted_is_refused(version: int) -> None:
    with pytest.raises(OtherVersion, match=f"version {version} instead of 4"):
        Renamed((0, 1, 2)).taken_up(b"{}", version)


def test_a_session_of_a_newer_version_is_not_begun() -> None:
    save = read("classic", 4)[0]
    record = structs.replace(save.record, version=99)
    with pytest.raises(OtherVersion):
        restored(record, CATALOG[record.game], save.log)
