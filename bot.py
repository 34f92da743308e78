"""Pöppel from the command line: the bot, the playground, and what an operator needs besides.

Whatever can go wrong at the operator's end is said in one sentence, with an exit code that is not
0.  A traceback is a bug.  Commands import what they need when they are called, so that help is quick.
"""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from cogs.settings import BadSetting, Settings, settings

if TYPE_CHECKING:
    from engine.catalog import System
    from engine.rules import Value

Command = Callable[[Namespace], None]


class Refused(Exception):
    """What the operator asked for cannot be done; the message is the sentence that says why."""


class Parser(ArgumentParser):
    """Says what is wrong with the arguments in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{message[0].upper()}{message[1:]}; see: python {self.prog} --help\n")


def parser() -> Parser:
    """Return the parser of the command line; each command sets *call* to its function."""
    top = Parser(
        "bot.py", description="Pöppel hosts tables of Mensch ärgere Dich nicht in Discord."
    )
    top.set_defaults(call=start)
    commands = top.add_subparsers(
        metavar="COMMAND",
        description="Without a command: run if DISCORD_TOKEN is set, else the playground.",
    )

    def add(call: Command, text: str) -> Parser:
        command = commands.add_parser(call.__name__, help=text, description=f"{text}.")
        command.set_defaults(call=call)
        return command

    add(run, "run the bot in Discord, with the token in DISCORD_TOKEN")
    add(playground, "open the bot in a simulated Discord in your browser")
    add(invite, "print the link that invites the bot to a server")
    command = add(games, "list the games, their presets and their rules")
    command.add_argument("--json", action="store_true")
    command.add_argument("--language", default="en", choices=("en", "de"))
    command = add(simulate, "let computer players play in memory and count")
    _game(command)
    command.add_argument("--games", type=int, default=100)
    command.add_argument("--preset", default="book")
    command.add_argument("--rule", action="append", default=[], metavar="KEY[=VALUE]")
    command.add_argument("--level", default="normal", help="easy, normal or random")
    command.add_argument("--json", action="store_true")
    return top


def _game(command: Parser) -> None:
    command.add_argument("--game", required=True, metavar="KEY", help="see the command games")
    command.add_argument("--players", type=int, required=True)
    command.add_argument("--seed", type=int, required=True)


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command; return the exit code."""
    arguments = parser().parse_args(argv)
    try:
        arguments.call(arguments)
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if (text := sentence(error)) is None:
            raise
        print(text, file=sys.stderr)
        return 1
    return 0


def sentence(error: Exception) -> str | None:
    """Return what is said of an error that is not a bug."""
    if isinstance(error, Refused | BadSetting):
        return str(error)
    return None


def start(arguments: Namespace) -> None:
    """Run the bot, or open the playground where there is no token."""
    if settings().token:
        run(arguments)
    else:
        print("DISCORD_TOKEN is not set, so this opens the playground instead of Discord.")
        playground(arguments)


def run(arguments: Namespace) -> None:
    """Run the bot in Discord until it is interrupted."""
    chosen = settings()
    if not chosen.token:
        raise Refused("DISCORD_TOKEN is not set: put the bot's token into the file .env.")
    log(chosen)
    from cogs.client import Poeppel

    async def serve() -> None:
        async with Poeppel(chosen) as bot:
            await bot.start(chosen.token)

    asyncio.run(serve())


def playground(arguments: Namespace) -> None:
    """Open the playground, with a database of its own."""
    from msgspec.structs import replace

    chosen = settings()
    log(chosen)
    try:
        from playground import serve
    except ModuleNotFoundError as error:
        raise Refused(
            "The playground needs the packages of requirements-dev.txt, and one is missing: "
            f"{error.name}."
        ) from error
    from cogs.client import Poeppel

    own = replace(chosen, token="", database=chosen.database.with_name("playground.sqlite3"))
    asyncio.run(serve(lambda: Poeppel(own), own.playground_port))


def log(chosen: Settings) -> None:
    """Log to stderr; discord.py's own debugging lines would show hands and tokens."""
    import logging

    import discord

    discord.utils.setup_logging(level=logging.getLevelName(chosen.log_level))
    if chosen.log_level == "DEBUG":
        logging.getLogger("discord").setLevel(logging.INFO)


def invite(arguments: Namespace) -> None:
    """Print the link that asks for the least permissions that suffice."""
    import discord

    chosen = settings()
    if chosen.application is None:
        raise Refused(
            "The link needs the id of your application: set DISCORD_TOKEN or DISCORD_APPLICATION_ID."
        )
    permissions = discord.Permissions(
        view_channel=True,
        send_messages=True,
        send_messages_in_threads=True,
        create_public_threads=True,
        attach_files=True,
        embed_links=True,
        read_message_history=True,
    )
    scopes = ("bot", "applications.commands")
    print(discord.utils.oauth_url(chosen.application, permissions=permissions, scopes=scopes))


def games(arguments: Namespace) -> None:
    """List what can be played."""
    from data.texts import texts
    from engine.catalog import CATALOG

    say = texts(arguments.language)
    listed: list[dict[str, Any]] = [
        {
            "key": system.key,
            "title": say(f"game-{name(system.key)}"),
            "seats": system.people,
            "presets": list(system.presets),
            "rules": [
                {
                    "key": rule.key,
                    "title": say(f"rule-{name(rule.key)}"),
                    "source": rule.source,
                    "values": rule.values,
                    "excludes": sorted(rule.excludes),
                    "default": rule.default,
                }
                for rule in system.rules
            ],
        }
        for system in CATALOG.values()
    ]
    if arguments.json:
        write(listed)
        return
    for game in listed:
        people = ", ".join(map(str, game["seats"]))
        print(f"{game['key']}: {game['title']}, for {people}; presets {', '.join(game['presets'])}")
        for rule in game["rules"]:
            values = "" if rule["values"] == (False, True) else "=" + "|".join(rule["values"])
            print(f"    {rule['key']}{values}  {rule['title']}")


def name(key: str) -> str:
    """Return *key* as the locale files spell it."""
    return key.replace("_", "-")


def simulate(arguments: Namespace) -> None:
    """Let computer players play and print what came out."""
    from msgspec import to_builtins

    from engine.simulate import simulate as report

    system = found(arguments.game, arguments.players)
    rules = changes(system, arguments.preset, arguments.rule)
    if arguments.level not in system.levels:
        raise Refused(f"There is no level {arguments.level}, only {' and '.join(system.levels)}.")
    if arguments.games < 1:
        raise Refused("At least one game has to be played.")
    result = report(
        system,
        arguments.players,
        arguments.games,
        arguments.seed,
        arguments.preset,
        rules,
        arguments.level,
    )
    if arguments.json:
        write(to_builtins(result))
        return
    turns = result.turns_per_player
    print(
        f"games              {result.games}, {result.finished} of them finished\n"
        f"answers            {result.answers}, {result.answers_per_second:.0f} a second\n"
        f"turns per player   {turns.mean} on average, {turns.p5} to {turns.p95} in nine of ten games\n"
        f"captures per game  {result.captures_per_game}\n"
        f"wins per seat      {' '.join(map(str, result.wins_per_seat))}"
    )


def found(key: str, players: int) -> System:
    """Return the game called *key*, if that many can play it."""
    from engine.catalog import CATALOG

    if key not in CATALOG:
        raise Refused(f"There is no game {key}, only {', '.join(CATALOG)}.")
    system = CATALOG[key]
    if players not in system.people:
        raise Refused(f"{key} is for {', '.join(map(str, system.people))} players, not {players}.")
    return system


def changes(system: System, preset: str, given: Sequence[str]) -> dict[str, Value]:
    """Return the rules *given* as KEY or KEY=VALUE, once they go together with the preset."""
    from engine.rules import BadRules

    if preset not in system.presets:
        raise Refused(f"There is no preset {preset}, only {', '.join(system.presets)}.")
    words = {"": True, "true": True, "on": True, "false": False, "off": False}
    chosen: dict[str, Value] = {}
    for rule in given:
        key, _, value = rule.partition("=")
        chosen[key] = words.get(value.lower(), value)
    try:
        system.values(preset, chosen)
    except BadRules as bad:
        rules = {rule.key: rule for rule in system.rules}
        rule = bad.about["rule"]
        if bad.key == "rules-conflict":
            text = f"The rules {rule} and {bad.about['other']} exclude each other."
        elif rule in rules:
            values = (str(value).lower() for value in rules[rule].values)
            text = f"The rule {rule} cannot be {bad.about['value']}, only {', '.join(values)}."
        else:
            text = f"There is no rule {rule}, only {', '.join(rules)}."
        raise Refused(text) from bad
    return chosen


def write(data: object) -> None:
    """Print *data* as JSON."""
    import json

    print(json.dumps(data, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    sys.exit(main())
