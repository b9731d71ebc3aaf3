"""What can be set on a player, described once for forms and for commands.

A parameter is a number, a switch, a choice or a file; each kind reads its own text.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from io import StringIO
from reprlib import repr as shortened
from typing import TypeAlias

from tttmc_app.core import Rules, TttmcError

Value: TypeAlias = int | float | str
"""A switch is a bool, which is an int too; choices and files are text."""

_ON, _OFF = ("1", "yes", "true", "on"), ("0", "no", "false", "off")
_MAX_FILE_NAME = 1000


@dataclass(frozen=True, slots=True)
class NumberParameter:
    """Describe one number that a player takes."""

    name: str
    """As a command writes it."""
    label: str
    """As a form shows it."""
    default: int | float
    """Its type is the parameter's type."""
    minimum: int | float
    maximum: int | float
    help: str
    """One sentence for a tooltip."""
    rescores: bool = False
    """Whether a change only reads the same counts anew, without new trials."""

    form = "NUMBER"

    @property
    def is_whole(self) -> bool:
        """Return whether only whole numbers are taken."""
        return isinstance(self.default, int)

    def parse(self, text: str) -> Value:
        """Read a value, such as "1000" or "1e6"; raise TttmcError for what is none."""
        word = text.strip()
        try:
            # As int where it can be: a float would round what is above 2**53.
            number = int(word) if re.fullmatch(r"[+-]?[0-9]+", word) else float(word)
        except ValueError:
            raise TttmcError(f"{self.name} must be a number, not {shortened(text)}") from None
        if not self.is_whole:
            return float(self.check(number))
        if isinstance(number, float) and not number.is_integer():
            raise TttmcError(f"{self.name} must be a whole number, not {shortened(text)}")
        return self.check(int(number))

    def check(self, value: Value) -> Value:
        """Return a value within the range; raise TttmcError for one outside it."""
        if isinstance(value, str):
            raise TttmcError(f"{self.name} must be a number, not {shortened(value)}")
        if not self.minimum <= value <= self.maximum:  # also refuses NaN
            raise TttmcError(
                f"{self.name} must be from {format_value(self.minimum)} to "
                f"{format_value(self.maximum)}, not {shortened(value)}"
            )
        return value


@dataclass(frozen=True, slots=True)
class SwitchParameter:
    """Describe something that a player does or doesn't; its name alone switches it on."""

    name: str
    label: str
    default: bool
    help: str
    beside: str = ""
    """The parameter that it stands beside in a form, and that doesn't count while it is on."""
    sign: str = ""
    """What it is called there."""
    rescores: bool = field(default=False, init=False)

    form = "0 or 1"

    def parse(self, text: str) -> Value:
        """Read "1" or "0" (or a word such as "yes"); raise TttmcError for anything else."""
        word = text.strip().lower()
        if word not in _ON + _OFF:
            raise TttmcError(f"{self.name} must be 1 or 0, not {shortened(text)}")
        return word in _ON

    def check(self, value: Value) -> Value:
        """Return the value as a bool; raise TttmcError for what is neither true nor false."""
        if value not in (0, 1):
            raise TttmcError(f"{self.name} must be 1 or 0, not {shortened(value)}")
        return bool(value)


@dataclass(frozen=True, slots=True)
class ChoiceParameter:
    """Describe a choice among a few words."""

    name: str
    label: str
    default: str
    choices: tuple[tuple[str, str], ...]
    """Each as a command writes it, and as a form shows it."""
    help: str
    why_not: Callable[[str, Rules], str | None] | None = None
    """Says why a word can't be chosen by some rules, or None where it can."""
    rescores: bool = field(default=False, init=False)

    form = "WORD"

    def obstacle(self, word: str, rules: Rules) -> str | None:
        """Return why a word can't be chosen by these rules, or None where it can."""
        return None if self.why_not is None else self.why_not(word, rules)

    def fitted(self, word: str, rules: Rules) -> str:
        """Return the word, or the nearest one before it that can be chosen by these rules."""
        words = [each for each, _ in self.choices]
        possible = (w for w in words[words.index(word) :: -1] if self.obstacle(w, rules) is None)
        return next(possible, word)

    def parse(self, text: str) -> Value:
        """Read one of the words; raise TttmcError for another."""
        return self.check(text.strip().lower())

    def check(self, value: Value) -> Value:
        """Return one of the words; raise TttmcError for another."""
        words = [word for word, _ in self.choices]
        if value not in words:
            raise TttmcError(f"{self.name} must be {' or '.join(words)}, not {shortened(value)}")
        return value


@dataclass(frozen=True, slots=True)
class FileParameter:
    """Describe a file that a player keeps; no name stands for one of the program's own."""

    name: str
    label: str
    own: str
    """How a form names the program's own file."""
    help: str
    must_exist: bool = False
    """Whether it is read only: then a name may stand alone in a command, before the settings."""
    default: str = field(default="", init=False)
    rescores: bool = field(default=False, init=False)

    form = "FILE"

    def parse(self, text: str) -> Value:
        """Read a file's name; raise TttmcError for what can't be one."""
        return self.check(text.strip())

    def check(self, value: Value) -> Value:
        """Return a file's name; raise TttmcError for what can't be one."""
        if not isinstance(value, str) or not value.isprintable() or len(value) > _MAX_FILE_NAME:
            raise TttmcError(f"{self.name} must be the name of a file, not {shortened(value)}")
        return value


@dataclass(frozen=True, slots=True)
class OwnNumberParameter:
    """Describe a number that a player has by itself, unless another is given; empty means none."""

    name: str
    label: str
    own: str
    """How a form names the player's own number."""
    minimum: int | float
    """Its type is the number's type."""
    maximum: int | float
    help: str
    default: str = field(default="", init=False)
    rescores: bool = field(default=False, init=False)

    form = "NUMBER"

    def parse(self, text: str) -> Value:
        """Read a number or nothing; raise TttmcError for what is neither."""
        return self._number.parse(text) if text.strip() else ""

    def check(self, value: Value) -> Value:
        """Return a number within the range, or nothing; raise TttmcError for anything else."""
        return value if value == "" else self._number.check(value)

    @property
    def _number(self) -> NumberParameter:
        low, high = self.minimum, self.maximum
        return NumberParameter(self.name, self.label, low, low, high, self.help)


Parameter: TypeAlias = (
    NumberParameter | OwnNumberParameter | SwitchParameter | ChoiceParameter | FileParameter
)


def format_value(value: Value) -> str:
    """Return a value as a command writes it: short, and read back as the same value."""
    if isinstance(value, bool):
        return "1" if value else "0"
    if not isinstance(value, float):
        return str(value)
    short = f"{value:g}"
    return short if float(short) == value else repr(value)


def join_settings(settings: Iterable[tuple[str, Value]]) -> str:
    """Return settings as a command writes them: "trials=10,other=2".

    A setting that holds a comma, as a file's name may, stands in double quotes.
    """
    written = StringIO()
    rows = csv.writer(written, lineterminator="")
    rows.writerow([f"{name}={format_value(value)}" for name, value in settings])
    return written.getvalue()


def split_settings(text: str) -> list[tuple[str, str | None]]:
    """Split what `join_settings` wrote, or a person, into names and values.

    The value is None where there is no "=". Raises TttmcError for quotes that don't match.
    """
    try:
        rows = list(csv.reader([" ".join(text.splitlines())], skipinitialspace=True, strict=True))
    except csv.Error:
        raise TttmcError(f"the quotes in {shortened(text)} don't match") from None
    settings = (setting for row in rows for setting in row if setting.strip())
    return [(n.strip(), value if equals else None) for n, equals, value in map(_cut, settings)]


def _cut(setting: str) -> tuple[str, str, str]:
    return setting.partition("=")
