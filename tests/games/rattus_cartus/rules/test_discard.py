"""Phase D, step c: discard the cards."""

from rules.rattus_cartus.resolving import resolve_buildings

from .build import cards, table


def test_laid_population_cards_go_to_the_discard_pile() -> None:
    t = table("palace: Red King Monk4 / Blue Witch").at(resolve_buildings())
    assert tuple(sorted(t.g.discard)) == cards("King Monk4 Witch")
    assert t.g.laid == [()] * 4


def test_laid_jokers_and_special_cards_go_back_to_their_piles() -> None:
    t = table("palace: Red Joker Joker Sword Flute", piles={"Joker": 3, "Sword": 4, "Flute": 5}).at(resolve_buildings())
    assert [t.pile(name) for name in ("Joker", "Sword", "Flute")] == [5, 5, 6]
    assert t.g.discard == ()


def test_a_joker_laid_with_population_cards_alone_goes_back_to_its_pile() -> None:
    t = table("palace: Red King Joker", piles={"Joker": 3}).at(resolve_buildings())
    assert (t.pile("Joker"), t.g.discard) == (4, cards("King"))


def test_cards_gained_in_the_building_are_kept() -> None:
    t = table("castle: Red Knight").at(resolve_buildings())
    assert t.hand("Red") == cards("Sword Sword")


def test_everybody_sees_what_lies_in_the_discard_pile() -> None:
    t = table("palace: Red King Monk4", discard="Witch0").at(resolve_buildings())
    assert t.view(None).discard == cards("Witch0 King Monk4")


def test_cards_laid_in_this_building_are_not_shuffled_into_the_deck_for_its_own_action() -> None:
    t = table("farm: Red Peasant Peasant Peasant", pile="", discard="King").at(resolve_buildings())
    assert t.hand("Red") == cards("King")
    assert t.g.discard == cards("Peasant Peasant Peasant")


def test_cards_laid_in_a_building_before_are_shuffled_into_the_deck() -> None:
    t = table("palace: Blue King King King", "farm: Red Peasant", pile="").at(resolve_buildings())
    assert t.hand("Red") == cards("King King King")


def test_cards_still_face_down_for_a_later_building_are_in_no_pile() -> None:
    t = table("farm: Red", "palace: Blue King King", pile="").at(resolve_buildings())
    assert t.hand("Red") == ()


def test_cards_laid_in_this_building_are_not_yet_in_the_piles_that_its_action_takes_from() -> None:
    t = table("castle: Red Sword", piles={"Sword": 0}).at(resolve_buildings())
    assert (t.hand("Red"), t.pile("Sword")) == ((), 1)


def test_special_cards_laid_in_a_building_before_can_be_taken() -> None:
    t = table("palace: Blue Sword", "castle: Red", piles={"Sword": 0}).at(resolve_buildings())
    assert (t.hand("Red"), t.pile("Sword")) == (cards("Sword"), 0)
