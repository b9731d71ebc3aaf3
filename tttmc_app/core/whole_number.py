"""Whole numbers as people type them in commands, settings and fields."""

from __future__ import annotations

_FACTORS = {"k": 1_000, "K": 1_000, "M": 1_000_000}
_MAX_DIGITS = 1000
_FAR = int("1" + "0" * _MAX_DIGITS)
"""Stands for longer numbers, which take a long time to read and are far outside every range."""


def whole_number_from(text: str) -> int | None:
    """Return the number in text such as 1000, 1_000, 1e3, 1k or 1.5M; None for anything else.

    A number with thousands of digits becomes ±10**1000.
    """
    word = text.strip()
    factor = _FACTORS.get(word[-1:], 1)
    digits = word if factor == 1 else word[:-1]
    try:
        return int(digits) * factor
    except ValueError:
        pass
    from decimal import Decimal  # only for the other forms

    try:
        number = Decimal(digits)
    except ArithmeticError:
        return None
    if not number.is_finite():
        return None
    if number.adjusted() > _MAX_DIGITS:
        return -_FAR if number.is_signed() else _FAR
    number *= factor  # exactly: a float would round 1.001k
    whole = int(number)
    return whole if whole == number else None
