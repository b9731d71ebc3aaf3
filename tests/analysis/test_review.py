from __future__ import annotations

from random import Random

import pytest

from tests.analysis.review_checks import (
    disagreements,
    plies_to_win,
    random_game,
    reviewed,
    wrong_lines,
)
from tests.playing import plain_value
from tttmc_app.analysis.refutation import danger_of, proven_line, shortest_win
from tttmc_app.analysis.review import GameReview, MoveClass, ReviewLimits, review
from tttmc_app.analysis.shortest_win import OutOfNodesError
from tttmc_app.core import GameRecord, Mark, Position, Rules, parse_square


def played(moves: str, rules: Rules | None = None) -> GameRecord:
    """Return the game of these moves, by default on 3×3."""
    rules = rules or Rules()
    record = GameRecord.begin(Position.start(rules), ("human", "mc"), 1)
    for name in moves.split():
        record = record.play(parse_square(name, rules))
    return record


@pytest.mark.parametrize("seed", range(12))
def test_a_review_agrees_with_the_solver(seed: int) -> None:
    """Every class, better move and line in reviews of random games stands up to a longer search."""
    found = reviewed(random_game(Random(seed), (3, 4, 4)))
    assert not list(disagreements(found))
    assert not list(wrong_lines(found))


def test_classes_name_what_a_move_gave_away() -> None:
    """After a1, b1 turns a tie into a loss; c1 turns a win into a loss, and so decides the game."""
    found = reviewed(played("a1 b1 a3 a2 c1 b2 c3 c2"))
    kinds = [move.kind for move in found.moves]
    assert kinds[:2] == [MoveClass.BEST, MoveClass.MISTAKE]
    assert found.moves[1].lost == 0.5
    assert found.moves[1].better == ((1, 1),)
    assert found.truths[0] == (0, 0)
    assert found.truths[2] == (1, 1)
    assert kinds[2:5] == [MoveClass.BEST, MoveClass.BEST, MoveClass.BLUNDER]
    assert found.turning_point == found.moves[4]
    assert found.accuracy(Mark.O) is not None


@pytest.mark.parametrize(
    ("moves", "truth"),
    [
        ("a1 b2", (0, 0)),
        ("a1 a3 b1 b3", (1, 1)),  # X to move completes its row
        ("a1 a3 c2 b3 b1", (-1, -1)),  # O to move completes its row
    ],
)
def test_the_end_of_an_open_game_is_judged_for_x(moves: str, truth: tuple[int, int]) -> None:
    """Where a game stopped, the proven result is X's, whoever is to move."""
    assert reviewed(played(moves)).truths[-1] == truth


def test_accuracy_counts_only_moves_that_matter() -> None:
    """On 2×2 every move wins for the first player: nothing can be given away."""
    found = reviewed(played("a1 b1 a2", Rules(2)))
    assert [move.kind for move in found.moves] == [MoveClass.BEST, MoveClass.BEST, MoveClass.BEST]
    assert found.accuracy(Mark.X) is None
    assert found.turning_point is None


def test_an_unproven_move_is_judged_by_searches_with_an_error() -> None:
    """On 9×9, moves that aren't proven are judged by estimates, each with its error."""
    rules = Rules(9, 5)
    found = reviewed(played("e5 a1 e6 a3 e4 a5 i9", rules), ReviewLimits(1, 100, 4, 100))
    last = found.moves[5]
    assert last.side is Mark.O
    assert not found.moves[0].is_proven
    assert found.moves[0].error is not None
    assert found.searched[0] is not None
    assert found.estimates[0] is not None
    assert 0 < found.estimates[0].error < 0.1


def test_a_difference_within_its_error_is_no_mistake() -> None:
    """With few simulations, only a loss above twice its error is called doubtful or worse."""
    found = reviewed(played("e5 a1 e6 a3 i9 a5 e4 f4", Rules(9, 5)), ReviewLimits(1, 0, 2, 20))
    judged = [move for move in found.moves if not move.is_proven]
    assert len(judged) >= 6
    for move in judged:
        assert move.error is not None
        assert move.kind is MoveClass.GOOD or move.lost > 2 * move.error


@pytest.mark.parametrize(
    ("moves", "share"),
    [("a1 b1 a2 b2 a3", 1.0), ("a1 b1 a2 b2 c3 b3", 0.0), ("a1 b1 c1 b2 b3 a2 c2 c3 a3", 0.5)],
)
def test_the_curve_ends_with_the_result(moves: str, share: float) -> None:
    """The curve ends with all points for X, none, or half of them after a tie."""
    end = reviewed(played(moves)).estimates[-1]
    assert end is not None
    assert (end.share, end.error) == (share, 0.0)


@pytest.mark.parametrize("at", [0, 1, 3, 4])
def test_a_review_goes_on_with_what_was_begun(at: int) -> None:
    """It starts with what is known, and goes on and ends like one in a single go."""
    record, limits = played("e5 a1 e6 a3", Rules(9, 5)), ReviewLimits(1, 50, 3, 50)
    steps = [step.review for step in review(record, limits, 7) if step]
    later = [step.review for step in review(record, limits, 7, steps[at]) if step]
    assert later == steps[at:]
    begun = GameReview(record)
    assert [step.review for step in review(record, limits, 7, begun) if step] == steps


def test_equal_seeds_give_equal_reviews() -> None:
    """The same seed gives the same review, even of moves that are only estimated."""
    record = played("e5 a1 e6 a3", Rules(9, 5))
    limits = ReviewLimits(1, 50, 3, 50)
    assert reviewed(record, limits) == reviewed(record, limits)


@pytest.mark.parametrize("reverse", [False, True], ids=["plain", "reverse"])
def test_the_shortest_win_is_as_long_as_minimax_says(reverse: bool) -> None:
    """For every won position in random 3×3 games, the line is as long as minimax says."""
    rng, known, checked = Random(5), dict[tuple[Position, Mark], int](), 0
    for _ in range(25):
        position = Position.start(Rules(3, None, reverse))
        while position.outcome is None:
            plies = plies_to_win(position, known)
            if plies:
                checked += 1
                line = proven_line(position)
                assert line is not None
                assert line.is_shortest
                assert len(line.moves) == plies
            position = position.play(rng.choice(position.empty_squares))
    assert checked > 20


def test_without_nodes_no_line_claims_to_be_the_shortest() -> None:
    """A win that the search can't shorten in time is still proven, but not called shortest."""
    position = Position.parse("X.../..../..O./....", Rules(4, 3))
    with pytest.raises(OutOfNodesError):
        shortest_win(position, nodes=1)
    line = proven_line(position, nodes=1)
    assert line is not None
    assert not line.is_shortest
    assert line.result == 1


@pytest.mark.parametrize("reverse", [False, True])
def test_a_tie_is_held_where_it_is_most_in_danger(reverse: bool) -> None:
    """The holder keeps the tie with the least danger left, the other side makes the most of it.

    The line ends when no line can beat the holder any more, or when the other side has gone so far
    that no move ties; danger counts the lines that may beat it, a factor of four for each mark.
    """
    rules, held = Rules(3, reverse=reverse), 0

    def danger(position: Position, side: Mark) -> float:
        beaten_by, blocker = (position.o, position.x)[:: 1 if (side is Mark.X) != reverse else -1]
        lines = [line for line in rules.line_masks if not line & blocker]
        return sum(4.0 ** (line & beaten_by).bit_count() for line in lines)

    for board in (
        ".../.../...",
        "X../.../...",
        "X../.O./...",
        ".../.X./...",
        "X.O/.../..X",
        "XO./.../...",
        "O.X/.../O.X",
        "..X/.O./...",
    ):
        position = Position.parse(board, rules)
        if plain_value(position) != 0:
            continue
        line, holder, held = proven_line(position), position.to_move, held + 1
        assert line is not None
        assert (line.result, line.is_shortest) == (0, False)
        for square in line.moves:
            after = {each: position.play(each) for each in position.empty_squares}
            dangers = {each: danger(end, holder) for each, end in after.items()}
            if position.to_move is holder:
                keeping = [each for each in after if plain_value(after[each]) == 0]
                ends = {each: 0 if after[each].outcome else dangers[each] for each in keeping}
                assert square in keeping
                assert ends[square] == min(ends.values())
            else:
                worth = {
                    each: -plain_value(end) if end.outcome else dangers[each]
                    for each, end in after.items()
                }  # a reply that ends the game can only tie, or lose by its own line
                assert worth[square] == max(worth.values())
            assert danger_of(position, holder) == danger(position, holder) > 0
            position = after[square]
        assert (
            position.outcome is not None
            or danger_of(position, holder) == 0
            or all(plain_value(position.play(each)) for each in position.empty_squares)
        )
    assert held > 2
