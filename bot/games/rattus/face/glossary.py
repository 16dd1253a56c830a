"""How the things of the game are called: regions, classes, cards, faces of tokens, walls, and lists of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.text import TIED, Words, listed
from rules.core import Arg
from rules.rattus.components import BY_EVERYBODY, BY_MAJORITY, Card, Class, Region, TokenFace, class_of
from rules.rattus.view import Wall

CLASSES: Final = tuple(cls.name.lower() for cls in Class)
REGIONS: Final = tuple(region.name.lower() for region in Region)
CARDS: Final = tuple(card.name.lower() for card in Card)
CLASS_EMOJI: Final = ("🌾", "🧺", "⛪", "🐴", "🔮", "👑")
PLAGUE_MARK: Final = "»"  # the Plague Piece stands here
NOTHING: Final = "–"
STARTING: Final = "°"  # a starting rat: it bears a ring


# --------------------------------------------------------------------------- regions, classes, cards


def region_name(words: Words, region: int, form: str = "") -> str:
    """A region's name, or a form of it: short (three letters), in, to, from, of ("en Gallia", "d’Anglia")."""
    return words(f"rattus-region-{REGIONS[region]}{form and '.' + form}")


def class_name(words: Words, cls: int, form: str = "") -> str:
    """The name of a class, or its short form of three letters: short; in words mode always the name."""
    return words(f"rattus-class-{CLASSES[cls]}{form and '.' + form}")


def card_name(words: Words, card: int, form: str = "") -> str:
    """A class card's name, or a form of it: short, the, capital ("The King"), of, to ("au Roi")."""
    return words(f"rattus-card-{CARDS[card]}{form and '.' + form}")


def card_emoji(card: int) -> str:
    """The symbol of the class that a card belongs to."""
    return CLASS_EMOJI[class_of(card)]


def card_shown(words: Words, card: int) -> str:
    """A card with the symbol of its class: "👑 King"; in words mode its name alone."""
    name = card_name(words, card)
    return name if words.spoken else f"{card_emoji(card)}{TIED}{name}"


def regions_listed(words: Words, regions: Iterable[int]) -> str:
    """Regions as a part of a sentence: "Anglia, Germania and Russia"."""
    return listed(words, [region_name(words, region) for region in regions])


def wall_name(words: Words, wall: Wall, form: str = "") -> str:
    """The border on which a wall stands: "Gallia–Germania"; short: "Gal–Ger"."""
    one, other = (region_name(words, region, form) for region in wall)
    return words("rattus-wall", one=one, other=other)


# --------------------------------------------------------------------------- rat tokens


def ordinal(words: Words, slot: int) -> str:
    """A token's place in its region: "1st" is the one that has been there longest."""
    return words("rattus-ordinal", n=slot + 1)


def face_symbols(words: Words, face: TokenFace) -> str:
    """The face with short symbols: "3 · M Bou Chu"; in words mode "limit 3: majority, Bourgeoisie, Church"."""
    signs = (*letters(words, face), *classes(words, face))
    if not signs:
        return words("rattus-face.bare", limit=face.limit)
    return words("rattus-face", limit=face.limit, symbols=(", " if words.spoken else " ").join(signs))


def symbol_text(words: Words, by: Arg, cards: Sequence[int] = ()) -> str:
    """A symbol that takes cubes, with the reader's cards that it is on: "Church – your Monk"; "" if it is not told."""
    if not isinstance(by, int):
        return words(f"rattus-digest-by-{str(by).lower()}") if by else ""
    name = class_name(words, by)
    if not cards:
        return name
    return words(
        "rattus-digest-cards", cls=name, cards=listed(words, [card_name(words, card, "your") for card in cards])
    )


def face_spelled_out(words: Words, face: TokenFace) -> str:
    """The face in words: "limit 3: majority, Bourgeoisie, Church"."""
    signs: list[Arg] = [*[BY_MAJORITY] * face.majority, *[BY_EVERYBODY] * face.everybody, *face.classes]
    symbols = ", ".join(symbol_text(words, sign) for sign in signs)
    return words("rattus-face-named", limit=face.limit, symbols=symbols) if signs else face_symbols(words, face)


def face_with_class_names(words: Words, face: TokenFace) -> str:
    """The face with the names of its classes: "3 · M, Bourgeoisie, Church"."""
    if words.spoken or not face.classes:
        return face_symbols(words, face)
    signs = (*letters(words, face), *(class_name(words, cls) for cls in face.classes))
    return words("rattus-face", limit=face.limit, symbols=", ".join(signs))


def face_with_ring(words: Words, face: TokenFace) -> str:
    """The face with short symbols, and the ring of a starting rat: "3 · M Bou Chu°"."""
    text = face_symbols(words, face)
    return words("rattus-ringed", face=text) if face.ringed else text


def face_brief(words: Words, face: TokenFace) -> str:
    """The face in few letters: "3M BouChu°"; in words mode "3 majority Bourgeoisie Church"."""
    if words.spoken:
        return " ".join([str(face.limit), *letters(words, face), *classes(words, face)])
    return f"{face.limit}{''.join(letters(words, face))} {classes_brief(words, face)}"


def letters(words: Words, face: TokenFace) -> Sequence[str]:
    """The letters of a token, M before A."""
    return [words("rattus-symbol-m")] * face.majority + [words("rattus-symbol-a")] * face.everybody


def classes(words: Words, face: TokenFace) -> Sequence[str]:
    """The class symbols of a token."""
    return [class_name(words, cls, "" if words.spoken else "short") for cls in face.classes]


def classes_brief(words: Words, face: TokenFace) -> str:
    """The class symbols, with the ring, in one word: "BouChu°"; in words mode "Bourgeoisie and Church"."""
    if words.spoken:
        text = listed(words, classes(words, face)) if face.classes else words("rattus-no-class")
        return words("rattus-ringed", face=text) if face.ringed else text
    return f"{''.join(classes(words, face)) or NOTHING}{STARTING if face.ringed else ''}"


def heap(words: Words, faces: Iterable[TokenFace]) -> Iterator[tuple[TokenFace, str]]:
    """Yield the faces grouped by limit and letters: one of each group, and all its classes: "BouChu°, PeaRoy ×2"."""
    alike: dict[tuple[int, int, int], list[TokenFace]] = {}
    for face in sorted(faces):
        alike.setdefault((face.limit, face.majority, face.everybody), []).append(face)
    for kin in alike.values():
        count = Counter(classes_brief(words, face) for face in kin)
        yield kin[0], ", ".join(_times(words, text, n) for text, n in count.items())


def _times(words: Words, text: str, n: int) -> str:
    return text if n == 1 else words("rattus-times", what=text, n=n)


# --------------------------------------------------------------------------- counts


def rats_text(words: Words, n: int) -> str:
    """So many rats: "2 rats"."""
    return words("rattus-rats", n=n)


def cubes_text(words: Words, n: int) -> str:
    """So many cubes: "1 cube"."""
    return words("rattus-cubes", n=n)


def potions_text(words: Words, n: int) -> str:
    """So many potions."""
    return words("rattus-potions", n=n)


def cards_listed(words: Words, cards: Sequence[int], form: str = "") -> str:
    """Cards as a part of a sentence: "King and Witch"."""
    return listed(words, [card_name(words, card, form) for card in cards])
