"""No text is missing and none is left over: every key is named in the code, or made from a closed list."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

from bot.achievements import COMMON, achievements_of
from bot.faces import face_of
from bot.text.pages import groups_of, pages_of
from bot.ui.screens.options import TERMS
from cogs.hameln import COMMANDS as HAMELN_COMMANDS
from cogs.notre_dame import COMMANDS as NOTRE_DAME_COMMANDS
from cogs.rattus import COMMANDS as RATTUS_COMMANDS
from cogs.rattus_cartus import COMMANDS
from rules import GAMES
from rules.core import PASS
from rules.rattus_cartus import game
from rules.rattus_cartus.components import Building, Class

from .catalogues import REPOSITORY, texts

FORMS = ("short", "the", "into", "at", "of")
CARDS = ("joker", "sword", "flute", "pass", "gold")
COUNTED = ("look_at_nuns", "lay_cards", "give_cards", "discard_for_rats", "tribute")
ROUNDS = ("to", "and", "which", "all", "another", "step", "name")
LONG_ACTIONS = ("palace", "monastery", "hospital", "guard_tower", "brewery")  # in one language at least
LONG_BUILDINGS = ("office", "guard_tower")
ENDS = ("most_points", "fewer_rats", "shared", "nobody")


@cache
def nodes(folder: str) -> tuple[ast.AST, ...]:
    """All that stands in the source files of a folder."""
    files = sorted((REPOSITORY / folder).rglob("*.py"))
    return tuple(node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8"))))


@cache
def calls(package: str, method: str) -> frozenset[str]:
    """The texts given first to calls of this name, read from the source: g.say("…"), Refusal("…")."""
    found: set[str] = set()
    for node in nodes(f"rules/{package}"):
        if isinstance(node, ast.Call) and _called(node) == method:
            constants = (part for given in node.args[:2] if not isinstance(given, ast.Dict) for part in ast.walk(given))
            found |= {c.value for c in constants if isinstance(c, ast.Constant) and isinstance(c.value, str)}
    return frozenset(found)


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


HANDED = calls("rattus_cartus", "hand_over")  # g.reveal under a key it is given
REVEALED = calls("rattus_cartus", "reveal") | HANDED
DISCLOSED = calls("rattus_cartus", "disclose")
SAID = calls("rattus_cartus", "say") | DISCLOSED | REVEALED
BROUGHT_TO_LIGHT = (*REVEALED, "dice", "opened")  # what a barrier can be
KERNEL = calls("core", "Refusal")
REFUSED = calls("rattus_cartus", "Refusal") | {"pass_is_not_laid", "gold_is_not_laid"}
UNTOLD = {"outbreak"}  # the points lost, told of in the same moment, are its line
PREFIXES = {"rattus": "rattus", "notre_dame": "notre_dame", "hameln": "hameln"}  # of the texts of the further games
SHARED = {"unknown_edition"}  # said by this game, worded for all


def generated() -> Iterator[str]:
    """The keys that are put together while the program runs."""
    for key in GAMES:
        yield from (f"{face_of(key).round_key}{form}" for form in ("", *(f".{form}" for form in ROUNDS)))
    for cls in Class:
        yield f"rattus_cartus-class-{cls.name.lower()}"
        yield f"rattus_cartus-card-{cls.name.lower()}"
    for building in Building:
        name = building.name.lower()
        yield f"rattus_cartus-building-{name}"
        yield from (f"rattus_cartus-building-{name}.{form}" for form in FORMS)
        yield from (f"rattus_cartus-effect-{name}.{action}" for action in ("premium", "standard"))
    yield from (f"rattus_cartus-effect-{name}.brief" for name in LONG_ACTIONS)
    yield from (f"rattus_cartus-building-{name}.sign" for name in LONG_BUILDINGS)
    yield from (f"rattus_cartus-card-{card}" for card in CARDS)
    yield from (f"rattus_cartus-phase-{phase}" for phase in ("supplies", "enter", "resolve", "over"))
    for choice in game.rules.choices:
        yield from (f"rattus_cartus-{what}-{choice}" for what in ("call", "ask", "hint"))
    yield from (f"rattus_cartus-confirm-{choice}" for choice in COUNTED)
    yield "rattus_cartus-confirm-look_at_nuns.first"
    for choice in (choice for choice in COUNTED if choice != "look_at_nuns"):
        yield f"rattus_cartus-preset-{choice}"
        yield from (f"rattus_cartus-{what}-{choice}.short" for what in ("confirm", "preset"))
    for choice in ("give_cards", "discard_for_rats", "tribute"):
        yield from (f"rattus_cartus-named-{choice}{form}" for form in ("", ".short"))
    for card in ("sword", "flute"):
        yield from (f"rattus_cartus-option-lay-{card}", f"rattus_cartus-compared-{card}")
        yield from (f"rattus_cartus-compared-{what}.{card}" for what in ("nobody", "premium"))
    yield "rattus_cartus-option-enter-outcome.short"
    yield from (f"hameln-confirm-{choice}.short" for choice in ("for_money", "for_tokens", "keep"))
    yield from (f"rattus_cartus-typed-{word}" for word in ("take", PASS, "nothing", "all"))
    yield from (f"rattus_cartus-event-{key}" for key in SAID - {"entered"})
    yield from (f"rattus_cartus-event-{key}.seen" for key in ("drew", "laid", "looked", "gave_cards", "paid_tribute"))
    yield "rattus_cartus-event-acts.guarded"
    yield from (f"barrier-{key}" for key in (*BROUGHT_TO_LIGHT, *DISCLOSED, "table_resigned", "table_stand_in"))
    yield from (f"rattus_cartus-reveals-{key}" for key in BROUGHT_TO_LIGHT)
    yield from (f"rattus_cartus-refusal-{key}" for key in REFUSED - SHARED)
    yield from (f"refusal-{key}" for key in KERNEL | SHARED)
    yield from (f"rattus_cartus-rule-{rule}" for rule in ("magic", "enter", "special"))
    yield from (f"rattus_cartus-typed-{word}" for word in ("pass", "nothing", "all", "take"))
    yield from (f"rattus_cartus-score-{line}" for line in ("people", "swords", "flutes", "passes", "gold", "tokens"))
    yield from (f"rattus_cartus-why-{why}" for why in ENDS)
    yield from ("rattus_cartus-table-edition", "rattus_cartus-table-edition.built_in")
    for option in game.table_options:
        yield f"rattus_cartus-table-{option.name}"
        if option.pick == 1:
            yield from (f"rattus_cartus-table-{option.name}.{value}" for value in option.values)
    for grade in game.add_edition({}).grades:
        yield f"rattus_cartus-data-{grade.what}"
    yield from (f"grade-{grade}" for grade in ("printed", "inferred", "reconstructed"))
    yield from (f"game-{key}{attribute}" for key in GAMES for attribute in ("", ".command", ".about", ".length"))
    for key in GAMES:
        own, shared = achievements_of(key)[len(COMMON) :], COMMON
        for text in (*(f"{key}-achieved-{each.key}" for each in own), *(f"achieved-{each.key}" for each in shared)):
            yield from (text, f"{text}-how")
    for key in GAMES:
        yield from (f"pages-{group}" for group in groups_of(pages_of("en", key)))
    yield from (f"ui-{term}" for term in TERMS if term != "language")
    for table in (COMMANDS, RATTUS_COMMANDS, NOTRE_DAME_COMMANDS, HAMELN_COMMANDS):
        for command in (table.name, f"rules-{table.name}", *(f"{table.name}-{sub.name}" for sub in table.subs)):
            yield from (f"cmd-{command}", f"cmd-{command}.about")
    yield from (f"hameln-confirm-{choice}.short" for choice in ("for_money", "for_tokens", "keep"))  # by `roomy`
    for key, prefix in PREFIXES.items():
        yield from of_game(key, prefix)


def of_game(key: str, prefix: str) -> Iterator[str]:
    """The same for a further game: what it asks, tells, refuses, and lets a table agree on."""
    one = GAMES[key]
    for choice in one.rules.choices:
        yield from (f"{prefix}-{what}-{choice}" for what in ("call", "ask", "hint"))
    told = calls(key, "say") | calls(key, "disclose") | calls(key, "reveal")
    yield from (f"{prefix}-event-{event}" for event in told - UNTOLD)
    yield from (f"barrier-{key}-{event}" for event in calls(key, "disclose"))
    yield from (f"{prefix}-refusal-{reason}" for reason in calls(key, "Refusal") - SHARED)
    yield from (f"{prefix}-table-edition", f"{prefix}-table-edition.built_in")
    for option in one.table_options:
        yield f"{prefix}-table-{option.name}"
        if option.pick == 1:
            yield from (f"{prefix}-table-{option.name}.{value}" for value in option.values)
    yield from (f"{prefix}-data-{grade.what}" for grade in one.add_edition({}).grades)


@cache
def named() -> frozenset[str]:
    """Every text constant of the code that speaks."""
    found: set[str] = set()
    for room in ("bot/faces", "bot/pictures", "bot/games", "bot/text", "bot/ui", "cogs"):
        for node in nodes(room):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return frozenset(found)


def test_every_key_made_from_a_closed_list_has_a_text() -> None:
    assert set(generated()) - {text.key for text in texts("en")} == set()


def test_no_text_of_the_game_or_of_all_games_is_left_over() -> None:
    used = set(generated()) | named()
    kept = {text.key for file in ("common.ftl", "rattus_cartus/game.ftl") for text in texts("en", file)}
    assert kept - used == set()


def test_the_lists_from_the_source_found_what_the_game_says() -> None:
    assert {"drew", "gave_cards", "paid_tribute", "nobody_won"} <= SAID
    assert {"no_pass_card", "already_looked", "chosen_five_per_class"} <= REFUSED
    assert {"not_your_turn", "wrong_number"} <= KERNEL
    assert PASS == "pass"
    assert {"turned_up", "took", "won"} <= calls("rattus", "say") | calls("rattus", "reveal") | {"turned_up"}
    assert {"hired", "outbreak", "spied", "won"} <= calls("notre_dame", "say") | calls("notre_dame", "reveal")
    assert {"cleared", "took_tokens", "won"} <= calls("hameln", "say") | calls("hameln", "reveal")
    assert set(GAMES) == {"rattus_cartus", *PREFIXES}, "a new game needs its own lists here"


def put_together() -> set[str]:
    """How the keys begin that the shared face and the commands put together: f"ui-language-{…}"."""
    begun: set[str] = set()
    for room in ("bot/ui", "cogs", *(f"bot/games/{key}/face" for key in PREFIXES)):
        for node in nodes(room):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
    return {start for start in begun if start[-1] in "-_" and start[0].isalpha()} - {"ui-"}  # that would be everything


def test_no_text_of_the_shared_face_and_the_commands_is_left_over() -> None:
    used, begun = named() | set(generated()), put_together()
    left = {text.key for text in texts("en") if text.key not in used and not any(map(text.key.startswith, begun))}
    assert left == set()
