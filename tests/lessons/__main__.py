"""Many random learners at every lesson: `python -m tests.lessons 1000`; tells at which answers its points were met."""

from __future__ import annotations

import sys
from collections import Counter
from statistics import median

from bot.lessons import lesson_of
from rules import GAMES

from .learner import Report, learned


def main(learners: int) -> None:
    """Play each lesson with so many learners, and fail where one did not meet a point."""
    for game in GAMES:
        lesson = lesson_of("en", game)
        if lesson is None:
            continue
        reports = [learned(lesson, seed, seed) for seed in range(learners)]
        keys = [point.key for point in lesson.structure.points]
        missed = Counter(key for report in reports for key in keys if key not in report.met)
        answers, decided = (sorted(getattr(report, name) for report in reports) for name in ("answers", "decided"))
        print(
            f"{game}: {learners} learners, answers {answers[0]} to {answers[-1]}, median {median(answers):.0f};",
            end=" ",
        )
        print(f"decisions {decided[0]} to {decided[-1]}; missed {dict(missed) or 'nothing'}")
        for key in keys:
            print(f"  {key:10} {_share(reports, key):4.0%} where it was called for, else told aside")
        if missed:
            raise SystemExit(1)


def _share(reports: list[Report], key: str) -> float:
    return sum(key in report.called for report in reports) / len(reports)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 1000)
