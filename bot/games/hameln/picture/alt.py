"""The pictures of Hameln in words, from the same views."""

from __future__ import annotations

from bot.pictures.alt import sentences
from bot.pictures.scene import Scene
from bot.text.lists import listed
from rules.hameln.view import View

from .hand import values
from .result import minus


def board_alt(scene: Scene) -> str:
    """Phase, whose turn, big rats; infested houses, rats, what the piper would do; then the families."""
    view, words, components = scene.view, scene.words, scene.view.components
    where = "hameln-picture-end" if view.over else "hameln-picture-where"
    told = [words(where, phase=view.phase, turn=view.turns + 1, n=view.pool, all=view.big_rats)]
    told += _result(scene) if view.over else _moving(scene)
    sick = ", ".join(components.houses[house].id for house, infested in enumerate(view.infested) if infested)
    told.append(words("hameln-picture-infested" if sick else "hameln-picture-infested.none", list=sick))
    told.append(words("hameln-picture-rats", n=view.rats.bit_count()))
    if view.rats and not view.over:
        told.append(words("hameln-picture-leads", list=", ".join(_led_away(scene))))
    region = words(f"hameln-region-{components.regions[view.piper]}.quarter")
    told.append(words("hameln-picture-piper", region=region, n=view.child_price))
    told += [_family(scene, seat) for seat in view.order]
    return sentences(*told, last=words("picture-board-in-words"))


def _result(scene: Scene) -> list[str]:
    """Who has won, and the points of all."""
    view, words = scene.view, scene.words
    order, counted = view.ranking, view.points
    shown = ", ".join(f"{scene.name(seat)} {minus(counted[seat])}" for seat in order)
    key = "hameln-picture-result.tied" if view.tied else "hameln-picture-result"
    return [words(key, who=scene.name(order[0]), list=shown)]


def _moving(scene: Scene) -> list[str]:
    """Who is waited for, whose turn it is if that is another, who has passed, where no more rats may go at first."""
    view, words = scene.view, scene.words
    told = list[str]()
    if scene.asked:
        told.append(words("picture-asked", who=listed(words, [scene.name(seat) for seat in scene.asked])))
    if (mover := view.to_move) is not None and mover not in scene.asked:
        told.append(words("hameln-picture-mover", who=scene.name(mover)))
    if view.passed:
        passed = ", ".join(map(scene.name, view.passed))
        told.append(words("hameln-picture-passed-by", list=passed, n=len(view.passed)))
    if crossed := len(view.side_used):
        told.append(words("hameln-picture-used", n=crossed))
    return told


def _led_away(scene: Scene) -> list[str]:
    """How many rats the piper would lead away if he came to each quarter: those of the market are in every count."""
    view: View = scene.view
    counts = [len(view.cleared_at(region)) for region in range(len(view.bribes))]
    names = [scene.words(f"hameln-region-{colour}") for colour in view.components.regions]
    return [f"{name} {n}" for name, n in zip(names, counts, strict=True)]


def _family(scene: Scene, seat: int) -> str:
    view: View = scene.view
    own, components = view.table[seat], view.components
    lived = [components.houses[house].id for house in view.houses_of(seat)]
    return scene.words(
        "hameln-picture-family",
        who=scene.told(seat),
        money=own.money,
        influence=own.influence,
        goods=sum(own.goods),
        tokens=len(own.tokens),
        children=own.boys + own.girls,
        houses=", ".join(lived) or scene.words("hameln-picture-no-house"),
    )


def hand_alt(scene: Scene) -> str:
    """The rat-catcher tokens; "" while there are none."""
    if not (shown := values(scene.view)):
        return ""
    told = scene.words("hameln-picture-tokens-alt", list=", ".join(map(str, shown)), sum=sum(shown))
    return sentences(told)
