"""`tttmc grade`: points, style remarks and strength of students' files, and reports on them."""

from __future__ import annotations

from pathlib import Path

from tttmc_app.cli.grading import run
from tttmc_app.cli.options import add_progress_options, whole_number
from tttmc_app.cli.parser import Parser
from tttmc_app.grading import DEFAULT_GAMES, DEFAULT_WORKERS
from tttmc_app.grading.reports import FORMATS

__all__ = ["NOTES", "add_options", "run"]

NOTES = """\
Each file runs in its own process and in an empty folder; play_game and run_gui return at once. On
Linux it can't read or change other files, reach other programs or networks, or start processes; a
warning says if the system lacks part of this. A file that can't be run gets no points. Files may
have 2 MB, and lines 50,000 characters. Reading a file may take 10 s in total, whatever is in it,
running it 10 s, a call of a function 10 s, and all calls 10 minutes. One file gives a full report,
several give a table. In a pipe, each file has one line of any length. The same seed gives the same
points and games.

To measure strength, each file plays against Random and Monte Carlo on 3×3, alternating sides. All
files play the same number of trials per move, not their NTRIALS. The reference solution plays the
same number of games with the file's weights and trials. A file that fails in a game, or makes no
legal move, forfeits the game.

Examples of reports, which can be combined:
  tttmc grade FOLDER --html REPORTS          open REPORTS/index.html; each student has a page
  tttmc grade FOLDER --junit results.xml     for programs that read test results
  tttmc grade --gradescope autograder.zip    upload it to Gradescope; no files are needed
  tttmc grade FOLDER --canvas grades.csv     fills in a copy, grades-graded.csv
  tttmc grade FOLDER --moodle grades.csv     likewise
  tttmc grade FOLDER --feedback pages.zip    pages to upload to Moodle or Canvas
  tttmc grade FOLDER --similar --html REPORTS --template skeleton.py

For --canvas, export the gradebook (Gradebook > Export) and download the submissions; for --moodle,
download the grading worksheet and the submissions. Students are identified by the number that the
platform put into the file names. Files without a grade are listed. The sheet keeps its columns,
order, language and encoding; with --overwrite the sheet itself is filled in, not a copy.

--anonymous leaves names out of tables and reports: files become "student-1.py" and so on, the words
of their names are masked, and comments before the first statement are left out. --key writes who is
who. Sheets still get their grades.

--similar lists pairs of files that look copied, whatever their names, comments, layout and order of
functions. What is in the template doesn't count. --similar-to also compares with an earlier class's
files, which aren't graded. Read both files before you judge.

Folders and zip archives are searched for Python files and notebooks; nothing is unpacked to the
disk. Each student has one submission: by the name that Canvas, Moodle or Gradescope gave it, by the
student's folder or archive, or by the file alone. Of several versions, the one with the most
functions counts, and of these the newest; with --count best all are graded and the best counts.
Helper modules belong to the file that imports them. Every other path that was found is listed with
the reason why it is no submission: tests, a copy of one of the course's modules, a helper, another
version, no Python file. A student who handed in only a Word document, an empty file or a link is
not graded. Links aren't followed.

CSV has a row for each file and JSON, a list, an object; the manual's page on JSON lists columns and
keys. points is null for a file that was not graded.

--rubric reads points from a TOML file; --list-checks prints one to edit, with all checks' names.
--overrides reads points and comments that you set: student (the name or number in a file's name, or
the file), points and comment. They are in all outputs, each time you grade.

If something else ends a file's process, or the machine is too busy, the file is tried again, three
times in all. If none succeeds, it is not graded, which isn't the file's fault, and the exit code is
1. Each result is saved as soon as it is done. After an interruption, or to grade only the files
that were not graded, repeat the command with --resume. Ctrl-C keeps the finished files (exit code
130)."""


def add_options(parser: Parser) -> None:
    """Add the command's arguments and options."""
    add_progress_options(parser)
    parser.add_argument(
        "paths", nargs="*", type=Path, metavar="FILE|FOLDER", help="files and folders to grade"
    )
    for name, metavar, text in (
        *(
            (f"--{format_.key}", format_.target.value, f"also write {format_.help}")
            for format_ in FORMATS
            if format_.key != "json"  # --json already writes it
        ),
        ("--checks", "PY", "a file with checks of your own, check_…(module)"),
        ("--rubric", "TOML", "points, checks and pass mark"),
        ("--overrides", "CSV", "points and comments that you set: student,points,comment"),
        ("--template", "FILE", "the code that all students were given, for --similar"),
        ("--key", "FILE", "write who is who, for --anonymous"),
    ):
        parser.add_argument(name, type=Path, metavar=metavar, help=text)
    parser.add_argument("--column", default="", metavar="NAME", help="the sheet's column to fill")
    for name, text in (
        ("--overwrite", "fill in the sheet itself instead of a copy"),
        ("--anonymous", "leave the students' names out"),
        ("--list-checks", "print the rubric with the names of all checks"),
        ("--resume", "keep the results so far of the same grading"),
        ("--similar", "list pairs of files that look copied"),
    ):
        parser.add_argument(name, action="store_true", help=text)
    parser.add_argument(
        "--similar-to",
        type=Path,
        metavar="FOLDER",
        action="append",
        default=[],
        help="likewise, also of these with an earlier class's files; may be repeated",
    )
    for name, default, metavar, text in (
        ("--games", DEFAULT_GAMES, "G", "games against each opponent, 0 for none"),
        ("--workers", DEFAULT_WORKERS, "W", "files graded at the same time"),
        ("--seed", 0, "S", "seed of all random choices"),
    ):
        parser.add_argument(
            name, type=whole_number, default=default, metavar=metavar, help=f"{text} ({default})"
        )
    parser.add_argument(
        "--count",
        choices=("newest", "best"),
        default="newest",
        help="which of several versions by a student counts (newest)",
    )
