"""Pairs that look copied: disguised copies are found, classmates are not accused."""

from __future__ import annotations

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
