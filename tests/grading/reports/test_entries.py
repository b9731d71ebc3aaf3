"""Submissions as they appear in reports, with and without names."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.grading.reports.class_of import EVIL, class_of, graded, submitted
from tests.grading.submissions import CORRECT
from tttmc_app.core import Text
from tttmc_app.course.style import StyleRemark
from tttmc_app.grading import (
    CHECKS,
    CheckFailure,
    CheckResult,
    GradingReport,
    MatchScore,
    Strength,
)
from tttmc_app.grading.plain import cell, html, one_line
from tttmc_app.grading.reports import (
    FORMATS,
    Entry,
    ReportRequest,
    anonymous,
    entries_json,
    entries_of,
    key_csv,
)
from tttmc_app.grading.reports.entries import short_names
from tttmc_app.grading.similarity import SimilarPair


def test_no_report_names_an_anonymous_student(tmp_path: Path) -> None:
    """The names of files, folders and authors appear in no format, only in the key."""
    names = ["maxheadroom_77_88_player.py", "Ada Lovelace/week3.py"]
    paths = submitted(tmp_path, names)
    header = '"""\nMini-project of Grace Hopper.\n"""\n# Grace, 2026\n'
    body = CORRECT.replace("import random", "import random  # by ADA L.")
    paths[0].write_text(header + "import random\n", encoding="utf-8")
    paths[1].write_text(body, encoding="utf-8")
    one, two = (graded(path) for path in paths)
    two = replace(
        two,
        remarks=((3, Text("{file} failed", file=paths[1])),),
        error=f"no {paths[1]} of Lovelace",
        warnings=((1, Text("imports {file}", file=paths[0].name)),),
    )
    named = entries_of([one, two])
    entries = anonymous(named)
    assert sorted(entry.label for entry in entries) == ["Student 1", "Student 2"]
    for format_ in FORMATS:
        if format_.fill is None and format_.key != "gradescope":
            target = tmp_path / "out" / (format_.key + format_.suffix)
            target.parent.mkdir(exist_ok=True)
            now = datetime(2026, 1, 1, tzinfo=UTC)
            pairs = [SimilarPair(0, 1, 0.9, ())]
            format_.write(ReportRequest(entries, target, pairs, now=now))
    for file in (tmp_path / "out").rglob("*.*"):
        text = file.read_text(encoding="utf-8").lower() if file.is_file() else ""
        for name in ("ada", "lovelace", "grace", "hopper", "maxheadroom", str(tmp_path).lower()):
            assert name not in text, (file.name, name)
    rows = dict(csv.reader(key_csv(named).splitlines()))
    assert {rows["Student 1"], rows["Student 2"]} == set(map(str, paths))
    by_label = {entry.label: entry for entry in entries}
    number = next(label for label, file in rows.items() if file == str(paths[0]))
    assert by_label[number].source == "# (left out)\n" * 4 + "import random\n"


def test_the_order_of_anonymous_students_says_nothing(tmp_path: Path) -> None:
    """Renaming the files doesn't change their order."""
    texts = [f"print({number})\n" for number in range(5)]
    orders = list[list[str]]()
    for names in ("abcde", "edcba"):
        files = submitted(tmp_path / names, [f"{name}.py" for name in names])
        for file, text in zip(files, texts, strict=True):
            file.write_text(text, encoding="utf-8")
        entries = anonymous(entries_of([GradingReport(file) for file in files]))
        orders.append([entry.source for entry in entries])
    assert orders[0] == orders[1]


def test_code_words_are_not_masked(tmp_path: Path) -> None:
    """A student called Max doesn't cause `max` to be removed from the source."""
    (path,) = submitted(tmp_path, ["Max Mustermann.py"])
    (entry,) = anonymous(entries_of([graded(path)]))
    assert "max(scores[row][col]" in entry.source


def test_json_lists_the_files_alike(tmp_path: Path) -> None:
    """If two files look copied, the report of each names the other one and the share."""
    one, two, three = entries_json(class_of(tmp_path), [SimilarPair(0, 2, 0.87654321, ())])
    assert one["similar"] == [{"file": three["file"], "share": 0.8765}]
    assert three["similar"] == [{"file": one["file"], "share": 0.8765}]
    assert two["similar"] == []
    assert json.dumps([one, two, three])


def test_strangers_texts_are_harmless() -> None:
    """Control characters, formulas and markup become plain text."""
    assert one_line(EVIL) == '<script>alert("x")</script>?[31m???'
    assert html("<b>&\n'") == "&lt;b&gt;&amp; &#x27;"
    assert [cell(text) for text in ("=1", "+1", "-1", "@x", "\t=1", "a=1")] == [
        "'=1",
        "'+1",
        "'-1",
        "'@x",
        "'=1",
        "a=1",
    ]


def test_everything_that_may_name_a_student_is_masked(tmp_path: Path) -> None:
    """The paths and the words of the name, in every text of the report; code words stay."""
    path, other = submitted(tmp_path, ["Zora Quill/Nemo_max_12_3_player.py", "b.py"])
    said = f"{path} and Nemo_max_12_3_player of NEMO, Zora's, with max(b.py, Nemoid)"
    result = CheckResult(CHECKS[0], CheckFailure(said, said, said, line=3))
    report = replace(
        graded(path),
        checks=(
            result,
            CheckResult(CHECKS[1], not_run=Text("{x}", x=said)),
            CheckResult(CHECKS[2]),
        ),
        style=(StyleRemark(4, Text("{x}", x=said)),),
        remarks=((5, said),),
        error=said,
        warnings=((6, Text("{x}", x=said)),),
        not_graded=said,
        strength=Strength(20, (MatchScore("random", 1, 0, 0, 0, (1, 0, 0), said),)),
    )
    path.write_text(f"x = 1\n# {said}\n", encoding="utf-8")
    other.write_text("y\n", encoding="utf-8")
    entries = anonymous(entries_of([report, GradingReport(other)]))
    (found,) = [entry for entry in entries if entry.report.error]
    number = entries.index(found) + 1
    mine, theirs = f"student-{number}.py", f"student-{3 - number}.py"
    masked = f"{mine} and {mine} of …, …'s, with max({theirs}, Nemoid)"
    one, two, three = found.report.checks
    assert one.failure is not None
    texts = [
        *(one.failure.called, one.failure.came, one.failure.expected, two.not_run),
        *(found.report.style[0].message, found.report.remarks[0][1], found.report.error),
        *(found.report.warnings[0][1], found.report.not_graded),
    ]
    assert found.report.strength is not None
    texts.append(found.report.strength.matches[0].why)
    assert [str(text) for text in texts] == [masked] * len(texts)
    assert (found.label, found.owner, found.report.file) == (f"Student {number}", None, Path(mine))
    assert found.source == f"x = 1\n# {masked}\n"
    assert (one.failure.line, found.report.style[0].line, found.report.remarks[0][0]) == (3, 4, 5)
    assert three == CheckResult(CHECKS[2])


def test_files_of_the_same_name_are_told_apart(tmp_path: Path) -> None:
    """In each file, its own name becomes its own number."""
    paths = submitted(tmp_path, ["p/solution.py", "q/solution.py"])
    for number, path in enumerate(paths):
        path.write_text(f"x = {number}  # solution.py, solution\n", encoding="utf-8")
    entries = anonymous(entries_of([GradingReport(path) for path in paths]))
    assert sorted(entry.source[:5] for entry in entries) == ["x = 0", "x = 1"]
    for number, entry in enumerate(entries, 1):
        name = f"student-{number}.py"
        assert entry.source[5:] == f"  # {name}, {name}\n"


def test_only_the_nearest_folder_may_name_a_student(tmp_path: Path) -> None:
    """Words of the folders above it are the class's, and may occur in any file."""
    (path,) = submitted(tmp_path, ["spring/tuesday/Zora Quill/nemo.py"])
    path.write_text("x = 1  # Zora, Quill and Nemo, on Tuesday in spring\n", encoding="utf-8")
    (entry,) = anonymous(entries_of([GradingReport(path)]))
    assert entry.source == "x = 1  # …, … and …, on Tuesday in spring\n"


def test_files_on_several_drives_have_whole_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows they have no folder in common."""

    def apart(_folders: list[str]) -> str:
        raise ValueError("Paths don't have the same drive")

    monkeypatch.setattr("os.path.commonpath", apart)
    files = [Path("C", "a.py"), Path("D", "b\n.py")]
    assert short_names(files) == [str(files[0]), str(Path("D", "b .py"))]


def test_short_file_names_are_no_words(tmp_path: Path) -> None:
    """A file called a.py doesn't change every "a"; a longer name is replaced without its ending."""
    texts = list[str]()
    for name in ("a.py", "abcd.py", "bcd.py"):
        (path,) = submitted(tmp_path, [name])
        path.write_text("x = 1  # a abcd ab\n", encoding="utf-8")
        (entry,) = anonymous(entries_of([GradingReport(path)]))
        texts.append(entry.source)
    plain = "x = 1  # a abcd ab\n"
    assert texts == [plain, "x = 1  # a student-1.py ab\n", plain]


@pytest.mark.parametrize(
    ("source", "kept"),
    [
        ('"""One."""\nx = "a"\n# b', 1),
        ("'''One\ntwo\nthree'''\n\nx = 1", 3),
        ("# a\n\n# b\nx = 1\n# c", 3),
        ("'a'\n\"b\"\nx = 1", 2),
        ('"""One\n# two', 2),
        ("x = 1\n# a", 0),
        ("'''a''' + b\nx", 1),
    ],
)
def test_what_stands_before_the_first_statement_is_left_out(
    tmp_path: Path, source: str, kept: int
) -> None:
    """Comments and strings may name the author; the numbers of lines stay."""
    (path,) = submitted(tmp_path, ["q.py"])
    path.write_text(source, encoding="utf-8")
    (entry,) = anonymous(entries_of([GradingReport(path)]))
    lines = source.split("\n")
    expected = ["# (left out)" if line else "" for line in lines[:kept]] + lines[kept:]
    assert entry.lines == expected


def test_files_are_listed_without_their_common_folder(tmp_path: Path) -> None:
    """As many folders stay as are needed; the text and the owner come along."""
    names = ["x/doe_1_2_a.py", "x/y/b.py"]
    one, two = entries_of([GradingReport(path) for path in submitted(tmp_path, names)])
    assert (one.label, two.label) == ("doe_1_2_a.py", "y/b.py")
    assert (one.source, one.text.text, one.text.path) == (CORRECT, CORRECT, tmp_path / names[0])
    assert one.owner is not None
    assert (one.owner.number, two.owner) == ("1", None)
    (gone,) = entries_of([GradingReport(tmp_path / "gone.py")])
    assert (gone.label, gone.source, gone.lines) == ("gone.py", "", [""])


def test_the_key_names_the_files(tmp_path: Path) -> None:
    """Its order is that of the anonymous reports, and no cell is a formula."""
    names = ["a.py", "b.py", "c.py", "d.py"]
    paths = submitted(tmp_path, names)
    for number, path in enumerate(paths):
        path.write_text(f"print({number})\n", encoding="utf-8")
    entries = entries_of([GradingReport(path) for path in paths])
    header, *rows = csv.reader(key_csv(entries).splitlines())
    assert header == ["student", "file"]
    order = [entry.source for entry in anonymous(entries)]
    assert [Path(file).read_text(encoding="utf-8") for _, file in rows] == order
    assert [student for student, _ in rows] == [f"Student {number}" for number in range(1, 5)]
    strange = [Entry(GradingReport(Path("=x.py")), "x")]
    assert key_csv(strange).splitlines()[1] == "Student 1,'=x.py"
