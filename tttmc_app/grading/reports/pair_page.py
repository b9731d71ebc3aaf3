"""Two files that look copied, side by side, with the shared passages marked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tttmc_app.core.numbers import percent
from tttmc_app.grading.plain import html
from tttmc_app.grading.reports.document import document, source_lines
from tttmc_app.grading.reports.entries import Entry
from tttmc_app.grading.similarity import SimilarPair

_SIDES = ("A", "B")


def pair_page(pair: SimilarPair, entries: Sequence[Entry]) -> str:
    """Return the page of a pair; the shared passages of both files have the same numbers."""
    first, second = entries[pair.first], entries[pair.second]
    sides = (
        _side(first, _SIDES[0], [passage.first for passage in pair.passages], _SIDES[1]),
        _side(second, _SIDES[1], [passage.second for passage in pair.passages], _SIDES[0]),
    )
    count = len(pair.passages)
    intro = (
        f"<p>{percent(pair.share)} of the smaller file is in the other one, in {count} marked "
        f"passage{'' if count == 1 else 's'}. The number before a passage leads to the same "
        "passage on the other side. Names, comments, layout and the order of functions are "
        "ignored.</p>"
    )
    title = f"{first.label} and {second.label}"
    body = f'<h1>{html(title)}</h1>{intro}<div class="pair">{"".join(sides)}</div>'
    return document(f"Look copied: {title}", body, is_wide=True)


def _side(entry: Entry, side: str, spans: Iterable[tuple[int, int]], other: str) -> str:
    marked: dict[int, str] = {}
    starts: list[str] = []
    for number, (start, end) in enumerate(spans, 1):
        link = f'<a href="#{other}passage{number}" aria-label="passage {number}">{number}</a>'
        starts.append(f'<span id="{side}passage{number}"></span>')
        for line in range(start, end + 1):
            label = f"{starts[-1]}<b>{link}</b> {line}" if line == start else str(line)
            marked[line] = marked[line] + f" {label}" if line in marked else label
    lines = source_lines(entry.lines, {}, f"{side}", marked)
    return f"<section><h2>{html(entry.label)}</h2>{lines}</section>"
