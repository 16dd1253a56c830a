"""Words from a fixed list, such as those of a `Literal`, checked where they come from outside."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar, get_args

if TYPE_CHECKING:
    from typing_extensions import TypeForm

W = TypeVar("W")


def word(kind: TypeForm[W], found: Hashable) -> W:
    """The same word, where it is one of this `Literal`. Raises `ValueError`."""
    words: Mapping[Hashable, W] = _words(kind)  # type: ignore[arg-type]  # a `Literal` can be hashed
    if found not in words:
        raise ValueError(f"{found!r} is none of {', '.join(map(repr, words))}")
    return words[found]


@cache
def _words(kind: Hashable) -> Mapping[Hashable, Any]:
    return {one: one for one in get_args(kind)}
