"""How a test reads the news: happenings of one game as the lines of one group."""

from __future__ import annotations

from bot.faces import AnyFace, Group, Happening
from bot.text import words_for
from bot.ui.kit.news import NewsGroup, head_of
from rules.core import Arg, Facts

from .people import names, said_names


def event(key: str, **facts: Arg) -> tuple[str, Facts]:
    """One happening."""
    return key, facts


def told(
    face: AnyFace,
    seat: int | None,
    *events: tuple[str, Facts],
    reader: int | None = None,
    locale: str = "en",
    spoken: bool = False,
    seats: int = 4,
) -> tuple[str, ...]:
    """The lines of events that belong together: moves of a seat, or (None) of the section of the first event."""
    words, people = words_for(locale, spoken=spoken), (said_names if spoken else names)(seats)
    section = (face.section(events[0][0], "") or "") if seat is None else ""
    assert face.digest is not None
    made = face.digest(words, Group(seat, section, tuple(Happening(*event) for event in events), reader), people)
    lines = NewsGroup(words, head_of(words, people, seat, made.head), made.deeds, made.results, seat=seat).lines
    return tuple(line.replace("\u00a0", " ") for line in lines)
