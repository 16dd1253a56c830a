"""Metrics and health on a port of this machine: what they tell, what they never tell, and the board that shows them."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from bot import metrics
from bot.health import HealthReport
from bot.monitor import monitored, sample
from bot.tables import Later
from bot.tables.workers.worker import Health
from db import Connection, RingRow, ServerAway, SoundRow, TimerRow, insert
from tests.tables.host import ANA, BEA, Host
from tests.tables.preparing import laying, prepared, timers
from tests.tables.test_bot_players import passing, quiet
from tests.tables.test_courier import Post, courier

BOARD = Path(__file__).parents[1] / "docs" / "grafana.json"
HOUR = 3600.0


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    """Tables on a real file."""
    host = Host(tmp_path / "tables.db")
    await host.start()
    yield host
    await host.stop()


@asynccontextmanager
async def told(host: Host, *workers: Health) -> AsyncIterator[tuple[aiohttp.ClientSession, str]]:
    """A bot that tells of these tables."""
    async with (
        monitored(0, host.db, lambda: HealthReport(host.clock.now(), workers), lambda: 3) as address,
        aiohttp.ClientSession() as session,
    ):
        yield session, address


async def samples(host: Host, *workers: Health) -> dict[tuple[str, ...], float]:
    """What `/metrics` tells: name and labels' values -> number."""
    async with told(host, *workers) as (session, address), session.get(f"{address}/metrics") as answer:
        families = list(text_string_to_metric_families(await answer.text()))
    return {(s.name, *s.labels.values()): s.value for family in families for s in family.samples}


async def health(host: Host, *workers: Health) -> tuple[int, list[str]]:
    """The status and the problems that `/health` tells."""
    async with told(host, *workers) as (session, address), session.get(f"{address}/health") as answer:
        return answer.status, (await answer.json())["problems"]


async def test_the_board_names_only_metrics_that_there_are_and_all_of_ours(host: Host) -> None:
    metrics.WORKER_FAILURES.labels("courier").inc(0)
    there = {name for name, *_ in await samples(host)}
    counted = (metrics.ACTS, metrics.DELIVERIES, metrics.RENDERS, metrics.REQUESTS, metrics.WORKER_RESTARTS)
    for metric in (*counted, metrics.THOUGHTS, metrics.THINKERS_LOST, metrics.PICTURES):
        there.add(f"{next(iter(metric.describe())).name}_total")
    there |= {"ratskeller_render_seconds_bucket", "ratskeller_thinking_seconds_bucket"}
    there |= {"ratskeller_worker_failing", "ratskeller_worker_silence_seconds"}
    board = json.loads(BOARD.read_text())
    named = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\b(?:ratskeller|process)_\w+", target["expr"])
    }
    assert named <= there, named - there
    families = {re.sub(r"_(bucket|total|gcount)$", "", name) for name in named}
    ours = {family.name for family in metrics.REGISTRY.collect() if family.name.startswith("ratskeller")}
    assert ours <= families, ours - families


async def test_acts_and_commits_and_the_outbox_are_counted(host: Host) -> None:
    before = await samples(host)
    code = await host.running(3)
    after = await samples(host)
    assert (
        after["ratskeller_acts_total", "magpie", "start"]
        == before.get(("ratskeller_acts_total", "magpie", "start"), 0) + 1
    )
    assert after["ratskeller_commit_seconds_count",] >= before["ratskeller_commit_seconds_count",] + 4
    assert after["ratskeller_tables", "running"] == 1
    assert after["ratskeller_outbox_depth",] == len(await host.outbox(code))
    host.clock.move(100)
    assert (await samples(host))["ratskeller_outbox_oldest_seconds",] == pytest.approx(100)


async def test_deliveries_are_counted_by_outcome(host: Host) -> None:
    def outcome(told: dict[tuple[str, ...], float], what: str) -> float:
        return sum(n for (name, *labels), n in told.items() if name == "ratskeller_deliveries_total" and what in labels)

    before = await samples(host)
    await host.lobby(2)
    post = Post(host)
    post.trouble = [Later(5)]
    async with courier(host, post):
        await passing(host, 60)
    after = await samples(host)
    assert outcome(after, "later") - outcome(before, "later") == 1
    assert outcome(after, "delivered") - outcome(before, "delivered") == 2


async def test_sounds_are_a_histogram_of_people(host: Host) -> None:
    code, now = await host.running(3), host.clock.now()

    def work(connection: Connection) -> None:
        for person, n in ((ANA.id, 1), (BEA.id, 4)):
            for at in range(n):
                insert(connection, SoundRow(person, now - at, code, ""))
        insert(connection, SoundRow(ANA.id, now - 30 * HOUR, code, ""))
        insert(connection, RingRow(ANA.id, now, "nudge", code))  # the same sound
        insert(connection, RingRow(BEA.id, now - 100, "reminder", ""))

    await host.db.write(work)
    told = await samples(host)
    assert [told["ratskeller_sounds_per_person_bucket", most] for most in ("1.0", "3.0", "5.0", "+Inf")] == [1, 1, 2, 2]
    assert told["ratskeller_sounds_per_person_gsum",] == 6


async def test_no_label_holds_an_id_a_name_or_a_code(host: Host) -> None:
    metrics.THOUGHTS.labels("strong", "strong/2").inc(0)  # under load: with half of its tries
    code = await host.running(3)
    async with courier(host, Post(host)):
        await passing(host, 60)
    labels = {label for _, *labels in await samples(host, Health("courier", 0.0)) for label in labels}
    secrets = {code, *(str(person.id) for person in (ANA, BEA)), *(person.name for person in (ANA, BEA))}
    assert not secrets & labels
    assert all(re.fullmatch(r"[a-z_ ]+(/\d+)?|\d+\.\d+|\+Inf", label) for label in labels), labels


async def test_health_is_well_until_a_message_has_failed_for_an_hour_and_names_its_table(host: Host) -> None:
    code = await host.lobby(2)
    assert await health(host) == (200, [])
    post = Post(host)
    post.trouble = [Later(600) for _ in range(100)]
    async with courier(host, post):
        await passing(host, 20 * 60)
        assert await health(host) == (200, [])
        await passing(host, HOUR)
        status, problems = await health(host)
        assert status == 503
        assert f"table {code}: a message (lobby) has not arrived for 80 minutes" in problems
        assert (await samples(host))["ratskeller_stuck_rows", "message"] == 2
        post.trouble.clear()
        await passing(host, HOUR)
        assert await health(host) == (200, []), "it has arrived"


async def test_health_names_the_table_of_a_timer_that_is_an_hour_overdue(host: Host) -> None:
    code = await host.running(3)
    await host.db.write(lambda link: insert(link, TimerRow(code, "bot_player", 1, host.clock.now() - 2 * HOUR)))
    assert await health(host) == (503, [f"table {code}: a timer (bot_player) has been overdue for 2 hours"])


async def test_health_tells_of_a_worker_that_is_gone(host: Host) -> None:
    gone = Health("expiry", host.clock.now() - 1000)
    assert await health(host, gone) == (503, ["the expiry has not finished a round for 16 minutes"])
    assert (await samples(host, gone))["ratskeller_worker_silence_seconds", "expiry"] == 1000


async def test_a_database_that_cannot_be_read_is_told_and_what_stands_in_it_is_not(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ("ratskeller_outbox_due",) in await samples(host)

    async def away(work: object) -> None:
        raise ServerAway("the server cannot be reached", "no answer")

    monkeypatch.setattr(host.db, "read", away)
    status, problems = await health(host)
    assert status == 503 and "the server cannot be reached" in problems[0]
    there = {name for name, *_ in await samples(host, Health("courier", host.clock.now()))}
    assert {"ratskeller_worker_failing", "ratskeller_gateway_up"} <= there
    assert not {"ratskeller_outbox_due", "ratskeller_tables", "ratskeller_sounds_per_person_gsum"} & there


async def test_only_a_gateway_tells_whether_it_is_connected(host: Host) -> None:
    await sample(host.db, HealthReport(host.clock.now(), (), is_gateway=False), 0)
    assert b"ratskeller_gateway_up" not in generate_latest(metrics.REGISTRY)
    await sample(host.db, HealthReport(host.clock.now(), ()), 3)
    assert b"ratskeller_gateway_up 1.0" in generate_latest(metrics.REGISTRY)


async def test_a_failure_is_forgotten_with_the_message_that_arrived_but_not_with_a_newer_state(host: Host) -> None:
    code = await host.lobby(2)
    post = Post(host)
    post.trouble = [Later(600) for _ in range(4)]

    async def failing() -> list[float | None]:
        return [row.failing_since for row in await host.outbox(code) if row.kind == "lobby"]

    async with courier(host, post):
        began = host.clock.now()
        assert await failing() == [began]
        await host.tables.set_options(code, ANA.id, {"language": "fr"})
        await quiet(host)
        assert await failing() == [began]
        post.trouble.clear()
        await passing(host, HOUR)
    assert await failing() == []


async def test_health_names_no_table_where_somebody_has_prepared_an_answer(host: Host) -> None:
    """Who hosts may play there. That the worker does not work is told by its own health."""
    code = await laying(host)
    await prepared(host, code)
    await host.answer(code, 0)
    assert await timers(host)
    host.clock.move(3700)
    assert await health(host) == (200, [])
