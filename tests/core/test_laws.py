"""Properties that hold for all rules, positions, squares and tallies."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.boards import swapped, turned
from tests.core.strategies import any_game, any_rules, steady
from tttmc_app.core import GameRecord, Mark, Position, Rules, Tally, TttmcError
from tttmc_app.core.notation import parse_square, square_name
from tttmc_app.core.symmetry import symmetries

few = settings(steady, max_examples=30)
SQUARES = 4
COUNTS = st.tuples(*[st.integers(0, 10**12)] * SQUARES)
TALLIES = st.builds(Tally, *[st.integers(0, 10**15)] * 3, *[COUNTS] * 4)
WHOLE = st.integers(-9, 9)


@few
@given(any_rules(25))
def test_rules_are_read_as_they_are_written(rules: Rules) -> None:
    """Rules are restored from their settings; different rules have different keys and words."""
    assert Rules.from_settings(rules.settings()) == rules
    other = replace(rules, reverse=not rules.reverse)
    assert other.key != rules.key
    assert other.words() != rules.words()
    assert str(other.describe()) != str(rules.describe())


@few
@given(any_game(), st.integers(0, 7))
def test_a_turned_game_goes_the_same_way(game: GameRecord, number: int) -> None:
    """A game with rotated moves leads to the rotated position and lines, and the same result."""
    known = symmetries(game.rules.size)
    images = known[number % len(known)]
    place = {old: new for new, old in enumerate(images)}
    position = game.start
    for move in game.moves:
        position = position.play(game.rules.square(place[game.rules.index(move.square)]))
    assert position == turned(game.position, images)
    was, now = game.position.outcome, position.outcome
    assert (was is None) == (now is None)
    if was is not None and now is not None:
        assert now.winner is was.winner
        moved = [{place[game.rules.index(square)] for square in line} for line in was.lines]
        found = [{game.rules.index(square) for square in line} for line in now.lines]
        assert sorted(map(sorted, moved)) == sorted(map(sorted, found))


@few
@given(any_game())
def test_swapped_sides_swap_the_winner(game: GameRecord) -> None:
    """With X and O swapped the other side wins, and swapping them again restores the position."""
    position = game.position
    other = swapped(position)
    assert swapped(other) == position
    assert (other.mine, other.theirs) == (position.mine, position.theirs)
    if position.outcome is not None and other.outcome is not None:
        winner = position.outcome.winner
        assert other.outcome.winner is (None if winner is None else winner.other)


@few
@given(any_game())
def test_a_reverse_game_has_the_other_winner(game: GameRecord) -> None:
    """On a board that one side has won, the other side wins in reverse mode."""
    position = game.position
    rules = replace(position.rules, reverse=not position.rules.reverse)
    other = Position(rules, position.x, position.o, position.to_move)
    was, now = position.outcome, other.outcome
    assert (was is None) == (now is None)
    if was is not None and now is not None:
        assert was.lines == now.lines
        assert {was.winner, now.winner} in ({None}, {Mark.X, Mark.O})


@few
@given(st.integers(1, 25), st.data())
def test_squares_are_read_as_they_are_written(size: int, data: st.DataObject) -> None:
    """A square's name and its pair of numbers both stand for it."""
    row, col = data.draw(st.tuples(st.integers(0, size - 1), st.integers(0, size - 1)))
    assert parse_square(square_name((row, col)), Rules(size)) == (row, col)
    assert parse_square(f"{row},{col}", Rules(size)) == (row, col)
    assert parse_square(f" ({row}, {col}) ", Rules(size)) == (row, col)


@few
@given(st.text(max_size=6), st.integers(1, 25))
def test_any_other_text_is_no_square(text: str, size: int) -> None:
    """Whatever is typed either names a square on the board or is refused."""
    try:
        row, col = parse_square(text, Rules(size))
    except TttmcError:
        return
    assert 0 <= row < size
    assert 0 <= col < size


@few
@given(TALLIES, TALLIES, TALLIES, WHOLE, WHOLE)
def test_tallies_add_up_in_any_order(
    one: Tally, two: Tally, three: Tally, current: int, other: int
) -> None:
    """Adding is commutative and associative, and scores are sums over trials."""
    assert one + two == two + one
    assert (one + two) + three == one + (two + three)
    assert one + Tally.zero(SQUARES) == one
    assert (one + two).trials == one.trials + two.trials
    both = zip(one.scores(current, other), two.scores(current, other), strict=True)
    assert (one + two).scores(current, other) == tuple(a + b for a, b in both)


@few
@given(TALLIES, WHOLE, WHOLE, st.integers(2, 9))
def test_scores_follow_their_weights(tally: Tally, current: int, other: int, times: int) -> None:
    """Multiplying the weights multiplies the scores, and each weight contributes its own part."""
    scores = tally.scores(current, other)
    assert tally.scores(current * times, other * times) == tuple(times * each for each in scores)
    parts = zip(tally.scores(current, 0), tally.scores(0, other), strict=True)
    assert scores == tuple(own + foreign for own, foreign in parts)


@few
@given(TALLIES, WHOLE, WHOLE)
def test_the_opponents_view_has_the_opposite_scores(tally: Tally, mine: int, theirs: int) -> None:
    """Swapping wins and losses, and own and opponent's squares, swaps the roles of the weights."""
    seen = Tally(
        *(tally.losses, tally.ties, tally.wins),
        *(tally.lost_theirs, tally.lost_mine, tally.won_theirs, tally.won_mine),
    )
    assert seen.scores(mine, theirs) == tally.scores(theirs, mine)
