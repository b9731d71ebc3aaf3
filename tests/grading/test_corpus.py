"""The verdicts on students' files: none changes without a reason."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.grading.corpus.files import CorpusFile, corpus_files
from tests.grading.corpus.verdicts import Recorded, Verdict, verdicts
from tttmc_app.grading import CHECKS

COUNT = 5
NOT_ALONE = ("endless/", "folders/", "pair/", "zoo/neighbour")
"""Files that take long, and those that need others beside them."""


def chosen(recorded: Recorded) -> Iterator[CorpusFile]:
    """Yield the files that show most: each adds a check that failed, or another kind of verdict."""
    seen: set[str] = set()
    files = [file for file in corpus_files() if not file.name.startswith(NOT_ALONE)]
    for _ in range(COUNT):
        best = max(files, key=lambda file: len(_shown(file, recorded.files[file.name]) - seen))
        files.remove(best)
        seen |= _shown(best, recorded.files[best.name])
        yield best


def _shown(file: CorpusFile, verdict: Verdict) -> set[str]:
    kinds = {key for key in verdict if verdict[key]} | {verdict.get("language", "")}
    return kinds | {file.name.rpartition("/")[0], *verdict.get("failed", "").split(), file.truth}


@pytest.mark.long
def test_no_verdict_has_changed() -> None:
    """The command gives the recorded verdicts on the files that show most.

    `python -m tests.benchmarks.corpus compare` does this for all files, which takes minutes, and
    `record` replaces the verdicts and keeps the reason.
    """
    recorded = Recorded.read()
    found = verdicts([*chosen(recorded)], recorded.checks)
    assert len(found) == COUNT
    assert recorded.changes(found) == []


def test_every_file_and_every_check_has_its_line() -> None:
    """At least 200 different files have a verdict, and every check but the games fails in one."""
    recorded = Recorded.read()
    files = [*corpus_files()]
    assert [file.name for file in files] == [*recorded.files]
    assert len({file.content for file in files}) == len(files) >= 200
    failed = {key for each in recorded.files.values() for key in each.get("failed", "").split()}
    assert failed == {*recorded.checks.values()}
    assert {check.name for check in CHECKS if check.group != "strength"} == {*recorded.checks}
