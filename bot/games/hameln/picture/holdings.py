"""The strip under a stage: what the family holds, with the worth of its tokens; or the purse of who pays."""

from __future__ import annotations

from bot.pictures.letters import fitted
from bot.pictures.scene import Scene
from bot.pictures.stage import Strip
from bot.pictures.strip import CAPTION, Holding, after_plan, holdings
from rules.core import Ask
from rules.hameln.components import Good
from rules.hameln.view import View

from .families import GOODS, TINTS


def strip(scene: Scene) -> Strip | None:
    """What matters in the question: nothing at the start, the payer's purse for a house, else all that is owned."""
    view, ask = scene.view, scene.question
    match ask.choice if ask else "":
        case "man" | "woman":
            return None
        case "home":
            return holdings([_purse(scene, ask)]) if ask else None
        case _:
            held = _owned(scene, view, view.viewer)
            planned_from = scene.plan_from
            return holdings(after_plan(held, _owned(scene, planned_from, view.viewer)) if planned_from else held)


def _purse(scene: Scene, ask: Ask) -> Holding:
    """The florins of the boy's family, with its name where that is another one."""
    boy = ask.args[1]
    assert isinstance(boy, int)
    whose = scene.words("hameln-picture-florins") if boy == ask.seat else fitted(scene.name(boy), CAPTION, 300)[0]
    return Holding("gold", str(scene.view.table[boy].money), whose, scene.theme.gold)


def _owned(scene: Scene, view: View, seat: int) -> list[Holding]:
    own, words, theme = view.table[seat], scene.words, scene.theme
    tints = [theme.ink] * len(TINTS) if theme.flat else TINTS
    return [
        Holding("gold", str(own.money), words("hameln-picture-florins"), theme.gold),
        Holding("boy", str(own.boys), words("hameln-picture-boys", n=own.boys)),
        Holding("girl", str(own.girls), words("hameln-picture-girls", n=own.girls)),
        *(
            Holding(GOODS[good], str(own.goods[good]), words(f"hameln-good-{good.name.lower()}"), tints[good])
            for good in Good
        ),
        Holding(
            "rat",
            str(len(own.tokens)),
            words("hameln-picture-own-tokens", n=len(own.tokens), sum=sum(own.known_tokens)),
        ),
    ]
