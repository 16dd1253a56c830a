"""The private panel: what happened, my secrets, my question and its answers. Built from the database each time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables import Brief, Entry, Tables

from . import ids
from .answers import Answers
from .hints import first_game_hint
from .ids import Id
from .in_words import words_page
from .lines import bullets, newest, news_of
from .plans import Plan, mended, plan_of
from .receipts import barrier_line, kept_line, outcome_line, receipt_lines, waiting_line
from .screen import Button, Part, Rule, Screen, Style, Text, cut, rows
from .sight import Sight, joined
from .why import Wondering, bars, why_parts
from .wishes import wish_parts

SINCE, SINCE_ROOM = 8, 900
SECRETS_ROOM = 1400
PLAN_ROOM = 300
BACK, CHANGE, UNDO = "back", "change", "undo"  # what a press in the footer means


@dataclass(frozen=True, slots=True)
class Note:
    """What the panel says before all else: a receipt, or why the press did nothing."""

    text: str = ""
    receipt: tuple[Entry, ...] = ()
    why: Wondering | None = None  # tell what is barred and why
    page: int = 0
    change: bool = False  # a sealed answer is to be changed: show its question again


async def panel(tables: Tables, sight: Sight, note: Note | None = None) -> Screen:
    """The panel of the person whose sight this is."""
    note = note or Note()
    table = sight.table
    if table.status == "open":
        return Screen((Text(f"## {sight.title}\n{note.text or sight.words('ui-not-started')}"),))
    if table.status != "running" or sight.seat is None:
        return watching(sight, note.text)
    player = table.players[sight.seat]
    assert player is not None and player.person is not None
    news = table.lines > player.last_line
    since = await tables.log(table.code, since=player.last_line, limit=40) if news else ()
    elsewhere = await tables.waiting_for(player.person)
    plan = await plan_of(tables, sight)
    lost, plan = plan.lost, await mended(tables, plan)
    told = sight.words("ui-plan-lost") if lost else ""
    hint = await first_game_hint(tables, plan.now, player.person)
    return Screen(tuple(_parts(plan, note, since, elsewhere, hint, told)))


def watching(sight: Sight, text: str = "", page: int = 0) -> Screen:
    """The table for somebody who does not play, or when it is over; in words mode page by page."""
    table = sight.table
    if sight.words.spoken and table.state is not None:
        return words_page(sight, text or _status(sight), page)
    parts: list[Part] = [Text(f"## {sight.title}\n{text or _status(sight)}")]
    if table.state is not None:
        parts += [Text(cut(f"{legend(sight)}\n{board_text(sight)}", 2600))]
    return Screen(tuple(parts))


def _status(sight: Sight) -> str:
    match sight.table.status:
        case "over":
            return sight.words("ui-game-over-with", outcome=outcome_line(sight))
        case "closed":
            return sight.words("ui-table-closed")
    return sight.words("ui-watching")


def legend(sight: Sight) -> str:
    """Every seat once in full."""
    return " · ".join(f"{mark} {name}" for mark, name in zip(sight.names.marks, sight.names.full, strict=True))


def board_text(sight: Sight) -> str:
    """The public table as one text."""
    board = sight.board()
    return "\n".join([board.headline, *(block_text(block.lines, block.code) for block in board.blocks)])


def block_text(lines: Sequence[str], code: bool) -> str:
    """A paragraph of a board in Discord's markdown."""
    text = "\n".join(lines)
    return f"```\n{text}\n```" if code else text


def _parts(
    plan: Plan, note: Note, since: Sequence[Entry], elsewhere: Sequence[Brief], hint: Sequence[Part], told: str
) -> list[Part]:
    sight, words = plan.true, plan.true.words
    parts: list[Part] = [Text(_head(sight, note, told))]
    if since_lines := newest(news_of(sight, since), SINCE, SINCE_ROOM):
        parts.append(Text(f"{words('ui-since-your-move')}\n{bullets(since_lines)}"))
    if secrets := sight.secrets():
        parts.append(Text(cut("\n".join(secrets), SECRETS_ROOM)))
    parts += wish_parts(sight)
    parts += [Rule(), *_asked(plan, note, hint)]
    if note.why:
        parts += why_parts(plan, note.why)
    if footer := _footer(plan, note, elsewhere):
        parts += rows(footer)
    return parts


def _head(sight: Sight, note: Note, told: str) -> str:
    lines = [f"## {sight.title}", f"-# {sight.board().headline} · {sight.words('ui-only-you')}"]
    lines += receipt_lines(sight, note.receipt)
    lines += [_stressed(text) for text in (note.text, told) if text]
    return "\n".join(lines)


def _stressed(text: str) -> str:
    """In bold, unless the text has its own."""
    return text if "**" in text else f"**{text}**"


def _asked(plan: Plan, note: Note, hint: Sequence[Part]) -> list[Part]:
    """The plan so far, the question and its answers; or who is awaited."""
    sight, ask, words = plan.now, plan.ask, plan.now.words
    if ask is None:
        return [Text(waiting_line(plan.true))]
    if ask.given is not None and not note.change:
        return [Text(kept_line(plan.true, ask))]
    what, *more = sight.question(ask).split("\n")
    lines = [f"**{what}**", *more]
    if plan.said:
        lines.insert(0, cut(words("ui-plan", steps=joined(plan.said)), PLAN_ROOM))
    if ask.given is not None:
        lines.append(kept_line(plan.true, ask))
    return [*hint, Text("\n".join(lines)), *Answers(plan, note.page).parts()]


def _footer(plan: Plan, note: Note, elsewhere: Sequence[Brief]) -> list[Button]:
    sight, words, code = plan.true, plan.true.words, plan.true.table.code
    revision = plan.root.revision if plan.root else 0
    choice = plan.ask.choice if plan.ask else "none"
    buttons = []
    if plan.steps:
        buttons.append(Button(words("ui-back"), Id(ids.ADD, code, revision, choice, BACK, plan.version)))
    elif plan.ask and plan.ask.given is not None and not note.change:
        buttons.append(Button(words("ui-change"), Id(ids.MOVE, code, revision, choice, CHANGE)))
    if bars(plan.now):
        buttons.append(Button(words("ui-why"), Id(ids.WHY, code, revision, choice, "why")))
    buttons.append(Button(words("ui-rules"), Id(ids.RULES, code)))
    if words.spoken:
        buttons.append(Button(words("ui-board-in-words"), Id(ids.SHOW, code)))
    if not plan.steps:
        buttons += _take_back(sight, note, revision, choice)
    if other := next((brief for brief in elsewhere if brief.code != code), None):
        style: Style = "secondary" if plan.ask and plan.ask.given is None else "primary"
        buttons.append(Button(words("ui-next-table", code=other.code), Id(ids.MOVE, other.code), style))
    return buttons


def _take_back(sight: Sight, note: Note, revision: int, choice: str) -> list[Button]:
    """*Take back* while that is free; after a move that cannot be, the question why."""
    table, words, state = sight.table, sight.words, sight.table.state
    assert state is not None
    if state.undo_seat == sight.seat and state.undo_depth and table.terms.undo == "free":
        return [Button(words("ui-take-back"), Id(ids.UNDO, table.code))]
    if note.receipt and table.terms.undo != "never" and barrier_line(sight):
        return [Button(words("ui-why-no-take-back"), Id(ids.WHY, table.code, revision, choice, UNDO))]
    return []
