"""The nearest player that a game allows, and the sentence about it."""

from __future__ import annotations

import pytest

from tttmc_app.core import Mark, Position, Rules
from tttmc_app.gui.game.fitting import fit_players, fitted
from tttmc_app.players import PlayerSpec, parse_spec
from tttmc_app.session import Session

EXACT = parse_spec("mc:trials=7000,exact=1")
UNBEATABLE, HARD = parse_spec("level:level=unbeatable"), parse_spec("level:level=hard")
LARGE = Position.start(Rules(7))
FINISHED = Position.parse("XXXX.../OOO...." + 5 * "/.......", Rules(7, 4), finished=True)
LEVEL_TEXT = (
    " now plays as Machine by level, Hard: unbeatable is proven only from 3×3 to 8×8, with full "
    "lines or, from 5×5 on where lines win, one square shorter."
)
EXACT_TEXT = " now plays with 7,000 trials per move instead of ∞. 49 squares are empty"


@pytest.mark.parametrize(
    ("spec", "position", "other", "text"),
    [
        (UNBEATABLE, Position.start(Rules(5, 3)), HARD, LEVEL_TEXT),
        (UNBEATABLE, Position.start(Rules(4)), UNBEATABLE, ""),
        (parse_spec("exploit"), LARGE, parse_spec("mc"), " now plays as Monte Carlo"),
        (EXACT, LARGE, parse_spec("mc:trials=7000"), EXACT_TEXT),
        (EXACT, Position.start(Rules(3)), EXACT, ""),
        (parse_spec("mc:trials=7000"), LARGE, parse_spec("mc:trials=7000"), ""),
        (parse_spec("random"), LARGE, parse_spec("random"), ""),
        (EXACT, Position.parse("XXX/OO./...", finished=True), EXACT, ""),
        (EXACT, FINISHED, EXACT, ""),
    ],
)
def test_only_what_is_impossible_changes(
    spec: PlayerSpec, position: Position, other: PlayerSpec, text: str
) -> None:
    """A player that the position allows stays; another one's replacement is explained."""
    for mark in Mark:
        found, change = fitted(mark, spec, position)
        assert found == other
        assert str(change or "").startswith(f"{mark}{text}" if text else "")
        assert (change is None) is (not text)


def test_both_sides_are_fitted() -> None:
    """Each side is looked at on its own, and one change leaves the other side's player."""
    session = Session(Position.start(Rules(5, 3)), (parse_spec("human"), UNBEATABLE), 1)
    (change,) = fit_players(session)
    assert str(change) == f"O{LEVEL_TEXT}"
    assert session.players == (parse_spec("human"), HARD)
    assert fit_players(session) == []
    session.set_players((UNBEATABLE, UNBEATABLE))
    assert [str(each)[0] for each in fit_players(session)] == ["X", "O"]
    assert session.players == (HARD, HARD)
