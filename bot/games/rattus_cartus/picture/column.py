"""The column at the right: the round, and the seats with what everybody may know of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.nameplate import draw_name
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from rules.rattus_cartus.view import View, size

from .facts import building_short
from .names import SHORT, named
from .piles import buildings, specials

LEFT, WIDE = 888, 304
PLAYERS, END = 98, 892  # where the seats begin, and where the column ends
EACH: Final = {2: 150, 3: 140, 4: 118, 5: 97}  # how tall a seat's plate is with its gap, by the number of seats
GAP: Final = 8


def column(canvas: Canvas, scene: Scene) -> None:
    """The round, the players, the special cards, the buildings to come."""
    view: View = scene.view
    _round(canvas, scene)
    tall = EACH[view.seats]
    for seat in range(view.seats):
        with canvas.svg.group(at=(LEFT, PLAYERS + seat * tall)):
            _player(canvas, scene, seat, tall - GAP)
    top = PLAYERS + view.seats * tall
    below = top + specials(canvas, scene, LEFT, top) + GAP
    buildings(canvas, scene, LEFT, below, END - below)


def _round(canvas: Canvas, scene: Scene) -> None:
    view, words, theme = scene.view, scene.words, canvas.theme
    with canvas.piece("round"):
        canvas.frame_glow("round", LEFT, 8, WIDE, 82)
        canvas.plate(LEFT, 8, WIDE, 82, rim=theme.gold)
        key = "picture-round" if view.deck else "picture-last-round"
        title = words(key, round=view.round, rounds=view.rounds)
        canvas.label(LEFT + WIDE / 2, 45, title, Type(31, 700), theme.gold, WIDE - 20, anchor="middle")
        below = _phase(scene)
        canvas.label(LEFT + WIDE / 2, 78, below, Type(25, 600), theme.ink, WIDE - 20, anchor="middle")


def _phase(scene: Scene) -> str:
    """The phase, and the building that is being resolved in it."""
    view, words = scene.view, scene.words
    at = view.resolving
    if at < 0:
        return words(f"rattus_cartus-phase-{view.phase}")
    return words("picture-resolving", place=at + 1, name=building_short(words, view.row[at].building))


# --------------------------------------------------------------------------- players


def _player(canvas: Canvas, scene: Scene, seat: int, tall: float) -> None:
    theme = canvas.theme
    asked = seat in scene.asked
    canvas.plate(0, 0, WIDE, tall, rim=theme.gold if asked else "", fill="#41341f" if asked and not theme.flat else "")
    if asked:
        canvas.svg.rect(3, 3, WIDE - 6, tall - 6, Paint(NONE, theme.gold, 4 if theme.flat else 2), 8)
        canvas.icon("hourglass", WIDE - 26, tall * 0.72, 40, theme.gold)
    with canvas.svg.group(at=(42, tall / 2)):
        canvas.seat(seat, 27)
    room = _marks(canvas, scene.view, seat, tall) - 84
    if seat in scene.bots:
        draw_name(canvas, scene, seat, 84, tall * 0.26 + 9, SHORT, room)
    else:
        named(canvas, scene.name(seat), (84, tall * 0.26), room)
    _counts(canvas, scene.view, seat, tall)


def _counts(canvas: Canvas, view: View, seat: int, tall: float) -> None:
    """Cards in hand, tokens, and the rats once they are laid open."""
    facts = [(f"hand-{seat}", "fan", size(view.hands[seat])), (f"tokens-{seat}", "medal", view.tokens[seat])]
    if view.over:
        facts.append((f"rats-{seat}", "rat", view.rats[seat] or 0))
    left, step, tip = (80, 73, 30) if view.over else (84, 86, 35)
    for nth, (name, icon, n) in enumerate(facts):
        with canvas.piece(name, (left + nth * step, tall * 0.72)):
            canvas.frame_glow(name, -4, -20, step - 3, 40, 6)
            canvas.count(icon, 0, 0, str(n), tip, canvas.theme.faint, step - 6)


def _marks(canvas: Canvas, view: View, seat: int, tall: float) -> float:
    """Draw the marks of a seat from the right (entering, start player, premium); return where its name ends."""
    end, y = WIDE - 8.0, tall * 0.27
    for mark, told in _marks_of(view, seat):
        if told:
            canvas.label(end, y + 9, told, Type(28, 700), canvas.theme.ink, 22, anchor="end")
            end -= 22
        canvas.icon(mark, end - 17, y, 31, canvas.theme.gold)
        end -= 38
    return end


def _marks_of(view: View, seat: int) -> Iterator[tuple[str, str]]:
    """Symbols, each with what is told beside it."""
    if seat in view.to_enter:
        yield "door", str(view.to_enter.index(seat) + 1)
    if seat == view.order[0]:
        yield "flag", ""
    if seat == view.premium:
        yield "star", ""
