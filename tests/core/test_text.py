"""Texts and errors with places for values, and the arguments that are checked with them."""

from __future__ import annotations

from itertools import permutations

import pytest

from tttmc_app.core import Text, TttmcError
from tttmc_app.core.arguments import check_type, check_whole, is_number, wrong_square
from tttmc_app.core.text import EMPTY_TEXT, closest, counted


def test_places_are_filled() -> None:
    """Each value goes to its own place, texts within texts too; the source stays as it is."""
    inner = Text("%n trial(s)", n=1500)
    text = Text("{b} before {a}: {inner}", a=1, b="two", inner=inner)
    assert str(text) == "two before 1: 1,500 trials"
    assert (text.source, dict(text.values)["inner"]) == ("{b} before {a}: {inner}", inner)
    assert f"{text:>30}" == "two before 1: 1,500 trials".rjust(30)
    assert str(Text("100 {%}")) == "100 {%}"


@pytest.mark.parametrize(
    ("n", "words"), [(0, "0 matches, boxes"), (1, "1 match, box"), (2, "2 matches, boxes")]
)
def test_plurals_follow_the_count(n: int, words: str) -> None:
    """Only exactly one is singular, and large counts are grouped."""
    assert counted("%n match(es), box(es)", n) == words
    assert str(Text("%n match(es), {what}(es)", n=n, what="box")) == words
    assert counted("%n game(s)", 12_000) == "12,000 games"


def test_n_can_be_a_value_of_another_type() -> None:
    """Only a whole number chooses the plural."""
    assert str(Text("{what} (s)", n="many", what="x")) == "x (s)"


def test_texts_are_equal_if_they_read_the_same() -> None:
    """Equal texts have equal hashes; none equals a plain string; one without words is false."""
    assert Text("{a}", a="x") == Text("x")
    assert hash(Text("{a}", a="x")) == hash(Text("x"))
    assert Text("x") != Text("y")
    assert Text("x") != "x"
    assert bool(Text("x"))
    assert bool(Text("{a}", a=""))  # a reason may be unknown
    assert not EMPTY_TEXT
    assert str(EMPTY_TEXT) == ""


def test_an_error_keeps_its_template() -> None:
    """An error reads as its text, and the text can still be translated."""
    error = TttmcError("no {what} here", what="file")
    assert str(error) == "no file here"
    assert (error.text.source, error.text.values) == ("no {what} here", (("what", "file"),))
    assert TttmcError(error.text).text is error.text
    assert isinstance(error, ValueError)


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("monte", ""),
        ("forwrd", "forward"),
        ("randmo", "random"),
        ("lerner", "learner"),
        ("xyz", ""),
        ("rand", "random"),
        ("ran", ""),
    ],
)
def test_a_mistyped_word_is_recognised(word: str, meant: str) -> None:
    """The closest word is proposed, whatever the order, and none if all are far away."""
    for known in permutations(("forward", "random", "learner")):
        assert closest(word, known) == meant


def test_an_argument_of_another_type_is_named() -> None:
    """One of the types is enough; otherwise all are named, and the type that was given."""
    check_type("path", "a", str, bytes)
    check_type("path", b"a", str, bytes)
    with pytest.raises(TttmcError) as caught:
        check_type("path", 3.5, str, bytes)
    assert str(caught.value) == "path must be of the type str or bytes, not float"


def test_a_whole_number_is_asked_for_by_name() -> None:
    """Whole numbers of any kind pass; all else is quoted, shortened if it is long."""
    check_whole("seed", 3)
    check_whole("seed", True)
    for value, said in ((2.0, "2.0"), ("3", "'3'"), (None, "None")):
        with pytest.raises(TttmcError) as caught:
            check_whole("seed", value)
        assert str(caught.value) == f"seed must be a whole number, not {said}"
    with pytest.raises(TttmcError) as caught:
        check_whole("seed", "9" * 1000)
    assert len(str(caught.value)) < 80


def test_numbers_are_told_from_texts() -> None:
    """Whole numbers and fractions are numbers, text is none."""
    assert [is_number(value) for value in (1, 0.5, True, "1", None)] == [True] * 3 + [False] * 2


def test_a_square_is_a_pair() -> None:
    """The error for anything else shows what a square is, and what was given."""
    assert str(wrong_square("b2")) == ("a square is a row and a column, such as (0, 2), not 'b2'")
