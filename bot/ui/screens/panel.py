"""The private panel: news, the reader's secrets, their question and its answers. Made anew each time it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from bot.faces import LABEL as SHORT
from bot.faces import face_of
from bot.tables import BrokenTable, LogEntry, Tables
from bot.tables.values import PanelFacts
from bot.text import units
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.names import game_name
from bot.ui.kit.news import PANEL, PICTURED_PANEL, fold, folded, told_groups, with_last_move, without_start
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.picture_question import PictureQuestionMaker
from bot.ui.kit.screen import (
    MOST_COMPONENTS,
    Button,
    ButtonStyle,
    Part,
    PicturePlace,
    Screen,
    Separator,
    Text,
    cut,
    rows,
)
from rules.core import Refused

from .absence import absence_parts, end_parts, own_time_line, resume_parts
from .advice import advice_buttons
from .answers import Answers
from .at_hand import with_things_at_hand
from .hints import first_game_hint
from .in_words import words_page
from .lesson import finish_buttons, lesson_parts
from .log_page import SINCE
from .marks import picture_question
from .note_page import note_button
from .over import block_text, over_panel
from .plans import BACK, PLAN_ROOM, Plan, plan_of, without_lost_steps
from .preparing import SECRETS_ROOM, drop_button, due_line, unfit_lines, waiting_parts
from .receipts import barrier_line, kept_line, outcome_line, receipt, waiting_line
from .told_below import without_asked, without_own
from .undo_request import asked_back_by_log, undo_request_parts
from .why import WhyQuery, barred_options, why_parts

CHANGE, UNDO = "change", "undo"  # in the ids of the footer's buttons
SMALL = "-# "  # how Discord is told to write a line small


@dataclass(frozen=True, slots=True)
class Note:
    """What the panel says first, and how it is opened: a receipt, or why the press did nothing."""

    text: str = ""
    chosen: str = ""  # what was answered, where the receipt does not tell it
    receipt: tuple[LogEntry, ...] = ()
    taught: tuple[str, ...] = ()  # what a lesson says of the answer
    why: WhyQuery | None = None  # show what is barred and why
    page: int = 0
    change: bool = False  # show the question of a sealed answer again
    asked_back: str = ""  # the moves that an open request would take back
    beforehand: tuple[Part, ...] = ()  # what is prepared, or can be
    advice: tuple[Button, ...] = ()  # to ask what a bot would do
    votes: tuple[Part, ...] = ()  # who votes to end the table
    hand: bool = False  # tell all that the reader alone may know above the picture, which has no room for some of it


class PanelWithQuestion(NamedTuple):
    """A panel, and what makes the question for its picture."""

    screen: Screen
    question: PictureQuestionMaker | None = None  # None for who does not play, before the start and after the end
    is_prepared: bool = False  # what its reader prepared for the open question is about to be handed in


async def panel(tables: Tables, perspective: Perspective, note: Note | None = None) -> Screen:
    """The panel of the reader."""
    return (await panel_with_question(tables, perspective, note)).screen


async def panel_with_question(
    tables: Tables, perspective: Perspective, note: Note | None = None, facts: PanelFacts | None = None
) -> PanelWithQuestion:
    """The panel of the reader; `facts`: what is stored for them, where that was read already."""
    note = note or Note()
    table = perspective.table
    if table.status == "open":
        return PanelWithQuestion(
            Screen((Text("\n".join([f"## {perspective.title}", *_of_a_lobby(perspective, note)])),))
        )
    if table.result is not None:
        return PanelWithQuestion(over_panel(perspective, note.text, in_play=await tables.duplicates.in_play(table)))
    if table.status != "running" or perspective.seat is None:
        return PanelWithQuestion(watching(perspective, note.text))
    player = table.players[perspective.seat]
    assert player is not None and player.person is not None
    facts = facts or await tables.panels.facts(table, player.person)
    elsewhere = await _next_table(tables, perspective, facts)
    plan = plan_of(perspective, facts)
    warning = _warning(plan, facts)
    plan = await without_lost_steps(tables, plan)
    taught = await lesson_parts(tables, plan)
    hint = taught or first_game_hint(plan.now, facts)
    beforehand = waiting_parts(perspective, facts) if plan.ask is None else ()
    advice = advice_buttons(plan, facts)
    asked_back = await asked_back_by_log(tables, perspective)
    votes = end_parts(perspective, tables.clock.now())
    note = replace(note, asked_back=asked_back, beforehand=tuple(beforehand), advice=advice, votes=votes)
    screen = Screen(tuple(_parts(plan, note, facts, elsewhere, hint, warning)))
    question = partial(picture_question, plan, note.page, change=note.change)
    on_board = board_text(perspective) if plan.ask is None else ""  # the picture of who waits is the board
    return PanelWithQuestion(with_things_at_hand(perspective, screen, on_board), question, _is_prepared(plan, facts))


def _of_a_lobby(perspective: Perspective, note: Note) -> list[str]:
    """That the game has not started, and how to move its lobby where that has lost its place."""
    if note.text:
        return [note.text]
    table, words = perspective.table, perspective.words
    return [words("ui-not-started"), words("ui-not-started-where", code=table.code)]


def _warning(plan: Plan, facts: PanelFacts) -> str:
    """What became of a prepared answer or of a plan; "" where nothing did."""
    words = plan.true.words
    if plan.draft and plan.draft.unfit and plan.ask:
        return unfit_lines(plan.true, plan.draft)
    if plan.lost:
        return words("ui-plan-lost")
    if facts.prepared:  # what was handed in before is no news any more
        return due_line(plan.true, facts.prepared) if _is_prepared(plan, facts) else ""
    return words("prepare-handed-in") if facts.handed_in else ""


def _is_prepared(plan: Plan, facts: PanelFacts) -> bool:
    """Whether what the reader prepared is about to be handed in."""
    table, ask = plan.true.table, plan.ask
    if facts.prepared is None or ask is None or ask.given is not None or plan.steps:
        return False
    return table.runs and table.undo_request is None and facts.prepared.steps[0].answers(ask)


def watching(perspective: Perspective, text: str = "", page: int = 0) -> Screen:
    """The table for people who do not play, or after its end; in words mode page by page."""
    table = perspective.table
    if perspective.words.spoken and table.state is not None:
        return words_page(perspective, text or _status(perspective), page)
    parts: list[Part] = [Text(f"## {perspective.title}\n{text or _status(perspective)}")]
    if table.state is not None:
        parts += [Text(cut(f"{legend(perspective)}\n{board_text(perspective)}", 2600))]
    return Screen(tuple(parts))


def _status(perspective: Perspective) -> str:
    match perspective.table.status:
        case "over":
            return perspective.words("ui-game-over-with", outcome=outcome_line(perspective))
        case "closed":
            return perspective.words("ui-table-closed")
    return perspective.words("ui-watching")


def legend(perspective: Perspective) -> str:
    """Every seat's mark with the full name."""
    return " · ".join(perspective.names.legend)


def board_text(perspective: Perspective) -> str:
    """The public table as one text."""
    board = perspective.board()
    return "\n".join([board.headline, *(block_text(block.lines, block.code) for block in board.blocks)])


def _parts(
    plan: Plan, note: Note, facts: PanelFacts, elsewhere: Button | None, hint: Sequence[Part], warning: str
) -> list[Part]:
    perspective, footer = plan.true, _footer(plan, note, elsewhere)
    if facts.prepared and _is_prepared(plan, facts):
        footer.insert(0, drop_button(perspective, facts.prepared))
    secrets = cut("\n".join(perspective.secrets()), SECRETS_ROOM)
    below: list[Part] = [PicturePlace(secrets, above=secrets if note.hand else "")]
    below += undo_request_parts(perspective, note.asked_back)
    below += [*absence_parts(perspective), *note.votes]
    below += [Separator(), *_question(plan, note, hint)]
    if note.why:
        below += why_parts(plan, note.why)
    told, is_folded = _told(plan, note, facts, warning, log=True)
    if not is_folded:
        return _with_note(perspective, [*told, *below], footer)
    log = Button(perspective.words("ui-log"), Id(ids.LOG, perspective.table.code, 0, SINCE))
    with_log = [*told, *below, *rows([*footer, log])]
    if Screen(tuple(with_log)).components < MOST_COMPONENTS:  # one is left for a line above the picture
        return _with_note(perspective, [*told, *below], [*footer, log])
    return [*_told(plan, note, facts, warning, log=False)[0], *below, *rows(footer)]


def _with_note(perspective: Perspective, above: Sequence[Part], footer: Sequence[Button]) -> list[Part]:
    """The panel with *My note* at its end, where it has room for that; `/table note` always opens it."""
    parts = [*above, *rows([*footer, note_button(perspective)])]
    return parts if Screen(tuple(parts)).components < MOST_COMPONENTS else [*above, *rows(footer)]


def _told(plan: Plan, note: Note, facts: PanelFacts, warning: str, *, log: bool) -> tuple[list[Part], bool]:
    """Head, receipt and news, and whether some of it is folded. `log`: the button *Log* stands below.

    Once a plan is begun its owner has read the news: they are one line, so that the plan does not stand below them.
    """
    perspective = plan.true
    done = receipt(perspective, note.receipt, log=log)
    parts: list[Part] = [Text(_head(plan, note, done.lines, warning))]
    not_below = without_asked(perspective, facts.since, names_voters=bool(note.votes))
    since = without_start(without_own(not_below, perspective.seat))
    if plan.steps:
        news = folded(perspective, told_groups(perspective, since, perspective.seat), log=log)
        return [*parts, *([Text(news.text)] if news.text else [])], bool(done.earlier or news.earlier)
    told, head = told_groups(perspective, since, perspective.seat), "ui-since-your-move"
    player = None if perspective.seat is None else perspective.table.players[perspective.seat]
    if player and not player.last_line:
        head = "ui-since-your-move.first"
    if facts.last_move and not note.receipt:
        told = with_last_move(perspective, facts.last_move, since)
        if told and told[0].entries[0].line == facts.last_move[0].line:
            head = "ui-since-your-move.with"
    plain, pictured = (fold(perspective, told, room, log=log) for room in (PANEL, PICTURED_PANEL))
    if plain.text:
        parts.append(Text(f"{perspective.words(head)}\n{plain.text}", f"{perspective.words(head)}\n{pictured.text}"))
    return parts, bool(done.earlier or plain.earlier)


def _head(plan: Plan, note: Note, done: Sequence[str], warning: str) -> str:
    """The title, below it where the game stands after the plan, as picture and question do; then what was done."""
    perspective = plan.now
    lines = [f"## {perspective.title}", f"-# {perspective.headline} · {perspective.words('ui-only-you')}"]
    lines += [*([note.chosen] if note.chosen else []), *done, *note.taught]
    lines += [_bold(text) for text in (note.text, warning) if text]
    return "\n".join(lines)


def _bold(text: str) -> str:
    """In bold, unless the text has its own or begins with a small line; further small lines have to begin as such."""
    if "**" in text or text.startswith(SMALL):
        return text
    big, *small = text.split(f"\n{SMALL}")
    return f"\n{SMALL}".join([f"**{big}**", *small])


def _question(plan: Plan, note: Note, hint: Sequence[Part]) -> list[Part]:
    """The plan so far, the question and its answers; without a question, who is awaited."""
    perspective, ask, words = plan.now, plan.ask, plan.now.words
    if not plan.true.table.runs:
        return [Text(waiting_line(plan.true)), *resume_parts(plan.true)]
    if ask is None:
        return [Text(waiting_line(plan.true)), *note.beforehand]
    if ask.given is not None and not note.change:
        return [Text(kept_line(plan.true, ask))]
    what, *more = perspective.face.question(perspective.asked(ask)).split("\n")
    lines = [f"**{what}**", *more, *own_time_line(plan.true)]
    if plan.said:
        lines.insert(0, cut(words("ui-plan", steps=" ".join(plan.said)), PLAN_ROOM))
    if ask.given is not None:
        lines.append(kept_line(plan.true, ask))
    elif plan.true.is_answered_by_caretaker:
        lines.append(plan.true.words("ui-care-sealed"))
    return [*hint, Text("\n".join(lines)), *Answers(plan, note.page).parts()]


def _footer(plan: Plan, note: Note, elsewhere: Button | None) -> list[Button]:
    perspective, words, code = plan.true, plan.true.words, plan.true.table.code
    revision = plan.root.revision if plan.root else 0
    choice = plan.ask.choice if plan.ask else "none"
    buttons = []
    if plan.steps:
        buttons.append(Button(words("ui-back"), Id(ids.ADD, code, revision, choice, BACK, plan.version)))
    elif plan.ask and plan.ask.given is not None and not note.change:
        buttons.append(Button(words("ui-change"), Id(ids.MOVE, code, revision, choice, CHANGE)))
    buttons += [*finish_buttons(plan), *note.advice]
    if barred_options(plan.now):
        buttons.append(Button(words("ui-why"), Id(ids.WHY, code, revision, choice, "why")))
    buttons.append(Button(words("ui-rules"), Id(ids.RULES, code)))
    if words.spoken:
        buttons.append(Button(words("ui-board-in-words"), Id(ids.SHOW, code)))
    if not plan.steps:
        buttons += _take_back(perspective, note, revision, choice)
    if elsewhere:
        style: ButtonStyle = "secondary" if plan.ask and plan.ask.given is None else "primary"
        buttons.append(replace(elsewhere, style=style))
    return buttons


async def _next_table(tables: Tables, perspective: Perspective, facts: PanelFacts) -> Button | None:
    """A button to the other table that has waited longest for this person; it names the game and what is asked."""
    other = next((brief for brief in facts.waiting if brief.code != perspective.table.code), None)
    if other is None:
        return None
    words, game = perspective.words, game_name(perspective.words, other.game)
    try:
        ask = (await tables.look(other.code)).ask_of(other.seat)
    except (Refused, BrokenTable):  # its panel says why
        ask = None
    label = words("ui-next-table", game=game, call=face_of(other.game).call(words, ask)) if ask else ""
    if not 0 < units(label) <= SHORT:
        label = words("ui-next-table.short", game=game)
    return Button(label, Id(ids.MOVE, other.code))


def takes_back_alone(perspective: Perspective) -> bool:
    """Whether the reader may take their last move back at once: nobody else has to agree."""
    table, state = perspective.table, perspective.table.state
    if state is None or _may_change(perspective):
        return False
    return state.undo_seat == perspective.seat and state.undo_depth > 0 and table.terms.undo == "free"


def _may_change(perspective: Perspective) -> bool:
    """Whether the reader has a sealed answer: it has *Change* in place of *Take back*, which nobody else notices."""
    is_sealed = perspective.ask is not None and perspective.ask.given is not None
    return is_sealed or (perspective.seat is not None and perspective.table.changes_only(perspective.seat))


def _take_back(perspective: Perspective, note: Note, revision: int, choice: str) -> list[Button]:
    """*Take back* while that needs no consent; after a move that cannot be taken back, a button that says why."""
    table, words = perspective.table, perspective.words
    if takes_back_alone(perspective):
        return [Button(words("ui-take-back"), Id(ids.UNDO, table.code, table.revision, "undo"))]
    is_asked = note.receipt and table.terms.undo != "never" and not _may_change(perspective)
    if is_asked and barrier_line(perspective):
        return [Button(words("ui-why-no-take-back"), Id(ids.WHY, table.code, revision, choice, UNDO))]
    return []
