"""Training a learner: what it learns, and that nothing is lost when it is stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from dataclasses import replace
from itertools import islice, pairwise
from pathlib import Path

import pytest

from tests.experiments.invented import near
from tttmc_app.core import GameRecord, Mark, Position, Rules, Text, TttmcError, derive_seed
from tttmc_app.experiments import training as training_module
from tttmc_app.experiments.chart import Axis, Bar, Chart, Ink, Spot
from tttmc_app.experiments.training import (
    TRAINING_CHARTS,
    Training,
    TrainingScore,
    losses_chart,
    train,
)
from tttmc_app.players import Player, PlayerKind, PlayerSpec, parse_spec
from tttmc_app.players.learner import Learner, open_textbook
from tttmc_app.players.mistakes import Blame
from tttmc_app.players.random_player import RandomPlayer
from tttmc_app.players.textbook import Textbook
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


def test_an_opponent_that_the_rules_forbid_is_refused(training: Training) -> None:
    """A training against a player that its rules don't allow can't even be described."""
    best = parse_spec("level:level=unbeatable")
    assert replace(training, opponent=best).opponent == best
    with pytest.raises(TttmcError, match="unbeatable is proven only on 3×3 and 4×4"):
        replace(training, opponent=best, rules=Rules(5))


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
    done = [0, *(score.games for score in train(replace(training, games=500, side=Mark.O)))]
    assert max(later - sooner for sooner, later in pairwise(done)) <= 16


@pytest.mark.parametrize(
    "change",
    [
        {"textbook": Path("/b")},
        {"games": 301},
        {"opponent": parse_spec("mc:trials=2")},
        {"side": Mark.O},
        {"side": None},
        {"blame": Blame.CHAIN},
        {"symmetry": True},
        {"rules": Rules(4, 3)},
        {"seed": 4},
    ],
    ids=" ".join,
)
def test_every_setting_makes_another_training(
    training: Training, change: dict[str, object]
) -> None:
    """Each setting is in the key, the settings and the command, and is read back."""
    other = replace(training, **change)  # type: ignore[arg-type]  # each of its own type
    assert other.key != training.key
    assert other.words() != training.words()
    assert Training.from_settings(other.settings()) == other


def test_the_words_are_those_of_the_command(training: Training) -> None:
    """The command repeats everything, and the title names opponent and rules."""
    rules = Rules(5, 4, reverse=True)
    whole = replace(training, side=None, blame=Blame.CHAIN, symmetry=True, rules=rules)
    assert whole.words() == [
        *("train", "--textbook", str(training.textbook), "--games", "300", "--opponent", "random"),
        *("--side", "both", "--blame", "chain", "--symmetry"),
        *("--size", "5", "--line", "4", "--reverse", "--seed", "3"),
    ]
    assert str(training.title) == "Learning against Random, 3×3"
    assert training.target == 300


@pytest.mark.parametrize(
    ("games", "block"),
    [(1, 1), (50, 1), (51, 2), (100, 2), (101, 3), (50_000, 1000), (10**6, 1000)],
)
def test_a_training_has_about_fifty_blocks(training: Training, games: int, block: int) -> None:
    """A block has a fiftieth of the games, rounded up, but at most a thousand."""
    assert replace(training, games=games).block == block


SCORE = TrainingScore(5, 3, 7, (2, 0, 1), 1.5, 2)
"""An invented score of five games in blocks of two."""


def test_a_score_is_a_table_and_json(training: Training) -> None:
    """The table has the games up to the end of each block; the JSON is read back."""
    assert SCORE.table() == [
        {"games": 2, "losses": 2},
        {"games": 4, "losses": 0},
        {"games": 5, "losses": 1},
    ]
    assert SCORE.as_json() == {
        "games": 5,
        "losses": 3,
        "mistakes": 7,
        "losses_per_block": (2, 0, 1),
        "block": 2,
        "seconds": 1.5,
    }
    assert training.read(SCORE.as_json()) == SCORE
    assert SCORE.done == 5


def test_the_chart_has_a_bar_for_each_block(training: Training) -> None:
    """Bars are as wide as their blocks, and their words name first, last and lost games."""
    (drawn,) = TRAINING_CHARTS
    chart = drawn.draw(replace(training, games=101), TrainingScore(101, 9, 0, (2, 0, 1), 1.5, 50))
    assert chart == Chart(
        Text("Losses during training, 3×3"),
        Axis(Text("games"), low=0, high=24.0),
        Axis(Text("losses per 3 games"), low=0, is_whole=True),
        bars=(
            Bar(1.5, 0, 2, Ink.ACCENT, width=near(2.58)),
            Bar(4.5, 0, 0, Ink.ACCENT, width=near(2.58)),
            Bar(7.5, 0, 1, Ink.ACCENT, width=near(2.58)),
        ),
        spots=(
            Spot(1.5, 2, Text("games 1–3: 2 lost")),
            Spot(4.5, 0, Text("games 4–6: 0 lost")),
            Spot(7.5, 1, Text("games 7–9: 1 lost")),
        ),
        empty=Text("Press Train: each block of games adds a bar here."),
    )
    last = losses_chart(Text("L"), [5, 4], 1000, 1200)
    assert [str(spot.words) for spot in last.spots] == [
        "games 1–1,000: 5 lost",
        "games 1,001–1,200: 4 lost",
    ]
    assert (last.bars[1].x, last.bars[1].width) == (1100, near(172))
    assert str(last.y.label) == "losses per 1,000 games"
    single = losses_chart(Text("L"), [1, 0], 1, 2)
    assert (str(single.y.label), single.bars[0].width, single.x.high) == (
        *("losses", near(0.86), 2.0),
    )
    assert losses_chart(Text("L"), (), 1, 1).is_empty


@pytest.mark.parametrize(
    ("blame", "symmetry"), [(Blame.LAST, True), (Blame.CHAIN, False), (Blame.CHAIN, True)]
)
def test_the_learner_is_as_it_was_chosen(
    training: Training, blame: Blame, symmetry: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Textbook, blame and symmetry are the training's, and the textbook is closed at the end."""
    made: list[tuple[str, Blame, bool]] = []
    closed: list[Textbook] = []
    close = Textbook.close

    class Noted(Learner):
        """A learner that notes how it was made."""

        def __init__(self, path: str, blame: Blame = Blame.LAST, *, symmetry: bool = False) -> None:
            made.append((path, blame, symmetry))
            super().__init__(path, blame, symmetry=symmetry)

    def recorded(book: Textbook) -> None:
        closed.append(book)
        close(book)

    monkeypatch.setattr(training_module, "Learner", Noted)
    monkeypatch.setattr(Textbook, "close", recorded)
    scores = train(replace(training, blame=blame, symmetry=symmetry))
    next(scores)
    assert (made, closed) == ([(str(training.textbook), blame, symmetry)], [])
    scores.close()  # type: ignore[attr-defined]  # a generator, though it is declared an iterator
    assert len(closed) == 1


@pytest.mark.parametrize("side", [Mark.X, Mark.O, None])
def test_only_lost_games_are_losses(
    training: Training, side: Mark | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ties and wins aren't losses; the learner has its side, or X and O in turn."""
    records: list[tuple[Mark, Mark | None]] = []
    closed: list[Textbook] = []
    close = Textbook.close

    def played(
        start: Position, players: tuple[Player, Player], names: tuple[str, str], seed: int
    ) -> GameRecord:
        record = play_game(start, players, names, seed)
        own = Mark.X if isinstance(players[0], Learner) else Mark.O
        assert record.result is not None
        assert seed == derive_seed(3, "game", len(records))
        records.append((own, record.result.winner))
        return record

    def recorded(book: Textbook) -> None:
        closed.append(book)
        close(book)

    monkeypatch.setattr(training_module, "play_game", played)
    monkeypatch.setattr(Textbook, "close", recorded)
    opponent = parse_spec("mc:trials=20")
    *_, last = train(replace(training, games=30, side=side, opponent=opponent))
    wanted = [side or (Mark.X, Mark.O)[number % 2] for number in range(30)]
    assert [own for own, _ in records] == wanted
    lost = [winner is not None and winner is not own for own, winner in records]
    assert last.losses_per_block == tuple(map(int, lost))
    assert last.losses == sum(lost) < 30
    assert None in [winner for _, winner in records]
    assert len(closed) >= 1


def test_mistakes_of_an_unfinished_block_are_shown(training: Training) -> None:
    """Progress within a block already counts what it has noted."""
    scores = list(islice(train(replace(training, games=100_000)), 6))
    assert [score.games for score in scores] == [16, 32, 48, 64, 80, 96]
    assert 0 < scores[0].mistakes < scores[-1].mistakes


@pytest.mark.parametrize("end", ["finished", "stopped", "stuck"])
def test_the_opponent_is_closed(training: Training, end: str) -> None:
    """Its process ends with the training, however that ends, and what was learnt is saved."""
    notes: list[str] = []

    class Held(RandomPlayer):
        """A random player that notes when it is no longer needed."""

        def close(self) -> None:
            """Note it, or fail."""
            notes.append("closed")
            if end == "stuck":
                raise TttmcError("it is stuck")

    def make(_values: object) -> Player:
        return Held()

    kind = PlayerKind("held", Text("Held"), Text("Is held."), (), make)
    scores = train(replace(training, opponent=PlayerSpec(kind), games=48))
    assert next(scores).games == 1
    assert notes == []
    if end == "finished":
        assert [score.games for score in scores][-1] == 48
    elif end == "stopped":
        scores.close()  # type: ignore[attr-defined]  # a generator, though it is declared an iterator
    else:
        with pytest.raises(TttmcError, match=r"^it is stuck$"):
            list(scores)
    assert notes == ["closed"]
    book = open_textbook(str(training.textbook), training.rules)
    assert book.games == (1 if end == "stopped" else 48)
