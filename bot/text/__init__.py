"""Texts in English and French: Fluent catalogues and the one way to read them."""

from .catalogues import LOCALES
from .folding import folded
from .lists import APART, TIED, listed, units
from .marks import SEAT_MARKS
from .words import Words, words_for

__all__ = ["APART", "LOCALES", "SEAT_MARKS", "TIED", "Words", "folded", "listed", "units", "words_for"]
