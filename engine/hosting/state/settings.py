"""Settings of a person; settings of a server, and its presets."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Literal, TypeAlias, get_args

from msgspec import Struct, structs

from data.foreign import Foreign, typed
from data.visible_names import BLANK, INVISIBLE
from engine.hosting.state.refusals import Refused
from engine.hosting.state.setups import Setup
from engine.hosting.state.time_controls import Pace, Quiet
from engine.rules import BadRules, OwnPreset, Preset, Value
from engine.system import System

# Settings of a person, at all their tables.


Calls: TypeAlias = Literal["once", "late", "never"]
"""When a person is pinged: at once, at half time, or not at all."""

Listed: TypeAlias = Literal["yes", "hidden", "forgotten"]
"""Whether results are kept and shown to others, only kept, or not kept."""


class Person(Struct, frozen=True, omit_defaults=True):
    """A person's settings, and their language."""

    language: str = ""
    """A locale of Discord; stored for those alone who are written to directly."""
    theme: str = ""
    """In which pictures are drawn that they alone see; empty: in that of their server."""
    look_first: bool = False
    """Whether they see a way drawn, and confirm it, before it counts."""
    rolls: bool | None = None
    """Whether their dice roll by themselves; None: as the table has it."""
    draws: bool = True
    """Whether cards that they may draw are drawn for them."""
    asks: bool = False
    """Whether they are asked even if there is only one answer."""
    more_time: bool = False
    """Whether windows and pauses wait longer at all their tables, as everybody there may know."""
    calls: Calls | Literal[""] = ""
    """When they are called where they are waited for; empty: as their server has it."""
    calls_by: Literal["here", "dm"] = "here"
    """Whether the board calls them, or a direct message."""
    zone: str = ""
    """The time zone of their quiet hours and chosen moments; empty: that of the server."""
    listed: Listed = "yes"
    """Whether their results are kept, and whether others see them."""
    changed_mind: tuple[float, ...] = ()
    """When they chose not to be remembered, or took that back, by turns."""
    first_games: dict[str, int] = {}
    """By game: the table of their first one, which teaches it."""


NOBODY = Person()
"""The wishes of a person who has chosen nothing."""


MOST_PRESETS = 10
"""Of one game, so that all of them fit into a menu."""

NAME = 40
"""Characters that a preset's name may have."""

Season: TypeAlias = Literal["none", "month", "quarter", "year"]
"""How long a season is."""

UNSEEN = {*INVISIBLE, "Zs", "Mn", "Me"}
"""Categories of characters that can be in a name without being noticed."""

ALIKE = str.maketrans(
    # Cyrillic, Greek and Latin with digits; as they look in small letters or in capitals.
    "авекмнорстухіїјѕԁһԛԝαβεζηικμνορτυχϲϳi1|0",
    "abekmhopctyxlljsdhqwabezhlkmnoptyxcjlllo",
)
"""Letters that cannot be told from others."""


PACE: Pace = "relaxed"
"""How fast is usually played."""


class Lowered(Struct, frozen=True):
    """A shorter time of keeping, still to begin."""

    days: int
    begins: float
    """Seconds since 1970; until then all is kept, and can stay so."""


Keeping: TypeAlias = Literal["keeps", "results_days"]
"""The fields of `Server` by which things are deleted."""

GRACE = 24 * 3600.0
"""Seconds from the choice of a shorter time to its beginning."""


class Server(Struct, frozen=True):
    """The settings of a server."""

    threads: bool = False
    """Whether every table gets a thread of its own."""
    presets: dict[str, list[OwnPreset]] = {}
    """By game: the rules it has given a name."""
    theme: str = ""
    """In which its boards are drawn; empty: in the usual one."""
    language: str = ""
    """What everybody sees is said in it; empty: in that of the server at Discord."""
    channels: tuple[int, ...] = ()
    """Where tables may be opened: channels and categories; none: everywhere."""
    openers: tuple[int, ...] = ()
    """The roles that may open tables; none: everybody."""
    per_channel: int = 1
    """How many tables a channel may have at a time, threads not counted."""
    per_person: int = 5
    """How many open tables of this server one person may host."""
    game: str = ""
    """What `/play` opens by itself; empty: the first there is."""
    preset: str = ""
    """By which rules that game is then played; empty: by the book."""
    pace: str = ""
    """How fast is played at new tables; empty: as usual."""
    deck: str = ""
    """The action cards of new tables, as `engine.chance` writes them; empty: the usual ones."""
    moderators: int = 0
    """The role that may close and mend tables, besides those who may manage messages; 0: none."""
    keeps: int = 180
    """Days for which finished tables are kept."""
    blocked: tuple[int, ...] = ()
    """The persons who may not play here."""
    zone: str = ""
    """The time zone of all who have chosen none; empty: none is chosen, and it is UTC."""
    quiet_from: int = -1
    """The full hour at which they begin; -1: there are none."""
    quiet_to: int = 8
    """The full hour at which they end."""
    taking_back: bool = False
    """Whether a choice that revealed nothing can be taken back at new tables."""
    rolls: Literal["", "hand", "itself"] = ""
    """How dice roll at new tables; empty: as their pace and game have it."""
    posting: bool = True
    """Whether people may post what they were shown of a game, in their own names."""
    calls: Calls = "once"
    """When people are called who have not chosen that themselves."""
    telling: bool = True
    """Whether people with an interest are pinged when a lobby has free seats."""
    told_role: int = 0
    """The role that is pinged instead; 0: none."""
    scheduling: bool = False
    """Whether its appointments and cups are among Discord's scheduled events."""
    season: Season = "quarter"
    """How long its seasons last; "none": it has none."""
    leaderboard: bool = False
    """Whether it has a list of its players, and a podium at the end of a season."""
    computers_listed: bool = False
    """Whether that list compares its players with computers."""
    podium: int = 0
    """The channel of the podium; 0: where the latest table was."""
    results_days: int = 365
    """Days for which the results of its players are kept; 0: none are."""
    lowered: dict[str, Lowered] = {}
    """By field of `Keeping`: the shorter time that it is to have."""
    unhurried: bool = False
    """Whether windows wait for all they ask: in the playground, one visitor plays for four people."""

    @property
    def quiet(self) -> Quiet | None:
        """The quiet hours of daily tables."""
        return None if self.quiet_from < 0 else (self.quiet_from, self.quiet_to)

    @property
    def tells_people(self) -> bool:
        """Whether people with an interest are pinged, and no role."""
        return self.telling and not self.told_role

    def days(self, field: Keeping, now: float) -> int:
        """Return the days for which something is kept at present."""
        lowered = self.lowered.get(field)
        if lowered is not None and now >= lowered.begins:
            return lowered.days
        found: int = getattr(self, field)
        return found

    def keeping(self, field: Keeping, days: int, now: float) -> Server:
        """Return the server with another time of keeping.

        A shorter one begins later, or as one does that has been chosen and deletes as much.
        """
        present, lowered = self.days(field, now), {**self.lowered}
        former = lowered.pop(field, None)
        if days < present:
            begins = former.begins if former and days >= former.days else now + GRACE
            lowered[field] = Lowered(days, begins)
            days = present
        return structs.replace(self, lowered=lowered, **{field: days})


USUAL = Server()
"""What a server has that has chosen nothing."""


def opening(server: Server, system: System, preset: Preset) -> Setup:
    """Return the setup of a new table, by its server's settings."""
    pace = {pace: pace for pace in get_args(Pace)}.get(server.pace, PACE)
    rules = own_rules(server, system, preset)
    rolls = {"hand": False, "itself": True}.get(server.rolls)
    return Setup(preset, rules, pace=pace, taking_back=server.taking_back, rolls=rolls)


def own_rules(server: Server, system: System, preset: Preset) -> dict[str, Value]:
    """Return a server's changes to a preset: its action cards."""
    if not server.deck or system.deck is None:
        return {}
    key = system.deck.key
    rules: dict[str, Value] = {key: server.deck}
    try:
        values = system.values(preset, rules)
    except BadRules:
        return {}  # a kind of card is gone
    is_own = isinstance(preset, OwnPreset) and key in preset.rules
    return {} if is_own or values == system.values(preset) else rules


def presets(server: Server, system: System) -> dict[str, OwnPreset]:
    """Return by name the presets that a server has of a game.

    Those are left out that this version would take for another, or whose rules it does not know.
    """
    own = {typed(preset.name): preset for preset in server.presets.get(system.key, ())}
    return {
        name: preset
        for name, preset in own.items()
        if name not in system.presets and _goes_together(preset, system)
    }


def saved(
    server: Server, system: System, name: str, chosen: Setup, reserved: Iterable[str]
) -> Server:
    """Save a table's rules under a name, in place of former ones.

    Raises:
        Refused: the name is none, or is taken by the game or *reserved*; or there are too many.
    """
    if not 0 < len(name) <= NAME or not likeness(name):
        raise Refused("server-preset-unnamed", most=NAME)
    others = [each for each in server.presets.get(system.key, ()) if each.name != name]
    taken = (*system.presets, *reserved, *(each.name for each in others))
    if likeness(name) in map(likeness, taken):
        raise Refused("server-preset-taken", name=name)
    if len(others) >= MOST_PRESETS:
        raise Refused("server-preset-too-many", most=MOST_PRESETS)
    preset, rules = chosen.preset, chosen.rules
    if isinstance(preset, OwnPreset):
        rules, preset = {**preset.rules, **rules}, preset.preset
    usual = system.values(preset)
    rules = {key: value for key, value in rules.items() if usual.get(key) != value}
    return _with(server, system, [*others, OwnPreset(name, preset, rules)])


def likeness(name: Foreign) -> str:
    """Return a form equal for similar names, empty for invisible ones.

    >>> likeness("Bоок‍") == likeness("book"), likeness("ㅤ⠀")
    (True, '')
    """
    folded = unicodedata.normalize("NFKC", typed(name)).casefold()
    return "".join(
        each
        for each in unicodedata.normalize("NFC", folded)
        if each not in BLANK and unicodedata.category(each) not in UNSEEN
    ).translate(ALIKE)


def forgotten(server: Server, system: System, name: str) -> Server:
    """Forget the preset *name* of a server; its running tables go on.

    Raises:
        Refused: there is no such preset.
    """
    own = server.presets.get(system.key, [])
    left = [each for each in own if each.name != name]
    if len(left) == len(own):
        raise Refused("unknown-preset")
    return _with(server, system, left)


def _with(server: Server, system: System, own: list[OwnPreset]) -> Server:
    return structs.replace(server, presets={**server.presets, system.key: own})


def _goes_together(preset: OwnPreset, system: System) -> bool:
    try:
        system.values(preset)
    except (BadRules, KeyError):
        return False
    return True
