"""Computer players of action cards, by open table and own hand.

Everything is worth so many squares of one's own way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from random import Random

from data.boards import load
from data.decks import action_cards
from engine.action_cards.kinds import KINDS
from engine.action_cards.squares import terms
from engine.action_cards.views import ActionCardsView, CardSeen
from engine.classic.evaluation import Pieces, after, chances
from engine.classic.evaluation_setting import setting
from engine.classic.players import following, odds
from engine.evaluation_terms import Terms, grudges, levels
from engine.players import LET_BE, by_chance, gentle
from engine.views import BASE, Action, Choice, Piece, Seat, Step, View

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
        found[choice.action] = terms(view, board, seat, choice)
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
        gain = terms(view, load(view.board), seat, Choice("", step))
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
