from __future__ import annotations

import csv
import json
import re
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.cli.conftest import Run, Terminal
from tests.grading.reports.class_of import graded, left_out
from tests.grading.submissions import CORRECT, CORRECT_PYTHON_2, DEPARTURES, submit
from tttmc_app.cli import main
from tttmc_app.cli.grade_text import report_lines, table_lines
from tttmc_app.core import Text, TttmcError
from tttmc_app.grading import CHECKS, CheckFailure, CheckResult, Cost, GradingReport


def test_one_file_gives_a_full_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The report contains calls, results, expected results, hints, costs and strength."""
    monkeypatch.setattr("tttmc_app.cli.output._BAR_DELAY", 0.0)
    path = submit(tmp_path, DEPARTURES)
    assert main(["grade", str(path), "--games", "2", "-v"]) == 0
    shown, told = capsys.readouterr()
    assert re.match(rf"grading: [01] of 1 files {re.escape(path.name)}\n", told)
    points = re.match(rf"{re.escape(str(path))}: Python 3, (\d+) of 100 points", shown)
    assert points
    assert 50 < int(points[1]) < 100
    assert "the call to run_gui was skipped (line " in shown
    assert "- mc_update_scores: a tie changes nothing (0 of 2 points, costs strength)" in shown
    for label in ("called", "result", "expected", "hint"):
        assert f"    {label}" in shown
    assert "Costs strength: scores a tie as a loss." in shown
    assert "- against random: won " in shown
    assert "the reference solution (won " in shown


def test_a_folder_gives_one_table_and_csv(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every file has a line in the table and a row in the CSV file, sorted by name."""
    folder = tmp_path / "folder"
    for name, text in (("b.py", CORRECT), ("a.py", CORRECT_PYTHON_2), ("c.py", "print(")):
        submit(folder, text, name)
    table = tmp_path / "table.csv"
    assert main(["grade", str(folder), "--games", "2", "--csv", str(table)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["file", "Python", "points", "random", "mc", "style", "problem"]
    assert [line.split()[:3] for line in lines[1:4]] == [
        ["a.py", "2", "100"],
        ["b.py", "3", "100"],
        ["c.py", "-", "0"],
    ]
    assert "SyntaxError" in lines[3]
    assert lines[4].startswith("3 files.")
    rows = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    assert [(Path(row["file"]).name, row["points"]) for row in rows] == [
        ("a.py", "100"),
        ("b.py", "100"),
        ("c.py", "0"),
    ]


def test_a_table_lists_all_problems() -> None:
    """Written to a pipe, each file takes one full line; in a terminal long problems are wrapped."""
    results = [
        CheckResult(
            check,
            CheckFailure(
                "f()",
                "1",
                "2",
                mistake=Text("mistake number {number}", number=number),
                cost=Cost.POINTS,
            ),
        )
        for number, check in enumerate(CHECKS[:30])
    ]
    file = Path("a_student_whose_name_is_longer_than_any_column.py")
    reports = [
        GradingReport(file, "Python 3", tuple(results)),
        GradingReport(Path("b.py"), "Python 3"),
    ]
    _, line, other, _ = table_lines(reports, None)
    assert line.startswith(f"{file} ")
    assert line.endswith("; ".join(f"mistake number {number}" for number in range(30)))
    assert other.startswith("b.py ")
    lines = table_lines(reports, 100)
    assert max(map(len, lines[:-1])) <= 100
    assert " ".join("".join(line[52:] for line in lines[1:-2]).split()).count("number") == 30


def test_json_is_a_list_of_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The JSON is a list even for one file; with --games 0 it has no strength."""
    path = submit(tmp_path, CORRECT)
    assert main(["grade", str(path), "--games", "0", "--json"]) == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert (report["points"], report["strength"], report["error"]) == (100, None, None)


def test_bad_input_is_an_error_in_one_line(tttmc: Run) -> None:
    """Missing files and invalid numbers give exit code 2 and one line."""
    for arguments, complaint in (
        (("missing.py",), "missing.py can't be graded: no such file or folder"),
        ((".",), "no Python files in ."),
        ((".", "--seed", "-1"), "a seed must be from 0"),
        ((), "name the files and folders to grade"),
        ((".", "--canvas", "none.csv"), "none.csv can't be read: there is no such file"),
        ((".", "--junit", "none/t.xml"), "the folder none doesn't exist"),
        ((".", "--key", "k.csv"), "--key needs --anonymous"),
    ):
        done = tttmc("grade", *arguments)
        assert done.returncode == 2
        assert complaint in done.stderr
        assert done.stderr.count("\n") == 1


def test_ctrl_c_keeps_the_finished_files(tmp_path: Path, terminal: type[Terminal]) -> None:
    """An interrupted run ends its children and shows the files graded so far."""
    submit(tmp_path, "print(1 / 0)\n", "a.py")
    submit(tmp_path, CORRECT, "b.py")
    table = tmp_path / "table.csv"
    with terminal("grade", str(tmp_path), "--games", "90000", "--csv", str(table)) as screen:
        screen.expect("1 of 2 files")
        assert screen.interrupt() == 130
        screen.expect("ZeroDivisionError")
        screen.expect("1 of 2 files were graded.")
    assert len(table.read_text(encoding="utf-8").splitlines()) == 2


def test_all_reports_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One command writes every format; the filled-in sheet is saved next to the original."""
    folder = tmp_path / "class"
    submit(folder, DEPARTURES, "doe_11_901_player.py")
    submit(folder, "# mine\n" + DEPARTURES, "roe_12_902_player.py")
    sheet = tmp_path / "book.csv"
    book = "Student,ID,SIS Login ID,Section,TTT (5)\n    Points Possible,,,,10\n"
    sheet.write_text(f"{book}Doe,11,d,A,\nRoe,12,r,A,\nPoe,13,p,A,\n", encoding="utf-8")
    names = {"html": "pages", "junit": "t.xml", "csv": "t.csv", "gradescope": "a.zip"}
    targets = [part for key, name in names.items() for part in (f"--{key}", str(tmp_path / name))]
    command = ["grade", str(folder), "--games", "0", "--json", "--similar", *targets]
    assert main([*command, "--canvas", str(sheet)]) == 0
    shown = capsys.readouterr()
    one, two = json.loads(shown.out)
    assert one["similar"] == [{"file": two["file"], "share": 1.0}]
    assert shown.err == ("book-graded.csv: 2 grades\n1 student in the sheet handed in no file\n")
    assert one["points"] == two["points"]
    points = f"{one['points'] / 10:g}"
    graded = (tmp_path / "book-graded.csv").read_text(encoding="utf-8")
    assert graded == f"{book}Doe,11,d,A,{points}\nRoe,12,r,A,{points}\nPoe,13,p,A,\n"
    assert all((tmp_path / name).exists() for name in names.values())
    assert (tmp_path / "pages" / "index.html").is_file()


def test_what_was_given_is_not_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Files that have only the template in common don't look copied from each other."""
    for name in ("doe.py", "roe.py"):
        submit(tmp_path / "class", "1 / 0\n" + DEPARTURES, name)
    submit(tmp_path, DEPARTURES, "skeleton.py")
    command = ["grade", str(tmp_path / "class"), "--similar", "--json"]
    assert main([*command, "--template", str(tmp_path / "skeleton.py")]) == 0
    assert [each["similar"] for each in json.loads(capsys.readouterr().out)] == [[], []]


def test_names_can_be_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Anonymous results name nobody; the key does."""
    submit(tmp_path / "class", "print(1 / 0)\n", "janedoe.py")
    submit(tmp_path / "class", "print(2 / 0)\n", "roe.py")
    key = tmp_path / "key.csv"
    command = ["grade", str(tmp_path / "class"), "--anonymous", "--key", str(key)]
    assert main(command) == 0
    shown = capsys.readouterr().out
    assert "student-1.py" in shown
    assert "doe" not in shown
    assert "janedoe.py" in key.read_text(encoding="utf-8")


def test_an_autograder_needs_no_files(tmp_path: Path) -> None:
    """The autograder's zip file needs no files to grade."""
    target = tmp_path / "a.zip"
    assert main(["grade", "--gradescope", str(target)]) == 0
    assert target.read_bytes().startswith(b"PK")


def test_a_grading_that_can_not_be_resumed_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the results can't be saved as they come, a line says why, and the grades are the same."""
    command = ["grade", str(submit(tmp_path, "print(1 / 0)\n")), "--games", "0", "--json"]
    assert main(command) == 0
    usual = capsys.readouterr()

    def refuse(*_: object, **_named: object) -> None:
        raise error

    monkeypatch.setattr("tttmc_app.grading.Journal.of", refuse)
    for error, more in (
        (OSError("the disk is full"), []),
        (TttmcError("no folder {name}", name="a"), ["--resume"]),
    ):
        assert main([*command, *more]) == 0
        saved = f"tttmc grade: the results can't be saved for --resume: {error}\n"
        assert capsys.readouterr() == (usual.out, saved + usual.err)


def test_what_was_not_run_is_not_called_failed(tmp_path: Path) -> None:
    """The report says why checks were not run, and why a file was not graded."""
    report = graded(tmp_path / "a.py")
    shown = "\n".join(report_lines(report, 100))
    assert f"Checks: {len(CHECKS) - 2} of {len(CHECKS)} passed" in shown
    assert f"Not run (mc_move returns nothing): {CHECKS[-1].name}." in shown
    assert ", line 41)" in shown
    left = left_out(tmp_path / "b.py")
    assert "The file is not to blame; grade it again." in " ".join(report_lines(left, 200))
    assert "not graded: the system had no memory left" in table_lines([left, report], None)[1]


def test_a_rubric_changes_the_points(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The rubric sets points, pass mark and checks, even in an autograder; errors are reported."""
    path = submit(tmp_path, CORRECT)
    rubric = tmp_path / "strict.toml"
    rubric.write_text("of = 20\npass_mark = 15\n[parts]\nrules = 0\n", encoding="utf-8")
    zipped = tmp_path / "a.zip"
    command = ["grade", str(path), "--games", "0", "--rubric", str(rubric)]
    assert main([*command, "--json", "--gradescope", str(zipped)]) == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert (report["points"], report["of"], report["passed"]) == (20, 20, True)
    assert report["rubric"]["name"] == "strict"
    with ZipFile(zipped) as archive:
        assert archive.read("rubric.toml").decode() == rubric.read_text(encoding="utf-8")
    rubric.write_text("off = 20\n", encoding="utf-8")
    assert main(command) == 2
    assert "the rubric has no entry off" in capsys.readouterr().err
