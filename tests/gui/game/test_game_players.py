"""Changes of players during a game, what learners revise, and the score between players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.gui.game.manual_worker import ManualGame, last_move, new_game
from tests.gui.game.test_game import HUMAN, MC, START
from tttmc_app.core import GameRecord, Mark, Position, Rules, TttmcError
from tttmc_app.core.record import SavedSession
from tttmc_app.players import parse_spec
from tttmc_app.workers import Report

pytestmark = pytest.mark.usefixtures("qapp")


def test_another_player_for_a_side() -> None:
    """Only the side that is thinking starts again, with its new settings."""
    game = new_game()
    game.model.choose((0, 0))
    count, more = game.count, parse_spec("mc:trials=30")
    game.emitted()
    game.model.set_player(Mark.O, MC)
    assert (game.emitted(), game.count) == ({"players"}, count)  # a form is corrected
    game.model.set_player(Mark.O, more)
    assert (game.count, game.request.spec, game.model.session.players) == (
        count + 1, more, (HUMAN, more),
    )  # fmt: skip
    game.model.set_player(Mark.X, MC)
    count = game.count
    assert (game.request.spec, game.model.is_thinking) == (more, True)
    game.model.set_player(Mark.X, more)
    assert (game.count, game.model.session.players) == (count, (more, more))
    assert game.worker.assigned[-1] == {Mark.X: MC, Mark.O: more}
    game.answer()
    assert game.worker.assigned[-1] == {Mark.X: more, Mark.O: more}
    game.model.stop()
    game.model.set_player(Mark.O, MC)
    assert game.worker.assigned[-1] == {Mark.X: more, Mark.O: more}
    game.model.ask(MC)
    assert game.worker.assigned[-1] == {Mark.X: more, Mark.O: MC}


def test_new_weights_only_rescore() -> None:
    """The same trials are scored anew, now and in later reports; nothing is asked again."""
    game = new_game(o="mc:trials=20,current=1,other=1")
    game.model.choose((0, 0))
    partial, count = game.report(), game.count
    spec = parse_spec("mc:trials=20,current=3,other=0")
    game.emitted()
    game.model.set_player(Mark.O, spec)
    assert game.count == count
    assert {"thought", "last_thought", "players"} <= game.emitted()
    assert partial.tally is not None
    expected = partial.tally.scores(3.0, 0.0)[1:]
    assert game.model.thought is not None
    assert game.model.thought.values[1:] == expected
    game.report(partial)
    assert game.model.thought is not None
    assert game.model.thought.values[1:] == expected
    game.answer(partial)
    played = last_move(game).thought
    assert played is not None
    assert played.weights == spec.rescored(START.play((0, 0)), partial).weights
    game.model.set_player(Mark.O, parse_spec("mc:trials=20,current=1,other=1"))
    assert game.model.thought == partial  # as settled before, with the old weights
    assert game.model.thought_of_move == played  # what the move was based on


def test_a_player_that_the_rules_forbid_is_fitted() -> None:
    """The nearest allowed player is used, and a note says so."""
    game = new_game(o="random", rules=Rules(9))
    game.model.set_player(Mark.O, parse_spec("level:level=unbeatable"))
    assert game.model.session.players[1] == parse_spec("level:level=hard")
    assert [kind for kind, _ in game.told()] == ["noted"]
    game.emitted()
    game.model.set_player(Mark.O, parse_spec("level:level=unbeatable"))  # and again
    assert game.model.session.players[1] == parse_spec("level:level=hard")
    assert ([kind for kind, _ in game.told()], game.emitted()) == (["noted"], {"players"})
    game.model.new_game(Rules(3))
    game.model.set_player(Mark.O, parse_spec("level:level=unbeatable"))
    assert (game.told(), game.model.session.players[1].text) == ([], "level:level=unbeatable")
    game.model.new_game(Rules(9))
    assert game.model.session.players[1] == parse_spec("level:level=hard")
    assert [kind for kind, _ in game.told()] == ["noted"]


def test_players_are_fitted_wherever_the_rules_change() -> None:
    """An opened game, a new one and one from a position may need another player."""
    unbeatable, hard = parse_spec("level:level=unbeatable"), parse_spec("level:level=hard")
    large = Position.start(Rules(9))
    commands: list[Callable[[ManualGame], None]] = [
        lambda game: game.model.open_record(GameRecord.begin(large, ("human", "human"), 4)),
        lambda game: game.model.new_game(Rules(9)),
        lambda game: game.model.new_game(start=large.play((2, 2))),
        lambda game: game.model.begin_with((HUMAN, unbeatable), Rules(9)),
        lambda game: game.model.begin(
            SavedSession(GameRecord.begin(large, ("human", unbeatable.text), 4), (
                "human", unbeatable.text,
            ))
        ),
    ]  # fmt: skip
    for command in commands:
        game = new_game(o="level:level=unbeatable")
        game.told()
        command(game)
        assert game.model.session.players == (HUMAN, hard)
        assert [text.partition(":")[0] for _kind, text in game.told()] == [
            "O now plays as Machine by level, Hard"
        ]


def test_a_learner_revises_its_thought() -> None:
    """What it has learnt since is shown with its last thought; late and equal answers are not."""
    game = new_game(x="learner", o="human")
    thought = game.answer()
    assert game.worker.revised == [(START, thought, parse_spec("learner"))]
    game.emitted()
    job = game.worker.revision
    learnt = replace(thought, trials=99)
    game.worker.returned.emit(Report(job + 50, learnt, 0.1))
    assert game.emitted() == set()
    game.worker.returned.emit(Report(job, learnt, 0.1))
    assert {"thought", "last_thought"} <= game.emitted()
    assert game.model.thought == game.model.thought_of_move == learnt
    assert last_move(game).thought == thought  # the record keeps what the move was based on
    game.worker.returned.emit(Report(job, replace(thought, trials=1), 0.1))
    assert game.model.thought == learnt
    game.model.choose(game.record.position.empty_squares[0])
    first = game.worker.revision
    assert len(game.worker.revised) == 2
    game.answer()
    assert [each[0] for each in game.worker.revised[2:]] == [game.record.positions[2]]
    game.emitted()
    game.worker.returned.emit(Report(first, thought, 0.1))  # dropped: the game has gone on
    game.worker.failed.emit(game.worker.revision, TttmcError("the textbook is locked"))
    game.worker.returned.emit(Report(game.worker.revision, learnt, 0.1))
    assert game.emitted() == set()
    silent = new_game(x="mc:trials=20", o="human")
    silent.answer()
    assert silent.worker.revised == []  # it doesn't learn
