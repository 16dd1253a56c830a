"""Every happening as a line, and why a move is not possible."""

from __future__ import annotations

from bot.faces.face import Names
from bot.faces.question_context import number, numbers
from bot.faces.refusing import common_refusal
from bot.text import Words, listed
from rules.core import Facts, Refusal
from tests.minimal.rules.larder.components import editions


def event(words: Words, key: str, facts: Facts, names: Names, edition: str = "") -> str:
    """One happening as a line of at most 105 characters."""
    seen = ".seen" if key == "drew" and "card" in facts else ""  # whoever drew it is told which card it was
    return words(f"larder-event-{key}{seen}", **told(words, facts, names, edition))


def refusal(words: Words, refusal: Refusal, names: Names, edition: str = "") -> str:
    """The reason in a sentence: our own, or one that all games share."""
    key = f"larder-refusal-{refusal.key}"
    if words.has(key):
        return words(key, **told(words, refusal.facts, names, edition))
    return common_refusal(words, refusal)


def told(words: Words, facts: Facts, names: Names, edition: str) -> dict[str, str | int]:
    """Facts as the texts want them: seats by their tags, cheese by its name, numbers as they are."""
    said: dict[str, str | int] = {name: fact for name, fact in facts.items() if isinstance(fact, int)}
    if "seat" in facts:
        said["who"] = names.tag(number(facts["seat"]))
    if "seats" in facts:
        said["who"] = listed(words, [names.tag(seat) for seat in numbers(facts["seats"])])
    if "wedge" in facts:
        wedge = editions.components(edition).wedge[number(facts["wedge"])]
        said["wedge"] = words(f"larder-wedge-{wedge.name}", n=1)
    return said
