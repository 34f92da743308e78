"""Privacy and terms, in copies with the operator's name."""

from __future__ import annotations

import logging
import os
import re
import sys
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from io import TextIOWrapper
from itertools import count
from pathlib import Path

from cogs.platform.operator_settings import DOTENV, PARSED, ROOT, Failure, Settings, settings
from cogs.version import VERSION

PAGES = tuple(
    f"docs/legal/{name}" for name in ("PRIVACY.md", "PRIVACY.de.md", "TERMS.md", "TERMS.de.md")
)
FORM = re.compile(r"<!--\n((?:\|.*\n)+)-->\n\n(?:>.*\n)+")
"""A page's table to be filled in, and the note that stands for it until then."""

QUESTIONS: Mapping[str, str] = {
    "POEPPEL_OPERATOR": "Operator: your name, or that of your group",
    "POEPPEL_CONTACT": "Contact: an e-mail address, or a link",
    "POEPPEL_HOSTED_BY": "Host: the company on whose computer the bot runs, or: at home",
}
PLAIN = re.compile(r"[\w .,:/@+-]+")
"""Values that stand in `.env` without quotes."""

log = logging.getLogger("poeppel")


def introduce(chosen: Settings) -> None:
    """Log the version, and warn while the pages name no operator."""
    log.info("Pöppel %s", VERSION)
    if missing := unnamed(chosen):
        told = ", ".join(missing)
        log.warning("privacy and terms name no operator yet: `bot.py invite` asks for %s", told)


def unnamed(chosen: Settings) -> list[str]:
    """Return the settings that the pages lack."""
    return [name for name in QUESTIONS if not getattr(chosen, PARSED[name][0])]


def provide(chosen: Settings, file: Path = DOTENV) -> None:
    """Ask for missing settings in a terminal, then write the pages.

    All is said on stderr: on stdout there is the link, perhaps for a script.
    """
    terminal = all(each and each.isatty() for each in (sys.stdin, sys.stderr))  # None: closed
    if unnamed(chosen) and terminal and (said := ask(chosen)):
        append_settings(file, said)
        chosen = settings({**os.environ, **said}, file)
    if missing := unnamed(chosen):
        notify(
            "Privacy and terms name no operator yet: "
            f"call this in a terminal, or set {', '.join(missing)}."
        )
        return
    write_pages(chosen, datetime.now(UTC).date().isoformat())
    notify(
        f"Privacy and terms with these names are in {chosen.pages_folder.resolve()}: publish them, "
        "and put their addresses into the application's General Information."
    )


def ask(chosen: Settings) -> dict[str, str]:
    """Return answers by setting.

    A malformed one is asked for again, an empty one left out.
    """
    notify("Privacy and terms name the operator. Enter alone leaves a question for later.")
    if isinstance(sys.stdin, TextIOWrapper):  # not every terminal speaks UTF-8
        sys.stdin.reconfigure(errors="surrogateescape")
    said = {}
    for name in unnamed(chosen):
        while given := read_answer(QUESTIONS[name]):
            try:
                PARSED[name][1](given)
            except Failure as failure:
                notify(str(failure))
            else:
                said[name] = given
                break
    return said


def read_answer(question: str) -> str:
    """Return a line from the terminal, at its end an empty one."""
    print(f"{question}: ", end="", file=sys.stderr, flush=True)
    return " ".join(sys.stdin.readline().split())


def notify(sentence: str) -> None:
    print(sentence, file=sys.stderr)


def append_settings(file: Path, said: Mapping[str, str]) -> None:
    """Write settings at the end of *file*, or say where they belong."""
    lines = "".join(f"{name}={quote_setting(value)}\n" for name, value in said.items())
    try:
        new = not file.exists()
        whole = new or file.read_bytes()[-1:] in (b"", b"\n")
        with file.open("a", encoding="utf-8") as opened:
            if new:
                file.chmod(0o600)
            opened.write(lines if whole else f"\n{lines}")
    except OSError as error:
        notify(
            f"{file} cannot be written ({error.strerror}): put these lines where the token is.\n{lines}"
        )
    else:
        notify(f"Kept in {file}.")


def quote_setting(value: str) -> str:
    """Return a value as it stands in `.env`, quoted if necessary."""
    if PLAIN.fullmatch(value):
        return value
    escaped = value.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"


def write_pages(chosen: Settings, today: str) -> None:
    """Write the pages into their folder.

    Where one says the same as before it keeps its date; else the former one stays beside it.  One that
    has a table of its own is copied as it is.
    """
    folder, here = chosen.pages_folder, [ROOT / page for page in PAGES]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for page in filter(Path.exists, here):
            before, form, after = fill_in_page(page.read_text("utf-8"), chosen, "\0").partition(
                "\0"
            )
            copy = folder / page.name
            there = copy.read_text("utf-8") if copy.exists() else ""
            if re.fullmatch(rf"{re.escape(before)}[\d-]*{re.escape(after)}", there):
                continue
            new = copy.with_name(f"{copy.name}.new")  # whole before it takes the former one's place
            new.write_text(f"{before}{today if form else ''}{after}", "utf-8")
            if there:
                copy.rename(next(each for each in former_names(copy, today) if not each.exists()))
            new.replace(copy)
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or error
        raise Failure(f"Privacy and terms cannot be written in {folder}: {why}.") from error


def former_names(page: Path, today: str) -> Iterator[Path]:
    """Yield names of a former page, one for each of a day."""
    yield page.with_name(f"{page.stem}.until-{today}.md")
    yield from (page.with_name(f"{page.stem}.until-{today}-{each}.md") for each in count(2))


def fill_in_page(page: str, chosen: Settings, since: str) -> str:
    """Return a page with the operator in its table."""
    cells = {PARSED[name][0]: table_cell(getattr(chosen, PARSED[name][0])) for name in QUESTIONS}
    cells["since"] = since

    def table(form: re.Match[str]) -> str:
        return re.sub(r"\{(\w+)\}", lambda field: cells[field[1]], form[1])

    return FORM.sub(table, page, count=1)


def table_cell(value: str) -> str:
    """Return a value for a table of Markdown."""
    return value.replace("|", "\\|").replace("<", "&lt;")
