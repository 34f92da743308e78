"""Texts of commands in all languages.

Discord shows the English text to all people whose language we do not have.
"""

from __future__ import annotations

from functools import cache

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from cogs.platform.limits import COMMAND_NAME
from data.shipped.languages import DECLARED, ENGLISH
from data.shipped.texts import Texts

LOCALES = {
    discord.Locale(locale): code
    for code, language in DECLARED.items()
    for locale in language.locales
    if code != ENGLISH
}
"""Discord's languages that have texts of ours, besides English."""


NAMES = {Location.command_name, Location.group_name, Location.parameter_name}


@cache
def of_commands(language: str) -> Texts:
    """Return the texts of commands in a language, without all others."""
    return Texts(language, numbers=DECLARED[language].numbers, files="commands.ftl")


def read_commands() -> None:
    """Read the texts of commands in all languages, off the loop."""
    for code in LOCALES.values():
        of_commands(code)


class Translator(app_commands.Translator):
    """The lookup of texts named by `named`."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in a language, or None where English will do.

        Raises:
            ValueError: it is to be a name, and Discord would refuse all commands for its sake.
        """
        key = string.extras.get("key")
        if key is None or locale not in LOCALES:
            return None
        values = {name: value for name, value in string.extras.items() if name != "key"}
        text = of_commands(LOCALES[locale])(key, **values)
        fits = COMMAND_NAME.fullmatch(text) and text == text.lower()
        if context.location in NAMES and not fits:
            raise ValueError(f"{key} cannot be a name in {locale.value}: {text!r}")
        return text
