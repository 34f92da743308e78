"""The file of a cup: exported without its people, and checked."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Annotated, Any

from msgspec import Meta, MsgspecError, Struct, convert, json, structs, to_builtins

from engine.hosting.cups.cup import Cup, Logged, fold
from engine.hosting.cups.events import NOBODY, AnyCupEvent, Drawn, Joined, Opened
from engine.hosting.cups.steps import drawn, seed, table_contributions
from engine.hosting.state.dice import published

FORMAT = "poeppel-cup-"
"""What the number of a log's format follows."""
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


class CupRow(Struct, forbid_unknown_fields=True):
    """An event of the log."""

    at: float
    event: dict[str, Any]
    """Clicks are written as text: JavaScript rounds numbers of this size."""


class CupTableRow(Struct, forbid_unknown_fields=True):
    """A table of a round."""

    round: int
    place: int
    table: int
    """Its number, of which there is a file as well."""
    published: Hex
    """The hash of its secret."""


class CupFile(Struct, kw_only=True, forbid_unknown_fields=True):
    """The file."""

    format: str
    cup: int
    published: Hex
    """The hash that the cup's message showed from its opening on."""
    secret: Hex
    log: list[CupRow]
    tables: list[CupTableRow]
    order: list[int]
    """The entrants in the final order."""
    standings: list[dict[str, Any]]


def exported(cup: Cup, tables: Mapping[tuple[int, int], int]) -> bytes:
    """Return the file of a cup that is over.

    Args:
        cup: after its log.
        tables: the numbers of its tables by round and place.
    """
    file = CupFile(
        format=f"{FORMAT}{cup.format}",
        cup=cup.id,
        published=published(cup.secret),
        secret=cup.secret.hex(),
        log=[CupRow(row.at, _written(row.event)) for row in cup.log],
        tables=[
            CupTableRow(round, place, table, published(seed(cup.secret, round, place)))
            for (round, place), table in sorted(tables.items())
        ],
        order=cup.podium(),
        standings=[to_builtins(row) for row in cup.standings()],
    )
    return json.format(json.encode(file), indent=1)


def _written(event: Any) -> dict[str, Any]:
    """Return an event as it is written, without any person's id."""
    if isinstance(event, Joined):
        event = structs.replace(event, person=NOBODY)
    written: dict[str, Any] = to_builtins(event)
    if isinstance(event, Joined | Opened):
        written["click"] = str(event.click)
    return written


def _read(row: CupRow) -> Any:
    """Return the event of a row.

    Raises:
        ValidationError, ValueError: it is none.
    """
    event = dict(row.event)
    if "click" in event:
        event["click"] = int(str(event["click"]))
    return convert(event, type=AnyCupEvent)


class CupVerdict(Struct, frozen=True):
    """The outcome of a check."""

    fits: bool
    says: str
    """One sentence."""


def is_cup(content: bytes) -> bool:
    """Return whether a file claims to be one of a cup."""
    try:
        return str(json.decode(content, type=dict[str, Any]).get("format")).startswith(FORMAT)
    except (MsgspecError, RecursionError, UnicodeDecodeError):
        return False


def verify(content: bytes) -> CupVerdict:
    """Check the file of a cup: secret, draws, secrets of tables, order."""
    try:
        file = json.decode(content, type=CupFile)
        rows = [Logged(at, row.at, NOBODY, _read(row)) for at, row in enumerate(file.log)]
        return _checked(file, rows)
    except Exception as error:  # rows can contradict each other in any way
        return CupVerdict(False, f"This is no file of a cup: {error}.")


class TableFile(Struct):
    """The part of a table's own file that a cup knows."""

    table: int
    published: str
    contributions: list[str]
    at: str = ""


def verify_table(content: bytes, table: bytes) -> CupVerdict:
    """Compare a table's file with the fitting file of its cup.

    A table's file alone proves no contributions: they are those of the cup up to the draw.
    """
    file, own = json.decode(content, type=CupFile), json.decode(table, type=TableFile)
    rows = [Logged(at, row.at, NOBODY, _read(row)) for at, row in enumerate(file.log)]
    cup = fold(file.cup, bytes.fromhex(file.secret), rows)
    found = next((each for each in file.tables if each.table == own.table), None)
    if found is None or found.published != own.published:
        return CupVerdict(False, f"The secret of table {own.table} is none of the cup's.")
    at = f"{cup.id}:{found.round}:{found.place}" if cup.format > 1 else ""
    counted = map(str, table_contributions(cup, found.round, found.place))
    if (at, [*counted]) != (own.at, own.contributions):
        return CupVerdict(
            False, f"The contributions of table {own.table} are not those of the cup's draw."
        )
    return CupVerdict(
        True, f"Table {own.table} is of the cup, and has the contributions of its draw."
    )


def _checked(file: CupFile, rows: list[Logged]) -> CupVerdict:
    if not rows or not isinstance(rows[0].event, Opened):
        return CupVerdict(
            False, "This is no file of a cup: its log does not begin with its opening."
        )
    if file.format != f"{FORMAT}{rows[0].event.format}":
        return CupVerdict(False, "The format of the file is not that of its log.")
    secret = bytes.fromhex(file.secret)
    if sha256(secret).hexdigest() != file.published:
        return CupVerdict(False, "The secret does not fit the published hash.")
    for at, row in enumerate(rows):
        if isinstance(row.event, Drawn) and drawn(fold(file.cup, secret, rows[:at])) != row.event:
            return CupVerdict(False, f"The draw in row {at} does not follow from the secret.")
    for each in file.tables:
        if published(seed(secret, each.round, each.place)) != each.published:
            what = f"table {each.place} of round {each.round}"
            return CupVerdict(False, f"The secret of {what} does not follow from the cup's.")
    cup = fold(file.cup, secret, rows)
    standings = [to_builtins(row) for row in cup.standings()]
    if (cup.podium(), standings) != (file.order, file.standings):
        return CupVerdict(False, "The order does not follow from the results.")
    draws = sum(isinstance(row.event, Drawn) for row in rows)
    return CupVerdict(
        True,
        f"The secret fits the hash {file.published}; {draws} draws, the secrets of "
        f"{len(file.tables)} tables and the order follow from it.",
    )
