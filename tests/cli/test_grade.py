"""`tttmc grade`: points, reports and sheets, what comes in parts, and what is refused before."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from tests.cli.conftest import Cli, Terminal, rows_of
from tests.grading.submissions import CORRECT
from tests.tables import table
from tttmc_app import grading
from tttmc_app.core import Text
from tttmc_app.grading import CHECKS, Graded, GradingReport, Journal
from tttmc_app.grading.reports import FORMATS

WRONG = CORRECT.replace("range(board.get_dim())", "range(1)", 1)
BROKEN = "print(1 / 0)\n"
BOOK = "Student,ID,SIS Login ID,Section,A (5),B (6)\n    Points Possible,,,,10,10\n"


@pytest.fixture
def class_of(tmp_path: Path, cli: Cli) -> Path:
    """Return the folder of three files: one is right, one has a mistake, one can't be run."""
    texts = {"doe_11_901_a": CORRECT, "poe_12_902_a": WRONG, "roe_13_903_a": BROKEN}
    (tmp_path / "class").mkdir()
    for name, text in texts.items():
        (tmp_path / "class" / f"{name}.py").write_text(text, encoding="utf-8")
    return tmp_path / "class"


def test_a_table_agrees_with_the_document(class_of: Path, cli: Cli) -> None:
    """Several files have a table with the points and scores of the document."""
    found = cli.json("grade class --games 4 --seed 3")
    assert (found[0]["points"], found[2]["points"]) == (100, 0)
    assert 0 < found[1]["points"] < 100
    shown = cli("grade class --games 4 --seed 3")
    for each, line in zip(found, shown.splitlines()[1:4], strict=True):
        strength: Any = each["strength"] or {"matches": []}
        scores = [f"{m['wins']}-{m['ties']}-{m['losses']}" for m in strength["matches"]]
        name, _python, points, *rest = line.split()
        assert each["file"].endswith(name)
        assert (points, rest[: len(scores)]) == (str(each["points"]), scores)
    assert "ZeroDivisionError" in shown
    assert "pass mark 50" in shown


def test_a_report_agrees_with_the_document(class_of: Path, cli: Cli) -> None:
    """A file alone has a full report: what failed and how, the matches, and the style."""
    (wrong,) = cli.json("grade class/poe_12_902_a.py --games 4 --seed 3")
    text = cli.words("grade class/poe_12_902_a.py --games 4 --seed 3")
    assert text.startswith(f"class/poe_12_902_a.py: Python 3, {wrong['points']} of 100 points")
    failed = [check for check in wrong["checks"] if check["passed"] is False]
    told = [check["name"] for check in failed]
    told += [str(failed[0][key]) for key in ("called", "came", "expected", "hint")]
    told.append(f"{sum(check['passed'] is True for check in wrong['checks'])} of {len(CHECKS)}")
    for match in wrong["strength"]["matches"]:
        low, high = (round(100 * share) for share in match["wins_interval"])
        told.append(
            f"{match['opponent']}: won {match['wins']} ({low}–{high} %), tied {match['ties']}"
        )
    told += [f"line {remark['line']} " for remark in wrong["style"]]
    assert [each for each in told if " ".join(each.split()) not in text] == []
    assert "None" not in text


def test_every_format_is_written(class_of: Path, cli: Cli) -> None:
    """One command writes them all; a sheet is filled in beside the original, or in its place."""
    rows, rubric = "Doe,11,d,A,,{}\nPoe,12,p,A,,{}\nMoe,14,m,A,,\n", "of = 20\npass_mark = 15\n"
    book = BOOK + rows.format("", "")
    Path("book.csv").write_text(book, encoding="utf-8")
    Path("own.toml").write_text(f"{rubric}[parts]\nrules = 0\n", encoding="utf-8")
    names = {"html": "pages", "junit": "t.xml", "csv": "t.csv", "gradescope": "a.zip"}
    line = "grade class --games 0 --seed 9 --rubric own.toml --canvas book.csv --column 'B (6)' "
    line += " ".join(f"--{key} {name}" for key, name in names.items())
    assert {*names, "json", "canvas", "moodle"} == {each.key for each in FORMATS}
    found = cli.json(line)
    assert [each["of"] for each in found] == [20] * 3
    assert (found[0]["points"], found[0]["passed"], found[2]["passed"]) == (20, True, False)
    assert found[0]["rubric"]["name"] == "own"
    filled = BOOK + rows.format(*(f"{each['points'] / 2:g}" for each in found[:2]))
    assert Path("book-graded.csv").read_text(encoding="utf-8") == filled
    assert Path("book.csv").read_text(encoding="utf-8") == book
    assert "2 grades" in cli.told
    assert [row["points"] for row in rows_of("t.csv")] == [str(each["points"]) for each in found]
    assert Path("pages", "index.html").is_file()
    with ZipFile("a.zip") as archive:
        assert archive.read("rubric.toml").decode().startswith(rubric)
    cli(f"{line} --overwrite")
    assert Path("book.csv").read_text(encoding="utf-8") == filled
    Path("a.zip").unlink()
    cli("grade --gradescope a.zip")
    assert Path("a.zip").read_bytes().startswith(b"PK")


def test_copies_are_found(class_of: Path, cli: Cli) -> None:
    """Files that look alike are named, unless all that they share was given."""
    doe, roe = "class/doe_11_901_a.py", "class/roe_13_903_a.py"
    Path(roe).write_text(f"# mine\n{CORRECT}", encoding="utf-8")
    line = f"grade {doe} {roe} --games 0 --similar"
    assert cli.json(line)[0]["similar"] == [{"file": roe, "share": 1.0}]
    assert re.search(r"100 %.*doe_11_901_a.py.*roe_13_903_a.py", cli(line))
    assert [each["similar"] for each in cli.json(f"{line} --template {doe}")] == [[], []]


def test_names_can_be_left_out(class_of: Path, cli: Cli) -> None:
    """Neither the output nor reports nor pairs name anybody; only the key and sheets do."""
    Path("book.csv").write_text(f"{BOOK}Doe,11,d,A,,\n", encoding="utf-8")
    line = "grade class --games 0 --anonymous --key key.csv --csv t.csv --junit t.xml --html pages "
    line += "--similar --canvas book.csv --column 'A (5)'"
    for shown in (cli(line), cli(f"{line} --json")):
        assert "student-3" in shown
        pages = [Path("t.csv"), Path("t.xml"), *Path("pages").rglob("*.html")]
        text = "\n".join([shown, *(page.read_text(encoding="utf-8") for page in pages)])
        assert [name for name in ("doe", "poe_", "roe") if name in text] == []
    assert "doe_11_901_a.py" in Path("key.csv").read_text(encoding="utf-8")
    assert "Doe,11,d,A,10," in Path("book-graded.csv").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "told"),
    table("""
        --html pages --csv none/x | none
        --anonymous --key none/x | none
        --junit none/x | none
        --gradescope none/x | none
        --canvas none.csv | none.csv
        --canvas other.csv --column A | other.csv
        --canvas book.csv --column C | 'B (6)'
        --rubric wrong.toml | off
        --rubric none.toml | none.toml
        --similar --template none.py | none.py
    """),
)
def test_what_can_not_be_written_is_refused_before_grading(
    words: str, told: str, class_of: Path, cli: Cli, home: Path
) -> None:
    """Missing folders, sheets of another kind and wrong rubrics are told, and nothing is graded."""
    Path("book.csv").write_text(BOOK, encoding="utf-8")
    Path("other.csv").write_text("Student,ID\n", encoding="utf-8")
    Path("wrong.toml").write_text("off = 20\n", encoding="utf-8")
    assert told in cli.refusal(f"grade class {words}")
    assert [path for path in home.rglob("*") if path.is_file()] == []


# Results that come in parts -----------------------------------------------------------------------


def reported(path: Path, *, is_left: bool = False) -> GradingReport:
    """Return an invented report."""
    if is_left:
        return GradingReport(path, not_graded=Text("no memory left"))
    return GradingReport(path, "Python 3", error="boom", error_line=7, warnings=((3, Text("os")),))


@pytest.fixture
def come(monkeypatch: pytest.MonkeyPatch, cli: Cli) -> Iterator[list[str]]:
    """Let these results come instead of those of files: a number, with - left out, with ? begun.

    A C stands for Ctrl-C.
    """
    for name in "abc":
        Path(f"{name}.py").write_text(CORRECT, encoding="utf-8")
    steps: list[str] = []

    def grade_beats(paths: Sequence[Path], *_: object) -> Iterator[Graded]:
        for step in steps:
            if step == "C":
                raise KeyboardInterrupt
            number = int(step[0])
            report = reported(paths[number], is_left="-" in step)
            yield Graded(number, report, is_done="?" not in step)

    monkeypatch.setattr(grading, "grade_beats", grade_beats)
    before = signal.getsignal(signal.SIGINT)
    yield steps
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize(
    ("steps", "names", "code"),
    table("""
        2 0? 0 1 | a b c | 0
        2 0? 0 1? C | a c | 130
        1- 2? 0 C | a b | 130
        1- 2 0 | a b c | 1
        1? C | . | 130
    """),
)
def test_finished_results_have_the_order_of_the_files(
    steps: str, names: str, code: str, come: list[str], cli: Cli
) -> None:
    """Unfinished ones are left out; an interruption decides the exit code, then failures."""
    come += steps.split()
    files = [f"{name}.py" for name in names.strip(".").split()]
    found = cli.json("grade a.py b.py c.py --csv t.csv", code=int(code))
    assert [each["file"] for each in found] == [row["file"] for row in rows_of("t.csv")] == files
    assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN or code != "130"
    lines = cli("grade a.py b.py c.py", code=int(code)).splitlines()
    assert [line.split()[0] for line in lines if line[1:4] == ".py"] == files
    assert lines[-1].startswith(f"{len(files)} of 3") is (len(files) < 3)
    left = [each["points"] for each in found if each["status"] != "graded"]
    assert left == [None] * ("-" in steps)
    assert ("no memory left" in "\n".join(lines)) is ("-" in steps)


def test_what_happened_to_a_file_is_told(come: list[str], cli: Cli) -> None:
    """An error and warnings have their lines, and a file that wasn't graded has no points."""
    come += ["0"]
    shown = cli.words("grade a.py")
    told = ("a.py: Python 3, 0 of 100 points", "boom (line 7)", "os (line 3)")
    assert [text for text in told if text not in shown] == []
    come[:] = ["0-"]
    shown = cli.words("grade b.py", code=1)
    assert "b.py: - of 100 points" in shown
    assert "no memory left" in shown


def test_a_grading_is_resumed_only_with_its_own_settings(
    come: list[str], cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files, seed, games and rubric decide which results are kept, and --resume counts them."""
    Path("own.toml").write_text("of = 20\n", encoding="utf-8")
    given: list[tuple[int, ...]] = []

    def grade_beats(
        paths: Sequence[Path], seed: int, workers: int, games: int, journal: Journal, *_: object
    ) -> Iterator[Graded]:
        given.append((journal.count, seed, workers, games))
        for number, path in enumerate(paths):
            report = reported(path)
            if number < 2:
                journal.add(str(number), report)
            yield Graded(number, report, is_done=True)

    monkeypatch.setattr(grading, "grade_beats", grade_beats)
    line = "grade a.py b.py c.py --seed 5 --games 7 --workers 3"
    for more, count in (
        *(("--resume", 0), ("--seed 6 --resume", 0), ("--games 8 --resume", 0)),
        *(("--rubric own.toml --resume", 0), ("--workers 2 --resume", 2), ("", 0), ("--resume", 2)),
    ):
        cli(f"{line} {more}")
        assert given[-1][0] == count
        assert (f"{count} of 3" in cli.told) is ("--resume" in more)
    assert given[-1] == (2, 5, 3, 7)
    cli(f"{line.replace(' c.py', '')} --resume")
    assert "0 of 2" in cli.told


def test_a_grading_that_can_not_be_saved_goes_on(class_of: Path, cli: Cli, home: Path) -> None:
    """A line says why results can't be kept for --resume, and the grades are the same."""
    usual = cli("grade class --games 0")
    for path in sorted(home.rglob("*"), reverse=True):
        path.unlink() if path.is_file() else path.rmdir()
    home.rmdir()
    home.write_text("no folder", encoding="utf-8")
    assert cli("grade class --games 0") == usual
    assert len(cli.told.splitlines()) == 1
    assert "--resume" in cli.told


def test_ctrl_c_keeps_the_finished_files(class_of: Path, terminal: type[Terminal]) -> None:
    """An interrupted grading ends its children and shows the files graded so far."""
    words = f"grade {class_of} --games 90000 --workers 3 --csv {class_of}.csv"
    with terminal(*words.split()) as screen:
        screen.expect("1 of 3 files")
        assert screen.interrupt() == 130
        screen.expect("ZeroDivisionError")
        screen.expect("1 of 3")
    assert len(rows_of(f"{class_of}.csv")) == 1
