"""Sheets in other forms: encodings, separators, numbers, and columns that can hold no grades."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.grading.reports.class_of import graded, left_out, submitted
from tttmc_app.core import TttmcError
from tttmc_app.grading import Rubric
from tttmc_app.grading.reports import Entry, entries_of
from tttmc_app.grading.reports.gradebook import (
    Filled,
    canvas_columns,
    fill_canvas,
    fill_moodle,
    moodle_columns,
)
from tttmc_app.grading.reports.sheet import MAX_BYTES, Sheet

HEAD = "Student,ID,Section,{title},Notes\n"
POSSIBLE = "    Points Possible,,,{most},\n"


def canvas(folder: Path, *rows: str, title: str = "Game (7)", most: str = "10") -> Path:
    """Write a gradebook of Canvas with these rows."""
    path = folder / "canvas.csv"
    text = HEAD.format(title=title) + POSSIBLE.format(most=most)
    path.write_text(text + "".join(f"{row}\n" for row in rows), encoding="utf-8")
    return path


def handed_in(folder: Path, *numbers: int) -> list[Entry]:
    """Return Canvas's files of students with these numbers; each has 77 of 100 points."""
    names = [f"s_{number}_{at}_a.py" for at, number in enumerate(numbers)]
    return entries_of([graded(file) for file in submitted(folder / "files", names)])


def cells(filled: Filled) -> list[str]:
    """Return the last lines of a filled-in sheet."""
    return filled.content.decode().splitlines()[2:]


def told(filled: Filled) -> list[str]:
    """Return what the user is told."""
    return [str(note) for note in filled.notes]


@pytest.mark.parametrize(
    ("most", "grade"),
    [
        ("10", "7.7"),
        ("10.0", "7.7"),
        ("10.00", "7.70"),
        ('"10,00"', '"7,70"'),
        ('"10,0"', '"7,7"'),
        ("100", "77"),
        ("100.00", "77.00"),
        ("0.5", "0.39"),
        ("0", "0"),
    ],
)
def test_grades_are_written_like_the_points_possible(tmp_path: Path, most: str, grade: str) -> None:
    """They have at most two decimals, and as many as a sheet that has two everywhere."""
    filled = fill_canvas(canvas(tmp_path, "A,1,x,,", most=most), handed_in(tmp_path, 1))
    assert cells(filled) == [f"A,1,x,{grade},"]
    assert (filled.filled, told(filled)) == (1, [])


@pytest.mark.parametrize(
    ("first", "last", "kept"),
    [("3", "EX", "EX"), ("ex", "3", "ex"), ("", " N/A ", "N/A")],
    ids=["EX", "ex", " N/A "],
)
def test_excused_students_stay_excused(tmp_path: Path, first: str, last: str, kept: str) -> None:
    """In none of their rows is the cell replaced."""
    path = canvas(tmp_path, f"A,1,x,{first},", f"A,1,y,{last},", "B,2,x,3,")
    filled = fill_canvas(path, handed_in(tmp_path, 1, 2))
    assert cells(filled) == [f"A,1,x,{first},", f"A,1,y,{last},", "B,2,x,7.7,"]
    assert told(filled) == [f"s_1_0_a.py has no grade in the sheet: its cell contains {kept}"]
    assert filled.filled == 1


def test_points_of_another_scale(tmp_path: Path) -> None:
    """They are shared out of the rubric's full points; a second file, even ungraded, forbids it."""
    one, two, three = handed_in(tmp_path, 1, 2, 2)
    rubric = Rubric(full=200)
    entries = [
        replace(one, report=replace(one.report, rubric=rubric)),
        two,
        replace(three, report=left_out(three.report.file)),
    ]
    filled = fill_canvas(canvas(tmp_path, "A,1,x,,", "B,2,x,3,", most="100.0"), entries)
    points = entries[0].report.points
    assert points == 77
    assert cells(filled) == ["A,1,x,38.5,", "B,2,x,3,"]
    assert told(filled) == [
        "s_2_1_a.py, s_2_2_a.py have no grade in the sheet: they are from the same student"
    ]


def test_rows_without_a_student_stay(tmp_path: Path) -> None:
    """So do rows that are too short for a grade, and numbers written otherwise."""
    rows = ("A,1,x,,", "B,2,x", "C,x,,,", "D,,,,", "E, 3 ,x,,")
    filled = fill_canvas(canvas(tmp_path, *rows), handed_in(tmp_path, 1, 2, 3))
    assert cells(filled) == ["A,1,x,7.7,", *rows[1:4], "E, 3 ,x,7.7,"]
    assert told(filled) == ["s_2_1_a.py has no grade in the sheet: student 2 isn't in it"]


def test_files_from_elsewhere_get_no_grade(tmp_path: Path) -> None:
    """A number from Moodle or an anonymous one says nothing about Canvas's students."""
    names = ["A_1_assignsubmission_file_a.py", "anon_x1_2_a.py", "a.py"]
    entries = entries_of([graded(file) for file in submitted(tmp_path / "files", names)])
    filled = fill_canvas(canvas(tmp_path, "A,1,x,,", "B,2,x,,"), entries)
    assert told(filled) == [
        *(
            f"{name} has no grade in the sheet: its name has no number from Canvas"
            for name in names
        ),
        "2 students in the sheet handed in no file",
    ]
    assert filled.filled == 0


@pytest.mark.parametrize(
    ("wanted", "is_found"),
    [
        ("Game (7)", True),
        (" Game (7) ", True),
        ("Game", True),
        ("7", True),
        ("game", False),
        ("(7)", False),
        ("8", False),
    ],
)
def test_an_assignment_is_named_by_its_title_or_number(
    tmp_path: Path, wanted: str, is_found: bool
) -> None:
    """With or without the number behind it."""
    path = canvas(tmp_path, "A,1,x,,")
    if is_found:
        assert fill_canvas(path, handed_in(tmp_path, 1), wanted).filled == 1
        return
    with pytest.raises(TttmcError) as raised:
        fill_canvas(path, (), wanted)
    assert str(raised.value).endswith("or several: name one of 'Game (7)' (with --column)")


@pytest.mark.parametrize(
    ("title", "most", "is_assignment"),
    [
        ("Game (7)", "10", True),
        ("Game (7) ", " 10.5 ", True),
        ("Game", "10", False),
        ("Game (x)", "10", False),
        ("Game (7) b", "10", False),
        ("Game (7)", "", False),
        ("Game (7)", "(read only)", False),
        *(
            (f"{kind} (7)", "10", False)
            for kind in ("Final Score", "Current Points", "Override Grade")
        ),
        ("Essays Final Grade (7)", "10", False),
    ],
)
def test_which_columns_are_assignments(
    tmp_path: Path, title: str, most: str, is_assignment: bool
) -> None:
    """Those with a number and points, except for what Canvas calculates itself."""
    path = canvas(tmp_path, "A,1,x,,", title=title, most=most)
    assert canvas_columns(path) == ([title] if is_assignment else [])


@pytest.mark.parametrize("without", ["ID", "Section", "Points Possible"])
def test_a_sheet_that_is_not_canvass(tmp_path: Path, without: str) -> None:
    """The user is told how to get the right one."""
    path = canvas(tmp_path, "A,1,x,,")
    path.write_text(path.read_text(encoding="utf-8").replace(without, "?"), encoding="utf-8")
    with pytest.raises(TttmcError) as raised:
        fill_canvas(path, ())
    assert str(raised.value) == (
        f"{path} is not a gradebook from Canvas: export it with Gradebook > Export"
    )


MOODLE = "Id,Name,{title},Most,Other\n"


def moodle(folder: Path, *rows: str, title: str = "Grade") -> Path:
    """Write a worksheet of Moodle with these rows."""
    path = folder / "moodle.csv"
    path.write_text(
        MOODLE.format(title=title) + "".join(f"{row}\n" for row in rows), encoding="utf-8"
    )
    return path


def test_moodles_columns_are_found_by_what_is_below_them(tmp_path: Path) -> None:
    """Students are numbered words, and the grades are followed by the same maximum everywhere."""
    path = moodle(tmp_path, "P 1,Ann,5.5,50,x", "P 2,Ben,,50,")
    assert moodle_columns(path) == ["Grade"]
    names = ["Ann_1_assignsubmission_file_a.py", "Cid_3_assignsubmission_file_a.py"]
    entries = entries_of([graded(file) for file in submitted(tmp_path / "files", names)])
    filled = fill_moodle(path, entries, "Grade")
    assert filled.content.decode().splitlines()[1:] == ["P 1,Ann,38.5,50,x", "P 2,Ben,,50,"]
    assert told(filled) == [
        f"{names[1]} has no grade in the sheet: student 3 isn't in it",
        "1 student in the sheet handed in no file",
    ]
    with pytest.raises(TttmcError, match="name one of 'Grade'"):
        fill_moodle(path, (), "Most")
    # A row without its last cells still has a place for the grade; a shorter one doesn't.
    filled = fill_moodle(moodle(tmp_path, "P 2,Ben,,50,", "P 1,Ann,,50", "P 3,Cid,"), entries)
    rows = filled.content.decode().splitlines()[1:]
    assert rows == ["P 2,Ben,,50,", "P 1,Ann,38.5,50", "P 3,Cid,"]


@pytest.mark.parametrize(
    "rows",
    [
        ("P 1,Ann,5.5,50,x", "P 2,Ben,,40,"),
        ("P 1,Ann,5.5,0,x",),
        ("P 1,Ann,good,50,x",),
        ("P 1,Ann,5,50,x", "P 2,Ben,good,50,", "P 3,Cid,,50,"),
        ("Ann,Ann,5.5,50,x",),
        ("P 1,Ann,5.5,50,x", "Q 2,Ben,,50,"),
        ("P 1,Ann,5.5,50",),
    ],
)
def test_a_sheet_that_is_not_moodles(tmp_path: Path, rows: tuple[str, ...]) -> None:
    """The user is told how to get the right one."""
    with pytest.raises(TttmcError) as raised:
        moodle_columns(moodle(tmp_path, *rows))
    assert str(raised.value).endswith(
        "is not a grading worksheet from Moodle: allow offline grading in the assignment's "
        "settings and choose Download grading worksheet"
    )


@pytest.mark.parametrize(
    ("text", "delimiter", "rows"),
    [
        ("a;b\n1,5;2\n", ";", [["a", "b"], ["1,5", "2"]]),
        ("a\tb\tc,d\n", "\t", [["a", "b", "c,d"]]),
        ("a\n", ",", [["a"]]),
        ('a,"b,""c"\r\nd', ",", [["a", 'b,"c'], ["d"]]),
        ('a"b,c\n', ",", [['a"b', "c"]]),
        ('a"",b\n"",c""\n', ",", [['a""', "b"], ["", 'c""']]),
        ("a,\n,b", ",", [["a", ""], ["", "b"]]),
        ("a,b\rc,d\r", ",", [["a", "b"], ["c", "d"]]),
        ("", ",", []),
    ],
)
def test_cells(text: str, delimiter: str, rows: list[list[str]]) -> None:
    """The separator is the one that gives the first row most cells."""
    sheet = Sheet(text.encode())
    assert (sheet.delimiter, sheet.rows, sheet.content) == (delimiter, rows, text.encode())


@pytest.mark.parametrize(
    ("text", "written"),
    [("x", "x"), ("1,5", '"1,5"'), ('a"b', '"a""b"'), ("a\nb", '"a\nb"'), ("a\rb", '"a\rb"')],
)
def test_a_replaced_cell_is_quoted_only_if_it_must_be(text: str, written: str) -> None:
    """A cell that had quotes keeps them."""
    sheet = Sheet(b'1,"2",3\n')
    sheet.replace(0, 2, text)
    sheet.replace(0, 1, "7")
    assert sheet.content == f'1,"7",{written}\n'.encode()
    assert sheet.rows == [["1", "7", text]]


def test_encodings() -> None:
    """Marks of UTF-8 and UTF-16 stay; bytes that are no UTF-8 are read as Latin-1."""
    for mark, encoding in (
        (b"\xef\xbb\xbf", "utf-8"),
        (b"\xff\xfe", "utf-16-le"),
        (b"\xfe\xff", "utf-16-be"),
        (b"", "latin-1"),
    ):
        sheet = Sheet(mark + "é,1\n".encode(encoding))
        assert sheet.rows == [["é", "1"]]
        sheet.replace(0, 1, "ü")
        assert sheet.content == mark + "é,ü\n".encode(encoding)


def test_sheets_that_cant_be_read(tmp_path: Path) -> None:
    """A spreadsheet's own format, and a file that is too large, are refused with their names."""
    path = tmp_path / "s.csv"
    path.write_bytes(b"PK\0\0")
    with pytest.raises(TttmcError) as raised:
        Sheet.read(path)
    assert str(raised.value) == (
        f"{path} can't be read: it is not a CSV file: save the sheet as CSV"
    )
    path.write_bytes(b",")
    with path.open("r+b") as file:
        file.truncate(MAX_BYTES + 1)
    with pytest.raises(TttmcError, match=r"s\.csv can't be read"):
        Sheet.read(path)
