"""Training a learner: what it learns, and that nothing is lost when it is stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from tttmc_app.core import Mark, Position, Rules, Text, TttmcError
from tttmc_app.experiments.training import Training, TrainingScore, losses_chart, train
from tttmc_app.players import parse_spec
from tttmc_app.players.learner import open_textbook
from tttmc_app.players.mistakes import Blame
from tttmc_app.session import HostedSession, play_game, play_out


@pytest.fixture
def training(tmp_path: Path) -> Training:
    """Return a training run with a new textbook."""
    return Training(tmp_path / "a.textbook", games=300, seed=3)


def finish(training: Training) -> TrainingScore:
    """Carry out a whole training run, and return its score."""
    *_, last = train(training)
    return last


def test_losses_and_mistakes_are_counted(training: Training) -> None:
    """The blocks' losses add up, and each loss adds one new mistake."""
    score = finish(training)
    assert (score.games, len(score.losses_per_block)) == (300, 50)
    assert sum(score.losses_per_block) == score.losses > 20
    book = open_textbook(str(training.textbook), training.rules)
    assert (book.size, book.games) == (score.mistakes, 300)
    assert 0 < score.mistakes <= score.losses


def test_it_comes_to_lose_less(training: Training) -> None:
    """In the last third the learner loses fewer than half as many games as in the first."""
    losses = finish(replace(training, games=1000, blame=Blame.CHAIN)).losses_per_block
    assert sum(losses[-17:]) * 2 < sum(losses[:17])


def test_few_blocks_fill_the_chart() -> None:
    """The axis leaves space for a few more blocks than were played, and at most for all."""
    ends = [losses_chart(Text("Losses"), [1] * played, 10, 500).x.high for played in (0, 9, 50)]
    assert ends == [80, 160, 500]


def test_a_training_is_repeated_by_its_seed(training: Training, tmp_path: Path) -> None:
    """The same seed gives the same textbook; a different seed gives a different one."""
    texts: list[list[tuple[str, str]]] = []
    for name, seed in (("b", 3), ("c", 3), ("d", 4)):
        again = replace(training, textbook=tmp_path / name, seed=seed)
        finish(again)
        texts.append(list(open_textbook(str(again.textbook), again.rules).entries()))
    assert texts[0] == texts[1] != texts[2]


def test_either_side_and_any_opponent(training: Training) -> None:
    """A learner that alternates sides learns mistakes for both X and O."""
    against = replace(training, side=None, opponent=parse_spec("forward:samples=5"), games=60)
    finish(against)
    entries = open_textbook(str(against.textbook), against.rules).entries()
    assert {state.count("o") - state.count("x") for state, _ in entries} == {0, 1}


def test_whoever_stops_keeps_what_was_learnt(training: Training) -> None:
    """When the caller stops iterating, what the unfinished block has learnt is saved."""
    scores = train(replace(training, games=100_000))
    score = list(islice(scores, 20))[-1]
    assert score.losses_per_block == ()
    scores.close()  # type: ignore[attr-defined]  # a generator, though it is declared an iterator
    book = open_textbook(str(training.textbook), training.rules)
    assert book.games == score.games == 320
    assert book.size > 20


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


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"games": 0}, "at least 1 game"),
        ({"opponent": parse_spec("human")}, "human is not a machine"),
        ({"rules": Rules(4)}, "is a textbook for 3×3, not for 4×4"),
    ],
)
def test_what_is_refused(training: Training, change: dict[str, object], told: str) -> None:
    """An invalid training run is refused before its first game."""
    finish(replace(training, games=2))
    with pytest.raises(TttmcError, match=told):
        finish(replace(training, **change))  # type: ignore[arg-type]  # a parameter of the test


def test_a_game_is_the_sessions(tmp_path: Path) -> None:
    """`play_game` plays the same game as a session, apart from the times."""
    specs = (parse_spec("random"), parse_spec("mc:trials=5"))
    session = HostedSession(Position.start(Rules()), specs, 9)
    for _ in play_out(session):
        pass
    machines = (specs[0].make(), specs[1].make())
    names = (specs[0].text, specs[1].text)
    record = play_game(Position.start(Rules()), machines, names, 9)
    untimed = tuple(move._replace(seconds=None) for move in session.record.moves)
    assert record == replace(session.record, moves=untimed)


def test_progress_comes_often(training: Training) -> None:
    """The caller has a chance to stop the training every few games."""
    begun, gaps = time.perf_counter(), list[float]()
    for _ in train(replace(training, games=500, side=Mark.O)):
        gaps.append(time.perf_counter() - begun)
        begun = time.perf_counter()
    assert sorted(gaps)[len(gaps) // 2] < 0.05
