"""A person's own note on a table, and the form to change it."""

from __future__ import annotations

from bot.tables.values import LONGEST_NOTE
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, ButtonRow, Screen, Text, TextForm

EDIT, KEEP = "edit", "keep"  # in ids: open the form, and the form itself


def note_button(perspective: Perspective) -> Button:
    """*My note*."""
    return Button(perspective.words("note-open"), Id(ids.NOTE, perspective.table.code))


def note_page(perspective: Perspective, note: str) -> Screen:
    """The note, with a button to change it, and the way back to the panel."""
    words, code = perspective.words, perspective.table.code
    lines = [
        f"## {words('note', title=perspective.title)}",
        f"-# {words('note-only-you')}",
        note or words("note-empty"),
    ]
    buttons = [Button(words("note-edit"), Id(ids.NOTE, code, 0, EDIT), "primary")]
    if perspective.table.status == "running" and perspective.seat is not None:
        buttons.append(Button(words("note-back"), Id(ids.MOVE, code)))
    return Screen((Text("\n".join(lines)), ButtonRow(tuple(buttons))))


def note_form(perspective: Perspective, note: str) -> TextForm:
    """The form to change it."""
    words = perspective.words
    id = Id(ids.NOTE, perspective.table.code, 0, KEEP)
    return TextForm(words("note-open"), id, words("note-label", most=LONGEST_NOTE), note, LONGEST_NOTE)
