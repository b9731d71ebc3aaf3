"""Texts with places for values, what is counted in them, and values that people type."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.refusals import refused
from tests.tables import table
from tttmc_app.core import Text, TttmcError
from tttmc_app.core.arguments import check_whole
from tttmc_app.core.counted import GAMES
from tttmc_app.core.text import EMPTY_TEXT, closest
from tttmc_app.core.whole_number import whole_number_from


def test_places_are_filled() -> None:
    """Each value goes to its own place, texts within texts too; the source stays as it is."""
    inner = Text("%n trial(s)", n=1500)
    text = Text("{b} before {a}: {inner}", a=1, b="two", inner=inner)
    assert str(text) == "two before 1: 1,500 trials"
    assert (text.source, dict(text.values)["inner"]) == ("{b} before {a}: {inner}", inner)
    assert f"{text:>30}" == "two before 1: 1,500 trials".rjust(30)
    assert str(Text("100 {%}")) == "100 {%}"
    assert str(Text("{what} (s)", n="many", what="x")) == "x (s)"


@pytest.mark.parametrize(
    ("n", "words"), [(0, "0 matches, boxes"), (1, "1 match, box"), (2, "2 matches, boxes")]
)
def test_plurals_follow_the_count(n: int, words: str) -> None:
    """Only exactly one is singular."""
    assert str(Text("%n match(es), box(es)", n=n)) == words
    assert str(Text("%n match(es), {what}(es)", n=n, what="box")) == words


def test_texts_are_equal_if_they_read_the_same() -> None:
    """Equal texts have equal hashes; none is a plain string; one without words is false."""
    assert Text("{a}", a="x") == Text("x") != "x"
    assert {Text("{a}", a="x"), Text("x")} == {Text("x")} != {Text("y")}
    assert Text("{a}", a="")  # a reason may be unknown
    assert not EMPTY_TEXT


def test_an_error_keeps_its_template() -> None:
    """An error reads as its text, and the text can still be translated."""
    error = TttmcError("no {what} here", what="file")
    assert (str(error), error.text.source, error.text.values) == (
        *("no file here", "no {what} here"),
        (("what", "file"),),
    )
    assert TttmcError(error.text).text is error.text


@pytest.mark.parametrize(
    ("done", "target", "words"),
    [
        (1999, 2000, "1,999 of 2,000 games"),
        (2000, 2000, "2,000 games"),
        (1, 1, "1 game"),
        (7, None, "7 games"),
        (5, 10**12, "5 of 1,000 billion games"),
    ],
)
def test_a_finished_count_names_no_target(done: int, target: int | None, words: str) -> None:
    """How much was aimed at is shown only until it is reached."""
    assert str(GAMES.progress(done, target)) == words


def test_a_mistyped_word_is_recognised() -> None:
    """The closest word is proposed, whatever the order, and none if all are far away."""
    for known in permutations(("forward", "random", "learner")):
        found = [closest(word, known) for word in ("forwrd", "randmo", "lerner", "rand", "ran")]
        assert found == ["forward", "random", "learner", "random", ""]


@pytest.mark.parametrize("value", [2.0, "3", None])
def test_a_whole_number_is_asked_for_by_name(value: object) -> None:
    """Whole numbers of any kind pass; all else is quoted, shortened if it is long."""
    check_whole("seed", True)
    with refused(name="seed", value=repr(value)):
        check_whole("seed", value)
    with pytest.raises(TttmcError) as caught:
        check_whole("seed", "9" * 1000)
    assert len(str(caught.value)) < 80


@pytest.mark.parametrize(
    ("text", "number"),
    table("""
        1000 | 1000
        -20 | -20
        1_000 | 1000
        1e3 | 1000
        5.0 | 5
        10k | 10000
        10K | 10000
        1.5M | 1500000
        1.001k | 1001
        9223372036854775807 | 9223372036854775807
        9.223372036854775807e18 | 9223372036854775807
        . | None
        k | None
        abc | None
        1.5 | None
        1.0005k | None
        1e-1 | None
        1,000 | None
        1 000 | None
        10G | None
        ² | None
        0x10 | None
        +-5 | None
        inf | None
        nan | None
        1e999999999999999999999999999999 | None
    """),
)
def test_whole_numbers_as_people_type_them(text: str, number: str) -> None:
    """Digits, an exponent, or k or M at the end are read exactly; all else is no number."""
    assert str(whole_number_from(f" {text} ")) == number
    assert whole_number_from("") is None


@pytest.mark.parametrize("text", ["9" * 5000, "9" * 5000 + "k", "1e1001", "1e99999999"])
def test_numbers_that_take_long_to_read_are_too_large(text: str) -> None:
    """What would take long to read counts as a number too large for any use, on either side."""
    assert whole_number_from(text) == 10**1000
    assert whole_number_from(f"-{text}") == -(10**1000)
    assert whole_number_from("-9e999") == -9 * 10**999
