"""The persons in text: those on display with what they do, and those still to come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.faces.face import Names
from bot.text import APART, Words
from rules.notre_dame.components import LETTERS, PersonCard, editions
from rules.notre_dame.view import View

from .glossary import RAT, gold_text, person_name, points_text


def persons(words: Words, view: View, names: Names) -> Iterator[str]:
    """The three on display with their rats and what one gold buys, and whom the plague spares this round."""
    if not view.display:
        return
    yield words("notre_dame-board-persons", n=view.plague)
    for person in view.display:
        rats = f"{RAT} {view.rats[person]}"
        yield words(
            "notre_dame-board-person", person=person_name(words, person), rats=rats, does=does(words, view, person)
        )
    if spared := "".join(names.marks[seat] for seat, own in enumerate(view.table) if own.spared):
        yield words("notre_dame-board-doctored", list=spared)


def does(words: Words, view: View, person: int) -> str:
    """What a person does for one gold, under the options of this table."""
    return person_name(words, person, "does_otherwise" if view.counts_otherwise(person) else "does")


def worth(view: View, person: int) -> int:
    """What a person on display counts for the reader as things stand: points, with the Merchant gold; else 0."""
    return dict(zip(view.display, view.worth, strict=False)).get(person, 0)


def worth_told(words: Words, view: View) -> str:
    """The persons on display that count something for the reader now: "Beggar King 5 points, Merchant 3 gold"."""
    told = list[str]()
    for person in view.display:
        if n := worth(view, person):
            brings = gold_text(words, n) if person == PersonCard.MERCHANT else points_text(words, n)
            told.append(f"{person_name(words, person)} {brings}")
    return ", ".join(told)


def to_come(words: Words, view: View) -> Iterator[str]:
    """The brown persons still to come in this period and the gray ones of each letter, with their rats."""
    groups = list(_groups(words, view))
    if groups:
        yield words("notre_dame-board-to-come", list=APART.join(groups))


def _groups(words: Words, view: View) -> Iterator[str]:
    if view.browns and not view.over:
        yield words("notre_dame-board-browns", list=with_rats(words, view, view.browns))
    for letter, grays in by_letter(view):
        yield words("notre_dame-board-grays", letter=letter, list=with_rats(words, view, grays))


def by_letter(view: View) -> Iterator[tuple[str, list[int]]]:
    """The gray persons still to come, letter by letter."""
    letter_of = editions.components(view.edition).letter
    for letter in LETTERS:
        if grays := [gray for gray in view.grays_left if letter_of[gray] == letter]:
            yield letter, grays


def with_rats(words: Words, view: View, persons: Iterable[int]) -> str:
    """Persons, each with the number of rats on the card: "Monk 0, Fool 3"."""
    form = "" if words.spoken else "short"
    return ", ".join(f"{person_name(words, person, form)} {view.rats[person]}" for person in persons)
