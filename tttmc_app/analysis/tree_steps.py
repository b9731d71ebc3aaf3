"""One simulation of a tree search, step by step: selection, expansion, playout and backup."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from time import perf_counter
from typing import NamedTuple

from tttmc_app import engine
from tttmc_app.analysis.tree_view import Path, Snapshot, TreeView, after, view_of
from tttmc_app.core import Mark, Position, Square, Text, square_name
from tttmc_app.core.notation import square_names
from tttmc_app.core.numbers import fixed
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.engine import Verdict

MOST_SIMULATIONS = 1_000_000
"""A tree that is only looked at needs no more simulations than this."""
_OPTIONS = 3
"""How many moves a step lists with their bounds."""
_CHUNK = 64
_BOUND_DIGITS = 5
"""Decimal places to which bounds are compared."""
_JUDGED_PLIES = 3
"""The longest win, in plies, that is recognised when a move is new."""
_GAME_MOVES = 12
"""How many random moves a step lists."""


class Stage(StrEnum):
    """The four parts of a simulation, in order."""

    SELECTION = "selection"
    """Follows the move with the highest bound."""
    EXPANSION = "expansion"
    """Adds a new move to the tree."""
    PLAYOUT = "playout"
    """Plays to the end at random and values the open lines."""
    BACKUP = "backup"
    """Adds the result to every move on the way."""


@dataclass(frozen=True, slots=True)
class TreeStep:
    """The state after one step of a simulation."""

    stage: Stage
    board: Position
    square: Square | None
    """The square played in this step."""
    path: Path
    """The simulation's moves in the tree so far."""
    view: TreeView
    """The tree; before the backup it doesn't include this simulation."""
    words: Text
    detail: Text
    """The bounds that were compared, the random moves, or the number of simulations."""


@dataclass(frozen=True, slots=True)
class Option:
    """A move that a simulation could choose, with its bound."""

    square: Square
    bound: float
    rate: float
    """Its share of points; for a new move, the expected share."""
    is_new: bool


class SimulationSteps(NamedTuple):
    """The steps of one simulation."""

    steps: tuple[TreeStep, ...]


def is_complete(view: TreeView) -> bool:
    """Return whether no simulation is possible: the result is proven, or the limit reached."""
    return view.verdict is not Verdict.UNKNOWN or view.simulations >= MOST_SIMULATIONS


class GrowingTree:
    """A tree that can be watched; it must always be used on the same thread."""

    def __init__(self, position: Position, seed: int) -> None:
        self._position = position
        self._tree = engine.Tree(position, seed)

    def view(self, path: Path = ()) -> TreeView:
        """Return the tree as it is."""
        return view_of(self._tree, self._position, path)

    def grow(self, simulations: int, seconds: float, path: Path = ()) -> TreeView:
        """Run simulations up to this total, but only for a limited time; return the tree."""
        end = perf_counter() + seconds
        target = min(simulations, MOST_SIMULATIONS)
        while self._tree.simulations < target and not self._tree.settled and perf_counter() < end:
            self._tree.advance(min(_CHUNK, target - self._tree.simulations))
        return self.view(path)

    def step(self) -> SimulationSteps:
        """Run one simulation and return its steps; no steps if the position is proven."""
        if self._tree.settled or self._tree.simulations >= MOST_SIMULATIONS:
            return SimulationSteps(())
        before = Snapshot(self._tree)
        self._tree.advance(1)
        done = self._tree.last_simulation()
        earlier = view_of(before, self._position, (), done.path)
        later = view_of(self._tree, self._position, (), done.path)
        return SimulationSteps(_steps(self._tree, self._position, done, (earlier, later)))


def _steps(
    tree: engine.Tree,
    position: Position,
    done: engine.Simulation,
    views: tuple[TreeView, TreeView],
) -> tuple[TreeStep, ...]:
    steps: list[TreeStep] = []
    before, later = views
    board, rate = position, 0.5
    for depth, square in enumerate(done.path):
        node = tree.node(done.path[:depth])
        assert node is not None  # the simulation went through it
        points = done.points if depth % 2 == 0 else 1 - done.points
        options = _options(node, square, rate, points)
        chosen = next(option for option in options if option.square == square)
        path = done.path[: depth + 1]
        stage = Stage.EXPANSION if chosen.is_new else Stage.SELECTION
        words, detail = _choice_text(board.to_move, chosen, options), _bounds_text(options)
        if _is_attack(tree, done):
            words = Text(
                "A search for continuous threats finds a win: {side} {square}.",
                side=board.to_move,
                square=square_name(square),
            )
            detail = EMPTY_TEXT
        board, rate = board.play(square), 1 - chosen.rate
        steps.append(TreeStep(stage, board, square, path, before, words, detail))
    steps.append(_playout(tree, done, board, before, position))
    words = Text(
        "Every move on the way gets one more visit: {side}'s moves gain {mine}, {other}'s "
        "{theirs}.",
        side=position.to_move,
        other=position.to_move.other,
        mine=fixed(done.points),
        theirs=fixed(1 - done.points),
    )
    count = Text("%n simulation(s) so far.", n=later.simulations)
    steps.append(TreeStep(Stage.BACKUP, position, None, done.path, later, words, count))
    return tuple(steps)


def _is_attack(tree: engine.Tree, done: engine.Simulation) -> bool:
    """Return whether the simulation only records a win by threats, found at the root."""
    move = _last_move(tree, done)
    is_long = move.verdict is Verdict.WIN and (move.plies or 0) > _JUDGED_PLIES
    return len(done.path) == 1 and not done.game and is_long


def _options(
    node: engine.TreeNode, taken: Square, rate: float, points: float
) -> tuple[Option, ...]:
    """Return the moves to choose from before a simulation, best first.

    `node` has already counted the simulation, which took a square and earned the mover `points`.
    """
    visits = node.visits - 1
    found: list[Option] = []
    for move in node.moves:
        if move.square != taken and move.verdict is not Verdict.UNKNOWN:
            continue  # a proven move is never tried again
        count, total = move.visits, move.rate * move.visits
        if move.square == taken:
            count, total = count - 1, total - points
        if count == 0:
            found.append(_new_option(move.square, move.prior, rate, visits))
            continue
        share = total / count
        bound = engine.bound_of_move(share, move.prior, count, visits, engine.EXPLORATION)
        found.append(Option(move.square, bound, share, is_new=False))
    if node.untried is not None and not any(option.is_new for option in found):
        found.append(_new_option(*node.untried, rate, visits))
    # The search calculates bounds less exactly, so its bounds of equal squares may differ.
    return tuple(sorted(found, key=lambda o: (-round(o.bound, _BOUND_DIGITS), o.square != taken)))


def _new_option(square: Square, prior: float, rate: float, visits: int) -> Option:
    bound = engine.bound_of_untried(rate, prior, visits, engine.EXPLORATION)
    return Option(square, bound, rate, is_new=True)


def _choice_text(side: Mark, chosen: Option, options: tuple[Option, ...]) -> Text:
    name = square_name(chosen.square)
    if chosen.is_new and len(options) == 1:
        return Text("A new move joins the tree: {side} {square}.", side=side, square=name)
    if chosen.is_new:
        return Text(
            "A new move joins the tree: {side} {square} looks more promising than the moves tried.",
            side=side,
            square=name,
        )
    return Text("{side} follows {square}, which has the highest bound.", side=side, square=name)


def _bounds_text(options: tuple[Option, ...]) -> Text:
    """Return the highest bounds in words."""
    parts: list[Text] = []
    for option in options[:_OPTIONS]:
        name, bound = square_name(option.square), fixed(option.bound)
        if option.is_new:
            parts.append(Text("{square} {bound} (new)", square=name, bound=bound))
            continue
        parts.append(
            Text(
                "{square} {bound} ({rate} earned + {bonus} for exploration)",
                square=name,
                bound=bound,
                rate=fixed(option.rate),
                bonus=fixed(option.bound - option.rate),
            )
        )
    if len(parts) == 1:
        return Text("Bounds: {first}.", first=parts[0])
    if len(parts) == 2:
        return Text("Bounds: {first}; {second}.", first=parts[0], second=parts[1])
    return Text(
        "Bounds: {first}; {second}; {third}.", first=parts[0], second=parts[1], third=parts[2]
    )


def _playout(
    tree: engine.Tree,
    done: engine.Simulation,
    board: Position,
    view: TreeView,
    position: Position,
) -> TreeStep:
    if not done.game:
        if is_judged := _last_move(tree, done).verdict is Verdict.UNKNOWN and board.outcome is None:
            points, side = fixed(done.points), position.to_move
            words = Text("The open lines count {points} for {side}.", points=points, side=side)
        else:
            words = _proof_text(tree, done, board)
        some = Text("Every fourth simulation also plays a random game.")
        none = Text("No random game is needed.")
        detail = some if is_judged else none
        return TreeStep(Stage.PLAYOUT, board, None, done.path, view, words, detail)
    end = after(board, done.game)
    assert end.outcome is not None
    winner, side = end.outcome.winner, position.to_move
    played = 0.5 if winner is None else 1.0 if winner is side else 0.0
    if winner is None:
        words = Text("Random moves to the end: a tie.")
    else:
        words = Text("Random moves to the end: {winner} wins.", winner=winner)
    if abs(played - done.points) > 1e-9:
        words = Text(
            "{game} The game counts {played} for {side}, the open lines {lines}: "
            "on average {points}.",
            game=words,
            played=fixed(played),
            lines=fixed(2 * done.points - played),
            points=fixed(done.points),
            side=side,
        )
    detail = Text("Played: {squares}", squares=square_names(done.game, _GAME_MOVES))
    return TreeStep(Stage.PLAYOUT, end, done.game[-1], done.path, view, words, detail)


def _last_move(tree: engine.Tree, done: engine.Simulation) -> engine.TreeMove:
    """Return the last move on the way."""
    node = tree.node(done.path[:-1])
    assert node is not None
    return next(move for move in node.moves if move.square == done.path[-1])


def _proof_text(tree: engine.Tree, done: engine.Simulation, board: Position) -> Text:
    """Return why the last move on the way needs no random game."""
    name, mover = square_name(done.path[-1]), board.to_move.other
    if board.outcome is not None:
        winner = board.outcome.winner
        if winner is None:
            return Text("{square} fills the board: a tie.", square=name)
        return Text("{square} ends the game: {winner} wins.", square=name, winner=winner)
    winner = mover if _last_move(tree, done).verdict is Verdict.WIN else mover.other
    return Text(
        "{square} is proven: {winner} wins by completing lines or threatening to.",
        square=name,
        winner=winner,
    )
