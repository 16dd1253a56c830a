"""Why a move is not possible."""

from __future__ import annotations

from bot.faces.face import Names
from bot.faces.refusing import refusal_text
from bot.text import Words
from rules.core import Refusal

from .facts import told
from .glossary import ACTIONS, PERSONS, action_name, person_name


def refusal(words: Words, refusal: Refusal, names: Names, edition: str = "") -> str:
    """The reason in a sentence, with the chapter, the card or the person it comes from."""
    return refusal_text(
        words,
        f"notre_dame-refusal-{refusal.key}",
        refusal,
        lambda facts: told(words, facts, names),
        lambda rule: _rule_name(words, rule),
    )


def _rule_name(words: Words, rule: str) -> str:
    if rule in ACTIONS:
        return action_name(words, ACTIONS.index(rule))
    return person_name(words, PERSONS.index(rule)) if rule in PERSONS else words(f"notre_dame-rule-{rule}")
