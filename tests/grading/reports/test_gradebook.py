"""The sheets of Canvas and Moodle: which cells are filled in, and that nothing else changes."""

from __future__ import annotations

import csv
import io
import random
from dataclasses import replace
from pathlib import Path

import pytest

from tests.grading.reports.class_of import FAILURE, broken, graded, left_out, submitted
from tests.refusals import refused
from tests.tables import table
from tttmc_app.core import TttmcError
from tttmc_app.grading import Rubric
from tttmc_app.grading.reports import Entry, entries_of
from tttmc_app.grading.reports.gradebook import CANVAS as BOOK
from tttmc_app.grading.reports.gradebook import MOODLE as WORKSHEET
from tttmc_app.grading.reports.gradebook import Filled
from tttmc_app.grading.sheet import MAX_BYTES, Sheet

CANVAS = (
    "Student,ID,SIS User ID,SIS Login ID,Section,"
    '"Tic-tac-toe, part ""two"" (2) (8812)",Other (8813),Final Score (2026),Final Grade\r\n'
    ",,,,,Manual Posting,,,\r\n"
    "    Points Possible,,,,,50.0,10,(read only),(read only)\r\n"
    '"Müller, Zoë ""Z""",1001,s1,zoe@x.org,"A, B",,7.5,80,B\r\n'
    "李雷,1002,s2,lei,A,12,,,\r\n"
    '"=""=cmd""",1003,s3,c,A,,,,\r\n'
    "Excused,1004,s4,e,A,EX,,,\r\n"
    "Absent,1005,s5,a,A,,,,\r\n"
    "Broken,1006,s6,b,A,,,,\r\n"
    "Memory,1007,s7,m,A,33,,,\r\n"
    "Twice,1008,s8,t,A,,,,\r\n"
    "李雷,1002,s2,lei,B,12,,,\r\n"
    '"Student, Test",1099,,t1,A,,,,\r\n'
)
ASSIGNMENT = 'Tic-tac-toe, part "two" (2)'
MOODLE = (
    "Teilnehmer-ID,Vollständiger Name,E-Mail-Adresse,Status,Bewertung,Bestwertung,"
    "Bewertung kann geändert werden,Zuletzt geändert (Abgabe),Zuletzt geändert (Bewertung),"
    "Feedback als Kommentar\n"
    'Teilnehmer/in501,"Zoë ""Z"" Müller",z@x.org,Abgegeben,"12,50","50,00",Ja,-,"Mo, 2. März",'
    '"a\nb"\n'
    'Teilnehmer/in502,李雷,l@x.org,Abgegeben,,"50,00",Ja,-,-,\n'
    'Teilnehmer/in503,-Absent,a@x.org,Keine Abgabe,,"50,00",Ja,-,-,\n'
)


def sheet(folder: Path, text: str, encoding: str = "utf-8") -> Path:
    """Write a sheet."""
    path = folder / "sheet.csv"
    path.write_bytes(text.encode(encoding))
    return path


def rows_in(filled: Filled) -> list[list[str]]:
    """Return the cells of a sheet."""
    return [*csv.reader(io.StringIO(filled.content.decode("utf-8-sig"), newline=""))]


def handed_in(folder: Path, *names: str) -> list[Entry]:
    """Return files with these names; each has 77 of 100 points."""
    return entries_of([graded(file) for file in submitted(folder / "files", [*names])])


def test_a_class_on_canvas(tmp_path: Path) -> None:
    """Every student with exactly one graded file gets points on the sheet's scale; no others do."""
    names = """müllerzoë_1001_1_player.py 李雷_LATE_1002_2_my_file-2.py cmd_1003_3_=x.py
        excused_1004_4_a.py broken_1006_6_a.py memory_1007_7_a.py twice_1008_8_a.py
        twice_1008_9_b.py stranger_4711_1_a.py noname.py"""
    files = submitted(tmp_path / "files", [*names.split()])
    reports = [graded(file) for file in files]
    reports[4], reports[5] = broken(files[4]), left_out(files[5])
    path = sheet(tmp_path, CANVAS)
    filled = BOOK.fill(path, entries_of(reports), ASSIGNMENT)
    assert path.read_bytes() == CANVAS.encode()
    points = [row[5] for row in rows_in(filled)[3:]]
    assert "|".join(points) == "38.5|38.5|38.5|EX||0|33||38.5|"
    assert filled.filled == 4
    assert len(filled.notes) == 7  # on six files of five students, and on those without any


def test_only_the_grades_change(tmp_path: Path) -> None:
    """Encoding, byte order mark, delimiter, line endings and order stay as they are."""
    entries = handed_in(tmp_path, "a_1001_1_a.py", "b_1002_2_a.py", "c_1003_3_a.py")
    text = CANVAS.replace(",", ";").replace("7.5", "7,5").replace("50.0", "50,0")
    expected = text
    for cell in ('B";', "lei;A;12", "lei;B;12", "s3;c;A;"):
        expected = expected.replace(f"{cell};", f"{cell.removesuffix('12')}38,5;")
    for encoding in ("utf-8", "utf-8-sig", "utf-16-le", "utf-16-be"):
        mark = "\ufeff" * encoding.startswith("utf-16")
        filled = BOOK.fill(sheet(tmp_path, mark + text, encoding), entries, "8812")
        assert filled.content == (mark + expected).encode(encoding)


def test_a_class_on_moodle(tmp_path: Path) -> None:
    """A worksheet in another language is filled in by the participants' numbers, in all rows."""
    names = """ZoëMüller_501_assignsubmission_file_/player.py x_1001_5_a.py
        group-李雷_502_assignsubmission_file_a.py Gone_509_assignsubmission_file_/a.py"""
    text = MOODLE + MOODLE.splitlines()[3] + "\n"
    filled = WORKSHEET.fill(sheet(tmp_path, text), handed_in(tmp_path, *names.split()))
    assert [row[4] for row in rows_in(filled)[1:]] == ["38,50", "38,50", "", "38,50"]
    comments = [row[9] for row in rows_in(filled)[1:]]
    assert (comments[0], comments[2]) == ("a\nb", "")
    for comment in (comments[1], comments[3]):
        assert "77 of 100 points" in comment
        assert str(FAILURE.hint) in comment
    assert len(filled.notes) == 4  # on two files, a comment that is kept, and students without any


def canvas(folder: Path, *rows: str, title: str = "Game (7)", most: str = "10") -> Path:
    """Write a gradebook of Canvas with these rows."""
    head = (f"Student,ID,Section,{title},Notes", f"    Points Possible,,,{most},")
    return sheet(folder, "".join(f"{row}\n" for row in (*head, *rows)))


GRADES = table("""
    10 | A,1,x,, | A,1,x,7.7,
    10.00 | A,1,x,, | A,1,x,7.70,
    "10,00" | A,1,x,, | A,1,x,"7,70",
    100 | A,1,x,, | A,1,x,77,
    0.5 | A,1,x,, | A,1,x,0.39,
    0 | A,1,x,, | A,1,x,0,
    10 | A,1,x,3, | A,1,x,7.7,
    10 | A,1,x,ex, | A,1,x,ex,
    10 | A,1,x, N/A , | A,1,x, N/A ,
    10 | B,2,x,, | B,2,x,,
    10 | B,1,x | B,1,x
    10 | C,x,,, | C,x,,,
    10 | E, 1 ,x,, | E, 1 ,x,7.7,
""")
"""The points possible, a row, and the row with the grade for 77 of 100 points of student 1."""


def test_which_cells_are_filled_in_and_how(tmp_path: Path) -> None:
    """Grades are written like the points possible, with at most two decimals.

    Excused students stay so, and rows without the student or the cell stay as they are.
    """
    entries = handed_in(tmp_path, "s_1_0_a.py")
    for most, row, after in GRADES:
        filled = BOOK.fill(canvas(tmp_path, row, most=most), entries)
        assert filled.content.decode().splitlines()[2:] == [after]
        assert bool(filled.filled) is not bool(filled.notes) is (row == after)


def test_points_of_another_scale(tmp_path: Path) -> None:
    """They are shared out of the rubric's full points; a second file, even ungraded, forbids it.

    A number from Moodle or an anonymous one says nothing about Canvas's students.
    """
    names = "s_1_0_a.py s_2_1_a.py s_2_2_a.py A_3_assignsubmission_file_a.py anon_x3_2_a.py a.py"
    one, two, three, *others = handed_in(tmp_path, *names.split())
    one = replace(one, report=replace(one.report, rubric=Rubric(full=200)))
    three = replace(three, report=left_out(three.report.file))
    path = canvas(tmp_path, "A,1,x,,", "B,2,x,3,", "C,3,x,,", most="100.0")
    filled = BOOK.fill(path, [one, two, three, *others])
    assert filled.content.decode().splitlines()[2:] == ["A,1,x,38.5,", "B,2,x,3,", "C,3,x,,"]
    assert (filled.filled, len(filled.notes)) == (1, 6)


def test_an_assignment_is_named_by_its_title_or_number(tmp_path: Path) -> None:
    """With or without the number behind it."""
    path = canvas(tmp_path, "A,1,x,,")
    for wanted in ("Game (7)", " Game (7) ", "Game", "7"):
        BOOK.fill(path, (), wanted)
    for wanted in ("game", "(7)", "8"):
        with refused(path=path):
            BOOK.fill(path, (), wanted)


def test_which_columns_are_assignments(tmp_path: Path) -> None:
    """Those with a number and points, except for what Canvas calculates itself."""
    for title, most in table("""
        Game | 10
        Game (7) b | 10
        Game (7) | -
        Game (7) | (read only)
        Final Score (7) | 10
        Essays Final Grade (7) | 10
    """):
        path = canvas(tmp_path, "A,1,x,,", title=title, most=most.strip("-"))
        assert BOOK.columns(path) == []
    path = canvas(tmp_path, "A,1,x,,", title="Game (7) ", most=" 10.5 ")
    assert BOOK.columns(path) == ["Game (7) "]


def test_a_sheet_that_is_not_canvass(tmp_path: Path) -> None:
    """One line names it."""
    for text in (
        "",
        "\0\0",
        MOODLE,
        *(CANVAS.replace(each, "?") for each in (",ID", "Section", "Points Possible")),
    ):
        path = sheet(tmp_path, text)
        with refused(path=path):
            BOOK.fill(path, (), "8812")


def moodle(folder: Path, *rows: str) -> Path:
    """Write a worksheet of Moodle with these rows."""
    return sheet(folder, "Id,Name,Grade,Most,Other\n" + "".join(f"{row}\n" for row in rows))


def test_moodles_columns_are_found_by_what_is_below_them(tmp_path: Path) -> None:
    """Students are numbered words, and the grades are followed by the same maximum everywhere.

    A row without its last cells still has a place for the grade; a shorter one doesn't.
    """
    assert WORKSHEET.columns(moodle(tmp_path, "P 1,Ann,5.5,50,x", "P 2,Ben,,50,")) == ["Grade"]
    entries = handed_in(tmp_path, "Ann_1_assignsubmission_file_a.py")
    filled = WORKSHEET.fill(moodle(tmp_path, "P 2,Ben,,50,", "P 1,Ann,,50", "P 3,Cid"), entries)
    rows = filled.content.decode().splitlines()[1:]
    assert rows == ["P 2,Ben,,50,", "P 1,Ann,38.5,50", "P 3,Cid"]
    with refused(path=tmp_path / "sheet.csv"):
        WORKSHEET.fill(tmp_path / "sheet.csv", (), "Most")


NOT_MOODLES = """
P 1,Ann,5.5,50,x|P 2,Ben,,40,
P 1,Ann,5.5,0,x
P 1,Ann,good,50,x
P 1,Ann,5,50,x|P 2,Ben,good,50,|P 3,Cid,,50,
Ann,Ann,5.5,50,x
P 1,Ann,5.5,50,x|Q 2,Ben,,50,
P 1,Ann,5.5,50
"""


def test_a_sheet_that_is_not_moodles(tmp_path: Path) -> None:
    """One line names it."""
    for rows in NOT_MOODLES.split("\n")[1:-1]:
        path = moodle(tmp_path, *rows.split("|"))
        with refused(path=path):
            WORKSHEET.columns(path)


def test_cells() -> None:
    """The separator is the one that gives the first row most cells."""
    for text, rows in (
        ("a\tb\tc,d\n", "a|b|c,d"),
        ('a,"b,""c"\r\nd', 'a|b,"c d'),
        ('a"b,c\n', 'a"b|c'),
        ('a"",b\n"",c""\n', 'a""|b |c""'),
        ("a,b\rc,d\r", "a|b c|d"),
        ("\n", ""),
        ("", ""),
    ):
        sheet = Sheet(text.encode())
        assert " ".join("|".join(row) for row in sheet.rows) == rows
        assert Sheet(sheet.content).rows == sheet.rows


def test_bytes_that_are_no_utf_8_are_latin_1() -> None:
    """They stay so."""
    sheet = Sheet("é,1\n".encode("latin-1"))
    sheet.rows[0][1] = "ü"
    assert sheet.content == "é,ü\n".encode("latin-1")


def test_any_csv_file_keeps_its_cells() -> None:
    """Its delimiter and line endings too; replacing a cell changes no other."""
    dice = random.Random(5)
    for _ in range(200):
        delimiter, ending = dice.choice(",;\t"), dice.choice(["\n", "\r\n"])
        cells = ("".join(dice.choices('ab",;\t\n é', k=dice.randrange(5))) for _ in range(9))
        rows = [["title"] * 3, *map(list, zip(cells, cells, cells, strict=False))]
        written = io.StringIO()
        csv.writer(written, delimiter=delimiter, lineterminator=ending).writerows(rows)
        read = Sheet(written.getvalue().encode())
        assert (read.content, read.rows) == (written.getvalue().encode(), rows)
        row, column = dice.randrange(len(rows)), dice.randrange(3)
        read.rows[row][column] = rows[row][column] = dice.choice(['7,5;"x"\n', "a\rb", "x"])
        assert Sheet(read.content).rows == rows


def test_sheets_that_cant_be_read(tmp_path: Path) -> None:
    """A spreadsheet's own format, a file that is too large, and none are refused by name."""
    path = sheet(tmp_path, "PK\0\0")
    with refused(path=path):
        Sheet.read(path)
    with path.open("r+b") as file:
        file.write(b",")
        file.truncate(MAX_BYTES + 1)
    for each in (path, tmp_path / "none.csv"):
        with pytest.raises(TttmcError, match=each.name):
            Sheet.read(each)
