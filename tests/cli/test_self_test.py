"""The self-test: a whole copy passes, and whatever is broken is found."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.student_processes import bearers
from tttmc_app import engine
from tttmc_app.cli import self_test
from tttmc_app.cli.self_test import CHECKS, run_checks
from tttmc_app.core import GameRecord, Position, Tally
from tttmc_app.core.record_json import record_from_json
from tttmc_app.experiments.store import Store


@pytest.mark.parametrize("name", CHECKS)
def test_this_copy_is_complete(name: str, home: Path) -> None:
    """Every check passes, touches nobody's files, and leaves no process running."""
    assert CHECKS[name]() is None
    assert bearers() == []
    assert name not in ("window", "chart", "pictures") or not home.exists()


def ties_as_losses(position: Position, trials: int, seed: int) -> Tally:
    """Return a tally that is off by many standard errors."""
    tally = engine.Sampler(position, seed).draw(trials)
    return replace(tally, lost_mine=tuple(n + trials // 40 for n in tally.lost_mine))


RESOURCES = ("notes.txt", "", "icons"), ("a.svg", "", "a.svg"), ("a.svg", "x", "manual")
"""Files of icons, and what is then found to be wrong."""


def another_seed(text: str) -> GameRecord:
    return replace(record_from_json(text), seed=99)


def forget(_store: Store, _run: int) -> Iterator[object]:
    return iter([7] * 19)


@pytest.mark.parametrize(
    ("check", "owner", "name", "broken", "said"),
    [
        (next(iter(CHECKS)), engine, "sample", ties_as_losses, "standard errors"),
        ("saving", self_test, "record_from_json", another_seed, "differs"),
        ("lab", Store, "games", forget, "19"),
        ("window", self_test, "WINDOW_SECONDS", 0.01, "0.01 s"),
        ("chart", sys, "executable", "false", "code 1"),
    ],
)
def test_what_is_broken_is_found(
    check: str,
    owner: object,
    name: str,
    broken: object,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A wrong engine, record, player, store or window fails its check with the reason."""
    monkeypatch.setattr(owner, name, broken)
    assert said in str(CHECKS[check]())


def test_missing_and_empty_resources_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each folder must contain files of its own kinds, none of them empty."""
    monkeypatch.setattr(self_test, "files", {"tttmc_app.resources": tmp_path}.get)
    for folder in ("icons", "manual"):
        (tmp_path / folder).mkdir()
    for name, content, found in RESOURCES:
        (tmp_path / "icons" / name).write_text(content)
        assert found in str(CHECKS["resources"]())


def test_other_checks_go_on_after_one_that_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    """A check passes if it returns nothing; an exception becomes its reason in one line."""
    gone = Mock(side_effect=OSError("it is gone"))
    checks = {"broken": gone, "bad": lambda: "it is bad", "good": lambda: None}
    monkeypatch.setattr(self_test, "CHECKS", checks)
    found = [(each.passed, each.reason) for each in run_checks()]
    assert found == [(False, "OSError: it is gone"), (False, "it is bad"), (True, None)]
