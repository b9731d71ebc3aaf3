"""The compiled kernel: one stream for all instruction sets, and invalid calls do no harm."""

from __future__ import annotations

import struct
import threading
import time
from _thread import interrupt_main
from contextlib import suppress
from fractions import Fraction
from math import comb
from random import Random
from threading import Event
from typing import Any

import pytest

pytest.importorskip("tttmc_app.engine._kernel", reason="built without the kernel")

from tests.engine.paths import played, scattered
from tttmc_app.core import Position, Rules, Tally, TttmcError
from tttmc_app.engine import _kernel
from tttmc_app.engine.kernel import (
    MAX_SLICED,
    KernelSampler,
    board_of,
    conditional_numbers,
    counts_undrawn_ties,
    plan_of,
)
from tttmc_app.engine.request import COMPILED_STREAM

BACKENDS = _kernel.backends()
CASES = (
    (3, 3, 0, 150_000),
    (3, 3, 1, 150_000),
    (3, 3, 4, 150_000),
    (4, 4, 0, 150_000),
    (4, 4, 1, 70_000),
    (4, 4, 2, 70_000),
    (4, 4, 4, 70_000),
    (4, 3, 2, 70_000),
    (5, 5, 0, 70_000),
    (7, 4, 0, 20_000),
    (10, 10, 0, 700_000),
    (15, 5, 20, 5_000),
    (25, 5, 0, 3_000),
)


def case(size: int, line: int, plies: int) -> Position:
    """Return a position after this many plies of a random game."""
    return played(Rules(size, line), plies, Random(size * line + plies))


def drawn(position: Position, trials: int, backend: str = BACKENDS[0], threads: int = 1) -> Tally:
    """Return a tally drawn by one backend."""
    return KernelSampler(position, 11, threads, backend).draw(trials)


@pytest.mark.parametrize(("size", "line", "plies", "trials"), CASES)
def test_same_tally_on_every_backend(size: int, line: int, plies: int, trials: int) -> None:
    """Instruction sets differ only in speed, for any number of trials."""
    position = case(size, line, plies)
    for number in (1, 63, 64, 1000, trials):
        tallies = {drawn(position, number, backend) for backend in BACKENDS}
        assert len(tallies) == 1
        assert tallies.pop().trials == number


def test_small_positions_are_the_same_on_every_backend() -> None:
    """Code specialised for small positions changes nothing but the speed."""
    source = Random(5)
    for number in range(200):
        rules = Rules(source.choice((3, 4)))
        if number % 2:
            position = played(rules, source.randint(0, 6), source)
        else:
            position = scattered(rules, source.randint(1, rules.square_count), source)
        assert len({drawn(position, 2000, backend) for backend in BACKENDS}) == 1


@pytest.mark.parametrize(("size", "line", "plies", "trials"), CASES)
def test_same_tally_on_any_number_of_threads(size: int, line: int, plies: int, trials: int) -> None:
    """Threads share the work and change nothing else."""
    position = case(size, line, plies)
    alone = drawn(position, trials)
    assert all(drawn(position, trials, threads=threads) == alone for threads in (2, 3, 8))


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize(("size", "line", "plies", "trials"), CASES)
def test_same_tally_in_any_chunks(
    backend: str, size: int, line: int, plies: int, trials: int
) -> None:
    """Chunks of any length add up to the tally of a single draw."""
    position, random = case(size, line, plies), Random(trials)
    sampler = KernelSampler(position, 11, 2, backend)
    total = sampler.draw(0)
    while total.trials < trials:
        chunk = min(trials - total.trials, int(random.lognormvariate(6, 2.5)))
        total += sampler.draw(chunk)
    assert total == drawn(position, trials)


@pytest.mark.parametrize(
    ("size", "line", "plies", "trials", "won", "lost", "weighed"),
    [
        (3, 3, 0, 100_000, 58724, 28714, 990903),
        (3, 3, 3, 100_000, 36475, 53436, 518682),
        (5, 5, 2, 20_000, 5058, 2555, 722787),
        (7, 4, 5, 20_000, 10574, 9425, 3250518),
        (10, 10, 0, 300_000, 3724, 3886, 8562977),
        (15, 5, 20, 3_000, 1412, 1588, 9037627),
    ],
)
def test_stream_is_what_it_was(
    size: int, line: int, plies: int, trials: int, won: int, lost: int, weighed: int
) -> None:
    """Records name the stream: a kernel that draws different games must use a different name."""
    assert COMPILED_STREAM == "kernel-1"
    tally = drawn(case(size, line, plies), trials)
    assert (tally.wins, tally.losses) == (won, lost)
    assert sum(i * count for i, count in enumerate(tally.won_mine)) == weighed


def test_seeds_differ() -> None:
    """Different seeds draw different games, even in later shards."""
    position = case(3, 3, 0)
    assert len({KernelSampler(position, s, 1, BACKENDS[0]).draw(200_000) for s in range(50)}) == 50


@pytest.mark.parametrize(("size", "line", "plies"), [(3, 3, 2), (10, 10, 5), (15, 5, 9)])
def test_reverse_swaps_the_sides(size: int, line: int, plies: int) -> None:
    """Reverse mode plays the very same games and calls the other side the winner."""
    position = case(size, line, plies)
    other = Position(Rules(size, line, reverse=True), position.x, position.o, position.to_move)
    tally, swapped = drawn(position, 5000), drawn(other, 5000)
    assert (tally.wins, tally.ties, tally.losses) == (swapped.losses, swapped.ties, swapped.wins)
    assert (tally.won_mine, tally.won_theirs) == (swapped.lost_mine, swapped.lost_theirs)
    assert (tally.lost_mine, tally.lost_theirs) == (swapped.won_mine, swapped.won_theirs)


@pytest.mark.parametrize("size", [1, 2, 25])
@pytest.mark.parametrize("line", [1, 2, 25])
def test_smallest_and_largest(size: int, line: int) -> None:
    """Trials work on the smallest and largest boards and lines that the rules allow."""
    position = Position.start(Rules(size, min(line, size)))
    tally = drawn(position, 500)
    assert tally.trials == 500
    if line == 1:
        assert tally.wins == 500
        assert sum(tally.won_mine) == 500


def test_drawn_position_is_all_ties() -> None:
    """Where neither side can complete a line, no game is drawn, however many are requested."""
    position = Position.parse("XOX/XOO/OX.")
    assert plan_of(position).method == "none"
    assert drawn(position, 2**63 - 1).ties == 2**63 - 1


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(("size", "line"), [(3, 3), (8, 8), (19, 19), (25, 5)])
def test_interrupt_stops_an_endless_draw(size: int, line: int, threads: int) -> None:
    """Ctrl-C ends a draw of 2^63 - 1 trials at once; the sampler continues where it left off."""
    position = Position.start(Rules(size, line))
    sampler = KernelSampler(position, 11, threads, BACKENDS[0])
    timer = threading.Timer(0.05, interrupt_main)

    def draw() -> None:
        timer.start()  # it may go off before this returns
        sampler.draw(2**63 - 1)

    with pytest.raises(KeyboardInterrupt):
        draw()
    timer.join()
    assert sampler.draw(1000) == drawn(position, 1000)


def test_interpreter_runs_beside_a_draw() -> None:
    """A draw in one thread lets the other threads run."""
    sampler = KernelSampler(Position.start(Rules(15, 5)), 11, 1, BACKENDS[0])

    def steps_beside() -> int:
        thread = threading.Thread(target=sampler.draw, args=(100_000,))
        thread.start()
        steps = 0
        while thread.is_alive():
            steps += 1
        thread.join()
        return steps

    # A busy computer may not run this thread during a draw.
    assert any(steps_beside() > 1000 for _ in range(100))


def test_two_threads_cannot_draw_from_one_sampler() -> None:
    """A second draw at the same time is refused, so that the two can't mix."""
    sampler, is_over = KernelSampler(Position.start(Rules(15, 5)), 11, 1, BACKENDS[0]), Event()

    def draw_on() -> None:
        while not is_over.is_set():
            with suppress(ValueError):  # the other thread is drawing
                sampler.draw(200_000)

    thread = threading.Thread(target=draw_on)
    thread.start()

    def draw_until_refused() -> None:
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            sampler.draw(1)

    with pytest.raises(ValueError, match="another thread"):
        draw_until_refused()
    is_over.set()
    thread.join()


BAD_STREAMS: tuple[tuple[Any, ...], ...] = (
    ("none", bytes(9), 3, 3, 0, "sliced", b""),
    (BACKENDS[0], bytes(8), 3, 3, 0, "sliced", b""),
    (BACKENDS[0], bytes(26 * 26), 26, 5, 0, "general", bytes(24)),
    (BACKENDS[0], bytes(9), 3, 4, 0, "sliced", b""),
    (BACKENDS[0], bytes(9), 2**31, 3, 0, "sliced", b""),
    (BACKENDS[0], bytes(9), 3, 0, 0, "sliced", b""),
    (BACKENDS[0], b"\3" + bytes(8), 3, 3, 0, "sliced", b""),
    (BACKENDS[0], b"\1" * 9, 3, 3, 0, "sliced", b""),
    (BACKENDS[0], bytes(9), 3, 3, 0, "guess", b""),
    (BACKENDS[0], bytes(81), 9, 9, 0, "sliced", b""),
    (BACKENDS[0], bytes(9), 3, 3, 0, "general", b""),
    (BACKENDS[0], bytes(9), 3, 3, 0, "general", bytes(24)),
    (BACKENDS[0], bytes(9), 3, 3, 0, "general", bytes(23)),
    *(
        (BACKENDS[0], bytes(225), 15, 5, 0, "general", struct.pack("=3Q", *numbers))
        for numbers in (
            *((0, 2, 9), (3, 2, 9), (626, 2, 9)),  # the first step
            *((2, 0, 9), (2, 3, 9), (2, 626, 9)),  # each later one
            *((2, 2, 0), (2, 2, 2**10 + 1)),  # trials of a piece
        )
    ),
    (BACKENDS[0], bytes(9), 3, 3, 0, "general", b"\1" * 9999),
    (BACKENDS[0], bytes(9), 3, 3, 0, "conditional", b""),
    (BACKENDS[0], bytes(9), 3, 3, 0, "conditional", b"\xff" * 80),
    (BACKENDS[0], bytes(9), 3, 3, 0, "conditional", bytes(80)),
)


@pytest.mark.parametrize("arguments", BAD_STREAMS)
def test_bad_streams_are_refused(arguments: tuple[Any, ...]) -> None:
    """A position that the kernel can't draw from raises ValueError before anything is drawn."""
    with pytest.raises(ValueError, match=r"\w"):
        _kernel.Stream(*arguments)


@pytest.mark.parametrize("numbers", [(2, 2, 1), (2, 2, 2**10), (624, 624, 9)])
def test_steps_at_their_limits_are_accepted(numbers: tuple[int, int, int]) -> None:
    """The smallest and the largest steps and pieces of the general sampler can be drawn with."""
    packed = struct.pack("=3Q", *numbers)
    stream = _kernel.Stream(BACKENDS[0], bytes(225), 15, 5, 0, "general", packed)
    wins, losses, *_ = stream.draw(3, 1, True)
    assert 0 <= wins + losses <= 3


@pytest.mark.parametrize("line_length", [4, 5, 9])
def test_every_number_of_empty_squares_has_a_sampler(line_length: int) -> None:
    """Around the most squares that can be sliced, positions get a sampler that accepts them."""
    for empties in range(MAX_SLICED - 1, 76):
        position = scattered(Rules(9, line_length), empties, Random(empties))
        plan = plan_of(position)
        assert empties <= MAX_SLICED or plan.method != "sliced"
        assert KernelSampler(position, 3, 1, BACKENDS[0]).draw(9).trials == 9


def test_bad_draws_are_refused() -> None:
    """Numbers of trials and threads out of range are refused, and the stream is unchanged."""
    position = case(3, 3, 0)
    sampler = KernelSampler(position, 11, 1, BACKENDS[0])
    for trials in (-1, 2**63, 2**200):
        with pytest.raises(TttmcError, match="trials"):
            sampler.draw(trials)
    stream = _kernel.Stream(BACKENDS[0], bytes(9), 3, 3, 11, "sliced", b"")
    for trials, threads in ((-1, 1), (2**63, 1), (2**200, 1), (1, 0), (1, 257), (1, 2**40)):
        with pytest.raises(ValueError, match="out of range"):
            stream.draw(trials, threads, True)
    with pytest.raises(ValueError, match="open already"):
        # The second call must be refused.
        stream.__init__(BACKENDS[0], bytes(9), 3, 3, 11, "sliced", b"")  # type: ignore[misc]
    assert sampler.draw(10) == drawn(position, 10)


def test_bad_requests_are_refused() -> None:
    """Finished games, seeds and threads out of range raise TttmcError."""
    finished = Position.parse("XXX/OO./...", finished=True)
    start = Position.start(Rules())
    for position, seed, threads in ((finished, 0, 1), (start, -1, 1), (start, 0, 0)):
        with pytest.raises(TttmcError):
            KernelSampler(position, seed, threads, BACKENDS[0])


@pytest.mark.parametrize(
    ("size", "line", "plies", "method"),
    [
        (3, 3, 0, "sliced"),
        (5, 5, 0, "sliced"),
        (7, 4, 0, "sliced"),
        (10, 10, 0, "conditional"),
        (19, 19, 0, "conditional"),
        (15, 5, 0, "general"),
        (25, 5, 100, "general"),
    ],
)
def test_methods(size: int, line: int, plies: int, method: str) -> None:
    """Small boards are sampled in slices, long lines conditionally, all others move by move."""
    assert plan_of(played(Rules(size, line), plies, Random(1))).method == method


def test_survey_counts_the_lines() -> None:
    """The kernel counts each side's open lines, grouped by how many squares they still need."""
    position = Position.parse("XX./.O./...")
    mine, theirs = _kernel.survey(board_of(position), 3, 3)
    assert mine == (0, 0, 2, 2)  # O: middle row and a diagonal; bottom row and right column
    assert theirs == (0, 1, 1, 2)  # X: top row; left column; bottom row and right column


def test_conditional_needs_rare_lines() -> None:
    """If more than one line is expected, no game can be skipped; if none is, all games can be."""
    assert not conditional_numbers(9, ((0, 0, 0, 8), (0, 0, 0, 8)))
    assert not conditional_numbers(9, ((0, 0, 0, 0), (0, 0, 0, 0)))
    assert conditional_numbers(100, ((0,) * 10 + (22,), (0,) * 10 + (22,)))


def test_gap_digits_are_geometric() -> None:
    """The packed chances of digits give the mean number of ties between two candidates."""
    lines = ((0,) * 10 + (22,), (0,) * 10 + (22,))
    numbers = conditional_numbers(100, lines)
    assert numbers
    words = [int.from_bytes(numbers[i : i + 8], "little") for i in range(0, 8 * 40, 8)]
    chances = [Fraction(word, 2**64) for word in words[1 : words[0] + 1]]
    expected = Fraction(44 * comb(90, 40), comb(100, 50))
    mean = sum(2**i * chance for i, chance in enumerate(chances))
    assert float(mean) == pytest.approx(float((1 - expected) / expected), rel=1e-9)


@pytest.mark.parametrize(
    ("board", "rules", "counts"),
    [
        (".../.../...", Rules(3), False),
        ("XOX/XOO/OX.", Rules(3), True),  # no line can be completed
        (".........." + "/.........." * 9, Rules(10), True),
        (".........." + "/.........." * 9, Rules(10, 5), False),
    ],
)
def test_which_ties_are_counted_without_being_drawn(
    board: str, rules: Rules, *, counts: bool
) -> None:
    """Those of boards on which lines are rare or impossible."""
    assert counts_undrawn_ties(Position.parse(board, rules)) is counts
