"""Deletions of people, for work that has read about them before.

A film is drawn for seconds, a post travels for as long: the names and ids in it were read before.  So such
work takes a mark as it begins, and asks in the turn in which it stores or sends a person whether they
are still there.  While a deletion is under way they are not, whenever the work began: what is handed to the
store by then comes after it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from cogs.platform.lru_maps import LruMap
from engine.hosting.state.refusals import Refused


class Deletions:
    """The people deleted of late, in order."""

    def __init__(self) -> None:
        self._count = 0
        self._deleted: LruMap[int, int] = LruMap()
        self._begun = Counter[int]()

    def mark(self) -> int:
        """Return a mark to ask by later."""
        return self._count

    @contextmanager
    def under_way(self, person: int) -> Iterator[None]:
        """Take a person for deleted in this block.

        So does all that began before its end.
        """
        self._begun[person] += 1
        try:
            yield
        finally:
            self._begun -= Counter([person])
            self.note(person)

    def note(self, person: int) -> None:
        """Note the end of a deletion."""
        self._count += 1
        self._deleted[person] = self._count

    def since(self, mark: int, people: Iterable[int]) -> set[int]:
        """Return those *people* deleted after a *mark*, or just being so."""
        return {
            each for each in people if each in self._begun or (self._deleted.get(each) or 0) > mark
        }

    def check(self, mark: int, people: Iterable[int]) -> None:
        """Check that none of *people* was deleted after a *mark*.

        Raises:
            Refused: some were; all that was read before names them.
        """
        if self.since(mark, people):
            raise Refused("deleted-meanwhile")
