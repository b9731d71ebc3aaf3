"""What is proven: bounds of moves, the shortest wins, and lines that hold a tie."""

from __future__ import annotations

from random import Random

import pytest

from tests.analysis.review_checks import plies_to_win, reviewed, solved
from tests.analysis.test_review import BLUNDER, played
from tests.playing import plain_value
from tttmc_app import engine
from tttmc_app.analysis.proofs import (
    UNPROVEN,
    best_of,
    for_other,
    narrowed,
    proven_now,
    result_for,
)
from tttmc_app.analysis.refutation import (
    ProvenLine,
    danger_of,
    missed_win,
    proven_line,
    refutation,
    shortest_win,
)
from tttmc_app.analysis.shortest_win import OutOfNodesError, WinSearch
from tttmc_app.core import Mark, Position, Rules, TttmcError
from tttmc_app.engine import backends

THREATS = Position.parse(
    "....O../.O...../...X.../......./...O..X/XX...../......O", Rules(7, 4), "X"
)
"""A position with a long win by continuous threats."""


def walked(rules: Rules, seed: int, games: int) -> list[Position]:
    """Return the open positions of random games."""
    random, found = Random(seed), list[Position]()
    for _ in range(games):
        position = Position.start(rules)
        while position.outcome is None:
            found.append(position)
            position = position.play(random.choice(position.empty_squares))
    return found


@pytest.mark.parametrize("reverse", [False, True])
def test_every_move_is_proven_on_3x3(*, reverse: bool) -> None:
    """The bounds of each move are its result by full search, for the side to move."""
    for position in walked(Rules(3, reverse=reverse), 2, 3):
        truth = {square: -plain_value(position.play(square)) for square in position.empty_squares}
        bounds = proven_now(position)
        assert bounds == {square: (n, n) for square, n in truth.items()}
        assert best_of(bounds) == (max(truth.values()),) * 2
    a, b, c = (0, 0), (0, 1), (0, 2)
    assert best_of({a: (-1, 0), b: (-1, 1), c: (0, 0)}) == (0, 1)
    assert for_other((0, 1)) == (-1, 0)
    assert narrowed((-1, 0), (0, 1)) == narrowed(narrowed(UNPROVEN, (0, 1)), (-1, 0)) == (0, 0)


def test_a_finished_game_has_a_result_and_nothing_to_prove() -> None:
    """1 for the winner, -1 for the loser, 0 for both after a tie, none while the game is open."""
    boards = {"XXX/OO./...": (1, -1), "OOO/XX./X..": (-1, 1), "XOX/XOO/OXX": (0, 0)}
    for board, results in boards.items():
        position = Position.parse(board, finished=True)
        assert tuple(result_for(position, side) for side in Mark) == results
        for use in (proven_now, proven_line, shortest_win):
            with pytest.raises(TttmcError):
                use(position)
    assert result_for(Position.start(Rules(3)), Mark.X) is None


@pytest.mark.parametrize("backend", ["", "python"])
def test_the_work_is_limited(backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Few positions leave moves unproven, but not a win by threats; Python searches far fewer."""
    monkeypatch.setattr(backends, "CHOSEN", backends.choose(backend))
    large = [row.ljust(9, ".") for row in [".....", ".XXX.", ".....", "OOO..", "....."]]
    wide = Position.parse("/".join([*large, *["." * 9] * 4]), Rules(9, 5), "X")
    for position in (THREATS, wide):
        first = engine.forced_win(position)[0]
        found = proven_now(position, 1)
        assert found[first] == (1, 1)
        assert found | {first: UNPROVEN} == dict.fromkeys(position.empty_squares, UNPROVEN)
    start = Position.start(Rules(3))
    settled = all(low == high for low, high in proven_now(start, 10_000).values())
    assert settled is (backend == "" and not engine.SEARCHES_IN_PYTHON)


@pytest.mark.parametrize("reverse", [False, True])
def test_wins_are_as_long_as_plain_search_says(*, reverse: bool) -> None:
    """Within how many moves a side wins, and with which, is that of minimax, as is the line."""
    known, won = dict[tuple[Position, Mark], int](), 0
    for position in walked(Rules(3, reverse=reverse), 3, 6)[::2]:
        plies, orders = plies_to_win(position, known), list(range(6))
        Random(plies).shuffle(orders)
        search, boards = WinSearch(position), (position.mine, position.theirs)
        least = (plies + 1) // 2 if plies else 9
        assert {n: search.wins_within(*boards, n) for n in orders} == {
            n: n >= least for n in orders
        }
        line = proven_line(position)
        if plies:
            won += 1
            assert line is not None
            assert (len(line.moves), line.is_shortest, line.result) == (plies, True, 1)
        for square in position.empty_squares:
            after, bit = position.play(square), 1 << position.rules.index(square)
            if after.outcome:
                left = 0 if after.outcome.winner is position.to_move else 9
            else:
                left = 0
                for end in map(after.play, after.empty_squares):
                    wins = end.outcome is not None and end.outcome.winner is position.to_move
                    further = 9 if end.outcome else (plies_to_win(end, known) + 1) // 2 or 9
                    left = max(left, 0 if wins else further)
            takes = {n: search.move_wins(*boards, bit, n) for n in orders}
            assert takes == {n: n >= 1 + left for n in orders}
    assert won > 3


def test_a_search_ends_with_its_nodes() -> None:
    """Each new position takes a node; answers that are known take none, and smaller ones none."""
    position = Position.parse("XX./OO./...")
    search = WinSearch(position, 1)
    for moves, wins in ((1, True), (4, True), (0, False)) * 2:
        assert search.wins_within(position.mine, position.theirs, moves) is wins
    with pytest.raises(OutOfNodesError):
        search.wins_within(position.theirs, position.mine, 1)
    with pytest.raises(OutOfNodesError):  # not won, however long it is searched
        shortest_win(Position.parse("X../.O./..X"), 10**9)


def test_a_mistake_s_lines() -> None:
    """A mistake is refuted by the opponent's line; only a win given away is shown as missed."""
    found = reviewed(played(BLUNDER))
    places = found.record.positions
    for move in found.mistakes():
        position = places[move.number]
        refuted, missed = refutation(position, move), missed_win(position, move)
        assert refuted == proven_line(position.play(move.square))
        assert missed == (proven_line(position) if move.best == (1, 1) else None)
        assert (refuted is not None, missed is not None) == (True, move.number == 4)
    assert refutation(places[7], found.moves[7]) is None  # nothing comes after the end
    unsure = missed_win(places[4], found.moves[4], 1)
    assert unsure is not None
    assert (unsure.result, unsure.is_shortest) == (1, False)


@pytest.mark.parametrize(
    ("board", "rules"),
    [
        (".X./.../...", Rules(3, reverse=True)),
        ("XX../..O./O.OO/..XX", Rules(4, reverse=True)),
        ("X.../..../..O./....", Rules(4, 3)),
    ],
)
def test_any_win_where_the_shortest_is_not_found(board: str, rules: Rules) -> None:
    """Out of nodes, each move of the attacker still wins, whatever the defender does."""
    position = Position.parse(board, rules)
    line, attacker = proven_line(position, 1), position.to_move
    assert line is not None
    assert (line.result, line.is_shortest) == (1, False)
    for square in line.moves:
        assert position.to_move is not attacker or solved(position)[square] == (1, 1)
        position = position.play(square)
    assert position.outcome is not None
    assert position.outcome.winner is attacker


def test_what_is_shown_where_less_is_proven() -> None:
    """Out of nodes, a win by threats is used; a lost or an open position has no line."""
    threats = engine.forced_win(THREATS)
    assert len(threats) > 3
    assert proven_line(THREATS, 1) == ProvenLine(threats, 1, is_shortest=False)
    assert proven_line(Position.parse("X.X/.O./X.O", None, "O")) is None
    assert proven_line(Position.start(Rules(9, 5)), 1) is None


@pytest.mark.parametrize(("board", "side", "length"), [("X.../.X.O/OO../X...", "X", 10)])
def test_the_defender_holds_out_as_long_as_it_can(board: str, side: str, length: int) -> None:
    """Against the shortest win, the defender plays what delays the end, not the first reply."""
    position = Position.parse(board, Rules(4, 3, reverse=True), side)
    line, job = shortest_win(position), engine.SolveJob(position)
    while not job.measured:
        job.advance()
    assert len(line) == length == job.distances()[line[0]]


@pytest.mark.parametrize("reverse", [False, True])
def test_a_tie_is_held_where_it_is_most_in_danger(*, reverse: bool) -> None:
    """The holder keeps the tie with the least danger left, the other side makes the most of it.

    The line ends when no line can beat the holder any more, or when the other side has gone so far
    that no move ties; danger counts the lines that may beat it, a factor of four for each mark.
    """
    rules, held = Rules(3, reverse=reverse), 0

    def danger(position: Position, side: Mark) -> float:
        beaten_by, blocker = (position.o, position.x)[:: 1 if (side is Mark.X) != reverse else -1]
        lines = [line for line in rules.line_masks if not line & blocker]
        return sum(4.0 ** (line & beaten_by).bit_count() for line in lines)

    for board in [
        ".../.../...",
        "X../.O./...",
        "X.O/.../..X",
        "XO./.../...",
        "O.X/.../O.X",
        "..X/.O./...",
    ]:
        now = Position.parse(board, rules)
        if plain_value(now) != 0:
            continue
        line, holder, held = proven_line(now), now.to_move, held + 1
        assert line is not None
        assert (line.result, line.is_shortest) == (0, False)
        for square in line.moves:
            after = {each: now.play(each) for each in now.empty_squares}
            dangers = {each: danger(end, holder) for each, end in after.items()}
            if now.to_move is holder:
                keeping = [each for each in after if plain_value(after[each]) == 0]
                ends = {each: 0 if after[each].outcome else dangers[each] for each in keeping}
                assert square in keeping
                assert ends[square] == min(ends.values())
            else:  # a reply that ends the game can only tie, or lose by its own line
                worth = {s: -plain_value(e) if e.outcome else dangers[s] for s, e in after.items()}
                assert worth[square] == max(worth.values())
            assert danger_of(now, holder) == danger(now, holder) > 0
            now = after[square]
        is_over = now.outcome is not None or danger_of(now, holder) == 0
        assert is_over or all(plain_value(now.play(s)) for s in now.empty_squares)
    assert held > 1
