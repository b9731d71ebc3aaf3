"""Pairs of files that look copied.

Each file becomes a sequence of symbols from its syntax tree that keeps what the code does and drops
what a copyist changes first: names, comments, strings, layout, the order of functions and of
operands, `for` or `while`, `x += 1` or `x = x + 1`, a comprehension or a loop. The sequences are
compared by the fingerprints that winnowing chooses: S. Schleimer, D. Wilkerson and A. Aiken,
"Winnowing: Local Algorithms for Document Fingerprinting", SIGMOD 2003. Fingerprints of the
template don't count, and those shared by many files count little.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from tttmc_app.course.source import SourceText
from tttmc_app.course.style import syntax_tree
from tttmc_app.grading.symbols import Symbol, sequences

GRAM = 7
"""The number of symbols in a fingerprint: shorter matches are ignored."""
WINDOW = 4
"""In every run of this many fingerprints one is chosen, so no match of GRAM + WINDOW - 1 symbols
is missed."""
THRESHOLD = 0.55
"""The least share at which a pair looks copied; `tests/grading/test_similarity.py` measures it."""
MIN_FINGERPRINTS = 8
"""How many fingerprints both files of a pair must have: fewer may match by chance."""


@dataclass(frozen=True, slots=True)
class Passage:
    """Lines of two files that do the same thing; numbered from 1, both ends included."""

    first: tuple[int, int]
    second: tuple[int, int]


@dataclass(frozen=True, slots=True)
class SimilarPair:
    """Two files that look copied, as indices of the compared files."""

    first: int
    second: int
    share: float
    """How much of the smaller file is in the other one, from 0 to 1."""
    passages: tuple[Passage, ...]


@dataclass(frozen=True, slots=True)
class _Fingerprints:
    """A file's chosen fingerprints, each with its places: the first and the last line."""

    places: dict[int, list[tuple[int, int]]] = field(
        default_factory=dict[int, list[tuple[int, int]]]
    )


def similar_pairs(
    sources: Sequence[SourceText], template: SourceText | None = None
) -> list[SimilarPair]:
    """Return the pairs of files that look copied, the most alike first.

    `template` is what all students were given. Files that no parser can read are left out.
    """
    known = set(_fingerprints(template).places) if template else set[int]()
    files = [_without(_fingerprints(source), known) for source in sources]
    counts = Counter(print_ for file in files for print_ in file.places)
    weights = {print_: 1 / max(1, count - 1) for print_, count in counts.items()}
    totals = [sum(weights[print_] for print_ in file.places) for file in files]
    found: list[SimilarPair] = []
    for first, second in combinations(range(len(files)), 2):
        shared = files[first].places.keys() & files[second].places.keys()
        if len(shared) < MIN_FINGERPRINTS:
            continue
        smaller = min(totals[first], totals[second])
        share = sum(weights[print_] for print_ in shared) / smaller
        if share >= THRESHOLD:
            passages = _passages(files[first], files[second], shared)
            found.append(SimilarPair(first, second, min(1.0, share), passages))
    return sorted(found, key=lambda pair: (-pair.share, pair.first, pair.second))


def _fingerprints(source: SourceText) -> _Fingerprints:
    try:
        tree = syntax_tree(source.text)
    except Exception:  # noqa: BLE001 - the parsers fail in many ways, and such a file can't be run
        return _Fingerprints()
    found = _Fingerprints()
    for sequence in sequences(tree):
        for gram in _chosen(_hashes(sequence)):
            lines = [symbol.line for symbol in sequence[gram[1] : gram[1] + GRAM] if symbol.line]
            if lines:
                found.places.setdefault(gram[0], []).append((min(lines), max(lines)))
    return found


def _without(file: _Fingerprints, known: Iterable[int]) -> _Fingerprints:
    left_out = set(known)
    return _Fingerprints({p: places for p, places in file.places.items() if p not in left_out})


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


def _passages(
    first: _Fingerprints, second: _Fingerprints, shared: Iterable[int]
) -> tuple[Passage, ...]:
    """Return the shared lines, with neighbouring places joined."""
    places: list[tuple[tuple[int, int], tuple[int, int]]] = []
    for print_ in shared:
        ones, twos = sorted(first.places[print_]), sorted(second.places[print_])
        # Code that occurs several times is paired in the order of its occurrences.
        places += [
            (ones[min(at, len(ones) - 1)], twos[min(at, len(twos) - 1)])
            for at in range(max(len(ones), len(twos)))
        ]
    places.sort()
    joined: list[Passage] = []
    newest: dict[int, int] = {}  # for each line of the second file, the last passage with it
    for one, two in places:
        near = {newest[line] for line in range(two[0] - 1, two[1] + 2) if line in newest}
        at = next((at for at in sorted(near, reverse=True) if _touch(joined[at].first, one)), None)
        if at is None:
            at = len(joined)
            joined.append(Passage(one, two))
        else:
            joined[at] = Passage(_joined(joined[at].first, one), _joined(joined[at].second, two))
        newest.update(dict.fromkeys(range(two[0], two[1] + 1), at))
    return tuple(joined)


def _touch(one: tuple[int, int], two: tuple[int, int]) -> bool:
    return one[0] <= two[1] + 1 and two[0] <= one[1] + 1


def _joined(one: tuple[int, int], two: tuple[int, int]) -> tuple[int, int]:
    return min(one[0], two[0]), max(one[1], two[1])
