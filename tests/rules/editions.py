"""Data files as owners write them: the built-in ones with one thing changed, and what becomes of a bad one."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rules.core import AnyGame, BadEdition


def changed_in(files: Mapping[str, str], file: str, old: str, new: str, times: int = 1) -> dict[str, str]:
    """An owner's file: the built-in one with one thing changed."""
    assert old in files[file]
    return {file: files[file].replace(old, new, times)}


def refused(game: AnyGame, files: Mapping[str, str]) -> BadEdition:
    """Why these files are no edition: the message names file and key, and what was known before stays as it is."""
    known = game.editions.components("")
    with pytest.raises(BadEdition) as caught:
        game.add_edition(files)
    bad = caught.value
    assert str(bad).startswith(f"{bad.file}: {bad.key}")
    assert game.editions.components("") is known
    return bad
