"""Tree search as a player: visits, rates and the line of play that it expects."""

from __future__ import annotations

from itertools import islice

import pytest

from tttmc_app import engine
from tttmc_app.core import Mark, Meaning, Position, Rules, Square, Thought
from tttmc_app.engine import TreeMove, TreeStatistics, Verdict
from tttmc_app.players.tree import TreeSearch, thought_of_tree

LARGE = Position.start(Rules(5, 4))


def last_thought(player: TreeSearch, position: Position, seed: int = 1) -> Thought:
    """Return the player's last thought about a position."""
    *_, last = player.think(position, seed)
    return last


def test_its_thought_is_the_tree() -> None:
    """The last thought has the engine's visits and rates for its seed, and its best move."""
    thought = last_thought(TreeSearch(500), LARGE, 7)
    tree = engine.Tree(LARGE, 7)
    tree.advance(500)
    found = tree.statistics()
    assert (thought.meaning, thought.trials, thought.target) == (Meaning.VISITS, 500, 500)
    assert sum(value or 0 for value in thought.values) == 500
    assert thought.rates is not None
    for move in found.moves:
        index = LARGE.rules.index(move.square)
        assert (thought.values[index], thought.rates[index]) == (move.visits, move.rate)
    assert (thought.move, thought.line, thought.best) == (found.best, found.line, (found.best,))
    assert str(thought.note) == ""


@pytest.mark.parametrize(
    ("board", "reverse", "move"),
    [
        ("XX./OO./...", False, (0, 2)),
        ("XX./.O./O..", False, (0, 2)),
        ("X.X/OO./XOO", True, (1, 2)),
    ],
)
def test_obvious_moves(board: str, reverse: bool, move: Square) -> None:
    """The player completes a line, or leaves one open, and says that the result is proven."""
    position = Position.parse(board, Rules(reverse=reverse), "x")
    thought = last_thought(TreeSearch(400), position)
    assert thought.move == move
    assert str(thought.note).startswith("Proven")


def test_thoughts_come_while_it_thinks() -> None:
    """Long thoughts report progress and can be abandoned; only the last report has the move."""
    thoughts = list(islice(TreeSearch(10**9).think(LARGE, 1), 4))
    assert [thought.move for thought in thoughts] == [None] * 4
    assert thoughts[0].trials < thoughts[3].trials
    assert thoughts[3].best


def test_same_seed_same_move() -> None:
    """The same seed repeats the thought; a different seed gives a different one."""
    player = TreeSearch(200)
    assert last_thought(player, LARGE, 5) == last_thought(player, LARGE, 5)
    assert last_thought(player, LARGE, 5).values != last_thought(player, LARGE, 6).values


def test_thoughts_say_how_many_simulations_were_wanted() -> None:
    """Early thoughts have fewer simulations than the target, which all of them have."""
    thoughts = list(islice(TreeSearch(10**9).think(LARGE, 1), 2))
    assert [thought.target for thought in thoughts] == [10**9] * 2
    assert thoughts[0].trials < 10**9


SMALL = Position.parse("XO./XO./...", to_move="o")


@pytest.mark.parametrize(
    ("line", "verdict", "note"),
    [
        ((), Verdict.UNKNOWN, ""),
        (((1, 2),), Verdict.UNKNOWN, ""),
        (((2, 1),), Verdict.WIN, "Proven: with best play O wins."),
        (((2, 1), (0, 2)), Verdict.LOSS, "Proven: with best play X wins."),
        (((2, 0), (2, 1)), Verdict.DRAW, "Proven: with best play the game is a tie."),
    ],
)
def test_what_a_tree_becomes(line: tuple[Square, ...], verdict: Verdict, note: str) -> None:
    """Every square that was tried has its visits and its rate; a proof is told in words."""
    moves = (
        TreeMove((0, 2), 3, 0.25, Verdict.LOSS),
        TreeMove((2, 0), 1, 0.0, Verdict.UNKNOWN),
        TreeMove((2, 1), 40, 0.875, verdict),
    )
    found = TreeStatistics(44, moves, line, verdict)
    thought = thought_of_tree(SMALL, found, 70, 9)
    assert str(thought.note) == note
    assert thought == Thought(
        meaning=Meaning.VISITS,
        side=Mark.O,
        values=(None, None, 3.0, None, None, None, 1.0, 40.0, None),
        errors=None,
        best=line[:1],
        trials=44,
        target=70,
        seed=9,
        stream=engine.search_stream(SMALL.rules),
        rates=(None, None, 0.25, None, None, None, 0.0, 0.875, None),
        line=line,
        note=thought.note,
    )
