"""Positions for readers who have never seen the code: `python -m tests.readers FOLDER`.

For each game ten panels as a player sees them on a phone, what to ask the readers about each, and apart from both what
every option does: it is played in the rules, and what they say happened is written down.
"""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.tables import LogEntry, Player
from bot.text import words_for
from bot.ui.kit.news import told_groups
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.picks import is_single, kinds
from rules import GAMES
from rules.core import Ask, Move, Pick, Refused

from .questions import Shown, asked_of
from .ui.tables import played

POSITIONS: Final = 10  # of each game
LOOKED_AT: Final = 30  # moments of each random game
SEEDS: Final = range(3)
OPTIONS: Final = range(2, 21)  # with fewer there is nothing to decide, with more a reader would tire
PICKS: Final = 12  # of a question with a count, so many answers are played
NAMES: Final = ("Ana", "Bea", "Chloé", "Dan", "Émile")
ASKED: Final = """You are {name}. {about}

1. What are you asked, and which options do you have?
2. What would each option do? Say it as exactly as the screen allows.
3. Which would you take, and why?
4. What on this screen did you not understand, or would you have had to look up?
"""


def asked(key: str, seats: int, seed: int, language: str) -> Iterator[Shown]:
    """Questions of some moments of a random game, with what has changed since the reader's last turn."""
    chance, at_line = Random(seed), dict[int, Any]()
    moments = list(played(key, seats, seed, language))
    stride = max(1, len(moments) // LOOKED_AT)
    for n, (table, entries) in enumerate(moments):
        table = replace(table, players=tuple(Player(100 + n, NAMES[n], ready=True) for n in range(seats)))
        at_line[table.lines] = table
        for ask in table.state.asked if table.state and n % stride == 0 else ():
            perspective = Perspective(table, GAMES[key], words_for(language), ask.seat)
            last = max((entry.line for entry in entries if entry.seat == ask.seat), default=0)
            before = replace(perspective, table=at_line[last]).view if last in at_line else None
            since = tuple(entry for entry in entries if entry.line > last)
            yield from asked_of(perspective, ask, chance, before, since)


def chosen(key: str) -> list[Shown]:
    """Ten questions of a game: as many kinds as there are, with few and with many seats."""
    found = {seats: _worth_deciding(key, seats) for seats in GAMES[key].seats}
    taken = list[Shown]()
    for seats in cycle(found):
        times = Counter(shown.choice for shown in taken)
        taken += islice(iter(sorted(found[seats], key=lambda shown: times[shown.choice])), 1)
        found[seats] = [shown for shown in found[seats] if shown is not taken[-1]]
        if len(taken) == POSITIONS:
            return taken
    return taken


def _worth_deciding(key: str, seats: int) -> list[Shown]:
    every = [shown for seed in SEEDS for shown in asked(key, seats, seed, "en") if _is_open(shown)]
    return Random(key).sample(every, len(every))


def _is_open(shown: Shown) -> bool:
    ask = shown.plan.ask
    return bool(ask and ask.given is None and len(kinds(ask)) in OPTIONS and not shown.plan.lost)


# --------------------------------------------------------------------------- what is true


def truth(shown: Shown) -> Iterator[str]:
    """What each answer does, line by line."""
    true, seat = shown.plan.true, shown.plan.true.seat
    assert seat is not None
    state = true.table.state
    for step in shown.plan.steps:
        state, _ = true.game.play(state, Move(seat, step.choice, step.pick, _asked(state, seat).revision))
    ask = _asked(state, seat)
    for pick in _picks(ask):
        yield f"- **{', '.join(shown.plan.now.option(ask, option).label for option in pick) or '(nothing)'}**"
        yield from (f"  - {line}" for line in _played(true, state, ask, pick))


def _asked(state: Any, seat: int) -> Ask:
    asks: tuple[Ask, ...] = state.asked
    return next(ask for ask in asks if ask.seat == seat)


def _picks(ask: Ask) -> Iterable[Pick]:
    """Every answer to a question for one option; of one with a count some answers."""
    if is_single(ask):
        return [(option,) for option in kinds(ask)]
    chance = Random(str(ask.options))
    drawn = (chance.sample(ask.options, chance.randint(ask.least, ask.most)) for _ in range(PICKS))
    return list(dict.fromkeys(tuple(sorted(pick, key=ask.options.index)) for pick in drawn))


def _played(true: Perspective, state: Any, ask: Ask, pick: Pick) -> Iterator[str]:
    """What happens then, as the log tells it and as the rules do, and who is asked next."""
    try:
        after, events = true.game.play(state, Move(ask.seat, ask.choice, pick, ask.revision))
    except Refused as refused:
        yield f"refused: {refused}"
        return
    entries = [LogEntry(n, 1.0, after.revision, ask.seat, event) for n, event in enumerate(events, 1)]
    then = replace(true, table=replace(true.table, state=after))
    yield from (line for told in told_groups(then, entries, ask.seat) for line in told.lines)
    yield from (f"`{event.key} {dict(event.facts)}`" for event in events)
    yield f"then asked: {', '.join(f'{NAMES[next.seat]} {next.choice}' for next in after.asked) or 'nobody'}"


# --------------------------------------------------------------------------- files


async def main(folder: Path) -> None:
    """Write the positions of all games."""
    from .browser.camera import camera, panel_of

    async with camera("en", scale=1.5) as at:
        for key in GAMES:
            (here := folder / key).mkdir(parents=True, exist_ok=True)
            positions = chosen(key)
            (here / "questions.md").write_text(_questions(key, positions), "utf-8")
            (folder / "truth").mkdir(exist_ok=True)
            (folder / "truth" / f"{key}.md").write_text(_truths(positions), "utf-8")
            for n, shown in enumerate(positions, 1):
                (here / f"{n:02}.png").write_bytes(await at.take(panel_of(shown)))


def _questions(key: str, positions: Iterable[Shown]) -> str:
    about = words_for("en")(f"game-{key}.about")
    asked = (
        f"## {n:02}.png\n\n{ASKED.format(name=NAMES[shown.plan.true.seat or 0], about=about)}"
        for n, shown in enumerate(positions, 1)
    )
    return "\n".join((f"# {words_for('en')(f'game-{key}')}\n", *asked))


def _truths(positions: Iterable[Shown]) -> str:
    return "\n".join(
        line for n, shown in enumerate(positions, 1) for line in (f"\n## {n:02}.png: {shown.choice}\n", *truth(shown))
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.readers", description=__doc__)
    parser.add_argument("folder", type=Path)
    asyncio.run(main(parser.parse_args().folder))
