"""The claim of a running bot on its token, for this machine."""

from __future__ import annotations

import errno
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def claimed(application: int | None) -> Iterator[bool]:
    """Claim an application during the block.

    Tell whether no other process has it.

    The claim is the name of an abstract socket, which goes with the process and which neither folders
    nor users hide. Where a system has none, nothing is claimed and nothing found.
    """
    if application is None or not hasattr(socket, "AF_UNIX"):
        yield True
        return
    with socket.socket(socket.AF_UNIX) as claim:
        alone = True
        with suppress(OSError, ValueError):
            try:
                claim.bind(f"\0poeppel-{application}")
            except OSError as error:
                alone = error.errno != errno.EADDRINUSE
        yield alone
