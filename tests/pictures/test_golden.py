"""A few pictures as text, so that a change of the drawing shows in the review."""

from __future__ import annotations

import pytest

from .golden.make import HERE, kept, pictures
from .positions import DRAWN, Position

KEPT = list(kept())


def test_every_game_has_golden_pictures() -> None:
    assert {position.key for position in KEPT} == set(DRAWN)


@pytest.mark.parametrize("position", KEPT, ids=[p.key for p in KEPT])
def test_the_pictures_are_as_reviewed(position: Position) -> None:
    for name, svg in pictures(position):
        same = (HERE / name).read_text("utf-8") == svg
        assert same, f"{name} has changed: run python -m tests.pictures.golden.make, look at it, read the diff"
