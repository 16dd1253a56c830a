"""Refusals that all games share: those of the kernel, and any other whose text stands under `refusal-<key>`."""

from __future__ import annotations

from bot.text import Words
from rules.core import Refusal


def common_refusal(words: Words, refusal: Refusal) -> str:
    """The reason in a sentence. Raises `MissingText` where the catalogue has none."""
    facts = {name: fact for name, fact in refusal.facts.items() if isinstance(fact, int | str)}
    key = f"refusal-{refusal.key}"
    return words(_wrong_number(facts) if refusal.key == "wrong_number" else key, **facts)


def _wrong_number(facts: dict[str, int | str]) -> str:
    """How many are wanted is said as shortly as it can be: exactly so many, at most so many, or from … to …."""
    if facts["least"] == facts["most"]:
        return "refusal-wrong_number.exactly"
    return "refusal-wrong_number" if facts["least"] else "refusal-wrong_number.up_to"
