"""The news of Hameln: a turn with what every family got, what became of houses, and the piper's visit."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.faces import face_of
from rules.core import Facts
from rules.hameln.components import Good, editions
from tests.faces import digests

face = face_of("hameln")
told = partial(digests.told, face)
ANA, BEA, CHL, DAN = range(4)
BOX = editions.components("")
HOUSE = {house.id: n for n, house in enumerate(BOX.houses)}
CIRCLE = {name: n for n, name in enumerate(BOX.circle_names[4])}
MEAT = int(Good.MEAT)
Events = tuple[tuple[str, Facts], ...]

MEN: Final[Events] = (
    ("activated", {"seat": BEA, "who": "men", "houses": (HOUSE["M6"],)}),
    ("gained_good", {"seat": BEA, "good": MEAT}),
    ("child", {"seat": CHL, "sex": 1}),
    ("placed_rats", {"seat": BEA, "house": HOUSE["M6"], "circles": (CIRCLE["1"],)}),
    ("infested", {"house": HOUSE["M6"], "big": 1, "n": 3}),
)


def test_a_turn_tells_what_each_family_got_and_what_was_infested() -> None:
    assert told(BEA, *MEN, reader=CHL) == (
        "■ **Bea** men in M6: 1 meat, **you: 1 girl** · rat on circle 1",
        "↳ M6 infested, 3 big rats left",
    )
    assert told(BEA, *MEN, reader=CHL, locale="fr") == (
        "■ **Bea** hommes en M6\u202f: 1 viande, **toi\u202f: 1 fille** · rat\u202f: cercle 1",
        "↳ M6 infestée, restent 3 grands rats",
    )


def test_a_marriage_names_whose_children_and_who_pays() -> None:
    wedding: Events = (("married", {"boy": CHL, "girl": DAN, "house": HOUSE["G2"], "n": 2}),)
    assert told(DAN, *wedding, reader=CHL) == (
        "◆ **Dan** marries **your boy** and their own girl into G2 · **you pay 2 fl**",
    )
    assert told(CHL, *wedding, reader=DAN) == ("▲ **Chl** marries their own boy and **your girl** into G2 · pays 2 fl",)
    assert told(DAN, *wedding, reader=ANA, locale="fr")[0].startswith(
        "◆ **Dan** marie le garçon de Chl et sa propre fille en G2"
    )
    assert told(ANA, *wedding, reader=CHL, locale="fr") == (
        "● **Ana** marie **ton garçon** et la fille de Dan en G2 · **tu paies 2 fl**",
    )


def test_a_marriage_says_who_gains_influence_and_not_that_it_came_of_paying() -> None:
    wedding: Events = (
        ("married", {"boy": CHL, "girl": DAN, "house": HOUSE["G1"], "n": 6}),
        ("gained_influence", {"seat": DAN, "n": 2, "to": 2}),
        ("gained_influence", {"seat": CHL, "n": 2, "to": 5}),
    )
    assert told(DAN, *wedding, reader=CHL) == (
        "◆ **Dan** marries **your boy** and their own girl into G1: Dan: +2 influence (2 now), "
        "**you: +2 influence (5 now)** · **you pay 6 fl**",
    )
    assert told(DAN, *wedding, reader=ANA, locale="fr") == (
        "◆ **Dan** marie le garçon de Chl et sa propre fille en G1\u202f: Dan\u202f: +2 influence (2 à présent), "
        "Chl\u202f: +2 influence (5 à présent) · Chl paie 6 fl",
    )


def test_who_marries_reads_of_their_own_child() -> None:
    wedding: Events = (("married", {"boy": CHL, "girl": DAN, "house": HOUSE["G2"], "n": 2}),)
    assert told(DAN, *wedding, reader=DAN) == (
        "◆ **Dan** marries the boy of Chl and **your girl** into G2 · Chl pays 2 fl",
    )
    assert told(CHL, *wedding, reader=CHL, locale="fr") == (
        "▲ **Chl** marie **ton garçon** et la fille de Dan en G2 · **tu paies 2 fl**",
    )


def test_after_what_was_forced_on_others_who_moves_is_named_again() -> None:
    opening: Events = (
        ("placed_woman", {"seat": BEA, "house": HOUSE["M3"], "other": ANA}),
        ("placed_woman", {"seat": DAN, "house": HOUSE["M4"], "other": CHL}),
        ("activated", {"seat": BEA, "who": "men", "houses": (HOUSE["M6"],)}),
        ("gained_good", {"seat": BEA, "good": MEAT}),
    )
    assert told(BEA, *opening, reader=CHL) == (
        "■ **Bea** woman in M3, beside Ana · Dan: woman in M4, beside **you** · Bea: men in M6: 1 meat",
    )
    married: Events = (
        ("passed", {"seat": DAN}),
        ("married", {"boy": BEA, "girl": ANA, "house": HOUSE["G2"], "n": 2}),
    )
    assert told(BEA, *MEN, *married, reader=CHL, locale="fr")[0].endswith(
        "Dan\u202f: aucune action · Bea\u202f: marie son propre garçon et la fille d’Ana en G2 · paie 2 fl"
    )


def test_the_cat_and_what_it_frees_are_one_result() -> None:
    cat: Events = (
        ("sold", {"seat": ANA, "goods": (MEAT, MEAT), "n": 8}),
        ("bought_cat", {"seat": ANA, "other": BEA, "n": 4}),
        ("chased", {"seat": ANA, "circle": CIRCLE["11"]}),
        ("freed", {"house": HOUSE["M3"], "big": 1, "n": 4}),
    )
    assert told(ANA, *cat, reader=BEA) == (
        "● **Ana** sells 2 meat (8 fl) · buys the cat from **you** (4 fl)",
        "↳ rat off circle 11: M3 free again, 4 big rats left",
    )


def test_a_house_free_again_without_a_big_rat_leaves_the_count_as_it_is() -> None:
    cat: Events = (
        ("chased", {"seat": CHL, "circle": CIRCLE["32"]}),
        ("freed", {"house": HOUSE["B2"], "big": 0, "n": 1}),
    )
    assert told(CHL, *cat, reader=BEA) == ("▲ **Chl** rat off circle 32: B2 free again, 1 big rat left",)


def test_a_house_infested_and_then_freed_in_one_turn_is_told_in_that_order() -> None:
    turn: Events = (
        *MEN,
        ("bought_cat", {"seat": BEA, "other": ANA, "n": 4}),
        ("chased", {"seat": BEA, "circle": CIRCLE["1"]}),
        ("freed", {"house": HOUSE["M6"], "big": 1, "n": 4}),
    )
    assert told(BEA, *turn, reader=DAN) == (
        "■ **Bea** men in M6: 1 meat, Chl: 1 girl · rat on circle 1 · buys the cat from Ana (4 fl)",
        "↳ M6 infested · rat off circle 1: M6 free again, 4 big rats left",
    )


def test_a_rat_that_frees_no_house_is_told_after_the_house_that_was_infested() -> None:
    turn: Events = (*MEN, ("chased", {"seat": BEA, "circle": CIRCLE["11"]}))
    assert told(BEA, *turn, reader=DAN)[-1] == "↳ M6 infested, 3 big rats left · rat off circle 11"


def test_a_bribe_says_whether_the_piper_goes_there_or_stays() -> None:
    bribe: Facts = {"seat": ANA, "region": 1, "n": 2, "total": 2}
    for goes, english, french in ((1, "goes", "y va"), (0, "stays", "y reste")):
        there: Facts = {**bribe, "piper": 1, "goes": goes}
        assert told(ANA, ("bribed", there), reader=BEA)[0].endswith(f"; the Pied Piper {english} there")
        assert told(ANA, ("bribed", there), reader=BEA, locale="fr")[0].endswith(f"; le Pied Piper {french}")
    assert told(ANA, ("bribed", {**bribe, "piper": 1}), reader=BEA)[0].endswith("; the Pied Piper is there")
    assert "; the Pied Piper stays at the red quarter" in told(ANA, ("bribed", {**bribe, "piper": 2}), reader=BEA)[0]
    assert "\u202f; le Pied Piper y est" in told(ANA, ("bribed", {**bribe, "piper": 1}), reader=BEA, locale="fr")[0]


def test_tokens_of_two_piles_are_of_piles() -> None:
    took: Facts = {"seat": ANA, "goods": (MEAT, MEAT), "n": 2, "piles": (1, 2)}
    assert told(ANA, ("took_tokens", took), reader=BEA)[0].endswith("gives 2 meat for 2 tokens (piles 2 and 3)")
    same: Facts = {**took, "piles": (1, 1)}
    assert told(ANA, ("took_tokens", same), reader=BEA)[0].endswith("gives 2 meat for 2 tokens (pile 2)")


def test_who_else_passes_is_named() -> None:
    passed: Events = (("new_cycle", {"order": (ANA, BEA, CHL, DAN)}), ("passed", {"seat": BEA}))
    assert told(None, *passed, reader=BEA) == ("**New cycle** – Ana, **you**, Chl, Dan · **you**: no action",)


def test_the_pipers_visit_is_one_group_with_the_children_as_results() -> None:
    visit: Events = (
        ("piper_comes", {"region": 3, "phase": 1}),
        ("cleared", {"circles": (0, 1), "n": 2, "houses": (HOUSE["M1"],)}),
        ("lost_children", {"seat": BEA, "boys": 1, "girls": 1}),
        ("kept_children", {"seat": CHL, "boys": 1, "girls": 0, "n": 2}),
        ("phase_begins", {"phase": 2, "n": 5}),
    )
    deeds, results = told(None, *visit, reader=CHL)
    assert deeds.startswith("**Pied Piper** – comes to the ")
    assert deeds.endswith(" quarter, phase 1 ends · 2 rats gone, free again M1 · phase 2 with 5 big rats")
    assert results == "↳ **you: 1 boy kept for 2 fl** · Bea: 1 boy, 1 girl lost to Transylvania"


def test_in_words_a_turn_is_sentences() -> None:
    (line,) = told(BEA, *MEN, reader=CHL, spoken=True)
    assert line.startswith("Bea: men in M6: 1 meat, you: 1 girl; rat on circle 1, at ")
    assert line.endswith(". M6 infested, 3 big rats left.")
