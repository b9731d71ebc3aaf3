"""Read JSON that anyone may have written: every value is checked, every complaint says where."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from reprlib import repr as shortened
from typing import NoReturn, TypeAlias, TypeVar, cast

from tttmc_app.core.errors import TttmcError

MAX_TEXT = 4096
"""Characters that any text of ours stays below."""

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"

_Choice = TypeVar("_Choice", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Node:
    """Hold one JSON value and its place in the file, such as "moves[2].square".

    Whatever the value is not raises TttmcError with one line that names the place.
    """

    value: Json
    place: str = ""

    @property
    def is_null(self) -> bool:
        """Return whether the value is null."""
        return self.value is None

    def fail(self, wanted: str) -> NoReturn:
        """Raise TttmcError: something else is wanted here."""
        where = self.place or "the whole of it"
        raise TttmcError(f"{where} must be {wanted}, not {_named(self.value)}")

    def get(self, key: str) -> Node:
        """Return what an object holds under a key, which must be there."""
        found = self.find(key)
        if found is None:
            raise TttmcError(f"{self._below(key)} is missing")
        return found

    def find(self, key: str) -> Node | None:
        """Return what an object holds under a key, or None where it has no such key."""
        values = self.object()
        return Node(values[key], self._below(key)) if key in values else None

    def object(self) -> dict[str, Json]:
        """Return an object's values by key."""
        if not isinstance(self.value, dict):
            self.fail("an object")
        return self.value

    def items(self, most: int, exactly: int | None = None) -> Iterator[Node]:
        """Yield the items of a list that has at most, or exactly, so many."""
        for number, item in enumerate(self._list(most, exactly)):
            yield Node(item, f"{self.place}[{number}]")

    def counts(self, length: int, most: int) -> tuple[int, ...]:
        """Return a list of so many whole numbers from 0 to `most`."""
        values = self._list(length, length)
        for number, value in enumerate(values):
            if type(value) is not int or not 0 <= value <= most:
                Node(value, f"{self.place}[{number}]").whole(0, most)
        return cast("tuple[int, ...]", tuple(values))

    def text(self, most: int) -> str:
        """Return a text of at most so many characters."""
        if not isinstance(self.value, str) or len(self.value) > most:
            self.fail(f"a text of at most {most} characters")
        return self.value

    def flag(self) -> bool:
        """Return true or false."""
        if not isinstance(self.value, bool):
            self.fail("true or false")
        return self.value

    def whole(self, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        # bool is an int to Python, not to JSON.
        if type(self.value) is not int or not least <= self.value <= most:
            self.fail(f"a whole number from {least} to {most}")
        return self.value

    def number(self, least: float, most: float) -> float:
        """Return a finite number within bounds."""
        value = self.value
        # Compared before it is made a float: an int may be too large to be one.
        if isinstance(value, bool | str | list | dict | None) or not least <= value <= most:
            self.fail(f"a number from {least:g} to {most:g}")
        return float(value)

    def choice(self, kind: type[_Choice]) -> _Choice:
        """Return the member of an enumeration whose value stands here."""
        names = [member.value for member in kind]
        if not isinstance(self.value, str) or self.value not in names:
            self.fail(f"one of {', '.join(names)}")
        return kind(self.value)

    def _list(self, most: int, exactly: int | None) -> list[Json]:
        values = self.value
        if not isinstance(values, list):
            self.fail("a list")
        if len(values) > most or (exactly is not None and len(values) != exactly):
            wanted = f"at most {most}" if exactly is None else f"{exactly}"
            raise TttmcError(f"{self.place} must have {wanted} items, not {len(values)}")
        return values

    def _below(self, key: str) -> str:
        return f"{self.place}.{key}" if self.place else key


def read_json(text: str) -> Node:
    """Return the value of a JSON text; raise TttmcError for what is none."""
    try:
        return Node(json.loads(text, parse_constant=_refuse_constant))
    except json.JSONDecodeError as error:
        raise TttmcError(f"it is not JSON (line {error.lineno}: {error.msg})") from None
    except TttmcError:
        raise
    except ValueError:  # an integer of more digits than Python converts
        raise TttmcError("a number in it is too long") from None
    except RecursionError:
        raise TttmcError("its lists are nested too deep") from None


def _named(value: Json) -> str:
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    return json.dumps(value) if isinstance(value, bool | None) else shortened(value)


def _refuse_constant(name: str) -> NoReturn:
    raise TttmcError(f"it holds {name}, which is no JSON number")
