"""Names that mean two things: ``python -m tests.senses`` lists them."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef
PACKAGES = "cogs", "data", "engine", "playground", "render"


class Senses(NamedTuple):
    """The modules in which each name stands for something of its own."""

    classes: Mapping[str, list[str]]
    functions: Mapping[str, list[str]]
    """Public ones."""


def senses() -> Senses:
    """Return all names of classes and public functions with two senses or more."""
    classes, functions = defaultdict[str, list[str]](list), defaultdict[str, list[str]](list)
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            module = path.relative_to(ROOT).as_posix()
            for node in ast.parse(path.read_text("utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    classes[node.name].append(module)
                elif isinstance(node, FUNCTION) and not node.name.startswith("_"):
                    functions[node.name].append(module)
    return Senses(
        {name: found for name, found in classes.items() if len(found) > 1},
        {name: found for name, found in functions.items() if len(found) > 1},
    )


def surplus(found: Mapping[str, list[str]]) -> int:
    """Return the number of further senses."""
    return sum(len(modules) - 1 for modules in found.values())


if __name__ == "__main__":
    found = senses()
    for kind, names in (("classes", found.classes), ("functions", found.functions)):
        for name, modules in sorted(names.items(), key=lambda each: -len(each[1])):
            print(f"{name}: {', '.join(modules)}")
        print(f"{kind}: {len(names)} names, {surplus(names)} further senses")
