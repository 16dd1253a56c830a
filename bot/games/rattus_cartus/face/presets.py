"""Finished answers worth one press. A label names every card it stands for; nuns on cards in hand count for nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.faces.face import LABEL, Preset
from bot.faces.facts import TextArguments
from bot.faces.question_context import numbers, roomy
from bot.text import units
from rules.rattus_cartus.components import JOKER

from .glossary import families
from .laying import cards_listed, cards_told, gains_of
from .question_context import Context
from .questions import confirmed

MOST = 8
Cards = tuple[int, ...]


def presets(at: Context, room: int = LABEL) -> Sequence[Preset]:
    """Finished answers to a counted question; none to a question of one pick."""
    offers = _Offers(at, room)
    match at.ask.choice:
        case "look_at_nuns":
            made = offers.looks()
        case "lay_cards":
            made = offers.lays()
        case "discard_for_rats" | "give_cards" | "tribute":
            made = offers.of_one_family()
        case _:
            return ()
    return [preset for preset in made if units(preset.label) <= LABEL][:MOST]


@dataclass(frozen=True, slots=True)
class _Offers:
    """The finished answers to one question, with labels of at most `room` characters where a short form exists."""

    at: Context
    room: int

    def looks(self) -> Iterator[Preset]:
        """As many cards as allowed, the first ones not seen yet."""
        ask, row = self.at.ask, self.at.view.nun_row
        unseen = tuple(place for place in numbers(ask.options) if row[place].card is None)[: ask.most]
        if 1 < len(unseen) == ask.most:
            yield self._in_number(unseen)

    def lays(self) -> Iterator[Preset]:
        """All cards of the building's class and all Jokers, then fewer, the most first; nothing comes last."""
        cards = numbers(self.at.ask.options)
        cls = self.at.place.cls
        own, jokers = families(cards).get(cls, ()), tuple(card for card in cards if card == JOKER)
        if jokers:
            yield self._by_kind(own + jokers)
        fewer = range(len(own), 0, -1)
        for n in fewer[: MOST - 1 - bool(jokers)]:
            yield self._by_kind(own[:n])
        yield self._in_number(())

    def of_one_family(self) -> Iterator[Preset]:
        """Nothing, where that is allowed; as many as may be, all of one class or kind."""
        if not self.at.ask.least:
            yield self._in_number(())
        for cards in families(numbers(self.at.ask.options)).values():
            if len(cards) >= self.at.ask.most:
                yield self._by_kind(cards[: self.at.ask.most])

    def _in_number(self, pick: Cards) -> Preset:
        return Preset(confirmed(self.at, pick, self.room), pick)

    def _by_kind(self, pick: Cards) -> Preset:
        """Label a pick by how many cards of which kinds it takes."""
        words = self.at.words
        if self.at.ask.choice == "lay_cards" and not words.spoken:
            for numbered in (True, False):
                label = f"{cards_told(self.at, pick, numbered=numbered)} · {gains_of(self.at, pick)}"
                if units(label) <= self.room:
                    return Preset(label, pick)
        facts = TextArguments(cards=cards_listed(self.at, pick))
        if self.at.ask.choice == "lay_cards":
            gains = gains_of(self.at, pick)
            label = f"{facts['cards']} · {gains}"
            if gains and units(label) <= self.room:
                return Preset(label, pick)
            facts |= self.at.where_to()
        elif self.at.ask.choice == "discard_for_rats":
            facts["n"] = self.at.view.can_lose(self.at.seat, len(pick))
        return Preset(roomy(words, f"rattus_cartus-preset-{self.at.ask.choice}", self.room, facts), pick)
