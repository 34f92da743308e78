"""What is tapped to lay an action card: few taps, and on each button what it does."""

from __future__ import annotations

import pytest
from msgspec import structs

from cogs.platform.limits import LABEL, length
from cogs.views.faces import face
from cogs.views.faces.action_cards import SIDE_BY_SIDE
from cogs.widgets.option_steps import MENUS, Step, step
from data.shipped.boards import load
from data.shipped.texts import Texts
from engine.action_cards.table import DeclaredCapture, HeldWindow
from engine.core import Decision
from engine.views import Seat
from tests.engine.action_cards.tables import (
    Cards,
    all_pass,
    do,
    on_turn,
    options,
    roll,
    seat,
    view,
)
from tests.engine.action_cards.tables import cards as game_of
from tests.words import DE, EN, like

FACE = face("action_cards")


class Speaker:
    """Speaks a language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def colour(self, seat: Seat) -> str:
        return self.texts(f"colour-{load('classic-4').colours[seat]}")

    def name(self, seat: Seat) -> str:
        return self.colour(seat)

    def seat(self, seat: Seat) -> str:
        return self.colour(seat)

    def mark(self, seat: Seat) -> str:
        return self.colour(seat)

    def person(self, person: int) -> str:
        return self.texts("somebody")


def shown(play: Cards, colour: str, path: str = "", texts: Texts = EN) -> Step:
    """What a hand offers."""
    seen, speaker = view(play, colour), Speaker(texts)
    found = step([FACE.option(each, seen, speaker) for each in options(play, colour)], path)
    assert found is not None
    return found


def labels(play: Cards, colour: str, path: str = "", texts: Texts = EN) -> list[str]:
    return [tap.label for tap in shown(play, colour, path, texts).taps]


def reached(found: Step) -> set[str]:
    """What the taps of a step do at once."""
    return {tap.action for tap in found.taps if tap.action is not None}


@pytest.mark.parametrize("words", [EN, DE])
def test_a_square_is_chosen_in_one_step_without_turning_pages(words: Texts) -> None:
    """The road works: any of some forty squares, from two menus below each other."""
    play = on_turn("yellow", hands={"yellow": "baustelle"}, yellow="5 B B B")
    found = shown(play, "yellow", "baustelle", words)
    assert len(found.menus) == MENUS
    assert reached(found) == {each for each in options(play, "yellow") if each.startswith("play")}


def test_a_card_shows_the_options_of_both_pieces_at_once() -> None:
    """And on each button whom it hits, which the number alone would not say."""
    held = {"yellow": "wahlwuerfel platztausch krebsgang"}
    play = on_turn("yellow", hands=held, yellow="5 22 B B", green="27 B B B", red="7 B B B")
    assert labels(play, "yellow", "platztausch") == [
        EN("target-swap", piece=piece, victim=EN(f"colour-{colour}"), other=1, to=to)
        for piece in (1, 2)
        for colour, to in (("green", 38), ("red", 28))
    ]
    seen = labels(play, "yellow", "krebsgang")
    assert EN("target-back", piece=1, to=2, captures=0) in seen
    assert len(seen) == len(set(seen)) <= SIDE_BY_SIDE


def test_of_many_ways_the_piece_is_chosen_first_by_where_it_stands() -> None:
    """And then its way: a number alone would not say who is hit."""
    held = {"yellow": "wahlwuerfel platztausch krebsgang"}
    play = on_turn(
        "yellow",
        hands=held,
        yellow="5 12 22 31",
        green="13 27 4 B",
        red="7 15 B B",
        black="9 B B B",
    )
    pieces = [EN("target-piece", piece=n, at=at) for n, at in enumerate((6, 13, 23, 32), 1)]
    for card in ("wahlwuerfel", "platztausch", "krebsgang"):
        assert labels(play, "yellow", card) == pieces
    swaps = like(EN, "target-swap", piece=2, victim=EN("colour-green"), other=1)
    assert swaps.fullmatch(labels(play, "yellow", "platztausch/2")[0])
    back = EN("target-back", piece=2, to=12, captures=0)
    assert labels(play, "yellow", "krebsgang/2")[0] == back
    forward = EN("action-move", piece=1, to=7, captures=0)
    assert labels(play, "yellow", "wahlwuerfel/1")[0] == forward


def test_a_piece_in_the_base_is_said_to_wait_there_if_it_has_a_choice() -> None:
    held = {"yellow": "wahlwuerfel"}
    play = on_turn("yellow", hands=held, yellow="5 12 22 B")
    assert labels(play, "yellow", "wahlwuerfel")[-1] == EN("action-enter", piece=4, captures=0)
    play = on_turn("yellow", hands=held, yellow="5 12 22 B", green="30 B B B")
    assert labels(play, "yellow", "wahlwuerfel")[-1] == EN("target-piece", piece=4, at="base")


@pytest.mark.parametrize("words", [EN, DE])
def test_an_answer_is_a_single_tap(words: Texts) -> None:
    """There is not much time, and it can only be aimed at what is asked about."""
    held = {"yellow": "sprint", "green": "denkste zugabe", "red": "flohsprung"}
    play = on_turn("yellow", hands=held, yellow="5 B B B", red="7 B B B")
    do(play, "yellow", "play sprint 1")
    found = shown(play, "green", "", words)
    assert "play denkste" in reached(found)
    label = next(tap.label for tap in found.taps if tap.action == "play denkste")
    assert label == words("action-answer", card=words("kind-denkste"))
    assert length(label) <= LABEL
    said = FACE.note(view(play, "green"), words)
    assert said.endswith(words("kind-denkste.text")), "who does not know the card can read it"
    do(play, "green", "play denkste")
    flea = words("quoted-card", card=words("kind-flohsprung"))
    why = words("hand-why", cards=flea, why=words("why-pause"))
    assert FACE.note(view(play, "red"), words) == why


def test_against_a_card_that_would_capture_an_answer_is_a_single_tap_as_well() -> None:
    held = {"yellow": "krebsgang", "green": "schutzengel retourkutsche"}
    play = on_turn("yellow", hands=held, yellow="5 B B B", green="34 B B B")
    (capture,) = (each for each in view(play, "yellow").plays if each.card.steps[0].captures)
    do(play, "yellow", capture.action)
    assert {"play schutzengel", "play retourkutsche"} <= reached(shown(play, "green"))


def test_the_effect_of_a_drawn_card_is_not_said_again() -> None:
    play = on_turn("yellow", hands={"yellow": "sprint", "green": "denkste"}, yellow="5 B B B")
    do(play, "yellow", "play sprint 1")
    stop = EN("quoted-card", card=EN("kind-denkste"))
    assert FACE.note(view(play, "green"), EN) == EN("alt-hand-plays", cards=stop)


def test_a_hand_names_playable_cards_and_the_reason_for_each_other_one() -> None:
    held = {"yellow": "sprint zugabe tandem aetsch schutzengel", "green": "sprint"}
    play = on_turn("yellow", hands=held, yellow="5 B B B")
    assert set(FACE.note(view(play, "yellow"), EN).splitlines()) == {
        EN("alt-hand-plays", cards=f"{_quoted('sprint')}, {_quoted('zugabe')}"),
        EN("hand-why", cards=_quoted("tandem"), why=EN("why-target")),
        EN("hand-why", cards=_quoted("aetsch"), why=EN("why-announced")),
        EN("hand-why", cards=_quoted("schutzengel"), why=EN("why-capture")),
    }
    why = EN("hand-why", cards=_quoted("sprint"), why=EN("why-turn"))
    assert FACE.note(view(play, "green"), EN) == why


def _quoted(card: str) -> str:
    return EN("quoted-card", card=EN(f"kind-{card}"))


def test_a_hand_says_when_its_owner_is_asked_until_they_have_chosen() -> None:
    """Where only those are asked whom a card concerns, and a card is held."""
    held = {"yellow": "sprint", "green": "tandem denkste", "red": "tandem"}
    play = on_turn("yellow", game_of(asked="concerned"), hands=held, yellow="5 B B B")
    assert EN("hand-asked") not in FACE.note(view(play, "green"), EN), "no button stands there"

    def note(play: Cards, who: str) -> str:
        return FACE.note(structs.replace(view(play, who), window=True), EN)

    for who in ("green", "red"):
        assert note(play, who).endswith(EN("hand-asked"))
    assert not note(play, "black")
    play.table.orders[seat("red")] = "ask-always"
    assert EN("hand-asked") not in note(play, "red")
    former = on_turn("yellow", game_of(asked="holders"), hands=held, yellow="5 B B B")
    assert EN("hand-asked") not in note(former, "green")


def test_that_time_was_asked_for_is_told_while_the_window_is_open() -> None:
    play = on_turn("yellow", hands={"yellow": "sprint"}, yellow="5 B B B")
    closed, asked = view(play, "yellow"), HeldWindow(seat("green"))
    told = [FACE.untold(asked, each) for each in (closed, structs.replace(closed, window=True))]
    assert told == [True, False]


def test_any_other_card_is_looked_at_first() -> None:
    play = on_turn("yellow", hands={"yellow": "sprint hamsterkauf"}, yellow="5 B B B")
    assert reached(shown(play, "yellow")) == {"roll"}
    assert labels(play, "yellow", "hamsterkauf") == [EN("action-play", target="none")]


def test_when_it_is_told_again_a_card_is_said_with_its_aim() -> None:
    """Once: not the piece of the step between as well, and not what the last button said without."""
    held = {"yellow": "hamsterkauf krebsgang platztausch"}
    play = on_turn("yellow", hands=held, yellow="20 9 30 B", green="2 5 8 9", red="1 2 3 4")
    seen, speaker = view(play, "yellow"), Speaker(EN)
    option = FACE.option("play platztausch 2 1 4", seen, speaker)
    assert len(option.shared) == 2, "the card, and one of many pieces"
    told = [
        FACE.retold(action, seen, speaker)
        for action in ("roll", "play hamsterkauf", "play krebsgang 3 1", "play platztausch 2 1 4")
    ]
    back = EN("target-back", piece=1, to=18, captures=0)
    swap = EN("target-swap", piece=2, victim=EN("colour-green"), other=4, to=20)
    assert told == [
        EN("action-roll"),
        EN("kind-hamsterkauf"),
        f"{EN('kind-krebsgang')}: {back}",
        f"{EN('kind-platztausch')}: {swap}",
    ]


def test_a_capture_is_announced_once() -> None:
    """While its victims are asked; what came of it is told then."""
    play = on_turn("yellow", hands={"green": "denkste"}, yellow="5 B B B", green="38 B B B")
    roll(play, 3)
    (declared,) = do(play, "yellow", "move 1")
    assert isinstance(declared, DeclaredCapture)
    assert not FACE.untold(declared, view(play))
    all_pass(play)
    assert FACE.untold(declared, view(play))


def test_the_button_to_a_hand_says_the_same_always() -> None:
    """Among cards it is one word for one thing; in a window it is to respond."""
    for hands in ({}, {"yellow": "sprint"}, {"yellow": "sprint", "green": "denkste"}):
        play = on_turn("yellow", hands=hands, yellow="5 B B B")
        assert isinstance(play.pending, Decision)
        assert FACE.hand_button(play.pending, view(play)) == "button-my-hand"
    assert FACE.hand_button(None, view(play)) == "button-my-hand"
