"""Versions of behaviour: every kind of player has one, and a change is found."""

from __future__ import annotations

import pytest

from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.players import PLAYER_KINDS, PlayerKind, player_kind
from tttmc_app.players.behaviour import (
    Behaviour,
    behaviours_of,
    first_change,
    versions_from,
    versions_of,
)

NOW = (Behaviour("mc", EMPTY_TEXT, 3), Behaviour("opening", EMPTY_TEXT, 1))


@pytest.mark.parametrize("kind", PLAYER_KINDS, ids=lambda kind: kind.name)
def test_a_kind_has_the_versions_of_the_kinds_it_plays_with(kind: PlayerKind) -> None:
    """A player made of others behaves otherwise when one of them does; one may name itself."""
    versions = versions_of(behaviours_of([kind]))
    assert versions[kind.name] == kind.version >= 1
    again = kind._replace(version=7, plays_with=(kind.name, *kind.plays_with))
    assert versions_of(behaviours_of([again])) == versions | {kind.name: 7}
    for name in kind.plays_with:
        assert versions.items() >= versions_of(behaviours_of([player_kind(name)])).items()


CHANGES = """
mc=3 opening=1          | nothing: all is the same
mc=2 opening=1          | mc
mc=4 opening=1          | mc
mc=3 opening=2          | opening
mc=3                    | nothing: a part that has become one since doesn't count
mc=3 opening=1 random=9 | nothing: nor does one that is no longer one
"""


@pytest.mark.parametrize("row", CHANGES.strip().splitlines())
def test_what_has_changed_is_found(row: str) -> None:
    """Newer and older versions count alike."""
    recorded, _, changed = row.partition("|")
    then = {name: int(number) for name, _, number in (w.partition("=") for w in recorded.split())}
    found = first_change(then, NOW)
    assert (found.name if found else "nothing:") == changed.split()[0]


@pytest.mark.parametrize("recorded", [None, [], 3, {"mc": "1"}, {"mc": None}, {"mc": True}])
def test_malformed_versions_are_refused(recorded: object) -> None:
    """Whatever a file contains, versions are whole numbers by name."""
    assert versions_from({"mc": 1}) == {"mc": 1}
    with pytest.raises(ValueError, match="malformed"):
        versions_from(recorded)
