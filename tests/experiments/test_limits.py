"""Players in the limit of infinitely many trials, checked against an independent search."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import accumulate, pairwise
from math import factorial
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.experiments.plain_limits import Plain
from tests.refusals import carried_by, refused
from tttmc_app import engine
from tttmc_app.core import Mark, Position, Rules
from tttmc_app.experiments.limit_search import judge, rating_of, reach
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.limit_table import PositionTable
from tttmc_app.experiments.limits import (
    Limits,
    SideLimits,
    choice_text,
    lost_text,
    mistakes_text,
    opening_text,
    position_text,
    verdicts,
)
from tttmc_app.players import parse_spec
from tttmc_app.players.monte_carlo import MonteCarlo

FINE = "mc:current=1000,other=0.00000000001"
"""Its scores are whole numbers that machine words hold on the last squares only."""


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


LOST = """
mc:current=1,other=1 = 0 1 1 0
mc:current=1,other=2 = 0 1 1 0
mc:current=1,other=0 = 0 1 1 0
mc:current=0,other=1 = 0 1 1 0
forward = 0 1 1 0
forward:tie=0 = 0 1 1 0.5
"""
"""Players, and how often they lose as X and as O, in normal and in reverse mode."""


@pytest.mark.parametrize("row", LOST.strip().splitlines())
def test_what_becomes_of_players_on_3x3(row: str) -> None:
    """As X the player never loses and as O it always does; in reverse mode it is the opposite."""
    spec, chances = row.split(" = ")
    found = [limits_of(spec, Rules(reverse=reverse)) for reverse in (False, True)]
    assert [side.lost for limits in found for side in limits.sides] == [
        *map(float, chances.split())
    ]
    for limits in found:
        for verdict, side in zip(verdicts(limits), limits.sides, strict=True):
            told = {"side": side.side.value}
            assert carried_by(verdict) == (told | {"share": "50"} if side.lost == 0.5 else told)
            start = Position.start(limits.rules)
            *_, end = accumulate(side.line, Position.play, initial=start)
            outcome = end.outcome
            assert outcome is not None
            assert outcome.winner is (side.side.other if side.lost else None)  # it plays its best
    never, always = verdicts(found[0])
    assert never.source != always.source


def test_who_takes_the_first_square_sees_turned_boards_differently(plain: Plain) -> None:
    """If the player takes the first of equal squares, rotations are counted separately."""
    limits = limits_of("forward:equal=first", Rules(reverse=plain.reverse))
    assert limits.position_count == 5478
    best = plain.best(plain.rates(1))
    for found in (each for side in limits.sides for each in side.positions):
        (square,) = found.thought.best
        assert Rules().index(square) == min(best[found.position.text.replace("/", "")])
    with refused(size=4):
        limits_of("forward:equal=first", Rules(4))


# What is shown and kept --------------------------------------------------------------------------


@pytest.fixture(scope="module")
def steps() -> list[Limits]:
    """Return all that is found of Monte Carlo with equal weights on 3×3."""
    return list(LimitsStudy(parse_spec("mc:current=1,other=1"), Rules()).find())


def test_progress_goes_through_all_layers(steps: list[Limits]) -> None:
    """The share done never falls, has small steps and ends at 1; before that nothing is saved."""
    shares, counts = [step.share for step in steps], [step.position_count for step in steps]
    assert shares == sorted(shares)
    assert (shares[-1], counts[-1]) == (1.0, 765)
    assert max(later - sooner for sooner, later in pairwise(shares)) < 0.25
    assert counts == sorted(counts)
    assert [step.done for step in steps if step.done] == [765]
    assert (steps[0].sides, steps[0].table(), steps[0].as_json()["opening"]) == ((), [], None)


def test_json_and_table_are_what_was_found(steps: list[Limits]) -> None:
    """The JSON has both sides, the opening and the positions; the table has a row for each."""
    limits = steps[-1]
    document = json.loads(json.dumps(limits.as_json()))
    assert (document["player"], document["position_count"]) == ("mc:current=1,other=1", 765)
    side: Any = document["as_o"]
    assert (side["reached"], side["elsewhere"], len(side["positions"])) == (3, 6, 9)
    assert str(side["lost_to_best_reply"]) == "1"  # exact, and so not 1.0
    assert document["opening"]["best"] == [[1, 1]]
    assert (document["opening"]["reached"], document["opening"]["mistakes"]) == (True, [])
    assert document["as_x"]["reached"] == 0
    (at,) = (each for each in side["positions"] if each["board"] == "OX./.X./...")
    lost = at.pop("lost_to_best_reply")
    assert 0 < lost < 1
    assert at.pop("scores")[0][:2] == [None, None]
    assert at == {
        "board": "OX./.X./...",
        "to_move": "O",
        "best": [[2, 0], [2, 1]],
        "results": [[None, None, "loss"], ["loss", None, "loss"], ["loss", "draw", "loss"]],
        "mistakes": [[2, 0]],
        "reached": True,
        "reply": [[2, 0], [1, 0], [2, 1], [1, 2]],
    }
    (row,) = (row for row in limits.table() if row["board"] == "OX./.X./...")
    assert list(map(str, row.values())) == [
        *("O", "OX./.X./...", "a3 b3", "a3", "1", str(lost), "a3 a2 b3 c2")
    ]
    assert [row["reached"] for row in limits.table()] == [0] * 5 + [1] * 3 + [0] * 6


@pytest.mark.parametrize(
    ("spec", "rules"),
    [
        *(("mc:current=2,other=1", Rules(reverse=True)), ("forward:tie=0", Rules())),
        ("forward:equal=first", Rules(2)),
    ],
)
def test_what_is_kept_is_read_back(spec: str, rules: Rules) -> None:
    """Both sides, the opening and every position, with its thought, are read from the JSON."""
    study = LimitsStudy(parse_spec(spec), rules)
    *_, last = study.find()
    assert study.read(json.loads(json.dumps(last.as_json()))) == last


CHOICES = """
a1 = 0 1 = a1 ; b1
a1 = -1 0 = a1 ; b1
a1 b1 = -1 1 = a1 ; b1
a1 b1 c1 = 0 -1 1 1 1 1 1 -1 0 = a1 or b1 ; c1 or a2 or b2 or c2
"""
"""The squares that a player chooses among, their results, its mistakes, and better moves."""


@pytest.mark.parametrize("row", CHOICES.strip().splitlines())
def test_the_worst_mistake_and_four_better_moves_are_named(steps: list[Limits], row: str) -> None:
    """Each kind of mistake has words of its own; an opening says whether it is one, too."""
    names, numbers, named = row.split(" = ")
    best = tuple((0, "abc".index(name[0])) for name in names.split())
    results = *map(int, numbers.split()), *(-1,) * 9
    opening = steps[-1].opening
    assert opening is not None
    thought = replace(opening.thought, best=best)
    found = replace(opening, thought=thought, results=results[:9])
    told, text = carried_by(position_text(found)), choice_text(found).source
    assert f"{told['wrong']} ; {told['right']}" == named
    assert told["count"] == str(len(best))
    assert ("loses" in text, "wins" in text) == (-1 in results[: len(best)], "1" in numbers.split())
    assert ("{count}" in text) is not found.always_errs
    assert opening_text(found).source != opening_text(opening).source
    assert carried_by(opening_text(opening)) == {"squares": "b2"}


def test_mistakes_are_counted_and_a_lost_game_is_told() -> None:
    """Only a player who always loses is said to lose every time."""
    many = SideLimits(Mark.X, 0.625, ((0, 0), (1, 1)), 1234, 5678, ())
    counts = {"own": "1,234", "others": "5,678"}
    assert carried_by(mistakes_text(many)) == counts | {"moves": "a1 b2"}
    assert carried_by(mistakes_text(replace(many, lost=0.0))) == counts
    assert carried_by(lost_text(many)) == {"side": "X", "share": "62.5"}
