"""Records: stored data as plain values.

No names, avatars or message texts: only the ids that Discord gives, moves and settings.
Times are seconds since 1970 (UTC).
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import UNSET, Struct, UnsetType

Status = Literal["lobby", "running", "ended", "abandoned"]


class SeatRecord(Struct, frozen=True):
    """The player of a seat: a person or a computer."""

    seat: int
    person: int | None = None
    level: str = ""
    """Of the computer player; also when it plays for a person who has left."""
    away: int | None = None
    """The person for whom the computer plays meanwhile; they can have the seat back at any time."""
    since: int = 0
    """The number of the answer from which on the person plays here: what was before is not theirs."""
    missed: int = 0
    """How many turns in a row went by without an answer of the person."""
    finishing: int = -1
    """The turn that the computer finishes for the person, by the number it began with; -1: none."""
    called: int = -1
    """The turn in which the person was called last, by the number it began with; -1: none."""


class Entry(Struct, frozen=True, gc=False):
    """An answer in a table's log, with its events."""

    seq: int
    seat: int
    """Who answered: a seat, or -1 for the dice and the deck."""
    action: str
    by: int
    """Id of the person whose answer it is; 0 for the dice and computer players."""
    question: bytes
    """What was asked of chance, as JSON; empty where a seat answered."""
    events: bytes
    """What happened, as a JSON list."""
    at: float
    itself: bool = False
    """Whether it was given by itself, for the person it says: nothing else could be answered."""


class TableRecord(Struct, kw_only=True):
    """A table: its game, people, place and progress."""

    id: int = 0
    status: Status = "lobby"
    game: str
    version: int
    """Shape of the snapshot: `Game.version` when it was written."""
    setup: bytes
    """Preset, rules and options chosen, as JSON."""
    host: int
    """Id of the person who opened the table or was handed it."""
    server: int
    channel: int
    """Channel or thread in which the board stands."""
    message: int | None = None
    """The board's message."""
    posted_at: float = 0.0
    """When that message was sent."""
    revision: int = 0
    """Counts all changes that can be seen."""
    changes: int = 0
    """Counts all changes, but for those that only say what is shown."""
    shown: int = -1
    """The revision that the board shows; -1: nothing was shown yet."""
    posting: float = 0.0
    """Since when a new board is being posted whose message is not known yet; 0: none is."""
    remains: list[int] = []
    """Earlier boards in the same place, which have to go."""
    seed: bytes
    """The secret of its dice; published when the game is over."""
    contributions: list[int] = []
    """Ids of the clicks that joined and started, part of what the dice depend on."""
    seats: list[SeatRecord] = []
    seq: int = 0
    """How many answers the log holds."""
    snapshot: bytes = b""
    """The table as the present turn began, as JSON; empty in the lobby."""
    snapshot_seq: int = 0
    """How many answers had been given then."""
    snapshot_chances: int = 0
    """How many of those came from chance."""
    due: float | None = None
    """When the pending question is answered by default, an idle table or a lobby closes, or reserved
    seats of a lobby are free again; None: at no time."""
    late: float | None = None
    """When people who are waited for are pinged late, or the host of a lobby counts as silent; None: at no
    time."""
    ends: float | None = None
    """When the game ends wherever it stands; None: neither rules nor cup set a time, or it is paused."""
    outage: float = 0.0
    """Seconds that outages have added to the time of the pending question."""
    held: bytes = b""
    """A choice that can be taken back and is not in the log yet, as JSON: its seat and action; empty:
    there is none."""
    settles: float | None = None
    """When the game goes on automatically after that choice, or after a turn being shown; None: it does
    not wait for either."""
    held_due: float | None = None
    """The `due` of the question that the choice answers, to which undo goes back."""
    opened_at: float = 0.0
    changed_at: float = 0.0
    appointed: float | None = None
    """When a lobby's game begins that is not called yet; of a weekly game, until the next lobby is open."""

    @property
    def is_announced(self) -> bool:
        """Return whether it is a lobby before its call, uncounted by limits."""
        return self.status == "lobby" and self.appointed is not None

    @property
    def is_open(self) -> bool:
        """Return whether it is in its lobby, or a game is on."""
        return self.status in ("lobby", "running")


class Score(NamedTuple):
    """A player's result at a table, as far as standings need it."""

    table: int
    person: int | None
    """None: a computer, or a person that is forgotten."""
    level: str
    """Of a computer; empty for people, also for forgotten ones."""
    won: bool
    """Whether the player had a first place at the end, also a shared one."""
    share: float
    """Of the win; of a player that left, the chance at that moment."""
    start: float
    """The chance with which the player began."""
    luck_adjusted: float | None
    """The share with everybody's luck aside; None where that is not known, or may not be told."""
    seat: int
    seats: int
    """How many players there were."""

    @property
    def player(self) -> int | str | None:
        """The person, else the level of the computer; None: a stranger."""
        return self.level or None if self.person is None else self.person

    @property
    def result(self) -> float:
        """The result that counts: with luck aside, where that may be told."""
        return self.share if self.luck_adjusted is None else self.luck_adjusted


class Played(NamedTuple):
    """The people of a finished game."""

    people: int
    """How many they were."""
    known: set[int]
    """Those with an id at its seats, or in its results."""


class Act(Struct, frozen=True, kw_only=True):
    """An action of an admin or moderator, for the server's admins."""

    server: int
    at: float
    by: int
    """Id of the admin or moderator."""
    what: str
    table: int = 0
    """Which table it was about, if any."""
    person: int | None = None
    """Whom it concerns, if anybody."""
    about: str = ""
    """What was changed, and to what, as JSON."""


LONG_WAIT = 25
"""Rolls in a row without a six that are worth telling; the index of long waits has no others."""


class Result(Struct, frozen=True, kw_only=True):
    """The outcome of a finished game for one player of a seat.

    Chances and shares are parts of one win.
    """

    table: int
    server: int
    game: str
    rules: str
    """The preset played by; "custom" if anything differs from it."""
    six: bool = False
    """Whether the board has six arms."""
    seats: int
    """How many players there were."""
    people: int
    """How many of them were people, those included that are not remembered."""
    day: int
    """The day on which the game ended in its server's time zone, in days since 1970."""
    season: str
    """The server's season on that day, as `engine.hosting.state.results` names it; empty: none."""
    seat: int
    since: int
    """The number of the answer from which on the seat was theirs."""
    person: int | None
    """None: a computer, or a person that is deleted."""
    level: str = ""
    """Of the computer player; empty: a person."""
    left: bool = False
    """Whether another had the seat at the end."""
    place: int
    """From 1; 0 where the game ended without them, or another has the seat's result."""
    joint: bool = False
    """Whether others share the place."""
    start: float
    """The chance with which they began; equal for all from the beginning on."""
    share: float
    """The result: 1 for the winner, parts of it for winners together; where the seat changed hands, their
    chance at that moment counts in its place, and what happened while it was not theirs is left out."""
    captured: int = 0
    lost: int = 0
    sixes: int = 0
    rolls: int = 0
    wait: int = 0
    """Most rolls in a row without a six, where a six lets pieces in."""
    least: float | None = None
    """Their least chance to win before any turn; None where it is not known, or the player left."""
    swept: bool = False
    """Whether all their pieces were home before any other player had one there."""
    aside: float | None = None
    """The share with all luck aside; None where nothing is thrown, or it is not known."""
    lost_points: float | None = None
    """How much their choices cost that were weighed, in chances to win."""
    choices: int | None = None
    """How many choices were weighed."""
    tells: bool = False
    """Whether so little noise is left in `aside` that it is worth telling."""
    mistakes: str = ""
    """What their choices cost by kind, as JSON; empty: nothing, or it is not known."""
    weighed: int = 0
    """The version of the analysis that has weighed it; 0: none has, and the fields above say nothing."""
    counts: bool = True
    """Whether it counts in lists of its server."""
    told: bool = False
    """Whether it was the first that the person was told of."""


class PendingResults(Struct, frozen=True, kw_only=True):
    """The results of a finished game that are still to be booked."""

    table: int
    server: int
    day: int
    season: str
    """Day and season as in `Result`."""
    failed: float = 0.0
    """When booking them failed last; 0: only as the game ended, if then."""


class Capture(Struct, frozen=True):
    """The captures of one player from another in a finished game."""

    table: int
    by: int
    of: int
    times: int
    answered: int = 0
    """How many captures the other way came before the last of these; 0 as well where it is not known."""


class Placed(Struct, frozen=True, kw_only=True):
    """A place on a podium."""

    ranking: str
    """The key of the list in which it is a place."""
    place: int
    """From 1; equal places are shared."""
    person: int | None
    """The person; None: forgotten since."""
    games: int
    wins: int
    above: float
    """Wins above chance in ten games."""


MessageKind = Literal["podium", "cup", "daily", "beside", "ping", "gathering", "scheduled", "hand"]


class MessageRecord(Struct, frozen=True, kw_only=True):
    """A message that is kept true: its place, content and pending work."""

    id: int = 0
    kind: MessageKind
    key: str
    """Which of its kind, on its server; no person's id."""
    table: int = 0
    """The table that it is about; 0: none."""
    server: int
    channel: int
    """Where it is posted; 0: no channel is known."""
    message: int | None = None
    posted_at: float = 0.0
    posting: float = 0.0
    """Since when it is being posted while its message is not known; 0: it is not."""
    posted_for: int = -1
    """What it was posted for last, or is being posted for, as its kind counts that."""
    shows: str = ""
    """What it shows, as its kind says that; empty: nothing is known of it."""
    remains: list[int] = []
    """Messages of it that were replaced, and have to go."""
    refused: float = 0.0
    """When the channel refused it, or the person last could not be written to; 0: nothing did."""
    closed: bool = False
    """Whether it has to go, as a person that it named is deleted."""
    changes: int = 0
    """Counts its changes, but for those that only say what it shows."""


class Podium(Struct, frozen=True, kw_only=True):
    """The best players of a server's season."""

    server: int
    season: str
    places: list[Placed]
    until: float
    """The moment up to which it may be posted."""
    changes: int = 0
    """Counts how often its message has come to show something else."""


class SharedDay(Struct, frozen=True, kw_only=True):
    """A day's five as shared in a channel, beside the people."""

    server: int
    channel: int
    day: int
    told: bool = False
    """Whether the day is over, so that its message says how it ended."""
    changes: int = 0
    """Counts how often its message has come to show something else."""
    shared: int = 0
    """That count at the last share."""


class Share(Struct, frozen=True):
    """A person's result of a day's five, as shared in a channel."""

    person: int
    points: int
    marks: str


class CupRecord(Struct, frozen=True, kw_only=True):
    """The place and secret of a cup, beside its log."""

    id: int = 0
    server: int
    channel: int
    status: Literal["running", "over"] = "running"
    seed: bytes
    """The secret of its draws and of its tables' dice; published when it is over."""
    seq: int = 0
    """How many events its log holds."""
    due: float | None = None
    """When it has to be looked at; None: not by the clock."""
    changed_at: float = 0.0
    """When its last event happened; of a cup that is over, its end."""
    changes: int = 0
    """Counts how often its message has come to show something else."""
    posts: int = 0
    """Counts how often a new message is due: as it opens, calls, draws a round and ends."""


class CupEntry(Struct, frozen=True):
    """An event in a cup's log."""

    seq: int
    at: float
    by: int
    """Id of the person whose act it is; 0: nobody's, or a deleted person's."""
    event: bytes
    """As JSON; `engine.hosting.cups.events` says of which shape."""


class Change(Struct, kw_only=True):
    """A change of a table by one answer, or of its messages.

    Stored whole.
    """

    table: int
    follows: int | UnsetType = UNSET
    """How many changes the table has had before; refused where it has had others meanwhile."""
    entries: list[Entry] = []
    """Appended to the log; refused if one of their numbers is taken."""
    seats: list[SeatRecord] | UnsetType = UNSET
    """All seats anew."""
    game: str | UnsetType = UNSET
    """Another one, in the lobby."""
    status: Status | UnsetType = UNSET
    setup: bytes | UnsetType = UNSET
    version: int | UnsetType = UNSET
    host: int | UnsetType = UNSET
    channel: int | UnsetType = UNSET
    message: int | UnsetType | None = UNSET
    posted_at: float | UnsetType = UNSET
    revision: int | UnsetType = UNSET
    shown: int | UnsetType = UNSET
    posting: float | UnsetType = UNSET
    remains: list[int] | UnsetType = UNSET
    contributions: list[int] | UnsetType = UNSET
    seq: int | UnsetType = UNSET
    snapshot: bytes | UnsetType = UNSET
    snapshot_seq: int | UnsetType = UNSET
    snapshot_chances: int | UnsetType = UNSET
    due: float | UnsetType | None = UNSET
    late: float | UnsetType | None = UNSET
    ends: float | UnsetType | None = UNSET
    outage: float | UnsetType = UNSET
    held: bytes | UnsetType = UNSET
    settles: float | UnsetType | None = UNSET
    held_due: float | UnsetType | None = UNSET
    changed_at: float | UnsetType = UNSET
    appointed: float | UnsetType | None = UNSET
    messages: dict[int, MessageRecord] = {}
    """By person: their messages of which something else is known now, or that are new; refused where
    one has been changed since it was read."""
    results: tuple[Result, ...] = ()
    """Of a game that ends with it; what is stored of them already stays."""
    captures: tuple[Capture, ...] = ()
    owed: PendingResults | UnsetType | None = UNSET
    """Results that the game owes from that change on; None: it owes none any more."""

    @property
    def only_shown(self) -> int | None:
        """The revision shown, if the change says nothing else."""
        if self.shown is UNSET or self != Change(table=self.table, shown=self.shown):
            return None
        return self.shown
