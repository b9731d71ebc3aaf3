from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tttmc_app.core import Mark, Position, Rules, Square, TttmcError
from tttmc_app.engine.solving import Verdict, solve
from tttmc_app.engine.threats import forced_win
from tttmc_app.engine.twin_threats import TwinThreats


def middlegames(rules: Rules, count: int, seed: int, marks: int) -> Iterator[Position]:
    """Yield open positions after random moves near the centre, where threats are common."""
    random, centre = Random(seed), rules.size // 2
    while count:
        position = Position.start(rules)
        for _ in range(random.randrange(4, marks)):
            squares = sorted(
                position.empty_squares,
                key=lambda s: abs(s[0] - centre) + abs(s[1] - centre) + random.random() * 3,
            )
            position = position.play(random.choice(squares[:8]))
            if position.outcome is not None:
                break
        if position.outcome is None:
            count -= 1
            yield position


def follow(position: Position, moves: tuple[Square, ...]) -> Position:
    """Play the moves, the last of which must win for the side that begins."""
    attacker = position.to_move
    for move in moves:
        position = position.play(move)
    assert position.outcome is not None
    assert position.outcome.winner is attacker
    return position


@pytest.mark.parametrize(
    ("rules", "marks"),
    [(Rules(4, 3), 8), (Rules(5, 4), 14), (Rules(6, 4), 18), (Rules(9, 5), 30)],
    ids=["4 3", "5 4", "6 4", "9 5"],
)
def test_both_searches_find_wins_of_equal_length(rules: Rules, marks: int) -> None:
    """The compiled search finds the wins that its slower twin finds, in about as many moves."""
    found = {"fours": 0, "threes": 0}
    for position in middlegames(rules, 60, 5, marks):
        win, twin = forced_win(position, 20_000), TwinThreats(position)
        boards = (position.mine, position.theirs)
        if fours := twin.win_of(boards, 0, 20_000):
            assert len(win) == len(fours)
            found["fours"] += 1
        elif threes := twin.win_of(boards, 0, 40, threes=True):
            assert abs(len(win) - len(threes)) <= 2
            found["threes"] += 1
        if win:
            follow(position, win)
    assert 5 < found["fours"] < 55
    assert found["threes"] or rules.size < 6


def test_threats_of_double_threats_win() -> None:
    """Open threes and similar threats win where continuous fours don't; every reply is answered."""
    rules = Rules(9, 5)
    crossing = (
        "........./........./....X..../....X..../..XX...../........./......../O.OO...../........."
    )
    position = Position.parse(crossing.replace("/......../", "/........./"), rules, "X")
    win = forced_win(position)
    assert win
    assert win[0] == (4, 4)  # two open threes
    after = position.play(win[0])
    for reply in after.empty_squares:
        assert forced_win(after.play(reply))


def test_every_win_by_threats_is_proven_by_the_solver() -> None:
    """The solver, which knows nothing of threats, agrees that the first move wins."""
    checked = 0
    for rules, marks in ((Rules(4, 3), 9), (Rules(5, 4), 18), (Rules(6, 4), 24)):
        for position in middlegames(rules, 100, 9, marks):
            win = forced_win(position)
            if len(win) > 1:
                verdict = solve(position, nodes=200_000)[win[0]]
                assert verdict is Verdict.WIN
                checked += 1
    assert checked > 60


def test_a_reply_that_threatens_must_be_answered() -> None:
    """If the defender's reply is a threat, the attacker's next threat must also block it."""
    rules = Rules(7, 4)
    open_three = Position.parse(
        "......./......./..XXX../.OO..../......./......O/.......", rules, "X"
    )
    assert forced_win(open_three) in {((2, 1),), ((2, 5),)}
    block = Position.parse("......./......./..XX.../OOO..../......./......./.......", rules, "X")
    assert forced_win(block)[0] == (3, 3)  # X must block at d4, which makes two double threats
    quiet = Position.parse("......./..X..../......./OOO..../......./......./.......", rules, "X")
    assert forced_win(quiet) == ()  # here it threatens nothing


def test_games_without_threats_have_no_forced_win() -> None:
    """On an empty board, in reverse mode, or without any nodes, no forced win is found."""
    assert forced_win(Position.start(Rules(15, 5))) == ()
    reverse = Position.parse("XX./OO./...", Rules(3, reverse=True), "X")
    assert forced_win(reverse) == ()
    win = Position.parse("XX.../OO.../...../...../.....", Rules(5, 4), "X")
    assert forced_win(win, 0) == ()
    with pytest.raises(TttmcError, match="over"):
        forced_win(Position.parse("XXX/OO./...", finished=True))
    with pytest.raises(TttmcError, match="over"):
        forced_win(Position.parse("XXX/OO./...", Rules(3, reverse=True), finished=True))
    assert win.to_move is Mark.X


@pytest.mark.parametrize(
    ("board", "side", "length"),
    [
        ("....../....../.O..O./...X../X...../...X..", "O", 7),
        ("..OO.O./X...X.O/..X.O../..OX.../...X.../..X..../.......", "X", 9),
        ("....../.XXO../OO..../OX...X/XO..../......", "X", 11),
        ("....../....OX/.....X/X..O../OO...X/X..X.O", "O", 9),
        ("......../....X..X/..O...../......../......../.O....../......X./........", "O", 9),
    ],
)
def test_the_longest_defence_is_told(
    board: str, side: str, length: int, search_backend: str
) -> None:
    """A win is shown with the replies that hold out longest, and each of its moves is legal."""
    position = Position.parse(board, Rules(board.count("/") + 1, 4), side)
    win = forced_win(position)
    assert len(win) == length
    for square in win:
        assert position.outcome is None
        position = position.play(square)
    assert position.outcome is not None
    assert position.outcome.winner == side
    assert search_backend
