"""Screens as discord.py views. Every item is dynamic: nothing is kept in memory, so a restart loses nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable
from io import BytesIO
from typing import TYPE_CHECKING, Any, Protocol, cast

import discord
from discord import ui

from bot.text import SEAT_MARKS, TIED

from .screen import (
    ENTRY,
    LABEL,
    Button,
    ButtonRow,
    Image,
    Link,
    Menu,
    MenuEntry,
    Part,
    PeopleMenu,
    PicturePlace,
    Screen,
    Separator,
    Text,
    TextForm,
    TextWithButton,
    cut,
)

if TYPE_CHECKING:
    DynamicItem = ui.DynamicItem[ui.Item[Any]]
else:
    DynamicItem = ui.DynamicItem

ANY_ID = r"(?s).{1,100}"  # unknown ids too, so that they get an answer

CAPTION = 45  # characters of a title or label in a form
ALT = 1024  # characters of an alt text
MARKED = rf"(?<=[{SEAT_MARKS}]) (?=[^\s{SEAT_MARKS}])"
UNIT = r"[^\W\d_]{2}(?: ?[·:;,.()\u202f]|$)"  # "3 fl, ": a short word is counted where a clause ends with it
COUNTED = rf"(?<=\d) (?=[^\W\d_]{{3}}|[^\W\d_a-zà-ÿ]|[\U0001F300-\U0001FAFF]|{UNIT})"  # a word or an emoji
NUMBERED = rf"(?<=[^\W\d_]) (?=\d+(?: (?!{UNIT})[a-zà-ÿ]{{1,2}}\b|[:;,.)*\u202f]|$))"  # "rat 1 of", "rat 2:"
TIES = re.compile(f"{MARKED}|{COUNTED}|{NUMBERED}", re.MULTILINE)
CODE = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)  # may be copied: nothing is changed in it

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class PressHandler(Protocol):
    """What the client of an interaction must offer: it receives the presses."""

    async def pressed(self, interaction: discord.Interaction, custom_id: str, values: tuple[str, ...]) -> None:
        """Answer a press of a button or a choice in a menu."""


class Press(DynamicItem, template=ANY_ID):
    """Every button and menu of the bot: its custom id alone says what it does."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Press:
        """Wrap the item of a message that was pressed."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the press to the client."""
        await cast(PressHandler, interaction.client).pressed(interaction, self.custom_id, _chosen(self.item))


def layout(screen: Screen) -> ui.LayoutView:
    """A screen as a view of components."""
    view = ui.LayoutView(timeout=None)
    box: Any = ui.Container() if screen.boxed else view
    for part in screen.parts:
        if part != PicturePlace(""):
            box.add_item(_item(part))
    if screen.boxed:
        view.add_item(box)
    return view


def files(images: Iterable[Image]) -> list[discord.File]:
    """Pictures as files to send."""
    return [discord.File(BytesIO(image.data), image.name, description=cut(image.alt, ALT)) for image in images]


def modal(form: TextForm) -> ui.Modal:
    """A form as a modal of which nothing is kept: what is handed in says by its id what it is, after a restart too."""
    made = ui.Modal(title=cut(form.title, CAPTION), custom_id=str(form.id))
    field: ui.TextInput[Any] = ui.TextInput(
        style=discord.TextStyle.paragraph, default=form.text or None, required=False, max_length=form.most
    )
    label: Any = ui.Label(text=cut(form.label, CAPTION), component=field)
    made.add_item(label)
    made.stop()
    return made


def form_text(data: Any) -> str:
    """What was typed into the field of a modal that was handed in."""
    label, *_ = data["components"]
    return str(label["component"]["value"])


def classic(rows: tuple[ButtonRow, ...]) -> ui.View:
    """Rows of buttons as a view for a plain-text message."""
    view = ui.View(timeout=None)
    for number, row in enumerate(rows):
        for button in row.buttons:
            item = _button(button)
            item.row = number
            view.add_item(item)
    return view


def tied(text: str) -> str:
    """The text with no-break spaces between a seat's mark and its name, a number and what it counts."""
    return "".join(part if nth % 2 else TIES.sub(TIED, part) for nth, part in enumerate(CODE.split(text)))


def _item(part: Part) -> ui.Item[Any]:
    match part:
        case Text(text) | PicturePlace(text):
            return ui.TextDisplay(tied(text))
        case Separator():
            return ui.Separator()
        case TextWithButton(text, button):
            beside: Any = ui.Section(ui.TextDisplay(tied(text)), accessory=_button(button))
            return cast(ui.Item[Any], beside)
        case Image():
            item = discord.MediaGalleryItem(f"attachment://{part.name}", description=cut(part.alt, ALT))
            shown: Any = ui.MediaGallery(item)
            return cast(ui.Item[Any], shown)
        case ButtonRow(buttons):
            row: Any = ui.ActionRow(*map(_button, buttons))
            return cast(ui.Item[Any], row)
        case Menu():
            row = ui.ActionRow(_menu(part))
            return cast(ui.Item[Any], row)
        case PeopleMenu():
            row = ui.ActionRow(_people(part))
            return cast(ui.Item[Any], row)


def _button(button: Button | Link) -> Any:
    if isinstance(button, Link):
        return ui.Button(label=cut(button.label, LABEL), url=button.url)
    plain: ui.Button[Any] = ui.Button(
        label=cut(button.label, LABEL),
        custom_id=str(button.id),
        style=STYLES[button.style],
        disabled=button.disabled,
        emoji=button.emoji or None,
    )
    return Press(plain)


def _menu(menu: Menu) -> Any:
    plain: ui.Select[Any] = ui.Select(
        custom_id=str(menu.id),
        placeholder=cut(menu.placeholder, 150) or None,
        min_values=menu.least,
        max_values=menu.most,
        required=menu.least > 0,  # Discord refuses a required menu of which nothing need be chosen
        disabled=menu.disabled,
        options=[_entry(entry) for entry in menu.entries],
    )
    return Press(plain)


def _people(menu: PeopleMenu) -> Any:
    plain: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=str(menu.id), placeholder=cut(menu.placeholder, 150) or None, min_values=1, max_values=1
    )
    return Press(plain)


def _chosen(item: ui.Item[Any]) -> tuple[str, ...]:
    """The values chosen in a menu; of a person, "id is_bot name"."""
    if isinstance(item, ui.UserSelect):
        return tuple(f"{user.id} {int(user.bot)} {user.display_name}" for user in item.values)
    return tuple(item.values) if isinstance(item, ui.Select) else ()


def _entry(entry: MenuEntry) -> discord.SelectOption:
    return discord.SelectOption(
        label=cut(entry.label, ENTRY),
        value=entry.value,
        description=cut(entry.about, ENTRY) or None,
        emoji=entry.emoji or None,
        default=entry.chosen,
    )
