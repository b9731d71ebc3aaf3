"""The files for Linux desktops and terminals."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

from tests.packaging.conftest import PACKAGING, Load
from tttmc_app import __version__
from tttmc_app.cli.main import main

LINUX = PACKAGING / "linux"
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="all of this is for Linux")


def test_the_metainfo_is_of_this_version() -> None:
    """Software centres show the program's version."""
    tree = ET.parse(LINUX / "tttmc.metainfo.xml")
    release = tree.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__


def test_the_flatpak_is_of_this_version() -> None:
    """The manifest installs this version's archives under the metainfo's id."""
    manifest = json.loads((LINUX / "app.tttmc.tttmc.json").read_text(encoding="utf-8"))
    assert manifest["id"] == ET.parse(LINUX / "tttmc.metainfo.xml").findtext("id")
    paths = [Path(source["path"]).name for source in manifest["modules"][0]["sources"]]
    assert all(path.startswith(f"tttmc-{__version__}-linux-") for path in paths)


@pytest.mark.parametrize(
    ("tool", "words"),
    [
        ("appstreamcli", ["validate", "--no-net", "tttmc.metainfo.xml"]),
        ("desktop-file-validate", ["tttmc.desktop"]),
        ("flatpak-builder", ["--show-manifest", "app.tttmc.tttmc.json"]),
    ],
)
def test_desktops_own_tools_have_nothing_to_say(
    tool: str, words: list[str], tmp_path: Path
) -> None:
    """Metainfo, desktop entry and Flatpak manifest pass their validators, if installed."""
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    *options, file = words
    command = [tool, *options, str(LINUX / file)]  # elsewhere: flatpak-builder leaves files
    done = subprocess.run(command, cwd=tmp_path, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """Make an archive's contents with a stub of the program."""
    folder = tmp_path / "tttmc 0.1.0"
    (folder / "tttmc" / "_internal").mkdir(parents=True)
    for name in ("tttmc", "tttmc-window", "pbrain-tttmc"):
        program = folder / "tttmc" / name
        program.write_text(f"#!/bin/sh\necho {name}\n", encoding="utf-8")
        program.chmod(0o755)
    (folder / "share" / "applications").mkdir(parents=True)
    shutil.copy(LINUX / "tttmc.desktop", folder / "share" / "applications")
    shutil.copy(LINUX / "install.sh", folder)
    return folder


def install(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the archive's script."""
    return subprocess.run(
        ["sh", str(folder / "install.sh"), *words], check=False, capture_output=True, text=True
    )


def files_below(folder: Path) -> list[str]:
    """List a folder's files."""
    found = (path for path in folder.rglob("*") if path.is_symlink() or path.is_file())
    return sorted(path.relative_to(folder).as_posix() for path in found)


def test_installed_run_and_removed(unpacked: Path, tmp_path: Path) -> None:
    """Installing to any prefix, even twice, gives a working command; removing it leaves nothing."""
    prefix = tmp_path / 'a "quoted" $prefix 100%'
    theirs = prefix / "share" / "applications" / "other.desktop"
    theirs.parent.mkdir(parents=True)
    theirs.touch()
    for _ in range(2):
        done = install(unpacked, "--prefix", str(prefix))
        assert (done.returncode, done.stderr) == (0, "")
    ran = subprocess.run([prefix / "bin" / "tttmc"], check=True, capture_output=True, text=True)
    assert ran.stdout == "tttmc\n"
    entry = (prefix / "share" / "applications" / "tttmc.desktop").read_text(encoding="utf-8")
    (line,) = (line for line in entry.splitlines() if line.startswith("Exec="))
    # Each is escaped with a backslash, which the entry's own escapes require to be doubled.
    quoted = str(prefix).replace('"', r'\\"').replace("$", r"\\$").replace("%", "%%")
    assert line == f'Exec="{quoted}/lib/tttmc/tttmc-window"'
    assert install(unpacked, "--prefix", str(prefix), "--uninstall").returncode == 0
    assert files_below(prefix) == ["share/applications/other.desktop"]


def test_what_is_not_its_own_stays(unpacked: Path, tmp_path: Path) -> None:
    """A folder that isn't an installation is neither changed nor removed."""
    place = tmp_path / "prefix" / "lib" / "tttmc"
    place.mkdir(parents=True)
    (place / "notes").touch()
    for words in ([], ["--uninstall"]):
        done = install(unpacked, "--prefix", str(tmp_path / "prefix"), *words)
        assert done.returncode == 1
        assert len(done.stderr.splitlines()) == 1
    assert files_below(tmp_path / "prefix") == ["lib/tttmc/notes"]


def test_the_manual_has_every_command(load: Load, monkeypatch: pytest.MonkeyPatch) -> None:
    """The manual page contains the commands' help, and man reads it without a warning."""
    module: ModuleType = load("man_page")

    def help_text(*words: str) -> str:
        with redirect_stdout(StringIO()) as shown:
            assert main([*words, "--help"]) == 0
        return shown.getvalue()

    monkeypatch.setenv("COLUMNS", "78")
    page = module.manual_page(help_text, __version__, "2026-11-21")
    commands = module.commands_in(help_text())
    assert {"play", "analyse", "solve", "self-test"} <= set(commands)
    for command in commands:
        assert f'.SS "tttmc {command}"' in page
    if shutil.which("man") and shutil.which("groff"):
        done = subprocess.run(
            ["groff", "-k", "-man", "-Tutf8", "-ww", "-z"],
            input=page.encode(),
            check=False,
            capture_output=True,
        )
        assert done.stderr == b""
