"""`tttmc grade`: points, reports and sheets, what comes in parts, and what is refused before."""

from __future__ import annotations

import re
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.cli.conftest import Cli, Terminal, rows_of
from tests.grading.submissions import CORRECT
from tests.tables import table
from tttmc_app.grading import FoundFile, Graded, GradingReport
from tttmc_app.grading.reports import FORMATS

WRONG = CORRECT.replace("range(board.get_dim())", "range(1)", 1)
BROKEN = "import gc\nprint(1 / 0)\n"
UNRUN = f"X = 1 / 0\n{CORRECT}"
"""What is known of it without calling its functions, which takes long."""
BOOK = "Student,ID,SIS Login ID,Section,A (5),B (6)\n    Points Possible,,,,10,10\n"


@pytest.fixture
def class_of(tmp_path: Path, cli: Cli) -> Path:
    """Return the folder of three files: one is right, one has a mistake, one can't be run."""
    texts = {"doe_11_901_a": CORRECT, "poe_12_902_a": WRONG, "roe_13_903_a": BROKEN}
    (tmp_path / "class").mkdir()
    for name, text in texts.items():
        (tmp_path / "class" / f"{name}.py").write_text(text, encoding="utf-8")
    return tmp_path / "class"


@pytest.fixture
def unrun(class_of: Path) -> Path:
    """Return the folder of three files that fail at once, and look alike."""
    for number, path in enumerate(class_of.iterdir()):
        path.write_text(f"{UNRUN}# {number}\n", encoding="utf-8")
    return class_of


TEXTS = table("""
    grade class --games 4 --seed 3 | doe_11_901_a.py 11 3 100 yes 4-0-0 0-3-1 | \
        poe_12_902_a.py 12 3 88 yes 88 3-0-1 0-1-3 scores only the first row | \
        roe_13_903_a.py 13 3 0 no | 2 1 ZeroDivisionError: division by zero (line 2) | pass mark 50
    grade class/poe_12_902_a.py --games 4 --seed 3 --resume | of 100 points · Python 3 | \
        checks passed | ✗ mc_update_scores: after a win | \
        called mc_update_scores(zeros, board, PLAYERX) on | \
        gave the grid [[1.75, 1.75, -2.75], [0, 0, 0], [0, 0, 0]] | scores only the first | \
        expected the grid [[1.75, 1.75, -2.75], [-2.75, 1.75, 0], [0, 1.75, -2.75]] | \
        Random 3 (30–95 %) 0 1 | Monte Carlo (1,000 trials) 0 (0–49 %) 1 3
    grade class/roe_13_903_a.py --games 4 --seed 3 --resume | 0 of 100 points | \
        division by zero · line 2 | gc | · line 1
""")


@pytest.mark.usefixtures("class_of")
def test_reports_have_their_values(cli: Cli) -> None:
    """Several files have a table; one alone tells what failed and how, its matches and style."""
    for line, *values in TEXTS:
        shown = cli.words(line)
        assert [value for value in values if value not in shown] == []
        assert "None" not in shown


def test_a_table_fits_the_terminal(unrun: Path, cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """Long names are shortened and long problems are wrapped; a pipe gets them whole."""
    name, words = "n" * 90 + ".py", "word " * 60
    (unrun / name).write_text(f"raise ValueError({words!r})\n", encoding="utf-8")
    line = "grade class --games 0 --resume"
    assert {name, *words.split()} <= {*cli(line).split()}
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    for width in (80, 100):
        monkeypatch.setenv("COLUMNS", str(width))
        shown = cli(line)
        assert max(map(len, shown.splitlines())) <= width
        assert shown.count("word") == 60


def test_every_format_has_the_teachers_points(unrun: Path, cli: Cli) -> None:
    """One command writes them all, with a rubric and overrides, each time.

    A sheet is filled in beside the original, or in its place.
    """
    rubric, marks = "of = 40\npass_mark = 15\n", "poe,33,well tried\nnobody,1,\n"
    book, graded = f"{BOOK}Poe,12,p,A,,\nMoe,14,m,A,,\n", Path("book-graded.csv")
    Path("own.toml").write_text(f"{rubric}[parts]\nrules = 0\n", encoding="utf-8")
    Path("o.csv").write_text(f"student,points,comment\n{marks}", encoding="utf-8")
    (sheet := Path("book.csv")).write_text(book, encoding="utf-8")
    line = """grade class --games 0 --seed 9 --rubric own.toml --overrides o.csv --csv t.csv
        --html pages --junit t.xml --canvas book.csv --column 'A (5)' --classroom results
        --gradescope a.zip --feedback f.zip"""
    assert all(each.key in f"{line} --json --moodle" for each in FORMATS)
    _, found, _ = cli.json(line)
    assert cli.told.startswith("tttmc grade: o.csv names nobody, whom no file fits\n")
    assert (found["of"], found["rubric"]["name"], found["passed"]) == (40, "own", True)
    assert (found["points"], found["comment"]) == (33, "well tried")
    filled = book.replace("p,A,,", "p,A,8.25,")
    assert [each.read_text(encoding="utf-8") for each in (graded, sheet)] == [filled, book]
    assert rows_of("t.csv")[1]["points"] == "33"
    for file in ("pages/poe_12_902_a.html", "results/poe_12_902_a.json", "pages/index.html"):
        assert "well tried" in Path(file).read_text(encoding="utf-8")
    assert '"points" value="33"' in Path("t.xml").read_text(encoding="utf-8")
    with ZipFile("a.zip") as archive, ZipFile("f.zip"):
        assert archive.read("rubric.toml").decode().startswith(rubric)
    assert "poe_12_902_a.py 12 3 33 yes" in cli.words(f"{line} --overwrite --resume")
    assert sheet.read_text(encoding="utf-8") == filled
    cli("grade --gradescope b.zip")
    assert Path("b.zip").read_bytes().startswith(b"PK")


def test_the_rubric_is_listed(cli: Cli) -> None:
    """What is printed can be edited and read."""
    text = cli("grade --list-checks")
    Path("own.toml").write_text(text, encoding="utf-8")
    assert cli("grade --list-checks --rubric own.toml") == text
    points = [each["of"] for each in cli.json("grade --list-checks")]
    assert sum(points) == pytest.approx(100, abs=0.5)


def test_copies_are_found(unrun: Path, cli: Cli) -> None:
    """Files that look alike are named, unless all that they share was given."""
    doe, roe = "class/doe_11_901_a.py", "class/roe_13_903_a.py"
    line = f"grade {doe} {roe} --games 0 --resume --similar"
    assert cli.json(line)[0]["similar"] == [{"file": roe, "share": 1.0}]
    assert re.search(r"doe_11_901_a.py .* roe_13_903_a.py \(100 %\)", cli(line))
    assert [each["similar"] for each in cli.json(f"{line} --template {doe}")] == [[], []]
    line = f"grade {doe} --games 0 --html pages --similar-to class"
    assert roe in [each["file"] for each in cli.json(line)[0]["similar"]]
    assert doe not in [each["file"] for each in cli.json(line)[0]["similar"]]
    assert "class/roe_13_903_a.py" in Path("pages", "index.html").read_text(encoding="utf-8")


def test_names_can_be_left_out(unrun: Path, cli: Cli) -> None:
    """Neither the output nor a document names anybody; only the key and sheets do."""
    Path("book.csv").write_text(f"{BOOK}Doe,11,d,A,,\n", encoding="utf-8")
    line = "grade class --games 0 --resume --similar --anonymous --key key.csv --csv t.csv "
    line += "--canvas book.csv --column 'A (5)'"
    for shown in (cli(line), cli(f"{line} --json"), Path("t.csv").read_text(encoding="utf-8")):
        assert "student-3" in shown
        assert [name for name in ("doe_", "poe_", "roe_") if name in shown] == []
    assert "doe_11_901_a.py" in Path("key.csv").read_text(encoding="utf-8")
    assert "Doe,11,d,A,0," in Path("book-graded.csv").read_text(encoding="utf-8")


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
        --overrides wrong.toml | wrong.toml
        --similar --template none.py | none.py
        --similar-to none | none
        --checks none.py | none.py
    """),
)
def test_what_can_not_be_written_is_refused_before_grading(
    words: str, told: str, class_of: Path, cli: Cli, home: Path
) -> None:
    """Missing folders, sheets of another kind and wrong rubrics are told, and nothing is graded."""
    Path("book.csv").write_text(BOOK)
    Path("other.csv").write_text("Student,ID\n")
    Path("wrong.toml").write_text("off = 20\n")
    assert told in cli.refusal(f"grade class {words}")
    assert [path for path in home.rglob("*") if path.is_file()] == []


# Results that come in parts -----------------------------------------------------------------------


@pytest.fixture
def come(monkeypatch: pytest.MonkeyPatch, cli: Cli) -> Iterator[list[str]]:
    """Let these results come instead of those of files: a number, with - left out, with ? begun.

    A C stands for Ctrl-C.
    """
    for name in "abc":
        Path(f"{name}.py").touch()
    steps: list[str] = []

    def grade_beats(found: Sequence[FoundFile], *_: object) -> Iterator[Graded]:
        for step in steps:
            if step == "C":
                raise KeyboardInterrupt
            reason = "no memory left" if "-" in step else ""
            report = GradingReport(found[int(step[0])].path, not_graded=reason)
            yield Graded(int(step[0]), report, is_done="?" not in step)

    monkeypatch.setattr("tttmc_app.cli.grade.grade_beats", grade_beats)
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


RESUMED = table("""
    --resume | 2 of 2
    --workers 2 --resume | 2 of 2
    --rubric own.toml --resume | 0 of 2
    c.py --resume | 0 of 3
    -v | -
""")


def test_a_grading_is_resumed_only_with_its_own_settings(cli: Cli) -> None:
    """Files, seed, games and rubric decide which results are kept, and --resume counts them."""
    Path("own.toml").write_text("of = 20\n")
    for name in "abc":
        Path(f"{name}.py").write_text(f"{name} = (", encoding="utf-8")
    line = "grade --seed 5 --games 7 a.py b.py"
    cli(line)
    for words, count in RESUMED:
        cli(f"{line} {words}")
        assert (count in cli.told) is ("--resume" in words), words


def test_a_grading_that_can_not_be_saved_goes_on(unrun: Path, cli: Cli, home: Path) -> None:
    """A line says why results can't be kept for --resume, and the grades are told."""
    home.write_text("no folder")
    assert "ZeroDivisionError" in cli("grade class --games 0")
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
