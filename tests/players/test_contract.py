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
from tttmc_app.core import GameRecord, Mark, Position, Rules, Thought, TttmcError, parse_square
from tttmc_app.engine import backends
from tttmc_app.players import PLAYER_KINDS, parse_spec

MACHINES = """
mc:trials=400000,other=2
mc:exact
mc:trials=900,sure=99
forward:samples=20000
forward:samples=9,tie=0.5,equal=first
learner:symmetry
uct:simulations=3000
tree:simulations=9000
perfect:nodes=2000,simulations=300
exploit:other=1
level:level=easy
level:level=hard
course:{folder}/mine.py
engine:{folder}/brain,turn=30
random
"""
BOARDS = [
    Position.parse("X../.O./..X"),
    Position.parse("X.O/.../.X.", Rules(3, reverse=True), "o"),
    Position.start(Rules(1)),
    Position.parse("X....O/.O..../...X../....../....../......", Rules(6, 5)),
]


def test_every_kind_is_here() -> None:
    """The contracts below run over the registry."""
    kinds = {text.partition(":")[0] for text in MACHINES.split()}
    assert kinds == {kind.name for kind in PLAYER_KINDS if kind.make is not None}


@pytest.mark.parametrize("text", MACHINES.split())
def test_every_machine_thinks_to_a_move(text: str, tmp_path: Path) -> None:
    """It moves legally in any position, rates empty squares only, and repeats itself by its seed.

    More threads, and thoughts that were stopped at any point, change nothing; nothing is left.
    """
    if sys.platform == "win32" and text.startswith("engine"):
        pytest.skip("a script is no program there")
    write_file(tmp_path / "mine.py")
    write_engine(tmp_path / "brain")
    spec = parse_spec(text.format(folder=tmp_path))
    for position in BOARDS[:1] if "course" in text else BOARDS:  # whose process starts slowly
        rules, empty = position.rules, position.empty_squares
        if spec.obstacle(rules) or ("exact" in text and rules.size > 4):
            continue
        player = spec.make()
        *before, last = thoughts = list(player.think(position, 5))
        assert not any(thought.decided for thought in before)
        assert thoughts == sorted(thoughts, key=lambda thought: thought.trials)
        for thought in thoughts:
            assert (thought.side, thought.seed) == (position.to_move, 0 if "learner" in text else 5)
            assert thought.target is None or thought.trials <= thought.target
            assert {*thought.best} <= {*empty}
            for values in (thought.values, thought.errors or thought.values):
                rated = sum(1 << i for i, value in enumerate(values) if value is not None)
                assert (rated & ~position.empty, len(values)) == (0, rules.square_count)
        assert last.move in empty
        if spec.kind.name in ("mc", "forward", "learner", "course"):  # searches leave some out
            assert last.values.count(None) == rules.square_count - len(empty)
        assert last.move in last.best or last.best == () or spec.kind.name == "course"
        known = player.knowledge(rules)
        for again, steps in product((player, spec.make().with_threads(3)), (1, 3)):
            stopped = cast("Generator[Thought]", again.think(position, 5))
            list(islice(stopped, steps))
            stopped.close()
            *_, found = again.think(position, 5)
            assert (found.move, found.values, found.best) == (last.move, last.values, last.best)
            assert (found.tally, again.knowledge(rules)) == (last.tally, known)
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


@pytest.mark.parametrize("text", ["learner", "course", "engine", "mc:sure=90", "mc:exact"])
def test_what_the_kernel_cannot_play(text: str) -> None:
    """Programs, learners, bets and long calculations stay in Python."""
    assert parse_spec(text).make().compiled(Rules(5)) is None


CHANCES = """
random           XO./.X./..O known
level:level=easy XO./.X./..O known
mc:exact         ../..       known
mc:exact         .X./.O./... known
mc:exact         ...../...../...../...../.....
mc               ../..
mc:sure=90       ../..
forward          ../..
uct              ../..
tree             ../..
perfect          ../..
level            ../..
"""


@pytest.mark.parametrize("row", CHANCES.strip().splitlines())
def test_known_chances_are_those_of_its_moves(row: str) -> None:
    """They are how often each move is chosen over many seeds; 4.5 standard errors are allowed.

    Chances without a closed form, or that take long to calculate, aren't given.
    """
    text, board, *known = row.split()
    position, player = Position.parse(board), parse_spec(text).make()
    chances = player.chances(position)
    assert (chances is not None) is bool(known)
    moves = Counter(player.choose(position, seed) for seed in range(400 * len(known)))
    assert set(moves) == set(chances or ())
    for square, chance in (chances or {}).items():
        assert abs(moves[square] - 400 * chance) <= 4.5 * (400 * chance * (1 - chance)) ** 0.5


BUSY = """
random     |                    |         |
learner    |                    |         |
course     |                    |         |
engine     |                    |         |
mc         | samples            | samples | samples
forward    | samples            | samples | samples
mc:sure=90 | always             | always  | always
perfect    | always             | searches| always
uct        | searches           | searches| searches
tree       |                    |         |
level      |                    |         |
"""


@pytest.mark.parametrize("compiled", ["", "samples", "searches", "samples searches"])
def test_what_keeps_the_interpreter_busy_says_so(
    compiled: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bets, and searches beyond 64 empty squares, run in Python even if all else is compiled.

    The columns: anywhere, with 64 empty squares, and with 81.
    """
    monkeypatch.setattr(engine, "SAMPLES_IN_PYTHON", "samples" not in compiled)
    monkeypatch.setattr(engine, "SEARCHES_IN_PYTHON", "searches" not in compiled)
    in_python = {"always", "samples", "searches"} - set(compiled.split())
    for row in BUSY.strip().splitlines():
        text, *reasons = row.split("|")
        player = parse_spec(text.strip()).make()
        here = [player.holds_interpreter_at(Position.start(Rules(n, 5))) for n in (8, 9)]
        expected = [not in_python.isdisjoint(reason.split()) for reason in reasons]
        assert [player.holds_interpreter, *here] == expected
        assert player.keeps_proofs is text.startswith("perfect")


@pytest.mark.parametrize(
    ("text", "sizes"),
    [
        ("tree", ""),
        ("perfect", "3 4"),
        ("level:level=unbeatable", "3 4"),
        ("level:level=easy", "3 4 5 9"),
        ("uct:simulations=5", "3 4 5 9"),
        ("mc:trials=5", "3 4 5 9"),
    ],
)
def test_without_the_kernel_players_play_or_say_what_they_need(
    text: str, sizes: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where plain Python can't do a player's work, it is refused before it thinks."""
    monkeypatch.setattr(backends, "CHOSEN", backends.choose("python"))
    spec = parse_spec(text)
    for size in (3, 4, 5, 9):
        start = Position.start(Rules(size))
        assert (spec.obstacle(start.rules) is None) is (str(size) in sizes)
        if spec.obstacle(start.rules) is None:
            assert spec.make().choose(start, 1) in start.empty_squares
    if not sizes:
        with pytest.raises(TttmcError):
            spec.make().choose(Position.start(Rules(3)), 1)


OBVIOUS = """
mc:trials=1000      XX./OO./... c1
mc:trials=1000      XX./.O./O.. c1
mc:trials=1000      OO./X../X.. c1
mc:trials=1000      X.X/OO./XOO c2 reverse
mc:trials=1000      XX./O../O.. b2
forward:samples=200 XX./OO./... c1
forward:samples=200 OO./X../X.. c1
forward:samples=200 X.X/OO./XOO c2 reverse
uct:simulations=800  XX./OO./... c1
uct:simulations=800  XX./.O./O.. c1
uct:simulations=400  X.X/OO./XOO c2 reverse
tree:simulations=400 XX./OO./... c1
tree:simulations=400 XX./.O./O.. c1
tree:simulations=400 X.X/OO./XOO c2 reverse
exploit              XX./OO./... c1
exploit              XX./.O./O.. c1
exploit              O.O/OX./XOX b1
level:level=hard     ......./......./.OXXXX./..OOO../......./......./....... g3
level:level=hard     ......./......./.XOOOO./..XXX../......./......./....... g3
perfect:nodes=2000,simulations=200 X....../X....../OOOO..X/......./......./......./....... e3
"""


@pytest.mark.parametrize("row", OBVIOUS.strip().splitlines())
def test_obvious_moves(row: str) -> None:
    """Lines are completed, blocked or left open; the course's scores prefer b2 to the win."""
    text, board, name, *reverse = row.split()
    size = board.count("/") + 1
    position = Position.parse(board, Rules(size, min(size, 5), bool(reverse)), "x")
    moves = {parse_spec(text).make().choose(position, seed) for seed in range(4)}
    assert moves == {parse_square(name, position.rules)}
