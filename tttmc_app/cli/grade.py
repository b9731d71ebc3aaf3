"""`tttmc grade`: points, style remarks and strength of students' files, and reports on them."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import accumulate
from pathlib import Path
from textwrap import wrap

from tttmc_app.cli.options import add_progress_options, add_seed_option, seed_of, writable
from tttmc_app.cli.output import (
    ProgressBar,
    one_line,
    print_message,
    terminal_width,
    warn_of_missing_parts,
)
from tttmc_app.cli.parser import Parser
from tttmc_app.core import Text, TttmcError
from tttmc_app.course.source import read_source
from tttmc_app.course.student_types import SourceText, StudentError
from tttmc_app.grading import (
    CHECKS,
    DEFAULT_GAMES,
    DEFAULT_RUBRIC,
    DEFAULT_WORKERS,
    FULL_POINTS,
    OPPONENTS,
    FoundFile,
    GradingReport,
    Journal,
    OtherVersionError,
    OwnChecks,
    Rubric,
    Terms,
    find_submissions,
    grade_beats,
    only_best,
    opponent_name,
    read_rubric,
    rubric_toml,
)
from tttmc_app.grading.overrides import read_overrides
from tttmc_app.grading.reports import (
    FORMATS,
    Comparison,
    Entry,
    Gradebook,
    ReportFormat,
    ReportRequest,
    Target,
    anonymous,
    compared,
    earlier_entries,
    entries_json,
    entries_of,
    key_csv,
    overrides_of,
    points_number,
    report_blocks,
    target_of,
    text_lines,
    used,
)
from tttmc_app.storage import make_folder, read_text, write_text_atomically

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

_SHORTEST = 24
"""The width that a long name keeps in a narrow terminal."""
_GAP = "  "
_INDENT = 4
_FEW = 10
"""So many files that are no submissions are named without --verbose."""


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


def run(args: argparse.Namespace) -> int:
    """Grade the files, write the results, and return the exit code."""
    seed = seed_of(args)
    chosen = [each for each in FORMATS if each.key != "json" and vars(args)[each.key] is not None]
    _check_targets(args, chosen)
    rubric = DEFAULT_RUBRIC if args.rubric is None else read_rubric(args.rubric, CHECKS)
    template = _template(args)
    earlier = earlier_entries(args.similar_to, args.paths, is_anonymous=args.anonymous)
    if args.list_checks:
        _print_rubric(rubric, as_json=args.json)
        return 0
    terms = Terms(seed, args.games, rubric, OwnChecks.read(args.checks) if args.checks else None)
    if not args.paths:
        if [format_.key for format_ in chosen] != ["gradescope"]:
            raise TttmcError("name the files and folders to grade")
        _write(args, chosen, Comparison())
        return 0
    found = find_submissions(args.paths, all_versions=args.count == "best")
    handed_in = [each for each in found if each.is_submission]
    overrides, absent = overrides_of(
        [each.path for each in handed_in], read_overrides(args.overrides) if args.overrides else {}
    )
    for student in absent:
        print_message(f"tttmc grade: {args.overrides} names {student}, whom no file fits")
    reports, code = _graded(handed_in, terms, args)
    if not code:
        reports = only_best(handed_in, reports)
    others = [report for report in reports if report.not_submission]
    expected = len(handed_in) - len(others)
    others += [each.report for each in found if not each.is_submission]
    reports = [report for report in reports if not report.not_submission]
    warn_of_missing_parts(report.fence for report in reports if report.fence)
    named = entries_of(reports, overrides)
    files = Comparison(anonymous(named) if args.anonymous else named)
    if args.similar or earlier:
        files = compared(files.entries, earlier, template)
    _write(args, [f for f in chosen if f.needs_names], Comparison(named))
    _write(args, [f for f in chosen if not f.needs_names], files)
    if args.key is not None:
        write_text_atomically(args.key, key_csv(named))
    if args.anonymous:
        others = []  # their names are those that the students gave them
    if args.json:
        print(json.dumps(entries_json([*files.entries, *entries_of(others)])))
    else:
        _show(files.entries, expected)
        _show_others(others, are_all_named=args.verbose)
    not_graded = any(report.points is None for report in reports)
    return code or (1 if not_graded else 0)


def _check_targets(args: argparse.Namespace, chosen: Sequence[ReportFormat]) -> None:
    """Raise TttmcError, before anything is graded, if an output file can't be written."""
    if args.key is not None and not args.anonymous:
        raise TttmcError("--key needs --anonymous")
    writable(args.key)
    for format_ in chosen:
        path = vars(args)[format_.key]
        if format_.target is Target.FOLDER:
            make_folder(path)
        elif isinstance(format_.content, Gradebook):
            format_.content.fill(path, (), args.column)  # as far as can be told without the grades
        else:
            writable(path)


def _template(args: argparse.Namespace) -> SourceText | None:
    """Return the code that all students were given; raise TttmcError if it can't be read."""
    if args.template is None:
        return None
    if not (args.similar or args.similar_to):
        raise TttmcError("--template needs --similar")
    try:
        return read_source(args.template)
    except StudentError as error:
        raise TttmcError(str(error)) from None


def _print_rubric(rubric: Rubric, *, as_json: bool) -> None:
    if not as_json:
        print(rubric_toml(rubric, CHECKS), end="")
        return
    checks = rubric.applied(CHECKS).values()
    rows = [{"name": c.name, "part": c.part, "of": round(c.max_points, 2)} for c in checks]
    print(json.dumps(rows))


def _write(args: argparse.Namespace, formats: Sequence[ReportFormat], files: Comparison) -> None:
    for format_ in formats:
        path = vars(args)[format_.key]
        request = ReportRequest(
            files.entries,
            target_of(format_, path, overwrite=args.overwrite),
            files.pairs,
            sheet=path,
            column=args.column,
            seed=args.seed,
            games=args.games,
            rubric="" if args.rubric is None else read_text(args.rubric),
        )
        for note in format_.write(request):
            print_message(str(note))


def _graded(
    found: Sequence[FoundFile], terms: Terms, args: argparse.Namespace
) -> tuple[list[GradingReport], int]:
    """Return the finished reports in the order of the files, and the exit code."""
    done: dict[int, GradingReport] = {}
    note, code = "", 0
    with (
        _journal(found, terms, resume=args.resume) as journal,
        ProgressBar("grading", verbose=args.verbose) as progress,
    ):
        results = grade_beats(found, terms, args.workers, journal)
        try:
            for graded in results:
                if graded is not None:
                    note = f" files  {'/'.join(graded.report.file.parts[-2:])[-40:]}"
                if graded is not None and graded.is_done:
                    done[graded.number] = graded.report
                if note:
                    progress.show(len(done), len(found), note)
        except KeyboardInterrupt:
            # A second Ctrl-C would lose the finished reports, which are about to be written.
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            results.close()
            code = 130
    return [done[number] for number in sorted(done)], code


def _journal(
    found: Sequence[FoundFile], terms: Terms, *, resume: bool
) -> AbstractContextManager[Journal | None]:
    """Return the journal of this grading run; None, after a message, if it can't be written."""
    try:
        journal = Journal.of([each.path for each in found], terms, resume=resume)
    except OtherVersionError as error:
        raise TttmcError("{reason}: grade them without --resume", reason=error) from None
    except (OSError, TttmcError) as error:
        print_message(f"tttmc grade: the results can't be saved for --resume: {error}")
        return nullcontext()
    if resume:
        print_message(
            f"tttmc grade: {journal.count} of {len(found)} files have already been graded"
        )
    return journal


# Text -------------------------------------------------------------------------------------------


def _show(entries: Sequence[Entry], files: int) -> None:
    width = terminal_width()
    if len(entries) == files == 1:
        name = one_line(str(entries[0].report.file))
        blocks = report_blocks(entries[0].report, name)
        lines = text_lines(blocks, width, left_out=("passed", "rubric"))
    else:
        lines = _table(entries, width if sys.stdout.isatty() else None)
    for line in [*lines, *(_legend(entries, width) if files > 1 else ())]:
        print(line)
    if len(entries) < files:
        print(f"{len(entries)} of {files} files were graded.")


def _show_others(others: Sequence[GradingReport], *, are_all_named: bool) -> None:
    if len(others) > _FEW and not are_all_named:
        reasons = Counter(str(report.not_submission) for report in others)
        several = ", ".join(f"{reason}: {count}" for reason, count in reasons.most_common())
        print(one_line(f"Not submissions: {len(others)} files; -v names them ({several})"))
        return
    for report in others:
        print(one_line(f"Not a submission: {report.file} ({report.not_submission})"))


def _table(entries: Sequence[Entry], width: int | None) -> Iterator[str]:
    """Yield a line for each submission, and below it what doesn't fit into the width.

    Long names are shortened. Without a width, for a pipe, each submission is one line.
    """
    columns = used(entries)
    heads = [one_line(str(column.heading)).lower() for column in columns]
    rows = [
        heads,
        *(
            [one_line("; ".join(map(str, column.words(entry)))) for column in columns]
            for entry in entries
        ),
    ]
    fit = len(columns)
    if width is not None:
        longest = max(_SHORTEST, width // 4)
        for row in rows:
            row[0] = row[0] if len(row[0]) <= longest else f"{row[0][: longest - 1]}…"
    widths = [max(map(len, each)) for each in zip(*rows, strict=True)]
    if width is not None:
        ends = accumulate(len(_GAP) + each for each in widths)
        fit = sum(end <= len(_GAP) + width for end in ends)
    start = " " * _INDENT
    for row in rows:
        padded = (
            cell.rjust(each) if column.is_number else cell.ljust(each)
            for cell, column, each in zip(row[:fit], columns, widths, strict=False)
        )
        yield _GAP.join(padded).rstrip()
        for head, text in zip(heads[fit:], row[fit:], strict=True):
            if text and row is not heads:
                told = text if head == heads[-1] else f"{head} {text}"
                yield from wrap(told, width or 0, initial_indent=start, subsequent_indent=2 * start)


def _legend(entries: Sequence[Entry], width: int) -> list[str]:
    """Return what is needed to read a table."""
    rubrics = {entry.report.rubric.identity: entry.report.rubric for entry in entries}
    full, name = FULL_POINTS, "default rubric"
    if len(rubrics) == 1:
        (rubric,) = rubrics.values()
        mark = points_number(rubric.pass_mark)
        full, name = rubric.full, f"rubric {one_line(rubric.name)}, pass mark {mark}"
    against = " and ".join(map(opponent_name, OPPONENTS))
    has_games = any(entry.report.strength for entry in entries)
    games = f"; games won-tied-lost against {against}" if has_games else ""
    return wrap(
        f"{Text('%n file(s)', n=len(entries))}. Points out of {full} ({name}){games}.", width
    )
