"""The face of the action cards: a shared board, hidden hands."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, ClassVar

from msgspec import structs

import render
from cogs.views.faces.face import CardWords, Names, Speaker, Value, whole
from cogs.views.faces.games import RaceFace, destination, dotted, robbed
from cogs.widgets.option_steps import MORE, Option, Shared
from data.shipped.boards import load
from data.shipped.decks import action_cards
from data.shipped.texts import Texts
from engine.action_cards.cards import DECLINE
from engine.action_cards.kinds import KINDS
from engine.action_cards.kinds.own_turn import Sleepyhead
from engine.action_cards.table import (
    FOR_THE_TURN,
    ORDERS,
    ActedAtOnce,
    BeganLasting,
    DeclaredCapture,
    DrewCard,
    EndedLasting,
    HeldWindow,
    OrderedPass,
    PlayedCard,
    ShuffledCards,
)
from engine.action_cards.views import ActionCardsView, CardSeen
from engine.core import HOLD, PASS, Decision, Event
from engine.views import BASE, Action, Seat, Step
from render.action_cards.words import (
    ActionCardWords,
    about,
    brief,
    hand_sentences,
    in_words,
    quoted,
    ready,
    said,
    sentences,
    targets_sentence,
    text,
    title,
)

QUIET = {*ORDERS, FOR_THE_TURN, HOLD, DECLINE}
"""The ways out, and what is said about being asked."""
PLAY, GIVE = "play ", "give "
SIDE_BY_SIDE = 12
"""Ways of a card up to which they are all seen at once, with whom each of them hits; of more the piece
is chosen first."""
MOVES_AT_ONCE, BESIDE_CARDS = 5, 2
"""Moves up to which all have a button, also where cards lie open; of more the piece is chosen first."""
NAMED = 3
"""Moves up to which buttons name the players that lose a piece; of more, and where cards lie open, a
phone has room for their dots."""
CARDS_AT_ONCE = 2
"""Kinds of cards that have a button of their own in a window; others stand behind *More*."""
HAND_BUTTONS = {
    "react": "button-react",
    "pass-on": "button-choose-card",
    "discard": "button-choose-card",
}
"""What the button says that leads to the hand, by what is asked; else whose cards they are."""

ANSWERING = {"announced", "capture"}
"""When a card is an answer. A card that is announced may be about to capture, too."""


class ActionCardsFace(RaceFace):
    """The classic board with cards."""

    cards: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "menu-show-card": tuple(
            card.key for card in action_cards().values() if card.timing != "turn"
        ),
        "menu-show-card-turn": tuple(
            card.key for card in action_cards().values() if card.timing == "turn"
        ),
    }
    signs = "hand-signs"
    gives = frozenset(("pass-on", "discard"))
    words = ActionCardWords

    draw = staticmethod(render.action_cards)
    film = staticmethod(render.action_cards_film)
    draw_hand = staticmethod(render.action_cards_hand)
    draw_aims = staticmethod(render.action_cards_aims)
    draw_card = staticmethod(render.action_card)
    sentences = staticmethod(sentences)
    tell_targets = staticmethod(targets_sentence)

    def tell_hand(self, view: ActionCardsView, seat: Seat, names: Names, texts: Texts) -> str:
        """Describe the cards in hand and their effects in short."""
        return whole(hand_sentences(view, names, texts), texts)

    def explain(self, view: ActionCardsView, texts: Texts) -> tuple[str, ...]:
        """Return the full texts of the cards in hand."""
        return tuple(in_words(action_cards()[card], texts) for card in dict.fromkeys(view.hand))

    def card(self, key: str, texts: Texts) -> CardWords:
        """Describe a kind of card."""
        alt = in_words(action_cards()[key], texts)
        return CardWords(title(key, texts), brief(key, texts), text(key, texts), alt)

    def narrowed(self, view: Any, actions: Container[Action]) -> Any:
        """Return *view* with the selected card as its only hand."""
        assert isinstance(view, ActionCardsView)
        plays = tuple(play for play in view.plays if play.action in actions)
        looked_at = tuple(dict.fromkeys(play.card.card for play in plays))
        if len(plays) < len(view.plays) or len(looked_at) == 1:
            view = structs.replace(view, plays=plays, hand=looked_at or view.hand)
        return super().narrowed(view, actions)

    def at_rest(self, view: ActionCardsView) -> ActionCardsView:
        """Return *view* in a pause, or while giving a card away."""
        return structs.replace(view, plays=(), held_back=())

    def hand_button(self, asked: Decision | None, view: ActionCardsView) -> str:
        """Return the key of the hand button's label, the same for all."""
        return HAND_BUTTONS.get(asked.prompt if asked else "", "button-my-hand")

    def note(self, view: ActionCardsView, texts: Texts) -> str:
        """List the playable cards, and why the others cannot be played.

        Cards that answer with a single tap are explained, unless the only card is drawn with its
        text.  In a window, until its owner has chosen, say when they are asked.
        """
        alone = len(set(view.hand)) == 1
        answers = dict.fromkeys(
            each.card.card for each in view.plays if _answers(each.card, view) and not alone
        )
        does = [
            texts("hand-answer", card=title(each, texts), text=text(each, texts))
            for each in answers
        ]
        asked = [texts("hand-asked")] if view.unordered and view.window else []
        return "\n".join([*ready(view, texts), *does, *asked])

    def asked(self, asked: Decision, view: ActionCardsView, speaker: Speaker) -> dict[str, Value]:
        """Return text values for the hand and the reaction."""
        plays: dict[str, Value] = {"plays": str(bool(view.plays))}
        match asked.about:
            case PlayedCard() as card:
                return plays | {
                    "what": speaker.texts(
                        "asked-card",
                        seat=speaker.seat(card.seat),
                        card=title(card.card, speaker.texts),
                        does="none" if card.pips else brief(card.card, speaker.texts),
                        about=self._asked_about(card, view, speaker),
                    )
                }
            case DeclaredCapture() as capture:
                victim = victims(capture.step, speaker)
                seat = speaker.seat(capture.seat)
                return plays | {"what": speaker.texts("asked-capture", seat=seat, victim=victim)}
            case _:
                return plays

    def untold(self, event: Event, view: ActionCardsView) -> bool:
        """Return whether an event is left out of the story.

        Left out are a pass set in advance, the end of a `Sleepyhead`, the first shuffle, an announced
        capture once its outcome is told, and a request for time once the window is closed.
        """
        match event:
            case ShuffledCards():
                return not any(view.held) and not view.discard
            case DeclaredCapture():
                return view.capture is None
            case HeldWindow():
                return not view.window
            case EndedLasting():
                return event.card == Sleepyhead.key
            case _:
                return isinstance(event, OrderedPass)

    def outcome(self, event: Event) -> tuple[type[Event], ...]:
        """Return the event kinds told on one line with an at-once card."""
        return KINDS[event.card].outcome if isinstance(event, ActedAtOnce) else ()

    def meant(self, event: Event) -> bool:
        """Return True for unseen draws and for cards with lasting effects."""
        return isinstance(event, BeganLasting) or (isinstance(event, DrewCard) and not event.card)

    def further(self, event: Event, view: Any, speaker: Speaker) -> dict[str, Value]:
        """Return an event's effect, target or victim, for its text."""
        match event:
            case ActedAtOnce():
                return {"does": said(event.card, speaker.texts)}
            case PlayedCard():
                return {"about": self._about(event, view, speaker)}
            case DeclaredCapture():
                return {"victim": victims(event.step, speaker)}
            case _:
                return {}

    def _asked_about(self, card: PlayedCard, view: ActionCardsView, speaker: Speaker) -> str:
        """Return a card's target in brief, of several pieces their owners."""
        hit = [step.piece.seat for step in card.steps]
        if len(hit) < 2 or card.seat in hit:
            return self._about(card, view, speaker)
        owners = speaker.texts.listed(map(speaker.name, dict.fromkeys(hit)))
        return speaker.texts("about-pieces", count=len(hit), owners=owners)

    def _about(self, card: PlayedCard, view: ActionCardsView, speaker: Speaker) -> str:
        return about(card, load(view.board), speaker.texts, speaker.name)

    def value(self, name: str, value: Any, event: Event, view: Any, speaker: Speaker) -> Value:
        """Format cards as titles and places on the track as numbers."""
        match name:
            case "card":
                return title(value, speaker.texts) if value else "none"
            case "cards" if isinstance(value, tuple):
                return speaker.texts.joined(
                    "between-items", (quoted(card, speaker.texts) for card in value)
                )
            case "victim" | "to_seat":
                return "none" if value is None else speaker.name(value)
            case "other":
                return int(value) + 1
            case "other_at" | "other_to":
                return load(view.board).name(getattr(event, "victim", 0), value)
            case "square":
                return "none" if value is None else str(value + 1)
        return super().value(name, value, event, view, speaker)

    def option(self, action: Action, view: Any, speaker: Speaker) -> Option:
        """Return the option of an action; cards get their own step."""
        found, late = self._option(action, view, speaker), action in (*ORDERS, FOR_THE_TURN)
        if _reacting(view) and (late or action in _further(view)):
            behind = Shared(MORE, speaker.texts("button-more"), later=True)
            return structs.replace(found, shared=(behind, *found.shared), private=True)
        return found

    def _option(self, action: Action, view: Any, speaker: Speaker) -> Option:
        texts = speaker.texts
        if action.startswith(PLAY):
            return self._play(action, view, speaker)
        if action.startswith(GIVE):
            card = title(action.removeprefix(GIVE), texts)
            return Option(action, texts("action-give", card=card))
        if action == PASS:  # a board knows no cards, and urges nobody
            return Option(action, texts("button-pass"), quiet=not view.plays)
        found = super().option(action, view, speaker)
        many = len(view.choices) > (BESIDE_CARDS if _open(view) else MOVES_AT_ONCE)
        step = _moved(action, view)
        captures = () if step is None or _named(view) else step.captures
        label = dotted(found.label, captures, speaker)
        owner = (_owner(step, view, texts),) if many and step is not None else ()
        private, quiet = action in (HOLD, FOR_THE_TURN), action in QUIET
        return Option(action, label, quiet=quiet, private=private, shared=owner)

    def retold(self, action: Action, view: Any, speaker: Speaker) -> str:
        """Return the card's name, with its target if it has one."""
        option = self._option(action, view, speaker)
        if not option.shared:
            return option.label
        called, untargeted = option.shared[0].label, speaker.texts("action-play", target="none")
        if option.label == untargeted:
            return called
        return speaker.texts("labelled", label=called, text=option.label)

    def victims(self, action: Action, view: Any) -> tuple[Seat, ...]:
        """Return the players with pieces captured by a move or card."""
        steps = [step for play in view.plays if play.action == action for step in play.card.steps]
        captured = [seat for step in steps for seat in robbed(step, view)]
        return tuple(captured) or super().victims(action, view)

    def _play(self, action: Action, view: ActionCardsView, speaker: Speaker) -> Option:
        texts = speaker.texts
        card = next(play.card for play in view.plays if play.action == action)
        called, ways = title(card.card, texts), _ways(card, view)
        if _answers(card, view):
            return Option(action, texts("action-answer", card=called))
        shared = [Shared(card.card, called, looked_at=True)]
        own = [step for step in card.steps if step.piece.seat == card.seat]
        if ways > SIDE_BY_SIDE and len(own) == 1:
            shared.append(_owner(own[0], view, texts))
        target = "none" if _reacting(view) else self._target(action, card, view, speaker)
        return Option(action, texts("action-play", target=target), shared=tuple(shared))

    def _target(
        self, action: Action, card: CardSeen, view: ActionCardsView, speaker: Speaker
    ) -> str:
        """Return a card's target, as the label of its button."""
        texts, steps = speaker.texts, card.steps
        own = [step for step in steps if step.piece.seat == card.seat]
        if len(own) == 1 and len(steps) == 1:
            return self._step(own[0], action.endswith(" join"), view, speaker)
        if len(own) == 1:
            other = steps[1 - steps.index(own[0])]
            return texts(
                "target-swap",
                piece=own[0].piece.number + 1,
                victim=speaker.name(other.piece.seat),
                other=other.piece.number + 1,
                to=load(view.board).name(card.seat, own[0].to),
            )
        if own:
            board = load(view.board)
            one, two = ((each.piece.number + 1, board.name(card.seat, each.to)) for each in own)
            return texts("target-two", piece=one[0], to=one[1], other=two[0], other_to=two[1])
        if steps:
            piece = action.rpartition(" ")[2]
            return texts("target-gust", piece=piece, count=len(steps))
        if card.square is not None:
            square = str(card.square + 1)
            if card.victim is None:
                return texts("target-square", square=square)
            return texts("target-bounce", victim=speaker.name(card.victim), square=square)
        return "none" if card.victim is None else speaker.name(card.victim)

    def _step(self, step: Step, joins: bool, view: ActionCardsView, speaker: Speaker) -> str:
        values: dict[str, Value] = {
            "piece": str(step.piece.number + 1),
            "to": destination(view, step.piece.seat, step.to, speaker.texts),
            "captures": len(step.captures),
            "victim": briefly(step, speaker),
        }
        if step.start == BASE:
            return speaker.texts("action-join-enter" if joins else "action-enter", **values)
        if step.to < step.start:
            return speaker.texts("target-back-beside" if joins else "target-back", **values)
        return speaker.texts("action-join" if joins else "action-move", **values)

    def told(self, action: Action, view: Any, speaker: Speaker) -> dict[str, Value]:
        """Return a move's values, with captured players where they are named."""
        told, step = super().told(action, view, speaker), _moved(action, view)
        if step is None:
            return told
        if not _named(view):
            return {**told, "captures": 0}
        return {**told, "victim": briefly(step, speaker)}


def _moved(action: Action, view: ActionCardsView) -> Step | None:
    """Return the step of a move on the board."""
    return next((each.step for each in view.choices if each.action == action), None)


def _named(view: ActionCardsView) -> bool:
    """Return whether buttons have room for the names of captured players."""
    return len(view.choices) <= NAMED and not _open(view)


def _owner(step: Step, view: ActionCardsView, texts: Texts) -> Shared:
    """Return the piece of a step, to be chosen first."""
    piece, at = step.piece.number + 1, step.start
    stands = "base" if at == BASE else destination(view, step.piece.seat, at, texts)
    return Shared(str(piece), texts("target-piece", piece=piece, at=stands))


def _open(view: ActionCardsView) -> bool:
    """Return whether cards lie open, below which a phone has little room."""
    return bool(view.lasting or view.chain or view.cancelled)


def _reacting(view: ActionCardsView) -> bool:
    """Return whether there is something to respond to."""
    return bool(view.chain) or view.capture is not None


def _further(view: ActionCardsView) -> frozenset[Action]:
    """Return the ways of cards without buttons of their own."""
    answers = sorted(view.plays, key=lambda play: not _answers(play.card, view))
    kinds = tuple(dict.fromkeys(play.card.card for play in answers))[CARDS_AT_ONCE:]
    return frozenset(play.action for play in view.plays if play.card.card in kinds)


def _ways(card: CardSeen, view: ActionCardsView) -> int:
    """Return the number of ways to play a card now."""
    return sum(play.card.card == card.card for play in view.plays)


def _answers(card: CardSeen, view: ActionCardsView) -> bool:
    """Return whether a card answers the question without a target."""
    answers = not ANSWERING.isdisjoint(action_cards()[card.card].when)
    return answers and _reacting(view) and _ways(card, view) == 1


def victims(step: Step, speaker: Speaker) -> str:
    """Name the players captured by a step."""
    colours = dict.fromkeys(piece.seat for piece in step.captures)
    return speaker.texts.listed(map(speaker.name, colours))


def briefly(step: Step, speaker: Speaker) -> str:
    """Call the captured player for a button; of several, count pieces."""
    seats = {piece.seat for piece in step.captures}
    return str(len(step.captures)) if len(seats) > 1 else "".join(map(speaker.name, seats))
