"""The pages that name the operator: privacy and terms."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import TYPE_CHECKING

from cogs.platform.operator_settings import ROOT
from cogs.version import VERSION

if TYPE_CHECKING:
    pass

PAGES = tuple(
    f"docs/legal/{name}" for name in ("PRIVACY.md", "PRIVACY.de.md", "TERMS.md", "TERMS.de.md")
)
EMPTY = re.compile(r"(?m)^\| [^|]*\w[^|]* \|\s*\|$")
"""A row of a page's first table whose second cell is empty."""


def unfilled(folder: Path = ROOT) -> list[str]:
    """Return the pages without an operator in their table.

    Missing ones count not.
    """
    return [
        name
        for name in PAGES
        if (folder / name).exists() and EMPTY.search((folder / name).read_text("utf-8"))
    ]


def introduce(folder: Path = ROOT) -> None:
    """Log the version, and warn of pages that name no operator."""
    log = logging.getLogger("poeppel")
    log.info("Pöppel %s", VERSION)
    if pages := unfilled(folder):
        log.warning("the operator is not named yet on top of %s", ", ".join(pages))
