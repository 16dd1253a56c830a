"""The end message: who won, and the final scoring."""

from __future__ import annotations

from collections.abc import Sequence

from bot.faces.scoring import board_of
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, ButtonRow, Part, Screen, Text, cut

from .panel import block_text

BLOCKS = 3200


def end(perspective: Perspective, mentions: Sequence[int] = ()) -> Screen:
    """The end message. `mentions`: the people to mention."""
    table, words = perspective.table, perspective.words
    head = " ".join(f"<@{person}>" for person in mentions)
    title = words("ui-end-title", title=perspective.title)
    parts: list[Part] = [Text(f"{head}\n## {title}" if head else f"## {title}")]
    parts += [Text(cut(scoring_text(perspective), BLOCKS))]
    if table.seal:
        parts.append(Text(words("ui-end-seal", seal=f"`{table.seal}`")))
    parts.append(
        ButtonRow(
            (
                Button(words("ui-rematch"), Id(ids.AFTER, table.code, 0, "rematch"), "primary"),
                Button(words("ui-record"), Id(ids.AFTER, table.code, 0, "record")),
                Button(words("ui-verify"), Id(ids.AFTER, table.code, 0, "verify")),
                Button(words("ui-log"), Id(ids.LOG, table.code)),
            )
        )
    )
    return Screen(tuple(parts), boxed=True)


def scoring_text(perspective: Perspective) -> str:
    """The final scoring as one text."""
    board = board_of(perspective.words, perspective.names, perspective.scoring)
    blocks = [block_text(block.lines, block.code) for block in board.blocks]
    return "\n".join([f"🏁 **{board.headline}**", *blocks])
