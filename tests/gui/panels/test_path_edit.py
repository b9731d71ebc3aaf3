"""A field that shows a file's name, and its path where it is edited."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tttmc_app.gui.panels.path_edit import PathEdit


def test_the_name_is_shown_and_the_path_is_meant(qtbot: QtBot) -> None:
    """Who looks sees the name; who edits, the path; what is typed counts at once."""
    field = PathEdit()
    qtbot.addWidget(field)
    field.resize(200, 30)
    field.set_path("/a/long/way/to/final.py")
    assert (field.text(), field.path()) == ("final.py", "/a/long/way/to/final.py")
    assert field.toolTip() == "/a/long/way/to/final.py"
    field.show()
    field.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    assert field.text() == field.path() == "/a/long/way/to/final.py"
    field.setText("/b/other.py")
    assert field.path() == "/b/other.py"
    field.clearFocus()
    assert (field.text(), field.path()) == ("other.py", "/b/other.py")


def test_a_long_name_keeps_its_ends(qtbot: QtBot) -> None:
    """Where there is little room the middle is left out, and comes back with the room."""
    field = PathEdit()
    qtbot.addWidget(field)
    field.resize(100, 30)
    field.set_path("/way/monte_carlo_tic_tac_toe_final.py")
    assert "…" in field.text()
    assert field.text().startswith("mo")
    field.resize(600, 30)
    field.show()
    qtbot.waitUntil(lambda: field.text() == "monte_carlo_tic_tac_toe_final.py")
    assert field.path() == "/way/monte_carlo_tic_tac_toe_final.py"
