"""Reading untrusted JSON: every value is checked, and every error says where it occurred."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from math import inf
from reprlib import repr as shortened
from typing import NoReturn, TypeAlias, TypeVar, cast

from tttmc_app.core.numbers import grouped
from tttmc_app.core.text import Text, TttmcError

MAX_TEXT = 4096
"""Maximum length of any text in the program's files, in characters."""
MAX_PARTS = 500_000
"""Maximum number of lists and objects, each of which takes far more memory than its two characters.
The longest game has about 20 lists and objects for each of its 625 moves, and as many for each
move of a variation.
"""

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"

_Choice = TypeVar("_Choice", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Node:
    """One JSON value and its place in the file, such as "moves[2].square".

    Each method returns the value as one type; if the value has another type, the method raises
    TttmcError, naming the place.
    """

    value: Json
    place: str = ""

    @property
    def is_null(self) -> bool:
        """Return whether the value is null."""
        return self.value is None

    def fail(self, expected: Text) -> NoReturn:
        """Raise TttmcError saying what was expected here."""
        raise TttmcError(
            "{place} must be {expected}, not {value}",
            place=self.place or Text("the top level"),
            expected=expected,
            value=_named(self.value),
        )

    def get(self, key: str) -> Node:
        """Return an object's value for a key, which must exist."""
        found = self.find(key)
        if found is None:
            raise TttmcError("{place} is missing", place=self._below(key))
        return found

    def find(self, key: str) -> Node | None:
        """Return an object's value for a key, or None if the key is missing."""
        values = self.object()
        return Node(values[key], self._below(key)) if key in values else None

    def object(self) -> dict[str, Json]:
        """Return an object's values by key."""
        if not isinstance(self.value, dict):
            self.fail(Text("an object"))
        return self.value

    def items(self, most: int, *, exactly: bool = False) -> Iterator[Node]:
        """Yield the items of a list: at most or exactly this many."""
        for number, item in enumerate(self._list(most, exactly=exactly)):
            yield Node(item, f"{self.place}[{number}]")

    def counts(self, length: int, most: int) -> tuple[int, ...]:
        """Return a list of `length` whole numbers from 0 to `most`."""
        values = self._list(length, exactly=True)
        for number, value in enumerate(values):
            if type(value) is not int or not 0 <= value <= most:
                Node(value, f"{self.place}[{number}]").whole(0, most)
        return cast("tuple[int, ...]", tuple(values))

    def numbers(
        self, length: int, least: float, most: float, infinite: str | None = None
    ) -> tuple[float | None, ...]:
        """Return a list of `length` numbers within bounds, or null; a word may mean infinity.

        Most of a large game is such lists: only wrong items become nodes.
        """
        found: list[float | None] = []
        for number, value in enumerate(self._list(length, exactly=True)):
            if type(value) in (int, float) and least <= cast("float", value) <= most:
                found.append(float(cast("float", value)))
            elif value is None or value == infinite:
                found.append(None if value is None else inf)
            else:
                Node(value, f"{self.place}[{number}]").number(least, most)
        return tuple(found)

    def text(self, most: int) -> str:
        """Return text of at most `most` characters."""
        if not isinstance(self.value, str) or len(self.value) > most:
            self.fail(Text("text of at most {most} characters", most=most))
        return self.value

    def flag(self) -> bool:
        """Return true or false."""
        if not isinstance(self.value, bool):
            self.fail(Text("true or false"))
        return self.value

    def whole(self, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        # bool is an int to Python, not to JSON.
        if type(self.value) is not int or not least <= self.value <= most:
            self.fail(Text("a whole number from {least} to {most}", least=least, most=most))
        return self.value

    def number(self, least: float, most: float) -> float:
        """Return a finite number within bounds."""
        value = self.value
        # The comparison comes before the conversion: an int may be too large for a float.
        if isinstance(value, bool | str | list | dict | None) or not least <= value <= most:
            self.fail(Text("a number from {least:g} to {most:g}", least=least, most=most))
        return float(value)

    def choice(self, among: Iterable[_Choice]) -> _Choice:
        """Return the member of an enumeration, or of a part of it, with this value."""
        members = {member.value: member for member in among}
        found = members.get(self.value) if isinstance(self.value, str) else None
        if found is None:
            self.fail(Text("one of {names}", names=", ".join(members)))
        return found

    def version_of(self, name: str, newest: int) -> int:
        """Return the version of a file's format; raise TttmcError for another or a newer one."""
        found = self.find("format")
        if found is None or found.value != name:
            raise TttmcError('"format": "{format}" is missing', format=name)
        version = self.get("version").whole(1, 2**63)
        if version > newest:
            raise TttmcError(
                "it was saved by a newer tttmc (version {version}; this one reads {known}): update "
                "the program",
                version=version,
                known=newest,
            )
        return version

    def _list(self, most: int, *, exactly: bool = False) -> list[Json]:
        values = self.value
        if not isinstance(values, list):
            self.fail(Text("a list"))
        given: dict[str, object] = {"place": self.place, "length": len(values)}
        given["exactly" if exactly else "most"] = most
        if exactly and len(values) != most:
            raise TttmcError("{place} must have {exactly} items, not {length}", **given)
        if len(values) > most:
            raise TttmcError("{place} must have at most {most} items, not {length}", **given)
        return values

    def _below(self, key: str) -> str:
        return f"{self.place}.{key}" if self.place else key


def read_json(text: str) -> Node:
    """Parse JSON text; raise TttmcError if it is invalid.

    An object with a key twice and text with more than `MAX_PARTS` parts are refused, too.
    """
    if text.count("[") + text.count("{") > MAX_PARTS:
        raise TttmcError("the JSON has more than {most} lists and objects", most=grouped(MAX_PARTS))
    try:
        found = json.loads(text, parse_constant=_refuse_constant, object_pairs_hook=_object)
        return Node(found)
    except json.JSONDecodeError as error:
        raise TttmcError(
            "the text is not valid JSON (line {line}: {reason})",
            line=error.lineno,
            reason=error.msg,
        ) from None
    except TttmcError:
        raise
    except ValueError:  # an integer with more digits than Python accepts
        raise TttmcError("a number in the JSON is too long") from None
    except RecursionError:
        raise TttmcError("the JSON is nested too deeply") from None


def _named(value: Json) -> Text | str:
    if isinstance(value, list | dict):
        return Text("a list") if isinstance(value, list) else Text("an object")
    return json.dumps(value) if isinstance(value, bool | None) else shortened(value)


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) < len(pairs):
        times = Counter(key for key, _ in pairs)
        twice = next(key for key in found if times[key] > 1)
        raise TttmcError("the key {key!r} occurs twice in one object: keep one", key=twice[:80])
    return found


def _refuse_constant(name: str) -> NoReturn:
    raise TttmcError("the text contains {name}, which is not a JSON number", name=name)
