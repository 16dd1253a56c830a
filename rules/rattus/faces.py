"""How events tell the face of a token."""

from __future__ import annotations

from rules.core import Arg

from .components import TokenFace


def told(face: TokenFace) -> Arg:
    """Limit value, number of M, number of A, classes, whether it is ringed: never its place in the data (R-48)."""
    return face.limit, face.majority, face.everybody, face.classes, int(face.ringed)
