"""How games are conducted: drawn openings, and games that end as soon as they are proven."""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path

import pytest

from tests.gomocup.brains import REFERENCE, running, write_brain
from tests.refusals import refused
from tttmc_app import engine
from tttmc_app.core import Ending, Mark, Position, Rules, Square
from tttmc_app.experiments.conduct import Conduct, check_opening, opening_moves, proven_winner
from tttmc_app.experiments.executors import ThreadExecutor
from tttmc_app.experiments.games import play_block
from tttmc_app.experiments.running import run
from tttmc_app.experiments.tournament import TournamentPlan, TournamentSummary
from tttmc_app.players import parse_spec


def after(rules: Rules, moves: tuple[Square, ...]) -> Position:
    """Return the position after these moves."""
    position = Position.start(rules)
    for move in moves:
        position = position.play(move)
    return position


@pytest.mark.parametrize("rules", [Rules(5, 4), Rules(9, 5), Rules(9, 5, reverse=True)], ids=str)
def test_openings_are_repeatable_and_balanced(rules: Rules) -> None:
    """The same number gives the same opening, and neither side is far ahead after it."""
    conduct = Conduct(opening=4, opening_seed=5)
    openings = [opening_moves(rules, conduct, number) for number in range(6)]
    assert openings == [opening_moves(rules, conduct, number) for number in range(6)]
    assert openings != [opening_moves(rules, conduct._replace(opening_seed=6), n) for n in range(6)]
    assert len(set(openings)) > 3
    assert opening_moves(rules, Conduct(), 0) == ()
    for moves in openings:
        assert len(set(moves)) == 4
        tree = engine.Tree(after(rules, moves), seed=77)
        tree.advance(2000)
        best = max(tree.statistics().moves, key=lambda move: move.visits)
        assert 0.2 < best.rate < 0.8


def test_a_proven_opening_is_a_draw() -> None:
    """On 3×3 every opening is proven at once, and none is won by either side."""
    for number in range(20):
        moves = opening_moves(Rules(), Conduct(3, 1), number)
        assert proven_winner(after(Rules(), moves)) == (None,)


@pytest.mark.parametrize(("size", "middle"), [(2, {0, 1}), (3, {1}), (6, {1, 2, 3, 4})])
def test_openings_begin_in_the_middle(size: int, middle: set[int]) -> None:
    """They begin on squares of the middle half, and not always on the same one."""
    firsts = {opening_moves(Rules(size), Conduct(1, seed), 0)[0] for seed in range(60)}
    assert firsts <= set(product(middle, repeat=2))
    assert len(firsts) >= min(8, len(middle))


def test_openings_stay_together() -> None:
    """Each further mark is at most two squares from an earlier one, in any direction."""
    steps = set[int]()
    for number in range(60):
        moves = opening_moves(Rules(11, 5), Conduct(6, 3), number)
        for at, (row, col) in enumerate(moves[1:], 1):
            steps.add(min(max(abs(row - r), abs(col - c)) for r, c in moves[:at]))
    assert steps == {1, 2}


def test_openings_have_limits() -> None:
    """No line can be completed, a square is left, and there are at most twelve moves."""
    limits = ((Rules(1), 0), (Rules(2), 2), (Rules(3), 4), (Rules(9, 5), 8), (Rules(25), 12))
    for rules, most in limits:
        for moves in (0, most):
            check_opening(moves, rules)
        for moves in (most + 1, -1):
            with refused(most=most, moves=moves):
                check_opening(moves, rules)


PROVEN: list[tuple[str, Rules, Mark, tuple[Mark | None] | None]] = [
    (".../.../...", Rules(), Mark.X, (None,)),
    ("XX./OO./...", Rules(), Mark.X, (Mark.X,)),
    ("XX./OO./...", Rules(), Mark.O, (Mark.O,)),
    ("X.X/.O./X.O", Rules(), Mark.O, (Mark.X,)),
    ("XXX../...../OO.../...../O.O..", Rules(5, 4), Mark.X, (Mark.X,)),
    ("/".join(["." * 15] * 15), Rules(15, 5), Mark.X, None),
]


@pytest.mark.parametrize(("board", "rules", "mover", "winner"), PROVEN)
def test_a_proven_winner(
    board: str, rules: Rules, mover: Mark, winner: tuple[Mark | None] | None
) -> None:
    """Small boards are proven by the solver, large ones by the search for continuous threats."""
    assert proven_winner(Position.parse(board, rules, mover)) == winner


def test_both_sides_get_the_same_openings_and_proven_games_end() -> None:
    """Each pair of games shares its first moves; a proof ends the game for the right side."""
    players = (parse_spec("mc:trials=1"), parse_spec("random"))
    plan = TournamentPlan(players, 6, Rules(5, 4), seed=3, opening=2, ends_proven=True)
    games = [game for block in plan.blocks() for game in play_block(block, seconds=60)]
    one, two = (
        [game.moves.split()[:2] for game in games if game.pairing == side] for side in (0, 1)
    )
    assert one == two
    ended = [game for game in games if game.ending is Ending.PROOF]
    assert ended
    for game in ended:
        moves = game.moves.split()
        position = after(plan.rules, tuple((int(n[1:]) - 1, ord(n[0]) - ord("a")) for n in moves))
        assert position.outcome is None
        assert proven_winner(position) == (game.winner,)


@pytest.mark.skipif(sys.platform == "win32", reason="scripts aren't programs there")
def test_engines_and_players_meet_in_a_tournament(tmp_path: Path) -> None:
    """Two engines and a machine play on two threads without a forfeit, and both engines end."""
    paths = [write_brain(tmp_path, REFERENCE, name) for name in ("one", "two")]
    players = tuple(parse_spec(text) for text in (*(f"engine:{p}" for p in paths), "random"))
    plan = TournamentPlan(players, 2, Rules(9, 5), seed=1, opening=4)
    *_, last = run(plan, ThreadExecutor(2), None)
    assert isinstance(last.summary, TournamentSummary)
    assert [row.forfeits for row in last.summary.standings] == [0, 0, 0]
    assert last.summary.standings[-1].player == "random"
    assert [running(path) for path in paths] == [[], []]
