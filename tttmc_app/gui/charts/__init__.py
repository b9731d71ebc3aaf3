"""Charts: what they show as values, in the window with readable values, and as pictures."""

from tttmc_app.gui.charts.model import Axis, Bar, Chart, Curve, Ink, Key, Rule, Spot, Whisker

__all__ = ["Axis", "Bar", "Chart", "Curve", "Ink", "Key", "Rule", "Spot", "Whisker"]
