"""The wall race in words: what is done on the way, on buttons, in the story and for screen readers."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.platform.limits import ALT, LABEL, length
from cogs.views.faces import face
from cogs.views.faces.games import MARKS
from cogs.widgets.option_steps import BUTTONS, MORE, step
from data.shipped.languages import LANGUAGES
from data.shipped.texts import Texts, texts
from engine.views import Seat, View
from engine.walls.game import BOARD
from engine.walls.views import AT_ONCE, WallsView
from render.walls import picture
from tests.engine.walls.tables import go, race, roll, rolled, to_roll, view
from tests.render.playing import raced
from tests.words import ANY, DE, EN, like

FACE = face("walls")


class Speaker:
    """Speaks a language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def colour(self, seat: Seat) -> str:
        return self.texts(f"colour-{BOARD.colours[seat]}")

    def name(self, seat: Seat) -> str:
        return self.colour(seat)

    def seat(self, seat: Seat) -> str:
        return self.colour(seat)

    def mark(self, seat: Seat) -> str:
        return self.colour(seat)

    def person(self, person: int) -> str:
        return self.texts("somebody")


def labels(seen: WallsView, texts: Texts = EN, path: str = "") -> list[str]:
    """What stands on the buttons of a step."""
    options = [FACE.option(each.action, seen, Speaker(texts)) for each in seen.choices]
    found = step(options, path)
    assert found is not None
    return [f"{tap.mark} {tap.label}".strip() for tap in found.taps]


def told(seen: View, texts: Texts = EN) -> str:
    return FACE.tell(seen, {0: "Ada", 2: "**Cem**"}, texts)


def square(at: int, texts: Texts = EN) -> str:
    return texts("alt-square", name=at)


def forward(die: int | str, texts: Texts = EN) -> str:
    return texts("leg-forward", die=die)


def back(die: int | str, texts: Texts = EN) -> str:
    return texts("leg-back", die=die)


def of(number: int, way: str) -> str:
    """What a button of a piece says, where there are others."""
    return EN("action-go-with", piece=number, way=way)


def piece(number: int, ways: int) -> str:
    return EN("tap-piece", piece=number, ways=ways)


def reaching(leg: str, at: int, captured: str = "") -> str:
    """A part of a way as screen readers hear it."""
    reached = EN("leg-to", leg=leg, square=square(at))
    return EN("leg-hits", leg=reached, captured=captured) if captured else reached


def test_the_leading_ways_stand_before_the_others() -> None:
    """In signs, with the dots of those that lose a piece; the others by piece, where they are many."""
    seen = view(rolled("red", "2 5", race((0, 1, 2, 3)), red="22 62 d", yellow="24", black="40 17"))
    yellow, black = EN("colour-yellow"), EN("colour-black")
    assert labels(seen) == [
        "1️⃣ 2↑ + 5",
        f"2️⃣ 2 + 5↑ {yellow}{black}",
        f"3️⃣ 2 − 5 {yellow}",
        f"4️⃣ −5 + 2 {black}",
        EN("tap-more-ways", ways=11),
    ]
    assert labels(seen, path=MORE) == [piece(1, 4), piece(2, 5), piece(4, 2)]
    assert labels(seen, path=f"{MORE}/1") == ["5️⃣ 2↑ − 5", "6️⃣ 2 + 5", "7️⃣ −2 + 5", "8️⃣ −2 − 5"]


def test_a_few_other_ways_stand_together() -> None:
    """Each with its piece; one alone is one press further, too."""
    seen = view(rolled("red", "3 3", red="40"))
    found = labels(seen)
    assert found[:2] == [f"1️⃣ {of(1, '3 + 3')}", f"2️⃣ {of(1, '3 − 3')}"]
    assert len(found) == len(seen.choices) <= AT_ONCE
    for count in (1, AT_ONCE):
        more = next(each for each in raced(1) if len(each.choices) == AT_ONCE + count)
        assert labels(more)[-1] == EN("tap-more-ways", ways=count)
        later = labels(more, path=MORE)
        assert len(later) == count
        assert later[0].startswith("5️⃣ ")


@pytest.mark.parametrize("language", [EN, DE], ids=["en", "de"])
def test_leading_ways_stand_on_buttons_in_the_picture_and_in_words(language: Texts) -> None:
    """In whole races; of several pieces each button names its own."""
    several = 0
    for seen in raced(1):
        leading = [each for each in seen.choices if each.leads]
        if len(seen.choices) < 2 or not leading:
            continue
        pieces = {each.way.piece for each in leading}
        found, said = labels(seen, language), told(seen, language)
        assert len(found) == len(leading) + (len(leading) < len(seen.choices))
        drawn = [who for mark in picture.marks(seen, {}) for who in getattr(mark, "who", ())]
        assert sorted(number for _, number in drawn) == [each.number for each in leading]
        for each, label in zip(leading, found, strict=False):
            assert label.startswith(MARKS[each.number - 1])
            assert f"({each.number})" in said
            assert length(label.split(" ", 1)[1]) <= LABEL
            named = like(language, "action-go-with", piece=each.way.piece.number + 1)
            assert bool(named.search(label)) == (len(pieces) > 1)
        several += len(pieces) > 1
    assert several > 5


@pytest.mark.parametrize("language", [texts(each) for each in LANGUAGES], ids=LANGUAGES)
def test_a_button_of_two_says_its_captures_with_a_verb(language: Texts) -> None:
    seen = view(rolled("red", "2 5", red="22", yellow="29"))
    hit = next(each for each in seen.choices if each.action == "go 1 +2 +5")
    seen = replace(seen, choices=(replace(hit, number=1),))
    hits = language("walls-hits", way="2 + 5", victims=language("colour-yellow"))
    assert labels(seen, language) == [f"1️⃣ {hits}"]


def test_two_pieces_of_a_colour_are_counted() -> None:
    seen = view(rolled("red", "2 4", race((2, 3)), red="36 d c b", black="34 38"))
    both = next(each for each in seen.choices if len(each.way.captures) == 2)
    [label] = labels(replace(seen, choices=(both,)))
    twice = f"2 × {EN('colour-black')}"
    assert label.endswith(EN("walls-hits", way="−2 + 4", victims=twice))


@pytest.mark.parametrize("language", [texts(each) for each in LANGUAGES], ids=LANGUAGES)
def test_buttons_have_room_for_every_way(language: Texts) -> None:
    """Of every piece everywhere, with others around."""
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
                seen = view(play)
                found = [*labels(seen, language)]
                if len(seen.choices) > AT_ONCE:
                    found += labels(seen, language, MORE)
                assert len(set(found)) == len(found) <= BUTTONS
                assert [each for each in found if length(each) > LABEL] == []


def test_more_ends_than_there_are_emojis_are_numbered_in_words() -> None:
    seen = view(rolled("red", "2 5", race((0, 1, 2, 3)), red="22 62 d", yellow="24", black="40 17"))
    numbered = [label for path in "124" for label in labels(seen, path=f"{MORE}/{path}")]
    assert any(label.startswith("🔟 ") for label in numbered)
    assert any(label.startswith("11 · ") for label in numbered)


ADA = EN("name-and-colour", colour=EN("colour-yellow"), name="Ada")
CEM = EN("name-and-colour", colour=EN("colour-red"), name="Cem")


def test_the_pending_choice_is_told_first() -> None:
    """The leading ways, by piece, and how many more there are; of those that are not drawn their number."""
    assert told(view(to_roll("red"))).startswith(CEM)
    seen = view(rolled("red", "2 5", red="22 62", yellow="24", black="40"))
    up = EN("leg-up", die=2)
    first = EN("alt-way", number=1, way=f"{reaching(up, 42)}, {reaching(forward(5), 47)}")
    hit = reaching(forward(2), 24, EN("piece-of", name="Ada", piece=1))
    other = reaching(EN("leg-up", die=5), 40, EN("piece-of", name=EN("colour-black"), piece=1))
    second = EN("alt-way", number=2, way=f"{hit}, {other}")
    led = EN("walls-way", piece=1, way=f"{first}; {second}")
    ways = like(EN, "alt-to-move", seat="Cem", moves=f"{led}{ANY}{EN('tap-more-ways', ways=11)}")
    assert ways.match(told(seen))
    rest = FACE.narrowed(seen, {each.action for each in seen.choices if not each.leads})
    pieces = f"{piece(1, 4)}; {piece(2, 5)}; {piece(3, 2)}"
    assert told(rest).startswith(EN("alt-to-move", seat="Cem", moves=pieces))


def test_where_all_stand_is_told() -> None:
    play = rolled("red", "2 3", race((0, 2)), red="62 61", yellow="60 7")
    happened = go(play, "go 1 -2 +3")
    said = told(view(play, happened))
    assert said.startswith(ADA)
    goal = EN("alt-stands-on", piece=1, square=EN("alt-goal", name="d"))
    stands = EN("alt-stands-on", piece=2, square=square(61))
    assert like(EN, "alt-stands", seat=CEM, pieces=f"{goal}, {stands}{ANY}").search(said)
    stands = EN("alt-stands-on", piece=2, square=square(7))
    assert like(EN, "alt-stands", seat=ADA, pieces=f"{stands}{ANY}").search(said)
    assert "4 2 5 1 3 5 6 2 1 | 4 1 6 1" in said


def test_the_end_is_told() -> None:
    play = rolled("red", "1 2", race((0, 2)), red="d c b 61")
    happened = go(play, "go 4 +1 +2")
    for say in (EN, DE):
        assert told(view(play, happened), say).startswith(say("alt-place", place=1, seat="Cem"))


def test_events_are_told() -> None:
    game = race((0, 2), wall_layout="shuffled", first_player="host")
    play = game.start()
    events = [event for answer in ("0 1 2 3 4", *"01010") for event in play.answer(-1, answer)]
    events += roll(play, "2 5")
    events += go(play, "go 1 +2 +5")
    said = [FACE.event(event, view(play), Speaker(EN), "Ada") for event in events]
    assert said == [
        EN("event-set-walls"),
        EN("event-began.headline", who="Ada", rolls="none"),
        EN("event-rolled-two", dice="2 + 5"),
        EN("event-went", piece=1, legs=forward("2 + 5"), to=square(6)),
    ]


def test_a_position_fits_into_an_alt_text() -> None:
    """But for what matters least."""
    seen = view(rolled("red", "2 5", red="22 62 8 9", yellow="24 1 2 3", black="40", green="50"))
    assert length(told(seen)) < ALT + 400
    stands = like(EN, "alt-stands", seat=ADA).search(told(seen))
    assert stands is not None
    assert stands.start() < ALT


@pytest.mark.parametrize("words", [EN, DE])
def test_a_way_in_words_says_its_captures(words: object) -> None:
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
