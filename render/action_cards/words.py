"""Descriptions of games with action cards: the open table, and a hand.

`sentences` never reads the `hand` or the `plays` of a view; `hand_sentences` is for its seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from data.shipped.boards import Board, load
from data.shipped.decks import ActionCard
from data.shipped.decks import action_cards as action_cards_there_are
from data.shipped.texts import Texts, dashed
from engine.action_cards.views import ActionCardsView, CardSeen, Lasting
from engine.views import Choice, RaceView, Seat
from render.names import known
from render.race.words import RaceWords

TIMINGS = {"any time": "timing-any-time", "at once": "timing-at-once", "turn": "timing-turn"}
ANSWERS = {"announced", "capture"}
"""The moments of cards that are answers, and nothing else."""


def sentences(view: ActionCardsView, names: Mapping[Seat, str], texts: Texts) -> Iterator[str]:
    """Return public sentences, the most important first; none about a hand."""
    return ActionCardWords(load(view.board), known(view, names), texts).race(view)


def hand_sentences(view: ActionCardsView, names: Mapping[Seat, str], texts: Texts) -> Iterator[str]:
    """Return the hand and its cards in short, for the owner.

    The reasons stand below the picture.  A card that is alone is drawn large, with its full text and
    without the turn.
    """
    if view.turn is not None and len(set(view.hand)) != 1:
        words = ActionCardWords(load(view.board), known(view, names), texts)
        yield texts("alt-turn", seat=words.called(view.turn))
    if not view.hand:
        yield texts("alt-hand-no-cards")
        return
    kinds, playable = Counter(view.hand), {play.card.card for play in view.plays}
    if len(kinds) == 1:
        yield in_words(action_cards_there_are()[view.hand[0]], texts)
    if len(view.hand) == 1:
        return
    yield texts("alt-hand-cards")
    for card, count in kinds.items():
        yield texts(
            "alt-hand-card",
            card=title(card, texts),
            count=count,
            does=brief(card, texts),
            now=str(card in playable),
        )


def ready(view: ActionCardsView, texts: Texts) -> Iterator[str]:
    """Yield a hand's playable cards, and reasons for the others, privately."""
    if not view.hand:
        return
    playable = dict.fromkeys(play.card.card for play in view.plays)
    if playable:
        cards = texts.joined("between-items", (quoted(card, texts) for card in playable))
        yield texts("alt-hand-plays", cards=cards)
    elif len(view.hand) > 1 and view.held_back and not view.window:  # there the question says it
        yield texts("alt-hand-quiet")
    by_reason: dict[str, list[str]] = {}
    for card, reason in view.held_back:
        by_reason.setdefault(reason, []).append(quoted(card, texts))
    for reason, held in by_reason.items():
        why = texts(f"why-{reason}")
        yield texts("hand-why", cards=texts.joined("between-items", held), why=why)


def targets_sentence(view: ActionCardsView, names: Mapping[Seat, str], texts: Texts) -> str:
    """Return the possible targets of the *view*'s playable cards; or nothing.

    What answers another card has no target of its own.
    """
    if view.chain or view.capture is not None:
        return ""
    words = ActionCardWords(load(view.board), known(view, names), texts)
    targets = [each for play in view.plays for each in words.targets(play.card)]
    if not targets:
        return ""
    return texts("alt-targets", targets=texts.joined("between-parts", dict.fromkeys(targets)))


def title(card: str, texts: Texts) -> str:
    """Return the name of a card."""
    return texts(f"kind-{dashed(card)}")


def quoted(card: str, texts: Texts) -> str:
    """Return a card's name in quotation marks, as some end in “!”."""
    return texts("quoted-card", card=title(card, texts))


def text(card: str, texts: Texts) -> str:
    """Return the text of a card: its time and its effect."""
    return texts(f"kind-{dashed(card)}.text")


def brief(card: str, texts: Texts) -> str:
    """Return the effect of a card, in a line of a menu."""
    return texts(f"kind-{dashed(card)}.short")


def said(card: str, texts: Texts) -> str:
    """Return a card's effect as on its face, in two lines."""
    return texts(f"kind-{dashed(card)}.face")


def in_words(card: ActionCard, texts: Texts) -> str:
    """Return a card in words: its name, symbols and text."""
    _, *notes = symbols_of(card, texts)
    said = map(texts.ended, (quoted(card.key, texts), *notes, text(card.key, texts)))
    return texts.joined("between-sentences", said)


def symbols_of(card: ActionCard, texts: Texts) -> Iterator[str]:
    """Yield the meanings of a card's symbols."""
    yield timing(card, texts)
    if card.crossed:
        crossed = texts.joined("between-items", (quoted(each, texts) for each in card.crossed))
        yield texts("symbol-crossed", cards=crossed)
    if card.base is not None:
        yield texts("symbol-base" if card.base else "symbol-no-base")
    if card.peaceful:
        yield texts("symbol-peaceful")


def timing(card: ActionCard, texts: Texts) -> str:
    """Return when a card is played."""
    answer = card.timing == "any time" and set(card.when) <= ANSWERS
    return texts("timing-counter" if answer else TIMINGS[card.timing])


def about(
    card: CardSeen, board: Board, texts: Texts, colour: Callable[[Seat], str], answer: bool = False
) -> str:
    """Return the target of a card, to follow its name; perhaps nothing.

    Args:
        card: the card.
        board: on which it is played.
        texts: in which language.
        colour: what a seat is called.
        answer: whether it is played against another card, so that whom it hits need not be said.
    """
    words = ActionCardWords(board, {}, texts)
    moves = texts.joined(
        "between-parts", (words.step(step, card.seat, colour) for step in card.steps)
    )
    if card.pips is not None and moves:
        return texts("about-number", pips=card.pips, moves=moves)
    if moves:
        return texts("about-moves", moves=moves)
    if card.square is not None:
        number = str(card.square + 1)
        if card.victim is None:
            return texts("about-square", square=number)
        return texts("about-on", victim=colour(card.victim), square=number)
    if card.victim is not None and not answer:
        return texts("about-against", victim=colour(card.victim))
    return ""


class ActionCardWords(RaceWords):
    """The words in one language."""

    def race(self, view: RaceView) -> Iterator[str]:
        assert isinstance(view, ActionCardsView)
        if view.chain:
            chain = (quoted(each.card, self.texts) for each in view.chain)
            cards = self.texts.joined("between-items", chain)
            yield self.texts("alt-announced", cards=cards)
        yield from super().race(view)
        for lasting in view.lasting:
            yield self.lasting(lasting)
        held = (
            self.texts("alt-held", seat=self.called(seat), count=view.held[seat])
            for seat, pieces in enumerate(view.pieces)
            if pieces
        )
        yield self.texts("alt-holding", held=self.texts.joined("between-items", held))
        yield self.texts("alt-pile", deck=view.deck)
        if view.discard:
            yield self.texts("alt-discarded", card=title(view.discard[-1], self.texts))

    def targets(self, card: CardSeen) -> Iterator[str]:
        """Yield the targets of a card on the board."""
        for step in card.steps:
            yield self.step(step, card.seat, self.called)
        if card.steps:
            return
        if card.square is not None:
            square = str(card.square + 1)
            if card.victim is None:
                yield self.texts("target-square", square=square)
            else:
                yield self.texts("target-bounce", victim=self.called(card.victim), square=square)
        elif card.victim is not None:
            yield self.called(card.victim)

    def lasting(self, lasting: Lasting) -> str:
        if lasting.square is not None:
            return self.texts("alt-blocked", square=str(lasting.square + 1))
        if lasting.most is not None:
            return self.texts("alt-limit", most=lasting.most)
        assert lasting.sleeper is not None, "a card stays for something"
        return self.texts("alt-sleeps", seat=self.called(lasting.sleeper))

    def mover(self, view: RaceView) -> Seat | None:
        return view.choices[0].step.piece.seat if view.choices else view.turn

    def move(self, choice: Choice, turn: Seat) -> str:
        """Tell moves that join pieces from those that capture."""
        said = super().move(choice, turn)
        return self.texts("alt-move-beside", move=said) if "join" in choice.action else said

    def together(self, pieces: str, square: str) -> str:
        return self.texts("alt-stands-beside", pieces=pieces, square=square)
