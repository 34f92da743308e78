"""Pictures with action cards: small, readable, nothing of a hand where everybody sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest
from msgspec.structs import replace

import render
from data.shipped.decks import action_cards
from data.shipped.languages import LANGUAGES
from data.shipped.texts import Texts, texts
from engine.action_cards.views import ActionCardsView, CardChoice, CardSeen
from engine.views import Piece, Seat, Step
from render.action_cards.aims import offered
from render.action_cards.art import ARTS
from render.action_cards.cards import WIDTH, balanced, face, large
from render.action_cards.hand import COLUMNS, ROWS
from render.action_cards.hand import marks as in_hand
from render.action_cards.opened import PITCH, Rest
from render.action_cards.table import Cancelled
from render.action_cards.table import marks as on_table
from render.action_cards.words import hand_sentences, ready, sentences, targets_sentence
from render.drawing.canvas import Canvas
from render.drawing.marks import Mark
from render.drawing.paint import paint
from render.drawing.themes import THEMES
from render.names import as_many
from render.race.layouts import Targets, layout
from render.sprites.cards import WORDS, Card, Laid
from render.sprites.choice_markers import Frame, Ring, Star
from render.sprites.faces import SIDE, Face
from render.sprites.plates import Plate
from render.sprites.squares import Blocked
from tests.render.action_card_positions import CARD_BOARDS, CARD_HAND, SPRINT, in_a_row
from tests.render.looking import opened
from tests.render.positions import NAMES
from tests.render.telling import Telling
from tests.words import DE, EN

TELL = Telling(EN)
ADA, BEN = TELL.seat("yellow", "Ada"), TELL.seat("green", "Ben")
MOST_BYTES = 125_000


def told(view: ActionCardsView, names: Mapping[Seat, str], say: Texts) -> str:
    """Return what everybody reads."""
    return as_many(sentences(view, names, say), say)


def told_hand(view: ActionCardsView, say: Texts) -> str:
    """Return what the owner of a hand reads."""
    return as_many(hand_sentences(view, {}, say), say)


every_language = pytest.mark.parametrize("language", LANGUAGES)
every_board = pytest.mark.parametrize("key", CARD_BOARDS)


@every_board
def test_a_board_with_cards_stays_small(key: str) -> None:
    """With six arms, and with two rows of cards, too."""
    assert (
        len(render.action_cards(CARD_BOARDS[key], render.Look(NAMES, texts=DE)).png) <= MOST_BYTES
    )


def test_every_kind_has_its_own_drawing() -> None:
    assert ARTS.keys() == action_cards().keys()
    box = 0, 0, 268, 104
    drawn = {paint("light", [Drawing(key)], box).tobytes() for key in action_cards()}
    assert len(drawn) == len(ARTS)
    assert len(render.action_card("windstoss", DE).png) < 60_000


@every_language
def test_a_card_says_its_words_whole(language: str) -> None:
    """In letters of at least 9 pixels where the picture is 400 wide; `tests/translation.py` measures."""
    say = texts(language)
    assert WORDS * 400 / WIDTH >= 9
    for key in action_cards():
        assert " ".join(large(key, say).words) == say(f"kind-{key.replace('_', '-')}.text")
        assert " ".join(face(key, say).words) == say(f"kind-{key.replace('_', '-')}.face")


def test_lines_part_where_a_sentence_does() -> None:
    """At a comma, unless a line gets too long by that."""
    assert balanced("aaaa, bcd efg hij klm") == ("aaaa,", "bcd efg hij klm")
    assert balanced("aaa, bbbb cccc dddd eeee ffff gg")[0] != "aaa,"
    assert balanced("a") == ("a",)


class Drawing(Mark, frozen=True):
    """What a kind shows, alone."""

    key: str

    box = 0, 0, 268, 104

    def draw(self, canvas: Canvas) -> None:
        ARTS[self.key](canvas, (134, 52), 1)


def test_a_hand_stays_small() -> None:
    picture = render.action_cards_hand(CARD_HAND, 0, render.Look(NAMES, "dark", texts=EN))
    assert (picture.width, len(picture.png) < 100_000) == (1000, True)


def cards(marks: Iterable[object]) -> list[Laid]:
    found = (mark for mark in marks if isinstance(mark, Card | Laid))
    return [Laid(mark.at, mark) if isinstance(mark, Card) else mark for mark in found]


def test_a_hand_shows_each_kind_once_and_marks_playable_cards() -> None:
    shown = cards(in_hand(CARD_HAND, 0, NAMES, EN))
    assert [each.card.title for each in shown if each.chosen] == [
        EN("kind-denkste"),
        EN("kind-sprint"),
    ]
    assert [each.badge for each in shown] == ["", "2×", "", "", "", ""]


def test_a_hand_says_whose_it_is_and_whose_turn() -> None:
    """With their faces, and every colour that somebody has."""
    here, there = (Face(bytes([tone]) * 3 * SIDE * SIDE) for tone in (50, 200))
    view = replace(CARD_HAND, turn=1, together=((0, 2), (1, 3)))
    own, other = plates(in_hand(view, 0, NAMES, EN, {0: here, 1: there}))
    assert (own.colour, own.name, own.turn, own.face, own.partners) == (
        ("yellow", "Ada", False, here, ("red",))
    )
    assert (other.colour, other.name, other.turn, other.face) == ("green", "Ben", True, there)
    (own,) = plates(in_hand(replace(view, turn=0), 0, NAMES, EN))
    assert own.turn


def plates(marks: Iterable[object]) -> list[Plate]:
    return [mark for mark in marks if isinstance(mark, Plate)]


def test_a_hand_larger_than_the_table_is_shown_as_far_as_there_is_room() -> None:
    hand = replace(CARD_HAND, hand=tuple(action_cards()))
    assert len(cards(in_hand(hand, 0, NAMES, EN))) == ROWS * COLUMNS
    assert render.action_cards_hand(hand, 0, render.Look(NAMES, texts=EN)).height > 1200


def test_a_hand_of_one_card_or_none() -> None:
    one = replace(CARD_HAND, hand=("sprint",), plays=())
    assert render.action_cards_hand(one, 0, render.Look(NAMES, texts=EN)) == render.action_card(
        "sprint", EN
    )
    assert told_hand(replace(one, hand=()), EN).endswith(EN("alt-hand-no-cards"))
    assert (
        render.action_cards_hand(replace(one, hand=()), 0, render.Look(NAMES, texts=EN)).height
        < 450
    )


@every_board
def test_the_board_shows_nothing_of_a_hand(key: str) -> None:
    """Whatever the view that it is drawn from holds."""
    view = CARD_BOARDS[key]
    full = replace(view, hand=CARD_HAND.hand, plays=CARD_HAND.plays)
    assert list(on_table(full, NAMES, EN)) == list(on_table(view, NAMES, EN))
    assert told(full, NAMES, EN) == told(view, NAMES, EN)


def named(made: Iterable[Mark]) -> list[tuple[str, bool]]:
    """The cards without a place, and whether they are struck out."""
    lines = (line for mark in made if isinstance(mark, Rest) for line in mark.cards)
    return [(line, struck) for _, line, struck in lines]


def test_lasting_cards_lie_open_and_squares_are_barred() -> None:
    made = list(on_table(CARD_BOARDS["cards-lasting"], NAMES, EN))
    assert sum(isinstance(mark, Blocked) for mark in made) == 1
    titles = [each.card.title for each in cards(made)]
    assert titles == [EN("kind-tempolimit"), EN("kind-sprint")]
    assert [line for line, _ in named(made)] == [EN("kind-baustelle"), EN("kind-schlafmuetze")]
    said = told(CARD_BOARDS["cards-lasting"], NAMES, EN)
    assert EN("alt-blocked", square="26") in said
    assert EN("alt-limit", most=3) in said
    assert EN("alt-sleeps", seat="Dora") in said


@every_language
def test_announced_cards_are_told_first_by_name(language: str) -> None:
    """In the order in which it was played; the text of the message tells the rest."""
    say = texts(language)
    cards = (say("quoted-card", card=say(f"kind-{card}")) for card in ("sprint", "denkste"))
    said = told(CARD_BOARDS["cards-announced"], NAMES, say)
    assert said.startswith(say("alt-announced", cards=", ".join(cards)))


def test_pieces_side_by_side_are_told_as_no_barrier() -> None:
    said = told(CARD_BOARDS["cards-announced"], NAMES, EN)
    assert EN("alt-stands-beside", pieces="1, 2", square=TELL.at(32)) in said


def test_cards_are_struck_out_that_come_to_nothing() -> None:
    """Those that will if nobody reacts: every second one; and those that just have."""

    def struck(key: str, **changed: object) -> list[str]:
        made = list(on_table(replace(CARD_BOARDS[key], **changed), NAMES, EN))
        shown = [(each.card.title, each.struck) for each in cards(made)]
        return [each for each, struck in (*shown, *named(made)) if struck]

    sprint, first = CARD_BOARDS["cards-announced"].chain
    assert struck("cards-announced") == [EN("kind-sprint")]
    assert struck("cards-announced", chain=(sprint,)) == []
    assert struck("cards-announced", chain=(sprint, first, replace(first, seat=0))) == [
        EN("kind-denkste")
    ]
    guard = CardSeen(1, "schutzengel", victim=0)
    assert struck("cards-announced", chain=(sprint, guard)) == [], "it has another effect"


def test_the_card_that_counted_is_large_and_the_cancelled_one_small() -> None:
    """While the chain goes on the card that counts lies there as it is."""
    sprint, first = CARD_BOARDS["cards-announced"].chain

    def lying(**changed: object) -> tuple[list[str], list[str]]:
        made = list(on_table(replace(CARD_BOARDS["cards-cancelled"], **changed), NAMES, EN))
        small = [mark.title for mark in made if isinstance(mark, Cancelled)]
        return [each.card.title for each in cards(made)], small

    stop, run = EN("kind-denkste"), EN("kind-sprint")
    assert lying() == ([stop], [run])
    assert lying(chain=(sprint,), cancelled=(first,), counted=sprint) == ([run], [stop])
    assert lying(counted=None) == ([], [run]), "of what was played before"


def test_on_the_final_board_nothing_can_be_chosen_any_more() -> None:
    """Also after the card that ended the game, which lies there still."""
    over = replace(CARD_BOARDS["cards-bounced"], turn=None, places=(0,), chain=(SPRINT,), dice=())
    ended = {type(mark) for mark in on_table(over, NAMES, EN)}
    running = {type(mark) for mark in on_table(replace(over, turn=0), NAMES, EN)}
    assert Star in running - ended
    accent = THEMES["light"].accent
    image = opened(render.action_cards(over, render.Look(NAMES, texts=EN)).png)
    colours = image.getcolors(image.width * image.height)
    assert accent not in {colour for _, colour in colours or ()}


def test_of_more_than_two_cards_the_others_are_listed() -> None:
    """The first announced has a place, and the last."""
    made = list(on_table(CARD_BOARDS["cards-many"], NAMES, EN))
    assert [(each.card.title, each.struck) for each in cards(made)] == [
        (EN("kind-sprint"), True),
        (EN("kind-denkste"), False),
    ]
    assert named(made) == [
        (EN("kind-baustelle"), False),
        (EN("kind-denkste"), False),
        (EN("kind-denkste"), True),
        (EN("kind-aetsch"), False),
        (EN("kind-denkste"), True),
    ]
    assert named(on_table(in_a_row(2), NAMES, EN)) == []
    (rest,) = (mark for mark in on_table(in_a_row(14), NAMES, EN) if isinstance(mark, Rest))
    assert len(rest.cards) == 12
    assert rest.box[3] - rest.box[1] < PITCH * (rest.lines + 1), "which is too many for the list"
    one, other = (
        render.action_cards(in_a_row(each), render.Look(NAMES, texts=EN)).png for each in (14, 15)
    )
    assert one != other, "it says how many there are besides"


def test_the_target_of_an_announced_card_is_marked_on_the_board() -> None:
    """A square, with who stands there; a player; and where a piece only comes beside others."""

    def marked(**chain: object) -> list[object]:
        view = replace(CARD_BOARDS["cards-bounced"], chain=(CardSeen(0, "sprint", **chain),))  # type: ignore[arg-type]
        made = on_table(replace(view, dice=()), NAMES, EN)
        return [mark for mark in made if isinstance(mark, Star | Ring | Frame)]

    place = layout("classic-4")
    at = place.at(place.board.track[31])
    assert marked(victim=3, square=31) == [Star(at, place.plan.unit)]
    assert marked(square=25) == [Ring(place.at(place.board.track[25]), place.plan.unit)]
    assert marked(victim=2) == [Frame(place.plate(2, False))]
    beside = Step(Piece(0, 0), 5, 9)
    assert marked(steps=(beside,)) == [Ring(place.square(0, 9), place.plan.unit)]
    home = replace(beside, captures=(Piece(1, 2),))
    assert marked(steps=(home,)) == [Star(place.square(0, 9), place.plan.unit)]


def test_where_a_card_could_be_aimed_is_shown_and_told() -> None:
    """The way of the own piece; of two that change places the one where it goes."""
    swap = CardSeen(0, "platztausch", (SPRINT.steps[0], Step(Piece(1, 0), 3, 35)), victim=1)
    hand = replace(
        CARD_HAND,
        plays=(CardChoice("a", swap), CardChoice("b", CardSeen(0, "baustelle", square=25))),
    )
    assert offered(hand) == Targets((SPRINT.steps[0],), (25,), swaps=(SPRINT.steps[0],))
    one, other = (
        render.action_cards_aims(each, render.Look(NAMES)).png for each in (hand, CARD_HAND)
    )
    assert one != other
    said = targets_sentence(hand, NAMES, EN)
    green_1 = TELL.piece_of("Ben", 1)
    others = TELL.move(green_1, 6), EN("target-square", square=26)
    targets = "; ".join([TELL.move(1, 14, captured=green_1), *others])
    assert said == EN("alt-targets", targets=targets)
    gust = CardSeen(0, "windstoss", (Step(Piece(1, 0), 9, 3),))
    assert offered(replace(hand, plays=(CardChoice("a", gust),))).steps == gust.steps
    named = replace(
        hand,
        plays=(
            CardChoice("a", CardSeen(0, "rausschmeisser", victim=1, square=4)),
            CardChoice("b", CardSeen(0, "taschendieb", victim=2)),
        ),
    )
    assert offered(named) == Targets((), (4,), (2,))
    assert targets_sentence(named, NAMES, EN) == EN(
        "alt-targets",
        targets=f"{EN('target-bounce', victim='Ben', square=5)}; Cem",
    )


def test_an_answer_or_a_card_without_target_aims_at_nothing() -> None:
    answering = replace(CARD_HAND, chain=(SPRINT,), plays=CARD_HAND.plays[1:])
    for view in (answering, replace(CARD_HAND, plays=CARD_HAND.plays[1:])):
        assert offered(view) == Targets()
        assert targets_sentence(view, NAMES, EN) == ""
    coming = replace(answering, chain=(), capture=SPRINT.steps[0])
    assert (offered(coming), targets_sentence(coming, NAMES, EN)) == (Targets(), "")


def test_a_roll_in_another_players_turn_is_told_as_theirs() -> None:
    said = told(CARD_BOARDS["cards-quiet"], NAMES, EN)
    assert said.startswith(TELL.may("Ben", TELL.move(1, 18)))


def test_a_move_that_joins_is_told_from_one_that_sends_home() -> None:
    quiet = CARD_BOARDS["cards-quiet"]
    (choice,) = quiet.choices
    home = replace(choice, step=replace(choice.step, captures=(Piece(0, 0),)))
    joining = replace(choice, action="join 1")
    moves = (
        TELL.move(1, 18, captured=TELL.piece_of("Ada", 1)),
        EN("alt-move-beside", move=TELL.move(1, 18)),
    )
    said = told(replace(quiet, choices=(home, joining)), NAMES, EN)
    assert said.startswith(TELL.may("Ben", *moves))


def test_one_card_left_is_one_card() -> None:
    for words in (EN, DE):
        left = words("alt-pile", deck=1)
        assert left != words("alt-pile", deck=2).replace("2", "1")
        assert left in told(replace(CARD_BOARDS["cards-quiet"], deck=1), NAMES, words)


def test_a_hand_in_words_tells_the_effects_of_its_cards() -> None:
    said = told_hand(CARD_HAND, EN)
    sprint, stop = (EN("quoted-card", card=EN(f"kind-{each}")) for each in ("sprint", "denkste"))
    for card, count, now in (
        ("schutzengel", 1, "False"),
        ("sprint", 1, "True"),
        ("denkste", 2, "True"),
    ):
        does = EN(f"kind-{card}.short")
        name = EN(f"kind-{card}")
        assert EN("alt-hand-card", card=name, count=count, does=does, now=now) in said
    hit = EN("quoted-card", card=EN("kind-aetsch"))
    symbols = [EN("symbol-crossed", cards=hit), EN("symbol-peaceful")]
    angel = told_hand(replace(CARD_HAND, hand=("schutzengel",)), EN)
    name = EN("quoted-card", card=EN("kind-schutzengel"))
    assert EN.joined("between-sentences", map(EN.ended, (name, *symbols))) in angel
    assert EN("kind-schutzengel.text") in angel
    assert EN("timing-turn") not in said, "the text of a card says its time"
    plays = EN("alt-hand-plays", cards=f"{sprint}, {stop}")
    assert (plays in said, plays in " ".join(ready(CARD_HAND, EN))) == (False, True), "once: below"
    shut = tuple((card, "target") for card in dict.fromkeys(CARD_HAND.hand))
    quiet = [*ready(replace(CARD_HAND, plays=(), held_back=shut), EN)]
    assert EN("alt-hand-quiet") in quiet
    assert EN("alt-hand-quiet") not in ready(replace(CARD_HAND, plays=()), EN), "at rest"
    asked = replace(CARD_HAND, plays=(), held_back=shut, window=True)
    assert EN("alt-hand-quiet") not in ready(asked, EN), "the question says it"


@every_language
def test_a_hand_of_one_card_speaks_of_that_card_alone(language: str) -> None:
    say = texts(language)
    alone = replace(CARD_HAND, hand=("sprint",), plays=(), held_back=(("sprint", "turn"),))
    one, card = told_hand(alone, say), say("quoted-card", card=say("kind-sprint"))
    assert say("hand-why", cards=card, why=say("why-turn")) in [*ready(alone, say)]
    assert say("alt-hand-quiet") not in [one, *ready(alone, say)]


def test_where_no_card_lies_open_the_strip_is_low() -> None:
    """Empty places take no quarter of the picture; the top of the discards is named."""
    quiet = CARD_BOARDS["cards-quiet"]
    open_, low = (
        opened(render.action_cards(view, render.Look(NAMES, texts=DE)).png)
        for view in (CARD_BOARDS["cards-bounced"], quiet)
    )
    assert low.width == open_.width
    assert (low.height - low.width) / low.height < 0.15
    none = render.action_cards(replace(quiet, discard=()), render.Look(NAMES, texts=DE))
    assert none.png != render.action_cards(quiet, render.Look(NAMES, texts=DE)).png
