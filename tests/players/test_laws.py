"""Laws that players obey: their texts, their preferences, and their play on turned boards."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.boards import swapped, turned
from tests.core.strategies import any_game, steady
from tttmc_app import engine
from tttmc_app.core import GameRecord, Thought
from tttmc_app.core.symmetry import symmetries
from tttmc_app.players import (
    PLAYER_KINDS,
    ChoiceParameter,
    FileParameter,
    NumberParameter,
    OverrideParameter,
    Parameter,
    PlayerKind,
    PlayerSpec,
    SwitchParameter,
    Value,
    parse_spec,
)

few = settings(steady, max_examples=20)


def values_of(parameter: Parameter) -> st.SearchStrategy[Value]:
    """Return the values that a parameter can have."""
    if isinstance(parameter, SwitchParameter):
        return st.booleans()
    if isinstance(parameter, ChoiceParameter):
        return st.sampled_from([word for word, _ in parameter.choices])
    if isinstance(parameter, FileParameter):
        return st.text(st.characters(categories=("L", "N", "P")), max_size=8)
    low, high = parameter.minimum, parameter.maximum
    is_whole = isinstance(low, int)
    numbers = st.integers(int(low), int(high)) if is_whole else st.floats(float(low), float(high))
    return st.just("") | numbers if isinstance(parameter, OverrideParameter) else numbers


@pytest.mark.parametrize("kind", PLAYER_KINDS, ids=lambda kind: str(kind.name))
@few
@given(data=st.data())
def test_players_are_read_as_they_are_written(kind: PlayerKind, data: st.DataObject) -> None:
    """All values of a player's parameters can be read back from its text and from settings."""
    values = tuple(
        parameter.check(data.draw(values_of(parameter))) for parameter in kind.parameters
    )
    spec = PlayerSpec(kind, values)
    assert parse_spec(spec.text) == spec
    numbers = [each for each in kind.parameters if isinstance(each, NumberParameter)]
    for each in numbers:
        assert each.parse(str(each.maximum)) == each.maximum


def _thought(spec: str, game: GameRecord, seed: int) -> Thought:
    return parse_spec(spec).make().decide(game.position, seed)


@few
@given(any_game(3), st.integers(0, 2**32), st.sampled_from((2, 5, 100)))
def test_weights_of_the_same_ratio_choose_alike(game: GameRecord, seed: int, times: int) -> None:
    """Multiplying both weights by a number doesn't change the square chosen with the same seed."""
    if game.result is None:
        one = _thought("mc:trials=50,current=1,other=2", game, seed)
        two = _thought(f"mc:trials=50,current={times},other={2 * times}", game, seed)
        assert one.move == two.move
        assert one.tally == two.tally


@few
@given(any_game(3), st.integers(0, 2**32), st.integers(0, 7))
def test_perfect_never_gives_a_result_away(game: GameRecord, seed: int, number: int) -> None:
    """No move is better than the perfect player's, on the board as it is, turned or swapped."""
    if game.result is not None:
        return
    known = symmetries(game.rules.size)
    images = known[number % len(known)]
    for position in (game.position, turned(game.position, images), swapped(game.position)):
        results = engine.solve(position)
        order = [engine.Verdict.WIN, engine.Verdict.DRAW, engine.Verdict.LOSS]
        best = min(results.values(), key=order.index)
        move = parse_spec("perfect").make().choose(position, seed)
        assert results[move] is best
