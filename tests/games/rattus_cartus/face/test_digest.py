"""The news of Rattus Cartus: buildings, supplies, and visits in which everybody's gains stand together."""

from __future__ import annotations

from functools import partial
from typing import Final

import pytest

from bot.faces import face_of
from rules.core import Facts
from rules.rattus_cartus.components import BUILDING_CARDS, JOKER, PASS_CARD, SWORD, Building, Class
from tests.faces import digests
from tests.faces.digests import event

face = face_of("rattus_cartus")
told = partial(digests.told, face)
ANA, BEA, CHL, DAN = range(4)
FARM, MONASTERY, CASTLE = int(Building.FARM), int(Building.MONASTERY), int(Building.CASTLE)
MONK, PEASANT = 5, 20  # kinds of population cards
Events = tuple[tuple[str, Facts], ...]


def laid(seat: int, at: int, building: int, n: int) -> tuple[str, Facts]:
    """Somebody enters and lays cards."""
    return "laid", {"seat": seat, "at": at, "building": building, "n": n}


def showed(seat: int, at: int, building: int, *cards: int) -> tuple[str, Facts]:
    """They are turned up."""
    return "showed", {"seat": seat, "at": at, "building": building, "cards": cards}


VISITS: Final[Events] = (
    laid(CHL, 0, FARM, 1),
    laid(ANA, 1, MONASTERY, 2),
    laid(BEA, 1, MONASTERY, 0),
    showed(CHL, 0, FARM, MONK),
    ("counted", {"seat": CHL, "cls": int(Class.PEASANTRY), "n": 1, "rats": 1}),
    ("acts", {"seat": CHL, "at": 0, "building": FARM, "premium": 1}),
    ("drew", {"seat": CHL, "n": 4}),
    showed(ANA, 1, MONASTERY, MONK, MONK),
    showed(BEA, 1, MONASTERY),
    ("counted", {"seat": ANA, "cls": int(Class.CHURCH), "n": 2, "rats": 0}),
    ("acts", {"seat": ANA, "at": 1, "building": MONASTERY, "premium": 1}),
    ("lost_rats", {"seat": ANA, "n": 2}),
    ("acts", {"seat": BEA, "at": 1, "building": MONASTERY, "premium": 0}),
    ("lost_rats", {"seat": BEA, "n": 1}),
)


def test_visits_are_who_is_where_with_what_and_what_each_got() -> None:
    assert told(None, *VISITS, reader=BEA) == (
        "**Entered and shown** – Farm: Chl Monk · Monastery: Ana 2 Monks; **you** no card",
        "↳ **you −1 rat** · Chl +1 Peasantry, +1 rat, premium: +4 cards · Ana +2 Church, premium: −2 rats",
    )
    head, gains = told(None, *VISITS, reader=BEA, locale="fr")
    assert head.startswith("**Entrées et cartes révélées** – Ferme\u202f: Chl Moine · Monastère\u202f: Ana 2 Moines")
    assert gains.startswith("↳ **toi −1 rat** · Chl +1 Paysannerie, +1 rat, privilège\u202f: +4 cartes")


def test_before_the_cards_are_shown_their_number_is_told() -> None:
    assert told(None, *VISITS[:3], reader=BEA) == (
        "**Entered** – Farm: Chl 1 card · Monastery: Ana 2 cards; **you** no card",
    )


@pytest.mark.parametrize("reader", [None, ANA, BEA])
def test_who_is_inside_stands_in_the_order_of_entering_whoever_reads(reader: int | None) -> None:
    shown = showed(CHL, 0, FARM, MONK), showed(ANA, 0, FARM, PEASANT), showed(BEA, 0, FARM)
    since_own_move = laid(BEA, 0, FARM, 0), *shown  # the others had entered before the move that the news begin after
    line, *_ = told(None, *since_own_move, reader=reader)
    names = {ANA: "**you**", BEA: "Bea"} if reader == ANA else {ANA: "Ana", BEA: "**you**" if reader == BEA else "Bea"}
    assert line.endswith(f"Farm: Chl Monk; {names[ANA]} Peasant; {names[BEA]} no card")


def test_in_words_gains_are_words() -> None:
    (line,) = told(None, *VISITS, reader=BEA, spoken=True)
    assert line.endswith("Ana: 2 influence in Church, premium: 2 rats discarded.") and "You: 1 rat discarded" in line


def test_supplies_that_are_alike_stand_together() -> None:
    supplies: Events = (
        *(event("supplies", seat=seat, at=0, building=FARM) for seat in (DAN, ANA, CHL)),
        *(event("drew", seat=seat, n=2) for seat in (DAN, ANA)),
        *(event("lost_rats", seat=seat, n=n) for seat, n in ((DAN, 1), (ANA, 1), (CHL, 2))),
    )
    looked: Events = (("looked", {"seat": CHL, "nun": 2}), ("looked", {"seat": CHL, "nun": 4}))
    assert told(None, *supplies, *looked, reader=BEA) == (
        "**Supplies** – Dan, Ana, each: +2 cards, −1 rat · Chl: −2 rats, looks at nun cards 3 and 5",
    )
    assert told(None, *supplies, reader=CHL, locale="fr") == (
        "**Soutien** – **toi\u202f: −2 rats** · Dan, Ana, chacun\u202f: +2 cartes, −1 rat",
    )


def test_a_nun_card_that_was_seen_is_told_with_its_people() -> None:
    looked: Events = (("looked", {"seat": CHL, "nun": 3, "card": PEASANT}),)
    (line,) = told(None, *looked, reader=CHL, locale="fr")
    assert line.startswith("**tu regardes la carte nonne 4 (Paysan · ")


def test_who_looks_is_told_with_a_verb_that_fits_the_name_it_stands_behind() -> None:
    looked: Events = (("looked", {"seat": CHL, "nun": 2}),)
    assert told(CHL, *looked, locale="fr") == ("▲ **Chl** regarde la carte nonne 3",)
    assert told(CHL, *looked, reader=CHL, locale="fr") == told(CHL, *looked, locale="fr")  # the head is no "toi"
    assert told(CHL, *looked, reader=CHL) == ("▲ **Chl** looks at nun card 3",)
    assert told(BEA, *looked, reader=CHL) == ("■ **Bea** **you look at nun card 3**",)


def test_cards_of_a_pile_are_told_as_gained() -> None:
    gained: Events = (("gained_cards", {"seat": BEA, "card": PASS_CARD, "n": 2}),)
    assert told(BEA, *gained, locale="fr") == ("■ **Bea** +2 Laissez-passer",)
    assert told(BEA, *gained, locale="fr", spoken=True) == ("Bea\u202f: 2 Laissez-passer de plus.",)


def test_who_plays_a_pass_twice_is_counted() -> None:
    passes: Events = tuple(event("played_pass", seat=seat) for seat in (ANA, BEA, ANA))
    assert told(None, *passes, reader=BEA) == ("**Buildings** – Passes: Ana ×2, **you**",)
    assert told(None, *passes, locale="fr") == ("**Bâtiments** – Laissez-passer\u202f: Ana ×2, Bea",)
    assert told(None, passes[1], reader=BEA) == ("**Buildings** – Pass: **you**",)


def test_what_the_hospital_takes_is_what_somebody_discards() -> None:
    discarded: Events = (("discarded", {"seat": ANA, "cards": (MONK,), "n": 1}),)
    assert told(None, *discarded, reader=ANA, locale="fr") == ("**Bâtiments** – **tu défausses Moine**",)
    assert told(None, *discarded, locale="fr") == ("**Bâtiments** – Ana défausse Moine",)


def test_tribute_is_summed_for_who_gets_it_and_named_for_the_reader() -> None:
    paid: Events = (
        ("paid_tribute", {"seat": BEA, "to": ANA, "n": 2, "cards": (MONK, PEASANT)}),
        ("paid_tribute", {"seat": DAN, "to": ANA, "n": 3}),
    )
    assert told(None, *paid, reader=BEA) == (
        "**Buildings** – **you −2 cards to Ana (Monk, Peasant)** · Ana +5 cards from **you**, Dan · "
        "Dan −3 cards to Ana",
    )


def test_a_sword_is_told_by_the_cards_it_took_or_by_what_is_due() -> None:
    sword: Events = (("sword", {"seat": CHL, "to": ANA, "n": 4}),)
    gave: Events = (("gave_cards", {"seat": ANA, "to": CHL, "n": 4}),)
    assert told(None, *sword) == ("**Buildings** – Chl 4 cards due from Ana by the Sword",)
    assert told(None, *sword, *gave) == ("**Buildings** – Ana −4 cards to Chl by the Sword",)
    known: Events = (("gave_cards", {"seat": ANA, "to": CHL, "n": 2, "cards": (MONK, PEASANT)}),)
    assert told(None, *sword, *known, reader=CHL) == (
        "**Buildings** – **you +2 cards from Ana (Monk, Peasant) by the Sword**",
    )
    assert told(None, *sword, *known, reader=ANA) == (
        "**Buildings** – **you −2 cards to Chl (Monk, Peasant) by the Sword**",
    )
    flute: Events = (("flute", {"seat": CHL, "to": ANA}),)
    assert told(None, *flute, reader=ANA) == ("**Buildings** – **you +1 rat from Chl by the Flute**",)
    assert told(None, *flute, reader=CHL, locale="fr") == ("**Bâtiments** – **toi −1 rat à Ana par la Flûte**",)
    none: Events = (("sword", {"seat": CHL, "to": ANA, "n": 0}),)
    assert told(None, *none, reader=ANA, locale="fr") == (
        "**Bâtiments** – Chl aucune carte de **toi** par l’Épée (main trop petite)",
    )


@pytest.mark.parametrize(
    ("n", "english", "french"),
    [
        (2, "Swords: level in the Castle, nothing moves", "Épées : autant pour chacun au Château, rien ne bouge"),
        (1, "Swords: nobody else in the Castle", "Épées : personne d’autre au Château"),
    ],
)
def test_swords_that_nothing_came_of_are_said_to_be_level(n: int, english: str, french: str) -> None:
    level: Events = (("level", {"card": SWORD, "at": 0, "building": CASTLE, "n": n}),)
    assert told(None, *level) == (f"**Buildings** – {english}",)
    assert told(None, *level, locale="fr")[0].replace("\u202f", " ") == f"**Bâtiments** – {french}"


def test_a_round_names_the_buildings_that_lie_in_the_end() -> None:
    row = tuple(next(n for n, card in enumerate(BUILDING_CARDS) if card.building == b) for b in (FARM, CASTLE, CASTLE))
    begins: Events = (("round_begins", {"round": 4, "seat": BEA}), ("new_buildings", {"cards_in_row": row}))
    assert told(None, *begins, reader=BEA) == ("**Round 4** – **you begin** · Farm, Castle, Castle",)
    new: Events = (("replaced_building", {"old_card": row[2], "new_card": row[0]}),)
    assert told(None, *begins, *new) == ("**Round 4** – Bea begins · Farm, Castle, Farm",)


def test_the_end_sums_the_points() -> None:
    end: Events = (
        *(event("showed_hand", seat=seat, cards=(JOKER, SWORD), rats=3 * seat) for seat in range(3)),
        ("scored", {"seat": ANA, "line": "church", "points": 10}),
        ("scored", {"seat": ANA, "line": "magic", "points": 5}),
        ("nuns_counted", {"n": 5}),
        ("died", {"seat": CHL, "rats": 6}),
        ("won", {"seats": (ANA,), "points": 15}),
    )
    assert told(None, *end, reader=CHL) == (
        "**The end** – 5 nuns · rats: **you 6**, Ana 0, Bea 3 · points: **you 0**, Ana 15, Bea 0",
        "↳ taken by the plague: **you** · Ana wins with 15 points",
    )
    assert told(None, *end, reader=ANA)[1].endswith("**you** win with 15 points")
    assert told(None, *end, reader=CHL, locale="fr")[1].startswith("↳ victime de la peste\u202f: **toi** · ")
    assert told(None, *end, ("died", {"seat": BEA, "rats": 6}), locale="fr")[1].startswith(
        "↳ victimes de la peste\u202f: "
    )
