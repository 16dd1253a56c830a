"""Why a move is not possible."""

from __future__ import annotations

from bot.faces.face import Names
from bot.faces.refusing import refusal_text
from bot.text import Words
from rules.core import Refusal

from .facts import told


def refusal(words: Words, refusal: Refusal, names: Names, edition: str = "") -> str:
    """The reason in a sentence, with the chapter it comes from."""
    return refusal_text(
        words,
        f"rattus_cartus-refusal-{refusal.key}",
        refusal,
        lambda facts: told(words, facts, names),
        lambda rule: words(f"rattus_cartus-rule-{rule}"),
    )
