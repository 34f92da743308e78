"""Texts that tests quote: found by their words, so that no test keeps a text from being reworded.

A string of a test quotes a text if it has three words in a row of what stands in it between the
values, in any language, or if it is a whole text and names a button. What a test says to those who
read its report is no quote, nor what stands in our code as well: a log line, the operator's console.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from fluent.syntax import ast as ftl

TOGETHER = 3
PRESSING = {"button", "choose", "click", "press"}
"""What is called by one of these names is given what stands on a button or in a menu."""
EXPLAINING = {"AssertionError", "fail", "print", "skip"}
"""What is called by one of these names is given something for the report."""
GIVEN = PRESSING | EXPLAINING


Row = tuple[str, ...]
"""Words that stand together."""


class String(NamedTuple):
    """A string, or a part of one that values are put in, and whether it names a button."""

    line: int
    text: str
    pressed: bool


def strings(source: str) -> Iterator[String]:
    """Every string of a module that is not only for who reads it or a report of its tests."""
    nodes = [*ast.walk(ast.parse(source))]
    left: set[int] = set()
    pressed: set[int] = set()
    for node in nodes:
        match node:
            case ast.Expr(value=ast.Constant() as about):
                left.add(id(about))
            case ast.Assert(msg=ast.expr() as why) | ast.keyword(arg="ids" | "reason", value=why):
                left |= within(why)
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in GIVEN:
                given = set().union(*map(within, node.args)) if node.args else set()
                if name in EXPLAINING:
                    left |= given
                else:
                    pressed |= given
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in left:
            yield String(node.lineno, node.value, id(node) in pressed)


def within(node: ast.AST) -> set[int]:
    """All that an expression is made of."""
    return {id(each) for each in ast.walk(node)}


def words(text: str) -> list[str]:
    """The words of a text, without what stands around them.

    >>> words("**You’re up!** · { game }")
    ["you're", 'up', 'game']
    """
    bare = (each.strip(".,:;!?()[]{}*“”„\"'’…#–—|\\/^$") for each in text.lower().split())
    return [each.replace("’", "'") for each in bare if any(map(str.isalnum, each))]


def rows(text: str) -> set[Row]:
    """All words of a text that stand together."""
    found = words(text)
    return {tuple(found[at : at + TOGETHER]) for at in range(len(found) - TOGETHER + 1)}


def fixed(pattern: ftl.Pattern) -> Iterator[str]:
    """What stands in a text between its values, line by line."""
    for part in pattern.elements:
        if isinstance(part, ftl.TextElement):
            yield from part.value.splitlines()
        elif isinstance(part.expression, ftl.SelectExpression):
            for variant in part.expression.variants:
                yield from fixed(variant.value)


class Quotes:
    """What is a quote: *texts* by key; not what stands in the modules of our own *code* as well."""

    def __init__(self, texts: Iterable[tuple[str, ftl.Pattern]], code: Iterable[str]) -> None:
        self._keys: dict[Row, set[str]] = {}
        self._whole: dict[str, set[str]] = {}
        for key, pattern in texts:
            parts = list(fixed(pattern))
            for part in parts:
                for row in rows(part):
                    self._keys.setdefault(row, set()).add(key)
            if len(pattern.elements) == len(parts) == 1:
                self._whole.setdefault(parts[0], set()).add(key)
        for source in code:
            for string in strings(source):
                for row in rows(string.text):
                    self._keys.pop(row, None)

    def of(self, source: str) -> list[str]:
        """The quotes in a module, each with its line and the keys that it could name instead."""
        found = []
        for line, text, pressed in strings(source):
            keys = self._whole.get(text, set()) if pressed and text[:1].isupper() else set()
            keys = keys.union(*(self._keys.get(row, set()) for row in rows(text)))
            if keys:
                found.append(f"line {line} quotes {text!r}: name a key, as {sorted(keys)[:3]}")
        return found
