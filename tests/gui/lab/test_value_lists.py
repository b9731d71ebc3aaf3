"""Lists of values as they are shown and typed, in languages with and without decimal commas."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tttmc_app.core import TttmcError
from tttmc_app.gui.lab.value_lists import list_text, values_of
from tttmc_app.gui.look.languages import use_language
from tttmc_app.players import Parameter, player_kind

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


EQUAL, SYMMETRY = (
    next(each for each in player_kind(kind).parameters if each.name == name)
    for kind, name in (("forward", "equal"), ("learner", "symmetry"))
)
"""A choice of words, and a switch."""


@pytest.mark.parametrize(
    ("parameter", "text", "values"),
    [
        (WEIGHT, "0.5", (0.5,)),
        (WEIGHT, " 0.5 ; 1 ,2 ,, ", (0.5, 1.0, 2.0)),
        (TRIALS, "5,10;15", (5, 10, 15)),
        (TRIALS, "1e3", (1000,)),
        (SURE, "95.5", (95.5,)),
        (EQUAL, "random,first", ("random", "first")),
        (EQUAL, " first ;", ("first",)),
        (SYMMETRY, "0, 1", (False, True)),
        (SYMMETRY, "1;0", (True, False)),
    ],
)
def test_each_kind_of_parameter_has_lists(
    language: str, parameter: Parameter, text: str, values: tuple[object, ...]
) -> None:
    """Lists as in commands are read in every language, whatever a parameter's values are."""
    if language != "en" and text == " 0.5 ; 1 ,2 ,, ":
        text = " 0.5 ; 1 ;2 ;; "  # a comma would be a decimal comma
    assert values_of(parameter, text) == values


@pytest.mark.parametrize("language", ["de"], indirect=True)
@pytest.mark.parametrize(
    ("parameter", "text", "values"),
    [
        (WEIGHT, "0,5, 1,5", (0.5, 1.5)),
        (WEIGHT, "0,5, 1,25,\t2", (0.5, 1.25, 2.0)),
        (WEIGHT, "1, 2", (1.0, 2.0)),
        (WEIGHT, "1,2,3", (1.0, 2.0, 3.0)),
        (WEIGHT, "1,2,3, 0,5", (1.0, 2.0, 3.0, 0.5)),
        (WEIGHT, "5,10;", (5.1,)),
        (TRIALS, "5, 10", (5, 10)),
    ],
)
def test_commas_in_a_list_of_decimals(
    language: str, parameter: Parameter, text: str, values: tuple[object, ...]
) -> None:
    """With decimal commas, a comma separates values if a space follows or nothing else fits."""
    assert values_of(parameter, text) == values


@pytest.mark.parametrize("language", ["de"], indirect=True)
@pytest.mark.parametrize("text", ["5,10", " 0,5 ", "12,5"])
def test_one_comma_is_ambiguous(language: str, text: str) -> None:
    """A single number with a comma may be two values: the error says how to write either."""
    with pytest.raises(TttmcError) as caught:
        values_of(WEIGHT, text)
    said = "may be one value or two: separate values by semicolons"
    assert str(caught.value) == f"{text} {said}"


def test_no_value_is_an_error(language: str) -> None:
    """An empty list, or one of separators only, asks for values."""
    for text in ("", "  ", ";", " ; ;"):
        for parameter in (WEIGHT, TRIALS, EQUAL):
            with pytest.raises(TttmcError) as caught:
                values_of(parameter, text)
            assert str(caught.value) == "enter one or more values, such as 5, 10"
