"""A match's settings: each makes another run, is read back, and has its limits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.experiments.test_match_results import PLAN, A, B
from tttmc_app.core import Rules, TttmcError
from tttmc_app.experiments.match import MatchPlan, parse_bounds
from tttmc_app.players import parse_spec


@pytest.mark.parametrize(
    "change",
    [
        {"a": parse_spec("mc:trials=61")},
        {"b": parse_spec("perfect")},
        {"a": B, "b": A},
        {"games_each": 14},
        {"rules": Rules(4, 3, reverse=True)},
        {"rules": Rules(4)},
        {"seed": 3},
        {"both": False},
        {"opening": 2},
        {"sprt": (0.0, 5.0)},
        {"sprt": (-5.5, 0.0)},
        {"sprt": (0.1234567, 12.5)},
        {"control": True, "rules": Rules()},
        {"control": True, "rules": Rules(), "sprt": (0.25, 12.5), "games_each": 2},
        {"opening": 3, "both": False, "games_each": 1},
    ],
    ids=" ".join,
)
def test_every_setting_makes_another_match(change: dict[str, object]) -> None:
    """Each setting is in the key, the settings and the command, and is read back."""
    from tttmc_app.cli import match
    from tttmc_app.cli.main import make_parser

    other = replace(PLAN, **change)  # type: ignore[arg-type]  # each of its own type
    assert other.key != PLAN.key
    assert MatchPlan.from_settings(other.settings()) == other
    args = make_parser().parse_args([*other.words(), *["--csv", "a.csv"] * (not other.both)])
    assert match.plan_of(args) == other
    assert str(other.title).endswith(str(other.rules.describe()))


def test_a_title_names_both_players() -> None:
    """The title of a match has A, B and the rules."""
    assert str(PLAN.title) == "Monte Carlo 60 against Random, 4×4, 3 in a row"


@pytest.mark.parametrize("bounds", [(-1000.0, 1000.0), (999.0, 1000.0), (-1000.0, -999.5)])
def test_bounds_of_a_test_may_be_anything_sensible(bounds: tuple[float, float]) -> None:
    """Bounds from -1000 to 1000 are accepted."""
    assert replace(PLAN, sprt=bounds).sprt == bounds


@pytest.mark.parametrize(
    ("bounds", "message"),
    [
        ((-1000.5, 0.0), "from -1000 to 1000, the lower first, not -1000.5,0"),
        ((0.0, 1000.5), "not 0,1000.5"),
        ((5.0, 5.0), "the lower first, not 5,5"),
        ((float("nan"), 5.0), "from -1000 to 1000"),
        ((0.0,), "sprt must be two Elo differences"),
        ((0.0, 1.0, 2.0), "sprt must be two Elo differences"),
        (("0", "1"), "sprt must be two Elo differences"),
        ("0,1", "sprt"),
    ],
)
def test_other_bounds_are_refused(bounds: object, message: str) -> None:
    """Bounds that no test could use are rejected with a one-line message."""
    with pytest.raises(TttmcError, match=message):
        replace(PLAN, sprt=bounds)  # type: ignore[arg-type]  # as a program might


@pytest.mark.parametrize("text", ["5", "1,2,3", "a,b", "", ","])
def test_words_that_are_no_bounds(text: str) -> None:
    """The error repeats what isn't two numbers."""
    with pytest.raises(TttmcError, match="is not two Elo differences, such as 0,10"):
        parse_bounds(text)


@pytest.mark.parametrize(("games_each", "fits"), [(1, True), (10**7, True), (10**7 + 1, False)])
def test_the_number_of_games_is_limited(games_each: int, fits: bool) -> None:
    """A match has from one game to ten million."""
    if fits:
        assert replace(PLAN, games_each=games_each).games == games_each
        return
    with pytest.raises(TttmcError, match="from 1 to 10,000,000 games, not 10000001"):
        replace(PLAN, games_each=games_each)


def test_known_chances_of_one_player_are_enough() -> None:
    """A control variate needs one player whose chances are known, on either side."""
    for a, b in ((A, B), (B, A), (parse_spec("mc:exact"), A)):
        assert MatchPlan(a, b, control=True).control
    with pytest.raises(TttmcError, match="needs a player whose chances are known"):
        MatchPlan(A, parse_spec("perfect"), control=True)


def test_the_pairings_have_the_sides_in_turn() -> None:
    """A's games as O have a seed of their own; a match of one game has no second pairing."""
    first, second = replace(PLAN, opening=2).pairings
    assert (first.seed, first.conduct, first.games) == (2, second.conduct, 7)
    assert (first.conduct.opening, first.conduct.opening_seed) == (2, 2)
    assert (second.x, second.o, second.games) == (B, A, 6)
    assert second.seed != first.seed
    (only,) = replace(PLAN, games_each=1).pairings
    assert (only.x, only.games) == (A, 1)
