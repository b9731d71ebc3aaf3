"""Numbers and durations in texts. Each table has a value and its text in a row."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.tables import table
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

SHORT = """
0 = 0 | -0.0 = 0 | -7 = −7 | 0.1 = 0.10 | 0.28 = 0.28 | -0.001 = −0.0010
1.25 = 1.2 | 99.94 = 99.9 | 99.96 = 100 | 999.6 = 1000 | 1234 = 1234 | 9999.4 = 9999 | 9999.6 = 10k
-35000 = −35k | 999400 = 999k | 999600 = 1.0M | 9.94e6 = 9.9M | 9.96e6 = 10M
123456789 = 123M | 2.5e9 = 2.5G | 1.5e12 = 1.5T | 1e15 = 1000T
"""
GROUPED = "10000000 = 10,000,000 | -1234.5 = −1,234.5 | 0 = 0 | -0.01 = 0.0 | -5 = −5"
PERCENT = "0 = 0 % | 1 = 100 % | 0.005 = <1 % | 0.995 = >99 % | 0.006 = 1 % | 0.5 = 50 %"
PERCENT_2 = "0 = 0.00 % | 1e-6 = <0.01 % | 0.12345 = 12.35 % | 0.999999 = >99.99 %"
SHARES = """
0 = 0 % | 1 = 100 % | 0.5 = 50 % | 0.923 = 92.3 % | 0.9919 = 99.19 % | 0.00012 = 0.012 %
0.99996 = 99.9960 % | 0.05 = 5.0 % | 0.0994 = 9.9 % | 0.0996 = 10 %
0.95 = 95.0 % | 1e-9 = 0.0000 %
"""
RATES = """
7 = 7 | 999.4 = 999 | 999.6 = 1.0 k | 9940 = 9.9 k | 9960 = 10 k | 999400 = 999 k | 999600 = 1.0 M
2.5e9 = 2.5 G | 3e12 = 3.0 T
"""
AXIS = """
0 = 0 | -0.25 = −0.25 | 1e-5 = 1e-05 | 999.5 = 999.5 | 1000 = 1,000 | 9999 = 9,999 | 10000 = 10k
3e6 = 3M | 2.5e9 = 2.5G | -12500 = −12.5k | 0.123456789 = 0.123457
"""
DURATIONS = """
0 = 0 s | 3.1e-5 = 31 µs | 999.4e-6 = 999 µs | 999.6e-6 = 1 ms | 0.0042 = 4.2 ms | 0.9994 = 999 ms
0.9996 = 1 s | 1.3 = 1.3 s | 99.9 = 99.9 s | 100 = 1 min 40 s | 119.6 = 2 min 0 s | 125 = 2 min 5 s
5999 = 99 min 59 s | 6000 = 1 h 40 min | 7500 = 2 h 5 min | 90000 = 25 h 0 min
"""
WATCHED = "0 =  | 4e-6 = 0.004 ms | 0.0012 = 1.2 ms | 0.01 = 10 ms | 12.5 = 12,500 ms"
ROUGH = """
0.2 = 1 | 1.4 = 1 | 7.6 = 8 | 14.4 = 14 | 19 = 19 | 24 = 20 | 96 = 100 | 1949 = 1,900 | 1951 = 2,000
5600 = 6,000
"""
SIGNED = "12 = +12 | -3 = −3 | 0 = 0 | 0.4 = 0 | -0.4 = 0"
LARGE = "999999999 = 999,999,999 | 1e9 = 1 billion | 1.15e9 = 1,150,000,000 | 1e12 = 1,000 billion"
TABLES: list[tuple[Callable[[float], object], str]] = [
    (short_number, SHORT),
    (grouped, GROUPED),
    (percent, PERCENT),
    (partial(percent, decimals=2), PERCENT_2),
    (share_text, SHARES),
    (rate_number, RATES),
    (axis_number, AXIS),
    (duration_text, DURATIONS),
    (milliseconds_text, WATCHED),
    (rough_number, ROUGH),
    (signed, SIGNED),
    (partial(signed, decimals=1), "0.25 = +0.2 | -3 = −3.0"),
    (large_number, LARGE),
    (fixed, "0.25 = 0.25 | -1 = −1.00 | -0.001 = 0.00"),
    (plain_number, "0.5 = 0.5 | -2.254 = −2.25 | 100 = 100"),
    (significant, "0.1 = 0.10 | -2.34 = −2.3 | 1234 = 1234 | 1e-10 = 0 | 0 = 0"),
    (partial(significant, digits=3), "0.4868 = 0.487"),
]


@pytest.mark.parametrize(
    ("write", "value", "text"),
    [
        (write, *map(str.strip, row.split("=")))
        for write, table in TABLES
        for row in table.strip().replace("\n", "|").split("|")
    ],
)
def test_numbers_are_written_as_in_the_tables(
    write: Callable[[float], object], value: str, text: str
) -> None:
    """Numbers are short, with units and a real minus; only exact shares are 0 % or 100 %."""
    assert str(write(float(value))) == text


def test_whole_numbers_are_exact() -> None:
    """A whole number beyond what a float holds keeps its digits; an axis adds its unit."""
    assert grouped(2**63 - 1) == "9,223,372,036,854,775,807"
    assert axis_number(20_000, " %") == "20k %"


@pytest.mark.parametrize(
    ("values", "texts"),
    table("""
        0.4868 0.054 -0.027 0 | 0.49 0.05 −0.03 0.00
        0.0381 -0.0187 | 0.038 −0.019
        53 0.5 | 53.0 0.5
        1000 -7 | 1000 −7
        22105 630 | 22.1k 0.6k
        0 1e-17 | 0 0
        -0.004 0.5 | 0.00 0.50
        99.4 1 | 99.4 1.0
        99.5 1 | 100 1
        12345 20 | 12.3k 0.0k
        2.5e6 1e6 | 2.50M 1.00M
        0.25 -10 | 0.2 −10.0
        0.00123 | 0.0012
    """),
)
def test_compared_numbers_have_one_format(values: str, texts: str) -> None:
    """All numbers on a board have the unit and the decimals that suit the largest."""
    found = [*map(float, values.split())]
    assert " ".join(map(NumberFormat.of(found).text, found)) == texts
    assert NumberFormat.of([]).text(7.0) == "7"


@pytest.mark.parametrize(
    ("rows", "texts"),
    table("""
        875e-6 8e-6 4642e-6; 0 0 0 | 875 (8.0–4,642) µs; -
        738e-6; 0.0142 | 0.74 ms; 14 ms
        1e-6; 100; 100 | 0.001 ms; 100,000 ms; 100,000 ms
        1.5 0.9 12; 100 | 1.5 (0.9–12) s; 100 s
        0.9994 | 999 ms
        0.9996 | 1 s
        999.4e-6 | 999 µs
        999.6e-6 | 1 ms
    """),
)
def test_a_column_of_times_has_one_unit(rows: str, texts: str) -> None:
    """All times in a column have the same unit, that of their middle; a missing one is blank."""
    found = duration_texts([tuple(map(float, row.split())) for row in rows.split(";")])
    assert "; ".join(str(each) or "-" for each in found) == texts


def test_an_estimate_has_the_decimals_of_its_interval() -> None:
    """Shares and differences have only as many digits as their intervals justify."""
    assert estimate_texts(0.51349, 0.5073, 0.5197) == ("51.3 %", "50.7–52.0")
    assert estimate_texts(0.9919, 0.9880, 0.9941) == ("99.19 %", "98.80–99.41")
    assert estimate_texts(1.0, 0.93, 1.0) == ("100 %", "93.0–100")
    assert difference_texts(0.0004, -0.0001, 0.0009) == ("+0.04", "−0.01", "+0.09")
    assert difference_texts(-0.1, -0.2, 0.0) == ("−10.0", "−20.0", "+0.0")
    assert (interval_text(0.4, 0.6), interval_text(0.0, 0.037)) == ("40–60", "0–3.7")
    assert interval_text(0.98598, 0.99956) == "98.60–99.96"


@pytest.mark.parametrize(
    ("shares", "texts"),
    table("""
        0.3333333333333333 0.3333333333333333 0.3333333333333333 | 34 % 33 % 33 %
        0.5849 0.1266 0.2885 | 58 % 13 % 29 %
        0.996 0.004 0 | >99 % <1 % 0 %
        1 0 0 | 100 % 0 % 0 %
        0.104 0.107 0.789 | 10 % 11 % 79 %
        0.29 0.355 0.355 | 29 % 36 % 35 %
        0 0 0 | 0 % 0 % 0 %
        0.25 0.126 | 25 % 13 %
    """),
)
def test_percentages_of_a_whole_add_up(shares: str, texts: str) -> None:
    """Rounded shares add up to 100, unless one is too small to show."""
    assert " ".join(percents([*map(float, shares.split())])) == texts
    assert not percents([])
