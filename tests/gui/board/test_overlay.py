"""What the board shows of a thought."""

from __future__ import annotations

import pytest

from tttmc_app.core import Mark, Meaning, Position, Rules, Thought
from tttmc_app.core.thought import best_squares
from tttmc_app.gui.board.overlay import MIDDLE, OverlayStyle, overlay_of


def thought(
    *values: float | None, errors: tuple[float | None, ...] | None = None, size: int = 2
) -> Thought:
    """Return a thought with these values."""
    position = Position.start(Rules(size))
    best = best_squares(position, values)
    return Thought(Meaning.SCORE, position.to_move, values, errors, best, 10, 10, seed=1)


def test_shades_go_from_worst_to_best() -> None:
    """The worst square is 0, the best 1, the others between; an occupied one has none."""
    overlay = overlay_of(thought(-10, None, 0, 30), OverlayStyle.SCORES)
    assert overlay is not None
    assert overlay.shades == (0.0, None, 0.25, 1.0)
    assert (overlay.low, overlay.high) == (-10, 30)
    assert overlay.best == ((1, 1),)
    assert overlay.texts() == ("−10", "", "0", "30")


def test_equal_squares_are_all_in_the_middle() -> None:
    """Where all are equal none is brighter, and no crowd is pointed out."""
    overlay = overlay_of(thought(5, 5, 5, 5), OverlayStyle.SCORES)
    assert overlay is not None
    assert overlay.shades == (MIDDLE,) * 4
    assert overlay.best == ()


def test_the_only_square_is_best() -> None:
    """A single square left is the best one."""
    overlay = overlay_of(thought(None, 5, None, None), OverlayStyle.SCORES)
    assert overlay is not None
    assert overlay.best == ((0, 1),)


def test_errors_stand_beside_scores() -> None:
    """The second style writes the standard error, where there is one."""
    made = thought(100, 20, 3, 4, errors=(12.0, float("inf"), None, 0.5))
    overlay = overlay_of(made, OverlayStyle.ERRORS)
    assert overlay is not None
    assert overlay.texts() == ("100 ± 12", "20", "3", "4 ± 0.5")


def test_colours_only() -> None:
    """The third style writes nothing and colours all the same."""
    overlay = overlay_of(thought(1, 2, 3, 4), OverlayStyle.COLOURS)
    assert overlay is not None
    assert overlay.texts() == ("",) * 4
    assert overlay.shades[3] == 1


@pytest.mark.parametrize(
    ("made", "style"),
    [
        (None, OverlayStyle.SCORES),
        (thought(1, 2, 3, 4), OverlayStyle.OFF),
        (thought(None, None, None, None), OverlayStyle.SCORES),
    ],
)
def test_nothing_to_see(made: Thought | None, style: OverlayStyle) -> None:
    """Without a thought, without values or switched off there is no overlay."""
    assert overlay_of(made, style) is None


def test_no_known_mistake_is_no_colour() -> None:
    """While a textbook knows nothing here, no square is coloured as if it were good."""
    unknown, known = ((0.0,) * 4, (0.0, -1.0, 0.0, 0.0))
    shades: list[object] = []
    for values in (unknown, known):
        made = Thought(Meaning.MISTAKES, Mark.X, values, None, ((0, 0),), 0, None, 0)
        overlay = overlay_of(made, OverlayStyle.SCORES)
        assert overlay is not None
        assert overlay.best == ((0, 0),)
        shades.append(overlay.shades)
    assert shades == [(None,) * 4, (1.0, 0.0, 1.0, 1.0)]
