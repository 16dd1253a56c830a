"""What a player with a good memory knows of rats, worked out from nothing but what they were told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.rattus.components import TokenFace
from rules.rattus.faces import told as told_face
from rules.rattus.state import Table

MOVES_RATS = frozenset({"swapped", "monk", "piper", "piper_rats", "messenger", "plague", "final_ravage", "put_away"})


def contradiction(g: Table, viewer: int, told: Sequence[tuple[str, Mapping[str, Any]]]) -> object:
    """Rats looked at since the last one moved that have another face now."""
    since = max((at for at, (key, _) in enumerate(told) if key in MOVES_RATS), default=-1)
    seen = [facts for key, facts in told[since + 1 :] if key == "looked" and "face" in facts]
    return [facts for facts in seen if facts["face"] != told_face(face_at(g, facts["region"], facts["slot"]))]


def face_at(g: Table, region: int, slot: int) -> TokenFace:
    """The face of a token on the board."""
    return g.face(g.rats[region][slot])
