"""Descriptions of races: for screen readers, and for reading.

What a player needs first comes first, so that a text that has to be short loses what matters least:
what can be chosen, who has finished, where everything stands, how squares are counted. Whose turn it
is and what happened are in the text of the message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from data.shipped.boards import Board, load
from data.shipped.texts import Texts
from engine.views import BASE, CardRaceResult, Choice, Piece, RaceView, ResultView, Seat, Step
from render.awards import ROWS, awards
from render.names import Players, as_many, known


def describe(
    view: RaceView,
    names: Mapping[Seat, str],
    texts: Texts,
    limit: int | None = None,
) -> str:
    """Return the position, within *limit* characters."""
    return as_many(sentences(view, names, texts), texts, limit)


def sentences(view: RaceView, names: Mapping[Seat, str], texts: Texts) -> Iterator[str]:
    """Return the position in sentences, the most important first."""
    return RaceWords(load(view.board), known(view, names), texts).race(view)


def describe_result(
    view: ResultView, names: Mapping[Seat, str], texts: Texts, limit: int | None = None
) -> str:
    """Return the result of a game, in at most *limit* characters.

    The waits for a six go first.
    """
    words = RaceWords(load(view.board), names, texts)
    told = as_many(words.result(view), texts)
    if limit is None or len(told) <= limit:
        return told
    return as_many(words.result(view, waits=False), texts, limit)


def describe_change(
    before: RaceView,
    after: RaceView,
    texts: Texts,
    limit: int | None = None,
    led: Iterable[str] = (),
    happened: Iterable[str] = (),
    kind: type[RaceWords] | None = None,
) -> str:
    """Return a position, the way there and the events, within *limit* characters.

    They are in the words of a race, or of another *kind* of it.
    """
    words = (kind or RaceWords)(load(before.board), {}, texts)
    return as_many(words.change(before, after, led, happened), texts, limit)


class RaceWords(Players):
    """The words for one board in one language."""

    def __init__(self, board: Board, names: Mapping[Seat, str], texts: Texts) -> None:
        super().__init__(board.colours, names, texts)
        self.board = board
        self.goal = board.length
        """Where the goals begin: with fewer pieces further in."""

    def race(self, view: RaceView) -> Iterator[str]:
        self.look(view)
        yield from self.moves(view)
        for place, arm in enumerate(view.places, 1):
            yield self.texts("alt-place", place=place, seat=self.called(arm))
        for own in view.together:
            yield self.texts("alt-together", seats=self.texts.listed(map(self.seat, own)))
        for arm in view.neutral:
            yield self.texts("alt-neutral", seat=self.colour(arm))
        arms = range(self.board.arms)
        first = view.turn or 0
        for arm in (*arms[first:], *arms[:first]):
            if view.pieces[arm]:
                yield self.stands(arm, view.pieces[arm])
        yield self.numbers(view)

    def change(
        self, before: RaceView, after: RaceView, led: Iterable[str], happened: Iterable[str]
    ) -> Iterator[str]:
        self.look(before)
        yield self.texts("alt-before")
        yield from led
        yield from self.moves(before)
        for arm, positions in enumerate(before.pieces):
            if any(at != BASE for at in positions):
                yield self.stands(arm, positions)
        yield self.texts("alt-after")
        yield from happened
        yield from self.moves(after)
        yield self.numbers(after)

    def look(self, view: RaceView) -> None:
        """Set the start of goals for so many pieces."""
        self.goal = self.board.goal(max(map(len, view.pieces)))

    def numbers(self, view: RaceView) -> str:
        """Return the numbering of squares, starts and ends."""
        last = self.board.length - 1
        starts = (
            self.texts(
                "alt-start",
                seat=self.called(arm),
                start=self.board.name(arm, 0),
                last=self.board.name(arm, last),
            )
            for arm, own in enumerate(view.pieces)
            if own
        )
        told = self.texts.joined("between-parts", starts)
        return self.texts("alt-numbers", squares=self.board.length, starts=told)

    def moves(self, view: RaceView) -> Iterator[str]:
        """Yield the moves to choose from, if any."""
        seat = self.mover(view)
        if seat is not None and view.choices:
            ways = dict.fromkeys(self.move(choice, seat) for choice in view.choices)
            moves = self.texts.joined("between-parts", ways)
            yield self.texts("alt-to-move", seat=self.called(seat), moves=moves)

    def mover(self, view: RaceView) -> Seat | None:
        """Return the seat that chooses a move."""
        return view.turn

    def move(self, choice: Choice, turn: Seat) -> str:
        return self.step(choice.step, turn, self.called)

    def step(self, step: Step, turn: Seat, called: Callable[[Seat], str]) -> str:
        """Return ``"piece 1 to square 13, sending Green 2 home"``.

        A piece that is not its mover's is *called* by its owner.
        """

        def of_owner(piece: Piece) -> str:
            return self.texts("piece-of", name=called(piece.seat), piece=piece.number + 1)

        piece = of_owner(step.piece)
        if step.piece.seat == turn:
            piece = self.texts("alt-piece", piece=str(step.piece.number + 1))
        to = self.square(step.piece.seat, step.to)
        if not step.captures:
            return self.texts("alt-move", piece=piece, to=to)
        captured = self.texts.joined("between-items", map(of_owner, step.captures))
        return self.texts("alt-move-captures", piece=piece, to=to, captured=captured)

    def stands(self, arm: Seat, positions: tuple[int, ...]) -> str:
        on: dict[int, list[int]] = {}
        for number, position in enumerate(positions, 1):
            on.setdefault(position, []).append(number)
        waiting = on.pop(BASE, [])
        said = [
            self.stand(numbers, self.square(arm, position))
            for position, numbers in sorted(on.items(), reverse=True)
        ]
        if waiting:
            pieces = self.texts.joined("between-items", map(str, waiting))
            said.append(self.texts("alt-stands-base", count=len(waiting), pieces=pieces))
        return self.texts(
            "alt-stands", seat=self.seat(arm), pieces=self.texts.joined("between-items", said)
        )

    def stand(self, numbers: list[int], square: str) -> str:
        if len(numbers) == 1:
            return self.texts("alt-stands-on", piece=numbers[0], square=square)
        return self.together(self.texts.joined("between-items", map(str, numbers)), square)

    def together(self, pieces: str, square: str) -> str:
        """Say that several pieces of a colour stand on a square."""
        return self.texts("alt-stands-barrier", pieces=pieces, square=square)

    def result(self, view: ResultView, waits: bool = True) -> Iterator[str]:
        """Return places, deeds, feuds and awards of a result."""
        for row in sorted(view.seats, key=lambda row: (row.place, row.seat)):
            seat = self.texts.listed(map(self.seat, row.colours))
            if isinstance(view, CardRaceResult):
                points = view.points[row.seat]
                yield self.texts(
                    "alt-result-cards",
                    place=row.place,
                    seat=seat,
                    points=points,
                    captured=row.captured,
                    lost=row.lost,
                )
                rows = view.rows[row.seat] if row.place == 1 else ()
                for each in rows[:ROWS]:
                    figures = self.texts.joined("between-items", map(str, each.figures))
                    yield self.texts("alt-result-row", points=each.points, figures=figures)
                continue
            yield self.texts(
                "alt-result",
                place=row.place,
                seat=seat,
                captured=row.captured,
                lost=row.lost,
                rolls=sum(row.rolls),
                sixes=row.rolls[-1],
                waited=row.waited if waits else 0,
            )
        if feud := view.feud:
            both = [self.called(row.seat) for row in (feud.ahead, feud.behind)]
            most, fewer = feud.score
            yield self.texts("alt-feud", one=both[0], other=both[1], most=most, fewer=fewer)
        for award in awards(view):
            victim = self.called(award.victim) if award.victim >= 0 else ""
            words = award.words(self.texts, victim)
            title = self.texts(f"award-{award.what}")
            seat = self.texts.listed(self.called(row.seat) for row in award.rows)
            yield self.texts(
                "alt-award", title=title, seat=seat, words=words, holders=len(award.rows)
            )

    def square(self, arm: Seat, position: int) -> str:
        if position == BASE:
            return self.texts("alt-base")
        name = self.board.name(arm, position)
        if position >= self.goal:
            return self.texts("alt-goal", name=name)
        return self.texts("alt-square", name=name)
