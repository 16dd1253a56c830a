"""Beside the map: the turn with what is done of it, and what of rats and pieces is not on the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, width
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from bot.text.lists import listed
from rules.core import Result
from rules.rattus.components import Card
from rules.rattus.view import NOBODY, View

from .facts import stocks

WIDE = 304
TURN, RATS, UNTIL, PIECES = 96, 68, 22, 44  # how high each stretch is
STEP: Final = Type(22, 600)
STAGES: Final = {
    "opening": "picture-rattus-opening",
    "ending": "picture-rattus-ending",
    "round": "picture-rattus-round",
    "ravage": "picture-rattus-ravage",
    "over": "picture-rattus-over",
}
VERDICTS: Final = {"most_cubes": "picture-rattus-most", "next_in_turn": "picture-rattus-tied"}


def turn(canvas: Canvas, scene: Scene) -> None:
    """Whose turn it is, which stage the game is at, what of the turn is done; at the end, who has won."""
    view, theme = scene.view, canvas.theme
    lines = [(title(scene), Type(31, 700), theme.gold), *((text, Type(22, 600), theme.ink) for text in _below(scene))]
    steps = view.regular
    with canvas.piece("turn"):
        canvas.plate(0, 0, WIDE, TURN, rim=theme.gold)
        canvas.frame_glow("turn", 4, 4, WIDE - 8, TURN - 8, 7)
        high = TURN / (len(lines) + steps + 0.4)
        for nth, (text, letter, fill) in enumerate(lines):
            y = high * (nth + 0.7) + letter.size * 0.33
            canvas.label(WIDE / 2, y, text, letter, fill, WIDE - 24, anchor="middle")
        if steps:
            _steps(canvas, scene, high * (len(lines) + 0.66))


def verdict(scene: Scene) -> str:
    """Return what decided: the most cubes, or the next turn among those who have as many."""
    result: Result = scene.view.result
    return scene.words(VERDICTS[result.why], n=result.totals[result.winners[0]])


def title(scene: Scene) -> str:
    """The turn and whose it is; at the end who has won."""
    view, words = scene.view, scene.words
    if view.over:
        return words("picture-rattus-won", who=scene.name(view.result.winners[0]))
    if not view.turns:
        return words(STAGES["opening"])
    if view.turn == NOBODY:
        return words("picture-turn", n=view.turns)
    return words("picture-rattus-turn-of", n=view.turns, who=scene.name(view.turn))


def _below(scene: Scene) -> Iterator[str]:
    """The stage of the game where it is not a turn like others; who is waited for; what the winner has won by."""
    view, words, now = scene.view, scene.words, scene.view.stage
    if now == "opening" and scene.asked:
        yield words("picture-asked", who=listed(words, [scene.name(seat) for seat in scene.asked]))
    elif now not in ("opening", "turn"):
        yield words(STAGES[now], n=view.turns)
    if view.over:
        yield verdict(scene)


def _steps(canvas: Canvas, scene: Scene, y: float) -> None:
    """What a turn consists of: a card and cubes, each with a box that is ticked when it is done; then the plague."""
    view, words, theme = scene.view, scene.words, canvas.theme
    told = (
        ("taken", words("picture-rattus-card"), view.taken),
        ("placed", words("picture-rattus-place-cubes"), view.placed),
    )
    then = words("picture-rattus-then")
    wide = sum(31 + width(text, STEP) for _, text, _ in told) + width(then, STEP)
    gap = min(24, (WIDE - 28 - wide) / 2)
    x = (WIDE - wide - 2 * gap) / 2
    for name, text, done in told:
        with canvas.piece(name, (x, y)):
            _box(canvas, text, done=done, glows=name if done else "")
        x += 31 + width(text, STEP) + gap
    canvas.label(x, y + 8, then, STEP, theme.faint, WIDE - x - 8)


def _box(canvas: Canvas, text: str, *, done: bool, glows: str) -> None:
    """A box and what it stands for. One that is empty never glows: that would look like a request."""
    theme, ink = canvas.theme, canvas.theme.gold if done else canvas.theme.ink
    canvas.svg.rect(0, -11, 22, 22, Paint(theme.gold if done and not theme.flat else theme.sunk, theme.ink, 1.8), 4)
    if done:
        canvas.svg.path("M4 0L10 6L19 -7", Paint(NONE, theme.dark, 4))
    canvas.label(28, 8, text, STEP, ink, 150)
    canvas.frame_glow(glows, -5, -15, 38 + width(text, STEP), 30, 6)


# --------------------------------------------------------------------------- rats and pieces


def height(view: View) -> float:
    """The height of the plate of rats and pieces, in units of the picture."""
    return RATS + (UNTIL if _goes_on(view) else 0) + (PIECES if any(_pieces(view)) else 0)


def _goes_on(view: View) -> bool:
    """Return whether neither the rats nor anybody's cubes have run out."""
    return view.stage in ("opening", "turn")


def stock(canvas: Canvas, scene: Scene) -> None:
    """Rats in the supply, on the board, out of the game; when the game ends; the pieces that are not on the board."""
    view, words = scene.view, scene.words
    canvas.plate(0, 0, WIDE, height(view))
    canvas.icon("rat", 36, 36, 48, canvas.theme.faint)
    shown = [("supply", "picture-supply", view.supply), ("on-board", "picture-on-board", view.rats_on_board)]
    shown += [("removed", "picture-rattus-removed", view.removed)] if view.removed else []
    step = (WIDE - 72) / len(shown)
    for nth, (name, key, n) in enumerate(shown):
        with canvas.piece(name, (68 + (nth + 0.5) * step, 0)):
            canvas.frame_glow(name, -step / 2 + 7, 7, step - 14, 54, 6)
            canvas.label(0, 26, words(key), Type(20), canvas.theme.faint, step - 18, anchor="middle")
            canvas.label(0, 56, str(n), Type(33, 700), canvas.theme.ink, step - 18, anchor="middle")
    if _goes_on(view):
        end = words("picture-rattus-until")
        canvas.label(WIDE / 2, RATS + 14, end, Type(19, 400, True), canvas.theme.faint, WIDE - 20, anchor="middle")
    with canvas.svg.group(at=(0, height(view) - PIECES)):
        _left(canvas, view)


def _left(canvas: Canvas, view: View) -> None:
    """Extra pieces not on the board, the cubes on the Baker."""
    shown = list(_pieces(view))
    step = min(84, (WIDE - 20) / max(len(shown), 1))
    for nth, (name, icon, n) in enumerate(shown):
        with canvas.piece(name, (12 + nth * step, 20)):
            canvas.frame_glow(name, -3, -18, step - 4, 36, 6)
            canvas.count(icon, 0, 0, n, 28, canvas.theme.faint, step - 4)
            if name == "baker" and view.baker:
                with canvas.svg.group(at=(45 + width(n, Type(27, 700)), 0)):
                    canvas.seat(view.baker_seat, 8)


def _pieces(view: View) -> Iterator[tuple[str, str, str]]:
    """Id, icon and number of each."""
    yield from ((f"left-{name}", name, str(n)) for name, n in stocks(view).items())
    if view.in_game(Card.BAKER):
        yield "baker", "bread", str(view.baker)
