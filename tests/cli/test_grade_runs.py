"""What `tttmc grade` makes of results as they come: in any order, in part, or interrupted."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.cli.test_grade_requests import BOOK
from tests.grading.reports.class_of import graded, left_out
from tests.grading.submissions import CORRECT, submit
from tttmc_app import grading
from tttmc_app.cli import main
from tttmc_app.cli.output import ProgressBar
from tttmc_app.grading import Graded, GradingReport, Journal, Rubric

DONE, BEGUN, NOT_GRADED = "done", "begun", "not graded"


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Path]]:
    """Return the names of three files in the current folder; how Ctrl-C is handled is restored."""
    monkeypatch.chdir(tmp_path)
    before = signal.getsignal(signal.SIGINT)
    yield [
        submit(tmp_path, CORRECT, name).relative_to(tmp_path) for name in ("a.py", "b.py", "c.py")
    ]
    signal.signal(signal.SIGINT, before)


def come(
    monkeypatch: pytest.MonkeyPatch, steps: Sequence[tuple[int, str]], *, interrupted: bool = False
) -> list[str]:
    """Let these results come instead of real ones; return the list to which their end is added."""
    ends: list[str] = []

    def grade_beats(paths: Sequence[Path], *_: object) -> Iterator[Graded]:
        try:
            for number, state in steps:
                make = left_out if state == NOT_GRADED else graded
                yield Graded(number, make(paths[number]), is_done=state != BEGUN)
            if interrupted:
                raise KeyboardInterrupt
        finally:
            ends.append("closed")

    monkeypatch.setattr(grading, "grade_beats", grade_beats)
    return ends


@pytest.mark.parametrize(
    ("steps", "interrupted", "names", "code"),
    [
        ([(2, DONE), (0, BEGUN), (0, DONE), (1, DONE)], False, "abc", 0),
        ([(2, DONE), (0, BEGUN), (0, DONE), (1, BEGUN)], True, "ac", 130),
        ([(1, NOT_GRADED), (2, BEGUN), (0, DONE)], True, "ab", 130),
        ([(1, NOT_GRADED), (2, DONE), (0, DONE)], False, "abc", 1),
        ([(0, NOT_GRADED), (1, NOT_GRADED), (2, NOT_GRADED)], False, "abc", 1),
        ([(1, BEGUN)], True, "", 130),
    ],
)
def test_finished_results_have_the_order_of_the_files(
    steps: list[tuple[int, str]],
    interrupted: bool,
    names: str,
    code: int,
    files: list[Path],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Unfinished results are left out; an interruption decides the exit code, then failures."""
    ends = come(monkeypatch, steps, interrupted=interrupted)
    words = ["grade", *map(str, files)]
    assert main([*words, "--json", "--csv", "t.csv"]) == code
    shown = [f"{name}.py" for name in names]
    assert [each["file"] for each in json.loads(capsys.readouterr().out)] == shown
    rows = Path("t.csv").read_text(encoding="utf-8").splitlines()[1:]
    assert [row.partition(",")[0] for row in rows] == shown
    if interrupted:
        assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN  # until the results are written
    assert main(words) == code
    out = capsys.readouterr().out.splitlines()
    assert [line.partition(" ")[0] for line in out if line.partition(" ")[0] in shown] == shown
    partly = f"{len(names)} of 3 files were graded."
    assert (out[-1] == partly) is (len(names) < 3)
    assert ends == ["closed", "closed"]


def test_progress_counts_what_is_finished(
    files: list[Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each step shows how many files are finished, and the first letters of the newest's name."""
    long = f"{'z' * 50}.py"
    Path(long).write_text(CORRECT, encoding="utf-8")
    shown: list[tuple[int, int, str]] = []

    def show(_bar: ProgressBar, done: int, total: int, note: str) -> None:
        shown.append((done, total, note))

    monkeypatch.setattr(ProgressBar, "show", show)
    come(monkeypatch, [(2, BEGUN), (2, DONE), (0, BEGUN), (1, DONE), (0, DONE)])
    assert main(["grade", *map(str, files[:2]), long]) == 0
    assert capsys.readouterr().err == ""
    assert shown == [
        (0, 3, f" files  {'z' * 40}"),
        (1, 3, f" files  {'z' * 40}"),
        (1, 3, " files  a.py"),
        (2, 3, " files  b.py"),
        (3, 3, " files  a.py"),
    ]


def test_anonymous_results_name_nobody_anywhere(
    files: list[Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither the document nor reports nor copied pairs have names; only the key has."""
    come(monkeypatch, [(0, DONE), (1, NOT_GRADED), (2, DONE)])
    reports = ["--csv", "t.csv", "--junit", "t.xml", "--html", "pages", "--similar"]
    words = ["grade", *map(str, files), "--anonymous", "--key", "key.csv", *reports]
    for as_json in ([], ["--json"]):
        assert main([*words, *as_json]) == 1
        shown = capsys.readouterr()
        texts = [shown.out, shown.err, Path("t.csv").read_text(), Path("t.xml").read_text()]
        texts += [page.read_text(encoding="utf-8") for page in Path("pages").rglob("*.html")]
        assert [name for name in map(str, files) for text in texts if name in text] == []
        assert "student-3" in shown.out
    key = Path("key.csv").read_text(encoding="utf-8")
    assert [name in key for name in map(str, files)] == [True] * 3
    similar = [{each["file"] for each in one["similar"]} for one in json.loads(shown.out)]
    assert similar == [
        {"student-2.py", "student-3.py"},
        {"student-1.py", "student-3.py"},
        {"student-1.py", "student-2.py"},
    ]


def test_one_finished_file_of_several_is_a_table(
    files: list[Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only a file that was named alone has a full report."""
    come(monkeypatch, [(1, DONE)], interrupted=True)
    assert main(["grade", *map(str, files)]) == 130
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["file", "Python", "points", "random", "mc", "style", "problem"]
    assert lines[1].startswith("b.py ")
    come(monkeypatch, [(0, DONE)])
    assert main(["grade", "b.py"]) == 0
    assert capsys.readouterr().out.startswith("b.py: Python 3, ")
    come(monkeypatch, [(0, NOT_GRADED)])
    assert main(["grade", "b.py"]) == 1
    assert capsys.readouterr().out.startswith("b.py: - of 100 points\n")


def test_a_table_has_the_width_of_a_terminal(
    files: list[Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a pipe each file has one line of any length; in a terminal the lines fit its width."""
    name = f"{'a' * 60}.py"
    Path(name).write_text(CORRECT, encoding="utf-8")
    monkeypatch.setenv("COLUMNS", "90")
    come(monkeypatch, [(0, DONE), (1, NOT_GRADED)])
    assert main(["grade", name, str(files[1])]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    assert [line.partition(" ")[0] for line in lines[1:3]] == [name, "b.py"]
    assert lines[2].endswith("  not graded: the system had no memory left")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert main(["grade", name, str(files[1])]) == 1
    *lines, _legend = capsys.readouterr().out.splitlines()
    assert lines[1].startswith(f"{'a' * 23}…  ")
    assert len(lines) > 3
    assert max(map(len, lines)) <= 90


@pytest.mark.parametrize("option", ["--key", "--csv", "--junit", "--gradescope"])
def test_a_missing_folder_is_told_before_anything_is_graded(
    option: str,
    files: list[Path],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Each file to write is checked first, even after others that can be written."""
    ends = come(monkeypatch, [(0, DONE)])
    words = ["--anonymous", "--html", "pages", option, "none/x"]
    assert main(["grade", str(files[0]), *words]) == 2
    expected = "tttmc grade: can't write none/x: the folder none doesn't exist\n"
    assert capsys.readouterr().err == expected
    assert ends == []


@pytest.mark.parametrize(
    ("content", "column", "told"),
    [
        (None, "A", "book.csv can't be read: there is no such file or folder"),
        ("Student,ID\n", "A", "tttmc grade: book.csv "),
        (BOOK, "C", "name one of 'A (5)', 'B (6)'"),
    ],
)
def test_a_sheet_that_can_not_be_filled_in_is_told_before_anything_is_graded(
    content: str | None,
    column: str,
    told: str,
    files: list[Path],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A sheet that is missing, of another kind or without the column is refused at once."""
    ends = come(monkeypatch, [(0, DONE)])
    if content is not None:
        Path("book.csv").write_text(content, encoding="utf-8")
    assert main(["grade", str(files[0]), "--canvas", "book.csv", "--column", column]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n"), ends) == ("", 1, [])
    assert told in err


def test_a_grading_is_resumed_only_with_its_own_settings(
    files: list[Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Files, seed, games and rubric decide which results are kept, and --resume counts them."""
    Path("own.toml").write_text("of = 20\n", encoding="utf-8")
    known: list[int] = []

    def grade_beats(
        paths: Sequence[Path],
        _seed: int,
        _workers: int,
        _games: int,
        journal: Journal,
        _rubric: Rubric,
    ) -> Iterator[Graded]:
        known.append(journal.count)
        for number, path in enumerate(paths):
            report: GradingReport = graded(path)
            if number < 2:
                journal.add(str(number), report)
            yield Graded(number, report, is_done=True)

    monkeypatch.setattr(grading, "grade_beats", grade_beats)
    words = ["grade", *map(str, files), "--seed", "5", "--games", "7", "--resume"]
    others = ("--seed 6", "--games 8", "--rubric own.toml", "--workers 3")
    for more in ("", *others, ""):
        assert main([*words, *more.split(), "--json"]) == 0
    lines = capsys.readouterr().err.splitlines()
    told = "tttmc grade: {} of 3 files have already been graded"
    assert lines == [told.format(count) for count in (0, 0, 0, 0, 2, 2)]
    assert known == [0, 0, 0, 0, 2, 2]
    assert main(["grade", *map(str, files[:2]), *words[4:], "--json"]) == 0
    assert capsys.readouterr().err == "tttmc grade: 0 of 2 files have already been graded\n"
