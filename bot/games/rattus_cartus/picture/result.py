"""The end, over the empty street: every line of the scoring, rats against nuns, who won and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, width, wrapped
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from bot.text import Words
from bot.text.lists import listed
from rules.core import Result

LEFT, TOP, WIDE, TALL = 8, 8, 584, 436
HEAD: Final = 74  # the seats at the head of the columns
NAMES: Final = 176  # the names of the lines
CLASSES: Final = ("royalty", "church", "bourgeoisie", "chivalry", "peasantry", "magic")
SIDE, SIDE_WIDE = 734, 268  # the middle of what stands beside, and its width
SIZES: Final = {700: ((28.0, 3), (23.0, 4), (19.0, 5)), 400: ((22.0, 3),)}  # of its lettering, with the most lines


class Entry(NamedTuple):
    """A line of the table; `held`: what the points are for, where it can be counted."""

    name: str
    icon: str
    points: tuple[int | None, ...]
    held: tuple[int, ...] = ()


def verdict(canvas: Canvas, scene: Scene) -> None:
    """The table of points at the left, the nuns and the winner at the right."""
    _table(canvas, scene)
    _beside(canvas, scene)


def _table(canvas: Canvas, scene: Scene) -> None:
    view, theme = scene.view, canvas.theme
    step = (WIDE - NAMES) / view.seats
    canvas.plate(LEFT, TOP, WIDE, TALL, rim=theme.edge)
    columns = [LEFT + NAMES + step * (seat + 0.5) for seat in range(view.seats)]
    for seat in view.result.winners if view.result else ():
        rim = Paint("#41341f" if not theme.flat else NONE, theme.gold, 3)
        canvas.svg.rect(columns[seat] - step / 2 + 3, TOP + 5, step - 6, TALL - 10, rim, 8)
    for seat, x in enumerate(columns):
        with canvas.piece(f"judged-{seat}", (x, TOP + HEAD / 2 + 2), reach=28, kind="token"):
            canvas.seat(seat, 22)
    entries = list(_entries(scene))
    pitch = (TALL - HEAD - 8) / (len(entries) + 2)
    for nth, entry in enumerate(entries):
        _line(canvas, entry, columns, TOP + HEAD + pitch * (nth + 0.5), pitch, total=nth == len(entries) - 1)
    _plague(canvas, scene, columns, pitch)


def _entries(scene: Scene) -> Iterator[Entry]:
    view, words = scene.view, scene.words
    if view.result is None:
        return
    for line in view.result.lines:
        if line.key in CLASSES:
            yield Entry(words(f"rattus_cartus-class-{line.key}"), line.key, line.points)
        else:
            yield Entry(words(f"rattus_cartus-score-{line.key}"), "", line.points, view.held(line.key))
    yield Entry(words("score-total"), "", view.result.totals)


def _line(canvas: Canvas, entry: Entry, columns: list[float], y: float, pitch: float, *, total: bool) -> None:
    """A name and a number for each seat; paler beside it, how many cards earned it."""
    theme, size = canvas.theme, min(27.0, max(18.0, pitch * 0.84))
    if total:
        canvas.svg.line((LEFT + 12, y - pitch / 2), (LEFT + WIDE - 12, y - pitch / 2), Paint(NONE, theme.edge, 2))
    base, ink = y + size * 0.34, theme.gold if total else theme.ink
    if entry.icon:
        canvas.icon(entry.icon, LEFT + 24, y, min(26, pitch), theme.faint)
    canvas.label(LEFT + 44, base, entry.name, Type(max(18, size * 0.86), 700 if total else 400), ink, NAMES - 48)
    for seat, x in enumerate(columns):
        points = entry.points[seat]
        told = "–" if points is None else str(points)
        canvas.label(x + (14 if entry.held else 0), base, told, Type(size, 700), ink, 44, anchor="middle")
        if entry.held:
            canvas.label(
                x - 12, base, f"×{entry.held[seat]}", Type(max(17, size * 0.72)), theme.faint, 28, anchor="end"
            )


def _plague(canvas: Canvas, scene: Scene, columns: list[float], pitch: float) -> None:
    """The last two lines: rats, and the place, or a skull for whom the plague took."""
    view, theme, size = scene.view, canvas.theme, min(27.0, max(18.0, pitch * 0.84))
    for name, up in (("rattus_cartus-score-rats", 2), ("score-place", 1)):
        y = TOP + TALL - 6 - pitch * (up - 0.5)
        letter = Type(max(18, size * 0.86), 700)
        canvas.label(LEFT + 44, y + size * 0.34, scene.words(name), letter, theme.ink, NAMES - 48)
        if up == 2:
            canvas.icon("rat", LEFT + 24, y, min(28, pitch), theme.faint)
        for seat, x in enumerate(columns):
            if up == 1 and seat in view.dead:
                canvas.icon("skull", x, y, min(28, pitch), theme.ink)
                continue
            place = view.result.places[seat] if view.result else ""
            told = str(view.rats[seat] or 0) if up == 2 else str(place)
            canvas.label(x, y + size * 0.34, told, Type(size, 700), theme.ink, 44, anchor="middle")


# --------------------------------------------------------------------------- beside the table


def _beside(canvas: Canvas, scene: Scene) -> None:
    view, theme = scene.view, canvas.theme
    light = theme.ink if theme.flat else theme.paper
    canvas.icon("nun", SIDE - 56, 182, 112, light)
    canvas.label(SIDE + 14, 214, str(view.nuns), Type(96, 700), light, 116)
    if view.result is None:
        return
    y = 284.0
    told = ((won(scene, view.result), theme.gold, 700), (why(scene.words, view.result), theme.ink, 400))
    for text, ink, weight in told:
        letter, lines = _broken(text, weight)
        for line in lines:
            canvas.label(SIDE, y, line, letter, ink, SIDE_WIDE, anchor="middle")
            y += letter.size * 1.2
        y += 6


def _broken(text: str, weight: int) -> tuple[Type, list[str]]:
    """A sentence in lines, as large as there is room for."""
    for size, most in SIZES[weight]:
        letter = Type(size, weight)
        lines = wrapped(text, letter, SIDE_WIDE, most)
        if all(width(line, letter) <= SIDE_WIDE for line in lines):
            break
    return letter, lines


def won(scene: Scene, result: Result) -> str:
    """Who won, with how many points."""
    if not result.winners:
        return scene.words("rattus_cartus-won.nobody")
    key = "rattus_cartus-won.shared" if len(result.winners) > 1 else "rattus_cartus-won"
    who = listed(scene.words, [scene.name(seat) for seat in result.winners])
    return scene.words(key, who=who, points=result.totals[result.winners[0]])


def why(words: Words, result: Result) -> str:
    """What decided."""
    return words(f"rattus_cartus-why-{result.why}")
