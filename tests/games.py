"""Every game there is, for tests that hold for all of them: the catalog's systems and the toy.

A system added to the catalog is covered without a change here.  Run as a program, this plays some
games and prints a digest of all that was said, so that runs under other hash seeds can be compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from itertools import islice
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct, json

from data.boards import load
from data.decks import card_race
from data.walls import walls
from engine.action_cards.game import ActionCards
from engine.action_cards.table import ActionCardsTable
from engine.action_cards.views import ActionCardsView
from engine.card_race.game import CardRaceTable
from engine.catalog import ACTION_CARDS, CATALOG
from engine.classic.game import Race
from engine.core import Answer, Decision, Event, Game, Play, seen
from engine.players import Player, Thinker, by_chance, reply
from engine.rules import BadRules
from engine.simulate import answers
from engine.system import Make, System
from engine.views import BASE, RaceView, Seat
from engine.walls.game import WallRace
from engine.walls.views import WallsView
from tests.toy import DECK, Snatch, SnatchTable

BOUND = 200_000
"""No game takes more answers.  With six people, places and captures everywhere it takes many."""

AnyGame: TypeAlias = Game[Any]
AnyPlay: TypeAlias = Play[Any]


class Kind(Struct, frozen=True):
    """A system, or the toy, as a source of games."""

    key: str
    make: Callable[[Random], AnyGame]
    """Makes a game with seats and rules chosen at random."""
    levels: dict[str, Player]
    """The players; those by chance are never missing."""
    thin: int = 1
    """Of how many moments one is looked at where that takes long."""

    @property
    def by_chance(self) -> Player:
        """The one who plays by chance, as far as a game then ends."""
        return self.levels["random"]


def of_system(system: System, random: Random, make: Make | None = None) -> AnyGame:
    """Return a game of *system*: some rules, some number of people, some seats."""
    while True:
        changes = {rule.key: random.choice(rule.values) for rule in system.rules}
        try:
            values = system.values("book", changes)
        except BadRules:
            continue  # chance chose two that exclude each other
        people = random.choice(system.numbers(values))
        seats = list(random.choice(system.seating(people, values).arms))
        random.shuffle(seats)
        return (make or system.make)(seats, values)


class Endgame(ActionCards):
    """Half of the pieces are home already, so that a game takes a third of the answers."""

    def new(self) -> ActionCardsTable:
        """Those that are farthest from their base."""
        table, home = super().new(), self.course.pieces // 2
        for own in table.pieces:
            own[-home:] = [self.course.last - at for at in range(home)[::-1] if own]
        return table


def of_action_cards(random: Random) -> AnyGame:
    """Return the end of a game with action cards for two or three: whole ones take long."""
    while True:
        game = of_system(ACTION_CARDS, random, make=Endgame)
        if len(game.seats) <= 3:
            return game


def of_toy(random: Random) -> AnyGame:
    """Return the toy for two to five."""
    return Snatch(range(random.randint(2, 5)))


THIN = {"classic": 13, "tournament": 13, "walls": 11, "card_race": 5}
"""No divisor of any round, so that in time every kind of moment is among them."""

KINDS = [
    *(
        Kind(
            system.key,
            partial(of_system, system),
            {"random": by_chance, **system.levels},
            thin=THIN[system.key],
        )
        for system in CATALOG.values()
        if system is not ACTION_CARDS
    ),
    Kind(ACTION_CARDS.key, of_action_cards, dict(ACTION_CARDS.levels), thin=13),
    Kind("snatch", of_toy, {"random": by_chance}),
]


def moments(kind: Kind, seed: int, level: Player | None = None) -> Iterator[AnyPlay]:
    """Play a game of this *kind* by chance; yield it at every question, and when it is over."""
    game, level = kind.make(Random(seed)), level or kind.by_chance
    return (play for play, _ in answers(game, level, seed, BOUND))


def some_moments(kind: Kind, seed: int) -> Iterator[AnyPlay]:
    """Yield a game as `moments` does, but where that takes long only some of them."""
    return islice(moments(kind, seed), 0, None, kind.thin)


def answered(kind: Kind, seed: int) -> list[Answer]:
    """Return all answers of a game of this *kind*, played by chance."""
    random, play = Random(seed), kind.make(Random(seed)).start()
    given: list[Answer] = []
    while not play.table.over and len(given) < BOUND:
        given.append(reply(play, kind.by_chance, random))
        play.answer(*given[-1])
    return given


def uniform(random: Random) -> Callable[[int], int]:
    """Return *random* as the core wants it."""
    return lambda among: int(random.random() * among)


def watchers(game: AnyGame) -> Sequence[Seat | None]:
    """Return everybody who looks at a game: its seats and an onlooker."""
    return (*game.seats, None)


def pieces_each(play: AnyPlay) -> int:
    """Return how many pieces each colour has by the rules chosen."""
    game = play.game
    if isinstance(game, Race):
        return game.course.pieces
    assert isinstance(game, WallRace)
    return game.pieces


def unsound(play: AnyPlay) -> list[str]:
    """Return what is wrong with the pieces or cards on the table."""
    table, view = play.table, play.game.view(play, None, ())
    wrong = []
    if isinstance(view, RaceView):
        board = load(view.board)
        squares = Counter(
            (board.square(seat, at), seat)
            for seat, pieces in enumerate(view.pieces)
            for at in pieces
            if at != BASE
        )
        shared = getattr(play.game, "shared", None)
        stacks = isinstance(view, ActionCardsView)
        goals = {square for lane in board.goals for square in lane}
        wrong += [
            f"{count} pieces on {square}"
            for (square, seat), count in squares.items()
            if count
            > (4 if stacks and square not in goals else 2 if shared and shared[seat] else 1)
        ]
        colours = Counter(square for square, _ in squares if not stacks or square in goals)
        wrong += [f"{count} colours on {square}" for square, count in colours.items() if count > 1]
        wrong += [
            f"seat {seat} has {len(pieces)} pieces"
            for seat, pieces in enumerate(view.pieces)
            if len(pieces) != (pieces_each(play) if seat in play.game.seats else 0)
        ]
        wrong += [
            f"seat {seat}: piece on {at}"
            for seat, pieces in enumerate(view.pieces)
            for at in pieces
            if not BASE <= at < board.length + board.pieces
        ]
    if isinstance(view, WallsView):
        track = walls(view.board)
        stands = Counter(at for own in view.pieces for at in own if BASE < at < track.length)
        wrong += [f"{count} pieces on {at}" for at, count in stands.items() if count > 1]
        wrong += [f"a piece rests on {at}" for at in track.finish if at in stands]
        wrong += [
            f"seat {seat} has {len(own)} pieces, or its goal has gaps"
            for seat, own in enumerate(view.pieces)
            for home in [sorted(at for at in own if at >= track.length)]
            if len(own) != (pieces_each(play) if seat in play.game.seats else 0)
            or home
            != list(range(track.length + track.pieces - len(home), track.length + track.pieces))
            or min(own, default=BASE) < BASE
        ]
    if isinstance(table, ActionCardsTable):
        cards = sum(table.hands, table.deck + table.discard)
        cards += [each.card for each in table.chain] + [each.card for each in table.lasting]
        cards += [card for _, card in table.drawn] + table.acted
        cards += [card for own in table.given for card in own]
        assert isinstance(play.game, ActionCards)
        wrong += [] if sorted(cards) == play.game.cards else [f"cards: {sorted(cards)}"]
    if isinstance(table, CardRaceTable):
        deck = card_race()
        dice = Counter(sum(table.hands, table.deck + table.discard))
        wrong += [] if dice == Counter(dict(enumerate(deck.dice, 1))) else [f"the dice are {dice}"]
        figures = Counter(each for rows in table.rows for row in rows for each in row)
        wrong += [
            f"{count} figures with {number}"
            for number, count in figures.items()
            if count > min(deck.copies[number], len(play.game.seats) - 1)
        ]
        wrong += [
            f"seat {seat} has the row {row}"
            for seat, rows in enumerate(table.rows)
            for row in rows
            if row != sorted(set(row)) or not set(row) <= set(range(1, 41))
        ]
        wrong += [
            f"seat {seat} has {len(rows)} rows"
            for seat, rows in enumerate(table.rows)
            if len(rows) != (3 if seat in play.game.seats else 0)
        ]
    if isinstance(table, SnatchTable):
        cards = sorted(sum(table.hands, table.deck + table.discard))
        wrong += [] if cards == sorted(DECK) else [f"cards: {cards}"]
    return wrong


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
