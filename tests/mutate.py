"""Spoil the rules one place at a time, and see that a test notices.

Run as ``python -m tests.mutate``: each mutant is one small change to the rules or the core (a
comparison turned, a number off by one, a condition or a statement left out).  It is loaded in place
of the module in a forked child, where that module's own tests run until one fails.  Mutants that no
test notices have survived; those that cannot be noticed are listed in `docs/measured/mutants.md` with the
reason, and any other fails the run.  They are known by the expression that changes, not by where it
stands, so that code may move to another function or module.  Needs ``os.fork``.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
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
EXPLAINED = ROOT / "docs/measured/mutants.md"


def of_games() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the package of each game and the tests that its trial names, without importing either."""
    for path in sorted((ROOT / "tests/trials").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "noticed_by":
                yield f"engine/{path.stem}", ast.literal_eval(node.value)


CUPS = "tests/engine/hosting/cups"
CUP = (
    f"{CUPS}/test_cup.py",
    f"--deselect={CUPS}/test_cup.py::test_any_cup_ends_with_a_result_for_each_table",
)
CUP_FILE = (
    f"{CUPS}/test_cup_file.py",
    f"--deselect={CUPS}/test_cup_file.py::test_the_verifier_in_javascript_agrees",
    f"--deselect={CUPS}/test_cup_file.py::test_the_verifier_in_javascript_finds_changes",
)
TESTS = {
    **dict(of_games()),
    "engine/chance.py": (
        "tests/engine/test_chance.py",
        "tests/engine/test_core.py",
        "tests/engine/test_decks.py",
    ),
    "engine/own_decks.py": ("tests/engine/test_decks.py",),
    **{f"engine/hosting/cups/{each}.py": CUP for each in ("acts", "cup", "steps")},
    "engine/hosting/cups/corrections.py": (f"{CUPS}/test_corrections.py", *CUP),
    "engine/hosting/cups/cup_file.py": CUP_FILE,
    "engine/hosting/cups/draw.py": (
        f"{CUPS}/test_ranking.py",
        f"{CUPS}/test_draw.py",
        f"{CUPS}/test_cup.py::test_six_are_needed_to_begin",
        f"{CUPS}/test_cup.py::test_an_organiser_draws_early_without_a_call",
        f"{CUPS}/test_cup.py::test_all_join_once_up_to_the_most",
        f"{CUPS}/test_cup.py::test_a_final_needs_three",
        f"{CUPS}/test_cup.py::test_too_few_end_a_cup",
        f"--deselect={CUPS}/test_ranking.py::test_standings_have_each_entrant_once_and_all_points",
        f"--deselect={CUPS}/test_draw.py::test_each_sits_once_in_a_round_and_threes_go_round",
        f"--deselect={CUPS}/test_draw.py::test_meetings_are_repeated_as_seldom_as_by_trying_all",
        f"--deselect={CUPS}/test_draw.py::test_no_player_meets_anybody_twice_where_there_are_enough",
        f"--deselect={CUPS}/test_draw.py::test_the_same_dice_draw_the_same_tables",
        f"--deselect={CUPS}/test_draw.py::test_a_draw_of_the_largest_cup_takes_no_longer_than_one_of_a_quarter",
    ),
    "engine/hosting/cups/events.py": (*CUP, *CUP_FILE),
    "engine/hosting/cups/silence.py": (f"{CUPS}/test_silence.py",),
    "engine/core.py": (
        "tests/engine/test_core.py",
        "tests/engine/test_determinization.py",
        "tests/engine/test_seats.py",
        "tests/engine/hosting/test_saves.py",
        "tests/engine/hosting/test_time_limit.py",
    ),
    "engine/hosting/state/beginnings.py": (
        "tests/engine/hosting/test_beginnings.py",
        f"{CUPS}/test_cup.py",
    ),
    "engine/hosting/state/dice.py": ("tests/engine/hosting/test_dice.py",),
    "engine/players.py": ("tests/engine/test_players.py", "tests/engine/test_determinization.py"),
    "engine/first_player.py": ("tests/engine/test_first_player.py",),
    "engine/races.py": (
        "tests/engine/walls/test_captures.py",
        "tests/engine/classic/test_players.py",
        "tests/engine/classic/test_result.py",
        "tests/engine/walls/test_result.py",
        "tests/engine/card_race/test_result.py",
    ),
    "engine/rules.py": ("tests/engine/test_rules.py",),
    "engine/seating.py": (
        "tests/engine/test_core.py",
        "tests/engine/test_seats.py",
        "tests/engine/classic/test_colours.py",
        "tests/engine/walls/test_preparation.py",
    ),
    "engine/simulate.py": ("tests/engine/test_simulate.py",),
}
"""What is spoiled, and the tests of its sentences; whole games would hide what those miss."""
NO_RULES = {
    "catalog",
    "daily",
    "daily_record",
    "game_analysis",
    "highlights",
    "hindsight",
    "hints",
    "hosting",
    "outlook",
    "evaluation",
    "system",
    "views",
}
"""What the engine has besides: what games there are and declare, who plays them where and how, what is
seen, what was likely, what is asked of a day."""
JUDGEMENT = {
    "evaluation",
    "players",
    "system",
}
"""Modules of games without a rule: evaluations, computer players, lessons of a first game.  Whether a
computer player weighs well is seen by many games, not by a sentence."""
SECONDS = 60
"""Of the processor: a mutant that takes more has been noticed, for it never ends."""
ASLEEP = 30 * SECONDS
"""Seconds by the clock, for one that waits for ever; other programs may need the processor."""

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
TELLING = 20
"""How many characters of an expression say which it is; a shorter one is told with what it is in, a
shorter statement with the name of its function."""
CONTEXT = 40
"""How many characters of a long expression are shown on either side of a change."""
DROPPED = (ast.Expr, ast.AugAssign, ast.Raise, ast.Break, ast.Continue)


class Mutant(NamedTuple):
    """One change to one module."""

    path: str
    where: str
    """The function or class."""
    before: str
    """The expression that changes."""
    after: str
    source: str
    """The whole module, changed."""
    tests: Sequence[str] = ()

    @property
    def key(self) -> str:
        """By which it is known in `docs/measured/mutants.md`: what changes, wherever it stands."""
        return " | ".join(f"`{cell.replace('|', '¦')}`" for cell in (self.before, self.after))

    @property
    def row(self) -> str:
        """Its line in the table there, up to the reason."""
        return f"{self.key} | `{self.path}`, `{self.where or 'module'}`"


def mutants(path: str, source: str, tests: Sequence[str] = ()) -> Iterator[Mutant]:
    """Yield every mutant of a module, always in the same order."""
    tree = ast.parse(source)
    plain, nodes = ast.unparse(tree), list(ast.walk(tree))
    within = {child: node for node in nodes for child in ast.iter_child_nodes(node)}
    for number, node in enumerate(nodes):
        for change in changes(node):
            spoiled = deepcopy(tree)
            change.apply(spoiled, number)
            text = ast.unparse(ast.fix_missing_locations(spoiled))
            if text == plain:
                continue
            told, name = telling(change.of(node), within), scope(node, within)
            before = header(told)
            if told is change.held(node):
                after = "pass"
            else:
                after = header(list(ast.walk(spoiled))[nodes.index(told)])
            before, after = differing(before, after)
            if len(before) < TELLING:
                short = name.rpartition(".")[2] or Path(path).stem
                before, after = f"{short}: {before}", f"{short}: {after}"
            yield Mutant(path, name, before, after, text, tests)


def telling(node: ast.AST, within: Mapping[ast.AST, ast.AST]) -> ast.AST:
    """Return the smallest part around *node* that says which it is, at most a statement."""
    while not isinstance(node, ast.stmt) and len(header(node)) < TELLING:
        node = within[node]
    return node


def header(node: ast.AST) -> str:
    """Return a node as text, of a compound statement the line that it begins with."""
    lines = ast.unparse(node).splitlines()
    return next((line for line in lines if not line.startswith("@")), "")


def scope(node: ast.AST | None, within: Mapping[ast.AST, ast.AST]) -> str:
    """Return the names of the classes and functions that *node* is in."""
    names: list[str] = []
    while node is not None:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            names.insert(0, node.name)
        node = within.get(node)
    return ".".join(names)


class Change(NamedTuple):
    """A field of a node and what it is set to; None leaves out an item of a list."""

    field: str
    at: int | None
    value: object

    def held(self, node: ast.AST) -> object:
        """Return what *node* holds there now."""
        held = getattr(node, self.field)
        return held if self.at is None else held[self.at]

    def of(self, node: ast.AST) -> ast.AST:
        """Return what changes: the statement that is left out, or else *node*."""
        held = self.held(node)
        return held if isinstance(held, ast.stmt) else node

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
        case ast.AnnAssign(target=ast.Name(id="version")):
            return  # a number that need only differ from those before
        case ast.AnnAssign(target=ast.Name(id="worth")):
            return  # judgement, beside the card that it is about
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


def differing(one: str, other: str) -> tuple[str, str]:
    """Return both texts, cut around the first and last difference where they are long."""
    most = min(len(one), len(other))
    first = next((at for at in range(most) if one[at] != other[at]), most)
    rest = most - first
    last = next((at for at in range(rest) if one[-1 - at] != other[-1 - at]), rest)
    begin = max(first - CONTEXT, 0)
    ends = [len(text) - max(last - CONTEXT, 0) for text in (one, other)]
    return one[begin : ends[0]].strip(), other[begin : ends[1]].strip()


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
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        signal.alarm(ASLEEP)
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


def explained() -> Counter[str]:
    """Return the keys of the mutants that cannot be noticed, each as often as it is listed."""
    lines = EXPLAINED.read_text("utf-8").splitlines()
    return Counter(" | ".join(line[2:].split(" | ")[:2]) for line in lines if line[:3] == "| `")


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
    parser.add_argument("--seed", type=int, default=1, help="of the sample: another tries others")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    chosen = options.paths or list(TESTS)
    if unknown := set(chosen) - set(TESTS):
        parser.error(f"no tests are known for {', '.join(sorted(unknown))}")

    every = [
        mutant
        for path in chosen
        for file in files(path)
        for mutant in mutants(
            file.relative_to(ROOT).as_posix(), file.read_text("utf-8"), TESTS[path]
        )
    ]
    tried = sampled(every, options.sample, options.seed)
    began, known = perf_counter(), explained()
    warm_up(chosen)
    survived = sorted(survivors(tried, options.jobs))
    unexplained = [mutant for mutant in survived if not taken(known, mutant.key)]
    print(
        f"{len(tried)} of {len(every)} mutants in {perf_counter() - began:.0f} s: "
        f"{len(tried) - len(survived)} noticed, {len(survived) - len(unexplained)} that "
        f"cannot be (docs/measured/mutants.md), {len(unexplained)} not noticed"
    )
    for mutant in unexplained:
        print(f"| {mutant.row} | |")
    if tried is every and not options.paths:
        for key in sorted(known.elements()):
            print(f"no longer survives: | {key} |")
    return 1 if unexplained else 0


def sampled(every: Sequence[Mutant], most: int | None, seed: int) -> Sequence[Mutant]:
    """Return *most* mutants by chance, or all where there are no more."""
    return every if most is None else random.Random(seed).sample(every, min(most, len(every)))


def files(path: str) -> list[Path]:
    """Return a module, or those of a package that know a rule."""
    if path.endswith(".py"):
        return [ROOT / path]
    return [file for file in sorted((ROOT / path).rglob("*.py")) if file.stem not in JUDGEMENT]


def taken(known: Counter[str], key: str) -> bool:
    """Take *key* from those that are left, if it is there."""
    known[key] -= 1
    return known[key] >= 0


if __name__ == "__main__":
    sys.exit(main())
