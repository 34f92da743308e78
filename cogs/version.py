"""The version of Pöppel: what `bot.py --version`, `/help`, the log and the container say."""

from __future__ import annotations

VERSION = "1.0.0"
"""A semantic version; `docs/releasing.md` says when it rises."""
