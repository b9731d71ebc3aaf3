"""The overlay's colours: contrast with the background alone shows the order; text is legible."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QColor

from tttmc_app.core import Mark
from tttmc_app.gui.look.colour_scale import (
    DIMMED,
    HEAT_MAPS,
    STEPS,
    colour_at,
    contrast,
    ink_on,
    mix,
    shade_of,
)
from tttmc_app.gui.look.theme import (
    DARK,
    HIGH_CONTRAST,
    LIGHT,
    MARK_CONTRAST,
    Theme,
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


def inks(theme: Theme, behind: str | None = None) -> list[tuple[QColor, QColor]]:
    """Return every colour of a theme's scale, with the ink of the numbers on it."""
    table = [colour_at(theme.scale, step) for step in range(STEPS)]
    if behind is not None:
        table = [mix(each, QColor(behind), DIMMED) for each in table]
    return [(each, ink_on(each, theme.muted, theme.text, theme.surface)) for each in table]


@themes
def test_better_is_further_from_the_background(theme: Theme) -> None:
    """Each step contrasts more with an empty square than the one before, from faint to bold."""
    surface = QColor(theme.surface)
    steps = [contrast(colour_at(theme.scale, step), surface) for step in range(STEPS)]
    assert all(sooner < later for sooner, later in pairwise(steps[::8]))
    assert all(later > sooner - 0.02 for sooner, later in pairwise(steps))
    assert steps[0] < 1.4
    assert steps[-1] > 5


@themes
@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_shades_separate_without_colour_vision(theme: Theme, deficiency: str) -> None:
    """With any colour vision deficiency, each sixth of the scale is further from the last."""
    steps = [seen_lightness(shade_of(theme.scale, i / 6), deficiency) for i in range(7)]
    assert all(abs(later - sooner) > 1 for sooner, later in pairwise(steps)), steps
    assert steps in (sorted(steps), sorted(steps, reverse=True))


@themes
@pytest.mark.parametrize("is_dimmed", [False, True])
def test_numbers_are_legible_on_every_shade(theme: Theme, is_dimmed: bool) -> None:
    """Numbers have a contrast of at least 4.5:1 with every colour, also once the game is over."""
    for colour, ink in inks(theme, theme.surface if is_dimmed else None):
        assert contrast(ink, colour) >= 4.5, colour.name()


@themes
@pytest.mark.parametrize("mark", Mark)
def test_marks_are_legible_on_squares(theme: Theme, mark: Mark) -> None:
    """Marks have a contrast of at least 3:1 with an empty square and one of a completed line."""
    surface = QColor(theme.surface)
    for winner in Mark:
        for colour in (surface, mix(surface, theme.mark(winner), 0.16)):
            assert contrast(theme.mark_on(mark, colour), colour) >= MARK_CONTRAST, colour.name()


def test_the_table_goes_from_anchor_to_anchor() -> None:
    """The 256 colours of a scale pass its own ones at even distances."""
    scale = ("#000000", "#330000", "#333300", "#FFFFFF")  # every 85 steps
    assert [colour_at(scale, at).name().upper() for at in (0, 85, 170, 255)] == list(scale)
    assert colour_at(scale, 51) == QColor(round(0x33 * 0.6), 0, 0)
    assert shade_of(scale, 1 / 3) == QColor("#330000")


def test_contrast_is_that_of_the_standard() -> None:
    """Black on white has a contrast of 21:1, a colour on itself 1:1; the order doesn't matter."""
    black, white, red = QColor("#000000"), QColor("#FFFFFF"), QColor("#FF0000")
    assert contrast(black, white) == contrast(white, black) == pytest.approx(21)
    assert contrast(red, red) == 1
    assert contrast(red, white) == pytest.approx(4.0, abs=0.01)


def test_each_deficiency_has_a_scale_of_its_own() -> None:
    """It is stored by the deficiency's name."""
    assert DEFICIENCIES.keys() < {heat.key for heat in HEAT_MAPS}
