"""The clock of this computer."""

from __future__ import annotations

import time


def passed() -> float:
    """Count seconds, also while the process is stopped or the machine sleeps."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()
