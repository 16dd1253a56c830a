"""The news of Rattus Cartus by parts of a round: its buildings, supplies, visits and what came of them, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.faces.digest import Teller, clauses, in_a_row, sums
from bot.faces.digest import counted as names_counted
from bot.faces.face import Clause, Digest, Group, Happening, Names
from bot.faces.facts import TextArguments
from bot.faces.question_context import number, numbers
from bot.text import Words, listed
from rules.core import Facts
from rules.rattus_cartus.components import Building, building_of

from .events import now
from .glossary import building_name, card_word, class_name, counted, family, kind_text

SECTIONS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("round_begins", "new_buildings", "replaced_building"), "round"),
    "supplies": "supplies",
    **dict.fromkeys(("entered", "laid", "played_pass", "showed", "counted", "acts", "sword", "gave_cards"), "visits"),
    **dict.fromkeys(("flute", "level", "discarded", "paid_tribute", "no_tribute", "declined", "last_point"), "visits"),
    **dict.fromkeys(("showed_hand", "scored", "showed_nun", "nuns_counted", "died", "won", "nobody_won"), "end"),
}
ANYWHERE: Final = ("supplies", "visits")  # what happens in both goes on with the one it comes in, also in a later move
Events = Sequence[Happening]


def section(key: str, before: str) -> str | None:
    """The part of the round; cards drawn, rats and looks go on with the part before them."""
    return SECTIONS.get(key) or (before if before in ANYWHERE else None)


def digest(words: Words, group: Group, names: Names) -> Digest:
    """A group in words."""
    teller = Teller(words, names, group.reader)
    events = [now(*happening) for happening in group.happenings]
    if group.section:
        return OF_THE_TABLE[group.section](teller, events)
    got = gains(teller, events, group.seat)
    own = [account.text for seat, account in got.items() if seat == group.seat]
    others = tuple(_of(teller, seat, account) for seat, account in got.items() if seat != group.seat)
    return Digest((*clauses(own), *_shuffled(teller, events)), others)


# --------------------------------------------------------------------------- what each seat got


@dataclass(slots=True)
class Account:
    """What one seat got and gave, piece by piece: signs and counts, or clauses that have a verb."""

    you: int  # 1: clauses call the seat *you*
    pieces: list[str] = field(default_factory=list)
    acting: bool = False  # the premium action was announced and its first piece is still to come
    begins_with_you: bool = False

    @property
    def text(self) -> str:
        """All pieces."""
        return ", ".join(self.pieces)

    def add(self, words: Words, piece: str, *, clause: bool = False) -> None:
        """Take up one more piece, unless it is empty."""
        if not piece:
            return
        if self.acting:
            piece, self.acting = words("rattus_cartus-digest-premium", what=piece), False
        self.begins_with_you = self.begins_with_you or (clause and bool(self.you) and not self.pieces)
        self.pieces.append(piece)


def gains(teller: Teller, events: Events, head: int | None = None) -> dict[int, Account]:
    """What each seat got and gave, the reader first: influence, rats, cards, tokens.

    `head`: the seat whose name the line begins with, so that it is not called *you*.
    """
    accounts: dict[int, Account] = {}

    def of(seat: int) -> Account:
        return accounts.setdefault(seat, Account(teller.you(seat) if seat != head else 0))

    for key, facts in events:
        if key == "acts":
            of(number(facts["seat"])).acting = bool(facts["premium"])
        if clause_of := CLAUSES.get(key):
            account = of(number(facts["seat"]))
            account.add(teller.words, clause_of(teller, facts, account.you), clause=True)
        for seat, piece in _pieces(teller, key, facts, events):
            of(seat).add(teller.words, piece)
    for seat, looks in _looks(teller, events).items():
        told: TextArguments = {"n": len(looks), "list": listed(teller.words, looks), "you": of(seat).you}
        of(seat).add(teller.words, teller.words("rattus_cartus-digest-looked", **told), clause=True)
    for account in accounts.values():
        if account.acting:  # what it brings is still asked
            account.pieces.append(teller.words("rattus_cartus-digest-premium.open"))
    return {seat: accounts[seat] for seat in teller.first(accounts) if accounts[seat].pieces}


def _pieces(teller: Teller, key: str, facts: Facts, events: Events) -> Iterator[tuple[int, str]]:
    """What an event is to whom."""
    if teller_of := PIECES.get(key):
        yield number(facts["seat"]), teller_of(teller, facts)
    elif key in ("paid_tribute", "gave_cards"):
        yield from _handed_over(teller, key, facts, events)
    elif key == "flute":  # once, as of who gives it, or of the reader
        seat, to, tags = number(facts["seat"]), number(facts["to"]), teller.names.tags
        if to == teller.reader:
            yield to, teller.words("rattus_cartus-digest-flute.got", who=tags[seat])
        else:
            yield seat, teller.words("rattus_cartus-digest-flute", to=tags[to])
    elif key == "sword" and not any(other == "gave_cards" and given["to"] == facts["seat"] for other, given in events):
        key = "rattus_cartus-digest-sword" if facts["n"] else "rattus_cartus-digest-sword.none"
        yield number(facts["seat"]), teller.words(key, to=teller.names.tags[number(facts["to"])], n=number(facts["n"]))


def _handed_over(teller: Teller, key: str, facts: Facts, events: Events) -> Iterator[tuple[int, str]]:
    """Cards from hand to hand: by a Sword once; for tribute what each gave, and what who got it has got of all."""
    words, tags = teller.words, teller.names.tags
    seat, to, n = number(facts["seat"]), number(facts["to"]), number(facts["n"])
    by_sword, cards = int(key == "gave_cards"), _known(words, facts)
    if by_sword and to == teller.reader:
        yield to, words("rattus_cartus-digest-got", n=n, who=tags[seat], cards=cards, sword=by_sword)
        return
    yield seat, words("rattus_cartus-digest-gave", n=n, to=tags[to], cards=cards, sword=by_sword)
    all_paid = [paid for other, paid in events if not by_sword and other == key and paid["to"] == to]
    if all_paid and facts is all_paid[0]:
        payers = ", ".join(tags[number(paid["seat"])] for paid in all_paid)
        n = sum(number(paid["n"]) for paid in all_paid)
        yield to, words("rattus_cartus-digest-got", n=n, who=payers, cards="", sword=by_sword)


def _known(words: Words, facts: Facts) -> str:
    """The cards that the reader may know, in brackets; "" where they know none."""
    cards = numbers(facts.get("cards", ()))
    return words("rattus_cartus-digest-known", list=cards_told(words, cards)) if cards else ""


def _counted(teller: Teller, facts: Facts) -> str:
    """Influence, and the rats that it brought."""
    words, rats = teller.words, number(facts["rats"])
    name = class_name(words, number(facts["cls"]))
    gained = words("rattus_cartus-digest-influence", n=number(facts["n"]), cls=name)
    return f"{gained}, {words('rattus_cartus-digest-rats', n=rats)}" if rats else gained


def _last_point(teller: Teller, facts: Facts) -> str:
    name = class_name(teller.words, number(facts["cls"]))
    return teller.words("rattus_cartus-digest-last_point", n=number(facts["n"]), cls=name)


def _acts(teller: Teller, facts: Facts) -> str:
    """Only that somebody is protected: all else is told by what comes of the action."""
    protects = facts["building"] == Building.GUARD_TOWER and not facts["premium"]
    return teller.words("rattus_cartus-digest-protected") if protects else ""


def _drew(teller: Teller, facts: Facts) -> str:
    n = number(facts["n"])
    return teller.words("rattus_cartus-digest-drew", n=n, cards=_known(teller.words, facts))


def _gained_cards(teller: Teller, facts: Facts) -> str:
    kind, n = number(facts["card"]), number(facts["n"])
    if n:
        return teller.words("rattus_cartus-digest-gained", cards=counted(teller.words, kind, n))
    return teller.words("rattus_cartus-digest-no_cards", cards=card_word(teller.words, kind, 2))


def _discarded(teller: Teller, facts: Facts, you: int) -> str:
    cards = cards_told(teller.words, numbers(facts["cards"]))
    return teller.words("rattus_cartus-digest-discarded", n=number(facts["n"]), cards=cards, you=you)


PIECES: Final[Mapping[str, Callable[[Teller, Facts], str]]] = {
    "counted": _counted,
    "last_point": _last_point,
    "acts": _acts,
    "drew": _drew,
    "gained_cards": _gained_cards,
    "gained_tokens": lambda teller, facts: teller.words("rattus_cartus-digest-tokens", n=number(facts["n"])),
    "lost_rats": lambda teller, facts: teller.words("rattus_cartus-digest-rats_lost", n=number(facts["n"])),
}
CLAUSES: Final[Mapping[str, Callable[[Teller, Facts, int], str]]] = {
    "discarded": _discarded,
    "declined": lambda teller, facts, you: teller.words("rattus_cartus-digest-declined", you=you),
    "no_tribute": lambda teller, facts, you: teller.words("rattus_cartus-digest-no_tribute", you=you),
}


def _looks(teller: Teller, events: Events) -> Mapping[int, list[str]]:
    """Which cards of the nun-row each seat has looked at, with what the reader saw."""
    seen: dict[int, list[str]] = {}
    for key, facts in events:
        if key == "looked":
            card = f" ({kind_text(teller.words, number(facts['card']))})" if "card" in facts else ""
            seen.setdefault(number(facts["seat"]), []).append(f"{number(facts['nun']) + 1}{card}")
    return seen


def _of(teller: Teller, seat: int, account: Account) -> Clause:
    """What a seat got, with its name; not where a clause begins that says *you* itself."""
    name = teller.plain.tags[seat]
    if account.begins_with_you:
        return Clause(teller.bold(seat, account.text))
    if teller.words.spoken:
        name = teller.words("digest-named", name=name)
    return Clause(teller.bold(seat, f"{name} {account.text}"))


def _shuffled(teller: Teller, events: Events) -> tuple[Clause, ...]:
    shuffled = any(key == "reshuffled" for key, _ in events)
    return clauses([teller.words("rattus_cartus-digest-reshuffled")] if shuffled else ())


def cards_told(words: Words, cards: Sequence[int]) -> str:
    """Cards by their family, counted where there are several: "Monk, 2 Kings"."""
    count = sorted(Counter(map(family, cards)).items())
    return ", ".join(card_word(words, kin) if n == 1 else counted(words, kin, n) for kin, n in count)


# --------------------------------------------------------------------------- the parts of a round


def _round(teller: Teller, events: Events) -> Digest:
    """Who begins, and the buildings of the round."""
    words, texts, row, head = teller.words, list[str](), list[int](), ""
    for key, facts in events:
        if key == "round_begins":
            head = words("rattus_cartus-digest-round", n=number(facts["round"]))
            seat = number(facts["seat"])
            texts.append(teller.change("rattus_cartus-digest-begins", seat, 0))
        elif key == "new_buildings":
            row = [building_of(card) for card in numbers(facts["cards_in_row"])]
        elif key == "replaced_building":
            row = [*row[:-1], building_of(number(facts["new_card"]))]
    texts.append(", ".join(building_name(words, building) for building in row))
    return Digest(clauses(texts), (), head)


def _supplies(teller: Teller, events: Events) -> Digest:
    """What each took; who took the same stands together."""
    alike: dict[tuple[bool, str], list[int]] = {}
    for seat, account in gains(teller, events).items():
        alike.setdefault((seat == teller.reader, account.text), []).append(seat)
    told_of = (_supplied(teller, seats, what) for (_, what), seats in alike.items())
    head = teller.words("rattus_cartus-digest-supplies")
    return Digest((*clauses(told_of), *_shuffled(teller, events)), (), head)


def _supplied(teller: Teller, seats: Sequence[int], what: str) -> str:
    """What these seats took: "Ana, Bea, each: 2 cards, −1 rat"."""
    who = ", ".join(teller.plain.tags[seat] for seat in seats)
    text = teller.words("rattus_cartus-digest-supplied", who=who, n=len(seats), what=what)
    return teller.bold(seats[0], text)


def _visits(teller: Teller, events: Events) -> Digest:
    """Who is in which building with what, and what came of it."""
    words = teller.words
    shown = any(key == "showed" for key, _ in events)
    passes = [number(facts["seat"]) for key, facts in events if key == "played_pass"]
    texts = [*_inside(teller, events), *_level(teller, events)]
    if passes:
        who = names_counted(words, (teller.names.tags[seat] for seat in passes))
        texts.append(words("rattus_cartus-digest-pass", who=who, n=len(passes)))
    entered = any(key == "laid" for key, _ in events)
    head = ("rattus_cartus-digest-shown" if shown else "rattus_cartus-digest-entered") if entered or shown else ""
    if shown and not entered:
        head = "rattus_cartus-digest-shown.only"
    got = tuple(_of(teller, seat, account) for seat, account in gains(teller, events).items())
    return Digest((*clauses(texts), *_shuffled(teller, events)), got, words(head or "rattus_cartus-digest-resolved"))


def _inside(teller: Teller, events: Events) -> Iterator[str]:
    """Building by building who is inside, in the order in which they entered: "Farm: Ana 2 Monks; Bea 3 cards"."""
    words = teller.words
    places: dict[int, dict[int, str]] = {}
    buildings: dict[int, int] = {}
    for key, facts in events:
        if key in ("laid", "showed"):
            at, cards, seat = number(facts["at"]), numbers(facts.get("cards", ())), number(facts["seat"])
            n = number(facts["n"]) if key == "laid" else len(cards)
            buildings[at] = number(facts["building"])
            inside = places.setdefault(at, {})
            inside.pop(seat, None)  # all turn up in that order, and not all who entered may be among the news
            inside[seat] = cards_told(words, cards) if cards else words("rattus_cartus-digest-cards", n=n)
    for at, inside in sorted(places.items()):
        several = list(buildings.values()).count(buildings[at]) > 1
        name = building_name(words, buildings[at], "short") + (f" ({at + 1})" if several else "")
        people = [f"{teller.names.tags[seat]} {what}" for seat, what in inside.items()]
        yield words("rattus_cartus-digest-inside", building=name, list=in_a_row(words, people))


def _level(teller: Teller, events: Events) -> Iterator[str]:
    """Where Swords or Flutes did nothing, as all inside laid as many."""
    for key, facts in events:
        if key == "level":
            cards = card_word(teller.words, number(facts["card"]), 2)
            building = building_name(teller.words, number(facts["building"]), "at")
            yield teller.words("rattus_cartus-digest-level", cards=cards, building=building, n=number(facts["n"]))


def _end(teller: Teller, events: Events) -> Digest:
    """The nuns against the rats, the points, and who wins."""
    words = teller.words
    rats = {number(facts["seat"]): number(facts["rats"]) for key, facts in events if key == "showed_hand"}
    scored = ((number(facts["seat"]), number(facts["points"])) for key, facts in events if key == "scored")
    points = sums((*((seat, 0) for seat in rats), *scored))
    dead = [number(facts["seat"]) for key, facts in events if key == "died"]
    texts = [
        *(words("rattus_cartus-digest-nuns", n=number(facts["n"])) for key, facts in events if key == "nuns_counted"),
        words("rattus_cartus-digest-rats_at_end", list=_each(teller, rats)) if rats else "",
        words("rattus_cartus-digest-points", list=_each(teller, points)) if points else "",
    ]
    taken = ", ".join(teller.names.tags[seat] for seat in teller.first(dead))
    ends = [words("rattus_cartus-digest-died", list=taken, n=len(dead))] if dead else []
    for key, facts in events:
        if key == "won":
            seats = teller.first(numbers(facts["seats"]))
            winners = listed(words, [teller.names.tags[seat] for seat in seats])
            plural = len(seats) > 1 or teller.you(seats[0])
            key = "rattus_cartus-digest-won.win" if plural else "rattus_cartus-digest-won"
            ends.append(words(key, who=winners, n=number(facts["points"])))
        elif key == "nobody_won":
            ends.append(words("rattus_cartus-digest-nobody_won"))
    return Digest(clauses(texts), clauses(ends), words("rattus_cartus-digest-end"))


def _each(teller: Teller, counts: Mapping[int, int]) -> str:
    """A number for each seat: "you 5, Ana 9"."""
    tags = teller.plain.tags
    return ", ".join(teller.bold(seat, f"{tags[seat]} {counts[seat]}") for seat in teller.first(counts))


OF_THE_TABLE: Final[Mapping[str, Callable[[Teller, Events], Digest]]] = {
    "round": _round,
    "supplies": _supplies,
    "visits": _visits,
    "end": _end,
}
