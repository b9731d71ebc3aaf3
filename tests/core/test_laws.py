"""Properties that hold for all rules, positions, squares and tallies."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.boards import swapped, turned
from tests.core.strategies import any_game, any_rules, steady
from tttmc_app.core import GameRecord, Position, Rules, Tally, TttmcError
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
    place = {game.rules.square(old): game.rules.square(new) for new, old in enumerate(images)}
    position = game.start
    for move in game.moves:
        position = position.play(place[move.square])
    assert position == turned(game.position, images)
    was, now = game.position.outcome, position.outcome
    if was is None or now is None:
        assert was is now
        return
    assert now.winner is was.winner
    assert {frozenset(map(place.get, line)) for line in was.lines} == set(map(frozenset, now.lines))


@few
@given(any_game())
def test_swapped_sides_swap_the_winner(game: GameRecord) -> None:
    """With X and O swapped the other side wins, as it does if completing a line loses."""
    position = game.position
    other = swapped(position)
    assert (other.mine, other.theirs) == (position.mine, position.theirs)
    rules = replace(position.rules, reverse=not position.rules.reverse)
    reverse = Position(rules, position.x, position.o, position.to_move)
    if position.outcome is None or other.outcome is None or reverse.outcome is None:
        assert position.outcome is other.outcome is reverse.outcome
        return
    winner = position.outcome.winner
    assert other.outcome.winner is reverse.outcome.winner is (winner and winner.other)
    assert position.outcome.lines == other.outcome.lines == reverse.outcome.lines


@few
@given(st.integers(1, 25), st.data())
def test_squares_are_read_as_they_are_written(size: int, data: st.DataObject) -> None:
    """A square's name and its pair of numbers both stand for it."""
    row, col = data.draw(st.tuples(*[st.integers(0, size - 1)] * 2))
    for text in (square_name((row, col)), f"{row},{col}", f" ({row}, {col}) "):
        assert parse_square(text, Rules(size)) == (row, col)


@few
@given(st.text(max_size=6), st.integers(1, 25))
def test_any_other_text_is_no_square(text: str, size: int) -> None:
    """Whatever is typed either names a square on the board or is refused."""
    try:
        square = parse_square(text, Rules(size))
    except TttmcError:
        return
    assert all(0 <= part < size for part in square)


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
@given(TALLIES, WHOLE, WHOLE)
def test_the_opponents_view_has_the_opposite_scores(tally: Tally, mine: int, theirs: int) -> None:
    """Swapping wins and losses, and own and opponent's squares, swaps the roles of the weights."""
    seen = Tally(
        *(tally.losses, tally.ties, tally.wins),
        *(tally.lost_theirs, tally.lost_mine, tally.won_theirs, tally.won_mine),
    )
    assert seen.scores(mine, theirs) == tally.scores(theirs, mine)
