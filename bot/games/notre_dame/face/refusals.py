"""Why a move is not possible."""

from __future__ import annotations

from bot.faces.face import Names
from bot.faces.refusing import common_refusal
from bot.text import Words
from rules.core import Arg, Refusal

from .facts import told
from .glossary import ACTIONS, PERSONS, action_name, person_name


def refusal(words: Words, refusal: Refusal, names: Names, edition: str = "") -> str:
    """The reason in a sentence, with the chapter, the card or the person it comes from."""
    key = f"notre_dame-refusal-{refusal.key}"
    if not words.has(key):
        return common_refusal(words, refusal)
    text = words(key, **told(words, refusal.facts, names))
    rule = refusal.facts.get("rule")
    return words("refusal-with-rule", text=text, rule=_rule(words, rule)) if rule else text


def _rule(words: Words, rule: Arg) -> str:
    name = str(rule)
    if name in ACTIONS:
        return action_name(words, ACTIONS.index(name))
    return person_name(words, PERSONS.index(name)) if name in PERSONS else words(f"notre_dame-rule-{name}")
