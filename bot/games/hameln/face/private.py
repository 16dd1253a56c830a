"""What a seat alone may know, as lines for the panel and the private message: the values of its tokens."""

from __future__ import annotations

from bot.faces.face import Names
from bot.text import Words
from rules.hameln.view import View

from .glossary import values_text


def secrets(words: Words, view: View, names: Names) -> tuple[str, ...]:
    """The rat-catcher tokens taken so far."""
    if view.viewer is None:
        return ()
    values = view.table[view.viewer].known_tokens
    if not values:
        return (words("hameln-secret-tokens.none"),)
    return (words("hameln-secret-tokens", values=values_text(words, values)),)
