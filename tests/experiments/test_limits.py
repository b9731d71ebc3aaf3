"""Players in the limit of infinitely many trials, checked against an independent search."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import accumulate, pairwise
from math import factorial
from random import Random

import numpy as np
import pytest

from tests.experiments.invented import near
from tests.experiments.plain_limits import Plain
from tests.refusals import carried_by, refused
from tttmc_app import engine
from tttmc_app.core import Mark, Position, Rules
from tttmc_app.core.json_reader import read_json
from tttmc_app.experiments.games import Block, play_block
from tttmc_app.experiments.limit_search import PositionTable, judge, rating_of, reach
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.limits import (
    Limits,
    SideLimits,
    lost_text,
    mistakes_text,
    position_text,
    verdicts,
)
from tttmc_app.players import parse_spec

PLAYERS = {
    "mc:current=1,other=2": (1, 2),
    "mc:current=0": (0, 2),
    "mc:current=1000,other=0.00000000001": (10**14, 1),
    "forward": (1,),
    "forward:tie=0": (0,),
    "forward:tie=0.25": (0.25,),
}
"""Players, and how plain recursion values what they do.

The scores of the third are whole numbers that machine words hold on the last squares only.
"""
ALL = pytest.mark.parametrize("spec", PLAYERS)


@pytest.fixture(scope="module", params=(False, True), ids=("normal", "reverse"))
def plain(request: pytest.FixtureRequest) -> Plain:
    """Return the results of plain recursion on 3×3."""
    return Plain(request.param)


def values_of(plain: Plain, spec: str, board: str) -> dict[int, float]:
    """Return a player's values in a position, times the number of games."""
    valued = PLAYERS[spec]
    return plain.scores(board, *valued) if spec[0] == "m" else plain.rates(board, *valued)


@cache
def best_of(plain: Plain, spec: str) -> dict[str, set[int]]:
    """Return the squares with the highest values in every position."""
    values = {board: values_of(plain, spec, board) for board in plain.boards}
    return {
        board: {i for i in found if found[i] == max(found.values())}
        for board, found in values.items()
    }


@cache
def lost_of(plain: Plain, spec: str, side: str) -> dict[str, Fraction]:
    """Return the player's chance of losing on a side in every position."""
    return plain.lost(best_of(plain, spec), side)


def board_of(position: Position) -> str:
    """Return a position's nine letters."""
    return position.text.replace("/", "")


def table_of(spec: str, rules: Rules) -> PositionTable:
    """Return the whole table of a player in the limit."""
    table = PositionTable(rules)
    for _ in (*table.build(), *judge(table, rating_of(parse_spec(spec).make()), at_random=True)):
        pass
    for _ in reach(table):
        pass
    return table


def limits_of(spec: str, rules: Rules) -> Limits:
    """Return the complete results, which are read back from their JSON."""
    study = LimitsStudy(parse_spec(spec), rules)
    *_, last = study.find()
    assert study.read(read_json(json.dumps(last.as_json()))) == last
    return last


@ALL
def test_every_position_is_what_plain_recursion_finds(plain: Plain, spec: str) -> None:
    """The table agrees with plain recursion everywhere on 3×3, in choices, results and chances."""
    best = best_of(plain, spec)
    lost = {side: lost_of(plain, spec, side) for side in "XO"}
    table = table_of(spec, Rules(3, reverse=plain.reverse))
    assert (len(plain.boards), table.position_count) == (5478, 765)
    for layer in table.layers:
        for row in range(len(layer.codes)):
            board = board_of(table.position(layer, row))
            assert set(np.flatnonzero(layer.best[row])) == best[board]
            assert layer.result[row] == plain.results[board]
            for side in Mark:
                assert abs(layer.lost[side][row] - float(lost[side][board])) < 1e-12
                assert (layer.lost[side][row] in (0, 1)) == (lost[side][board] in (0, 1))


@pytest.mark.parametrize("spec", ["mc:current=1,other=2", "forward", "forward:tie=0.25"])
def test_what_is_listed_of_a_position(plain: Plain, spec: str) -> None:
    """A position has the exact values, the worse moves, and a line to the end.

    The line is a lost game if the player can lose, whatever its other squares lead to.
    """
    limits, best = limits_of(spec, Rules(3, reverse=plain.reverse)), best_of(plain, spec)
    for side in limits.sides:
        lost = lost_of(plain, spec, side.side.value)
        assert len(side.positions) == side.reached + side.elsewhere
        lines = [(Position.start(limits.rules), side.lost, side.line)]
        for found in side.positions:
            board = board_of(found.position)
            games = factorial(board.count(".") - (spec[0] == "f"))
            values, after = values_of(plain, spec, board), plain.moves(board)
            assert found.thought.values == tuple(
                near(values[i] / games) if i in values else None for i in range(9)
            )
            sign = 1 if side.side is Mark.X else -1
            results = {i: sign * plain.results[each] for i, each in after.items()}
            assert found.results == tuple(map(results.get, range(9)))
            wrong = {i for i in best[board] if results[i] < max(results.values())}
            assert set(map(limits.rules.index, found.mistakes)) == wrong != set()
            lines.append((found.position, found.lost, found.reply))
        for start, chance, line in lines:
            assert chance == near(float(lost[board_of(start)]))
            positions = list(accumulate(line, Position.play, initial=start))
            for position, square in zip(positions, line, strict=False):
                own = best[board_of(position)] if position.to_move is side.side else range(9)
                assert limits.rules.index(square) in own
            outcome = positions[-1].outcome
            assert outcome is not None
            assert (outcome.winner is side.side.other) == (chance > 0)


def test_positions_of_larger_boards_agree_with_the_engine() -> None:
    """On 4×4 with two in a row, the best squares in random games are those of the engine."""
    rules, spec, random = Rules(4, 2), "mc:current=1,other=2", Random(3)
    table, player = table_of(spec, rules), parse_spec(f"{spec},exact").make()
    for _ in range(20):
        position = Position.start(rules)
        while position.outcome is None:
            layer, row, squares = table.find(position)
            best = {rules.index(square) for square in player.decide(position).best}
            assert {i for i in range(16) if layer.best[row, squares[i]]} == best
            wins = layer.result[row] == (1 if position.to_move is Mark.X else -1)
            assert ("win" in engine.solve(position).values()) == wins
            position = position.play(random.choice(position.empty_squares))


def test_who_takes_the_first_square_sees_turned_boards_differently(plain: Plain) -> None:
    """If the player takes the first of equal squares, rotations are counted separately."""
    limits = limits_of("forward:equal=first", Rules(3, reverse=plain.reverse))
    assert limits.position_count == 5478
    best = best_of(plain, "forward")
    for found in (each for side in limits.sides for each in side.positions):
        assert list(map(limits.rules.index, found.thought.best)) == [
            min(best[board_of(found.position)])
        ]
    with refused(size=4):
        limits_of("forward:equal=first", Rules(4))


# What is shown and kept --------------------------------------------------------------------------


@pytest.fixture(scope="module")
def steps() -> list[Limits]:
    """Return all that is found of Monte Carlo with equal weights on 3×3."""
    return list(LimitsStudy(parse_spec("mc:current=1,other=1"), Rules(3)).find())


def test_progress_goes_through_all_layers(steps: list[Limits]) -> None:
    """The share done never falls, has small steps and ends at 1; before that nothing is saved."""
    shares, counts = [step.share for step in steps], [step.position_count for step in steps]
    assert (shares, counts) == (sorted(shares), sorted(counts))
    assert (shares[-1], counts[-1]) == (1.0, 765)
    assert max(later - sooner for sooner, later in pairwise(shares)) < 0.25
    assert [step.done for step in steps if step.done] == [765]


def test_the_table_has_a_row_for_each_position(steps: list[Limits]) -> None:
    """It has what the JSON has, which commands show; certainty is exact, and so not 1.0."""
    (row,) = (row for row in steps[-1].table() if row["board"] == "OX./.X./...")
    assert "|".join(map(str, row.values())) == "O|OX./.X./...|a3 b3|a3|1|0.5|a3 a2 b3 c2"


CHOICES = """
a1 = 0 1 = a1 ; b1
a1 = -1 0 = a1 ; b1
a1 b1 = -1 1 = a1 ; b1
a1 b1 c1 = 0 -1 1 1 1 1 1 -1 0 = a1 or b1 ; c1 or a2 or b2 or c2
"""
"""The squares that a player chooses among, their results, its mistakes, and better moves."""


def test_the_worst_mistake_and_four_better_moves_are_named(steps: list[Limits]) -> None:
    """A position tells the first of the worst moves, and at most four that are better."""
    opening = steps[-1].opening
    assert opening is not None
    for row in CHOICES.strip().splitlines():
        names, numbers, named = row.split(" = ")
        best = tuple((0, "abc".index(name[0])) for name in names.split())
        results = *map(int, numbers.split()), *(-1,) * 9
        found = replace(opening, thought=replace(opening.thought, best=best), results=results[:9])
        told = carried_by(position_text(found))
        assert f"{told['wrong']} ; {told['right']}" == named


def test_mistakes_are_counted_and_a_lost_game_is_told(steps: list[Limits]) -> None:
    """Only a player who always loses is said to lose every time."""
    many = SideLimits(Mark.X, 0.625, ((0, 0), (1, 1)), 1234, 5678, ())
    counts = {"side": "X", "own": "1,234", "others": "5,678"}
    assert carried_by(mistakes_text(many)) == counts | {"moves": "a1 b2"}
    assert carried_by(mistakes_text(replace(many, lost=0.0))) == counts
    texts = [lost_text(many), *verdicts(steps[-1])]
    assert len({text.source for text in texts}) == len(texts) == 3


def test_the_best_reply_wins_as_often_as_is_proven(plain: Plain) -> None:
    """As a player it beats the exact one, on either side, within 4.5 standard errors."""
    rules, weights = Rules(3, reverse=plain.reverse), "current=1,other=2"
    limits = limits_of(f"mc:{weights}", rules)
    players = f"mc:exact,{weights}", limits.best_reply or ""
    for side, (x, o) in zip(limits.sides, (players, players[::-1]), strict=True):
        games = play_block(Block(0, x, o, rules, 1, tuple(range(200))), seconds=60)
        lost = sum(game.winner is side.side.other for game in games)
        assert abs(lost - 200 * side.lost) <= 4.5 * (200 * side.lost * (1 - side.lost)) ** 0.5
