"""Changes of players during a game, what learners revise, and the score between players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from tests.gui.game.manual_worker import SECONDS, Game, last_move, new_game
from tests.gui.game.test_controller import HUMAN, MC, RANDOM, START, X_WINS, machines
from tttmc_app.core import GameRecord, Mark, Position, Rules, TttmcError
from tttmc_app.core.record import SavedSession
from tttmc_app.players import parse_spec
from tttmc_app.workers import Report

pytestmark = pytest.mark.usefixtures("qapp")


def test_another_player_for_a_side() -> None:
    """Only the side that is thinking starts again, with its new settings."""
    game = new_game()
    game.controller.choose((0, 0))
    count, more = game.count, parse_spec("mc:trials=30")
    game.emitted()
    game.controller.set_player(Mark.O, MC)
    assert (game.emitted(), game.count) == ({"players"}, count)  # a form is corrected
    game.controller.set_player(Mark.O, more)
    assert (game.count, game.request.spec, game.state.session.players) == (
        count + 1, more, (HUMAN, more),
    )  # fmt: skip
    game.controller.set_player(Mark.X, MC)
    count = game.count
    assert (game.request.spec, game.state.is_thinking) == (more, True)
    game.controller.set_player(Mark.X, more)
    assert (game.count, game.state.session.players) == (count, (more, more))
    assert game.worker.assigned[-1] == {Mark.X: MC, Mark.O: more}
    game.answer()
    assert game.worker.assigned[-1] == {Mark.X: more, Mark.O: more}
    game.controller.stop()
    game.controller.set_player(Mark.O, MC)
    assert game.worker.assigned[-1] == {Mark.X: more, Mark.O: more}
    game.controller.ask(MC)
    assert game.worker.assigned[-1] == {Mark.X: more, Mark.O: MC}


def test_new_weights_only_rescore() -> None:
    """The same trials are scored anew, now and in later reports; nothing is asked again."""
    game = new_game(o="mc:trials=20,current=1,other=1")
    game.controller.choose((0, 0))
    partial, count = game.report(), game.count
    spec = parse_spec("mc:trials=20,current=3,other=0")
    game.emitted()
    game.controller.set_player(Mark.O, spec)
    assert game.count == count
    assert {"thought", "last_thought", "players"} <= game.emitted()
    assert partial.tally is not None
    expected = partial.tally.scores(3.0, 0.0)[1:]
    assert game.state.thought is not None
    assert game.state.thought.values[1:] == expected
    game.report(partial)
    assert game.state.thought is not None
    assert game.state.thought.values[1:] == expected
    game.answer(partial)
    played = last_move(game).thought
    assert played is not None
    assert played.weights == spec.rescored(START.play((0, 0)), partial).weights
    game.controller.set_player(Mark.O, parse_spec("mc:trials=20,current=1,other=1"))
    assert game.state.thought == partial  # as settled before, with the old weights
    assert game.state.thought_of_move == played  # what the move was based on


def test_a_player_that_was_asked_is_asked_again() -> None:
    """With other settings it answers again; with other weights its answer is only rescored."""
    game = new_game(o="mc:trials=20,current=1,other=1")
    asked = game.state.session.players[1]
    game.controller.ask(asked)
    answer = game.answer()
    weights = parse_spec("mc:trials=20,current=2,other=0")
    game.controller.set_player(Mark.O, weights)
    assert (game.count, game.state.asked) == (1, weights)
    assert answer.tally is not None
    assert game.state.thought is not None
    assert game.state.thought.values == tuple(answer.tally.scores(2.0, 0.0))
    assert game.state.thinking_side is Mark.O
    more = parse_spec("mc:trials=40,current=2,other=0")
    game.controller.set_player(Mark.O, more)
    assert (game.count, game.request.spec, game.state.asked) == (2, more, more)
    game.controller.set_player(Mark.X, parse_spec("tree"))
    assert game.state.thinking_side in (Mark.X, Mark.O)


def test_another_kind_hides_its_predecessors_thoughts() -> None:
    """The thought of a replaced machine isn't shown any more, and a requested move is played."""
    game = new_game()
    game.play((0, 0))
    game.answer()
    assert [game.state.ply_of_thought] == [1]
    assert game.state.figures_of(Mark.O) == (last_move(game).thought, SECONDS)
    game.controller.set_player(Mark.O, RANDOM)
    assert [game.state.ply_of_thought, game.state.figures_of(Mark.O)] == [None, None]
    assert game.state.running
    game.play(game.record.position.empty_squares[0])
    game.answer()
    assert game.state.ply_of_thought == 3
    stepped = machines()
    stepped.controller.step()
    stepped.controller.set_player(Mark.X, RANDOM)
    assert (stepped.state.is_thinking, stepped.request.spec, stepped.state.running) == (
        True, RANDOM, False,
    )  # fmt: skip
    paused = machines()
    paused.controller.set_player(Mark.X, RANDOM)
    assert not paused.state.is_thinking
    running = machines()
    running.controller.play()
    running.controller.set_player(Mark.X, RANDOM)
    assert running.state.running


def test_a_player_that_the_rules_forbid_is_fitted() -> None:
    """The nearest allowed player is used, and a note says so."""
    game = new_game(o="random", rules=Rules(5))
    game.controller.set_player(Mark.O, parse_spec("level:level=unbeatable"))
    assert game.state.session.players[1] == parse_spec("level:level=hard")
    assert [kind for kind, _ in game.told()] == ["noted"]
    game.emitted()
    game.controller.set_player(Mark.O, parse_spec("level:level=unbeatable"))  # and again
    assert game.state.session.players[1] == parse_spec("level:level=hard")
    assert ([kind for kind, _ in game.told()], game.emitted()) == (["noted"], {"players"})
    game.controller.new_game(Rules(3))
    game.controller.set_player(Mark.O, parse_spec("level:level=unbeatable"))
    assert (game.told(), game.state.session.players[1].text) == ([], "level:level=unbeatable")
    game.controller.new_game(Rules(6))
    assert game.state.session.players[1] == parse_spec("level:level=hard")
    assert [kind for kind, _ in game.told()] == ["noted"]


def test_players_are_fitted_wherever_the_rules_change() -> None:
    """An opened game, a new one, one from a position and an undo may need another player."""
    unbeatable, hard = parse_spec("level:level=unbeatable"), parse_spec("level:level=hard")
    large = Position.start(Rules(5))
    commands: list[Callable[[Game], None]] = [
        lambda game: game.controller.open_record(GameRecord.begin(large, ("human", "human"), 4)),
        lambda game: game.controller.new_game(Rules(5)),
        lambda game: game.controller.new_game(start=large.play((2, 2))),
        lambda game: game.controller.begin_with((HUMAN, unbeatable), Rules(5)),
        lambda game: game.controller.begin(
            SavedSession(GameRecord.begin(large, ("human", unbeatable.text), 4), (
                "human", unbeatable.text,
            ))
        ),
    ]  # fmt: skip
    for command in commands:
        game = new_game(o="level:level=unbeatable")
        game.told()
        command(game)
        assert game.state.session.players == (HUMAN, hard)
        assert [text.partition(":")[0] for _kind, text in game.told()] == [
            "O now plays as Machine by level, Hard"
        ]
    back = new_game(rules=Rules(5))
    back.play((0, 0), (1, 1))
    back.controller.new_game(Rules(3))
    back.controller.set_player(Mark.O, unbeatable)
    assert back.state.session.players == (HUMAN, unbeatable)
    back.controller.undo()
    assert (back.record.rules, back.state.session.players) == (Rules(5), (HUMAN, hard))
    assert [kind for kind, _text in back.told()] == ["noted"]


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
    assert game.state.thought == game.state.thought_of_move == learnt
    assert last_move(game).thought == thought  # the record keeps what the move was based on
    game.worker.returned.emit(Report(job, replace(thought, trials=1), 0.1))
    assert game.state.thought == learnt
    game.controller.choose(game.record.position.empty_squares[0])
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


def test_a_thought_is_revised_when_the_game_or_its_players_change() -> None:
    """The last thought and the last move's are, if their players learn; nothing else asks again."""
    learner = parse_spec("learner")
    game = new_game(x="learner", o="human")
    first = game.answer()
    for step in (
        game.controller.pause, game.controller.clear_series,
        partial(game.controller.browse, -1), partial(game.controller.browse, None),
        partial(game.controller.ask, RANDOM), game.answer, partial(game.controller.browse, None),
    ):  # fmt: skip
        step()
    assert game.worker.revised == [(START, first, learner)]
    game.controller.choose(game.record.position.empty_squares[0])
    assert game.worker.revised[1:] == [(START, first, learner)]  # the last one there is
    second = game.answer()
    latest = (game.record.positions[2], second, learner)
    assert game.worker.revised[2:] == [latest]
    game.controller.set_player(Mark.X, RANDOM)
    assert game.worker.revised[3:] == []
    game.controller.set_player(Mark.X, learner)  # its predecessor's thought, as the last move's
    assert (game.state.ply_of_thought, game.worker.revised[3:]) == (None, [latest])
    game.controller.set_player(Mark.O, learner)
    assert game.worker.revised[4:] == [latest]


def test_the_series_counts_and_clears() -> None:
    """A finished game counts once for its players; undo takes it back, and reset clears all."""
    game = new_game(o="human")
    game.play(*X_WINS)
    assert game.state.standing.wins(Mark.X) == 1
    game.controller.undo()
    assert game.state.standing.results == ()
    game.controller.redo()
    assert game.state.standing.wins(Mark.X) == 1
    assert game.state.pairing.endswith(": human – human")
    game.emitted()
    game.controller.clear_series()
    assert game.state.series.results == ()
    assert "series" in game.emitted()
