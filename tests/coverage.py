"""Write `docs/rules-coverage.md`: each sentence of the rulebooks, and the tests that are about it.

Run as ``python -m tests.coverage``.  With ``--skeleton 004 FOLDER`` it prints the table of a
rulebook to begin with, every sentence by place and hash, for which words are then to be found.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import groupby
from pathlib import Path

from msgspec import json

from tests.rules import MARKED, Entry, Reading, Rulebook, readings, rulebooks
from tests.sentences import rulebook, sentences

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs/rules-coverage.md"
MARKS = re.compile(r"^from tests\.rules import ", re.MULTILINE)

HEAD = """\
# Rules coverage

Written by `python -m tests.coverage`, which `make test` runs, from `tests/rules_*.json`, `tests/readings.json`
and the marks on the tests; a test fails when a rule has no test.

Every sentence of a rulebook stands here by its place (paragraph and sentence, counted from 1 under
each heading), by the beginning of the SHA-256 of its cleaned text (in full in the table) and in our own
words, never in those of the rulebook. Where the environment variable `POEPPEL_RULEBOOKS` names a folder
with the rulebooks, a test splits them into sentences anew and compares: none can be forgotten.

`rule`: allows, orders or forbids something, and has tests. `no rule`: does not. `later`: a variant that
cannot be chosen yet.
"""

COLUMNS = "| place | hash | kind | what it says | tests |\n| --- | --- | --- | --- | --- |"


def load_tests() -> None:
    """Import every module of tests that carries marks."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        if MARKS.search(path.read_text("utf-8")):
            import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))


def missing() -> list[str]:
    """Return the rules and readings that have no test."""
    load_tests()
    rules = [
        place
        for table in rulebooks().values()
        for place, entry in table.places().items()
        if entry.kind == "rule"
    ]
    read = [each.id for each in readings().values() if each.kind == "rule"]
    return [str(each) for each in (*rules, *read) if each not in MARKED]


def document() -> str:
    """Return the text of `docs/rules-coverage.md`."""
    load_tests()
    parts = [HEAD]
    for table in rulebooks().values():
        parts += chapter(table)
    parts.append("## Readings\n\nWhat the rulebooks leave open, and how we read it.\n")
    parts.append("| reading | kind | what it says | tests |\n| --- | --- | --- | --- |")
    parts += [
        row(each.id, kind(each), each.says, tests(MARKED.get(each.id, ())))
        for each in readings().values()
    ]
    return "\n".join(parts) + "\n"


def chapter(table: Rulebook) -> Iterator[str]:
    """Yield the lines about one rulebook."""
    yield f"## {table.book}: {table.title}\n"
    if not table.complete:
        yield "Only the sentences that can be chosen as switches so far.\n"
    every = table.places().items()
    for section, entries in groupby(every, key=lambda each: each[0].section):
        yield f"### {section or 'Title'}\n\n{COLUMNS}"
        for place, entry in entries:
            at = f"{place.paragraph}.{place.sentence}"
            covered = tests(MARKED.get(place, ()))
            yield row(at, f"`{entry.sha256[:12]}`", kind(entry), entry.says, covered)
        yield ""


def kind(each: Entry | Reading) -> str:
    """Return the kind of an entry, with the reason if it is no rule."""
    return f"{each.kind}: {each.why}" if each.why else each.kind


def tests(names: list[str] | tuple[str, ...]) -> str:
    """Return the tests, shortened to module and name."""
    short = sorted(name.removeprefix("tests.").replace("engine.", "") for name in names)
    return ", ".join(f"`{name}`" for name in short)


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def skeleton(book: str, folder: Path) -> str:
    """Return a table of all sentences of a rulebook, still without words."""
    entries = tuple(
        Entry(each.section, each.paragraph, each.number, each.hash, "rule", "")
        for each in sentences(rulebook(folder, book))
    )
    return json.format(json.encode(Rulebook(book, "", True, entries))).decode()


def main() -> None:
    """Write the document, or print a skeleton."""
    parser = argparse.ArgumentParser(prog="python -m tests.coverage", description=__doc__)
    parser.add_argument("--skeleton", nargs=2, metavar=("BOOK", "FOLDER"))
    wanted = parser.parse_args().skeleton
    if wanted:
        print(skeleton(wanted[0], Path(wanted[1])))
    else:
        DOCUMENT.write_text(document(), "utf-8")


if __name__ == "__main__":
    main()
