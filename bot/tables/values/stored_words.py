"""Words from a fixed list, those of a `Literal`, checked where they come from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from typing_extensions import TypeForm

W = TypeVar("W")


def word(kind: TypeForm[W], found: object) -> W:
    """The same word, where it is one of this `Literal`. Raises `ValueError`."""
    literal: Any = kind
    words: tuple[W, ...] = literal.__args__  # `get_args` alone would take longer than all of this
    for known in words:
        if known == found:
            return known
    raise ValueError(f"{found!r} is none of {', '.join(map(repr, words))}")
