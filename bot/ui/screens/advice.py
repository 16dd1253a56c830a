"""Advice to somebody who plays among bots alone: the two answers that a middle one would think best, and why."""

from __future__ import annotations

from typing import Final

from bot.tables.values import Advice, PanelFacts
from bot.text import Words, units
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.perspective import Perspective, joined
from bot.ui.kit.picks import is_single
from bot.ui.kit.screen import Button
from rules.core import Ask, Move, Pick

from .plans import PICK_ROOM, Plan, in_words

ADVICE: Final = "advice"  # in the id of the panel's button
BEST: Final = 2
ROOM: Final = PICK_ROOM + 160  # characters of one answer


def advice_buttons(plan: Plan, facts: PanelFacts) -> tuple[Button, ...]:
    """*What would a bot do?*, for who wants it, where bots may advise and nothing was answered yet, in a plan too.

    Until it was pressed once the button says that the game is unscored then, where it would have counted.
    """
    table, root, ask = plan.true.table, plan.root, plan.ask
    if root is None or ask is None or ask.given is not None or not (table.is_advised and table.runs):
        return ()
    if not facts.settings.advice:
        return ()
    player = table.players[ask.seat]
    is_first = not table.terms.origin and not (player and player.advised)
    key = "ui-advice-first" if is_first else "ui-advice"
    return (Button(plan.true.words(key), Id(ids.MOVE, table.code, root.revision, ask.choice, ADVICE)),)


def advice_text(perspective: Perspective, ask: Ask, advice: Advice) -> str:
    """The advice in some lines. `perspective` is that of the person who is asked."""
    words, best = perspective.words, advice.considered[:BEST]
    head = words("ui-advice-head", title=perspective.title, call=perspective.call(ask), level=advice.level)
    if not perspective.table.terms.origin:
        head = words("ui-advice-marked", head=head)
    return "\n".join([head, *(f"• {told_answer(perspective, ask, pick, share)}" for pick, share in best)])


def told_answer(perspective: Perspective, ask: Ask, pick: Pick, share: float | None = None) -> str:
    """One answer, the share of the victory that may be hoped for with it, if it is told, and what it brings."""
    words = perspective.words
    answer = in_words(perspective, Move(ask.seat, ask.choice, pick, ask.revision)) or words("ui-nothing")
    told = answer if share is None else words("ui-weighed-pick", pick=answer, percent=round(100 * share))
    if is_single(ask):
        brings: tuple[str, ...] = (perspective.option(ask, pick[0]).outcome,)
    else:
        brings = tuple(perspective.face.outcome_of(perspective.asked(ask), pick))
    return _with_reasons(words, told, tuple(filter(None, brings)))


def _with_reasons(words: Words, told: str, brings: tuple[str, ...]) -> str:
    """An answer with as much of what it brings as there is room for, nothing of it cut short."""
    for n in range(len(brings), 0, -1):
        text = words("ui-advice-why", told=told, why=joined(brings[:n]))
        if units(text) <= ROOM:
            return text
    return told


def advised_line(perspective: Perspective) -> str:
    """Who asked bots for advice, and how often; "" where nobody did."""
    words, names = perspective.words, perspective.names
    seated = [(seat, player.advised) for seat, player in enumerate(perspective.table.players) if player]
    who = joined(words("ui-decided", name=names.tag(seat), n=n) for seat, n in seated if n)
    return words("ui-advised", who=who) if who else ""
