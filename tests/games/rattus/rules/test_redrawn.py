"""The Soldier of the final round draws from the discards where the supply is empty."""

import pytest

from rules.rattus import conserved

from .build import table, worded


def test_from_an_empty_supply_he_draws_one_of_the_discarded_tokens_unseen() -> None:
    cards = {"Blue": "soldier", "Yellow": "bishop"}
    t = table("gallia: Yellow 1", plague="hispania", cards=cards, supply="", discards="2-Mag 2-Roy 2-Chi")
    t.last_round("Red").use("Blue", "soldier").play("Blue", "last_soldier", "gallia")
    assert t.rats("gallia")[0] in ("2-Mag", "2-Roy", "2-Chi")
    assert t.knows("Blue", "gallia") == ["?"]
    assert "redrawn" in t.happened()


@pytest.mark.parametrize("secret", range(6))
def test_a_redrawn_token_that_is_turned_up_lies_among_the_discards_once_and_last(secret: int) -> None:
    cards = {"Blue": "soldier", "Yellow": "serf"}
    t = table("gallia: rats 6-none; Red 2", plague="hispania", cards=cards, supply="", discards="2-Mag 1-Roy 1-A")
    t.g.secret = secret.to_bytes(32, "big").hex()
    tokens = conserved(t.g)
    t.last_round("Red").use("Blue", "soldier").play("Blue", "last_soldier", "gallia")
    before, (_, drawn) = t.g.discards, t.rats("gallia")
    t.plague("Yellow", "gallia")
    turned = [fact.split()[0] for fact in t.flipped()][:2]
    assert turned == ["6-none", drawn], "the rat that lay there longer, then the redrawn one"
    assert sorted(t.g.discards[:4]) == sorted((*before, t.g.discards[2]))
    assert [worded(*face[:4]) for face in t.view(None).discards[2:4]] == turned
    assert (t.view(None).redrawn, len(t.g.discards), conserved(t.g)) == (0, 4, tokens)


def test_any_of_the_discards_may_be_drawn_but_never_a_token_set_aside_at_set_up() -> None:
    drawn = set[str]()
    for n in range(30):
        t = table(plague="hispania", cards={"Blue": "soldier", "Yellow": "bishop"}, supply="", discards="2-Mag 2-Roy")
        t.g.secret = n.to_bytes(32, "big").hex()
        t.last_round("Red").use("Blue", "soldier").play("Blue", "last_soldier", "gallia")
        drawn.add(*t.rats("gallia"))
    assert drawn == {"2-Mag", "2-Roy"}
