"""Why a move is not possible: a game's own reasons, and those that all games share (`refusal-<key>`)."""

from __future__ import annotations

from collections.abc import Callable

from bot.text import Words
from rules.core import Facts, Refusal

from .facts import TextArguments


def refusal_text(
    words: Words, key: str, refusal: Refusal, told: Callable[[Facts], TextArguments], rule_name: Callable[[str], str]
) -> str:
    """A game's reason in a sentence, with the rule it comes from; the common sentence if the game has no text for it.

    `key`: the key of the game's text. `told`: turns the facts into its arguments.
    """
    if not words.has(key):
        return common_refusal(words, refusal)
    text = words(key, **told(refusal.facts))
    rule = refusal.facts.get("rule")
    return words("refusal-with-rule", text=text, rule=rule_name(str(rule))) if rule else text


def common_refusal(words: Words, refusal: Refusal) -> str:
    """The reason in a sentence that all games share. Raises `MissingText` if the catalogue has none."""
    facts = {name: fact for name, fact in refusal.facts.items() if isinstance(fact, int | str)}
    key = f"refusal-{refusal.key}"
    return words(_wrong_number(facts) if refusal.key == "wrong_number" else key, **facts)


def _wrong_number(facts: dict[str, int | str]) -> str:
    """The key of the shortest text for how many are wanted: exactly n, at most n, or from … to …."""
    if facts["least"] == facts["most"]:
        return "refusal-wrong_number.exactly"
    return "refusal-wrong_number" if facts["least"] else "refusal-wrong_number.up_to"
