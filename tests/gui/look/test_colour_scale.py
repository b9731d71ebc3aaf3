"""The overlay's colours: lightness alone carries the order, and text reads on all of them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QColor

from tttmc_app.gui.look.colour_scale import (
    STEPS,
    colour_table,
    contrast,
    ink_on,
    luminance,
    rgb_table,
    shade_of,
)
from tttmc_app.gui.look.theme import DARK, HIGH_CONTRAST, LIGHT, Theme

themes = pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda t: t.name)


@themes
def test_brighter_is_better(theme: Theme) -> None:
    """Each of 64 steps is lighter than the one before; rounding darkens none between visibly."""
    lights = [luminance(colour) for colour in colour_table(theme.scale)]
    assert len(lights) == STEPS
    assert all(sooner < later for sooner, later in pairwise(lights[::4]))
    assert all(later > sooner - 0.002 for sooner, later in pairwise(lights))
    assert lights[-1] - lights[0] > 0.4


@themes
def test_text_reads_on_every_shade(theme: Theme) -> None:
    """Numbers stand out from every shade by 4.5:1 at least."""
    for colour in colour_table(theme.scale):
        assert contrast(ink_on(colour), colour) >= 4.5, colour.name()


@themes
def test_both_tables_agree(theme: Theme) -> None:
    """Large boards, painted as one image, have the same colours as small ones."""
    colours = [colour.rgb() for colour in colour_table(theme.scale)]
    assert list(rgb_table(theme.scale)) == colours


def test_shades_beyond_the_ends() -> None:
    """A shade outside 0 to 1 is the nearest end's colour."""
    assert shade_of(LIGHT.scale, -3) == shade_of(LIGHT.scale, 0) == QColor(LIGHT.scale[0])
    assert shade_of(LIGHT.scale, 3) == shade_of(LIGHT.scale, 1) == QColor(LIGHT.scale[-1])


def test_contrast_is_that_of_the_standard() -> None:
    """Black on white is 21:1, a colour on itself 1:1, and the order doesn't matter."""
    black, white, red = QColor("#000000"), QColor("#FFFFFF"), QColor("#FF0000")
    assert contrast(black, white) == contrast(white, black) == pytest.approx(21)
    assert contrast(red, red) == 1
    assert contrast(red, white) == pytest.approx(4.0, abs=0.01)
