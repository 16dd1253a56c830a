"""The stages of the nun-row, of choosing a player, and of cards to take or to leave."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from bot.pictures.seat_text import line, wide
from bot.pictures.sizes import SIGN
from bot.pictures.stage import Spot, Stage, Strip
from bot.pictures.svg import Paint
from rules.core import PASS, Arg
from rules.rattus_cartus.components import Building, class_on, nuns_on
from rules.rattus_cartus.view import POPULATION, NunView, View, size

from .cards import TALL, WIDE, card, colour_of
from .facts import CLASS_ICON
from .laying import hand_told, seat_told
from .nuns import BACK, PALE

NUN: Final = (140.0, 196.0)
NUN_TOP: Final = 42.0
PLAYER: Final = (776.0, 80.0)
TAKE: Final = (382.0, 236.0)

# --------------------------------------------------------------------------- the nun-row


def nuns_stage(scene: Scene, strip: Strip | None) -> Stage:
    """The five cards, those known to the reader open, with who has looked at each."""
    across, tall = NUN
    options = scene.question.options if scene.question else ()
    spots: dict[Arg, Spot] = {
        at: Spot((_nun_x(at), NUN_TOP + tall / 2), across / 2, half_high=tall / 2, mark=(_nun_x(at), NUN_TOP - 8))
        for at in range(len(scene.view.nun_row))
        if at in options
    }
    return Stage(_draw_nuns, (0, 0, 800, NUN_TOP + tall + 16), spots, dimmed=False, strip=strip)


def _nun_x(at: int) -> float:
    return 84 + at * 158


def _draw_nuns(canvas: Canvas, scene: Scene) -> None:
    across, tall = NUN
    options = scene.question.options if scene.question else ()
    for at, nun in enumerate(scene.view.nun_row):
        seen = 1 if at in options else 0.5
        with canvas.svg.group(at=(_nun_x(at), NUN_TOP), opacity=seen), canvas.piece(f"nun-{at}"):
            _nun(canvas, nun)
            canvas.frame_glow(f"nun-{at}", -across / 2, 0, across, tall)


def _nun(canvas: Canvas, nun: NunView) -> None:
    (across, tall), theme = NUN, canvas.theme
    light = theme.flat or nun.card is not None
    fill, rim = (theme.paper, theme.dark) if light else (BACK, theme.edge)
    canvas.svg.rect(-across / 2, 0, across, tall, Paint(fill, rim, 2), 10)
    ink = theme.dark if light else PALE
    if nun.card is None:
        canvas.label(0, 104, "?", Type(72, 700), ink, 80, anchor="middle")
    else:
        canvas.icon(CLASS_ICON[class_on(nun.card)], -32, 78, 62, colour_of(canvas, nun.card))
        canvas.icon("nun", 30, 52, 36, ink)
        canvas.label(30, 116, str(nuns_on(nun.card)), Type(48, 700), ink, 60, anchor="middle")
    seen = sorted(nun.seen_by)
    if seen:
        canvas.icon("eye", -across / 2 + 20, tall - 24, 26, ink)
    for nth, seat in enumerate(seen):
        with canvas.svg.group(at=(-across / 2 + 44 + nth * 21, tall - 24)):
            canvas.seat(seat, 9)


# --------------------------------------------------------------------------- players


def players_stage(scene: Scene, strip: Strip | None) -> Stage:
    """A line for each other player: what choosing them brings, and their hand. A mark on who can be chosen."""
    signs = {mark.option: mark.sign for mark in scene.marks}
    spots: dict[Arg, Spot] = {}
    for seat, y in _player_lines(scene.view):
        if scene.question and seat in scene.question.options:
            mark = 30 + wide(signs.get(seat, ""), SIGN) / 2 + 18, y
            spots[seat] = Spot((400, y), PLAYER[0] / 2, half_high=PLAYER[1] / 2, mark=mark)
    high = 12 + (scene.view.seats - 1) * (PLAYER[1] + 10)
    return Stage(_draw_players, (0, 0, 800, high), spots, dimmed=False, strip=strip)


def _player_lines(view: View) -> Iterator[tuple[int, float]]:
    """The other seats from the reader on, each with the middle of its line."""
    assert view.viewer is not None
    others = [(view.viewer + nth) % view.seats for nth in range(1, view.seats)]
    for nth, seat in enumerate(others):
        yield seat, 12 + PLAYER[1] / 2 + nth * (PLAYER[1] + 10)


def _draw_players(canvas: Canvas, scene: Scene) -> None:
    ask, theme = scene.question, canvas.theme
    assert ask is not None
    for seat, y in _player_lines(scene.view):
        with canvas.svg.group(at=(0, y), opacity=1 if seat in ask.options else 0.55):
            canvas.plate(12, -PLAYER[1] / 2, *PLAYER)
            if seat not in ask.options:
                line(canvas, 30, 10, seat_told(scene, seat), Type(29, 700), theme.ink, 410)
            elif ask.choice == "sword_victim":
                told = scene.words("rattus_cartus-option-sword", n=scene.view.taken_by_sword(seat))
                canvas.label(676, 10, told, Type(27, 600), theme.ink, 226, anchor="end")
            else:
                told = scene.words("rattus_cartus-option-flute")
                canvas.label(676, 10, told, Type(27, 600), theme.ink, 226, anchor="end")
            canvas.icon("fan", 714, 0, 38, theme.ink)
            canvas.label(740, 12, str(size(scene.view.hands[seat])), Type(34, 700), theme.ink, 44)


# --------------------------------------------------------------------------- to take or to leave


def taking_stage(scene: Scene, strip: Strip | None) -> Stage:
    """Both answers as plates with the hand that each leads to; below, everybody's hand and who is protected."""
    spots: dict[Arg, Spot] = {
        option: Spot((x, 12 + TAKE[1] / 2), TAKE[0] / 2, half_high=TAKE[1] / 2, mark=(x, 42))
        for option, x in (("take", 203.0), (PASS, 597.0))
    }
    return Stage(_draw_taking, (0, 0, 800, TAKE[1] + 150), spots, dimmed=False, strip=strip)


def _draw_taking(canvas: Canvas, scene: Scene) -> None:
    view, ask, theme = scene.view, scene.question, canvas.theme
    assert ask is not None
    seat, at, premium = (arg for arg in ask.args if isinstance(arg, int))
    kind, n = view.addition(seat, at, premium)
    hand = size(view.hands[seat])
    for x, more in ((203.0, n), (597.0, 0)):
        canvas.plate(x - TAKE[0] / 2, 12, *TAKE)
        text, answer = hand_told(scene, hand, hand + more), "take" if x < 400 else PASS
        told = next((mark.label.partition(" · ")[2] for mark in scene.marks if mark.option == answer), "")
        canvas.label(x, 100, told, Type(28, 600), theme.ink, 360, anchor="middle")
        canvas.icon("fan", x - 90, 218, 40, theme.ink)
        canvas.label(x - 58, 229, text, Type(31, 700), theme.ink, 230)
    _offered(canvas, scene, kind, n)
    _hands(canvas, scene, TAKE[1] + 30)


def _offered(canvas: Canvas, scene: Scene, kind: int, n: int) -> None:
    """The cards to take; face down where they are drawn from the deck."""
    theme, step = canvas.theme, min(72.0, 250 / max(n, 1))
    for nth in range(n):
        with canvas.svg.group(at=(203 - (step * (n - 1) + 66) / 2 + nth * step, 114), scale=0.48):
            if kind == POPULATION:
                canvas.svg.rect(0, 0, WIDE, TALL, Paint(theme.paper if theme.flat else BACK, theme.edge, 3), 10)
                canvas.label(WIDE / 2, 110, "?", Type(70, 700), theme.dark if theme.flat else PALE, 80, anchor="middle")
            else:
                card(canvas, scene.words, kind, whole=True)


def _hands(canvas: Canvas, scene: Scene, top: float) -> None:
    """Everybody's hand; a shield for who is in a Guard Tower."""
    view, theme = scene.view, canvas.theme
    guarded = {seat for place in view.row if place.building == Building.GUARD_TOWER for seat in place.inside}
    canvas.label(16, top + 26, scene.words("picture-tribute"), Type(24, 600, True), theme.faint, 768)
    for nth, seat in enumerate(view.order):
        x = 40 + nth * 152.0
        with canvas.svg.group(at=(x, top + 78)):
            canvas.seat(seat, 20)
        canvas.icon("fan", x + 42, top + 78, 30, theme.ink)
        canvas.label(x + 62, top + 88, str(size(view.hands[seat])), Type(30, 700), theme.ink, 40)
        if seat in guarded:
            canvas.icon("shield", x + 106, top + 78, 30, theme.gold)
