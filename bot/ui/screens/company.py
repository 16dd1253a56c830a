"""Who sits at a table, for those who consider sitting down with them: how reliable each was lately, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import ceil
from typing import Final

from bot.tables import Snapshot
from bot.tables.values import DAY, HOUR, Reliability
from bot.text import Words
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.names import clean, escaped, isolated
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, Screen, Text

HOURS: Final = 48  # the most that are told as hours


def company_button(perspective: Perspective) -> Button:
    """*Who sits here*."""
    return Button(perspective.words("company-open"), Id(ids.COMPANY, perspective.table.code))


def company(table: Snapshot) -> tuple[int, ...]:
    """The people at a table, and who would take a seat."""
    proposal = table.proposal
    return (*table.people, proposal.by) if proposal and proposal.kind == "candidate" else table.people


def company_screen(perspective: Perspective, found: Mapping[int, Reliability]) -> Screen:
    """The people at a table, a line each."""
    words, names = perspective.words, perspective.names
    lines = [f"## {words('company', title=perspective.title)}"]
    for seat, player in enumerate(perspective.table.players):
        if player and player.person is not None:
            told = words("company-line", name=names.full[seat], told=reliability_text(words, found[player.person]))
            lines.append(f"{names.marks[seat]} {told}".lstrip())
    if (proposal := perspective.table.proposal) and proposal.kind == "candidate":
        name = isolated(escaped(clean(proposal.name))) or words("ui-nameless")
        lines.append(words("company-line", name=name, told=reliability_text(words, found[proposal.by])))
    return Screen((Text("\n".join([*lines, f"-# {words('company-how')}"])),))


def reliability_text(words: Words, found: Reliability) -> str:
    """How reliable somebody was lately: "usually answers within 3 hours, 5 games finished, no seat given up"."""
    return words("company-new") if found.is_new else ", ".join(_told(words, found))


def _told(words: Words, found: Reliability) -> Iterator[str]:
    if found.answers_within is not None:
        yield _answers(words, found.answers_within)
    if found.finished:
        yield words("company-finished", n=found.finished)
    if found.finished or found.given_up:
        yield words("company-given-up", n=found.given_up)
    if percent := round(100 * found.cared):
        yield words("company-cared", percent=percent)


def _answers(words: Words, seconds: float) -> str:
    hours = max(1, ceil(seconds / HOUR))
    return words("company-hours", n=hours) if hours <= HOURS else words("company-days", n=ceil(seconds / DAY))
