"""Spoil the rules one place at a time, and see that a test notices.

Run as ``python -m tests.mutate``: each mutant is one small change to the rules or the core (a
comparison turned, a number off by one, a condition or a statement left out).  It is loaded in place
of the module in a forked child, where that module's own tests run until one fails.  Mutants that no
test notices have survived; those that cannot be noticed are listed in `docs/mutants.md` with the
reason, and any other fails the run.  Needs ``os.fork``.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from copy import deepcopy
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from io import StringIO
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
EXPLAINED = ROOT / "docs/mutants.md"
TESTS = {
    "engine/classic": (
        "tests/engine/classic",
        "--ignore=tests/engine/classic/test_endless.py",
        "--ignore=tests/engine/classic/test_oracle.py",
        "--ignore=tests/engine/classic/test_restated.py",
        "--deselect=tests/engine/classic/test_players.py::test_each_level_beats_the_one_below",
        "--deselect=tests/engine/classic/test_players.py::test_a_normal_player_beats_three_by_chance",
    ),
    "engine/core.py": ("tests/engine/test_core.py",),
    "engine/hosting/dice.py": ("tests/engine/hosting/test_dice.py",),
    "engine/players.py": ("tests/engine/test_players.py",),
    "engine/rules.py": ("tests/engine/test_rules.py",),
    "engine/simulate.py": ("tests/engine/test_simulate.py",),
}
"""What is spoiled, and the tests of its sentences; whole games would hide what those miss."""
SECONDS = 60
"""A mutant that takes longer has been noticed: it never ends."""

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.Mod: ast.Add,
}
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list"}
CONTEXT = 30
"""How many characters of a long line are shown on either side of a change."""
DROPPED = (ast.Expr, ast.AugAssign, ast.Raise, ast.Break, ast.Continue)


class Mutant(NamedTuple):
    """One change to one module."""

    path: str
    where: str
    """The function or class."""
    before: str
    """The line that changes."""
    after: str
    source: str
    """The whole module, changed."""
    tests: Sequence[str] = ()

    @property
    def row(self) -> str:
        """Its line in the table of `docs/mutants.md`, up to the reason."""
        cells = (self.path, self.where, self.before, self.after)
        return " | ".join(f"`{cell.replace('|', '¦')}`" for cell in cells)


def mutants(path: str, source: str, tests: Sequence[str] = ()) -> Iterator[Mutant]:
    """Yield every mutant of a module, always in the same order."""
    tree = ast.parse(source)
    plain = ast.unparse(tree).splitlines()
    rows = Counter[str]()
    for number, node in enumerate(ast.walk(tree)):
        for change in changes(node):
            spoiled = deepcopy(tree)
            change.apply(spoiled, number)
            text = ast.unparse(ast.fix_missing_locations(spoiled))
            if (lines := text.splitlines()) != plain:
                mutant = Mutant(path, within(tree, node), *differing(plain, lines), text, tests)
                rows[mutant.row] += 1
                if (times := rows[mutant.row]) > 1:
                    mutant = mutant._replace(where=f"{mutant.where} ({times})")
                yield mutant


class Change(NamedTuple):
    """A field of a node and what it is set to; None leaves out an item of a list."""

    field: str
    at: int | None
    value: object

    def apply(self, tree: ast.AST, number: int) -> None:
        """Change the node with this *number* in *tree*."""
        node = next(each for at, each in enumerate(ast.walk(tree)) if at == number)
        if self.at is None:
            setattr(node, self.field, self.value)
        else:
            getattr(node, self.field)[self.at] = self.value


def changes(node: ast.AST) -> Iterator[Change]:
    """Yield the ways to spoil one node."""
    match node:
        case ast.keyword(arg="frozen" | "gc" | "tag" | "order"):
            return  # how a struct is made, not what it says
        case ast.Compare(ops=ops):
            for at, op in enumerate(ops):
                yield Change("ops", at, COMPARISONS[type(op)]())
        case ast.BoolOp(op=op, values=values):
            yield Change("op", None, ast.Or() if isinstance(op, ast.And) else ast.And())
            for at in range(len(values)):
                neutral = ast.Constant(isinstance(op, ast.And))
                yield Change("values", at, neutral)
        case ast.BinOp(op=op) if type(op) in OPERATORS:
            yield Change("op", None, OPERATORS[type(op)]())
        case ast.Call(func=ast.Name(id=name)) if name in FUNCTIONS:
            yield Change("func", None, ast.Name(FUNCTIONS[name], ast.Load()))
        case ast.If() | ast.While() | ast.IfExp():
            yield Change("test", None, ast.Constant(True))
            yield Change("test", None, ast.Constant(False))
        case ast.comprehension(ifs=ifs):
            for at in range(len(ifs)):
                yield Change("ifs", at, ast.Constant(True))
        case ast.Return(value=ast.Compare() | ast.BoolOp()):
            yield Change("value", None, ast.Constant(True))
            yield Change("value", None, ast.Constant(False))
    yield from of_children(node)


def of_children(node: ast.AST) -> Iterator[Change]:
    """Yield the ways to replace or leave out what a node holds."""
    for field, held in ast.iter_fields(node):
        if field in {"annotation", "returns", "decorator_list"}:
            continue
        several = held if isinstance(held, list) else [held]
        for at, child in enumerate(several):
            place = at if isinstance(held, list) else None
            for value in instead(child):
                yield Change(field, place, value)


def instead(child: object) -> Iterator[ast.AST]:
    """Yield what can stand in place of a constant, a negation or a statement."""
    match child:
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Constant(value=float(value)):
            yield ast.Constant(value * 2)
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.Expr(value=ast.Constant()):
            pass  # a docstring
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.stmt() if isinstance(child, DROPPED):
            yield ast.Pass()


def within(tree: ast.AST, node: ast.AST) -> str:
    """Return the names of the classes and functions that *node* is in."""
    scopes = [
        each
        for each in ast.walk(tree)
        if isinstance(each, ast.ClassDef | ast.FunctionDef)
        and any(inner is node for inner in ast.walk(each))
    ]
    return ".".join(each.name for each in scopes)


def differing(plain: Sequence[str], spoiled: Sequence[str]) -> tuple[str, str]:
    """Return the first line that differs, before and after, cut where it is long."""
    one, other = next(pair for pair in zip(plain, spoiled, strict=False) if pair[0] != pair[1])
    first = next(at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
    last = next(at for at, (a, b) in enumerate(zip(one[::-1], other[::-1], strict=False)) if a != b)
    begin = max(first - CONTEXT, 0)
    if not one[:begin].strip():
        begin = 0
    ends = (len(line) - max(last - CONTEXT, 0) for line in (one, other))
    before, after = (line[begin:end].strip() for line, end in zip((one, other), ends, strict=True))
    return before, after


class Spoiled(MetaPathFinder, Loader):
    """Imports one module from other source."""

    def __init__(self, mutant: Mutant) -> None:
        self.name = ".".join(Path(mutant.path).with_suffix("").parts).removesuffix(".__init__")
        self.mutant = mutant

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return ModuleSpec(name, self, origin=self.mutant.path) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.mutant.source, self.mutant.path, "exec"), module.__dict__)


def start(mutant: Mutant | None, tests: Sequence[str]) -> int:
    """Fork a child that runs *tests* on *mutant*; return its process id."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    code = 1
    try:
        signal.alarm(SECONDS)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        if mutant:
            sys.meta_path.insert(0, Spoiled(mutant))
        code = pytest.main(["-x", "-q", "-p", "no:cacheprovider", *tests])
    finally:
        os._exit(code)


def survivors(tried: Sequence[Mutant], jobs: int) -> Iterator[Mutant]:
    """Yield the mutants that no test notices."""
    running: dict[int, Mutant] = {}
    waiting = list(reversed(tried))
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            running[start(mutant, mutant.tests)] = mutant
        child, status = os.wait()
        mutant = running.pop(child)
        if status == 0:
            yield mutant


def explained() -> set[str]:
    """Return the rows of the mutants that cannot be noticed."""
    lines = EXPLAINED.read_text("utf-8").splitlines()
    return {line[2:].rsplit(" | ", 1)[0] for line in lines if line.startswith("| `")}


def warm_up(chosen: Sequence[str]) -> None:
    """Import what every child needs, but nothing that is spoiled; see that all tests pass."""
    with redirect_stdout(StringIO()):
        pytest.main(["-q", "--collect-only", "-p", "no:cacheprovider", "tests/test_sentences.py"])
    assert not any(name.startswith("engine") for name in sys.modules), "already imported"
    for path in chosen:
        _, status = os.waitpid(start(None, TESTS[path]), 0)
        assert status == 0, f"the tests of {path} fail without any change"


def main() -> int:
    """Report the survivors; return 1 if any is not explained."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description=__doc__)
    parser.add_argument("paths", nargs="*", metavar="PATH", help=f"of: {', '.join(TESTS)}")
    parser.add_argument("--sample", type=int, metavar="N", help="try only N mutants")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    chosen = options.paths or list(TESTS)
    if unknown := set(chosen) - set(TESTS):
        parser.error(f"no tests are known for {', '.join(sorted(unknown))}")

    every = [
        mutant
        for path in chosen
        for file in ([ROOT / path] if path.endswith(".py") else sorted((ROOT / path).glob("*.py")))
        for mutant in mutants(
            file.relative_to(ROOT).as_posix(), file.read_text("utf-8"), TESTS[path]
        )
    ]
    tried = every
    if options.sample is not None:
        tried = random.Random(1).sample(every, options.sample)
    began, known = perf_counter(), explained()
    warm_up(chosen)
    survived = [mutant.row for mutant in survivors(tried, options.jobs)]
    unexplained = sorted(row for row in survived if row not in known)
    print(
        f"{len(tried)} of {len(every)} mutants in {perf_counter() - began:.0f} s: "
        f"{len(tried) - len(survived)} noticed, {len(survived) - len(unexplained)} that "
        f"cannot be (docs/mutants.md), {len(unexplained)} not noticed"
    )
    for row in unexplained:
        print(f"| {row} | |")
    if tried is every and not options.paths:
        for row in sorted(known - set(survived)):
            print(f"no longer survives: | {row} |")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
