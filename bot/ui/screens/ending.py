"""The end message: who won, and the final scoring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from bot.replays.child_process import FileForm
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.illustrator import LARGE
from bot.ui.kit.names import clean, escaped, isolated
from bot.ui.kit.perspective import Perspective, joined
from bot.ui.kit.screen import Button, Part, Screen, Text, cut, rows

from .advice import advised_line
from .over import in_play_line, log_button, record_button, rematch_button, replay_button, scoring_text
from .practice import practice_line
from .story import ToldStory
from .weighed_page import WEIGHED

BLOCKS = 2600
STORY = 700
DECIDED = 200


def end(
    perspective: Perspective,
    mentions: Sequence[int] = (),
    story: ToldStory | None = None,
    knew: str = "",
    *,
    in_play: bool = False,
) -> Screen:
    """The end message. `mentions`: the people to mention; `knew`: who of those who watched knew first.

    `in_play`: the deal is still played at another table, and the buttons that would tell it are left out.
    """
    table, words = perspective.table, perspective.words
    head = " ".join(f"<@{person}>" for person in mentions)
    title = words("ui-end-title", title=perspective.title)
    parts: list[Part] = [Text(f"{head}\n## {title}" if head else f"## {title}")]
    parts += [Text(cut(scoring_text(perspective), BLOCKS))]
    if story:
        parts.append(Text(cut("\n".join(story.lines), STORY), pictured=story.lines[0]))  # the chart tells the rest
    if decided := decided_line(perspective):
        parts.append(Text(decided))
    if advised := advised_line(perspective):
        parts.append(Text(advised))
    if knew:
        parts.append(Text(knew))
    if practice := practice_line(perspective):
        parts.append(Text(practice))
    if table.seal:
        parts.append(Text(words("ui-end-seal", seal=f"`{table.seal}`")))
    if in_play:
        return Screen((*parts, Text(in_play_line(perspective)), *rows([log_button(perspective)])), boxed=True)
    buttons = [
        rematch_button(perspective),
        replay_button(perspective),
        record_button(perspective),
        *(Button(words(f"replay-{form}-button"), Id(ids.AFTER, table.code, 0, form)) for form in get_args(FileForm)),
        Button(words("ui-verify"), Id(ids.AFTER, table.code, 0, "verify")),
        log_button(perspective),
        Button(words("ui-show-large"), Id(ids.SHOW, table.code, 0, LARGE, "0")),  # on a phone the board here is small
    ]
    if any(player and (player.bot_number or player.cared) for player in table.players):
        buttons.append(Button(words("ui-weighed"), Id(ids.AFTER, table.code, 0, WEIGHED)))
    parts += rows(buttons)
    return Screen(tuple(parts), boxed=True)


def decided_line(perspective: Perspective) -> str:
    """Who gave how many answers, where somebody was cared for or a seat changed hands; else ""."""
    words, seated = perspective.words, [(s, p) for s, p in enumerate(perspective.table.players) if p]
    if not any(player.cared or player.former for _, player in seated):
        return ""
    who = []
    for seat, player in seated:
        name = perspective.names.tag(seat)
        for old in player.former:
            known = clean(old.name) or words("ui-nameless")  # who was erased is nobody
            who.append(words("ui-decided", name=isolated(escaped(known)), n=old.answers))
        if player.person is not None:
            who.append(words("ui-decided", name=name, n=player.decided))
        if player.cared:
            who.append(words("ui-decided-care", name=name, n=player.cared))
    return cut(words("ui-decided-by", who=joined(who)), DECIDED)
