"""Why a move is not possible."""

from __future__ import annotations

from bot.faces.face import Names
from bot.faces.refusing import refusal_text
from bot.text import Words
from rules.core import Refusal
from rules.rattus.components import CARD_OF

from .facts import told
from .glossary import card_name


def refusal(words: Words, refusal: Refusal, names: Names, edition: str = "") -> str:
    """The reason in a sentence, with the chapter or the card it comes from."""
    return refusal_text(
        words,
        f"rattus-refusal-{refusal.key}",
        refusal,
        lambda facts: told(words, facts, names),
        lambda rule: _rule_name(words, rule),
    )


def _rule_name(words: Words, rule: str) -> str:
    return card_name(words, CARD_OF[rule]) if rule in CARD_OF else words(f"rattus-rule-{rule}")
