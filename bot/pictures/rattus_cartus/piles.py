"""The piles: Jokers, special cards and tokens with their names; the buildings still to come and those set aside."""

from __future__ import annotations

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from rules.rattus_cartus.view import View

from .facts import PILE_ICON, building_short, piles, put_back, to_come

WIDE = 304
ACROSS, EACH = 3, 54  # piles side by side, and how tall a line of them is
LINE = 25  # a building that has so much room stands on a line of its own
ASIDE = 36  # the room of what is said of cards set aside


def specials(pen: Pen, scene: Scene, left: float, top: float) -> float:
    """The piles of Jokers and special cards, and the tokens left; how tall they are together."""
    view, words, theme = scene.view, scene.words, pen.theme
    shown = [(PILE_ICON[kind], words(f"cartus-card-{PILE_ICON[kind]}", n=2), n) for kind, n in piles(view)]
    shown.append(("medal", words("cartus-score-tokens"), view.tokens_left))
    tall = (len(shown) + ACROSS - 1) // ACROSS * EACH + 12
    pen.plate(left, top, WIDE, tall)
    for nth, (icon, name, n) in enumerate(shown):
        x, y = left + 10 + nth % ACROSS * 98, top + 6 + nth // ACROSS * EACH
        with pen.piece(f"pile-{icon}", (x, y)):
            pen.frame_glow(f"pile-{icon}", -3, 1, 94, EACH - 3, 6)
            pen.count(icon, 4, 18, str(n), 31, theme.faint, 88)
            pen.label(44, 49, name, Type(18), theme.ink, 90, anchor="middle")
    return tall


def buildings(pen: Pen, scene: Scene, left: float, top: float, tall: float) -> None:
    """How many cards lie in the building deck and aside, and how many of each building are still among them."""
    view, words, theme = scene.view, scene.words, pen.theme
    pen.plate(left, top, WIDE, tall)
    with pen.piece("pile-buildings", (left, top)):
        pen.frame_glow("pile-buildings", 0, 0, WIDE, tall)
        pen.label(14, 31, words("picture-buildings", deck=view.deck), Type(25, 700), theme.ink, 156)
        pen.icon("stack", 190, 23, 28, theme.faint)
        pen.label(210, 31, words("picture-aside", rest=view.replacement), Type(25, 700), theme.ink, 84)
        _listed(pen, scene, tall - 42)


def _listed(pen: Pen, scene: Scene, room: float) -> None:
    view: View = scene.view
    left = to_come(view)
    columns = 1 if room / max(len(left), 1) >= LINE else 2
    pitch = room * columns / (len(left) + len(left) % columns)
    size = min(28.0, max(21.0, pitch * 0.74)) if columns == 1 else 21.0
    letter = Type(size, 700)
    for nth, building in enumerate(left):
        with pen.svg.group(at=(14 + nth % columns * 144, 42 + nth // columns * pitch + pitch / 2 + 3)):
            _building(pen, scene, building, letter, 276 / columns)


def _building(pen: Pen, scene: Scene, building: int, letter: Type, room: float) -> None:
    """So many still to come; with the sign of what is set aside: so many of them were seen to go there."""
    view, theme = scene.view, pen.theme
    aside = put_back(view).get(building, 0)
    pen.label(0, 0, str(to_come(view)[building]), letter, theme.gold, 20)
    name = building_short(scene.words, building)
    taken = letter.size + (ASIDE if aside else 4)
    pen.label(letter.size, 0, name, letter._replace(weight=400), theme.ink, room - taken)
    if aside:
        pen.icon("stack", room - 26, -letter.size * 0.33, 17, theme.faint)
        pen.label(room - 2, 0, str(aside), letter, theme.ink, 15, anchor="end")
