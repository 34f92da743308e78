"""Computer players of action cards, by open table and own hand.

Everything is worth so many squares of one's own way.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import inf, log
from random import Random
from typing import ClassVar

from data.shipped.boards import Board, load
from data.shipped.decks import action_cards
from engine.action_cards.kinds import KINDS
from engine.action_cards.views import ActionCardsView, CardSeen
from engine.classic.evaluation import Pieces, after, chances, setting
from engine.classic.players import RaceOutlook, following, next_to, odds
from engine.evaluation import Terms, grudges, levels
from engine.outlook import Standings
from engine.players import LET_BE, by_chance, gentle
from engine.views import BASE, Action, Choice, Piece, RaceView, Seat, Step, View

# The worth of moves with action cards: in squares, as cards are.


REACH = 6
"""How far behind a piece an opponent can be to capture it with one roll."""


def move_terms(view: RaceView, board: Board, seat: Seat, choice: Choice) -> Terms:
    """Return the terms of a move, in squares."""
    step, friends, mover = choice.step, view.own(seat), choice.step.piece.seat
    hated = grudges(view.struck, friends)
    way = hits = revenge = 0.0
    for piece in step.captures:
        lost = 6.0 + view.pieces[piece.seat][piece.number]
        if piece.seat in friends:
            way -= lost
        elif piece.seat not in view.neutral:
            hits += lost
            revenge += lost * (piece.seat in hated)
    if mover in view.neutral:
        return Terms(way, hits, revenge=revenge)
    way += step.to - max(step.start, 0)
    if step.start == BASE:
        way += 12
    if step.to >= board.goal(len(view.pieces[mover])) > step.start:
        way += 8
    fled = capture_risk(view, board, seat, step.start) * max(step.start, 0)
    risked = capture_risk(view, board, seat, step.to) * step.to
    ahead = min(step.to / board.length, 1.0)
    return Terms(way, hits, risk=fled - risked, ahead=ahead, revenge=revenge)


def capture_risk(view: RaceView, board: Board, seat: Seat, at: int) -> float:
    """Return roughly the capture risk of a piece of *seat* on *at*.

    Until its next turn.
    """
    length, friends = board.length, view.own(seat)
    if not 0 <= at < length:
        return 0.0
    here, hunters = board.place(seat, at), 0
    for other, pieces in enumerate(view.pieces):
        if other in friends:
            continue
        there = (here - board.starts[other]) % length
        if not there:
            hunters += BASE in pieces
        for piece in pieces:
            hunters += 0 <= piece < there <= piece + REACH
    return min(hunters, 3) / 6


ROLL = 5.0
"""What a roll is worth, beside the card that is drawn after it."""
CARD = 3.0
"""What any card in hand is worth."""
CARDS_ENOUGH = 5
KEEP = {"denkste": 7.0, "schutzengel": 6.0, "retourkutsche": 5.0, "wuerfelpech": 4.0, "aetsch": 4.0}
"""What it is worth to keep a card for a better moment, where that is more than usual."""
AVENGING = "retourkutsche"
"""What takes whoever captures along; all other answers make that nothing comes of it."""
SQUARES = 27.0
"""What makes the odds to win 2.7 times as good, in squares."""
FEW = 2
"""Among more players a hard one judges its cards, too, by how likely it wins; for two, haste is worth
more, and it judges those of the other so."""
ROOM = 3
"""With more cards a hard player plays one more readily."""
FULL = 1.0
"""By so many squares for each of them."""
ENTERS = 12.0
"""What it is worth to come in."""
WINS = 100.0
WHIM = 1.0
"""Squares by which those who have a taste of their own take what is less good 2.7 times less often."""
FOR_LATER = ("hold", "pass-turn", "pass-always", "pass-unless-concerned", "ask-always")
"""What only people need."""


def normal(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Choose the option worth most.

    A card has to be worth more than keeping it.
    """
    return max(options, key=rank(view, seat, options).__getitem__)


def rank(view: View, seat: Seat, options: Sequence[Action]) -> dict[Action, float]:
    """Return the worth of every option, in squares."""
    return {action: each.worth for action, each in weighed(view, seat, options).items()}


def weighed(view: View, seat: Seat, options: Sequence[Action]) -> dict[Action, Terms]:
    """Return the terms of every option, in squares."""
    assert isinstance(view, ActionCardsView)
    found = values(view, seat)
    return {action: found.get(action) or plain(view, action) for action in options}


def hard(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Move by the whole position, and play cards before the hand fills.

    Against one other it also knows better which cards to keep, and what its answers prevent.
    """
    return max(options, key=foreseen(view, seat, options).__getitem__)


def foreseen(view: View, seat: Seat, options: Sequence[Action]) -> dict[Action, float]:
    """Return options with their worth in squares, moves by win probability."""
    assert isinstance(view, ActionCardsView)
    ranked = rank(view, seat, options)
    for choice in view.choices:
        if choice.action in ranked:
            then = following(view, seat, choice.step)
            ranked[choice.action] = improved(view, seat, (choice.step,), then)
    few = sum(map(bool, view.pieces)) <= FEW
    judged = with_one if few else with_several
    for play in view.plays:
        ranked[play.action] = judged(view, seat, play.card, ranked[play.action])
        ranked[play.action] += FULL * max(0, len(view.hand) - ROOM)
    if few:
        ranked |= {action: -held(action[5:]) for action in options if action.startswith("give ")}
    return ranked


def with_several(view: ActionCardsView, seat: Seat, card: CardSeen, worth: float) -> float:
    """Return a card's worth against several opponents, from its plain *worth*."""
    if view.chain or view.capture:
        return worth
    assert view.turn is not None, "somebody plays"
    worth -= sum(moved(view, seat, step).worth for step in card.steps)
    worth += improved(view, seat, card.steps, view.turn)
    return worth + WINS * any(
        finishes(view, step) and step.piece.seat == seat for step in card.steps
    )


def with_one(view: ActionCardsView, seat: Seat, card: CardSeen, worth: float) -> float:
    """Return a card's worth against one opponent, in a zero-sum game.

    Of what only moves pieces it is known what comes of it, if it is let be.
    """
    if (view.chain or view.capture) and announced(view) and len(view.chain) < 2:
        assert view.turn is not None, "somebody plays"
        let_be, stopped = (
            odds(chances(setting(view), comes(view, answer), view.turn)[seat])
            for answer in (None, card)
        )
        return SQUARES * (stopped - let_be) - held(card.card)
    return worth + kept(card.card) - held(card.card)


def held(key: str) -> float:
    """Return the worth of holding a card, for two players."""
    card = action_cards().get(key)
    return CARD if card is None or card.held is None else card.held


def announced(view: ActionCardsView) -> Sequence[Step]:
    """Return the announced event that moves pieces and awaits an answer."""
    return (view.capture,) if view.capture else view.chain[-1].steps


def comes(view: ActionCardsView, answer: CardSeen | None = None) -> Pieces:
    """Return the position after the announcement, or after an *answer* to it."""
    if answer and answer.card != AVENGING:
        return view.pieces
    steps = announced(view)
    back = [Step(step.piece, step.to, BASE) for step in steps] if answer else []
    return after(view.pieces, *steps, *back)  # what has captured goes home as well


def improved(view: ActionCardsView, seat: Seat, steps: Sequence[Step], turn: Seat) -> float:
    """Return the gain of *seat* by *steps*, in squares, with *turn* next."""
    game = setting(view)
    now, then = (
        odds(chances(game, pieces, turn)[seat])
        for pieces in (view.pieces, after(view.pieces, *steps))
    )
    return SQUARES * (then - now)


def easy(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Play well most of the time.

    Else move any piece and leave others alone.

    It captures nobody who is behind while there is anything else to do.
    """
    assert isinstance(view, ActionCardsView)
    kind = gentle(options, set(cruel(view, seat)))
    if random.random() < 0.6:
        return normal(view, seat, kind, random)
    for idle in ("pass", LET_BE, "roll"):
        if idle in kind:
            return idle
    moves = [action for action in kind if action not in FOR_LATER and action[:4] != "play"]
    return by_chance(view, seat, moves or kind, random)


def cruel(view: ActionCardsView, seat: Seat) -> Iterator[Action]:
    """Yield the options that capture a piece no further on than *seat*."""
    come = [sum(max(at, 0) for at in own) for own in view.pieces]
    announced = [(play.action, play.card.steps) for play in view.plays]
    for action, steps in [*((each.action, (each.step,)) for each in view.choices), *announced]:
        victims = {piece.seat for step in steps for piece in step.captures} - {seat}
        if any(come[victim] <= come[seat] for victim in victims):
            yield action


LEVELS = levels(easy, normal, hard, weighed, WHIM)


def plain(view: ActionCardsView, action: Action) -> Terms:
    """Return the terms of an action without a target."""
    if action == "roll":
        full = len(view.hand) >= CARDS_ENOUGH
        return Terms(ROLL, keeps=0.0 if full else CARD)
    if action.startswith("give "):
        return Terms(keeps=-kept(action.removeprefix("give ")))
    if action in FOR_LATER:
        return Terms(-inf)
    return Terms(keeps=1.0 if action == "draw" else 0.0)


def values(view: ActionCardsView, seat: Seat) -> dict[Action, Terms]:
    """Return the terms of moves and cards of *seat*."""
    board, found = load(view.board), {}
    for choice in view.choices:
        found[choice.action] = move_terms(view, board, seat, choice)
    for play in view.plays:
        if view.chain or view.capture:
            gained = answer(view, seat, play.card)
            avenges = play.card.card == AVENGING
            gain = Terms(hits=gained) if avenges else Terms(risk=gained)
        else:
            gain = effect(view, seat, play.card)
        found[play.action] = gain + Terms(keeps=-kept(play.card.card))
    return found


def kept(key: str) -> float:
    """Return the worth of holding a card."""
    return KEEP.get(key, CARD)


def effect(view: ActionCardsView, seat: Seat, card: CardSeen) -> Terms:
    """Return the terms of playing a card, not in answer to another."""
    if card.card == "denkste":
        inside = [at for at in view.pieces[seat] if at != BASE]
        return Terms(ROLL + (ENTERS if len(inside) < len(view.pieces[seat]) else 6.0))
    if card.card == "wuerfelpech":
        return Terms(risk=danger(view, seat))
    kind = KINDS.get(card.card)
    gain = Terms(**{kind.gives: kind.worth}) if kind else Terms()
    for step in card.steps:
        gain += moved(view, seat, step)
    if card.victim is not None and card.square is not None:
        lost = standing(view, card.victim, card.square)
        hated = card.victim in grudges(view.struck, (seat,))
        gain += Terms(hits=lost, revenge=lost * hated)
    if card.card == "baustelle" and card.square is not None:
        gain += Terms(hits=behind(view, seat, card.square))
    return gain


def moved(view: ActionCardsView, seat: Seat, step: Step) -> Terms:
    """Return the terms of a card's move, of any piece.

    What somebody else loses helps all the others.
    """
    if step.piece.seat == seat:
        gain = move_terms(view, load(view.board), seat, Choice("", step))
        return gain + Terms(WINS) if finishes(view, step) else gain
    others = sum(map(bool, view.pieces)) - 1
    lost = (max(step.start, 0) - step.to) / others
    hated = step.piece.seat in grudges(view.struck, (seat,))
    return Terms(hits=lost, revenge=lost * hated)


def finishes(view: ActionCardsView, step: Step) -> bool:
    """Return whether a move brings the last piece of its colour home."""
    own = view.pieces[step.piece.seat]
    goal = load(view.board).goal(len(own))
    left = [at for at in own if at < goal]
    return step.to >= goal and len(left) == 1


def standing(view: ActionCardsView, victim: Seat, square: int) -> float:
    """Return the steps of the pieces of *victim* on a square."""
    board = load(view.board)
    return sum(
        at
        for at in view.pieces[victim]
        if 0 <= at < board.length and board.place(victim, at) == square
    )


def behind(view: ActionCardsView, seat: Seat, square: int) -> float:
    """Return the foreign pieces behind a square, minus the own ones."""
    board, found = load(view.board), 0.0
    for other, pieces in enumerate(view.pieces):
        for at in pieces:
            if 0 <= at < board.length:
                ahead = (square - board.place(other, at)) % board.length
                found += (1 <= ahead <= 6 and at + ahead < board.length) * (
                    -1 if other == seat else 1
                )
    return found


def lost(view: ActionCardsView, pieces: Sequence[Piece], seat: Seat) -> float:
    """Return the loss of *seat* if these pieces are captured."""
    return sum(6.0 + view.pieces[seat][piece.number] for piece in pieces if piece.seat == seat)


def danger(view: ActionCardsView, seat: Seat) -> float:
    """Return the greatest loss of *seat* by any opponent's roll."""
    return max((lost(view, choice.step.captures, seat) for choice in view.choices), default=0.0)


def harm(view: ActionCardsView, seat: Seat, card: CardSeen) -> float:
    """Return the harm of an announced card to *seat*."""
    found = sum(lost(view, step.captures, seat) for step in card.steps)
    for step in card.steps:
        if step.piece.seat == seat:
            found += step.start - step.to
    if card.victim == seat:
        found += KINDS[card.card].worth / 2 if card.card in KINDS else 0.0
        if card.square is not None:
            found += standing(view, seat, card.square)
    if len(view.chain) > 1 and view.chain[-2].seat == seat:
        found += max(effect(view, seat, view.chain[-2]).worth, 0.0)
    return found + WINS * sum(
        step.piece.seat == card.seat and finishes(view, step) for step in card.steps
    )


def answer(view: ActionCardsView, seat: Seat, card: CardSeen) -> float:
    """Return the worth of a card in answer to the announcement."""
    steps = announced(view)
    loss = sum(lost(view, step.captures, seat) for step in steps)
    if card.card == "schutzengel":
        return loss
    if card.card == "retourkutsche":
        return sum(6.0 + step.to for step in steps if step.captures)
    if card.card == "wuerfelpech":
        return danger(view, seat)
    return harm(view, seat, view.chain[-1]) if view.chain else 0.0


# Win probabilities with action cards: by pieces, and by cards in squares.


SQUARE = 0.036
"""What a square is worth: the fortieth part of the whole way (`engine.classic.evaluation.TUNED`)."""


class ActionCardsOutlook(RaceOutlook):
    """The classic board with action cards."""

    warmth: ClassVar[Mapping[int, float]] = {2: 1.63, 3: 1.28, 4: 1.21, 5: 1.34, 6: 1.34}
    fewer: ClassVar[Mapping[int, Mapping[int, float]]] = {
        2: {2: 0.69, 3: 0.86, 4: 0.83, 5: 0.60, 6: 0.71},
        3: {2: 0.76, 3: 0.81, 4: 0.86, 5: 0.82, 6: 1.08},
    }
    noise: ClassVar[Mapping[int, float]] = {2: 0.72, 3: 0.89, 4: 0.98}
    looks: ClassVar[int] = 1500  # to run such a game again takes as long as to weigh so many
    idle: ClassVar[frozenset[Action]] = frozenset(FOR_LATER)
    slight: ClassVar[frozenset[str]] = frozenset(("draw", "pass-on", "discard"))

    def after(
        self, view: View, seat: Seat, options: Sequence[Action]
    ) -> Mapping[Action, Standings]:
        """Compare a move with moves, and a card with the other options."""
        assert isinstance(view, ActionCardsView)
        if view.choices:
            return super().after(view, seat, options)
        seen = self.reactions if view.chain or view.capture else self.plays
        return {action: each for action, each in seen(view, seat, options) if action in options}

    def plays(
        self, view: ActionCardsView, seat: Seat, options: Sequence[Action]
    ) -> Iterator[tuple[Action, Standings]]:
        """Yield the outcome of a roll and of cards that move.

        All else is worth something besides.
        """
        following = next_to(view, seat)
        now, ranked = self.judged(view.pieces, following), rank(view, seat, options)
        yield from ((action, gained(now, seat, worth)) for action, worth in ranked.items())
        if "roll" in ranked:
            yield "roll", gained(self.mean(self.best(view.pieces, seat).values()), seat, CARD)
        for play in view.plays:
            steps = play.card.steps
            if pieces := bounced(view, play.card) or (steps and after(view.pieces, *steps)):
                stand = self.judged(pieces, following)
                yield play.action, gained(stand, seat, -kept(play.card.card))

    def mean(self, several: Collection[Standings]) -> Standings:
        """Return the standings of equally likely positions: by their mean chances."""
        won = [self.chances(each) for each in several]
        whole = {player: sum(each[player] for each in won) / len(won) for player in self.players}
        return {
            player: self.heat * log(chance) if chance else -inf for player, chance in whole.items()
        }

    def reactions(
        self, view: ActionCardsView, seat: Seat, options: Sequence[Action]
    ) -> Iterator[tuple[Action, Standings]]:
        """Yield the outcome of an announcement: let be, stopped or avenged."""
        assert view.turn is not None, "it is somebody's turn"
        yield "pass", self.judged(comes(view), view.turn)
        for play in view.plays:
            stand = self.judged(comes(view, play.card), view.turn)
            yield play.action, gained(stand, seat, -kept(play.card.card))


def gained(stand: Standings, seat: Seat, squares: float) -> Standings:
    """Return all standings when *seat* has so much more, in squares."""
    return {**stand, seat: stand[seat] + SQUARE * squares}


def bounced(view: ActionCardsView, card: CardSeen) -> Pieces | None:
    """Return the position after pieces on a card's square have gone home."""
    if card.card != "rausschmeisser":
        return None
    board, victim = load(view.board), card.victim
    assert victim is not None, "it names one"
    pieces = [list(own) for own in view.pieces]
    pieces[victim] = [
        BASE if 0 <= at < board.length and board.place(victim, at) == card.square else at
        for at in pieces[victim]
    ]
    return pieces
