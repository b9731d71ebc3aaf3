"""Two files that look copied, side by side, with the shared passages marked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tttmc_app.core import Text
from tttmc_app.core.numbers import percent
from tttmc_app.grading.reports.blocks import Paragraph, Section, Source, SourceLine, Span
from tttmc_app.grading.reports.entries import Entry
from tttmc_app.grading.similarity import SimilarPair


def pair_blocks(pair: SimilarPair, entries: Sequence[Entry]) -> list[Section]:
    """Return the sections of a pair; the shared passages of both files have the same numbers."""
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
