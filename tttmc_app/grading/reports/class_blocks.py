"""The class's report as blocks: distribution, commonest mistakes, and a table of all files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import mean, median

from tttmc_app.core import Text
from tttmc_app.core.numbers import fixed, percent
from tttmc_app.grading.grading_report import NOT_GRADED
from tttmc_app.grading.reports.blocks import (
    AnyText,
    Bars,
    Block,
    Cell,
    Paragraph,
    Section,
    Span,
    Table,
    Tone,
    Words,
    points_number,
)
from tttmc_app.grading.reports.columns import Column, used
from tttmc_app.grading.reports.entries import Entry
from tttmc_app.grading.reports.report_blocks import rubric_blocks
from tttmc_app.grading.similarity import SimilarPair

_COMMON = 15
"""Maximum number of rows in the table of the commonest mistakes."""


def class_blocks(
    entries: Sequence[Entry],
    pages: Sequence[str],
    pairs: Sequence[tuple[SimilarPair, str]],
    earlier: Sequence[Entry] = (),
) -> list[Section]:
    """Return the sections of all submissions; `pages` are the names of the submissions' own pages.

    `pairs` are the pairs that look copied, each with its page's name; they count the `earlier`
    files after the entries.
    """
    rubrics = {entry.report.rubric.identity: entry.report.rubric for entry in entries}
    sections = (
        Section("head", Text("Grades of %n file(s)", n=len(entries)), [*_summary(entries)]),
        Section("points", Text("Points"), [*_distribution(entries)]),
        Section("mistakes", Text("Commonest mistakes"), [*_mistakes(entries, pages)]),
        Section("files", Text("Files"), [*_files(entries, pages)]),
        Section(
            "similar",
            Text("Look copied"),
            [*_pairs([*entries, *earlier], pairs)],
            Text(
                "Names, comments and layout are ignored. Two people can write the same: read both "
                "files before you judge."
            ),
        ),
        Section(
            "rubric",
            Text("How points are awarded"),
            [block for rubric in rubrics.values() for block in rubric_blocks(rubric)],
        ),
    )
    return [section for section in sections if section.blocks or section.key == "head"]


def _points(entries: Sequence[Entry]) -> list[float]:
    return [entry.report.points for entry in entries if entry.report.points is not None]


def _summary(entries: Sequence[Entry]) -> Iterator[Block]:
    points = _points(entries)
    facts = list[Words]()
    if points:
        passed = sum(1 for entry in entries if entry.report.has_passed)
        facts += [
            Text("median {points}", points=points_number(median(points))),
            Text("mean {points}", points=fixed(mean(points), 1)),
            Text(
                "from {least} to {most}",
                least=points_number(min(points)),
                most=points_number(max(points)),
            ),
            Text("{passed} of {count} reach the pass mark", passed=passed, count=len(points)),
        ]
    if left := sum(1 for entry in entries if entry.report.status == NOT_GRADED):
        facts.append(Span(Text("{count} not graded", count=left), Tone.BAD))
    yield Paragraph(facts, is_list=True)


def _distribution(entries: Sequence[Entry]) -> Iterator[Block]:
    """Yield a bar for each tenth of the full points."""
    points = _points(entries)
    if not points:
        return
    full = entries[0].report.max_points
    counts = [0] * 10
    for value in points:
        counts[max(0, min(9, int(10 * value / full)))] += 1
    step = full / 10
    labels = [f"{step * at:g}–{step * (at + 1) - (full >= 20 and at < 9):g}" for at in range(10)]
    yield Bars([*zip(labels, counts, strict=True)], Text("Number of files by points"))


def _mistakes(entries: Sequence[Entry], pages: Sequence[str]) -> Iterator[Block]:
    found = dict[str, tuple[AnyText, list[Span]]]()
    for entry, page in zip(entries, pages, strict=True):
        if entry.report.points is not None:
            for problem in entry.report.problems:
                found.setdefault(str(problem), (problem, []))[1].append(
                    Span(entry.label, page=page)
                )
    common = sorted(found.items(), key=lambda item: (-len(item[1][1]), item[0]))[:_COMMON]
    rows = [(problem, str(len(links)), links) for _, (problem, links) in common]
    if rows:
        heads = (Text("Mistake"), Text("Files"), Text("In"))
        yield Table(heads, rows, frozenset((1,)))


def _files(entries: Sequence[Entry], pages: Sequence[str]) -> Iterator[Block]:
    columns = used(entries)
    yield Table(
        [column.heading for column in columns],
        [
            [_cell(column, entry, page) for column in columns]
            for entry, page in zip(entries, pages, strict=True)
        ],
        frozenset(number for number, column in enumerate(columns) if column.is_number),
        Text("Games: won-tied-lost"),
        is_sortable=True,
    )


def _cell(column: Column, entry: Entry, page: str) -> Cell:
    if column.key == "file":
        return Span(entry.label, page=page)
    return [*column.words(entry)]


def _pairs(entries: Sequence[Entry], pairs: Sequence[tuple[SimilarPair, str]]) -> Iterator[Block]:
    rows = [
        (
            entries[pair.first].label,
            entries[pair.second].label,
            Span(percent(pair.share), page=page),
        )
        for pair, page in pairs
    ]
    if rows:
        yield Table((Text("File"), Text("and"), Text("Alike")), rows, frozenset((2,)))
