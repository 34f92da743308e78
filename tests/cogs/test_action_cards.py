"""The action cards in Discord: hands, windows for reactions, cards that are looked at first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import json, structs

from cogs.platform.foreign import markup
from engine.action_cards.game import ActionCards
from engine.action_cards.table import ActionCardsTable
from engine.core import Play, State
from engine.hosting.state.time_controls import HOSTS
from engine.own_decks import MOST_BYTES
from tests.cogs.playing import (
    again,
    begun,
    by_hand,
    host,
    hosted,
    house_rules,
    lobby,
    refused,
    table,
)
from tests.simulation import Person, Seen, Simulation
from tests.words import ANY, EN, like

cards = partial(begun, game="action_cards")
"""Begins a game of everybody."""


async def placed(
    world: Simulation,
    hands: dict[int, str],
    pieces: dict[int, str],
    pile: str = "",
    unasked: Collection[int] = (),
) -> None:
    """Put a position on the table, as the first turn of the host's colour begins.

    All others who hold a card want to be always asked for their reaction, unless *unasked*.

    Args:
        world: where.
        hands: by seat, the cards held.
        pieces: by seat, where its pieces stand; of all others in the base.
        pile: what will be drawn, in that order.
    """
    session = await table(world)
    assert session.play is not None
    game = session.play.game
    assert isinstance(game, ActionCards)
    lying = game.new()
    lying.turn, lying.orders = (
        0,
        {seat: "ask-always" for seat in hands if seat and seat not in unasked},
    )
    lying.hands = [sorted(hands.get(seat, "").split()) for seat in range(len(lying.hands))]
    lying.pieces = [
        [int(at) for at in pieces.get(seat, "-1 -1 -1 -1").split()] if own else []
        for seat, own in enumerate(lying.pieces)
    ]
    rest = Counter(game.cards)
    rest.subtract([card for own in lying.hands for card in own] + pile.split())
    lying.deck = [*rest.elements(), *reversed(pile.split())]
    await laid(world, lying)


async def laid(world: Simulation, lying: ActionCardsTable) -> None:
    """Have a table lie so as a turn begins, and everybody see it."""
    session = await table(world)
    assert session.play is not None
    record = session.record
    session.play = Play(session.play.game, State(json.encode(lying), (), record.seq, 99))
    record.snapshot_seq = -1
    host(world).presenter.boards.refresh(record.id)
    host(world).presenter.hands.changed(session)
    await host(world).presenter.boards.settled()
    await host(world).presenter.hands.settled()


SITTING = {0: "5 -1 -1 -1", 1: "3 -1 -1 -1", 2: "0 -1 -1 -1", 3: "1 1 -1 -1"}
"""Where the pieces stand in most tests: yellow's 8 squares behind green's."""


STAYS = EN("action-join", piece=1, to=14)
"""Yellow's first piece goes 8 squares and spares green's."""


def stands(at: int) -> str:
    """How it is told that a first piece stands on a square."""
    return EN("alt-stands-on", piece=1, square=EN("alt-square", name=at))


def cancelled(card: str) -> str:
    """How it is told that a card does nothing."""
    return EN("event-cancelled-card.headline", card=EN(f"kind-{card}"))


def decked(cards: int) -> str:
    """How a lobby tells of a deck of its own."""
    return EN("rule-set", rule=EN("rule-deck"), value=EN("rule-deck.value-own", cards=cards))


THREE = [EN("button-react"), EN("button-pass"), EN("button-more")]
"""What stands below a window."""


async def opened(world: Simulation, person: Person, button: str) -> Seen:
    """Let somebody open their hand by a button of the board."""
    (hand,) = (await world.click(person, world.last(), button)).messages
    assert hand.private
    return hand


async def test_a_card_is_looked_at_played_and_stopped(tmp_path: Path) -> None:
    """003, "JEDERZEIT!", paragraph 2: announced, answered, and nothing of it has happened."""
    async with hosted(tmp_path / "cards.sqlite3") as world:
        ada, red, green, _ = world.people
        await cards(world)
        assert EN("button-my-hand") in world.last().buttons, "nobody has a card to play yet"
        await placed(world, {0: "sprint tandem", 1: "tandem", 2: "denkste"}, SITTING)
        hand = await opened(world, ada, hand_button(world.last()))
        besides = EN("button-hint"), EN("button-signs")
        assert EN("prompt-roll", own="True", plays="True") in hand.text
        assert list(hand.buttons) == [EN("action-roll"), EN("kind-sprint"), *besides], (
            "no two pieces for a tandem"
        )
        await world.click(ada, hand, EN("kind-sprint"))
        captures = EN("action-move", piece=1, to=14, captures=1, victim=green.name)
        assert list(hand.buttons) == [captures, STAYS, EN("button-back")]
        assert [name.split("-")[0] for name in hand.pictures] == ["hand", "aims"]
        moved = {"piece": EN("alt-piece", piece=1), "to": EN("alt-square", name=14)}
        sent = EN("alt-move-captures", captured=EN("piece-of", name=green.name, piece=1), **moved)
        targets = f"{sent}; {EN('alt-move', **moved)}"
        assert hand.alt[1] == EN("alt-targets", targets=targets), "the board shows where it leads"
        assert not like(EN, "alt-hand-plays").search(hand.text), (
            "nothing is said of the other cards"
        )
        await world.click(ada, hand, captures)
        board = world.last()
        sprint = EN("kind-sprint")
        told = EN("piece-of", name=green.name, piece=1)
        told = EN("alt-move-captures", captured=told, **moved)
        played = like(EN, "asked-card", card=sprint, about=EN("about-moves", moves=told))
        assert played.search(board.text)
        assert f"🟢\N{NO-BREAK SPACE}{green.name}" not in board.text, (
            "who has not passed yet is not said"
        )
        assert board.text.count(sprint) == 1, "the question says it"
        assert list(board.buttons) == THREE

        reacting = await opened(world, red, EN("button-react"))
        answer = EN("action-answer", card=EN("kind-denkste"))
        assert list(reacting.buttons) == [EN("button-pass"), answer, EN("button-more")]
        assert EN("event-held-window") in world.last().text
        assert [name.split("-")[0] for name in reacting.pictures] == ["hand"], "it has no target"
        await world.click(red, reacting, answer)
        about = EN("about-against", victim=ada.name)
        stopping = like(EN, "asked-card", card=EN("kind-denkste"), about=about)
        assert stopping.search(world.last().text)
        for person in (ada, green):
            await world.click(person, world.last(), EN("button-pass"))
        assert cancelled("sprint") in world.last().text
        assert stands(6) in world.last().alt[0]


async def test_a_hand_does_not_tell_passes_of_others(tmp_path: Path) -> None:
    """Neither does the board: it would say who holds a card to respond with."""
    async with hosted(tmp_path / "cards.sqlite3") as world:
        ada, red, green, black = world.people
        await cards(world)
        holding = {0: "sprint", 1: "denkste", 2: "denkste", 3: "tandem"}
        await placed(world, holding, SITTING, unasked=[3])
        hand = await opened(world, ada, hand_button(world.last()))
        await world.click(ada, hand, EN("kind-sprint"))
        await world.click(ada, hand, STAYS)
        looking = await opened(world, black, EN("button-more"))
        assert like(EN, "prompt-react", own="open", plays="False").search(looking.text)
        told = [looking.text]
        await world.click(green, world.last(), EN("button-pass"))
        await world.settle()
        assert [looking.text] == told
        assert red.name not in looking.text


async def test_a_window_runs_out(tmp_path: Path) -> None:
    """What nobody stops in time happens."""
    async with hosted(tmp_path / "cards.sqlite3") as world:
        ada = world.people[0]
        await cards(world)
        await placed(world, {0: "sprint", 1: "tandem"}, SITTING)
        hand = await opened(world, ada, hand_button(world.last()))
        await world.click(ada, hand, EN("kind-sprint"))
        await world.click(ada, hand, STAYS)
        board = world.last()
        assert like(EN, "prompt-react", own="open").search(board.text)
        assert EN("board-window", seconds=20, own="False") in board.text
        assert list(board.buttons) == THREE
        await world.advance(21)
        assert world.last().text == board.text, "what was pressed in time may still arrive"
        await world.advance(2)
        assert not like(EN, "prompt-react", own="open").search(world.last().text)
        assert stands(14) in world.last().alt[0]


async def test_a_single_move_is_made_after_a_moment(tmp_path: Path) -> None:
    """In which its roll can be declared void; also after a restart, and nobody is called for it."""
    async with hosted(tmp_path / "cards.sqlite3") as world:
        ada = world.people[0]
        await cards(world)
        await placed(world, {2: "tandem"}, {0: "5 -1 -1 -1"})
        await world.click(ada, world.last(), EN("action-roll"))
        board = world.last()
        only = like(EN, "prompt-move", own="False", choice="itself")
        assert only.search(board.text), "nothing is to be chosen, nor to be tapped"
        assert not like(EN, "board-due").search(board.text)
        only = like(EN, "action-move", piece=1, captures=0)
        [move] = (name for label, name in board.buttons.items() if only.fullmatch(label))
        await again(world)
        await world.advance(4)
        assert not only.search(world.last().text)
        assert stands(6) not in world.last().alt[0]
        assert world.last() == board, "nobody is called"
        answer = await world.forge(ada, board, move)
        assert answer.given
        assert answer.whisper == "", "who presses at that moment is not refused"


def hand_button(board: Seen) -> str:
    """The button that leads to one's hand, whatever it says."""
    return next(each for each in board.buttons.values() if each.startswith("hand:"))


PLAY_IT = EN("action-play", target="none")


async def plays(world: Simulation, person: Person, card: str, aim: str = PLAY_IT) -> None:
    """Let somebody take a card from their hand, look at it, and play it; an answer at once."""
    hand = await opened(world, person, hand_button(world.last()))
    answer = EN("action-answer", card=card)
    for label in (answer,) if answer in hand.buttons else (card, aim):
        await world.click(person, hand, label)


async def asked(world: Simulation) -> list[Person]:
    """Who is waited for."""
    session = await table(world)
    people = {session.controller(seat).person for seat in session.waiting()}
    return [person for person in world.people if person.id in people]


async def all_pass(world: Simulation) -> None:
    """Let everybody pass until nothing is left to be reacted to."""
    while EN("button-pass") in world.last().buttons:
        await world.click((await asked(world))[0], world.last(), EN("button-pass"))


async def test_answers_to_answers(tmp_path: Path) -> None:
    """003, "JEDERZEIT!", paragraph 2: last in, first out, and what is cancelled asks anew."""
    async with hosted(tmp_path / "cards.sqlite3") as world:
        ada, red, green, _ = world.people
        await by_hand(world)
        await cards(world)
        await placed(world, {0: "sprint denkste", 1: "denkste", 2: "tandem"}, SITTING)
        await plays(world, ada, EN("kind-sprint"), STAYS)
        await plays(world, green, EN("kind-denkste"))
        await plays(world, ada, EN("kind-denkste"))
        await all_pass(world)
        assert cancelled("denkste") in world.last().text
        assert stands(14) in world.last().alt[0], "the cancelling is cancelled"

        await placed(world, {0: "sprint denkste", 1: "denkste", 2: "denkste"}, SITTING)
        await plays(world, ada, EN("kind-sprint"), STAYS)
        await plays(world, green, EN("kind-denkste"))
        await plays(world, ada, EN("kind-denkste"))
        await plays(world, red, EN("kind-denkste"))
        assert cancelled("sprint") in world.last().text
        assert (await lying(world)).pieces[0][0] == 5, "and that is cancelled, too"

        await placed(world, {0: "sprint", 1: "denkste", 2: "denkste"}, SITTING)
        await plays(world, ada, EN("kind-sprint"), STAYS)
        presses = []
        for person in (red, green):
            hand = await opened(world, person, hand_button(world.last()))
            presses.append((person, hand, EN("action-answer", card=EN("kind-denkste"))))
        first, second = await world.race(*presses)
        assert (first.given, second.given) == (True, True)
        hands = sorted(map(len, (await lying(world)).hands))
        assert hands == [0, 0, 0, 1], "one of two at once counts"


async def lying(world: Simulation) -> ActionCardsTable:
    """What lies on the table."""
    session = await table(world)
    assert session.play is not None
    assert isinstance(session.play.table, ActionCardsTable)
    return session.play.table


async def test_a_window_outlives_a_restart_and_the_people_that_leave(tmp_path: Path) -> None:
    """Nobody has less time for it, and nobody waits for who is gone."""
    async with hosted(tmp_path / "cards.sqlite3") as world:
        ada, red, green, _ = world.people
        await cards(world)
        await placed(world, {0: "sprint", 1: "tandem", 2: "tandem"}, SITTING)
        await plays(world, ada, EN("kind-sprint"), STAYS)
        due = (await table(world)).record.due
        assert due is not None
        await world.advance(5)
        await host(world).close()
        world.env.backend.clock.advance(15)
        await again(world)
        assert (await table(world)).record.due == due + 15
        await world.click(red, world.last(), EN("button-pass"))
        assert await asked(world) == [green]
        await world.slash(green, "table leave")
        assert await asked(world) != [green]
        assert stands(14) in world.last().alt[0]

        await placed(world, {0: "sprint", 2: "tandem"}, SITTING)
        await plays(world, ada, EN("kind-sprint"), STAYS)
        await again(world)
        await world.advance(21)
        assert stands(14) in world.last().alt[0], "it runs out after a restart"


async def test_a_card_that_counts_at_once_makes_all_act(tmp_path: Path) -> None:
    """003, "SOFORT!": drawn by the effect of a card in a chain; hands above five; closed messages."""
    async with hosted(tmp_path / "cards.sqlite3") as world:
        ada, red, green, _ = world.people
        world.close_dms(green)
        await cards(world)
        five = "freigang freigang freigang krebsgang krebsgang"
        hands = {0: "hamsterkauf denkste tandem tandem", 1: five, 2: "denkste"}
        await placed(world, hands, SITTING, "inventur sprint sprint")
        await plays(world, ada, EN("kind-hamsterkauf"))
        await plays(world, red, EN("kind-denkste"))
        await plays(world, ada, EN("kind-denkste"))
        await all_pass(world)
        acts = like(EN, "event-acted-at-once.headline", card=EN("kind-inventur"))
        assert acts.search(world.last().text)
        assert set(await asked(world)) == {ada, green}
        for person, gives in (
            (green, EN("kind-krebsgang")),
            (ada, EN("kind-tandem")),
            (green, EN("kind-krebsgang")),
        ):
            assert EN("kind-krebsgang") not in world.last().text, "unseen until all have chosen"
            hand = await opened(world, person, hand_button(world.last()))
            assert not like(EN, "hand-why").search(hand.text), "any card can be given"
            await world.click(person, hand, gives)
        crab = EN("quoted-card", card=EN("kind-krebsgang"))
        assert EN("event-discarded-cards", cards=f"{crab}, {crab}") in world.last().text
        assert [len(hand) for hand in (await lying(world)).hands[:2]] == [3, 3]

        hands = {0: "hamsterkauf sprint sprint tandem tandem krebsgang"}
        await placed(world, hands, SITTING, "freigang freigang freigang")
        await plays(world, ada, EN("kind-hamsterkauf"))
        assert len((await lying(world)).hands[0]) == 8
        hand = await opened(world, ada, hand_button(world.last()))
        assert EN("kind-freigang") in hand.alt[0]


async def test_a_winner_out_of_turn_and_the_asked_person_are_told(tmp_path: Path) -> None:
    """E-25: a card in somebody else's turn; and a card of who is to roll, who then rolls."""
    async with hosted(tmp_path / "cards.sqlite3") as world:
        ada, _, green, _ = world.people
        await cards(world)
        home = {**SITTING, 1: "39 41 42 43"}
        await placed(world, {0: "flohsprung", 1: "flohsprung"}, home)
        hop = EN("kind-flohsprung")
        await plays(world, ada, hop, EN("action-move", piece=1, to=7, captures=0))
        await all_pass(world)
        assert await asked(world) == [ada], "the same question is asked again"
        assert EN("action-roll") in world.last().buttons
        goal = EN("alt-goal", name="a")
        await plays(world, green, hop, EN("action-move", piece=1, to=goal, captures=0))
        assert EN("result-title", who=green.name, winners=1) in world.last().text


async def test_a_person_that_may_do_something_besides_reads_whose_turn_it_is(
    tmp_path: Path,
) -> None:
    """Not that it is their own: they may play a card, and need not."""
    async with hosted(tmp_path / "cards.sqlite3") as world:
        ada, _, green, _ = world.people
        await cards(world)
        await placed(world, {1: "wuerfelpech zugabe"}, SITTING)
        hand = await opened(world, green, hand_button(world.last()))
        assert like(EN, "prompt-roll", own="aside", seats=f"{ANY}{ada.name}").search(hand.text)
        assert EN("action-roll") not in hand.buttons
        refused = await world.click(green, world.last(), EN("action-roll"))
        assert refused.whisper is not None
        assert EN("not-your-turn") in refused.whisper
        await world.click(ada, world.last(), EN("action-roll"))
        hand = await opened(world, green, hand_button(world.last()))
        rolled = like(EN, "prompt-move", own="aside", seats=f"{ANY}{ada.name}")
        assert rolled.fullmatch(hand.text.split("\n")[1]), hand.text


async def choose(world: Simulation, person: Person, message: Seen, *labels: str) -> None:
    """Choose lines of whichever menu has them."""
    menu = next(menu for menu, lines in message.menus.items() if labels[0] in lines)
    await world.choose(person, message, *labels, menu=menu)


async def test_rules_show_every_card_with_its_face_and_its_text(tmp_path: Path) -> None:
    """003: each is a line of a menu, with what it does, and shown when it is chosen."""
    async with hosted(tmp_path / "cards.sqlite3", 1) as world:
        (ada,) = world.people
        (message,) = (await world.slash(ada, "rules", game="action_cards")).messages
        assert EN("rules-action-cards") in message.text
        await choose(world, ada, message, EN("kind-windstoss"))
        assert f"## {EN('kind-windstoss')}\n{EN('kind-windstoss.text')}" in message.text
        assert list(message.pictures) == ["card-windstoss.png"]
        crossed = EN("quoted-card", card=EN("kind-aetsch"))
        assert EN("symbol-crossed", cards=crossed) in message.alt[0]
        await choose(world, ada, message, EN("rules-in-short"))
        assert EN("rules-action-cards") in message.text
        card = EN("kind-inventur")
        answer = await world.slash(ada, "rules", game="action_cards", rule=card.lower())
        (message,) = answer.messages
        assert f"## {card}" in message.text


async def test_the_host_leaves_out_single_cards(tmp_path: Path) -> None:
    """Which is refused when too few are left."""
    async with hosted(tmp_path / "cards.sqlite3", 2) as world:
        ada = world.people[0]
        await world.slash(ada, "play", game="action_cards")
        menu = await house_rules(world, ada)
        await choose(world, ada, menu, EN("kind-inventur"), EN("kind-karussell"))
        assert decked(53) in world.last().text
        await choose(world, ada, menu, EN("kind-sprint"))
        assert decked(50) in world.last().text
        every = [EN(f"kind-{key}") for key in ("wahlwuerfel", "doppelzug", "krebsgang")]
        await choose(world, ada, menu, *every)
        assert decked(46) in world.last().text, "and sprint is back"


async def test_a_person_that_asks_is_sent_the_deck_as_a_file_to_change(tmp_path: Path) -> None:
    """Nobody can guess how such a file is written, nor what its cards are called there."""
    async with hosted(tmp_path / "cards.sqlite3", 2) as world:
        ada, ben = world.people
        before = await world.slash(ben, "table deck")
        await world.slash(ada, "play", game="action_cards")
        good = b'{"cards": [{"key": "sprint", "copies": 20}, {"key": "denkste", "copies": 10}]}'
        await world.slash(ada, "table deck", file=("deck.json", good))
        after = await world.slash(ben, "table deck")
        decks = []
        for answer in (before, after):
            (shown,) = answer.messages
            assert shown.private
            assert like(EN, "deck-file").search(shown.text)
            (file,) = shown.pictures.values()
            decks.append({card["name"]: card["copies"] for card in json.decode(file)["cards"]})
        assert sum(decks[0].values()) == 55, "without a table, it is our own"
        assert (
            decks[1][EN("kind-sprint")],
            decks[1][EN("kind-denkste")],
            decks[1][EN("kind-tandem")],
        ) == (20, 10, 0)
        await world.slash(ada, "table deck", file=("deck.json", file))
        assert decked(30) in world.last().text, "it can be sent back"


async def test_the_host_plays_with_a_deck_of_their_own(tmp_path: Path) -> None:
    """003, "SPIELMATERIAL": a file of known kinds; any other is refused, and its entry named."""
    good = b'{"cards": [{"key": "sprint", "copies": 20}, {"key": "denkste", "copies": 10}]}'
    bad = b'{"cards": [{"key": "sprint", "copies": 20}, {"key": "kobold", "copies": 10}]}'
    async with hosted(tmp_path / "cards.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play", game="action_cards")
        answer = await world.slash(ada, "table deck", file=("deck.json", good))
        assert answer.sentence == EN("deck-chosen", cards=30)
        assert decked(30) in world.last().text
        with world.expecting_errors("Refused"):
            for person, file, key, about in (
                (ada, bad, "deck-kind", {"number": "2", "entry": "kobold"}),
                (ada, b" " * (MOST_BYTES + 1), "deck-too-big", {"kilobytes": 64}),
                (ben, good, "only-host", {"host": ada.name}),
            ):
                answer = await world.slash(person, "table deck", file=("deck.json", file))
                assert answer.sentence == EN(key, **about)
        assert decked(30) in world.last().text
        await world.slash(ada, "table leave")
        await world.slash(ada, "play")
        with world.expecting_errors("Refused"):
            answer = await world.slash(ada, "table deck", file=("deck.json", good))
        assert answer.sentence == EN("deck-elsewhere")


async def test_where_the_host_is_silent_a_player_chooses_the_deck(tmp_path: Path) -> None:
    """As with the buttons: the player is host from then on; the former one is, with a deck in time."""
    good = b'{"cards": [{"key": "sprint", "copies": 20}, {"key": "denkste", "copies": 10}]}'
    async with hosted(tmp_path / "cards.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await world.slash(ada, "play", game="action_cards")
        await world.click(ben, world.last(), EN("button-join"))

        deck: dict[str, Any] = {"file": ("deck.json", good)}
        waits = HOSTS[(await table(world)).setup.pace]
        await world.advance(waits)
        assert (await world.slash(ada, "table deck", **deck)).sentence == EN(
            "deck-chosen", cards=30
        )
        assert await refused(world, ben, "table deck", **deck) == EN("only-host", host=ada.name)
        await world.advance(waits)
        assert like(EN, "only-host").fullmatch(await refused(world, cem, "table deck", **deck))
        assert (await world.slash(ben, "table deck", **deck)).sentence == EN(
            "deck-chosen", cards=30
        )
        assert (await table(world)).record.host == ben.id
        assert await refused(world, ada, "table deck", **deck) == EN("only-host", host=ben.name)


async def test_a_deck_goes_to_the_lobby_with_cards_beside_a_later_table(tmp_path: Path) -> None:
    good = b'{"cards": [{"key": "sprint", "copies": 20}, {"key": "denkste", "copies": 10}]}'
    async with hosted(tmp_path / "cards.sqlite3", 1) as world:
        (ada,) = world.people
        change = partial(structs.replace, per_channel=2)
        await host(world).tables.settings.change_server(world.server.id, change)
        await world.slash(ada, "play", game="action_cards")
        lobby = world.last()
        await world.slash(ada, "play", game="classic")
        answer = await world.slash(ada, "table deck", file=("deck.json", good))
        assert answer.sentence == EN("deck-chosen", cards=30)
        assert decked(30) in lobby.text


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (b'{"cards": [{"key": "%s", "copies": 20}]}', "deck-kind"),
        (b'{"cards": [{"key": "sprint", "copies": 20, "%s": 1}]}', "deck-unreadable"),
    ],
)
async def test_a_deck_whose_fault_is_long_is_answered(
    wrong: bytes, key: str, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "cards.sqlite3", 2) as world:
        ada = world.people[0]
        await world.slash(ada, "play", game="action_cards")
        file = ("deck.json", wrong % (b"x" * 3000))
        with world.expecting_errors("Refused"):
            answer = await world.slash(ada, "table deck", file=file)
            assert like(EN, key).fullmatch(answer.sentence)
        assert like(EN, key).fullmatch(await refused(world, ada, "settings", deck=file))


async def test_an_entry_of_a_deck_is_named_as_it_stands_there(tmp_path: Path) -> None:
    """Whoever looks for it in the file finds it, whatever Discord would make of it."""
    deck = b'{"cards": [{"key": "__sprint__ <@1>", "copies": 20}]}'
    async with hosted(tmp_path / "cards.sqlite3", 1) as world:
        (ada,) = world.people
        said = await refused(world, ada, "settings", deck=("deck.json", deck))
        assert EN("deck-kind", number=1, entry=markup("__sprint__ <@1>")) == said
        assert "__" not in said
        assert "<@1>" not in said


async def test_a_deck_may_come_from_an_editor_that_marks_its_files(tmp_path: Path) -> None:
    deck = b'{"cards": [{"key": "sprint", "copies": 20}, {"key": "denkste", "copies": 10}]}'
    async with hosted(tmp_path / "cards.sqlite3", 2) as world:
        ada = world.people[0]
        await world.slash(ada, "play", game="action_cards")
        answer = await world.slash(ada, "table deck", file=("deck.json", b"\xef\xbb\xbf" + deck))
        assert answer.sentence == EN("deck-chosen", cards=30)


async def test_the_host_chooses_for_how_long_all_may_respond(tmp_path: Path) -> None:
    """From the lobby on; the board says it, and a rematch keeps it."""
    async with hosted(tmp_path / "cards.sqlite3") as world:
        ada = world.people[0]
        await lobby(world, game="action_cards")
        menu = await house_rules(world, ada)
        which = next(each for each in menu.menus if each.endswith(":window"))
        await world.choose(ada, menu, EN("window-seconds", seconds="5"), menu=which)
        assert (await table(world)).setup.limits == {"window": 5}
        await world.click(ada, world.last(), EN("button-start"))
        await placed(world, {0: "sprint", 1: "tandem"}, SITTING)
        await plays(world, ada, EN("kind-sprint"), STAYS)
        board = world.last()
        assert EN("board-window", seconds=5, own="False") in board.text
        await world.advance(6)
        assert world.last().text == board.text
        await world.advance(2)
        assert stands(14) in world.last().alt[0]


async def test_a_person_that_responds_holds_the_window_for_all_and_others_see_it(
    tmp_path: Path,
) -> None:
    """Also a player for whom nobody waits; passes are not told by name."""
    async with hosted(tmp_path / "cards.sqlite3") as world:
        ada, green, red, _ = world.people
        await cards(world)
        hands = {0: "sprint", 1: "tandem", 2: "tandem", 3: "freigang"}
        await placed(world, hands, SITTING)
        await plays(world, ada, EN("kind-sprint"), STAYS)
        open_for = world.last()
        await world.click(green, open_for, EN("button-pass"))
        assert world.last().text == open_for.text, "that somebody has passed is not seen"
        looked = await opened(world, red, EN("button-more"))
        assert list(looked.buttons) == [EN("button-pass"), EN("action-hold"), EN("button-more")]
        await world.click(red, looked, EN("button-more"))
        assert EN("action-pass-always") in looked.buttons
        assert world.last().text == open_for.text, "to look holds nothing"
        await opened(world, red, EN("button-react"))
        assert EN("event-held-window") in world.last().text
        assert EN("board-window", seconds=20, own="False") in world.last().text


async def test_a_slow_board_takes_no_person_their_time_and_a_late_press_does_not_count(
    tmp_path: Path,
) -> None:
    """The time runs from when Discord has taken the edit; a press counts by its own time."""
    async with hosted(tmp_path / "cards.sqlite3") as world:
        ada, green, red, _ = world.people
        await cards(world)
        await placed(world, {0: "sprint", 1: "tandem", 2: "tandem"}, SITTING)
        hand = await opened(world, ada, hand_button(world.last()))
        await world.click(ada, hand, EN("kind-sprint"))
        began = world.now()
        world.delay("PATCH", "/channels/*/messages/*", 4)
        await world.click(ada, hand, STAYS)
        limits, due = (await table(world)).time_limits, (await table(world)).record.due
        assert due is not None
        assert limits.seconds is not None
        shown = due - limits.seconds - limits.after
        assert began + 4 <= shown <= world.now()
        await world.advance(shown + limits.seconds - 0.5 - world.now())
        assert (await world.click(green, world.last(), EN("button-pass"))).whisper == ""
        await world.advance(1)
        assert await asked(world) == [red]
        late = await world.click(red, world.last(), EN("button-pass"))
        assert EN("too-late") in late.whisper
        assert await asked(world) == [red], "it passes by silence, and by nothing else"
        await world.advance(1.5)
        assert stands(14) in world.last().alt[0]
