"""The type checker follows a question from menu to frame to effect: that is why the pick stands third."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).parents[2]

RIGHT = """
from __future__ import annotations
from dataclasses import dataclass
from rules.core import PASS, Rulebook, Several, State, exactly, sealed

@dataclass(slots=True)
class Table(State):
    cards: tuple[int, ...] = ()

rules = Rulebook[Table]()

@rules.step
def visits(g: Table, queue: tuple[int, ...]) -> None:
    g.then(enter(queue[0], "hill"))

@rules.choice
def enter(g: Table, seat: int, at: str) -> tuple[int | str, ...]:
    return (*g.cards, PASS)

@enter.chosen
def enter_chosen(g: Table, seat: int, what: int | str, at: str) -> None:
    g.then(visits(()), sealed(give(seat, 2)))

@rules.counted
def give(g: Table, seat: int, n: int) -> Several[int]:
    return exactly(n, g.cards)

@give.chosen
def give_chosen(g: Table, seat: int, cards: tuple[int, ...], n: int) -> None:
    g.say("gave", seat=seat, cards=cards)
"""

WRONG = {
    "a frame's argument of another type": ('give(seat, 2)', 'give(seat, "two")', "arg-type"),
    "a frame with an argument missing": ('enter(queue[0], "hill")', "enter(queue[0])", "call-arg"),
    "a frame with an argument too many": ("visits(())", "visits((), 1)", "call-arg"),
    "a seat that is none": ('enter(queue[0], "hill")', 'enter("red", "hill")', "arg-type"),
    "an effect that takes another pick than its menu offers": ("what: int | str,", "what: int,", "arg-type"),
    "an effect of a counted choice that takes one card": ("cards: tuple[int, ...], n", "cards: int, n", "arg-type"),
    "an effect whose other arguments differ": ("what: int | str, at: str", "what: int | str, at: int", "arg-type"),
    "a counted menu without a number": ("return exactly(n, g.cards)", "return g.cards", "return-value"),
    "a fact that is no plain value": ("cards=cards)", "cards=[1])", "arg-type"),
    "a step that is scheduled without being called": ("g.then(visits(()),", "g.then(visits,", "arg-type"),
}  # fmt: skip


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What mypy says of the right paragraphs and of every wrong version of them, all in one run."""
    folder = tmp_path_factory.mktemp("paragraphs")
    (folder / "right.py").write_text(RIGHT)
    for number, (old, new, _) in enumerate(WRONG.values()):
        assert old in RIGHT
        (folder / f"wrong{number}.py").write_text(RIGHT.replace(old, new, 1))
    cache = ["--cache-dir", str(folder / "cache"), "--config-file", str(ROOT / "pyproject.toml")]
    run = [sys.executable, "-m", "mypy", *cache, *map(str, sorted(folder.glob("*.py")))]
    return subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False, timeout=110).stdout


def errors_in(report: str, file: str) -> list[str]:
    """The kinds of error in one file."""
    return re.findall(rf"{file}\.py:\d+: error: .*\[([a-z-]+)\]", report)


def test_right_paragraphs_are_accepted(report: str) -> None:
    assert "error" in report
    assert errors_in(report, "right") == []


@pytest.mark.parametrize("fault", WRONG)
def test_the_type_checker_refuses(report: str, fault: str) -> None:
    number = list(WRONG).index(fault)
    assert WRONG[fault][2] in errors_in(report, f"wrong{number}"), report
