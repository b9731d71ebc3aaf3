"""Make the frozen program in dist/, and on Linux its packages.

    python3 packaging/bootstrap.py freeze [--folder-only]

bootstrap.py runs this in an environment of its own, build/freeze, which holds what the program
needs, PyInstaller and nothing else.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from compileall import compile_dir
from importlib.metadata import version
from pathlib import Path
from py_compile import PycInvalidationMode

sys.path.insert(0, str(Path(__file__).parent))

import bill_of_materials
import icons
import linux_packages
import notices
import windows_version

ROOT = Path(__file__).resolve().parent.parent
MADE = ROOT / "build" / "freeze-files"
"""What is generated for PyInstaller; below inside/ what goes into the bundle as it is."""
FOLDER = ROOT / "dist" / "tttmc"
FONTS = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")
FONT_FOLDERS = (
    Path("/usr/share/fonts/truetype/dejavu"),
    Path("/usr/share/fonts/dejavu-sans-fonts"),
)


def say(text: str) -> None:
    """Tell what happens."""
    print(f"freeze: {text}", file=sys.stderr, flush=True)


def take_fonts() -> None:
    """Take the fonts for a system that has none: without any, every letter is a box."""
    folder = MADE / "inside" / "tttmc_app" / "resources" / "fonts"
    folder.mkdir(parents=True)
    for name in FONTS:
        found = [path / name for path in FONT_FOLDERS if (path / name).is_file()]
        if not found:
            raise SystemExit(f"freeze: {name} is missing; Debian's fonts-dejavu-core has it")
        shutil.copyfile(found[0], folder / name)


def unpack_shiboken() -> None:
    """Put PySide6's own Python modules into the bundle, compiled.

    The wheel keeps them as source text inside a library and compiles them at every start, which
    takes a tenth of a second. SBK_EMBED is PySide6's own switch for this.
    """
    code = "import shiboken6; print(shiboken6.__path__[0])"
    for switch in ("0", "1"):  # written, taken, and the environment as it was
        done = subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"SBK_EMBED": switch},
            check=True,
            capture_output=True,
            text=True,
        )
        if switch == "0":
            target = MADE / "inside" / "shiboken6" / "files.dir"
            made = Path(done.stdout.strip(), "files.dir")
            shutil.copytree(made, target, ignore=shutil.ignore_patterns("__pycache__"))
            mode = PycInvalidationMode.UNCHECKED_HASH
            compile_dir(target, quiet=1, invalidation_mode=mode, stripdir=target)


def run_pyinstaller() -> None:
    """Make the folder."""
    environment = os.environ | {
        "TTTMC_FREEZE_FILES": str(MADE),
        "TTTMC_FREEZE_VERSION": version("tttmc"),
        "PYTHONHASHSEED": "1",  # the order of sets shows in what is written
    }
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(ROOT / "dist"), "--workpath", str(ROOT / "build" / "pyinstaller")]
    spec = str(ROOT / "packaging" / "tttmc.spec")
    # Not in the project's folder: PyInstaller would take the source there for what is installed.
    subprocess.run([*command, spec], env=environment, cwd=MADE, check=True)


def make_smaller() -> None:
    """Keep one launcher, and drop the debugger's tables from Python's own libraries.

    From these alone: NumPy's don't survive it, and Qt's have none. The two launchers differ on
    Windows only.
    """
    if sys.platform != "linux":
        return
    (FOLDER / "tttmc-window").unlink()
    (FOLDER / "tttmc-window").symlink_to("tttmc")
    inside = FOLDER / "_internal"
    paths = [*inside.glob("libpython*.so*"), *inside.glob("python3*/lib-dynload/*.so")]
    subprocess.run(["strip", "--strip-unneeded", *map(str, paths)], check=True)


def megabytes(folder: Path) -> float:
    """Return what a folder's files take, links not counted."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 1e6


def main() -> int:
    """Do all of it, prove that the result is whole, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    text = "no packages, only the folder with the program"
    parser.add_argument("--folder-only", action="store_true", help=text)
    options = parser.parse_args()
    shutil.rmtree(MADE, ignore_errors=True)
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    MADE.mkdir(parents=True)
    icons.make(MADE)
    windows_version.write(MADE / "version.txt", version("tttmc"))
    if sys.platform == "linux":
        take_fonts()
    unpack_shiboken()
    say("running PyInstaller, about a minute")
    run_pyinstaller()
    make_smaller()
    components = notices.components(MADE / "contents.json")
    notices.write(components, FOLDER)
    bill_of_materials.write(
        components, FOLDER, ROOT / "dist" / f"tttmc-{version('tttmc')}.cdx.json"
    )
    say(f"dist/tttmc has {megabytes(FOLDER):.0f} MB; testing it")
    if subprocess.run([str(FOLDER / "tttmc"), "self-test"], check=False).returncode:
        return 1
    if sys.platform == "linux" and not options.folder_only:
        for path in linux_packages.make(FOLDER, MADE, version("tttmc")):
            say(f"dist/{path.name} has {path.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
