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
    fixed,
    grouped,
    interval_text,
    large_number,
    milliseconds_text,
    percent,
    percents,
    plain_number,
    rate_number,
    rough_number,
    share_text,
    short_number,
    signed,
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
        (99.94, "99.9"),
        (99.96, "100"),
        (9999.4, "9999"),
        (10_000, "10k"),
        (9.94e6, "9.9M"),
        (9.96e6, "10M"),
        (999_400, "999k"),
        (999_600, "1.0M"),
        (1.5e12, "1.5T"),
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
        ((3.0, 12.0), ("3", "12")),
        ((99.4, 1.0), ("99.4", "1.0")),
        ((99.5, 1.0), ("100", "1")),
        ((9999.0, 9999.4), ("9999", "9999")),
        ((12_345.0, 20.0), ("12.3k", "0.0k")),
        ((2.5e6, 1e6), ("2.50M", "1.00M")),
        ((0.25, -10.0), ("0.2", "−10.0")),
        ((0.00123,), ("0.0012",)),
        ((), ()),
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
    ("value", "text"),
    [
        (10_000_000, "10,000,000"),
        (-1234.5, "−1,234.5"),
        (0, "0"),
        (-0.01, "0.0"),
        (-5.0, "−5"),
        (1e16, "10,000,000,000,000,000"),
        (2**63 - 1, "9,223,372,036,854,775,807"),
    ],
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
    [(0.0, "0.00 %"), (1e-6, "<0.01 %"), (0.12345, "12.35 %"), (1 - 1e-6, ">99.99 %")],
)
def test_percent_with_decimals(share: float, text: str) -> None:
    """The limits below 0 % and above 100 % have as many decimals as the number."""
    assert percent(share, 2) == text


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
        (0.05, "5.0 %"),
        (0.0994, "9.9 %"),
        (0.0996, "10 %"),
        (0.95, "95.0 %"),
        (1e-9, "0.0000 %"),
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
        (999, "999 trials/s"),
        (1000, "1.0 k trials/s"),
        (999.4, "999 trials/s"),
        (999.6, "1.0 k trials/s"),
        (9_900, "9.9 k trials/s"),
        (9_940, "9.9 k trials/s"),
        (9_960, "10 k trials/s"),
        (999_400, "999 k trials/s"),
        (999_600, "1.0 M trials/s"),
        (10_000, "10 k trials/s"),
        (2.5e9, "2.5 G trials/s"),
        (3e12, "3.0 T trials/s"),
    ],
)
def test_rate(rate: float, text: str) -> None:
    """A speed has about two digits and a unit."""
    assert f"{rate_number(rate)} trials/s" == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        *((0.0, "0"), (-0.25, "−0.25"), (1500, "1,500"), (20_000, "20k"), (3e6, "3M")),
        *((1e-5, "1e-05"), (999.5, "999.5"), (1000, "1,000"), (9999, "9,999"), (10_000, "10k")),
        *((2.5e9, "2.5G"), (-12_500, "−12.5k"), (0.123456789, "0.123457")),
    ],
)
def test_numbers_are_short(value: float, text: str) -> None:
    """An axis writes short numbers, with a unit if there is one."""
    assert axis_number(value) == text
    assert axis_number(value, " %") == f"{text} %"


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (3.1e-5, "31 µs"),
        (0.0042, "4.2 ms"),
        (1.3, "1.3 s"),
        (125, "2 min 5 s"),
        (7500, "2 h 5 min"),
        (0, "0 s"),
        (999.4e-6, "999 µs"),
        (999.6e-6, "1 ms"),
        (0.9994, "999 ms"),
        (0.9996, "1 s"),
        (99.9, "99.9 s"),
        (100, "1 min 40 s"),
        (119.6, "2 min 0 s"),
        (99 * 60 + 59, "99 min 59 s"),
        (100 * 60, "1 h 40 min"),
        (25 * 3600, "25 h 0 min"),
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
    far = [*map(str, duration_texts([(1e-6,), (100.0,), (100.0,)]))]  # 10 ms is between them
    assert far == ["0.001 ms", "100,000 ms", "100,000 ms"]
    assert duration_texts([]) == []
    assert [*map(str, duration_texts([(1.5, 0.9, 12.0), (0.0,), (100.0,)]))] == [
        *("1.5 (0.9–12) s", "", "100 s")
    ]
    assert [*map(str, duration_texts([(0.9994,)]))] == ["999 ms"]
    assert [*map(str, duration_texts([(1.26,)]))] == ["1.3 s"]
    assert [*map(str, duration_texts([(999.4e-6,)]))] == ["999 µs"]
    assert [*map(str, duration_texts([(999.6e-6,)]))] == ["1 ms"]
    assert [*map(str, duration_texts([(0.9996,)]))] == ["1 s"]


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0.0, ""), (4e-6, "0.004 ms"), (0.0012, "1.2 ms"), (0.01, "10 ms"), (12.5, "12,500 ms")],
)
def test_times_that_people_watch_keep_their_unit(seconds: float, text: str) -> None:
    """A time is in milliseconds, however short or long; 0 is left blank."""
    assert str(milliseconds_text(seconds)) == text


@pytest.mark.parametrize(
    ("number", "text"),
    [
        *((0.2, "1"), (1.4, "1"), (7.6, "8"), (14.4, "14"), (19, "19"), (24, "20")),
        *((5_600, "6,000"), (96, "100"), (1_951, "2,000"), (1_949, "1,900")),
    ],
)
def test_rough_numbers_have_one_digit(number: float, text: str) -> None:
    """A forecast has one significant digit, or two if it begins with 1, and is at least 1."""
    assert rough_number(number) == text


@pytest.mark.parametrize(
    ("value", "decimals", "text"),
    [(12, 0, "+12"), (-3, 0, "−3"), (0, 0, "0"), (0.4, 0, "0"), (-0.4, 0, "0"), (0.25, 1, "+0.2")],
)
def test_signs_are_written(value: float, decimals: int, text: str) -> None:
    """A positive number has a plus sign, and what is rounded to 0 has none."""
    assert signed(value, decimals) == text
    assert decimals or signed(value) == text


def test_decimals_and_digits() -> None:
    """`fixed` has a number of decimals, `plain_number` a maximum of digits."""
    assert (fixed(0.25), fixed(-1), fixed(-0.001), fixed(2.5, 0)) == ("0.25", "−1.00", "0.00", "2")
    assert (plain_number(0.5), plain_number(-2.254), plain_number(100)) == ("0.5", "−2.25", "100")
    assert plain_number(1.23456, 5) == "1.2346"
    assert significant(1e-10) == significant(-1e-10) == "0"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        *((999_999_999, "999,999,999"), (1e9, "1 billion"), (1.1e9, "1.1 billion")),
        *((1_150_000_000, "1,150,000,000"), (10**12, "1,000 billion"), (2500.5, "2,500.5")),
    ],
)
def test_round_billions_are_words(value: float, text: str) -> None:
    """Only numbers of full hundred millions, from a billion on, are written in words."""
    assert str(large_number(value)) == text


def test_an_estimate_has_the_decimals_of_its_interval() -> None:
    """Shares and differences have only as many digits as their intervals justify."""
    assert estimate_texts(0.51349, 0.5073, 0.5197) == ("51.3 %", "50.7–52.0")
    assert estimate_texts(0.9919, 0.9880, 0.9941) == ("99.19 %", "98.80–99.41")
    assert estimate_texts(1.0, 0.93, 1.0) == ("100 %", "93.0–100")
    assert difference_texts(0.0004, -0.0001, 0.0009) == ("+0.04", "−0.01", "+0.09")
    assert difference_texts(-0.1, -0.2, 0.0) == ("−10.0", "−20.0", "+0.0")


@pytest.mark.parametrize(
    ("shares", "decimals", "texts"),
    [
        ((1 / 3, 1 / 3, 1 / 3), 0, ("34 %", "33 %", "33 %")),
        ((0.655, 0.115, 0.23), 0, ("66 %", "11 %", "23 %")),
        ((0.5849, 0.1266, 0.2885), 1, ("58.5 %", "12.7 %", "28.8 %")),
        ((0.996, 0.004, 0.0), 0, (">99 %", "<1 %", "0 %")),
        ((1.0, 0.0, 0.0), 2, ("100.00 %", "0.00 %", "0.00 %")),
        ((0.104, 0.107, 0.789), 0, ("10 %", "11 %", "79 %")),
        ((0.331, 0.335, 0.334), 0, ("33 %", "34 %", "33 %")),
        ((0.29, 0.355, 0.355), 0, ("29 %", "36 %", "35 %")),  # 100 * 0.29 is just below 29
        ((0.0, 0.0, 0.0), 0, ("0 %", "0 %", "0 %")),
        ((0.25, 0.126), 1, ("25.0 %", "12.6 %")),
        ((), 0, ()),
    ],
)
def test_percentages_of_a_whole_add_up(
    shares: tuple[float, ...], decimals: int, texts: tuple[str, ...]
) -> None:
    """Rounded shares add up to 100, unless one is too small to show."""
    assert percents(shares, decimals) == texts
