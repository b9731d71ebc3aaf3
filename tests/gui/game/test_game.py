"""The game's commands, one by one: what is asked of machines, and what follows."""

from __future__ import annotations

import pytest

from tests.gui.game.manual_worker import SECONDS, ManualGame, last_move, new_game
from tttmc_app.core import Ending, GameRecord, Mark, Position, Rules, derive_seed
from tttmc_app.core.record import SavedSession
from tttmc_app.gui.game.options import NEW_SEEDS
from tttmc_app.players import parse_spec
from tttmc_app.session import Request, move_seed

pytestmark = pytest.mark.usefixtures("qapp")
HUMAN, MC, RANDOM = parse_spec("human"), parse_spec("mc:trials=20"), parse_spec("random")
START = Position.start(Rules(3))
X_WINS = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))


def machines(seed: int = 1, x: str = "mc:trials=20", o: str = "random") -> ManualGame:
    """Return a game between two machines, which wait for Play."""
    return new_game(x, o, seed)


def test_a_move_is_answered() -> None:
    """Your move asks the machine with the game's own seed; its answer is played with its time."""
    game = new_game()
    assert game.worker.assigned == [{Mark.X: HUMAN, Mark.O: MC}]
    assert game.worker.warmed == [START]
    assert (game.count, game.model.running) == (0, True)
    game.model.choose((1, 1))
    after = START.play((1, 1))
    assert game.request == Request(after, MC, move_seed(1, after))
    assert (game.model.is_thinking, game.moves) == (True, [(1, 1)])
    partial = game.report()
    assert game.model.thought is partial
    assert game.model.can_move_now
    thought = game.answer()
    assert last_move(game).square == thought.move
    assert (last_move(game).thought, last_move(game).seconds) == (thought, SECONDS)
    assert not game.model.is_busy
    assert game.model.thought_of_move == thought
    assert game.worker.warmed[-1] == game.record.position
    assert len(game.worker.assigned) == 1  # they haven't changed


def test_play_after_the_end_starts_the_next_game() -> None:
    """The next game of a typed seed has the next seed, and undo returns to the previous game."""
    game = new_game(o="human")
    game.model.set_seed(9)
    game.play(*X_WINS)
    result = game.record.result
    assert result is not None
    assert (game.ends, game.worker.ended) == ([game.record], [game.record])
    game.model.play()
    assert (game.moves, game.record.seed) == ([], derive_seed(9, "game", 2) % NEW_SEEDS)
    game.model.next_game()
    assert game.record.seed == derive_seed(9, "game", 3) % NEW_SEEDS
    game.model.new_game()
    assert game.record.seed == 9
    game.model.new_game(Rules(4, 3))
    assert game.record.rules == Rules(4, 3)
    game.model.next_game()
    assert game.record.rules == Rules(4, 3)
    start = Position.parse("X../.O./...", Rules(3))
    game.model.new_game(start=start)
    assert game.record.start == start
    for begin in (game.model.next_game, game.model.new_game):
        begin()
        assert game.record.start == START
        game.model.new_game(start=start)


def test_stop_keeps_the_scores_and_pauses() -> None:
    """A stopped thought stays on show, and its machine waits; Play asks again."""
    game = new_game()
    game.model.choose((1, 1))
    partial = game.report()
    game.model.stop()
    assert (game.worker.job, game.model.is_busy) == (0, False)
    assert game.model.thought is partial
    assert not game.model.running
    assert "thought" in game.emitted()
    game.model.move_now()
    assert game.moves[1] in partial.best
    game.model.choose(game.record.position.empty_squares[0])
    game.model.stop()
    game.model.move_now()  # without any thought, nothing to play
    assert len(game.moves) == 3
    game.model.play()
    assert game.model.is_thinking


def test_move_now_is_for_the_thought_of_the_side_to_move() -> None:
    """A suggestion is never played, on either side's turn or at an earlier move."""
    for x, o, moves in (("mc:trials=20", "human", 0), ("human", "mc:trials=20", 2)):
        for browsed in (None, -1, 0)[: 1 + moves]:
            game = new_game(x, o)
            game.model.stop()
            game.play(*((0, 0), (1, 1))[:moves])
            game.model.browse(browsed)
            game.model.ask(parse_spec("mc:trials=30"))
            for suggest in (game.report, game.answer):
                suggest()
                assert game.model.partial is not None
                assert game.model.partial.best
                assert not game.model.can_move_now
                game.model.move_now()
                assert len(game.moves) == moves
            game.model.browse(None)
            game.model.play()
            if x != "human":
                game.report()
                assert game.model.can_move_now
                game.model.move_now()
                assert len(game.moves) == 1


@pytest.mark.parametrize(
    ("move", "browsed"), [(-7, -1), (-1, -1), (0, 0), (1, 1), (2, None), (9, None), (None, None)]
)
def test_browsing(move: int | None, browsed: int | None) -> None:
    """-1 is the first position; the last move is the game itself."""
    game = new_game(o="human")
    game.play((0, 0), (1, 1), (2, 2))
    game.emitted()
    game.model.browse(move)
    assert game.model.browsed == browsed
    at = 2 if browsed is None else browsed
    assert game.model.position == game.record.positions[at + 1]
    assert game.model.last_move == (game.moves[at] if at >= 0 else None)
    assert ("position" in game.emitted()) is (browsed is not None)


def test_a_forfeit_can_be_taken_back() -> None:
    """The side that forfeited moves again at once, and the result no longer counts."""
    game = new_game()
    game.play((0, 0))
    game.forfeit("no answer")
    result = game.record.result
    assert result is not None
    assert (result.winner, result.ending) == (Mark.X, Ending.FORFEIT)
    assert game.model.standing.wins(Mark.X) == 1
    assert game.ends == [game.record]
    game.model.take_back_forfeit()
    assert (game.record.result, len(game.moves)) == (None, 1)
    assert game.model.standing.results == ()
    assert game.model.is_thinking
    game.answer()
    assert len(game.moves) == 2
    watched = machines()
    watched.model.play()
    watched.forfeit("no answer")
    assert not watched.model.running
    watched.model.take_back_forfeit()
    assert (watched.record.result, watched.model.is_thinking) == (None, True)
    watched.answer()
    assert watched.model.is_thinking  # and so on


def test_the_last_session_continues() -> None:
    """A restored session asks its machine at once; two machines wait."""
    record = GameRecord.begin(START, ("human", "random"), 5).play((1, 1))
    game = new_game()
    game.model.choose((0, 0))
    game.model.begin(SavedSession(record, ("human", "random")))
    assert game.model.session.players == (HUMAN, RANDOM)
    assert game.request == Request(record.position, RANDOM, move_seed(5, record.position))
    assert game.model.running
    game.model.begin(SavedSession(record, ("mc:trials=20", "random")))
    assert (game.worker.job, game.model.running) == (0, False)
