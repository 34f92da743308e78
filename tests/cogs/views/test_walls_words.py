"""The wall race in words: what is done on the way, on buttons, in the story and for screen readers."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from cogs.platform.limits import ALT, LABEL, length
from cogs.views.faces import face
from cogs.views.faces.games import MARKS
from cogs.widgets.option_steps import BUTTONS, step
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


def jump(die: int | str, texts: Texts = EN) -> str:
    return texts("leg-jump", die=f"{die}↑")


def way(*legs: str, hits: str = "", several: str = "", texts: Texts = EN) -> str:
    """What a button says that goes so and sends one or several home, but into no goal."""
    captures = 2 if several else len(hits and [hits])
    go = partial(texts, "action-go", legs=", ".join(legs), home="False")
    return go(captures=captures, victim=hits, victims=several)


def piece(number: int, ways: int) -> str:
    return EN("tap-piece", piece=number, ways=ways)


def reaching(leg: str, at: int, captured: str = "") -> str:
    """A part of a way as screen readers hear it."""
    reached = EN("leg-to", leg=leg, square=square(at))
    return EN("leg-hits", leg=reached, captured=captured) if captured else reached


def test_first_the_piece_then_its_ways() -> None:
    """3 back, jump 5: each end with what happens on the way."""
    seen = view(rolled("red", "2 5", race((0, 1, 2, 3)), red="22 62 d", yellow="24", black="40 17"))
    assert labels(seen) == [piece(1, 8), piece(2, 5), piece(4, 2)]
    yellow, black = EN("colour-yellow"), EN("colour-black")
    assert labels(seen, EN, "1") == [
        f"1️⃣ {way(jump(2), forward(5))}",
        f"2️⃣ {way(forward(2), jump(5), several=f'{yellow}, {black}')}",
        f"3️⃣ {way(jump(2), back(5))}",
        f"4️⃣ {way(forward('2 + 5'))}",
        f"5️⃣ {way(back(2), forward(5))}",
        EN("tap-more-ways", ways=3),
    ]
    assert labels(seen, EN, "1/back") == [
        f"6️⃣ {way(forward(2), back(5), hits=yellow)}",
        f"7️⃣ {way(back(5), forward(2), hits=black)}",
        f"8️⃣ {way(back('2 + 5'))}",
    ]
    both = f"{DE('colour-yellow')}, {DE('colour-black')}"
    german = way(forward(2, DE), jump(5, DE), several=both, texts=DE)
    assert f"2️⃣ {german}" in labels(seen, DE, "1")


def test_ways_that_lead_back_stand_behind_the_others() -> None:
    """Even one alone, and none if nothing else goes; what is chosen there is what was offered."""
    seen = _ways()
    ahead = [each for each in seen.choices if each.way.to >= each.way.start]
    behind = [each for each in seen.choices if each.way.to < each.way.start]
    assert ahead
    assert behind
    more = EN("tap-more-ways", ways=len(behind))
    assert labels(seen)[-1] == more
    assert len(labels(seen)) == len(ahead) + 1
    assert len(labels(seen, path="back")) == len(behind)
    one = replace(seen, choices=(*ahead, behind[0]))
    assert EN("tap-more-ways", ways=1) in labels(one)
    assert len(labels(one, path="back")) == 1
    many = [replace(each, action=f"{each.action} {at}") for at in range(AT_ONCE) for each in behind]
    only = replace(seen, choices=tuple(many))
    assert len(labels(only)) == len(many)
    assert EN("tap-more-ways", ways=len(many)) not in labels(only)


def _ways() -> WallsView:
    """A piece with ways ahead and back."""
    for seen in raced(1):
        pieces = {each.way.piece for each in seen.choices}
        back = [each.way.to < each.way.start for each in seen.choices]
        if len(pieces) == 1 and any(back) and back.count(False) >= AT_ONCE:
            return seen
    raise AssertionError("there is one in every game")


def test_a_piece_with_one_way_goes_at_once() -> None:
    """In one press; so do a few ways of several pieces, numbered together."""
    seen = view(rolled("red", "3 3", red="40 50"))
    assert labels(seen)[-1] == f"3️⃣ {way(forward('3 + 3'))}"
    seen = view(rolled("red", "3 3", red="40"))
    ways = [forward("3 + 3"), f"{forward(3)}, {back(3)}", back("3 + 3")]
    named = [EN("action-go-with", piece=1, way=way(each)) for each in ways]
    named += [EN("action-go-with", piece=2, way=way(forward("3 + 3")))]
    assert labels(seen) == [f"{number} {each}" for number, each in zip(MARKS, named, strict=False)]


@pytest.mark.parametrize("language", [EN, DE], ids=["en", "de"])
def test_a_few_ways_stand_at_once_on_buttons_in_the_picture_and_in_words(language: Texts) -> None:
    """In whole races; of several pieces each button names its own."""
    few = 0
    for seen in raced(1):
        if not 1 < len(seen.choices) <= AT_ONCE:
            continue
        pieces = {each.way.piece for each in seen.choices}
        found, said = labels(seen, language), told(seen, language)
        assert len(found) == len(seen.choices)
        drawn = [who for mark in picture.marks(seen, {}) for who in getattr(mark, "who", ())]
        assert sorted(number for _, number in drawn) == [each.number for each in seen.choices]
        for each, label in zip(seen.choices, found, strict=True):
            assert label.startswith(MARKS[each.number - 1])
            assert f"({each.number})" in said
            assert length(label.split(" ", 1)[1]) <= LABEL
            named = like(language, "action-go-with", piece=each.way.piece.number + 1)
            assert bool(named.search(label)) == (len(pieces) > 1)
        few += len(pieces) > 1
    assert few > 5


@pytest.mark.parametrize("language", [texts(each) for each in LANGUAGES], ids=LANGUAGES)
def test_a_button_with_room_says_its_captures_with_a_verb(language: Texts) -> None:
    seen = view(rolled("red", "2 5", red="22", yellow="29"))
    hits = language(
        "walls-hits",
        way=forward("2 + 5", language),
        victims=language("colour-yellow"),
    )
    assert f"4️⃣ {hits}" in labels(seen, language, "1")


def test_two_pieces_of_a_colour_are_counted() -> None:
    seen = view(rolled("red", "2 4", race((2, 3)), red="36 d c b", black="34 38"))
    both = way(back(2), forward(4), several=f"2 × {EN('colour-black')}")
    assert any(label.endswith(both) for label in labels(seen))


@pytest.mark.parametrize("language", [texts(each) for each in LANGUAGES], ids=LANGUAGES)
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
    ahead = tuple(replace(each, way=replace(each.way, to=63)) for each in choices)
    numbered = labels(replace(seen, choices=ahead))
    assert numbered[9].startswith("🔟 ")
    assert numbered[10].startswith("11 · ")


ADA = EN("name-and-colour", colour=EN("colour-yellow"), name="Ada")
CEM = EN("name-and-colour", colour=EN("colour-red"), name="Cem")


def test_the_pending_choice_is_told_first() -> None:
    assert told(view(to_roll("red"))).startswith(CEM)
    seen = view(rolled("red", "2 5", red="22 62", yellow="24", black="40"))
    pieces = f"{piece(1, 8)}; {piece(2, 5)}; {piece(3, 2)}"
    assert told(seen).startswith(EN("alt-to-move", seat="Cem", moves=pieces))
    one = FACE.narrowed(seen, {each.action for each in seen.choices if each.way.piece.number == 0})
    up = EN("leg-up", die=2)
    first = EN("alt-way", number=1, way=f"{reaching(up, 42)}, {reaching(forward(5), 47)}")
    hit = reaching(forward(2), 24, EN("piece-of", name="Ada", piece=1))
    other = reaching(EN("leg-up", die=5), 40, EN("piece-of", name=EN("colour-black"), piece=1))
    second = EN("alt-way", number=2, way=f"{hit}, {other}")
    led = EN("walls-way", piece=1, way=f"{first}; {second}")
    ways = like(EN, "alt-to-move", seat="Cem", moves=f"{led}{ANY}")
    assert ways.match(told(one))


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
