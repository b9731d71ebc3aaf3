"""Levels: different machines for each board, and Unbeatable only where that is proven."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

import pytest

from tests.players.obvious import obvious_tasks
from tttmc_app import engine
from tttmc_app.core import Mark, Position, Rules, Square, Text, Thought, TttmcError, Weights
from tttmc_app.core.thought import thought_without_values
from tttmc_app.players import Player, parse_spec
from tttmc_app.players.forward import ForwardSampling
from tttmc_app.players.level import Alert, Level, LevelPlayer, is_proven, player_of, why_not
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.players.perfect import Perfect
from tttmc_app.players.random_player import RandomPlayer
from tttmc_app.players.tree import TreeSearch
from tttmc_app.session import play_game

BOARDS = [Rules(1), Rules(3), Rules(3, reverse=True), Rules(5, 4), Rules(9, 5), Rules(25, 5)]


@pytest.mark.parametrize("rules", BOARDS, ids=Rules.describe)
def test_every_board_has_its_levels(rules: Rules) -> None:
    """On each board the three levels are three different machines, and each can move."""
    levels = [Level.EASY, Level.MEDIUM, Level.HARD]
    assert len({player_of(level, rules) for level in levels}) == 3
    for level in levels:
        *_, thought = LevelPlayer(level).think(Position.start(rules), 1)
        assert thought.move is not None
        assert LevelPlayer(level).compiled(rules) == player_of(level, rules).compiled(rules)


def mc(trials: int) -> MonteCarlo:
    """Return a Monte Carlo player with the usual weights."""
    return MonteCarlo(trials, Weights(1.0, 2.0), exact=False, sure=None)


SMALL = (RandomPlayer(), mc(1), Alert(RandomPlayer()))
SMALL_REVERSE = (ForwardSampling(1, True, True), mc(6), mc(200))
MIDDLE = (mc(3), Alert(mc(30)), TreeSearch(1000))
LARGE = (mc(10), Alert(mc(200)), TreeSearch(20_000))


def test_the_machine_of_every_level() -> None:
    """The boards up to 3×3, up to 6×6 and the larger ones have machines of their own."""
    for size in range(1, 26):
        for reverse in (False, True):
            for length in {size, min(3, size)}:
                rules = Rules(size, length, reverse)
                small = SMALL_REVERSE if reverse else SMALL
                expected = small if size <= 3 else MIDDLE if size <= 6 else LARGE
                found = [player_of(each, rules) for each in (Level.EASY, Level.MEDIUM, Level.HARD)]
                assert found == list(expected)
                proven = size in (3, 4) and length == size
                assert is_proven(rules) == proven
                reason = (
                    None if proven else "unbeatable is proven only on 3×3 and 4×4 with full lines"
                )
                for level in Level:
                    told = why_not(level, rules)
                    wanted = reason if level is Level.UNBEATABLE else None
                    assert (None if told is None else str(told)) == wanted
                if proven:
                    machine = player_of(Level.UNBEATABLE, rules)
                    assert machine == Perfect(300_000, 100)
                    assert machine is player_of(Level.UNBEATABLE, Rules(3))
                    continue
                with pytest.raises(TttmcError) as caught:
                    player_of(Level.UNBEATABLE, rules)
                assert (
                    str(caught.value) == f"{reason}: on {rules.describe()} choose level:level=hard"
                )
    assert (LevelPlayer(), [*Level]) == (
        LevelPlayer(Level.MEDIUM),
        ["easy", "medium", "hard", "unbeatable"],
    )


@dataclass(frozen=True)
class Fixed(Player):
    """A machine that chooses the last empty square, after a thought without a move."""

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield a thought, and then the move."""
        thought = replace(
            thought_without_values(position, seed, Text("Its own.")), best=((0, 0),), trials=7
        )
        yield thought
        yield replace(thought, trials=8, move=position.empty_squares[-1])


@pytest.mark.parametrize(
    ("board", "rules", "side", "must"),
    [
        ("OO./XX./...", Rules(), "x", (1, 2)),
        ("OO./XX./...", Rules(), "o", (0, 2)),
        ("O.O/X../..X", Rules(), "x", (0, 1)),
        ("O../X../OX.", Rules(), "x", None),  # its line is occupied
        (".../.X./...", Rules(), "o", None),
        ("OO./XX./...", Rules(3, reverse=True), "x", None),
        (".OO./X.../..../...X", Rules(4, 3), "x", (0, 0)),
        ("OOX./..../.X../....", Rules(4, 3), "x", None),
        ("OO.../..X../...../X...X/.....", Rules(5, 4), "x", None),
        ("OOO../..X../..X../X...X/.....", Rules(5, 4), "x", (0, 3)),
    ],
)
def test_an_alert_player_replaces_only_the_move(
    board: str, rules: Rules, side: str, must: Square | None
) -> None:
    """It completes its own line or else blocks one; otherwise its thoughts stay."""
    position = Position.parse(board, rules, side)
    own = list(Fixed().think(position, 5))
    if must is not None:
        note = Text("The only move to consider.")
        own = [replace(thought, best=(must,), note=note) for thought in own]
        own[1] = replace(own[1], move=must)
    assert list(Alert(Fixed()).think(position, 5)) == own


def test_a_level_is_its_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its thoughts, chances and work are those of the machine for the current board and level."""
    small, large = "X../.O./...", "X.../.O../..../...."
    for level, text in ((Level.EASY, small), (Level.EASY, large), (Level.MEDIUM, large)):
        position = Position.parse(text)
        player, machine = LevelPlayer(level), player_of(level, position.rules)
        assert list(player.think(position, 9)) == list(machine.think(position, 9))
        assert player.chances(position) == machine.chances(position)
    assert LevelPlayer(Level.EASY).chances(Position.parse("XO./XO./OX.")) == {
        (0, 2): 1 / 3,
        (1, 2): 1 / 3,
        (2, 2): 1 / 3,
    }
    start = Position.start(Rules(4))
    for samples, searches in ((False, False), (True, False), (False, True)):
        monkeypatch.setattr(engine, "SAMPLES_IN_PYTHON", samples)
        monkeypatch.setattr(engine, "SEARCHES_IN_PYTHON", searches)
        assert [LevelPlayer(level).holds_interpreter for level in Level] == [
            samples or searches
        ] * 4
        here = [LevelPlayer(level).holds_interpreter_at(start) for level in Level]
        assert here == [samples, samples, searches, searches]


def test_boards_of_similar_size_share_a_machine() -> None:
    """Up to 6×6 a level keeps the 5×5 machine; larger boards have a stronger one."""
    for level in (Level.EASY, Level.MEDIUM, Level.HARD):
        five, six, seven = (player_of(level, Rules(size, 4)) for size in (5, 6, 7))
        assert five == six != seven


def test_it_wins_rather_than_blocks() -> None:
    """A level that sees lines completes its own before it blocks the other side's."""
    position = Position.parse("OO./XX./...", to_move="x")
    *_, thought = LevelPlayer(Level.HARD).think(position, 1)
    assert thought.move == (1, 2)


def test_unbeatable_is_refused_where_it_is_not_proven() -> None:
    """Where Unbeatable isn't proven it is refused, and the error names the boards that offer it."""
    for rules in (Rules(4, 3), Rules(5), Rules(9, 5)):
        with pytest.raises(TttmcError, match="unbeatable is proven only on 3×3 and 4×4"):
            next(LevelPlayer(Level.UNBEATABLE).think(Position.start(rules), 1))


@pytest.mark.parametrize("rules", [Rules(n, n, r) for n in (3, 4) for r in (False, True)])
def test_unbeatable_does_not_lose(rules: Rules) -> None:
    """Where Unbeatable is offered, it loses no game as X or as O."""
    machine, other = LevelPlayer(Level.UNBEATABLE), parse_spec("tree:simulations=300").make()
    for seed in range(4):
        side = (Mark.X, Mark.O)[seed % 2]
        players = (machine, other) if side is Mark.X else (other, machine)
        record = play_game(Position.start(rules), players, ("a", "b"), seed)
        assert record.result is not None
        assert record.result.winner is not side.other


def test_each_level_beats_the_one_below() -> None:
    """On 3×3 every level scores more points than the one below it, over 60 games."""
    for weak, strong in pairwise(map(LevelPlayer, Level)):
        points = 0.0
        for seed in range(60):
            side = (Mark.X, Mark.O)[seed % 2]
            players = (strong, weak) if side is Mark.X else (weak, strong)
            result = play_game(Position.start(Rules()), players, ("a", "b"), seed).result
            assert result is not None
            points += 0.5 if result.winner is None else result.winner is side
        assert points > 33


@pytest.mark.parametrize("rules", [Rules(9, 5), Rules(15, 5), Rules(19, 5)], ids=Rules.describe)
def test_hard_takes_wins_blocks_lines_and_finishes_attacks(rules: Rules) -> None:
    """Hard misses no win in one move, no forced block and no win by continuous threats."""
    hard = LevelPlayer(Level.HARD)
    for task in obvious_tasks(rules, each=6, seed=rules.size):
        *_, thought = hard.think(task.position, 1)
        assert thought.move is not None
        assert task.is_solved_by(thought.move)


def test_a_level_falls_to_the_highest_possible() -> None:
    """Where Unbeatable isn't offered, Hard replaces it; other levels stay."""
    for level, fitted in (("unbeatable", "hard"), ("medium", "medium")):
        spec = parse_spec(f"level:level={level}").fitted(Rules(5, 4))
        assert spec.value("level") == fitted
