"""The search for forced wins: its questions one by one, against plain search."""

from __future__ import annotations

from random import Random

import pytest

from tests.analysis.review_checks import plies_to_win
from tttmc_app.analysis.shortest_win import OutOfNodesError, WinSearch
from tttmc_app.core import Mark, Position, Rules


@pytest.mark.parametrize("reverse", [False, True])
def test_within_how_many_moves_a_side_wins(*, reverse: bool) -> None:
    """The least number of own moves is that of plain search, whatever was asked before."""
    rng, known = Random(3), dict[tuple[Position, Mark], int]()
    won = 0
    for _ in range(12):
        position = Position.start(Rules(3, None, reverse))
        for _ in range(rng.randint(1, 5)):
            after = position.play(rng.choice(position.empty_squares))
            position = position if after.outcome else after
        plies = plies_to_win(position, known)
        least = (plies + 1) // 2 if plies else 9
        search, orders = WinSearch(position), list(range(6))
        rng.shuffle(orders)
        found = {n: search.wins_within(position.mine, position.theirs, n) for n in orders}
        assert found == {n: n >= least for n in orders}
        for square in position.empty_squares:
            bit, after = 1 << position.rules.index(square), position.play(square)
            wins = after.outcome is not None and after.outcome.winner is position.to_move
            left = 0 if wins else 9
            if after.outcome is None:
                replies = [after.play(each) for each in after.empty_squares]
                ends = [
                    0 if end.outcome and end.outcome.winner is position.to_move
                    else 9 if end.outcome
                    else (plies_to_win(end, known) + 1) // 2 or 9
                    for end in replies
                ]  # fmt: skip
                left = max(ends)
            takes = {n: search.move_wins(position.mine, position.theirs, bit, n) for n in orders}
            assert takes == {n: n >= 1 + left for n in orders}, (position.text, square)
        won += plies > 0
    assert won > 2


def test_what_completes_a_line_and_what_is_replied() -> None:
    """Completing squares are a side's own; replies to them come first, then the others in order."""
    position = Position.parse("XX./OO./X..")
    search = WinSearch(position)
    x, o = position.x, position.o
    c1, c2, a3, b3, c3 = (1 << i for i in (2, 5, 6, 7, 8))
    assert search.completing(x, o) == c1
    assert search.completing(o, x) == c2
    assert search.completing(0, x) == 0
    assert search.replies(x, o) == [c1, c2, b3, c3]
    assert search.replies(x & ~a3, o) == [c1, c2, a3, b3, c3]
    assert search.replies(o, x) == [c2, c1, b3, c3]
    reverse = WinSearch(Position.parse("XX./OO./X..", Rules(3, reverse=True)))
    assert reverse.replies(o, x) == [c1, c2, b3, c3]


def test_a_search_ends_with_its_nodes() -> None:
    """Each new position takes a node; answers that are known take none."""
    position = Position.parse("XX./OO./...")
    search = WinSearch(position, 1)
    for _ in range(3):
        assert search.wins_within(position.mine, position.theirs, 1)
        assert search.wins_within(position.mine, position.theirs, 4)
        assert not search.wins_within(position.mine, position.theirs, 0)
    with pytest.raises(OutOfNodesError):
        search.wins_within(position.theirs, position.mine, 1)
    lost = WinSearch(position, 1)
    assert not lost.wins_within(0, 0, 1)
    assert not lost.wins_within(0, 0, 1)
    with pytest.raises(OutOfNodesError):
        lost.wins_within(0, 0, 2)
