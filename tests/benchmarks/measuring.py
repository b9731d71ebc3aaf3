"""What the measurements share: options, turns and rows of tables."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import median
from time import thread_time

Work = Callable[[int], float]
"""Does something for the number of a round, and returns what was measured."""


def options(
    doc: str | None, names: Iterable[str] = (), **defaults: float | str
) -> argparse.Namespace:
    """Read a script's options, each with its default, and which of the names it is to deal with."""
    parser = argparse.ArgumentParser(
        description=doc, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    if known := [*names]:
        parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(known)} (all)")
    for name, default in defaults.items():
        parser.add_argument(f"--{name}", type=type(default), default=default, help=f"({default})")
    found = parser.parse_args()
    if known:
        if unknown := {*found.names} - {*known}:
            parser.error(f"unknown: {', '.join(unknown)}; known: {', '.join(known)}")
        found.names = found.names or known
    return found


def in_turn(rounds: int, works: Mapping[str, Work]) -> dict[str, list[float]]:
    """Measure in turns, so that all share what else makes the computer slower or faster."""
    found: dict[str, list[float]] = {name: [] for name in works}
    for number in range(rounds):
        for name, work in works.items():
            found[name].append(work(number))
    return found


def compare(found: Mapping[str, Sequence[float]], unit: str, base: str) -> None:
    """Print the medians, and their ratios to that of the base."""
    for name, each in found.items():
        ratio = median(each) / median(found[base])
        spread = f"{min(each):.3f} to {max(each):.3f}"
        row(f"{name:28}", f"{median(each):8.3f} {unit}", spread, f"{ratio:.2f} × {base}")


def processor_seconds(work: Callable[[], object]) -> float:
    """Return the processor time that this thread takes for some work."""
    started = thread_time()
    work()
    return thread_time() - started


def row(*cells: object) -> None:
    """Print a row of a table at once."""
    print("|", " | ".join(map(str, cells)), "|", flush=True)
