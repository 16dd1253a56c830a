"""The news of Hameln: a turn with what each family got by it, infested houses as results, and the piper's visits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from bot.faces.digest import Teller, clauses
from bot.faces.face import Clause, Digest, Group, Happening, Names
from bot.faces.question_context import number, numbers
from bot.text import Words, listed
from rules.core import Arg, Facts
from rules.hameln.components import Components, editions
from rules.hameln.view import BOY

from .events import now
from .facts import told
from .glossary import children_text, circles_told, florins, good_name, goods_text, house_name

SECTIONS: Final[Mapping[str, str]] = {
    "new_cycle": "cycle",
    **dict.fromkeys(("nobody_moves", "endless_phase", "piper_comes", "cleared"), "piper"),
    **dict.fromkeys(("kept_children", "lost_children", "piper_goes", "phase_begins"), "piper"),
    **dict.fromkeys(("showed_tokens", "won"), "end"),
}
GAINS: Final = frozenset({"gained_money", "gained_good", "no_good", "child", "no_child", "gained_influence"})
RESULTS: Final = frozenset({"infested", "freed", "chased"})
BRIBED: Final[Mapping[Arg | None, str]] = {None: "there", 0: "stays", 1: "goes"}  # old logs do not say whether he moved
Events = Sequence[Happening]


def section(key: str, before: str) -> str | None:
    """Cycles, the piper's visits and the end are of the table; all else is of who moved."""
    return SECTIONS.get(key)


def digest(words: Words, group: Group, names: Names) -> Digest:
    """A group in words."""
    at = TownTeller(words, names, group.reader, editions.components(group.edition))
    events = [now(*happening) for happening in group.happenings]
    if group.section:
        return OF_THE_TABLE[group.section](at, events)
    return Digest(tuple(_deeds(at, group.seat, events)), clauses(_results(at, events)))


@dataclass(frozen=True)
class TownTeller(Teller):
    """Names people, and the things of the component data."""

    components: Components

    def said(self, key: str, facts: Facts, **more: str | int) -> str:
        """A clause of this key, its facts in words."""
        return self.words(f"hameln-digest-{key}", **told(self.words, self.components, facts, self.names), **more)

    def circles(self, circles: Sequence[int]) -> str:
        """Circles by their numbers: "circles 3 and 11"."""
        return circles_told(self.words, self.components, len(self.people.tags), circles)

    def houses(self, houses: Sequence[int]) -> str:
        """Houses as a part of a sentence: "M1 and Y1"."""
        return listed(self.words, [house_name(self.components, house) for house in houses])


# --------------------------------------------------------------------------- a turn


@dataclass(slots=True)
class Gain:
    """What one family gets by a deed."""

    goods: list[int] = field(default_factory=list)
    money: int = 0
    boys: int = 0
    girls: int = 0
    other: list[str] = field(default_factory=list)

    def add(self, at: TownTeller, key: str, facts: Facts) -> None:
        """Count one happening."""
        match key:
            case "gained_good":
                self.goods.append(number(facts["good"]))
            case "gained_money":
                self.money += number(facts["n"])
            case "child":
                self.boys, self.girls = self.boys + (facts["sex"] == BOY), self.girls + (facts["sex"] != BOY)
            case "no_good":
                self.other.append(at.words("hameln-digest-no_good", good=good_name(at.words, number(facts["good"]))))
            case "no_child":
                self.other.append(at.words("hameln-digest-no_child"))
            case "gained_influence":
                n, to = number(facts["n"]), number(facts["to"])
                self.other.append(at.words("hameln-digest-influence", n=n, to=to))

    def told(self, words: Words) -> str:
        """All of it: "2 meat, 1 boy"."""
        money = florins(words, self.money) if self.money else ""
        parts = (goods_text(words, self.goods), money, children_text(words, self.boys, self.girls), *self.other)
        return ", ".join(filter(None, parts))


@dataclass(slots=True)
class Deed:
    """One deed, and what each family got by it."""

    text: str
    gains: dict[int, Gain] = field(default_factory=dict)
    named: bool = False  # whether its gains name also the family whose group it is
    paid: str = ""  # who pays for it: a clause of its own


def _deeds(at: TownTeller, seat: int | None, events: Events) -> Iterator[Clause]:
    """Each deed with what it brought; where rats lie as one clause, after the last deed that attracted some."""
    deeds, rats, attracting = list[Deed](), list[int](), 0
    last = seat  # who acted last: after what was forced on others in between, whose group it is is named again
    for key, facts in events:
        if key in GAINS:
            if not deeds:
                deeds.append(Deed(""))
            deeds[-1].gains.setdefault(number(facts["seat"]), Gain()).add(at, key, facts)
        elif key == "married":
            wedding = _wedding(at, seat, facts)
            wedding.text, last = at.by(seat, last, wedding.text), seat
            deeds.append(wedding)
        elif key == "placed_rats":
            rats, attracting = [*rats, *numbers(facts["circles"])], len(deeds)
        elif key not in RESULTS:
            mover = facts.get("seat")
            did = _deed(at, seat, key, facts)
            deeds.append(Deed(at.by(mover, last if mover == seat else seat, did)))
            last = last if mover is None else number(mover)
    lying = at.words("hameln-digest-rats", n=len(rats), circles=at.circles(rats)) if rats else ""
    for nth, deed in enumerate(deeds, 1):
        lie = lying if nth == attracting else ""
        yield from clauses((_with_gains(at, seat, deed), deed.paid, lie))
    if not attracting:
        yield from clauses((lying,))


def _deed(at: TownTeller, seat: int | None, key: str, facts: Facts) -> str:
    """A deed in the group of a seat; behind another name and its colon a pass is no sentence, also not after *you*."""
    if key == "took_tokens" and "values" in facts:
        key = "took_tokens.seen"
    if key == "passed" and facts["seat"] != seat:
        key = "passed.named"
    if key == "bribed":
        there = facts["piper"] == facts["region"]
        return at.said(key, facts, piper_then=BRIBED[facts.get("goes")] if there else "elsewhere")
    return at.said(key, facts)


def _wedding(at: TownTeller, seat: int | None, facts: Facts) -> Deed:
    """The marriage with who pays for it, which stands behind what it brings to both families."""
    boy, girl, n = number(facts["boy"]), number(facts["girl"]), number(facts["n"])
    whose = {f"{who}_you": at.you(of) or 2 * (of == seat) for who, of in (("boy", boy), ("girl", girl))}
    made = Deed(at.said("married", facts, **whose), named=True)
    if n:
        price = florins(at.words, n)
        pays = at.words("hameln-digest-pays", who=at.plain.tags[boy], you=at.you(boy), florins=price)
        plain = boy == seat and boy != at.reader
        made.paid = at.words("hameln-digest-pays.own", florins=price) if plain else at.bold(boy, pays)
    return made


def _with_gains(at: TownTeller, seat: int | None, deed: Deed) -> str:
    """A deed and what it brought: "men in M6: 1 meat, you: a girl"."""
    brought = list[str]()
    for other in sorted(at.first(deed.gains), key=lambda other: other != seat):
        gain = deed.gains[other].told(at.words)
        if other != seat or deed.named:
            name = at.words("digest-named", name=at.plain.tags[other])
            gain = at.bold(other, f"{name} {gain}")
        brought.append(gain)
    got = ", ".join(filter(None, brought))
    both = deed.text and got
    return at.words("hameln-digest-brings", what=deed.text, list=got) if both else deed.text or got


def _results(at: TownTeller, events: Events) -> Iterator[str]:
    """What became of houses, in the order of the events: "M6 infested", "rat off circle 1: M6 free again, …"."""
    happened = [one for one in events if one[0] in RESULTS]
    runs = [(key, [facts for _, facts in alike]) for key, alike in groupby(happened, key=lambda one: one[0])]
    counted = [nth for nth, (key, _) in enumerate(runs) if key != "chased"][-1:]  # the last that tells of big rats
    off = ""
    for nth, (key, alike) in enumerate(runs):
        if key == "chased":
            off = at.words("hameln-digest-chased", circles=at.circles([number(facts["circle"]) for facts in alike]))
            continue
        houses = at.houses([number(facts["house"]) for facts in alike])
        became = at.words(f"hameln-digest-{key}", n=len(alike), houses=houses)
        if nth in counted:
            became = f"{became}, {at.words('hameln-digest-big_left', n=number(alike[-1]['n']))}"
        if off and key == "freed":
            became, off = at.words("hameln-digest-brings", what=off, list=became), ""
        yield from filter(None, (off, became))
        off = ""
    if off:
        yield off


# --------------------------------------------------------------------------- the table


def _cycle(at: TownTeller, events: Events) -> Digest:
    """The order of turns in a new cycle; who can do nothing passes at once."""
    texts = list[str]()
    for key, facts in events:
        if key == "new_cycle":
            texts.append(", ".join(at.names.tags[seat] for seat in numbers(facts["order"])))
        else:
            texts.append(at.by(facts.get("seat"), None, _deed(at, None, key, facts)))
    return Digest(clauses(texts), (), at.words("hameln-digest-cycle"))


def _piper(at: TownTeller, events: Events) -> Digest:
    """Where the piper came, what he took from whom, and where he goes."""
    texts, head = list[str](), at.words("hameln-digest-piper")
    kept, lost = list[tuple[int, str]](), list[tuple[int, str]]()
    for key, facts in events:
        if key in ("kept_children", "lost_children"):
            seat = number(facts["seat"])
            (kept if key == "kept_children" else lost).append((seat, _children(at, key, facts)))
        else:
            texts.append(at.by(facts.get("seat"), None, _deed(at, None, key, facts)))
    results = (at.bold(seat, text) for seat, text in sorted((*lost, *kept), key=lambda told: told[0] != at.reader))
    return Digest(clauses(texts), clauses(results), head)


def _children(at: TownTeller, key: str, facts: Facts) -> str:
    """What a family lost, or kept for how much."""
    children = children_text(at.words, number(facts["boys"]), number(facts["girls"]))
    price = florins(at.words, number(facts.get("n", 0)))
    who = at.plain.tags[number(facts["seat"])]
    return at.words(f"hameln-digest-{key}", who=who, children=children, florins=price)


def _end(at: TownTeller, events: Events) -> Digest:
    """The rat-catcher tokens of all, and who wins."""
    shown = {number(facts["seat"]): number(facts["n"]) for key, facts in events if key == "showed_tokens"}
    each = (at.bold(seat, f"{at.plain.tags[seat]} {shown[seat]}") for seat in at.first(shown))
    texts = [at.words("hameln-digest-tokens", list=", ".join(each))] if shown else []
    for key, facts in events:
        if key == "won":
            seat, points = number(facts["seat"]), number(facts["points"])
            texts.append(at.words("hameln-digest-won", who=at.names.tags[seat], n=points))
    return Digest(clauses(texts), (), at.words("hameln-digest-end"))


OF_THE_TABLE: Final[Mapping[str, Callable[[TownTeller, Events], Digest]]] = {
    "cycle": _cycle,
    "piper": _piper,
    "end": _end,
}
