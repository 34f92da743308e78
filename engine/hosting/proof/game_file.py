"""The file of a game, for `export` and `verify`; see `docs/fair-dice.md`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct, json

from data.records import Status
from engine.chance import Chance, Pick, Roll, Shuffle
from engine.core import ASIDE, TIME_UP, Decision, Event, Game, IllegalAction, Play, State
from engine.hosting.state.game_log import BEGIN, CLOCK, RESTART, is_upgrade, noted
from engine.rules import Value
from engine.views import Action, Seat

FORMAT = "poeppel-1"
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
    game: str
    version: int
    """`Game.version` when it was written."""
    status: Status
    preset: str
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
            if row.seat == ASIDE:
                said = row.action or ""
                fits = said == TIME_UP or is_upgrade(ASIDE, said) or noted(said, 0) is not None
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
