"""A question before somebody, and the parts of which the labels of its options are made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from bot.faces.facts import TextArguments
from bot.faces.question_context import QuestionContext
from rules.core import Arg, Ask
from rules.rattus_cartus.components import Cards
from rules.rattus_cartus.view import PlaceView, View

from .glossary import building_sign, name_in_row


def card_number(ask: Ask, card: Arg) -> int:
    """The number of a card on buttons and pictures, among the cards that may be chosen; equal cards share one."""
    return tuple(dict.fromkeys(ask.options)).index(card) + 1


@dataclass(frozen=True, slots=True)
class Context(QuestionContext[View]):
    """A question with its reader, and shortcuts to what its options are about."""

    @property
    def hand(self) -> int | Cards:
        """The cards of the seat that is asked, or how many."""
        return self.view.hands[self.seat]

    @property
    def place(self) -> PlaceView:
        """The building that the question is about, where it is about one."""
        return self.view.row[self.arg(1)]

    def called(self, at: int, form: str) -> str:
        """A form of the name of a building in the row."""
        return name_in_row(self.words, self.view.row, at, form)

    def sign(self, at: int) -> str:
        """A building of the row as buttons and pictures call it: "2 Farm"."""
        name = building_sign(self.words, self.view.row[at].building)
        return self.words("rattus_cartus-sign-building", place=at + 1, building=name)

    def card_numbers(self, cards: Iterable[Arg]) -> str:
        """The numbers of cards in order: "1, 3 ×2, 4"."""
        count = Counter(sorted(card_number(self.ask, card) for card in cards))
        return ", ".join(f"{number} ×{n}" if n > 1 else str(number) for number, n in count.items())

    def numbered(self, cards: Iterable[Arg]) -> str:
        """The same where a bare number might be taken for a count: "#1, 3 ×2, 4"."""
        return self.words("rattus_cartus-card-numbers", numbers=self.card_numbers(cards))

    def where_to(self) -> TextArguments:
        """The building that cards are laid in."""
        return {"building": self.called(self.arg(1), "short")}
