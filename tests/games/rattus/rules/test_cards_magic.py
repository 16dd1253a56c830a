"""Magic: Witch and Pied Piper. (The Wizard comes with the potions.)"""

from .build import Play, table

# --------------------------------------------------------------------------- Witch


def witch(*regions: str, bishops: str = "", walls: str = "") -> Play:
    t = table(*regions, cards={"Red": "witch"}, bishops=bishops, walls=walls).turn("Red")
    return t.use("Red", "witch")


TWO = ("gallia: rats 1-A 2-A", "russia: rats 3-A")


def test_the_witch_looks_at_a_token_on_the_board() -> None:
    t = witch(*TWO)
    assert t.regions("Red") == "gallia russia"
    t.play("Red", "witch_where", "gallia").play("Red", "witch_rat", 1)
    assert t.knows("Red", "gallia") == ["?", "2-A"]
    assert t.told("looked", to="Red") == [{"seat": 0, "region": 1, "slot": 1, "face": (2, 0, 1, (), 0)}]


def test_one_look_is_enough_if_she_likes() -> None:
    t = witch(*TWO).play("Red", "witch_where", "russia")
    t.play("Red", "witch_further", "pass")
    assert (t.asked, t.rats("russia")) == ({"Red": "turn"}, ["3-A"])
    assert t.why_no("Red", "use", "witch") == "card_used"


def test_the_second_token_is_another_one_in_the_same_region_or_elsewhere() -> None:
    t = witch(*TWO).play("Red", "witch_where", "gallia").play("Red", "witch_rat", 0)
    assert t.regions("Red") == "gallia russia pass"
    t.play("Red", "witch_further", "gallia")
    assert t.knows("Red", "gallia") == ["1-A", "2-A"]


def test_a_lone_token_is_not_looked_at_twice() -> None:
    t = witch(*TWO).play("Red", "witch_where", "russia")
    assert t.regions("Red") == "gallia pass"
    t = witch("gallia: rats 1-A").play("Red", "witch_where", "gallia")
    assert t.asked == {"Red": "turn"}


def test_after_two_looks_in_different_regions_the_tokens_may_be_exchanged() -> None:
    t = witch(*TWO).play("Red", "witch_where", "gallia").play("Red", "witch_rat", 0)
    t.play("Red", "witch_further", "russia")
    assert (t.asked, t.options("Red")) == ({"Red": "witch_swap"}, ("swap", "pass"))
    t.play("Red", "witch_swap", "swap")
    assert (t.rats("gallia"), t.rats("russia")) == (["3-A", "2-A"], ["1-A"])
    assert t.told("swapped") == [{"seat": 0, "source": 1, "slot": 0, "target": 10, "other": 0}]


def test_the_exchange_may_be_left_out() -> None:
    t = witch(*TWO).play("Red", "witch_where", "gallia").play("Red", "witch_rat", 0)
    t.play("Red", "witch_further", "russia").play("Red", "witch_swap", "pass")
    assert (t.rats("gallia"), t.rats("russia")) == (["1-A", "2-A"], ["3-A"])


def test_an_exchange_inside_one_region_is_not_offered() -> None:
    t = witch(*TWO).play("Red", "witch_where", "gallia").play("Red", "witch_rat", 0)
    assert t.play("Red", "witch_further", "gallia").asked == {"Red": "turn"}


def test_exchanged_tokens_stay_face_down_each_in_the_others_place_in_order() -> None:
    t = witch("gallia: rats 1-A 2-A 4-A", "russia: rats 3-A 5-A").play("Red", "witch_where", "gallia")
    t.play("Red", "witch_rat", 1).play("Red", "witch_further", "russia").play("Red", "witch_second", 0)
    t.play("Red", "witch_swap", "swap")
    assert (t.rats("gallia"), t.rats("russia")) == (["1-A", "3-A", "4-A"], ["2-A", "5-A"])
    assert t.knows("Red", "gallia") == ["?", "3-A", "?"]
    assert t.knows("Blue", "gallia") == ["?", "?", "?"]


def test_bishops_walls_and_full_regions_do_not_stop_the_witch() -> None:
    walls = "gallia-hispania hispania-italia"
    regions = ("hispania: rats 1-A 2-A 4-A", "russia: rats 3-A 5-A 6")
    t = witch(*regions, bishops="hispania russia", walls=walls).play("Red", "witch_where", "hispania")
    t.play("Red", "witch_rat", 0).play("Red", "witch_further", "russia").play("Red", "witch_second", 0)
    assert t.play("Red", "witch_swap", "swap").rats("hispania") == ["3-A", "2-A", "4-A"]


def test_the_witch_may_look_where_the_plague_piece_is() -> None:
    t = table("gallia: rats 1-A", plague="gallia", cards={"Red": "witch"}).turn("Red").use("Red", "witch")
    assert t.regions("Red") == "gallia"


def test_without_a_token_on_the_board_the_witch_has_nothing_to_do() -> None:
    t = table("gallia: Red 1", cards={"Red": "witch"}).turn("Red")
    assert t.why_no("Red", "use", "witch") == "no_rats_on_board"


# --------------------------------------------------------------------------- Pied Piper


def piper(*regions: str, bishops: str = "", walls: str = "") -> Play:
    t = table(*regions, cards={"Red": "pied_piper"}, bishops=bishops, walls=walls).turn("Red")
    return t.use("Red", "pied_piper")


def test_one_own_cube_goes_to_a_neighbour_and_all_rats_follow() -> None:
    t = piper("gallia: rats 1-A 2-A; Red 2, Blue 1", "italia: rats 3-A").play("Red", "piper_from", "gallia")
    t.play("Red", "piper_to", "italia")
    assert (t.rats("gallia"), t.rats("italia")) == ([], ["3-A", "1-A", "2-A"])
    assert (t.cubes("gallia"), t.cubes("italia")) == ({"Red": 1, "Blue": 1}, {"Red": 1})
    assert t.told("piper") == [{"seat": 0, "source": 1, "target": 5, "n": 2}]
    assert t.told("piper_rats") == []  # all of them: nothing was chosen


def test_as_many_as_fit_must_come_and_the_player_chooses_which_unseen() -> None:
    t = piper("gallia: rats 1-A 2-A 4-A; Red 1", "italia: rats 3-A").play("Red", "piper_from", "gallia")
    t.play("Red", "piper_to", "italia")
    assert (t.options("Red"), t.ask("Red").least, t.ask("Red").most) == ((0, 1, 2), 2, 2)
    t.play("Red", "piper_rats", 0, 2)
    assert (t.rats("gallia"), t.rats("italia")) == (["2-A"], ["3-A", "1-A", "4-A"])
    assert t.told("piper_rats") == [{"seat": 0, "source": 1, "slots": (0, 2)}]
    assert t.knows("Red", "italia") == ["?", "?", "?"]


def test_the_cube_may_go_though_the_region_has_no_rat_to_follow() -> None:
    t = piper("gallia: Red 1").play("Red", "piper_from", "gallia").play("Red", "piper_to", "italia")
    assert (t.cubes("italia"), t.n_rats()) == ({"Red": 1}, {})


def test_no_rat_follows_into_a_region_with_three() -> None:
    t = piper("gallia: rats 6; Red 1", "italia: rats 6 6 6").play("Red", "piper_from", "gallia")
    t.play("Red", "piper_to", "italia")
    assert (t.cubes("italia"), t.n_rats(), t.asked) == ({"Red": 1}, {"gallia": 1, "italia": 3}, {"Red": "turn"})
    assert t.told("piper_rats") == []


def test_no_rat_follows_to_a_bishop_but_the_cube_may_go() -> None:
    t = piper("gallia: rats 6; Red 1", bishops="italia").play("Red", "piper_from", "gallia")
    t.play("Red", "piper_to", "italia")
    assert (t.cubes("italia"), t.n_rats()) == ({"Red": 1}, {"gallia": 1})
    assert t.told("piper_rats") == []


def test_a_bishop_in_the_region_left_does_not_hold_the_rats_back() -> None:
    t = piper("gallia: rats 6; Red 1", bishops="gallia").play("Red", "piper_from", "gallia")
    assert t.play("Red", "piper_to", "italia").n_rats() == {"italia": 1}


def test_the_pied_piper_does_not_cross_a_wall() -> None:
    t = piper("gallia: Red 1", walls="gallia-italia").play("Red", "piper_from", "gallia")
    assert t.regions("Red") == "anglia germania hispania"


def test_walled_in_the_pied_piper_has_nothing_to_do() -> None:
    t = table("hispania: Red 1", walls="gallia-hispania hispania-italia", cards={"Red": "pied_piper"}).turn("Red")
    assert t.why_no("Red", "use", "pied_piper") == "nobody_can_move"


def test_the_pied_piper_works_once_a_turn() -> None:
    t = piper("gallia: Red 2").play("Red", "piper_from", "gallia").play("Red", "piper_to", "italia")
    assert t.why_no("Red", "use", "pied_piper") == "card_used"
