"""What answers bring to light: in one line where all agree, on the label where it fits, else in a line above it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from bot.faces import LABEL
from bot.text import units
from bot.ui.kit.names import in_text
from bot.ui.kit.perspective import Perspective, joined
from bot.ui.kit.screen import Text, cut
from rules.core import Ask, Move, Pick

from .plans import after, barrier


@dataclass(frozen=True)
class Reveals:
    """Of one question; `side_by_side` are the answers that have a button or an entry each."""

    perspective: Perspective
    ask: Ask
    side_by_side: Sequence[Pick]
    _known: dict[Pick, str] = field(default_factory=dict)

    def of(self, pick: Pick) -> str:
        """What this answer brings to light, in words; "" where nothing, or where its own label says so."""
        if pick not in self._known:
            ahead = after(self._looking, Move(self.ask.seat, self.ask.choice, pick, self.ask.revision))
            key = barrier(ahead, self.ask.seat)
            self._known[pick] = self.perspective.reveals(self.ask, key) if key else ""
        return self._known[pick]

    @cached_property
    def common(self) -> str:
        """What all answers bring to light alike; "" where they differ, or where there is one."""
        found = {self.of(pick) for pick in self.side_by_side}
        return found.pop() if len(self.side_by_side) > 1 and len(found) == 1 else ""

    def named(self, pick: Pick, label: Callable[[int], str], most: int = LABEL) -> str:
        """A label with what its answer brings to light, in the short form of `label(room)` where that needs room."""
        full, shown = cut(label(most), most), self.of(pick)
        if not shown or shown == self.common:
            return full
        tail = f" · {shown}"
        forms = (full, label(most - units(tail)))
        return next((form + tail for form in forms if units(form + tail) <= most), full)

    def of_all(self) -> Iterator[Text]:
        """The line for what all answers bring to light: then no label needs to say it."""
        if self.common:
            yield Text(self.perspective.words("ui-no-way-back", shown=self.common))

    def unsaid(self, labels: Mapping[Pick, str]) -> Iterator[Text]:
        """A line for each thing that labels had no room to say."""
        found: dict[str, list[str]] = {}
        for pick, label in labels.items():
            shown = self.of(pick)
            if shown and shown != self.common and not label.endswith(shown):
                found.setdefault(shown, []).append(f"**{in_text(label)}**")
        for shown, unsaid in found.items():
            yield Text(self.perspective.words("ui-no-way-back-after", labels=joined(unsaid), shown=shown))

    @cached_property
    def _looking(self) -> Perspective:
        return replace(self.perspective, worlds=self.perspective.imagined)
