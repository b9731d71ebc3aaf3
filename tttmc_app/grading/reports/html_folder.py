"""A folder of HTML pages: one per file, one for the class, one per pair that looks copied.

A file's page names no other student and can be given to its author.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from tttmc_app.grading.reports.class_blocks import class_blocks
from tttmc_app.grading.reports.document import SORTING, document
from tttmc_app.grading.reports.entries import Entry
from tttmc_app.grading.reports.pair_blocks import pair_blocks
from tttmc_app.grading.reports.report_blocks import report_blocks
from tttmc_app.grading.similarity import SimilarPair
from tttmc_app.storage import make_folder, write_text_atomically

INDEX = "index.html"
_OTHER = re.compile(r"[^\w.-]+")
_RESERVED = re.compile(r"(?i:con|prn|aux|nul|com\d|lpt\d|index|alike-\d+)")
"""File names that Windows reserves or other pages use."""
_MAX_NAME = 80


def write_pages(
    folder: Path,
    entries: Sequence[Entry],
    pairs: Sequence[SimilarPair],
    earlier: Sequence[Entry] = (),
) -> Path:
    """Write the pages into a folder, which is created if missing; return the class's page.

    The pairs are of indices of the entries, followed by the `earlier` ones, which have no pages.
    """
    make_folder(folder)
    names = page_names([entry.label for entry in entries])
    for entry, name in zip(entries, names, strict=True):
        write_text_atomically(folder / name, student_page(entry))
    linked = [(pair, f"alike-{number}.html") for number, pair in enumerate(pairs, 1)]
    compared = [*entries, *earlier]
    for pair, name in linked:
        write_text_atomically(folder / name, document(pair_blocks(pair, compared), "pair"))
    page = document(class_blocks(entries, names, linked, earlier), "class", SORTING)
    write_text_atomically(folder / INDEX, page)
    return folder / INDEX


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
