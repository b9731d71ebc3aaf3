"""Charts that are written as PNG and SVG without a display."""

from __future__ import annotations

import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from tests.gui.charts.chart_samples import every_chart, results, save_charts, times
from tttmc_app.core import TttmcError
from tttmc_app.gui.look.theme import DARK, LIGHT


def test_a_png_holds_every_chart(qtbot: QtBot, tmp_path: Path) -> None:
    """Two charts are painted in a column, at twice the pixels, in the theme's colours."""
    save_charts([results()], tmp_path / "one.png")
    save_charts([results(), times()], tmp_path / "two.png", DARK)
    with Image.open(tmp_path / "one.png") as one, Image.open(tmp_path / "two.png") as two:
        assert one.width == two.width >= 1500
        assert two.height > 1.8 * one.height
        found = {pixel for _, pixel in one.convert("RGB").getcolors(2**24) or []}
        assert tuple(bytes.fromhex(LIGHT.o[1:])) in found
        assert two.convert("RGB").getpixel((0, 0)) == tuple(bytes.fromhex(DARK.surface[1:]))


def test_an_svg_is_whole(qtbot: QtBot, tmp_path: Path) -> None:
    """Each kind of chart can be written as a valid SVG with its title and its values."""
    for number, chart in enumerate(every_chart()):
        path = tmp_path / f"{number}.svg"
        save_charts([chart], path)
        text = path.read_text(encoding="utf-8")
        ET.fromstring(text)
        assert QSvgRenderer(QByteArray(text.encode())).isValid()
        assert f"<title>{chart.title}</title>" in text
        assert "<image" not in text, "everything is drawn, nothing is pixels"


def test_a_name_says_which_kind(tmp_path: Path) -> None:
    """A file name with any other extension is rejected before anything is drawn."""
    with pytest.raises(TttmcError, match=r"use \.png or \.svg"):
        save_charts([results()], tmp_path / "chart.jpg")


def test_a_file_that_cannot_be_written_is_named(qtbot: QtBot, tmp_path: Path) -> None:
    """If writing fails, the error gives the reason, and no partial file is left."""
    with pytest.raises(TttmcError, match="can't be written"):
        save_charts([results()], tmp_path / "nowhere" / "chart.png")


def test_no_display_is_needed(tmp_path: Path) -> None:
    """A process that has neither a display nor an application writes a figure, silently."""
    code = (
        "from pathlib import Path\n"
        "from tests.gui.charts.chart_samples import results, save_charts\n"
        f"save_charts([results()], Path({str(tmp_path / 'a.png')!r}))\n"
    )
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {k: v for k, v in os.environ.items() if k not in hidden}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env=environment,
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "a.png").stat().st_size > 10_000
