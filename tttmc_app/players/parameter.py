"""What can be set on a player, described once for forms and for commands."""

from __future__ import annotations

import re
from dataclasses import dataclass
from reprlib import repr as shortened

from tttmc_app.core import TttmcError

Value = int | float


@dataclass(frozen=True, slots=True)
class Parameter:
    """Describe one number that a player takes."""

    name: str
    """As a command writes it."""
    label: str
    """As a form shows it."""
    default: Value
    """Its type is the parameter's type."""
    minimum: Value
    maximum: Value
    help: str
    """One sentence for a tooltip."""
    rescores: bool = False
    """Whether a change only reads the same counts anew, without new trials."""

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
        if not self.minimum <= value <= self.maximum:  # also refuses NaN
            raise TttmcError(
                f"{self.name} must be from {format_value(self.minimum)} to "
                f"{format_value(self.maximum)}, not {shortened(value)}"
            )
        return value


def format_value(value: Value) -> str:
    """Return a value as a command writes it: short, and read back as the same number."""
    if isinstance(value, int):
        return str(value)
    short = f"{value:g}"
    return short if float(short) == value else repr(value)
