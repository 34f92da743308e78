"""Output of operators' commands.

`bot.py` reads the command line and calls one of these with the arguments it found.  Texts for
operators are English and stand in the code.
"""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from cogs.platform.operator_settings import Failure, settings
from data.shipped.texts import MissingText, Texts, dashed, texts
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
    """Print the link for servers, with the fewest permissions, or for persons.

    Then ask for the operator, if privacy and terms lack one.
    """
    from cogs.operator.legal_pages import provide
    from cogs.platform.permissions import invitation, personal_invitation

    chosen = settings()
    if chosen.application is None:
        raise Failure("The link needs DISCORD_TOKEN or DISCORD_APPLICATION_ID, and neither is set.")
    print((personal_invitation if arguments.user else invitation)(chosen.application), flush=True)
    provide(chosen)


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
    from cogs.views.rule_words import source_in_words

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
    rules = changes(system, arguments.preset, arguments.rule)
    playable(system, arguments.players, system.values(arguments.preset, rules))
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
        arguments.preset,
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
    values = system.values(BOOK)
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
