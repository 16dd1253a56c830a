"""The story of a game that is over, in words and as the chart of its picture."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.faces import Clause
from bot.faults import log_fault
from bot.pictures import Chart
from bot.replays import PlayedGame, ReplayStep, Story, TurningPoint, lead_of, played_of, steps_of, story_of
from bot.tables import LogEntry, Tables
from bot.text import APART, units
from bot.ui.kit.names import without_markdown
from bot.ui.kit.news import NewsGroup
from bot.ui.kit.perspective import Perspective

TOLD: Final = 110  # characters of what happened at a turning point; a single clause may be longer
WON: Final = frozenset({"won", "nobody_won"})  # by which every game tells how it ended
NUMBER: Final = re.compile(r"\d+")
MINUTE, HOUR, DAY = 60, 3600, 86_400


class ToldStory(NamedTuple):
    """The story of a game for its end message."""

    lines: tuple[str, ...]
    chart: Chart


async def read_story(tables: Tables, perspective: Perspective) -> ToldStory | None:
    """The story of a game that is over; None where its game counts nothing on the way, or it cannot be played again."""
    try:
        return await asyncio.to_thread(told_story, perspective, await played_of(tables, perspective.table))
    except Exception as error:
        log_fault("a story cannot be told", error, table=perspective.table.code)
        return None


def told_story(perspective: Perspective, played: PlayedGame) -> ToldStory | None:
    """The story of a game that was played again, in its reader's words. Slow: a tenth of a second."""
    steps = steps_of(played, perspective.words)
    story = story_of(played, steps)
    if story is None:
        return None
    turns = [_turn(perspective, steps[turn.step], turn, story) for turn in story.turns]
    return ToldStory(tuple(_lines(perspective, story, turns)), _chart(perspective, story, turns))


def _lines(perspective: Perspective, story: Story, turns: Sequence[str]) -> list[str]:
    """How long the game took, and what turned it."""
    words = perspective.words
    lines = [words("story-took", answers=story.answers, time=_time(perspective, story.seconds))]
    if turns:
        lines += [words("story-turns"), *(f"{n}. {told}" for n, told in enumerate(turns, start=1))]
    return lines


def _chart(perspective: Perspective, story: Story, turns: Sequence[str]) -> Chart:
    """What the picture of the story is drawn from; its texts without Markdown."""
    rounds = (min(turn.round, len(story.rounds) - 1) for turn in story.turns)
    marked = zip(rounds, map(without_markdown, turns), strict=True)
    return Chart(perspective.words(f"story-standing-{perspective.table.game}"), story.rounds, tuple(marked))


def _turn(perspective: Perspective, step: ReplayStep, turn: TurningPoint, story: Story) -> str:
    """What happened and what it did to the lead, with what that was at the end of the round where it changed again."""
    words, names, seat = perspective.words, perspective.names, story.seat
    at_end = lead_of(story.rounds[min(turn.round, len(story.rounds) - 1)], seat)
    end = "same" if at_end == turn.lead else _sign(at_end)
    lead = words("story-lead", how=_sign(turn.lead), n=abs(turn.lead), end=end, m=abs(at_end))
    change = words("story-change", how="better" if turn.change > 0 else "worse", n=abs(turn.change))
    told = _happened(perspective, step, seat, turn.change)
    return words(
        "story-turn", round=perspective.round(turn.round), told=told, name=names.tag(seat), change=change, lead=lead
    )


def _happened(perspective: Perspective, step: ReplayStep, seat: int, change: int) -> str:
    """What the mover did and what of it moved the lead; where that tells no number, what did in the same step.

    Where another group of the step tells of a loss that is most of the change, or of more than came of what the mover
    did, that stands there instead.
    What moves the lead is what this seat gained or others lost, or the other way round; where nothing tells that, what
    came of the step stands there, else what was done: the clause with the largest number, and not who won.
    """
    moved = next((group for group in step.groups if group.seat is not None and group.deeds), None)
    cause = _cause(perspective, seat, change)
    others = [group for group in step.groups if group is not moved]
    if moved and not any(_tells_loss(cause, group, change) for group in others):
        came = [clause for clause in moved.results if cause.search(clause.text)]
        elsewhere = max((_told_by(cause, group) for group in others), default=0)
        explains = 2 * elsewhere <= abs(change) or elsewhere <= _told_by(cause, moved)
        if explains and any(map(NUMBER.search, (clause.text for clause in (*moved.deeds, *came)))):
            return _in_clauses(moved.beginning, [*moved.deeds, *came])
    told = [(group.beginning, clause) for group in step.groups for clause in (*group.results, *group.deeds)]
    if not told:
        return step.groups[0].head.strip()
    before_the_end = [group for group in step.groups if not any(map(_is_end, group.entries))]
    came_of_it = [(group.beginning, clause) for group in before_the_end for clause in group.results]
    done = [(group.beginning, clause) for group in before_the_end for clause in group.deeds]
    named = [one for one in told if cause.search(one[1].text)] or came_of_it or done or told
    head, clause = max(named, key=lambda one: max(map(int, NUMBER.findall(one[1].text)), default=0))
    return _in_clauses(head, [clause])


def _told_by(cause: re.Pattern[str], group: NewsGroup) -> int:
    """The most of what moved the lead that a clause of this group tells of; 0 where none does."""
    found = (cause.search(clause.text) for clause in (*group.results, *group.deeds))
    return max((int(one[1]) for one in found if one), default=0)


def _tells_loss(cause: re.Pattern[str], group: NewsGroup, change: int) -> bool:
    """Whether a clause of this group tells of a loss that is more than half of what the lead changed by."""
    found = (cause.search(clause.text) for clause in (*group.results, *group.deeds))
    return any("−" in one[0] and 2 * int(one[1]) > abs(change) for one in found if one)


def _is_end(entry: LogEntry) -> bool:
    return entry.event.key in WON


def _cause(perspective: Perspective, seat: int, change: int) -> re.Pattern[str]:
    """A seat with what it gained or lost, so that the lead of `seat` changed this way."""
    tags, up = list(map(re.escape, perspective.names.tags)), change > 0
    own, others = tags.pop(seat), "|".join(tags)
    return re.compile(rf"\b(?:{own} {'[+]' if up else '−'}|(?:{others}) {'−' if up else '[+]'})(\d+)")


def _in_clauses(head: str, clauses: Sequence[Clause]) -> str:
    """As many clauses as there is room for, the last one among them: it tells what came of the others."""
    for keep in range(len(clauses), 0, -1):
        kept = [*clauses[: keep - 1], *clauses[-1:]]
        left_out = ["…"] if keep < len(clauses) else []
        texts = [clause.short or clause.text if keep < len(clauses) else clause.text for clause in kept]
        said = f"{head} {APART.join([*texts[:-1], *left_out, texts[-1]])}".strip()
        if units(said) <= TOLD:
            return said
    return f"{head} {clauses[-1].short or clauses[-1].text}".strip()


def _sign(n: int) -> str:
    return "level" if n == 0 else "ahead" if n > 0 else "behind"


def _time(perspective: Perspective, seconds: float) -> str:
    """A span of time in days; in hours where it was less than two days, in minutes where less than an hour."""
    unit, long = ("days", DAY) if seconds >= 2 * DAY else ("hours", HOUR) if seconds >= HOUR else ("minutes", MINUTE)
    return perspective.words(f"story-{unit}", n=max(1, round(seconds / long)))
