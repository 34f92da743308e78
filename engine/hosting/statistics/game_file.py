"""The file of a game: exported, and checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any

from msgspec import UNSET, Meta, MsgspecError, Struct, UnsetType, json

from data.foreign import Foreign
from data.records import Entry, Status, TableRecord
from engine.catalog import CATALOG
from engine.chance import Chance, Pick, Roll, Shuffle
from engine.core import CHANCE, META, TIME_UP, Decision, Event, Game, IllegalAction, Play, State
from engine.hosting.state.dice import WORDS, Dice, published
from engine.hosting.state.game_log import BEGIN, CLOCK, RESTART, is_upgrade, noted
from engine.hosting.state.setups import order, rules, setup
from engine.rules import BadRules, Value, choose
from engine.system import System
from engine.views import Action, Seat

FORMAT, OF_CUPS = "poeppel-1", "poeppel-2"
"""The format of files, and of those of a cup's tables, whose dice depend on other things."""
OVER_NOW = ("ended", "abandoned")
"""When the seed is shown."""

Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Id = Annotated[str, Meta(pattern=r"^(0|[1-9][0-9]{0,19})\Z")]
"""Written as text: JavaScript rounds numbers of this size."""


class Player(Struct, forbid_unknown_fields=True):
    """The player of a seat at the end."""

    seat: Seat
    player: str
    """``"person"``, or ``"computer"`` with its level."""


class Row(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One answer; see `data.records.Entry`."""

    seq: int
    seat: Seat
    question: Roll | Shuffle | Pick | None = None
    """What was asked of chance."""
    action: Action | None
    """None: it is hidden."""
    events: list[dict[str, Any]]


class Head(Struct, kw_only=True, forbid_unknown_fields=True):
    """The head of the file, before the answers."""

    format: str = FORMAT
    table: int
    at: Annotated[str, Meta(pattern=r"^\d+:\d+:\d+\Z")] | UnsetType = UNSET
    """In files of cups: cup, round and place, on which the dice depend."""
    game: str
    version: int
    """`Game.version` when it was written."""
    status: Status
    preset: Foreign
    rules: dict[str, Value]
    """The value of every rule, whatever the preset says today."""
    seats: list[Player]
    """The host's first."""
    published: Hex
    """What the lobby showed before anybody joined."""
    seed: Hex | None
    """None while the game goes on."""
    contributions: list[Id]
    result: list[list[Seat]] | None
    """The seats by place, those who share one together; None if the game was not played out."""


class File(Head, kw_only=True, forbid_unknown_fields=True):
    """The file."""

    log: list[Row]


def play_again(game: Game[Any], rows: Sequence[Row]) -> tuple[int, set[int], Play[Any]]:
    """Play *rows* as far as the rules give the same events.

    Returns:
        how many rows that are, in which of them something hidden was chosen, and the game after them.
    """
    play = Play(game, State(json.encode(game.new()), seq=1))
    happened, secret = play.events, set[int]()
    for count, row in enumerate(rows):
        fits = True
        if is_note(row, RESTART):
            play = Play(game, State(play.start, seq=row.seq + 1))
            happened = play.events
        elif count == 0:
            fits = is_note(row, BEGIN)
        else:
            asked = play.pending
            fits = row.question == (asked if isinstance(asked, Chance) else None)
            if row.seat == META:
                said = row.action or ""
                fits = said == TIME_UP or is_upgrade(META, said) or noted(said, 0) is not None
            elif isinstance(asked, Decision) and asked.hides(row.action or ""):
                secret.add(row.seq)
            try:
                happened = play.answer(row.seat, row.action or "")
            except IllegalAction:
                fits = False
        if not fits or plain(happened) != row.events:
            return count, secret, play
    return len(rows), secret, play


def is_note(row: Row, what: Action) -> bool:
    """Return whether a row says this about the table itself."""
    return (row.seat, row.action) == (CLOCK, what)


def plain(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Return events as they are read from a file."""
    return [json.decode(json.encode(event)) for event in events]


# A game as a file that proves itself; `verify` checks it.
#
# A finished game's file holds the secret seed, everything the dice depended on and every answer in
# order, so its reader can compute every roll again and play the game through the rules; see
# `docs/fair-dice.md`.  The file of a running game holds what an onlooker may know: no seed, no
# shuffles, no hands.  No file says which people played.


def export(
    record: TableRecord, log: Sequence[Entry], catalog: Mapping[str, System] = CATALOG
) -> bytes:
    """Return the file of a table with its whole *log*."""
    system, chosen = catalog[record.game], setup(record)
    values = rules(record, system)
    game = system.make(order(record), values) if log else None
    players = {seat.seat: seat for seat in record.seats}
    over = record.status in OVER_NOW
    ended = game is not None and record.status == "ended"
    at = chosen.cup.name if chosen.cup and chosen.cup.format > 1 else UNSET
    head = Head(
        format=OF_CUPS if at else FORMAT,
        table=record.id,
        at=at,
        game=record.game,
        version=record.version,
        status=record.status,
        preset=chosen.preset if isinstance(chosen.preset, str) else chosen.preset.name,
        rules=values,
        seats=[
            Player(
                seat,
                "person" if players[seat].person is not None else f"computer {players[seat].level}",
            )
            for seat in order(record)
        ],
        published=published(record.seed),
        seed=record.seed.hex() if over else None,
        contributions=[str(click) for click in record.contributions],
        result=_result(game, record) if game is not None and ended else None,
    )
    rows = []
    if game is not None:
        rows = _rows(log) if over else _public_rows(game, log, system.hands)
    return _written(head, rows)


def _result(game: Game[Any], record: TableRecord) -> list[list[Seat]]:
    """Return the places of a game that is over."""
    return game.standings(game.load(game.taken_up(record.snapshot, record.version)))


def _rows(log: Sequence[Entry]) -> list[Row]:
    return [
        Row(
            seq=row.seq,
            seat=row.seat,
            question=json.decode(row.question, type=Roll | Shuffle | Pick)
            if row.question
            else None,
            action=row.action,
            events=json.decode(row.events, type=list[dict[str, Any]]),
        )
        for row in log
    ]


def _public_rows(game: Game[Any], log: Sequence[Entry], hands: bool) -> list[Row]:
    """Return the public part of a running game.

    Which answers are secret only the rules can tell.  From where they do not give the same game any
    more, every answer is kept back if there are hands.
    """
    rows = _rows(log)
    fits, secret, _ = play_again(game, rows)
    for row, entry in zip(rows, log, strict=True):
        row.events = plain(event.seen_by(None) for event in game.read(entry.events))
        hidden = row.question.hidden if row.question else row.seq >= fits and hands
        if hidden or row.seq in secret:
            row.action = None
    return rows


def _written(head: Head, rows: Sequence[Row]) -> bytes:
    """Write one line for every row."""
    lines = b",".join(b"\n    " + json.encode(row) for row in rows)
    began = json.format(json.encode(head), indent=2).removesuffix(b"\n}")
    return began + b',\n  "log": [' + lines + b"\n  ]\n}\n"


# Checks of a game's file: by its seed, and by the rules.
#
# What is found is said in English: its readers are operators and the curious, not players.


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
    if game.format not in (FORMAT, OF_CUPS):
        raise Doubt(
            f"This file has the format {game.format}, and only {FORMAT} and {OF_CUPS} can be checked."
        )
    if (game.format == OF_CUPS) != bool(game.at):
        raise Doubt(f"Files of the format {OF_CUPS}, and no others, name a place in a cup.")
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
    clicks = [int(click) for click in file.contributions]
    dice = Dice(seed, file.at or file.table, clicks, 2 if file.at else 1)
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
