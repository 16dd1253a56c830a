"""What a player with a good memory knows of tokens, worked out from nothing but what they were told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.hameln.state import Table


def contradiction(g: Table, viewer: int, told: Sequence[tuple[str, Mapping[str, Any]]]) -> object:
    """The own tokens, if they are not those that were seen when they were taken."""
    taken = [facts["values"] for key, facts in told if key == "took_tokens" and facts["seat"] == viewer]
    values = sorted(value for some in taken for value in some)
    held = sorted(token.face for token in g.tokens[viewer])
    return (values, held) if values != held else None
