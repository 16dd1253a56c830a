"""What follows answers: what they reveal, in one line or on each label; and after which of them one goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final, NamedTuple

from bot.faces import LABEL
from bot.text import listed, units
from bot.ui.kit.names import in_text
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Text, cut
from rules.core import Ask, Move, Pick

from .plans import play_ahead, revealed_by

MANY: Final = 3  # answers of which those that are left are named where they are fewer


class Consequence(NamedTuple):
    """What an answer reveals, and what its seat is asked next; "" for nothing."""

    shown: str
    further: str


@dataclass(frozen=True)
class Reveals:
    """What the answers to one question reveal. `side_by_side`: the answers that have a button or entry each."""

    perspective: Perspective
    ask: Ask
    side_by_side: Sequence[Pick]
    _known: dict[Pick, Consequence] = field(default_factory=dict)

    def of(self, pick: Pick) -> str:
        """What an answer reveals, in words; "" where nothing."""
        return self._after(pick).shown

    def _after(self, pick: Pick) -> Consequence:
        if pick not in self._known:
            ahead = play_ahead(self._imagining, Move(self.ask.seat, self.ask.choice, pick, self.ask.revision))
            key = revealed_by(ahead, self.ask.seat)
            shown = self.perspective.face.reveals(self.perspective.asked(self.ask), key) if key else ""
            self._known[pick] = Consequence(shown, "" if key or ahead.ask is None else ahead.call(ahead.ask))
        return self._known[pick]

    @cached_property
    def common(self) -> str:
        """What all answers reveal alike; "" where they differ or there is only one."""
        found = {self.of(pick) for pick in self.side_by_side}
        return found.pop() if len(self.side_by_side) > 1 and len(found) == 1 else ""

    def named(self, pick: Pick, label: Callable[[int], str], most: int = LABEL) -> str:
        """A label with what its answer reveals, where both fit `most`; `label(room)` gives a shorter label."""
        full, shown = cut(label(most), most), self.of(pick)
        if not shown or shown == self.common or self.ask.choice in self.perspective.face.says_so:
            return full
        tail = f" · {shown}"
        forms = (full, label(most - units(tail)))
        return next((form + tail for form in forms if units(form + tail) <= most), full)

    def alike(self, named: Mapping[Pick, str], plain: Mapping[Pick, str]) -> Mapping[Pick, str]:
        """Labels side by side: each says what it reveals, or none where one lacks the room; then a line says it."""
        return plain if any(self._is_left_out(pick, label) for pick, label in named.items()) else named

    def _is_left_out(self, pick: Pick, label: str) -> bool:
        shown = self.of(pick)
        return bool(shown) and shown != self.common and not label.endswith(shown)

    def common_line(self) -> Iterator[Text]:
        """A line about what all answers reveal alike."""
        if self.common:
            yield Text(self.perspective.words("ui-no-way-back", shown=self.common))

    def further_line(self, labels: Mapping[Pick, str]) -> Iterator[Text]:
        """A line about the answers after which one is asked once more, where one's turn is over after most of them."""
        further = {pick: then for pick in labels if (then := self._after(pick).further)}
        others = [pick for pick in labels if pick not in further]
        if len(further) < len(others) and not any(map(self.of, others)) and len(set(further.values())) == 1:
            names, call = self._named_all([labels[pick] for pick in further]), next(iter(further.values()))
            yield Text(self.perspective.words("ui-goes-on-after", labels=names, call=call))

    def lines_left_out(self, labels: Mapping[Pick, str], called: Mapping[Pick, str] | None = None) -> Iterator[Text]:
        """A line for each thing revealed that some labels had no room for. `called`: the names of the answers in it."""
        names = called or labels
        found: dict[str, list[str]] = {}
        for pick, label in labels.items():
            if self._is_left_out(pick, label):
                found.setdefault(self.of(pick), []).append(names[pick])
        for shown, without in found.items():
            others = [names[pick] for pick in labels if self.of(pick) != shown]
            key, named = "ui-no-way-back-after", without
            if len(without) > MANY and 0 < len(others) < len(without):
                key, named = "ui-no-way-back-but", others
            yield Text(self.perspective.words(key, labels=self._named_all(named), shown=shown))

    def _named_all(self, labels: Sequence[str]) -> str:
        """Answers in a sentence: "**Usurer** and **Doctor**"."""
        return listed(self.perspective.words, [f"**{in_text(label)}**" for label in labels])

    @cached_property
    def _imagining(self) -> Perspective:
        return replace(self.perspective, played_ahead=self.perspective.imagined)
