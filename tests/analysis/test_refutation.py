"""Proven lines after mistakes and before them, and lines that hold a tie."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.analysis.review_checks import reviewed, solved
from tttmc_app import engine
from tttmc_app.analysis import refutation as refuting
from tttmc_app.analysis.proofs import Bounds
from tttmc_app.analysis.refutation import (
    ProvenLine,
    danger_of,
    missed_win,
    proven_line,
    refutation,
    shortest_win,
)
from tttmc_app.analysis.shortest_win import OutOfNodesError
from tttmc_app.core import GameRecord, Mark, Position, Rules, Square, TttmcError, parse_square


def squares(names: str) -> tuple[Square, ...]:
    """Return the squares of a 3×3 board with these names."""
    return tuple(parse_square(name, Rules(3)) for name in names.split())


def test_a_mistake_s_lines() -> None:
    """A mistake is refuted by the opponent's line; only a win given away is shown as missed."""
    record = GameRecord.begin(Position.start(Rules(3)), ("human", "mc"), 1)
    for square in squares("a1 b1 a3 a2 c1 b2 c3 c2"):
        record = record.play(square)
    found, places = reviewed(record), record.positions
    lines = {
        move.number: (refutation(places[move.number], move), missed_win(places[move.number], move))
        for move in found.mistakes()
    }
    assert lines == {
        1: (ProvenLine(squares("a2 a3 b2 c2 c3"), 1, is_shortest=True), None),
        4: (
            ProvenLine(squares("b2 c2 b3"), 1, is_shortest=True),
            ProvenLine(squares("b2 c1 c3"), 1, is_shortest=True),
        ),
    }
    end = places[7]
    assert end.play(squares("c2")[0]).outcome is not None
    assert refutation(end, found.moves[7]) is None  # nothing comes after the end
    assert refutation(places[4], found.moves[4], 1) != lines[4][0]
    unsure = missed_win(places[4], found.moves[4], 1)
    assert unsure is not None
    assert (unsure.result, unsure.is_shortest) == (1, False)


@pytest.mark.parametrize(
    ("board", "rules"),
    [
        (".X./.../...", Rules(3, reverse=True)),
        ("X../.X./.O.", Rules(3, reverse=True)),
        ("XX../..O./O.OO/..XX", Rules(4, reverse=True)),
        ("X..X/X.../OOO./.OX.", Rules(4, reverse=True)),
    ],
)
def test_any_win_where_the_shortest_is_not_found(board: str, rules: Rules) -> None:
    """Out of nodes, each move of the attacker still wins, and the defender moves in order."""
    position = Position.parse(board, rules)
    with pytest.raises(OutOfNodesError):
        shortest_win(position, 1)
    line = proven_line(position, 1)
    assert line is not None
    assert (line.result, line.is_shortest) == (1, False)
    attacker = position.to_move
    for square in line.moves:
        results = solved(position)
        if position.to_move is attacker:
            winning = [each for each in position.empty_squares if results[each] == (1, 1)]
            assert square == winning[0]
        else:
            assert square == position.empty_squares[0]
        position = position.play(square)
    assert position.outcome is not None
    assert position.outcome.winner is attacker


def let_prove(monkeypatch: pytest.MonkeyPatch, known: Callable[[Position, Bounds], Bounds]) -> None:
    """Let this be proven of a move whose result is known, as if the search had been shorter."""

    def proven_now(position: Position, _nodes: int) -> dict[Square, Bounds]:
        return {square: known(position, pair) for square, pair in solved(position).items()}

    monkeypatch.setattr(refuting, "proven_now", proven_now)


def test_a_win_needs_only_the_proofs_of_winning_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves that may win are no part of the line, which ends where no move is proven to win."""
    position = Position.parse(".X./.../...", Rules(3, reverse=True))
    whole = proven_line(position, 1)
    assert whole is not None
    assert len(whole.moves) == 4
    let_prove(monkeypatch, lambda _, pair: pair if pair == (1, 1) else (-1, 1))
    assert proven_line(position, 1) == whole
    let_prove(
        monkeypatch,
        lambda now, pair: pair if pair == (1, 1) and now.empty.bit_count() > 6 else (-1, 1),
    )
    assert proven_line(position, 1) == replace(whole, moves=whole.moves[:2])


def test_a_tie_is_held_as_far_as_it_is_proven(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line that holds a tie, too, ends where no move is proven to keep it."""
    position = Position.parse("..X/.O./...", Rules(3, reverse=True))
    whole = proven_line(position)
    assert whole is not None
    assert (whole.result, len(whole.moves)) == (0, 6)
    let_prove(monkeypatch, lambda _, pair: pair if pair == (0, 0) else (-1, 0))
    assert proven_line(position) == whole
    let_prove(
        monkeypatch,
        lambda now, pair: pair if pair == (0, 0) and now.empty.bit_count() > 5 else (-1, 0),
    )
    assert proven_line(position) == replace(whole, moves=whole.moves[:2])


def test_a_win_by_threats_is_used_where_the_shortest_is_not_found() -> None:
    """Out of nodes, the win is that of the search for continuous threats, if it finds one."""
    large = Position.parse("....O../.O...../...X.../......./...O..X/XX...../......O", Rules(7, 4))
    threats = engine.forced_win(large)
    assert len(threats) > 3
    assert proven_line(large, 1) == ProvenLine(threats, 1, is_shortest=False)


def test_nothing_is_shown_where_nothing_is_proven_to_be_kept() -> None:
    """A lost position has no line, nor has one that isn't settled; a finished game is refused."""
    assert proven_line(Position.parse("X.X/.O./X.O", None, "O")) is None
    assert proven_line(Position.start(Rules(9, 5)), 1) is None
    over = Position.parse("XXX/OO./...", finished=True)
    for use in (proven_line, shortest_win):
        with pytest.raises(TttmcError):
            use(over)


@pytest.mark.parametrize("won", ["XX./OO./...", "X.X/.../O.O"])
def test_a_position_that_is_not_won_has_no_shortest_win(won: str) -> None:
    """The search ends without a line, and says so, however many nodes it may use."""
    assert len(shortest_win(Position.parse(won))) == 1
    for board in (".../.../...", "X../.O./..X"):
        with pytest.raises(OutOfNodesError):
            shortest_win(Position.parse(board), 10**9)


@pytest.mark.parametrize(
    ("board", "reverse", "dangers"),
    [
        ("X.O/.../O.X", False, (2 + 4 + 4 + 4 + 4, 18)),
        ("X../.../...", False, (5, 2 * 1 + 3 * 1 + 3 * 4)),
        ("X../.../...", True, (2 * 1 + 3 * 1 + 3 * 4, 5)),
        ("XOX/XOO/OXX", False, (0, 0)),
        ("XX./.../OO.", False, (16 + 4 + 1 + 1, 16 + 4 + 1 + 1)),
    ],
)
def test_how_much_danger_a_side_is_in(
    board: str, reverse: bool, dangers: tuple[float, float]
) -> None:
    """Each line that may still beat it counts, by a factor of four for each mark on it."""
    position = Position.parse(board, Rules(3, reverse=reverse), finished=True)
    assert tuple(danger_of(position, side) for side in Mark) == dangers


@pytest.mark.parametrize(
    ("board", "line"),
    [
        (".../OXX/OXO", "c1 b1"),
        ("O.X/.../O.X", "b1 b3 b2 c2"),
        ("..X/.O./...", "a2 b3 a3 c2 c3 a1"),
        (".../.O./X..", "b1 c2 c1 b3 c3 a1"),
    ],
)
def test_nobody_completes_a_losing_line_to_threaten(board: str, line: str) -> None:
    """Where completing a line loses, the side that threatens does so only if it has to."""
    position = Position.parse(board, Rules(3, reverse=True))
    assert proven_line(position) == ProvenLine(squares(line), 0, is_shortest=False)


@pytest.mark.parametrize(
    ("board", "side", "length"),
    [
        (".OXX/..../..../....", "O", 12),
        ("X.../.X.O/OO../X...", "X", 10),
        ("X.OX/OX.O/...O/.X..", "X", 8),
    ],
)
def test_the_defender_holds_out_as_long_as_it_can(board: str, side: str, length: int) -> None:
    """Against the shortest win, the defender plays what delays the end, not the first reply."""
    position = Position.parse(board, Rules(4, 3, reverse=True), side)
    line = shortest_win(position)
    job = engine.SolveJob(position)
    while not job.measured:
        job.advance()
    assert len(line) == length == job.distances()[line[0]]
