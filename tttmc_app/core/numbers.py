"""Formatting of numbers and durations for the window and the commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import ceil, floor, log10, sqrt
from typing import NamedTuple

from tttmc_app.core.text import EMPTY_TEXT, Text

MINUS = "\N{MINUS SIGN}"


class Number(str):
    """The English text of a number, such as "1,234.5", "−35k", "50 %" or "98.80–99.41".

    Commands print it as it is; windows adapt it to their language (`gui.look.translation`).
    """

    __slots__ = ()


_TINY = 1e-9
"""Smaller numbers come from rounding errors and are treated as 0."""
_UNITS = ((1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k"))


def short_number(value: float) -> Number:
    """Return a number in at most four characters plus its sign: 143, 1234, 1.2M, −35k, 0.28."""
    size = abs(value)
    if size >= 9999.5:
        for unit, name in _UNITS:
            if size >= unit * 0.9995:
                scaled = size / unit
                digits = f"{scaled:.0f}" if scaled >= 9.95 else f"{scaled:.1f}"
                return _signed(value, digits, name)
    if size >= 99.95 or size == int(size):
        return _signed(value, f"{size:.0f}")
    return _signed(value, f"{size:.1f}" if size >= 1 else significant(size))


def significant(value: float, digits: int = 2) -> Number:
    """Return a number with this many significant digits, trailing zeros included: 0.10, −2.3."""
    if abs(value) < _TINY:
        return Number("0")
    decimals = max(0, digits - 1 - floor(log10(abs(value))))
    return _signed(value, f"{abs(value):.{decimals}f}")


class NumberFormat(NamedTuple):
    """A common unit and number of decimals for numbers that are to be compared with each other."""

    decimals: int
    divisor: float = 1.0
    unit: str = ""

    @classmethod
    def of(cls, values: Iterable[float]) -> NumberFormat:
        """Return the format in which the largest of these numbers has two or three digits.

        Whole numbers have no decimals.
        """
        numbers = tuple(values)
        largest = max(map(abs, numbers), default=0.0)
        divisor, unit = 1.0, ""
        if largest >= 9999.5:
            divisor, unit = next((of, name) for of, name in _UNITS if largest >= of * 0.9995)
        scaled = largest / divisor
        if scaled < _TINY or scaled >= 99.5:
            return cls(0, divisor, unit)
        if divisor == 1.0 and all(number == int(number) for number in numbers):
            return cls(0)
        place = floor(log10(scaled))
        return cls((2 if place >= 0 else 1) - place, divisor, unit)

    def text(self, value: float) -> Number:
        """Return a number in this format."""
        return _signed(value, f"{abs(value) / self.divisor:.{self.decimals}f}", self.unit)


def grouped(value: float) -> Number:
    """Return a number with thousands separators: 10,000,000 or −1,234.5."""
    # A whole number beyond 2**53 would be rounded as a float.
    text = f"{abs(int(value)):,}" if value == int(value) else f"{abs(value):,.1f}"
    return _signed(value, text)


def rough_number(number: float) -> Number:
    """Return a number rounded to one significant digit, or two below 20, such as 6,000."""
    unit = 10.0 ** floor(log10(max(1.0, number / 2)))
    return grouped(max(1.0, round(number / unit)) * unit)


def fixed(value: float, decimals: int = 2) -> Number:
    """Return a number with this many decimals and thousands separators: 0.25, −1,000.00."""
    return _signed(value, f"{abs(value):,.{decimals}f}")


def plain_number(value: float) -> Number:
    """Return a number with at most three significant digits: 0.5, 100, −2.25."""
    return _signed(value, f"{abs(value):.3g}")


def signed(value: float, decimals: int = 0) -> Number:
    """Return a number with its sign, except that 0 has none: +12, −3."""
    text = fixed(value, decimals)
    return Number(f"+{text}") if value > 0 and _has_digits(text) else text


def with_sign(value: float, decimals: int) -> Number:
    """Return a number with its sign, even 0: +12.0, −3.0, +0.0."""
    return Number(f"{value:+.{decimals}f}".replace("-", MINUS))


def large_number(value: float) -> Text | Number:
    """Return a number with thousands separators, writing round billions in words: 1,000 billion."""
    if value >= 1e9 and value % 1e8 == 0:
        return Text("{number} billion", number=grouped(value / 1e9))
    return grouped(value)


def rate_number(per_second: float) -> Number:
    """Return the number of a speed with about two digits and its unit prefix: 48 M."""
    for unit, name in _UNITS:
        if per_second >= 0.9995 * unit:  # what is rounded to a thousand of the smaller unit, too
            scaled = per_second / unit
            return Number(f"{scaled:.0f} {name}" if scaled >= 9.95 else f"{scaled:.1f} {name}")
    return Number(f"{per_second:.0f}")


def percent(share: float, decimals: int = 0) -> Number:
    """Return a share as a percentage; only exactly 0 and 1 are shown as 0 % and 100 %."""
    least = 10.0**-decimals
    text = f"{100 * share:.{decimals}f}"
    if share > 0 and float(text) == 0:
        return Number(f"<{least:.{decimals}f} %")
    if share < 1 and float(text) == 100:
        return Number(f">{100 - least:.{decimals}f} %")
    return Number(f"{text} %")


def percents(shares: Sequence[float]) -> tuple[Number, ...]:
    """Return the shares of a whole as percentages that add up to 100.

    Each is rounded down, and then those with the largest remainders are rounded up. If a share is
    too small to show, each is rounded on its own, as by `percent`.
    """
    exact = [100 * share for share in shares]
    whole = [floor(value) for value in exact]
    texts = tuple(map(percent, shares))
    if any(text[0] in "<>" for text in texts):
        return texts
    by_remainder = sorted(range(len(exact)), key=lambda index: whole[index] - exact[index])
    for index in by_remainder[: round(sum(exact)) - sum(whole)]:
        whole[index] += 1
    return tuple(Number(f"{value} %") for value in whole)


def share_text(share: float) -> Number:
    """Return a share as a percentage with two digits near 0 % and 100 %: 50 %, 99.19 %."""
    return Number(f"{_percentage(share, _decimals(share))} %")


def interval_text(low: float, high: float) -> Number:
    """Return an interval of shares as percentages: 98.80–99.41.

    There are enough decimals for two digits of its width. Only exact ends are shown as 0 or 100.
    """
    decimals = _interval_decimals(low, high)
    return Number(f"{_percentage(low, decimals)}–{_percentage(high, decimals)}")


def estimate_texts(share: float, low: float, high: float) -> tuple[Number, Number]:
    """Return a share and its interval with the same number of decimals: 89.0 % and 83.9–92.6."""
    decimals = max(_decimals(share), _interval_decimals(low, high))
    return Number(f"{_percentage(share, decimals)} %"), interval_text(low, high)


def difference_texts(difference: float, low: float, high: float) -> tuple[Number, Number, Number]:
    """Return a difference of shares and the ends of its interval, in points: −0.8, −1.4, −0.2."""
    decimals = max(1, ceil(-log10(10 * max(high - low, 1e-6)) - 0.002))
    first, second, third = (with_sign(100 * value, decimals) for value in (difference, low, high))
    return first, second, third


def _interval_decimals(low: float, high: float) -> int:
    width = max(high - low, 1e-6)
    ends = [min(share, 1 - share) for share in (low, high) if 0 < share < 1]
    finest = min([width / 10, *ends])
    return max(0, ceil(-log10(100 * finest) - 0.002))


def _decimals(share: float) -> int:
    """Return how many decimals are needed for two digits of the distance to 0 % or 100 %."""
    distance = 100 * min(share, 1 - share)
    return 0 if not 0 < distance < 9.95 else min(4, 1 - floor(log10(distance) + 0.002))


def _percentage(share: float, decimals: int) -> str:
    return f"{100 * share:.{0 if share in (0, 1) else decimals}f}"


def axis_number(value: float, unit: str = "") -> Number:
    """Return a number as an axis label: 0.02, 5, 1,000, 20k, 3M, 50 %."""
    size = abs(value)
    for least, name in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if size >= max(least, 10_000):
            text = f"{size / least:g}{name}"
            break
    else:
        text = f"{size:,.0f}" if size >= 1000 else f"{size:.6g}"
    return Number(f"{MINUS if value < 0 else ''}{text}{unit}")


def duration_text(seconds: float) -> Text:
    """Return a time in the unit that fits it: 31 µs, 4.2 ms, 1.3 s, 2 min 5 s."""
    if not seconds:
        return Text("{time} s", time=Number("0"))
    if seconds < 100:
        return _in_unit_of(seconds, lambda factor: plain_number(seconds * factor))
    minutes, rest = divmod(round(seconds), 60)
    if minutes < 100:
        return Text("{minutes} min {seconds} s", minutes=minutes, seconds=rest)
    hours, minutes = divmod(minutes, 60)
    return Text("{hours} h {minutes} min", hours=hours, minutes=minutes)


def duration_texts(rows: Sequence[tuple[float, ...]]) -> list[Text]:
    """Format times in seconds for a column: all in one unit, so that they can be compared.

    A row is a median, or a median with the ends of the middle half: 440 (210–890) µs. Its text is
    empty if the median is 0. The unit is chosen for the geometric mean of the shortest and the
    longest median.
    """
    medians = [row[0] for row in rows if row[0] > 0]
    middle = sqrt(min(medians) * max(medians)) if medians else 0.0
    return [
        _in_unit_of(middle, partial(_spread, row)) if row[0] > 0 else EMPTY_TEXT for row in rows
    ]


def milliseconds_text(seconds: float) -> Text:
    """Return a time in milliseconds, however short or long; empty if it is 0.

    For columns that fill up while people watch: the unit never changes before their eyes.
    """
    return Text("{time} ms", time=_short_duration(1e3 * seconds)) if seconds else EMPTY_TEXT


def _in_unit_of(seconds: float, number: Callable[[float], Number]) -> Text:
    """Return a time, which `number` gives in any unit, in the unit that fits `seconds`."""
    if seconds * 1e6 < 999.5:
        return Text("{time} µs", time=number(1e6))
    if seconds * 1e3 < 999.5:
        return Text("{time} ms", time=number(1e3))
    return Text("{time} s", time=number(1.0))


def _spread(times: Sequence[float], factor: float) -> Number:
    median, *ends = (_short_duration(time * factor) for time in times)
    return Number(f"{median} ({'–'.join(ends)})") if ends else median


def _short_duration(value: float) -> Number:
    if value >= 10:
        return Number(f"{value:,.0f}")
    return Number(f"{value:.1f}" if value >= 1 or not value else f"{value:.2g}")


def _signed(value: float, digits: str, unit: str = "") -> Number:
    minus = MINUS if value < 0 and _has_digits(digits) else ""
    return Number(f"{minus}{digits}{unit}")


_DIGITS = frozenset("123456789")


def _has_digits(text: str) -> bool:
    """Return whether a string has a digit other than 0."""
    return not _DIGITS.isdisjoint(text)
