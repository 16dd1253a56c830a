"""Every test that asks for a `case` is done for each game."""

from __future__ import annotations

import pytest

from tests.games import GAMES

from .cases import Case, case_of


@pytest.fixture(params=GAMES)
def case(request: pytest.FixtureRequest) -> Case:
    """Each game."""
    return case_of(request.param)
