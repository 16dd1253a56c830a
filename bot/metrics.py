"""The Prometheus metrics for operators. No label holds an id, a name or a table's code."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.core import GaugeHistogramMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

REGISTRY: Final = CollectorRegistry()
FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
SLOW: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)  # seconds
SOUNDS: Final = (1, 2, 3, 5, 8, 13, 21)  # notifications with sound per person and day


class GaugeIfKnown(Collector):
    """A gauge that is absent while its value is unknown."""

    def __init__(self, name: str, about: str) -> None:
        self._name, self._about = name, about
        self.value: float | None = None
        REGISTRY.register(self)

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """The value, if it is known."""
        if self.value is not None:
            yield GaugeMetricFamily(self._name, self._about, value=self.value)


# Counted where the events happen.
ACTS = Counter("ratskeller_acts", "What was stored at tables, by game and sort.", ["game", "what"], registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "ratskeller_commit_seconds", "Seconds that storing a change of a table took.", registry=REGISTRY, buckets=FAST
)
DELIVERIES = Counter(
    "ratskeller_deliveries", "Tries to deliver a message, by kind and outcome.", ["kind", "outcome"], registry=REGISTRY
)
DELIVERY_SECONDS = Histogram(
    "ratskeller_delivery_seconds", "Seconds that a try to deliver a message took.", registry=REGISTRY, buckets=SLOW
)
WORKER_FAILURES = Counter(
    "ratskeller_worker_failures", "Rounds of a worker that failed.", ["worker"], registry=REGISTRY
)
WORKER_RESTARTS = Counter(
    "ratskeller_worker_restarts", "How often a worker works again after failures.", ["worker"], registry=REGISTRY
)
RENDERS = Counter(
    "ratskeller_renders", "Pictures asked for: drawn, failed, or taken from those kept.", ["what", "outcome"],
    registry=REGISTRY,
)  # fmt: skip
RENDER_SECONDS = Histogram(
    "ratskeller_render_seconds", "Seconds that drawing took.", ["what"], registry=REGISTRY, buckets=SLOW
)
PICTURES = Counter(
    "ratskeller_pictures", "Messages with a picture: answers to presses and others, and whether it was drawn in time.",
    ["sort", "outcome"], registry=REGISTRY,
)  # fmt: skip
THOUGHTS = Counter(
    "ratskeller_thoughts",
    "Thoughts for answers of bot players and caretakers, also those that nobody needed any more, by the level asked for"
    " and the one that answered.",
    ["level", "answered"], registry=REGISTRY,
)  # fmt: skip
THINKING_SECONDS = Histogram(
    "ratskeller_thinking_seconds", "Seconds that a bot player's thought took.", ["level"],
    registry=REGISTRY, buckets=SLOW,
)  # fmt: skip
THINKERS_LOST = Counter(
    "ratskeller_thinkers_lost", "Worker processes of bot players that died, overran or could not be started.", ["why"],
    registry=REGISTRY,
)  # fmt: skip
THOUGHTS_LATE = Counter(
    "ratskeller_thoughts_late", "Answers of bot players given by the easy level as no thought came in time.",
    registry=REGISTRY,
)  # fmt: skip
THOUGHTS_WAITING = Gauge(
    "ratskeller_thoughts_waiting", "Questions that wait for a worker process of bot players.", registry=REGISTRY
)
REQUESTS = Counter(
    "ratskeller_requests", "Requests of the token to Discord, answers to presses left out, by method and outcome.",
    ["method", "outcome"], registry=REGISTRY,
)  # fmt: skip
REQUESTS_WAITING = Gauge(
    "ratskeller_requests_waiting", "Requests that wait until Discord takes more.", registry=REGISTRY
)
LOOP_LAG_SECONDS = Histogram(
    "ratskeller_event_loop_lag_seconds", "Seconds by which the event loop was late.", registry=REGISTRY, buckets=FAST
)
GATEWAY_LOSSES = Counter("ratskeller_gateway_losses", "Times the connection to Discord was lost.", registry=REGISTRY)

# Looked up on request; absent if they belong to a role that this process does not have, or cannot be read now.
GATEWAY_UP = GaugeIfKnown("ratskeller_gateway_up", "1 while connected to Discord's gateway, else 0.")
SERVERS = GaugeIfKnown("ratskeller_servers", "Servers that the bot is in.")
TABLES = Gauge("ratskeller_tables", "Tables: open, running, ended or archived.", ["status"], registry=REGISTRY)
OUTBOX_DEPTH = GaugeIfKnown("ratskeller_outbox_depth", "Messages in the outbox, due now or later.")
OUTBOX_DUE = GaugeIfKnown("ratskeller_outbox_due", "Messages in the outbox that are due now.")
OUTBOX_OLDEST_SECONDS = GaugeIfKnown(
    "ratskeller_outbox_oldest_seconds", "Seconds since the longest overdue message was due."
)
STUCK = Gauge("ratskeller_stuck_rows", "Messages and timers that have failed for an hour.", ["what"], registry=REGISTRY)
WORKER_FAILING = Gauge(
    "ratskeller_worker_failing", "Rounds of a worker that failed in a row.", ["worker"], registry=REGISTRY
)
WORKER_SILENCE_SECONDS = Gauge(
    "ratskeller_worker_silence_seconds", "Seconds since a worker finished a round.", ["worker"], registry=REGISTRY
)


class SoundsPerPerson(Collector):
    """How often people were notified with sound in the last day: a histogram of people, never who they are."""

    NAME: Final = "ratskeller_sounds_per_person"

    def __init__(self) -> None:
        self.counts: Sequence[int] | None = None  # one number per person; None if not known
        REGISTRY.register(self)

    def collect(self) -> Iterator[GaugeHistogramMetricFamily]:
        """For each bucket, the number of people with at most that many sounds."""
        if (counts := self.counts) is None:
            return
        buckets = [(f"{most}.0", float(sum(n <= most for n in counts))) for most in SOUNDS]
        everybody = ("+Inf", float(len(counts)))
        about = "People who were notified with sound in the last day, by how often."
        yield GaugeHistogramMetricFamily(self.NAME, about, [*buckets, everybody], gsum_value=float(sum(counts)))


SOUNDS_PER_PERSON = SoundsPerPerson()
ProcessCollector(registry=REGISTRY)
