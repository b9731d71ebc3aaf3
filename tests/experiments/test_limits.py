"""Players in the limit of infinitely many trials, checked against an independent search."""

from __future__ import annotations

from itertools import accumulate
from math import factorial
from random import Random

import numpy as np
import pytest

from tests.experiments.plain_limits import Plain
from tttmc_app import engine
from tttmc_app.core import Mark, Position, Rules, TttmcError
from tttmc_app.experiments.limit_search import judge, rating_of, reach
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.limit_table import PositionTable
from tttmc_app.experiments.limits import LimitPosition, Limits, SideLimits, lost_text
from tttmc_app.players import parse_spec
from tttmc_app.players.monte_carlo import MonteCarlo

FINE = "mc:current=1000,other=0.00000000001"
"""Its scores are whole numbers that machine words hold on the last squares only."""
WEIGHTS = ((1, 1), (1, 2), (2, 1), (1, 0), (0, 1))


@pytest.fixture(scope="module", params=(False, True), ids=("normal", "reverse"))
def plain(request: pytest.FixtureRequest) -> Plain:
    """Return the results of plain recursion on 3×3."""
    return Plain(request.param)


def table_of(spec: str, rules: Rules) -> PositionTable:
    """Return the whole table of a player in the limit."""
    table = PositionTable(rules)
    for _ in (*table.build(), *judge(table, rating_of(parse_spec(spec).make()), at_random=True)):
        pass
    for _ in reach(table):
        pass
    return table


def limits_of(spec: str, rules: Rules) -> Limits:
    """Return the complete results."""
    *_, last = LimitsStudy(parse_spec(spec), rules).find()
    return last


@pytest.mark.parametrize(
    "spec",
    [
        *("mc:current=1,other=1", "mc:current=1,other=2", "mc:current=0", FINE),
        *("forward", "forward:tie=0"),
    ],
)
def test_every_position_is_what_plain_recursion_finds(plain: Plain, spec: str) -> None:
    """The table agrees with plain recursion everywhere on 3×3, in choices, results and chances."""
    machine = parse_spec(spec).make()
    if isinstance(machine, MonteCarlo):
        weights = int(machine.weights.current), int(machine.weights.other)
        weights = (10**14, 1) if spec == FINE else weights
        best = plain.best(plain.scores(*weights))
    else:
        best = plain.best(plain.rates(0 if "tie=0" in spec else 1))
    lost = {side: plain.lost(best, side) for side in "XO"}
    reached = {side: plain.reached(best, side) for side in "XO"}
    table = table_of(spec, Rules(reverse=plain.reverse))
    assert len(plain.boards) == 5478
    assert table.position_count == 765
    for layer in table.layers:
        for row in range(len(layer.codes)):
            board = table.position(layer, row).text.replace("/", "")
            assert set(np.flatnonzero(layer.best[row])) == best[board]
            assert layer.result[row] == plain.results[board]
            for side in Mark:
                assert layer.lost[side][row] == pytest.approx(float(lost[side][board]), abs=1e-12)
                assert (layer.lost[side][row] in (0, 1)) == (lost[side][board] in (0, 1))
                assert layer.reached[side][row] == any(b in reached[side] for b in turned(board))


def turned(board: str) -> set[str]:
    """Return all rotations and reflections of a board."""
    mirrored = "".join(board[i] for i in (2, 1, 0, 5, 4, 3, 8, 7, 6))
    quarters = [(0, 1, 2, 3, 4, 5, 6, 7, 8), (6, 3, 0, 7, 4, 1, 8, 5, 2)]
    quarters += [(8, 7, 6, 5, 4, 3, 2, 1, 0), (2, 5, 8, 1, 4, 7, 0, 3, 6)]
    return {"".join(one[i] for i in quarter) for one in (board, mirrored) for quarter in quarters}


@pytest.mark.parametrize("spec", [*(f"mc:current={c},other={o}" for c, o in WEIGHTS), "forward"])
def test_what_becomes_of_players_on_3x3(spec: str) -> None:
    """As X the player never loses and as O it always does; in reverse mode it is the opposite."""
    normal, reverse = limits_of(spec, Rules()), limits_of(spec, Rules(reverse=True))
    assert [side.lost for side in normal.sides] == [0.0, 1.0]
    assert [side.lost for side in reverse.sides] == [1.0, 0.0]


def test_what_becomes_of_forward_sampling_that_takes_ties_for_nothing() -> None:
    """In reverse mode the player also loses as O, in half of the games."""
    assert [side.lost for side in limits_of("forward:tie=0", Rules()).sides] == [0.0, 1.0]
    reverse = limits_of("forward:tie=0", Rules(reverse=True))
    assert [side.lost for side in reverse.sides] == [1.0, 0.5]


@pytest.mark.parametrize("spec", ["mc:current=1,other=1", "mc", "forward", "forward:tie=0"])
def test_the_drawing_opening_of_reverse_is_rated_worst(spec: str) -> None:
    """In reverse mode on 3×3 only the centre draws, and the player rates it lowest."""
    opening = limits_of(spec, Rules(reverse=True)).opening
    assert opening is not None
    assert opening.results == (-1, -1, -1, -1, 0, -1, -1, -1, -1)
    values = [value for value in opening.thought.values if value is not None]
    assert values.index(min(values)) == 4
    assert values.count(min(values)) == 1
    assert opening.always_errs
    assert len(opening.mistakes) == 4


def replayed(found: LimitPosition, spec: str) -> Mark | None:
    """Play a position's line and return the winner; the player's moves must be among its best."""
    position, side = found.position, found.position.to_move
    for square in found.reply:
        if position.to_move is side:
            *_, thought = parse_spec(spec).make().think(position, 0)
            assert square in thought.best
        position = position.play(square)
    assert position.outcome is not None
    return position.outcome.winner


def test_what_is_listed_of_a_position() -> None:
    """A listed position has the exact player's values, the worse moves, and a line to the end."""
    spec = "mc:current=1,other=2,exact"
    limits = limits_of(spec, Rules())
    listed = [found for side in limits.sides for found in side.positions]
    assert len(listed) == sum(side.reached + side.elsewhere for side in limits.sides) > 20
    for found in listed:
        *_, thought = parse_spec(spec).make().think(found.position, 0)
        assert found.thought.best == thought.best
        assert found.thought.values == thought.values
        solved = engine.solve(found.position)
        top = "win" if "win" in solved.values() else "draw" if "draw" in solved.values() else "loss"
        wrong = tuple(square for square in thought.best if solved[square] != top)
        assert found.mistakes == wrong != ()
        winner = replayed(found, spec)
        assert winner is found.position.to_move.other or found.lost < 1
        assert winner is not found.position.to_move.other or found.lost > 0


def test_forward_samplings_values_are_its_own() -> None:
    """The rates listed are within five standard errors of those from many samples."""
    for found in limits_of("forward", Rules()).sides[1].positions[:3]:
        *_, thought = parse_spec("forward:samples=200000").make().think(found.position, 5)
        assert thought.errors is not None
        for exact, rate, error in zip(
            found.thought.values, thought.values, thought.errors, strict=True
        ):
            assert (exact is None) == (rate is None)
            if exact is not None and rate is not None and error is not None:
                assert abs(exact - rate) <= 5 * error


@pytest.mark.parametrize("tie", [0, 1])
def test_forward_samplings_values_are_exact(plain: Plain, tie: int) -> None:
    """The rates listed are the shares of all games after each move, counted one by one."""
    rules = Rules(reverse=plain.reverse)
    limits = limits_of(f"forward:tie={tie}", rules)
    listed = [found for side in limits.sides for found in side.positions]
    assert len(listed) > 20
    for found in listed:
        board = found.position.text.replace("/", "")
        games = factorial(board.count(".") - 1)
        rates = {i: good / games for i, good in plain.rates(tie)(plain, board).items()}
        assert found.thought.values == tuple(
            None if rates.get(i) is None else pytest.approx(rates[i]) for i in range(9)
        )


def test_lines_are_the_worst_that_can_happen(plain: Plain) -> None:
    """Where the player can lose, the line is a lost game, whatever its other squares lead to."""
    limits = limits_of("forward:tie=0", Rules(reverse=plain.reverse))
    best = plain.best(plain.rates(0))
    lost_half = 0
    for side in limits.sides:
        lines = [(each.position, each.lost, each.reply) for each in side.positions]
        lines.append((Position.start(limits.rules), side.lost, side.line))
        for start, lost, line in lines:
            positions = list(accumulate(line, Position.play, initial=start))
            for position, square in zip(positions, line, strict=False):
                if position.to_move is side.side:
                    board = position.text.replace("/", "")
                    assert position.rules.index(square) in best[board]
            outcome = positions[-1].outcome
            assert outcome is not None
            assert (outcome.winner is side.side.other) == (lost > 0)
            lost_half += 0 < lost < 1
    assert lost_half


def test_who_takes_the_first_square_sees_turned_boards_differently(plain: Plain) -> None:
    """If the player takes the first of equal squares, rotations are counted separately."""
    limits = limits_of("forward:equal=first", Rules(reverse=plain.reverse))
    assert limits.position_count == 5478
    best = plain.best(plain.rates(1))
    for found in (each for side in limits.sides for each in side.positions):
        (square,) = found.thought.best
        assert Rules().index(square) == min(best[found.position.text.replace("/", "")])
    with pytest.raises(TttmcError, match="equal=random"):
        limits_of("forward:equal=first", Rules(4))


def test_positions_of_larger_boards_agree_with_the_engine() -> None:
    """On 4×4 with two in a row, the best squares in random games are those of the engine."""
    rules = Rules(4, 2)
    table = table_of("mc:current=1,other=2", rules)
    player, random = parse_spec("mc:current=1,other=2,exact").make(), Random(3)
    for _ in range(40):
        position = Position.start(rules)
        while position.outcome is None:
            layer, row, squares = table.find(position)
            *_, thought = player.think(position, 0)
            best = {position.rules.index(square) for square in thought.best}
            assert {i for i in range(16) if layer.best[row, squares[i]]} == best
            verdicts = engine.solve(position)
            wins = layer.result[row] == (1 if position.to_move is Mark.X else -1)
            assert ("win" in verdicts.values()) == wins
            position = position.play(random.choice(position.empty_squares))


def test_weights_too_fine_for_machine_words_are_compared_exactly() -> None:
    """Squares are ordered exactly even if the ratio of the weights is ten million."""
    fine = limits_of("mc:current=1000,other=0.0001", Rules(2))
    assert [side.lost for side in fine.sides] == [
        side.lost for side in limits_of("mc", Rules(2)).sides
    ]
    one, two = (
        limits_of("mc:current=1000,other=0.000000000001", Rules()),
        limits_of("mc:other=0", Rules()),
    )
    assert one.sides[0].line == two.sides[0].line


def test_progress_rises_and_comes_often() -> None:
    """The share done never falls and ends at 1, and the calculation has many small steps."""
    shares = [limits.share for limits in LimitsStudy(parse_spec("mc"), Rules(4, 2)).find()]
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert len(shares) > 50


@pytest.mark.parametrize(
    ("spec", "rules", "told"),
    [
        ("perfect", Rules(), "perfect has no limit"),
        ("human", Rules(), "human has no limit"),
        ("mc", Rules(5), "on 5×5: choose a board up to 4×4"),
    ],
)
def test_what_has_no_limits(spec: str, rules: Rules, told: str) -> None:
    """Other players and larger boards are rejected with a one-line message."""
    with pytest.raises(TttmcError, match=told):
        limits_of(spec, rules)


@pytest.mark.parametrize(
    ("lost", "words"),
    [(0.0, "never loses as O"), (1.0, "loses as O every time"), (0.625, "loses as O 62.5 % of")],
)
def test_how_often_it_loses_is_told_exactly(lost: float, words: str) -> None:
    """Only a player who always loses is said to lose every time."""
    assert words in str(lost_text(SideLimits(Mark.O, lost, (), 0, 0, ())))
