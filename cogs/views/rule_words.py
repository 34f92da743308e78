"""Names and values of rules and presets, in words."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.widgets.buttons import Choice
from data.foreign import Foreign
from data.shipped.texts import Texts, dashed
from engine.own_decks import counts_of
from engine.rules import Book, OwnPreset, Preset, Rule, Source


def rule_in_words(texts: Texts, key: str, value: bool | str) -> str:
    """Return a rule with its value: ``"Three rolls"``, ``"Three rolls: off"``."""
    name = f"rule-{dashed(key)}"
    if isinstance(value, str):
        way = way_name(texts, name, value)
        return texts("rule-set", rule=texts(name), value=way)
    return texts(name) if value else texts("rule-off", rule=texts(name))


def way_name(texts: Texts, name: str, way: str) -> str:
    """Return the name of a rule's value, or of an own deck."""
    key = f"{name}.value-{dashed(way)}"
    if key in texts:
        return texts(key)
    return texts("rule-deck.value-own", cards=sum(counts_of(way, {}).values()))


def rule_name(rule: type[Rule]) -> str:
    """Return the key of a rule's name."""
    return f"rule-{dashed(rule.key)}"


def rule_choice(texts: Texts, rule: type[Rule], chosen: bool) -> Choice:
    """Return a rule as a menu line, with its name and effect."""
    name = rule_name(rule)
    return Choice(rule.key, texts(name), texts(f"{name}.short"), chosen)


def way_in_words(texts: Texts, rule: type[Rule], way: bool | str) -> str:
    """Return a value of a rule: ``"on"``, ``"the highest roll"``."""
    if isinstance(way, str):
        return way_name(texts, rule_name(rule), way)
    return texts("rule-switch", on=str(way))


def source_in_words(source: Source, texts: Texts) -> str:
    """Return a rule's source: ``"classic rulebook, “Spielablauf”, paragraph 3"``."""
    if not isinstance(source, Book):
        return texts(f"source-{source.value}")
    parts = (texts(f"source-{source.book:03}"), *_parts(source, texts))
    return texts.joined("between-items", parts)


def _parts(place: Book, texts: Texts) -> Iterator[str]:
    if place.chapter:
        yield texts("source-heading", heading=place.chapter)
    if not place.part:
        yield texts("source-introduction")
    elif place.part.isdigit():
        yield texts("source-rule", number=place.part)
    else:
        yield texts("source-heading", heading=place.part)
    if place.paragraph:
        yield texts("source-paragraph", number=place.paragraph)
    if place.sentence:
        yield texts("source-sentence", number=place.sentence)


def preset_name(texts: Texts, preset: Preset) -> Foreign:
    """Return a preset's name, also one that a server has given."""
    return preset.name if isinstance(preset, OwnPreset) else texts(f"preset-{preset}")


def preset_in_words(texts: Texts, preset: Preset) -> str:
    """Return a preset in words: ``"Family · Barriers · without: Three rolls"``."""
    if isinstance(preset, str):
        return texts(f"preset-{preset}.short")
    changes = [
        rule_in_words(texts, key, value)
        for key, value in preset.rules.items()
        if f"rule-{dashed(key)}" in texts  # else it was one when the preset was saved
    ]
    return " · ".join([texts(f"preset-{preset.preset}"), *changes])
