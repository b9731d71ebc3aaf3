"""What commands decide before and while they work: what to save, when to stop, what to warn of."""

from __future__ import annotations

import argparse
import re
import sys
from typing import Any, cast

import pytest

from tttmc_app.cli import main, match, results, solve
from tttmc_app.cli.output import warn_of_fences
from tttmc_app.core import TttmcError
from tttmc_app.course.fence import FencePart


@pytest.mark.parametrize(
    ("words", "saved"),
    [
        ([], False),
        (["--games", "5", "--seed", "3", "--size", "4", "--line", "3", "--reverse"], False),
        (["--json", "--quiet"], False),
        (["--both"], True),
        (["--openings", "2"], True),
        (["--sprt", "0,30"], True),
        (["--control"], True),
        (["--csv", "a.csv"], True),
        (["--figure", "a.png"], True),
        (["--workers", "1"], True),
        (["--dask", "tcp://192.0.2.7:8786"], True),
        (["--resume"], True),
    ],
)
def test_options_for_reports_save_a_match(
    words: list[str], saved: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each option that only a saved match has makes it one; others don't."""
    done: list[bool] = []

    def run_plan(_args: argparse.Namespace, plan_of: object) -> None:
        assert plan_of is match.plan_of
        done.append(True)

    def print_played(_played: object, *, as_json: bool) -> int:
        assert not as_json
        return 0

    def run_unsaved(_args: argparse.Namespace) -> int:
        done.append(False)
        return 0

    monkeypatch.setattr(match, "run_plan", run_plan)
    monkeypatch.setattr(match, "print_played", print_played)
    monkeypatch.setattr(match, "_run_unsaved", run_unsaved)
    assert main(["match", "mc", "random", *words]) == 0
    assert done == [saved]


def test_all_actions_are_offered() -> None:
    """The error for an unknown action lists every action."""
    with pytest.raises(TttmcError) as caught:
        results.run(argparse.Namespace(action="frob"))
    assert str(caught.value) == (
        "'frob' is not an action: choose from list, show, compare, rename, delete, "
        "restore, erase, export, export-games, columns, resume"
    )


def test_each_gap_of_sandboxes_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    """Several files with the same gap cause one line, other gaps one each, none for none."""
    whole = [FencePart.SECCOMP, FencePart.LANDLOCK]
    warn_of_fences([whole, whole])
    assert capsys.readouterr() == ("", "")
    warn_of_fences([[FencePart.SECCOMP], whole, [FencePart.LANDLOCK], [FencePart.SECCOMP]])
    out, err = capsys.readouterr()
    lines = err.splitlines()
    assert out == ""
    assert [re.findall("Landlock|seccomp", line) for line in lines] == [["seccomp"], ["Landlock"]]
    assert all(line.startswith("tttmc: ") and line.endswith(".") for line in lines)


@pytest.mark.parametrize(
    ("limit", "settled", "end"),
    [
        (10, 2, 4),  # as long again as the proofs took
        (10, 7, 10),  # but not beyond the limit
        (10, 0.1, 0.6),  # and at least half a second
        (0.4, 0.1, 0.4),
        (3, 99, 3),
    ],
)
def test_distances_are_searched_for_as_long_again(
    limit: float, settled: float, end: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search for distances ends when it has taken as long as the proofs, or at the limit."""
    now = 100.0

    class Job:
        """A job whose results are proven at a given time, and that measures distances forever."""

        measured = False
        nodes = 0

        @property
        def settled(self) -> bool:
            return now >= 100 + settled

        def advance(self) -> None:
            nonlocal now
            now = round(now + 0.1, 1)

        def bounds(self) -> dict[str, tuple[int, int]]:
            return {}

    def clock() -> float:
        return now

    monkeypatch.setattr(solve, "perf_counter", clock)
    assert cast("Any", solve)._solve(Job(), limit, None, verbose=False) == 0
    assert now == pytest.approx(100 + end)


@pytest.mark.parametrize("reports", [True, False])
def test_the_window_is_given_the_signals(reports: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window knows the signals that came before, whether or not it only reports its start."""
    from tttmc_app.gui.app.time_to_usable import StartReport

    given: list[dict[str, object]] = []

    def run(**options: object) -> int:
        given.append(options)
        return 6

    monkeypatch.setattr("tttmc_app.gui.app.start.run", run)
    signals = [15]
    assert sys.modules["tttmc_app.cli.main"]._run_window(signals, reports) == 6
    expected: dict[str, object] = {"signals": signals}
    assert given == [expected | ({"on_open": StartReport} if reports else {})]


@pytest.mark.parametrize(
    ("words", "reports"), [([], False), (["time-to-usable"], True), (["time-to-usable", "x"], None)]
)
def test_only_the_benchmark_closes_its_window(
    words: list[str],
    reports: bool | None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Without words the window stays open; with the benchmark's only word it reports its start."""
    opened: list[tuple[object, ...]] = []

    def run_window(*arguments: object) -> int:
        opened.append(arguments)
        return 6

    monkeypatch.setattr("tttmc_app.cli.display.obstacle", lambda: None)
    monkeypatch.setattr(sys.modules["tttmc_app.cli.main"], "_run_window", run_window)
    assert main(words) == (2 if reports is None else 6)
    assert opened == ([] if reports is None else [([], reports)])
    assert ("invalid choice" in capsys.readouterr().err) is (reports is None)
