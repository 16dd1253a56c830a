"""Somebody's achievements in a game: for themselves alone, and what they show of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.achievements import achievements_of
from bot.tables.values import Earned
from bot.text import Words
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.screen import Button, ButtonRow, Part, Screen, Text, rows

from .absence import date

PAGE, SHOW = "page", "show"  # in ids: look at a game, and show it to everybody in the channel


def achievements_screen(words: Words, game: str, games: Sequence[str], earned: Sequence[Earned], left: int) -> Screen:
    """The achievements in a game, those that are earned first. `left`: games that were not looked at yet."""
    first = {each.key: each for each in earned if each.game == game}
    keys = [each.key for each in achievements_of(game)]
    lines = [
        f"## {words('achieved', game=words(f'game-{game}'))}",
        f"-# {words('achieved-private')} {words('achieved-some', n=len(first), of=len(keys))}",
        *(_earned_line(words, game, first[key]) for key in keys if key in first),
        *(words("achieved-not", **_named(words, game, key)) for key in keys if key not in first),
    ]
    if left:
        lines.append(f"-# {words('achieved-left', n=left)}")
    parts: list[Part] = [Text("\n".join(lines)), *rows([_game_button(words, each, each == game) for each in games])]
    buttons = [Button(words("achieved-show"), _id(SHOW, game), "primary", disabled=not first)]
    if left:
        buttons.append(Button(words("achieved-on"), Id(ids.ACHIEVED, ids.NO_TABLE, 1, PAGE, game)))
    return Screen((*parts, ButtonRow(tuple(buttons))))


def shown_screen(words: Words, name: str, game: str, earned: Sequence[Earned]) -> Screen:
    """What everybody in a channel reads of somebody who shows what they have earned: neither tables nor dates."""
    mine = {each.key for each in earned if each.game == game}
    keys = [each.key for each in achievements_of(game)]
    told: Mapping[str, str | int] = {"name": name, "game": words(f"game-{game}"), "n": len(mine), "of": len(keys)}
    lines = [words("achieved-shown", **told)]
    lines += [words("achieved-shown-line", **_named(words, game, key)) for key in keys if key in mine]
    return Screen((Text("\n".join(lines)),))


def _earned_line(words: Words, game: str, one: Earned) -> str:
    title = words("ui-title", game=words(f"game-{game}"), code=one.table)
    return words("achieved-line", date=date(one.at), table=title, **_named(words, game, one.key))


def _named(words: Words, game: str, key: str) -> dict[str, str]:
    """Name and sentence of an achievement; those of all games have texts of their own."""
    text = f"{game}-achieved-{key}"
    text = text if words.has(text) else f"achieved-{key}"
    return {"name": words(text), "how": words(f"{text}-how")}


def _game_button(words: Words, game: str, here: bool) -> Button:
    return Button(words(f"game-{game}"), _id(PAGE, game), disabled=here)


def _id(what: str, game: str) -> Id:
    return Id(ids.ACHIEVED, ids.NO_TABLE, 0, what, game)
