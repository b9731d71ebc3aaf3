"""Records: games move by move, and how they end."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.strategies import any_history, steady
from tests.refusals import refused
from tttmc_app.core import (
    Concession,
    Ending,
    GameRecord,
    Mark,
    Position,
    Result,
    Rules,
    Text,
    parse_square,
    thought_without_values,
)
from tttmc_app.core import record as record_module
from tttmc_app.core.record import Variation

PLAYERS = ("human", "random")
STOPPED = Text("it stopped")


def play(moves: str, reverse: bool = False) -> GameRecord:
    """Play a game of these moves from the empty board."""
    rules = Rules(3, reverse=reverse)
    record = GameRecord.begin(Position.start(rules), PLAYERS, 7)
    for name in moves.split():
        record = record.play(parse_square(name, rules))
    return record


ROW = "a1 a2 b1 b2 c1"
"""X completes the first row."""
LINE = (((0, 0), (0, 1), (0, 2)),)


@pytest.mark.parametrize(
    ("record", "result", "words"),
    [
        (play(ROW), Result(Mark.X, Ending.LINE, LINE), "X wins"),
        (play(ROW, reverse=True), Result(Mark.O, Ending.LINE, LINE), "O wins"),
        (play("a1 b1 c1 b2 a2 c2 b3 a3 c3"), Result(None, Ending.FULL_BOARD), "Tie"),
        (
            play("a1").concede(Ending.RESIGNATION),
            Result(Mark.X, Ending.RESIGNATION),
            "X wins: O resigned",
        ),
        (
            play("a1").concede(Ending.FORFEIT, STOPPED),
            Result(Mark.X, Ending.FORFEIT, reason=STOPPED),
            "X wins: O forfeits (it stopped)",
        ),
    ],
    ids=["line", "line in reverse", "full board", "resignation", "forfeit"],
)
def test_how_a_game_ends(record: GameRecord, result: Result, words: str) -> None:
    """A line, a full board or a concession ends the game, and nothing can follow it."""
    assert record.result == result
    assert str(result.describe()) == words
    with refused():
        record.play((2, 2))
    with refused():
        record.concede(Ending.RESIGNATION)


def test_nobody_wins_by_words_without_a_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    """An ending without a move has a winner only if its words name one."""
    monkeypatch.setattr(record_module, "CONCEDED", {Ending.PROOF: Text("Abandoned")})
    result = play("a1").concede(Ending.PROOF).result
    assert result == Result(None, Ending.PROOF)
    assert result is not None
    assert str(result.describe()) == "Abandoned"


def test_a_concession_follows_from_a_thought() -> None:
    """A thought that forfeits or resigns concedes for its side; a move is no concession."""
    thought = thought_without_values(Position.parse("X../.../..."), 1)
    failed = replace(thought, forfeit=STOPPED, resigns=True)
    assert Concession.of(failed) == (Mark.O, Ending.FORFEIT, STOPPED)
    assert Concession.of(replace(thought, resigns=True)) == (Mark.O, Ending.RESIGNATION, Text(""))
    assert Concession.of(replace(thought, move=(1, 1))) is None


def test_lines_have_moves_in_common() -> None:
    """Moves are shared as long as they are equal with their thoughts; squares alone make a part."""
    long, timed = play("a1 a2 b1").line, play("a1").play((1, 0), seconds=1.0).line
    parts = ("", "a1", "a1 a2", "a1 a2 b1", ROW)
    assert [long.shared_with(play(moves).line) for moves in parts] == [0, 1, 2, 3, 3]
    assert play("a1 a2").line.shared_with(timed) == 1
    resigned = replace(timed, concession=Concession(Mark.X, Ending.RESIGNATION))
    for part, whole, is_part in (
        *((timed, long, True), (long, long, True), (long, timed, False), (resigned, long, False)),
        (resigned, replace(long, concession=resigned.concession), False),
        (resigned, replace(resigned, moves=play("a1 a2").moves), True),
        (timed, resigned, True),
    ):
        assert part.is_part_of(whole) is is_part


def test_variations_are_what_is_worth_returning_to() -> None:
    """A branch keeps the longer line, once; following one exchanges it for the line played."""
    game = play("a1 a2 b1")
    back = game.branch(1)
    assert (back.moves, back.variations) == (game.moves[:1], (game.line,))
    assert back.branch(0).variations == (game.line,)  # the shorter line is part of it
    part = replace(game, variations=(play("a1 a2").line,))  # as a file may have it
    assert part.branch(1).variations == (game.line,)
    assert back.play((1, 0)).play((0, 1)).variations == ()  # played again: nothing to return to
    one = back.play((2, 2))
    both = one.branch(0).play((1, 2))
    assert both.variations == (game.line, one.line)
    assert both.follow(1) == replace(one, variations=(game.line, both.line))
    first = both.follow(0)
    assert (first.moves, first.variations) == (game.moves, (one.line, both.line))


def test_the_same_end_is_nothing_to_return_to() -> None:
    """A variation stays while the game could still end in another way, and goes with its end."""
    ended = play("a1 a2").concede(Ending.RESIGNATION)
    again = ended.branch(1).play((1, 0))
    for other in (again, again.concede(Ending.FORFEIT, STOPPED), again.play((0, 1))):
        assert other.variations == (ended.line,)
    assert again.concede(Ending.RESIGNATION).variations == ()


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_game_needs_a_seed(seed: int) -> None:
    """A game can't begin with a seed that couldn't be typed in a command."""
    with refused(seed=seed):
        GameRecord.begin(Position.start(Rules(3)), PLAYERS, seed)


def lines_of(record: GameRecord) -> tuple[Variation, ...]:
    """Return the game's own line and its variations."""
    return (record.line, *record.variations)


@steady
@given(any_history())
def test_a_game_is_what_its_moves_make_of_its_start(states: list[GameRecord]) -> None:
    """Each position follows from the one before; all that was ever played is in one line."""
    last = lines_of(states[-1])
    for record in states:
        for (before, now), move in zip(pairwise(record.positions), record.moves, strict=True):
            assert before.play(move.square) == now
        assert record.replaced_by(record.line) == replace(record, variations=())
        assert any(record.line.is_part_of(each) for each in last)
    for each in last[1:]:
        assert sum(each.is_part_of(other) for other in last) == 1


@steady
@given(any_history(), st.integers(0))
def test_going_back_and_following_returns(states: list[GameRecord], number: int) -> None:
    """The moves left by going back can be followed again, to the same end."""
    record = states[-1]
    back = record.branch(number % (len(record.moves) + 1))
    assert back.moves == record.moves[: len(back.moves)]
    if back.line == record.line:
        return
    at = next(n for n, each in enumerate(back.variations) if record.line.is_part_of(each))
    again = back.follow(at)
    assert record.line.is_part_of(again.line)
    assert set(lines_of(again)) == set(lines_of(record))
