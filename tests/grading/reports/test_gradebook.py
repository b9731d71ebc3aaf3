"""The sheets of Canvas and Moodle, filled in and then read as those platforms read them."""

from __future__ import annotations

import csv
import io
import random
import re
from pathlib import Path

import pytest

from tests.grading.reports.class_of import broken, graded, left_out, submitted
from tttmc_app.core import TttmcError
from tttmc_app.grading.reports import Entry, entries_of
from tttmc_app.grading.reports.formats import Filler
from tttmc_app.grading.reports.gradebook import Filled, fill_canvas, fill_moodle
from tttmc_app.grading.reports.sheet import Sheet

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
    '"Student, Test",1099,,t1,A,,,,'
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


class Canvas:
    """Reads a gradebook the way `lib/gradebook_importer.rb` of canvas-lms does, step by step."""

    def __init__(
        self, content: bytes, students: dict[int, str], assignments: dict[int, str]
    ) -> None:
        text = content.decode("utf-8-sig")
        first = text.splitlines()[:3]
        fields = {d: {len(next(csv.reader([line], delimiter=d))) for line in first} for d in ";,"}
        counts = {d: found.pop() if len(found) == 1 else 0 for d, found in fields.items()}
        delimiter = ";" if counts[";"] > counts[","] else ","
        rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
        lines = [row for row in rows if not re.fullmatch("[;, ]+", delimiter.join(row))]
        header = lines[0]
        assert "Student" in header[0]
        assert "ID" in header[1]
        self.unknown: list[str] = []
        self.grades: dict[tuple[str, str], str] = {}
        columns = dict[int, str]()
        for index, title in enumerate(header):
            number = re.search(r"\((\d+)\)$", title)
            if number and int(number[1]) in assignments:
                columns[index] = assignments[int(number[1])]
        for row in lines[1:]:
            plain = all(not c or re.fullmatch(r"\s*(Muted|Manual Posting.*)?\s*", c) for c in row)
            if "Points Possible" in row[0] or plain:
                continue
            name = students.get(int(row[1] or 0))
            if name is None:
                self.unknown.append(row[0])
                continue
            for index, title in columns.items():
                self.grades[name, title] = self.number(row[index].strip())

    @staticmethod
    def number(field: str) -> str:
        """Return a number with a decimal point, the way the importer's converter does."""
        if not re.fullmatch(r"-?[0-9.,]+%?", field):
            return field
        *parts, last = re.split("[,.]", field)
        return ".".join(["".join(parts), last]) if parts else last


def moodle_grades(content: bytes, language: dict[str, str]) -> dict[int, str]:
    """Read a worksheet the way Moodle's `mod/assign/feedback/offline/importgradeslib.php` does."""
    rows = list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline="")))
    columns = {title: index for index, title in enumerate(rows[0])}
    identity, grade = columns[language["recordid"]], columns[language["grade"]]
    assert language["lastmodifiedgrade"] in columns
    prefix = len(language["hiddenuser"])
    return {int(row[identity][prefix:]): row[grade] for row in rows[1:]}


GERMAN = {
    "recordid": "Teilnehmer-ID",
    "grade": "Bewertung",
    "lastmodifiedgrade": "Zuletzt geändert (Bewertung)",
    "hiddenuser": "Teilnehmer/in",
}


def canvas_class(folder: Path) -> list[Entry]:
    """Return a class as downloaded from Canvas."""
    files = submitted(
        folder,
        [
            "müllerzoë_1001_55501_player.py",
            "李雷_LATE_1002_55502_my_file-2.py",
            "cmd_1003_55503_=x.py",
            "excused_1004_55504_a.py",
            "broken_1006_55506_a.py",
            "memory_1007_55507_a.py",
            "twice_1008_55508_a.py",
            "twice_1008_55509_b.py",
            "stranger_4711_55510_a.py",
            "noname.py",
        ],
    )
    reports = [graded(file) for file in files]
    reports[4], reports[5] = broken(files[4]), left_out(files[5])
    return entries_of(reports)


def sheet(folder: Path, text: str, encoding: str = "utf-8") -> Path:
    """Write a sheet."""
    path = folder / "sheet.csv"
    path.write_bytes(text.encode(encoding))
    return path


def notes(filled: Filled) -> str:
    """Return what the teacher is told."""
    return "\n".join(map(str, filled.notes))


def test_canvas_reads_the_grades(tmp_path: Path) -> None:
    """Every student with exactly one graded file gets points on the sheet's scale; no others do."""
    entries = canvas_class(tmp_path / "files")
    path = sheet(tmp_path, CANVAS)
    filled = fill_canvas(path, entries, ASSIGNMENT)
    assert path.read_bytes() == CANVAS.encode()
    students = {1000 + n: str(n) for n in (*range(1, 9), 99)}
    read = Canvas(filled.content, students, {8812: "ttt", 8813: "other"})
    points = entries[0].report.points
    assert points
    grade = f"{points / 2:g}"
    assert {student: read.grades[student, "ttt"] for student in students.values()} == {
        "1": grade,
        "2": grade,
        "3": grade,
        "4": "EX",
        "5": "",
        "6": "0",
        "7": "33",
        "8": "",
        "99": "",
    }
    assert read.grades["1", "other"] == "7.5"
    assert read.unknown == []
    assert filled.filled == 4
    for words in (
        "excused_1004_55504_a.py has no grade in the sheet: its cell contains EX",
        "memory_1007_55507_a.py has no grade in the sheet: it wasn't graded",
        "twice_1008_55508_a.py, twice_1008_55509_b.py have no grade",
        "stranger_4711_55510_a.py has no grade in the sheet: student 4711 isn't in it",
        "noname.py has no grade in the sheet: its name has no number from Canvas",
        "2 students in the sheet handed in no file",
    ):
        assert words in notes(filled)


def test_only_the_grades_change(tmp_path: Path) -> None:
    """Encoding, byte order mark, delimiter, quotes, line endings and order stay byte for byte."""
    entries = canvas_class(tmp_path / "files")[:3]
    for encoding in ("utf-8", "utf-8-sig", "utf-16"):
        text = CANVAS.replace(",", ";").replace("7.5", "7,5").replace("50.0", "50,0")
        path = sheet(tmp_path, text, encoding)
        filled = fill_canvas(path, entries, "8812").content
        assert (filled[:2] == path.read_bytes()[:2]) or encoding == "utf-8"
        points = entries[0].report.points
        assert points
        grade = f"{points / 2:g}".replace(".", ",")
        expected = (
            text.replace('B";;7,5', f'B";{grade};7,5')
            .replace("lei;A;12", f"lei;A;{grade}")
            .replace("lei;B;12", f"lei;B;{grade}")
            .replace("s3;c;A;;", f"s3;c;A;{grade};")
        )
        assert filled.decode(encoding) == expected


def test_moodle_reads_the_grades(tmp_path: Path) -> None:
    """A worksheet in another language is filled in using the participants' numbers."""
    names = [
        "Zoë Müller_501_assignsubmission_file_/player.py",
        "group-李雷_502_assignsubmission_file_a.py",
        "Gone_509_assignsubmission_file_/a.py",
        "x_1001_5_a.py",
    ]
    entries = entries_of([graded(file) for file in submitted(tmp_path / "files", names)])
    filled = fill_moodle(sheet(tmp_path, MOODLE), entries)
    points = entries[0].report.points
    assert points
    grade = f"{points / 2:.2f}".replace(".", ",")
    assert moodle_grades(filled.content, GERMAN) == {501: grade, 502: grade, 503: ""}
    assert filled.content.decode().replace(f'"{grade}"', "") == MOODLE.replace('"12,50"', "")
    assert "Gone_509_assignsubmission_file_/a.py" in notes(filled)
    assert "its name has no number from Moodle" in notes(filled)
    assert "1 student in the sheet" in notes(filled)


@pytest.mark.parametrize(
    ("fill", "text", "complaint"),
    [
        (fill_canvas, MOODLE, "is not a gradebook from Canvas"),
        (fill_moodle, CANVAS, "is not a grading worksheet from Moodle"),
        (fill_canvas, "", "is not a gradebook from Canvas"),
        (fill_moodle, "", "is not a grading worksheet from Moodle"),
        (fill_canvas, CANVAS, "name one of"),
        (fill_canvas, "\0\0", "save the sheet as CSV"),
    ],
)
def test_a_wrong_sheet_is_refused(tmp_path: Path, fill: Filler, text: str, complaint: str) -> None:
    """The error names the file and what to do."""
    with pytest.raises(TttmcError, match=complaint) as raised:
        fill(sheet(tmp_path, text), (), "")
    assert "sheet.csv" in str(raised.value)


def test_a_missing_sheet_is_an_error(tmp_path: Path) -> None:
    """The error is one line that contains the path."""
    with pytest.raises(TttmcError, match=r"none\.csv can't be read"):
        fill_canvas(tmp_path / "none.csv", ())


def test_any_csv_file_keeps_its_bytes() -> None:
    """The cells are the ones that Python's reader finds; replacing one changes no other byte."""
    dice = random.Random(5)
    for _ in range(400):
        delimiter, ending = dice.choice(",;\t"), dice.choice(["\n", "\r\n"])
        rows = [["title"] * 3]
        rows += [
            ["".join(dice.choice('ab",;\t\n é') for _ in range(dice.randrange(5))) for _ in "123"]
            for _ in range(dice.randrange(4))
        ]
        written = io.StringIO()
        writer = csv.writer(written, delimiter=delimiter, lineterminator=ending)
        if dice.randrange(2):
            writer = csv.writer(
                written, delimiter=delimiter, lineterminator=ending, quoting=csv.QUOTE_ALL
            )
        writer.writerows(rows)
        content = written.getvalue().encode()
        read = Sheet(content)
        assert (read.content, read.delimiter) == (content, delimiter)
        assert read.rows == rows
        row, column = dice.randrange(len(rows)), dice.randrange(3)
        rows[row][column] = '7,5;"x"\n'
        read.replace(row, column, rows[row][column])
        text = io.StringIO(read.content.decode(), newline="")
        assert list(csv.reader(text, delimiter=delimiter)) == rows


def test_a_participant_in_two_rows_gets_the_grade_in_both(tmp_path: Path) -> None:
    """As in Canvas's sheet, each row with a student's number is filled in."""
    row = 'Teilnehmer/in502,李雷,l@x.org,Abgegeben,,"50,00",Ja,-,-,\n'
    assert row in MOODLE
    files = submitted(tmp_path / "files", ["group-李雷_502_assignsubmission_file_a.py"])
    entries = entries_of([graded(file) for file in files])
    filled = fill_moodle(sheet(tmp_path, MOODLE + row), entries)
    points = entries[0].report.points
    assert points
    grade = f"{points / 2:.2f}".replace(".", ",")
    given = row.replace("Abgegeben,,", f'Abgegeben,"{grade}",')
    assert filled.content.decode().count(given) == 2
