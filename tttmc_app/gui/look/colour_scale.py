"""The overlay's colours: brighter is better, whatever colours an eye can tell apart."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QColor

STEPS = 256


@lru_cache(maxsize=8)
def colour_table(anchors: tuple[str, ...]) -> tuple[QColor, ...]:
    """Return 256 colours from worst to best through evenly spaced anchors (#rrggbb)."""
    colours = [QColor(anchor) for anchor in anchors]
    table: list[QColor] = []
    for step in range(STEPS):
        at = step / (STEPS - 1) * (len(colours) - 1)
        left = min(int(at), len(colours) - 2)
        table.append(mix(colours[left], colours[left + 1], at - left))
    return tuple(table)


@lru_cache(maxsize=8)
def rgb_table(anchors: tuple[str, ...]) -> tuple[int, ...]:
    """Return the same colours as numbers, 0xffrrggbb."""
    return tuple(colour.rgb() for colour in colour_table(anchors))


def shade_of(anchors: tuple[str, ...], shade: float) -> QColor:
    """Return the colour for a shade from 0 (worst) to 1 (best)."""
    return colour_table(anchors)[round(min(1.0, max(0.0, shade)) * (STEPS - 1))]


def mix(one: QColor, two: QColor, share: float) -> QColor:
    """Return the colour a share of the way from one to two."""
    return QColor(
        round(one.red() + (two.red() - one.red()) * share),
        round(one.green() + (two.green() - one.green()) * share),
        round(one.blue() + (two.blue() - one.blue()) * share),
    )


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
    # Pure black: with it, and not with one a shade lighter, one of the two always reaches 4.5:1.
    black, white, ground = QColor("#000000"), QColor("#FFFFFF"), QColor.fromRgb(rgb)
    return max(black, white, key=lambda ink: contrast(ink, ground))


def ink_on(ground: QColor) -> QColor:
    """Return black or white, whichever reads better on a colour."""
    return _ink(ground.rgb())
