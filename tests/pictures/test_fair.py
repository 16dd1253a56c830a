"""Askers take turns: ninety pictures of one hold up nobody, and what nobody waits for any more is not made."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import closing
from functools import partial

import pytest

from bot.pictures.fair import Asker, FairThread, Job

MANY = 90


class Bench:
    """A fair thread whose work is noted in order; it begins when it is let."""

    def __init__(self, thread: FairThread[str]) -> None:
        self.thread, self.made, self.may_begin = thread, list[str](), threading.Event()

    def ask(self, asker: Asker, name: str, *, urgent: bool = False) -> asyncio.Task[str]:
        """Somebody asks and waits."""
        return self.ask_for(asker, self.job(name), urgent=urgent)

    def ask_for(self, asker: Asker, job: Job[str], *, urgent: bool = False) -> asyncio.Task[str]:
        """Somebody asks for what is asked for already, or is new."""
        return asyncio.create_task(self.thread.do(asker, job, urgent=urgent))

    def job(self, name: str) -> Job[str]:
        """Work that nobody has asked for yet."""
        return Job(partial(self._make, name))

    def _make(self, name: str) -> str:
        assert self.may_begin.wait(60)
        self.made.append(name)
        return name


@pytest.fixture
def bench() -> Iterator[Bench]:
    """A bench that stands still at first."""
    with closing(FairThread[str]("fair")) as thread:
        bench = Bench(thread)
        yield bench
        bench.may_begin.set()


async def begun() -> None:
    """The first one is under way by now."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_whoever_asks_for_one_waits_for_no_more_than_what_is_under_way(bench: Bench) -> None:
    greedy = [bench.ask("greedy", f"greedy {n}") for n in range(MANY)]
    await begun()
    modest = [bench.ask(name, name) for name in ("Ana", "Bea")]
    bench.may_begin.set()
    await asyncio.gather(*greedy, *modest)
    assert bench.made[:4] == ["greedy 0", "Ana", "Bea", "greedy 1"]
    assert bench.made[4:] == [f"greedy {n}" for n in range(2, MANY)]


async def test_those_who_ask_for_much_take_turns(bench: Bench) -> None:
    tasks = [bench.ask(asker, f"{asker}{n}") for asker in "ab" for n in range(3)]
    bench.may_begin.set()
    await asyncio.gather(*tasks)
    assert bench.made == ["a0", "b0", "a1", "b1", "a2", "b2"]


async def test_who_has_pressed_a_button_waits_for_no_more_than_what_is_under_way(bench: Bench) -> None:
    others = [bench.ask(asker, f"{asker}{n}") for asker in "ab" for n in range(2)]
    await begun()
    urgent = [bench.ask(asker, f"{asker}!{n}", urgent=True) for asker in "bc" for n in range(2)]
    bench.may_begin.set()
    await asyncio.gather(*others, *urgent)
    assert bench.made == ["a0", "b!0", "c!0", "b!1", "c!1", "b0", "a1", "b1"], "and these take turns as well"


async def test_what_is_urgent_holds_up_the_others_for_a_few_turns_only(bench: Bench) -> None:
    first = bench.ask("Ana", "first")
    await begun()
    others = [bench.ask("board", f"board {n}") for n in range(2)]
    urgent = [bench.ask("Bea", f"{n}", urgent=True) for n in range(10)]
    await begun()
    bench.may_begin.set()
    await asyncio.gather(first, *others, *urgent)
    assert bench.made == ["first", "0", "1", "2", "3", "board 0", "4", "5", "6", "7", "board 1", "8", "9"]


async def test_what_becomes_urgent_is_made_at_once_and_only_once(bench: Bench) -> None:
    first, shared = bench.ask("Ana", "first"), bench.job("shared")
    others = [bench.ask(name, name) for name in ("Bea", "Chloé")]
    waits = bench.ask_for("Ana", shared)
    await begun()
    pressed = bench.ask_for("Ana", shared, urgent=True)
    bench.may_begin.set()
    await asyncio.gather(first, *others, waits, pressed)
    assert bench.made == ["first", "shared", "Bea", "Chloé"]


async def test_what_two_wait_for_is_made_once_and_at_the_first_turn_of_either(bench: Bench) -> None:
    greedy = [bench.ask("greedy", f"greedy {n}") for n in range(MANY)]
    shared = bench.job("shared")
    both = [bench.ask_for("greedy", shared), bench.ask_for("Ana", shared)]
    bench.may_begin.set()
    assert await asyncio.gather(*both) == ["shared", "shared"]
    assert bench.made.index("shared") <= 2
    await asyncio.gather(*greedy)
    assert bench.made.count("shared") == 1


async def test_what_nobody_waits_for_any_more_is_not_made(bench: Bench) -> None:
    first = bench.ask("Ana", "first")
    await begun()
    older = [bench.ask("Ana", f"older {n}") for n in range(MANY)]
    newest = bench.ask("Ana", "newest")
    await asyncio.sleep(0)
    for task in older:
        task.cancel()
    await asyncio.gather(*older, return_exceptions=True)
    bench.may_begin.set()
    await asyncio.gather(first, newest)
    assert bench.made == ["first", "newest"]


async def test_one_of_two_who_gives_up_takes_it_from_nobody(bench: Bench) -> None:
    first, shared = bench.ask("Ana", "first"), bench.job("shared")
    await begun()
    gone, waits = bench.ask_for("Ana", shared), bench.ask_for("Bea", shared)
    await asyncio.sleep(0)
    gone.cancel()
    bench.may_begin.set()
    assert tuple(await asyncio.gather(first, waits)) == ("first", "shared")


async def test_a_fault_reaches_who_waits_and_the_next_one_is_served(bench: Bench) -> None:
    def fail() -> str:
        raise ValueError("no")

    bench.may_begin.set()
    broken, sound = bench.ask_for("Ana", Job(fail)), bench.ask("Bea", "sound")
    with pytest.raises(ValueError, match="no"):
        await broken
    assert await sound == "sound"
