"""Random games by the compiled kernel; import this module only if the kernel is built.

Which of the kernel's samplers serves a position depends on the position alone, never on the
machine. Their numbers come from exact integers or from divisions that every machine rounds alike,
so the tally doesn't depend on the machine either.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from functools import lru_cache
from math import comb
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, NamedTuple

from tttmc_app.core import Position, Tally, TttmcError
from tttmc_app.engine import _kernel
from tttmc_app.engine.request import MAX_TRIALS, check_compiled, check_request, check_trials

if TYPE_CHECKING:
    from fractions import Fraction

available_backends = _kernel.backends

_AS_MINE = bytes.maketrans(b"01", b"\0\1")
_AS_THEIRS = bytes.maketrans(b"01", b"\0\2")


LineCounts = tuple[tuple[int, ...], tuple[int, ...]]
"""For the side to move and its opponent: open lines by the number of squares they lack."""

MAX_SLICED = 64
_WORD = 1 << 64
_PRECISION = 320  # bits of the probabilities below; thresholds keep 64
_TOGETHER = 6  # marks that the general sampler draws from one random word
_PIECE = 512  # trials that it draws in a few milliseconds at most


class SamplingPlan(NamedTuple):
    """The sampler for a position and its numbers, packed as the kernel reads them."""

    method: str
    """"sliced", "conditional", "general", or "none" if no line is open to either side."""
    numbers: bytes = b""


# Players ask for the same position again and again; a plan is derived from a few small numbers.
@lru_cache(maxsize=256)
def plan_for(empties: int, lines: LineCounts) -> SamplingPlan:
    """Return the quickest plan for drawing random games with these open lines."""
    chances = _line_chances(empties, lines)
    expected = float(sum(chances))
    if not expected:
        return SamplingPlan("none")
    open_lines = sum(map(sum, lines))
    # Rough nanoseconds per trial, as measured with AVX2 at 2.5 GHz.
    costs = {"general": 220.0 + 3.5 * _likely_length(empties, lines)}
    if empties <= MAX_SLICED:
        costs["sliced"] = empties * (0.032 * empties + 0.007 * open_lines)
    if expected <= 1:
        costs["conditional"] = expected * (250.0 + 2.5 * empties)
    method = min(costs, key=lambda name: costs[name])
    if method == "conditional" and (plan := conditional_plan(empties, lines)):
        return plan
    return SamplingPlan("sliced") if method == "sliced" else general_plan(empties, lines)


def general_plan(empties: int, lines: LineCounts) -> SamplingPlan:
    """Return the plan that suits any position: play the games out.

    Its numbers are the marks to place before the first search for lines and before each later one.
    """
    length = _likely_length(empties, lines)
    first = max(1, length // (2 * _TOGETHER)) * _TOGETHER
    step = max(2, length // 60) * _TOGETHER
    return SamplingPlan("general", _packed_numbers([first, step, _PIECE]))


def conditional_plan(empties: int, lines: LineCounts) -> SamplingPlan | None:
    """Return the plan that draws only games that can be decided; None if it doesn't apply.

    With q the chance of no candidate, digit i of the gap before a candidate is 1 with chance
    q^(2^i) / (1 + q^(2^i)).
    """
    chances = _line_chances(empties, lines)
    expected = sum(chances)
    if not 0 < expected <= 1:
        return None
    unit = 1 << _PRECISION
    none = unit - unit * expected.numerator // expected.denominator
    gaps: list[int] = []
    while len(gaps) < 63 and (threshold := (none << 64) // (unit + none)):
        gaps.append(threshold)
        none = none * none >> _PRECISION
    up_to: list[int] = []
    total: Fraction | int = 0
    for chance in chances:
        total += chance
        up_to.append(min(_WORD - 1, int(total / expected * _WORD)))
    piece = min(1 << 18, int(1000 / expected) + 1)
    return SamplingPlan("conditional", _packed_numbers([len(gaps), *gaps, *up_to, piece]))


def _line_chances(empties: int, lines: LineCounts) -> list[Fraction]:
    """Return the expected number of lines of one colour on the full board, by class of lines.

    A class is a side and a number of missing squares. The side to move takes the odd square.
    """
    from fractions import Fraction  # imports decimal too, and the window needs neither to open

    chances: list[Fraction] = []
    for counts, marks in zip(lines, ((empties + 1) // 2, empties // 2), strict=True):
        boards = comb(empties, marks)
        for missing, count in enumerate(counts):
            if count:
                ways = comb(empties - missing, marks - missing) if missing <= marks else 0
                chances.append(Fraction(count * ways, boards))
    return chances


def _likely_length(empties: int, lines: LineCounts) -> int:
    """Return roughly the ply by which half the games have a line; `empties` if fewer ever do."""
    low, high = 1, empties
    while low < high:
        middle = (low + high) // 2
        if _expected_lines(empties, lines, middle) < 0.7:
            low = middle + 1
        else:
            high = middle
    return low


def _expected_lines(empties: int, lines: LineCounts, ply: int) -> float:
    total = 0.0
    for counts, marks in zip(lines, ((ply + 1) // 2, ply // 2), strict=True):
        for missing, count in enumerate(counts):
            if count and missing <= marks:
                total += count * (comb(marks, missing) / comb(empties, missing))
    return total


def _packed_numbers(numbers: Sequence[int]) -> bytes:
    return struct.pack(f"={len(numbers)}Q", *numbers)


class KernelSampler:
    """A source of one position's trials in chunks, which add up to the tally of a single draw.

    Tests pass a plan to try a sampler on a position for which another is quicker. Raises
    TttmcError for a finished game and a seed or number of threads out of range.
    """

    def __init__(
        self,
        position: Position,
        seed: int,
        threads: int,
        backend: str,
        plan: SamplingPlan | None = None,
    ) -> None:
        check_request(position, seed, threads)
        rules = position.rules
        board = board_of(position)
        self._threads = threads
        self._squares = rules.square_count
        self._reverse = rules.reverse
        self._drawn = 0
        plan = plan or plan_of(position)
        self._stream = None
        if plan.method != "none":
            self._stream = _kernel.Stream(
                backend, board, rules.size, rules.line_length, seed, plan.method, plan.numbers
            )

    def draw(self, trials: int) -> Tally:
        """Return the tally of `trials` further trials; raise TttmcError for a negative number."""
        check_trials(trials)
        if trials > MAX_TRIALS - self._drawn:
            raise TttmcError("a sampler can draw at most {most} trials", most=MAX_TRIALS)
        if self._stream is None:
            first, second, counts = 0, 0, [(0,) * self._squares] * 4
        else:
            # Signals reach only the main thread; others needn't wait for the interpreter's lock.
            signals = current_thread() is main_thread()
            first, second, *counts = self._stream.draw(trials, self._threads, signals)
        self._drawn += trials
        if self._reverse:
            first, second, counts = second, first, counts[2:] + counts[:2]
        return Tally(first, trials - first - second, second, *counts)


def plan_of(position: Position) -> SamplingPlan:
    """Return the kernel's plan for a position."""
    rules = position.rules
    lines = _kernel.survey(board_of(position), rules.size, rules.line_length)
    return plan_for(position.empty.bit_count(), lines)


def counts_undrawn_ties(position: Position) -> bool:
    """Return whether the kernel counts ties of a position without drawing them."""
    return plan_of(position).method in ("conditional", "none")


def board_of(position: Position) -> bytes:
    """Return the board as the kernel reads it: by square 0 empty, 1 mine, 2 theirs.

    Raises TttmcError for rules that the kernel doesn't know.
    """
    check_compiled(position.rules)
    count = position.rules.square_count
    mine = f"{position.mine:0{count}b}"[::-1].encode().translate(_AS_MINE)
    theirs = f"{position.theirs:0{count}b}"[::-1].encode().translate(_AS_THEIRS)
    return bytes(map(int.__or__, mine, theirs))
