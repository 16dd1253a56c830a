"""Why a move is not possible."""

from __future__ import annotations

from bot.faces.face import Names
from bot.faces.refusing import common_refusal
from bot.text import Words
from rules.core import Arg, Refusal
from rules.rattus.components import CARD_OF

from .facts import told
from .glossary import card_name


def refusal(words: Words, refusal: Refusal, names: Names, edition: str = "") -> str:
    """The reason in a sentence, with the chapter or the card it comes from."""
    key = f"rattus-refusal-{refusal.key}"
    if not words.has(key):
        return common_refusal(words, refusal)
    text = words(key, **told(words, refusal.facts, names))
    rule = refusal.facts.get("rule")
    return words("refusal-with-rule", text=text, rule=_rule(words, rule)) if rule else text


def _rule(words: Words, rule: Arg) -> str:
    name = str(rule)
    return card_name(words, CARD_OF[name]) if name in CARD_OF else words(f"rattus-rule-{name}")
