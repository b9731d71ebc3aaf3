"""Overlays: shades and texts of a thought."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tttmc_app.core import Mark, Meaning, Position, Rules, Thought
from tttmc_app.core.thought import best_squares
from tttmc_app.gui.board.overlay import (
    COLOURS_ONLY,
    FORMATS,
    MIDDLE,
    NO_OVERLAY,
    OVERLAYS,
    SCORES,
    SCORES_AND_ERRORS,
    OverlayKind,
    SquareValues,
    overlay_kind,
    overlay_of,
)


def thought(
    *values: float | None, errors: tuple[float | None, ...] | None = None, size: int = 2
) -> Thought:
    """Return a thought with these values."""
    position = Position.start(Rules(size))
    best = best_squares(position, values)
    return Thought(Meaning.SCORE, position.to_move, values, errors, best, 10, 10, seed=1)


def test_every_meaning_has_a_format() -> None:
    """The board can show values of every meaning."""
    assert set(FORMATS) == set(Meaning)


def test_shades_go_from_worst_to_best() -> None:
    """The worst square is 0, the best 1, the others between; an occupied one has none."""
    overlay = overlay_of(thought(-10, None, 0, 30), SCORES)
    assert overlay is not None
    assert overlay.shades == (0.0, None, 0.25, 1.0)
    assert (overlay.low, overlay.high) == (-10, 30)
    assert overlay.best == ((1, 1),)
    assert overlay.texts() == ("−10", "", "0", "30")


def test_equal_squares_are_all_in_the_middle() -> None:
    """Equal squares have one shade, and many of them aren't pointed out."""
    overlay = overlay_of(thought(5, 5, 5, 5), SCORES)
    assert overlay is not None
    assert overlay.shades == (MIDDLE,) * 4
    assert overlay.best == ()


def test_the_only_square_is_best() -> None:
    """A single square left is the best one."""
    overlay = overlay_of(thought(None, 5, None, None), SCORES)
    assert overlay is not None
    assert overlay.best == ((0, 1),)


def test_errors_stand_beside_scores() -> None:
    """The second overlay writes the standard error where it is known."""
    made = thought(100, 20, 3, 4, errors=(12.0, float("inf"), None, 0.5))
    overlay = overlay_of(made, SCORES_AND_ERRORS)
    assert overlay is not None
    assert overlay.texts() == ("100 ± 12", "20", "3", "4 ± 0.5")


def test_colours_only() -> None:
    """The third overlay shows colours and no numbers."""
    overlay = overlay_of(thought(1, 2, 3, 4), COLOURS_ONLY)
    assert overlay is not None
    assert overlay.texts() == ("",) * 4
    assert overlay.shades[3] == 1


@pytest.mark.parametrize(
    ("made", "style"),
    [
        (None, SCORES),
        (thought(1, 2, 3, 4), NO_OVERLAY),
        (thought(None, None, None, None), SCORES),
    ],
)
def test_nothing_to_see(made: Thought | None, style: OverlayKind) -> None:
    """No thought, no values or no overlay show nothing."""
    assert overlay_of(made, style) is None


def test_no_known_mistake_is_no_colour() -> None:
    """While a textbook knows no mistake here, no square is coloured as good."""
    unknown, known = ((0.0,) * 4, (0.0, -1.0, 0.0, 0.0))
    shades: list[object] = []
    for values in (unknown, known):
        made = Thought(Meaning.MISTAKES, Mark.X, values, None, ((0, 0),), 0, None, 0)
        overlay = overlay_of(made, SCORES)
        assert overlay is not None
        assert overlay.best == ((0, 0),)
        shades.append(overlay.shades)
    assert shades == [(None,) * 4, (1.0, 0.0, 1.0, 1.0)]


def test_every_overlay_has_a_key_of_its_own() -> None:
    """Settings and menus tell overlays apart by their keys, whatever their labels."""
    assert [kind.key for kind in OVERLAYS] == ["scores", "errors", "colours", "off"]
    assert [overlay_kind(kind.key) for kind in OVERLAYS] == list(OVERLAYS)
    assert overlay_kind("none of them") is SCORES


def test_an_overlay_may_show_other_values() -> None:
    """An overlay's model decides what the squares show, with a format of its own."""
    shares = SquareValues((0.25, None, 0.5, 0.75), FORMATS[Meaning.RATE])

    def model(_thought: Thought) -> SquareValues:
        return shares

    kind = replace(SCORES, key="shares", values=model)
    overlay = overlay_of(thought(-10, None, 0, 30), kind)
    assert overlay is not None
    assert overlay.texts() == ("25 %", "", "50 %", "75 %")
    assert overlay.shades == (0.0, None, 0.5, 1.0)
    assert overlay.end_texts() == ("worst 25 %", "75 % best")
