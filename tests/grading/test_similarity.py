"""Pairs that look copied: disguised copies are found, classmates are not accused."""

from __future__ import annotations

import random
import zlib
from pathlib import Path
from typing import Any, cast

import pytest

from tests.grading.classmates import SOLUTIONS
from tests.grading.disguise import copied, copies
from tests.grading.hands import ANNA, BORIS, CHLOE, DMITRI, EMEKA, FATIMA
from tests.grading.submissions import BEST, CORRECT, CORRECT_PYTHON_2, SCORES, TRIAL
from tttmc_app.course.source import SourceText
from tttmc_app.grading import similarity
from tttmc_app.grading.similarity import similar_pairs
from tttmc_app.grading.symbols import Symbol

UNRELATED = {
    **SOLUTIONS,
    "anna": ANNA,
    "boris": BORIS,
    "chloe": CHLOE,
    "dmitri": DMITRI,
    "emeka": EMEKA,
    "fatima": FATIMA,
    "correct": CORRECT,
    "python 2": CORRECT_PYTHON_2,
}


def pairs(texts: dict[str, str], template: str | None = None) -> dict[tuple[str, str], float]:
    """Return the pairs of files that look copied, by name, with their shares."""
    names = list(texts)
    sources = [SourceText(Path(name), text) for name, text in texts.items()]
    given = SourceText(Path("template"), template) if template is not None else None
    return {
        (names[pair.first], names[pair.second]): pair.share
        for pair in similar_pairs(sources, given)
    }


def test_at_least_nine_of_ten_disguised_copies_are_found() -> None:
    """Twenty copies with other names, order, comments, layout and loops are paired."""
    disguised = copies(20)
    found = 0
    for name, text in disguised.items():
        original = name.partition("-")[0]
        alike = pairs({**SOLUTIONS, "correct": CORRECT, name: text})
        assert set(alike) <= {(original, name)}
        found += (original, name) in alike
    assert found >= 18


def test_at_most_one_in_a_hundred_unrelated_pairs_is_named() -> None:
    """Solutions by different people don't look copied, in classes of any size."""
    names = list(UNRELATED)
    count = len(names) * (len(names) - 1) // 2
    assert len(pairs(UNRELATED)) <= count / 100
    twos = [
        {one: UNRELATED[one], two: UNRELATED[two]}
        for one in names
        for two in ("branches", "correct")
    ]
    assert sum(bool(pairs(two)) for two in twos if len(two) == 2) <= len(twos) / 100


def test_a_group_of_copies_is_found_in_a_class() -> None:
    """Five copies of one file among unrelated ones are all paired with each other."""
    group = {f"copy {seed}": copied(SOLUTIONS["lists"], seed) for seed in (1, 2, 5, 7)}
    alike = pairs({**SOLUTIONS, **group})
    assert len(alike) == 10
    assert {name for pair in alike for name in pair} == {"lists", *group}


def test_the_template_does_not_count() -> None:
    """Files that share only the template don't look copied; if it is unknown, they do."""
    given = f"{TRIAL}\n\n{SCORES}"
    one = f"{given}\n\n{BEST}"
    two = given + SOLUTIONS["lists"].partition("def get_best_move")[2].join(
        ("\n\ndef get_best_move", "")
    )
    texts = {"one": one, "two": two}
    assert pairs(texts)
    assert not pairs(texts, template=given)


def test_the_passages_are_the_same_code() -> None:
    """In a copy with other line numbers, the marked lines are the same code as in the original."""
    text = SOLUTIONS["lists"]
    moved = "# one\n# two\n# three\n" + text
    (pair,) = similar_pairs([SourceText(Path("a"), text), SourceText(Path("b"), moved)])
    assert pair.share == 1
    assert pair.passages
    for passage in pair.passages:
        assert passage.second == (passage.first[0] + 3, passage.first[1] + 3)


def test_files_that_cant_be_parsed_are_left_out() -> None:
    """Empty files and files with errors are not compared with any other file."""
    texts = {"a": "", "b": "", "c": "def (", "d": "def (", "e": "\0"}
    assert pairs(texts) == {}


@pytest.mark.parametrize(
    ("hashes", "chosen"),
    [
        ([], {}),
        ([7], {0: 7}),
        ([7, 5, 6], {1: 5}),
        ([5, 4, 3, 2], {3: 2}),
        ([5, 4, 3, 2, 1], {3: 2, 4: 1}),  # the last window chooses, too
        ([1, 5, 5, 5, 5], {0: 1, 4: 5}),  # the rightmost of the smallest
        ([2, 2, 9, 9, 9, 9], {1: 2, 5: 9}),
    ],
)
def test_each_window_chooses_its_smallest_hash(hashes: list[int], chosen: dict[int, int]) -> None:
    """Winnowing as it was published: in each run of four, the rightmost of the smallest."""
    if hashes:
        found = cast("Any", similarity)._chosen(hashes)
        assert {place: value for value, place in found} == chosen


def expression(seed: int, length: int) -> str:
    """Return a statement with this many random operators, so that few of its parts are alike."""
    dice = random.Random(seed)
    operators = ("+", "-", "*", "/", "%", "//", "**", "@", "<<", ">>", "&", "|", "^")
    return "x = a" + "".join(f" {dice.choice(operators)} (b)" for _ in range(length))


def prints_of(text: str) -> set[int]:
    """Return the fingerprints that are chosen from a file."""
    return set(cast("Any", similarity)._fingerprints(SourceText(Path("a"), text)).places)


def test_a_fingerprint_has_seven_symbols() -> None:
    """Each run of seven symbols has one; fewer have one together."""
    for count in (1, 6, 7, 9):
        symbols = [Symbol(str(number), number) for number in range(count)]
        starts = range(max(1, count - 6))
        expected = [
            zlib.crc32(" ".join(map(str, range(at, min(at + 7, count)))).encode()) for at in starts
        ]
        assert cast("Any", similarity)._hashes(symbols) == expected


def test_the_lines_of_a_fingerprint() -> None:
    """They are the first and the last of its symbols', also where a loop stands below its body."""
    body = "x = [\n    f(a.b, c.d, e.f)\n    for g in h.i(j.k)\n    if l.m\n]\n"
    found = cast("Any", similarity)._fingerprints(SourceText(Path("a"), body)).places
    assert [*found.values()] == [[(1, 4)]] * 3


def test_short_files_are_not_compared() -> None:
    """Two files that are the same need eight fingerprints to look copied."""
    counts: list[int] = []
    for length in range(1, 40):
        text = expression(7, length)
        counts.append(len(prints_of(text)))
        assert bool(pairs({"a": text, "b": text})) is (counts[-1] >= 8)
    assert {7, 8} <= set(counts)


def function(seed: int, length: int) -> str:
    """Return a function with a random statement."""
    return f"def f{seed}(a, b):\n    {expression(seed, length)}\n\n\n"


def test_the_share_is_that_of_the_smaller_file() -> None:
    """What two files have in common counts in full, what three have only half as much."""
    common = function(0, 150)
    own = [function(seed, length) for seed, length in ((1, 60), (2, 60), (6, 50))]
    whole = len(prints_of(common))
    one, two, three = (len(prints_of(text)) for text in own)
    assert len(prints_of(common + "".join(own))) == whole + one + two + three
    a, b, c = (common + text for text in own)
    assert pairs({"a": a, "b": b}) == {("a", "b"): pytest.approx(whole / (whole + min(one, two)))}
    half = whole / 2
    shares = {
        ("a", "b"): half / (half + min(one, two)),
        ("a", "c"): half / (half + min(one, three)),
        ("b", "c"): half / (half + min(two, three)),
    }
    assert min(shares.values()) > 0.55
    assert pairs({"a": a, "b": b, "c": c}) == pytest.approx(shares)
    order = similar_pairs(
        [SourceText(Path(name), text) for name, text in zip("xyz", (b, a, c), strict=True)]
    )
    found = [pair.share for pair in order]
    assert found == sorted(found, reverse=True)
    less = function(0, 90)
    assert pairs({"a": less + own[0], "b": less + own[1]}), "two of them look copied"
    three_files = {name: less + text for name, text in zip("abc", own, strict=True)}
    assert not pairs(three_files), "in a class they don't"
    assert {*pairs({"p": a, "q": a, "r": a}).values()} == {1.0}


def test_a_passage_has_the_lines_in_common() -> None:
    """The lines around it don't belong to it."""
    common, own = [expression(seed, 30) for seed in range(6)], ["y[0] = [z]"] * 5
    first, second = [*own, *common, *own], common
    (pair,) = similar_pairs([SourceText(Path("a"), "\n".join(lines)) for lines in (first, second)])
    firsts, seconds = zip(*((each.first, each.second) for each in pair.passages), strict=True)
    assert (min(firsts)[0], max(firsts)[1]) == (6, 11)
    assert (min(seconds)[0], max(seconds)[1]) == (1, 6)


@pytest.mark.parametrize(
    ("one", "two", "joined"),
    [
        ((1, 2), (3, 4), (1, 4)),
        ((3, 4), (1, 2), (1, 4)),
        ((1, 5), (2, 3), (1, 5)),
        ((1, 2), (4, 4), None),
        ((4, 4), (1, 2), None),
    ],
)
def test_neighbouring_lines_are_joined(
    one: tuple[int, int], two: tuple[int, int], joined: tuple[int, int] | None
) -> None:
    """Passages join if no line is between them, in both files."""
    module = cast("Any", similarity)
    assert module._touch(one, two) is (joined is not None)
    if joined is not None:
        assert module._joined(one, two) == joined
