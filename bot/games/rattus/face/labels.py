"""The options of every question: what a button says, and what the press brings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.faces.face import LABEL, Label
from bot.faces.facts import TextArguments
from bot.faces.question_context import fitting, number, numbers, roomy
from bot.text import listed, units
from rules.core import PASS, Arg
from rules.rattus.components import HIGHEST_LIMIT
from rules.rattus.view import DRAWN, LAID_OUT, REDRAWN, STOCK, RatView

from .facts import region_told
from .glossary import face_with_class_names, potions_text, region_name, wall_name
from .question_context import Context, lies_there
from .turn_labels import did, march

ORIGINS: Final = {LAID_OUT: "laid_out", DRAWN: "drawn", REDRAWN: "redrawn"}

# --------------------------------------------------------------------------- regions


def _region(at: Context, option: Arg) -> Label:
    """Label an option that is a region, or the option to choose none."""
    key, facts = f"rattus-option-{at.ask.choice}", _sizes(at)
    if not isinstance(option, int):
        return Label(at.words(f"{key}.pass", **facts))
    facts |= region_told(at.words, "here", option) | _offered(at, option)
    label = roomy(at.words, key, LABEL, facts) if at.words.has(f"{key}.short") else at.words(key, **facts)
    sign = region_name(at.words, option)
    there = lies_there(at, option, *_first(at, option))
    return Label(label, there, sign=sign, brings=_brings(at, option), drawn=not _last_rat(at))


def _brings(at: Context, region: int) -> str:
    """What the picture has to say of a region beside what lies there."""
    if at.ask.choice == "piper_to":
        return at.words("rattus-option-follow", n=at.view.followers(at.arg(1), region))
    if at.ask.choice in ("new_rat", "soldier", "last_soldier", "monk_to"):
        return at.words("rattus-option-then", n=len(at.here(region).rats) + 1)
    return ""


def _last_rat(at: Context) -> bool:
    """Whether a rat of the supply comes that is the last, so that the game ends with this turn."""
    return at.ask.choice in ("new_rat", "soldier") and at.view.supply == 1


def _sizes(at: Context) -> TextArguments:
    """Return the further arguments of a region label: numbers, or the region that the move comes from."""
    match at.ask.choice:
        case "queen_cubes":
            return {"n": at.view.by_queen(at.seat)}
        case "empty_baker":
            return {"n": at.view.baker}
        case "merchant_to":
            return {**region_told(at.words, "source", at.arg(1)), "n": at.view.to_carry(at.seat, at.arg(1))}
        case "monk_to" | "piper_to":
            return region_told(at.words, "source", at.arg(1))
        case "nun_to":
            piece = at.ask.args[1]
            told = region_told(at.words, "piece", piece) if isinstance(piece, int) else {"piece_in": ""}
            return {**told, "new": int(piece == STOCK)}
        case "wall_to":
            return {"one": region_name(at.words, at.arg(1))}
    return {}


def _offered(at: Context, region: int) -> TextArguments:
    """What a card finds in a region: the rats that can be looked at, or whose cubes can be swapped."""
    match at.ask.choice:
        case "witch_where":
            return {"n": at.view.to_look_at(region)}
        case "witch_further":
            return {"n": at.view.to_look_at(region, seen=at.arg(1))}
        case "messenger_from":
            owners = [owner for owner in at.view.to_send(region) for _ in set(at.view.kinds(region, owner))]
            return {"n": len(owners), "who": _owners(at, owners)}
        case "messenger_to":
            cubes = at.view.to_swap(region, at.arg(2))
            return {"n": len(cubes), "who": _owners(at, [owner for owner, _ in cubes])}
    return {}


def _owners(at: Context, owners: list[int]) -> str:
    """Name the owner of one cube in full, those of several by their marks: "● or ■"; in words mode by their number."""
    if len(owners) == 1:
        return at.person(owners[0])
    if at.words.spoken:  # a long name and what is asked next would leave no room
        return at.words("rattus-option-owners", n=len(owners))
    *rest, last = (at.names.marks[seat] for seat in sorted(set(owners)))
    return at.words("rattus-option-owners", rest=", ".join(rest), last=last) if rest else last


def _first(at: Context, region: int) -> Iterator[str]:
    """Yield what stands at the head of an outcome, before what lies in the region."""
    if at.ask.choice == "piper_to":
        yield at.words("rattus-option-follow", n=at.view.followers(at.arg(1), region))
    if _last_rat(at):
        yield at.words("rattus-option-used_up")


def _wall_side(at: Context, option: Arg) -> Label:
    """Label the second side of a wall by the neighbour that it would shut off."""
    other = number(option)
    region = region_name(at.words, other)
    return Label(at.words("rattus-option-wall_to", region=region), lies_there(at, other), sign=region, drawn=True)


# --------------------------------------------------------------------------- yes or no


def _yes_or_no(at: Context, option: Arg) -> Label:
    """Label the use of a card at this moment, or doing without it."""
    here = at.here(at.view.plague)
    key = f"rattus-option-{at.ask.choice}"
    facts = region_told(at.words, "here", at.view.plague)
    outcome, brings, sign = "", "", _answer(at, option)
    if at.ask.choice == "knight":
        people = at.view.population(neutral=at.view.neutral or option != PASS)
        counts: TextArguments = {"n": people, "all": int(people >= HIGHEST_LIMIT)}
        outcome = at.words("rattus-option-population", **counts)
        brings = at.words("rattus-option-population.brings", **counts)
    elif at.ask.choice == "serf_cube":
        outcome = at.words("rattus-option-serf_stock", n=at.view.stock[at.seat] - (option != PASS))
        sign = "" if option == PASS else region_name(at.words, at.view.plague)
    label = at.words(f"{key}.pass" if option == PASS else key, n=len(here.rats), **facts)
    return Label(label, outcome, sign=sign, brings=brings)


def _answer(at: Context, option: Arg) -> str:
    """The sign of a yes or a no; "" where the picture has no place for it."""
    key = f"rattus-option-{at.ask.choice}.{'pass-sign' if option == PASS else 'sign'}"
    return at.words(key) if at.words.has(key) else ""


def _swap(at: Context, option: Arg) -> Label:
    """Label the Witch's swap with the two faces she has seen, or leaving the tokens as they are."""
    if option == PASS:
        return Label(at.words("rattus-option-witch_swap.pass"), sign=_answer(at, option))
    region, slot, other, far = (at.arg(n) for n in (1, 2, 3, 4))
    rats = (at.here(other).rats[far], at.here(region).rats[slot])
    parts = [
        at.words(
            "rattus-option-gets", region=region_name(at.words, place), face=face_with_class_names(at.words, rat.face)
        )
        for place, rat in zip((region, other), rats, strict=True)
        if rat.face
    ]
    return Label(at.words("rattus-option-witch_swap"), fitting(*parts), sign=_answer(at, option))


# --------------------------------------------------------------------------- rats, cubes, pieces


def known(at: Context, rat: RatView) -> str:
    """Return what this seat knows of a token: its face or its origin, and who else has looked at it."""
    if rat.face:
        said = at.words("rattus-option-known", face=face_with_class_names(at.words, rat.face))
    else:
        said = at.words(f"rattus-origin-{ORIGINS[rat.origin]}")
    others = [at.names.tag(seat) for seat in rat.seen_by if seat != at.seat]
    return fitting(said, at.words("rattus-option-seen_by", who=listed(at.words, others)) if others else "")


def _rat(at: Context, option: Arg) -> Label:
    """One of the tokens of the region that the question names last."""
    slot, region = number(option), at.arg(-1 if at.ask.choice != "piper_rats" else 1)
    facts = region_told(at.words, "region", region)
    label = at.words(f"rattus-option-{at.ask.choice}", slot=slot + 1, **facts)
    return Label(label, known(at, at.here(region).rats[slot]), sign=str(slot + 1))


def _open_rat(at: Context, option: Arg) -> Label:
    """Label a token that lies open with its face, and with whether its limit is reached now."""
    slot, here = number(option), at.here(at.view.plague)
    face = here.rats[slot].face
    assert face is not None
    people = at.view.population(neutral=at.view.neutral)
    key = "rattus-option-hits" if face.hits(people) else "rattus-option-misses"
    said, brings = at.words(key, n=people), at.words(f"{key}.brings")
    shown = face_with_class_names(at.words, face)
    facts: TextArguments = {"slot": slot + 1, "face": shown, "limit": face.limit}
    label = roomy(at.words, "rattus-option-next_rat", LABEL, facts)
    return Label(label, said if shown in label else fitting(said, shown), sign=str(slot + 1), brings=brings)


def _cube(at: Context, option: Arg) -> Label:
    """Label one of the seat's own cubes in a region by its number of potions."""
    n, region = number(option), at.arg(-1 if at.ask.choice != "merchant_cubes" else 1)
    outcome = at.words("rattus-option-brewed", n=n + 1) if at.ask.choice == "wizard_cube" else ""
    cube = cube_text(at, n)
    label = at.words("rattus-option-cube.picked", cube=cube)
    if at.ask.choice == "merchant_cubes":
        label = at.words("rattus-option-cube.moved", cube=cube, target=region_name(at.words, at.arg(2)))
    return Label(label, outcome or at.words("rattus-option-own", n=at.own(region)), sign=cube, drawn=not outcome)


def cube_text(at: Context, potions: int) -> str:
    """Name a cube by its number of potions; a plain one differently where guarded ones are on offer too."""
    guarded = any(n for option in at.ask.options for n in (option if isinstance(option, tuple) else (option,)) if n)
    return at.words("rattus-option-cube", n=potions) if guarded else at.words("rattus-option-cube.plain")


def _lose(at: Context, option: Arg) -> Label:
    assert isinstance(option, tuple)
    verb, n = str(option[0]), number(option[1])
    own, cube = at.own(at.arg(1)), at.words("rattus-option-cube", n=number(option[1]))
    label = at.words(f"rattus-option-{verb}", n=n, cube=cube)
    if verb == "give":
        outcome = at.words("rattus-option-give.outcome", left=potions_text(at.words, n - 1))
    else:
        outcome = at.words("rattus-option-lose.outcome", old=own, new=own - 1, n=n)
    return Label(label, outcome, sign=cube)


def _somebodys_cube(at: Context, option: Arg) -> Label:
    """A cube of anybody in the region that the question names last, told by its owner and its potions."""
    owner, potions = numbers(option)
    region = at.arg(1 if at.ask.choice == "messenger_cube" else 4)
    facts: TextArguments = {"owner": at.person(owner), "n": potions, **region_told(at.words, "region", region)}
    sign = at.words("rattus-option-somebodys_cube.sign", **facts)
    label = at.words("rattus-option-somebodys_cube", **facts)
    there = at.words("rattus-option-there", n=at.here(region).cubes[owner])
    return Label(label if units(label) <= LABEL else sign, there, sign=sign, drawn=True)


def _piece(at: Context, option: Arg) -> Label:
    """A bishop or a wall that is placed or moved."""
    key = f"rattus-option-{at.ask.choice}"
    if option == PASS:
        return Label(at.words(f"{key}.pass"))
    if option == STOCK:
        left = at.view.bishops_left if at.ask.choice == "bishop_piece" else at.view.walls_left
        return Label(at.words(f"{key}.new"), at.words("rattus-option-stock_of_pieces", n=left))
    if isinstance(option, int):
        return Label(at.words(key, **region_told(at.words, "here", option)), sign=region_name(at.words, option))
    one, other = numbers(option)
    wall = wall_name(at.words, (one, other))
    return Label(at.words(key, wall=wall), sign=wall)


# fmt: off
REGIONS: Final = (
    "start_cubes", "peasant", "queen_cubes", "mayor", "new_rat", "soldier", "last_soldier", "merchant_from",
    "merchant_to", "messenger_from", "messenger_to", "monk_from", "monk_to", "piper_from", "piper_to", "bishop_to",
    "nun_to", "wall_from", "witch_where", "witch_further", "empty_baker", "wizard", "king",
)
# fmt: on
LABELS: Final[Mapping[str, Callable[[Context, Arg], Label]]] = {
    **dict.fromkeys(REGIONS, _region),
    **dict.fromkeys(("turn", "last_uses"), did),
    **dict.fromkeys(("knight", "crusader", "serf_cube"), _yes_or_no),
    **dict.fromkeys(("monk_rat", "piper_rats", "witch_rat", "witch_second"), _rat),
    **dict.fromkeys(("merchant_cubes", "piper_cube", "wizard_cube", "king_cube"), _cube),
    **dict.fromkeys(("messenger_cube", "messenger_swap"), _somebodys_cube),
    **dict.fromkeys(("bishop_piece", "wall_piece"), _piece),
    "wall_to": _wall_side,
    "lose_cube": _lose,
    "next_rat": _open_rat,
    "witch_swap": _swap,
    "march": march,
}
