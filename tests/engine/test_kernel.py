"""The compiled sampler: it can be interrupted, leaves other threads running and never overflows."""

from __future__ import annotations

import threading
import time
from _thread import interrupt_main
from contextlib import suppress

import pytest

pytest.importorskip("tttmc_app.engine._kernel", reason="built without the kernel")

from tests.engine.boards import board
from tests.refusals import refused
from tttmc_app.core import Position, Rules, Tally
from tttmc_app.engine.kernel import (
    KernelSampler,
    available_backends,
    counts_undrawn_ties,
)

BEST = available_backends()[0]
MOST = 2**63 - 1


@pytest.mark.parametrize(
    ("size", "line", "threads"), [(3, 3, 1), (3, 3, 2), (19, 19, 1), (19, 19, 2), (25, 5, 2)]
)
def test_interrupt_stops_an_endless_draw(size: int, line: int, threads: int) -> None:
    """Ctrl-C ends a draw of 2^63 - 1 trials at once; the sampler continues where it left off."""
    position = Position.start(Rules(size, line))
    sampler = KernelSampler(position, 11, threads, BEST)
    timer = threading.Timer(0.05, interrupt_main)

    def draw() -> None:
        timer.start()  # it may go off before this returns
        sampler.draw(MOST)

    with pytest.raises(KeyboardInterrupt):
        draw()
    timer.join()
    assert sampler.draw(1000) == KernelSampler(position, 11, 1, BEST).draw(1000)


def test_interpreter_runs_beside_a_draw() -> None:
    """A draw in one thread lets the other threads run."""
    sampler = KernelSampler(board("15 5 ."), 11, 1, BEST)

    def steps_beside() -> int:
        thread = threading.Thread(target=sampler.draw, args=(100_000,))
        thread.start()
        steps = 0
        while thread.is_alive():
            steps += 1
        return steps

    # A busy computer may not run this thread during a draw.
    assert any(steps_beside() > 1000 for _ in range(100))


def test_two_threads_cannot_draw_from_one_sampler() -> None:
    """A second draw at the same time is refused, so that the two can't mix."""
    sampler = KernelSampler(board("15 5 ."), 11, 1, BEST)
    is_over, deadline = threading.Event(), time.monotonic() + 30

    def draw_on() -> None:
        while not is_over.is_set():
            with suppress(ValueError):  # the other thread is drawing
                sampler.draw(200_000)

    def draw_until_refused() -> None:
        while time.monotonic() < deadline:
            sampler.draw(1)

    thread = threading.Thread(target=draw_on)
    thread.start()
    with pytest.raises(ValueError, match="another thread"):
        draw_until_refused()
    is_over.set()
    thread.join()


def test_a_sampler_draws_a_limited_number_of_trials() -> None:
    """All its draws together have at most 2^63 - 1 trials; a refused one isn't counted.

    Where neither side can complete a line, they are ties that nobody plays.
    """
    full, nothing = board("3 3 XOX/XOO/OX."), [(0,) * 9] * 4
    sampler = KernelSampler(full, 0, 1, BEST)
    assert sampler.draw(2**62) == Tally(0, 2**62, 0, *nothing)
    for trials in (2**62, MOST):
        with refused(most=MOST):
            sampler.draw(trials)
    assert sampler.draw(2**62 - 1).ties == 2**62 - 1
    with refused(most=MOST):
        sampler.draw(1)


@pytest.mark.parametrize("text", ["3 3 XOX/XOO/OX.", "10 10 ."])
def test_ties_are_counted_without_being_drawn_where_lines_are_rare(text: str) -> None:
    """Boards on which lines are rare or impossible need not be played out, but others must be."""
    assert counts_undrawn_ties(board(text))
    assert not counts_undrawn_ties(board("10 5 ."))
    assert not counts_undrawn_ties(board("3 3 ."))
