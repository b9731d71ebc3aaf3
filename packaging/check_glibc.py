"""Print which glibc the frozen program needs; fail if it is newer than allowed.

    python3 packaging/check_glibc.py [FOLDER] [--most 2.35]

The program never needs a newer version than that of the build machine; most libraries in wheels
need a far older one.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "dist" / "tttmc"
Version = tuple[int, ...]


def needed_versions(path: Path) -> Iterator[Version]:
    """Yield the versions of glibc whose symbols a binary needs."""
    command = ["readelf", "--version-info", "--wide", str(path)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, errors="replace")
    for number in re.findall(r"Name: GLIBC_([\d.]+)", done.stdout):
        yield tuple(map(int, number.split(".")))


def newest_needed(folder: Path) -> dict[str, Version]:
    """Return the newest version that each binary of a folder needs."""
    found = dict[str, Version]()
    for path in sorted(folder.rglob("*")):
        if path.is_symlink() or not path.is_file():
            continue
        with path.open("rb") as file:
            if file.read(4) != b"\x7fELF":
                continue
        if versions := list(needed_versions(path)):
            found[path.relative_to(folder).as_posix()] = max(versions)
    return found


def main() -> int:
    """Print the newest version and the binaries that need it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--most", default="99", help="the newest allowed version")
    options = parser.parse_args()
    found = newest_needed(options.folder)
    if not found:
        sys.stderr.write(f"{options.folder} contains no binaries\n")
        return 2
    most = tuple(map(int, options.most.split(".")))
    newest = max(found.values())
    binaries = [name for name, version in found.items() if version == newest]
    text = ".".join(map(str, newest))
    sys.stdout.write(f"glibc {text} is needed by {', '.join(binaries[:8])}\n")
    return 1 if newest > most else 0


if __name__ == "__main__":
    sys.exit(main())
