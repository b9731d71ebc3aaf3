"""Python 2's order: every pair of kinds of values, operators, sorting and extremes."""

from __future__ import annotations

import operator
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from tttmc_app.course.python2.ordering import compare, extreme, ordered, py2_sort, py2_sorted

ASCENDING: tuple[Any, ...] = (
    *(None, -7, 0.5, True, 2, 10**30),
    *(
        {},
        {0: None},
        {0: 5, 2: 1},
        {1: 1, 2: 2},
        {1: 1, 2: "a"},
        {1: 1, 3: 0},
        {None: 9, 1: 1, 2: 2},
    ),
    *([], [None], [None, 1], [1], [1, "a"], [2]),
    *({1}, "", "a", "b", (), (None,), (1, None), (1, 2), (1, "a")),
)
"""None is below numbers, these below other values, which are ordered by the names of their types;
dictionaries are ordered by their lengths and then by their items, sequences by their items."""
OPERATORS = {name: ordered(name) for name in ("lt", "le", "gt", "ge")}


@pytest.mark.parametrize("place", range(len(ASCENDING)))
def test_every_pair_has_its_order(place: int) -> None:
    """Whatever two values are compared, all operators and `cmp` agree on which comes first."""
    for other, right in enumerate(ASCENDING):
        left = ASCENDING[place]
        assert compare(left, right) == (place > other) - (place < other), (left, right)
        found = {name: compared(left, right) for name, compared in OPERATORS.items()}
        assert found == {
            "lt": place < other,
            "le": place <= other,
            "gt": place > other,
            "ge": place >= other,
        }, (left, right)


class Own:
    """An object that compares itself as Python 2's objects did."""

    def __init__(self, answer: object) -> None:
        self.answer = answer
        self.asked: list[object] = []

    def __cmp__(self, other: object) -> object:
        """Return the answer."""
        self.asked.append(other)
        return self.answer


@pytest.mark.parametrize(("answer", "order"), [(5, 1), (-0.5, -1), (0, 0), (True, 1)])
def test_an_object_s_own_order(answer: object, order: int) -> None:
    """An object that compares itself is asked, on either side; its answer becomes -1, 0 or 1."""
    own = Own(answer)
    assert (compare(own, 3), compare("a", own)) == (order, -order)
    assert own.asked == [3, "a"]
    declining, other = Own(NotImplemented), Own(-3)
    assert compare(declining, other) == 1  # as the other one says
    assert (declining.asked, other.asked) == ([other], [declining])
    assert compare(declining, None) == -compare(None, declining) == 1
    assert compare(own, own) == 0
    assert own.asked == [3, "a"]  # an object equals itself


@pytest.mark.parametrize(
    ("left", "right", "order"),
    [
        ([Own(0)], [Own(0)], 0),
        ([Own(0)], [Own(0), 1], -1),
        ((Own(0), 1, 9), (Own(0), 2), -1),
        ((Own(0), 1), (Own(0),), 1),
        ({2: 1, 1: 5}, {1: 5, 2: 2}, -1),
        ({"a": 1, None: 2, 3: Own(0)}, {3: Own(0), "a": 1, None: 2}, 0),
    ],
    ids=range(6),
)
def test_containers_are_compared_part_by_part(left: object, right: object, order: int) -> None:
    """Parts that say they are equal leave it to the next ones and the length; keys are sorted."""
    assert (compare(left, right), compare(right, left)) == (order, -order)


def test_what_is_the_same_is_equal() -> None:
    """A value is equal to itself, even if it says it isn't, and so are values that are equal."""
    nan = float("nan")
    assert (compare(nan, nan), compare([nan], [nan]), compare(1, 1.0)) == (0, 0, 0)
    one, two = object(), object()
    assert compare(one, two) == -compare(two, one) != 0
    assert (compare(one, one), compare(one, None), compare(one, "a")) == (0, 1, -1)


@pytest.mark.parametrize("name", ["lt", "le", "gt", "ge"])
def test_complex_numbers_have_no_order(name: str) -> None:
    """They raise an error on either side, even against None."""
    for pair in ((1j, None), (None, 1j), (1j, 2j), ("a", 1j)):
        with pytest.raises(TypeError):
            OPERATORS[name](*pair)


class Strange:
    """Compares to anything, with results of its own."""

    def __lt__(self, other: object) -> object:
        """Return what no comparison returns."""
        return ("less", other)


def test_results_of_comparisons_stay_as_they_are() -> None:
    """An object's comparison may return anything."""
    assert OPERATORS["lt"](Strange(), 3) == ("less", 3)


class Worth(int):
    """A number whose type comes after all others by its name."""


Worth.__name__ = "worth"


def test_numbers_of_every_type_are_below_other_values() -> None:
    """Whatever their type is called."""
    worth = Worth(3)
    orders: list[tuple[Any, int]] = [(None, 1), (2, 1), ("a", -1), ({}, -1), ([9], -1), ((), -1)]
    for other, order in orders:
        assert (compare(worth, other), compare(other, worth)) == (order, -order), other


MIXED: list[Any] = [3, "b", None, (1,), 2.5, [0], "a", {}]
IN_ORDER: list[Any] = [None, 2.5, 3, {}, [0], "a", "b", (1,)]


def text_of(value: object) -> str:
    """Return a key that any version can order."""
    return str(value)


def large(number: int) -> int | None:
    """Return a large number."""
    return number if number > 5 else None


def itself(value: object) -> object:
    """Return a value."""
    return value


def last_digit(one: int, two: int) -> int:
    """Compare by the last digit."""
    return one % 10 - two % 10


@pytest.mark.parametrize(
    ("items", "options", "expected"),
    [
        (MIXED, {}, IN_ORDER),
        (MIXED, {"reverse": True}, IN_ORDER[::-1]),
        (MIXED, {"reverse": 1}, IN_ORDER[::-1]),
        ([2, 11, 1], {"key": large}, [2, 1, 11]),
        ([2, 11, 1], {"key": large, "reverse": True}, [11, 2, 1]),
        ([10, 9, 1], {"key": text_of}, [1, 10, 9]),
        ([21, 10, 1, 30], {"cmp": last_digit}, [10, 30, 21, 1]),
        ([21, 10, 1, 30], {"cmp": last_digit, "reverse": True}, [21, 1, 10, 30]),
        ([-21, 10, 9], {"cmp": last_digit, "key": abs}, [10, -21, 9]),
        ([-21, 10, 9], {"cmp": last_digit, "key": abs, "reverse": True}, [9, -21, 10]),
        ([], {}, []),
    ],
    ids=range(11),
)
def test_lists_are_sorted(items: list[Any], options: dict[str, Any], expected: list[Any]) -> None:
    """Lists of any values are sorted with all options; equal values keep their order."""
    given = items[:]
    assert py2_sorted(given, **options) == expected
    assert given == items
    assert py2_sorted(iter(given), **options) == expected
    py2_sort(given, **options)
    assert given == expected
    reverse: bool = options.get("reverse", False)
    assert py2_sorted(items, options.get("cmp"), options.get("key"), reverse) == expected


def test_a_key_that_fails_changes_nothing() -> None:
    """An error of the key is passed on, and the list keeps all its values."""

    def key(value: object) -> object:
        if value == 1:
            raise ValueError("no")
        return value

    items = [3, None, 1, 2]
    with pytest.raises(ValueError, match="no"):
        py2_sort(items, key=key)
    assert sorted(map(str, items)) == ["1", "2", "3", "None"]


@pytest.mark.parametrize("items", [*permutations([None, 2, "a"])])
def test_extremes_of_mixed_values(items: tuple[Any, ...]) -> None:
    """Whatever their order, the largest and the smallest are found, in any form of the call."""
    largest, smallest = extreme(max, 1), extreme(min, -1)
    for found, expected in ((largest, "a"), (smallest, None)):
        assert found(items) == found(*items) == found(iter(items)) == expected
        assert found(list(items), key=itself) == expected
    named = {None: "a", 2: None, "a": 5}
    assert largest(items, key=named.get) is None
    assert smallest(*items, key=named.get) == 2
    assert (largest(3, 4), smallest([3, 4]), largest([3, 5], key=operator.neg)) == (4, 3, 3)


@pytest.mark.parametrize("chosen", [extreme(max, 1), extreme(min, -1)])
def test_the_first_of_equal_values_is_the_extreme(chosen: Callable[..., Any]) -> None:
    """Of values with equal keys the first counts; of nothing there is none, unless one is given."""
    key = {"b": None, "a": None}.get
    assert chosen(["b", "a"], key=key) == "b"
    assert chosen([], default=7) == 7
    wrongs: list[tuple[object, ...]] = [(), ([],), (5,)]
    for wrong in wrongs:
        with pytest.raises((TypeError, ValueError)):
            chosen(*wrong)
