"""Lists of a parameter's values, as the window shows them and as users type them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLocale

from tttmc_app.core import TttmcError
from tttmc_app.gui.look.translation import typed_number
from tttmc_app.players import (
    NumberParameter,
    OverrideParameter,
    Parameter,
    Value,
    format_value,
)

_NUMBER = re.compile(r"[−-]?\d+,\d+")


def has_decimal_commas() -> bool:
    """Return whether the window's language uses a decimal comma, as in 0,5."""
    return QLocale().decimalPoint() == ","


def list_text(values: Iterable[Value]) -> str:
    """Return values as the window's language writes them: 0.5, 1 or 0,5; 1 (decimal commas)."""
    point = QLocale().decimalPoint()
    texts = (
        format_value(value).replace(".", point) if isinstance(value, float) else format_value(value)
        for value in values
    )
    return ("; " if has_decimal_commas() else ", ").join(texts)


def values_of(parameter: Parameter, text: str) -> tuple[Value, ...]:
    """Return the values of a list; raise TttmcError for a malformed one.

    Numbers may be written as in the window's language or as in commands. Semicolons and commas
    separate them. Where a comma may be a decimal comma, it separates values only if a space
    follows it and the list has no semicolons.
    """
    is_number = has_decimals = False
    if isinstance(parameter, NumberParameter | OverrideParameter):
        is_number, has_decimals = True, not isinstance(parameter.minimum, int)
    words = [word.strip() for word in _split(text, has_decimals=has_decimals) if word.strip()]
    if not words:
        raise TttmcError("enter one or more values, such as 5, 10")
    return tuple(parameter.parse(typed_number(word) if is_number else word) for word in words)


def _split(text: str, *, has_decimals: bool) -> Sequence[str]:
    if not has_decimals or not has_decimal_commas():
        return re.split("[;,]", text)
    if ";" in text:
        return text.split(";")
    if _NUMBER.fullmatch(text.strip()):
        raise TttmcError("{text} may be one value or two: separate values by semicolons", text=text)
    found: list[str] = []
    for word in re.split(r",\s+", text):
        found += [word] if _NUMBER.fullmatch(word.strip()) else word.split(",")
    return found
