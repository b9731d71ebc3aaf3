"""The files for Linux desktops and terminals."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.packaging.conftest import PACKAGING, load
from tttmc_app import __version__
from tttmc_app.cli.main import main

LINUX = PACKAGING / "linux"
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="all of this is for Linux")


def run(*command: str | Path, at: Path | None = None) -> tuple[int, str]:
    """Run a program; return its exit code and what it says is wrong."""
    done = subprocess.run(command, cwd=at, check=False, capture_output=True, text=True)
    return done.returncode, done.stderr


def test_the_flatpak_is_of_this_version() -> None:
    """The manifest installs this version's archives under the metainfo's id."""
    manifest = json.loads((LINUX / "app.tttmc.tttmc.json").read_text(encoding="utf-8"))
    assert manifest["id"] == ET.parse(LINUX / "tttmc.metainfo.xml").findtext("id")
    for source in manifest["modules"][0]["sources"]:
        assert Path(source["path"]).name.startswith(f"tttmc-{__version__}-linux-")


@pytest.mark.parametrize(
    "command",
    [
        "appstreamcli validate --no-net tttmc.metainfo.xml",
        "desktop-file-validate tttmc.desktop",
        "flatpak-builder --show-manifest app.tttmc.tttmc.json",
    ],
)
def test_desktops_own_tools_have_nothing_to_say(command: str, tmp_path: Path) -> None:
    """Metainfo, desktop entry and Flatpak manifest pass their validators, if installed."""
    tool, *options, file = command.split()
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    # Elsewhere, because flatpak-builder leaves files.
    assert run(tool, *options, LINUX / file, at=tmp_path) == (0, "")


@pytest.fixture
def installer(tmp_path: Path) -> Path:
    """Return the script in an archive's contents with a stub of the program."""
    folder = tmp_path / "tttmc 0.1.0"
    (folder / "tttmc" / "_internal").mkdir(parents=True)
    for name in ("tttmc", "tttmc-window", "pbrain-tttmc"):
        program = folder / "tttmc" / name
        program.write_text(f"#!/bin/sh\necho {name} >&2\n", encoding="utf-8")
        program.chmod(0o755)
    (folder / "share" / "applications").mkdir(parents=True)
    shutil.copy(LINUX / "tttmc.desktop", folder / "share" / "applications")
    return Path(shutil.copy(LINUX / "install.sh", folder))


def test_installed_run_and_removed(installer: Path, tmp_path: Path) -> None:
    """Installing to any prefix, even twice, gives a working command; removing it leaves nothing."""
    prefix = tmp_path / 'a "quoted" $prefix 100%'
    theirs = prefix / "share" / "applications" / "other.desktop"
    theirs.parent.mkdir(parents=True)
    theirs.touch()
    for _ in range(2):
        assert run("sh", installer, "--prefix", prefix) == (0, "")
    assert run(prefix / "bin" / "tttmc") == (0, "tttmc\n")
    # Each is escaped with a backslash, which the entry's own escapes require to be doubled.
    quoted = str(prefix).replace('"', r'\\"').replace("$", r"\\$").replace("%", "%%")
    entry = theirs.with_name("tttmc.desktop").read_text(encoding="utf-8")
    assert entry.count("\nExec=") == 1
    assert f'\nExec="{quoted}/lib/tttmc/tttmc-window" %f\n' in entry
    assert run("sh", installer, "--prefix", prefix, "--uninstall")[0] == 0
    assert [path for path in prefix.rglob("*") if not path.is_dir()] == [theirs]


@pytest.mark.parametrize("words", [[], ["--uninstall"]])
def test_what_is_not_its_own_stays(words: list[str], installer: Path, tmp_path: Path) -> None:
    """A folder that isn't an installation is neither changed nor removed."""
    notes = tmp_path / "prefix" / "lib" / "tttmc" / "notes"
    notes.parent.mkdir(parents=True)
    notes.touch()
    code, told = run("sh", installer, "--prefix", tmp_path / "prefix", *words)
    assert (code, told.count("\n")) == (1, 1)
    assert [path for path in (tmp_path / "prefix").rglob("*") if not path.is_dir()] == [notes]


def test_the_manual_has_every_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The manual page contains the commands' help, and man reads it without a warning."""

    def help_text(*words: str) -> str:
        with redirect_stdout(StringIO()) as shown:
            assert main([*words, "--help"]) == 0
        return shown.getvalue()

    monkeypatch.setenv("COLUMNS", "78")
    module, path = load("man_page"), tmp_path / "tttmc.1"
    path.write_text(module.manual_page(help_text, __version__, "2026-11-21"), encoding="utf-8")
    commands = module.commands_in(help_text())
    assert {"play", "self-test"} <= {*commands}
    for command in commands:
        assert f'.SS "tttmc {command}"' in path.read_text(encoding="utf-8")
    if shutil.which("man") and shutil.which("groff"):
        assert run("groff", "-k", "-man", "-Tutf8", "-ww", "-z", path) == (0, "")
