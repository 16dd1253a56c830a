"""How a question is answered by pressing: one press, presets and toggles, or menus; groups where there are many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.faces import Label
from rules.core import PASS, Ask

from . import ids
from .ids import Id
from .picks import Numbers, copies, kinds, numbers_of, one_of, packed, pick_of, ready, stock
from .screen import Button, Entry, Menu, Part, Text, cut, rows
from .sight import Sight

BUTTONS: Final = 12  # more options than that are a menu
ENTRIES: Final = 25  # of one menu
MENUS: Final = 4  # on one page
PRESETS: Final = 5
LABEL: Final = 40
NOTHING: Final = "none"  # the press that empties a draft

Copy = tuple[int, int]  # (kind, which of its copies)


@dataclass(frozen=True, slots=True)
class Half:
    """The half-made answer as the panel found it."""

    numbers: Numbers = ()
    version: int = 0


@dataclass(frozen=True, slots=True)
class Chunk:
    """Entries that stand in one menu, under one heading."""

    heading: str
    entries: tuple[Copy, ...]


@dataclass(frozen=True, slots=True)
class Answers:
    """The parts of a panel that answer one question."""

    sight: Sight
    ask: Ask
    half: Half = Half()
    page: int = 0

    def parts(self) -> Iterator[Part]:
        """Everything below the question."""
        if one_of(self.ask):
            yield from self._one()
        else:
            yield from self._several()

    def chunks(self) -> tuple[Chunk, ...]:
        """The options in menus of at most 25, by the game's groups where one menu cannot hold them."""
        entries = [(n, 0) for n in range(len(kinds(self.ask)))] if one_of(self.ask) else list(copies(self.ask))
        if len(entries) <= ENTRIES:
            return (Chunk("", tuple(entries)),)
        groups: dict[str, list[Copy]] = {}
        for entry in entries:
            groups.setdefault(self._label(entry[0]).group, []).append(entry)
        return tuple(chunk for heading, group in groups.items() for chunk in _split(heading, group))

    # ------------------------------------------------------------------- one of several

    def _one(self) -> Iterator[Part]:
        chunks = self.chunks()
        page = min(self.page, len(chunks) - 1)
        if len(chunks) > 1:
            yield self._groups(chunks, page)
        shown = [n for n, _ in chunks[page].entries]
        labels = {n: self._label(n) for n in shown}
        if outcomes := [f"- **{label.label}** {label.outcome}" for label in labels.values() if label.outcome]:
            yield Text(cut("\n".join(outcomes), 1400))
        if len(shown) <= BUTTONS:
            yield from rows([self._play(n, label) for n, label in labels.items()])
        else:
            entries = tuple(Entry(label.label, str(n), label.outcome) for n, label in labels.items())
            yield Menu(self._id(ids.PLAY, "menu"), entries, self.sight.words("ui-choose-one"))

    def _groups(self, chunks: Sequence[Chunk], page: int) -> Menu:
        entries = [Entry(chunk.heading, str(n), chosen=n == page) for n, chunk in enumerate(chunks[:ENTRIES])]
        return Menu(self._id(ids.TURN, "group"), tuple(entries), self.sight.words("ui-choose-group"))

    def _play(self, n: int, label: Label) -> Button:
        option = kinds(self.ask)[n]
        given = self.ask.given == (option,)
        style = "success" if given else "secondary" if option == PASS else "primary"
        return Button(cut(label.label, LABEL), self._id(ids.PLAY, str(n)), style, emoji=label.emoji)  # type: ignore[arg-type]

    # ------------------------------------------------------------------- several of several

    def _several(self) -> Iterator[Part]:
        presets = list(self._presets())
        yield from rows([button for button, _ in presets])
        if self.ask.most:
            yield Text(self._wanted())
            if len(kinds(self.ask)) <= BUTTONS:
                yield from rows([self._toggle(n) for n in range(len(kinds(self.ask)))])
            else:
                yield from self._menus()
        if self.half.numbers or () not in [pick for _, pick in presets]:
            yield from rows(list(self._hand_in()))

    def _presets(self) -> Iterator[tuple[Button, Numbers]]:
        for preset in self.sight.presets(self.ask)[:PRESETS]:
            numbers = numbers_of(self.ask, preset.pick)
            try:
                id = self._id(ids.PLAY, packed(numbers))
            except ValueError:
                continue  # more kinds than an id can name: by hand, then
            if id.fits:
                yield Button(cut(preset.label, LABEL), id, "primary"), numbers

    def _wanted(self) -> str:
        """How many to choose, and how many are chosen."""
        least, most, n = self.ask.least, self.ask.most, len(self.half.numbers)
        if least == most:
            return self.sight.words("ui-choose-exactly", wanted=most, chosen=n)
        if least:
            return self.sight.words("ui-choose-between", least=least, most=most, chosen=n)
        return self.sight.words("ui-choose-up-to", most=most, chosen=n)

    def _toggle(self, n: int) -> Button:
        label, chosen = self._label(n), self.half.numbers.count(n)
        there = stock(self.ask)[kinds(self.ask)[n]]
        counted = f" {chosen}/{there}" if there > 1 else " ✓" if chosen else ""
        text = cut(label.label, LABEL - len(counted)) + counted
        return Button(text, self._id(ids.ADD, str(n), draft=True), "success" if chosen else "secondary")

    def _menus(self) -> Iterator[Part]:
        chunks = self.chunks()
        pages = -(-len(chunks) // MENUS)
        page = min(self.page, pages - 1)
        for slot in range(page * MENUS, min((page + 1) * MENUS, len(chunks))):
            yield self._menu(slot, chunks[slot])
        if pages > 1:
            turns = [(n, self.sight.words("ui-page", page=n + 1)) for n in range(pages)]
            yield from rows([Button(text, self._id(ids.TURN, str(n)), disabled=n == page) for n, text in turns])

    def _menu(self, slot: int, chunk: Chunk) -> Menu:
        entries = []
        for kind, copy in chunk.entries:
            label = self._label(kind)
            chosen = copy < self.half.numbers.count(kind)
            entries.append(Entry(label.label, f"{kind}.{copy}", label.outcome, chosen))
        most = min(len(entries), self.ask.most)
        entries = _not_more_chosen_than(entries, most)
        heading = chunk.heading or self.sight.words("ui-choose-several")
        return Menu(self._id(ids.SELECT, str(slot), draft=True), tuple(entries), heading, 0, most)

    def _hand_in(self) -> Iterator[Button]:
        pick = pick_of(self.ask, self.half.numbers) or ()
        whole = ready(self.ask, self.half.numbers)
        label = self.sight.confirm(self.ask, pick) if whole else self._wanted()
        yield Button(cut(label, LABEL), self._id(ids.GIVE, "go", draft=True), "success", disabled=not whole)
        if self.half.numbers:
            yield Button(self.sight.words("ui-put-back"), self._id(ids.ADD, NOTHING, draft=True))

    # ------------------------------------------------------------------- the parts

    def _label(self, n: int) -> Label:
        return self.sight.option(self.ask, kinds(self.ask)[n])

    def _id(self, verb: str, what: str, *, draft: bool = False) -> Id:
        version = self.half.version if draft else None
        return Id(verb, self.sight.table.code, self.ask.revision, self.ask.choice, what, version)


def _split(heading: str, group: list[Copy]) -> Iterator[Chunk]:
    parts = [group[i : i + ENTRIES] for i in range(0, len(group), ENTRIES)]
    for n, part in enumerate(parts):
        yield Chunk(heading if len(parts) == 1 else f"{heading} {n + 1}/{len(parts)}", tuple(part))


def _not_more_chosen_than(entries: list[Entry], most: int) -> list[Entry]:
    """Discord refuses a menu that shows more entries as chosen than may be chosen."""
    seen = 0
    kept = []
    for entry in entries:
        seen += entry.chosen
        kept.append(entry if seen <= most else Entry(entry.label, entry.value, entry.about))
    return kept
