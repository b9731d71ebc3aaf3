"""Numbers and durations in texts."""

from __future__ import annotations

import pytest

from tttmc_app.core.numbers import (
    NumberFormat,
    axis_number,
    difference_texts,
    duration_text,
    duration_texts,
    estimate_texts,
    grouped,
    interval_text,
    percent,
    percents,
    rate_number,
    share_text,
    short_number,
    significant,
)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (143, "143"),
        (-7, "−7"),
        (0.28, "0.28"),
        (1.25, "1.2"),
        (99.96, "100"),
        (999, "999"),
        (0.1, "0.10"),
        (999.6, "1000"),
        (1234, "1234"),
        (9999.6, "10k"),
        (-35_000, "−35k"),
        (999_949, "1.0M"),
        (123_456_789, "123M"),
        (2_500_000_000, "2.5G"),
        (1e15, "1000T"),
        (-0.001, "−0.0010"),
        (-0.0, "0"),
    ],
)
def test_short(value: float, text: str) -> None:
    """A number on a square is short, with a real minus sign."""
    assert short_number(value) == text


@pytest.mark.parametrize(
    ("values", "texts"),
    [
        ((0.4868, 0.054, -0.027, 0.0), ("0.49", "0.05", "−0.03", "0.00")),
        ((0.0381, -0.0187), ("0.038", "−0.019")),
        ((1.02, 0.3), ("1.02", "0.30")),
        ((53.0, 0.5), ("53.0", "0.5")),
        ((1000.0, -7.0), ("1000", "−7")),
        ((22_105.0, 630.0), ("22.1k", "0.6k")),
        ((0.0, 1e-17), ("0", "0")),
        ((-0.004, 0.5), ("0.00", "0.50")),
    ],
)
def test_compared_numbers_have_one_format(
    values: tuple[float, ...], texts: tuple[str, ...]
) -> None:
    """All numbers on a board have the unit and the decimals that suit the largest."""
    number = NumberFormat.of(values)
    assert tuple(map(number.text, values)) == texts


@pytest.mark.parametrize(
    ("value", "digits", "text"),
    [(0.4868, 3, "0.487"), (0.1, 2, "0.10"), (-2.34, 2, "−2.3"), (1234, 3, "1234"), (0, 3, "0")],
)
def test_significant_digits(value: float, digits: int, text: str) -> None:
    """Trailing zeros count as digits."""
    assert significant(value, digits) == text


def test_short_numbers_fit_a_square() -> None:
    """Every score below 10¹⁵ takes seven characters at most."""
    for exponent in range(-3, 15):
        for digits in (1, 1.05, 9.5, 9.95, 9.994, 9.9996):
            assert len(short_number(-digits * 10**exponent)) <= 7, digits * 10**exponent


@pytest.mark.parametrize(
    ("value", "text"), [(10_000_000, "10,000,000"), (-1234.5, "−1,234.5"), (0, "0"), (-0.01, "0.0")]
)
def test_grouped(value: float, text: str) -> None:
    """A number within a sentence has thousands separators."""
    assert grouped(value) == text


@pytest.mark.parametrize(
    ("share", "text"),
    [(0, "0 %"), (1, "100 %"), (0.005, "<1 %"), (0.995, ">99 %"), (0.006, "1 %"), (0.5, "50 %")],
)
def test_percent(share: float, text: str) -> None:
    """A share is 0 % or 100 % only if it is exactly that."""
    assert percent(share) == text


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (0.0, "0 %"),
        (1.0, "100 %"),
        (0.5, "50 %"),
        (0.923, "92.3 %"),
        (0.9919, "99.19 %"),
        (0.00012, "0.012 %"),
        (0.99996, "99.9960 %"),
    ],
)
def test_tails_keep_their_digits(share: float, text: str) -> None:
    """A share near 0 % or 100 % keeps two digits of its distance from that end."""
    assert share_text(share) == text


def test_both_ends_of_an_interval_have_the_same_decimals() -> None:
    """An interval shows two digits of its width, and only exact ends read 0 or 100."""
    assert interval_text(0.4, 0.6) == "40–60"
    assert interval_text(0.988, 0.9941) == "98.80–99.41"
    assert interval_text(0.0, 0.037) == "0–3.7"
    assert interval_text(0.98598, 0.99956) == "98.60–99.96"


@pytest.mark.parametrize(
    ("rate", "text"),
    [
        (48.4e6, "48 M trials/s"),
        (1234, "1.2 k trials/s"),
        (99_000, "99 k trials/s"),
        (7, "7 trials/s"),
    ],
)
def test_rate(rate: float, text: str) -> None:
    """A speed has about two digits and a unit."""
    assert f"{rate_number(rate)} trials/s" == text


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.0, "0"), (-0.25, "−0.25"), (1500, "1,500"), (20_000, "20k"), (3e6, "3M"), (1e-5, "1e-05")],
)
def test_numbers_are_short(value: float, text: str) -> None:
    """An axis writes short numbers."""
    assert axis_number(value) == text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (3.1e-5, "31 µs"),
        (0.0042, "4.2 ms"),
        (1.3, "1.3 s"),
        (125, "2 min 5 s"),
        (7500, "2 h 5 min"),
    ],
)
def test_times_have_units_that_fit(seconds: float, text: str) -> None:
    """A time is written in a unit that suits it."""
    assert str(duration_text(seconds)) == text


def test_a_column_of_times_has_one_unit() -> None:
    """All times in a column have the same unit; a missing time is left blank."""
    rows = ((875e-6, 8e-6, 4642e-6), (0.001, 0.0002, 0.0055), (0.0, 0.0, 0.0))
    assert [*map(str, duration_texts(rows))] == ["875 (8.0–4,642) µs", "1,000 (200–5,500) µs", ""]
    assert [*map(str, duration_texts([(738e-6,), (0.0142,)]))] == ["0.74 ms", "14 ms"]
    assert duration_texts([]) == []


def test_an_estimate_has_the_decimals_of_its_interval() -> None:
    """Shares and differences have only as many digits as their intervals justify."""
    assert estimate_texts(0.51349, 0.5073, 0.5197) == ("51.3 %", "50.7–52.0")
    assert estimate_texts(0.9919, 0.9880, 0.9941) == ("99.19 %", "98.80–99.41")
    assert estimate_texts(1.0, 0.93, 1.0) == ("100 %", "93.0–100")
    assert difference_texts(0.0004, -0.0001, 0.0009) == ("+0.04", "-0.01", "+0.09")
    assert difference_texts(-0.1, -0.2, 0.0) == ("-10.0", "-20.0", "+0.0")


@pytest.mark.parametrize(
    ("shares", "decimals", "texts"),
    [
        ((1 / 3, 1 / 3, 1 / 3), 0, ("34 %", "33 %", "33 %")),
        ((0.655, 0.115, 0.23), 0, ("66 %", "11 %", "23 %")),
        ((0.5849, 0.1266, 0.2885), 1, ("58.5 %", "12.7 %", "28.8 %")),
        ((0.996, 0.004, 0.0), 0, (">99 %", "<1 %", "0 %")),
        ((1.0, 0.0, 0.0), 2, ("100.00 %", "0.00 %", "0.00 %")),
    ],
)
def test_percentages_of_a_whole_add_up(
    shares: tuple[float, ...], decimals: int, texts: tuple[str, ...]
) -> None:
    """Rounded shares add up to 100, unless one is too small to show."""
    assert percents(shares, decimals) == texts
