"""Textbooks as plain lines, as the source of the rule keeps them."""

from __future__ import annotations

import pytest

from tttmc_app.core import TttmcError
from tttmc_app.players.textbook_text import read_entries, text_of

ENTRIES = [("xxo-o----", "3"), ("xxo-o----", "5"), ("---------", "0")]
TEXT = "xxo-o----3\nxxo-o----5\n---------0\n"


def test_the_round_trip() -> None:
    """Entries become lines of nine characters and a digit, and come back."""
    assert text_of(ENTRIES) == TEXT
    assert read_entries(TEXT) == (3, ENTRIES)


def test_what_is_read_generously() -> None:
    """Other line ends, capitals and empty lines are taken; a text may hold nothing."""
    assert read_entries("\r\n XXO-O----3 \r\n\r\n") == (3, ENTRIES[:1])
    assert read_entries("") == (0, [])


def test_larger_boards_have_larger_numbers() -> None:
    """On boards past 3×3 the move has up to three digits."""
    assert read_entries("x" + "-" * 24 + "17") == (5, [("x" + "-" * 24, "17")])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (TEXT + "hello", "line 4 is no mistake"),
        ("xxo-o----", "line 1 is no mistake"),
        ("xxo-o----9", "line 1 is no mistake"),
        ("xxo-o----0", "line 1 is no mistake"),
        ("xxo-o---3", "line 1 is no mistake"),
        (TEXT + "----0", "line 4 is for another board"),
    ],
)
def test_bad_lines(text: str, told: str) -> None:
    """The first line that is no mistake is named."""
    with pytest.raises(TttmcError, match=told):
        read_entries(text)
