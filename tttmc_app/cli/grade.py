"""`tttmc grade`: points, style remarks and strength of students' files, and reports on them."""

from __future__ import annotations

from pathlib import Path

from tttmc_app.cli.grading import run
from tttmc_app.cli.options import add_progress_options, add_seed_option
from tttmc_app.cli.parser import Parser
from tttmc_app.grading import DEFAULT_GAMES, DEFAULT_WORKERS
from tttmc_app.grading.reports import FORMATS

__all__ = ["NOTES", "add_options", "run"]

NOTES = """\
Each file runs in its own process and in an empty folder; on Linux it can't reach anything else. One
file gives a full report, several give a table. The same seed gives the same points and games.

  tttmc grade FOLDER --html REPORTS          open REPORTS/index.html; each student has a page
  tttmc grade --gradescope autograder.zip    upload it to Gradescope; no files are needed
  tttmc grade FOLDER --canvas grades.csv     fills in a copy, grades-graded.csv

Folders and zip archives are searched for Python files and notebooks. Each student has one
submission; every other path is listed with the reason why it is none. A file that can't be judged,
as something else ended its process, is not graded (exit code 1): --resume grades only such files,
and those that an interruption left."""


def add_options(parser: Parser) -> None:
    """Add the command's arguments and options."""
    add_progress_options(parser)
    parser.option("paths FILE|FOLDER", "files and folders to grade", nargs="*", type=Path)
    for each in FORMATS:
        if each.key != "json":  # --json already writes it
            parser.option(f"--{each.key} {each.target.value}", f"also write {each.help}", type=Path)
    for form, text in (
        ("--checks PY", "a file with checks of your own, check_…(module)"),
        ("--rubric TOML", "points, checks and pass mark"),
        ("--overrides CSV", "points and comments that you set: student,points,comment"),
        ("--template FILE", "the code that all students were given, for --similar"),
        ("--key FILE", "write who is who, for --anonymous"),
    ):
        parser.option(form, text, type=Path)
    parser.option("--column NAME", "the sheet's column to fill", "")
    parser.option("--overwrite", "fill in the sheet itself instead of a copy")
    parser.option("--anonymous", "leave the students' names out")
    parser.option("--list-checks", "print the rubric with the names of all checks")
    parser.option("--resume", "keep the results so far of the same grading")
    parser.option("--similar", "list pairs of files that look copied")
    text = "likewise, also of these with an earlier class's files; may be repeated"
    parser.option("--similar-to FOLDER", text, [], type=Path, action="append")
    parser.option("--games G", "games against each opponent, 0 for none", DEFAULT_GAMES)
    parser.option("--workers W", "files graded at the same time", DEFAULT_WORKERS)
    add_seed_option(parser)
    text = "which of several versions by a student counts"
    parser.option("--count", text, "newest", choices=("newest", "best"))
