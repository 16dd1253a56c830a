"""People's names where Discord renders no Markdown: button labels, select entries, typed words."""

from __future__ import annotations

import re

GAP = "\u200b"  # a zero-width space, which breaks up an address or a mention
UNSEEN = re.compile(f"[\u2066-\u2069{GAP}]")
ESCAPED = re.compile(r"\\([^\w\s]|_)")
LONGEST = 20  # names are cut to this many characters before anything else is cut


def plain(name: str) -> str:
    """A name without escapes, gaps and isolation marks."""
    return ESCAPED.sub(r"\1", UNSEEN.sub("", name))


def short(name: str, most: int = LONGEST) -> str:
    """A name for a label: no escapes, at most `most` characters, its text direction isolated."""
    bare = plain(name)
    return f"\u2068{bare if len(bare) <= most else bare[: most - 1] + '…'}\u2069"
