"""How texts become nodes: the page's own modules, asked in a real browser."""

import time

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page

from bot.sandbox import Sandbox

from .conftest import LOOP

pytestmark = pytest.mark.browser

# Show a text as the page does and give the markup back; a text that became HTML by itself would show there.
SHOW = """async (text) => {
  const { markdown } = await import("/page/markdown.js");
  const { h, render } = await import("/page/dom.js");
  const names = { personName: (id) => "N" + id, channelName: (id) => (id === "5" ? "den" : null) };
  const context = { person: "1", locale: "en-GB", ...names };
  const box = document.createElement("div");
  render(box, markdown(text, context));
  return box.innerHTML.replace(/ (?:class|type|title|target|rel|tabindex|role|aria-label|data-[a-z]+)="[^"]*"/g, "");
}"""
SPELL = """async ([seconds, style, locale, now]) => {
  const { spell } = await import("/page/time.js");
  return spell(seconds, style, locale, now * 1000);
}"""

TEXTS = {
    "plain": "<p>plain</p>",
    "two\nlines": "<p>two\nlines</p>",
    "a **b** *c* _d_ __e__ ~~f~~": "<p>a <strong>b</strong> <em>c</em> <em>d</em> <u>e</u> <s>f</s></p>",
    "***both***": "<p><strong><em>both</em></strong></p>",
    "**a *b* c**": "<p><strong>a <em>b</em> c</strong></p>",
    "**a `b`**": "<p><strong>a <code>b</code></strong></p>",
    "snake_case_name and 2 * 3 * 4": "<p>snake_case_name and 2 * 3 * 4</p>",
    r"\*not\* \_this\_ \# \\": r"<p>*not* _this_ # \</p>",
    "`a **b** <i>` ``c ` d``": "<p><code>a **b** &lt;i&gt;</code> <code>c ` d</code></p>",
    "# One\n## Two\n### Three\n#### Four": "<h3>One</h3><h4>Two</h4><h5>Three</h5><p>#### Four</p>",
    "#no heading": "<p>#no heading</p>",
    "-# small **print**": "<small>small <strong>print</strong></small>",
    "> one\n> two\nthree": "<blockquote><p>one\ntwo</p></blockquote><p>three</p>",
    ">>> one\n# two": "<blockquote><p>one</p><h3>two</h3></blockquote>",
    "- a\n- b\n  - c\n- d": "<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>",
    "- a\n1. b\n2. c": '<ul><li>a</li></ul><ol start="1"><li>b</li><li>c</li></ol>',
    "3. c\n4. d": '<ol start="3"><li>c</li><li>d</li></ol>',
    "-5 degrees": "<p>-5 degrees</p>",
    "a\n```py\n**x** <b>\n```\nb": "<p>a</p><pre><code>**x** &lt;b&gt;</code></pre><p>b</p>",
    "```\n  indented\n```": "<pre><code>  indented</code></pre>",
    "```no end": "<p>```no end</p>",
    "<b>x</b> &amp; <script>y</script>": "<p>&lt;b&gt;x&lt;/b&gt; &amp;amp; &lt;script&gt;y&lt;/script&gt;</p>",
    "see https://a.example/x_y_z.": '<p>see <a href="https://a.example/x_y_z">https://a.example/x_y_z</a>.</p>',
    "[name](https://a.example/p)": '<p><a href="https://a.example/p">name</a></p>',
    "[bad](javascript:alert(1))": "<p>[bad](javascript:alert(1))</p>",
    '[q](https://a.example/"><b>)': '<p>[q](<a href="https://a.example/">https://a.example/</a>"&gt;&lt;b&gt;)</p>',
    "<@1> <@!2> <#5> <#6> <@&7> @everyone": "<p><span>@N1</span> <span>@N2</span> <button>#den</button> "
    "<span>#unknown</span> <span>@role</span> <span>@everyone</span></p>",
    "</table open:9>": "<p><button>/table open</button></p>",
    "<t:0:d>": '<p><time datetime="1970-01-01T00:00:00.000Z">01/01/1970</time></p>',
    "<t:99999999999999>": "<p>&lt;t:99999999999999&gt;</p>",
    "||covered||": "<p><button>covered</button></p>",
    "\u2068Ana\u2069 ● 🐀": "<p>\u2068Ana\u2069 ● 🐀</p>",
}
SPELLINGS = [
    ((1000, "R", "en-GB", 1000), "now"),
    ((1000, "R", "en-GB", 1042), "42 seconds ago"),
    ((8200, "R", "en-GB", 1000), "in 2 hours"),
    ((0, "R", "fr", 3 * 86_400), "il y a 3 jours"),
    ((0, "d", "fr", 0), "01/01/1970"),
]


@pytest_asyncio.fixture(loop_scope=LOOP)
async def page(chromium: Browser, sandbox: Sandbox) -> Page:
    """The page, only for its modules; timestamps are read in UTC."""
    context = await chromium.new_context(timezone_id="UTC")
    opened = await context.new_page()
    await opened.goto(sandbox.page)
    return opened


async def test_every_kind_of_markup_becomes_its_nodes_and_nothing_else(page: Page) -> None:
    shown = {text: await page.evaluate(SHOW, text) for text in TEXTS}
    assert shown == TEXTS


async def test_long_hostile_texts_are_shown_quickly(page: Page) -> None:
    for sign in ("*", "_", "`", "~", "|", "[", "<", "> ", "- ", "**a ", "_a_", "||*", "(((", "https://"):
        text = (sign * 4000)[:4000]
        before = time.perf_counter()
        await page.evaluate(SHOW, text)
        assert time.perf_counter() - before < 2, sign


async def test_times_are_spelt_in_the_readers_language(page: Page) -> None:
    assert [await page.evaluate(SPELL, list(given)) for given, _ in SPELLINGS] == [text for _, text in SPELLINGS]
