"""Fingerprints of what a file's code does, for finding copies.

They are chosen by winnowing: S. Schleimer, D. Wilkerson and A. Aiken, "Winnowing: Local Algorithms
for Document Fingerprinting", SIGMOD 2003.
"""

from __future__ import annotations

import ast
import zlib
from collections.abc import Sequence
from typing import Annotated, TypeAlias

from tttmc_app.course.student_types import Finder
from tttmc_app.course.symbols import Symbol, sequences

GRAM = 7
"""The number of symbols in a fingerprint: shorter matches are ignored."""
WINDOW = 4
"""In every run of this many fingerprints one is chosen, so no match of GRAM + WINDOW - 1 symbols
is missed."""
MAX_PLACES, MAX_LINES = 20, 50
"""Limits on the places that are kept of a fingerprint, and on the lines of each."""

Fingerprints: TypeAlias = tuple[tuple[int, tuple[tuple[int, int], ...]], ...]
"""Each fingerprint and its places: the first and the last line."""


def fingerprints_in(_text: str, tree: ast.Module) -> Fingerprints:
    """Return a file's fingerprints, each with its places."""
    found: dict[int, list[tuple[int, int]]] = {}
    for sequence in sequences(tree):
        for value, start in _chosen(_hashes(sequence)):
            lines = [symbol.line for symbol in sequence[start : start + GRAM] if symbol.line]
            places = found.setdefault(value, [])
            if lines and len(places) < MAX_PLACES:
                places.append((min(lines), min(max(lines), min(lines) + MAX_LINES)))
    return tuple((value, tuple(places)) for value, places in found.items() if places)


FINGERPRINTS = Finder("fingerprints", fingerprints_in, Annotated[Fingerprints, 10**6])


def _hashes(sequence: Sequence[Symbol]) -> list[int]:
    """Return the hash of every run of GRAM symbols; a shorter sequence gives a single hash."""
    texts = [symbol.text for symbol in sequence]
    last = max(1, len(texts) - GRAM + 1)
    # CRC-32 rather than hash(), which differs from one process to the next.
    return [zlib.crc32(" ".join(texts[start : start + GRAM]).encode()) for start in range(last)]


def _chosen(hashes: Sequence[int]) -> list[tuple[int, int]]:
    """Return the hashes that winnowing chooses, with their positions."""
    chosen: dict[int, int] = {}
    for start in range(max(1, len(hashes) - WINDOW + 1)):
        window = range(start, min(start + WINDOW, len(hashes)))
        # The rightmost of the smallest, so that neighbouring windows choose the same.
        position = min(window, key=lambda at: (hashes[at], -at))
        chosen[position] = hashes[position]
    return [(value, position) for position, value in chosen.items()]
