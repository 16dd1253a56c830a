"""A plan in sentences: the answers that make up one power, or the plague with its new rats, stand in one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from bot.faces.face import Names, PlannedStep
from bot.faces.facts import TextArguments
from bot.faces.question_context import number, numbers
from bot.text import Words, listed
from rules.core import PASS, Ask
from rules.rattus.components import Card
from rules.rattus.view import NOBODY, STOCK, View, between

from .facts import region_told, told
from .glossary import card_name, region_name, regions_listed, symbol_text, wall_name
from .questions import named

PLAGUE: Final = "plague"
POWERS: Final = {  # by how the names of their questions begin
    "merchant": Card.MERCHANT,
    "messenger": Card.MESSENGER,
    "monk": Card.MONK,
    "piper": Card.PIED_PIPER,
    "bishop": Card.BISHOP,
    "nun": Card.NUN,
    "wall": Card.EMPEROR,
    "witch": Card.WITCH,
    "wizard": Card.WIZARD,
    "king": Card.KING,
    "mayor": Card.MAYOR,
    "peasant": Card.PEASANT,
    "queen": Card.QUEEN,
}
AGAIN: Final = frozenset(("bishop_piece", "nun_to", "wall_piece"))  # begin a further piece of the same power
SPREADING: Final = frozenset(("new_rat", "soldier", "last_soldier"))


def told_plan(words: Words, steps: Sequence[PlannedStep], names: Names) -> tuple[str, ...]:
    """The plan in sentences, each with its full stop; a power that goes on ends with dots."""
    return tuple(filter(None, (_sentence(words, group, names) for group in _groups(steps))))


def begins(words: Words, before: View, ask: Ask, now: View) -> str:
    """Return what begins with a question that a plan has led to; "" within one turn or the opening placement."""
    if (before.regular, before.turns, before.last) == (now.regular, now.turns, now.last):
        return ""
    return words("rattus-plan-then_turn" if now.regular else "rattus-plan-then_round")


def _groups(steps: Sequence[PlannedStep]) -> list[list[PlannedStep]]:
    """The steps, those that make up one power or one move of the plague piece together."""
    groups: list[list[PlannedStep]] = []
    for step in steps:
        if groups and _goes_on(groups[-1][-1], step):
            groups[-1].append(step)
        else:
            groups.append([step])
    return groups


def _goes_on(before: PlannedStep, step: PlannedStep) -> bool:
    """Whether a step belongs to the same sentence as the one before it."""
    used = before.ask.choice in ("turn", "last_uses")
    same = _power(step) is not None and _power(before) == _power(step)
    return same and _verb(step) is None and (used or step.ask.choice not in AGAIN)


def _power(step: PlannedStep) -> Card | str | None:
    """The card that a step is about, or the plague."""
    option = step.pick[0] if step.pick else PASS
    if isinstance(option, tuple) and step.ask.choice in ("turn", "last_uses"):
        verb, what = option
        return Card(number(what)) if verb == "use" else PLAGUE if verb == "plague" else None
    return PLAGUE if step.ask.choice in SPREADING else POWERS.get(step.ask.choice.split("_")[0])


def _verb(step: PlannedStep) -> str | None:
    """What a step of a turn does: take, use, place, plague; None for other steps."""
    option = step.pick[0] if step.pick else PASS
    return str(option[0]) if isinstance(option, tuple) and step.ask.choice in ("turn", "last_uses") else None


# --------------------------------------------------------------------------- one sentence


def _sentence(words: Words, group: list[PlannedStep], names: Names) -> str:
    """What the last step tells of the whole; "" for what is declined."""
    first, last = group[0], group[-1]
    if _power(first) == PLAGUE:
        return _plague(words, group)
    if last.pick == (PASS,):
        return ""
    if forced := _forced(words, last):
        return forced
    key = f"rattus-plan-{_verb(last) or last.ask.choice}"
    if words.has(key):
        return words(key, **_facts(words, last, names))
    power = _power(last)
    if isinstance(power, Card):
        return words("rattus-plan-going_on", card=card_name(words, power), step=last.label)
    return f"{last.label}."


def _forced(words: Words, step: PlannedStep) -> str:
    """What the use of a card brings that asks nothing further: the Baker's cube, the Mayor's where all have room."""
    card = _power(step) if _verb(step) == "use" else None
    if card == Card.BAKER:
        return words("rattus-plan-use_baker", n=step.view.baker + 1)
    led, n = step.view.by_mayor(step.ask.seat)
    if card == Card.MAYOR and 0 < n == len(led):
        return words("rattus-plan-mayor", n=n, regions=regions_listed(words, led))
    return ""


def _plague(words: Words, group: list[PlannedStep]) -> str:
    """Where the plague piece goes, and the new rats."""
    moved = _verb(group[0])
    new = [number(step.pick[0]) for step in group if not _verb(step) and step.pick != (PASS,)]
    if moved is None and not new:
        return ""
    facts: TextArguments = {"rats": len(new), "regions": listed(words, list(_counted(words, new))) if new else ""}
    if moved is None:
        return words("rattus-plan-new_rat", **facts)
    return words("rattus-plan-plague", here=region_name(words, numbers(group[0].pick[0])[0]), **facts)


def _counted(words: Words, regions: Sequence[int]) -> Iterator[str]:
    """Each region once, with how often it was chosen."""
    for region, n in Counter(regions).items():
        name = region_name(words, region)
        yield name if n == 1 else words("rattus-times", what=name, n=n)


def _facts(words: Words, step: PlannedStep, names: Names) -> TextArguments:
    """The arguments of the question, what was picked, and how many of it."""
    facts = told(words, named(step.ask), names) | {"n": len(step.pick)}
    picked = step.pick[0] if step.pick else NOBODY
    if isinstance(picked, tuple) and _verb(step) in ("take", "use"):
        return facts | {"the": card_name(words, number(picked[1]), "the")}
    region = number(picked[1]) if isinstance(picked, tuple) and _verb(step) else picked
    if isinstance(region, int) and region >= 0 and _picks_region(step):
        facts |= region_told(words, "here", region)
    return facts | _of_choice(words, step, names, region if isinstance(region, int) else NOBODY)


def _picks_region(step: PlannedStep) -> bool:
    return not step.ask.choice.endswith(("_cube", "_cubes", "_rat", "_rats", "_second")) or step.ask.choice in (
        "start_cubes",
        "queen_cubes",
    )


def _of_choice(words: Words, step: PlannedStep, names: Names, region: int) -> TextArguments:
    """What the sentence of one kind of question needs besides."""
    ask, view = step.ask, step.view
    match ask.choice:
        case "turn" | "last_uses":
            return {"n": view.by_rats(ask.seat, region) or view.by_peasant(ask.seat)}
        case "queen_cubes":
            return {"n": view.by_queen(ask.seat)}
        case "empty_baker":
            return {"n": view.baker}
        case "mayor":
            return {"regions": regions_listed(words, sorted(numbers(step.pick)))}
        case "piper_to":
            return {"n": view.followers(number(ask.args[1]), region)}
        case "piper_cube":
            return {"potions": region}
        case "piper_rats":
            return {"slots": listed(words, [str(slot + 1) for slot in sorted(numbers(step.pick))])}
        case "serf_cube" | "knight":
            return region_told(words, "region", view.plague)
        case "monk_rat" | "next_rat":
            return {"slot": region + 1}
        case "bishop_piece" | "wall_piece":
            piece = step.pick[0]
            wall = wall_name(words, between(*numbers(piece))) if isinstance(piece, tuple) else ""
            return {"new": int(piece == STOCK), "wall": wall}
        case "lose_cube":
            cube, by = step.pick[0], symbol_text(words, ask.args[2])
            gives = isinstance(cube, tuple) and cube[0] == "give"
            return {"gives": int(gives), "n": numbers(cube)[0], "by": by, "told": int(by != "")}
        case "messenger_swap" | "messenger_cube":
            return {"other": names.tag(numbers(step.pick[0])[0])}
        case "wall_to":
            piece = ask.args[2]
            old = wall_name(words, between(*numbers(piece))) if isinstance(piece, tuple) else ""
            return {
                "new": int(piece == STOCK),
                "old": old,
                "wall": wall_name(words, between(number(ask.args[1]), region)),
            }
    return {}
