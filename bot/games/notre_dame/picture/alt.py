"""The pictures of Notre Dame in words, from the same views."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.pictures.alt import sentences
from bot.pictures.scene import Scene
from bot.text.lists import listed
from rules.notre_dame.components import NOTRE_DAME, SECTORS, colour_of
from rules.notre_dame.view import SeatView, View

from .cards import card_in_words
from .facts import closed, colour_and_points, leaders, neutral_key, owner
from .hand import held, own_of
from .known import neighbour, spied
from .signs import action_short, person_short


def board_alt(scene: Scene) -> str:
    """Round, whose turn, the persons on display and the plague, then every borough."""
    view, words = scene.view, scene.words
    told = [words("notre_dame-picture-where", period=view.period, round=view.round, stage=_stage(scene))]
    if view.over:
        told.append(victory(scene))
    else:
        told.append(words("notre_dame-picture-begins", who=scene.name(view.bell)))
    if scene.asked:
        told.append(words("picture-asked", who=listed(words, [scene.name(seat) for seat in scene.asked])))
    if view.display:
        persons = ", ".join(_with_rats(scene, person) for person in view.display)
        told.append(words("notre_dame-picture-display", list=persons, n=view.plague))
    told += [_seat(scene, seat, own) for seat, own in enumerate(view.table)]
    if not view.over:
        there = ", ".join(_at_notre_dame(scene)) or words("notre_dame-picture-nobody")
        told.append(words("notre_dame-picture-pool", pool=view.pool, list=there))
    told += list(_letters(scene))
    return sentences(*told, last=words("picture-board-in-words"))


def victory(scene: Scene) -> str:
    """Who has won."""
    best = leaders(scene.view)
    return scene.words(
        "notre_dame-picture-won", n=len(best), who=listed(scene.words, [scene.name(seat) for seat in best])
    )


def _stage(scene: Scene) -> str:
    at = scene.view.stage
    return scene.words("notre_dame-picture-over" if at == "over" else f"notre_dame-stage-{at}")


def _with_rats(scene: Scene, person: int) -> str:
    rats = scene.words("picture-rats", n=scene.view.rats[person])
    return scene.words("notre_dame-picture-card", card=person_short(scene.words, person), who=rats)


def _seat(scene: Scene, seat: int, own: SeatView) -> str:
    """One borough: rat, gold, markers to place, then what stands where."""
    words, view = scene.words, scene.view
    facts = [
        words("notre_dame-picture-rat", n=own.rat),
        words("notre_dame-gold", n=own.gold),
        words("notre_dame-picture-supply", n=own.personal, rest=own.general),
        *_sectors(scene, own),
    ]
    if view.prestige_open:
        facts.insert(0, words("notre_dame-points", n=own.prestige or 0))
    return words("notre_dame-picture-seat", who=scene.told(seat), list=", ".join(facts))


def _sectors(scene: Scene, own: SeatView) -> Iterator[str]:
    for sector in SECTORS:
        n, name = own.markers[sector], action_short(scene.words, sector)
        if own.friend == sector:
            yield scene.words("notre_dame-picture-with-friend", sector=name, n=n)
        elif n:
            yield f"{name} {n}"


def _at_notre_dame(scene: Scene) -> Iterator[str]:
    for seat, own in enumerate(scene.view.table):
        if own.markers[NOTRE_DAME]:
            yield f"{scene.name(seat)} {own.markers[NOTRE_DAME]}"


def _letters(scene: Scene) -> Iterator[str]:
    """The messages taken, and the colours of which a seat may take none now."""
    view, words = scene.view, scene.words
    taken = {seat: [_message(scene, each) for each in own.collected] for seat, own in enumerate(view.table)}
    shut = {seat: [_colour(scene, colour) for colour in closed(view, seat)] for seat in taken}
    for key, told in (("notre_dame-picture-taken", taken), ("notre_dame-picture-closed", shut)):
        each = [
            words("notre_dame-picture-card", card=scene.name(seat), who=", ".join(what))
            for seat, what in told.items()
            if what
        ]
        if each:
            yield words(key, list=", ".join(each))


def _message(scene: Scene, message: int) -> str:
    colour, points = colour_and_points(message)
    return f"{_colour(scene, colour)} {points}"


def _colour(scene: Scene, colour: int) -> str:
    """Whose colour it is, or of which neutral borough."""
    at = scene.view.colours.index(colour)
    seat = owner(scene.view, at)
    return scene.words(neutral_key(at)) if seat is None else scene.name(seat)


def hand_alt(scene: Scene) -> str:
    """The cards to choose from, those kept, those passed on, the prestige."""
    view: View = scene.view
    words, own = scene.words, own_of(view)
    choosing, kept = held(own)
    told = [words("notre_dame-picture-prestige", n=own.prestige or 0)]
    if choosing:
        told.append(words("notre_dame-picture-choose-alt", list=_cards(scene, choosing)))
    if kept:
        told.append(words("notre_dame-picture-kept-alt", list=_cards(scene, kept)))
    if not choosing and not kept:
        told.append(words("notre_dame-picture-no-card"))
    if view.passed:
        told.append(
            words("notre_dame-picture-passed-alt", who=scene.name(neighbour(view)), list=_cards(scene, view.passed))
        )
    if shown := spied(view):
        told.append(
            words("notre_dame-picture-spied-alt", list=", ".join(person_short(words, person) for person in shown))
        )
    return sentences(*told)


def _cards(scene: Scene, cards: Iterable[int]) -> str:
    return ", ".join(card_in_words(scene.words, scene.name(colour_of(card)), card) for card in cards)
