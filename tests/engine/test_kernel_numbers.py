"""What the compiled kernel is given: its backend, threads and signals, and the exact numbers."""

from __future__ import annotations

import struct
from fractions import Fraction
from threading import Thread
from typing import Any

import pytest

pytest.importorskip("tttmc_app.engine._kernel", reason="built without the kernel")

from tttmc_app.core import Position, Rules, Tally, TttmcError
from tttmc_app.engine import _kernel, backends
from tttmc_app.engine.kernel import (
    KernelSampler,
    LineCounts,
    SamplingPlan,
    board_of,
    conditional_numbers,
)

WORD = 2**64


def numbers_of(empties: int, lines: LineCounts) -> tuple[int, ...]:
    """Return the numbers of the conditional sampler."""
    packed = conditional_numbers(empties, lines)
    return struct.unpack(f"={len(packed) // 8}Q", packed)


def digits_of(none: Fraction, count: int) -> list[int]:
    """Return the thresholds of the first digits of a gap if a game has no candidate so often."""
    powers = [none ** (2**digit) for digit in range(count)]
    return [int(power / (1 + power) * WORD) for power in powers]


@pytest.mark.parametrize(
    ("empties", "lines", "none", "digits", "up_to", "piece"),
    [
        # Each side has one of two squares: one line is expected, so no game can be skipped.
        (2, ((0, 1), (0, 1)), Fraction(0), 0, [WORD // 2, WORD - 1], 1001),
        # Of four squares, a side's two marks are the only pair in one case of six.
        (4, ((0, 0, 1), (0, 0, 0, 9)), Fraction(5, 6), 8, [WORD - 1, WORD - 1], 6001),
        (4, ((0, 0, 0, 9), (0, 0, 1)), Fraction(5, 6), 8, [0, WORD - 1], 6001),
        # Of three squares, the side to move has two: any of three pairs; the other has one.
        (3, ((0, 0, 1), ()), Fraction(2, 3), 7, [WORD - 1], 3001),
        (3, ((), (0, 2)), Fraction(1, 3), 6, [WORD - 1], 1501),
        (3, ((), (0, 0, 1)), None, 0, [], 0),
        (3, ((0, 1), (0, 2)), None, 0, [], 0),
    ],
)
def test_the_numbers_of_a_conditional_sampler(
    empties: int,
    lines: LineCounts,
    none: Fraction | None,
    digits: int,
    up_to: list[int],
    piece: int,
) -> None:
    """They are the digits of gaps, the shares of the classes of lines, and the size of a piece.

    There are none if no line is expected, or more than one.
    """
    expected = () if none is None else (digits, *digits_of(none, digits), *up_to, piece)
    assert numbers_of(empties, lines) == expected
    if none:
        assert digits_of(none, digits + 1)[-1] == 0  # a further digit would always be 0


@pytest.mark.parametrize("name", _kernel.backends())
def test_a_sampler_passes_everything_on(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A backend draws with its own instructions, on all threads; the main one reacts to signals."""
    made, draws = list[tuple[Any, ...]](), list[tuple[int, int, bool]]()

    class Noting:
        """A stream that notes what it is given, and in which every trial is a tie."""

        def __init__(self, *arguments: Any) -> None:
            made.append(arguments)

        def draw(self, trials: int, threads: int, signals: bool) -> tuple[Any, ...]:
            """Note a draw."""
            draws.append((trials, threads, signals))
            return (0, 0, *[(0,) * 9] * 4)

    monkeypatch.setattr(_kernel, "Stream", Noting)
    position = Position.parse("X../.O./...", Rules(3, 2, reverse=True))
    backend = next(each for each in backends.available() if each.name == name)
    sampler = backend.open(position, 7, 3)
    assert made == [(name, board_of(position), 3, 2, 7, "sliced", b"")]
    assert sampler.draw(5) == Tally(0, 5, 0, *[(0,) * 9] * 4)
    beside = Thread(target=sampler.draw, args=(6,))
    beside.start()
    beside.join()
    assert draws == [(5, 3, True), (6, 3, False)]
    monkeypatch.setattr(backends, "CHOSEN", backends.Choice(backend, None))
    assert backends.sample(position, 8, 9, 4).ties == 8
    assert made[1:] == [(name, board_of(position), 3, 2, 9, "sliced", b"")]
    assert draws[2:] == [(8, 4, True)]


def test_a_sampler_counts_what_it_has_drawn() -> None:
    """All its draws together have at most 2^63 - 1 trials; a refused one isn't counted."""
    full = Position.parse("XOX/XOO/OX.")
    sampler = KernelSampler(full, 0, 1, _kernel.backends()[0], SamplingPlan("none"))
    assert sampler.draw(2**62).ties == 2**62
    for trials in (2**62, 2**63 - 1):
        with pytest.raises(
            TttmcError, match=r"^a sampler can draw at most 9223372036854775807 trials$"
        ):
            sampler.draw(trials)
    assert sampler.draw(2**62 - 1) == Tally(0, 2**62 - 1, 0, *[(0,) * 9] * 4)
    with pytest.raises(TttmcError, match="at most"):
        sampler.draw(1)
