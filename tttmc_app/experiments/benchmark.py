"""Benchmark of random games per second for every engine on this machine."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from tttmc_app.core import Mark, Position, Rules, Square
from tttmc_app.engine.backends import Backend, available

Play = Callable[[int, int], object]
"""Plays the given number of games with the given seed."""

COURSE = "course"
"""The name of Python code like the course's own modules, with which other engines are compared."""
PLAIN = "plain"
"""The name of a plain Python player, with which they are compared too."""


@dataclass(frozen=True, slots=True)
class Case:
    """A starting position."""

    size: int
    line: int
    plies: int = 0
    """Random moves before the games begin, always the same."""

    @property
    def board(self) -> str:
        """Return the board as text, such as "4×4" or "4×4 after 4 moves"."""
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
    """The speed of one engine on one board."""

    board: str
    """The text of `Case.board`."""
    line: int
    backend: str
    """A backend of the kernel, "python" (the twin), "course", "plain" or "openspiel"."""
    trials_per_second: float
    """The median of the rounds."""
    equivalent: bool
    """Whether ties are counted without being played, so that fewer games give as good a tally."""
    ratio_to_python: float
    """Speed relative to the course's own modules in the same run."""
    ratio_to_plain: float
    """Speed relative to a plain Python player in the same run."""


def benchmark(
    cases: Sequence[Case] = CASES, seed: int = 0, rounds: int = 5, seconds: float = 0.1
) -> Iterator[list[Row]]:
    """Yield the rows of each case; engines take turns, so that disturbances affect all equally.

    A turn takes about `seconds` and has a new seed, because branch predictors learn repeated
    games.
    """
    source = Random(seed)
    for case in cases:
        position = position_of(case)
        engines = _engines(position)
        counts = dict.fromkeys(engines, 1)
        rates: dict[str, list[float]] = {name: [] for name in engines}
        for number in range(rounds + 1):  # the first turn only finds out how many trials to play
            for name, (play, _) in engines.items():
                counts[name], rate = _turn(play, counts[name], seconds, source)
                rates[name] += [rate] if number else []
        course, plain = median(rates[COURSE]), median(rates[PLAIN])
        yield [
            Row(
                case.board,
                case.line,
                name,
                median(rates[name]),
                equivalent,
                median(rates[name]) / course,
                median(rates[name]) / plain,
            )
            for name, (_, equivalent) in engines.items()
        ]


def position_of(case: Case) -> Position:
    """Return the starting position of a case, always the same."""
    source = Random(case.plies)
    while True:
        position = Position.start(Rules(case.size, case.line))
        for _ in range(case.plies):
            if position.outcome is None:
                position = position.play(source.choice(position.legal_squares))
        if position.outcome is None:
            return position


def _engines(position: Position) -> dict[str, tuple[Play, bool]]:
    """Return what plays each engine's games, and whether it counts ties without playing them."""
    engines = {
        backend.name: (_sampling(backend, position), backend.counts_undrawn_ties(position))
        for backend in available()
    }
    engines[COURSE] = partial(course_trials, position), False
    engines[PLAIN] = partial(plain_trials, position), False
    if play := openspiel_trials(position):
        engines["openspiel"] = play, False
    return engines


def _sampling(backend: Backend, position: Position) -> Play:
    def play(trials: int, seed: int) -> object:
        return backend.open(position, seed, 1).draw(trials)

    return play


def _turn(play: Play, trials: int, seconds: float, source: Random) -> tuple[int, float]:
    """Return how many trials an engine plays in about this time, and its speed.

    If it was disturbed when that was found out, it plays too few trials now to show how fast
    it is, and they are increased.
    """
    while True:
        seed, started = source.getrandbits(31), perf_counter()
        play(trials, seed)
        took = max(perf_counter() - started, 1e-9)
        if took >= seconds / 4:
            return max(1, int(trials * seconds / took)), trials / took
        trials = int(trials * min(100.0, 1 + seconds / took))


def openspiel_trials(position: Position) -> Callable[[int, int], object] | None:
    """Return a function that plays OpenSpiel's random games; None if OpenSpiel can't play them.

    Its C++ rollouts are reached through a tree search of one simulation, which evaluates the
    position with the given number of random games.
    """
    try:
        spiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        return None
    rules = position.rules
    if rules != Rules(rules.size, rules.line_length) or position.x or position.o:
        return None
    size, line = rules.size, rules.line_length
    name = "tic_tac_toe" if size == line == 3 else f"mnk(m={size},n={size},k={line})"
    game = spiel.load_game(name)
    state = game.new_initial_state()

    def play(trials: int, seed: int) -> object:
        evaluator = spiel.RandomRolloutEvaluator(trials, seed)
        return spiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, seed, False).step(state)

    return play


# Random games as students write them --------------------------------------------------------

Board = list[list[Mark | None]]


def course_trials(position: Position, trials: int, seed: int) -> list[list[float]]:
    """Return every square's score after these trials, with weights 1 and 1.

    Boards are lists of lists, and every line is scanned after each move, as on the course's own
    board (Principles of Computing, poc_ttt_provided). Only the benchmark uses this.
    """
    source = Random(seed)
    size, me = position.rules.size, position.to_move
    lines = [[divmod(i, size) for i in line] for line in position.rules.lines]
    start = [[position.mark_at((row, col)) for col in range(size)] for row in range(size)]
    scores = [[0.0] * size for _ in range(size)]
    for _ in range(trials):
        board = [row[:] for row in start]
        winner = _play(board, position, lines, source)
        if winner is None:
            continue
        for row in range(size):
            for col in range(size):
                if board[row][col] is not None:
                    scores[row][col] += 1 if (board[row][col] is me) == (winner is me) else -1
    return scores


def _play(
    board: Board, position: Position, lines: list[list[Square]], source: Random
) -> Mark | None:
    side = position.to_move
    while empty := _empty_squares(board):
        row, col = source.choice(empty)
        board[row][col] = side
        winner = _winner(board, lines)
        if winner is not None:
            return winner.other if position.rules.reverse else winner
        side = side.other
    return None


def _empty_squares(board: Board) -> list[Square]:
    return [(r, c) for r, row in enumerate(board) for c, mark in enumerate(row) if mark is None]


def _winner(board: Board, lines: list[list[Square]]) -> Mark | None:
    """Collect every line's marks and compare them, as the course's board does."""
    for line in lines:
        marks = [board[row][col] for row, col in line]
        if len(set(marks)) == 1 and marks[0] is not None:
            return marks[0]
    return None


# Random games in plain Python ---------------------------------------------------------------


def plain_trials(position: Position, trials: int, seed: int) -> list[float]:
    """Return every square's score after these trials, with weights 1 and 1.

    Sets of squares are numbers, and only lines through the last move are looked at: what someone
    writes who wants plain Python to be quick. Only the benchmark uses this.
    """
    rules, side = position.rules, position.to_move
    masks = [sum(1 << i for i in line) for line in rules.lines]
    through = [[masks[line] for line in lines] for lines in rules.lines_through]
    empty = [i for i in range(rules.square_count) if position.empty >> i & 1]
    mine, theirs = (position.x, position.o) if side is Mark.X else (position.o, position.x)
    own = [0] * rules.square_count
    shuffle = Random(seed).shuffle
    for _ in range(trials):
        shuffle(empty)
        marks = [mine, theirs]
        for turn, square in enumerate(empty):
            held = marks[turn & 1] = marks[turn & 1] | 1 << square
            if any(held & line == line for line in through[square]):
                won = (turn & 1 == 0) is not rules.reverse
                for i in range(rules.square_count):
                    own[i] += ((marks[0] >> i & 1) - (marks[1] >> i & 1)) * (1 if won else -1)
                break
    return [float(score) for score in own]
