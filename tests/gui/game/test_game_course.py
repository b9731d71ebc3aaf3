"""The course of the game: its seeds, its failures, the next game and the end of the worker."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.gui.game.manual_worker import new_game
from tests.gui.game.test_game import HUMAN, RANDOM, X_WINS, machines
from tttmc_app.core import Mark, TttmcError
from tttmc_app.gui.game.options import Pace, Seeds
from tttmc_app.players import default_spec, parse_spec
from tttmc_app.session import move_seed

pytestmark = pytest.mark.usefixtures("qapp")
TREE = parse_spec("tree")


def test_seeds_are_used_and_repeated() -> None:
    """A typed seed reseeds an open game and restarts its thought; the next games follow it."""
    game = new_game(seed=None)
    game.model.choose((0, 0))
    count = game.count
    game.model.set_seed(42)
    assert (game.record.seed, game.count) == (42, count + 1)
    assert game.request.seed == move_seed(42, game.record.position)
    game.model.set_seed(42)
    game.model.set_seed(None)
    assert (game.count, game.model.seeds) == (count + 1, Seeds(None, 1))
    over = new_game(o="human")
    over.play(*X_WINS)
    over.model.set_seed(5)
    assert (over.record.seed, over.model.seeds) == (1, Seeds(5, 0))
    over.model.next_game()
    assert over.record.seed == 5
    assert new_game(seed=123).record.seed == 123


def test_failures_pause_and_are_told() -> None:
    """A machine that fails stops the game with a message; other tasks' failures only tell."""
    game = new_game()
    game.model.choose((0, 0))
    job = game.worker.job
    game.worker.failed.emit(job + 100, TttmcError("the textbook is locked"))
    assert game.told() == [("failed", "the textbook is locked")]
    assert game.model.is_thinking
    game.emitted()
    game.worker.failed.emit(job, TttmcError("it has no numbers"))
    assert game.told() == [
        ("failed", "The machine could not move: it has no numbers. Press Play to try again.")
    ]
    assert (game.model.running, game.model.is_busy, len(game.moves)) == (False, False, 1)
    assert "thought" in game.emitted()
    game.model.play()
    game.answer(replace(game.thought(), move=None, best=()))
    assert game.told()[0][1].startswith("The machine could not move: this thought has no move yet")
    assert (game.model.running, len(game.moves)) == (False, 1)


def test_the_next_game_starts_by_itself() -> None:
    """After a pause, if machines are to go on; Stop and Pause prevent it."""
    game = machines(o="mc:trials=20")
    game.model.pace = Pace(30, starts_next_game=True)
    game.model.play()
    timer = game.model.between_games
    for command in (game.model.pause, game.model.stop, None):
        while game.record.result is None:
            game.model.move_now() if game.model.can_move_now else game.report()
        assert timer.isActive()
        assert timer.isSingleShot()
        assert timer.interval() == 100
        assert game.model.plays_automatically
        if command is not None:
            command()
            assert (timer.isActive(), game.model.running) == (False, False)
            game.model.play()
    timer.timeout.emit()
    assert (game.moves, game.model.running) == ([], True)
    game.model.pace = Pace(0)
    timer.timeout.emit()  # switched off in the meantime
    assert not game.model.running
    with_you = new_game(o="human")
    with_you.model.pace = Pace(0, starts_next_game=True)
    with_you.play(*X_WINS)
    assert not with_you.model.between_games.isActive()


@pytest.mark.parametrize("mark", Mark)
def test_a_series_goes_on_with_another_kind_of_player(mark: Mark) -> None:
    """The next game stays due if a machine is replaced after a game, but not if you take a side."""
    for spec, goes_on in ((TREE, True), (HUMAN, False)):
        game = machines(o="mc:trials=20")
        game.model.play()
        game.play(*X_WINS[:-1])
        game.model.pace = Pace(120, starts_next_game=True)
        game.play(X_WINS[-1])
        game.model.set_player(mark, spec)
        timer = game.model.between_games
        assert (timer.isActive(), game.model.plays_automatically) == (goes_on, goes_on)
        assert timer.interval() == 240
        timer.stop()
        timer.timeout.emit()
        assert (game.moves, game.model.session.player_of(mark)) == ([], spec)
        assert game.worker.assigned[-1][mark] == spec


def test_players_hear_of_the_end_with_their_last_settings() -> None:
    """A change of the waiting side is passed on before the game's end, from which it may learn."""
    game = machines(x="random", o="mc:trials=20")
    game.model.play()
    game.play(*X_WINS[:-1])
    more = parse_spec("mc:trials=30")
    game.model.set_player(Mark.O, more)
    assert game.worker.assigned[-1][Mark.O] == parse_spec("mc:trials=20")
    game.play(X_WINS[-1])
    assert game.worker.ended == game.ends == [game.record]
    assert game.worker.ended_with == [{Mark.X: RANDOM, Mark.O: more}]


def test_a_failure_leaves_earlier_positions_and_questions() -> None:
    """Whatever fails, the current position is shown, and nothing is expected any more."""
    game = new_game()
    game.play((0, 0), (1, 1))
    game.model.browse(0)
    game.model.ask(RANDOM)
    game.emitted()
    game.worker.failed.emit(game.worker.job, TttmcError("it is asleep"))
    assert game.told() == [
        ("failed", "The machine could not move: it is asleep. Press Play to try again.")
    ]
    state = game.model
    assert (state.browsed, state.asked, state.running, state.is_busy) == (None, None, False, False)
    assert game.emitted() == {"position", "turn", "thought"}


def test_the_end_waits_for_the_worker() -> None:
    """Shutting down stops the thought, and tells whether the thread has ended."""
    game = new_game()
    game.model.choose((0, 0))
    for ends in (False, True):
        game.worker.ends_in_time = ends
        assert game.model.shutdown() is ends
    assert (game.worker.job, game.model.is_busy) == (0, False)
    assert game.model.session.player_of(Mark.X) == default_spec("human")
