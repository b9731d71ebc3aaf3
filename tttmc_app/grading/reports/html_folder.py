"""A folder of HTML pages: one per file, one for the class, one per pair that looks copied.

A file's page names no other student and can be given to its author.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from tttmc_app.grading.reports.class_blocks import class_blocks, pair_blocks
from tttmc_app.grading.reports.entries import Entry
from tttmc_app.grading.reports.html_blocks import SORTING, document
from tttmc_app.grading.reports.report_blocks import report_blocks
from tttmc_app.grading.similarity import SimilarPair

INDEX = "index.html"
_OTHER = re.compile(r"[^\w.-]+")
_RESERVED = re.compile(r"(?i:con|prn|aux|nul|com\d|lpt\d|index|alike-\d+)")
"""File names that Windows reserves or other pages use."""
_MAX_NAME = 80


def class_pages(
    entries: Sequence[Entry], pairs: Sequence[SimilarPair], earlier: Sequence[Entry] = ()
) -> Iterator[tuple[str, str]]:
    """Yield the names and texts of the pages; the class's page comes last.

    The pairs are of indices of the entries, followed by the `earlier` ones, which have no pages.
    """
    names = page_names([entry.label for entry in entries])
    yield from zip(names, map(student_page, entries), strict=True)
    linked = [(pair, f"alike-{number}.html") for number, pair in enumerate(pairs, 1)]
    for pair, name in linked:
        yield name, document(pair_blocks(pair, [*entries, *earlier]), "pair")
    yield INDEX, document(class_blocks(entries, names, linked, earlier), "class", SORTING)


def student_page(entry: Entry) -> str:
    """Return the page of a submission, with its source."""
    return document(report_blocks(entry.report, entry.label, entry.lines), "student")


def page_names(labels: Sequence[str]) -> list[str]:
    """Return a file name for each label, unique and valid on every system."""
    used: set[str] = set()
    names: list[str] = []
    for label in labels:
        stem = _OTHER.sub("_", label.removesuffix(".py")).strip("._")[:_MAX_NAME] or "file"
        if _RESERVED.fullmatch(stem):
            stem += "_"
        name, number = stem, 1
        while name.casefold() in used:
            number += 1
            name = f"{stem}-{number}"
        used.add(name.casefold())
        names.append(f"{name}.html")
    return names
