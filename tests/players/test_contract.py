"""What every kind of machine keeps to, whatever it calculates."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Generator
from itertools import islice, product
from pathlib import Path
from typing import cast

import pytest

from tests.players.programs import write_engine, write_file
from tests.student_processes import bearers
from tttmc_app import engine
from tttmc_app.core import GameRecord, Mark, Position, Rules, Thought
from tttmc_app.experiments.games import Block, play_block, play_in_python
from tttmc_app.players import PLAYER_KINDS, Player, parse_spec

MACHINES = {
    "mc": ("mc:trials=400000,other=2", "mc:exact", "mc:trials=900,sure=99"),
    "forward": ("forward:samples=20000", "forward:samples=9,tie=0,equal=first"),
    "learner": ("learner:symmetry",),
    "tree": ("tree:simulations=9000",),
    "perfect": ("perfect:nodes=2000,simulations=300",),
    "level": ("level:level=easy", "level:level=hard"),
    "course": ("course:{folder}/mine.py",),
    "engine": ("engine:{folder}/brain,turn=30",),
    "random": ("random",),
}
RATE_ALL = ("mc", "forward", "learner", "course")
"""Kinds that rate every empty square; searches leave some out."""
BOARDS = [
    Position.parse("X../.O./..X"),
    Position.parse("X.O/.../.X.", Rules(3, reverse=True), "o"),
    Position.start(Rules(1)),
    Position.parse("X....O/.O..../...X../....../....../......", Rules(6, 5)),
]


def test_every_kind_is_here() -> None:
    """The contracts below run over the registry."""
    assert set(MACHINES) == {kind.name for kind in PLAYER_KINDS if kind.make is not None}


def last_of(player: Player, position: Position, seed: int) -> Thought:
    """Return the last thought, without what only the computer's speed decides."""
    return list(player.think(position, seed))[-1]


@pytest.mark.parametrize("text", [text for texts in MACHINES.values() for text in texts])
def test_every_machine_thinks_to_a_move(text: str, tmp_path: Path) -> None:
    """It moves legally in any position, rates empty squares only, and repeats itself by its seed.

    More threads, and thoughts that were stopped at any point, change nothing; nothing is left.
    """
    if sys.platform == "win32" and text.startswith("engine"):
        pytest.skip("a script is no program there")
    write_file(tmp_path / "mine.py")
    write_engine(tmp_path / "brain")
    spec = parse_spec(text.format(folder=tmp_path))
    for position in BOARDS:
        if spec.obstacle(position.rules) or ("exact" in text and position.rules.size > 4):
            continue
        if "course" in text and position is not BOARDS[0]:
            continue  # each start of its process takes long
        player, empty = spec.make(), position.empty_squares
        *before, last = player.think(position, 5)
        assert not any(thought.decided for thought in before)
        trials = [thought.trials for thought in (*before, last)]
        assert trials == sorted(trials)
        for thought in (*before, last):
            assert (thought.side, thought.seed) == (position.to_move, 0 if "learner" in text else 5)
            assert thought.target is None or thought.trials <= thought.target
            assert set(thought.best) <= set(empty)
            for values in (thought.values, thought.errors or thought.values):
                rated = sum(1 << i for i, value in enumerate(values) if value is not None)
                assert rated & ~position.empty == 0
                assert len(values) == position.rules.square_count
        assert last.move in empty
        if spec.kind.name in RATE_ALL:
            assert None not in (last.values[position.rules.index(square)] for square in empty)
        assert last.move in last.best or last.best == () or spec.kind.name == "course"
        known = player.knowledge(position.rules)
        for again in (player, spec.make().with_threads(3)):
            for steps in (1, 3):
                stopped = cast("Generator[Thought]", again.think(position, 5))
                list(islice(stopped, steps))
                stopped.close()
            found = last_of(again, position, 5)
            assert (found.move, found.values, found.best) == (last.move, last.values, last.best)
            assert found.tally == last.tally
            assert again.knowledge(position.rules) == known
            again.finished(GameRecord.begin(position, ("a", "b"), 1), Mark.X)
            again.close()
        assert bearers() == []


@pytest.mark.parametrize(
    "text", ["random", "mc:trials=20", "mc:trials=40,sure=90", "forward:samples=9", "tree"]
)
def test_other_seeds_give_other_moves(text: str) -> None:
    """Where chance decides, not every seed leads to the same move."""
    start, player = Position.start(Rules(5, 4)), parse_spec(text).make()
    thoughts = [player.decide(start, seed) for seed in range(20)]
    assert len({(thought.move, thought.values) for thought in thoughts}) > 1


IN_KERNEL = (
    *("random", "mc:trials=7,current=3,other=5", "mc:exact,current=2", "forward:samples=4,tie=0"),
    *("forward:samples=5,equal=first", "tree:simulations=30", "level:level=easy"),
    *("perfect:nodes=90,simulations=20", "perfect:nodes=5000,simulations=9"),
)


@pytest.mark.skipif(engine.SAMPLES_IN_PYTHON or engine.SEARCHES_IN_PYTHON, reason="not built")
@pytest.mark.parametrize("rules", [Rules(3), Rules(4, 3, reverse=True)], ids=Rules.describe)
def test_the_kernel_plays_the_same_games(rules: Rules) -> None:
    """In whole games, the kernel chooses the moves of `think`, from the same seeds."""
    for x, o in product(IN_KERNEL, IN_KERNEL[:2]):
        players = (parse_spec(x).make(), parse_spec(o).make())
        assert all(player.compiled(rules) is not None for player in players)
        block = Block(0, x, o, rules, 7, (3, 4))
        compiled, played = play_block(block, seconds=600), play_in_python(block, players, bool, 600)
        assert [game.untimed for game in compiled] == [game.untimed for game in played]


@pytest.mark.parametrize("text", ["learner", "course", "engine", "mc:sure=90", "mc:exact"])
def test_what_the_kernel_cannot_play(text: str) -> None:
    """Programs, learners, bets and long calculations stay in Python."""
    assert parse_spec(text).make().compiled(Rules(5)) is None


def test_known_chances_are_those_of_its_moves() -> None:
    """They are how often each move is chosen over many seeds; 4.5 standard errors are allowed.

    Chances without a closed form, or that take long to calculate, aren't given.
    """
    for text, board, is_known in (
        *(("random", "XO./.X./..O", True), ("level:level=easy", "XO./.X./..O", True)),
        *(("mc:exact", "../..", True), ("mc:exact", ".X./.O./...", True)),
        *(("mc:exact", "...../...../...../...../.....", False), ("mc", "../..", False)),
        *((text, "../..", False) for text in ("mc:sure=90", "forward", "tree", "perfect", "level")),
    ):
        position, player = Position.parse(board), parse_spec(text).make()
        chances = player.chances(position)
        assert (chances is not None) is is_known
        moves = Counter(player.choose(position, seed) for seed in range(400 * is_known))
        assert set(moves) == set(chances or ())
        for square, chance in (chances or {}).items():
            assert abs(moves[square] - 400 * chance) <= 4.5 * (400 * chance * (1 - chance)) ** 0.5


@pytest.mark.parametrize("samples", [False, True])
@pytest.mark.parametrize("searches", [False, True])
def test_what_keeps_the_interpreter_busy_says_so(
    samples: bool, searches: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bets, and searches beyond 64 empty squares, run in Python even if all else is compiled."""
    monkeypatch.setattr(engine, "SAMPLES_IN_PYTHON", samples)
    monkeypatch.setattr(engine, "SEARCHES_IN_PYTHON", searches)
    for text, usual, small, large in (
        *((text, False, False, False) for text in ("random", "learner", "course", "engine")),
        *(("mc", samples, samples, samples), ("forward", samples, samples, samples)),
        *(("mc:sure=90", True, True, True), ("perfect", True, searches, True)),
        *(("tree", *(searches,) * 3), ("level", samples or searches, samples, samples)),
    ):
        player = parse_spec(text).make()
        places = [Position.start(Rules(size, 5)) for size in (8, 9)]
        here = [player.holds_interpreter_at(place) for place in places]
        assert (player.holds_interpreter, *here) == (usual, small, large)
        assert player.keeps_proofs is (text == "perfect")


OBVIOUS = """
mc:trials=1000      XX./OO./... c1
mc:trials=1000      XX./.O./O.. c1
mc:trials=1000      OO./X../X.. c1
mc:trials=1000      X.X/OO./XOO c2 reverse
mc:trials=1000      XX./O../O.. b2
forward:samples=200 XX./OO./... c1
forward:samples=200 OO./X../X.. c1
forward:samples=200 X.X/OO./XOO c2 reverse
tree:simulations=400 XX./OO./... c1
tree:simulations=400 XX./.O./O.. c1
tree:simulations=400 X.X/OO./XOO c2 reverse
"""


@pytest.mark.parametrize("row", OBVIOUS.strip().splitlines())
def test_obvious_moves(row: str) -> None:
    """Lines are completed, blocked or left open; the course's scores prefer b2 to the win."""
    text, board, name, *reverse = row.split()
    position = Position.parse(board, Rules(3, reverse=bool(reverse)), "x")
    moves = {parse_spec(text).make().choose(position, seed) for seed in range(4)}
    assert moves == {("123".index(name[1]), "abc".index(name[0]))}
