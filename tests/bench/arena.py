"""Who wins how often: the figures of `docs/measured/players.md`, played with the players as they are.

``python -m tests.bench.arena --rounds 10 "classic, 4: hard, experts"`` plays ten rounds of one match
and prints its line; ``ladder`` names all matches of a level against the one below, ``tastes`` those
of the personas against `normal`, and without names all others are played.  A round is some games of one seed, so that more rounds go on where fewer
ended, and the same rounds give the same figures everywhere.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct, structs

from engine.catalog import CATALOG
from engine.evaluation import PERSONAS
from engine.rules import Value
from engine.simulate import simulate, wins_of
from engine.system import System
from tests.engine.classic.yardstick import expert
from tests.trials.classic import EVERYTHING

ONE_COLOUR = {key: value for key, value in EVERYTHING.items() if key != "extra_colours"}
"""All house rules but for those about colours that nobody plays, of which four have none."""
SIX_ARMS = {"six_arms": True}


class Match(Struct, frozen=True):
    """One player against a table of others."""

    game: str
    people: int
    who: str
    against: str
    changes: Mapping[str, Value] = {}
    games: int = 200
    """In a round."""
    preset: str = ""
    """The rules, before the changes; the first that the system offers if none is named."""
    aim: float | None = None
    """What it should win at least, in percent."""

    @property
    def levels(self) -> str:
        """Who sits there, as `simulate` is told it."""
        return ",".join([self.who, *[self.against] * (self.people - 1)])


MATCHES: Mapping[str, Match] = {
    "classic, 4: expert, by chance": Match("classic", 4, "expert", "random"),
    "classic, 4: normal, by chance": Match("classic", 4, "normal", "random"),
    "classic, 4: hard, by chance": Match("classic", 4, "hard", "random"),
    "classic, 4: normal, experts": Match("classic", 4, "normal", "expert"),
    "classic, 4: hard, experts": Match("classic", 4, "hard", "expert"),
    "classic, 4: easy, by chance": Match("classic", 4, "easy", "random", games=100),
    "classic, 4: normal, easy": Match("classic", 4, "normal", "easy", games=100),
    "classic, 2: hard, by chance": Match("classic", 2, "hard", "random"),
    "classic, 2: hard, expert": Match("classic", 2, "hard", "expert"),
    "classic, 2: easy, by chance": Match("classic", 2, "easy", "random", games=100),
    "classic, 2: normal, easy": Match("classic", 2, "normal", "easy", games=100),
    "house rules, 4: hard, experts": Match("classic", 4, "hard", "expert", ONE_COLOUR),
    "house rules, 2: hard, expert": Match("classic", 2, "hard", "expert", EVERYTHING),
    "tournament, 4: hard, by chance": Match("tournament", 4, "hard", "random"),
    "tournament, 4: hard, experts": Match("tournament", 4, "hard", "expert"),
    "card race, 2: hard, normal": Match("card_race", 2, "hard", "normal", games=100),
    "card race, 4: hard, normal": Match("card_race", 4, "hard", "normal", games=100),
    "walls, 2: normal, by chance": Match("walls", 2, "normal", "random", games=100),
    "walls, 4: normal, by chance": Match("walls", 4, "normal", "random", games=60),
    "walls, 2: hard, normal": Match("walls", 2, "hard", "normal", games=100),
    "walls, 4: hard, normal": Match("walls", 4, "hard", "normal", games=60),
    "action cards, 2: normal, by chance": Match("action_cards", 2, "normal", "random", games=50),
    "action cards, 4: normal, by chance": Match("action_cards", 4, "normal", "random", games=24),
    "action cards, 2: hard, normal": Match("action_cards", 2, "hard", "normal", games=50),
    "action cards, 4: hard, normal": Match("action_cards", 4, "hard", "normal", games=24),
}


STEPS = {"easy, random": 5.0, "normal, easy": 8.0, "hard, normal": 0.0}
"""By how much a level should win more than its share against the one below, in percent."""


def ladder() -> Iterator[tuple[str, Match]]:
    """Yield every level against the one below: in every system and preset, by every number of people."""
    for key, system in CATALOG.items():
        for preset in system.presets:
            for people in system.numbers(system.values(preset)):
                yield from steps(f"{preset}, {people}", Match(key, people, "", "", preset=preset))
        if any(rule.key == "six_arms" for rule in system.rules):
            for people in (5, 6):
                yield from steps(f"six arms, {people}", Match(key, people, "", "", SIX_ARMS))
    for people, changes in ((2, EVERYTHING), (3, EVERYTHING), (4, ONE_COLOUR)):
        yield from steps(f"house rules, {people}", Match("classic", people, "", "", changes))


def steps(name: str, match: Match) -> Iterator[tuple[str, Match]]:
    """Yield all levels, each against the one below, at one kind of table."""
    for levels, ahead in STEPS.items():
        who, against = levels.split(", ")
        aim = 100 / match.people + ahead
        yield (
            f"{match.game} {name}: {levels}",
            structs.replace(match, who=who, against=against, games=50, aim=aim),
        )


LADDER: Mapping[str, Match] = dict(ladder())


def tastes() -> Iterator[tuple[str, Match]]:
    """Yield everybody with a taste of their own, and who is easy, against normal players."""
    for key in ("classic", "walls", "card_race", "action_cards"):
        for people in (2, 4):
            for who in ("easy", *PERSONAS):
                yield f"{key}, {people}: {who}, normal", Match(key, people, who, "normal", games=50)


TASTES: Mapping[str, Match] = dict(tastes())

WHOLE: Mapping[str, Mapping[str, Match]] = {"ladder": LADDER, "tastes": TASTES}
"""What can be asked for as a whole."""


def with_expert(system: System) -> System:
    """Return a system where the yardstick can be played against."""
    return structs.replace(system, levels={**system.levels, "expert": expert})


def played(match: Match, rounds: int) -> tuple[int, int]:
    """Return how often the one has won, and in how many games."""
    system, won, games = with_expert(CATALOG[match.game]), 0, 0
    preset = match.preset or next(iter(system.presets))
    for seed in range(1, rounds + 1):
        report = simulate(
            system, match.people, match.games, seed, preset, match.changes, match.levels
        )
        won += report.wins_per_level[match.who].wins
        games += report.finished
    return won, games


def named(names: Iterable[str]) -> Iterator[tuple[str, Match]]:
    """Yield the matches that are named, singly or as a whole; without names, those of `MATCHES`."""
    every = {**MATCHES, **LADDER, **TASTES}
    for name in names or MATCHES:
        yield from WHOLE[name].items() if name in WHOLE else ((name, every[name]),)


def lines(names: Sequence[str], rounds: int) -> Iterator[str]:
    """Play the matches that are named and yield a line of a table for each."""
    yield "| match | games | wins in % | between | aim |"
    yield "| --- | --- | --- | --- | --- |"
    for name, match in named(names):
        won, games = played(match, rounds)
        share = wins_of(won, games)
        aim = "" if match.aim is None else f"{match.aim:.1f}"
        found = f"{share.share:.1f} | {share.low:.1f} and {share.high:.1f} | {aim} |"
        yield f"| {name} | {games} | {found}"


if __name__ == "__main__":
    parser = ArgumentParser("python -m tests.bench.arena", description=__doc__.partition("\n")[0])
    parser.add_argument("matches", nargs="*", metavar="match")
    parser.add_argument("--rounds", type=int, default=1)
    asked = parser.parse_args()
    known = [*WHOLE, *MATCHES, *LADDER, *TASTES]
    if unknown := set(asked.matches) - {*known}:
        parser.error(f"there is no match {unknown.pop()!r}, only {', '.join(known)}")
    for line in lines(asked.matches, asked.rounds):
        print(line, flush=True)
