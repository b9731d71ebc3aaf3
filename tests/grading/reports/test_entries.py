"""Submissions as they appear in reports, with and without names."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import pytest

from tests.grading.reports.class_of import EVIL, graded, submitted, unchecked
from tests.grading.submissions import CORRECT
from tests.refusals import refused
from tests.tables import table
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
from tttmc_app.grading.overrides import Override
from tttmc_app.grading.plain import cell, html, one_line
from tttmc_app.grading.reports import (
    FORMATS,
    Entry,
    ReportRequest,
    anonymous,
    entries_of,
    key_csv,
    overrides_of,
)
from tttmc_app.grading.similarity import SimilarPair


def test_the_order_of_anonymous_students_says_nothing(tmp_path: Path) -> None:
    """Renaming the files doesn't change their order."""
    orders = list[list[str]]()
    for names in ("abcde", "edcba"):
        files = submitted(tmp_path / names, [f"{name}.py" for name in names])
        for number, file in enumerate(files):
            file.write_text(f"print({number})\n", encoding="utf-8")
        orders.append([each.source for each in anonymous(entries_of([*map(unchecked, files)]))])
    assert orders[0] == orders[1]


def test_strangers_texts_are_harmless() -> None:
    """Control characters, formulas and markup become plain text."""
    assert one_line(EVIL) == '<script>alert("x")</script>?[31m???'
    assert html("<b>&\n'") == "&lt;b&gt;&amp; &#x27;"
    assert "".join(map(cell, ("=1", "+1", "-1", "@x", "\t=1", "a=1"))) == "'=1'+1'-1'@x'=1a=1"


LEFT_OUT = table("""
    \"\"\"One.\"\"\"⏎x = "a"⏎# b | 1
    '''One⏎two⏎three'''⏎⏎x = 1 | 3
    # a⏎⏎# b⏎x = 1⏎# c | 3
    'a'⏎"b"⏎x = 1 | 2
    \"\"\"One⏎# two | 2
    x = 1⏎# a | 0
    '''a''' + b⏎x | 1
""")


def test_what_stands_before_the_first_statement_is_left_out(tmp_path: Path) -> None:
    """Comments and strings may name the author; the numbers of lines stay."""
    (path,) = submitted(tmp_path, ["q.py"])
    for source, kept in LEFT_OUT:
        lines = source.split("⏎")
        path.write_text("\n".join(lines), encoding="utf-8")
        (entry,) = anonymous(entries_of([unchecked(path)]))
        for number, line in enumerate(lines):
            hidden = line and number < int(kept)
            assert entry.lines[number] == ("# (left out)" if hidden else line)


@pytest.mark.parametrize("reason", ["error", "not_graded"])
def test_no_report_names_an_anonymous_student(tmp_path: Path, reason: str) -> None:
    """Names of files, folders and authors appear in no text of any format, only in the key."""
    path, other = submitted(tmp_path / "class", ["Ada Lovelace/maxheadroom_77_88_week.py", "b.py"])
    said = f"{path} and maxheadroom_77_88_week of LOVELACE, Ada's"
    shown = Text("{x}", x=said)
    failed = CheckResult(CHECKS[0], CheckFailure(said, said, said, line=3))
    report = replace(
        graded(path),
        checks=(failed, CheckResult(CHECKS[1], not_run=shown)),
        style=(StyleRemark(4, shown),),
        remarks=((5, said),),
        warnings=((6, shown),),
        strength=Strength(20, (MatchScore("random", 1, 0, 0, 0, (1, 0, 0), said),)),
        source=f'"""By Grace Hopper."""\n# Grace\nx = 1  # {said}\n',
        error=said * (reason == "error"),
        not_graded=said * (reason == "not_graded"),
    )
    named = entries_of([report, graded(other)])
    entries = anonymous(named)
    assert {entry.label for entry in entries} == {"student-1.py", "student-2.py"}
    target = tmp_path / "out"
    target.mkdir()
    for format_ in FORMATS:
        if not format_.needs_names and format_.key != "gradescope":
            file = target / (format_.key + format_.suffix)
            format_.write(
                ReportRequest(entries, file, [SimilarPair(entries[0], entries[1], 0.9, ())])
            )
    for file in filter(Path.is_file, target.rglob("*")):
        text = file.read_text(encoding="utf-8").lower()
        for name in ("ada", "lovelace", "grace", "hopper", "maxheadroom", str(tmp_path).lower()):
            assert name not in text, (file.name, name)
    rows = dict(csv.reader(key_csv(named).splitlines()))
    assert {rows["student-1.py"], rows["student-2.py"]} == {str(path), str(other)}


MASKED = table("""
    Max Mustermann.py | max(Max, Mustermann, Maxima) | max(Max, …, Maxima)
    spring/tuesday/Zora Quill/nemo.py | Zora, Quill, Nemo, tuesday | …, …, …, tuesday
    a.py | a abcd ab | a abcd ab
    abcd.py | a abcd ab | a student-1.py ab
""")


def test_which_words_are_masked(tmp_path: Path) -> None:
    """The words of a file's and its folder's names, but no code words and no parts of words."""
    for name, line, masked in MASKED:
        (path,) = submitted(tmp_path, [name])
        path.write_text(f"x = 1  # {line}\n", encoding="utf-8")
        (entry,) = anonymous(entries_of([unchecked(path)]))
        assert entry.source == f"x = 1  # {masked}\n"


def test_files_are_listed_without_their_common_folder(tmp_path: Path) -> None:
    """As many folders stay as are needed; the text and the owner come along."""
    one, two = entries_of([*map(unchecked, submitted(tmp_path, ["x/doe_1_2_a.py", "x/y/b.py"]))])
    assert (one.label, one.source, two.label) == ("doe_1_2_a.py", CORRECT, "y/b.py")
    assert (one.owner and one.owner.number, two.owner) == ("1", None)


def test_whom_an_override_is_for(tmp_path: Path) -> None:
    """A student, a file or a folder, if it is only one; all files of the same student."""
    names = ["doe_1_2_a.py", "doe_1_2_b.py", "LATE_LATE_3_4_a.py", "x/carl/ttt.py", "x/dora/ttt.py"]
    files = submitted(tmp_path, [*names, "submission_7/a.py"])
    metadata = "submission_7:\n  :submitters:\n  - :name: Ann Bly\n"
    (files[-1].parents[1] / "submission_metadata.yml").write_text(metadata, encoding="utf-8")
    entries = entries_of([*map(unchecked, files)], {})
    assert not any(entry.report.points == 1 for entry in entries)
    for student, count in zip(
        ("doe", "1", "carl", "x/dora/ttt.py", "LATE", "Ann Bly", "submission_7"),
        (2, 2, *[1] * 5),
        strict=True,
    ):
        found, absent = overrides_of(files, {student: Override(1), "z": Override()})
        assert (len(found), absent) == (count, ["z"])
        entries = entries_of([*map(unchecked, files)], found)
        assert sum(entry.report.points == 1 for entry in entries) == count
    assert [entry.report.is_late for entry in entries] == [file == files[2] for file in files]
    with refused(student="x"):
        overrides_of(files, {"x": Override()})


def test_no_cell_of_the_key_is_a_formula() -> None:
    """A name may begin like one."""
    strange = [Entry(GradingReport(Path("=x.py")), "x")]
    assert key_csv(strange).splitlines()[1] == "student-1.py,'=x.py"
