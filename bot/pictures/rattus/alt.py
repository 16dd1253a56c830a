"""The pictures of Rattus in words, from the same views."""

from __future__ import annotations

from collections.abc import Iterator

from bot.pictures.alt import sentences
from bot.pictures.scene import Scene
from bot.text.lists import listed
from rules.rattus.view import RegionView, View

from .facts import card_name, cards_of, on_board, region_name, stage
from .hand import known_rats
from .stock import STAGES


def board_alt(scene: Scene) -> str:
    """Turn, whose question, where the plague is, then region by region."""
    view, words = scene.view, scene.words
    where = (words("game-rattus"), words("picture-turn", n=view.turns), words(STAGES[stage(view)]))
    asked = listed(words, [scene.name(seat) for seat in scene.asked]) if scene.asked else ""
    return sentences(
        ", ".join(where),
        *([words("picture-asked", who=asked)] if asked else []),
        words("picture-plague", region=region_name(words, view.plague)),
        words("picture-rattus-rats", supply=view.supply, discards=len(view.discards)),
        "; ".join(_region(scene, here) for here in view.regions),
        last=words("picture-text-below"),
    )


def _region(scene: Scene, here: RegionView) -> str:
    rats = scene.words("picture-rats", n=len(here.rats))
    cubes = [f"{scene.name(seat)} {n}" for seat, n in enumerate(here.cubes) if n]
    return ", ".join([f"{region_name(scene.words, here.region)} {rats}", *cubes])


def hand_alt(scene: Scene) -> str:
    """Cards, cubes, and where the known rats lie."""
    view, words = scene.view, scene.words
    assert view.viewer is not None
    cards = [card_name(words, card) for card in cards_of(view, view.viewer)]
    rats = list(_known(scene, view))
    return sentences(
        words("picture-cards", list=", ".join(cards)) if cards else words("picture-no-card"),
        words("picture-cubes", board=on_board(view, view.viewer), stock=view.stock[view.viewer]),
        words("picture-known-alt", list="; ".join(rats)) if rats else words("picture-known", n=0),
        last=words("picture-text-below"),
    )


def _known(scene: Scene, view: View) -> Iterator[str]:
    for rat in known_rats(view):
        yield f"{region_name(scene.words, rat.region)} {rat.face.limit}"
