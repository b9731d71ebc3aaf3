"""The settings of players, described once for forms and for commands.

A parameter is a number, a switch, a choice or a file; each kind parses its own text.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from io import StringIO
from reprlib import repr as shortened
from typing import NamedTuple, TypeAlias

from tttmc_app.core import Rules, Text, TttmcError
from tttmc_app.core.arguments import is_number
from tttmc_app.core.whole_number import whole_number_from

Value: TypeAlias = int | float | str
"""A switch is a bool, which is an int too; choices and files are text."""

_ON, _OFF = ("1", "yes", "true", "on"), ("0", "no", "false", "off")
_MAX_FILE_NAME = 1000


class Group(NamedTuple):
    """The row of a form that a parameter shares with the one beside it."""

    label: Text
    """The row's label."""
    short: Text
    """The parameter's label within the row."""


@dataclass(frozen=True, slots=True)
class NumberParameter:
    """A setting with a number."""

    name: str
    """Its name in commands."""
    label: Text
    """Its label in forms."""
    default: int | float
    """Its type determines the parameter's type."""
    minimum: int | float
    maximum: int | float
    help: Text
    """One sentence for a tooltip."""
    rescores: bool = False
    """Whether a change only reweights the counts, without new trials."""
    group: Group | None = None
    was_switch: bool = False
    """Whether it is also read as the switch that it was in earlier versions: on is 1, off is 0."""

    form = "NUMBER"

    @property
    def is_whole(self) -> bool:
        """Return whether the parameter takes whole numbers only."""
        return isinstance(self.default, int)

    def parse(self, text: str) -> Value:
        """Return the value of text such as "1000" or "1e6"; raise TttmcError for anything else."""
        word = text.strip()
        if self.was_switch and word.lower() in _ON + _OFF:
            return float(word.lower() in _ON)
        if self.is_whole and (whole := whole_number_from(word)) is not None:
            return self.check(whole)
        try:
            number = int(word) if re.fullmatch(r"[+-]?[0-9]+", word) else float(word)
        except ValueError:
            raise self._not_a_number(text) from None
        if self.is_whole:
            raise self._not_whole(text)
        return float(self.check(number))

    def check(self, value: Value) -> Value:
        """Return a value of the parameter's kind within the range; raise TttmcError for others."""
        if isinstance(value, str) or not is_number(value):
            raise self._not_a_number(value)
        if not self.minimum <= value <= self.maximum:  # also refuses NaN
            raise TttmcError(
                "{name} must be from {low} to {high}, not {value}",
                name=self.name,
                low=format_value(self.minimum),
                high=format_value(self.maximum),
                value=shortened(value),
            )
        if self.is_whole and value != int(value):
            raise self._not_whole(value)
        return value

    def _not_whole(self, value: Value) -> TttmcError:
        return TttmcError(
            "{name} must be a whole number, not {value}", name=self.name, value=shortened(value)
        )

    def _not_a_number(self, value: Value) -> TttmcError:
        return TttmcError(
            "{name} must be a number, not {value}", name=self.name, value=shortened(value)
        )


@dataclass(frozen=True, slots=True)
class SwitchParameter:
    """An option that is on or off; its name alone switches it on."""

    name: str
    label: Text
    default: bool
    help: Text
    beside: str = ""
    """The parameter next to it in a form, which the switch overrides while it is on."""
    sign: str = ""
    """Its symbol in the form."""

    form = "0 or 1"
    rescores = False

    def parse(self, text: str) -> Value:
        """Return the value of "1" or "0" (or a word such as "yes"); raise TttmcError otherwise."""
        word = text.strip().lower()
        if word not in _ON + _OFF:
            raise self._not_a_switch(text)
        return word in _ON

    def check(self, value: Value) -> Value:
        """Return the value as a bool; raise TttmcError for anything else."""
        if value not in (0, 1):
            raise self._not_a_switch(value)
        return bool(value)

    def _not_a_switch(self, value: Value) -> TttmcError:
        return TttmcError(
            "{name} must be 1 or 0, not {value}", name=self.name, value=shortened(value)
        )


@dataclass(frozen=True, slots=True)
class ChoiceParameter:
    """A choice among a few words."""

    name: str
    label: Text
    default: str
    choices: tuple[tuple[str, Text], ...]
    """Each word with its label."""
    help: Text
    why_not: Callable[[str, Rules], Text | None] | None = None
    """A function that returns why some rules don't allow a word, or None if they do."""
    why_not_offered: Callable[[str, Rules], Text | None] | None = None
    """One that returns why a window doesn't offer a word, where that isn't only `why_not`."""

    form = "WORD"
    rescores = False

    def obstacle(self, word: str, rules: Rules) -> Text | None:
        """Return why these rules don't allow a word, or None if they do."""
        return None if self.why_not is None else self.why_not(word, rules)

    def offered(self, rules: Rules) -> dict[str, Text | None]:
        """Return each word with why a window doesn't offer it under these rules, or None."""
        why_not = self.why_not_offered or self.obstacle
        return {word: why_not(word, rules) for word, _ in self.choices}

    def fitted(self, word: str, rules: Rules) -> str:
        """Return the word, or the nearest one before it that these rules allow."""
        words = [each for each, _ in self.choices]
        possible = (w for w in words[words.index(word) :: -1] if self.obstacle(w, rules) is None)
        return next(possible, word)

    def parse(self, text: str) -> Value:
        """Return one of the words; raise TttmcError for any other."""
        return self.check(text.strip().lower())

    def check(self, value: Value) -> Value:
        """Return one of the words; raise TttmcError for any other."""
        words = [word for word, _ in self.choices]
        if value not in words:
            raise TttmcError(
                "{name} must be {words}, not {value}",
                name=self.name,
                words=" or ".join(words),
                value=shortened(value),
            )
        return value


@dataclass(frozen=True, slots=True)
class FileParameter:
    """A file that a player uses; an empty name means the built-in one."""

    name: str
    label: Text
    placeholder: Text
    """Shown in a form while the name is empty."""
    help: Text
    must_exist: bool = False
    """Whether the file is only read; its name may then come first in a command, without "name="."""
    is_program: bool = False
    """Whether the file is a program of any kind, not a Python file."""

    form = "FILE"
    rescores, default = False, ""

    def parse(self, text: str) -> Value:
        """Return a file name; raise TttmcError for anything that can't be one."""
        return self.check(text.strip())

    def check(self, value: Value) -> Value:
        """Return a file name; raise TttmcError for anything that can't be one."""
        if not isinstance(value, str) or not value.isprintable() or len(value) > _MAX_FILE_NAME:
            raise TttmcError(
                "{name} must be the name of a file, not {value}",
                name=self.name,
                value=shortened(value),
            )
        return value


@dataclass(frozen=True, slots=True)
class OverrideParameter:
    """A number that replaces the player's default; empty keeps the default."""

    name: str
    label: Text
    placeholder: Text
    """Shown in a form while the number is empty."""
    minimum: int | float
    """Its type determines the number's type."""
    maximum: int | float
    help: Text
    group: Group | None = None
    is_extra: bool = False
    """Whether a form may leave it out while it is empty and space is short."""

    form = "NUMBER"
    rescores, default = False, ""

    def parse(self, text: str) -> Value:
        """Return a number, or "" for empty text; raise TttmcError for anything else."""
        return self._number.parse(text) if text.strip() else ""

    def check(self, value: Value) -> Value:
        """Return a number within the range, or ""; raise TttmcError for anything else."""
        return value if value == "" else self._number.check(value)

    @property
    def _number(self) -> NumberParameter:
        low, high = self.minimum, self.maximum
        return NumberParameter(self.name, self.label, low, low, high, self.help)


Parameter: TypeAlias = (
    NumberParameter | OverrideParameter | SwitchParameter | ChoiceParameter | FileParameter
)


def format_value(value: Value) -> str:
    """Return a value as it is written in a command: short, and parsed back to the same value."""
    if isinstance(value, bool):
        return "1" if value else "0"
    if not isinstance(value, float):
        return str(value)
    short = f"{value:g}"
    return short if float(short) == value else repr(value)


def join_settings(settings: Iterable[tuple[str, Value]]) -> str:
    """Return settings as they are written in a command: "trials=10,other=2".

    A setting with a comma, as a file name may have, is quoted.
    """
    written = StringIO()
    rows = csv.writer(written, lineterminator="")
    rows.writerow([f"{name}={format_value(value)}" for name, value in settings])
    return written.getvalue()


def split_settings(text: str) -> list[tuple[str, str | None]]:
    """Split settings, from `join_settings` or typed, into names and values.

    The value is None where "=" is missing. Raises TttmcError for quotes that don't match.
    """
    try:
        rows = list(csv.reader([" ".join(text.splitlines())], skipinitialspace=True, strict=True))
    except csv.Error:
        raise TttmcError("the quotes in {text} don't match", text=shortened(text)) from None
    settings = (setting for row in rows for setting in row if setting.strip())
    parted = (setting.partition("=") for setting in settings)
    return [(name.strip(), value if equals else None) for name, equals, value in parted]
