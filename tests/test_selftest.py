from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tttmc_app import engine, selftest
from tttmc_app.core import Position, Tally
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.store import Store
from tttmc_app.players.random_player import RandomPlayer
from tttmc_app.selftest import CHECKS, run_checks

WITHOUT_QT = [name for name in CHECKS if name not in ("window", "chart", "pictures")]


@pytest.mark.parametrize("name", WITHOUT_QT)
def test_this_copy_is_complete(name: str) -> None:
    """Every check that needs no window passes."""
    assert CHECKS[name]() is None


def test_a_wrong_engine_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine that counts ties as losses fails its check."""
    sound = engine.sample

    def unsound(position: Position, trials: int, seed: int) -> Tally:
        tally = sound(position, trials, seed)
        return replace(tally, lost_mine=tuple(n + trials // 40 for n in tally.lost_mine))

    monkeypatch.setattr(engine, "sample", unsound)
    assert "standard errors" in str(CHECKS[f"engine ({engine.backend})"]())


def test_a_check_that_raises_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """An exception becomes a one-line reason, and the other checks continue."""

    def broken(*_arguments: object) -> None:
        raise OSError("it is gone")

    monkeypatch.setattr(RandomPlayer, "think", broken)
    monkeypatch.setattr(selftest, "CHECKS", {name: CHECKS[name] for name in WITHOUT_QT})
    results = list(run_checks())
    assert len(results) == len(WITHOUT_QT)
    failed = {result.name: result.reason for result in results if not result.passed}
    assert failed == {"players": "OSError: it is gone", "saving": "OSError: it is gone"}


@pytest.mark.parametrize(
    ("code", "output", "errors", "expected"),
    [
        (0, "\n", "a harmless warning", None),
        (1, "the overlay shows nothing\n", "", "code 1: the overlay shows nothing"),
        (-6, "", "Traceback\nSomeError: no plugin\n", "code -6: SomeError: no plugin"),
        (134, "", "", "code 134: no message"),
    ],
)
def test_a_failing_window_has_a_reason(
    code: int, output: str, errors: str, expected: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For a window that fails, crashes or aborts, a one-line reason is given."""

    def run(*_arguments: object, **_options: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], code, output, errors)

    monkeypatch.setattr(subprocess, "run", run)
    reason = CHECKS["window"]()
    assert reason == (expected and f"it ended with {expected}")


@pytest.mark.parametrize("part", ["window", "chart", "pictures"])
def test_this_copys_window_works(part: str, home: Path) -> None:
    """The window plays a game and draws charts and pictures without touching the home folder."""
    assert CHECKS[part]() is None
    assert not home.exists()


def test_a_sweep_that_loses_games_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that loses a game fails its check."""
    kept = Store.games

    def forgetful(store: Store, run: int) -> Iterator[PlayedGame]:
        games = kept(store, run)
        next(games)
        return games

    monkeypatch.setattr(Store, "games", forgetful)
    assert CHECKS["lab"]() == "a sweep of 20 games on two processes saved [19]"


def test_a_window_that_hangs_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that doesn't end fails its check after a while."""

    def hang(*_arguments: object, **_options: object) -> None:
        raise subprocess.TimeoutExpired(sys.executable, 60)

    monkeypatch.setattr(subprocess, "run", hang)
    assert CHECKS["window"]() == "it did not finish within 60 s"
