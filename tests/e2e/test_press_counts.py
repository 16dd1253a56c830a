"""Presses are counted from the closed panel: opening it, each button, and of a menu opening, each tick and closing."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rules.core import Ask, Pick
from rules.notre_dame.components import Action, PersonCard, action_of

from .games import BusyTable
from .picturing import refreshed
from .press_counter import PressCounter, visited
from .rig import Rig, button, ids, said
from .steering import awaited, busy_table, press_steered


async def test_entering_with_chosen_cards_takes_three_presses_and_one_for_each_card(rig: Rig) -> None:
    code = await busy_table(rig)
    while (await awaited(rig, code))[1].choice != "enter":
        name, _ = await awaited(rig, code)
        await press_steered(rig, code, await rig.person(name).command(rig.channel(), "move", table=code).message())
    name, ask = await awaited(rig, code)
    presses_counter = PressCounter(rig.person(name))
    panel = await presses_counter.open(rig.channel(), code)
    panel = await presses_counter.press(panel, button(panel, f"p:{code}:{ask.revision}:enter:1")).message()
    for kind in range(2):
        panel = await presses_counter.press(
            panel, button(panel, f"a:{code}:{ask.revision}:lay_cards:{kind}:")
        ).message()
    panel = await presses_counter.press(panel, button(panel, f"g:{code}:")).message()
    assert "Done" in said(panel) or "Fait" in said(panel)
    assert presses_counter.presses <= 2 + 3


PEOPLE = ("Ana", "Bea", "Chloé", "Dan")


async def test_a_whole_round_of_four_takes_as_many_presses_as_it_should(rig: Rig) -> None:
    code, spent = await rig.running(*PEOPLE, seats=4), Counter[str]()
    fingers = {name: PressCounter(rig.person(name)) for name in PEOPLE}
    await supplies_of_all(rig, code, fingers)
    spent["supplies"] = sum(presses_counter.presses for presses_counter in fingers.values())
    assert spent["supplies"] <= 4 * 2 + 4  # a look more where the card has one
    for _ in PEOPLE:
        await enter_with_a_preset(rig, code, fingers)
    assert sum(presses_counter.presses for presses_counter in fingers.values()) - spent["supplies"] == 4 * 3


async def supplies_of_all(rig: Rig, code: str, fingers: dict[str, PressCounter]) -> None:
    """Everybody uses a card and, where it has one, the look; the panel rolls on in between."""
    while (await awaited(rig, code))[1].choice in ("supplies", "look_at_nuns"):
        name, ask = await awaited(rig, code)
        panel = await fingers[name].open(rig.channel(), code)
        panel = await fingers[name].press(panel, button(panel, f"p:{code}:{ask.revision}:supplies:")).message()
        if looks := [id for id in ids(panel) if ":look_at_nuns:" in id and id[0] == "p"]:
            await fingers[name].press(panel, looks[0]).message()


async def enter_with_a_preset(rig: Rig, code: str, fingers: dict[str, PressCounter]) -> None:
    """Open, the building, a finished answer: entered and laid."""
    name, ask = await awaited(rig, code)
    assert ask.choice == "enter"
    panel = await fingers[name].open(str((await rig.look(code)).place.channel), code)
    panel = await fingers[name].press(panel, button(panel, f"p:{code}:{ask.revision}:enter:")).message()
    await fingers[name].press(panel, button(panel, f"p:{code}:{ask.revision}:lay_cards:")).message()
    assert (await rig.look(code)).ask_of(ask.seat) != ask


def a_plain_turn(ask: Ask) -> Pick:
    """A card, its power, cubes, the plague: in this order. Anything else as it comes first."""
    for verb in ("take", "use", "place", "plague") if ask.choice == "turn" else ():
        if options := [option for option in ask.options if isinstance(option, tuple) and option[0] == verb]:
            return (options[0],)
    return ask.options[: max(1, ask.least)]


SIMPLE: Final = ("wizard", "bishop", "baker", "mayor", "peasant", "queen")  # powers that ask for one region at most
PLAIN: Final = BusyTable(
    "rattus", frozenset({"turn"}), {"cards": "chosen", "chosen": SIMPLE}, seats=4, steer=a_plain_turn
)


async def test_a_whole_round_of_rattus_takes_as_many_presses_as_the_papers_count(rig: Rig) -> None:
    code, spent = await busy_table(rig, table=PLAIN), list[int]()
    while len(spent) < PLAIN.seats:
        presses, answers = await visited(rig, code, PLAIN)
        before = sum(ask.choice == "start_cubes" for ask, _ in answers)  # the opening placement
        assert presses <= 9 + before, answers
        spent += [presses - before] * (len(answers) > before)
    assert sum(spent) <= 36


ACTIONS: Final = ("men", "sell", "women", "men")  # of the four turns of the first cycle


def a_plain_cycle(ask: Ask) -> Pick:
    """Everybody does something else, with all there is; of the optional actions influence."""
    if ask.choice == "act":
        return next(((what,) for what in ACTIONS[ask.seat :] if what in ask.options), ask.options[:1])
    return ask.options[: max(1, ask.most)]


CYCLE: Final = BusyTable("hameln", frozenset({"act"}), {}, seats=4, steer=a_plain_cycle)


async def test_a_whole_cycle_of_hameln_takes_as_many_presses_as_the_papers_count(rig: Rig) -> None:
    code, spent = await busy_table(rig, table=CYCLE), list[int]()
    while len(spent) < CYCLE.seats:
        presses, answers = await visited(rig, code, CYCLE)
        placed = sum(ask.choice in ("man", "woman") for ask, _ in answers)  # the opening placement
        opened = int(placed == len(answers))
        assert presses <= 7 + placed, answers
        spent += [presses - placed] * (not opened)
    assert sum(spent) <= 25


PLAYED: Final = ("residence", "hotel", "carriage_house", "bank", "notre_dame", "school", "park", "hospital")


def a_plain_round(ask: Ask) -> Pick:
    """Cards that the papers count, each for somebody else; whatever else is asked as it comes first."""
    if ask.choice == "hire":
        return (
            min((option for option in ask.options if isinstance(option, int)), key=lambda person: person in MOVING),
        )
    if ask.choice not in ("keep", "play"):
        return ask.options[: max(1, ask.least)]
    wanted = [int(Action[name.upper()]) for name in (*PLAYED[ask.seat :], *PLAYED)]
    cards = [card for card in ask.options if isinstance(card, int)]
    return (min(cards, key=lambda card: (*wanted, action_of(card)).index(action_of(card))),)


MOVING: Final = (PersonCard.MINSTREL, PersonCard.FOOL, PersonCard.BISHOP)  # who ask for more than the papers count
ROUND: Final = BusyTable("notre_dame", frozenset({"hire"}), {"prestige": "open"}, seats=4, steer=a_plain_round)


async def test_a_whole_round_of_notre_dame_takes_as_many_presses_as_the_papers_count(rig: Rig) -> None:
    code, spent, asked = await busy_table(rig, table=ROUND), 0, Counter[str]()
    while not (asked["hire"] == asked["play"] // 2 == ROUND.seats):
        presses, answers = await visited(rig, code, ROUND)
        assert presses == 1 + len(answers), answers
        asked.update(ask.choice for ask, _ in answers)
        spent += presses
    assert asked["keep"] in (8, 9), "whoever hires last may choose a card of the next round at once"
    assert spent - (asked["keep"] - 8) <= 47


async def test_back_drops_the_last_step_and_nothing_of_a_plan_is_known_to_others(rig: Rig) -> None:
    code = await rig.running("Ana", "Bea", seats=2)
    fingers = {name: PressCounter(rig.person(name)) for name in ("Ana", "Bea")}
    await supplies_of_all(rig, code, fingers)
    name, ask = await awaited(rig, code)
    person, revision = rig.person(name), (await rig.look(code)).revision
    panel = await person.command(rig.channel(), "move", table=code).message()
    panel = await person.press(panel, button(panel, f"p:{code}:{ask.revision}:enter:1")).message()
    assert "**Plan**" in said(panel)
    assert (await rig.look(code)).revision == revision
    reopened = await rig.lasting(await person.command(rig.channel(), "move", table=code).message())
    elsewhere = await rig.lasting(await person.command(rig.channel(), "move", table=code).message())
    panel = await person.press(reopened, button(reopened, f"a:{code}:{ask.revision}:lay_cards:back")).message()
    assert button(panel, f"p:{code}:{ask.revision}:enter:0")
    stale = await person.press(elsewhere, button(elsewhere, f"p:{code}:{ask.revision}:lay_cards:")).message()
    assert "another device" in said(stale) or "autre appareil" in said(stale)
    assert (await rig.look(code)).revision == revision


async def test_a_plan_interrupted_by_a_neighbour_stands_where_it_still_fits(rig: Rig) -> None:
    code = await rig.running("Ana", "Bea", seats=2)
    fingers = {name: PressCounter(rig.person(name)) for name in ("Ana", "Bea")}
    await supplies_of_all(rig, code, fingers)
    first, _ = await awaited(rig, code)
    await enter_with_a_preset(rig, code, fingers)
    second, ask = await awaited(rig, code)
    person = rig.person(second)
    panel = await person.command(rig.channel(), "move", table=code).message()
    panel = await person.press(panel, button(panel, f"p:{code}:{ask.revision}:enter:0")).message()
    await rig.person(first).command(rig.channel(), "table undo", table=code).message()
    panel = await refreshed(rig, second, panel)
    if overtaken := button(panel, f"p:{code}:{ask.revision}:lay_cards:"):  # else the open panel has followed already
        gone = await person.press(panel, overtaken).message()
        assert "an earlier question" in said(gone) or "question n’est plus posée" in said(gone)
    await enter_with_a_preset(rig, code, fingers)
    again = await person.command(rig.channel(), "move", table=code).message()
    assert "**Plan**" in said(again)
    now = (await rig.look(code)).ask_of(ask.seat)
    assert now is not None and now.revision != ask.revision
    done = await person.press(again, button(again, f"p:{code}:{now.revision}:lay_cards:")).message()
    assert "Done" in said(done) or "Fait" in said(done)
