"""Verifiable dice: outcomes of a secret published as a hash.

`docs/fair-dice.md` specifies this to the byte; a change here breaks every game under way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from hmac import digest
from random import Random

from engine.chance import Chance, Uniform
from engine.views import Action

SEED_BYTES = 32
WORD_BYTES = 4
WORDS = 2 ** (8 * WORD_BYTES)


def published(seed: bytes) -> str:
    """Return the commitment shown in the lobby: the seed's SHA-256."""
    return sha256(seed).hexdigest()


class Dice:
    """The outcomes of all chance questions of one table."""

    def __init__(
        self, seed: bytes, table: int | str, contributions: Sequence[int], format: int = 1
    ) -> None:
        """Bind the secret *seed* of a *table* to contributions from outside.

        Args:
            seed: 32 secret bytes, drawn before anybody joined.
            table: its number; of a cup with ``cup:`` before it; or cup, round and place with colons between.
            contributions: the ids that Discord gave to the clicks that joined and started.
            format: of the message.
        """
        self.seed = seed
        self.message = f"poeppel-{format}:{table}:{','.join(map(str, contributions))}"

    def outcome(self, n: int, chance: Chance) -> Action:
        """Return the answer to the table's *n*-th chance question, counted from 0."""
        return chance.draw(self.uniform("chance", n))

    def uniform(self, use: str, n: int) -> Uniform:
        """Return fair numbers for the *n*-th time of a use."""
        words = self._words(use, n)

        def uniform(among: int) -> int:
            # A word in the last, incomplete stretch of 2**32 would favour small numbers.
            fair = WORDS - WORDS % among
            return next(word for word in words if word < fair) % among

        return uniform

    def random(self, seq: int) -> Random:
        """Return the random numbers of the computer player that gives answer *seq*."""
        return Random(next(self._words("player", seq)))

    def _words(self, use: str, n: int) -> Iterator[int]:
        """Yield the HMAC's four-byte words, big end first, block after block."""
        block = 0
        while True:
            message = f"{self.message}:{use}:{n}:{block}".encode("ascii")
            hashed = digest(self.seed, message, "sha256")
            for at in range(0, len(hashed), WORD_BYTES):
                yield int.from_bytes(hashed[at : at + WORD_BYTES], "big")
            block += 1
