"""The strip under the picture of a question: cards in hand, gold, markers, rat, prestige; below them the secrets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from bot.pictures.seat_text import line
from bot.pictures.stage import Strip
from bot.pictures.strip import HIGH, WIDE, Holding, after_plan, draw_holdings
from bot.pictures.svg import Paint
from bot.text import SEAT_MARKS
from rules.notre_dame.components import MOST_RAT, Action, action_of, colour_of
from rules.notre_dame.view import SeatView

from .cards import tint
from .hand import held, own_of
from .known import spied
from .signs import ACTION_ICON, action_short, person_short

CARD: Final = 132.0  # from one card to the next
NAME: Final = Type(24, 600)
LINE: Final = 36.0
CARDS: Final = frozenset(("keep", "play"))  # choices of a card: the stage shows those


def strip(scene: Scene) -> Strip | None:
    """What the seat holds and alone knows, but for the cards that the stage shows."""
    own = own_of(scene.view)
    choosing, kept = held(own)
    on_stage = scene.question.options if scene.question and scene.question.choice in CARDS else ()
    cards = tuple(card for card in (*kept, *choosing) if card not in on_stage)
    lines = list(_known(scene))
    counts = _counts(scene, own)
    if scene.plan_from is not None:
        counts = after_plan(counts, _counts(scene, own_of(scene.plan_from)))
    return Strip(HIGH + LINE * len(lines), partial(_draw, scene, counts, cards, lines))


def _known(scene: Scene) -> Iterator[str]:
    """A line of the cards passed on, a line of what the Spy has shown."""
    view, words = scene.view, scene.words
    if view.passed:
        passed = [(SEAT_MARKS[colour_of(card)], action_short(words, action_of(card))) for card in view.passed]
        cards = ", ".join(f"{mark} {name}" for mark, name in passed)
        yield f"{words('notre_dame-picture-strip-passed')} {cards}"
    if shown := spied(view):
        persons = ", ".join(person_short(words, person) for person in shown)
        yield words("labelled", what=words("notre_dame-picture-spied"), told=persons)


def _counts(scene: Scene, own: SeatView) -> list[Holding]:
    words, gold = scene.words, scene.theme.gold
    return [
        Holding("gold", str(own.gold), words("notre_dame-picture-strip-gold"), gold),
        Holding("cube", str(own.personal), words("notre_dame-picture-strip-markers")),
        Holding("rat", str(own.rat), _rat(scene, own)),
        Holding("laurel", str(own.prestige or 0), words("notre_dame-picture-points"), gold),
    ]


def _rat(scene: Scene, own: SeatView) -> str:
    """The word for the rat, with where the plague of this round would leave it."""
    view, words = scene.view, scene.words
    then = view.rat_after_plague(view.viewer) if view.plague_to_come else own.rat
    if then == own.rat:
        return words("notre_dame-picture-strip-rat")
    told = f"{MOST_RAT}!" if then > MOST_RAT else str(then)
    return words("notre_dame-picture-strip-rat.then", n=told)


def _draw(scene: Scene, counts: list[Holding], cards: tuple[int, ...], lines: list[str], canvas: Canvas) -> None:
    left = 12 + CARD * len(cards) if cards else 0
    for nth, each in enumerate(cards):
        with canvas.piece(f"card-{each}", (10 + CARD * nth, 14)):
            _card(canvas, scene, each)
    if cards:
        canvas.svg.rect(left + 2, 16, 2, HIGH - 32, Paint(canvas.theme.edge))
    draw_holdings(canvas, counts, left, WIDE)
    for nth, text in enumerate(lines):
        line(canvas, 16, HIGH + LINE * nth + 22, text, Type(24), canvas.theme.faint, WIDE - 32)


def _card(canvas: Canvas, scene: Scene, card: int) -> None:
    """A card in hand: colour, symbol, name."""
    theme, wide = canvas.theme, CARD - 8
    canvas.svg.rect(0, 0, wide, HIGH - 28, Paint(theme.paper, theme.dark, 2), 9)
    with canvas.svg.group(at=(27, 28)):
        canvas.seat(colour_of(card), 14)
    action = Action(action_of(card))
    canvas.icon(ACTION_ICON[action], 78, 28, 42, tint(canvas, action))
    canvas.label(wide / 2, 73, action_short(scene.words, action), NAME, theme.dark, wide - 4, anchor="middle")
