"""The log as lines: what one person did in a row is one line, and the same done again is counted."""

from __future__ import annotations

from bot.tables import LogEntry
from bot.text import words_for
from bot.ui.kit.lines import LONGEST_LINE, lines_of
from bot.ui.kit.perspective import Perspective
from rules.core import Event
from tests.games import GAMES

from .tables import played

SEAT, OTHER = 0, 1


def told(*events: Event, spoken: bool = False) -> tuple[str, ...]:
    """The lines of these happenings at a table of two."""
    table, _ = next(played("rattus", 2, 1))
    perspective = Perspective(table, GAMES["rattus"], words_for("en", spoken=spoken))
    lines = lines_of(perspective, [LogEntry(n, 1.0, n, SEAT, event) for n, event in enumerate(events, 1)])
    names = {perspective.names.tag(seat): who for seat, who in ((SEAT, "Ana"), (OTHER, "Bea"))}
    return tuple(line.replace(tag, who) for line in lines for tag, who in names.items() if line.startswith(tag))


def placed(seat: int, n: int, region: int = 1) -> Event:
    """Cubes come to Gallia."""
    return Event("placed", {"seat": seat, "n": n, "region": region})


def test_what_one_person_does_in_a_row_is_one_line_and_the_next_persons_another() -> None:
    one, other = told(placed(SEAT, 2), placed(SEAT, 1), placed(OTHER, 1))
    assert one.count("Ana") == 1 and one.count(",") == 1 and other.startswith("Bea")


def test_the_same_done_again_is_counted() -> None:
    (line,) = told(placed(SEAT, 2), placed(SEAT, 1), placed(SEAT, 1), placed(SEAT, 1), placed(SEAT, 2))
    single = told(placed(SEAT, 1))[0].removeprefix("Ana ").removesuffix(".")
    assert line.count(f", {single} (×3), ") == 1 and line.count(single) == 1


def test_a_line_grows_no_longer_than_it_may_be() -> None:
    lines = told(*(placed(SEAT, 1 + n % 2) for n in range(40)))
    assert len(lines) > 1 and all(len(line) <= LONGEST_LINE for line in lines)


def test_who_listens_hears_each_thing_in_a_sentence_of_its_own() -> None:
    assert len(told(placed(SEAT, 1), placed(SEAT, 1), spoken=True)) == 2


def test_a_person_who_was_erased_is_somebody() -> None:
    table, _ = next(played("rattus", 2, 1))
    for locale, somebody in (("en", "Somebody"), ("fr", "Quelqu’un")):
        perspective = Perspective(table, GAMES["rattus"], words_for(locale))
        left = Event("table_resigned", {"seat": SEAT, "name": "", "house": 1})
        assert lines_of(perspective, [LogEntry(1, 1.0, 1, SEAT, left)])[0].startswith(somebody)
