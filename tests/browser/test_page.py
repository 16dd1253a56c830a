"""The window itself: people, places, badges, phones, colours, and what guards it."""

import pytest
from playwright.async_api import Browser, expect

from bot.sandbox import Sandbox

from .conftest import PHONE, OpenPage, channel_named
from .hands import open_panel, typed, write

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("demo")]


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
    await expect(page.get_by_role("button", name="Tu es Zoë")).to_be_visible()
    await expect(page.get_by_role("button", name="Envoyer")).to_be_visible()
    await expect(page.locator("html")).to_have_attribute("lang", "fr")
    await write(page, "/aller farm⏎⏎")
    await expect(page.get_by_role("log")).to_contain_text("Zoë goes to FARM")
    await page.reload()
    await expect(page.get_by_role("button", name="Tu es Zoë")).to_be_visible()


async def test_whoever_is_written_to_in_private_sees_a_badge_until_reading(open_page: OpenPage) -> None:
    ana, bea = await open_page("Ana"), await open_page("Bea")
    await write(ana, "/whisper bea⏎")
    await typed(ana, "It is your move⏎⏎")
    await expect(ana.get_by_role("log")).to_contain_text("Whispered")
    entry = bea.get_by_role("navigation", name="Salons").get_by_role("button", name="Ratskeller")
    await expect(entry).to_contain_text("1 pour toi")
    await expect(bea).to_have_title("(1) #tavern · Bea")
    await expect(ana.get_by_role("button", name="Be Bea, 1 new")).to_be_visible()
    await entry.click()
    await expect(bea.get_by_role("log")).to_contain_text("It is your move")
    await expect(bea).to_have_title("@Ratskeller · Bea")
    await expect(entry).not_to_contain_text("pour toi")


async def test_a_call_rings_in_a_thread_and_the_thread_can_be_opened(open_page: OpenPage) -> None:
    ana, bea = await open_page("Ana"), await open_page("Bea", "cellar")
    await write(ana, "/thread be⏎⏎")
    entry = bea.get_by_role("list", name="Fils de tavern").get_by_role("button", name="Table 7F3K")
    await expect(entry).to_contain_text("1 pour toi")
    await entry.click()
    await expect(bea.get_by_role("log", name="Messages de #Table 7F3K")).to_contain_text("@Bea, enter a building.")
    await expect(bea.get_by_role("heading", level=1)).to_contain_text("tavern")
    await ana.get_by_role("log").get_by_role("button", name="#Table 7F3K").click()
    await expect(ana.get_by_role("textbox", name="Message #Table 7F3K")).to_be_visible()


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


async def test_a_channel_is_added_and_deleted(open_page: OpenPage) -> None:
    ana, bea = await open_page("Ana"), await open_page("Bea")
    await ana.get_by_role("button", name="Add a channel").click()
    await typed(ana, "attic⏎")
    await expect(ana.get_by_role("textbox", name="Message #attic")).to_be_visible()
    await bea.get_by_role("navigation", name="Salons").get_by_role("button", name="attic").click()
    await ana.get_by_role("button", name="Delete #attic").click()
    await ana.get_by_role("dialog").get_by_role("button", name="Delete the channel").click()
    await expect(bea.get_by_text("Le salon ouvert ici n’existe plus.")).to_be_visible()
    await expect(bea.get_by_role("textbox", name="Écrire dans #tavern")).to_be_visible()


async def test_the_page_finds_back_after_a_lost_connection(open_page: OpenPage, sandbox: Sandbox) -> None:
    page = await open_page("Ana")
    sandbox._events.close()  # as a network would, and as nobody but a test should
    sandbox.person("Dan").say(next(iter(sandbox.world.channels)), "said meanwhile")
    await expect(page.get_by_role("log")).to_contain_text("said meanwhile")
    sandbox.person("Dan").say(next(iter(sandbox.world.channels)), "said afterwards")
    await expect(page.get_by_role("log")).to_contain_text("said afterwards")


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


async def test_the_key_does_not_stay_in_the_address_bar(open_page: OpenPage, sandbox: Sandbox) -> None:
    page = await open_page("Ana")
    assert sandbox.key not in page.url
    await page.reload()
    await expect(page.get_by_role("button", name="You are Ana")).to_be_visible()


async def test_a_foreign_key_opens_nothing_and_the_page_says_what_helps(chromium: Browser, sandbox: Sandbox) -> None:
    page = await chromium.new_page()
    await page.goto(f"{sandbox.address}/?key=guess")
    await expect(page.get_by_role("main")).to_contain_text("This needs the key")
    await expect(page.get_by_role("main")).to_contain_text("Open the one that it has just printed.")
    await expect(page.get_by_role("log")).to_have_count(0)
