"""What a person does on the page, in a few words."""

from typing import Final

from playwright.async_api import Locator, Page, expect

FRENCH: Final = {"Only you can see this": "Visible pour toi seulement", "Done": "Terminé", "Dismiss": "Masquer"}


def said_by_page(english: str, locale: str) -> str:
    """A text of the page itself, as somebody of this language reads it."""
    return FRENCH[english] if locale.startswith("fr") else english


async def write(page: Page, keys: str) -> None:
    """Type into the writing line as a person does, key by key; ⏎ is Enter."""
    await page.locator("#write").focus()
    await typed(page, keys)


async def typed(page: Page, keys: str) -> None:
    """Type wherever the focus is; ⏎ is Enter."""
    for key in keys:
        if key == "⏎":
            await page.keyboard.press("Enter")
        else:
            await page.keyboard.type(key)


async def open_panel(page: Page) -> Locator:
    """Have the board shown, press its button, and return the direct message."""
    await write(page, "/show board ⏎")
    await page.get_by_role("button", name="My move").last.click()
    panel = page.get_by_role("article").filter(has=page.get_by_role("button", name="Next round"))
    await expect(panel).to_contain_text("Only you can see this")
    await expect(panel).to_contain_text("Choose well")
    return panel
