"""The face of the card race: public rows, private hands."""

from __future__ import annotations

import render
from cogs.views.faces.face import Face, Names, Opened, Speaker, Value
from data.shipped.texts import Texts
from engine.card_race.game import DrewDice, Shuffled
from engine.core import Event
from engine.seating import Seating
from engine.system import Shown
from engine.views import Action, CardRaceView, Lay, Seat
from render import Look, Picture
from render.cards.words import hand_sentences, sentences


class CardRaceFace(Face):
    """A table of cards, and hands of dice."""

    draw = staticmethod(render.card_race)
    film = staticmethod(render.card_race_film)
    draw_hand = staticmethod(render.card_hand)
    sentences = staticmethod(sentences)

    def scene(self, seating: Seating, people: int) -> str:
        """Return the card table for *people* players."""
        return render.card_table(people)

    def draw_example(self, shown: Shown, theme: str = "light") -> Picture:
        """Draw the result of an example."""
        assert isinstance(shown.after, CardRaceView)
        return render.card_race(shown.after, Look(theme=theme))

    def tell_hand(self, view: CardRaceView, seat: Seat, names: Names, texts: Texts) -> str:
        """Describe the dice in hand and the possible lays."""
        return texts.joined("between-sentences", hand_sentences(view, seat, names, texts))

    def event(self, event: Event, view: CardRaceView, speaker: Speaker, who: str = "") -> str:
        """Tell an event; the opening also names the winning points."""
        if isinstance(event, Opened):
            rolls = event.told(speaker)
            return speaker.texts("begun-card-race", who=who, rolls=rolls, target=view.target)
        return super().event(event, view, speaker, who)

    def untold(self, event: Event, view: CardRaceView) -> bool:
        """Return whether the event belongs to the public first deal."""
        return isinstance(event, Shuffled | DrewDice) and not (any(view.points) or view.last)

    def note(self, view: CardRaceView, texts: Texts) -> str:
        """Explain the dice in hand without a button."""
        dice = texts.joined("between-items", map(str, view.dead))
        return texts("hand-dead", dice=dice) if dice else ""

    def victims(self, action: Action, view: CardRaceView) -> tuple[Seat, ...]:
        """Return the player losing a figure, if any."""
        sources = [each.lay.source for each in view.choices if each.action == action]
        return tuple(each.seat for each in sources if each is not None and each.seat != view.turn)

    def told(self, action: Action, view: CardRaceView, speaker: Speaker) -> dict[str, Value]:
        """Return the values of a lay: dice, row, figure and source."""
        for choice in view.choices:
            if choice.action == action:
                lay = choice.lay
                source = lay.source and ("own" if lay.source.seat == lay.seat else "other")
                if source == "other" and _twice(lay, view):
                    source = "other-row"
                return {
                    "dice": "+".join(map(str, lay.dice)),
                    "row": lay.row,
                    "at": lay.at,
                    "to": lay.to,
                    "source": source or "centre",
                    "victim": speaker.name(lay.source.seat) if lay.source else "",
                    "from-row": lay.source.row if lay.source else 0,
                }
        return {}


def _twice(lay: Lay, view: CardRaceView) -> bool:
    """Return whether the figure lies in two rows of its owner."""
    source = lay.source
    return source is not None and sum(lay.to in row for row in view.rows[source.seat]) > 1
