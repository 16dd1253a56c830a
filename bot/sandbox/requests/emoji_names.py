"""Which texts Discord accepts as the emoji of a button or option."""

import re
from typing import Final

# Characters that Unicode calls emojis; look-alikes (● ■ ✎ ★ 🖉) are none.
SIGNS: Final = (
    "©®‼⁉™ℹ↔↕↖↗↘↙↩↪⌚⌛⌨⏏⏩⏪⏫⏬⏭⏮⏯⏰⏱⏲⏳⏸⏹⏺Ⓜ▪▫▶◀◻◼◽◾☀☁☂☃☄☎☑☔☕☘☝☠☢☣☦☪☮☯☸☹☺♀♂♈♉♊♋♌♍♎♏♐♑♒♓♟♠♣♥♦♨♻♾♿"
    "⚒⚓⚔⚕⚖⚗⚙⚛⚜⚠⚡⚧⚪⚫⚰⚱⚽⚾⛄⛅⛈⛎⛏⛑⛓⛔⛩⛪⛰⛱⛲⛳⛴⛵⛷⛸⛹⛺⛽✂✅✈✉✊✋✌✍✏✒✔✖✝✡✨✳✴❄❇❌❎❓❔❕❗❣❤➕➖➗➡➰➿⤴⤵"
    "⬅⬆⬇⬛⬜⭐⭕〰〽㊗㊙🀄🃏🅰🅱🅾🅿🆎🈁🈂🈚🈯🉐🉑🟰"
)
# Those beyond U+FFFF, in hexadecimal; the newest block as a whole, as emojis are still added to it.
PICTOGRAPHS: Final = (
    "1F191-1F19A 1F232-1F23A 1F300-1F321 1F324-1F393 1F396-1F397 1F399-1F39B 1F39E-1F3F0 1F3F3-1F3F5 1F3F7-1F4FD "
    "1F4FF-1F53D 1F549-1F54E 1F550-1F567 1F56F-1F570 1F573-1F57A 1F587 1F58A-1F58D 1F590 1F595-1F596 1F5A4-1F5A5 "
    "1F5A8 1F5B1-1F5B2 1F5BC 1F5C2-1F5C4 1F5D1-1F5D3 1F5DC-1F5DE 1F5E1 1F5E3 1F5E8 1F5EF 1F5F3 1F5FA-1F64F "
    "1F680-1F6C5 1F6CB-1F6D2 1F6D5-1F6D8 1F6DC-1F6E5 1F6E9 1F6EB-1F6EC 1F6F0 1F6F3-1F6FC 1F7E0-1F7EB 1F90C-1F93A "
    "1F93C-1F945 1F947-1F9FF 1FA70-1FAFF"
)


def _class(ranges: str) -> str:
    """Code points and ranges of them, as part of a character class of a regular expression."""
    return "".join("-".join(chr(int(end, 16)) for end in each.split("-")) for each in ranges.split())


VARIANT, JOINER, TONES, KEYCAP = "\ufe0f", "\u200d", "🏻-🏿", "\u20e3"
ONE: Final = f"[{SIGNS}{_class(PICTOGRAPHS)}](?:{VARIANT}|[{TONES}])?"
EMOJI: Final = re.compile(
    f"{ONE}(?:{JOINER}{ONE})*"  # joined ones, as a farmer is a person and a sheaf
    "|[🇦-🇿]{1,2}"  # a letter, or a flag
    "|🏴[\U000e0061-\U000e007a]+\U000e007f"  # the flag of a part of a country
    f"|[0-9#*]{VARIANT}{KEYCAP}"
)


def is_emoji(name: str) -> bool:
    """Tell whether a text is one Unicode emoji, possibly of several joined ones."""
    return EMOJI.fullmatch(name) is not None
