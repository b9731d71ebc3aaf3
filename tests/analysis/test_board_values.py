"""The results of empty boards are those of plain search, and the theorems' conditions hold."""

from __future__ import annotations

from tests.engine.boards import plain_result
from tttmc_app.analysis.board_values import VERDICTS, empty_boards, pairing, proven_value
from tttmc_app.core import Position
from tttmc_app.engine import SolveJob


def test_every_method_agrees_with_plain_search() -> None:
    """The searches prove the result of plain search, and the theorems bounds that include it."""
    for rules in empty_boards(3):
        position = Position.start(rules)
        result, _ = plain_result(position)
        job = SolveJob(position)
        assert all(job)
        value = proven_value(job, rules)
        assert value.outcome is VERDICTS[result]
        assert value.proofs["search"] == value.proofs["second search"] == (result, result)
        assert all(low <= result <= high for low, high in value.proofs.values())


def test_a_pairing_has_two_squares_of_its_own_for_each_line() -> None:
    """There is one from 5×5 on if a line spans the board."""
    found = 0
    for rules in empty_boards(6):
        if pairs := pairing(rules):
            found += 1
            squares = [square for pair in pairs for square in pair]
            assert len(squares) == len(set(squares))
            assert all({*pair} <= {*line} for pair, line in zip(pairs, rules.lines, strict=True))
    assert found == 4
