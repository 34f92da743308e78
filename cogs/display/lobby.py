"""What the message of a lobby says and offers, and the menu of its host."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import get_args

from msgspec import structs

from cogs.controls.buttons import Button, Choice, Form, Menu, Style
from cogs.controls.custom_ids import Kind, custom_id
from cogs.display import decks
from cogs.display.drafts import ACCENTS, Draft
from cogs.display.faces import face
from cogs.display.lobby_picture import sketch
from cogs.display.rule_words import (
    preset_in_words,
    preset_name,
    rule_choice,
    rule_in_words,
    rule_name,
    way_in_words,
)
from cogs.display.words import Words
from cogs.platform.limits import LABEL, OPTION
from cogs.platform.prose import cut, escape, listed, small
from data.records import TableRecord
from data.texts import Texts, dashed
from engine.hosting.again import repeatable, whose
from engine.hosting.colours import arranged, sits_first
from engine.hosting.lengths import lasts
from engine.hosting.pace import WINDOWS, Pace
from engine.hosting.servers import NAME, presets
from engine.hosting.session import Session
from engine.hosting.setups import advised, rolling, setup, window
from engine.personas import PERSONAS
from engine.rules import OwnPreset, Preset, Rule
from engine.system import System

LEFT_OUT = "menu-left-out", "menu-left-out-turn"
"""The menus of cards that are left out; each has those that `/rules` shows in one menu."""

LEVELS = "easy", "normal", "hard", *PERSONAS
"""The computer players that a host may choose."""

INVITED = 500
"""Characters for those who are invited: there may be more of them than fit into a message."""


def lobby(session: Session, words: Words, games: Sequence[str], notes: Sequence[str] = ()) -> Draft:
    """Show a lobby: the game and its rules, who sits where, what can be done.

    Args:
        session: the table.
        words: in which language.
        games: the keys of those that are offered.
        notes: what is said besides.
    """
    texts, record, chosen = words.texts, session.record, session.setup
    seats = *_seated(session, words), *_about_seats(session, words)
    return Draft(
        head=texts("lobby-title", game=words.game),
        texts=(
            "\n".join(seats),
            "\n".join(_rules(session, texts)),
            "\n".join([*map(small, notes), words.footer()]),
        ),
        buttons=tuple(_lobby_buttons(session, texts)),
        menus=tuple(_lobby_menus(session, texts, games)),
        accent=ACCENTS["yellow"],
        calls=(*chosen.unconfirmed, *_called(session)) if record.message is None else (),
        sketches=(sketch(session, words, preset_name(texts, chosen.preset)),),
    )


def _seated(session: Session, words: Words) -> Iterator[str]:
    """Say who sits where, and how many are missing."""
    texts, record = words.texts, session.record
    colours = words.players(record.seats)
    for seat in record.seats:
        level = "person" if seat.person is not None else seat.level or "normal"
        host = str(seat.person == record.host)
        yield texts("lobby-seat", seat=colours[seat.seat], level=level, host=host)
    seated, playable = len(record.seats), session.system.numbers(session.values())
    if seated < max(playable):
        yield texts("lobby-free", seats=max(playable) - seated)
        if seated not in playable:
            more = min(number for number in playable if number > seated) - seated
            yield texts("lobby-needs", more=more)


def _about_seats(session: Session, words: Words) -> Iterator[str]:
    """Say who is waited for and until when, and what else those should know who sit down."""
    texts, record, chosen = words.texts, session.record, session.setup
    if chosen.unconfirmed:
        people, until = listed(chosen.unconfirmed), f"<t:{int(record.due or 0)}:R>"
        yield texts("lobby-again", people=people, count=len(chosen.unconfirmed), until=until)
    elif record.due is not None:
        yield texts("lobby-closes", due=f"<t:{int(record.due)}:R>")
    if record.host in chosen.silent and len(session.people) > 1:
        yield texts("lobby-host-silent", host=f"<@{record.host}>")
    if called := _called(session):
        yield texts("lobby-called", people=listed(called), count=len(called))
    if chosen.private:
        yield texts("lobby-private-note")
    if session.system.rolls is not None and rolling(chosen, session.system):
        yield texts("lobby-rolls")
    if session.takes_back:
        yield texts("lobby-takes-back")
    if last := _last(session):
        yield _last_time(last, session, words)
    if waited_for := [who for who in chosen.invited if who not in session.people]:
        yield texts("lobby-invited", people=cut(listed(waited_for), INVITED))
    if players := _rearranged(session, words):
        yield texts("lobby-rearranged", players=", ".join(players))


def _called(session: Session) -> list[int]:
    """Return who was called to play and has not come yet, as long as there is room for them."""
    if len(session.record.seats) >= max(session.system.numbers(session.values())):
        return []
    return [who for who in session.setup.called if who not in session.people]


def _rules(session: Session, texts: Texts) -> Iterator[str]:
    """Say what rules are chosen, and how long such a game takes."""
    chosen = session.setup
    yield texts("lobby-rules", preset=escape(preset_name(texts, chosen.preset)))
    if isinstance(chosen.preset, OwnPreset):
        yield small(preset_in_words(texts, chosen.preset))
    for key, value in chosen.rules.items():
        yield f"- {rule_in_words(texts, key, value)}"
    first = sits_first(session.record)
    if session.values().get("first_player") == "host" and first != session.record.host:
        yield texts("lobby-begins", person=f"<@{first}>")
    if length := lasts(session):
        said = "lobby-lasts" if length.exact else "lobby-lasts-about"
        yield texts(said, minutes=length.minutes)


def _last(session: Session) -> TableRecord | None:
    """Return the table whose game can be played once more: as long as the host is alone."""
    return repeatable(session.record, session.last) if len(session.record.seats) == 1 else None


def _last_time(last: TableRecord, session: Session, words: Words) -> str:
    """Say what was played last time, by which rules, and with whom."""
    others = [
        structs.replace(seat, person=whose(seat))
        for seat in last.seats
        if whose(seat) != session.record.host
    ]
    return words.texts(
        "lobby-last",
        game=words.texts(f"game-{dashed(last.game)}"),
        preset=escape(preset_name(words.texts, setup(last).preset)),
        people=", ".join(map(words.holder, others)),
    )


def _rearranged(session: Session, words: Words) -> list[str]:
    """Name everybody as they would play if the game began now, unless they do already sit so."""
    record, system = session.record, session.system
    if len(record.seats) not in system.numbers(session.values()):
        return []
    seats = sorted(arranged(record, system), key=lambda each: each.seat)
    return [] if seats == record.seats else list(words.players(seats).values())


def _lobby_buttons(session: Session, texts: Texts) -> Iterator[Button]:
    """Offer what does something now: joining is loud as long as somebody can."""
    record, system = session.record, session.system
    seated, playable = len(record.seats), system.numbers(session.values())

    def button(name: str, key: str, style: Style = "secondary") -> Button:
        return Button(custom_id(Kind.LOBBY, record.id, name), texts(key), style)

    held = session.setup.unconfirmed
    if seated < max(playable) or held:
        yield button("join", "button-join", "success")
    if _last(session):
        yield button("last", "button-last", "primary")
    yield button("leave", "button-leave")
    if seated < len(session.seating.colours):
        yield button("colour", "button-colour")
    yield button("host", "button-host")
    if seated in playable and not held:
        yield button("start", "button-start", "primary")
    if seated < max(playable):
        yield button("add", "button-add-computer")
    if any(seat.person is None for seat in record.seats):
        yield button("remove", "button-remove-computer")


def _lobby_menus(session: Session, texts: Texts, games: Sequence[str]) -> Iterator[Menu]:
    """Let the host choose what is played, by which rules, and how fast."""
    record, chosen = session.record, session.setup
    titles = tuple(
        Choice(game, texts(f"game-{dashed(game)}"), chosen=game == record.game) for game in games
    )
    if len(titles) > 1:
        yield Menu(custom_id(Kind.LOBBY, record.id, "game"), texts("menu-game"), titles)
    own: dict[str, Preset] = {**presets(session.server, session.system)}
    own[_key(chosen.preset)] = chosen.preset
    offered = {**{key: key for key in session.system.presets}, **own}
    titles = tuple(_preset(texts, preset, chosen.preset) for preset in offered.values())
    if len(titles) > 1:
        yield Menu(custom_id(Kind.LOBBY, record.id, "preset"), texts("menu-preset"), titles)
    paces = tuple(
        Choice(pace, texts(f"pace-{pace}"), texts(f"pace-{pace}.short"), pace == chosen.pace)
        for pace in get_args(Pace)
    )
    yield Menu(custom_id(Kind.LOBBY, record.id, "pace"), texts("menu-pace"), paces)


def menu(session: Session, texts: Texts, own: Mapping[str, OwnPreset], admin: bool) -> Draft:
    """Show the host what can be chosen: preset, rules, who may join.

    Args:
        session: the table.
        texts: in the host's language.
        own: the presets that the server has.
        admin: whether the host may change those.
    """
    menus = (
        *_rule_menus(session, texts, own),
        *_window_menu(session, texts),
        *_people_menus(session, texts),
    )
    preset_buttons = _preset_buttons(session, texts, own) if admin else ()
    return Draft((texts("menu-title"),), (*_switch_buttons(session, texts), *preset_buttons), menus)


def _rule_menus(session: Session, texts: Texts, own: Mapping[str, OwnPreset]) -> Iterator[Menu]:
    """Offer presets, all rules that are on or off in one menu, the others in one each, and cards."""
    table, system, chosen = session.record.id, session.system, session.setup
    values = session.values()
    rules = system.offered(values)
    presets: Sequence[Preset] = (*system.presets, *own.values())
    choices = tuple(_preset(texts, preset, chosen.preset) for preset in presets)
    yield Menu(custom_id(Kind.RULES, table, "preset"), texts("menu-preset"), choices)
    switches = [rule for rule in rules if rule.values == (False, True)]
    if switches:
        what, most = custom_id(Kind.RULES, table, "switches"), len(switches)
        choices = tuple(rule_choice(texts, rule, bool(values[rule.key])) for rule in switches)
        yield Menu(what, texts("menu-rules"), choices, 0, most)
    for rule in rules:
        if rule not in switches:
            value = values[rule.key]
            ways = tuple(_way(texts, rule, way, value) for way in rule.values)
            named = texts(rule_name(rule))
            if value not in rule.values:
                named = rule_in_words(texts, rule.key, value)
            yield Menu(custom_id(Kind.RULES, table, rule.key), named, ways)
    if (deck := system.deck) in rules and deck is not None:
        yield from _left_out(table, system, deck.counts(values[deck.key]), texts)


def _window_menu(session: Session, texts: Texts) -> Iterator[Menu]:
    """Offer how long people may react, where they do."""
    chosen = window(session.setup, session.system)
    if chosen is None:
        return
    choices = tuple(
        Choice(
            f"{seconds:g}", texts("window-seconds", seconds=f"{seconds:g}"), None, seconds == chosen
        )
        for seconds in sorted({*WINDOWS, chosen})
    )
    yield Menu(custom_id(Kind.LOBBY, session.record.id, "window"), texts("menu-window"), choices)


def _people_menus(session: Session, texts: Texts) -> Iterator[Menu]:
    """Offer to invite people and to remove them, and computer players as long as there is room."""
    record, system = session.record, session.system
    yield Menu(custom_id(Kind.PEOPLE, record.id, "invite"), texts("menu-invite"), (), 1, 5)
    yield Menu(custom_id(Kind.PEOPLE, record.id, "remove"), texts("menu-remove"))
    if len(record.seats) < max(system.numbers(session.values())):
        levels = tuple(
            Choice(level, texts(f"level-{level}"), texts(f"level-{level}.short"))
            for level in LEVELS
            if level in system.levels
        )
        yield Menu(custom_id(Kind.LOBBY, record.id, "computer"), texts("menu-computer"), levels)


def _switch_buttons(session: Session, texts: Texts) -> Iterator[Button]:
    """Offer to turn over what is on or off at the table beside its rules."""
    system, chosen = session.system, session.setup
    found = ["open" if chosen.private else "private"]
    found.append("keep-computers" if chosen.takeover else "take-computers")
    if system.rolls is not None:
        found.append("roll-hand" if rolling(chosen, system) else "roll-itself")
    if system.forgives(session.values()):
        found.append("strict" if chosen.taking_back else "lenient")
    if system.weigh is not None:
        found.append("no-hints" if advised(chosen, system) else "hints")
    for what in found:
        yield Button(custom_id(Kind.LOBBY, session.record.id, what), texts(f"button-{what}"))


def _left_out(table: int, system: System, deck: Collection[str], texts: Texts) -> Iterator[Menu]:
    """Offer to leave out single kinds of cards."""
    own = face(system.key)
    for key, (_, cards) in zip(LEFT_OUT, own.cards.items(), strict=True):
        choices = tuple(decks.cards(own, cards, texts, set(cards) - set(deck)))
        yield Menu(custom_id(Kind.RULES, table, key), texts(key), choices, 0, len(choices))


def name_form(session: Session, texts: Texts) -> Form:
    """Ask an admin what the rules of a lobby shall be called."""
    preset = session.setup.preset
    return Form(
        custom_id=custom_id(Kind.PRESETS, session.record.id, "save"),
        title=texts("button-save-preset"),
        label=texts("form-preset-name"),
        value=preset.name if isinstance(preset, OwnPreset) else "",
        most=NAME,
    )


def _preset(texts: Texts, preset: Preset, chosen: Preset) -> Choice:
    name, about = preset_name(texts, preset), preset_in_words(texts, preset)
    return Choice(_key(preset), name, cut(about, OPTION), _key(preset) == _key(chosen))


def _key(preset: Preset) -> str:
    return preset.name if isinstance(preset, OwnPreset) else preset


def _preset_buttons(
    session: Session, texts: Texts, own: Mapping[str, OwnPreset]
) -> Iterator[Button]:
    table, preset = session.record.id, session.setup.preset
    yield Button(custom_id(Kind.PRESETS, table, "name"), texts("button-save-preset"))
    if _key(preset) in own:
        name = preset_name(texts, preset)
        label = cut(texts("button-forget-preset", name=name), LABEL)
        yield Button(custom_id(Kind.PRESETS, table, "forget", _key(preset)), label, "danger")


def _way(texts: Texts, rule: type[Rule], way: bool | str, value: bool | str) -> Choice:
    return Choice(str(way), way_in_words(texts, rule, way), chosen=way == value)
