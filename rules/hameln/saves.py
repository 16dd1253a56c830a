"""Saves of Hameln."""

from rules.core import Saves

from .book import rules
from .state import Table

saves: Saves[Table] = Saves(rules, Table)
