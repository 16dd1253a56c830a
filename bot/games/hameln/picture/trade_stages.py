"""The stages of what is paid for: couples, sales, tokens, the optional actions, bribes, children to keep."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.question import WHITE
from bot.pictures.scene import Scene
from bot.pictures.sizes import SIGN
from bot.pictures.stage import Stage
from bot.pictures.svg import NONE, Paint, Point
from bot.text import SEAT_MARKS
from rules.core import Arg, Ask
from rules.hameln.components import Good
from rules.hameln.view import BOY, BRIBE, CAT, INFLUENCE, NOBODY, SeatView, View

from .cards import HEAD, TEXT, Card, Grid, card_stage, centred, told
from .families import GOODS, TINTS
from .tokens import token
from .town import SPACE, space

COUNT: Final = Type(42, 700)
SPACES: Final = Grid(4, 190)
AMOUNTS: Final = Grid(5, 100, SPACES.bottom(4))
ICONS: Final = {INFLUENCE: "star", CAT: "cat", BRIBE: "piper"}


def couples(scene: Scene, ask: Ask) -> Stage:
    """The pairs of children, and who pays for the house of each."""
    pairs = [option for option in ask.options if isinstance(option, tuple)]
    return card_stage(scene, [Card(pair, partial(_couple, scene=scene, pair=pair)) for pair in pairs], Grid(2, 166))


def _couple(canvas: Canvas, wide: float, scene: Scene, pair: tuple[Arg, ...]) -> None:
    view, ink = scene.view, canvas.theme.ink
    for icon, seat, x in (("boy", pair[0], wide / 2 - 104), ("girl", pair[1], wide / 2 + 56)):
        assert isinstance(seat, int)
        canvas.icon(icon, x, 90, 46, ink)
        with canvas.svg.group(at=(x + 48, 90)):
            canvas.seat(seat, 19)
    centred(canvas, wide / 2, 102, "+", COUNT, 40)
    payer = pair[0]
    assert isinstance(payer, int)
    key = "hameln-picture-you-pay" if payer == view.viewer else "hameln-picture-pays"
    pays = scene.words(key, who=SEAT_MARKS[payer], n=view.table[payer].money)
    told(canvas, wide, 142, " · ".join(part for part in (_forced(scene, pair), pays) if part))


def _forced(scene: Scene, option: Arg) -> str:
    """What the rules decide along with an option: the only house for a couple, the only bribe; else ""."""
    return next((mark.forced for mark in scene.marks if mark.option == option), "")


# --------------------------------------------------------------------------- sales


def goods(scene: Scene, ask: Ask) -> Stage:
    """The goods of a kind on a card each; under them what those chosen so far bring."""
    view: View = scene.view
    kinds = [Good(option) for option in dict.fromkeys(ask.options) if isinstance(option, int)]
    sold = ask.choice == "for_money"
    cards = [Card(int(good), partial(_good, scene=scene, good=good, n=ask.options.count(good))) for good in kinds]
    return card_stage(scene, cards, Grid(len(cards), 206), (_sale if sold else _exchange)(scene, view))


def _good(canvas: Canvas, wide: float, scene: Scene, good: Good, n: int) -> None:
    assert scene.question
    tint = canvas.theme.ink if canvas.theme.flat else TINTS[good]
    canvas.icon(GOODS[good], wide / 2 - 34, 112, 84, tint)
    canvas.label(wide / 2 + 22, 128, f"×{n}", COUNT, canvas.theme.ink, 70)
    key = "hameln-picture-each" if scene.question.choice == "for_money" else "hameln-picture-each.token"
    told(canvas, wide, 190, scene.words(key, n=scene.view.components.value[good]))


def _sale(scene: Scene, view: View) -> str:
    own, value = _own(view), view.components.value
    gain = sum(value[mark.option] * mark.chosen for mark in scene.marks if isinstance(mark.option, int))
    return scene.words("hameln-picture-gain", money=own.money, n=gain, total=own.money + gain)


def _exchange(scene: Scene, view: View) -> str:
    return scene.words("hameln-picture-tokens-left", n=_chosen(scene), left=view.tokens_left)


def _own(view: View) -> SeatView:
    assert view.viewer is not None
    own: SeatView = view.table[view.viewer]
    return own


def _chosen(scene: Scene) -> int:
    return sum(mark.chosen for mark in scene.marks)


def piles(scene: Scene, ask: Ask) -> Stage:
    """The piles of tokens, with how many each has left."""
    cards = [
        Card(pile, partial(_pile, scene=scene, n=n)) for pile, n in enumerate(scene.view.piles) if pile in ask.options
    ]
    return card_stage(scene, cards, Grid(len(cards), 200))


def _pile(canvas: Canvas, wide: float, scene: Scene, n: int) -> None:
    for nth in range(n):
        token(canvas, wide / 2 - 14 * (n - 1) / 2 + 14 * nth, 108, 64)
    told(canvas, wide, 182, scene.words("hameln-picture-left", n=n))


# --------------------------------------------------------------------------- the optional actions


def optional(scene: Scene, ask: Ask) -> Stage:
    """Influence, the cat and a bribe, each with its price and what it brings; what cannot be paid has no mark."""
    whats = (INFLUENCE, CAT, BRIBE)
    return card_stage(scene, [Card(what, partial(_action, scene=scene, what=what)) for what in whats], Grid(3, 268))


def _action(canvas: Canvas, wide: float, scene: Scene, what: str) -> None:
    view, theme = scene.view, canvas.theme
    assert scene.question
    tint = theme.gold if what in scene.question.options else theme.faint
    centred(canvas, wide / 2, HEAD + 11, scene.words(f"hameln-option-sign-{what}"), SIGN, wide - 20, theme.faint)
    canvas.icon(ICONS[what], wide / 2, 112, 84, tint)
    told(canvas, wide, 186, *EFFECTS[what](scene, view))


def _influence(scene: Scene, view: View) -> tuple[str, ...]:
    step, own = view.on_offer, _own(view)
    now = min(view.components.top, own.influence + step.gain)
    return scene.words("hameln-florins", n=step.price), f"{own.influence} → {now}"


def _cat(scene: Scene, view: View) -> tuple[str, ...]:
    price = scene.words("hameln-florins", n=view.components.prices.cat)
    if view.cat not in (NOBODY, view.viewer):
        owners = view.components.prices.cat_to_owner
        price = scene.words("hameln-picture-cat-from", who=SEAT_MARKS[view.cat], price=price, owners=owners)
    chased = scene.words("hameln-picture-cat" if view.rats else "hameln-picture-cat.no_rats")
    return price, chased, scene.words("hameln-picture-cat.worth", n=view.components.scoring.cat)


def _bribe(scene: Scene, view: View) -> tuple[str, ...]:
    region = scene.words(f"hameln-region-{view.components.regions[view.piper]}")
    money = _own(view).money
    amount = scene.words("hameln-florins", n=money) if money == 1 else scene.words("hameln-picture-bribe")
    return _forced(scene, BRIBE) or amount, scene.words("hameln-picture-piper-at", region=region)


EFFECTS: Final = {INFLUENCE: _influence, CAT: _cat, BRIBE: _bribe}


# --------------------------------------------------------------------------- bribes


def _space(canvas: Canvas, wide: float, scene: Scene, region: int) -> None:
    with canvas.svg.group(at=(wide / 2, SPACES.high / 2), scale=(SPACES.high - 2) / SPACE):
        space(canvas, scene, region, (0, 0))


def amounts(scene: Scene, ask: Ask) -> Stage:
    """The spaces, and below them every sum on this page: what would lie there, and the piper where he would come."""
    region = ask.args[1]
    assert isinstance(region, int)
    sums = [mark.option for mark in scene.marks] or ask.options
    cards = [Card(n, partial(_amount, scene=scene, region=region, n=n)) for n in sums if isinstance(n, int)]
    made = card_stage(scene, cards, AMOUNTS, above=partial(_spaces, scene=scene, region=region))
    comes = any(_comes(scene.view, region, card.option) for card in cards)
    return replace(made, arrows=((_middle(scene.view.piper), _middle(region)),)) if comes else made


def _comes(view: View, region: int, n: Arg) -> bool:
    """Whether so much more on a space would bring the piper there."""
    return isinstance(n, int) and view.piper_with(region, n) == region != view.piper


def _middle(region: int) -> Point:
    x, y = SPACES.corner(region)
    return x + SPACES.wide / 2, y + SPACES.high / 2


def _spaces(canvas: Canvas, scene: Scene, region: int) -> None:
    """The four spaces, that of the planned bribe in dashes."""
    white = "#000000" if canvas.theme.flat else WHITE
    for each in range(len(scene.view.bribes)):
        x, y = SPACES.corner(each)
        with canvas.svg.group(at=(x, y)):
            _space(canvas, SPACES.wide, scene, each)
            if each == region:
                canvas.svg.rect(-2, -2, SPACES.wide + 4, SPACES.high + 4, Paint(NONE, white, 4, dash="9 7"), 12)


def _amount(canvas: Canvas, wide: float, scene: Scene, region: int, n: int) -> None:
    view = scene.view
    comes = _comes(view, region, n)
    total, room = scene.words("hameln-picture-in-all", n=view.bribe_with(region, n)), wide - (50 if comes else 12)
    centred(canvas, 6 + room / 2, 85, total, TEXT, room)
    if comes:
        canvas.icon("piper", wide - 24, 76, 34, canvas.theme.gold)


# --------------------------------------------------------------------------- the piper's visit


def children(scene: Scene, ask: Ask) -> Stage:
    """Boys and girls in the hall; under them what keeping those chosen costs, and what is lost."""
    view: View = scene.view
    sexes = dict.fromkeys(ask.options)
    cards = [Card(sex, partial(_child, scene=scene, boy=sex == BOY, n=ask.options.count(sex))) for sex in sexes]
    kept = _chosen(scene)
    gone, left = len(ask.options) - kept, _own(view).money - kept * view.child_price
    paid = f"{_own(view).money} − {kept * view.child_price} = {scene.words('hameln-florins', n=left)}"
    lost = scene.words("hameln-picture-gone", n=gone, points=view.lost_on_road(gone))
    return card_stage(scene, cards, Grid(len(cards), 200), f"{paid} · {lost}")


def _child(canvas: Canvas, wide: float, scene: Scene, boy: bool, n: int) -> None:
    canvas.icon("boy" if boy else "girl", wide / 2 - 34, 110, 84, canvas.theme.ink)
    canvas.label(wide / 2 + 22, 126, f"×{n}", COUNT, canvas.theme.ink, 70)
    told(canvas, wide, 184, scene.words("hameln-picture-each", n=scene.view.child_price))
