"""Lists of values as they are shown and typed, in languages with and without decimal commas."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tttmc_app.core import TttmcError
from tttmc_app.gui.lab.value_lists import list_text, values_of
from tttmc_app.gui.look.languages import use_language
from tttmc_app.players import player_kind

TRIALS, WEIGHT, SURE = (
    next(each for each in player_kind("mc").parameters if each.name == name)
    for name in ("trials", "current", "sure")
)
"""A whole number, a decimal number, and one that replaces a value only if it is given."""


@pytest.fixture(params=["en", "de", "fr"])
def language(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[str]:
    """Use a language; return to English after the test."""
    monkeypatch.setenv("TTTMC_ALL_LANGUAGES", "1")
    code = str(request.param)
    assert use_language(code).code == code
    yield code
    use_language("en")


def test_lists_are_read_as_they_are_shown(language: str) -> None:
    """A field can read what it shows; the form used in commands is understood in every language."""
    weights, counts = (0.0, 0.5, 1.0, 2.25), (5, 1000, 2_000_000)
    assert values_of(WEIGHT, list_text(weights)) == weights
    assert values_of(TRIALS, list_text(counts)) == counts
    assert values_of(WEIGHT, "0,0.5,1,2.25") == values_of(WEIGHT, "0, 0.5, 1, 2.25") == weights
    assert values_of(TRIALS, "5,1000,2000000") == counts
    assert (
        list_text(weights)
        == {
            "en": "0, 0.5, 1, 2.25",
            "de": "0; 0,5; 1; 2,25",
            "fr": "0; 0,5; 1; 2,25",
        }[language]
    )


@pytest.mark.parametrize("language", ["de"], indirect=True)
def test_decimal_commas_are_not_guessed(language: str) -> None:
    """A comma is read as a decimal comma only where nothing else makes sense."""
    assert values_of(WEIGHT, "0,5; 1") == values_of(WEIGHT, "0,5, 1") == (0.5, 1.0)
    assert values_of(WEIGHT, "0,5;") == (0.5,)
    assert values_of(SURE, "95,5; 99") == values_of(SURE, "95.5, 99") == (95.5, 99.0)
    assert values_of(TRIALS, "5,10") == (5, 10)
    assert values_of(TRIALS, "1.000; 2.000") == (1000, 2000)
    with pytest.raises(TttmcError, match="semicolons"):
        values_of(WEIGHT, "5,10")
