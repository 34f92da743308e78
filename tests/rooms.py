"""Modules with more than one subject: ``python -m tests.rooms`` lists them.

Two parts of a module that never name each other, directly or by others, are clusters. Two clusters of some
length are two subjects, unless they are read together.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = "cogs", "data", "engine", "playground", "render"
LEAST = 25
"""Lines of a cluster that is a subject of its own."""

READ_TOGETHER: Mapping[str, str] = {
    "cogs/rehearsal/samples.py": "messages that Discord takes, and those that it refuses",
    "data/records.py": "the list of all that is stored; a score is a result as it is read again",
    "data/store/copies.py": "the copies before upgrades, and the way back to them",
    "data/store/privacy.py": "the columns that name persons, and the statements that answer for them",
    "engine/action_cards/kinds/outside_turns.py": "the cards of one time, a class for each",
    "engine/action_cards/kinds/own_turn.py": "the cards of one time, a class for each",
    "engine/hosting/service/store.py": "two protocols of the one store",
    "render/action_cards/files.py": "pictures, and the film made of them",
    "render/cards/figures.py": "cards of one deck, laid open or held",
    "render/cards/marks.py": "a lay, and the hand of which none could be laid",
    "render/cards/panels.py": "a player's rows and the score that stands on them",
    "render/result_shelves.py": "the shelves of one picture",
    "render/sprites/choice_markers.py": "the marks of one choice",
    "render/sprites/homecomings.py": "a place left, and the way from there",
    "render/sprites/squares.py": "a square and its number",
    "render/sprites/trails.py": "a trail and its number",
}
"""By module: the reason for which its clusters stand together."""


class Cluster(NamedTuple):
    """Definitions that name each other."""

    lines: int
    names: tuple[str, ...]


class _Definition(NamedTuple):
    names: tuple[str, ...]
    words: frozenset[str]
    """All that it names."""
    lines: int


def clusters(source: str) -> list[Cluster]:
    """Return the clusters of a module that are subjects, the longest first."""
    left, found = list(_definitions(source)), list[Cluster]()
    while left:
        together, names, words = [left.pop(0)], set[str](), set[str]()
        for each in together:
            names.update(each.names)
            words.update(each.words)
            joined = [one for one in left if words & {*one.names} or one.words & names]
            together += joined
            left = [one for one in left if one not in joined]
        lines = sum(each.lines for each in together)
        if lines >= LEAST:
            found.append(Cluster(lines, tuple(name for each in together for name in each.names)))
    return sorted(found, reverse=True)


def _definitions(source: str) -> Iterator[_Definition]:
    """Yield the definitions of a module, each with the sentence below it."""
    body = ast.parse(source).body
    for place, node in enumerate(body):
        if not (names := tuple(_names(node))):
            continue
        decorators = getattr(node, "decorator_list", [])
        first = min([node.lineno, *(each.lineno for each in decorators)])
        last, after = node.end_lineno or first, body[place + 1 : place + 2]
        if after and isinstance(after[0], ast.Expr) and isinstance(after[0].value, ast.Constant):
            last = after[0].end_lineno or last
        yield _Definition(names, frozenset(_words(node)), last - first + 1)


def _names(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        yield node.name
    elif isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        for each in (each for target in targets for each in ast.walk(target)):
            if isinstance(each, ast.Name):
                yield each.id


def _words(node: ast.stmt) -> Iterator[str]:
    """Yield all names in a definition, also those in strings for types."""
    for each in ast.walk(node):
        if isinstance(each, ast.Name):
            yield each.id
        elif isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


def fused() -> dict[str, list[Cluster]]:
    """Return the modules with several subjects that are not read together."""
    paths = [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]
    found = {path.relative_to(ROOT).as_posix(): clusters(path.read_text("utf-8")) for path in paths}
    return {
        name: several
        for name, several in found.items()
        if len(several) > 1 and name not in READ_TOGETHER
    }


if __name__ == "__main__":
    for name, several in fused().items():
        print(name)
        for each in several:
            print(f"  {each.lines:4} {' '.join(each.names)[:120]}")
    print(f"{len(fused())} modules; {len(READ_TOGETHER)} are read together")
