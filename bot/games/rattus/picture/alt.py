"""The pictures of Rattus in words, from the same views."""

from __future__ import annotations

from collections.abc import Iterator

from bot.pictures.alt import sentences
from bot.pictures.scene import Scene
from bot.text import Words
from bot.text.lists import listed
from rules.rattus.components import TokenFace
from rules.rattus.view import RegionView, View

from .faces import letters_of
from .facts import CLASS_ICON, card_name, region_name
from .hand import known_rats
from .stock import STAGES, verdict


def board_alt(scene: Scene) -> str:
    """Turn, whose question or who has won, where the plague is, the players, then region by region."""
    view, words = scene.view, scene.words
    where = [words("game-rattus")]
    if view.turns and not view.over:
        where.append(words("picture-turn", n=view.turns))
    if view.stage in STAGES:
        where.append(words(STAGES[view.stage], n=view.turns))
    if view.regular:
        done = (("picture-rattus-taken", view.taken), ("picture-rattus-placed", view.placed))
        where += [words(key) for key, is_done in done if is_done]
    asked = listed(words, [scene.name(seat) for seat in scene.asked]) if scene.asked else ""
    return sentences(
        ", ".join(where),
        *([words("picture-asked", who=asked)] if asked else []),
        *_result(scene),
        words("picture-plague", region=region_name(words, view.plague)),
        words("picture-rattus-rats", supply=view.supply, discards=len(view.discards)),
        "; ".join(_player(scene, seat) for seat in range(view.seats)),
        *_apart(scene),
        *(_region(scene, here) for here in view.regions),
        last=words("picture-board-in-words"),
    )


def _result(scene: Scene) -> Iterator[str]:
    if scene.view.over:
        yield scene.words("picture-rattus-won", who=scene.name(scene.view.result.winners[0]))
        yield verdict(scene)


def _player(scene: Scene, seat: int) -> str:
    """What somebody has on the board, and which cards."""
    n = scene.view.saved[seat]
    cards = [card_name(scene.words, card) for card in scene.view.cards_of(seat)]
    return ", ".join([scene.words("picture-rattus-has", who=scene.told(seat), n=n), *cards])


def _apart(scene: Scene) -> Iterator[str]:
    """The cubes in the palace, and the walls between regions."""
    view, words = scene.view, scene.words
    if safe := [f"{scene.name(seat)} {n}" for seat, n in enumerate(view.palace) if n]:
        yield f"{words('picture-palace')} {', '.join(safe)}"
    ends = [(region_name(words, one), region_name(words, other)) for one, other in view.walls]
    if ends:
        walls = [words("rattus-wall", one=one, other=other) for one, other in ends]
        yield words("picture-rattus-walls", list=", ".join(walls))


def _region(scene: Scene, here: RegionView) -> str:
    """Its rats, with the faces that the reader knows; its cubes; the pieces there."""
    words = scene.words
    rats = words("picture-rats", n=len(here.rats))
    known = [face_told(words, rat.face) for rat in here.rats if rat.face is not None]
    cubes = [f"{scene.name(seat)} {n}" for seat, n in enumerate(here.cubes) if n]
    figures = (("picture-rattus-bishops", here.bishops), ("picture-rattus-nuns", here.nuns))
    told = [words(key, n=n) for key, n in figures if n]
    faces = f" ({', '.join(known)})" if known else ""
    return ", ".join([f"{region_name(words, here.region)} {rats}{faces}", *cubes, *told])


def face_told(words: Words, face: TokenFace) -> str:
    """A face in few letters: "3M Bou Chu"."""
    classes = (words(f"rattus-class-{CLASS_ICON[cls]}.short") for cls in face.classes)
    return " ".join([f"{face.limit}{letters_of(face)}", *classes])


def hand_alt(scene: Scene) -> str:
    """Cards, cubes, and where the known rats lie."""
    view, words = scene.view, scene.words
    assert view.viewer is not None
    cards = [card_name(words, card) for card in view.cards_of(view.viewer)]
    rats = list(_known(scene, view))
    return sentences(
        words("picture-cards", list=", ".join(cards)) if cards else words("picture-no-card"),
        words("picture-cubes", board=view.saved[view.viewer], stock=view.stock[view.viewer]),
        words("picture-known", n=len(known_rats(view))),
        *rats,
    )


def _known(scene: Scene, view: View) -> Iterator[str]:
    """The rats that this seat knows, region by region, each with its place there."""
    known = known_rats(view)
    for here in view.regions:
        told = [f"{r.slot + 1}. {face_told(scene.words, r.face)}" for r in known if r.region == here.region]
        if told:
            yield scene.words("labelled", what=region_name(scene.words, here.region), told=", ".join(told))
