"""Values on their way between the program and a student's process."""

from __future__ import annotations

import json
import math
from collections import OrderedDict
from decimal import Decimal
from fractions import Fraction
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tttmc_app.course.values import (
    MAX_DEPTH,
    MAX_ITEMS,
    MAX_TEXT,
    BoardValue,
    Json,
    Opaque,
    Plain,
    decode,
    encode,
    finite_number,
    number_of,
    type_name,
)

LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-(2**63) + 1, 2**63 - 1)
    | st.floats(allow_nan=False)
    | st.text(max_size=5)
)
HASHABLE = st.recursive(LEAVES, lambda inner: st.tuples(inner, inner), max_leaves=4)
VALUES: st.SearchStrategy[Any] = st.recursive(
    HASHABLE | st.sets(HASHABLE, max_size=1),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.tuples(inner)
        | st.dictionaries(HASHABLE, inner, max_size=3)
        | st.builds(
            BoardValue,
            st.lists(st.lists(LEAVES, max_size=3).map(tuple), min_size=1, max_size=3).map(tuple),
            st.booleans(),
            st.sampled_from([(), (("k", 3),), (("k", 3), ("walls", 1))]),
        )
    ),
    max_leaves=8,
)


class Pair(NamedTuple):
    """A square, as a student may define it."""

    row: int
    col: int


def through(value: object) -> object:
    """Return a value after its journey as a line of JSON."""
    return decode(json.loads(json.dumps(encode(value))))


@given(VALUES)
def test_a_value_arrives_as_it_was_sent(value: object) -> None:
    """Numbers, texts, containers and boards keep their contents and their types."""
    assert repr(through(value)) == repr(value)


def test_what_each_kind_of_value_looks_like() -> None:
    """The form of every kind of value in a message."""
    board = BoardValue(((1, 2), (3, None)), True, (("line_length", 2),))
    expected: list[tuple[object, Json]] = [
        (7, 7),
        ("x", "x"),
        ([1, (2,)], {"list": [1, {"tuple": [2]}]}),
        ({3}, {"set": [3]}),
        (frozenset([3]), {"set": [3]}),
        ({1: "a"}, {"dict": [[1, "a"]]}),
        (OrderedDict(a=1), {"dict": [["a", 1]]}),
        (Pair(1, 2), {"tuple": [1, 2]}),
        (-math.inf, {"float": "-inf"}),
        (board, {"board": [[1, 2], [3, None]], "reverse": True, "options": {"line_length": 2}}),
    ]
    for value, sent in expected:
        assert encode(value) == sent
    assert math.isnan(float(str(through(math.nan))))


class Numpyish:
    """A whole number of another library."""

    def __index__(self) -> int:
        """Return the number."""
        return 7

    def __repr__(self) -> str:
        """Return a long text."""
        return "seven" * 50


class Whole:
    """A whole number of any size."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __index__(self) -> int:
        """Return the number."""
        return self._number

    def __repr__(self) -> str:
        """Return a text with the number."""
        return f"the whole number {self._number}"


class Rude:
    """An object whose methods fail."""

    def __repr__(self) -> str:
        """Fail."""
        raise RuntimeError

    def __index__(self) -> int:
        """Fail."""
        raise KeyError


@pytest.mark.parametrize(
    ("value", "opaque"),
    [
        (2**63, Opaque("int", str(2**63), None, 2.0**63)),
        (-(2**63), Opaque("int", str(-(2**63)), None, -(2.0**63))),
        (Fraction(1, 2), Opaque("Fraction", "Fraction(1, 2)", None, 0.5)),
        (Decimal("NaN"), Opaque("Decimal", "Decimal('NaN')")),
        (1 + 2j, Opaque("complex", "(1+2j)")),
        (Numpyish(), Opaque("Numpyish", ("seven" * 50)[:199] + "…", 7)),
        (Rude(), Opaque("Rude", "<Rude>")),
        ("x" * (MAX_TEXT + 1), Opaque("str", "'" + "x" * 198 + "…")),
        (list(range(MAX_ITEMS)), Opaque("list", f"{MAX_ITEMS:,} items")),
        (10**400, Opaque("int", "1" + "0" * 198 + "…")),
        (type("N" * 150, (Numpyish,), {})(), Opaque("N" * 100, ("seven" * 50)[:199] + "…", 7)),
        (Whole(2**63 - 1), Opaque("Whole", "the whole number 9223372036854775807", 2**63 - 1)),
        (Whole(2**63), Opaque("Whole", "the whole number 9223372036854775808")),
        (Whole(True), Opaque("Whole", "the whole number True")),
        (Whole(10**182), Opaque("Whole", "the whole number 1" + "0" * 182)),
        (Whole(10**183), Opaque("Whole", "the whole number 1" + "0" * 181 + "…")),
    ],
    ids=range(16),
)
def test_what_cannot_be_sent_is_described(value: object, opaque: Opaque) -> None:
    """Large values and those of other types become their type, their text and their number."""
    assert through(value) == opaque


def test_the_largest_values_that_are_sent() -> None:
    """Values at the limits arrive whole."""
    for value in (2**63 - 1, 1 - 2**63, "x" * MAX_TEXT, list(range(MAX_ITEMS - 1))):
        assert through(value) == value
    deep: list[Any] = []
    for _ in range(MAX_DEPTH - 1):
        deep = [deep]
    assert through(deep) == deep
    inner: Any = through([deep])
    for _ in range(MAX_DEPTH):
        inner = inner[0]
    assert inner == Opaque("list", "0 items")
    many: Any = through([[0] * 150 for _ in range(150)])
    assert many[0] == [0] * 150
    assert many[149] == Opaque("list", "150 items")


def nested(depth: int) -> Json:
    """Return a list in lists as it is sent."""
    value: Json = 1
    for _ in range(depth):
        value = {"list": [value]}
    return value


@pytest.mark.parametrize(
    ("sent", "words"),
    [
        ([1], "a list needs a type"),
        ({}, "a list needs a type"),
        ({"heap": [1]}, "unknown type heap"),
        ({"list": 1}, "a list needs its items"),
        ({"dict": [[1]]}, "a dict needs pairs"),
        ({"dict": [1]}, "a dict needs pairs"),
        ({"dict": [[1, 2, 3]]}, "a dict needs pairs"),
        ({"board": 3}, "a board needs rows"),
        (nested(MAX_DEPTH + 1), "a value has too many parts"),
        ({"list": [1], "set": [1]}, "too many values"),
        ({"float": "many"}, "could not convert"),
    ],
    ids=range(11),
)
def test_what_no_encoder_writes_is_refused(sent: Json, words: str) -> None:
    """A student's process may send anything."""
    with pytest.raises(ValueError, match=words):
        decode(sent)
    decode(nested(MAX_DEPTH))


def test_a_board_with_strange_parts_is_read() -> None:
    """Rows that are no lists are empty, and options other than whole numbers are left out."""
    sent: Json = {"board": [[1], 2], "reverse": 1, "options": {"a": 1, "b": "x", "c": 0}}
    assert decode(sent) == BoardValue(((1,), ()), True, (("a", 1), ("c", 0)))
    assert decode({"board": []}) == BoardValue(())


def test_an_opaque_value_with_strange_parts_is_read() -> None:
    """Its texts are shortened, and what is no number is left out."""
    sent: Json = {"opaque": "y" * 300, "text": 5, "index": "1", "number": 2}
    assert decode(sent) == Opaque("y" * 200, "5")
    whole: Json = {"opaque": "int64", "text": "z" * 300, "index": 3, "number": 3.0}
    assert decode(whole) == Opaque("int64", "z" * 200, 3, 3.0)


def test_types_are_named_as_in_the_students_code() -> None:
    """A board is a TTTBoard, and an opaque value's type is its own."""
    values: list[Plain] = [BoardValue(()), Opaque("int64", "3"), (1,), None]
    assert list(map(type_name, values)) == ["TTTBoard", "int64", "tuple", "NoneType"]


def test_what_counts_as_a_number() -> None:
    """Numbers of any type count, texts and infinite ones don't."""
    assert [finite_number(each) for each in (3, 2.5, True, Fraction(1, 4), Decimal(2))] == [
        3.0,
        2.5,
        1.0,
        0.25,
        2.0,
    ]
    for each in ("3", None, [1], math.inf, -math.inf, math.nan, 1j, 10**400, Rude()):
        assert finite_number(each) is None
    assert [number_of(each) for each in (3, 2.5, "3", None, Opaque("F", "f", None, 0.5), ())] == [
        3.0,
        2.5,
        None,
        None,
        0.5,
        None,
    ]


def test_a_boards_size_is_the_number_of_its_rows() -> None:
    """The size is that of the side."""
    assert BoardValue(((1, 1, 1), (1, 1, 1))).size == 2
