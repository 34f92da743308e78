"""The version of Pöppel, for command line, `/help`, log and container."""

from __future__ import annotations

VERSION = "1.2.0"
"""A semantic version; `docs/releasing.md` says when it rises."""
