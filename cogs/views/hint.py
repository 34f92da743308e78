"""Hints in words: one sentence, with its reason."""

from __future__ import annotations

from cogs.platform.text_limits import enumerated
from cogs.views.words import Words
from data.shipped.texts import dashed
from engine.hints import Hint, Why
from engine.hosting.state.session import Session
from engine.players import LET_BE
from engine.views import Seat


def advice(session: Session, seat: Seat, hint: Hint, words: Words) -> str:
    """Return a hint for *seat*, with its reason."""
    texts, view = words.texts, session.sight(seat).view
    action, victims = "none", tuple[Seat, ...]()
    if hint.action != LET_BE:
        action = words.retold(hint.action, view)
        victims = words.face.victims(hint.action, view)
    doing = hint.action.partition(" ")[0] or "none"
    who = {words.holder(session.controller(each)) for each in victims}

    def reason(why: Why) -> str:
        game = dashed(session.record.game)
        names = enumerated(texts, sorted(who)) or "nobody"
        return texts(f"hint-{why}", game=game, who=names, doing=doing)

    said = [reason(why) for why in hint.why]
    both = texts("hint-both", one=said[0], other=said[-1]) if len(said) > 1 else said[0]
    return texts("hint", action=action, why=both)
