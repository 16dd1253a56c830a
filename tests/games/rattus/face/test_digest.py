"""The news of Rattus: a turn in a line of deeds and a line of what the plague took, from whom and why."""

from __future__ import annotations

from functools import partial
from typing import Final

import pytest

from bot.faces import face_of
from bot.text import LOCALES
from rules.core import Arg, Facts
from rules.rattus.components import Card, Region
from rules.rattus.view import BESIDE
from tests.faces import digests

face = face_of("rattus")
told = partial(digests.told, face)
GALLIA, ITALIA, SCANDIA = int(Region.GALLIA), int(Region.ITALIA), int(Region.SCANDIA)
ANA, BEA, CHL, DAN = range(4)


def rat(limit: int) -> Arg:
    """The face of a token."""
    return (limit, 1, 0, (), 0)


TURN: Final[tuple[tuple[str, Facts], ...]] = (
    ("placed", {"seat": CHL, "region": SCANDIA, "n": 3}),
    ("plague", {"seat": CHL, "source": SCANDIA, "target": ITALIA}),
    ("new_rat", {"seat": CHL, "region": GALLIA}),
    ("new_rat", {"seat": CHL, "region": GALLIA}),
    ("turned_up", {"region": ITALIA, "face": rat(3), "n": 5, "hit": 1}),
    ("lost", {"seat": ANA, "region": ITALIA, "n": 1, "by": "M", "cards": ()}),
    ("lost", {"seat": BEA, "region": ITALIA, "n": 1, "by": 2, "cards": (int(Card.MONK),)}),
    ("turned_up", {"region": ITALIA, "face": rat(2), "n": 3, "hit": 1}),
    ("lost", {"seat": ANA, "region": ITALIA, "n": 2, "by": "A", "cards": ()}),
    ("turned_up", {"region": ITALIA, "face": rat(4), "n": 1, "hit": 0}),
)


def test_a_turn_is_a_line_of_deeds_and_a_line_of_losses() -> None:
    assert told(CHL, *TURN) == (
        "▲ **Chl** 3 cubes in Scandia · plague Scandia → Italia · 2 new rats: Gallia",
        "↳ Italia: limit 3: Ana −1 (majority); Bea −1 (Church) · limit 2: Ana −2 (everybody) · "
        "limit 4 misses (population 1)",
    )


def test_of_a_rat_the_reader_comes_first_as_you_with_the_card_that_brought_it() -> None:
    assert told(CHL, *TURN, reader=BEA)[1].startswith(
        "↳ Italia: limit 3: **you −1** (Church – your Monk); Ana −1 (majority) · limit 2: Ana −2"
    )
    assert told(CHL, *TURN, reader=BEA, locale="fr")[1].startswith(
        "↳ Italia\u202f: limite 3\u202f: **toi −1** (Clergé – ton Moine)\u202f; Ana −1 (majorité) · limite 2"
    )


SERF: Final[tuple[str, Facts]] = ("serf", {"seat": CHL, "region": ITALIA})


def test_rats_of_one_limit_are_told_one_by_one_with_what_the_serf_placed_between_them() -> None:
    bea: tuple[str, Facts] = ("lost", {"seat": BEA, "region": ITALIA, "n": 1, "by": "M", "cards": ()})
    low, high = ("turned_up", TURN[7][1]), TURN[4]
    assert told(CHL, ("revealed", {"seat": CHL, "region": ITALIA, "faces": ()}), low, bea, SERF, low, bea, high) == (
        "▲ **Chl** Crusader: all rats turned up",
        "↳ Italia: limit 2: Bea −1 (majority); Chl +1 (Serf) · limit 2: Bea −1 (majority) · limit 3 takes nobody",
    )
    told_to_chloe = told(CHL, low, bea, SERF, high, reader=CHL, locale="fr")[0].replace("\u202f", " ")
    losses = "limite 2 : Bea −1 (majorité) ; **toi +1 (Serf)** · limite 3 ne prend personne"
    assert told_to_chloe == f"▲ **Chl** Italia : {losses}"
    spoken = told(CHL, low, bea, SERF, reader=CHL, spoken=True)
    assert spoken == ("Chloé: Italia: 1 cube lost by Bea (majority); 1 cube placed by you (Serf).",)


def test_the_answer_of_the_serf_alone_names_its_region() -> None:
    assert told(CHL, SERF) == ("▲ **Chl** Italia: Chl +1 (Serf)",)


def test_cubes_of_the_opening_stand_apart_from_the_first_turn() -> None:
    first: tuple[str, Facts] = ("start_cubes", {"seat": ANA, "region": GALLIA, "n": 2})
    last: tuple[str, Facts] = ("start_cubes", {"seat": BEA, "region": ITALIA, "n": 2})
    assert told(None, first, last, reader=BEA) == ("**Opening** – Ana: 2 cubes in Gallia · **you**: 2 cubes in Italia",)
    assert told(None, first, locale="fr") == ("**Ouverture** – Ana\u202f: 2 cubes en Gallia",)
    twice = ("**Opening** – Bea: 4 cubes in Italia · Ana: 2 cubes in Gallia",)
    assert told(None, last, last, first) == twice, "whoever is last in the order places twice in a row"


def test_a_log_from_before_the_number_of_cubes_was_told_reads_the_same() -> None:
    earlier: tuple[str, Facts] = ("start_cubes", {"seat": BEA, "region": ITALIA})
    later: tuple[str, Facts] = ("start_cubes", {"seat": BEA, "region": ITALIA, "n": 2})
    assert told(None, earlier, later) == ("**Opening** – Bea: 4 cubes in Italia",)


def test_in_words_it_is_sentences_without_signs() -> None:
    assert told(CHL, *TURN, reader=BEA, spoken=True) == (
        "Chloé: 3 cubes in Scandia; plague from Scandia to Italia; 2 new rats: Gallia. "
        "Italia: limit 3: 1 cube lost by you (Church because of your Monk); 1 cube lost by Ana (majority); "
        "limit 2: 2 cubes lost by Ana (everybody); limit 4 misses (population 1).",
    )


def test_a_log_from_before_the_reasons_were_told_names_the_limits_alone() -> None:
    bare = [(key, {name: fact for name, fact in facts.items() if name not in ("by", "cards")}) for key, facts in TURN]
    losses = "limit 3: Ana −1; Bea −1 · limit 2: Ana −2"
    assert told(CHL, *bare)[1] == f"↳ Italia: {losses} · limit 4 misses (population 1)"


def test_a_single_rat_is_not_named_and_one_that_takes_nobody_is() -> None:
    single = TURN[4], TURN[5]
    assert told(CHL, *single) == ("▲ **Chl** Italia: Ana −1 (majority)",)
    assert told(CHL, TURN[4]) == ("▲ **Chl** Italia: limit 3 takes nobody",)
    two = (TURN[4], TURN[4])
    assert told(CHL, *two) == ("▲ **Chl** Italia: limit 3 takes nobody · limit 3 takes nobody",)


def test_cubes_from_the_baker_are_somebodys_and_a_single_region_is_not_told_as_several() -> None:
    emptied: tuple[str, Facts] = ("baker_emptied", {"seat": CHL, "owner": BEA, "region": ITALIA, "n": 3})
    assert told(CHL, emptied, reader=BEA) == ("▲ **Chl** Baker: **your** 3 cubes in Italia",)
    assert told(CHL, emptied, reader=DAN, locale="fr") == ("▲ **Chl** Boulanger\u202f: 3 cubes de Bea en Italia",)
    led: tuple[str, Facts] = ("mayor", {"seat": CHL, "regions": (ITALIA,)})
    assert told(CHL, led, locale="fr") == ("▲ **Chl** Bourgmestre\u202f: 1 cube pour Italia",)


def test_a_card_and_a_cube_of_the_reader_are_in_bold() -> None:
    took: tuple[str, Facts] = ("took", {"seat": CHL, "card": int(Card.KNIGHT), "source": BEA})
    fresh: tuple[str, Facts] = ("took", {"seat": CHL, "card": int(Card.KNIGHT), "source": BESIDE})
    swap: tuple[str, Facts] = (
        "messenger",
        {"seat": CHL, "source": GALLIA, "owner": BEA, "target": ITALIA, "other": DAN},
    )
    assert told(CHL, took, reader=BEA) == ("▲ **Chl** takes the Knight from **you**",)
    assert told(CHL, took, reader=BEA, locale="fr") == ("▲ **Chl** **te** prend le Chevalier",)
    assert told(CHL, took, reader=DAN, locale="fr") == ("▲ **Chl** prend le Chevalier à Bea",)
    assert told(CHL, fresh, reader=BEA) == ("▲ **Chl** takes the Knight",)
    assert told(CHL, swap, reader=BEA) == (
        "▲ **Chl** Messenger: **your** cube in Gallia swapped with one of Dan’s in Italia",
    )
    assert told(CHL, swap, reader=BEA, locale="fr") == (
        "▲ **Chl** Messager\u202f: **ton** cube en Gallia contre un de Dan en Italia",
    )


def test_the_messenger_swaps_cubes_of_whoever_moves_in_whole_words() -> None:
    swap: tuple[str, Facts] = (
        "messenger",
        {"seat": CHL, "source": GALLIA, "owner": BEA, "target": ITALIA, "other": CHL},
    )
    assert told(CHL, swap, reader=BEA) == (
        "▲ **Chl** Messenger: **your** cube in Gallia swapped with one of Chl’s in Italia",
    )
    assert told(CHL, swap, reader=CHL) == (
        "▲ **Chl** Messenger: cube of Bea in Gallia swapped with **one of yours** in Italia",
    )
    assert told(CHL, swap, reader=CHL, locale="fr") == (
        "▲ **Chl** Messager\u202f: cube de Bea en Gallia contre **un des tiens** en Italia",
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_a_potion_that_is_given_up_does_not_read_as_a_loss(locale: str) -> None:
    gave: tuple[str, Facts] = ("gave_potion", {"seat": ANA, "region": ITALIA})
    text = "\n".join(told(CHL, *TURN[4:9], gave, locale=locale))
    assert text.count("−1 potion") == 0 and "potion" in text


@pytest.mark.parametrize(
    ("locale", "potion"),
    [
        ("en", "Italia: Chl: potion given up, the cube stays"),
        ("fr", "Italia\u202f: Chl\u202f: potion rendue, le cube reste"),
    ],
)
def test_the_final_ravage_tells_who_gave_up_a_potion_where(locale: str, potion: str) -> None:
    gave: tuple[str, Facts] = ("gave_potion", {"seat": CHL, "region": ITALIA})
    (line,) = told(None, ("final_ravage", {}), *TURN[4:6], gave, locale=locale)
    assert line.endswith(f"Ana −1 (Italia 1) · {potion}")


def test_the_final_ravage_is_told_by_person() -> None:
    ravage: tuple[tuple[str, Facts], ...] = (
        ("final_ravage", {}),
        *TURN[4:9],
        ("lost", {"seat": ANA, "region": GALLIA, "n": 1, "by": "M", "cards": ()}),
        *(("saved", {"seat": seat, "n": n}) for seat, n in enumerate((2, 5, 1, 0))),
        ("won", {"seat": BEA, "n": 5}),
    )
    assert told(None, *ravage, reader=BEA) == (
        "**Final ravage** – **you −1** (Italia 1) · Ana −4 (Italia 3, Gallia 1)",
        "↳ saved: **you 5**, Ana 2, Chl 1, Dan 0 · **you win with 5**",
    )


@pytest.mark.parametrize(
    ("facts", "english", "french"),
    [
        ({}, "somebody had all cubes on the board", "quelqu’un avait tous ses cubes sur le plateau"),
        ({"out": (CHL,)}, "Chl had all cubes on the board", "Chl avait tous ses cubes sur le plateau"),
        ({"out": (BEA,)}, "**you** had all cubes on the board", "**tu** avais tous tes cubes sur le plateau"),
    ],
)
def test_the_final_round_names_whose_cubes_are_all_out(facts: Facts, english: str, french: str) -> None:
    last: tuple[str, Facts] = ("last_round", {"seat": DAN, "supply": 4, **facts})
    assert told(None, last, reader=BEA) == (f"**Final round** – {english}; all but Dan use their cards once more",)
    assert french in told(None, last, reader=BEA, locale="fr")[0]
    assert "**" not in told(None, last, reader=BEA, locale="fr", spoken=True)[0]


def test_who_else_does_something_in_a_turn_is_named() -> None:
    filled: tuple[str, Facts] = ("baker_filled", {"seat": DAN, "n": 2})
    assert told(CHL, TURN[0], filled)[0].endswith("· Dan: Baker: 1 cube on the card (2 now)")


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "↳ Italia: limit 3: Ana: potion given up, the cube stays · limit 2 takes nobody"),
        ("fr", "↳ Italia\u202f: limite 3\u202f: Ana\u202f: potion rendue, le cube reste · limite 2 ne prend personne"),
    ],
)
def test_a_rat_that_a_potion_was_given_up_to_is_not_said_to_take_nobody(locale: str, line: str) -> None:
    gave: tuple[str, Facts] = ("gave_potion", {"seat": ANA, "region": ITALIA})
    (_, came) = told(CHL, TURN[0], TURN[4], gave, TURN[7], locale=locale)
    assert came.replace("\u00a0", " ") == line
