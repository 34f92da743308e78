"""What is told of a race, put together by key: tests say who stands where, and not in which words."""

from __future__ import annotations

from collections.abc import Mapping

from data.shipped.texts import Texts

Place = int | str
"""The number of a square, the letter of a goal square, or nothing for the base."""


class Telling:
    """The parts of sentences, in one language."""

    def __init__(self, say: Texts) -> None:
        self.say = say

    def seat(self, colour: str, name: str = "") -> str:
        """A colour, with the name of its player if that is known."""
        said = self.say(f"colour-{colour}")
        return self.say("name-and-colour", colour=said, name=name) if name else said

    def piece_of(self, seat: str, piece: int) -> str:
        """A piece of a player, or of a colour that has none."""
        return self.say("piece-of", name=seat, piece=piece)

    def at(self, place: Place) -> str:
        if not place:
            return self.say("alt-base")
        return self.say("alt-square" if isinstance(place, int) else "alt-goal", name=place)

    def move(self, piece: int | str, to: Place, captured: str = "") -> str:
        """A move that may be made, of an own piece by its number or of any as `piece_of` says it."""
        which = piece if isinstance(piece, str) else self.say("alt-piece", piece=piece)
        if captured:
            return self.say("alt-move-captures", piece=which, to=self.at(to), captured=captured)
        return self.say("alt-move", piece=which, to=self.at(to))

    def may(self, seat: str, *moves: str) -> str:
        return self.say("alt-to-move", seat=seat, moves="; ".join(moves))

    def stands(self, seat: str, on: Mapping[int, Place], base: str = "") -> str:
        """Where the pieces of a colour stand; the numbers of those in the *base* are one text."""
        said = [
            self.say("alt-stands-on", piece=piece, square=self.at(place))
            for piece, place in on.items()
        ]
        if base:
            count = base.count(",") + 1
            said.append(self.say("alt-stands-base", count=count, pieces=base))
        return self.say("alt-stands", seat=seat, pieces=", ".join(said))

    def numbers(self, starts: Mapping[str, tuple[int, int]], squares: int = 40) -> str:
        """Where each player comes out, and the last square before the goal."""
        said = (
            self.say("alt-start", seat=seat, start=str(start), last=str(last))
            for seat, (start, last) in starts.items()
        )
        return self.say("alt-numbers", squares=squares, starts="; ".join(said))
