"""How a question is answered by pressing: one press, presets and toggles, or menus; groups where there are many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from bot.faces import Label
from bot.text import units
from rules.core import PASS, Ask, Move, Pick

from . import ids
from .ids import Id
from .picks import Numbers, copies, kinds, numbers_of, one_of, packed, ready, stock
from .plans import Plan, after, barrier, smaller_side, whole_pick, worlds_of
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
class Chunk:
    """Entries that stand in one menu, under one heading."""

    heading: str
    entries: tuple[Copy, ...]


@dataclass(frozen=True)
class Answers:
    """The parts of a panel that answer the question after the steps of a plan."""

    plan: Plan
    page: int = 0

    @property
    def sight(self) -> Sight:
        """The table as it is when this question is asked."""
        return self.plan.now

    @cached_property
    def ask(self) -> Ask:
        """The question."""
        ask = self.plan.ask
        assert ask is not None
        return ask

    @cached_property
    def side(self) -> Ask:
        """The question as it is put: what stays, where fewer stay than go."""
        return smaller_side(self.sight, self.ask)

    @cached_property
    def half(self) -> Numbers:
        """What is chosen so far."""
        return self.plan.numbers

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
        yield from self._shown([(kinds(self.ask)[n],) for n in shown])
        if outcomes := [f"- **{label.label}** {label.outcome}" for label in labels.values() if label.outcome]:
            yield Text(cut("\n".join(outcomes), 1400))
        if len(shown) <= BUTTONS:
            yield from rows([self._play(n, label) for n, label in labels.items()])
        else:
            entries = tuple(
                Entry(self._named(label.label, (kinds(self.ask)[n],)), str(n), label.outcome)
                for n, label in labels.items()
            )
            yield Menu(self._id(ids.PLAY, "menu"), entries, self.sight.words("ui-choose-one"))

    def _groups(self, chunks: Sequence[Chunk], page: int) -> Menu:
        entries = [Entry(chunk.heading, str(n), chosen=n == page) for n, chunk in enumerate(chunks[:ENTRIES])]
        return Menu(self._id(ids.TURN, "group"), tuple(entries), self.sight.words("ui-choose-group"))

    def _play(self, n: int, label: Label) -> Button:
        option = kinds(self.ask)[n]
        given = self.ask.given == (option,)
        style = "success" if given else "secondary" if option == PASS else "primary"
        text = self._named(label.label, (option,))
        return Button(text, self._id(ids.PLAY, str(n)), style, emoji=label.emoji)  # type: ignore[arg-type]

    # ------------------------------------------------------------------- several of several

    def _several(self) -> Iterator[Part]:
        presets = list(self._presets())
        yield from self._shown([pick for _, pick in presets])
        yield from rows([button for button, _ in presets])
        if self.side.most:
            yield Text(self._wanted())
            if len(kinds(self.ask)) <= BUTTONS:
                yield from rows([self._toggle(n) for n in range(len(kinds(self.ask)))])
            else:
                yield from self._menus()
        if self.half or () not in [pick for _, pick in presets]:
            yield from rows(list(self._hand_in()))

    def _presets(self) -> Iterator[tuple[Button, Pick]]:
        for preset in self.sight.presets(self.ask)[:PRESETS]:
            numbers = numbers_of(self.ask, preset.pick)
            try:
                id = self._id(ids.PLAY, packed(numbers))
            except ValueError:
                continue  # more kinds than an id can name: by hand, then
            if id.fits:
                yield Button(self._named(preset.label, preset.pick), id, "primary"), preset.pick

    def _wanted(self) -> str:
        """How many to choose, and how many are chosen."""
        least, most, n = self.side.least, self.side.most, len(self.half)
        if self.side is not self.ask:
            return self.sight.words("ui-choose-stays", wanted=most, chosen=n)
        if least == most:
            return self.sight.words("ui-choose-exactly", wanted=most, chosen=n)
        if least:
            return self.sight.words("ui-choose-between", least=least, most=most, chosen=n)
        return self.sight.words("ui-choose-up-to", most=most, chosen=n)

    def _toggle(self, n: int) -> Button:
        label, chosen = self._label(n), self.half.count(n)
        there = stock(self.ask)[kinds(self.ask)[n]]
        words = self.sight.words
        many = words("ui-counted", chosen=chosen, there=there)
        counted = f" {many}" if there > 1 else f" {words('ui-ticked')}" if chosen else ""
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
            chosen = copy < self.half.count(kind)
            entries.append(Entry(label.label, f"{kind}.{copy}", label.outcome, chosen))
        most = min(len(entries), self.side.most)
        entries = _not_more_chosen_than(entries, most)
        heading = chunk.heading or self.sight.words("ui-choose-several")
        return Menu(self._id(ids.SELECT, str(slot), draft=True), tuple(entries), heading, 0, most)

    def _hand_in(self) -> Iterator[Button]:
        pick = whole_pick(self.sight, self.ask, self.half) or ()
        whole = ready(self.side, self.half)
        label = self._named(self.sight.confirm(self.ask, pick), pick) if whole else cut(self._wanted(), LABEL)
        yield Button(label, self._id(ids.GIVE, "go", draft=True), "success", disabled=not whole)
        if self.half:
            yield Button(self.sight.words("ui-put-back"), self._id(ids.ADD, NOTHING, draft=True))

    # ------------------------------------------------------------------- the parts

    def _label(self, n: int) -> Label:
        return self.sight.option(self.ask, kinds(self.ask)[n])

    def _id(self, verb: str, what: str, *, draft: bool = False) -> Id:
        """The id names the question that is truly open, and the draft where the press builds upon it."""
        root = self.plan.root
        assert root is not None
        version = self.plan.version if draft or self.plan.steps else None
        return Id(verb, self.sight.table.code, root.revision, self.ask.choice, what, version)

    # ------------------------------------------------------------------- what comes to light

    def _shown(self, picks: Sequence[Pick]) -> Iterator[Part]:
        """A line where all these answers bring the same to light: then no label needs to say it."""
        if common := self._common(picks):
            yield Text(self.sight.words("ui-no-way-back", shown=common))

    def _common(self, picks: Sequence[Pick]) -> str:
        found = {self._reveals(pick) for pick in picks}
        return found.pop() if len(picks) > 1 and len(found) == 1 else ""

    def _named(self, label: str, pick: Pick) -> str:
        """A label with what the answer brings to light, unless all answers do."""
        shown = self._reveals(pick)
        if not shown or shown in self._said_of_all:
            return cut(label, LABEL)
        tail = f" · {shown}"
        return cut(label, max(LABEL, 60 - units(tail))) + tail

    @cached_property
    def _said_of_all(self) -> tuple[str, ...]:
        if one_of(self.ask):
            return (self._common([(option,) for option in kinds(self.ask)]),)
        return (self._common([preset.pick for preset in self.sight.presets(self.ask)[:PRESETS]]),)

    @cached_property
    def _looking(self) -> Sight:
        return replace(self.sight, worlds=worlds_of(self.sight))

    def _reveals(self, pick: Pick) -> str:
        ask = self.ask
        key = barrier(after(self._looking, Move(ask.seat, ask.choice, pick, ask.revision)), ask.seat)
        return self.sight.reveals(ask, key) if key else ""


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
