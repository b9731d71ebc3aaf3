"""The overlay's colours: lightness alone shows the order; text and marks are legible on each."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtGui import QColor

from tttmc_app.core import Mark
from tttmc_app.gui.look.colour_scale import (
    HEAT_MAPS,
    STEPS,
    colour_table,
    contrast,
    faded,
    ink_on,
    ink_table,
    luminance,
    mix,
    rgb_table,
    shade_of,
)
from tttmc_app.gui.look.theme import (
    DARK,
    HIGH_CONTRAST,
    LIGHT,
    MARK_CONTRAST,
    Theme,
    ThemeChoice,
    with_heat_map,
)

THEMES = [
    with_heat_map(theme, heat.key) for heat in HEAT_MAPS for theme in (LIGHT, DARK, HIGH_CONTRAST)
]
NAMES = [f"{theme.name} {heat.key}" for heat in HEAT_MAPS for theme in (LIGHT, DARK, HIGH_CONTRAST)]
themes = pytest.mark.parametrize("theme", THEMES, ids=NAMES)

# Linear RGB seen without one kind of cone (Machado, Oliveira and Fernandes 2009, severity 1).
DEFICIENCIES = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def shades(theme: Theme) -> list[QColor]:
    """Return every colour that a square of a thought can have, subdued or not."""
    full = colour_table(theme.scale)
    return [*full, *(faded(colour, QColor(theme.surface)) for colour in full)]


def lightness(relative_luminance: float) -> float:
    """Return the lightness L* (CIELAB) of a relative luminance."""
    share = max(0.0, relative_luminance)
    return 116 * share ** (1 / 3) - 16 if share > 0.008856 else 903.3 * share


def linear(colour: QColor) -> tuple[float, float, float]:
    """Return a colour's linear red, green and blue."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return red, green, blue


def seen_lightness(colour: QColor, deficiency: str) -> float:
    """Return a colour's lightness as seen with a colour vision deficiency."""
    red, green, blue = (
        sum(weight * part for weight, part in zip(row, linear(colour), strict=True))
        for row in DEFICIENCIES[deficiency]
    )
    return lightness(0.2126 * red + 0.7152 * green + 0.0722 * blue)


@themes
def test_brighter_is_better(theme: Theme) -> None:
    """Each of 64 steps is lighter than the one before; rounding makes none visibly darker."""
    lights = [luminance(colour) for colour in colour_table(theme.scale)]
    assert len(lights) == STEPS
    assert all(sooner < later for sooner, later in pairwise(lights[::4]))
    assert all(later > sooner - 0.002 for sooner, later in pairwise(lights))
    assert lights[-1] - lights[0] > 0.4


@themes
def test_lightness_rises_evenly(theme: Theme) -> None:
    """Equal steps along the scale look about equally large, from one end to the other."""
    steps = [lightness(luminance(shade_of(theme.scale, i / 8))) for i in range(9)]
    rises = [later - sooner for sooner, later in pairwise(steps)]
    assert min(rises) > 3
    assert max(rises) < 1.4 * min(rises)


@themes
@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_shades_separate_without_colour_vision(theme: Theme, deficiency: str) -> None:
    """With any colour vision deficiency, each eighth of the scale is lighter than the last."""
    steps = [seen_lightness(shade_of(theme.scale, i / 8), deficiency) for i in range(9)]
    assert all(later - sooner > 2 for sooner, later in pairwise(steps)), steps


@themes
@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_chips_separate_without_colour_vision(theme: Theme, deficiency: str) -> None:
    """Win, tie and loss are far apart with any colour vision deficiency."""
    chips = [seen_lightness(shade_of(theme.scale, at), deficiency) for at in (0, 0.5, 1)]
    assert all(abs(one - two) > 9 for one, two in combinations(chips, 2)), chips


@themes
def test_text_reads_on_every_shade(theme: Theme) -> None:
    """Numbers have a contrast of at least 4.5:1 with every shade, and of 7:1 in high contrast."""
    least = 7 if theme.name is ThemeChoice.HIGH_CONTRAST else 4.5
    for colour in colour_table(theme.scale):
        assert contrast(ink_on(colour), colour) >= least, colour.name()
    for colour in shades(theme):
        assert contrast(ink_on(colour), colour) >= 4.5, colour.name()


@themes
@pytest.mark.parametrize("mark", Mark)
def test_marks_read_on_every_shade(theme: Theme, mark: Mark) -> None:
    """Both marks have a contrast of at least 3:1 with every shade and with an empty square."""
    for colour in (QColor(theme.surface), *shades(theme)):
        assert contrast(theme.mark_on(mark, colour), colour) >= MARK_CONTRAST, colour.name()


@themes
def test_a_changed_tone_changes_no_other(theme: Theme) -> None:
    """After one mark is painted faintly, later marks are as opaque as before."""
    background = QColor(theme.scale[3])
    theme.mark_on(Mark.X, background).setAlphaF(0.2)
    assert theme.mark_on(Mark.X, background).alphaF() == 1


@themes
def test_both_tables_agree(theme: Theme) -> None:
    """Large boards, painted as one image, have the same colours as small ones."""
    colours = [colour.rgb() for colour in shades(theme)]
    both = rgb_table(theme.scale) + rgb_table(theme.scale, theme.surface)
    assert list(both) == colours


def test_shades_beyond_the_ends() -> None:
    """A shade outside the range 0 to 1 has the colour of the nearest end."""
    assert shade_of(LIGHT.scale, -3) == shade_of(LIGHT.scale, 0) == QColor(LIGHT.scale[0])
    assert shade_of(LIGHT.scale, 3) == shade_of(LIGHT.scale, 1) == QColor(LIGHT.scale[-1])


def test_colours_are_mixed_channel_by_channel() -> None:
    """A quarter of the way from one colour to another; a subdued one is 72 % background."""
    one, two = QColor(0, 100, 200), QColor(100, 40, 0)
    assert mix(one, two, 0.0) == one
    assert mix(one, two, 1.0) == two
    assert mix(one, two, 0.25) == QColor(25, 85, 150)
    assert faded(one, two) == QColor(72, 57, 56)


def test_the_table_goes_from_anchor_to_anchor() -> None:
    """The 256 colours of a scale pass its own ones at even distances."""
    scale = ("#000000", "#330000", "#333300", "#FFFFFF")  # every 85 steps
    table = colour_table(scale)
    assert [table[at].name().upper() for at in (0, 85, 170, 255)] == list(scale)
    assert table[51] == QColor(round(0x33 * 0.6), 0, 0)
    assert shade_of(scale, 1 / 3) == QColor("#330000")


def test_ink_can_be_subdued() -> None:
    """Ink is black or white, whichever reads better, mixed with the asked share of its ground."""
    scale = ("#000000", "#FFFFFF")
    full, half = ink_table(scale, None, 0.0), ink_table(scale, None, 0.5)
    assert (full[0], full[-1]) == (0xFFFFFFFF, 0xFF000000)
    assert (half[0], half[-1]) == (0xFF808080, 0xFF808080)
    on_white = ink_table(scale, "#FFFFFF", 0.0)
    assert on_white[0] == 0xFF000000  # the darkest shade, subdued on white, is bright


def test_contrast_is_that_of_the_standard() -> None:
    """Black on white has a contrast of 21:1, a colour on itself 1:1; the order doesn't matter."""
    black, white, red = QColor("#000000"), QColor("#FFFFFF"), QColor("#FF0000")
    assert contrast(black, white) == contrast(white, black) == pytest.approx(21)
    assert contrast(red, red) == 1
    assert contrast(red, white) == pytest.approx(4.0, abs=0.01)
