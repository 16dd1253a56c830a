"""The buttons and menus that answer a question: one press, presets and toggles, or menus; in groups where many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from math import comb
from typing import Any, Final

from bot.faces import LABEL, Label, Preset, QuestionContext
from bot.text import units
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.names import in_text
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.picks import Numbers, available, copies, is_complete, is_single, kinds, numbers_of, packed
from bot.ui.kit.screen import ENTRIES, Button, ButtonStyle, Menu, MenuEntry, Part, Text, cut, rows
from rules.core import PASS, Ask, Pick

from .plans import Plan, smaller_side, whole_pick
from .reveals import Reveals

BUTTONS: Final = 12  # more options than this become a menu
MENUS: Final = 4  # on one page
TABS: Final = 5  # buttons in a row
PRESETS: Final = 5
ENTRY: Final = 80  # characters of an entry
NOTHING: Final = "none"  # in an id: empty the draft

Copy = tuple[int, int]  # (kind, number of the copy)


@dataclass(frozen=True, slots=True)
class Chunk:
    """The entries of one menu or tab, under one heading."""

    heading: str
    entries: tuple[Copy, ...]


@dataclass(frozen=True)
class Answers:
    """The parts of a panel that answer the question which follows the steps of a plan."""

    plan: Plan
    page: int = 0

    @property
    def perspective(self) -> Perspective:
        """The table as it is when this question is asked, after the steps of the plan."""
        return self.plan.now

    @cached_property
    def ask(self) -> Ask:
        """The question."""
        ask = self.plan.ask
        assert ask is not None
        return ask

    @cached_property
    def asked(self) -> QuestionContext[Any]:
        """The question as the functions of the game's face are given it."""
        return self.perspective.asked(self.ask)

    @cached_property
    def side(self) -> Ask:
        """The question as the panel puts it: which options stay, where fewer stay than are picked."""
        return smaller_side(self.perspective, self.ask)

    @property
    def ordered(self) -> bool:
        """Whether the order of what is chosen matters."""
        return bool(self.perspective.game.rules.choices[self.ask.choice].ordered)

    @cached_property
    def chosen(self) -> Numbers:
        """The kinds chosen so far."""
        return self.plan.numbers

    @cached_property
    def presets(self) -> tuple[Preset, ...]:
        """Ready-made answers to a question with several picks: a few, or every answer there is."""
        ready = () if is_single(self.ask) else tuple(self.perspective.face.presets(self.asked))
        return ready if len(ready) <= BUTTONS and self._all_ready(ready) else _foremost(ready)

    def _all_ready(self, ready: Sequence[Preset]) -> bool:
        """Whether no other answer is possible, so that nothing is left to choose by hand."""
        ask = self.ask
        if self.ordered or ask.least != ask.most or len(kinds(ask)) < len(ask.options):
            return False
        return len({preset.pick for preset in ready}) == comb(len(ask.options), ask.most)

    @cached_property
    def reveals(self) -> Reveals:
        """What the answers reveal."""
        single = [(option,) for option in kinds(self.ask)] if is_single(self.ask) else []
        return Reveals(self.perspective, self.ask, [*single, *(preset.pick for preset in self.presets)])

    def shown(self) -> tuple[int, ...]:
        """The kinds whose buttons or entries are on this page."""
        if not is_single(self.ask):
            return tuple(range(len(kinds(self.ask))))
        chunks = self.chunks()
        return tuple(n for n, _ in chunks[min(self.page, len(chunks) - 1)].entries)

    def parts(self) -> Iterator[Part]:
        """All parts below the question."""
        if is_single(self.ask):
            yield from self._one()
        else:
            yield from self._several()

    def chunks(self) -> tuple[Chunk, ...]:
        """The options by the game's groups: tabs of at most 12 buttons, or menus of at most 25 entries."""
        single = is_single(self.ask)
        entries = [(n, 0) for n in self._in_place()] if single else list(copies(self.ask))
        if len(entries) <= (BUTTONS if single else ENTRIES):
            return (Chunk("", tuple(entries)),)
        groups: dict[str, list[Copy]] = {}
        for entry in entries:
            groups.setdefault(self.label(entry[0]).group, []).append(entry)
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
        labels = {n: self.label(n) for n in shown}
        yield from self.reveals.common_line()
        signs = Counter(label.sign for label in labels.values())
        if outcomes := [label for label in labels.values() if label.outcome]:
            every, kept = (
                list(_told(those, signs)) for those in (outcomes, [one for one in outcomes if not one.drawn])
            )
            yield Text(cut("\n".join(every), 1400), cut("\n".join(kept), 1400), drawn=not kept)
        most = LABEL if len(shown) <= BUTTONS else ENTRY
        picks: dict[int, Pick] = {n: (kinds(self.ask)[n],) for n in labels}
        called = {picks[n]: _called(label, signs) for n, label in labels.items()}
        full = {picks[n]: self._named(n, label, most) for n, label in labels.items()}
        told = self.reveals.alike(full, {picks[n]: cut(label.label, most) for n, label in labels.items()})
        named = {n: told[pick] for n, pick in picks.items()}
        yield from self.reveals.lines_left_out(told, called)
        if self.perspective.face.plans(self.ask.choice) and len(shown) <= BUTTONS:
            yield from self.reveals.further_line(called)
        if len(shown) <= BUTTONS:
            yield from rows([self._play(n, named[n], labels[n].emoji) for n in shown])
        else:
            entries = tuple(MenuEntry(named[n], str(n), labels[n].outcome) for n in shown)
            yield Menu(self._id(ids.PLAY, "menu"), entries, self.perspective.words("ui-choose-one"))

    def _named(self, n: int, label: Label, most: int) -> str:
        return self.reveals.named((kinds(self.ask)[n],), lambda room: label.label, most)

    def _tabs(self, chunks: Sequence[Chunk], page: int) -> Iterator[Part]:
        """The groups as a row of buttons; more than five as a menu."""
        if len(chunks) <= TABS:
            yield from self._tab_row([chunk.heading for chunk in chunks], page)
            return
        entries = [MenuEntry(chunk.heading, str(n), chosen=n == page) for n, chunk in enumerate(chunks[:ENTRIES])]
        yield Menu(self._id(ids.PAGE, "group"), tuple(entries), self.perspective.words("ui-choose-group"))

    def _tab_row(self, headings: Sequence[str], page: int) -> Iterator[Part]:
        """A button for each heading; the one that is shown is green and has a dot."""
        here = self.perspective.words("ui-tab-here", heading=headings[page])
        named = [(here, "success") if n == page else (heading, "secondary") for n, heading in enumerate(headings)]
        yield from rows(
            [
                Button(cut(text, LABEL), self._id(ids.PAGE, str(n)), style, disabled=n == page)  # type: ignore[arg-type]
                for n, (text, style) in enumerate(named)
            ]
        )

    def _play(self, n: int, text: str, emoji: str) -> Button:
        option = kinds(self.ask)[n]
        given = self.ask.given == (option,)
        style = "success" if given else "secondary" if option == PASS else "primary"
        return Button(text, self._id(ids.PLAY, str(n)), style, emoji=emoji)  # type: ignore[arg-type]

    # ------------------------------------------------------------------- several of several

    def _several(self) -> Iterator[Part]:
        presets = {pick: button for button, pick in self._presets()}
        yield from self.reveals.common_line()
        yield from self.reveals.lines_left_out({pick: button.label for pick, button in presets.items()})
        by_hand = bool(self.side.most and not self._all_ready(self.presets))
        if by_hand and presets:
            planned = self.perspective.face.plans(self.ask.choice)
            yield Text(self.perspective.words("ui-at-once.planned" if planned else "ui-at-once"))
        yield from rows(list(presets.values()))
        if by_hand:
            yield Text("\n".join(filter(None, (self._wanted(), self._outcome_line()))), self._wanted())
            if len(kinds(self.ask)) <= BUTTONS:
                yield from rows([self._toggle(n) for n in self._in_place()])
            else:
                yield from self._menus()
        if self.chosen or () not in presets:
            yield from self._submit_buttons()

    def _presets(self) -> Iterator[tuple[Button, Pick]]:
        """Once something is chosen they are grey, in the same place: no button moves away under a finger.

        To choose nothing is always grey, as to pass is.

        The one that says what is chosen cannot be pressed: the button below the options hands that in.
        """
        for preset in self.presets:
            style: ButtonStyle = "secondary" if self.chosen or not preset.pick else "primary"
            numbers = numbers_of(self.ask, preset.pick)
            try:
                id = self._id(ids.PLAY, packed(numbers))
            except ValueError:
                continue  # a kind that does not fit into an id: chosen by hand instead
            if id.fits:
                label = self.reveals.named(preset.pick, partial(self._preset_label, preset))
                yield Button(label, id, style, disabled=bool(self.chosen) and preset.pick == self.pick), preset.pick

    def _preset_label(self, preset: Preset, room: int) -> str:
        """The label of a preset; where it is too long, a shorter one for the same answer."""
        if units(preset.label) <= room:
            return preset.label
        every = self.perspective.face.presets(self.asked, room)
        shorter = (other.label for other in every if other.pick == preset.pick)
        return next(shorter, preset.label)

    def _wanted(self) -> str:
        """The line that says how many to choose and how many are chosen."""
        least, most, n = self.side.least, self.side.most, len(self.chosen)
        if self.side is not self.ask:
            return self.perspective.words("ui-choose-stays", wanted=most, chosen=n)
        if least == most:
            return self.perspective.words("ui-choose-exactly", wanted=most, chosen=n)
        if least:
            return self.perspective.words("ui-choose-between", least=least, most=most, chosen=n)
        return self.perspective.words("ui-choose-up-to", most=most, chosen=n)

    @property
    def pick(self) -> Pick:
        """What a counted pick means so far, whichever side the panel asks for."""
        return whole_pick(self.perspective, self.ask, self.chosen) or ()

    def outcome(self) -> tuple[str, ...]:
        """What the pick brings as it is now, in short clauses."""
        return self.perspective.face.outcome_of(self.asked, self.pick)

    def _outcome_line(self) -> str:
        return "-# " + " · ".join(told) if (told := self.outcome()) else ""

    def _toggle(self, n: int) -> Button:
        label, chosen = self.label(n), self.chosen.count(n)
        there = available(self.ask)[kinds(self.ask)[n]]
        words = self.perspective.words
        if there > 1:
            counted = f" {words('ui-counted', chosen=chosen, there=there)}"
        else:
            counted = f" {words('ui-ticked') if not self.ordered else self._place(n)}" if chosen else ""
        text = cut(label.label, LABEL - len(counted)) + counted
        return Button(text, self._id(ids.ADD, str(n), draft=True), "success" if chosen else "secondary")

    def _place(self, n: int) -> str:
        """The tick of a chosen option with its place, in a question where order matters."""
        return self.perspective.words("ui-ticked-as", place=self.chosen.index(n) + 1)

    def _menus(self) -> Iterator[Part]:
        chunks = self.chunks()
        pages = -(-len(chunks) // MENUS)
        page = min(self.page, pages - 1)
        for slot in range(page * MENUS, min((page + 1) * MENUS, len(chunks))):
            yield self._menu(slot, chunks[slot])
        if pages > 1:
            yield from self._tab_row([self.perspective.words("ui-page", page=n + 1) for n in range(pages)], page)

    def _menu(self, slot: int, chunk: Chunk) -> Menu:
        entries = []
        for kind, copy in chunk.entries:
            label = self.label(kind)
            chosen = copy < self.chosen.count(kind)
            entries.append(MenuEntry(label.label, f"{kind}.{copy}", label.outcome, chosen))
        most = min(len(entries), self.side.most)
        entries = _not_more_chosen_than(entries, most)
        exactly = len(self.chunks()) == 1 and self.side.least == most
        several = "ui-choose-all" if exactly else "ui-choose-several"
        heading = chunk.heading or self.perspective.words(several, n=most)
        return Menu(self._id(ids.SELECT, str(slot), draft=True), tuple(entries), heading, 0, most)

    def _submit_buttons(self) -> Iterator[Part]:
        buttons = []
        if is_complete(self.side, self.chosen):
            pick = self.pick
            label = self.reveals.named(pick, partial(self.perspective.face.confirm, self.asked, pick))
            yield from self.reveals.lines_left_out({pick: label})
            style: ButtonStyle = "success" if pick else "secondary"
            buttons.append(Button(label, self._id(ids.SUBMIT, "go", draft=True), style))
        if self.chosen:
            buttons.append(Button(self.perspective.words("ui-put-back"), self._id(ids.ADD, NOTHING, draft=True)))
        yield from rows(buttons)

    # ------------------------------------------------------------------- helpers

    def _in_place(self) -> list[int]:
        """The kinds in the order of their buttons: that of the picture, where the game says so."""
        options, place = kinds(self.ask), self.perspective.face.place
        return sorted(range(len(options)), key=lambda n: place(self.asked, options[n]))

    def label(self, n: int) -> Label:
        """The label of the option of this kind."""
        return self.perspective.option(self.ask, kinds(self.ask)[n])

    def _id(self, verb: str, what: str, *, draft: bool = False) -> Id:
        """An id with the revision of the open question, and the draft's number where the press builds on it."""
        root = self.plan.root
        assert root is not None
        version = self.plan.version if draft or self.plan.steps else None
        code, ahead = self.perspective.table.code, self.perspective.foreseen
        return Id(verb, code, root.revision, self.ask.choice, what, version, ahead=ahead)


def _foremost(presets: Sequence[Preset]) -> tuple[Preset, ...]:
    """As many as fit into a row; to choose nothing has its place among them, however many others there are."""
    nothing = [preset for preset in presets if not preset.pick]
    something = [preset for preset in presets if preset.pick][: PRESETS - len(nothing)]
    return tuple(preset for preset in presets if preset in nothing or preset in something)


def _told(labels: Iterable[Label], signs: Mapping[str, int]) -> Iterator[str]:
    """A line for all options that bring the same."""
    alike = dict[str, list[str]]()
    for label in labels:
        alike.setdefault(label.outcome, []).append(in_text(_called(label, signs)))
    for outcome, names in alike.items():
        yield f"- **{', '.join(dict.fromkeys(names))}** · {outcome}"


def _called(label: Label, signs: Mapping[str, int]) -> str:
    """What stands for an answer beside its button, which tells the rest: its sign, if no other answer has it."""
    return label.sign if label.sign and signs[label.sign] == 1 else label.label


def _split(heading: str, group: list[Copy]) -> Iterator[Chunk]:
    parts = [group[i : i + ENTRIES] for i in range(0, len(group), ENTRIES)]
    for n, part in enumerate(parts):
        yield Chunk(heading if len(parts) == 1 else f"{heading} {n + 1}/{len(parts)}", tuple(part))


def _packed(chunks: Sequence[Chunk]) -> Iterator[Chunk]:
    """Merge neighbouring groups into one tab while their buttons fit: fewer tabs, fewer presses."""
    page = chunks[0]
    for chunk in chunks[1:]:
        if len(page.entries) + len(chunk.entries) > BUTTONS:
            yield page
            page = chunk
        else:
            page = Chunk(f"{page.heading} · {chunk.heading}", page.entries + chunk.entries)
    yield page


def _not_more_chosen_than(entries: list[MenuEntry], most: int) -> list[MenuEntry]:
    """The entries with at most `most` of them preselected: Discord refuses a menu with more."""
    seen = 0
    kept = []
    for entry in entries:
        seen += entry.chosen
        kept.append(entry if seen <= most else MenuEntry(entry.label, entry.value, entry.about))
    return kept
