from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tttmc_app.cli import main
from tttmc_app.core import Square
from tttmc_app.engine import SolveJob


def solution(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    """Run the command and return its JSON."""
    assert main(["solve", *arguments, "--json"]) == 0
    result: dict[str, object] = json.loads(capsys.readouterr().out)
    return result


def test_json_has_the_keys_that_scripts_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    """The JSON has the position, its outcome, every move's result and the cost."""
    result = solution(capsys, "XO./.X./..O")
    assert list(result) == ["board", "to_move", "outcome", "moves", "distances", "nodes", "seconds"]
    assert result["board"] == "XO./.X./..O"
    assert result["to_move"] == "X"
    assert result["outcome"] == "win"
    assert result["moves"] == [
        [0, 2, "draw"],
        [1, 0, "win"],
        [1, 2, "draw"],
        [2, 0, "win"],
        [2, 1, "draw"],
    ]
    assert result["distances"] == [[0, 2, None], [1, 0, 3], [1, 2, None], [2, 0, 3], [2, 1, None]]


def test_outcomes_are_the_movers_and_follow_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    """The same board is lost for X and won for O, and the other way round in reverse mode."""
    board = "OO./XX./..."
    assert solution(capsys, board, "--to-move", "o")["outcome"] == "win"
    assert solution(capsys, "X../.../...", "--reverse")["outcome"] == "win"
    assert solution(capsys, ".../.X./...", "--reverse")["outcome"] == "draw"
    assert solution(capsys, "..../..../..../....", "--line", "3")["outcome"] == "win"


def test_text_names_the_moves_by_outcome(capsys: pytest.CaptureFixture[str]) -> None:
    """The text shows the board, the outcome and the squares of each result."""
    assert main(["solve", ".../.../..."]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "3×3, X to move"
    assert "outcome  tie for X" in lines
    assert "tie      every move" in lines
    assert main(["solve", "X../.../..."]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "tie      b2" in lines
    assert "loss     b1, c1, a2, c2, a3, b3, c3" in lines


def test_without_time_nothing_is_proven(capsys: pytest.CaptureFixture[str]) -> None:
    """A result that isn't proven in time is unknown."""
    result = solution(capsys, ".../.../...", "--seconds", "0")
    assert result["outcome"] == "unknown"


def test_ctrl_c_shows_what_is_proven(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An interrupted search prints its results so far, and the exit code shows the interruption."""

    def interrupt(_job: SolveJob) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(SolveJob, "advance", interrupt)
    assert main(["solve", ".../.../...", "--json"]) == 130
    assert json.loads(capsys.readouterr().out)["outcome"] == "unknown"


def test_progress_counts_the_moves_that_are_proven(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bar has how many of all moves have a result, up to the last."""
    shown: list[tuple[int, int]] = []
    bounds = SolveJob.bounds

    def show(_bar: object, done: int, total: int) -> None:
        shown.append((done, total))

    def partly(job: SolveJob) -> dict[Square, tuple[int, int]]:
        found = bounds(job)
        return {**found, (0, 2): (-1, 0), (2, 0): (0, 1)} if len(shown) == 0 else found

    monkeypatch.setattr("tttmc_app.cli.output.ProgressBar.show", show)
    monkeypatch.setattr(SolveJob, "bounds", partly)
    assert solution(capsys, "XO./.X./..O")["outcome"] == "win"
    assert shown[0][1] == 5
    assert shown[0][0] <= 3
    assert shown[-1] == (5, 5)
    assert shown == sorted(shown)


@pytest.mark.parametrize("is_proven", [False, True])
def test_an_interrupted_search_keeps_its_proofs(
    is_proven: bool,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What was proven before Ctrl-C is in the file, and a later search has it at once."""
    kept = tmp_path / "proofs"
    words = ["solve", ".../.../...", "--keep", str(kept), "--json"]
    advance = SolveJob.advance

    def interrupt(job: SolveJob) -> None:
        while is_proven and not job.settled:
            advance(job)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(SolveJob, "advance", interrupt)
        assert main(words) == 130
    outcome = "draw" if is_proven else "unknown"
    assert json.loads(capsys.readouterr().out)["outcome"] == outcome
    assert main([*words, "--seconds", "0"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["outcome"] == outcome
    assert [result for _, _, result in found["moves"]] == [outcome] * 9


def test_a_file_that_can_not_be_written_is_told_before_the_search(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A missing folder ends the command before anything is searched."""
    searched: list[SolveJob] = []
    monkeypatch.setattr(SolveJob, "advance", searched.append)
    path = tmp_path / "none" / "proofs"
    assert main(["solve", ".../.../...", "--keep", str(path)]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n"), searched) == ("", 1, [])
    assert f"{path} can't be written: the folder {path.parent} doesn't exist" in err


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["XXX/OO./..."], "over"),
        (["X.O/..."], "row"),
        ([".../.../...", "--seconds", "soon"], "seconds"),
        ([".../.../...", "--seconds", "-1"], "seconds"),
        ([".../.../...", "--seconds", "inf"], "seconds"),
        ([".../.../...", "--line", "4"], "line length"),
        ([".../.../...", "--size", "4"], "rows"),
    ],
)
def test_bad_input_is_explained_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], expected: str
) -> None:
    """Bad input gives exit code 2 and one line with the reason."""
    assert main(["solve", *arguments]) == 2
    complaint = capsys.readouterr().err
    assert expected in complaint
    assert complaint.count("\n") == 1


BOARD_5 = "/".join(["....."] * 5)


def test_a_killed_run_goes_on_from_its_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """If killed while writing proofs, a command leaves the file whole and the result the same."""
    kept = tmp_path / "proofs"
    long = ("--line", "4", "--seconds", "300")
    command = [sys.executable, "-c", _WRITING, "solve", BOARD_5, *long, "--keep", str(kept)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    while not kept.exists() or kept.stat().st_size < 100_000:
        assert process.poll() is None
        time.sleep(0.01)
    process.kill()
    process.wait()
    head = json.loads(kept.read_bytes().partition(b"\n")[0])
    assert head["board"] == BOARD_5
    resumed = solution(capsys, BOARD_5, *long, "--keep", str(kept))
    whole = solution(capsys, BOARD_5, *long)
    assert resumed["moves"] == whole["moves"]
    again = solution(capsys, BOARD_5, "--line", "4", "--keep", str(kept), "--seconds", "0")
    assert again["moves"] == whole["moves"]


_WRITING = (
    "import sys; from tttmc_app.cli import main, solve;solve._KEEP_SECONDS = 0; main(sys.argv[1:])"
)


@pytest.mark.parametrize(
    ("part", "instead", "reason"),
    [
        (b"\n", b"\n0", "damaged"),
        (b'"version": 1', b'"version": 9', "another version"),
        (b'"X"', b'"O"', "another position"),
        (b'"format"', b'"for"', "doesn't hold proofs"),
        (b"{", b"[", "doesn't hold proofs"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, part: bytes, instead: bytes, reason: str
) -> None:
    """Damaged proofs, or those of another version or position, end the command with an error."""
    kept = tmp_path / "proofs"
    solution(capsys, "XO./.X./..O", "--keep", str(kept))
    kept.write_bytes(kept.read_bytes().replace(part, instead, 1))
    assert main(["solve", "XO./.X./..O", "--keep", str(kept)]) == 2
    assert reason in capsys.readouterr().err


def test_boards_that_cannot_be_kept_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Only the compiled solver, with at most 64 empty squares, can use a file of proofs."""
    board = "/".join(["." * 9] * 9)
    assert main(["solve", board, "--line", "5", "--keep", str(tmp_path / "proofs")]) == 2
    assert "at most 64 empty squares" in capsys.readouterr().err
