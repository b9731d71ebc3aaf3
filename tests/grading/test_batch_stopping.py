"""A grading of many files that is stopped: what runs ends, and nothing else begins."""

from __future__ import annotations

import threading
from contextlib import closing
from pathlib import Path

import pytest

from tests.grading.submissions import submit
from tests.grading.test_batch import stand_in
from tttmc_app.grading import batch, grade_beats
from tttmc_app.grading.submission import DisturbedError, GradingStoppedError, Submission

_PATIENCE = 30
"""Seconds after which a file that isn't stopped goes on."""


def grading_threads() -> list[str]:
    """Return the names of the threads that grade files."""
    return [each.name for each in threading.enumerate() if each.name.startswith("grading ")]


def test_every_file_that_runs_is_stopped_and_no_other_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files that wait are never run, even if one of the running ones is done just then."""
    stops = {"0": threading.Event(), "1": threading.Event()}

    def runs(path: Path, _attempts: int) -> None:
        stops.setdefault(path.stem, threading.Event()).wait(_PATIENCE)
        if path.stem == "0":
            raise GradingStoppedError

    asked = stand_in(monkeypatch, runs)

    def stop(submission: Submission) -> None:
        (path,) = (each.path for each in asked if each.submission is submission)
        stops[path.stem].set()

    monkeypatch.setattr(Submission, "stop", stop)
    paths = [submit(tmp_path, f"x = {number}\n", f"{number}.py") for number in range(5)]
    with closing(grade_beats(paths, 0, 2, 6)) as beats:
        begun = set[int]()
        while len(begun) < 2:
            beat = next(beats)
            begun |= {beat.number} if beat is not None else set()
        assert len(grading_threads()) == 2
    assert [each.is_set() for each in stops.values()] == [True, True]
    assert sorted(each.path for each in asked) == paths[:2]
    assert grading_threads() == []


def test_a_file_that_waits_for_its_next_attempt_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pause between two attempts ends at once, and there is no second one."""
    disturbed = threading.Event()

    def fails(_path: Path, _attempts: int) -> None:
        disturbed.set()
        raise DisturbedError("killed")

    asked = stand_in(monkeypatch, fails)
    monkeypatch.setattr(batch, "_PAUSE_SECONDS", _PATIENCE)
    beats = grade_beats([submit(tmp_path, "x = 1\n")], 0, 1, 0)
    next(beats)
    assert disturbed.wait(_PATIENCE)
    closer = threading.Thread(target=beats.close)
    closer.start()
    closer.join(_PATIENCE / 2)
    assert not closer.is_alive()
    assert len(asked) == 1
    assert grading_threads() == []
