"""How games are conducted: drawn openings, and games that end as soon as they are proven."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from tests.gomocup.brains import REFERENCE, running, write_brain
from tttmc_app import engine
from tttmc_app.core import Ending, Mark, Position, Rules, Square, TttmcError, derive_seed
from tttmc_app.experiments import conduct as conduct_module
from tttmc_app.experiments.conduct import (
    Conduct,
    _drawn,  # pyright: ignore[reportPrivateUsage]  # its choice is by chance
    _imbalance,  # pyright: ignore[reportPrivateUsage]  # its result is only compared
    check_opening,
    opening_moves,
    proven_winner,
)
from tttmc_app.experiments.executors import ThreadExecutor
from tttmc_app.experiments.games import play_block
from tttmc_app.experiments.running import run
from tttmc_app.experiments.tournament import TournamentPlan, TournamentSummary
from tttmc_app.players import parse_spec

OPENING = Conduct(opening=4, opening_seed=5)


@pytest.mark.parametrize("rules", [Rules(5, 4), Rules(9, 5), Rules(9, 5, reverse=True)])
def test_openings_are_repeatable_and_balanced(rules: Rules) -> None:
    """The same number gives the same opening, and neither side is far ahead after it."""
    openings = [opening_moves(rules, OPENING, number) for number in range(6)]
    assert openings == [opening_moves(rules, OPENING, number) for number in range(6)]
    assert len(set(openings)) > 3
    for moves in openings:
        assert len(set(moves)) == 4
        position = Position.start(rules)
        for move in moves:
            position = position.play(move)
        tree = engine.Tree(position, seed=77)
        tree.advance(2000)
        best = max(tree.statistics().moves, key=lambda move: move.visits)
        assert 0.2 < best.rate < 0.8


def test_an_opening_leaves_the_game_open() -> None:
    """An opening long enough to complete a line is refused, and so is a negative length."""
    check_opening(4, Rules(3))
    for moves in (5, -1):
        with pytest.raises(TttmcError, match="from 0 to 4 moves"):
            check_opening(moves, Rules(3))


def test_a_proven_winner_is_the_solver_s() -> None:
    """Small boards are proven by the solver, large ones by the search for continuous threats."""
    assert proven_winner(Position.start(Rules(3))) == (None,)
    four = Position.parse("XXX../...../OO.../...../O.O..", Rules(5, 4), Mark.X)
    assert proven_winner(four) == (Mark.X,)
    large = Rules(15, 5)
    rows = ["." * 15 for _ in range(15)]
    assert proven_winner(Position.parse("/".join(rows), large, Mark.X)) is None
    rows[7], rows[2] = "....XXX........", "O..O......O...."
    assert proven_winner(Position.parse("/".join(rows), large, Mark.X)) == (Mark.X,)


def test_both_sides_get_the_same_openings_and_proven_games_end() -> None:
    """Each pair of games shares its first moves; a proof ends the game for the right side."""
    players = (parse_spec("mc:trials=1"), parse_spec("random"))
    plan = TournamentPlan(players, 6, Rules(5, 4), seed=3, opening=2, ends_proven=True)
    assert TournamentPlan.from_settings(plan.settings()) == plan
    games = [game for block in plan.blocks() for game in play_block(block, seconds=60)]
    starts = {
        pairing: [tuple(game.moves.split()[:2]) for game in games if game.pairing == pairing]
        for pairing in (0, 1)
    }
    assert starts[0] == starts[1]
    ended = [game for game in games if game.ending is Ending.PROOF]
    assert ended
    for game in ended:
        position = Position.start(Rules(5, 4))
        for name in game.moves.split():
            position = position.play((int(name[1:]) - 1, ord(name[0]) - ord("a")))
        assert position.outcome is None
        assert proven_winner(position) == (game.winner,)


@pytest.mark.skipif(sys.platform == "win32", reason="scripts aren't programs there")
def test_engines_and_players_meet_in_a_tournament(tmp_path: Path) -> None:
    """Two engines and a machine play on two threads without a forfeit, and both engines end."""
    paths = [write_brain(tmp_path, REFERENCE, name) for name in ("one", "two")]
    players = tuple(parse_spec(text) for text in (*(f"engine:{p}" for p in paths), "random"))
    plan = TournamentPlan(players, 2, Rules(9, 5), seed=1, opening=4)
    *_, last = run(plan, ThreadExecutor(2), None)
    assert last.is_finished
    assert isinstance(last.summary, TournamentSummary)
    assert [row.forfeits for row in last.summary.standings] == [0, 0, 0]
    assert last.summary.standings[-1].player == "random"
    assert [running(path) for path in paths] == [[], []]


def test_a_tournament_refuses_players_that_cannot_play() -> None:
    """An engine can't enter a tournament of any game but five in a row."""
    players = (parse_spec("engine:pbrain-one"), parse_spec("random"))
    with pytest.raises(TttmcError, match="only five in a row"):
        TournamentPlan(players, 2, Rules(3))


@pytest.mark.parametrize(
    ("rules", "most"),
    [(Rules(3), 4), (Rules(1), 0), (Rules(2), 2), (Rules(5, 4), 6), (Rules(9, 5), 8),
     (Rules(12), 12), (Rules(25), 12)],
)  # fmt: skip
def test_openings_have_limits(rules: Rules, most: int) -> None:
    """No line can be completed, a square is left, and there are at most twelve moves."""
    for moves in (0, most):
        check_opening(moves, rules)
    with pytest.raises(TttmcError, match=f"openings have from 0 to {most} moves on "):
        check_opening(most + 1, rules)


def test_openings_begin_in_the_middle_and_stay_together() -> None:
    """The first mark is in the middle half, and each further one near an earlier one."""
    firsts = set[Square]()
    for number in range(150):
        moves = _drawn(Rules(11), 5, Random(number))
        firsts.add(moves[0])
        for at, (row, col) in enumerate(moves[1:], 1):
            assert any(max(abs(row - r), abs(col - c)) <= 2 for r, c in moves[:at])
    rows = {row for row, _ in firsts}
    assert rows == {col for _, col in firsts} == set(range(3, 8))
    spread = [_drawn(Rules(11), 8, Random(number)) for number in range(20)]
    assert any(max(abs(r - moves[0][0]) for r, _ in moves) > 4 for moves in spread)


def test_the_most_balanced_opening_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """Openings are drawn until one is balanced; without any, the best of sixteen is taken."""
    conduct, drawn = Conduct(opening=1, opening_seed=5), list[float]()
    distances: list[float] = []

    def imbalance(_position: Position, _seed: int) -> float:
        drawn.append(distances[len(drawn)])
        return drawn[-1]

    monkeypatch.setattr(conduct_module, "_imbalance", imbalance)
    distances = [0.5, 0.2, 0.06, 0.01]
    opening_moves(Rules(9, 5), conduct, 0)
    assert drawn == [0.5, 0.2, 0.06]
    drawn.clear()
    distances = [0.5] * 7 + [0.1] + [0.4] * 8
    best = opening_moves(Rules(9, 5), conduct, 0)
    assert len(drawn) == 16
    seed = derive_seed(5, "opening", 0, 7)
    assert best == _drawn(Rules(9, 5), 1, Random(seed))
    drawn.clear()
    distances = [0.4] * 16
    seed = derive_seed(5, "opening", 3, 0)  # of equal ones the first
    assert opening_moves(Rules(9, 5), conduct, 3) == _drawn(Rules(9, 5), 1, Random(seed))
    assert opening_moves(Rules(9, 5), Conduct(), 0) == ()


def test_how_far_a_position_is_from_balance() -> None:
    """A proven draw is balanced, a win or a loss is as far as possible from it."""
    draw = Position.parse("XOX/XOO/O..", Rules(), Mark.X)
    won, lost = (
        Position.parse("XX./OO./...", Rules(), Mark.X),
        Position.parse("XX./OO./..X", Rules(), Mark.O),
    )
    assert proven_winner(draw) == (None,)
    assert [_imbalance(position, 1) for position in (draw, won)] == [0.0, 1.0]
    assert proven_winner(won) == (Mark.X,)
    assert proven_winner(lost) == (Mark.O,)
    forked = Position.parse("X.X/.O./X.O", Rules(), Mark.O)  # X threatens twice
    assert proven_winner(forked) == (Mark.X,)
    assert _imbalance(forked, 1) == 1.0
