"""Freeze the program to dist/ and, on Linux, make its packages.

    python3 packaging/bootstrap.py freeze [--folder-only]

bootstrap.py runs this in a separate environment, build/freeze, with the program's dependencies and
PyInstaller.
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
import bundle
import icons
import linux_packages
import notices
import windows_version

ROOT = Path(__file__).resolve().parent.parent
MADE = ROOT / "build" / "freeze-files"
"""Files generated for PyInstaller; those in inside/ go into the bundle unchanged."""
FOLDER = ROOT / "dist" / "tttmc"
FONTS = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")
FONT_FOLDERS = (
    Path("/usr/share/fonts/truetype/dejavu"),
    Path("/usr/share/fonts/dejavu-sans-fonts"),
)


def say(text: str) -> None:
    """Print a message."""
    print(f"freeze: {text}", file=sys.stderr, flush=True)


def copy_fonts() -> None:
    """Add fonts for systems without any, where every letter would otherwise be a box."""
    folder = MADE / "inside" / "tttmc_app" / "resources" / "fonts"
    folder.mkdir(parents=True)
    for name in FONTS:
        found = [path / name for path in FONT_FOLDERS if (path / name).is_file()]
        if not found:
            raise SystemExit(f"freeze: {name} is missing; on Debian, install fonts-dejavu-core")
        shutil.copyfile(found[0], folder / name)


def unpack_shiboken() -> None:
    """Add PySide6's own Python modules to the bundle, compiled.

    The wheel embeds them as source text in a library and compiles them at every start, which takes
    a tenth of a second. PySide6's switch SBK_EMBED turns that off.
    """
    code = "import shiboken6; print(shiboken6.__path__[0])"
    for switch in ("0", "1"):  # write them, then restore the environment
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
    """Make the program's folder."""
    environment = os.environ | {
        "TTTMC_FREEZE_FILES": str(MADE),
        "TTTMC_FREEZE_VERSION": version("tttmc"),
        "PYTHONHASHSEED": "1",  # fixes the order of sets, and therefore the output
    }
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(ROOT / "dist"), "--workpath", str(ROOT / "build" / "pyinstaller")]
    spec = str(ROOT / "packaging" / "tttmc.spec")
    # It isn't in the project's folder, where PyInstaller would mistake the source for the installed
    # copy.
    subprocess.run([*command, spec], env=environment, cwd=MADE, check=True)


def make_smaller() -> None:
    """Keep one launcher, and strip the symbols from Python's own libraries.

    NumPy's libraries don't survive stripping, and Qt's have no symbols. Outside Windows the
    launchers differ only in their names, which the program reads.
    """
    if sys.platform != "linux":
        return
    for name in bundle.LAUNCHERS.keys() - {"tttmc"}:
        (FOLDER / name).unlink()
        (FOLDER / name).symlink_to("tttmc")
    inside = FOLDER / "_internal"
    paths = [*inside.glob("libpython*.so*"), *inside.glob("python3*/lib-dynload/*.so")]
    subprocess.run(["strip", "--strip-unneeded", *map(str, paths)], check=True)


def megabytes(folder: Path) -> float:
    """Return the size of a folder's files, excluding links."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 1e6


def main() -> int:
    """Freeze the program, run its self-test, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    text = "make only the program's folder, no packages"
    parser.add_argument("--folder-only", action="store_true", help=text)
    options = parser.parse_args()
    shutil.rmtree(MADE, ignore_errors=True)
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    MADE.mkdir(parents=True)
    icons.make(MADE)
    windows_version.write(MADE / "version.txt", version("tttmc"))
    if sys.platform == "linux":
        copy_fonts()
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
