"""A game as a file that proves itself; `verify` checks it.

A finished game's file holds the secret seed, everything the dice depended on and every answer in
order, so its reader can compute every roll again and play the game through the rules; see
`docs/fair-dice.md`.  The file of a running game holds what an onlooker may know: no seed, no
shuffles, no hands.  No file says which people played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import json

from data.records import Entry, TableRecord
from engine.catalog import CATALOG
from engine.chance import Pick, Roll, Shuffle
from engine.core import Game
from engine.hosting.proof.game_file import OVER_NOW, Head, Player, Row, plain, play_again
from engine.hosting.state.dice import published
from engine.hosting.state.setups import order, rules, setup
from engine.system import System
from engine.views import Seat


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
    head = Head(
        table=record.id,
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
