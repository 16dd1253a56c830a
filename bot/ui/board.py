"""The board: the public message of a running table, and the one line that stays of an older one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.tables import Entry

from . import ids
from .ids import Id
from .lines import bullets, lines_of, newest
from .panel import block_text, legend
from .receipts import waiting_line
from .screen import Button, Part, Row, Rule, Screen, Text, cut
from .sight import Sight

# Our own ceilings: together they stay under the 4,000 characters of a message.
CALL, BOARD, SINCE, WAITING = 350, 2100, 1000, 450
SINCE_LINES: Final = 12
LINE_LEFT: Final = 400


def board(sight: Sight, since: Sequence[Entry], rung: Sequence[int] = (), *, has_closed: bool = False) -> Screen:
    """The board with what happened since the last one; `rung`: persons who are called by mention.

    `has_closed`: one of them takes no private messages and hears of it here.
    """
    if sight.table.status != "running":
        return Screen((Text(f"## {sight.title}\n{closed_line(sight, since)}"),), boxed=True)
    return Screen(tuple(_parts(sight, since, rung, has_closed)), boxed=True)


def _parts(sight: Sight, since: Sequence[Entry], rung: Sequence[int], has_closed: bool) -> list[Part]:
    words, shown = sight.words, sight.board()
    blocks = [block_text(block.lines, block.code) for block in shown.blocks]
    parts: list[Part] = [
        Text(cut(f"{call_line(sight, rung)}\n## {sight.title}\n{shown.headline}", CALL)),
        *([Text(words("ui-messages-closed"))] if has_closed else []),
        Text(cut(f"{legend(sight)}\n" + "\n".join(blocks), BOARD)),
    ]
    if lines := newest(lines_of(sight, since), SINCE_LINES, SINCE):
        parts += [Rule(), Text(f"{words('ui-since-last-board')}\n{bullets(lines)}")]
    parts += [Rule(), Text(cut(_waiting(sight, rung), WAITING)), Row(board_buttons(sight))]
    return parts


def call_line(sight: Sight, rung: Sequence[int] = ()) -> str:
    """Who is called to do what: by mention if rung here, else by name."""
    table, words = sight.table, sight.words
    awaited = table.awaited
    if not awaited:
        return words("ui-nobody-awaited")
    ask = table.ask_of(awaited[0])
    assert ask is not None
    names = []
    for seat in awaited:
        player = table.players[seat]
        mention = player is not None and player.person in rung
        names.append(f"<@{player.person}>" if player and mention else f"**{sight.names.full[seat]}**")
    return words("ui-call", names=", ".join(names), call=sight.call(ask))


def _waiting(sight: Sight, rung: Sequence[int]) -> str:
    """Who is awaited; what is asked beside the game; whom the answer was for, if he is called to hear it."""
    lines, wish = [waiting_line(sight)], sight.table.wish
    needed = _people(sight, wish.needed if wish else ())
    if wish:
        called = "".join(f"<@{person}> " for person in rung if person in needed)
        lines.append(f"{called}{sight.words('ui-wish-open', name=sight.names.tag(wish.seat), n=wish.moves)}")
    if told := [person for person in rung if person not in {*needed, *_people(sight, sight.table.awaited)}]:
        lines.append(sight.words("ui-wish-over", names=" ".join(f"<@{person}>" for person in told)))
    return "\n".join(lines)


def _people(sight: Sight, seats: Iterable[int]) -> set[int]:
    players = (sight.table.players[seat] for seat in seats)
    return {player.person for player in players if player and player.person is not None}


def board_buttons(sight: Sight) -> tuple[Button, ...]:
    """The same on every board: they carry no revision, so a board is never stale."""
    words, code = sight.words, sight.table.code
    return (
        Button(words("ui-my-move"), Id(ids.MOVE, code), "primary"),
        Button(words("ui-my-hand"), Id(ids.HAND, code)),
        Button(words("ui-log"), Id(ids.LOG, code)),
        Button(words("ui-rules"), Id(ids.RULES, code)),
        Button(words("ui-more"), Id(ids.MORE, code)),
    )


def closed_line(sight: Sight, since: Sequence[Entry]) -> str:
    """How a table ended without a result."""
    closing = [entry for entry in since if entry.event.key == "table_closed"]
    return "\n".join(lines_of(sight, closing[-1:])) or sight.words("ui-table-closed")


def line_left(sight: Sight, headline: str, told: Sequence[Entry]) -> str:
    """What stays of a board that was followed by a newer one: what it told, in one line."""
    lines = newest(lines_of(sight, told), 6, LINE_LEFT)
    return cut("-# " + " · ".join([headline, *lines] if lines else [headline]), LINE_LEFT + 200)
