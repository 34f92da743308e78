"""What texts tell of the service, with the test elsewhere that proves it, and asides."""

from __future__ import annotations

from importlib import import_module

from msgspec import Struct

ACTION_CARDS = "rules-action-cards"


class Proof(Struct, frozen=True):
    """A clause, and the test that fails where it is not so."""

    key: str
    quote: str
    test: str
    """Its module below `tests`, and its name."""

    def there(self) -> bool:
        """Return whether there is such a test."""
        module, _, name = self.test.partition(" ")
        return callable(getattr(import_module(f"tests.{module}"), name, None))


PROOFS = (
    Proof(
        "event-timed-out",
        "runs out of time, so a computer finishes the turn",
        "engine.hosting.test_absence test_when_time_is_up_the_computer_finishes_that_turn_and_no_more",
    ),
    Proof(
        "event-took-back",
        "undoes the move",
        "engine.hosting.test_taking_back test_an_undone_choice_is_asked_again_as_before",
    ),
    Proof(
        ACTION_CARDS,
        "When you play alone with computers, you’re only asked if you can do something",
        "engine.hosting.test_pauses "
        "test_a_player_that_plays_with_computers_alone_waits_only_where_they_could_do_something",
    ),
    Proof(
        "rule-auto-draw.text",
        "if you choose in /settings to be asked first",
        "engine.hosting.test_moments test_cards_are_drawn_for_the_players_that_want_it",
    ),
)
ASIDES = {
    "In the rulebook it’s the youngest, but I don’t know how old you are": "of the rulebook",
    "The rulebook has the youngest go first, but I don’t know how old you are": "of the rulebook",
    "Only the tournament rulebook has it, for three players; everything else is our own": "source",
    "because it’s fairer": "measured: `around_the_board` has the figures",
    "the numbers are ours, as the rulebook doesn’t show them all": "of the rulebook",
    "The cards are our own, not the printed ones": "of the rulebook",
    "that turn everything upside down. (For the classic’s rules, choose it in the menu": "a menu",
    "which is fairer: on four arms, the one in the middle wins less often": "measured there, too",
    "“MUST” with a number is the rule’s number in the rulebook": "of the rulebook",
    "The touch rule (12) doesn’t apply here: only what you press counts": "of the rulebook",
}
"""Words that tell nothing of the engine, each with what it is about."""
