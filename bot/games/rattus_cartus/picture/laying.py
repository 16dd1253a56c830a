"""The stage of laying cards: the building, the hand, and what the chosen cards bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, width
from bot.pictures.scene import Scene
from bot.pictures.seat_text import line, wide
from bot.pictures.stage import Stage
from bot.pictures.svg import NONE, Paint
from bot.pictures.symbols import SYMBOLS
from bot.pictures.theme import lighter, mixed
from bot.text import SEAT_MARKS, words_for
from rules.rattus_cartus.components import JOKER, Building, Cards, Class, strangers
from rules.rattus_cartus.view import View

from .facts import CLASS_ICON, building_name, class_name
from .hand import hand_of
from .houses import CLASS_COLOUR, house
from .rack import bottom, rack, slots, spots
from .tracks import crown

BANNER: Final = 172.0  # how tall the building's plate is
PANEL: Final = 226.0  # how tall is what the chosen cards bring
ROOM: Final = 930 - 50 - BANNER - PANEL - 20  # for the cards
TEXT: Final = Type(25, 600)
DISC, APART = 19.0, 44.0
LINE: Final = 662.0  # for both texts of the last line


def laying_stage(scene: Scene) -> Stage:
    """The building above, the hand below it, and what the chosen cards bring."""
    placed = slots(hand_of(scene.view), BANNER, ROOM)
    end = bottom(placed, BANNER)

    def draw(canvas: Canvas, scene: Scene) -> None:
        view, at = scene.view, place_of(scene)
        banner(canvas, scene, at)
        held = hand_of(view)
        others: Cards = tuple(card for card in held if card < JOKER and strangers((card,), view.row[at].cls))
        rack(canvas, scene, placed, others)
        with canvas.svg.group(at=(0, end)):
            _outcome(canvas, scene, at)

    return Stage(draw, (0, 0, 800, end + PANEL), dict(spots(scene, placed)), dimmed=False)


def place_of(scene: Scene) -> int:
    """The place of the building that the question is about."""
    assert scene.question is not None
    at = scene.question.args[1]
    assert isinstance(at, int)
    return at


# --------------------------------------------------------------------------- the building


def banner(canvas: Canvas, scene: Scene, at: int) -> None:
    """The building with its class, what its actions bring, and who is inside."""
    place, theme = scene.view.row[at], canvas.theme
    canvas.plate(12, 8, 776, BANNER - 14)
    with canvas.svg.group(at=(100, BANNER - 22), scale=0.52):
        house(canvas, place.building)
    x, room = 196.0, 582.0
    title = f"{building_name(scene.words, place.building)} · {class_name(scene.words, place.cls)}"
    canvas.icon(CLASS_ICON[Class(place.cls)], x + 15, 32, 32, _tint(canvas, place.cls))
    canvas.label(x + 40, 42, title, Type(30, 700), theme.gold, room - 40)
    for nth, text in enumerate(_effects(scene, place.building)):
        star(canvas, x + 15, 69 + nth * 33, NONE if nth else theme.gold)
        canvas.label(x + 40, 78 + nth * 33, text, TEXT, theme.ink, room - 40)
    _company(canvas, scene, at, x, 136)


def _tint(canvas: Canvas, cls: int) -> str:
    return canvas.theme.ink if canvas.theme.flat else lighter(CLASS_COLOUR[Class(cls)], 0.45)


def star(canvas: Canvas, x: float, y: float, fill: str, tall: float = 26) -> None:
    """Draw a star, full for the premium action and hollow for the standard one."""
    with canvas.svg.group(at=(x, y), scale=tall / 100):
        canvas.svg.path(SYMBOLS["star"], Paint(fill, canvas.theme.gold, 9))


def _effects(scene: Scene, building: int) -> tuple[str, ...]:
    """What premium and standard action bring, without symbols; in the last round what takes their place."""
    if scene.view.last_round:
        return (scene.words("picture-last-point"),)
    key, words = f"rattus_cartus-effect-{Building(building).name.lower()}", words_for(scene.words.locale, spoken=True)
    return tuple(
        f"{scene.words(f'picture-{action}')} · {words(f'{key}.{action}')}" for action in ("premium", "standard")
    )


def _company(canvas: Canvas, scene: Scene, at: int, x: float, y: float) -> None:
    """Who entered before and competes for the premium action, with how many cards each."""
    view: View = scene.view
    assert view.viewer is not None
    before, letter = view.rivals(view.viewer, at), TEXT._replace(italic=True)
    elsewhere = any(seat not in view.row[at].inside for seat, _ in before)
    key = "picture-before-elsewhere" if elsewhere else "picture-before-you" if before else "picture-first-inside"
    told = scene.words(key)
    canvas.label(x, y + 9, told, letter, canvas.theme.faint, 560)
    x += width(told, letter) + 34
    for nth, (seat, laid) in enumerate(before):
        with canvas.svg.group(at=(x + nth * 52, y)):
            canvas.seat(seat, 19, str(laid), 24)


def seat_told(scene: Scene, seat: int) -> str:
    """Mark and name of a seat, for lettering in which the mark is drawn as its piece."""
    return f"{SEAT_MARKS[seat]} {scene.name(seat)}"


def hand_told(scene: Scene, old: int, new: int) -> str:
    """The size of the hand, before and after if it changes."""
    same = old == new
    return (
        scene.words("picture-same-hand", n=old) if same else scene.words("rattus_cartus-option-hand", old=old, new=new)
    )


def rats_told(scene: Scene, old: int, new: int) -> str:
    """The rats of a seat, before and after if they change."""
    same = old == new
    return (
        scene.words("picture-same-rats", n=old) if same else scene.words("rattus_cartus-option-rats", old=old, new=new)
    )


# --------------------------------------------------------------------------- what the chosen cards bring


def _outcome(canvas: Canvas, scene: Scene, at: int) -> None:
    """The track of the class before and after, rats and hand, and whose premium action it is."""
    theme, view = canvas.theme, scene.view
    if not scene.outcome:
        return
    heading, influence, rats, hand, premium, nuns = scene.outcome
    brings = view.laying(view.viewer, at, scene.pick)
    canvas.svg.rect(0, 2, 800, PANEL - 2, Paint(theme.panel))
    canvas.svg.rect(0, 0, 800, 2, Paint(theme.edge))
    canvas.label(16, 34, heading, Type(27, 700), theme.gold, 768)
    lane(canvas, scene, view.row[at].cls, view.ranks[view.row[at].cls], brings.ranks, brings.points)
    tell = influence.partition("(")[2].removesuffix(")")
    icons = (("rat", rats, theme.ink), ("fan", hand, theme.ink), ("royalty", tell, theme.gold))
    for nth, (icon, text, ink) in enumerate(icons):
        if text:
            canvas.icon(icon, 38 + nth * 262, 148, 36, ink)
            canvas.label(66 + nth * 262, 158, text, Type(28, 700), ink, 220)
    _last_line(canvas, premium, nuns)


def _last_line(canvas: Canvas, premium: str, nuns: str) -> None:
    """Whose premium action it is, and the nuns of the row; the room of both goes by what each needs."""
    theme, letter = canvas.theme, Type(26, 600)
    needed = wide(premium, letter), wide(nuns, letter)
    share = min(1.0, LINE / sum(needed))
    first, second = (room * share for room in needed)
    star(canvas, 38, 196, theme.gold, 30)
    line(canvas, 66, 205, premium, letter, theme.ink, first)
    canvas.icon("nun", 762 - second, 196, 34, theme.ink)
    canvas.label(788 - second, 205, nuns, letter, theme.ink, second)


def lane(canvas: Canvas, scene: Scene, cls: int, before: Sequence[int], after: Sequence[int], points: int) -> None:
    """The order of a class as it is, and as it will be once the reader has so many points there."""
    theme, view = canvas.theme, scene.view
    fill = theme.panel if theme.flat else mixed(theme.sunk, CLASS_COLOUR[Class(cls)], 0.42)
    canvas.svg.rect(12, 48, 776, 68, Paint(fill, theme.edge, 1.5), 8)
    canvas.icon(CLASS_ICON[Class(cls)], 42, 82, 40, _tint(canvas, cls))
    canvas.label(72, 91, class_name(scene.words, cls), Type(27, 600), theme.ink, 170)
    own = view.points[view.viewer][cls]
    _order(canvas, scene, 254, before, {**_points(view, cls), view.viewer: own})
    if points == own:
        return
    x = 254 + max(1, len(before)) * APART + 12
    canvas.svg.line((x - 16, 84), (x + 14, 84), Paint(NONE, theme.ink, 5))
    canvas.svg.polygon(((x + 10, 72), (x + 30, 84), (x + 10, 96)), Paint(theme.ink))
    _order(canvas, scene, x + 58, after, {**_points(view, cls), view.viewer: points})


def _points(view: View, cls: int) -> dict[int, int]:
    return {seat: view.points[seat][cls] for seat in range(view.seats)}


def _order(canvas: Canvas, scene: Scene, x: float, ranked: Sequence[int], points: dict[int, int]) -> None:
    """The discs of a class, the leader first under a crown."""
    if not ranked:
        canvas.label(x, 92, "–", Type(28, 700), canvas.theme.ink, 30, anchor="middle")
    for nth, seat in enumerate(ranked):
        with canvas.svg.group(at=(x + nth * APART, 87)):
            canvas.seat(seat, DISC, str(points[seat]), 24)
    if ranked:
        crown(canvas, x, 60)
