"""The news of Notre Dame: a card or person with what it brought, and the table's plague, scoring and rounds."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.faces import face_of
from rules.core import Facts
from rules.notre_dame.components import NOTRE_DAME, Action, PersonCard
from tests.faces import digests

face = face_of("notre_dame")
told = partial(digests.told, face, seats=3)
ANA, BEA, CHL = range(3)
Events = tuple[tuple[str, Facts], ...]

HIRES: Final[Events] = (
    ("hired", {"seat": BEA, "person": int(PersonCard.BISHOP)}),
    ("added_marker", {"seat": BEA, "place": int(Action.CARRIAGE_HOUSE)}),
    ("drove", {"seat": BEA, "source": 0, "target": 6}),
    ("took_message", {"seat": BEA, "market": 6, "message": 5}),
    ("gained_markers", {"seat": BEA, "n": 1}),
    ("gained_prestige", {"seat": BEA, "n": 2, "bonus": 1}),
    ("hired_nobody", {"seat": CHL}),
    ("hired_nobody", {"seat": ANA}),
)
PLAGUE: Final[Events] = (
    ("plague", {"n": 4}),
    *(("rat_moved", {"seat": seat, "to": to}) for seat, to in ((BEA, 9), (CHL, 9), (ANA, 7))),
    ("outbreak", {"seat": BEA}),
    ("lost_prestige", {"seat": BEA, "n": 2}),
    ("outbreak", {"seat": CHL}),
    ("lost_prestige", {"seat": CHL, "n": 0}),
    ("lost_marker", {"seat": BEA, "sector": int(Action.BANK)}),
)


def test_a_person_is_told_with_what_it_brought_and_the_drive_with_its_message() -> None:
    (line,) = told(BEA, *HIRES, reader=ANA)
    assert line.startswith("■ **Bea** hires the Bishop: marker in the carriage house · drives to ")
    assert line.endswith(", takes ■2: 1 marker, 3 points (park 1) · **you** hire nobody · Chl hires nobody")
    (line,) = told(BEA, *HIRES, reader=ANA, locale="fr")
    assert line.startswith("■ **Bea** corrompt l’Évêque\u202f: cube dans le relais de calèches · va ")
    assert line.endswith(
        ", prend ■2\u202f: 1 cube, 3 points (parc 1) · **tu** ne corromps personne · Chl ne corrompt personne"
    )


def test_a_drive_into_the_borough_of_the_reader_says_so() -> None:
    drive: Events = (("drove", {"seat": BEA, "source": 6, "target": 1}),)
    (line,) = told(BEA, *drive, reader=ANA)
    assert line.startswith("■ **Bea** drives to the ") and line.endswith(" in **your** borough")
    (line,) = told(BEA, *drive, reader=ANA, locale="fr")
    assert line.startswith("■ **Bea** va ") and line.endswith(" dans **ton** quartier")
    assert told(BEA, *drive, reader=CHL)[0].endswith(" in Ana’s borough")


def test_a_drive_into_the_borough_of_whoever_drives_names_them_once() -> None:
    drive: Events = (("drove", {"seat": BEA, "source": 1, "target": 6}),)
    for reader in (BEA, CHL):
        assert told(BEA, *drive, reader=reader) == ("■ **Bea** drives to the Fish quay in their own borough",)
    assert told(BEA, *drive, reader=BEA, locale="fr")[0].endswith(" va au quai aux Poissons dans son quartier")


def test_what_an_answer_brings_has_a_verb_where_its_card_was_told_before() -> None:
    gold: Events = (("gained_gold", {"seat": ANA, "n": 1}),)
    assert told(ANA, *gold, reader=ANA) == ("● **Ana** takes 1 gold",)
    assert told(ANA, *gold, locale="fr")[0].endswith(" prend 1 pièce")
    rat: Events = (("rat_back", {"seat": ANA, "n": 1}),)
    assert told(ANA, *rat)[0].endswith(" moves the rat back 1")
    assert told(ANA, *rat, *gold)[0].endswith(" moves the rat back 1, takes 1 gold")
    added: Events = (("added_marker", {"seat": ANA, "place": int(Action.BANK)}),)
    assert told(ANA, *added)[0].endswith(" adds a marker in the bank")


def test_the_plague_has_all_rats_and_a_line_of_outbreaks() -> None:
    assert told(None, *PLAGUE, reader=ANA) == (
        "**Plague 4** – rats: **you 7**, Bea 9, Chl 9",
        "↳ outbreaks: Bea −2 points, −1 marker (Bank) · Chl nothing",
    )
    assert told(None, *PLAGUE, reader=BEA)[1] == "↳ outbreaks: **you −2 points, −1 marker (Bank)** · Chl nothing"


def test_in_words_losses_are_words() -> None:
    assert told(None, *PLAGUE, reader=ANA, spoken=True) == (
        "Plague 4: rats: you 7, Bea 9, Chloé 9. Outbreaks: Bea 2 points lost, 1 marker lost (Bank); Chloé nothing.",
    )


def test_notre_dame_says_who_gains_for_how_many_markers() -> None:
    shared: Events = (("notre_dame", {"n": 3, "each": 4}), ("gained_prestige", {"seat": CHL, "n": 8, "bonus": 0}))
    assert told(None, *shared, reader=CHL) == ("**Notre Dame** – **you +8 points for 2 markers**",)
    assert told(None, ("nobody_at_notre_dame", {})) == ("**Notre Dame** – nobody has a marker there",)


def test_a_round_is_one_line_with_the_cards_passed() -> None:
    persons = tuple(map(int, (PersonCard.MONK, PersonCard.BARMAID, PersonCard.DOCTOR)))
    begins: Events = (
        ("period_begins", {"letter": "B"}),
        ("round_begins", {"round": 4, "seat": ANA}),
        ("persons", {"persons": persons, "n": 3}),
        ("drew", {"n": 3}),
    )
    passed: Events = (("passed", {"n": 2}), ("passed", {"n": 1}))
    head = "**Period B, round 4** – persons: Monk, Barmaid, Doctor; plague 3 · bell-ringer: **you** · "
    assert told(None, *begins, reader=ANA) == (f"{head}all have drawn 3 cards",)
    assert told(None, *begins, *passed, reader=ANA) == (f"{head}all have passed on 2 cards, then 1",)
    assert told(None, *passed) == ("**Action cards** – all have passed on 2 cards, then 1",)
    assert told(None, *passed, seats=2) == ("**Action cards** – both have passed on 2 cards, one came back",)
    assert told(None, *passed[:1], seats=2) == ("**Action cards** – both have passed on 2 cards",)
    assert told(None, ("drew", {"n": 3}), seats=2) == ("**Action cards** – both have drawn 3 cards",)


def test_the_end_says_who_wins_in_a_sentence() -> None:
    won: Events = (("won", {"seats": (BEA, ANA), "points": 26}),)
    assert told(None, *won, reader=ANA) == ("**The end** – **you** and Bea win with 26 points",)
    assert told(None, ("won", {"seats": (BEA,), "points": 26}))[0].endswith("Bea wins with 26 points")
    assert told(None, ("won", {"seats": (ANA,), "points": 26}), reader=ANA)[0].endswith("**you** win with 26 points")


def test_gold_from_the_reader_is_a_result() -> None:
    bank: Events = (
        ("played", {"seat": BEA, "card": int(Action.BANK)}),
        ("gained_gold", {"seat": BEA, "n": 1}),
        ("gold_from", {"seat": BEA, "other": ANA, "n": 2}),
    )
    assert told(BEA, *bank, reader=ANA) == (
        "■ **Bea** plays the bank: 3 gold",
        "↳ **you −2 gold (the supply is empty)**",
    )


def test_a_marker_that_comes_from_elsewhere_belongs_to_its_card() -> None:
    moved: Events = (
        ("played", {"seat": BEA, "card": int(Action.PARK)}),
        ("moved_marker", {"seat": BEA, "source": NOTRE_DAME, "target": int(Action.PARK)}),
        ("rat_back", {"seat": BEA, "n": 0}),
    )
    assert told(BEA, *moved) == ("■ **Bea** plays the park, a marker from Notre Dame: nothing",)
    assert told(BEA, *moved, locale="fr") == ("■ **Bea** joue le parc, un cube de Notre-Dame\u202f: rien",)
