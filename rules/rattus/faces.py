"""How events tell the face of a token."""

from __future__ import annotations

from rules.core import Arg

from .components import Face


def told(face: Face) -> Arg:
    """Limit value, number of M, number of A, classes, whether it is ringed: never the token's place in the data."""
    return face.limit, face.majority, face.everybody, face.classes, int(face.ringed)
