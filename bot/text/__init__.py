"""Texts in English and French: Fluent catalogues and the one way to read them."""

from .words import LOCALES, Words, words_for

__all__ = ["LOCALES", "Words", "words_for"]
