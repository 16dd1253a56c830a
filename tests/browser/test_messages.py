"""Messages with everything in them: buttons, selects, forms, pictures, texts; who sees them, and what goes wrong."""

import pytest
from playwright.async_api import Page, expect

from bot.sandbox import Sandbox

from .conftest import OpenPage, channel_named
from .demo_bot import DemoBot
from .hands import open_panel, said_by_page, write

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("demo")]


async def told_after(sandbox: Sandbox, page: Page) -> None:
    """Wait until a window has all that happened until now: it gets what somebody says after that."""
    sandbox.person("Dan").say(channel_named(sandbox, "tavern"), "said after that")
    await expect(page.get_by_role("log")).to_contain_text("said after that")


async def test_a_private_panel_is_seen_by_its_owner_only(open_page: OpenPage, sandbox: Sandbox) -> None:
    ana, bea = await open_page("Ana"), await open_page("Bea")
    panel = await open_panel(ana)
    await told_after(sandbox, bea)
    await expect(bea.get_by_role("log")).to_contain_text("Round 4 of 8")
    await expect(bea.get_by_role("log")).not_to_contain_text("Choose well")
    await panel.get_by_role("button", name="Dismiss").click()
    await expect(ana.get_by_role("log")).not_to_contain_text("Choose well")
    await ana.reload()
    await expect(ana.get_by_role("log")).to_contain_text("Round 4 of 8")
    await expect(ana.get_by_role("log")).not_to_contain_text("Choose well")


async def test_a_button_edits_its_message_and_keeps_the_focus(open_page: OpenPage) -> None:
    page = await open_page("Ana")
    panel = await open_panel(page)
    button = panel.get_by_role("button", name="Next round")
    for count in (1, 2, 3):
        await button.press("Enter")
        await expect(panel).to_contain_text(f"Round {count}")
        await expect(button).to_be_focused()
    await expect(panel.get_by_text("edited")).to_be_visible()
    await expect(panel.get_by_role("button", name="Not yet")).to_be_disabled()


async def test_a_press_without_answer_says_so(open_page: OpenPage, sandbox: Sandbox) -> None:
    page = await open_page("Ana")
    panel = await open_panel(page)
    silent = panel.get_by_role("button", name="Silence")
    await silent.click()
    await expect(silent).to_have_attribute("aria-busy", "true")
    await sandbox.world.until(lambda: any(i.state == "pending" for i in sandbox.world.interactions.values()))
    sandbox.world.clock.advance(3)
    await expect(panel.get_by_role("alert")).to_have_text("This application did not respond")
    await panel.get_by_role("button", name="Next round").click()
    await expect(panel).to_contain_text("Round 1")
    await expect(panel.get_by_role("alert")).to_have_count(0)


async def test_an_answer_that_takes_time_has_a_place_until_it_comes(open_page: OpenPage, demo: DemoBot) -> None:
    page = await open_page("Ana")
    await write(page, "/think ⏎")
    await expect(page.get_by_role("article")).to_contain_text("Ratskeller is thinking")
    demo.thought.set()
    await expect(page.get_by_role("article")).to_contain_text("I have thought")
    await expect(page.get_by_role("article")).not_to_contain_text("is thinking")


async def test_one_is_chosen_in_a_select(open_page: OpenPage) -> None:
    page = await open_page("Ana")
    panel = await open_panel(page)
    await panel.get_by_role("combobox", name="One building").click()
    await expect(page.get_by_role("option", name="Palace")).to_contain_text("the Palace")
    await page.get_by_role("option", name="Palace").click()
    await expect(page.get_by_role("log")).to_contain_text("You go to the Palace")
    await expect(panel.get_by_role("combobox", name="One building")).to_contain_text("Palace")


async def test_several_are_chosen_within_the_bounds_by_keyboard(open_page: OpenPage) -> None:
    page = await open_page("Ana")
    panel = await open_panel(page)
    await panel.get_by_role("combobox", name="Cards").focus()
    for key in ("Enter", "Enter"):
        await page.keyboard.press(key)
    await expect(page.get_by_role("button", name="Done")).to_be_disabled()
    for key in ("ArrowDown", "ArrowDown", " ", "End", "Enter", "ArrowUp", " "):
        await page.keyboard.press(key)
    await expect(page.get_by_text("3 chosen, of 2 to 3")).to_be_visible()
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("log")).to_contain_text("You lay 0 and 2 and 11")


async def test_escape_drops_a_choice(open_page: OpenPage, sandbox: Sandbox) -> None:
    page = await open_page("Ana")
    panel = await open_panel(page)
    before = len(sandbox.world.interactions)
    await panel.get_by_role("combobox", name="One building").focus()
    for key in ("ArrowDown", "ArrowDown", "Escape"):
        await page.keyboard.press(key)
    await expect(page.get_by_role("listbox")).to_have_count(0)
    await panel.get_by_role("button", name="Next round").click()
    await expect(panel).to_contain_text("Round 1")
    assert len(sandbox.world.interactions) == before + 1, "nothing was sent before"


async def test_a_person_is_chosen_in_a_user_select(open_page: OpenPage) -> None:
    page = await open_page("Ana")
    panel = await open_panel(page)
    await panel.get_by_role("combobox", name="Somebody").click()
    await page.get_by_role("option", name="Chloé").click()
    await expect(page.get_by_role("log")).to_contain_text("You point at Chloé")


async def test_a_form_is_filled_in_and_handed_in(open_page: OpenPage) -> None:
    page = await open_page("Ana")
    panel = await open_panel(page)
    await panel.get_by_role("button", name="Note").click()
    form = page.get_by_role("dialog", name="A note for yourself")
    await expect(form).to_contain_text("Nobody else reads this.")
    await form.get_by_role("textbox", name="Note").fill("mind the rats")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("Choose at least 1.")).to_be_visible()
    await form.get_by_role("combobox", name="Kind").click()
    await page.get_by_role("option", name="fear").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(page.get_by_role("log")).to_contain_text("Noted as fear: mind the rats")
    await expect(form).to_have_count(0)


async def test_a_form_without_answer_stays_open_and_can_be_handed_in_again(
    open_page: OpenPage, sandbox: Sandbox
) -> None:
    page = await open_page("Ana")
    panel = await open_panel(page)
    await panel.get_by_role("button", name="Note").click()
    form = page.get_by_role("dialog", name="A note for yourself")
    await form.get_by_role("combobox", name="Kind").click()
    await page.get_by_role("option", name="plan").click()
    await form.get_by_role("textbox", name="Note").fill("no answer")
    await page.keyboard.press("Enter")
    await expect(form.get_by_role("button", name="Submitting")).to_be_visible()
    await sandbox.world.until(lambda: any(i.state == "pending" for i in sandbox.world.interactions.values()))
    sandbox.world.clock.advance(3)
    await expect(form.get_by_role("alert")).to_contain_text("This application did not respond")
    await form.get_by_role("textbox", name="Note").fill("again")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("button", name="Submitting")).to_be_visible()

    def sent() -> list[str]:
        forms = (each.data for each in sandbox.world.interactions.values() if each.kind == 5)
        return [form["components"][1]["component"]["value"] for form in forms]

    assert await sandbox.world.until(lambda: sent() if len(sent()) > 1 else None) == ["no answer", "again"]


async def test_a_form_opens_only_in_the_window_where_it_was_asked_for(open_page: OpenPage, sandbox: Sandbox) -> None:
    here, there = await open_page("Ana"), await open_page("Ana")
    panel = await open_panel(here)
    await panel.get_by_role("button", name="Note").click()
    await expect(here.get_by_role("dialog")).to_be_visible()
    await told_after(sandbox, there)
    await expect(there.get_by_role("log")).to_contain_text("Choose well")
    await expect(there.get_by_role("dialog")).to_have_count(0)


async def test_pictures_really_load_and_open_large(open_page: OpenPage) -> None:
    page = await open_page("Ana")
    await write(page, "/show board ⏎")
    image = page.get_by_role("log").get_by_role("img", name="Ana leads by two")
    await expect(image).to_have_js_property("naturalWidth", 320)
    await page.get_by_role("button", name="Enlarge: Ana leads by two").click()
    await expect(page.get_by_role("dialog").get_by_role("img")).to_have_js_property("naturalWidth", 320)
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_texts_are_shown_as_markup_and_never_become_html(open_page: OpenPage) -> None:
    page = await open_page("Ana")
    await write(page, "/show text ⏎")
    article = page.get_by_role("article").last
    await expect(article.get_by_role("heading", name="Title")).to_be_visible()
    await expect(article.locator("strong", has_text="bold")).to_be_visible()
    await expect(article.get_by_role("listitem").filter(has_text="deep")).not_to_have_count(0)
    await expect(article.locator("pre")).to_have_text("a <b>")
    await expect(article.get_by_role("link")).to_have_text(["https://example.org/a_b", "https://example.org/c_d"])
    await expect(article).to_contain_text('<img src=x onerror="window.stolen = 2">')
    await write(page, "<b>not</b> **yes** <script>window.stolen = 4</script>⏎")
    await expect(page.get_by_role("article").last).to_contain_text("<b>not</b> yes <script>")
    assert await page.evaluate("window.stolen") is None
    assert await page.locator(".log script, .log img[src=x], .text b").count() == 0


async def test_what_the_page_says_around_a_message_is_in_the_readers_language(open_page: OpenPage) -> None:
    page = await open_page("Chloé")
    await write(page, "/montrer board ⏎")
    await expect(page.get_by_role("article").last).to_contain_text("a utilisé /montrer board")
    await page.get_by_role("button", name="My move").last.click()
    private = page.get_by_role("article").filter(has_text=said_by_page("Only you can see this", "fr"))
    await expect(private).to_contain_text("Choose well")
    await private.get_by_role("button", name=said_by_page("Dismiss", "fr")).click()
    await expect(private).to_have_count(0)
