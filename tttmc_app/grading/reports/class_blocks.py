"""The class's report as blocks: distribution, commonest mistakes, all files, and pairs alike."""

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
    Paragraph,
    Section,
    Source,
    SourceLine,
    Span,
    Table,
    Tone,
    Words,
    points_number,
)
from tttmc_app.grading.reports.columns import used
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
    found = dict[AnyText, list[Span]]()
    for entry, page in zip(entries, pages, strict=True):
        if entry.report.points is not None:
            for problem in entry.report.problems:
                found.setdefault(problem, []).append(Span(entry.label, page=page))
    common = sorted(found, key=lambda each: (-len(found[each]), str(each)))[:_COMMON]
    rows = [(each, str(len(found[each])), found[each]) for each in common]
    if rows:
        heads = (Text("Mistake"), Text("Files"), Text("In"))
        yield Table(heads, rows, frozenset((1,)))


def _files(entries: Sequence[Entry], pages: Sequence[str]) -> Iterator[Block]:
    columns = used(entries)
    yield Table(
        [column.heading for column in columns],
        [
            [
                Span(entry.label, page=page) if column.key == "file" else column.words(entry)
                for column in columns
            ]
            for entry, page in zip(entries, pages, strict=True)
        ],
        frozenset(number for number, column in enumerate(columns) if column.is_number),
        Text("Games: won-tied-lost"),
        is_sortable=True,
    )


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


def pair_blocks(pair: SimilarPair, entries: Sequence[Entry]) -> list[Section]:
    """Return the sections of a pair that looks copied: its files side by side.

    The shared passages of both files have the same numbers.
    """
    first, second = entries[pair.first], entries[pair.second]
    intro = Text(
        "{share} of the smaller file is in the other one, in %n marked passage(s). The number "
        "before a passage leads to the same passage on the other side. Names, comments, layout "
        "and the order of functions are ignored.",
        share=percent(pair.share),
        n=len(pair.passages),
    )
    ones, twos = [p.first for p in pair.passages], [p.second for p in pair.passages]
    return [
        Section(
            "head",
            Text("{first} and {second}", first=first.label, second=second.label),
            [Paragraph([intro])],
        ),
        Section("file", first.label, [Source([*_lines(first, "A", ones, "B")], "A")]),
        Section("file", second.label, [Source([*_lines(second, "B", twos, "A")], "B")]),
    ]


def _lines(
    entry: Entry, side: str, spans: Sequence[tuple[int, int]], other: str
) -> Iterator[SourceLine]:
    for line, text in enumerate(entry.lines, 1):
        begun = [number for number, (start, _) in enumerate(spans, 1) if start == line]
        yield SourceLine(
            line,
            text,
            links=[Span(str(number), page=f"#{other}passage{number}") for number in begun],
            anchors=[f"{side}passage{number}" for number in begun],
            is_shared=any(start <= line <= end for start, end in spans),
        )
