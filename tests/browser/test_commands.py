"""Slash commands in the writing line, and the page by keyboard alone."""

import pytest
from playwright.async_api import FilePayload, expect

from bot.sandbox import Sandbox

from .conftest import OpenPage
from .hands import typed, write

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("demo")]


async def test_a_command_is_typed_with_suggestions_of_the_bot(open_page: OpenPage) -> None:
    page = await open_page("Ana")
    await write(page, "/g⏎")
    where = page.get_by_role("combobox", name="where")
    await expect(where).to_be_focused()
    await expect(page.get_by_role("listbox").get_by_role("option")).to_have_count(4)
    await where.press_sequentially("tow")
    await expect(page.get_by_role("listbox").get_by_role("option")).to_have_text(["Guard Tower"])
    await typed(page, "⏎⏎")
    await expect(page.get_by_role("log")).to_contain_text("Ana goes to GUARD TOWER with 0")
    await expect(page.get_by_role("article")).to_contain_text("Ana used /go")
    await expect(page.get_by_role("textbox", name="Message #tavern")).to_be_focused()


async def test_who_types_faster_than_the_bot_suggests_still_takes_the_first_suggestion(open_page: OpenPage) -> None:
    page = await open_page("Ana")
    await write(page, "/go pal⏎cards:3⏎⏎")
    await expect(page.get_by_role("log")).to_contain_text("Ana goes to PALACE with 3")


async def test_commands_have_the_names_of_the_persons_language(open_page: OpenPage) -> None:
    page = await open_page("Bea")
    await write(page, "/al")
    await expect(page.get_by_role("option", name="/aller")).to_contain_text("Va quelque part")
    await typed(page, " ")
    await page.keyboard.press("Escape")
    await write(page, "/aller où:farm⏎⏎")
    await expect(page.get_by_role("log")).to_contain_text("Bea goes to FARM with 0")


async def test_a_missing_or_wrong_option_is_named_and_nothing_is_sent(open_page: OpenPage, sandbox: Sandbox) -> None:
    page = await open_page("Ana")
    await write(page, "/go ")
    await page.get_by_role("button", name="Run").click()
    await expect(page.get_by_text("where is required.")).to_be_visible()
    await page.get_by_role("combobox", name="where").focus()
    await typed(page, "Farm cards:12")
    await page.get_by_role("button", name="Run").click()
    await expect(page.get_by_text("cards is at most 9.")).to_be_visible()
    await expect(page.get_by_role("combobox", name="cards")).to_be_focused()
    await page.get_by_role("combobox", name="cards").fill("9")
    await page.get_by_role("button", name="Run").click()
    await expect(page.get_by_role("log")).to_contain_text("Ana goes to FARM with 9")
    assert len([i for i in sandbox.world.interactions.values() if i.kind == 2]) == 1


async def test_a_line_that_names_no_command_is_kept_and_not_sent(open_page: OpenPage) -> None:
    page = await open_page("Ana")
    await write(page, "/tabel open⏎")
    await expect(page.get_by_role("alert").get_by_text("There is no command /tabel here.")).to_be_visible()
    await expect(page.get_by_role("textbox", name="Message #tavern")).to_have_value("/tabel open")


@pytest.mark.parametrize(
    ("person", "line", "said"),
    [
        ("Ana", "/show bord", "/show has no sub-command bord. It has: board, "),
        ("Ana", "/show bord of it", "/show has no sub-command bord. It has: board, "),
        ("Bea", "/show bord", "/show n’a pas de sous-commande bord. Elle a\u202f: board, "),
    ],
)
async def test_a_line_with_an_unknown_sub_command_says_which_there_are(
    open_page: OpenPage, person: str, line: str, said: str
) -> None:
    page = await open_page(person)
    await write(page, f"{line}⏎")
    await expect(page.get_by_role("alert").get_by_text(said)).to_be_visible()
    await expect(page.locator("#write")).to_have_value(line)


async def test_a_command_that_is_sent_as_a_text_asks_for_the_rest(open_page: OpenPage) -> None:
    page = await open_page("Ana")
    await write(page, "/show")
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_role("alert").get_by_text("/show needs one of its sub-commands: board, ")).to_be_visible()
    await page.locator("#write").fill("/go")
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_role("combobox", name="where")).to_be_focused()


async def test_a_file_is_chosen_and_sent_with_a_command(open_page: OpenPage) -> None:
    page = await open_page("Ana")
    await write(page, "/weigh ")
    await page.get_by_role("button", name="Run").click()
    await expect(page.get_by_text("file is required.")).to_be_visible()
    chosen = FilePayload(name="game.json", mimeType="application/json", buffer=b"{}")
    await page.get_by_label("file", exact=True).set_input_files(chosen)
    await page.get_by_role("button", name="Run").click()
    await expect(page.get_by_role("log")).to_contain_text("game.json: b'{}'")


async def test_a_whole_round_is_played_by_keyboard_alone(open_page: OpenPage) -> None:
    page = await open_page("Ana")
    await page.locator("#write").focus()
    await typed(page, "/show board ⏎")
    await expect(page.get_by_role("article")).to_have_count(1)
    await page.keyboard.press("ArrowUp")  # from the empty line up to the newest message
    await expect(page.get_by_role("article")).to_be_focused()
    for _ in range(3):  # code block, picture, thumbnail
        await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("button", name="My move")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("log")).to_contain_text("Choose well")
    await page.keyboard.press("Escape")  # to the message
    await page.keyboard.press("ArrowDown")  # to the panel below it
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("button", name="Next round")).to_be_focused()
    await page.keyboard.press(" ")
    await expect(page.get_by_role("log")).to_contain_text("Round 1")
    for key in ("Escape", "Escape"):
        await page.keyboard.press(key)
    await expect(page.get_by_role("textbox", name="Message #tavern")).to_be_focused()
    await page.keyboard.press("Alt+ArrowDown")
    await expect(page.get_by_role("log", name="Messages in #cellar")).to_be_visible()
