"""Descriptions of the card race: the open table, and a hand.

`sentences` never reads the `hand` or the `choices` of a view; `hand_sentences` is for its seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from data.shipped.texts import Texts
from engine.views import CardRaceView, Lay, Seat
from render.cards.layouts import COLOURS, GOAL
from render.names import Players


def sentences(view: CardRaceView, names: Mapping[Seat, str], texts: Texts) -> Iterator[str]:
    """Return public sentences, the most important first; none about a hand."""
    return _Words(COLOURS, names, texts).race(view)


def hand_sentences(
    view: CardRaceView, seat: Seat, names: Mapping[Seat, str], texts: Texts
) -> Iterator[str]:
    """Return the hand of *seat*, its lays, reasons, and rows."""
    return _Words(COLOURS, names, texts).hand(view, seat)


class _Words(Players):
    """The words in one language."""

    def race(self, view: CardRaceView) -> Iterator[str]:
        seats = [seat for seat, rows in enumerate(view.rows) if rows]
        points = (
            self.texts("alt-points", seat=self.called(seat), points=view.points[seat])
            for seat in seats
        )
        score = self.texts.joined("between-items", points)
        yield self.texts("alt-score", points=score, target=view.target)
        first = view.turn or 0
        for seat in sorted(seats, key=lambda seat: (seat - first) % len(COLOURS)):
            yield self.rows(view, seat)
        if gone := self.spans(_numbers(view.centre, 0)):
            yield self.texts("alt-gone", numbers=gone)
        if twice := self.spans(_numbers(view.centre, 2)):
            yield self.texts("alt-twice", numbers=twice)
        yield self.piles(view)
        held = (
            self.texts("alt-held", seat=self.called(seat), count=view.held[seat]) for seat in seats
        )
        yield self.texts("alt-holding", held=self.texts.joined("between-items", held))
        if any(view.stars):
            yield self.stars(view)

    def hand(self, view: CardRaceView, seat: Seat) -> Iterator[str]:
        if not view.hand:
            yield self.texts("alt-hand-none")
        else:
            yield self.texts("alt-hand", dice=self.dice(view.hand))
        if view.choices:
            lays: dict[tuple[tuple[int, ...], int], list[Lay]] = {}
            for choice in view.choices:
                lays.setdefault((choice.lay.dice, choice.lay.row), []).append(choice.lay)
            offers = self.texts.joined("between-parts", map(self.offer, lays.values()))
            yield self.texts("alt-hand-offers", offers=offers)
        elif view.turn != seat:
            yield self.turn(view)
        for die in view.dead:
            yield self.texts("alt-hand-dead", die=die)
        yield self.rows(view, seat)
        yield self.texts("alt-hand-score", points=view.points[seat], target=view.target)

    def turn(self, view: CardRaceView) -> str:
        if view.winner is not None:
            points = view.points[view.winner]
            return self.texts("alt-won", seat=self.called(view.winner), points=points)
        if view.turn is None:
            return self.texts("alt-cards-begin")
        return self.texts("alt-turn", seat=self.called(view.turn))

    def source(self, lay: Lay) -> str:
        if lay.source is None:
            return self.texts("alt-from-centre")
        if lay.source.seat == lay.seat:
            return self.texts("alt-from-own", row=lay.source.row)
        return self.texts("alt-from", seat=self.called(lay.source.seat))

    def offer(self, alike: list[Lay]) -> str:
        """Return an offer in words, with the source of its figure.

        As in ``"6: row 2, 20 to 26, taken from Green (Ben)"``.
        """
        lay = alike[0]
        key = "alt-offer-row" if lay.at else "alt-offer-new"
        said = self.texts(key, dice=self.dice(lay.dice), row=lay.row, at=lay.at, to=lay.to)
        if lay.source is None:
            return said
        source = self.source(lay)
        if len(alike) > 1:
            source = self.texts("alt-from-either", seats=self.either(alike))
        return self.texts("alt-offer-taken", offer=said, source=source)

    def either(self, alike: list[Lay]) -> str:
        sources = [lay.source for lay in alike if lay.source is not None]
        seats = [source.seat for source in sources]
        return self.texts.listed(
            (
                self.texts("alt-from-row", seat=self.called(source.seat), row=source.row)
                if seats.count(source.seat) > 1
                else self.called(source.seat)
                for source in sources
            ),
            either=True,
        )

    def rows(self, view: CardRaceView, seat: Seat) -> str:
        said = [
            self.texts(
                "alt-row", row=row, figures=self.texts.joined("between-items", map(str, figures))
            )
            for row, figures in enumerate(view.rows[seat], 1)
            if figures
        ]
        rows = self.texts.joined("between-parts", said) or self.texts("alt-rows-none")
        return self.texts("alt-rows", seat=self.seat(seat), rows=rows)

    def piles(self, view: CardRaceView) -> str:
        if not view.discard:
            return self.texts("alt-pile", deck=view.deck)
        return self.texts("alt-piles", deck=view.deck, die=view.discard[-1])

    def stars(self, view: CardRaceView) -> str:
        by_count: dict[int, list[int]] = {}
        for number in range(1, GOAL + 1):
            by_count.setdefault(view.stars[number], []).append(number)
        by_count.pop(0, None)
        said = (
            self.texts("alt-stars-on", count=count, numbers=self.spans(numbers))
            for count, numbers in sorted(by_count.items())
        )
        return self.texts("alt-stars", stars=self.texts.joined("between-parts", said))

    def spans(self, numbers: Iterable[int]) -> str:
        return self.texts.joined("between-items", spans(numbers))

    def dice(self, dice: Iterable[int]) -> str:
        return " + ".join(map(str, dice))


def _numbers(centre: tuple[int, ...], copies: int) -> list[int]:
    """Return the figures with so many copies in the centre."""
    return [number for number in range(1, GOAL + 1) if centre[number] == copies]


def spans(numbers: Iterable[int]) -> list[str]:
    """Return ascending *numbers* in short.

    >>> spans([1, 2, 3, 5, 7, 8]), spans([])
    (['1–3', '5', '7', '8'], [])
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    parts = ([f"{run[0]}–{run[-1]}"] if len(run) > 2 else list(map(str, run)) for run in runs)
    return [part for some in parts for part in some]
