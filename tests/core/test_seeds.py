"""Seeds: the same seed yields the same derived seeds everywhere."""

from __future__ import annotations

import pytest

from tttmc_app.core import TttmcError, derive_seed
from tttmc_app.core.seeds import CHOICE_STREAM, SEED_LIMIT, check_seed, drawn_place


def test_derived_seeds_differ() -> None:
    """Different seeds and paths give different seeds, all of them in range."""
    paths: list[tuple[int | str, ...]] = [(), ("choice",), ("game", 1), (1,), (1, 1), (11,)]
    derived = {derive_seed(seed, *path) for seed in range(50) for path in paths}
    assert len(derived) == 50 * len(paths)
    assert all(check_seed(seed) == seed for seed in derived)


def test_derived_seeds_stay() -> None:
    """A derived seed is the same on every machine and in every version: games depend on it."""
    # printf 7/game/3 | b2sum --length 64, its bytes from the least, halved
    assert derive_seed(7, "game", 3) == 6571950790055791142


def test_drawn_places_stay() -> None:
    """The choice among equals is the same everywhere; if it changes, its name must change too."""
    # printf 7/choice | b2sum --length 64, its bytes from the least, halved, and its remainders
    assert CHOICE_STREAM == "choice-2"
    assert [drawn_place(7, "choice", count) for count in (1, 2, 9, 625)] == [0, 0, 5, 7]


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT])
def test_seeds_out_of_range(seed: int) -> None:
    """Invalid seeds are refused, but not the largest valid one."""
    assert check_seed(SEED_LIMIT - 1) == SEED_LIMIT - 1
    with pytest.raises(TttmcError, match="a seed must be from 0 to 9223372036854775807"):
        check_seed(seed)
