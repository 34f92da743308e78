"""Every game there is, for tests that hold for all of them: the catalog's systems, the example and the toy.

A system added to the catalog is covered without a change here.  Run as a program, this plays some
games and prints a digest of all that was said, so that runs under other hash seeds can be compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from itertools import islice
from random import Random

from msgspec import Struct, json

from engine.catalog import CATALOG
from engine.core import Answer, Decision, Event, seen
from engine.players import Player, Thinker, by_chance, reply
from engine.simulate import answers
from engine.views import Seat
from tests.pig import PIG
from tests.toy import DECK, Snatch, SnatchTable
from tests.trials import BOUND, AnyGame, AnyPlay, going, of_system, trial


class Kind(Struct, frozen=True):
    """A system, or the toy, as a source of games."""

    key: str
    make: Callable[[Random], AnyGame]
    """Makes a game with seats and rules chosen at random."""
    levels: dict[str, Player]
    """The players; those by chance are never missing."""
    thin: int = 1
    """Of how many moments one is looked at where that takes long."""
    chance: bool = True
    """Whether its declaration says that chance has a part."""

    @property
    def by_chance(self) -> Player:
        """The one who plays by chance, as far as a game then ends."""
        return self.levels["random"]


def of_toy(random: Random) -> AnyGame:
    return Snatch(range(random.randint(2, 5)))


KINDS = [
    *(
        Kind(
            system.key,
            partial(trial(system.key).make, system),
            {"random": by_chance, **system.levels},
            thin=trial(system.key).thin,
            chance=system.chance,
        )
        for system in CATALOG.values()
    ),
    Kind(PIG.key, partial(of_system, PIG), dict(PIG.levels)),
    Kind("snatch", of_toy, {"random": by_chance}),
]


def moments(kind: Kind, seed: int, level: Player | None = None) -> Iterator[AnyPlay]:
    """Play a game of this *kind* by chance; yield it at every question, and when it is over."""
    play, random = kind.make(Random(seed)).start(), Random(seed)
    for _ in going(play, seed):
        yield play
        play.answer(*reply(play, level or kind.by_chance, random))
    yield play


def some_moments(kind: Kind, seed: int) -> Iterator[AnyPlay]:
    """Yield a game as `moments` does, but where that takes long only some of them."""
    return islice(moments(kind, seed), 0, None, kind.thin)


def answered(kind: Kind, seed: int) -> list[Answer]:
    """Return all answers of a game of this *kind*, played by chance."""
    random, play = Random(seed), kind.make(Random(seed)).start()
    given: list[Answer] = []
    for _ in going(play, seed):
        given.append(reply(play, kind.by_chance, random))
        play.answer(*given[-1])
    return given


def uniform(random: Random) -> Callable[[int], int]:
    """Return *random* as the core wants it."""
    return lambda among: int(random.random() * among)


def watchers(game: AnyGame) -> Sequence[Seat | None]:
    """Return everybody who looks at a game: its seats and an onlooker."""
    return (*game.seats, None)


def unsound(play: AnyPlay) -> list[str]:
    """Return what is wrong with the pieces or cards on the table."""
    table = play.table
    if isinstance(table, SnatchTable):
        cards = sorted(sum(table.hands, table.deck + table.discard))
        return [] if cards == sorted(DECK) else [f"cards: {cards}"]
    return list(trial(play.game.key).unsound(play))


def said(play: AnyPlay, events: Sequence[Event]) -> bytes:
    """Return all that anybody can learn at this moment."""
    game, pending = play.game, play.pending
    lines: list[object] = [json.encode(list(events)), json.encode(play.state)]
    for seat in watchers(game):
        lines.append(json.encode(game.view(play, seat, events)))
        lines.append(repr([event.seen_by(seat) for event in events]))
        lines.append(repr(seen(pending, seat)))
    if isinstance(pending, Decision):
        lines.append([play.number(seat) for seat in pending.options])
    return repr(lines).encode()


def digest(seed: int, kinds: Sequence[Kind] = KINDS) -> str:
    """Return a digest of what was said in the beginning of a game of every kind and level."""
    hashed = sha256()
    for kind in kinds:
        for name, level in sorted(kind.levels.items()):
            hashed.update(f"{kind.key} {name}".encode())
            game = kind.make(Random(seed))
            most = 10 if isinstance(level, Thinker) else 50
            for play, events in islice(answers(game, level, seed, BOUND), most):
                hashed.update(said(play, events))
    return hashed.hexdigest()


if __name__ == "__main__":
    print(digest(0))
