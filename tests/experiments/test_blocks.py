"""How the games of a run are divided into blocks, and in which order blocks are handed out."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from tests.experiments.invented import ended
from tttmc_app.core import Mark, Rules
from tttmc_app.experiments.conduct import Conduct
from tttmc_app.experiments.games import Block, Engine
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.recipe import BLOCK, AnyPlan
from tttmc_app.experiments.recipe import LONGEST_BLOCK as LONG
from tttmc_app.experiments.running import BlockQueue
from tttmc_app.experiments.settings import MAX_GAMES
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players import parse_spec

MC, RANDOM, TREE = map(parse_spec, ("mc:trials=5", "random", "tree"))
SWEEP = SweepPlan(MC, "trials", (5, 20), RANDOM, None, 5, Rules(4, 3, reverse=True), 3)
TOURNAMENT = TournamentPlan((MC, RANDOM, TREE), 5, Rules(3), 9, opening=2, ends_proven=True)
MATCH = MatchPlan(MC, RANDOM, 401, Rules(3), seed=3, opening=2, sprt=(0.0, 5.0))
PLANS: list[Any] = [SWEEP, TOURNAMENT, MATCH]
KNOWN = tuple((str(n), f"o{n}") for n in range(6))
EVERY_PLAN = pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.kind)


@EVERY_PLAN
@pytest.mark.parametrize("done", [(), (0, 7, 9), tuple(range(4))])
def test_each_game_that_is_left_is_in_one_block(plan: AnyPlan, done: tuple[int, ...]) -> None:
    """With it are its players, seed, conduct, engine, and what its players know."""
    engine, pairings = Engine("0.1", "other-2"), plan.pairings
    blocks = list(plan.blocks(done, KNOWN[: len(pairings)], engine))
    numbers = [block.offset + number for block in blocks for number in block.numbers]
    assert sorted([*numbers, *done]) == list(range(plan.games))
    assert len({pairing.seed for pairing in pairings}) == len(pairings)
    for block in blocks:
        at, pairing = block.pairing, pairings[block.pairing]
        offset = sum(each.games for each in pairings[:at])
        settings = (pairing.x.text, pairing.o.text, plan.rules, pairing.seed, ())
        known = (KNOWN[at], engine, pairing.conduct)
        assert replace(block, numbers=()) == Block(at, *settings, offset, *known)
    assert {block.engine for block in plan.blocks()} == {Engine()}


def test_who_plays_whom() -> None:
    """A player on both sides is X in one game more than O; openings are the same on both sides."""
    one, both = replace(SWEEP, values=(5,)), TournamentPlan((MC, RANDOM), 5)
    (five,) = one.players
    plans: list[tuple[AnyPlan, list[object]]] = [
        (one, [(five, RANDOM, 3), (RANDOM, five, 2)]),
        (replace(one, against=None), [(five, five, 5)]),
        (replace(one, side=Mark.O), [(RANDOM, five, 5)]),
        (both, [(MC, RANDOM, 3), (RANDOM, MC, 2)]),
        (replace(both, games_each=1), [(MC, RANDOM, 1)]),
        (MATCH, [(MC, RANDOM, 201), (RANDOM, MC, 200)]),
    ]
    for plan, expected in plans:
        assert [(each.x, each.o, each.games) for each in plan.pairings] == expected
    conducts = [{pairing.conduct for pairing in plan.pairings} for plan in PLANS]
    assert conducts == [{Conduct()}, {Conduct(2, 9, ends_proven=True)}, {Conduct(2, 3)}]


def test_a_game_is_the_same_in_other_runs() -> None:
    """A value's seed doesn't depend on other values, nor a pair's on the number of games."""

    def seeds(plan: AnyPlan) -> list[int]:
        return [pairing.seed for pairing in plan.pairings]

    assert seeds(replace(SWEEP, values=(20,))) == seeds(SWEEP)[2:]
    assert seeds(replace(TOURNAMENT, games_each=9)) == seeds(TOURNAMENT)
    others = [(plan, replace(plan, seed=4)) for plan in PLANS]
    for one, two in (*others, (SWEEP, replace(SWEEP, parameter="other"))):
        assert not set(seeds(one)) & set(seeds(two))


def test_blocks_have_a_length_that_suits_the_run() -> None:
    """Pairings take turns; long runs have long blocks, made as needed."""
    short = TournamentPlan((MC, RANDOM), 401)
    largest = SweepPlan(values=(1, 2), games_each=MAX_GAMES // 2)
    for plan, done, shapes in (
        (short, range(0), [(0, 0, BLOCK), (1, 0, BLOCK), (0, 100, BLOCK)]),
        (short, range(50, 250), [(0, 0, 50), (1, 49, 100), (1, 149, 51)]),
        (largest, range(50), [(0, 50, LONG), (1, 0, LONG), (0, 50 + LONG, LONG)]),
    ):
        blocks = islice(plan.blocks(done), 3)
        assert [(each.pairing, each.numbers[0], len(each.numbers)) for each in blocks] == shapes


def test_both_sides_advance_alike() -> None:
    """What is left of a block waits until the other side has as many games."""
    blocks, rests = BlockQueue(MatchPlan(MC, RANDOM, 200).blocks()), list[Block]()
    for pairing, finished in enumerate((30, 20)):
        block = blocks.take()
        assert block is not None
        rest = block.without(tuple(ended(block.offset + n, pairing, "x") for n in range(finished)))
        assert rest is not None
        rests.append(rest)
        blocks.give_back(rest)
    assert [blocks.take(), blocks.take(), blocks.take()] == [*reversed(rests), None]
