"""How games are conducted: drawn openings, and games that end as soon as they are proven."""

from __future__ import annotations

from collections import Counter
from functools import reduce

import pytest

from tests.refusals import refused
from tttmc_app import engine
from tttmc_app.core import Ending, Mark, Position, Rules, Square, square_name
from tttmc_app.experiments.conduct import (
    Conduct,
    check_opening,
    opening_moves,
    proven_winner,
    read_boards,
)
from tttmc_app.experiments.games import play_block
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players import parse_spec


def after(rules: Rules, moves: tuple[Square, ...]) -> Position:
    """Return the position after these moves."""
    return reduce(Position.play, moves, Position.start(rules))


@pytest.mark.parametrize("rules", [Rules(5, 4), Rules(9, 5), Rules(9, 5, reverse=True)], ids=str)
def test_openings_are_repeatable_and_balanced(rules: Rules) -> None:
    """The same number gives the same opening, and neither side is far ahead after it."""
    openings, again, others = (
        [opening_moves(rules, Conduct(4, seed), number) for number in range(6)]
        for seed in (5, 5, 6)
    )
    assert openings == again != others
    assert len(set(openings)) > 3
    for moves in openings:
        assert len(set(moves)) == 4
        *_, found = engine.Tree(after(rules, moves), seed=77).run(2000)
        best = max(found.moves, key=lambda move: move.visits)
        assert 0.2 < best.rate < 0.8


@pytest.mark.parametrize(("opening", "kinds"), [(1, 3), (4, 18)])
def test_openings_are_drawn_evenly_from_all_proven_ties(opening: int, kinds: int) -> None:
    """On 3×3 those that differ up to symmetry are equally likely, and one board names a kind."""
    rules, conduct, drawn = Rules(3), Conduct(opening, 1), Counter[str]()
    for number in range(400 * kinds):
        moves = " ".join(map(square_name, opening_moves(rules, conduct, number)))
        drawn[conduct.begun(rules, number, moves)] += 1
    assert len(drawn) == kinds
    assert all(proven_winner(Position.parse(board)) == (None,) for board in drawn)
    assert all(300 < count < 500 for count in drawn.values())  # five standard errors


def test_without_balanced_openings_there_are_none() -> None:
    """Whoever moves first wins 4×4 with three in a row, whatever the first moves."""
    with refused(moves=2):
        opening_moves(Rules(4, 3), Conduct(2, 1), 0)


def test_openings_stay_together_in_the_middle() -> None:
    """On large boards each mark is at most two squares from another."""
    steps = set[int]()
    for number in range(12):
        moves = opening_moves(Rules(11, 5), Conduct(6, 3), number)
        for row, col in moves:
            others = set(moves) - {(row, col)}
            steps.add(min(max(abs(row - r), abs(col - c)) for r, c in others))
    assert steps == {1, 2}


def test_boards_are_used_equally_often_in_either_form() -> None:
    """Each begins a game once per round, in another order; comments and blank lines don't count."""
    rules = Rules(3)
    boards = read_boards("X.O/.../...\n\n# none\nox./.X./...  # a tie\n.../.../...", rules)
    assert boards == ("X.O/.../...", "OX./.X./...", ".../.../...")
    conduct = Conduct(opening_seed=4, boards=boards)
    begun = [after(rules, opening_moves(rules, conduct, number)).text for number in range(30)]
    rounds = [tuple(begun[first : first + 3]) for first in range(0, 30, 3)]
    assert {frozenset(each) for each in rounds} == {frozenset(boards)}
    assert len(set(rounds)) > 2


@pytest.mark.parametrize(
    "board", ["XXX/OO./...", "X.X/.../...", "X../...", "X.?/.../...", "..x/.../..."]
)
def test_a_board_that_no_game_begins_from_is_refused(board: str) -> None:
    """The line says where it is."""
    with refused(number=3):
        read_boards(f"X../.../...\n\n{board}", Rules(3))


def test_openings_have_limits() -> None:
    """No line can be completed, a square is left, and there are at most twelve moves."""
    limits = ((Rules(1), 0), (Rules(2), 2), (Rules(3), 4), (Rules(9, 5), 8), (Rules(25), 12))
    for rules, most in limits:
        check_opening(most, rules)
        for moves in (most + 1, -1):
            with refused(most=most, moves=moves):
                check_opening(moves, rules)


PROVEN = f"""
.../.../... 3 X = tie
XX./OO./... 3 X = X
XX./OO./... 3 O = O
X.X/.O./X.O 3 O = X
XXX../...../OO.../...../O.O.. 4 X = X
{"/".join(["." * 15] * 15)} 5 X = unknown
"""


@pytest.mark.parametrize("row", PROVEN.strip().splitlines(), ids=lambda row: row[-30:])
def test_a_proven_winner(row: str) -> None:
    """Small boards are proven by the solver, large ones by the search for continuous threats."""
    board, line, mover, _, result = row.split()
    position = Position.parse(board, Rules(board.count("/") + 1, int(line)), mover)
    winner = {"tie": (None,), "X": (Mark.X,), "O": (Mark.O,)}.get(result)
    assert proven_winner(position) == winner


def test_both_sides_get_the_same_openings_and_proven_games_end() -> None:
    """Each pair of games shares its first moves; a proof ends the game for the right side."""
    players = (parse_spec("mc:trials=1"), parse_spec("random"))
    plan = TournamentPlan(players, 6, Rules(5, 4), seed=3, opening=2, ends_proven=True)
    one, two = ([*play_block(block, seconds=60)] for block in plan.blocks())
    openings = [[game.moves.split()[:2] for game in games] for games in (one, two)]
    assert openings[0] == openings[1]
    ended = [game for game in (*one, *two) if game.ending is Ending.PROOF]
    assert ended
    for game in ended:
        moves = tuple((int(name[1:]) - 1, "abcde".index(name[0])) for name in game.moves.split())
        position = after(plan.rules, moves)
        assert position.outcome is None
        assert proven_winner(position) == (game.winner,)
