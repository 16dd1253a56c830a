"""How a question is answered by pressing: one press, presets and toggles, or menus; groups where there are many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Final

from bot.faces import LABEL, Label, Preset
from bot.text import units
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.names import in_text
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.picks import Numbers, copies, kinds, numbers_of, one_of, packed, ready, stock
from bot.ui.kit.screen import Button, Menu, MenuEntry, Part, Text, cut, rows
from rules.core import PASS, Ask, Pick

from .plans import Plan, smaller_side, whole_pick
from .reveals import Reveals

BUTTONS: Final = 12  # more options than that are a menu
ENTRIES: Final = 25  # of one menu
MENUS: Final = 4  # on one page
TABS: Final = 5  # buttons in a row
PRESETS: Final = 5
ENTRY: Final = 80  # characters of an entry
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
    def perspective(self) -> Perspective:
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
        return smaller_side(self.perspective, self.ask)

    @property
    def ordered(self) -> bool:
        """Whether the order of what is chosen matters."""
        return bool(self.perspective.game.rules.choices[self.ask.choice].ordered)

    @cached_property
    def half(self) -> Numbers:
        """What is chosen so far."""
        return self.plan.numbers

    @cached_property
    def presets(self) -> tuple[Preset, ...]:
        """Finished answers of a counted question."""
        return () if one_of(self.ask) else self.perspective.presets(self.ask)[:PRESETS]

    @cached_property
    def reveals(self) -> Reveals:
        """What the answers bring to light."""
        single = [(option,) for option in kinds(self.ask)] if one_of(self.ask) else []
        return Reveals(self.perspective, self.ask, [*single, *(preset.pick for preset in self.presets)])

    def parts(self) -> Iterator[Part]:
        """Everything below the question."""
        if one_of(self.ask):
            yield from self._one()
        else:
            yield from self._several()

    def chunks(self) -> tuple[Chunk, ...]:
        """The options by the game's groups: as tabs that buttons can hold, or as menus of at most 25."""
        single = one_of(self.ask)
        entries = [(n, 0) for n in range(len(kinds(self.ask)))] if single else list(copies(self.ask))
        if len(entries) <= (BUTTONS if single else ENTRIES):
            return (Chunk("", tuple(entries)),)
        groups: dict[str, list[Copy]] = {}
        for entry in entries:
            groups.setdefault(self._label(entry[0]).group, []).append(entry)
        if single and len(groups) == 1:
            groups = {"": entries}
        chunks = [chunk for heading, group in groups.items() for chunk in _split(heading, group)]
        return tuple(_packed(chunks) if single else chunks)

    # ------------------------------------------------------------------- one of several

    def _one(self) -> Iterator[Part]:
        chunks = self.chunks()
        page = min(self.page, len(chunks) - 1)
        if len(chunks) > 1:
            yield from self._tabs(chunks, page)
        shown = [n for n, _ in chunks[page].entries]
        labels = {n: self._label(n) for n in shown}
        yield from self.reveals.of_all()
        if outcomes := [label for label in labels.values() if label.outcome]:
            lines = [f"- **{in_text(label.label)}** · {label.outcome}" for label in outcomes]
            yield Text(cut("\n".join(lines), 1400))
        named = {n: self._named(n, label, LABEL if len(shown) <= BUTTONS else ENTRY) for n, label in labels.items()}
        yield from self.reveals.unsaid({(kinds(self.ask)[n],): label for n, label in named.items()})
        if len(shown) <= BUTTONS:
            yield from rows([self._play(n, named[n], labels[n].emoji) for n in shown])
        else:
            entries = tuple(MenuEntry(named[n], str(n), labels[n].outcome) for n in shown)
            yield Menu(self._id(ids.PLAY, "menu"), entries, self.perspective.words("ui-choose-one"))

    def _named(self, n: int, label: Label, most: int) -> str:
        return self.reveals.named((kinds(self.ask)[n],), lambda room: label.label, most)

    def _tabs(self, chunks: Sequence[Chunk], page: int) -> Iterator[Part]:
        """The groups side by side; more than a row of them are a menu."""
        if len(chunks) <= TABS:
            headings = [(n, cut(chunk.heading, LABEL)) for n, chunk in enumerate(chunks)]
            yield from rows([Button(text, self._id(ids.TURN, str(n)), disabled=n == page) for n, text in headings])
            return
        entries = [MenuEntry(chunk.heading, str(n), chosen=n == page) for n, chunk in enumerate(chunks[:ENTRIES])]
        yield Menu(self._id(ids.TURN, "group"), tuple(entries), self.perspective.words("ui-choose-group"))

    def _play(self, n: int, text: str, emoji: str) -> Button:
        option = kinds(self.ask)[n]
        given = self.ask.given == (option,)
        style = "success" if given else "secondary" if option == PASS else "primary"
        return Button(text, self._id(ids.PLAY, str(n)), style, emoji=emoji)  # type: ignore[arg-type]

    # ------------------------------------------------------------------- several of several

    def _several(self) -> Iterator[Part]:
        presets = {pick: button for button, pick in self._presets()}
        yield from self.reveals.of_all()
        yield from self.reveals.unsaid({pick: button.label for pick, button in presets.items()})
        yield from rows(list(presets.values()))
        if self.side.most:
            yield Text(self._wanted())
            if len(kinds(self.ask)) <= BUTTONS:
                yield from rows([self._toggle(n) for n in range(len(kinds(self.ask)))])
            else:
                yield from self._menus()
        if self.half or () not in presets:
            yield from self._hand_in()

    def _presets(self) -> Iterator[tuple[Button, Pick]]:
        for preset in self.presets:
            numbers = numbers_of(self.ask, preset.pick)
            try:
                id = self._id(ids.PLAY, packed(numbers))
            except ValueError:
                continue  # more kinds than an id can name: by hand, then
            if id.fits:
                label = self.reveals.named(preset.pick, partial(self._preset_label, preset))
                yield Button(label, id, "primary"), preset.pick

    def _preset_label(self, preset: Preset, room: int) -> str:
        """The label of a preset, or a shorter one of the same answer."""
        if units(preset.label) <= room:
            return preset.label
        shorter = (other.label for other in self.perspective.presets(self.ask, room) if other.pick == preset.pick)
        return next(shorter, preset.label)

    def _wanted(self) -> str:
        """How many to choose, and how many are chosen."""
        least, most, n = self.side.least, self.side.most, len(self.half)
        if self.side is not self.ask:
            return self.perspective.words("ui-choose-stays", wanted=most, chosen=n)
        if least == most:
            return self.perspective.words("ui-choose-exactly", wanted=most, chosen=n)
        if least:
            return self.perspective.words("ui-choose-between", least=least, most=most, chosen=n)
        return self.perspective.words("ui-choose-up-to", most=most, chosen=n)

    def _toggle(self, n: int) -> Button:
        label, chosen = self._label(n), self.half.count(n)
        there = stock(self.ask)[kinds(self.ask)[n]]
        words = self.perspective.words
        if there > 1:
            counted = f" {words('ui-counted', chosen=chosen, there=there)}"
        else:
            counted = f" {words('ui-ticked') if not self.ordered else self._place(n)}" if chosen else ""
        text = cut(label.label, LABEL - len(counted)) + counted
        return Button(text, self._id(ids.ADD, str(n), draft=True), "success" if chosen else "secondary")

    def _place(self, n: int) -> str:
        """Where a chosen option stands, in a question whose answer has an order."""
        return self.perspective.words("ui-ticked-as", place=self.half.index(n) + 1)

    def _menus(self) -> Iterator[Part]:
        chunks = self.chunks()
        pages = -(-len(chunks) // MENUS)
        page = min(self.page, pages - 1)
        for slot in range(page * MENUS, min((page + 1) * MENUS, len(chunks))):
            yield self._menu(slot, chunks[slot])
        if pages > 1:
            waiting_list = [(n, self.perspective.words("ui-page", page=n + 1)) for n in range(pages)]
            yield from rows([Button(text, self._id(ids.TURN, str(n)), disabled=n == page) for n, text in waiting_list])

    def _menu(self, slot: int, chunk: Chunk) -> Menu:
        entries = []
        for kind, copy in chunk.entries:
            label = self._label(kind)
            chosen = copy < self.half.count(kind)
            entries.append(MenuEntry(label.label, f"{kind}.{copy}", label.outcome, chosen))
        most = min(len(entries), self.side.most)
        entries = _not_more_chosen_than(entries, most)
        heading = chunk.heading or self.perspective.words("ui-choose-several")
        return Menu(self._id(ids.SELECT, str(slot), draft=True), tuple(entries), heading, 0, most)

    def _hand_in(self) -> Iterator[Part]:
        buttons = []
        if ready(self.side, self.half):
            pick = whole_pick(self.perspective, self.ask, self.half) or ()
            label = self.reveals.named(pick, partial(self.perspective.confirm, self.ask, pick))
            yield from self.reveals.unsaid({pick: label})
            buttons.append(Button(label, self._id(ids.GIVE, "go", draft=True), "success"))
        if self.half:
            buttons.append(Button(self.perspective.words("ui-put-back"), self._id(ids.ADD, NOTHING, draft=True)))
        yield from rows(buttons)

    # ------------------------------------------------------------------- the parts

    def _label(self, n: int) -> Label:
        return self.perspective.option(self.ask, kinds(self.ask)[n])

    def _id(self, verb: str, what: str, *, draft: bool = False) -> Id:
        """The id names the question that is truly open, and the draft where the press builds upon it."""
        root = self.plan.root
        assert root is not None
        version = self.plan.version if draft or self.plan.steps else None
        return Id(verb, self.perspective.table.code, root.revision, self.ask.choice, what, version)


def _split(heading: str, group: list[Copy]) -> Iterator[Chunk]:
    parts = [group[i : i + ENTRIES] for i in range(0, len(group), ENTRIES)]
    for n, part in enumerate(parts):
        yield Chunk(heading if len(parts) == 1 else f"{heading} {n + 1}/{len(parts)}", tuple(part))


def _packed(chunks: Sequence[Chunk]) -> Iterator[Chunk]:
    """Neighbouring groups under one heading, as far as buttons can hold them: fewer tabs, fewer presses."""
    page = chunks[0]
    for chunk in chunks[1:]:
        if len(page.entries) + len(chunk.entries) > BUTTONS:
            yield page
            page = chunk
        else:
            page = Chunk(f"{page.heading} · {chunk.heading}", page.entries + chunk.entries)
    yield page


def _not_more_chosen_than(entries: list[MenuEntry], most: int) -> list[MenuEntry]:
    """Discord refuses a menu that shows more entries as chosen than may be chosen."""
    seen = 0
    kept = []
    for entry in entries:
        seen += entry.chosen
        kept.append(entry if seen <= most else MenuEntry(entry.label, entry.value, entry.about))
    return kept
