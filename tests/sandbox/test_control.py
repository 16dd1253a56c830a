"""The page's routes: the key, the host, everything a person can do, and the stream of events."""

import asyncio
import contextlib
import json
from collections.abc import AsyncGenerator, AsyncIterator
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord.gateway
import discord.http
import pytest
import yarl

from bot.sandbox import PortTaken, Sandbox, point_at

from .pilot import Pilot


@dataclass(frozen=True)
class Page:
    """What the page knows: the address, the key, and who is who."""

    sandbox: Sandbox
    session: aiohttp.ClientSession

    async def ask(self, method: str, path: str, body: Any = None, **options: Any) -> tuple[int, Any]:
        """Send one request with the key."""
        async with self.session.request(method, self.sandbox.address + path, json=body, **options) as response:
            return response.status, await response.json()

    def id_of(self, name: str) -> str:
        """Return a person's id."""
        return self.sandbox.person(name).user.id

    @property
    def tavern(self) -> str:
        """Return the id of #tavern."""
        return next(c.id for c in self.sandbox.world.channels.values() if c.name == "tavern")

    async def events(self, name: str) -> AsyncGenerator[tuple[str, Any], None]:
        """Yield a person's events; the first says that the stream is open."""
        url = f"{self.sandbox.address}/sandbox/events?person={self.id_of(name)}&key={self.sandbox.key}"
        async with self.session.get(url) as response:
            assert response.content_type == "text/event-stream"
            while kind := (await response.content.readline()).decode().removeprefix("event: ").strip():
                data = (await response.content.readline()).decode().removeprefix("data: ")
                await response.content.readline()
                yield kind, json.loads(data)


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    """The newcomer's world over plain HTTP."""
    sandbox = Sandbox()
    await sandbox.start()
    async with aiohttp.ClientSession(headers={"X-Sandbox-Key": sandbox.key}) as session:
        yield Page(sandbox, session)
    await sandbox.stop()


async def test_the_first_world_is_the_ratskeller(page: Page) -> None:
    _, people = await page.ask("GET", "/sandbox/people")
    assert [(p["name"], p["username"], p["locale"]) for p in people] == [
        ("Ana", "ana", "en-US"),
        ("Bea", "bea", "fr"),
        ("Chloé", "chloe", "fr"),
        ("Dan", "dan", "en-GB"),
        ("Émile", "emile", "fr"),
    ]
    _, world = await page.ask("GET", f"/sandbox/world?person={page.id_of('Ana')}")
    assert world["guilds"][0]["name"] == "The Ratskeller"
    assert [c["name"] for c in world["guilds"][0]["channels"]] == ["tavern", "cellar", "plague-night"]
    assert (world["dms"], world["commands"], world["person"]["name"]) == ([], [], "Ana")


@pytest.mark.parametrize("key", ["", "wrong", "ключ"])
async def test_control_needs_the_key_of_this_start(page: Page, key: str) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.get(yarl.URL(f"{page.sandbox.address}/sandbox/people").with_query(key=key)) as response,
    ):
        assert response.status == 403


@pytest.mark.parametrize("path", ["/", "/sandbox/people", "/api/v10/users/@me", "/page/main.js"])
@pytest.mark.parametrize("host", ["evil.example", "discord.com", "127.0.0.1:1"])
async def test_a_foreign_host_is_refused(page: Page, path: str, host: str) -> None:
    status, body = await page.ask("GET", path, headers={"Host": host})
    assert status == 403
    assert "only under its own address" in body["error"]


async def test_the_page_comes_under_a_strict_policy(page: Page) -> None:
    async with page.session.get(page.sandbox.page) as response:
        assert response.status == 200
        policy = response.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy
    for path in ("/page/..%2fserver.py", "/page/nothing.js", "/page/%2e%2e/wire.py"):
        async with page.session.get(yarl.URL(page.sandbox.address + path, encoded=True)) as response:
            assert response.status == 404


async def test_people_and_channels_come_and_go(page: Page) -> None:
    _, zoe = await page.ask("POST", "/sandbox/people", {"name": "Zoë", "locale": "fr"})
    assert (zoe["name"], zoe["locale"]) == ("Zoë", "fr")
    _, changed = await page.ask("PATCH", f"/sandbox/people/{zoe['id']}", {"locale": "en-GB", "dms_closed": True})
    assert (changed["locale"], changed["dms_closed"]) == ("en-GB", True)
    guild = next(iter(page.sandbox.world.guilds))
    _, made = await page.ask("POST", f"/sandbox/guilds/{guild}/channels", {"name": "#Rat Race"})
    assert made["name"] == "rat-race"
    assert await page.ask("DELETE", f"/sandbox/channels/{made['id']}") == (200, {})
    assert (await page.ask("DELETE", f"/sandbox/channels/{made['id']}"))[0] == 404


@pytest.mark.parametrize(
    ("path", "body", "status", "words"),
    [
        ("/sandbox/people", {"name": ""}, 400, "name"),
        ("/sandbox/people", {"name": "Z", "locale": "klingon"}, 400, "locale"),
        ("/sandbox/command", {"person": "7", "channel": "7", "name": "x"}, 404, "Unknown User"),
        ("/sandbox/say", {"person": "7"}, 400, "channel"),
        ("/sandbox/press", {"person": "7", "message": "7", "custom_id": "x"}, 404, "Unknown User"),
    ],
)
async def test_what_cannot_be_done_is_told_in_a_sentence(
    page: Page, path: str, body: dict[str, Any], status: int, words: str
) -> None:
    answered, told = await page.ask("POST", path, body)
    assert answered == status
    assert words in told["error"]


async def test_messages_are_said_and_read(page: Page) -> None:
    said = {"person": page.id_of("Ana"), "channel": page.tavern, "content": "evening"}
    await page.ask("POST", "/sandbox/say", said)
    _, seen = await page.ask("GET", f"/sandbox/channels/{page.tavern}/messages?person={page.id_of('Bea')}&limit=5")
    assert [(m["author"]["global_name"], m["content"]) for m in seen] == [("Ana", "evening")]


@pytest.fixture
async def visited(page: Page, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Page]:
    """The page with the pilot on the line, pointed there by two class attributes (way B)."""
    websocket = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    monkeypatch.setattr(websocket, "DEFAULT_GATEWAY", websocket.DEFAULT_GATEWAY)
    point_at(page.sandbox.address, discord.http.Route, websocket)
    pilot = Pilot(guild_ready_timeout=0.05)
    running = asyncio.create_task(pilot.start(page.sandbox.token))
    async with asyncio.timeout(60):
        while not pilot.is_ready():
            await asyncio.sleep(0.005)
    yield page
    await pilot.close()
    await running


async def test_a_command_is_completed_and_sent(visited: Page) -> None:
    typed = {"person": visited.id_of("Ana"), "channel": visited.tavern}
    asked = typed | {"name": "grid draw", "options": {"name": "che"}, "focused": "name"}
    _, offered = await visited.ask("POST", "/sandbox/autocomplete", asked)
    assert [c["value"] for c in offered["choices"]] == ["chess", "checkers"]
    async with contextlib.aclosing(visited.events("Ana")) as events:
        assert await anext(events) == ("ping", {})
        _, started = await visited.ask("POST", "/sandbox/command", typed | {"name": "panel"})
        kind, told = await anext(events)
        assert (kind, told["message"]["content"], told["message"]["flags"]) == ("message", "panel", 64)
        assert await anext(events) == ("interaction", {"id": started["interaction"], "state": "answered"})
    assert await visited.ask("GET", f"/sandbox/interactions/{started['interaction']}") == (200, {"state": "answered"})


async def test_a_panel_is_used_and_a_form_sent(visited: Page) -> None:
    ana = visited.id_of("Ana")
    async with contextlib.aclosing(visited.events("Ana")) as events:
        await anext(events)
        await visited.ask("POST", "/sandbox/command", {"person": ana, "channel": visited.tavern, "name": "panel"})
        used = {"person": ana, "message": (await _next(events, "message"))["message"]["id"]}
        await visited.ask("POST", "/sandbox/press", used | {"custom_id": "panel:wishes"})
        form = (await _next(events, "modal"))["modal"]
        assert (form["title"], form["custom_id"]) == ("Wishes", "wishes")
        values = {"nick": "Al", "colour": ["r"]}
        await visited.ask("POST", "/sandbox/submit", {"person": ana, "modal": form["id"], "values": values})
        assert (await _next(events, "message"))["message"]["content"] == "Al likes r"
        await visited.ask("POST", "/sandbox/select", used | {"custom_id": "panel:pick", "values": ["a"]})
        assert (await _next(events, "message"))["message"]["content"] == "picked a"


async def test_a_person_hears_only_what_that_person_may_see(visited: Page) -> None:
    ana, bea = visited.id_of("Ana"), visited.id_of("Bea")
    async with contextlib.aclosing(visited.events("Bea")) as events:
        await anext(events)
        await visited.ask("POST", "/sandbox/command", {"person": ana, "channel": visited.tavern, "name": "ping"})
        world = visited.sandbox.world
        await world.until(lambda: visited.sandbox.person("Ana").messages(visited.tavern))
        private = world.open_dm(world.user(ana))
        await visited.ask("POST", "/sandbox/say", {"person": ana, "channel": private.id, "content": "psst"})
        said = {"person": ana, "channel": visited.tavern, "content": f"<@{bea}>?"}
        await visited.ask("POST", "/sandbox/say", said)
        told = await _next(events, "message")
    assert (told["message"]["content"], told["notify"]) == (said["content"], True)


async def _next(events: AsyncIterator[tuple[str, Any]], wanted: str) -> Any:
    """Return the data of the next event of a kind."""
    async for kind, data in events:
        if kind == wanted:
            return data
    raise AssertionError(f"the stream ended without {wanted}")


async def test_no_answer_is_told_after_three_seconds(page: Page) -> None:
    page.sandbox.world.commands.append({"id": "1", "type": 1, "name": "ping", "description": "d"})
    _, started = await page.ask(
        "POST", "/sandbox/command", {"person": page.id_of("Ana"), "channel": page.tavern, "name": "ping"}
    )
    path = f"/sandbox/interactions/{started['interaction']}"
    assert await page.ask("GET", path) == (200, {"state": "pending"})
    page.sandbox.world.clock.advance(3)
    assert await page.ask("GET", path) == (200, {"state": "failed", "error": "This application did not respond"})


async def test_a_port_in_use_is_told_plainly(page: Page) -> None:
    taken = int(page.sandbox.address.rpartition(":")[2])
    other = Sandbox()
    with pytest.raises(PortTaken, match=f"Port {taken} is in use by another program"):
        await other.start(port=taken)
    await other.stop()


async def test_the_sandbox_listens_on_this_machine_only() -> None:
    with pytest.raises(ValueError, match="on this machine only"):
        await Sandbox().start("0.0.0.0")


async def test_a_forum_is_a_channel_with_tags(page: Page) -> None:
    _, world = await page.ask("GET", f"/sandbox/world?person={page.id_of('Ana')}")
    guild = world["guilds"][0]["id"]
    status, forum = await page.ask("POST", f"/sandbox/guilds/{guild}/channels", {"name": "Tables", "tags": ["open"]})
    assert status == 200 and (forum["name"], forum["type"]) == ("tables", 15)
