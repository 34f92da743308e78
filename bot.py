"""Pöppel's command line: the bot, the playground, and operators' tools.

Whatever can go wrong at the operator's end is said in one sentence on stderr, with an exit code
that is not 0; a traceback is a bug.  Commands import what they need when they are called, so that
help is quick.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from cogs.platform.operator_settings import Failure, Worker, logs_json, settings
from cogs.version import VERSION
from data.shipped.languages import LANGUAGES

REFUSED = 78
"""The exit code where Discord refuses the token: to start again would not help."""

Command = Callable[[Namespace], None]


class Parser(ArgumentParser):
    """A parser that reports a wrong argument in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{message[0].upper()}{message[1:]}; see: python {self.prog} --help\n")


def parser() -> Parser:
    """Return the parser of the command line; *call* carries a command out."""
    top = Parser(
        "bot.py", description="Pöppel hosts tables of Mensch ärgere Dich nicht in Discord."
    )
    top.add_argument("--version", action="version", version=f"Pöppel {VERSION}")
    top.set_defaults(call=start, stay=False, adopt=False)
    commands = top.add_subparsers(
        title="commands",
        metavar="COMMAND",
        description="Without a command: run if DISCORD_TOKEN is set, else playground.",
    )

    def add(name: str, text: str, call: Command) -> Parser:
        command = commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")
        command.set_defaults(call=call)
        return command

    command = add("run", "run the bot in Discord, with the token in DISCORD_TOKEN", run)
    command.add_argument(
        "--stay",
        action="store_true",
        help="if Discord refuses the token, wait instead of ending (where all that ends is restarted)",
    )
    command.add_argument(
        "--adopt",
        action="store_true",
        help="take over a database that belongs to another application",
    )
    add("playground", "open the bot in a simulated Discord in your browser", playground)
    command = add(
        "invite",
        "print the link that invites the bot to a server; ask once for its operator's name",
        console("invite"),
    )
    command.add_argument(
        "--user", action="store_true", help="the link by which a person installs it for themselves"
    )

    command = add("export", "print a table as a file (see docs/fair-dice.md)", database("export"))
    command.add_argument("table", type=int, metavar="TABLE", help="its number")
    command = add("verify", "check exported games, or the file of a cup", console("verify"))
    command.add_argument(
        "files", type=Path, metavar="FILE", nargs="+", help="a cup's before those of its tables"
    )
    command = add(
        "backup", "copy the database into a file (the bot may be running)", database("backup")
    )
    command.add_argument("file", type=Path, metavar="FILE")

    command = add(
        "restore", "replace the database with a backup (stop the bot first)", database("restore")
    )
    command.add_argument("file", type=Path, metavar="FILE")
    command = add(
        "move",
        "copy all tables from a file to PostgreSQL, or back (stop the bot first)",
        database("move"),
    )
    command.add_argument("source", metavar="FROM", help="a file, or postgresql://user@host/name")
    command.add_argument("target", metavar="TO", help="an address or a file; nothing may be in it")
    command = add(
        "shards", "change how many shards workers share (stop them all first)", database("shards")
    )
    command.add_argument("number", type=int, metavar="N", help="from 1 to 10,000")

    command = add(
        "rehearse", "check on a test server that Discord answers as the bot expects", rehearse
    )
    command.add_argument(
        "--channel", type=int, required=True, metavar="ID", help="a text channel of the test server"
    )
    command.add_argument(
        "--person", type=int, metavar="ID", help="send this person a direct message, too"
    )
    command.add_argument(
        "--press", action="store_true", help="wait for you to press buttons and use a command"
    )
    command.add_argument(
        "--long", action="store_true", help="with --press: also wait until a token has expired"
    )
    command.add_argument(
        "--everywhere",
        action="store_true",
        help="upload the commands for all servers, too (asks first)",
    )

    asking = later("cogs.operator.health", "health")
    add("health", "check the running bot's health (needs POEPPEL_MONITOR)", asking)

    command = add("games", "list the games with their presets and rules", console("games"))
    command.add_argument("--language", default=LANGUAGES[0], choices=LANGUAGES)
    command.add_argument("--json", action="store_true", help="print it as JSON")

    simulated(add("simulate", "let computer players play games in memory", console("simulate")))
    drawn(add("render", "draw the board of a simulated game", console("render")))
    return top


def simulated(command: Parser) -> None:
    """Let *command* be told which games computers are to play."""
    which_game(command)
    command.add_argument("--games", type=int, default=100, metavar="G", help="how many (100)")
    command.add_argument("--preset", default="book", metavar="P", help="see: bot.py games")
    command.add_argument(
        "--rule",
        action="append",
        default=[],
        metavar="KEY[=VALUE]",
        help="a house rule; may be given several times",
    )
    command.add_argument(
        "--levels",
        default="normal",
        metavar="L[,L...]",
        help="easy, normal, hard or random: one for all, or one for each (normal)",
    )
    command.add_argument("--json", action="store_true", help="print it as JSON")


def drawn(command: Parser) -> None:
    """Add the arguments of a drawing to *command*."""
    which_game(command)
    command.add_argument(
        "--answers",
        type=int,
        required=True,
        metavar="K",
        help="draw it after this many rolls, draws and moves",
    )
    command.add_argument(
        "--seat", type=int, metavar="X", help="draw this seat's hand (the first seat is 0)"
    )
    command.add_argument("--theme", default="light", metavar="T", help="light, dark, ...")
    command.add_argument("--out", type=Path, required=True, metavar="FILE", help="a PNG file")
    command.add_argument(
        "--json", action="store_true", help="print JSON about it, such as how long it took"
    )


def which_game(command: Parser) -> None:
    """Let *command* be told which game it is about."""
    command.add_argument("--game", required=True, metavar="KEY", help="see: bot.py games")
    command.add_argument("--players", type=int, required=True, metavar="N", help="how many")
    command.add_argument(
        "--seed",
        type=int,
        required=True,
        metavar="S",
        help="a number; the same number gives the same game",
    )


def console(name: str) -> Command:
    """Return the command *name* of `cogs.operator.console`."""
    return later("cogs.operator.console", name)


def database(name: str) -> Command:
    """Return the command *name* of `cogs.operator.databases`."""
    return later("cogs.operator.databases", name)


def later(module: str, name: str) -> Command:
    """Return the command *name* of a *module*, loaded when called."""

    def call(arguments: Namespace) -> None:
        with tidying_up():
            getattr(import_module(module), name)(arguments)

    return call


@contextmanager
def tidying_up() -> Iterator[None]:
    """Leave no half of a copy behind when a command is interrupted."""

    def end(number: int, frame: object) -> NoReturn:
        sys.exit(128 + number)

    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    numbers = [signal.Signals[name] for name in names]
    ours = [number for number in numbers if signal.getsignal(number) is signal.SIG_DFL]
    if threading.current_thread() is not threading.main_thread():
        ours = []  # only that one hears of signals
    for number in ours:  # not what nohup ignores
        signal.signal(number, end)
    try:
        yield
    finally:
        for number in ours:
            signal.signal(number, signal.SIG_DFL)


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command; return the exit code."""
    if isinstance(sys.stdout, TextIOWrapper):  # not every terminal or pipe knows an ö
        sys.stdout.reconfigure(errors="backslashreplace")
    arguments = parser().parse_args(argv)
    if sys.__stdout__ is None:  # closed by whoever started us, who wants to read nothing
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    try:
        arguments.call(arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    except BrokenPipeError:  # the reader has seen enough
        print_no_more()
        return 1
    except Failure as failure:
        print(last_words(arguments, str(failure)), file=sys.stderr)
        return 1
    except Exception as error:
        from cogs.platform.error_sentences import sentence, token_refused

        if (text := sentence(error)) is None:
            if not machine_reads(arguments):
                raise
            text = "A bug ended the bot: please report it with the lines above."
            print(last_words(arguments, text, error), file=sys.stderr)
            return 1
        if isinstance(error, OSError):  # nothing more may fit where it is printed
            print_no_more()
        refused = token_refused(error)
        if refused and arguments.stay:
            return stay(last_words(arguments, text))
        print(last_words(arguments, text), file=sys.stderr)
        return REFUSED if refused else 1
    return 0


def print_no_more() -> None:
    """Print the rest, or drop it."""  # else Python tries at exit
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def machine_reads(arguments: Namespace) -> bool:
    """Return whether a command logs its own messages in JSON."""
    return arguments.call in (start, run, playground) and logs_json()


def last_words(arguments: Namespace, text: str, bug: Exception | None = None) -> str:
    """Return a command's last *text*, as a log line for machines."""
    if not machine_reads(arguments):
        return text
    from cogs.operator.logs import Formatter

    last = {"name": "poeppel", "levelno": logging.CRITICAL, "levelname": "CRITICAL", "msg": text}
    if bug is not None:
        last["exc_info"] = (type(bug), bug, bug.__traceback__)
    return Formatter(as_json=True).format(logging.makeLogRecord(last))


def stay(text: str) -> int:
    """Report an obstacle, then wait to be told to stop.

    What starts every container again that ends, as Docker does whatever the exit code, would have
    Discord refuse the same token for ever.
    """
    told = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):  # whichever thread the system chooses for it
        signal.signal(number, lambda *_: told.set())
    print(text, file=sys.stderr, flush=True)
    told.wait()
    return 0


def start(arguments: Namespace) -> None:
    """Run the bot, or open the playground where there is no token."""
    if settings().token:
        run(arguments)
    else:
        print("DISCORD_TOKEN is not set, so this opens the playground.", flush=True)
        playground(arguments)


def run(arguments: Namespace) -> None:
    """Run the bot in Discord until it is told to stop."""
    if hasattr(signal, "SIGHUP"):  # until `serve` heeds it, it waits
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGHUP})
    chosen = settings()
    if not chosen.token:
        raise Failure("DISCORD_TOKEN is not set: put the bot's token into the file .env.")
    from cogs.operator.logs import log_to_stderr
    from cogs.serving import serve

    serve(chosen, log_to_stderr(chosen), arguments.adopt)


def rehearse(arguments: Namespace) -> None:
    """Play the rehearsal on the operator's test server."""
    from cogs.rehearsal import rehearsal_bot

    with tidying_up():
        rehearsal_bot.rehearse(arguments, settings())


def playground(arguments: Namespace) -> None:
    """Open the playground, over a database of its own."""
    import asyncio

    from msgspec.structs import replace

    chosen = settings()
    logging.disable(logging.WARNING)  # simcord tries things out that discord.py warns of
    try:
        from playground import PortTaken, serve
    except ModuleNotFoundError as error:
        raise Failure(
            f"The playground needs {error.name}; install requirements/play.txt as `make play` does."
        ) from error
    finally:
        logging.disable(logging.NOTSET)
    from cogs.client import Poeppel
    from cogs.operator.logs import log_to_stderr
    from cogs.serving import warm_up

    log_to_stderr(chosen)
    # The monitor's address is the bot's, which may be running beside it.
    own = replace(
        chosen,
        token="",
        database=chosen.file.with_name("playground.sqlite3"),
        films=None,
        monitor=None,
        shards=None,
        worker=Worker(),
    )
    try:
        warm_up()
        asyncio.run(serve(lambda: Poeppel(own), own.playground_port))
    except PortTaken as taken:
        raise Failure(
            f"Port {taken.port} is taken, perhaps by another playground; "
            "POEPPEL_PLAYGROUND_PORT chooses another one."
        ) from taken


if __name__ == "__main__":
    sys.exit(main())
