"""The perfect player: it never worsens the result, and admits where it has no proof."""

from __future__ import annotations

from random import Random

import pytest

from tests.playing import plain_value
from tttmc_app import engine
from tttmc_app.core import Meaning, Position, Rules, Square, Thought, derive_seed
from tttmc_app.engine import SolveJob, Tree
from tttmc_app.experiments.games import Block, play_block
from tttmc_app.players.perfect import Perfect, candidates_of, choice_of

RULES = [Rules(3), Rules(3, reverse=True), Rules(4, 3), Rules(4), Rules(4, 3, reverse=True)]


def last_thought(player: Perfect, position: Position, seed: int = 1) -> Thought:
    """Return the player's last thought about a position."""
    *_, last = player.think(position, seed)
    return last


@pytest.mark.parametrize("rules", RULES, ids=Rules.describe)
def test_it_never_worsens_a_result(rules: Rules) -> None:
    """Throughout random games, its move keeps the result found by an exhaustive search."""
    random = Random(5)
    for seed in range(6):
        position = Position.start(rules)
        for _ in range(random.randrange(rules.square_count // 2, rules.square_count - 1)):
            after = position.play(random.choice(position.empty_squares))
            if after.outcome is not None:
                break
            position = after
        thought = last_thought(Perfect(), position, seed)
        assert thought.move is not None
        result = plain_value(position)
        assert -plain_value(position.play(thought.move)) == result
        keeping = {s for s in position.empty_squares if -plain_value(position.play(s)) == result}
        assert {thought.move} <= set(thought.best) <= keeping
        assert result or set(thought.best) == keeping
        winner = position.to_move if result == 1 else position.to_move.other
        ending = f"{winner} wins." if result else "the game is a tie."
        assert str(thought.note) == f"Proven: with best play {ending}"


def test_another_position_is_solved_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked about another position while one is being solved, it gives that one's moves."""
    monkeypatch.setattr("tttmc_app.players.perfect._STEP_SECONDS", 0.0)
    first, second = Position.start(Rules(4, 3)), Position.parse("X../.O./..X")
    player = Perfect()
    best = player.compiled(first.rules).best
    assert best is not None
    assert best(first) is None
    found = None
    while found is None:
        found = best(second)
    assert set(found) == {(0, 1), (1, 0), (1, 2), (2, 1)}
    assert player.kept_best(second) == found
    assert player.kept_best(first) is None


def test_its_values_are_results() -> None:
    """1 is a winning move, 0 a tie, -1 a losing one; the move is chosen among the best."""
    thought = last_thought(Perfect(), Position.parse("X../.O./..X"))
    assert thought.meaning is Meaning.RESULT
    assert thought.values == (None, 0.0, -1.0, 0.0, None, 0.0, -1.0, 0.0, None)
    assert thought.plies == (None, None, 4, None, None, None, 4, None, None)
    assert thought.best == ((0, 1), (1, 0), (1, 2), (2, 1))
    assert str(thought.note) == "Proven: with best play the game is a tie."


def test_it_wins_soonest_and_loses_latest() -> None:
    """It prefers moves that win at once and, in a lost position, the longest defences."""
    won = Position.parse("XX../OO../..../....", Rules(4, 3), "X")
    assert last_thought(Perfect(), won).best == ((0, 2),)
    lost = Position.parse(".X../..../..../....", Rules(4, 3), "O")
    thought = last_thought(Perfect(), lost)
    job = SolveJob(lost)
    while not job.measured:
        job.advance()
    distances = job.distances()
    assert thought.move is not None
    latest = max(distances.values())
    assert set(thought.best) == {square for square in distances if distances[square] == latest}
    assert min(distances.values()) < distances[thought.move] == latest
    assert thought.plies is not None
    assert thought.plies[won.rules.index(thought.move)] == latest


def test_it_says_where_it_is_not_perfect() -> None:
    """On a board too large for a proof, it shows the tree search that decides, and says so."""
    thought = last_thought(Perfect(nodes=800, simulations=100), Position.start(Rules(9, 5)))
    assert thought.meaning is Meaning.VISITS
    assert str(thought.note).startswith("Not proven within 3 positions, so tree search")
    assert thought.best == (thought.move,)


@pytest.mark.parametrize("rules", [Rules(7, 4), Rules(9, 5), Rules(25, 5)], ids=Rules.describe)
def test_what_is_not_proven_yet_is_shown(rules: Rules) -> None:
    """From early on, thoughts have visits, a move that can be played, and progress."""
    player = Perfect(nodes=100_000, simulations=200)
    thoughts = player.think(Position.start(rules), 1)
    early = next(t for t in thoughts if t.meaning is Meaning.VISITS)
    assert early.best
    assert str(early.note) == "Not proven yet: these are the results of tree search so far."
    assert early.share is not None
    *shown, last = thoughts
    shares = [t.share for t in shown if t.share is not None]
    assert shares == sorted(shares)
    assert (last.share, last.best) == (None, (last.move,))


@pytest.mark.parametrize(
    ("rows", "move"),
    [
        (["XXXX.....", "OOO......", "........."], (0, 4)),
        (["X........", "X........", "OOOO....X", "........X"], (2, 4)),
    ],
)
def test_near_the_end_the_solver_helps_on_large_boards(rows: list[str], move: Square) -> None:
    """On 9×9 the player extends four in a row to five, and blocks the opponent's four."""
    text = "/".join(rows + ["........."] * (9 - len(rows)))
    position = Position.parse(text, Rules(9, 5), "x")
    assert last_thought(Perfect(nodes=2000, simulations=200), position).move == move


def test_work_is_bounded_and_repeatable() -> None:
    """The same bounds give the same thought, whatever the speed of the machine."""
    player = Perfect(nodes=5000, simulations=300)
    position = Position.start(Rules(6, 4))
    first = last_thought(player, position, 3)
    assert first == last_thought(player, position, 3)


def test_a_proven_loss_is_no_candidate() -> None:
    """While it is still open which move is best, all moves not proven to lose are candidates."""
    bounds = {(0, 0): (-1, -1), (0, 1): (-1, 1), (0, 2): (0, 0)}
    assert candidates_of(bounds) == ((0, 1), (0, 2))


@pytest.mark.skipif(engine.SEARCHES_IN_PYTHON, reason="its twin takes long")
def test_tree_search_also_chooses_where_one_move_seemed_best() -> None:
    """If equal moves are found late, the choice is the same as if they had been known before."""
    position = Position.parse("O.XX./....O/O..../.X.../X....", Rules(5, 4), "O")
    player = Perfect(simulations=60)
    first, again = (last_thought(player, position) for _ in range(2))
    assert len(first.best) > 1
    assert (first.move, first.best) == (again.move, again.best)


@pytest.mark.skipif(engine.SEARCHES_IN_PYTHON, reason="whole games need the compiled search")
def test_proofs_serve_the_next_block(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process solves a position once for all blocks, even one that it couldn't prove."""
    block = Block(0, "perfect:nodes=70,simulations=31", "random", Rules(4), 1, tuple(range(4)))
    first = play_block(block, seconds=60)
    monkeypatch.setattr(engine, "SolveJob", None)
    again = play_block(block, seconds=60)
    assert [game.untimed for game in again] == [game.untimed for game in first]


@pytest.mark.parametrize("rules", [Rules(3), Rules(3, reverse=True)])
def test_what_it_has_proven_before_changes_nothing(rules: Rules) -> None:
    """In game after game, it chooses as a new player would, though it meets positions again."""
    player = Perfect(simulations=60)
    met: list[Position] = []
    for game in range(3):
        position = Position.start(rules)
        while position.outcome is None:
            seed = 100 * game + position.empty.bit_count()
            thought = last_thought(player, position, seed)
            new = last_thought(Perfect(simulations=60), position, seed)
            # The number of positions searched isn't compared: it depends on the computer's speed.
            assert (thought.move, thought.best, thought.values, thought.note, thought.seed) == (
                new.move,
                new.best,
                new.values,
                new.note,
                new.seed,
            )
            assert thought.move is not None
            met.append(position)
            position = position.play(thought.move)
    assert len(set(met)) < len(met)


def test_tree_search_chooses_among_wins_of_unknown_length() -> None:
    """Where several moves are proven to win but not yet how soon, tree search chooses."""
    position = Position.parse("...O/O.../OXO./XX.X", Rules(4, 3), "X")
    thought = last_thought(Perfect(nodes=1, simulations=300), position, seed=1)
    *_, found = Tree(position, derive_seed(1, "tree")).run(300)
    assert thought.meaning is Meaning.RESULT
    assert len(thought.best) > 1
    assert thought.move == choice_of(found, thought.best) != thought.best[0]
