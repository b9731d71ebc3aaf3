"""Records: games move by move, and how they end."""

from __future__ import annotations

from dataclasses import replace

import pytest

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
    TttmcError,
    thought_without_values,
)

PLAYERS = ("human", "random")
ROW: list[Square] = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)]
"""X completes the first row."""


def play(squares: list[Square], rules: Rules | None = None) -> GameRecord:
    """Play a game from the empty board."""
    record = GameRecord.begin(Position.start(rules or Rules()), PLAYERS, 7)
    for square in squares:
        record = record.play(square)
    return record


def test_a_game_keeps_every_position() -> None:
    """The record holds the position before each move and the current one."""
    record = play(ROW)
    assert [position.empty.bit_count() for position in record.positions] == [9, 8, 7, 6, 5, 4]
    assert [move.square for move in record.moves] == ROW
    assert (record.start, record.position) == (record.positions[0], record.positions[-1])


def test_playing_changes_nothing() -> None:
    """A move makes a new record, so that two games can continue from the same record."""
    record = play(ROW[:2])
    one, two = record.play((2, 2)), record.play((0, 1))
    assert len(record.moves) == 2
    assert one != two


@pytest.mark.parametrize(
    ("reverse", "winner", "said"), [(False, Mark.X, "X wins"), (True, Mark.O, "O wins")]
)
def test_a_line_ends_the_game(reverse: bool, winner: Mark, said: str) -> None:
    """A completed line is the result, and no move can follow it."""
    record = play(ROW, Rules(reverse=reverse))
    result = Result(winner, Ending.LINE, (((0, 0), (0, 1), (0, 2)),))
    assert (record.result, str(result.describe())) == (result, said)
    with pytest.raises(TttmcError, match="the game is over: start a new one"):
        record.play((2, 2))
    with pytest.raises(TttmcError, match="the game is over"):
        record.concede(Ending.RESIGNATION)


def test_a_full_board_is_a_tie() -> None:
    """A full board without a line is a tie."""
    order = [0, 1, 2, 4, 3, 5, 7, 6, 8]
    tie = Result(None, Ending.FULL_BOARD)
    assert play([divmod(i, 3) for i in order]).result == tie
    assert str(tie.describe()) == "Tie"


def test_conceding_loses() -> None:
    """The side to move loses if it resigns or breaks the rules."""
    record = play(ROW[:1])
    assert record.result is None
    resigned = Result(Mark.X, Ending.RESIGNATION)
    assert record.concede(Ending.RESIGNATION).result == resigned
    assert str(resigned.describe()) == "X wins: O resigned"
    forfeited = Result(Mark.X, Ending.FORFEIT, reason=Text("it played outside the board"))
    assert record.concede(Ending.FORFEIT, forfeited.reason).result == forfeited
    assert str(forfeited.describe()) == "X wins: O forfeits (it played outside the board)"


def test_a_concession_follows_from_a_thought() -> None:
    """A thought that forfeits or resigns concedes for its side; a move is no concession."""
    thought = thought_without_values(Position.parse("X../.../..."), 1)
    failed = replace(thought, forfeit=Text("it stopped"), resigns=True)
    assert Concession.of(failed) == Concession(Mark.O, Ending.FORFEIT, Text("it stopped"))
    resigned = replace(thought, resigns=True)
    assert Concession.of(resigned) == Concession(Mark.O, Ending.RESIGNATION, Text(""))
    assert Concession.of(replace(thought, move=(1, 1))) is None


def test_a_concession_keeps_the_rest_of_the_record() -> None:
    """Players, seed, moves with their times, and variations stay; the side to move loses."""
    other = play(ROW[:2]).play((2, 2), seconds=0.5)
    record = other.branch(1).play((2, 0), seconds=0.25)
    ended = record.concede(Ending.FORFEIT, Text("it stopped"))
    assert ended == replace(
        record, concession=Concession(Mark.X, Ending.FORFEIT, Text("it stopped"))
    )
    assert (ended.players, ended.seed, ended.variations) == (PLAYERS, 7, record.variations)
    assert ended.variations[0].moves == other.moves
    assert ended.line.concession == ended.concession


def test_a_move_has_what_was_given() -> None:
    """A move keeps its thought and time, and only its own."""
    record = play([])
    thought = thought_without_values(record.position, 1)
    record = record.play((1, 1), thought, 0.5).play((0, 0))
    assert record.moves == (Move((1, 1), thought, 0.5), Move((0, 0), None, None))
    assert (record.players, record.seed, record.rules) == (PLAYERS, 7, Rules())


def test_the_words_of_files_never_change() -> None:
    """The endings are stored by these words."""
    assert [ending.value for ending in Ending] == [
        *("line", "full board", "resignation", "forfeit", "proof")
    ]
    assert str(Result(Mark.O, Ending.PROOF).describe()) == "O wins"


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


def test_illegal_moves_leave_the_game_as_it_is() -> None:
    """An illegal move is refused, and the game can go on."""
    record = play(ROW[:1])
    with pytest.raises(TttmcError, match="square a1 is occupied"):
        record.play((0, 0))
    assert record.play((2, 2)).moves[-1].square == (2, 2)


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_game_needs_a_seed(seed: int) -> None:
    """A game can't begin with a seed that couldn't be typed in a command."""
    with pytest.raises(TttmcError, match="a seed must be from 0"):
        GameRecord.begin(Position.start(Rules()), PLAYERS, seed)


def test_going_back_keeps_what_was_played() -> None:
    """A new continuation keeps the first one as a variation, with its times and resignation."""
    first = play(ROW[:2]).play((2, 2), seconds=0.5).concede(Ending.RESIGNATION)
    other = first.branch(1).play((2, 0))
    assert [each.concession is not None for each in other.variations] == [True]
    back = other.follow(0)
    assert (back.moves, back.result) == (first.moves, first.result)
    assert [[move.square for move in each.moves] for each in back.variations] == [[ROW[0], (2, 0)]]
