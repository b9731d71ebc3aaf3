"""How numbers are written for people: short on the board, grouped in text."""

from __future__ import annotations

MINUS = "\N{MINUS SIGN}"
_UNITS = ((1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k"))


def short_number(value: float) -> str:
    """Return a number in four characters and its sign: 143, 1.2k, −35k, 0.28."""
    size = abs(value)
    for unit, name in _UNITS:
        if size >= unit * 0.9995:
            scaled = size / unit
            return _signed(value, f"{scaled:.0f}" if scaled >= 9.95 else f"{scaled:.1f}") + name
    if size >= 99.95 or size == int(size):
        return _signed(value, f"{size:.0f}")
    return _signed(value, f"{size:.1f}" if size >= 1 else f"{size:.2g}")


def grouped(value: float) -> str:
    """Return a number with its thousands set apart: 10,000,000 or −1,234.5."""
    text = f"{abs(value):,.0f}" if value == int(value) else f"{abs(value):,.1f}"
    return _signed(value, text)


def rate_text(per_second: float, counted: str = "trials") -> str:
    """Return a speed such as "48 M trials/s"."""
    for unit, name in _UNITS:
        if per_second >= unit:
            scaled = per_second / unit
            number = f"{scaled:.0f}" if scaled >= 10 else f"{scaled:.1f}"
            return f"{number} {name} {counted}/s"
    return f"{per_second:.0f} {counted}/s"


def percent(share: float) -> str:
    """Return a share as a percentage that never claims all or nothing falsely."""
    if 0 < share < 0.005:
        return "<1 %"
    if 0.995 <= share < 1:
        return ">99 %"
    return f"{100 * share:.0f} %"


def _signed(value: float, digits: str) -> str:
    return MINUS + digits if value < 0 and any(c in "123456789" for c in digits) else digits
