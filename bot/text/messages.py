"""A language's Fluent messages, each parsed when it is first asked for: parsing all of them takes half a second."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from threading import Lock
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from .french import of

FUNCTIONS: Final[dict[str, Any]] = {"DE": of}
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def entries(source: str) -> Iterator[tuple[str, str]]:
    """Each message or term of a catalogue: its name, and its text up to the next one."""
    heads = list(ENTRY.finditer(source))
    ends = [head.start() for head in heads[1:]] + [len(source)]
    for head, end in zip(heads, ends, strict=True):
        yield head[1], source[head.start() : end]


class Messages:
    """The messages of some catalogues; those in `overrides` take the place of others."""

    def __init__(self, locale: str, files: tuple[Path, ...], overrides: tuple[Path, ...] = ()) -> None:
        # Fluent would wrap every fact in isolation marks; names are isolated by us, numbers need none.
        self.bundle = FluentBundle([locale], use_isolating=False, functions=FUNCTIONS)
        self._unparsed: dict[str, str] = {}
        self._parsing = Lock()  # pictures are drawn, and told, in threads
        for file in (*files, *overrides):
            self._unparsed |= entries(file.read_text("utf-8"))

    def has(self, name: str) -> bool:
        """Whether there is such a message; the bundle has it, and what it refers to, from now on."""
        if name in self._unparsed:
            with self._parsing:
                self._parse(name)
        return self.bundle.has_message(name)

    def _parse(self, name: str) -> None:
        """A thread that finds a name parsed finds all that it refers to parsed, too."""
        found, wanted = dict[str, str](), [name]
        while wanted:
            if (one := wanted.pop()) in self._unparsed and one not in found:
                found[one] = self._unparsed[one]
                wanted += REFERENCE.findall(found[one])
        self.bundle.add_resource(FluentResource("\n".join(found.values())))
        for one in found:
            del self._unparsed[one]
