"""Holding a screen against Discord's limits and against our own ceilings, which are lower."""

from __future__ import annotations

from typing import Final

from bot.sandbox.requests import rules
from bot.sandbox.requests.messages import NewMessage
from bot.sandbox.requests.strict import read_model, refuse
from bot.text import units
from bot.ui.kit.ids import LONGEST_ID
from bot.ui.kit.render import layout
from bot.ui.kit.screen import MOST_COMPONENTS, MOST_TEXT, Button, ButtonRow, Link, Menu, Screen, Text

LABEL, ENTRY, PLACEHOLDER = 40, 80, 100  # our own ceilings: Discord takes 80, 100 and 150
ENTRIES: Final = 25


def check(screen: Screen) -> None:
    """Hold a screen against Discord's limits."""
    assert units(screen.text) <= MOST_TEXT
    assert screen.components <= MOST_COMPONENTS
    assert "**-# " not in screen.text, "a small line does not begin in bold: Discord would show its signs"
    seen: set[str] = set()
    for part in screen.parts:
        assert not isinstance(part, Text) or part.text.strip()
        buttons = part.buttons if isinstance(part, ButtonRow) else (part,) if isinstance(part, Menu) else ()
        assert not isinstance(part, ButtonRow) or 1 <= len(part.buttons) <= 5
        for button in buttons:
            id = str(getattr(button, "id", "link"))
            assert len(id) <= LONGEST_ID and id not in seen
            seen.add(id)
        if isinstance(part, Menu):
            assert 1 <= len(part.entries) <= ENTRIES
            assert part.least <= part.most <= len(part.entries)
            assert sum(entry.chosen for entry in part.entries) <= part.most
            assert len({entry.value for entry in part.entries}) == len(part.entries)


def hold(screen: Screen) -> Screen:
    """Hold a screen against our own ceilings too; what is drawn is what was made, nothing is cut."""
    check(screen)
    for part in screen.parts:
        for button in part.buttons if isinstance(part, ButtonRow) else ():
            assert isinstance(button, Link | Button) and 0 < units(button.label) <= LABEL, button
        if isinstance(part, Menu):
            assert units(part.placeholder) <= PLACEHOLDER
            assert all(0 < units(e.label) <= ENTRY and units(e.about) <= ENTRY for e in part.entries), part.entries
    take(screen)
    return screen


def take(screen: Screen) -> None:
    """Hold what is sent of a screen against the rules of the sandbox. Raises its refusal."""
    components = layout(screen).to_components()  # type: ignore[no-untyped-call]
    message = read_model(NewMessage, {"flags": rules.COMPONENTS_V2, "components": components})
    assert rules.weight(message.components or ()) <= rules.MOST_BYTES
    refuse(rules.problems(rules.Draft(message, True, "", False, rules.COMPONENTS_V2)))
