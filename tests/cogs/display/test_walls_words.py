"""The wall race in words: what is done on the way, on buttons, in the story and for screen readers."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.controls.taps import BUTTONS, step
from cogs.display.faces import face
from cogs.platform.limits import ALT, LABEL
from cogs.platform.prose import length
from data.texts import Texts
from engine.views import Seat, View
from engine.walls.course import BOARD
from engine.walls.views import WallsView
from tests.engine.walls.tables import go, race, roll, rolled, to_roll, view
from tests.words import DE, EN

FACE = face("walls")


class Speaker:
    """Speaks a language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def colour(self, seat: Seat) -> str:
        return self.texts(f"colour-{BOARD.colours[seat]}")

    def seat(self, seat: Seat) -> str:
        return self.colour(seat)


def labels(seen: WallsView, texts: Texts = EN, path: str = "") -> list[str]:
    """What stands on the buttons of a step."""
    options = [FACE.option(each.action, seen, Speaker(texts)) for each in seen.choices]
    found = step(options, path)
    assert found is not None
    return [f"{tap.mark} {tap.label}".strip() for tap in found.taps]


def told(seen: View, texts: Texts = EN) -> str:
    return FACE.tell(seen, {0: "Ada", 2: "**Cem**"}, texts)


def test_first_the_piece_then_its_ways() -> None:
    """3 back, jump 5: each end with what happens on the way."""
    seen = view(rolled("red", "2 5", race((0, 1, 2, 3)), red="22 62 d", yellow="24", black="40 17"))
    assert labels(seen) == ["Piece 1 · 8 ways", "Piece 2 · 5 ways", "Piece 4 · 2 ways"]
    assert labels(seen, EN, "1") == [
        "1️⃣ jump 2↑, 5 forward",
        "2️⃣ 2 forward, jump 5↑: Yellow, Black",
        "3️⃣ jump 2↑, 5 back",
        "4️⃣ 2 + 5 forward",
        "5️⃣ 2 back, 5 forward",
        "6️⃣ 2 forward, 5 back: hits Yellow",
        "7️⃣ 5 back, 2 forward: hits Black",
        "8️⃣ 2 + 5 back",
    ]
    assert "2️⃣ 2 vor, Sprung 5↑: Gelb, Schwarz" in labels(seen, DE, "1")


def test_a_piece_with_one_way_goes_at_once() -> None:
    seen = view(rolled("red", "3 3", red="40"))
    assert labels(seen)[-1] == "2️⃣ 3 + 3 forward"


def test_two_pieces_of_a_colour_are_counted() -> None:
    seen = view(rolled("red", "2 4", race((2, 3)), red="36 d c b", black="34 38"))
    assert any(label.endswith("2 back, 4 forward: 2 × Black") for label in labels(seen))


@pytest.mark.parametrize("language", [EN, DE], ids=["en", "de"])
def test_buttons_have_room_for_every_way(language: Texts) -> None:
    """Of every piece everywhere, with others around; beyond ten ways the last words may be cut."""
    for at in range(-1, BOARD.length - 2):
        for one in range(1, 7):
            for other in range(one, 7):
                game = race((0, 3))
                play = to_roll("yellow", game, black="1 2 3 4")
                play.table.pieces[0] = [at, 66, 67, 68]
                near = [square for square in range(max(0, at - 12), at + 13) if square != at]
                play.table.pieces[3] = [s for s in near if s < 63][(one * other) % 7 :][:4]
                if len(roll(play, f"{one} {other}")) > 1:
                    continue
                found = labels(view(play), language)
                assert len(set(found)) == len(found) <= BUTTONS
                words = [label.split(" ", 1)[1] for label in found[:10]]
                assert [each for each in words if length(each) > LABEL] == []


def test_more_ends_than_there_are_emojis_are_numbered_in_words() -> None:
    seen = view(rolled("red", "2 5", race((2, 3)), red="36 d c b"))
    many = replace(seen, choices=seen.choices * 3)
    choices = tuple(
        replace(each, action=f"{each.action} {at}", number=at)
        for at, each in enumerate(many.choices, 1)
    )
    numbered = labels(replace(seen, choices=choices))
    assert numbered[9].startswith("🔟 ")
    assert numbered[10].startswith("11 · ")


def test_what_is_to_be_done_comes_first() -> None:
    assert told(view(race((0, 2)).start())).startswith(EN("alt-cards-begin"))
    assert told(view(to_roll("red"))).startswith("Red (Cem)")
    seen = view(rolled("red", "2 5", red="22 62", yellow="24", black="40"))
    assert told(seen).startswith("Red (Cem) rolled 2 + 5 and can go with: Piece 1")
    one = FACE.narrowed(seen, {each.action for each in seen.choices if each.way.piece.number == 0})
    assert "Piece 1 can go: (1) jump 2↑ to square 42, 5 forward to square 47; (2) " in told(one)
    assert "(2) 2 forward to square 24 and sends Yellow 1 home, jump 5↑ " in told(one)
    assert "jump 5↑ to square 40 and sends Black 1 home" in told(one)


def test_what_was_done_is_told_and_where_all_stand() -> None:
    play = rolled("red", "2 3", race((0, 2)), red="62 61", yellow="60 7")
    happened = go(play, "go 1 -2 +3")
    said = told(view(play, happened))
    assert "Red (Cem) takes piece 1 from square 62: " in said
    assert "sends Yellow 1 home, 3 forward to square Z, into the goal." in said
    assert "Red (Cem): piece 1 on goal square d, piece 2 on square 61" in said
    assert "Yellow (Ada): piece 2 on square 7" in said
    assert "4 2 5 1 3 5 6 2 1 | 4 1 6 1" in said


def test_the_end_is_told() -> None:
    play = rolled("red", "1 2", race((0, 2)), red="d c b 61")
    happened = go(play, "go 4 +1 +2")
    assert told(view(play, happened)).startswith(EN("alt-over"))
    assert told(view(play, happened), DE).startswith(DE("alt-over"))


def test_events_are_told() -> None:
    game = race((0, 2), wall_layout="shuffled", first_player="host")
    play = game.start()
    events = [event for answer in ("0 1 2 3 4", *"01010") for event in play.answer(-1, answer)]
    events += roll(play, "2 5")
    events += go(play, "go 1 +2 +5")
    said = [FACE.event(event, view(play), Speaker(EN), "Ada") for event in events]
    assert said == [
        "the walls are shuffled",
        EN("event-began"),
        "rolls 2 + 5",
        "piece 1: 2 + 5 forward to square 6",
    ]


def test_a_position_fits_into_an_alt_text() -> None:
    """But for what matters least."""
    seen = view(rolled("red", "2 5", red="22 62 8 9", yellow="24 1 2 3", black="40", green="50"))
    assert length(told(seen)) < ALT + 400
    assert told(seen).index("Yellow (Ada): ") < ALT


@pytest.mark.parametrize("words", [EN, DE])
def test_whom_a_way_hits_is_said_where_its_number_stands_in_words(words: object) -> None:
    """There are more ways of a piece than numbers that are emojis."""
    seen = view(rolled("red", "2 5", race((0, 1, 2, 3)), red="22 62 d", yellow="24", black="40 17"))
    seen = replace(
        seen, choices=tuple(replace(each, number=each.number + 10) for each in seen.choices)
    )
    hits = 0
    for each in seen.choices:
        if len(each.way.captures) == 1:
            option = face("walls").option(each.action, seen, Speaker(words))  # type: ignore[arg-type]
            assert option.label.startswith(f"{each.number} · ")
            assert length(option.label) <= LABEL, option.label
            hits += 1
    assert hits
