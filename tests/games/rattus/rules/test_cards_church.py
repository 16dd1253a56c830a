"""Church: Monk, Bishop and Nun."""

from rules.rattus.options import Options

from .build import Play, table

# --------------------------------------------------------------------------- Monk


def monk(*regions: str, bishops: str = "", walls: str = "") -> Play:
    t = table(*regions, cards={"Red": "monk"}, bishops=bishops, walls=walls).turn("Red")
    return t.use("Red", "monk")


def test_the_monk_moves_one_rat_of_his_choice_to_a_neighbour() -> None:
    t = monk("gallia: rats 1-A 2-A 3-A", "italia: rats 4-A")
    t.play("Red", "monk_from", "gallia").play("Red", "monk_rat", 1).play("Red", "monk_to", "italia")
    assert (t.rats("gallia"), t.rats("italia")) == (["1-A", "3-A"], ["4-A", "2-A"])
    assert t.told("monk") == [{"seat": 0, "source": 1, "slot": 1, "target": 5}]


def test_the_monk_may_take_the_rat_from_any_region_also_that_of_the_plague_piece() -> None:
    t = table("gallia: rats 6", "russia: rats 6", plague="gallia", cards={"Red": "monk"}).turn("Red").use("Red", "monk")
    assert t.regions("Red") == "gallia russia"


def test_the_monk_does_not_look_at_the_rat() -> None:
    t = monk("gallia: rats 1-A").play("Red", "monk_from", "gallia").play("Red", "monk_to", "italia")
    assert t.knows("Red", "italia") == ["?"]


def test_a_rat_does_not_come_to_a_region_with_three() -> None:
    t = monk("gallia: rats 6", "italia: rats 6 6 6").play("Red", "monk_from", "gallia")
    assert t.regions("Red") == "anglia germania hispania"


def test_a_rat_does_not_cross_a_wall() -> None:
    t = monk("gallia: rats 6", walls="anglia-gallia").play("Red", "monk_from", "gallia")
    assert t.regions("Red") == "germania hispania italia"


def test_a_rat_does_not_come_to_a_bishop_but_may_leave_him() -> None:
    t = monk("gallia: rats 6", bishops="gallia italia").play("Red", "monk_from", "gallia")
    assert t.regions("Red") == "anglia germania hispania"


def test_without_a_rat_that_can_move_the_monk_has_nothing_to_do() -> None:
    t = table("hispania: rats 6", cards={"Red": "monk"}, bishops="gallia italia").turn("Red")
    assert t.why_no("Red", "use", "monk") == "no_rat_can_move"
    assert table("gallia: Red 1", cards={"Red": "monk"}).turn("Red").may("Red", "use") == ""


def test_the_monk_works_once_a_turn_before_or_after_placing() -> None:
    t = monk("gallia: rats 6 6").play("Red", "monk_from", "gallia").play("Red", "monk_rat", 0)
    t.play("Red", "monk_to", "italia").place("Red", "italia")
    assert t.cubes("italia") == {"Red": 1}
    assert t.why_no("Red", "use", "monk") == "card_used"


# --------------------------------------------------------------------------- Bishop


TWO = Options(bishops_per_turn="two")


def bishop(bishops: str = "", options: Options | None = None) -> Play:
    return table("gallia: rats 6", cards={"Red": "bishop"}, bishops=bishops, options=options).turn("Red")


def test_a_bishop_is_placed_in_any_region() -> None:
    t = bishop().use("Red", "bishop")
    assert len(t.options("Red")) == 12
    assert t.play("Red", "bishop_to", "gallia").pieces() == {"bishops": "gallia"}


def test_one_bishop_is_placed_or_moved_in_a_turn() -> None:
    t = bishop().use("Red", "bishop").play("Red", "bishop_to", "gallia")
    assert t.asked == {"Red": "turn"}
    assert t.why_no("Red", "use", "bishop") == "card_used"


def test_while_one_is_left_in_the_stock_it_may_be_placed_or_the_other_moved() -> None:
    t = bishop("gallia").use("Red", "bishop")
    assert t.options("Red") == ("stock", 1)
    assert t.play("Red", "bishop_piece", "gallia").play("Red", "bishop_to", "italia").pieces() == {"bishops": "italia"}


def test_both_bishops_may_share_a_region() -> None:
    t = bishop("gallia").use("Red", "bishop").play("Red", "bishop_piece", "stock").play("Red", "bishop_to", "gallia")
    assert t.pieces() == {"bishops": "gallia gallia"}


def test_with_both_on_the_board_one_is_moved_to_another_region() -> None:
    t = bishop("gallia italia").use("Red", "bishop")
    assert t.regions("Red") == "gallia italia"
    t.play("Red", "bishop_piece", "italia")
    assert t.why_not("Red", "bishop_to", "italia") == "not_an_option"
    assert t.play("Red", "bishop_to", "scandia").pieces() == {"bishops": "gallia scandia"}


def test_if_so_agreed_two_bishops_are_placed_or_moved_the_second_one_if_wished() -> None:
    t = bishop(options=TWO).use("Red", "bishop").play("Red", "bishop_to", "gallia")
    assert t.options("Red") == ("stock", 1, "pass")
    t.play("Red", "bishop_piece", "stock").play("Red", "bishop_to", "italia")
    assert (t.pieces(), t.asked) == ({"bishops": "gallia italia"}, {"Red": "turn"})


def test_if_so_agreed_the_second_bishop_may_be_left() -> None:
    t = bishop(options=TWO).use("Red", "bishop").play("Red", "bishop_to", "gallia").play("Red", "bishop_piece", "pass")
    assert (t.pieces(), t.asked) == ({"bishops": "gallia"}, {"Red": "turn"})


def test_rats_in_a_region_with_a_bishop_stay_count_for_placing_and_are_turned_up() -> None:
    t = table("gallia: rats 1-A 1-A; Red 1", bishops="gallia", plague="italia").turn("Red").place("Red", "gallia")
    assert t.cubes("gallia") == {"Red": 3}
    t.plague("Red", "gallia").play("Red", "new_rat", "anglia").play("Red", "new_rat", "anglia")
    assert t.cubes("gallia") == {"Red": 1}


def test_a_bishop_stays_when_the_card_changes_hands_and_the_new_holder_moves_him() -> None:
    t = table("gallia: rats 6", cards={"Blue": "bishop"}, bishops="gallia italia").turn("Red").take("Red", "bishop")
    assert t.pieces() == {"bishops": "gallia italia"}
    t.use("Red", "bishop").play("Red", "bishop_piece", "gallia").play("Red", "bishop_to", "anglia")
    assert t.pieces() == {"bishops": "anglia italia"}


# --------------------------------------------------------------------------- Nun


def nun(nuns: str = "") -> Play:
    return table("gallia: rats 6", cards={"Red": "nun"}, nuns=nuns).turn("Red").use("Red", "nun")


def test_all_three_nuns_are_placed_each_in_any_region() -> None:
    t = nun()
    assert len(t.options("Red")) == 13
    for region in ("gallia", "gallia", "scandia"):
        t.play("Red", "nun_to", region)
    assert (t.pieces(), t.asked) == ({"nuns": "gallia gallia scandia"}, {"Red": "turn"})


def test_each_nun_may_be_left_where_she_is_or_in_the_stock() -> None:
    t = nun("gallia").play("Red", "nun_to", "pass").play("Red", "nun_to", "italia").play("Red", "nun_to", "pass")
    assert t.pieces() == {"nuns": "gallia italia"}
    assert t.why_no("Red", "use", "nun") == "card_used"


def test_nuns_on_the_board_are_moved_one_after_the_other() -> None:
    t = nun("gallia gallia italia")
    assert t.why_not("Red", "nun_to", "gallia") == "not_an_option"
    t.play("Red", "nun_to", "italia").play("Red", "nun_to", "anglia")
    assert t.why_not("Red", "nun_to", "italia") == "not_an_option"
    assert t.play("Red", "nun_to", "anglia").pieces() == {"nuns": "anglia anglia italia"}


def test_no_nun_is_taken_off_the_board() -> None:
    assert nun("gallia gallia gallia").why_not("Red", "nun_to", "stock") == "not_an_option"


def test_nuns_stay_when_the_card_changes_hands() -> None:
    t = table("gallia: rats 6", cards={"Blue": "nun"}, nuns="gallia").turn("Red").take("Red", "nun")
    assert t.pieces() == {"nuns": "gallia"}
    t.use("Red", "nun").play("Red", "nun_to", "scandia")
    assert t.pieces() == {"nuns": "scandia"}


def test_walls_stop_neither_nuns_nor_bishops() -> None:
    walls = "gallia-hispania hispania-italia"
    t = table("gallia: rats 6", cards={"Red": "nun bishop"}, walls=walls).turn("Red").use("Red", "nun")
    assert "hispania" in t.regions("Red")
    for _ in range(3):
        t.play("Red", "nun_to", "hispania")
    assert "hispania" in t.use("Red", "bishop").regions("Red")
