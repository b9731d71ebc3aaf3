"""The overlay's colour scales, and calculations with colours.

Lightness alone carries the order: brighter is better, even without colour vision.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QColor

LIGHT_SCALE = (
    *("#7E94BE", "#7FA1BF", "#83AEBE", "#93B9BA", "#A6C3B4"),
    *("#BACCAD", "#CFD6A3", "#E8DE93", "#FFE477"),
)
DARK_SCALE = (
    *("#213759", "#274C6D", "#2D6180", "#3F768D", "#538D92"),
    *("#71A291", "#9EB586", "#D0C671", "#FFD657"),
)
HIGH_CONTRAST_SCALE = (
    *("#749DD9", "#74ACD2", "#81B9CA", "#97C3C4", "#AECDBD"),
    *("#C4D7B5", "#DAE0AA", "#F0EB92", "#FFF563"),
)
"""Each theme's scale from worst to best: evenly spaced colours whose lightness (CIELAB L*) rises
evenly, from slate blue over grey-green to yellow. Marks and numbers read on all of them."""
STEPS = 256
FADED = 0.72
"""How much of the background a subdued colour contains."""


@lru_cache(maxsize=8)
def colour_table(scale: tuple[str, ...]) -> tuple[QColor, ...]:
    """Return 256 colours from worst to best along a scale."""
    colours = [QColor(anchor) for anchor in scale]
    table: list[QColor] = []
    for step in range(STEPS):
        at = step / (STEPS - 1) * (len(colours) - 1)
        left = min(int(at), len(colours) - 2)
        table.append(mix(colours[left], colours[left + 1], at - left))
    return tuple(table)


@lru_cache(maxsize=8)
def rgb_table(scale: tuple[str, ...], background: str | None = None) -> tuple[int, ...]:
    """Return the colours of `colour_table` as numbers, 0xffrrggbb; subdued on a background."""
    colours = colour_table(scale)
    if background is not None:
        colours = tuple(faded(colour, QColor(background)) for colour in colours)
    return tuple(colour.rgb() for colour in colours)


@lru_cache(maxsize=8)
def ink_table(scale: tuple[str, ...], background: str | None, subdued: float) -> tuple[int, ...]:
    """Return the ink for every colour of `rgb_table`, mixed with a share of that colour."""
    colours = map(QColor.fromRgb, rgb_table(scale, background))
    return tuple(mix(ink_on(colour), colour, subdued).rgb() for colour in colours)


def shade_of(scale: tuple[str, ...], shade: float) -> QColor:
    """Return the colour for a shade from 0 (worst) to 1 (best)."""
    return colour_table(scale)[round(min(1.0, max(0.0, shade)) * (STEPS - 1))]


def mix(one: QColor, two: QColor, share: float) -> QColor:
    """Return the colour at `share` of the way from `one` to `two`."""
    return QColor(
        round(one.red() + (two.red() - one.red()) * share),
        round(one.green() + (two.green() - one.green()) * share),
        round(one.blue() + (two.blue() - one.blue()) * share),
    )


def faded(colour: QColor, background: QColor) -> QColor:
    """Return a subdued colour, for values that are no advice to the user."""
    return mix(colour, background, FADED)


def luminance(colour: QColor) -> float:
    """Return the relative luminance, 0 to 1 (WCAG 2)."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return (
        0.2126 * linear(colour.redF())
        + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF())
    )


def contrast(one: QColor, two: QColor) -> float:
    """Return the contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    light, dark = sorted((luminance(one), luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=1024)
def _ink(rgb: int) -> QColor:
    # Only with pure black, not with a lighter shade, does one of the two always reach 4.5:1.
    black, white, background = QColor("#000000"), QColor("#FFFFFF"), QColor.fromRgb(rgb)
    return max(black, white, key=lambda ink: contrast(ink, background))


def ink_on(background: QColor) -> QColor:
    """Return black or white, whichever reads better on a colour."""
    return _ink(background.rgb())
