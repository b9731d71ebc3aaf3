"""What can be set on a player, described once for forms and for commands."""

from __future__ import annotations

from dataclasses import dataclass

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
        try:
            number = float(text)
            whole = int(text) if text.strip().lstrip("+-").isdigit() else round(number)
        except (ValueError, OverflowError):
            raise TttmcError(f"{self.name} must be a number, not {text!r}") from None
        if self.is_whole and whole != number and not text.strip().lstrip("+-").isdigit():
            raise TttmcError(f"{self.name} must be a whole number, not {text!r}")
        return self.check(whole if self.is_whole else number)

    def check(self, value: Value) -> Value:
        """Return a value within the range; raise TttmcError for one outside it."""
        if not self.minimum <= value <= self.maximum:  # also refuses NaN
            raise TttmcError(
                f"{self.name} must be from {format_value(self.minimum)} to "
                f"{format_value(self.maximum)}, not {format_value(value)}"
            )
        return value


def format_value(value: Value) -> str:
    """Return a value as a command writes it."""
    return str(value) if isinstance(value, int) else f"{value:g}"
