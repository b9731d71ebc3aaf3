"""The self-test: a whole copy passes, and whatever is broken is found."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.student_processes import bearers
from tttmc_app import engine, selftest
from tttmc_app.core import GameRecord, Position, Tally, Text, Thought, thought_without_values
from tttmc_app.core.record_json import record_from_json
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.store import Store
from tttmc_app.players.random_player import RandomPlayer
from tttmc_app.selftest import CHECKS, check_here, run_checks

ENGINE = f"engine ({engine.backend})"


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


def another_seed(text: str) -> GameRecord:
    """Read a game wrongly."""
    return replace(record_from_json(text), seed=99)


def forfeit(_player: RandomPlayer, position: Position, seed: int) -> Iterator[Thought]:
    """Forfeit at once."""
    yield replace(thought_without_values(position, seed), forfeit=Text("it broke"))


def hang(*_arguments: object, **_options: object) -> None:
    """Act as a process that doesn't end."""
    raise subprocess.TimeoutExpired(sys.executable, 60)


def abort(*_arguments: object, **_options: object) -> subprocess.CompletedProcess[str]:
    """Act as a window that crashes."""
    return subprocess.CompletedProcess([], -6, "", "Traceback\nSomeError: no plugin\n")


kept_games = Store.games


def forgetful(store: Store, run: int) -> Iterator[PlayedGame]:
    """Lose a game."""
    games = kept_games(store, run)
    next(games)
    return games


@pytest.mark.parametrize(
    ("check", "owner", "name", "broken", "said"),
    [
        (ENGINE, engine, "sample", ties_as_losses, "standard errors"),
        ("saving", selftest, "record_from_json", another_seed, "differs"),
        ("players", RandomPlayer, "think", forfeit, "it broke"),
        ("lab", Store, "games", forgetful, "19"),
        ("window", subprocess, "run", hang, "60 s"),
        ("chart", subprocess, "run", abort, "no plugin"),
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
    for name in ("icons/a.svg", "icons/b.svg", "icons/notes.txt", "manual/d.md"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("x" if name == "icons/a.svg" else "")
    monkeypatch.setattr(selftest, "files", {"tttmc_app.resources": tmp_path}.get)
    found = str(CHECKS["resources"]())
    assert ("b.svg" in found, "notes.txt" in found) == (True, False)
    (tmp_path / "icons" / "b.svg").write_text("x")
    assert "d.md" in str(CHECKS["resources"]())
    (tmp_path / "manual" / "d.md").unlink()
    assert "manual" in str(CHECKS["resources"]())


def test_other_checks_go_on_after_one_that_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    """A check passes if it returns nothing; an exception becomes its reason in one line."""

    def fail() -> str:
        raise OSError("it is gone")

    checks = {"good": lambda: None, "bad": lambda: "it is bad", "broken": fail}
    monkeypatch.setattr(selftest, "CHECKS", checks)
    assert [(each.passed, each.reason) for each in run_checks()] == [
        *((True, None), (False, "it is bad"), (False, "OSError: it is gone"))
    ]


def test_a_copy_without_qt_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a part of Qt or of the window is missing, the reason says which."""
    monkeypatch.setitem(sys.modules, "tttmc_app.gui.app.check", None)
    monkeypatch.delattr("tttmc_app.gui.app.check", raising=False)
    assert "tttmc_app.gui.app" in str(check_here("window"))
