"""A rule that forbids a square: whoever plays, rates or hands over a position asks for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.engine.boards import all_games, distances_of, plain_result
from tests.off_centre import CENTRE, START, OffCentre, add_option, add_rule
from tests.refusals import refused
from tttmc_app import engine
from tttmc_app.core import Mark, Outcome, Position
from tttmc_app.core.symmetry import equal_squares
from tttmc_app.course.provided import PLAYERO, PLAYERX, TTTBoard
from tttmc_app.course.sandboxed_file import board_of, legal_square
from tttmc_app.engine import request
from tttmc_app.engine.backends import available
from tttmc_app.players import parse_spec
from tttmc_app.session import play_game


@pytest.fixture(autouse=True)
def rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the rule for every test."""
    add_rule(monkeypatch)


def test_a_position_says_what_is_legal() -> None:
    """An empty square may be forbidden; without a legal square the game is a tie."""
    assert {*START.empty_squares} - {*START.legal_squares} == {CENTRE}
    with refused(name="b2"):
        START.play(CENTRE)
    after = START.play((0, 0))
    assert (after.legal, after.play(CENTRE).mark_at(CENTRE)) == (after.empty, Mark.O)
    assert Position.start(OffCentre(1, off_centre=True)).outcome == Outcome(None, ())
    assert not any(4 in group for group in equal_squares(START))


@pytest.mark.parametrize(
    "text",
    [
        "random",
        "learner",
        "mc:trials=99",
        "forward:samples=9",
        "uct:simulations=99",
        "level:level=easy",
        "perfect",
    ],
)
def test_machines_obey(text: str) -> None:
    """They neither rate nor choose a forbidden square, and play games to the end."""
    player = parse_spec(text).make()
    assert CENTRE not in (player.chances(START) or {})
    for seed in range(9):
        for thought in player.think(START, seed):
            assert thought.values[4] is None
            assert CENTRE not in (*thought.best, thought.move)
        assert play_game(START, (player, player), (text, text), seed).result is not None


def test_trials_obey() -> None:
    """Their counts are those of the games that the rule allows."""
    scores = distances_of(engine.sample(START, 20_000, 5), all_games(START))
    assert max(map(abs, scores)) < 4.5


def test_a_students_board_obeys(monkeypatch: pytest.MonkeyPatch) -> None:
    """It offers and takes legal squares only, and a file's move must be one."""
    add_option(monkeypatch)
    board = TTTBoard.of_value(board_of(START))
    board.move(*CENTRE, PLAYERX)
    assert board.get_empty_squares() == [*START.legal_squares]
    board.move(0, 0, PLAYERX)
    board.clone().move(*CENTRE, PLAYERO)
    assert CENTRE in board.get_empty_squares()
    assert str(CENTRE) in str(legal_square(CENTRE, START))


def test_proofs_obey() -> None:
    """Reverse is lost without the centre, with which it would be a tie."""
    start = Position.start(OffCentre(reverse=True, off_centre=True))
    assert engine.solve(start) == dict.fromkeys(start.legal_squares, engine.Verdict.LOSS)
    assert plain_result(start)[0] == -1


@pytest.mark.parametrize("ask", [request.cells_of, engine.exact, engine.Tree])
def test_compiled_code_refuses(ask: Callable[[Position], object]) -> None:
    """It doesn't know the rule, and what only it can do says so in one line."""
    with refused(names="off_centre"):
        ask(START)
    for kernel in available()[:-1]:
        with refused(names="off_centre"):
            kernel.open(START, 0, 1)
    assert engine.forced_win(START) == ()
    assert engine.sample_stream(START.rules) == request.PYTHON_STREAM
    assert not engine.can_play(START.rules, engine.KernelPlayer("random"))
