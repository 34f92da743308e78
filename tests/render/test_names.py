"""Names are drawn so that everybody can read them, and never pretend to be anything else."""

from __future__ import annotations

import unicodedata

import pytest

from render.drawing.fonts import fit, font, letters
from render.names import LONGEST, plain, readable


@pytest.mark.parametrize(
    "alphabet",
    [
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
        "ÄÖÜäöüßẞ",
        "ÀÁÂÃÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕØÙÚÛÝÞàáâãåæçèéêëìíîïðñòóôõøùúûýþÿ",
        "ĀāĂăĄąĆćČčĎďĐđĒēĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŐőŒœŔŕŘřŚśŞşŠšȘșŢţŤťȚțŪūŮůŰűŲųŹźŻżŽž",
        "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ",
        "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяЄєІіЇїҐґЉљЊњЋћЏџЎў",
    ],
)
def test_european_letters_are_drawn_as_they_are(alphabet: str) -> None:
    assert set(alphabet) <= letters()
    assert "".join(map(readable, alphabet)) == alphabet


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Ju\u0308rgen", "Jürgen"),
        ("Ｗｉｄｅ", "Wide"),
        ("𝕱𝖗𝖆𝖐𝖙𝖚𝖗", "Fraktur"),
        ("Z̸̢̛͎a̵͙͝l̷͓̈́g̶̱̀o̵̫͠", "Zalgo"),
        ("\u202eadA\u202c", "adA"),
        ("Ada\u200b\u200d\ufeff", "Ada"),
        ("محمد علي", "?"),
        ("שלום", "?"),
        ("ไทย", "?"),
        ("नमस्ते", "?"),
        ("佐藤さん", "?"),
        ("李小龍", "?"),
        ("Ada 李", "?"),
        ("ニコ", "Niko"),
        ("서연", "Seoyeon"),
        ("🎲 Ada 🎲", "Ada"),
        ("<@1234> <@!5> <@&6> <#7> <:x:8> <t:9:R>", "?"),
        ("@everyone", "everyone"),
        ("**Ada** ||x|| `y`", "Ada x y"),
        ("snake_case", "snake_case"),
        ("🎲🔥🎲", "?"),
        ("👩‍👩‍👧 Ada ❤️", "Ada"),
        ("   ", "?"),
        ("a\n\nb\tc", "a b c"),
    ],
)
def test_all_others_become_something_readable(name: str, drawn: str) -> None:
    assert readable(name, "?") == drawn


def test_no_character_becomes_a_box() -> None:
    """The whole of Unicode, drawn one by one."""
    known = letters()
    for code in range(0x20, 0x30000, 7):
        letter = chr(code)
        if unicodedata.category(letter) not in ("Cs", "Cn", "Co"):
            assert set(readable(letter)) <= known, hex(code)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("さくら", "さくら"),
        ("محمد", "\u2068محمد\u2069"),
        ("**Ada**", "Ada"),
        ("-# 1 - Ada", "1 - Ada"),
        ("discord.gg/a Steam://b", "discord.gga Steam:b"),
        ("<@99>", ""),
        ("[x](https://example.com)", "x(https:example.com)"),
        ("@here", "here"),
        ("\u202eAda", "Ada"),
        ("a" + "\u0301" * 20, "á\u0301\u0301"),
        ("x" * 99, "x" * 32),
    ],
)
def test_in_texts_names_keep_their_script_but_no_markup(name: str, text: str) -> None:
    assert plain(name) == text


def test_a_name_of_ligatures_is_not_drawn_as_a_speech() -> None:
    """Each of them is a whole sentence, 18 letters long."""
    assert len(readable("\ufdfa" * 32)) <= LONGEST
    assert readable("\ufdfa", "?") == "?"


def test_long_names_are_cut_with_an_ellipsis() -> None:
    name = "Donaudampfschifffahrtskapitän"
    cut = fit(name, 200, 32)
    assert cut.endswith("…")
    assert name.startswith(cut[:-1])
    assert font(32, "SemiBold").getlength(cut) <= 200
    assert fit("Ada", 200, 32) == "Ada"
