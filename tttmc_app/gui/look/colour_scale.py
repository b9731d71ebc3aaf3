"""The overlay's colour scales, and calculations with colours.

Lightness alone shows the order: brighter is better, even without colour vision.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QColor

from tttmc_app.core import Text

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
evenly, from slate blue over grey-green to yellow. Marks and numbers are legible on all of them."""


class HeatMap(NamedTuple):
    """Colours for scores from worst to best: a scale for each kind of theme."""

    key: str
    label: Text
    light: tuple[str, ...]
    dark: tuple[str, ...]
    high_contrast: tuple[str, ...]


HEAT_MAPS = (
    HeatMap("", Text("Blue to yellow"), LIGHT_SCALE, DARK_SCALE, HIGH_CONTRAST_SCALE),
    HeatMap(
        "protanopia",
        Text("Blue to yellow (protanopia)"),
        (
            *("#7394CF", "#8C9DC4", "#A1A7B9", "#B3B1AD", "#C4BBA2"),
            *("#D4C595", "#E2D088", "#F0DA79", "#FEE56A"),
        ),
        (
            *("#013867", "#36496B", "#565C6C", "#716F6C", "#8B836B"),
            *("#A5986A", "#BFAE68", "#D8C464", "#F2DA5F"),
        ),
        (
            *("#7B9CD7", "#94A6CD", "#A9B0C2", "#BCBAB7", "#CEC5AB"),
            *("#DECF9F", "#EDDA92", "#FCE584", "#FFF0BF"),
        ),
    ),
    HeatMap(
        "deuteranopia",
        Text("Violet to orange (deuteranopia)"),
        (
            *("#888ED3", "#9E98C8", "#B2A1BE", "#C4ABB3", "#D4B5A7"),
            *("#E3BF9C", "#F2CA8F", "#FFD485", "#FFE1A8"),
        ),
        (
            *("#21336D", "#48446F", "#655670", "#806971", "#9A7E71"),
            *("#B49270", "#CEA86F", "#E8BE6D", "#FFD575"),
        ),
        (
            *("#9096DB", "#A7A0D1", "#BBAAC7", "#CDB4BC", "#DEBFB1"),
            *("#EEC9A5", "#FDD499", "#FFE2B1", "#FFEFD4"),
        ),
    ),
    HeatMap(
        "tritanopia",
        Text("Teal to pink (tritanopia)"),
        (
            *("#49A1A1", "#6BA8A8", "#87AEAF", "#A1B5B6", "#BABBBD"),
            *("#D3C1C4", "#EAC7CC", "#FFCED3", "#FFDDE0"),
        ),
        (
            *("#013E3E", "#0C5152", "#3D6263", "#617374", "#838485"),
            *("#A59597", "#C7A6AA", "#EAB7BC", "#FFCED3"),
        ),
        (
            *("#52A9A9", "#73B0B0", "#90B7B8", "#ABBEBF", "#C4C5C7"),
            *("#DDCCCE", "#F5D2D6", "#FFDDE1", "#FFECEE"),
        ),
    ),
    HeatMap(
        "grey",
        Text("Greyscale"),
        (
            *("#939393", "#9D9D9D", "#A7A7A7", "#B1B1B1", "#BBBBBB"),
            *("#C5C5C5", "#D0D0D0", "#DADADA", "#E5E5E5"),
        ),
        (
            *("#373737", "#494949", "#5C5C5C", "#6F6F6F", "#848484"),
            *("#989898", "#AEAEAE", "#C4C4C4", "#DADADA"),
        ),
        (
            *("#9B9B9B", "#A5A5A5", "#B0B0B0", "#BABABA", "#C5C5C5"),
            *("#D0D0D0", "#DADADA", "#E5E5E5", "#F0F0F0"),
        ),
    ),
)
"""The colours for scores to choose from, the usual ones first. In each, lightness alone shows
the order, over the same range and as evenly as in the usual ones; the hues are those that people
with the named deficiency tell apart best."""
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
    """Return a subdued colour, for values that aren't meant as advice to the user."""
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
    """Return black or white, whichever is more legible on a colour."""
    return _ink(background.rgb())
