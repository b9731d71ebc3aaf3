"""Random games by the compiled kernel; import it only where the kernel was built."""

from __future__ import annotations

from threading import current_thread, main_thread

from tttmc_app.core import Position, Tally, TttmcError
from tttmc_app.engine import _kernel
from tttmc_app.engine.plans import Plan, plan_for
from tttmc_app.engine.request import MAX_TRIALS, check_request, check_trials

STREAM = "kernel-1"
"""Names the stream of random games; every backend of the kernel draws the same one."""

available_backends = _kernel.backends

_AS_MINE = bytes.maketrans(b"01", b"\0\1")
_AS_THEIRS = bytes.maketrans(b"01", b"\0\2")


class KernelSampler:
    """Draw the trials of one position in chunks; together they are the tally of one draw.

    Raises TttmcError for a finished game and a seed or number of threads out of range. A plan
    is given to try a sampler on a position that another one serves better.
    """

    def __init__(
        self,
        position: Position,
        seed: int,
        threads: int,
        backend: str,
        plan: Plan | None = None,
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
        """Return the tally of this many further trials; raise TttmcError for a negative number."""
        check_trials(trials)
        if trials > MAX_TRIALS - self._drawn:
            raise TttmcError(f"one sampler draws at most {MAX_TRIALS} trials")
        if self._stream is None:
            first, second, counts = 0, 0, [(0,) * self._squares] * 4
        else:
            # Signals reach the main thread alone; others needn't wait for the interpreter's lock.
            signals = current_thread() is main_thread()
            first, second, *counts = self._stream.draw(trials, self._threads, signals)
        self._drawn += trials
        if self._reverse:
            first, second, counts = second, first, counts[2:] + counts[:2]
        return Tally(first, trials - first - second, second, *counts)


def plan_of(position: Position) -> Plan:
    """Return how the kernel would draw from a position."""
    rules = position.rules
    lines = _kernel.survey(board_of(position), rules.size, rules.line_length)
    return plan_for(position.empty.bit_count(), lines)


def counts_undrawn_ties(position: Position) -> bool:
    """Tell whether the kernel counts ties of a position without drawing them."""
    return plan_of(position).method in ("conditional", "none")


def board_of(position: Position) -> bytes:
    """Return the board as the kernel reads it: by square 0 empty, 1 mine, 2 theirs."""
    count = position.rules.square_count
    mine = f"{position.mine:0{count}b}"[::-1].encode().translate(_AS_MINE)
    theirs = f"{position.theirs:0{count}b}"[::-1].encode().translate(_AS_THEIRS)
    return bytes(map(int.__or__, mine, theirs))
