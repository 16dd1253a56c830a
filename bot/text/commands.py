"""Commands in texts, as the Discord of whoever reads shows them: by its own language, not by that of the texts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from .catalogues import catalogues

KEY: Final = re.compile(r"^cmd-([\w-]+) = (\S+)$", re.MULTILINE)
NAMED: Final = re.compile(r"(?<=[`*]/)[\w ]+(?=[`*])")  # as code in texts, in bold on pages of rules


@cache
def commands_of(locale: str) -> Mapping[str, str]:
    """What is typed for each command in a language, by its key: `table-open` is "table open"."""
    names = {key: name for file in catalogues(locale) for key, name in KEY.findall(file.read_text("utf-8"))}
    groups = ((key.rpartition("-")[0], key, name) for key, name in names.items())
    return {key: f"{names[group]} {name}" if group else name for group, key, name in groups}


@cache
def _renamed(locale: str, client: str) -> Mapping[str, str]:
    shown = commands_of(client)
    return {name: shown[key] for key, name in commands_of(locale).items()}


def as_shown(text: str, locale: str, client: str) -> str:
    """A text of one language with the commands that it names as a Discord client in another language shows them."""
    if client == locale or "/" not in text:
        return text
    renamed = _renamed(locale, client)
    return NAMED.sub(lambda named: renamed.get(named[0], named[0]), text)
