"""Memory of the process: given back after pictures, calm for the interpreter."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys

ARENA_MAX, HEAPS = -8, 2
"""How many heaps there may be: `mallopt` in the manual of Linux, `M_ARENA_MAX`."""

MMAP_THRESHOLD, LARGE = -3, 256 * 1024
"""From how many bytes on something has pages of its own, given back at once: `M_MMAP_THRESHOLD`."""

EVERY = 60.0
"""Seconds after which what is free is given back."""


def give_back() -> bool:
    """Set large free pieces to be given back; return whether possible."""
    try:
        choose = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError, TypeError):  # another C library, or none that can be asked
        return False
    return bool(choose(ARENA_MAX, HEAPS) and choose(MMAP_THRESHOLD, LARGE))


def trim() -> bool:
    """Give back free memory; return whether possible."""
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (AttributeError, OSError, TypeError):
        return False
    return True


async def keep_giving_back() -> None:
    """Give back free memory every minute, if possible."""
    possible = True
    while possible:
        await asyncio.sleep(EVERY)
        possible = await asyncio.to_thread(trim)


# The interpreter's calm.
#
# Two things it does by itself.  The garbage collector looks at everything there is from time to time,
# most of which will never go: that held the loop for up to 88 ms.  And who computes in a thread keeps
# the interpreter for 5 ms before somebody else gets it: while two computed, the loop that hears clicks
# came to its turn after 12 ms in the median and 110 at worst; at this interval it is 1 and 14.


INTERVAL = 0.0005
"""Seconds for which a thread that computes keeps the interpreter from others."""


def calm_down() -> None:
    """Freeze the garbage collector's present objects, and switch threads faster.

    May be done again, when much of it has been replaced.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    sys.setswitchinterval(INTERVAL)
