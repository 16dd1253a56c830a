"""Texts in English and French: Fluent catalogues and the one way to read them."""

from .lists import listed, units
from .words import LOCALES, Words, words_for

__all__ = ["LOCALES", "Words", "listed", "units", "words_for"]
