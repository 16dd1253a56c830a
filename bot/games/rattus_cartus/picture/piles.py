"""The piles: Jokers, special cards and tokens with their names; the buildings still to come and those set aside."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, fitted, width
from bot.pictures.scene import Scene
from rules.rattus_cartus.view import View

from .facts import CARD_ICON, PILE_ICON, building_short

WIDE: Final = 304
ACROSS, EACH = 3, 56  # piles side by side, and how tall a line of them is
LINE: Final = 23  # a building that has so much room stands on a line of its own
HEAD: Final = Type(24, 700)
TOGETHER: Final = 244  # how long the line with both numbers may be, without its symbols


def specials(canvas: Canvas, scene: Scene, left: float, top: float) -> float:
    """The piles of Jokers and special cards, and the tokens left; how tall they are together."""
    view, words, theme = scene.view, scene.words, canvas.theme
    shown = [
        (PILE_ICON[kind], CARD_ICON[kind], f"rattus_cartus-card-{PILE_ICON[kind]}", n) for kind, n in view.open_piles
    ]
    shown.append(("medal", "medal", "rattus_cartus-score-tokens", view.tokens_left))
    tall = (len(shown) + ACROSS - 1) // ACROSS * EACH + 12
    canvas.plate(left, top, WIDE, tall)
    for nth, (icon, drawn, key, n) in enumerate(shown):
        x, y = left + 10 + nth % ACROSS * 98, top + 6 + nth // ACROSS * EACH
        with canvas.piece(f"pile-{icon}", (x, y)):
            name = words(key, n=2)
            canvas.frame_glow(f"pile-{icon}", -3, 1, 94, EACH - 3, 6)
            canvas.count(drawn, 6, 18, str(n), 31, theme.gold if drawn == "ingots" else theme.faint, 86)
            canvas.label(44, 50, name, Type(21), theme.ink, 91, anchor="middle")
    return tall


def buildings(canvas: Canvas, scene: Scene, left: float, top: float, tall: float) -> None:
    """How many cards lie in the building deck and aside, and how many of each building are still among them."""
    canvas.plate(left, top, WIDE, tall)
    with canvas.piece("pile-buildings", (left, top)):
        canvas.frame_glow("pile-buildings", 0, 0, WIDE, tall)
        _head(canvas, scene)
        _listed(canvas, scene, tall - 42)


def _head(canvas: Canvas, scene: Scene) -> None:
    """Both numbers in one line, whose sum is that of the list; the second with the sign of what is set aside."""
    view, words, theme = scene.view, scene.words, canvas.theme
    deck, rest = words("picture-buildings", deck=view.deck), words("picture-aside", rest=view.replacement)
    letter = HEAD._replace(size=fitted(f"{deck} {rest}", HEAD, TOGETHER)[1])
    canvas.label(14, 31, deck, letter, theme.ink, TOGETHER)
    after = 14 + width(deck, letter)
    canvas.icon("stack", after + 19, 23, 25, theme.ink)
    canvas.label(after + 37, 31, rest, letter, theme.ink, WIDE - after - 41)


def _listed(canvas: Canvas, scene: Scene, room: float) -> None:
    view: View = scene.view
    left = view.buildings_to_come
    columns = 1 if room / max(len(left), 1) >= LINE else 2
    pitch = room * columns / (len(left) + len(left) % columns)
    size = min(28.0, max(21.0, pitch * 0.74)) if columns == 1 else 21.0
    letter = Type(size, 700)
    for nth, building in enumerate(left):
        with canvas.svg.group(at=(14 + nth % columns * 144, 42 + nth // columns * pitch + pitch / 2 + 3)):
            _building(canvas, scene, building, letter, 276 / columns)


def _building(canvas: Canvas, scene: Scene, building: int, letter: Type, room: float) -> None:
    """So many still to come; with the sign of what is set aside: so many of them were seen to go there."""
    theme, aside = canvas.theme, scene.view.buildings_put_back.get(building, 0)
    canvas.label(0, 0, str(scene.view.buildings_to_come[building]), letter, theme.gold, 20)
    name, plain = building_short(scene.words, building), letter._replace(weight=400)
    told = scene.words("picture-aside", rest=aside) if room > WIDE / 2 else str(aside)
    taken = width(told, letter) + letter.size + 6 if aside else 0
    canvas.label(letter.size, 0, name, plain, theme.ink, room - letter.size - taken)
    if aside:
        canvas.icon("stack", room - taken + letter.size * 0.5, -letter.size * 0.33, letter.size * 0.9, theme.ink)
        canvas.label(room, 0, told, letter, theme.ink, taken - letter.size, anchor="end")
