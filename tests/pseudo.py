"""A language made of the English texts: every letter has an accent, and plurals are those of Polish.

What is said in it without accents comes from the code, or from English. Each plural ends with its sign.
"""

from __future__ import annotations

import re
from copy import deepcopy
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from data.shipped.languages import ENGLISH, FOLDER

CODE, LOCALE = "qq", "sv-SE"
ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "ąḃćđęḟğĥíĵķłṁńóṗɋŕśţũṽẁẋýżÅḂĆĎĘḞĞĤÍĴĶŁṀŃÓṖɊŔŚŤŨṼẀẊÝŻ",
)
SIGNS = {"one": "¹", "few": "²", "many": "³"}
KEPT = re.compile(r"https?://\S+")
"""Parts of texts that are no words."""


def accented(text: str) -> str:
    """Return a text in the pseudo-language.

    >>> accented("Roll https://a.b")
    'Ŕółł https://a.b'
    """
    pieces = zip([*KEPT.split(text)], [*KEPT.findall(text), ""], strict=True)
    return "".join(words.translate(ACCENTS) + kept for words, kept in pieces)


class Accents(Visitor):
    """Rewrites the texts of a file."""

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        node.value = accented(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        forms = {
            each.key.name: each for each in node.variants if isinstance(each.key, ftl.Identifier)
        }
        self.generic_visit(node)
        if not forms.keys() >= {"one", "other"}:
            return
        few = deepcopy(forms["other"])
        few.key, few.default = ftl.Identifier("few"), False
        node.variants.insert(node.variants.index(forms["other"]), few)
        for form, variant in (("one", forms["one"]), ("few", few), ("many", forms["other"])):
            variant.value.elements.append(ftl.TextElement(SIGNS[form]))


def write(folder: Path) -> None:
    """Write the language into a folder of languages."""
    own = folder / CODE
    own.mkdir(parents=True)
    declaration = f'name = "Accents"\nlocales = ["{LOCALE}"]\nnumbers = "pl"\n'
    (own / "language.toml").write_text(declaration, "utf-8")
    for file in (FOLDER / ENGLISH).glob("*.ftl"):
        texts = FluentParser().parse(file.read_text("utf-8"))
        Accents().visit(texts)
        (own / file.name).write_text(FluentSerializer().serialize(texts), "utf-8")
