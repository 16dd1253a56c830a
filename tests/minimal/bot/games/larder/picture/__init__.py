"""The pictures of Larder: the cheese on the left, the mice on the right; a hand of cards."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Final

from bot.pictures.alt import sentences
from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.painter import Painter
from bot.pictures.scene import BOARD, HAND, Scene, Stretch
from bot.pictures.svg import Paint
from bot.text import Words
from tests.minimal.rules.larder.components import NOTHING, editions
from tests.minimal.rules.larder.view import View

HALF: Final = BOARD[0] / 2
TITLE: Final = Type(40, 700)
TEXT: Final = Type(34, 600)
ROW: Final = 190  # height of a wedge, and of a mouse
CARD: Final = (130, 170)
LARDER: Final = Stretch("larder-picture-part-larder", 0, 0, HALF, BOARD[1])
MICE: Final = Stretch("larder-picture-part-mice", HALF, 0, HALF, BOARD[1])


def pieces(view: View) -> Mapping[str, Hashable]:
    """Everything on the board by its id, with what it tells."""
    return {
        "round": (view.round, view.over),
        "discard": view.discard,
        **{f"wedge-{kind}": n for kind, n in enumerate(view.wedges)},
        **{f"mouse-{seat}": (view.cards[seat], view.laid[seat], view.taken[seat]) for seat in range(view.seats)},
    }


# --------------------------------------------------------------------------- the board


def draw_board(canvas: Canvas, scene: Scene) -> None:
    """The larder, then the mice."""
    view, words = scene.view, scene.words
    with canvas.piece("round", (40, 70)):
        canvas.label(0, 0, headline(words, view), TITLE, canvas.theme.gold, HALF - 60)
    for kind, n in enumerate(view.wedges):
        _wedge(canvas, scene, kind, n)
    with canvas.piece("discard", (40, 800)):
        text = words("larder-board-discard", list=listed(words, view.discard))
        canvas.label(0, 0, text, TEXT, canvas.theme.faint, HALF - 60)
    canvas.label(HALF + 30, 70, words("larder-picture-mice"), TITLE, canvas.theme.gold, HALF - 60)
    for seat in range(view.seats):
        _mouse(canvas, scene, seat)


def _wedge(canvas: Canvas, scene: Scene, kind: int, n: int) -> None:
    """A kind of cheese, and how much of it is left."""
    top, theme, name = 110 + kind * (ROW + 20), canvas.theme, f"wedge-{kind}"
    with canvas.piece(name, (30, top)):
        canvas.plate(0, 0, HALF - 50, ROW)
        canvas.frame_glow(name, 0, 0, HALF - 50, ROW)
        canvas.icon("cheese", 90, ROW / 2, 110, theme.gold if n else theme.edge)
        label = scene.words(f"larder-wedge-{kinds(scene.view)[kind]}", n=n)
        canvas.label(170, ROW / 2 + 14, label, TITLE, theme.ink, 260)
        canvas.label(HALF - 80, ROW / 2 + 22, str(n), Type(64, 700), theme.ink, 70, anchor="end")


def _mouse(canvas: Canvas, scene: Scene, seat: int) -> None:
    """A seat: its name, gold while it is asked, its cards, the card laid, the cheese taken."""
    view, theme, name = scene.view, canvas.theme, f"mouse-{seat}"
    with canvas.piece(name, (HALF + 20, 110 + seat * ROW)):
        canvas.plate(0, 0, HALF - 50, ROW - 15)
        canvas.frame_glow(name, 0, 0, HALF - 50, ROW - 15)
        with canvas.svg.group(at=(45, 50)):
            canvas.seat(seat, 24)
        canvas.label(85, 62, scene.name(seat), TEXT, theme.gold if seat in scene.asked else theme.ink, 300)
        canvas.count("card", 22, 125, str(view.cards[seat]), 48, theme.faint, 110)
        for kind, n in enumerate(view.taken[seat]):
            short = scene.words(f"larder-wedge-{kinds(view)[kind]}.short")
            canvas.label(140 + kind * 95, 138, f"{short} {n}", TEXT, theme.gold if n else theme.faint, 90)
        if view.laid[seat] != NOTHING:
            _card(canvas, HALF - 165, 14, 100, 145, view.laid[seat])


def _card(canvas: Canvas, x: float, y: float, wide: float, high: float, value: int) -> None:
    """A card face up."""
    canvas.svg.rect(x, y, wide, high, Paint(canvas.theme.paper, canvas.theme.dark, 3), 12)
    letter = Type(high * 0.5, 700)
    canvas.label(x + wide / 2, y + high * 0.67, str(value), letter, canvas.theme.dark, wide - 20, anchor="middle")


# --------------------------------------------------------------------------- the hand


def draw_hand(scene: Scene) -> str:
    """The cards of one seat; "" where it has none."""
    view: View = scene.view
    if not view.hand:
        return ""
    canvas = Canvas(scene.theme, *HAND)
    canvas.label(30, 50, scene.words("larder-picture-hand"), TEXT, canvas.theme.gold, 600)
    for at, value in enumerate(view.hand):
        with canvas.piece(f"card-{at}", (30 + at * (CARD[0] + 20), 70)):
            _card(canvas, 0, 0, *CARD, value)
    return str(canvas.svg)


def parts(scene: Scene) -> tuple[Stretch, ...]:
    """For large print: the half that the question is about comes first."""
    taking = scene.question is not None and scene.question.choice == "take"
    return (LARDER, MICE) if taking else (MICE, LARDER)


def hand_parts(scene: Scene) -> tuple[Stretch, ...]:
    """The hand is narrow enough to be shown whole."""
    return (Stretch("larder-picture-part-hand", 0, 0, 650, HAND[1]),)


# --------------------------------------------------------------------------- in words


def tell_board(scene: Scene) -> str:
    """The picture for those who hear it."""
    view, words = scene.view, scene.words
    mice = (_told(scene, seat) for seat in range(view.seats))
    waiting = ", ".join(map(scene.name, scene.asked)) or words("larder-nothing")
    return sentences(
        f"{words('larder-picture-larder')}: {wedges(words, view, view.wedges)}",
        *mice,
        words("larder-board-discard", list=listed(words, view.discard)),
        last=words("larder-picture-alt", headline=headline(words, view), who=waiting),
    )


def _told(scene: Scene, seat: int) -> str:
    view, words = scene.view, scene.words
    return words(
        "larder-picture-alt-seat",
        who=scene.name(seat),
        n=view.cards[seat],
        laid=view.laid[seat] or words("larder-nothing"),
        list=wedges(words, view, view.taken[seat]),
    )


def tell_hand(scene: Scene) -> str:
    """The hand for those who hear it."""
    return str(scene.words("larder-secret-hand", list=listed(scene.words, scene.view.hand)))


# --------------------------------------------------------------------------- words


def headline(words: Words, view: View) -> str:
    """Where the game is."""
    return words("larder-headline-over" if view.over else "larder-headline", round=view.round, rounds=view.rounds)


def kinds(view: View) -> tuple[str, ...]:
    """The kinds of cheese at this table."""
    return tuple(wedge.name for wedge in editions.components(view.edition).wedge)


def wedges(words: Words, view: View, counts: Iterable[int]) -> str:
    """Cheese in a line."""
    told = (f"{n} {words(f'larder-wedge-{name}', n=n)}" for name, n in zip(kinds(view), counts, strict=True) if n)
    return ", ".join(told) or words("larder-nothing")


def listed(words: Words, cards: Iterable[int]) -> str:
    """Cards in a line."""
    return ", ".join(map(str, cards)) or words("larder-nothing")


painter: Final = Painter(
    pieces=pieces,
    draw_board=draw_board,
    draw_hand=draw_hand,
    parts=parts,
    hand_parts=hand_parts,
    tell_board=tell_board,
    tell_hand=tell_hand,
)
