"""The news of Notre Dame: what each card and person brought, and rounds, plague and scoring as groups of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.faces.digest import Teller, clauses, sums
from bot.faces.face import Clause, Digest, Group, Happening, Names
from bot.faces.question_context import number, numbers
from bot.text import Words, listed
from rules.core import Facts

from .events import now
from .facts import told
from .gains import GAINS, Gains
from .glossary import action_name, market_name, message_name, person_name

SECTIONS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("period_begins", "round_begins", "persons", "drew", "passed"), "round"),
    **dict.fromkeys(("plague", "rat_moved", "outbreak", "lost_prestige", "lost_marker"), "plague"),
    **dict.fromkeys(("notre_dame", "nobody_at_notre_dame"), "notre_dame"),
    **dict.fromkeys(("showed_prestige", "won"), "end"),
}
DETAILS_FORMED: Final = frozenset(  # read differently as details
    {"donated", "friend", "moved_marker", "took_message", "left_message"}
)
DETAILS: Final = frozenset(  # stand in the clause of the card, person or drive that they belong to
    {"spied", "patron", "shifted", "prosecuted", "gave_back", *DETAILS_FORMED}
)
Events = Sequence[Happening]


def section(key: str, before: str) -> str | None:
    """Rounds, plagues, Notre Dame and the end are of the table; all else is of who moved."""
    return SECTIONS.get(key)


def digest(words: Words, group: Group, names: Names) -> Digest:
    """A group in words."""
    teller = Teller(words, names, group.reader)
    events = [now(*happening) for happening in group.happenings]
    if group.section:
        return OF_THE_TABLE[group.section](teller, events)
    return Digest(tuple(_deeds(teller, group.seat, events)), tuple(_gold_taken(teller, events)))


# --------------------------------------------------------------------------- what a seat did


@dataclass(slots=True)
class Deed:
    """One deed, and what it brought."""

    seat: int
    text: str
    gains: Gains | None = None  # None: nothing was to be gained

    def gain(self, key: str, facts: Facts) -> None:
        """Count what came of it."""
        self.gains = self.gains or Gains()
        self.gains.add(key, facts)


def _brought(words: Words, gains: Gains) -> Iterator[str]:
    """Each thing that a deed brought."""
    if gains.places:
        yield words("notre_dame-digest-placed", n=len(gains.places), where=_where(words, gains))
    for name, n in (("markers", gains.markers), ("gold", gains.gold), ("rat", gains.rat)):
        if n:
            yield words(f"notre_dame-digest-{name}", n=n)
    if gains.all_points:
        yield points_with_park(words, gains.points, gains.by_park)


def _where(words: Words, gains: Gains) -> str:
    """Where markers went straight onto the board."""
    return listed(words, [action_name(words, place, "in") for place in gains.places])


def points_with_park(words: Words, points: int, park: int) -> str:
    """So many points, those of the park counted in and named."""
    return words("notre_dame-digest-points", n=points + park, park=park)


def _deeds(teller: Teller, seat: int | None, events: Events) -> Iterator[Clause]:
    """Each deed with what it brought: "plays the bank: 3 gold"; last who else could hire nobody."""
    deeds, idle = list[Deed](), list[int]()
    for key, facts in events:
        mover = number(facts["seat"])
        same = bool(deeds) and deeds[-1].seat == mover
        if key == "hired_nobody" and mover != seat:
            idle.append(mover)
        elif key in GAINS:
            if not same:
                deeds.append(Deed(mover, ""))
            deeds[-1].gain(key, facts)
        elif key in DETAILS and same:
            deeds[-1].text = f"{deeds[-1].text}, {_deed(teller, key, facts, detail=True)}"
        else:
            deeds.append(Deed(mover, _deed(teller, key, facts)))
    for deed in deeds:
        yield Clause(teller.by(deed.seat, seat, _with_gains(teller.words, deed)))
    for you in (1, 0):
        alike = [other for other in idle if teller.you(other) == you]
        if alike:
            names = listed(teller.words, [teller.names.tags[other] for other in alike])
            yield Clause(teller.words("notre_dame-digest-idle", list=names, n=len(alike), you=you))


def _with_gains(words: Words, deed: Deed) -> str:
    if deed.gains is None:
        return deed.text
    if not deed.text:
        return ", ".join(_alone(words, deed.gains))
    brought = ", ".join(_brought(words, deed.gains)) or words("notre_dame-digest-nothing")
    return words("notre_dame-digest-brings", what=deed.text, list=brought)


def _alone(words: Words, gains: Gains) -> Iterator[str]:
    """What came of an answer whose card or person was told before, with verbs."""
    if gains.places:
        yield words("notre_dame-digest-alone.placed", n=len(gains.places), where=_where(words, gains))
    if gains.rat:
        yield words("notre_dame-digest-alone.rat", n=gains.rat)
    taken = ", ".join(_brought(words, replace(gains, places=[], rat=0)))
    if taken or not (gains.places or gains.rat):
        yield words("notre_dame-digest-alone", list=taken or words("notre_dame-digest-nothing"))


def _deed(teller: Teller, key: str, facts: Facts, *, detail: bool = False) -> str:
    """A deed; `detail`: as a part of the deed before it."""
    if (key == "gave_back" and not facts["places"]) or (key == "patron" and not facts["n"]):
        key = f"{key}.none"
    elif key == "spied" and "persons" in facts:
        key = "spied.seen"
    elif detail and key in DETAILS_FORMED:
        key = f"{key}.on"
    return teller.words(f"notre_dame-digest-{key}", **_said(teller, facts))


def _said(teller: Teller, facts: Facts) -> dict[str, str | int]:
    said = told(teller.words, facts, teller.names)
    if "message" in facts:
        said["message"] = message_name(teller.words, teller.people, number(facts["message"]))
    if "market" in facts:
        market, mover, reader = number(facts["market"]), number(facts["seat"]), teller.reader
        for form in ("to", "at"):
            said[f"market_{form}"] = market_name(teller.words, teller.names, market, form, reader=reader, mover=mover)
    return said


def _gold_taken(teller: Teller, events: Events) -> Iterator[Clause]:
    """Whose gold went to somebody else, as the supply was empty."""
    taken = sums((number(facts["other"]), number(facts["n"])) for key, facts in events if key == "gold_from")
    for seat in teller.first(taken):
        yield Clause(teller.change("notre_dame-digest-gold_taken", seat, taken[seat]))


# --------------------------------------------------------------------------- the table


def _round(teller: Teller, events: Events) -> Digest:
    """What lies open in a round, who rings the bell, and that cards were passed."""
    words, found = teller.words, dict(events)
    passed, pair = [number(facts["n"]) for key, facts in events if key == "passed"], len(teller.people.tags) == 2
    texts = list[str]()
    if "persons" in found:
        persons = ", ".join(person_name(words, person) for person in numbers(found["persons"]["persons"]))
        texts.append(words("notre_dame-digest-persons", list=persons, n=number(found["persons"]["n"])))
    if "round_begins" in found:
        bell = number(found["round_begins"]["seat"])
        texts.append(words("notre_dame-digest-bell", who=teller.names.tags[bell]))
    if passed:
        form = "then" if len(passed) > 1 else "one" if passed[0] == 1 else "two"
        texts.append(words(f"notre_dame-digest-passed.{form}{'_pair' if pair else ''}"))
    elif "drew" in found:
        texts.append(words(f"notre_dame-digest-drew{'.pair' if pair else ''}"))
    return Digest(clauses(texts), (), _round_named(words, found))


def _round_named(words: Words, found: Mapping[str, Facts]) -> str:
    if "round_begins" not in found:
        return words("notre_dame-digest-draft")
    n = number(found["round_begins"]["round"])
    if "period_begins" not in found:
        return words("notre_dame-digest-round", n=n)
    return words("notre_dame-digest-round.first", n=n, letter=str(found["period_begins"]["letter"]))


def _plague(teller: Teller, events: Events) -> Digest:
    """Where the rats are now, and what outbreaks took."""
    words = teller.words
    rats = {number(facts["seat"]): number(facts["to"]) for key, facts in events if key == "rat_moved"}
    points = {number(facts["seat"]): number(facts["n"]) for key, facts in events if key == "lost_prestige"}
    places = {number(facts["seat"]): number(facts["sector"]) for key, facts in events if key == "lost_marker"}
    moved = ", ".join(teller.bold(seat, f"{teller.plain.tags[seat]} {rats[seat]}") for seat in teller.first(rats))
    lost = [_outbreak(teller, seat, points, places) for seat in teller.first((*points, *places))]
    if lost:
        lost[0] = words("notre_dame-digest-outbreaks", list=lost[0], n=len(lost))
    told_of = [words("notre_dame-digest-rats", list=moved)] if moved else []
    n = next((number(facts["n"]) for key, facts in events if key == "plague"), 0)
    return Digest(clauses(told_of), clauses(lost), words("notre_dame-digest-plague", n=n))


def _outbreak(teller: Teller, seat: int, points: Mapping[int, int], places: Mapping[int, int]) -> str:
    """What somebody lost by an outbreak: "Chl −2 points, −1 marker (bank)"."""
    lost = list[str]()
    if points.get(seat):
        lost.append(teller.words("notre_dame-digest-points_lost", n=points[seat]))
    if seat in places:
        place = action_name(teller.words, places[seat], "short")
        lost.append(teller.words("notre_dame-digest-marker_lost", place=place))
    what = ", ".join(lost) or teller.words("notre_dame-digest-nothing")
    return teller.bold(seat, f"{teller.plain.tags[seat]} {what}")


def _notre_dame(teller: Teller, events: Events) -> Digest:
    """What the markers at Notre Dame bring."""
    words, found = teller.words, dict(events)
    head = words("notre_dame-action-notre_dame")
    if "notre_dame" not in found:
        return Digest(clauses([words("notre_dame-digest-nobody")]), (), head)
    each, gained = number(found["notre_dame"]["each"]), dict[int, str]()
    for key, facts in events:
        if key == "gained_prestige":
            seat, n = number(facts["seat"]), number(facts["n"])
            points = points_with_park(words, n, number(facts["bonus"]))
            gained[seat] = words("notre_dame-digest-shared", points=points, n=n // each if each else 0)
    texts = (teller.bold(seat, f"{teller.plain.tags[seat]} {gained[seat]}") for seat in teller.first(gained))
    return Digest(clauses(texts) or clauses([words("notre_dame-digest-no_points")]), (), head)


def _end(teller: Teller, events: Events) -> Digest:
    """The prestige of all, and who wins."""
    words = teller.words
    shown = {number(facts["seat"]): number(facts["n"]) for key, facts in events if key == "showed_prestige"}
    texts = list[str]()
    if shown:
        each = (teller.bold(seat, f"{teller.plain.tags[seat]} {shown[seat]}") for seat in teller.first(shown))
        texts.append(words("notre_dame-digest-prestige", list=", ".join(each)))
    for key, facts in events:
        if key == "won":
            seats = teller.first(numbers(facts["seats"]))
            winners = listed(words, [teller.names.tags[seat] for seat in seats])
            plural = len(seats) > 1 or teller.you(seats[0])
            key = "notre_dame-digest-winners.win" if plural else "notre_dame-digest-winners"
            texts.append(words(key, who=winners, n=number(facts["points"])))
    return Digest(clauses(texts), (), words("notre_dame-digest-end"))


OF_THE_TABLE: Final[Mapping[str, Callable[[Teller, Events], Digest]]] = {
    "round": _round,
    "plague": _plague,
    "notre_dame": _notre_dame,
    "end": _end,
}
