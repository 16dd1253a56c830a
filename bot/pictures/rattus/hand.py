"""What a seat holds, and the rat tokens whose faces it alone knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import HAND, Scene
from bot.pictures.svg import Paint
from rules.rattus.components import Card, Face
from rules.rattus.view import View

from .facts import CLASS_ICON, card_name, cards_of, colour_of, icon_of, on_board, region_name

RATS: Final = 452  # where the known rats begin
MOST: Final = 18  # so many are shown; the text has all


class Known(NamedTuple):
    """A token that this seat has looked at: where it lies, which there, and its face."""

    region: int
    slot: int
    face: Face


def known_rats(view: View) -> tuple[Known, ...]:
    """The tokens on the board that the viewer has looked at, region by region."""
    return tuple(_known(view))


def _known(view: View) -> Iterator[Known]:
    for here in view.regions:
        for slot, rat in enumerate(here.rats):
            if rat.face is not None and view.viewer in rat.seen_by:
                yield Known(here.region, slot, rat.face)


def hand(scene: Scene) -> str:
    """The picture."""
    pen = Pen(scene.theme, *HAND, fresh(scene))
    pen.plate(8, 8, RATS - 20, HAND[1] - 16)
    _cubes(pen, scene)
    _cards(pen, scene)
    pen.plate(RATS - 4, 8, HAND[0] - RATS - 4, HAND[1] - 16)
    _rats(pen, scene)
    return str(pen.svg)


def fresh(scene: Scene) -> frozenset[str]:
    """The cards and rats that are new since the last picture."""
    view, before = scene.view, scene.before
    if before is None or before.viewer != view.viewer:
        return frozenset()
    cards = set(cards_of(view, view.viewer)) - set(cards_of(before, view.viewer))
    then = set(known_rats(before))
    rats = {f"known-{nth}" for nth, rat in enumerate(known_rats(view)) if rat not in then}
    return frozenset(rats | {f"card-{Card(card).name.lower()}" for card in cards})


def _cubes(pen: Pen, scene: Scene) -> None:
    view, theme, seat = scene.view, pen.theme, scene.view.viewer
    with pen.svg.group(at=(50, 56)):
        pen.seat(seat, 30)
    shown = (
        ("board", "map", on_board(view, seat)),
        ("stock", "cube", view.stock[seat]),
        ("palace", "royalty", view.palace[seat]),
    )
    for nth, (name, icon, n) in enumerate(shown):
        with pen.piece(name, (104 + nth * 108, 56)):
            pen.count(icon, 0, 0, str(n), 44, theme.faint, 104)


def _cards(pen: Pen, scene: Scene) -> None:
    """The class cards before this seat."""
    theme, held = pen.theme, cards_of(scene.view, scene.view.viewer)
    if not held:
        pen.label(24, 160, scene.words("picture-no-card"), Type(26, 600, True), theme.faint, 390)
    step = min(110.0, 312 / max(len(held) - 1, 1))
    for nth, card in enumerate(held):
        used = card in scene.view.used
        name = f"card-{Card(card).name.lower()}"
        with pen.piece(name, (20 + nth * step, 104)):
            fill, ink = (theme.sunk, theme.faint) if used else (theme.paper, theme.dark)
            pen.svg.rect(0, 0, 102, 138, Paint(fill, theme.dark if not used else theme.edge, 2), 9)
            tint = ink if used else colour_of(theme, card)
            pen.icon(icon_of(card), 19, 22, 24, tint)
            pen.icon(icon_of(card), 56, 62, 52, tint)
            pen.label(51, 122, card_name(scene.words, card), Type(21, 700), ink, 92, anchor="middle")
            pen.frame_glow(name, 2, 2, 98, 134)


def _rats(pen: Pen, scene: Scene) -> None:
    rats = known_rats(scene.view)
    left = RATS + 10
    pen.icon("eye", left + 18, 34, 34, pen.theme.faint)
    told = scene.words("picture-known", n=len(rats))
    pen.label(left + 44, 43, told, Type(24, 600), pen.theme.ink, 370)
    columns, tall = (3, 62) if len(rats) <= 9 else (6, 62)
    for nth, rat in enumerate(rats[:MOST]):
        at = (left + nth % columns * (426 / columns), 58 + nth // columns * tall)
        with pen.piece(f"known-{nth}", at):
            _known_rat(pen, scene, rat, 426 / columns - 6, small=columns > 3)
            pen.frame_glow(f"known-{nth}", 1, 1, 426 / columns - 8, 54, 6)


def _known_rat(pen: Pen, scene: Scene, rat: Known, wide: float, *, small: bool) -> None:
    """Where it lies, its limit, its letters and classes."""
    theme = pen.theme
    pen.svg.rect(0, 0, wide, 56, Paint(theme.paper, theme.dark, 1.5), 6)
    pen.label(6, 20, region_name(scene.words, rat.region), Type(18, 700, True), theme.dark, wide - 12)
    pen.svg.circle(18, 38, 14, Paint("#ffffff", theme.dark, 2))
    pen.label(18, 45, str(rat.face.limit), Type(21, 700), theme.dark, 20, anchor="middle")
    letters = "M" * rat.face.majority + "A" * rat.face.everybody
    x = 36.0
    if letters:
        pen.label(x, 45, letters, Type(18 if small else 21, 700), theme.dark, 34)
        x += 17 * len(letters) + 4
    for cls in rat.face.classes:
        size = 15 if small else 24
        pen.icon(CLASS_ICON[cls], x + size / 2, 38, size, theme.dark)
        x += size + 3
