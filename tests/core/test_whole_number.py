"""Whole numbers as people type them."""

from __future__ import annotations

import pytest

from tttmc_app.core.whole_number import whole_number_from


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("1000", 1000),
        (" 7 ", 7),
        ("-20", -20),
        ("1_000", 1000),
        ("1e3", 1000),
        ("10k", 10_000),
        ("10K", 10_000),
        ("1.5M", 1_500_000),
        ("1.001k", 1001),  # 1000.9999999999999 in floats
        ("9223372036854775807", 2**63 - 1),
        ("9.223372036854775807e18", 2**63 - 1),
        ("5.0", 5),
        ("1e400", 10**400),
        ("-9e1000", -9 * 10**1000),
    ],
)
def test_what_counts(text: str, number: int) -> None:
    """A number may have digits, an exponent, or k or M at its end, and is read exactly."""
    assert whole_number_from(text) == number


@pytest.mark.parametrize(
    "text",
    [
        *("", "k", "abc", "1.5", "1.0005k", "1e-1", "1,000", "1 000", "10G", "²", "0x10", "+-5"),
        *("inf", "nan", "snan", "1e" + "9" * 30),
    ],
)
def test_what_does_not_count(text: str) -> None:
    """Everything else is refused."""
    assert whole_number_from(text) is None


@pytest.mark.parametrize("text", ["9" * 5000, "9" * 5000 + "k", "1e1001", "1e99999999"])
def test_endless_numbers_are_shortened(text: str) -> None:
    """A number that would take long to read still counts as one, but is too large for any use."""
    assert whole_number_from(text) == 10**1000
    assert whole_number_from(f"-{text}") == -(10**1000)
