"""The lines of menus: what a rule, a card, a pace or a computer is, whole, in one line on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cogs.platform.limits import ELLIPSIS, length
from cogs.platform.names import Names
from cogs.views import house_rules, lobby, set_up
from cogs.views.words import Words
from cogs.widgets.buttons import Choice
from data.shipped.texts import FOLDER, LANGUAGES, Texts, texts
from engine.catalog import CATALOG
from engine.hosting.state.session import Session
from engine.system import System
from tests.engine.hosting.seated import lobby as seated
from tests.test_texts import entries

LINE = 60
"""Characters of a menu's line, of which a phone shows no more (see `docs/voice.md`)."""

every_system = pytest.mark.parametrize("system", CATALOG.values(), ids=CATALOG)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def offered(system: System, say: Texts) -> Iterator[Choice]:
    """What the menus of a lobby, of its host, and of ``/rules`` offer."""
    session = Session(seated(system=system), system)
    shown = (
        lobby.lobby(session, Words(session, say, Names(lambda: 0))),
        set_up.set_up(session, say, tuple(CATALOG), {}),
        set_up.house_rules(session, say, {}, admin=False),
        house_rules.Pages(system, say).in_short(),
        house_rules.Pages(system, say, session).in_short(),
    )
    for draft in shown:
        for menu in draft.menus:
            yield from menu.choices


@every_system
@every_language
def test_a_menu_of_a_game_says_everything_whole_in_one_line(system: System, language: str) -> None:
    lines = [each.description for each in offered(system, texts(language)) if each.description]
    assert [each for each in lines if length(each) > LINE or each.endswith(ELLIPSIS)] == []
    kinds = {"rules": len(system.rules), "cards": len(getattr(system.deck, "ours", ()))}
    assert len(set(lines)) >= sum(kinds.values()), kinds


@every_language
def test_every_short_form_fits_into_a_line(language: str) -> None:
    """It says less than the text that stands where there is room, and ends as a line does."""
    say = texts(language)
    found = [
        key
        for path in (FOLDER / language).glob("*.ftl")
        for key in entries(path.read_text("utf-8"))[0]
        if key.endswith(".short")
    ]
    bad = [key for key in found if length(say(key)) > LINE or say(key)[-1] in f".!{ELLIPSIS}"]
    assert bad == []
    assert len(found) > 60
