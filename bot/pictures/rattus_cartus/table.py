"""Beside and below the street: the round, the players, the nun-row, the piles."""

from __future__ import annotations

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from rules.rattus_cartus.components import NUNS, Class
from rules.rattus_cartus.view import NunView, View

from .facts import CLASS_ICON, PILE_ICON, building_short, discarded, phase, piles, size, to_come

LEFT, WIDE = 888, 304  # the column at the right
BAND = 752  # the band below begins here
SPECIALS = 600  # above the piles of special cards


def column(pen: Pen, scene: Scene) -> None:
    """The round, the players, the special cards, the buildings to come."""
    view: View = scene.view
    _round(pen, scene)
    tall = min(150, (SPECIALS - 104) // view.seats)
    for seat in range(view.seats):
        with pen.svg.group(at=(LEFT, 104 + seat * tall)):
            _player(pen, scene, seat, tall - 8)
    _specials(pen, view)
    _buildings(pen, scene)


def _round(pen: Pen, scene: Scene) -> None:
    view, words, theme = scene.view, scene.words, pen.theme
    with pen.piece("round"):
        pen.frame_glow("round", LEFT, 10, WIDE, 86)
        pen.plate(LEFT, 10, WIDE, 86, rim=theme.gold)
        key = "picture-round" if view.deck else "picture-last-round"
        title = words(key, round=view.round, rounds=view.rounds)
        pen.label(LEFT + WIDE / 2, 48, title, Type(31, 700), theme.gold, WIDE - 20, anchor="middle")
        below = words(f"cartus-phase-{phase(view)}")
        pen.label(LEFT + WIDE / 2, 81, below, Type(24, 600), theme.ink, WIDE - 20, anchor="middle")


# --------------------------------------------------------------------------- players


def _player(pen: Pen, scene: Scene, seat: int, tall: float) -> None:
    view, theme = scene.view, pen.theme
    asked = seat in scene.asked
    pen.plate(0, 0, WIDE, tall, rim=theme.gold if asked else "", fill="#41341f" if asked and not theme.flat else "")
    if asked:
        pen.svg.rect(3, 3, WIDE - 6, tall - 6, Paint(NONE, theme.gold, 4 if theme.flat else 2), 8)
        pen.icon("hourglass", WIDE - 24, tall / 2, 34, theme.gold)
    with pen.svg.group(at=(38, tall / 2)):
        pen.seat(seat, 23)
    pen.label(74, tall * 0.4, scene.name(seat), Type(26, 700), theme.ink, 128 if asked else 158)
    _order(pen, view, seat, asked)
    facts = [(f"hand-{seat}", "card", size(view.hands[seat])), (f"tokens-{seat}", "medal", view.tokens[seat])]
    if view.over:
        facts.append((f"rats-{seat}", "rat", view.rats[seat] or 0))
    for nth, (name, icon, n) in enumerate(facts):
        with pen.piece(name, (74 + nth * 74, tall * 0.74)):
            pen.frame_glow(name, 0, -17, 66, 34, 6)
            pen.count(icon, 0, 0, str(n), 28, theme.faint, 66)


def _order(pen: Pen, view: View, seat: int, asked: bool) -> None:
    """Who enters as which; a star for the premium action of two players."""
    x = WIDE - (58 if asked else 24)
    if seat == view.premium:
        pen.icon("star", x - 32, 22, 24, pen.theme.gold)
    if seat == view.order[0]:
        pen.icon("flag", x - 32 if seat != view.premium else x - 60, 22, 22, pen.theme.gold)
    if seat in view.to_enter:
        pen.svg.circle(x, 22, 14, Paint(pen.theme.sunk, pen.theme.edge, 1.5))
        nth = str(view.to_enter.index(seat) + 1)
        pen.label(x, 29, nth, Type(21, 700), pen.theme.ink, 24, anchor="middle")


# --------------------------------------------------------------------------- piles


def _specials(pen: Pen, view: View) -> None:
    """The piles of Jokers and special cards, and the tokens left."""
    shown = [(PILE_ICON[kind], n) for kind, n in piles(view)] + [("medal", view.tokens_left)]
    rows = (len(shown) + 2) // 3
    pen.plate(LEFT, SPECIALS, WIDE, 104)
    for nth, (icon, n) in enumerate(shown):
        x, y = LEFT + 14 + nth % 3 * 98, SPECIALS + 104 * (nth // 3 + 0.5) / rows
        with pen.piece(f"pile-{icon}", (x, y)):
            pen.frame_glow(f"pile-{icon}", -4, -20, 88, 40, 6)
            pen.count(icon, 0, 0, str(n), 34, pen.theme.faint, 88)


def _buildings(pen: Pen, scene: Scene) -> None:
    """The building deck, the replacement deck, and what is still in them."""
    view, words, theme = scene.view, scene.words, pen.theme
    pen.plate(LEFT, 712, WIDE, 180)
    with pen.piece("pile-buildings", (LEFT, 712)):
        pen.frame_glow("pile-buildings", 0, 0, WIDE, 180)
        decks = words("picture-buildings", deck=view.deck, rest=view.replacement)
        pen.label(14, 30, decks, Type(22, 600), theme.ink, WIDE - 28)
        left = to_come(view)
        rows = (len(left) + 1) // 2
        for nth, (building, n) in enumerate(left.items()):
            x, y = 14 + nth // rows * 144, 58 + nth % rows * (146 / rows) * 0.9
            pen.label(x, y, str(n), Type(20, 700), theme.gold, 20)
            pen.label(x + 22, y, building_short(words, building), Type(20), theme.ink, 114)


def band(pen: Pen, scene: Scene) -> None:
    """The nun-row and the population cards."""
    _nun_row(pen, scene)
    _population(pen, scene)


def _nun_row(pen: Pen, scene: Scene) -> None:
    view, theme = scene.view, pen.theme
    pen.plate(12, BAND, 424, 140)
    pen.icon("nun", 38, BAND + 34, 42, theme.ink)
    pen.label(38, BAND + 80, scene.words("picture-nuns"), Type(20, 600), theme.ink, 50, anchor="middle")
    for at, nun in enumerate(view.nun_row):
        with pen.piece(f"nun-{at}", (74 + at * 71, BAND + 10)):
            pen.frame_glow(f"nun-{at}", 0, 0, 66, 120, 8)
            _nun(pen, view, at, nun)


def _nun(pen: Pen, view: View, at: int, nun: NunView) -> None:
    theme = pen.theme
    is_open = view.over and nun.card is not None
    back = theme.paper if is_open or theme.flat else "#3a3350"
    pen.svg.rect(0, 0, 66, 120, Paint(back, theme.dark if is_open else theme.edge, 2), 8)
    ink = theme.dark if is_open or theme.flat else "#a99fce"
    if is_open and nun.card is not None:
        pen.icon(CLASS_ICON[Class(nun.card // NUNS)], 33, 28, 36, ink)
        pen.label(33, 82, str(nun.card % NUNS), Type(42, 700), ink, 50, anchor="middle")
    else:
        pen.label(33, 40, str(at + 1), Type(34, 600), ink, 50, anchor="middle")
    for nth, seat in enumerate(nun.seen_by if not is_open else ()):
        with pen.svg.group(at=(18 + nth % 2 * 30, 60 + nth // 2 * 24)):
            pen.seat(seat, 9.5)


def _population(pen: Pen, scene: Scene) -> None:
    view, words, theme = scene.view, scene.words, pen.theme
    pen.plate(444, BAND, 424, 140)
    with pen.piece("pile-deck", (456, BAND + 28)):
        pen.frame_glow("pile-deck", -4, -20, 180, 40, 6)
        pen.icon("card", 14, 0, 34, theme.faint)
        pen.label(38, 9, words("picture-deck", n=view.pile), Type(26, 700), theme.ink, 134)
    with pen.piece("pile-discard", (452, BAND + 52)):
        pen.frame_glow("pile-discard", 0, 0, 408, 80, 6)
        pen.plate(0, 0, 408, 80, fill=theme.sunk, round=6)
        pen.label(12, 30, words("picture-discard", n=len(view.discard)), Type(23, 600), theme.ink, 380)
        for cls, n in discarded(view).items():
            with pen.svg.group(at=(10 + cls * 66, 56)):
                pen.count(CLASS_ICON[Class(cls)], 0, 0, str(n), 26, theme.faint, 62)
