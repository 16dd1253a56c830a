"""Editions: the printed components of a game as data files, checked, frozen, and named by the hash of their content."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files as resources
from typing import Generic, Literal, NamedTuple, Protocol, TypeVar

from pydantic import BaseModel, ValidationError

Provenance = Literal["printed", "inferred", "reconstructed"]


class Graded(Protocol):
    """Components that know how sure their data is."""

    @property
    def provenance(self) -> tuple[tuple[str, Provenance], ...]:
        """For every entry of the data: a text key for what it is, and where it comes from."""


C = TypeVar("C", bound=Graded)
M = TypeVar("M", bound=BaseModel)

LONGEST = 100_000  # characters of a data file


class Grade(NamedTuple):
    """How sure one kind of data is: a text key for what it is, where it comes from, and how many entries."""

    what: str
    provenance: Provenance
    n: int


class BadEdition(ValueError):
    """A data file that cannot be used: names the file and the key, for the person who supplied it."""

    def __init__(self, file: str, key: str, problem: str) -> None:
        super().__init__(f"{file}: {key}: {problem}" if key else f"{file}: {problem}")
        self.file, self.key, self.problem = file, key, problem


class UnknownEdition(LookupError):
    """A table was started with data that is no longer there."""

    def __init__(self, game: str, name: str) -> None:
        super().__init__(f"the component data {name!r} of {game} is not here: put its files back or restore the backup")
        self.game, self.name = game, name


@dataclass(frozen=True, slots=True)
class Edition:
    """A set of component data: its files as text, and how sure each kind of data in them is."""

    game: str
    name: str
    files: Mapping[str, str]
    grades: tuple[Grade, ...]
    built_in: bool = False


class GameEditions(Generic[C]):
    """The editions of one game that this process knows, by name, with their components ready to use."""

    def __init__(self, game: str, built_in: Mapping[str, str], read: Callable[[Mapping[str, str]], C]) -> None:
        self.game, self._built_in_files, self._read = game, dict(built_in), read
        self._known: dict[str, C] = {}
        self.built_in = self.add({})

    def add(self, files: Mapping[str, str]) -> Edition:
        """Check an operator's files (built-in ones stand in for those not given) and register the edition.

        Raises `BadEdition` naming file and key.
        """
        for file in files:
            if file not in self._built_in_files:
                raise BadEdition(file, "", f"no such file; this game has {', '.join(sorted(self._built_in_files))}")
        whole = {**self._built_in_files, **files}
        name = _hash_of(whole)
        components = self._known.get(name) or self._read(whole)  # the name is a hash of the files: read once
        self._known[name] = components
        return Edition(self.game, name, whole, grades(components), name == _hash_of(self._built_in_files))

    def components(self, name: str) -> C:
        """The components of an edition; "" is the built-in one. Raises `UnknownEdition`."""
        try:
            return self._known[name or self.built_in.name]
        except KeyError:
            raise UnknownEdition(self.game, name) from None

    def is_reconstructed(self, name: str) -> bool:
        """Whether any entry of an edition could not be found in print. Raises `UnknownEdition`."""
        return any(where == "reconstructed" for _, where in self.components(name).provenance)


def grades(components: Graded) -> tuple[Grade, ...]:
    """How many entries of each kind of data are printed, inferred or reconstructed."""
    return tuple(Grade(what, provenance, n) for (what, provenance), n in Counter(components.provenance).items())


def data_files(package: str) -> dict[str, str]:
    """The data files that come with a game, from the folder `data` of its package: name -> text."""
    folder = resources(package) / "data"
    return {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".toml")}


def read_toml(files: Mapping[str, str], file: str, model: type[M]) -> M:
    """One data file as a validated model. Raises `BadEdition` with the first problem found."""
    if len(files[file]) > LONGEST:
        raise BadEdition(file, "", f"longer than {LONGEST} characters")
    try:
        return model.model_validate(tomllib.loads(files[file]))
    except RecursionError:
        raise BadEdition(file, "", "lists or tables too deep in one another") from None
    except ValidationError as bad:
        first = bad.errors(include_input=False)[0]
        raise BadEdition(file, ".".join(map(str, first["loc"])), first["msg"]) from None
    except ValueError as bad:  # invalid TOML, or a number of thousands of digits
        raise BadEdition(file, "", f"no valid TOML: {bad}") from None


def _hash_of(files: Mapping[str, str]) -> str:
    """Twelve hex digits of the data's hash, whatever the line endings and the order of files."""
    lines = [line for file in sorted(files) for line in (file, *files[file].splitlines())]
    return sha256("\n".join(lines).encode()).hexdigest()[:12]
