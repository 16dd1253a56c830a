"""What a seat holds, and the rat tokens whose faces it alone knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, width, wrapped
from bot.pictures.scene import HAND, Scene
from bot.pictures.svg import Paint
from rules.rattus.components import Card, Region, TokenFace
from rules.rattus.view import RegionView, View

from .faces import back, front
from .facts import card_name, class_name, colour_of, icon_of, palace_counts, region_name

NARROW, WIDE = 344, 646  # where the plate of the cards ends: with and without rats beside it
HEAD, LOW = 98, 247  # where cards begin and end
NARROWEST, WIDEST = 98, 205  # of a card, with the space to the next
USED, CLASS = Type(18, 400, True), Type(19, 400, True)
# Columns and rows of regions with known rats, by how many there are at most.
GRIDS: Final = ((1, 1, 1), (2, 2, 1), (4, 2, 2), (6, 3, 2), (9, 3, 3), (12, 4, 3))


class Known(NamedTuple):
    """A token that this seat has looked at: where it lies, which there, and its face."""

    region: int
    slot: int
    face: TokenFace

    @property
    def name(self) -> str:
        """Its id in the picture."""
        return f"known-{Region(self.region).name.lower()}-{self.slot}"


def known_rats(view: View) -> tuple[Known, ...]:
    """The tokens on the board that the viewer has looked at, region by region."""
    return tuple(found for here in view.regions for found in _known_in(view, here))


def _known_in(view: View, here: RegionView) -> Iterator[Known]:
    for slot, rat in enumerate(here.rats):
        if rat.face is not None and view.viewer in rat.seen_by:
            yield Known(here.region, slot, rat.face)


def hand(scene: Scene) -> str:
    """Return the picture of a hand as SVG."""
    canvas = Canvas(scene.theme, *HAND, fresh(scene))
    end = split(scene.view)
    canvas.plate(8, 8, end - 12, HAND[1] - 16)
    _owner(canvas, scene, end - 30)
    _cards(canvas, scene, end - 24)
    canvas.plate(end + 4, 8, HAND[0] - end - 12, HAND[1] - 16)
    with canvas.svg.group(at=(end + 14, 0)):
        _rats(canvas, scene, HAND[0] - end - 32)
    return str(canvas.svg)


def split(view: View) -> int:
    """Where the cards end and the rats begin."""
    return NARROW if known_rats(view) else WIDE


def fresh(scene: Scene) -> frozenset[str]:
    """The cards and rats that are new since the last picture."""
    view, before = scene.view, scene.before
    if before is None or before.viewer != view.viewer:
        return frozenset()
    cards = set(view.cards_of(view.viewer)) - set(before.cards_of(view.viewer))
    then = set(known_rats(before))
    rats = {rat.name for rat in known_rats(view) if rat not in then}
    return frozenset(rats | {f"card-{Card(card).name.lower()}" for card in cards})


# --------------------------------------------------------------------------- cubes and cards


def _owner(canvas: Canvas, scene: Scene, room: float) -> None:
    """Draw whose hand it is, and their cubes on the board, in the supply and, where that matters, in the palace."""
    view, theme, seat = scene.view, canvas.theme, scene.view.viewer
    with canvas.svg.group(at=(42, 38)):
        canvas.seat(seat, 21)
    canvas.label(74, 47, scene.name(seat), Type(28, 700), theme.ink, room - 62)
    shown = [
        ("board", "picture-rattus-cubes", view.saved[seat]),
        ("stock", "picture-rattus-stock", view.stock[seat]),
    ]
    shown += [("palace", "picture-palace", view.palace[seat])] if palace_counts(view) else []
    step = min(130, room / len(shown))
    for nth, (name, key, n) in enumerate(shown):
        with canvas.piece(name, (20 + nth * step, 85)):
            number = Type(31, 700)
            free = step - 12 - width(str(n), number)
            canvas.label(0, 0, scene.words(key), Type(19), theme.faint, free)
            canvas.label(min(free, width(scene.words(key), Type(19))) + 6, 1, str(n), number, theme.ink, step)


def _cards(canvas: Canvas, scene: Scene, room: float) -> None:
    """The class cards before this seat: in one row, or in two where there is less room."""
    held = scene.view.cards_of(scene.view.viewer)
    if not held:
        canvas.label(24, 160, scene.words("picture-no-card"), Type(25, 600, True), canvas.theme.faint, room - 8)
        return
    rows = 1 if room / len(held) >= NARROWEST else 2
    across = -(-len(held) // rows)
    wide, tall = min(WIDEST, room / across), (LOW - HEAD) / rows
    for nth, card in enumerate(held):
        with canvas.piece(f"card-{Card(card).name.lower()}", (16 + nth % across * wide, HEAD + nth // across * tall)):
            _card(canvas, scene, card, wide - 6, tall - 6)


def _card(canvas: Canvas, scene: Scene, card: int, wide: float, tall: float) -> None:
    """A card: the symbol of its class, its name, and its class where there is room; dim where it has been used."""
    theme, used, words = canvas.theme, card in scene.view.used, scene.words
    fill, ink = (theme.sunk, theme.faint) if used else (theme.paper, theme.dark)
    rim = Paint(fill, theme.edge, 2, dash="6 5") if used else Paint(fill, theme.dark, 2)
    canvas.svg.rect(0, 0, wide, tall, rim, 9)
    roomy = tall > 110
    top, low = 20 if used else 4, tall - (48 if roomy else 27)
    size = min(76, low - top - 3)
    canvas.icon(icon_of(card), wide / 2, (low + top) / 2, size, ink if used else colour_of(theme, card))
    name = Type(24 if wide > 130 else 22, 700)
    canvas.label(wide / 2, low + 19, card_name(words, card), name, ink, wide - 5, anchor="middle")
    if roomy:
        canvas.label(wide / 2, tall - 9, class_name(words, card), CLASS, ink, wide - 8, anchor="middle")
    if used:
        canvas.label(wide / 2, 19, words("picture-rattus-used"), USED, ink, wide - 10, anchor="middle")
    canvas.frame_glow(f"card-{Card(card).name.lower()}", 2, 2, wide - 4, tall - 4)


# --------------------------------------------------------------------------- known rats


def _rats(canvas: Canvas, scene: Scene, room: float) -> None:
    """Each region where this seat knows a rat, with all that lie there: the known ones face up."""
    view: View = scene.view
    n, theme, letter = len(known_rats(view)), canvas.theme, Type(24, 600)
    top = 0 if n else HAND[1] / 2 - 46
    canvas.icon("eye", 20, top + 33, 34, theme.faint)
    for nth, line in enumerate(wrapped(scene.words("picture-known", n=n), letter, room - 50, 2)):
        canvas.label(48, top + 42 + 28 * nth, line, letter, theme.ink, room - 50)
    regions = [here for here in view.regions if any(_known_in(view, here))]
    columns, rows = next((columns, rows) for most, columns, rows in GRIDS if len(regions) <= most)
    wide, tall = room / columns, (LOW - 50) / rows
    for nth, here in enumerate(regions):
        with canvas.svg.group(at=(nth % columns * wide, 52 + nth // columns * tall)):
            _region(canvas, scene, here, wide - 8, tall - 6)


def _region(canvas: Canvas, scene: Scene, here: RegionView, wide: float, tall: float) -> None:
    """The rats of a region, the one that is longest there first; those that this seat does not know face down."""
    name = Type(min(24, tall * 0.29), 700, True)
    high = min(tall - name.size - 1, 120)
    step = min(wide / 3, high * 1.2)
    with canvas.svg.group(at=(0, (tall - name.size - 1 - high) / 2)):
        canvas.label(4, name.size * 0.8, region_name(scene.words, here.region), name, canvas.theme.ink, wide - 8)
        known = {rat.slot: rat for rat in _known_in(scene.view, here)}
        for slot, rat in enumerate(here.rats):
            at = ((slot + 0.5) * step, name.size + 1 + high / 2)
            if found := known.get(slot):
                with canvas.piece(found.name, at):
                    _known(canvas, found, rat.origin, min(step - 3, high * 1.05), high)
            else:
                with canvas.svg.group(at=at):
                    back(canvas, min(step - 4, high) * 0.42, rat.origin)


def _known(canvas: Canvas, found: Known, origin: int, wide: float, tall: float) -> None:
    """A token whose face this seat knows; it glows when it has just been looked at."""
    front(canvas, found.face, wide, tall, origin)
    canvas.frame_glow(found.name, -wide / 2 + 1, -tall / 2 + 1, wide - 2, tall - 2, tall * 0.15)
