"""The overlay's colour scales, and calculations with colours.

Contrast with the background alone shows the order: the better, the further from it, even without
colour vision.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QColor

from tttmc_app.core import Text


class HeatMap(NamedTuple):
    """Colours for scores from worst to best: a scale for each kind of theme."""

    key: str
    label: Text
    light: tuple[str, ...]
    dark: tuple[str, ...]
    high_contrast: tuple[str, ...]


HEAT_MAPS = (
    HeatMap(
        "",
        Text("Green"),
        ("#EDF0F4", "#DDEDE9", "#C0E4D9", "#96D7C4", "#66C5AB", "#2C9F80", "#0A7558"),
        ("#1F262F", "#1C3235", "#1A443F", "#18584C", "#18705E", "#25A384", "#45D6AE"),
        ("#1D201F", "#253E36", "#225F4F", "#13846B", "#03AA89", "#1AD3AC", "#50FDD2"),
    ),
    HeatMap(
        "protanopia",
        Text("Gold (protanopia)"),
        ("#F2EFEC", "#F2E8DB", "#EFD9BC", "#E9C58E", "#DCAD5D", "#B68521", "#876002"),
        ("#29251F", "#372D1F", "#4C3B1F", "#624B23", "#7E5E24", "#BA8825", "#FFCB75"),
        ("#221F1C", "#443723", "#6A5124", "#946E26", "#BF8D2A", "#EDB13E", "#FFDEAE"),
    ),
    HeatMap(
        "deuteranopia",
        Text("Violet (deuteranopia)"),
        ("#F0EFF2", "#EBE8F4", "#DFD8F6", "#CEC3F8", "#B8AAF6", "#8F82DB", "#665CAD"),
        ("#26252B", "#302D3B", "#3F3A54", "#504970", "#655C93", "#9285DE", "#D7CDFF"),
        ("#201F22", "#3B374A", "#574F79", "#766CAF", "#988AE4", "#BFB1FF", "#E6DEFE"),
    ),
    HeatMap(
        "tritanopia",
        Text("Pink (tritanopia)"),
        ("#F3EFEF", "#F7E5E9", "#FBD2DA", "#FEB7C7", "#FD96AF", "#DF6688", "#AE3F62"),
        ("#2C2325", "#3D292E", "#57333C", "#733F4C", "#964D60", "#E2698B", "#FFC4D0"),
        ("#231E1F", "#4D3238", "#7D4452", "#B25870", "#E86E90", "#FEA1B7", "#FFD9E0"),
    ),
    HeatMap(
        "grey",
        Text("Greyscale"),
        ("#F0F0F0", "#E9E9E9", "#DCDCDC", "#CACACA", "#B4B4B4", "#8E8E8E", "#676767"),
        ("#252525", "#2E2E2E", "#3D3D3D", "#4E4E4E", "#636363", "#919191", "#D3D3D3"),
        ("#1F1F1F", "#393939", "#555555", "#747474", "#969696", "#BBBBBB", "#E2E2E2"),
    ),
)
"""The colours for scores to choose from, the usual ones first. All have the usual ones' lightness
(CIELAB L*); the hues are those that people with the named deficiency tell from both marks."""
STEPS = 256
TOP = STEPS - 1
"""The last place in a table of colours."""
DIMMED = 0.65
"""How much of the background a dimmed colour contains, once the game is over."""


@lru_cache(maxsize=16)
def rgb_table(scale: tuple[str, ...]) -> tuple[int, ...]:
    """Return 256 colours from worst to best along a scale as numbers, 0xffrrggbb."""
    anchors = [(each.red(), each.green(), each.blue()) for each in map(QColor, scale)]
    table: list[int] = []
    for step in range(STEPS):
        at = step / TOP * (len(anchors) - 1)
        left = min(int(at), len(anchors) - 2)
        share, (r1, g1, b1), (r2, g2, b2) = at - left, anchors[left], anchors[left + 1]
        red, green, blue = r1 + (r2 - r1) * share, g1 + (g2 - g1) * share, b1 + (b2 - b1) * share
        table.append(0xFF000000 | round(red) << 16 | round(green) << 8 | round(blue))
    return tuple(table)


@lru_cache(maxsize=4096)
def colour_at(scale: tuple[str, ...], step: int) -> QColor:
    """Return one of the 256 colours."""
    return QColor.fromRgb(rgb_table(scale)[step])


@lru_cache(maxsize=1024)
def shade_of(scale: tuple[str, ...], shade: float) -> QColor:
    """Return the colour for a shade from 0 (worst) to 1 (best)."""
    return colour_at(scale, round(min(1.0, max(0.0, shade)) * TOP))


TEXT_CONTRAST = 4.5
"""The minimum contrast of a letter with its background (WCAG 2, AA)."""


def mix(one: QColor, two: QColor, share: float) -> QColor:
    """Return the colour at `share` of the way from `one` to `two`."""
    return QColor(
        round(one.red() + (two.red() - one.red()) * share),
        round(one.green() + (two.green() - one.green()) * share),
        round(one.blue() + (two.blue() - one.blue()) * share),
    )


_LINEAR = tuple(
    part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
    for part in (step / 255 for step in range(256))
)
"""The light of each 8-bit part of a colour, from 0 to 1."""


@lru_cache(maxsize=4096)
def _luminance(rgb: int) -> float:
    red, green, blue = _LINEAR[rgb >> 16 & 255], _LINEAR[rgb >> 8 & 255], _LINEAR[rgb & 255]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def luminance(colour: QColor) -> float:
    """Return the relative luminance, 0 to 1 (WCAG 2)."""
    return _luminance(colour.rgb())


def contrast(one: QColor, two: QColor) -> float:
    """Return the contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    first, second = _luminance(one.rgb()), _luminance(two.rgb())
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)


@lru_cache(maxsize=4096)
def _ink(rgb: int, inks: tuple[str, ...]) -> QColor:
    background = QColor.fromRgb(rgb)
    for ink in map(QColor, inks):
        if contrast(ink, background) >= TEXT_CONTRAST:
            return ink
    # Only with pure black, not with a lighter shade, does one of the two always reach 4.5:1.
    black, white = QColor("#000000"), QColor("#FFFFFF")
    return black if contrast(black, background) > contrast(white, background) else white


def ink_on(background: QColor, *inks: str) -> QColor:
    """Return the first of these inks that is legible on a colour, or else black or white."""
    return _ink(background.rgb(), inks)
