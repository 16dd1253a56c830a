"""What the picture of each question shows: buildings, cards, nuns or players, and where on it the options lie."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from bot.pictures.canvas import Canvas
from bot.pictures.scene import Scene
from bot.pictures.stage import Stage, Strip
from bot.pictures.strip import Holding, holdings, in_rows
from bot.pictures.svg import Paint
from bot.pictures.theme import lighter
from rules.rattus_cartus.components import JOKER, class_on
from rules.rattus_cartus.view import View

from . import facts
from .building_plates import enter_stage, supplies_stage, waiting_stage
from .cards import card_name, icon_of
from .column import column
from .hand import hand_of
from .handing import discarding_stage, giving_stage
from .houses import CLASS_COLOUR
from .laying import laying_stage
from .nuns import nun_row, population
from .other_stages import nuns_stage, players_stage, taking_stage
from .result import verdict
from .town import town
from .tracks import tracks


def board(canvas: Canvas, scene: Scene) -> None:
    """The table."""
    town(canvas, scene)
    if facts.is_judged(scene.view):
        verdict(canvas, scene)
    canvas.svg.rect(880, 0, 320, 900, Paint(scene.theme.ground))  # the night ends with the street
    tracks(canvas, scene)
    column(canvas, scene)
    nun_row(canvas, scene)
    population(canvas, scene)


def stage(scene: Scene) -> Stage | None:
    """The stage of the question; for a seat that waits the row of buildings, as large as to enter them."""
    made = _stage(scene)
    return replace(made, fresh=new_cards(scene)) if made else None


def _stage(scene: Scene) -> Stage | None:
    if scene.question is None:
        return waiting_stage(scene, _strip(scene)) if scene.view.row else Stage(board, strip=_strip(scene))
    match scene.question.choice:
        case "supplies":
            return supplies_stage(scene, _strip(scene, "rat", "nun", hand=True))
        case "enter":
            return enter_stage(scene, _strip(scene, "rat", "nun", hand=True))
        case "lay_cards":
            return laying_stage(scene)
        case "look_at_nuns":
            return nuns_stage(scene, _strip(scene))
        case "sword_victim" | "flute_receiver":
            return players_stage(scene, _strip(scene))
        case "give_cards" | "tribute":
            return giving_stage(scene, _strip(scene, "rat", "nun"))
        case "discard_for_rats":
            return discarding_stage(scene, _strip(scene, "nun"))
        case "gain":
            return taking_stage(scene, _strip(scene, "rat", "nun"))
    return None


def new_cards(scene: Scene) -> frozenset[str]:
    """The kinds of cards of which more are in the hand than at the reader's last turn."""
    view, before = scene.plan_from or scene.view, scene.before
    if before is None or before.viewer != view.viewer:
        return frozenset()
    return frozenset(f"card-{card}" for card in Counter(hand_of(view)) - Counter(hand_of(before)))


def _strip(scene: Scene, *shown: str, hand: bool = False) -> Strip | None:
    """Hand, rats, and the nuns that the seat knows of; or those of them that the stage does not show itself.

    `hand`: the cards in hand too, above the others, kind by kind.
    """
    view: View = scene.view
    assert view.viewer is not None
    words, unseen = scene.words, sum(nun.card is None for nun in view.nun_row)
    nuns = f"{view.nuns}–{view.most_nuns}" if unseen else str(view.nuns)
    out = view.too_many(view.rats[view.viewer] or 0)
    held = (
        Holding("fan", str(len(hand_of(view))), words("picture-in-hand")),
        Holding("rat", str(view.rats[view.viewer] or 0), words("picture-own-rats.out" if out else "picture-own-rats")),
        Holding("nun", nuns, words("picture-nuns-row", n=unseen)),
    )
    counts = [one for one in held if not shown or one.icon in shown]
    return in_rows(_kinds_in_hand(scene), counts) if hand and hand_of(view) else holdings(counts)


def _kinds_in_hand(scene: Scene) -> list[Holding]:
    """How many cards of each class and kind are in hand."""
    kinds = dict[str, list[int]]()
    for card in hand_of(scene.view):
        kinds.setdefault(icon_of(card), []).append(card)
    return [
        Holding(icon, str(len(cards)), card_name(scene.words, cards[0], len(cards)), _tint(scene, cards[0]))
        for icon, cards in kinds.items()
    ]


def _tint(scene: Scene, card: int) -> str:
    """The colour of a class on the dark ground of a strip."""
    return lighter(CLASS_COLOUR[class_on(card)], 0.45) if card < JOKER and not scene.theme.flat else ""
