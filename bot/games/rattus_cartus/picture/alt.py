"""The pictures of Rattus Cartus in words, from the same views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.pictures.alt import sentences
from bot.pictures.scene import Scene
from bot.text.lists import listed
from rules.rattus_cartus.components import JOKER, Building, Class, nuns_on
from rules.rattus_cartus.view import PlaceView, View, size

from .cards import card_name
from .facts import building_name, class_name
from .hand import hand_of, laid_of
from .result import why, won


def board_alt(scene: Scene) -> str:
    """Round, whose turn, who is in which building, who leads in each class."""
    view, words = scene.view, scene.words
    key = "picture-round" if view.deck else "picture-last-round"
    where = words(key, round=view.round, rounds=view.rounds)
    opening = (words("game-rattus_cartus"), where, words(f"rattus_cartus-phase-{view.phase}"))
    asked = listed(words, [scene.name(seat) for seat in scene.asked]) if scene.asked else ""
    return sentences(
        ", ".join(opening),
        *([words("picture-asked", who=asked)] if asked else []),
        *([f"{won(scene, view.result)} {why(words, view.result)}"] if view.result else []),
        *(_place(scene, at) for at in range(len(view.row))),
        words("picture-leaders", list=", ".join(_leaders(scene))) if any(view.ranks) else "",
        words("picture-looks", list=", ".join(_looks(scene))) if any(nun.seen_by for nun in view.nun_row) else "",
        f"{words('picture-deck', n=view.pile)}, {words('picture-discard', n=len(view.discard))}",
        last=words("picture-board-in-words"),
    )


def _place(scene: Scene, at: int) -> str:
    view: View = scene.view
    place: PlaceView = view.row[at]
    name = building_name(scene.words, place.building)
    inside = [
        scene.told(seat) if view.is_resolved(at) else scene.words("picture-guest", who=scene.told(seat), n=size(laid))
        for seat, laid in zip(place.inside, place.laid, strict=True)
    ]
    return scene.words("picture-place", name=name, inside=", ".join(inside) or scene.words("picture-empty"))


def _looks(scene: Scene) -> Iterator[str]:
    """Who has looked at which cards of the nun-row."""
    view: View = scene.view
    for seat in range(view.seats):
        if seen := [str(at + 1) for at, nun in enumerate(view.nun_row) if seat in nun.seen_by]:
            yield f"{scene.name(seat)} {' '.join(seen)}"


def _leaders(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    for cls in Class:
        for seat in view.ranks[cls][:1]:
            yield f"{class_name(scene.words, cls)} {scene.name(seat)} {view.points[seat][cls]}"


def hand_alt(scene: Scene) -> str:
    """The hand by kinds, cards laid face down, rats, nuns seen."""
    view, words = scene.view, scene.words
    held, laid = hand_of(view), laid_of(view)
    told = [words("picture-hand", n=len(held), list=_kinds(scene, held))]
    if laid:
        at = words(f"rattus_cartus-building-{Building(laid[0]).name.lower()}.at")
        told.append(words("picture-laid-alt", at=at, list=_kinds(scene, laid[1])))
    told.append(words("picture-rats", n=view.rats[view.viewer] or 0))
    seen = list(_nuns_seen(scene))
    row = words("picture-seen-alt", n=len(seen), sum=view.nuns)
    told.append(words("labelled", what=row, told=", ".join(seen)) if seen else row)
    return sentences(*told)


def _nuns_seen(scene: Scene) -> Iterator[str]:
    """The cards of the nun-row that this seat has seen, each with its place."""
    for at, nun in enumerate(scene.view.nun_row):
        if nun.card is not None:
            card = card_name(scene.words, nun.card)
            card = scene.words("picture-with-nuns", cards=card, n=1, nuns=nuns_on(nun.card))
            yield scene.words("picture-seen-at", place=at + 1, card=card)


def _kinds(scene: Scene, cards: tuple[int, ...]) -> str:
    count = Counter(cards)
    told = []
    for kind, n in sorted(count.items()):
        name = f"{n} {card_name(scene.words, kind, n)}"
        told.append(name if kind >= JOKER else scene.words("picture-with-nuns", cards=name, n=n, nuns=nuns_on(kind)))
    return ", ".join(told) or scene.words("rattus_cartus-no-card")
