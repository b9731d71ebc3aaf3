"""Work in a child process: its values, its errors, and an end that keeps what was begun."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter, sleep

import pytest

from tttmc_app.child_process import iterate_in_child
from tttmc_app.core import TttmcError


@dataclass(frozen=True)
class Count:
    """Hold how far a child has counted, and which it is."""

    process: int
    number: int


def counting(to: int) -> Iterator[object]:
    """Yield the process's id and a number, some of them."""
    for number in range(to):
        yield Count(os.getpid(), number)


def complaining(error: Exception) -> Iterator[object]:
    """Yield once, then fail."""
    yield 1
    raise error


def keeping(path: Path, seconds: float) -> Iterator[object]:
    """Take so long for each step, and write at the end that it has come."""
    try:
        while True:
            yield "at work"
            sleep(seconds)
    finally:
        path.write_text("kept")


def dying() -> Iterator[object]:
    """End the process without a word."""
    yield 1
    os._exit(3)


def test_the_last_value_comes_from_a_child() -> None:
    """The values are another process's, in order, the last of them in any case."""
    values = [value for value in iterate_in_child(partial(counting, 100_000)) if value]
    pairs = [value for value in values if isinstance(value, Count)]
    assert len(pairs) == len(values)
    assert pairs[-1].number == 99_999
    assert os.getpid() not in {pair.process for pair in pairs}
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("error", [TttmcError("name another file"), ValueError("a defect")])
def test_errors_are_told(error: Exception) -> None:
    """What a person should be told keeps its kind; anything else is a failure with its words."""
    kind = TttmcError if isinstance(error, TttmcError) else RuntimeError
    with pytest.raises(kind, match=str(error)):
        list(iterate_in_child(partial(complaining, error)))
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("seconds", [0.0, 60.0])
def test_stopping_ends_it_where_it_is(tmp_path: Path, seconds: float) -> None:
    """Whoever leaves the iteration ends the work, also in mid-step, and it keeps what it has."""
    kept = tmp_path / "kept"
    with closing(iterate_in_child(partial(keeping, kept, seconds))) as values:
        while next(values) is None:
            pass
        begun = perf_counter()
    assert perf_counter() - begun < 2
    assert kept.read_text() == "kept"
    assert multiprocessing.active_children() == []


def test_a_child_that_dies_is_noticed() -> None:
    """A child that is gone raises an error instead of being waited for."""
    with pytest.raises(RuntimeError, match="ended unexpectedly"):
        list(iterate_in_child(dying))
