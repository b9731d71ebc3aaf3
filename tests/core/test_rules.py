"""Rules, squares and seeds: what is valid, which lines a board has, and how they are written."""

from __future__ import annotations

from typing import Any

import pytest

from tests.refusals import refused
from tests.tables import named, table
from tttmc_app.core import Rules, derive_seed, parse_square, square_name
from tttmc_app.core.rules import RULE_OPTIONS
from tttmc_app.core.seeds import drawn_place

STEPS = (-1, 0, 1)


def recount(size: int, length: int) -> set[frozenset[int]]:
    """Find the lines by walking from every square in all eight directions."""
    walks = [
        [(row + down * i, col + right * i) for i in range(length)]
        for row in range(size)
        for col in range(size)
        for down in STEPS
        for right in STEPS
        if down or right
    ]
    inside = [walk for walk in walks if all(0 <= r < size and 0 <= c < size for r, c in walk)]
    return {frozenset(row * size + col for row, col in walk) for walk in inside}


@pytest.mark.parametrize(
    ("size", "length"), [(size, length) for size in range(1, 7) for length in range(1, size + 1)]
)
def test_lines_are_those_of_a_recount(size: int, length: int) -> None:
    """Every line that a walk over the board finds is listed once; the other views agree."""
    rules = Rules(size, length)
    assert {frozenset(line) for line in rules.lines} == recount(size, length)
    assert len(rules.lines) == len(recount(size, length))
    assert rules.line_masks == tuple(sum(1 << i for i in line) for line in rules.lines)
    for index, numbers in enumerate(rules.lines_through):
        assert list(numbers) == [n for n, line in enumerate(rules.lines) if index in line]


@pytest.mark.parametrize(
    ("arguments", "carried"),
    [
        ((0,), "most=25; size=0"),
        ((26,), "most=25; size=26"),
        ((3, 4), "size=3; length=4"),
        ((3, 0), "size=3; length=0"),
        ((3.0,), "size=3.0"),
        ((True,), "size=True"),
        ((3, "3"), "length='3'"),
    ],
)
def test_rules_that_cannot_be(arguments: tuple[Any, ...], carried: str) -> None:
    """Sizes and lines are whole numbers that fit the board."""
    with refused(**named(carried)):
        Rules(*arguments)


@pytest.mark.parametrize(
    ("rules", "key", "words"),
    [
        (Rules(3), "3×3", "--size 3"),
        (Rules(4, 4), "4×4", "--size 4"),
        (Rules(5, 4), "5×5, 4 in a row", "--size 5 --line 4"),
        (Rules(7, 5, True), "7×7, 5 in a row, reverse", "--size 7 --line 5 --reverse"),
    ],
)
def test_rules_are_written_as_ever(rules: Rules, key: str, words: str) -> None:
    """Textbooks hold the key and scripts the options: neither changes."""
    assert (rules.key, " ".join(rules.words()), str(rules.describe())) == (key, words, key)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    table("""
        size | 12 | 12
        size | 999999999 | 999999999
        size | 1234567890 | None
        line | -3 | None
        line | 3.0 | None
        line | ² | None
        line | true | None
        line | 04 | 4
        reverse | true | True
        reverse | false | False
        reverse | True | None
        reverse | 1 | None
    """),
)
def test_an_option_reads_only_what_it_writes(option: str, text: str, value: str) -> None:
    """Only digits, and not too many, are a number; only true and false are a switch."""
    options = {each.key: each for each in RULE_OPTIONS}
    assert repr(options[option].parse(text)) == value


def test_options_write_what_they_read() -> None:
    """Each option reads its own text again; what is plain isn't written in an experiment's name."""
    rules = Rules(5, 4, reverse=True)
    read = {each.field: each.parse(each.format(rules)) for each in RULE_OPTIONS}
    assert read == {name: getattr(rules, name) for name in read}
    assert [each.tag(rules) for each in RULE_OPTIONS][:3] == ["size5", "line4", "reverse"]
    assert [each.key for each in rules.extra_options()] == ["reverse"]


def test_options_may_be_missing_and_settings_may_not() -> None:
    """A command leaves out what is plain; a file has every rule, and other keys are ignored."""
    assert Rules.from_options({"size": 5, "x": 1}) == Rules(5, 5)
    assert Rules.from_options({"size": 5, "line": None, "reverse": True}) == Rules(5, 5, True)
    whole = {**Rules(5, 4, reverse=True).settings(), "other": 1}
    assert Rules.from_settings(whole) == Rules(5, 4, reverse=True)
    for key in Rules(3).settings():
        with refused(key=key):
            Rules.from_settings({**whole, key: None})
    with refused(key="reverse", value="'yes'"):
        Rules.from_settings({**whole, "reverse": "yes"})


def test_a_square_off_the_board_has_no_number() -> None:
    """Squares are numbered row by row; anything else is refused."""
    rules = Rules(4)
    assert [rules.index(rules.square(i)) for i in range(16)] == list(range(16))
    assert rules.index((1, 2)) == 6
    for row, col in ((4, 0), (0, 4), (-1, 0), (0, -1)):
        with refused(row=row, col=col, last=3):
            rules.index((row, col))
    wrong: Any
    for wrong in (5, (1, 2, 3), "ab", (None, 1)):
        with refused(value=repr(wrong)):
            rules.index(wrong)


@pytest.mark.parametrize("text", ["c2", " C2 ", "c 2", "c02", "1,2", "1, 2", "(1,2)", "1 2", "5"])
def test_ways_to_write_a_square(text: str) -> None:
    """A letter and number, two indices from 0 and, on 3×3, a digit name the same square."""
    assert parse_square(text, Rules(3)) == (1, 2)


@pytest.mark.parametrize(
    ("size", "text", "carried"),
    table("""
        3 | . | -
        3 | 9 | -
        4 | 5 | -
        2 | 0 | -
        25 | b | -
        3 | b2b | -
        3 | -1,0 | -
        3 | b² | -
        3 | b٢ | -
        3 | 1,2,3 | -
        3 | D1 | last=c3
        3 | a0 | last=c3
        25 | a26 | last=y25
        25 | z1 | last=y25
        3 | 3,3 | last=c3
        3 | 0,3 | last=c3
        1 | b1 | last=a1
    """),
)
def test_what_is_no_square(size: str, text: str, carried: str) -> None:
    """Anything else is quoted, without the spaces around it, with the board's last square."""
    with refused(text=text, **named(carried)):
        parse_square(f" {text}\n", Rules(int(size)))


@pytest.mark.parametrize(
    "square", ["b2", (1,), (1, 2, 3), 5, None, ("1", 0), (0, 25), (-1, 0), (0.5, 0), (1.0, 1)]
)
def test_only_a_pair_on_the_board_has_a_name(square: Any) -> None:
    """A name has a letter and a number, so the board's squares alone have one."""
    with refused(value=repr(square)):
        square_name(square)


def test_derived_seeds_stay() -> None:
    """Games depend on derived seeds: they are the same on every machine and in every version."""
    # printf 7/game/3 | b2sum --length 64, its bytes from the least, halved
    assert derive_seed(7, "game", 3) == 6571950790055791142
    # printf 7/choice, likewise, and its remainders
    assert [drawn_place(7, "choice", count) for count in (1, 2, 9, 625)] == [0, 0, 5, 7]
