"""What of a chart stays as it is while its numbers change, and how its hatches run."""

from __future__ import annotations

from collections.abc import Hashable

from tttmc_app.gui.charts.model import Bar, Chart


def shape_of(chart: Chart) -> Hashable:
    """Return what two charts have in common whose parts differ in numbers and texts alone."""
    return (
        tuple((bar.x, bar.width, bar.ink, bar.hatch, bool(bar.text)) for bar in chart.bars),
        tuple((whisker.ink, whisker.lies) for whisker in chart.whiskers),
        tuple(
            (c.name, c.ink, c.dash, c.dot, c.joined, c.is_faint, bool(c.lows), min(len(c.xs), 2))
            for c in chart.curves
        ),
        tuple((rule.name, rule.ink, rule.is_upright) for rule in chart.rules),
        (chart.x.names, chart.x.is_log, chart.y.names, chart.y.is_log),
    )


def hatch_lines(
    bars: tuple[Bar, ...], step_x: float, step_y: float
) -> tuple[list[float], list[float]]:
    """Return the ends of rising lines through bars, in pairs, about a step from each other."""
    xs: list[float] = []
    ys: list[float] = []
    for bar in bars:
        left, right = bar.x - bar.width / 2, bar.x + bar.width / 2
        rise = step_y * bar.width / step_x if step_x else 0.0
        start = bar.bottom - rise
        while rise > 0 and step_y > 0 and start < bar.top:
            # The line through (left, start) and (right, start + rise), cut to the bar.
            first = max(0.0, (bar.bottom - start) / rise)
            last = min(1.0, (bar.top - start) / rise)
            if last > first:
                xs += [left + (right - left) * first, left + (right - left) * last]
                ys += [start + rise * first, start + rise * last]
            start += step_y
    return xs, ys
