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
    Move,
    Position,
    Result,
    Rules,
    Square,
    Text,
    thought_without_values,
)
from tttmc_app.core.record import Variation

PLAYERS = ("human", "random")
ROW: list[Square] = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)]
"""X completes the first row."""


def play(squares: list[Square], rules: Rules | None = None) -> GameRecord:
    """Play a game from the empty board."""
    record = GameRecord.begin(Position.start(rules or Rules(3)), PLAYERS, 7)
    for square in squares:
        record = record.play(square)
    return record


OTHER_WAY = [divmod(i, 3) for i in (0, 1, 2, 4, 3, 5, 7, 6, 8)]
LINE = (((0, 0), (0, 1), (0, 2)),)
STOPPED = Text("it stopped")


@pytest.mark.parametrize(
    ("record", "result"),
    [
        (play(ROW), Result(Mark.X, Ending.LINE, LINE)),
        (play(ROW, Rules(3, reverse=True)), Result(Mark.O, Ending.LINE, LINE)),
        (play(OTHER_WAY), Result(None, Ending.FULL_BOARD)),
        (play(ROW[:1]).concede(Ending.RESIGNATION), Result(Mark.X, Ending.RESIGNATION)),
        (
            play(ROW[:1]).concede(Ending.FORFEIT, STOPPED),
            Result(Mark.X, Ending.FORFEIT, reason=STOPPED),
        ),
    ],
    ids=["line", "line in reverse", "full board", "resignation", "forfeit"],
)
def test_how_a_game_ends(record: GameRecord, result: Result) -> None:
    """A line, a full board or a concession ends the game, and nothing can follow it."""
    assert record.result == result
    with refused():
        record.play((2, 2))
    with refused():
        record.concede(Ending.RESIGNATION)


def test_results_in_words() -> None:
    """A result names the winner and, where no line shows it, why."""
    results = [
        Result(Mark.X, Ending.LINE),
        Result(None, Ending.FULL_BOARD),
        Result(Mark.X, Ending.RESIGNATION),
        Result(Mark.X, Ending.FORFEIT, reason=STOPPED),
        Result(Mark.O, Ending.PROOF),
    ]
    assert [str(result.describe()) for result in results] == [
        *("X wins", "Tie", "X wins: O resigned", "X wins: O forfeits (it stopped)", "O wins")
    ]


def test_a_concession_follows_from_a_thought() -> None:
    """A thought that forfeits or resigns concedes for its side; a move is no concession."""
    thought = thought_without_values(Position.parse("X../.../..."), 1)
    failed = replace(thought, forfeit=Text("it stopped"), resigns=True)
    assert Concession.of(failed) == Concession(Mark.O, Ending.FORFEIT, Text("it stopped"))
    resigned = replace(thought, resigns=True)
    assert Concession.of(resigned) == Concession(Mark.O, Ending.RESIGNATION, Text(""))
    assert Concession.of(replace(thought, move=(1, 1))) is None


def test_a_move_has_what_was_given() -> None:
    """A move keeps its thought and time, and only its own."""
    record = play([])
    thought = thought_without_values(record.position, 1)
    record = record.play((1, 1), thought, 0.5).play((0, 0))
    assert record.moves == (Move((1, 1), thought, 0.5), Move((0, 0), None, None))
    assert (record.players, record.seed, record.rules) == (PLAYERS, 7, Rules(3))


def test_the_words_of_files_never_change() -> None:
    """The endings are stored by these words."""
    assert " ".join(Ending) == "line full board resignation forfeit proof"


def test_lines_have_moves_in_common() -> None:
    """Moves are shared as long as they are equal with their thoughts; squares alone make a part."""
    long, timed = play(ROW[:3]).line, play(ROW[:1]).play(ROW[1], seconds=1.0).line
    assert [long.shared_with(play(ROW[:n]).line) for n in range(5)] == [0, 1, 2, 3, 3]
    assert play(ROW[:2]).line.shared_with(timed) == 1
    assert timed.is_part_of(long)
    assert long.is_part_of(long)
    assert not long.is_part_of(timed)
    resigned = replace(timed, concession=Concession(Mark.X, Ending.RESIGNATION))
    assert not resigned.is_part_of(long)
    assert not resigned.is_part_of(replace(long, concession=resigned.concession))
    assert resigned.is_part_of(replace(resigned, moves=timed.moves))
    assert timed.is_part_of(resigned)
    assert resigned.is_part_of(resigned)


def test_variations_are_what_is_worth_returning_to() -> None:
    """A branch keeps the longer line, once; following one exchanges it for the line played."""
    game = play(ROW[:3])
    back = game.branch(1)
    assert ([m.square for m in back.moves], back.variations) == (ROW[:1], (game.line,))
    assert back.branch(0).variations == (game.line,)  # the shorter line is part of it
    part = replace(game, variations=(play(ROW[:2]).line,))  # as a file may have it
    assert part.branch(1).variations == (game.line,)
    assert back.play(ROW[1]).play(ROW[2]).variations == ()  # played again: nothing to return to
    one, two = back.play((2, 2)), back.play((2, 1))
    both = one.branch(0).play((1, 2))
    assert [len(each.moves) for each in both.variations] == [3, 2]
    second = both.follow(1)
    assert second.moves == one.moves
    assert second.variations == (game.line, both.line)
    assert second.positions == one.positions
    first = both.follow(0)
    assert (first.moves, first.variations) == (game.moves, (one.line, both.line))
    assert two.variations == (game.line,)


def test_the_same_end_is_nothing_to_return_to() -> None:
    """A variation stays while the game could still end in another way, and goes with its end."""
    ended = play(ROW[:2]).concede(Ending.RESIGNATION)
    again = ended.branch(1).play(ROW[1])
    assert again.variations == (ended.line,)
    assert again.concede(Ending.RESIGNATION).variations == ()
    other = again.concede(Ending.FORFEIT, Text("it stopped"))
    assert other.variations == (ended.line,)
    assert again.play(ROW[2]).variations == (ended.line,)


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
    """Each position follows from the one before, and no line goes on after an end."""
    for record in states:
        assert len(record.positions) == len(record.moves) + 1
        for (before, now), move in zip(pairwise(record.positions), record.moves, strict=True):
            assert before.outcome is None
            assert before.play(move.square) == now
        assert record.replaced_by(record.line) == GameRecord(
            record.positions, record.players, record.seed, record.moves, record.concession
        )


@steady
@given(any_history())
def test_nothing_that_was_played_is_lost(states: list[GameRecord]) -> None:
    """Every line that was ever on the board is part of the last game's lines, and once only."""
    last = lines_of(states[-1])
    for record in states:
        assert any(record.line.is_part_of(each) for each in last)
    for number, each in enumerate(last[1:], start=1):
        others = (*last[:number], *last[number + 1 :])
        assert not any(each.is_part_of(other) for other in others)


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
