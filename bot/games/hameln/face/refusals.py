"""Why a move is not possible."""

from __future__ import annotations

from bot.faces.face import Names
from bot.faces.refusing import common_refusal
from bot.text import Words
from rules.core import Refusal
from rules.hameln.components import shelf

from .facts import told


def refusal(words: Words, refusal: Refusal, names: Names, edition: str = "") -> str:
    """The reason in a sentence, with the chapter it comes from."""
    key = f"hameln-refusal-{refusal.key}"
    if not words.has(key):
        return common_refusal(words, refusal)
    text = words(key, **told(words, shelf.components(edition), refusal.facts, names))
    rule = refusal.facts.get("rule")
    return words("refusal-with-rule", text=text, rule=words(f"hameln-rule-{rule}")) if rule else text
