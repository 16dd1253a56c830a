"""The private panel: what happened, my secrets, my question and its answers. Built from the database each time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables import Brief, Draft, Entry, Tables
from bot.text import folded

from . import ids
from .answers import Answers, Half
from .hints import first_game_hint
from .ids import Id
from .lines import bullets, lines_of, newest
from .picks import Numbers, numbers_of, one_of
from .screen import Button, Part, Row, Rule, Screen, Text, cut
from .sight import Sight, joined

SINCE, SINCE_ROOM = 8, 900
SECRETS_ROOM = 1300
WHY = 8


@dataclass(frozen=True, slots=True)
class Note:
    """What the panel says before all else: a receipt, or why the press did nothing."""

    text: str = ""
    receipt: tuple[Entry, ...] = ()
    why: bool = False  # list what is barred and why
    about: str = ""  # … of what was typed, where one of the reasons speaks of it
    page: int = 0


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
    draft = await tables.draft(table.code, player.person) if sight.ask and not one_of(sight.ask) else None
    elsewhere = await tables.waiting_for(player.person)
    hint = await first_game_hint(tables, sight, player.person)
    return Screen(tuple(_parts(sight, note, since, draft, elsewhere, hint)))


def watching(sight: Sight, text: str = "") -> Screen:
    """The table for somebody who does not play, or when it is over."""
    table = sight.table
    parts: list[Part] = [Text(f"## {sight.title}\n{text or _status(sight)}")]
    if table.state is not None:
        parts += [Text(cut(board_text(sight), 2600))]
    return Screen(tuple(parts))


def _status(sight: Sight) -> str:
    match sight.table.status:
        case "over":
            return sight.words("ui-game-over")
        case "closed":
            return sight.words("ui-table-closed")
    return sight.words("ui-watching")


def board_text(sight: Sight) -> str:
    """The public table as one text."""
    board = sight.board()
    return "\n".join([board.headline, *(block_text(block.lines, block.code) for block in board.blocks)])


def block_text(lines: Sequence[str], code: bool) -> str:
    """A paragraph of a board in Discord's markdown."""
    text = "\n".join(lines)
    return f"```\n{text}\n```" if code else text


def _parts(
    sight: Sight,
    note: Note,
    since: Sequence[Entry],
    draft: Draft | None,
    elsewhere: Sequence[Brief],
    hint: Sequence[Part] = (),
) -> list[Part]:
    words, ask = sight.words, sight.ask
    parts: list[Part] = [Text(_head(sight, note))]
    if since_lines := newest(lines_of(sight, since), SINCE, SINCE_ROOM):
        parts.append(Text(f"{words('ui-since-your-move')}\n{bullets(since_lines)}"))
    if secrets := sight.secrets():
        parts.append(Text(cut("\n".join(secrets), SECRETS_ROOM)))
    parts.append(Rule())
    if ask is None:
        parts.append(Text(waiting_line(sight)))
    else:
        half = Half(drafted(sight, draft), draft.number if draft else 0)
        parts += [*hint, Text(_question(sight))]
        parts += Answers(sight, ask, half, note.page).parts()
    if note.why:
        parts.append(Text(_why_not(sight, note.about)))
    if footer := _footer(sight, elsewhere):
        parts.append(Row(tuple(footer)))
    return parts


def _head(sight: Sight, note: Note) -> str:
    lines = [f"## {sight.title}", f"-# {sight.board().headline} · {sight.words('ui-only-you')}"]
    if note.receipt and (done := newest(lines_of(sight, note.receipt), 6, 700)):
        lines += [sight.words("ui-done"), bullets(done)]
    if note.text:
        lines.append(f"**{note.text}**")
    return "\n".join(lines)


def _question(sight: Sight) -> str:
    ask = sight.ask
    assert ask is not None
    lines = [f"**{sight.question(ask)}**"]
    if ask.given is not None:
        chosen = [sight.option(ask, option).label for option in ask.given]
        lines.append(sight.words("ui-answered-sealed", answer=joined(chosen) or sight.words("ui-nothing")))
        lines.append(waiting_line(sight))
    return "\n".join(lines)


def drafted(sight: Sight, draft: Draft | None) -> Numbers:
    """The half-made answer to the question of the moment; a sealed answer that may be changed starts as it is."""
    ask = sight.ask
    if ask is None or one_of(ask):
        return ()
    if draft is None or draft.revision != ask.revision:
        return numbers_of(ask, ask.given) if ask.given else ()
    return tuple(n for n in draft.body if isinstance(n, int))


def waiting_line(sight: Sight) -> str:
    """Who is awaited: one person with the question and since when, several by name only."""
    table, words = sight.table, sight.words
    awaited = table.awaited
    if not awaited:
        return words("ui-nobody-awaited")
    if len(awaited) > 1:
        return words("ui-waiting-for-several", names=joined(map(sight.names.tag, awaited)))
    ask, player = table.ask_of(awaited[0]), table.players[awaited[0]]
    assert ask is not None
    since = f"<t:{int(player.awaited_since)}:R>" if player and player.awaited_since else words("ui-just-now")
    return words("ui-waiting-for", name=sight.names.tag(awaited[0]), since=since, call=sight.call(ask))


def reasons(sight: Sight) -> tuple[str, ...]:
    """Why things that this seat might expect are not possible now."""
    if sight.seat is None or sight.table.state is None:
        return ()
    barred = sight.game.barred(sight.table.state, sight.seat)
    return tuple(dict.fromkeys(sight.refusal(reason) for reason in list(barred.values())[:WHY]))


def _why_not(sight: Sight, about: str) -> str:
    lines = [line for line in reasons(sight) if folded(about) in folded(line)] or reasons(sight)
    return f"{sight.words('ui-why-not')}\n{bullets(lines)}" if lines else sight.words("ui-why-nothing")


def _footer(sight: Sight, elsewhere: Sequence[Brief]) -> list[Button]:
    table, words, seat = sight.table, sight.words, sight.seat
    assert seat is not None and table.state is not None
    buttons = []
    if table.state.undo_seat == seat and table.state.undo_depth and table.terms.undo == "free":
        buttons.append(Button(words("ui-take-back"), Id(ids.UNDO, table.code)))
    if sight.game.barred(table.state, seat):
        revision, choice = (sight.ask.revision, sight.ask.choice) if sight.ask else (0, "none")
        buttons.append(Button(words("ui-why"), Id(ids.WHY, table.code, revision, choice, "why")))
    buttons.append(Button(words("ui-rules"), Id(ids.RULES, table.code)))
    if other := next((brief for brief in elsewhere if brief.code != table.code), None):
        buttons.append(Button(words("ui-next-table", code=other.code), Id(ids.MOVE, other.code), "primary"))
    return buttons
