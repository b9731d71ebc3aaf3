"""What is proven: bounds of moves, the shortest wins, and lines that hold a tie."""

from __future__ import annotations

from random import Random

import pytest

from tests.analysis.review_checks import plies_to_win, reviewed, solved
from tests.analysis.test_review import BLUNDER, played
from tests.playing import plain_value
from tttmc_app import engine
from tttmc_app.analysis.facts import proven_now, result_for
from tttmc_app.analysis.refutation import (
    ProvenLine,
    danger_of,
    missed_win,
    proven_line,
    refutation,
)
from tttmc_app.core import Mark, Position, Rules, Square, TttmcError
from tttmc_app.engine import backends

START = Position.start(Rules(3))
THREATS = Position.parse(
    "....O../.O...../...X.../......./...O..X/XX...../......O", Rules(7, 4), "X"
)
"""A position with a win by continuous threats, of five moves."""


def walked(rules: Rules, seed: int, games: int) -> list[Position]:
    """Return the open positions of random games."""
    random, found = Random(seed), list[Position]()
    for _ in range(games):
        position = Position.start(rules)
        while position.outcome is None:
            found.append(position)
            position = position.play(random.choice(position.empty_squares))
    return found


ENDED = {"XXX/OO./...": (1, -1), "OOO/XX./X..": (-1, 1), "XOX/XOO/OXX": (0, 0)}


@pytest.mark.parametrize("board", ENDED)
def test_a_finished_game_has_a_result_and_nothing_to_prove(board: str) -> None:
    """1 for the winner, -1 for the loser, 0 for both after a tie, none while the game is open."""
    position = Position.parse(board, finished=True)
    assert tuple(result_for(position, side) for side in Mark) == ENDED[board]
    assert result_for(START, Mark.X) is None
    for use in (proven_now, proven_line):
        with pytest.raises(TttmcError):
            use(position)


@pytest.mark.parametrize("backend", ["", "python"])
def test_the_work_is_limited(backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Few positions leave moves unproven, but not a win by threats, for which Python can't look."""
    monkeypatch.setattr(backends, "CHOSEN", backends.choose(backend))
    is_compiled = backends.compiled_searches() is not None
    rows = [".........", ".XXX.....", ".........", "OOO......", *["." * 9] * 5]
    for position in (THREATS, Position.parse("/".join(rows), Rules(9, 5), "X")):
        unproven = dict.fromkeys(position.empty_squares, (-1, 1))
        first = dict.fromkeys(engine.forced_win(position)[:1], (1, 1))
        assert proven_now(position, 1).bounds == unproven | first
        assert bool(first) is is_compiled
    assert proven_now(START, 10_000).is_solved is is_compiled


@pytest.mark.parametrize("reverse", [False, True])
def test_wins_are_as_long_as_plain_search_says(*, reverse: bool) -> None:
    """A win is as long as by minimax."""
    won = 0
    for position in walked(Rules(3, reverse=reverse), 3, 6)[::2]:
        if plies := plies_to_win(position):
            won += 1
            line = proven_line(position)
            assert line is not None
            assert (len(line.moves), line.is_shortest, line.result) == (plies, True, 1)
    assert won > 3


def test_a_mistake_s_lines() -> None:
    """A mistake is refuted by the opponent's line; only a win given away is shown as missed."""
    found = reviewed(played(BLUNDER))
    places, mistakes = found.record.positions, found.mistakes()
    for move in mistakes:
        position = places[move.number]
        assert refutation(position, move) == proven_line(position.play(move.square)) is not None
        missed = proven_line(position) if move.best == (1, 1) else None
        assert missed_win(position, move) == missed
    assert {move.best for move in mistakes} == {(0, 0), (1, 1)}
    assert refutation(places[7], found.moves[7]) is None  # nothing comes after the end


@pytest.mark.parametrize("nodes", [100, 500])
def test_any_win_where_the_shortest_is_not_found(nodes: int) -> None:
    """Where distances aren't known, each move of the attacker still wins, whatever follows."""
    position = Position.parse("XX../..O./O.OO/..XX", Rules(4, 4, reverse=True))
    line, attacker = proven_line(position, nodes), position.to_move
    assert line is not None
    assert (line.result, line.is_shortest) == (1, False)
    for square in line.moves:
        assert position.to_move is not attacker or solved(position)[square] == (1, 1)
        position = position.play(square)


def test_what_is_shown_where_less_is_proven() -> None:
    """Out of nodes, a win by threats is used; a lost or an open position has no line.

    No win is shorter than a short one by threats.
    """
    longer = Position.parse("X..O.O/....../X...../.....X/.....O/......", Rules(6, 4), "X")
    for position, is_shortest in ((THREATS, True), (longer, False)):
        moves = engine.forced_win(position)
        assert proven_line(position, 1) == ProvenLine(moves, 1, is_shortest)
    assert proven_line(Position.parse("X.X/.O./X.O", None, "O")) is None
    assert proven_line(Position.start(Rules(9, 5)), 1) is None


@pytest.mark.parametrize("reverse", [False, True])
def test_a_tie_is_held_where_it_is_most_in_danger(*, reverse: bool) -> None:
    """The holder keeps the tie with the least danger left, the other side makes the most of it.

    The line ends when no line can beat the holder any more, or when the other side has gone so far
    that no move ties. Each line that may beat a side counts 1, and four times as much per mark.
    """
    rules = Rules(3, reverse=reverse)
    place = Position.parse(".X./.../...", rules)
    assert [danger_of(place, side) for side in Mark] == ([14, 6] if reverse else [6, 14])
    boards = (".../.../...", "X../.O./...", "X.O/.../..X", "XO./.../...", "..X/.O./...")
    ties = [p for board in boards if plain_value(p := Position.parse(board, rules)) == 0]
    assert len(ties) > 1
    for tie in ties:
        now = tie
        line, holder = proven_line(tie), tie.to_move
        assert line is not None
        assert (line.result, line.is_shortest) == (0, False)
        for square in line.moves:
            assert danger_of(now, holder) > 0
            dangers = dict[Square, float]()
            for each in now.empty_squares:
                after = now.play(each)
                result = result_for(after, holder)
                if now.to_move is not holder or plain_value(after) == 0:
                    dangers[each] = danger_of(after, holder) if result is None else -result
            wanted = min if now.to_move is holder else max
            assert dangers[square] == wanted(dangers.values())
            now = now.play(square)
        is_over = now.outcome is not None or danger_of(now, holder) == 0
        assert is_over or all(plain_value(now.play(s)) for s in now.empty_squares)
