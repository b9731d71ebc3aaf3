"""What the perfect player works out, keeps and shows on its way, and how it chooses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import ClassVar

import pytest

from tttmc_app import engine
from tttmc_app.core import Meaning, Position, Rules, Square, Thought, derive_seed
from tttmc_app.engine import SolveJob, Tree, TreeMove, TreeStatistics, Verdict
from tttmc_app.players import perfect
from tttmc_app.players.perfect import Perfect, candidates_of, choice_of, preferred

A, B, C, D = (0, 0), (0, 1), (0, 2), (1, 0)
WON, TIED, LOST, OPEN, HELD, HOPELESS = (1, 1), (0, 0), (-1, -1), (-1, 1), (0, 1), (-1, 0)
compiled = pytest.mark.skipif(engine.SEARCHES_IN_PYTHON, reason="its twin takes long")


class Counted(SolveJob):
    """A solver that notes for which positions it is made."""

    made: ClassVar[list[Position]] = []

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.made.append(position)


class Slow(SolveJob):
    """A solver that searches a single position in each step."""

    def advance(self, nodes: int | None = None) -> bool:
        """Search one position."""
        del nodes
        return super().advance(1)


class Known(SolveJob):
    """A solver that stands at some results and distances."""

    def __init__(
        self, bounds: dict[Square, tuple[int, int]], distances: dict[Square, int], outcome: Verdict
    ) -> None:
        super().__init__(Position.start(Rules(3)))
        self._fixed = bounds, distances, outcome

    def bounds(self) -> dict[Square, tuple[int, int]]:
        """Return the given bounds."""
        return self._fixed[0]

    def distances(self) -> dict[Square, int]:
        """Return the given distances."""
        return self._fixed[1]

    def outcome(self) -> Verdict:
        """Return the given outcome."""
        return self._fixed[2]


def last_thought(player: Perfect, position: Position, seed: int = 1) -> Thought:
    """Return the player's last thought about a position."""
    *_, last = player.think(position, seed)
    return last


@pytest.mark.parametrize(
    ("size", "marks", "nodes", "most", "in_python"),
    [
        (3, 0, 300_000, 300_000, False),
        (8, 0, 300_000, 300_000, False),  # 64 empty squares
        (9, 17, 300_000, 300_000, False),
        (9, 16, 300_000, 1476, True),  # 65 of them: 300,000 · 64 / (200 · 65)
        (9, 0, 300_000, 1185, True),
        (25, 0, 300_000, 153, True),
        (25, 0, 1, 1, True),
        (3, 0, 1, 1, False),
    ],
)
def test_the_work_on_boards_of_every_size(
    size: int, marks: int, nodes: int, most: int, *, in_python: bool
) -> None:
    """More than 64 empty squares are searched in Python, which gets as much less to do."""
    position = Position.start(Rules(size, min(size, 5)))
    for number in range(marks):
        position = position.play((2 * (number // size) + number % 2, number % size))
    assert position.empty.bit_count() == size * size - marks
    player = Perfect(nodes=nodes)
    assert player.nodes_for(position) == most
    assert player.holds_interpreter_at(position) == (in_python or engine.SEARCHES_IN_PYTHON)
    assert (player.holds_interpreter, player.keeps_proofs) == (True, True)


def test_what_is_kept_is_no_setting() -> None:
    """Players with equal limits are equal whatever they know, and are shown by their limits."""
    one, two = Perfect(7, 8), Perfect(7, 8)
    last_thought(one, Position.parse("XX./OO./..."))
    one.keep_best(Position.start(Rules(3)), (A,))
    assert one == two
    assert repr(one) == "Perfect(nodes=7, simulations=8)"
    assert [field.name for field in fields(Perfect) if field.init] == ["nodes", "simulations"]
    assert perfect.MOST_BEST > perfect.MOST_KNOWN > 5478  # the positions of 3×3


@compiled
def test_proven_positions_are_kept_up_to_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """A proven position is solved once; when the memory is full, it begins with an empty one."""
    monkeypatch.setattr(perfect, "MOST_KNOWN", 2)
    monkeypatch.setattr(engine, "SolveJob", Counted)
    Counted.made = []
    boards = ("XX./OO./...", "X../.O./..X", "XO./.../...")
    one, two, three = (Position.parse(board) for board in boards)
    player = Perfect(simulations=20)
    for position in (one, two, one, two, three, three, one, three):
        last_thought(player, position)
    assert Counted.made == [one, two, three, one]


def test_best_moves_are_kept_up_to_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """The moves for the kernel are kept for each position, and begin anew when there are many."""
    monkeypatch.setattr(perfect, "MOST_BEST", 2)
    one, two, three = (Position.start(Rules(size)) for size in (3, 4, 5))
    player = Perfect()
    player.keep_best(one, (A,))
    player.keep_best(two, (B, C))
    assert [player.kept_best(each) for each in (one, two, three)] == [(A,), (B, C), None]
    player.keep_best(three, (D,))
    assert [player.kept_best(each) for each in (one, two, three)] == [None, None, (D,)]


@compiled
def test_the_kernel_gets_the_same_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """The player's form for the kernel has its simulations, and finds what thoughts arrive at."""
    monkeypatch.setattr(engine, "SolveJob", Counted)
    Counted.made = []
    player, position = Perfect(simulations=31), Position.parse("X../.O./..X")
    form = player.compiled(position.rules)
    assert (form.kind, form.trials) == ("perfect", 31)
    assert form.best is not None
    for _ in range(3):
        while (found := form.best(position)) is None:
            pass
        assert found == ((0, 1), (1, 0), (1, 2), (2, 1)) == player.kept_best(position)
    assert Counted.made == [position]
    large = Position.start(Rules(9, 5))
    while (found := Perfect(nodes=1).compiled(large.rules).best(large)) is None:  # type: ignore[misc]  # it has one
        pass
    assert found == large.empty_squares


@compiled
@pytest.mark.parametrize("board", ["XX./OO./...", "X../.../.O."])
def test_without_a_choice_no_tree_is_searched(board: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a single move is best, that settles it; the last thought has the move."""
    position = Position.parse(board)
    if board != "XX./OO./...":
        position = position.play((2, 0)).play((0, 2)).play((0, 1))
    monkeypatch.setattr(engine, "Tree", None)
    last = last_thought(Perfect(), position)
    assert len(last.best) == 1
    assert last.best == (last.move,)
    assert last.meaning is Meaning.RESULT


@compiled
@pytest.mark.parametrize(
    ("board", "rules", "mover"),
    [
        ("O..O/O.XX/O.XO/XXX.", Rules(4), "O"),
        ("..../OXXO/X..X/O...", Rules(4, 3), "O"),
        (".XXO/OO.X/.X.O/X.XO", Rules(4, 3, reverse=True), "O"),
        (".../OX./X..", Rules(3), "O"),
    ],
)
def test_the_length_of_every_best_move_is_found(
    board: str, rules: Rules, mover: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It isn't enough that the result is proven: the choice waits for how long the moves take."""
    position = Position.parse(board, rules, mover)
    measured = SolveJob(position)
    while not measured.measured:
        measured.advance()
    results, plies = measured.bounds(), measured.distances()
    top = max(low for low, _ in results.values())
    lengths = {square: plies[square] for square in results if results[square][0] == top}
    right = min(lengths.values()) if top == 1 else max(lengths.values())
    best = tuple(square for square, length in lengths.items() if length == right)
    monkeypatch.setattr(engine, "SolveJob", Slow)
    player = Perfect(simulations=30)
    assert last_thought(player, position).best == best
    form = player.compiled(rules)
    assert form.best is not None
    while (found := form.best(position)) is None:
        pass
    assert found == best


@compiled
@pytest.mark.parametrize(
    ("board", "rules", "mover"),
    [
        ("..../X.../O..X/....", Rules(4), "O"),
        ("...../....X/...O./....X/.....", Rules(5, 4), "O"),
        ("....X/...O./...../..O.X/.X.O.", Rules(5, 4), "X"),
    ],
)
def test_a_choice_between_two_is_made_by_a_tree(board: str, rules: Rules, mover: str) -> None:
    """Whenever a second equal move is found, tree search chooses, with a seed of its own."""
    position = Position.parse(board, rules, mover)
    for seed in (1, 2, 3):
        last = last_thought(Perfect(simulations=40), position, seed)
        *_, found = Tree(position, derive_seed(seed, "tree")).run(40)
        assert len(last.best) > 1
        assert last.move == choice_of(found, last.best)


@compiled
@pytest.mark.parametrize("rules", [Rules(6, 4), Rules(9, 5)], ids=Rules.describe)
@pytest.mark.parametrize("nodes", [1, 50, 6000])
def test_progress_stays_within_its_bounds(rules: Rules, nodes: int) -> None:
    """However little may be searched, shares are at most 1, and counts at most their target."""
    position = Position.start(rules)
    *shown, last = Perfect(nodes=nodes, simulations=70).think(position, 1)
    for thought in shown:
        assert thought.share is None or 0 <= thought.share <= 1
        assert thought.target is not None
        assert thought.trials <= thought.target
        assert thought.seed == 1
    assert last.meaning is Meaning.VISITS
    assert (last.trials, last.target, last.share) == (70, 70, None)
    most = Perfect(nodes=nodes).nodes_for(position)
    assert str(last.note) == (
        f"Not proven within {most:,} positions, so tree search chooses the move, which may not be "
        "perfect."
    )


@pytest.mark.parametrize(
    ("bounds", "candidates"),
    [
        ({A: WON, B: TIED, C: WON, D: LOST}, (A, C)),
        ({A: TIED, B: LOST, C: HOPELESS, D: TIED}, (A, D)),
        ({A: LOST, B: LOST, C: LOST, D: LOST}, (A, B, C, D)),
        ({A: WON, B: OPEN, C: HELD, D: HOPELESS}, (A,)),
        ({A: OPEN, B: LOST, C: HELD, D: HOPELESS}, (A, C, D)),
        ({A: OPEN, B: TIED, C: LOST, D: LOST}, (A, B)),
        ({A: HOPELESS, B: LOST, C: LOST, D: LOST}, (A,)),
    ],
)
def test_the_moves_to_choose_from(
    bounds: dict[Square, tuple[int, int]], candidates: tuple[Square, ...]
) -> None:
    """A proven result needs its moves; otherwise every move may do that isn't proven to lose."""
    assert candidates_of(bounds) == candidates


@pytest.mark.parametrize(
    ("bounds", "distances", "outcome", "moves"),
    [
        ({A: WON, B: WON, C: TIED, D: WON}, {A: 5, B: 3, D: 3}, Verdict.WIN, (B, D)),
        ({A: WON, B: WON, C: TIED, D: OPEN}, {B: 3}, Verdict.WIN, (B,)),
        ({A: WON, B: WON, C: WON, D: LOST}, {}, Verdict.WIN, (A, B, C)),
        ({A: WON, B: TIED, C: WON, D: LOST}, {D: 2, C: 7, A: 9}, Verdict.WIN, (C,)),
        ({A: LOST, B: LOST, C: LOST, D: LOST}, {A: 2, B: 4, C: 4, D: 2}, Verdict.LOSS, (B, C)),
        ({A: LOST, B: LOST, C: LOST, D: LOST}, {A: 2, B: 4}, Verdict.LOSS, (C, D)),
        ({A: TIED, B: LOST, C: TIED, D: LOST}, {B: 2, D: 4}, Verdict.DRAW, (A, C)),
        ({A: OPEN, B: LOST, C: TIED, D: LOST}, {B: 2}, Verdict.UNKNOWN, (A, C)),
    ],
)
def test_the_preferred_moves(
    bounds: dict[Square, tuple[int, int]],
    distances: dict[Square, int],
    outcome: Verdict,
    moves: tuple[Square, ...],
) -> None:
    """Wins are hurried and losses delayed; a loss of unknown length may still be the longest."""
    assert preferred(Known(bounds, distances, outcome)) == moves


def searched(best: Square | None, visits: Mapping[Square, tuple[int, float]]) -> TreeStatistics:
    """Return the statistics of a tree with these visits and shares of points."""
    moves = tuple(
        TreeMove(square, count, rate, Verdict.UNKNOWN) for square, (count, rate) in visits.items()
    )
    return TreeStatistics(100, moves, () if best is None else (best, D), Verdict.UNKNOWN)


@pytest.mark.parametrize(
    ("best", "visits", "candidates", "choice"),
    [
        (B, {A: (50, 0.9), B: (10, 0.1)}, (A, B), B),
        (B, {A: (5, 0.1), B: (50, 0.9), C: (6, 0.1)}, (A, C), C),
        (B, {A: (5, 0.9), B: (50, 0.9), C: (6, 0.1)}, (A, C), C),
        (B, {A: (5, 0.1), B: (50, 0.9), C: (5, 0.2)}, (A, C), C),
        (B, {A: (5, 0.2), C: (5, 0.2)}, (C, A), C),
        (B, {A: (1, 0.0)}, (C, A), A),
        (None, {}, (D, C), D),
    ],
)
def test_the_tree_s_choice(
    best: Square | None,
    visits: dict[Square, tuple[int, float]],
    candidates: tuple[Square, ...],
    choice: Square,
) -> None:
    """The tree's own move, else the most visited candidate, then the best, then the first."""
    assert choice_of(searched(best, visits), candidates) == choice
