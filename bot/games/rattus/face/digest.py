"""The news of Rattus: what a turn did, and what the plague took from whom, region by region and rat by rat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.faces.digest import Teller, clauses, counted, in_a_row, sums
from bot.faces.face import Clause, Digest, Group, Happening, Names
from bot.faces.question_context import number, numbers
from bot.text import Words
from rules.core import Facts

from .events import now
from .facts import face_of, told
from .glossary import region_name, symbol_text

SECTIONS: Final[Mapping[str, str]] = {
    "start_cubes": "opening",
    "last_round": "last_round",
    **dict.fromkeys(("final_ravage", "left_over", "saved", "won"), "ravage"),
}
AMID: Final = frozenset({"lost", "gave_potion"})  # with them an owner of potions answers what the plague asks
PLAGUE: Final = frozenset({"turned_up", "lost", "gave_potion", "serf", "put_away"})
MISSED: Final = ("missed", "missed.short")
UNTOLD: Final = frozenset(
    {"piper_rats", "final_ravage", "saved", "won", *PLAGUE}
)  # told in other clauses, or by the head


TOGETHER: Final = {"wall": "walls", "bishop": "bishops", "nun": "nuns", "looked": "looks"}  # told in one clause
OWNERS: Final = ("owner", "other", "holder")  # of cubes that the Messenger swaps or the Baker's card had, and of a card


def section(key: str, before: str) -> str | None:
    """The opening, the final round and the final ravage are of the table; all else is of who moved."""
    return SECTIONS.get(key)


def digest(words: Words, group: Group, names: Names) -> Digest:
    """A turn, or what happened at the end, in a line of deeds and a line of results."""
    teller = Teller(words, names, group.reader)
    events = [now(*happening) for happening in group.happenings]
    deeds = tuple(_deeds(teller, group.seat, events))
    head = words(f"rattus-digest-{group.section}") if group.section else ""
    if group.section == "ravage":
        return Digest(
            (*_lost_in_all(teller, events), *_potions(teller, events), *deeds), tuple(_saved(teller, events)), head
        )
    return Digest(deeds, tuple(_plague(teller, events)), head)


# --------------------------------------------------------------------------- deeds


def _deeds(teller: Teller, seat: int | None, events: Sequence[Happening]) -> Iterator[Clause]:
    """What was done, in the order of play; what was done several times stands where it was done first."""
    told_of = set[str]()
    for nth, (key, facts) in enumerate(events):
        if key in told_of or key in UNTOLD or (key == "start_cubes" and (key, facts) in events[:nth]):
            continue
        if key in TOGETHER or key == "new_rat":
            told_of.add(key)
            alike = [other for name, other in events if name == key]
            yield _new_rats(teller, alike) if key == "new_rat" else _together(teller, key, alike)
        else:
            mover = seat if key == "last_round" else facts.get("seat")
            text, short = _deed(teller, key, facts, seat, events.count((key, facts)))
            yield Clause(teller.by(mover, seat, text), short and teller.by(mover, seat, short))


def _new_rats(teller: Teller, alike: Sequence[Facts]) -> Clause:
    where = [region_name(teller.words, number(facts["region"])) for facts in alike]
    regions = where[0] if len(set(where)) == 1 else counted(teller.words, where)
    return Clause(teller.words("rattus-digest-new_rats", n=len(where), list=regions))


def _together(teller: Teller, key: str, alike: Sequence[Facts]) -> Clause:
    """Pieces moved, or rats looked at, as one list."""
    parts = [_deed(teller, key, facts, None).text for facts in alike]
    return Clause(teller.words(f"rattus-digest-{TOGETHER[key]}", n=len(parts), list=counted(teller.words, parts)))


def _deed(teller: Teller, key: str, facts: Facts, seat: int | None, times: int = 1) -> Clause:
    """One deed; `times`: how often the same was done, which matters for cubes placed in the opening alone."""
    said = told(teller.words, facts, teller.names)
    if key == "start_cubes":
        said |= {"n": times * number(facts["n"])}
    whose = [name for name in OWNERS if name in facts]
    said |= {f"{name}_you": teller.you(number(facts[name])) or 2 * (facts[name] == seat) for name in whose}
    if key == "last_round":
        key, said["out_you"] = "last_round.why", int(teller.reader in numbers(facts["out"]))
    elif key == "looked" and "face" in facts:
        key = "looked.seen"
    short = teller.words("rattus-digest-plague.short", **said) if key == "plague" else ""
    return Clause(teller.words(f"rattus-digest-{key}", **said), short)


# --------------------------------------------------------------------------- what the plague took


@dataclass(slots=True)
class Turned:
    """A token that was turned up, and what followed from it; `limit` 0: it was turned up before this group."""

    limit: int = 0
    population: int = 0
    hit: bool = True
    followed: list[Happening] = field(default_factory=list)


def _plague(teller: Teller, events: Iterable[Happening]) -> Iterator[Clause]:
    """Rat by rat, in the order in which they took effect, what came of each, by region."""
    by_region: dict[int, list[Turned]] = {}
    for happening in events:
        key, facts = happening
        if key in PLAGUE:
            rats = by_region.setdefault(number(facts["region"]), [])
            if key == "turned_up":
                rats.append(Turned(face_of(facts["face"]).limit, number(facts["n"]), bool(facts["hit"])))
            elif not rats:
                rats.append(Turned(followed=[happening]))
            else:
                rats[-1].followed.append(happening)
    for region, rats in by_region.items():
        yield from _in_region(teller, region, [clause for rat in rats for clause in _rat(teller, rat, len(rats) > 1)])


def _in_region(teller: Teller, region: int, found: Sequence[Clause]) -> Iterator[Clause]:
    """The clauses of a region, its name before the first."""
    for n, clause in enumerate(found):
        name = "" if n else teller.words("rattus-digest-region", region=region_name(teller.words, region))
        yield Clause(f"{name}{clause.text}", clause.short and f"{name}{clause.short}")


def _rat(teller: Teller, rat: Turned, named: bool) -> Iterator[Clause]:
    """What a rat took from whom, with the Serf's cube after it; that it missed, or takes nobody.

    `named`: with its limit, as there were several.
    """
    if not rat.hit:
        missed, brief = (teller.words(f"rattus-digest-{key}", limit=rat.limit, n=rat.population) for key in MISSED)
        yield Clause(missed, brief)
    elif what := in_a_row(teller.words, (*_losses(teller, rat.followed), *_answers(teller, rat.followed))):
        yield Clause(teller.words("rattus-digest-rat", limit=rat.limit, what=what) if named and rat.limit else what)
    elif rat.limit:
        yield Clause(teller.words("rattus-digest-harmless", limit=rat.limit))
    for key, facts in rat.followed:
        if key == "put_away":
            yield Clause(teller.words("rattus-digest-put_away", n=number(facts["n"])))


def _losses(teller: Teller, followed: Iterable[Happening]) -> Iterator[str]:
    """What each seat lost to a rat, and why: "Ana −2 (majority, Royalty)"."""
    losses = [facts for key, facts in followed if key == "lost"]
    lost = sums((number(facts["seat"]), number(facts["n"])) for facts in losses)
    for seat in teller.first(lost):
        reasons = (_reason(teller, facts) for facts in losses if facts["seat"] == seat)
        why = ", ".join(dict.fromkeys(filter(None, reasons)))
        text = teller.change("rattus-digest-lost", seat, lost[seat])
        yield teller.words("rattus-digest-because", what=text, why=why) if why else text


def _answers(teller: Teller, followed: Iterable[Happening]) -> Iterator[str]:
    """What people answered to a rat: potions given up, the Serf's cube."""
    for key, facts in followed:
        if key == "gave_potion":
            yield _potion(teller, facts)
        elif key == "serf":
            yield teller.change("rattus-digest-serf", number(facts["seat"]), 1)


def _potion(teller: Teller, facts: Facts) -> str:
    """A potion that was given up."""
    return teller.words("rattus-digest-gave_potion", **told(teller.words, facts, teller.names))


def _reason(teller: Teller, facts: Facts) -> str:
    """The symbol that took it; for the reader with the cards of that class; "" in logs that do not tell it."""
    cards = numbers(facts.get("cards", ())) if facts["seat"] == teller.reader else ()
    return symbol_text(teller.words, facts.get("by", ""), cards)


# --------------------------------------------------------------------------- the final ravage


def _lost_in_all(teller: Teller, events: Sequence[Happening]) -> Iterator[Clause]:
    """What each seat lost in the final ravage, by region: "Ana −3 (Gallia 2, Italia 1)"."""
    losses = [facts for key, facts in events if key == "lost"]
    lost = sums((number(facts["seat"]), number(facts["n"])) for facts in losses)
    for seat in teller.first(lost):
        where = sums((number(facts["region"]), number(facts["n"])) for facts in losses if facts["seat"] == seat)
        why = ", ".join(f"{region_name(teller.words, region)} {n}" for region, n in where.items())
        text = teller.change("rattus-digest-lost", seat, lost[seat])
        yield Clause(teller.words("rattus-digest-because", what=text, why=why), text)


def _potions(teller: Teller, events: Sequence[Happening]) -> Iterator[Clause]:
    """The potions given up in the final ravage, region by region."""
    given = [facts for key, facts in events if key == "gave_potion"]
    for region in dict.fromkeys(number(facts["region"]) for facts in given):
        there = [_potion(teller, facts) for facts in given if facts["region"] == region]
        yield from _in_region(teller, region, clauses(there))


def _saved(teller: Teller, events: Sequence[Happening]) -> Iterator[Clause]:
    """How many cubes each seat has saved, and who wins."""
    saved = {number(facts["seat"]): number(facts["n"]) for key, facts in events if key == "saved"}
    if saved:
        told_of = [teller.bold(seat, f"{teller.plain.tags[seat]} {saved[seat]}") for seat in teller.first(saved)]
        yield Clause(teller.words("rattus-digest-saved", list=", ".join(told_of)))
    for key, facts in events:
        if key == "won":
            seat = number(facts["seat"])
            yield Clause(teller.change("rattus-digest-won", seat, number(facts["n"])))
