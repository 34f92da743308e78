"""What the messages of a table say and offer: lobby, board, hand, the end.

Pure functions from a session to a `Draft`; everything is read at once, so that a draft shows one
moment of the table whatever happens while its picture is drawn.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from msgspec import structs

import render
from cogs.controls.offers import offer
from cogs.controls.taps import Chosen
from cogs.display.drafts import Button, Choice, Draft, Form, Menu, Sketch
from cogs.display.words import Words
from cogs.platform.limits import LABEL, OPTION
from cogs.platform.prose import cut, escape
from data.names import clean
from data.records import SeatRecord
from data.texts import Texts, dashed
from engine.action_cards.deck import counts_of
from engine.core import CHANCE
from engine.hosting.lobby import arranged
from engine.hosting.servers import NAME
from engine.hosting.session import CLOCK, Happened, Session, Sight
from engine.rules import OwnPreset, Preset, Rule
from engine.views import ResultView, Seat
from render.words import describe_result

STORY_LINES = 4

INVITED = 500
"""Characters for those who are invited: there may be more of them than fit into a message."""

ACCENTS = {
    "yellow": 0xE8B923,
    "green": 0x3B9A57,
    "red": 0xD0473E,
    "black": 0x4A4A4A,
    "blue": 0x3D6FB6,
    "violet": 0x8457A5,
}


def table(
    session: Session, words: Words, notes: Sequence[str] = (), chosen: Chosen | None = None
) -> Draft:
    """Show a table in whatever state it is; in a game, what can be done after what was *chosen*."""
    if session.record.status == "lobby":
        return lobby(session, words)
    if session.record.status == "abandoned":
        return closed(session, words)
    return board(session, words, notes, chosen)


def lobby(session: Session, words: Words) -> Draft:
    """Show a lobby: the game and its rules, who sits where, what can be done."""
    texts, record, chosen = words.texts, session.record, session.setup
    colours = _players(session, words, record.seats)
    seats = [
        texts(
            "lobby-seat",
            seat=colours[seat.seat],
            level="person" if seat.person is not None else seat.level or "normal",
            host=str(seat.person == record.host),
        )
        for seat in record.seats
    ]
    if (missing := max(session.system.numbers(session.values())) - len(seats)) > 0:
        seats.append(texts("lobby-free", seats=missing))
    if chosen.private:
        seats.append(texts("lobby-private-note"))
    if waited_for := [who for who in chosen.invited if who not in session.people]:
        people = cut(", ".join(f"<@{who}>" for who in waited_for), INVITED)
        seats.append(texts("lobby-invited", people=people))
    if players := _rearranged(session, words):
        seats.append(texts("lobby-rearranged", players=", ".join(players)))
    rules = [texts("lobby-rules", preset=escape(preset_name(texts, chosen.preset)))]
    if isinstance(chosen.preset, OwnPreset):
        rules.append(f"-# {preset_in_words(texts, chosen.preset)}")
    rules += [f"- {rule_in_words(texts, key, value)}" for key, value in chosen.rules.items()]
    return Draft(
        texts=(
            texts("lobby-title", game=words.game),
            "\n".join(seats),
            "\n".join(rules),
            footer(session, words),
        ),
        buttons=tuple(_lobby_buttons(record.id, texts)),
        accent=ACCENTS["yellow"],
    )


def footer(session: Session, words: Words) -> str:
    """Say in small print which table it is, and where its dice can be checked."""
    return "-# " + words.texts("board-footer", game=words.game, table=session.record.id)


def _players(session: Session, words: Words, seats: Sequence[SeatRecord]) -> dict[Seat, str]:
    """Name those who sit so, by seat, with all the colours they play."""
    colours = session.seating.players([each.seat for each in seats])
    return {each.seat: words.player(each, colours[each.seat]) for each in seats}


def _rearranged(session: Session, words: Words) -> list[str]:
    """Name everybody as they would play if the game began now, unless they do already sit so."""
    record, system = session.record, session.system
    if len(record.seats) not in system.numbers(session.values()):
        return []
    seats = sorted(arranged(record, system), key=lambda each: each.seat)
    return [] if seats == record.seats else list(_players(session, words, seats).values())


def _lobby_buttons(table: int, texts: Texts) -> Iterator[Button]:
    yield Button(f"l:{table}:join", texts("button-join"), "success")
    yield Button(f"l:{table}:leave", texts("button-leave"))
    yield Button(f"l:{table}:colour", texts("button-colour"))
    yield Button(f"l:{table}:host", texts("button-host"))
    yield Button(f"l:{table}:start", texts("button-start"), "primary")
    yield Button(f"l:{table}:add", texts("button-add-computer"))
    yield Button(f"l:{table}:remove", texts("button-remove-computer"))


def rule_in_words(texts: Texts, key: str, value: bool | str) -> str:
    """Say how a rule is set: ``"Three rolls"``, ``"without: Three rolls"``, ``"Who begins: …"``."""
    name = f"rule-{dashed(key)}"
    if isinstance(value, str):
        way = way_name(texts, name, value)
        return texts("rule-set", rule=texts(name), value=way)
    return texts(name) if value else texts("rule-off", rule=texts(name))


def way_name(texts: Texts, name: str, way: str) -> str:
    """Say one of several ways in which a rule called *name* is set, or a deck of one's own."""
    key = f"{name}.value-{dashed(way)}"
    if key in texts:
        return texts(key)
    return texts("rule-deck.value-own", cards=sum(counts_of(way).values()))


def rule_name(rule: type[Rule]) -> str:
    """Return the key of a rule's name."""
    return f"rule-{dashed(rule.key)}"


def way_in_words(texts: Texts, rule: type[Rule], way: bool | str) -> str:
    """Say one of the ways in which a rule can be set: ``"on"``, ``"the highest roll"``."""
    if isinstance(way, str):
        return way_name(texts, rule_name(rule), way)
    return texts("rule-switch", on=str(way))


def preset_name(texts: Texts, preset: Preset) -> str:
    """Say what a preset is called, where Discord knows no markdown."""
    return clean(preset.name) if isinstance(preset, OwnPreset) else texts(f"preset-{preset}")


def preset_in_words(texts: Texts, preset: Preset) -> str:
    """Say what a preset is: ``"Family · Barriers · without: Three rolls"``."""
    if isinstance(preset, str):
        return texts(f"preset-{preset}.text")
    changes = [rule_in_words(texts, key, value) for key, value in preset.rules.items()]
    return " · ".join([preset_name(texts, preset.preset), *changes])


def menu(session: Session, texts: Texts, own: Mapping[str, OwnPreset], admin: bool) -> Draft:
    """Show the host what can be chosen: preset, rules, who may join.

    Args:
        session: the table.
        texts: in the host's language.
        own: the presets that the server has.
        admin: whether the host may change those.
    """
    record, system, chosen = session.record, session.system, session.setup
    values = session.values()
    offered: Sequence[Preset] = (*system.presets, *own.values())
    presets = tuple(_preset(texts, preset, chosen.preset) for preset in offered)
    rules = system.offered(values)
    switches = [rule for rule in rules if rule.values == (False, True)]
    menus = [Menu(f"r:{record.id}:preset", texts("menu-preset"), presets)]
    if switches:
        choices = tuple(_switch(texts, rule, values[rule.key]) for rule in switches)
        most = len(choices)
        menus.append(Menu(f"r:{record.id}:switches", texts("menu-rules"), choices, 0, most))
    for rule in rules:
        if rule not in switches:
            ways = tuple(_way(texts, rule, way, values[rule.key]) for way in rule.values)
            menus.append(Menu(f"r:{record.id}:{rule.key}", texts(rule_name(rule)), ways))
    menus.append(Menu(f"u:{record.id}:invite", texts("menu-invite"), (), 1, 5))
    menus.append(Menu(f"u:{record.id}:remove", texts("menu-remove")))
    private = "open" if chosen.private else "private"
    buttons = (
        Button(f"l:{record.id}:{private}", texts(f"button-{private}")),
        Button(f"l:{record.id}:easy", texts("button-easy")),
        *(_preset_buttons(session, texts, own) if admin else ()),
    )
    return Draft((texts("menu-title"),), buttons, tuple(menus))


def name_form(session: Session, texts: Texts) -> Form:
    """Ask an admin what the rules of a lobby shall be called."""
    preset = session.setup.preset
    return Form(
        custom_id=f"s:{session.record.id}:save",
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
    yield Button(f"s:{table}:name", texts("button-save-preset"))
    if _key(preset) in own:
        name = preset_name(texts, preset)
        label = cut(texts("button-forget-preset", name=name), LABEL)
        yield Button(f"s:{table}:forget:{_key(preset)}", label, "danger")


def _switch(texts: Texts, rule: type[Rule], value: bool | str) -> Choice:
    name = rule_name(rule)
    return Choice(rule.key, texts(name), cut(texts(f"{name}.text"), OPTION), chosen=bool(value))


def _way(texts: Texts, rule: type[Rule], way: bool | str, value: bool | str) -> Choice:
    return Choice(str(way), way_in_words(texts, rule, way), chosen=way == value)


def closed(session: Session, words: Words) -> Draft:
    """Show a table that was closed before its game was over."""
    begun = bool(session.record.snapshot)
    said = words.texts("table-closed" if begun else "lobby-closed")
    return Draft((f"{said}\n{footer(session, words)}",))


def board(
    session: Session,
    words: Words,
    notes: Sequence[str] = (),
    chosen: Chosen | None = None,
    own: Sequence[Seat] = (),
) -> Draft:
    """Show a game: picture, whose turn it is, what happened since, what can be tapped.

    Args:
        session: the table.
        words: in which language.
        notes: what is said besides.
        chosen: what has been chosen on the way to an answer.
        own: the seats of the one person to whom it is shown, if not to everybody.

    Raises:
        Refused: what was chosen is not there.
    """
    sight, record, texts = session.sight(), session.record, words.texts
    asked = asking(session, own) if own else public(sight)
    over, waiting = record.status == "ended", session.waiting()
    story = words.folded(words.story(sight, since(sight, waiting)), STORY_LINES)
    offered = offer(record.id, asked, words, chosen, private=bool(own))
    status = result(session, words) if over else _status(sight, words, offered.confirming)
    buttons = list(offered.buttons)
    if session.system.hands:
        buttons.append(Button(f"h:{record.id}", texts(words.face.hand_button(sight.asked))))
    if ending := session.setup.ending:
        notes = [*notes, texts("ending-proposed", people=", ".join(f"<@{who}>" for who in ending))]
        buttons.append(Button(f"e:{record.id}:close", texts("button-close"), "danger"))
        buttons.append(Button(f"e:{record.id}:on", texts("button-play-on")))
    told = [line.text if line.aloud else f"-# {line.text}" for line in story]
    small = [f"-# {note}" for note in notes]
    sketches, face, names = [], words.face, words.names()
    if face.pictured:
        view = sight.view if offered.left is None else face.narrowed(sight.view, offered.left)
        alt = face.tell(view, names, texts)
        draw = partial(face.draw, view, names, words.theme)
        sketches.append(Sketch(draw, alt, _file("board", session, words, chosen)))
    if over and isinstance(session.result, ResultView):
        sketches.append(_counted(session.result, words, _file("result", session, words)))
    return Draft(
        texts=(status, "\n".join([*told, *small, footer(session, words)])),
        buttons=() if over else tuple(buttons),
        menus=offered.menus,
        accent=ACCENTS[session.seating.colours[waiting[0]]] if waiting else None,
        sketches=tuple(sketches),
    )


def public(sight: Sight) -> dict[Seat, Sight]:
    """Return those whose options everybody sees."""
    options = sight.asked.options if sight.asked else {}
    return {seat: sight for seat, own in options.items() if own}


def asking(session: Session, seats: Sequence[Seat]) -> dict[Seat, Sight]:
    """Return those of *seats* that are asked something, with what each of them sees."""
    play = session.play
    return {seat: session.sight(seat) for seat in seats if play and play.options(seat)}


def _file(what: str, session: Session, words: Words, chosen: Chosen | None = None) -> str:
    """Name the file of a picture: clients keep what they know by its name.

    It tells the pictures of steps and themes from each other.
    """
    path = chosen.path if chosen else ""
    # Signs tell ways from each other, and may not stand in the name of a file.
    named = re.sub(r"[^0-9A-Za-z]", lambda sign: f"-{ord(sign[0]):x}-", path)
    step = f"-{named}" if path else ""
    theme = "" if words.theme == render.USUAL else f"-{words.theme}"
    return f"{what}-{session.record.id}-{session.record.seq}{step}{theme}.png"


def _counted(view: ResultView, words: Words, name: str) -> Sketch:
    """Show what a finished game came to."""
    names, texts = words.names(), words.texts
    draw = partial(render.result, view, names, texts, words.theme)
    return Sketch(draw, describe_result(view, names, texts), name)


def _status(sight: Sight, words: Words, confirming: bool) -> str:
    status = words.prompt(sight)
    if confirming:
        status += " " + words.texts("board-confirm")
    if sight.due is not None:
        status += " " + words.texts("board-due", due=f"<t:{int(sight.due)}:R>")
    return status


def hand(
    session: Session, seats: Sequence[Seat], words: Words, link: str, chosen: Chosen | None = None
) -> Draft:
    """Show a player with these *seats* the hand of one that is asked, and what all of them may do.

    Raises:
        Refused: what was *chosen* is not there.
    """
    asked = asking(session, seats)
    seat = next(iter(asked), seats[0])
    sight, texts, record = session.sight(seat), words.texts, session.record
    own, face, names = seat in asked, words.face, words.names()
    note = face.note(sight.view, texts)
    offered = offer(record.id, asked, words, chosen, private=True)
    looking = chosen is not None and chosen.path and offered.left is not None
    view = face.narrowed(sight.view, offered.left or ()) if looking else sight.view
    draft = Draft(
        texts=(
            texts("hand-title", game=words.game, table=record.id, link=link),
            "" if face.pictured_hand else face.tell_hand(view, seat, names, texts),
            words.prompt(sight) if own else texts("hand-waiting"),
            f"-# {note}" if note else "",
        ),
        buttons=offered.buttons,
        menus=offered.menus,
    )
    if not face.pictured_hand:
        return draft
    sketch = Sketch(
        partial(face.draw_hand, view, seat, names, texts, words.theme),
        face.tell_hand(view, seat, names, texts),
        _file("hand", session, words, chosen),
    )
    return structs.replace(draft, sketches=(sketch,))


def result(session: Session, words: Words) -> str:
    """Say who has won, and who came where."""
    assert session.play is not None
    texts = words.texts
    players = _players(session, words, session.record.seats)
    standings = session.play.game.standings(session.play.table)
    winners = [words.holder(session.controller(seat)) for seat in standings[0]]
    title = texts("result-title", who=" + ".join(winners), winners=len(winners))
    lines, place = [title], 1
    for seats in standings:
        for seat in seats:
            lines.append(texts("result-place", place=place, seat=players[seat]))
        place += len(seats)
    return "\n".join(lines)


def since(sight: Sight, seats: Sequence[Seat]) -> Sequence[Happened]:
    """Return what happened since one of *seats* last did something before this turn.

    In the turn itself the others' moves stay to be read, whatever has been rolled meanwhile.
    """
    rows = [row for row in sight.story if row.events or row.seat != CLOCK]
    back = len(rows)
    while back and rows[back - 1].seat in (*seats, CHANCE):
        back -= 1
    while back and not (rows[back - 1].seat in seats and rows[back - 1].events):
        back -= 1
    return rows[back:]
