"""`tttmc grade`: points, style remarks and strength of students' files, and reports on them."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from typing import TYPE_CHECKING

from tttmc_app.cli.lab import writable
from tttmc_app.cli.output import ProgressBar, one_line, print_message, warn_of_missing_parts
from tttmc_app.cli.parser import (
    Parser,
    Subparsers,
    add_command,
    add_progress_options,
    seed_of,
    whole_number,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager
    from pathlib import Path

    from tttmc_app.course.source import SourceText
    from tttmc_app.grading import FoundFile, GradingReport, Journal, OwnChecks, Rubric
    from tttmc_app.grading.reports import Entry, ReportFormat
    from tttmc_app.grading.similarity import SimilarPair

_NOTES = """\
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


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(subparsers, "grade", "grade students' course files", run, _NOTES)
    add_progress_options(parser)
    parser.add_argument(
        "paths", nargs="*", metavar="FILE|FOLDER", help="files and folders to grade"
    )
    parser.defer(_add_reports)
    parser.defer(_add_numbers)
    parser.add_argument(
        "--seed", type=whole_number, default=0, metavar="S", help="seed of all random choices (0)"
    )
    parser.add_argument(
        "--count",
        choices=("newest", "best"),
        default="newest",
        help="which of several versions by a student counts (newest)",
    )
    parser.add_argument(
        "--resume", action="store_true", help="keep the results so far of the same grading"
    )


def _add_reports(parser: Parser) -> None:
    from tttmc_app.grading.reports import FORMATS

    for format_ in FORMATS:
        if format_.key != "json":  # --json already writes it
            text = f"also write {format_.help}"
            parser.add_argument(f"--{format_.key}", metavar=format_.target.value, help=text)
    parser.add_argument("--column", default="", metavar="NAME", help="the sheet's column to fill")
    parser.add_argument(
        "--checks", metavar="PY", help="a file with checks of your own, check_…(module)"
    )
    parser.add_argument("--rubric", metavar="TOML", help="points, checks and pass mark")
    parser.add_argument(
        "--overrides",
        metavar="CSV",
        help="points and comments that you set: student,points,comment",
    )
    for name, text in (
        ("--overwrite", "fill in the sheet itself instead of a copy"),
        ("--similar", "list pairs of files that look copied"),
        ("--anonymous", "leave the students' names out"),
    ):
        parser.add_argument(name, action="store_true", help=text)
    parser.add_argument(
        "--similar-to",
        metavar="FOLDER",
        action="append",
        help="likewise, also of these with an earlier class's files; may be repeated",
    )
    parser.add_argument(
        "--template", metavar="FILE", help="the code that all students were given, for --similar"
    )
    parser.add_argument(
        "--list-checks", action="store_true", help="print the rubric with the names of all checks"
    )
    parser.add_argument("--key", metavar="FILE", help="write who is who, for --anonymous")


def _add_numbers(parser: Parser) -> None:
    from tttmc_app.grading import DEFAULT_GAMES, DEFAULT_WORKERS

    for name, default, metavar, text in (
        ("--games", DEFAULT_GAMES, "G", "games against each opponent, 0 for none"),
        ("--workers", DEFAULT_WORKERS, "W", "files graded at the same time"),
    ):
        parser.add_argument(
            name, type=whole_number, default=default, metavar=metavar, help=f"{text} ({default})"
        )


def run(args: argparse.Namespace) -> int:
    """Grade the files, write the results, and return the exit code."""
    from pathlib import Path

    from tttmc_app.core import TttmcError
    from tttmc_app.grading import OwnChecks, find_submissions, only_best
    from tttmc_app.grading.overrides import read_overrides
    from tttmc_app.grading.reports import (
        FORMATS,
        anonymous,
        entries_json,
        entries_of,
        key_csv,
        overrides_of,
        with_similar,
    )
    from tttmc_app.grading.similarity import similar_pairs
    from tttmc_app.storage import write_text_atomically

    seed = seed_of(args)
    chosen = [f for f in FORMATS if f.key != "json" and getattr(args, f.key) is not None]
    _check_targets(args, chosen)
    rubric, template, earlier = _rubric(args), _template(args), _earlier(args)
    if args.list_checks:
        _print_rubric(rubric, as_json=args.json)
        return 0
    own = OwnChecks.read(Path(args.checks)) if args.checks else None
    if not args.paths:
        if [format_.key for format_ in chosen] != ["gradescope"]:
            raise TttmcError("name the files and folders to grade")
        _write(args, chosen, ())
        return 0
    found = find_submissions([*map(Path, args.paths)], all_versions=args.count == "best")
    handed_in = [each for each in found if each.is_submission]
    paths = [each.path for each in handed_in]
    overrides = overrides_of(paths, read_overrides(Path(args.overrides)) if args.overrides else {})
    with _journal(paths, seed, rubric, args) as journal:
        reports, code = _graded(handed_in, args, journal, rubric, own)
    if not code:
        reports = only_best(handed_in, reports)
    others = [report for report in reports if report.not_submission]
    expected = len(paths) - len(others)
    others += [each.report for each in found if not each.is_submission]
    reports = [report for report in reports if not report.not_submission]
    if args.anonymous:
        others = []  # their names are those that the students gave them
    warn_of_missing_parts(report.fence for report in reports if report.fence)
    named = entries_of(reports, overrides)
    shown = anonymous(named) if args.anonymous else named
    pairs = (
        similar_pairs([e.text for e in shown], template, [e.text for e in earlier])
        if args.similar or earlier
        else []
    )
    count = len(shown)
    shown = with_similar([*shown, *earlier], pairs)[:count]
    _write(args, [f for f in chosen if f.needs_names], named)
    _write(args, [f for f in chosen if not f.needs_names], shown, pairs, earlier)
    if args.key is not None:
        write_text_atomically(Path(args.key), key_csv(named))
    if args.json:
        print(json.dumps(entries_json([*shown, *entries_of(others)])))
    else:
        _show(shown, expected)
        for report in others:
            print(one_line(f"Not a submission: {report.file} ({report.not_submission})"))
    not_graded = any(entry.report.points is None for entry in named)
    return code or (1 if not_graded else 0)


def _check_targets(args: argparse.Namespace, chosen: Sequence[ReportFormat]) -> None:
    """Raise TttmcError, before anything is graded, if an output file can't be written."""
    from pathlib import Path

    from tttmc_app.core import TttmcError
    from tttmc_app.grading.reports import Gradebook, Target
    from tttmc_app.storage import make_folder

    if args.key is not None and not args.anonymous:
        raise TttmcError("--key needs --anonymous")
    writable(args.key)
    for format_ in chosen:
        path = Path(getattr(args, format_.key))
        if format_.target is Target.FOLDER:
            make_folder(path)
        elif isinstance(format_.content, Gradebook):
            format_.content.fill(path, (), args.column)  # as far as can be told without the grades
        else:
            writable(str(path))


def _rubric(args: argparse.Namespace) -> Rubric:
    from pathlib import Path

    from tttmc_app.grading import CHECKS, DEFAULT_RUBRIC, read_rubric

    return DEFAULT_RUBRIC if args.rubric is None else read_rubric(Path(args.rubric), CHECKS)


def _earlier(args: argparse.Namespace) -> list[Entry]:
    from pathlib import Path

    from tttmc_app.grading.reports import earlier_entries

    folders, graded = map(Path, args.similar_to or ()), [*map(Path, args.paths)]
    return earlier_entries([*folders], graded, is_anonymous=args.anonymous)


def _print_rubric(rubric: Rubric, *, as_json: bool) -> None:
    from tttmc_app.grading import CHECKS, rubric_toml

    if not as_json:
        print(rubric_toml(rubric, CHECKS), end="")
        return
    checks = rubric.applied(CHECKS).values()
    rows = [{"name": c.name, "part": c.part, "of": round(c.max_points, 2)} for c in checks]
    print(json.dumps(rows))


def _template(args: argparse.Namespace) -> SourceText | None:
    """Return the code that all students were given; raise TttmcError if it can't be read."""
    from pathlib import Path

    from tttmc_app.core import TttmcError
    from tttmc_app.course.source import read_source
    from tttmc_app.course.student_types import StudentError

    if args.template is None:
        return None
    if not (args.similar or args.similar_to):
        raise TttmcError("--template needs --similar")
    try:
        return read_source(Path(args.template))
    except StudentError as error:
        raise TttmcError(str(error)) from None


def _write(
    args: argparse.Namespace,
    formats: Sequence[ReportFormat],
    entries: Sequence[Entry],
    pairs: Sequence[SimilarPair] = (),
    earlier: Sequence[Entry] = (),
) -> None:
    from pathlib import Path

    from tttmc_app.grading.reports import ReportRequest, target_of
    from tttmc_app.storage import read_text

    rubric = "" if args.rubric is None else read_text(Path(args.rubric))
    for format_ in formats:
        path = Path(getattr(args, format_.key))
        request = ReportRequest(
            entries,
            target_of(format_, path, overwrite=args.overwrite),
            pairs,
            earlier=earlier,
            sheet=path,
            column=args.column,
            seed=args.seed,
            games=args.games,
            rubric=rubric,
        )
        for note in format_.write(request):
            print_message(str(note))


def _journal(
    paths: Sequence[Path], seed: int, rubric: Rubric, args: argparse.Namespace
) -> AbstractContextManager[Journal | None]:
    """Return the journal of this grading run; None, after a message, if it can't be written."""
    from contextlib import nullcontext

    from tttmc_app.core import TttmcError
    from tttmc_app.grading import Journal, OtherVersionError

    try:
        journal = Journal.of(paths, seed, args.games, rubric, resume=args.resume)
    except OtherVersionError as error:
        raise TttmcError("{reason}: grade them without --resume", reason=error) from None
    except (OSError, TttmcError) as error:
        print_message(f"tttmc grade: the results can't be saved for --resume: {error}")
        return nullcontext()
    if args.resume:
        print_message(
            f"tttmc grade: {journal.count} of {len(paths)} files have already been graded"
        )
    return journal


def _graded(
    found: Sequence[FoundFile],
    args: argparse.Namespace,
    journal: Journal | None,
    rubric: Rubric,
    own: OwnChecks | None,
) -> tuple[list[GradingReport], int]:
    """Return the finished reports in the order of the files, and the exit code."""
    from tttmc_app.grading import grade_beats

    done: dict[int, GradingReport] = {}
    note = ""
    results = grade_beats(found, args.seed, args.workers, args.games, journal, rubric, own)
    with ProgressBar("grading", verbose=args.verbose) as progress:
        try:
            for graded in results:
                if graded is not None:
                    note = f" files  {graded.report.file.name[:40]}"
                if graded is not None and graded.is_done:
                    done[graded.number] = graded.report
                if note:
                    progress.show(len(done), len(found), note)
        except KeyboardInterrupt:
            # A second Ctrl-C would lose the finished reports, which are about to be written.
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            results.close()
            return [done[number] for number in sorted(done)], 130
    return [done[number] for number in sorted(done)], 0


def _show(entries: Sequence[Entry], files: int) -> None:
    from tttmc_app.cli.grade_text import legend, report_lines, table_lines
    from tttmc_app.cli.output import terminal_width

    width = terminal_width()
    if len(entries) == files == 1:
        lines = report_lines(entries[0], width)
    else:
        lines = table_lines(entries, width if sys.stdout.isatty() else None)
    for line in [*lines, *(legend(entries, width) if files > 1 else ())]:
        print(line)
    if len(entries) < files:
        print(f"{len(entries)} of {files} files were graded.")
