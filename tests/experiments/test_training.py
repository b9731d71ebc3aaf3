"""Training a learner: what it learns, and that nothing is lost when it is stopped."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.playing import Scripted, spec_of
from tttmc_app.core import Mark, Position, Rules, derive_seed
from tttmc_app.core.json_reader import read_json
from tttmc_app.experiments.training import Training, TrainingScore, train
from tttmc_app.players import parse_spec
from tttmc_app.players.learner import Blame, Learner, open_textbook
from tttmc_app.players.textbook import Textbook
from tttmc_app.session import play_game


@pytest.fixture
def training(tmp_path: Path) -> Training:
    """Return a training run with a new textbook."""
    return Training(tmp_path / "a.textbook", games=300, rules=Rules(3), seed=3)


def finish(training: Training) -> TrainingScore:
    """Carry out a whole training run, and return its score."""
    *_, last = train(training)
    return last


def book_of(training: Training) -> Textbook:
    """Return what was learnt."""
    return open_textbook(str(training.textbook), training.rules)


def test_losses_and_mistakes_are_counted(training: Training) -> None:
    """The blocks' losses add up, each loss adds a mistake, and progress comes every few games."""
    scores = list(train(training))
    last, book, table = scores[-1], book_of(training), scores[-1].table()
    assert (last.games, last.done, len(table)) == (300, 300, 50)
    assert sum(last.losses_per_block) == last.losses > 20
    assert (book.size, book.games) == (last.mistakes, 300)
    assert 0 < last.mistakes <= last.losses
    done = [0, *(score.games for score in scores)]
    assert max(later - sooner for sooner, later in pairwise(done)) <= 16
    assert [score.mistakes for score in scores] == sorted(score.mistakes for score in scores)
    rows = zip(range(6, 301, 6), last.losses_per_block, strict=True)
    assert [(row["games"], row["losses"]) for row in table] == list(rows)
    assert training.read(read_json(json.dumps(last.as_json()))) == last


def test_a_training_is_repeated_by_its_seed(training: Training, tmp_path: Path) -> None:
    """The same seed gives the same textbook; another seed, blame or symmetry another one."""
    texts: list[list[tuple[str, str]]] = []
    changes: list[dict[str, Any]] = [{}, {}, {"seed": 4}]
    changes += [{"blame": Blame.CHAIN}, {"symmetry": True}]
    for number, change in enumerate(changes):
        again = replace(training, textbook=tmp_path / str(number), **change)
        finish(again)
        texts.append(list(book_of(again).entries()))
    first, same, *others = texts
    assert first == same
    assert first not in others


@pytest.mark.parametrize("side", [Mark.X, Mark.O, None])
def test_only_lost_games_are_losses(training: Training, side: Mark | None) -> None:
    """Ties and wins aren't losses; the learner has its side, or X and O in turn.

    Game i is the one that a learner with as much knowledge plays with the seed derived from i.
    """
    opponent = parse_spec("mc:trials=20")
    training = replace(training, games=30, side=side, opponent=opponent)
    losses = finish(training).losses_per_block
    learner = Learner(str(training.textbook.with_name("other")))
    winners = list[Mark | None]()
    for number, lost in enumerate(losses):
        own = side or (Mark.X, Mark.O)[number % 2]
        other, seed = opponent.make(), derive_seed(3, "game", number)
        players = (learner, other) if own is Mark.X else (other, learner)
        record = play_game(Position.start(training.rules), players, ("", ""), seed)
        assert record.result is not None
        winners.append(record.result.winner)
        assert lost == (winners[-1] is own.other)
    assert None in winners


@pytest.mark.parametrize("stops", [False, True])
def test_the_opponent_is_closed(training: Training, stops: bool) -> None:
    """Its process ends with the training, however that ends.

    What the unfinished block has learnt is saved, and shown before that.
    """
    held = Scripted()
    scores = train(replace(training, opponent=spec_of(held), games=100_000 if stops else 48))
    *_, score = islice(scores, 20) if stops else scores
    assert (score.games, score.losses_per_block == ()) == ((320, True) if stops else (48, False))
    assert held.closed == (not stops)
    scores.close()  # type: ignore[attr-defined]  # a generator, though it is declared an iterator
    book = book_of(training)
    assert (held.closed, book.games, book.size) == (1, score.games, score.mistakes)
    assert score.mistakes > 0
