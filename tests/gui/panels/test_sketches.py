"""All that the panels paint themselves: the candidates' bars and the sides' marks."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.panels.test_candidates_panel import made
from tests.gui.sketch import assert_sketch, sketch
from tttmc_app.core import Mark
from tttmc_app.gui.board import SCORES, overlay_of
from tttmc_app.gui.look.theme import DARK, LIGHT, Theme
from tttmc_app.gui.panels.candidates_panel import ROW, Bars, candidates_of
from tttmc_app.gui.panels.player_card import MarkBadge

THOUGHT = made(-10.0, 2.0, 15.0, 40.0, errors=(1.0, None, 5.0, 2.0))


@pytest.mark.parametrize(
    ("name", "theme", "width", "rows", "is_faded"),
    [
        ("bars", LIGHT, 240, 4, False),
        ("faded bars", DARK, 240, 4, True),
        ("too few rows", DARK, 240, 3, False),
        ("one row", LIGHT, 240, 1, False),
        ("no space for bars", LIGHT, 100, 4, False),
    ],
)
def test_bars(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    theme: Theme,
    width: int,
    rows: int,
    *,
    is_faded: bool,
) -> None:
    """Names, values, bars around zero and whiskers, as far as there is space."""
    bars = Bars()
    qtbot.addWidget(bars)
    bars.resize(width, rows * ROW)
    bars.show_rows(candidates_of(overlay_of(THOUGHT, SCORES), 2), theme, is_faded=is_faded)
    assert_sketch(sketch(monkeypatch, bars.grab), __file__, name)


def test_bars_on_one_side(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only losses, or nothing but zeros, have their zero line at an end."""
    bars = Bars()
    qtbot.addWidget(bars)
    bars.resize(240, 4 * ROW)
    lines: list[str] = []
    for values in ((-10.0, -2.0, None, None), (0.0, None, None, None), (None,) * 4):
        thought = replace(THOUGHT, values=values, errors=None)
        bars.show_rows(candidates_of(overlay_of(thought, SCORES), 2), LIGHT)
        lines += [str(values), *sketch(monkeypatch, bars.grab)]
    assert_sketch(lines, __file__, "bars on one side")


def test_badges(fonts: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each side's mark in its colour."""
    lines: list[str] = []
    for mark in Mark:
        badge = MarkBadge(mark)
        for theme in (LIGHT, DARK):
            badge.set_theme(theme)
            lines += sketch(monkeypatch, badge.grab)
    assert_sketch(lines, __file__, "badges")
