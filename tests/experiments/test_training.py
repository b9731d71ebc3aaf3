"""Training a learner: what it learns, and that nothing is lost when it is stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.refusals import refused
from tttmc_app.core import GameRecord, Mark, Position, Rules, Text, derive_seed
from tttmc_app.experiments.training import (
    TRAINING_CHARTS,
    Training,
    TrainingScore,
    train,
)
from tttmc_app.players import Player, PlayerKind, PlayerSpec, Value, parse_spec
from tttmc_app.players.learner import Learner, open_textbook
from tttmc_app.players.mistakes import Blame
from tttmc_app.players.random_player import RandomPlayer
from tttmc_app.session import play_game


@pytest.fixture
def training(tmp_path: Path) -> Training:
    """Return a training run with a new textbook."""
    return Training(tmp_path / "a.textbook", games=300, seed=3)


def finish(training: Training) -> TrainingScore:
    """Carry out a whole training run, and return its score."""
    *_, last = train(training)
    return last


def test_a_killed_training_keeps_its_blocks(tmp_path: Path) -> None:
    """After kill -9 the textbook holds only whole blocks, and training can continue with it."""
    code = (
        "import sys; from pathlib import Path; from tttmc_app.experiments.training import *\n"
        "for score in train(Training(Path(sys.argv[1]), games=1_000, seed=1)):\n"
        "    print(len(score.losses_per_block), flush=True)\n"
    )
    path = tmp_path / "a.textbook"
    child = subprocess.Popen(
        [sys.executable, "-c", code, path], stdout=subprocess.PIPE, encoding="utf-8"
    )
    assert child.stdout is not None
    seen = next(int(line) for line in child.stdout if int(line) >= 3)
    os.kill(child.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
    child.wait(10)
    child.stdout.close()
    book = open_textbook(str(path), Rules())
    assert book.games >= 20 * seen
    assert book.games % 20 == 0
    before = book.games
    book.close()
    finish(Training(path, games=40))
    assert open_textbook(str(path), Rules()).games == before + 40


def test_losses_and_mistakes_are_counted(training: Training) -> None:
    """The blocks' losses add up, each loss adds a mistake, and progress comes every few games."""
    scores = list(train(training))
    last = scores[-1]
    assert (last.games, last.done, len(last.losses_per_block)) == (300, 300, 50)
    assert sum(last.losses_per_block) == last.losses > 20
    book = open_textbook(str(training.textbook), training.rules)
    assert (book.size, book.games) == (last.mistakes, 300)
    assert 0 < last.mistakes <= last.losses
    done = [0, *(score.games for score in scores)]
    assert max(later - sooner for sooner, later in pairwise(done)) <= 16
    assert [score.mistakes for score in scores] == sorted(score.mistakes for score in scores)
    table = last.table()
    assert [row["games"] for row in table] == list(range(6, 301, 6))
    assert [row["losses"] for row in table] == list(last.losses_per_block)
    assert training.read(json.loads(json.dumps(last.as_json()))) == last


def test_a_training_is_repeated_by_its_seed(training: Training, tmp_path: Path) -> None:
    """The same seed gives the same textbook; another seed, blame or symmetry another one."""
    texts: list[list[tuple[str, str]]] = []
    changes: list[dict[str, Any]] = [{}, {}, {"seed": 4}]
    changes += [{"blame": Blame.CHAIN}, {"symmetry": True}]
    for number, change in enumerate(changes):
        again = replace(training, textbook=tmp_path / str(number), **change)
        finish(again)
        texts.append(list(open_textbook(str(again.textbook), again.rules).entries()))
    first, same, *others = texts
    assert first == same
    assert first not in others


def test_whoever_stops_keeps_what_was_learnt(training: Training) -> None:
    """What the unfinished block has learnt is saved, and shown before that."""
    scores = train(replace(training, games=100_000))
    *early, score = islice(scores, 20)
    assert early[0].mistakes > 0
    assert score.losses_per_block == ()
    scores.close()  # type: ignore[attr-defined]  # a generator, though it is declared an iterator
    book = open_textbook(str(training.textbook), training.rules)
    assert (book.games, book.size) == (score.games, score.mistakes) == (320, score.mistakes)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"games": 0}, {"games": 0}),
        ({"opponent": parse_spec("human")}, {}),
        ({"rules": Rules(4)}, {}),
    ],
)
def test_what_is_refused(
    training: Training, change: dict[str, Any], told: dict[str, object]
) -> None:
    """No games, a human opponent and a textbook for other rules are refused before a game."""
    finish(replace(training, games=2))
    with refused(**told):
        next(train(replace(training, **change)))


@pytest.mark.parametrize("side", [Mark.X, Mark.O, None])
def test_only_lost_games_are_losses(
    training: Training, side: Mark | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ties and wins aren't losses; the learner has its side, or X and O in turn."""
    records: list[tuple[Mark, Mark | None]] = []

    def played(
        start: Position, players: tuple[Player, Player], names: tuple[str, str], seed: int
    ) -> GameRecord:
        record = play_game(start, players, names, seed)
        assert record.result is not None
        assert seed == derive_seed(3, "game", len(records))
        own = Mark.X if isinstance(players[0], Learner) else Mark.O
        records.append((own, record.result.winner))
        return record

    monkeypatch.setattr("tttmc_app.experiments.training.play_game", played)
    last = finish(replace(training, games=30, side=side, opponent=parse_spec("mc:trials=20")))
    turns = (side,) if side else tuple(Mark)
    assert [own for own, _ in records] == [turns[n % len(turns)] for n in range(30)]
    assert last.losses_per_block == tuple(int(winner is own.other) for own, winner in records)
    assert None in [winner for _, winner in records]


@pytest.mark.parametrize(("games", "block"), [(50, 1), (51, 2), (10**6, 1000)])
def test_a_block_is_a_fiftieth_of_the_games(training: Training, games: int, block: int) -> None:
    """It is rounded up, but has at most a thousand games, and each has a bar in the chart."""
    whole = replace(training, games=games)
    assert whole.block == block
    chart = TRAINING_CHARTS[0].draw(whole, TrainingScore(2 * block, 3, 0, (2, 1), 1.5, block))
    assert [(bar.x, bar.top) for bar in chart.bars] == [(block / 2, 2), (1.5 * block, 1)]


@pytest.mark.parametrize("stops", [False, True])
def test_the_opponent_is_closed(training: Training, stops: bool) -> None:
    """Its process ends with the training, however that ends, and what was learnt is saved."""
    notes: list[str] = []

    class Held(RandomPlayer):
        """A random player that notes when it is no longer needed."""

        def close(self) -> None:
            """Note it."""
            notes.append("closed")

    def made(_values: Mapping[str, Value]) -> Player:
        return Held()

    kind = PlayerKind("held", Text("Held"), Text("Is held."), (), made)
    scores = train(replace(training, opponent=PlayerSpec(kind), games=48))
    assert next(scores).games == 1
    assert notes == []
    if stops:
        scores.close()  # type: ignore[attr-defined]  # a generator, though it is declared an iterator
    else:
        assert [score.games for score in scores][-1] == 48
    assert notes == ["closed"]
    assert open_textbook(str(training.textbook), training.rules).games == (1 if stops else 48)
