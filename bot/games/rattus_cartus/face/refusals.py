"""Why a move is not possible."""

from __future__ import annotations

from bot.faces.face import Names
from bot.faces.refusing import common_refusal
from bot.text import Words
from rules.core import Refusal

from .facts import told


def refusal(words: Words, refusal: Refusal, names: Names, edition: str = "") -> str:
    """The reason in a sentence, with the chapter it comes from."""
    key = f"rattus_cartus-refusal-{refusal.key}"
    if not words.has(key):
        return common_refusal(words, refusal)
    text = words(key, **told(words, refusal.facts, names))
    rule = refusal.facts.get("rule")
    return words("refusal-with-rule", text=text, rule=words(f"rattus_cartus-rule-{rule}")) if rule else text
