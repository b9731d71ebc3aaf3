"""Pairs of files that look copied.

Each file becomes a sequence of symbols from its syntax tree that keeps what the code does and drops
what a copyist changes first: names, comments, strings, layout, the order of functions and of
operands, `for` or `while`, `x += 1` or `x = x + 1`, a comprehension or a loop. The sequences are
compared by their fingerprints. Those of the template and of the usual mc_move don't count, and
those shared by many files count little.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from pathlib import Path
from types import MappingProxyType
from typing import Generic, TypeAlias, TypeVar

from tttmc_app.course.exchange import finish
from tttmc_app.course.fingerprints import FINGERPRINTS, MAX_LINES
from tttmc_app.course.own_files import OwnFiles
from tttmc_app.course.sandboxed_file import SandboxedFile
from tttmc_app.course.student_types import FailureKind, SourceText, StudentError

THRESHOLD = 0.55
"""The least share at which a pair looks copied; `tests/grading/test_similarity.py` measures it."""
MIN_FINGERPRINTS = 8
"""How many fingerprints both files of a pair must have: fewer may match by chance."""
_MOVE = """
def mc_move(board, player, trials):
    dim = board.get_dim()
    scores = {grid}
    for _ in range({trials}):
        trial = board.clone()
        mc_trial(trial, player)
        mc_update_scores(scores, trial, player)
    {end}
"""
_GRIDS = (
    "[[0 for _ in range(dim)] for _ in range(dim)]",
    "[[0 for _ in range(board.get_dim())] for _ in range(board.get_dim())]",
    "[[0] * dim for _ in range(dim)]",
    "[[0] * board.get_dim() for _ in range(board.get_dim())]",
    "[]\n    for _ in range(dim):\n        scores.append([0] * dim)",
    "[]\n    for _ in range(board.get_dim()):\n        scores.append([0] * board.get_dim())",
)
_ENDS = (
    "return get_best_move(board, scores)",
    "best = get_best_move(board, scores)\n    return best",
)
_USUAL = "".join(
    _MOVE.format(grid=grid, trials=trials, end=end)
    for grid, trials, end in product(_GRIDS, ("trials", "NTRIALS"), _ENDS)
)
"""Bodies of mc_move that nearly everybody writes, as the course describes them."""

T = TypeVar("T")
_Fingerprints: TypeAlias = dict[int, list[tuple[int, int]]]
"""The places of each fingerprint."""


@dataclass(frozen=True, slots=True)
class Passage:
    """Lines of two files that do the same thing; numbered from 1, both ends included."""

    first: tuple[int, int]
    second: tuple[int, int]


@dataclass(frozen=True, slots=True)
class SimilarPair(Generic[T]):
    """Two files that look copied."""

    first: T
    second: T
    share: float
    """How much of the smaller file is in the other one, from 0 to 1."""
    passages: tuple[Passage, ...]


def similar_pairs(
    sources: Sequence[SourceText],
    template: SourceText | None = None,
    earlier: Sequence[SourceText] = (),
) -> list[SimilarPair[int]]:
    """Return the pairs of files that look copied, the most alike first, as the files' indices.

    `template` is what all students were given. Each file is also compared with the `earlier` ones,
    which come after the others and aren't compared with each other. Files that no parser can read
    are left out.
    """
    usual = SourceText(Path(), _USUAL)
    given, moves, *files = _read([template or SourceText(Path(), ""), usual, *sources, *earlier])
    for file in files:
        for print_ in (given.keys() | moves.keys()) & file.keys():
            del file[print_]
    counts = Counter(print_ for file in files for print_ in file)
    weights = {print_: 1 / max(1, count - 1) for print_, count in counts.items()}
    totals = [sum(weights[print_] for print_ in file) for file in files]
    found: list[SimilarPair[int]] = []
    for first, second in combinations(range(len(files)), 2):
        if first >= len(sources):
            break
        shared = files[first].keys() & files[second].keys()
        if len(shared) < MIN_FINGERPRINTS:
            continue
        smaller = min(totals[first], totals[second])
        share = sum(weights[print_] for print_ in shared) / smaller
        if share >= THRESHOLD:
            passages = _passages(files[first], files[second], shared)
            found.append(SimilarPair(first, second, min(1.0, share), passages))
    return sorted(found, key=lambda pair: (-pair.share, pair.first, pair.second))


def _read(sources: Sequence[SourceText]) -> Iterator[_Fingerprints]:
    """Yield the fingerprints of each text, which a process without their code finds."""
    with SandboxedFile(Path(), files=OwnFiles(sources[0], MappingProxyType({}))) as reader:
        for source in sources:
            try:
                (found,) = finish(reader.read(FINGERPRINTS, source=source))
            except StudentError as error:
                if error.kind is FailureKind.DISTURBED:
                    raise
                found = None
            yield {
                print_: [(first, min(last, first + MAX_LINES)) for first, last in places]
                for print_, places in found or ()
            }


def _passages(
    first: _Fingerprints, second: _Fingerprints, shared: Iterable[int]
) -> tuple[Passage, ...]:
    """Return the shared lines, with neighbouring places joined."""
    places: list[tuple[tuple[int, int], tuple[int, int]]] = []
    for print_ in shared:
        ones, twos = sorted(first[print_]), sorted(second[print_])
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
