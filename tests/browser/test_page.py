"""The sandbox's page as people use it: with the mouse, by keyboard alone, on a phone, as several people at once."""

from collections.abc import AsyncIterator

import aiohttp
import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.sandbox import Sandbox
from tests.browser.conftest import PHONE, Connect, OpenPage, channel_named
from tests.browser.demo_bot import DemoBot

pytestmark = pytest.mark.browser


@pytest.fixture(autouse=True)
async def bot(connect: Connect) -> AsyncIterator[DemoBot]:
    """The demo bot, connected."""
    client = DemoBot()
    async with connect(client):
        yield client


async def write(page: Page, keys: str) -> None:
    """Type into the writing line as a person does, key by key; ⏎ is Enter."""
    await page.locator("#write").focus()
    await typed(page, keys)


async def typed(page: Page, keys: str) -> None:
    for key in keys:
        if key == "⏎":
            await page.keyboard.press("Enter")
        else:
            await page.keyboard.type(key)


async def open_panel(page: Page) -> Locator:
    """Have the board shown, press its button, and return the private message."""
    await write(page, "/show board ⏎")
    await page.get_by_role("button", name="My move").last.click()
    panel = page.get_by_role("article").filter(has=page.get_by_role("button", name="Next round"))
    await expect(panel).to_contain_text("Only you can see this")
    await expect(panel).to_contain_text("Choose well")
    return panel


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
    assert not [i for i in sandbox.world.interactions.values() if i.kind == 2]


async def test_a_line_that_names_no_command_is_kept_and_not_sent(open_page: OpenPage) -> None:
    page = await open_page("Ana")
    await write(page, "/tabel open⏎")
    await expect(page.get_by_role("alert").get_by_text("There is no command /tabel here.")).to_be_visible()
    await expect(page.get_by_role("textbox", name="Message #tavern")).to_have_value("/tabel open")


async def test_a_private_panel_is_seen_by_its_owner_only(open_page: OpenPage) -> None:
    ana, bea = await open_page("Ana"), await open_page("Bea")
    panel = await open_panel(ana)
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
    assert len(sandbox.world.interactions) == before


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
    sent = [i.data["components"][1]["component"]["value"] for i in sandbox.world.interactions.values() if i.kind == 5]
    assert sent == ["no answer", "again"]


async def test_an_answer_that_takes_time_has_a_place_until_it_comes(open_page: OpenPage, bot: DemoBot) -> None:
    page = await open_page("Ana")
    await write(page, "/think ⏎")
    await expect(page.get_by_role("article")).to_contain_text("Ratskeller is thinking")
    bot.thought.set()
    await expect(page.get_by_role("article")).to_contain_text("I have thought")
    await expect(page.get_by_role("article")).not_to_contain_text("is thinking")


async def test_an_archived_thread_is_folded_away_until_somebody_writes_in_it(
    open_page: OpenPage, sandbox: Sandbox
) -> None:
    page = await open_page("Ana")
    await write(page, "/thread ana⏎⏎")
    places = page.get_by_role("navigation", name="Channels")
    await places.get_by_role("button", name="Table 7F3K").click()
    await write(page, "/archive ⏎")
    await expect(page.get_by_role("log")).to_contain_text("Put away")
    await places.get_by_role("button", name="cellar").click()
    await expect(places.get_by_role("button", name="Table 7F3K")).to_be_hidden()
    await places.get_by_text("1 archived").click()
    await expect(places.get_by_role("button", name="Table 7F3K")).to_be_visible()
    sandbox.person("Dan").say(channel_named(sandbox, "Table 7F3K"), "Still here?")
    await expect(places.get_by_text("1 archived")).to_have_count(0)
    await expect(places.get_by_role("button", name="Table 7F3K")).to_contain_text("unread")


async def test_a_form_opens_only_in_the_window_where_it_was_asked_for(open_page: OpenPage) -> None:
    here, there = await open_page("Ana"), await open_page("Ana")
    panel = await open_panel(here)
    await panel.get_by_role("button", name="Note").click()
    await expect(here.get_by_role("dialog")).to_be_visible()
    await expect(there.get_by_role("log")).to_contain_text("Choose well")
    await expect(there.get_by_role("dialog")).to_have_count(0)


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


async def test_pictures_really_load_and_open_large(open_page: OpenPage) -> None:
    page = await open_page("Ana")
    await write(page, "/show board ⏎")
    image = page.get_by_role("log").get_by_role("img", name="Ana leads by two")
    await expect(image).to_have_js_property("naturalWidth", 320)
    await page.get_by_role("button", name="Enlarge: Ana leads by two").click()
    await expect(page.get_by_role("dialog").get_by_role("img")).to_have_js_property("naturalWidth", 320)
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_whoever_is_written_to_in_private_sees_a_badge_until_reading(open_page: OpenPage) -> None:
    ana, bea = await open_page("Ana"), await open_page("Bea")
    await write(ana, "/whisper bea⏎")
    await typed(ana, "It is your move⏎⏎")
    await expect(ana.get_by_role("log")).to_contain_text("Whispered")
    entry = bea.get_by_role("navigation", name="Channels").get_by_role("button", name="Ratskeller")
    await expect(entry).to_contain_text("1 new for you")
    await expect(bea).to_have_title("(1) #tavern · Bea")
    await expect(ana.get_by_role("button", name="Be Bea, 1 new")).to_be_visible()
    await entry.click()
    await expect(bea.get_by_role("log")).to_contain_text("It is your move")
    await expect(bea).to_have_title("@Ratskeller · Bea")
    await expect(entry).not_to_contain_text("new for you")


async def test_a_call_rings_in_a_thread_and_the_thread_can_be_opened(open_page: OpenPage) -> None:
    ana, bea = await open_page("Ana"), await open_page("Bea", "cellar")
    await write(ana, "/thread be⏎⏎")
    entry = bea.get_by_role("list", name="Threads of tavern").get_by_role("button", name="Table 7F3K")
    await expect(entry).to_contain_text("1 new for you")
    await entry.click()
    await expect(bea.get_by_role("log", name="Messages in #Table 7F3K")).to_contain_text("@Bea, enter a building.")
    await expect(bea.get_by_role("heading", level=1)).to_contain_text("tavern")
    await ana.get_by_role("log").get_by_role("button", name="#Table 7F3K").click()
    await expect(ana.get_by_role("textbox", name="Message #Table 7F3K")).to_be_visible()


async def test_several_people_are_played_in_one_window_and_a_new_one_is_added(open_page: OpenPage) -> None:
    page = await open_page("Ana")
    await write(page, "Hello from Ana⏎")
    await page.get_by_role("button", name="Be Dan").click()
    await write(page, "Hello from Dan⏎")
    await expect(page.get_by_role("article").last).to_contain_text("Hello from Dan")
    await page.get_by_role("button", name="Add a person").click()
    dialog = page.get_by_role("dialog", name="Add a person")
    await dialog.get_by_role("textbox", name="Name").fill("Zoë")
    await dialog.get_by_role("combobox", name="Language").select_option("fr")
    await dialog.get_by_role("button", name="Add").click()
    await expect(page.get_by_role("button", name="You are Zoë")).to_be_visible()
    await write(page, "/aller farm⏎⏎")
    await expect(page.get_by_role("log")).to_contain_text("Zoë goes to FARM")
    await page.reload()
    await expect(page.get_by_role("button", name="You are Zoë")).to_be_visible()


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


@pytest.mark.parametrize("dark", [False, True])
async def test_a_phone_shows_everything_without_scrolling_sideways(open_page: OpenPage, dark: bool) -> None:
    page = await open_page("Ana", size=PHONE, dark=dark)
    await write(page, "/show text ⏎")
    await open_panel(page)
    await write(page, "/go ")
    await expect(page.get_by_role("listbox")).to_be_visible()
    for scrolled in ("document.documentElement", "document.querySelector('.log')"):
        assert await page.evaluate(f"{scrolled}.scrollWidth <= {scrolled}.clientWidth"), scrolled
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Channels", exact=True).click()
    await page.get_by_role("navigation", name="Channels").get_by_role("button", name="cellar").click()
    await expect(page.get_by_role("textbox", name="Message #cellar")).to_be_in_viewport(ratio=1)


async def test_the_page_finds_back_after_a_lost_connection(open_page: OpenPage, sandbox: Sandbox) -> None:
    page = await open_page("Ana")
    sandbox._events.close()
    sandbox.person("Dan").say(next(iter(sandbox.world.channels)), "said meanwhile")
    await expect(page.get_by_role("log")).to_contain_text("said meanwhile")
    sandbox.person("Dan").say(next(iter(sandbox.world.channels)), "said afterwards")
    await expect(page.get_by_role("log")).to_contain_text("said afterwards")


async def test_a_channel_is_added_and_deleted(open_page: OpenPage) -> None:
    ana, bea = await open_page("Ana"), await open_page("Bea")
    await ana.get_by_role("button", name="Add a channel").click()
    await typed(ana, "attic⏎")
    await expect(ana.get_by_role("textbox", name="Message #attic")).to_be_visible()
    await bea.get_by_role("navigation", name="Channels").get_by_role("button", name="attic").click()
    await ana.get_by_role("button", name="Delete #attic").click()
    await ana.get_by_role("dialog").get_by_role("button", name="Delete the channel").click()
    await expect(bea.get_by_text("The channel that was open here is gone.")).to_be_visible()
    await expect(bea.get_by_role("textbox", name="Message #tavern")).to_be_visible()


async def test_a_foreign_key_opens_nothing_and_the_page_says_what_helps(open_page: OpenPage, sandbox: Sandbox) -> None:
    page = await open_page("Ana")
    assert sandbox.key not in page.url
    async with aiohttp.ClientSession() as session, session.get(f"{sandbox.address}/sandbox/people?key=guess") as answer:
        assert answer.status == 403
        assert sandbox.key not in await answer.text()


async def test_the_page_says_what_it_is(open_page: OpenPage) -> None:
    page = await open_page("Ana")
    await expect(page.get_by_role("note")).to_have_text(
        "A look-alike for trying out Ratskeller on this machine; not Discord, not affiliated."
    )


async def test_the_page_is_served_under_a_strict_policy(chromium: Browser, sandbox: Sandbox) -> None:
    page = await chromium.new_page()
    answer = await page.goto(sandbox.page)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy
    await page.evaluate("document.body.append(Object.assign(document.createElement('script'), {text: 'stolen = 1'}))")
    assert await page.evaluate("typeof stolen") == "undefined"


# Every text on the page against what really lies behind it; a canvas turns any notation of a colour into numbers.
FAINT_TEXTS = """() => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const over = (below, colour) => {
    pen.fillStyle = `rgb(${below.join(" ")})`;
    pen.fillRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const linear = (part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const light = (rgb) => {
    const [r, g, b] = rgb.map(linear);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (el) => {
    const colour = getComputedStyle(el).backgroundColor;
    return over(el.parentElement ? behind(el.parentElement) : [255, 255, 255], colour);
  };
  const faint = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const el = walker.currentNode.parentElement;
    const words = walker.currentNode.data.trim();
    if (!words || !el.checkVisibility({ opacityProperty: true })) continue;
    if (el.closest(":disabled, .unseen, noscript")) continue;
    const ground = behind(el);
    const colour = getComputedStyle(el).color;
    const [one, other] = [light(ground), light(over(ground, colour))].sort((a, b) => b - a);
    const ratio = (one + 0.05) / (other + 0.05);
    if (ratio < 4.5) faint.push(`${words.slice(0, 30)}: ${ratio.toFixed(2)}, ${colour} on ${ground}`);
  }
  return faint;
}"""


@pytest.mark.parametrize("dark", [False, True])
async def test_every_text_stands_out_from_its_ground(open_page: OpenPage, sandbox: Sandbox, dark: bool) -> None:
    page = await open_page("Ana", dark=dark)
    ana = sandbox.person("Ana").user.id
    for person in sandbox.world.people():
        sandbox.person(person.name).say(
            channel_named(sandbox, "tavern"), f"I call <@{ana}>, see `code` and https://example.org"
        )
    await write(page, "/whisper bea⏎")
    await typed(page, "hush⏎⏎")
    await expect(page.get_by_role("button", name="Be Bea, 1 new")).to_be_visible()
    await open_panel(page)
    await write(page, "/tabel⏎")
    await page.locator("#write").fill("/")
    await expect(page.get_by_role("listbox", name="Commands")).to_be_visible()
    assert await page.evaluate(FAINT_TEXTS) == []
