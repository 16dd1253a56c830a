"""Names of people where Discord shows no Markdown: labels of buttons, entries of selects, typed words."""

from __future__ import annotations

import re

GAP = "\u200b"  # without width: it takes an address or a mention apart
UNSEEN = re.compile(f"[\u2066-\u2069{GAP}]")
ESCAPED = re.compile(r"\\([^\w\s]|_)")
LONGEST = 20  # names are cut to so many characters before anything else is lost


def plain(name: str) -> str:
    """A name without escapes, gaps and isolation marks."""
    return ESCAPED.sub(r"\1", UNSEEN.sub("", name))


def short(name: str, most: int = LONGEST) -> str:
    """A name for a label: no escapes, at most so many characters, isolated from what stands around it."""
    bare = plain(name)
    return f"\u2068{bare if len(bare) <= most else bare[: most - 1] + '…'}\u2069"
