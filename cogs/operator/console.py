"""Output of operators' commands, and the legal pages.

`bot.py` reads the command line and calls one of these with the arguments it found.  Texts for
operators are English and stand in the code.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from cogs.platform.operator_settings import ROOT, SHARDS, Failure, settings
from cogs.version import VERSION
from data.shipped.texts import MissingText, Texts, dashed, texts
from data.store.addresses import BadPlace, Place, Postgres
from data.store.addresses import place as named
from data.store.opening import check_programs, copied
from engine.catalog import CATALOG
from engine.core import CHANCE, Event, Game
from engine.hosting.statistics.duration_simulation import Evening, evenings
from engine.players import LEAVER_LEVEL, Player, reply
from engine.rules import BadRules, Value
from engine.simulate import Report, seated
from engine.simulate import simulate as played
from engine.system import BOOK, Shown, System
from engine.views import Seat, View

if TYPE_CHECKING:
    from engine.hosting.cups.cup_file import CupVerdict
    from engine.hosting.statistics.game_file import Verdict

SWITCH: Mapping[str, Value] = {"": True, "true": True, "on": True, "false": False, "off": False}
"""How the values of a rule that is on or off may be written."""


def invite(arguments: Namespace) -> None:
    """Print the link for servers, with the fewest permissions, or for persons."""
    from cogs.platform.permissions import invitation, personal_invitation

    application = settings().application
    if application is None:
        raise Failure("The link needs DISCORD_TOKEN or DISCORD_APPLICATION_ID, and neither is set.")
    print((personal_invitation if arguments.user else invitation)(application))


def games(arguments: Namespace) -> None:
    """List the games."""
    say = texts(arguments.language)
    listed = list[dict[str, Any]]()
    for system in CATALOG.values():
        try:
            listed.append(_listed(system, say))
        except MissingText as missing:
            place = f'its place is {system.key}.ftl, see "The text" in CONTRIBUTING.md'
            raise Failure(f"{missing}: {place}.") from missing
    if arguments.json:
        write(listed)
        return
    for game in listed:
        print(f"{game['key']}: {game['title']}, for {either(game['people'])} players")
        print(f"  presets: {', '.join(game['presets'])}")
        for rule in game["rules"]:
            ways = "|".join(str(value).lower() for value in rule["values"])
            values = "" if rule["values"] == (False, True) else f"={ways}"
            print(f"  {rule['key']}{values}: {rule['title']}")


def _listed(system: System, say: Texts) -> dict[str, Any]:
    """Return a game with its presets and rules, in words."""
    from cogs.views.words import source_in_words

    return {
        "key": system.key,
        "title": say(f"game-{dashed(system.key)}"),
        "people": system.numbers(system.values(BOOK)),
        "presets": list(system.presets),
        "rules": [
            {
                "key": rule.key,
                "title": say(f"rule-{dashed(rule.key)}"),
                "source": source_in_words(rule.source, say),
                "values": rule.values,
                "excludes": sorted(rule.excludes),
                "needs": rule.needs,
                "default": rule.default,
            }
            for rule in system.house
        ],
    }


def simulate(arguments: Namespace) -> None:
    """Let computers play, and print the figures."""
    system = found(arguments.game)
    preset = arguments.preset or next(iter(system.presets))
    rules = changes(system, preset, arguments.rule)
    playable(system, arguments.players, system.values(preset, rules))
    try:
        levels = seated(arguments.levels, arguments.players)
    except ValueError as bad:
        raise Failure("Give one level for each player, or one for all.") from bad
    if unknown := [level for level in levels if level not in system.levels]:
        raise Failure(f"There is no level {unknown[0]}, only {either(system.levels)}.")
    if arguments.games < 1:
        raise Failure("Play at least one game.")
    what = (
        system,
        arguments.players,
        arguments.games,
        arguments.seed,
        preset,
        rules,
        arguments.levels,
    )
    report, evening = played(*what), evenings(*what)
    if arguments.json:
        write({**to_builtins(report), "evenings": to_builtins(evening)})
    else:
        tell(report, evening)


def tell(report: Report, evening: Sequence[Evening]) -> None:
    """Print the figures of simulated games, for people."""
    turns = report.turns_per_player
    print(
        f"games              {report.games}, {report.finished} of them finished\n"
        f"answers            {report.answers}, {report.answers_per_second:.0f} a second\n"
        f"turns per player   {turns.mean} on average, nine of ten from {turns.p5} to {turns.p95}\n"
        f"captures per game  {report.captures_per_game}\n"
        f"wins per seat      {' '.join(map(str, report.wins_per_seat))}"
    )
    for level, won in report.wins_per_level.items():
        print(
            f"{level:<18} wins {won.share:.1f} % of {won.games} games ({won.low:.1f} to {won.high:.1f})"
        )
    print("people's evening   minutes  9 of 10    taps  decisions  windows  wanted  too late")
    for each in evening:
        lasted = each.minutes_per_game
        print(
            f"  {each.pace + ' ' + each.rolling:<17}{lasted.median:>7.0f}{lasted.most:>9.0f}"
            f"{each.taps_per_game:>8.0f}{each.decisions_per_game:>11.0f}"
            f"{each.windows_per_game:>9.0f}{each.wanted_per_game:>8.0f}{each.too_late:>10.0%}"
        )
    if cards := report.cards:
        print(
            f"card turns         {cards.card_turns:.0%} of all turns\n"
            "cards per game     copies   drawn  played   canceled  stuck in a hand"
        )
        for key, kind in cards.kinds.items():
            print(
                f"  {key:<17}{kind.copies:>6}{kind.drawn:>9.2f}{kind.played:>8.2f}"
                f"{kind.cancelled:>9.2f}{kind.stuck:>10.2f}"
            )


def render(arguments: Namespace) -> None:
    """Draw the board of a simulated game; with a seat, its hand."""
    from cogs.platform.limits import ALT, cut
    from cogs.views.faces import face
    from render import THEMES, Look, Picture

    system = found(arguments.game)
    if arguments.theme not in THEMES:
        raise Failure(f"There is no theme {arguments.theme}, only {either(THEMES)}.")
    values = system.values(next(iter(system.presets)))
    playable(system, arguments.players, values)
    seating = system.seating(arguments.players, values)
    seats = seating.arms[0]
    if arguments.seat is not None and arguments.seat not in seats:
        raise Failure(f"There is no seat {arguments.seat} at this table, only {either(seats)}.")
    if arguments.answers < 0:
        raise Failure("The number of answers cannot be less than 0.")
    game, level, say = system.make(seats, values), system.levels[LEAVER_LEVEL], texts("en")
    names = {seat: say(f"colour-{seating.colours[seat]}") for seat in seats}
    own = face(system.key)
    if not own.pictured:
        raise Failure(f"There is no picture of {system.key}.")
    seat = arguments.seat if own.pictured_hand else None

    def draw(view: View, names: Mapping[Seat, str]) -> tuple[Picture, float]:
        """Return a picture, and its drawing time in milliseconds."""
        began, look = perf_counter(), Look(names, arguments.theme, say)
        if seat is not None:
            picture = own.draw_hand(view, seat, look)
        else:
            picture = own.draw(view, look)
        return picture, round(1000 * (perf_counter() - began), 3)

    shown = views_after(game, level, arguments.seed, arguments.answers, arguments.seat)
    before, view = shown.before, shown.after or shown.before
    # In this order: nothing was drawn before, then only the position before, then all but names.
    _, first = draw(before, names)
    picture, following = draw(view, names)
    _, new = draw(view, {seat: f"{name} II" for seat, name in names.items()})
    save(arguments.out, picture.png)
    if arguments.json:
        alt = own.tell(view, {}, say) if seat is None else own.tell_hand(view, seat, {}, say)
        write(
            {
                "first_ms": first,
                "new_ms": new,
                "next_ms": following,
                "bytes": len(picture.png),
                "width": picture.width,
                "height": picture.height,
                "alt": cut(alt, ALT),
            }
        )


def views_after(
    game: Game[Any], level: Player, seed: int, answers: int, seat: Seat | None
) -> Shown:
    """Return views of *seat* after so many answers, with the one before.

    With what happened in the last two moves.
    """
    random, play = Random(seed), game.start()
    story, beats = [play.events], [0]

    def recent() -> list[Event]:
        lately = story[beats[-2:][0] :]
        return [event.seen_by(seat) for events in lately for event in events]

    before = game.view(play, seat, recent())
    while len(story) <= answers and not play.table.over:
        who, action = reply(play, level, random)
        if who != CHANCE:
            before = game.view(play, seat, recent())
            beats.append(len(story))
        story.append(play.answer(who, action))
    happened = recent()
    return Shown(before, game.view(play, seat, happened), happened=tuple(happened))


def verify(arguments: Namespace) -> None:
    """Check files of games, or of a cup and its tables."""
    from engine.hosting.cups import cup_file
    from engine.hosting.statistics import game_file

    cup = b""
    for path in arguments.files:
        try:
            file = path.read_bytes()
        except OSError as error:
            raise Failure(f"{path} cannot be read: {error.strerror}.") from error
        if cup_file.is_cup(file):
            _say(cup_file.verify(cup := file))
            continue
        _say(game_file.verify(file))
        if cup:
            _say(cup_file.verify_table(cup, file))


def _say(verdict: Verdict | CupVerdict) -> None:
    """Print a verdict, or raise it as a failure."""
    if not verdict.fits:
        raise Failure(verdict.says)
    print(verdict.says)


def found(key: str) -> System:
    """Return the game called *key*."""
    if key not in CATALOG:
        raise Failure(f"There is no game {key}, only {either(CATALOG)}.")
    return CATALOG[key]


def playable(system: System, players: int, values: Mapping[str, Value]) -> None:
    """Make sure that so many can play under these rules."""
    numbers = system.numbers(values)
    if players not in numbers:
        raise Failure(
            f"With these rules, {system.key} is for {either(numbers)} players, not {players}."
        )


def changes(system: System, preset: str, given: Sequence[str]) -> dict[str, Value]:
    """Return the *given* rules (KEY or KEY=VALUE), if the preset allows them."""
    if preset not in system.presets:
        raise Failure(f"There is no preset {preset}, only {either(system.presets)}.")
    rules = {rule.key: rule for rule in system.rules}
    chosen: dict[str, Value] = {}
    for each in given:
        key, _, value = each.partition("=")
        chosen[key] = SWITCH.get(value.lower(), value)
    try:
        system.values(preset, chosen)
    except BadRules as bad:
        key = bad.about["rule"]
        if key not in rules:
            text = f"There is no rule {key}, only {either(rules)}."
        elif other := bad.about.get("other"):
            text = f"The rules {key} and {other} cannot be combined."
        else:
            text = f"The rule {key} can only be {either(rules[key].values)}."
        raise Failure(text) from bad
    return chosen


def either(things: Sequence[object] | Mapping[str, object]) -> str:
    """Name the choices there are."""
    *first, last = (str(each).lower() for each in things)
    return f"{', '.join(first)} or {last}" if first else last


def save(file: Path, data: bytes) -> None:
    """Write a file."""
    try:
        file.write_bytes(data)
    except OSError as error:
        raise Failure(f"{file} cannot be written: {error.strerror}.") from error


def write(data: object) -> None:
    """Print *data* as JSON."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


# Commands about whole databases: export, backup, restore, move, shards.
#
# A password never stands in the arguments of a command, which everybody on the machine can read.


def export(arguments: Namespace) -> None:
    """Print the file of a table, also while the bot plays on."""
    if not 0 < arguments.table < 2**63:  # databases know no others
        raise Failure(f"There is no table {arguments.table}.")
    from data.store.sqlite_store import SqliteStore
    from engine.hosting.statistics.game_file import export as written

    try:
        room = TemporaryDirectory()
    except OSError as error:
        why = error.strerror or error
        raise Failure(
            f"There is no room for a copy of the database ({why}); set TMPDIR to a folder with space."
        ) from error

    with room as folder:
        here = Path(folder, "copy.sqlite3")
        copied(database(), here)

        async def read() -> bytes:
            store = await SqliteStore.open(here)
            try:
                record = await store.load(arguments.table)
                log = await store.log(arguments.table)
            finally:
                await store.close()
            if record is None:
                raise Failure(f"There is no table {arguments.table}.")
            try:
                return written(record, log)
            except Exception as error:  # rows can be damaged in any way
                why = " ".join(f"{type(error).__name__}: {error}".split())
                raise Failure(f"Table {arguments.table} cannot be exported ({why}).") from error

        file = asyncio.run(read())
    sys.stdout.buffer.write(file)


def backup(arguments: Namespace) -> None:
    """Copy the database into a file, also while the bot plays on."""
    copied(database(), arguments.file)


def restore(arguments: Namespace) -> None:
    """Put a backup in the database's place, and name the former one."""
    chosen = settings().database
    kept: Path | None
    if isinstance(chosen, Postgres):
        check_programs(chosen)
        from data.store.move_database import restore as refilled

        where: Place = chosen
        kept = refilled(arguments.file, chosen)
    else:
        from data.store.copies import restore as restored

        where, _ = opened(chosen)
        kept = restored(arguments.file, where)
    former = f"The former database is {kept}." if kept else "There was no database before."
    print(f"{arguments.file} is restored as {where}. {former}")


def move(arguments: Namespace) -> None:
    """Copy all tables from a file to PostgreSQL, or back."""
    source, target = (_given(each) for each in (arguments.source, arguments.target))
    for each in (source, target):
        if isinstance(each, Postgres):
            check_programs(each)
    if isinstance(source, Path):
        source, there = opened(source)
        if not there:
            raise Failure(f"There is no database {source}.")
    from data.store.move_database import move as moved

    moved(source, target)
    print(
        f"All tables of {source} are in {target} now, each row compared: set POEPPEL_DATABASE to it."
    )


def shards(arguments: Namespace) -> None:
    """Lay the database out for another number of shards."""
    if not 1 <= arguments.number <= SHARDS:
        raise Failure(f"There can be 1 to 10,000 shards, not {arguments.number}.")
    chosen = settings().database
    if not isinstance(chosen, Postgres):
        raise Failure(
            f"The database is the file {chosen}, whose one process holds all shards: "
            "POEPPEL_SHARDS alone says how many."
        )
    check_programs(chosen)
    from data.store.move_database import lay_out

    former = lay_out(chosen, arguments.number)
    print(
        f"{chosen} is laid out for {arguments.number} shards, before for {former}: "
        f"set POEPPEL_SHARDS={arguments.number} for all workers, then start them."
    )


def database() -> Place:
    """Return the database, if there is one."""
    chosen = settings().database
    if isinstance(chosen, Postgres):
        return chosen
    file, there = opened(chosen)
    if not there:
        raise Failure(f"There is no database {file}; set POEPPEL_DATABASE to the right one.")
    return file


def opened(file: Path) -> tuple[Path, bool]:
    """Return the one name of a file, and whether there is one."""
    try:
        file = file.resolve()
        return file, file.exists()
    except (OSError, RuntimeError) as error:
        why = getattr(error, "strerror", None) or error
        raise Failure(f"The database {file} cannot be used: {why}.") from error


def _given(text: str) -> Place:
    """Return a place that stands in the arguments.

    Raises:
        Failure: it is none, or holds a password.
    """
    try:
        where = named(text)
    except (BadPlace, RuntimeError) as error:
        raise Failure(
            "Both must be a file, or an address like postgresql://user@host/name."
        ) from error
    if isinstance(where, Postgres) and where.has_password:
        raise Failure(
            "Leave the password out of the command, where others can read it: "
            "put it into the file that PGPASSFILE names."
        )
    return where


# The pages that name the operator: privacy and terms, in both languages.


PAGES = tuple(
    f"docs/legal/{name}" for name in ("PRIVACY.md", "PRIVACY.de.md", "TERMS.md", "TERMS.de.md")
)
EMPTY = re.compile(r"(?m)^\| [^|]*\w[^|]* \|\s*\|$")
"""A row of a page's first table whose second cell is empty."""


def unfilled(folder: Path = ROOT) -> list[str]:
    """Return the pages without an operator in their table.

    Missing ones count not.
    """
    return [
        name
        for name in PAGES
        if (folder / name).exists() and EMPTY.search((folder / name).read_text("utf-8"))
    ]


def introduce(folder: Path = ROOT) -> None:
    """Log the version, and warn of pages that name no operator."""
    log = logging.getLogger("poeppel")
    log.info("Pöppel %s", VERSION)
    if pages := unfilled(folder):
        log.warning("the operator is not named yet on top of %s", ", ".join(pages))
