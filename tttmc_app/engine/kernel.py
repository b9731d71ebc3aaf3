"""Random games by the compiled kernel; import this module only if the kernel is built.

Which of the kernel's samplers is used for a position depends on the position alone, never on
the machine. The samplers' numbers come from exact integers or from divisions that every machine
rounds alike, so the tally doesn't depend on the machine either.
"""

from __future__ import annotations

import struct
from functools import lru_cache
from math import comb
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, NamedTuple

from tttmc_app.core import Position, Tally, TttmcError
from tttmc_app.engine import _kernel
from tttmc_app.engine.request import MAX_TRIALS, cells_of, check_request, check_trials

if TYPE_CHECKING:
    from fractions import Fraction

available_backends = _kernel.backends

LineCounts = tuple[tuple[int, ...], tuple[int, ...]]
"""For each side, the one to move first: its open lines, counted by how many squares they lack."""

_WORD = 1 << 64
_PRECISION = 320  # bits of the probabilities below; thresholds have only 64


class SamplingPlan(NamedTuple):
    """The sampler for a position and its numbers, packed as the kernel reads them."""

    method: str
    """"sliced", "conditional", "general", or "none" if no line is open to either side."""
    numbers: bytes = b""


# Players ask for the same position again and again; the numbers are derived from a few small ones.
@lru_cache(maxsize=256)
def conditional_numbers(empties: int, lines: LineCounts) -> bytes:
    """Return the conditional sampler's numbers; empty if it doesn't apply.

    It draws only games that can be decided. With q the chance of no candidate, digit i of the gap
    before a candidate is 1 with chance q^(2^i) / (1 + q^(2^i)).
    """
    chances = _line_chances(empties, lines)
    expected = sum(chances)
    if not 0 < expected <= 1:
        return b""
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
    numbers = [len(gaps), *gaps, *up_to, piece]
    return struct.pack(f"={len(numbers)}Q", *numbers)


def _line_chances(empties: int, lines: LineCounts) -> list[Fraction]:
    """Return the expected number of one side's lines on the full board, for each class of lines.

    A class is a side and a number of missing squares. The side to move takes the odd square.
    """
    from fractions import Fraction  # this imports decimal too; the window can open without either

    chances: list[Fraction] = []
    for counts, marks in zip(lines, ((empties + 1) // 2, empties // 2), strict=True):
        boards = comb(empties, marks)
        for missing, count in enumerate(counts):
            if count:
                ways = comb(empties - missing, marks - missing) if missing <= marks else 0
                chances.append(Fraction(count * ways, boards))
    return chances


class KernelSampler:
    """A source of one position's trials in chunks, which add up to the tally of a single draw.

    Tests pass a plan to try a sampler on a position for which another is quicker. Raises TttmcError
    for a finished game, and for a seed or number of threads that is out of range.
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
        board = cells_of(position)
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
            # Signals reach only the main thread; other threads needn't wait for the interpreter's
            # lock.
            signals = current_thread() is main_thread()
            first, second, *counts = self._stream.draw(trials, self._threads, signals)
        self._drawn += trials
        if self._reverse:
            first, second, counts = second, first, counts[2:] + counts[:2]
        return Tally(first, trials - first - second, second, *counts)


def plan_of(position: Position) -> SamplingPlan:
    """Return the quickest plan for a position."""
    rules = position.rules
    board = cells_of(position)
    method, general = _kernel.plan(board, rules.size, rules.line_length)
    if method == "conditional":
        lines = _kernel.survey(board, rules.size, rules.line_length)
        if numbers := conditional_numbers(position.empty.bit_count(), lines):
            return SamplingPlan(method, numbers)
        method = "general"
    return SamplingPlan(method, general if method == "general" else b"")


def counts_undrawn_ties(position: Position) -> bool:
    """Return whether the kernel counts ties of a position without drawing them."""
    return plan_of(position).method in ("conditional", "none")
