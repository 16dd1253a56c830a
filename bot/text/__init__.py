"""Texts in English and French: Fluent catalogues and the one way to read them."""

from .folding import folded
from .lists import listed, units
from .words import LOCALES, Words, words_for

__all__ = ["LOCALES", "Words", "folded", "listed", "units", "words_for"]
