"""Checks of the arguments that programs pass to the public interface."""

from __future__ import annotations

from operator import index
from reprlib import repr as shortened

from tttmc_app.core.text import TttmcError


def check_type(name: str, value: object, *types: type) -> None:
    """Raise TttmcError, which names the argument, unless its value is of one of the types."""
    if not isinstance(value, types):
        raise TttmcError(
            "{name} must be of the type {type}, not {given}",
            name=name,
            type=" or ".join(each.__name__ for each in types),
            given=type(value).__name__,
        )


def check_whole(name: str, value: object) -> None:
    """Raise TttmcError, which names the argument, unless its value is a whole number."""
    try:
        index(value)  # type: ignore[arg-type]  # this is what is checked
    except TypeError:
        raise TttmcError(
            "{name} must be a whole number, not {value}", name=name, value=shortened(value)
        ) from None


def is_number(value: object) -> bool:
    """Return whether a value is a number."""
    return isinstance(value, int | float)


def wrong_square(square: object) -> TttmcError:
    """Return the error for a value that isn't a pair of a row and a column."""
    return TttmcError(
        "a square is a row and a column, such as (0, 2), not {value}", value=shortened(square)
    )
