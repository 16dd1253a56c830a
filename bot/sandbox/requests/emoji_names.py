"""Which texts Discord takes as an emoji of a button or option."""

from typing import Final

# Signs that are emojis, and ranges in which nearly all are: a look-alike beside them (● ■ ✎ ★) is none.
SIGNS: Final = frozenset(
    "©®‼⁉™ℹ↔↕↖↗↘↙↩↪⌚⌛⌨⏏⏩⏪⏫⏬⏭⏮⏯⏰⏱⏲⏳⏸⏹⏺Ⓜ▪▫▶◀◻◼◽◾☀☁☂☃☄☎☑☔☕☘☝☠☢☣☦☪☮☯☸☹☺♀♂♈♉♊♋♌♍♎♏♐♑♒♓♟♠♣♥♦♨♻♾♿"
    "⚒⚓⚔⚕⚖⚗⚙⚛⚜⚠⚡⚧⚪⚫⚰⚱⚽⚾⛄⛅⛈⛎⛏⛑⛓⛔⛩⛪⛰⛱⛲⛳⛴⛵⛷⛸⛹⛺⛽✂✅✈✉✊✋✌✍✏✒✔✖✝✡✨✳✴❄❇❌❎❓❔❕❗❣❤➕➖➗➡➰➿⤴⤵"
    "⬅⬆⬇⬛⬜⭐⭕〰〽㊗㊙🀄🃏🅰🅱🅾🅿🆎🈁🈂🈚🈯🉐🉑🟰"
)
RANGES: Final = (
    (0x1F191, 0x1F19A),
    (0x1F1E6, 0x1F1FF),
    (0x1F232, 0x1F23A),
    (0x1F300, 0x1F64F),
    (0x1F680, 0x1F6FF),
    (0x1F7E0, 0x1F7EB),
    (0x1F90C, 0x1F9FF),
    (0x1FA70, 0x1FAFF),
)
JOINED_BY: Final = "\u200d\ufe0f"
KEYCAP: Final = "\ufe0f\u20e3"


def is_emoji(name: str) -> bool:
    """Tell whether a text is one emoji of Unicode, maybe of several joined ones."""
    if name.endswith(KEYCAP):
        return name.removesuffix(KEYCAP) in set("0123456789#*")
    return name[:1] not in JOINED_BY and all(each in JOINED_BY or _is_one(each) for each in name)


def _is_one(sign: str) -> bool:
    return sign in SIGNS or any(low <= ord(sign) <= high for low, high in RANGES)
