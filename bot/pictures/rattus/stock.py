"""Beside the map: the turn with what is done of it, and what of rats and pieces is not on the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.pictures.letters import Type, width
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from bot.text.lists import listed
from rules.rattus.components import Card
from rules.rattus.view import View

from .facts import in_game, on_board, ranking, rats_on_board, stage, stocks

WIDE = 304
TURN, RATS, PIECES = 110, 66, 44  # how high each stretch is
STAGES: Final = {
    "opening": "picture-rattus-opening",
    "turn": "picture-rattus-turn",
    "ending": "picture-rattus-ending",
    "round": "picture-rattus-round",
    "ravage": "picture-rattus-ravage",
    "over": "picture-rattus-over",
}


def turn(pen: Pen, scene: Scene) -> None:
    """Whose turn it is, which stage the game is at, which halves of the turn are done; at the end, who has won."""
    view, theme = scene.view, pen.theme
    with pen.piece("turn"):
        pen.frame_glow("turn", 0, 0, WIDE, TURN)
        pen.plate(0, 0, WIDE, TURN, rim=theme.gold)
        halves = stage(view) in ("turn", "ending")
        low = 0 if halves or view.over else 12  # where there is no third line
        pen.label(WIDE / 2, 36 + low, title(scene), Type(31, 700), theme.gold, WIDE - 24, anchor="middle")
        pen.label(WIDE / 2, 66 + 1.5 * low, _below(scene), Type(22, 600), theme.ink, WIDE - 20, anchor="middle")
        if halves:
            _halves(pen, scene)
        elif view.over:
            pen.label(WIDE / 2, 95, verdict(scene), Type(20, 600), theme.ink, WIDE - 20, anchor="middle")


def verdict(scene: Scene) -> str:
    """What the winner has won by: the most cubes, or the next turn among those who have."""
    view: View = scene.view
    points = on_board(view, ranking(view)[0])
    tied = sum(on_board(view, seat) == points for seat in range(view.seats)) > 1
    return scene.words("picture-rattus-tied" if tied else "picture-rattus-most", n=points)


def title(scene: Scene) -> str:
    """The turn and whose it is; at the end who has won."""
    view, words = scene.view, scene.words
    if view.over:
        return words("picture-rattus-won", who=scene.name(ranking(view)[0]))
    if not view.turns:
        return words(STAGES["opening"])
    if view.turn < 0:
        return words("picture-turn", n=view.turns)
    return words("picture-rattus-turn-of", n=view.turns, who=scene.name(view.turn))


def _below(scene: Scene) -> str:
    """The stage of the game; before the first turn, who is waited for."""
    view, words = scene.view, scene.words
    if stage(view) == "opening" and scene.asked:
        return words("picture-asked", who=listed(words, [scene.name(seat) for seat in scene.asked]))
    return words(STAGES[stage(view)], n=view.turns)


def _halves(pen: Pen, scene: Scene) -> None:
    """A card taken, cubes placed: each with a box that is ticked when it is done."""
    view, theme = scene.view, pen.theme
    told = (
        ("taken", scene.words("picture-rattus-taken"), view.taken),
        ("placed", scene.words("picture-rattus-placed"), view.placed),
    )
    for nth, (name, text, done) in enumerate(told):
        with pen.piece(name, (16 + nth * 142, 82)):
            pen.frame_glow(name, -4, -4, 134, 26, 6)
            pen.svg.rect(0, 0, 18, 18, Paint(theme.gold if done and not theme.flat else theme.sunk, theme.ink, 1.6), 3)
            if done:
                pen.svg.path("M3 9L8 14L16 3", Paint(NONE, theme.dark, 3.4))
            pen.label(25, 16, text, Type(20, 700 if done else 400), theme.ink if done else theme.faint, 106)


# --------------------------------------------------------------------------- rats and pieces


def height(view: View) -> float:
    """How high the plate of rats and pieces is."""
    return RATS + (PIECES if any(_pieces(view)) else 0)


def stock(pen: Pen, scene: Scene) -> None:
    """Rats in the supply, on the board, out of the game; below them the pieces that are not on the board."""
    view, words = scene.view, scene.words
    pen.plate(0, 0, WIDE, height(view))
    pen.icon("rat", 40, 34, 52, pen.theme.faint)
    shown = [("supply", "picture-supply", view.supply), ("on-board", "picture-on-board", rats_on_board(view))]
    shown += [("removed", "picture-rattus-removed", view.removed)] if view.removed else []
    step = (WIDE - 84) / len(shown)
    for nth, (name, key, n) in enumerate(shown):
        with pen.piece(name, (80 + (nth + 0.5) * step, 0)):
            pen.frame_glow(name, -step / 2 + 4, 5, step - 8, 56, 6)
            pen.label(0, 25, words(key), Type(20), pen.theme.faint, step - 8, anchor="middle")
            pen.label(0, 56, str(n), Type(33, 700), pen.theme.ink, step - 8, anchor="middle")
    _left(pen, view)


def _left(pen: Pen, view: View) -> None:
    """Extra pieces not on the board, the cubes on the Baker."""
    shown = list(_pieces(view))
    step = min(84, (WIDE - 20) / max(len(shown), 1))
    for nth, (name, icon, n) in enumerate(shown):
        with pen.piece(name, (12 + nth * step, RATS + 20)):
            pen.frame_glow(name, -3, -18, step - 4, 36, 6)
            pen.count(icon, 0, 0, n, 28, pen.theme.faint, step - 4)
            if name == "baker" and view.baker:
                with pen.svg.group(at=(45 + width(n, Type(27, 700)), 0)):
                    pen.seat(view.baker_seat, 8)


def _pieces(view: View) -> Iterator[tuple[str, str, str]]:
    """Id, icon and number of each."""
    yield from ((f"left-{name}", name, str(n)) for name, n in stocks(view).items())
    if in_game(view, Card.BAKER):
        yield "baker", "bread", str(view.baker)
