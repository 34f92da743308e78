"""Calm for the interpreter, so that players need not wait.

Two things it does by itself.  The garbage collector looks at everything there is from time to time,
most of which will never go: that held the loop for up to 88 ms.  And who computes in a thread keeps
the interpreter for 5 ms before somebody else gets it: while two computed, the loop that hears clicks
came to its turn after 12 ms in the median and 110 at worst; at this interval it is 1 and 14.
"""

from __future__ import annotations

import gc
import sys

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
