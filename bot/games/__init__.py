"""What each game brings to Discord: its face, its pictures, its texts and its pages of rules.

A game need not lie here: where another folder is added to `__path__`, the games in it are found as well.
"""

from pathlib import Path


def folders(pattern: str) -> tuple[Path, ...]:
    """The folders of games that match a pattern such as `*/text/en`, in the order of their names."""
    return tuple(found for home in __path__ for found in sorted(Path(home).glob(pattern)))
