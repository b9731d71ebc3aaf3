"""How many random games a second, by all that can play them here, side by side in one run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import median
from time import perf_counter

from tttmc_app.core import Position, Rules
from tttmc_app.engine.backends import Backend, available
from tttmc_app.experiments.course_style import course_trials
from tttmc_app.experiments.openspiel import openspiel_trials

Play = Callable[[int, int], object]
"""Play so many games with this seed."""

COURSE = "course"
"""The name of course-style Python, which the others are compared with."""


@dataclass(frozen=True, slots=True)
class Case:
    """Name a position to start from."""

    size: int
    line: int
    plies: int = 0
    """Moves played at random, the same every time, before the games begin."""

    @property
    def board(self) -> str:
        """Return how people read it: "4×4", or "4×4 after 4 moves"."""
        board = f"{self.size}×{self.size}"
        return f"{board} after {self.plies} moves" if self.plies else board


CASES = (
    Case(3, 3),
    Case(3, 3, 2),
    Case(4, 4),
    Case(4, 4, 4),
    Case(5, 5),
    Case(5, 5, 6),
    Case(7, 4),
    Case(7, 4, 12),
    Case(10, 10),
    Case(10, 10, 25),
    Case(15, 5),
    Case(15, 5, 40),
    Case(19, 19),
    Case(19, 19, 90),
    Case(25, 5),
    Case(25, 5, 60),
)


QUICK_CASES = (Case(3, 3), Case(7, 4), Case(10, 10))


@dataclass(frozen=True, slots=True)
class Row:
    """Hold what one contender did on one board."""

    board: str
    """As `Case.board` has it."""
    line: int
    backend: str
    """A backend of the kernel's, "python" (the twin), "course" or "openspiel"."""
    trials_per_second: float
    """The median of the rounds."""
    equivalent: bool
    """Whether ties are counted that needn't be drawn: the tally is as good, the games fewer."""
    ratio_to_python: float
    """Trials a second against those of course-style Python in the same run."""


def benchmark(
    cases: Sequence[Case] = CASES,
    seed: int = 0,
    rounds: int = 5,
    seconds: float = 0.1,
    only: Sequence[str] = (),
) -> Iterator[list[Row]]:
    """Yield the rows of each case, measured in turns so that all meet the same disturbances.

    A turn takes about `seconds`; each has a seed of its own, as a processor soon knows repeated
    games by heart. `only` names the contenders, all of them when it is empty; course-style
    Python takes part always.
    """
    source = Random(seed)
    for case in cases:
        position = position_of(case)
        contenders = {
            name: contender
            for name, contender in _contenders(position).items()
            if not only or name in only or name == COURSE
        }
        plays = {name: contender.play for name, contender in contenders.items()}
        counts = {name: _calibrated(play, seconds, source) for name, play in plays.items()}
        rates: dict[str, list[float]] = {name: [] for name in plays}
        for _ in range(rounds):
            for name, play in plays.items():
                rates[name].append(counts[name] / _timed(play, counts[name], source))
        python = median(rates[COURSE])
        yield [
            Row(
                case.board,
                case.line,
                name,
                median(rates[name]),
                contender.equivalent,
                median(rates[name]) / python,
            )
            for name, contender in contenders.items()
        ]


def position_of(case: Case) -> Position:
    """Return the position that a case starts from: always the same."""
    source = Random(case.plies)
    while True:
        position = Position.start(Rules(case.size, case.line))
        for _ in range(case.plies):
            if position.outcome is None:
                position = position.play(source.choice(position.empty_squares))
        if position.outcome is None:
            return position


@dataclass(frozen=True, slots=True)
class _Contender:
    play: Play
    equivalent: bool = False


def _contenders(position: Position) -> dict[str, _Contender]:
    contenders = {
        backend.name: _Contender(
            _sampling(backend, position), backend.counts_undrawn_ties(position)
        )
        for backend in available()
    }
    contenders[COURSE] = _Contender(partial(course_trials, position))
    if play := openspiel_trials(position):
        contenders["openspiel"] = _Contender(play)
    return contenders


def _sampling(backend: Backend, position: Position) -> Play:
    def play(trials: int, seed: int) -> object:
        return backend.open(position, seed, 1).draw(trials)

    return play


def _timed(play: Play, trials: int, source: Random) -> float:
    seed = source.getrandbits(31)
    begun = perf_counter()
    play(trials, seed)
    return max(perf_counter() - begun, 1e-9)


def _calibrated(play: Play, seconds: float, source: Random) -> int:
    """Return how many trials take about so long."""
    trials = 1
    while (took := _timed(play, trials, source)) < seconds / 4:
        trials = int(trials * min(100.0, max(2.0, seconds / 2 / took)))
    return max(1, int(trials * seconds / took))
