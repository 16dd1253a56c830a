"""Words as people type them: without case, accents and signs."""

from __future__ import annotations

import unicodedata


def folded(text: str) -> str:
    """The words of a text in small plain letters, one blank between them: "Tour de garde !" is "tour de garde"."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    letters = "".join(sign for sign in bare if not unicodedata.combining(sign))
    return " ".join("".join(sign if sign.isalnum() else " " for sign in letters).split())
