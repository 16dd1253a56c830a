"""Every game the suite is for: those all suites are for, and the toy that uses all of the kernel."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import AnyGame
from tests.games import GAMES
from tests.support.toys import TOYS

from .moment import Case, cases

ALL: Mapping[str, AnyGame] = {**TOYS, **GAMES}
CASES = cases(list(ALL.values()))


def rerun(case: Case, seed: int) -> str:
    """The command that plays one failed game again, with every check at every move."""
    return (
        f"python -m tests.soak 1 --game {case.key} --seats {case.seats} --option {case.option} --seed {seed} --every 1"
    )
