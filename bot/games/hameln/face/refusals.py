"""Why a move is not possible."""

from __future__ import annotations

from bot.faces.face import Names
from bot.faces.refusing import refusal_text
from bot.text import Words
from rules.core import Refusal
from rules.hameln.components import editions

from .facts import told


def refusal(words: Words, refusal: Refusal, names: Names, edition: str = "") -> str:
    """The reason in a sentence, with the chapter it comes from."""
    return refusal_text(
        words,
        f"hameln-refusal-{refusal.key}",
        refusal,
        lambda facts: told(words, editions.components(edition), facts, names),
        lambda rule: words(f"hameln-rule-{rule}"),
    )
