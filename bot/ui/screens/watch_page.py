"""The private message of somebody who watches a table, its end, and who of a server knows best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.faces.naming import short
from bot.tables.values import LEAST_FORESEEN, Foresight, Prediction
from bot.text import Words
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.names import shown_name
from bot.ui.kit.perspective import Perspective, joined
from bot.ui.kit.screen import Button, ButtonRow, Menu, MenuEntry, Part, PicturePlace, Screen, Text, cut

from .board import closed_line
from .direct_message import link
from .over import scoring_text
from .panel import board_text, legend

STOP, PREDICT = "stop", "predict"  # in ids
BOARD, SCORING = 2600, 2600
SHOWN: Final = 20  # people in the list of those who know best
LOOK: Final = "large"
NAMED: Final = 3  # who knew first
LISTED: Final = 20  # characters of a name


@dataclass(frozen=True, slots=True)
class Watcher:
    """What a watcher has predicted, whether they may again in this round, and after the end how early they knew."""

    predictions: Sequence[Prediction] = ()
    may_predict: bool = False
    share: float | None = None


def watch_button(perspective: Perspective) -> Button:
    """*Watch*."""
    return Button(perspective.words("watch-open"), Id(ids.WATCH, perspective.table.code))


def watch_page(perspective: Perspective, watcher: Watcher) -> Screen:
    """The table as everybody may see it, with the reader's own prediction; `perspective` is the public's."""
    match perspective.table.status:
        case "running":
            return _running(perspective, watcher)
        case "over":
            return _over(perspective, watcher)
    return Screen((Text(f"## {perspective.title}\n{closed_line(perspective, ())}"), ButtonRow((link(perspective),))))


def watch_left(perspective: Perspective) -> Screen:
    """What replaces the message of who does not watch any more."""
    return Screen((Text(perspective.words("watch-left", title=perspective.title)), ButtonRow((link(perspective),))))


def least_watch_page(perspective: Perspective) -> Screen:
    """The smallest message to go on with."""
    return Screen((Text(f"## {perspective.title}"), ButtonRow((_stop(perspective), link(perspective)))))


def _running(perspective: Perspective, watcher: Watcher) -> Screen:
    words, code = perspective.words, perspective.table.code
    head = f"## {perspective.title}\n-# {words('watch-head')}"
    board = cut(f"{legend(perspective)}\n{board_text(perspective)}", BOARD)
    parts: list[Part] = [Text(head), PicturePlace(board), Text(_predicted(perspective, watcher))]
    if watcher.may_predict:
        parts.append(_menu(perspective))
    show = Button(words("ui-show-large"), Id(ids.SHOW, code, 0, LOOK, "0"))
    return Screen((*parts, ButtonRow((show, _stop(perspective), link(perspective)))))


def _menu(perspective: Perspective) -> Menu:
    names = perspective.names
    entries = tuple(
        MenuEntry(f"{mark} {short(name)}".strip(), str(seat))
        for seat, (mark, name) in enumerate(zip(names.marks, names.full, strict=True))
    )
    return Menu(Id(ids.WATCH, perspective.table.code, 0, PREDICT), entries, perspective.words("watch-who-wins"))


def _stop(perspective: Perspective) -> Button:
    return Button(perspective.words("watch-stop"), Id(ids.WATCH, perspective.table.code, 0, STOP))


def _predicted(perspective: Perspective, watcher: Watcher) -> str:
    if not watcher.predictions:
        return perspective.words("watch-nothing-sealed")
    name = perspective.names.full[watcher.predictions[-1].seat]
    return perspective.words("watch-sealed" if watcher.may_predict else "watch-sealed-now", name=name)


def _over(perspective: Perspective, watcher: Watcher) -> Screen:
    words, code = perspective.words, perspective.table.code
    parts = [
        Text(f"## {words('ui-end-title', title=perspective.title)}"),
        Text(cut(scoring_text(perspective), SCORING)),
    ]
    if watcher.predictions and watcher.share is not None:
        parts.append(Text(_result(perspective, watcher.share)))
    replay = Button(words("replay-button"), Id(ids.REPLAY, code), "primary")
    return Screen((*parts, ButtonRow((replay, link(perspective)))))


def _result(perspective: Perspective, share: float) -> str:
    if not share:
        return perspective.words("watch-was-wrong")
    return perspective.words("watch-was-right", n=percent(share))


def percent(share: float) -> int:
    """A share of more than nothing in percent, from 1."""
    return max(1, round(100 * share))


def knew_line(perspective: Perspective, knew: Foresight) -> str:
    """Who of those who watched knew first."""
    names = [shown_name(perspective.words, name, LISTED) for name in knew.names]
    told = joined(names if len(names) <= NAMED else [*names[:NAMED], "…"])
    return perspective.words("watch-knew-first", names=told, n=percent(knew.share))


@dataclass(frozen=True, slots=True)
class Knower:
    """How well somebody knew, on the whole, how games would end."""

    name: str
    share: float
    games: int


def best_screen(words: Words, knowers: Sequence[Knower]) -> Screen:
    """Who of a server knows best."""
    return Screen((Text("\n".join(_best(words, knowers))),))


def _best(words: Words, knowers: Sequence[Knower]) -> Iterator[str]:
    yield f"## {words('watch-best')}"
    yield f"-# {words('watch-best-how', n=LEAST_FORESEEN)}"
    if not knowers:
        yield words("watch-best-nobody")
    for place, one in enumerate(knowers[:SHOWN], start=1):
        name = shown_name(words, one.name, LISTED)
        yield words("watch-best-line", place=place, name=name, n=round(100 * one.share), games=one.games)
