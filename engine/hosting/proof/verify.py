"""Checks of a game's file: by its seed, and by the rules.

What is found is said in English: its readers are operators and the curious, not players.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import MsgspecError, Struct, json

from engine.catalog import CATALOG
from engine.chance import Chance, Pick, Roll, Shuffle
from engine.core import CHANCE, Game
from engine.hosting.proof.game_file import FORMAT, OVER_NOW, File, play_again
from engine.hosting.state.dice import WORDS, Dice, published
from engine.hosting.state.game_log import is_upgrade
from engine.rules import BadRules, choose
from engine.system import System
from engine.views import Action


class Verdict(Struct, frozen=True):
    """The outcome of a check."""

    fits: bool
    """Whether nothing in it contradicts the seed or the rules."""
    says: str
    """One or two sentences."""
    row: int | None = None
    """The first row that does not fit."""


class Doubt(Exception):
    """An inconsistency in a file."""

    def __init__(self, says: str, row: int | None = None) -> None:
        super().__init__(says)
        self.says, self.row = says, row


def verify(file: bytes, catalog: Mapping[str, System] = CATALOG) -> Verdict:
    """Replay a game from its seed to its result, and check it."""
    try:
        game = _read(file)
        rolls = _check_dice(game)
        left_out = _check_moves(game, catalog)
    except Doubt as doubt:
        return Verdict(False, doubt.says, doubt.row)
    proven = (
        f"The seed fits the hash {game.published}, and all {rolls} outcomes of dice and deck "
        "follow from it and the contributions."
    )
    return Verdict(True, f"{proven} {left_out or 'The moves give the same game and result.'}")


def _read(file: bytes) -> File:
    try:
        game = json.decode(file, type=File)
    except (MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Doubt(f"This is not the file of a game: {error}.") from error
    if game.format != FORMAT:
        raise Doubt(f"This file has the format {game.format}, and only {FORMAT} can be checked.")
    return game


def _check_dice(file: File) -> int:
    """Compute all outcomes again; return how many there are."""
    if file.status not in OVER_NOW:
        raise Doubt("The game is not over; its seed is shown only then.")
    if file.seed is None:
        raise Doubt("The file holds no seed.")
    seed = bytes.fromhex(file.seed)
    if published(seed) != file.published:
        raise Doubt("The seed does not fit the published hash.")
    dice = Dice(seed, file.table, [int(click) for click in file.contributions])
    count = 0
    for seq, row in enumerate(file.log):
        if row.seq != seq:
            raise Doubt(f"Row {seq} is missing, or stands elsewhere.", seq)
        if (row.seat == CHANCE) != (row.question is not None):
            raise Doubt(f"Row {seq} is not what dice or deck answered to a question.", seq)
        if row.question is not None:
            if not _sane(row.question, row.action):
                raise Doubt(f"Row {seq} is no possible outcome.", seq)
            outcome = dice.outcome(count, row.question)
            if outcome != row.action:
                raise Doubt(f"Row {seq} says {row.action}, and the seed gives {outcome}.", seq)
            count += 1
    return count


def _sane(question: Chance, action: Action | None) -> bool:
    """Return whether a question is small enough to compute."""
    if isinstance(question, Pick):
        return question.among in range(1, WORDS + 1)
    assert isinstance(question, Roll | Shuffle)
    things = question.dice if isinstance(question, Roll) else question.cards
    return action is not None and action.count(" ") == things - 1


def _check_moves(file: File, catalog: Mapping[str, System]) -> str:
    """Play the game again; return the unchecked part, empty if none."""
    if not file.log and file.status == "abandoned":
        return "The game was never begun."
    game = _game(file, catalog)
    if file.version != game.version:
        return f"The moves belong to version {file.version} of the rules and were not made again."
    fits, _, play = play_again(game, file.log)
    if fits < len(file.log):
        upgrades = [row.seq for row in file.log if is_upgrade(row.seat, row.action)]
        changed = max(upgrades, default=-1)
        if fits > changed:
            raise Doubt(f"Row {fits} is not what the rules make of the game so far.", fits)
        return f"As the rules changed at row {changed}, the moves from row {fits} on were not made again."
    if play.table.over != (file.status == "ended"):
        raise Doubt(f"The game is not {file.status} after the last row.", fits)
    if file.result != (game.standings(play.table) if play.table.over else None):
        raise Doubt("The result is not that of the game.", fits)
    return ""


def _game(file: File, catalog: Mapping[str, System]) -> Game[Any]:
    """Make the game that was played."""
    if file.game not in catalog:
        raise Doubt(f"There is no game {file.game}.")
    system, seats = catalog[file.game], [player.seat for player in file.seats]
    try:
        values = choose(system.rules, {}, file.rules)
        if set(seats) not in map(set, system.seating(len(seats), values).arms):
            raise Doubt("The seats are none that can be played together.")
        return system.make(seats, values)
    except BadRules as bad:
        raise Doubt(f"The rules cannot be played: {bad}.") from bad
