"""Linux packages of the frozen program: an archive with an installer, and a Debian package."""

from __future__ import annotations

import gzip
import os
import platform
import re
import shutil
import subprocess
import tarfile
import time
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

import bundle
import man_page

HERE = Path(__file__).resolve().parent
LINUX = HERE / "linux"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
RECOMMENDED = "fonts-dejavu-core, xkb-data"


def make(folder: Path, made: Path, version: str) -> list[Path]:
    """Make the packages from the frozen folder; shared files go into `made` first."""
    share = made / "share"
    shutil.rmtree(share, ignore_errors=True)
    (share / "applications").mkdir(parents=True)
    (share / "metainfo").mkdir()
    shutil.copyfile(LINUX / "tttmc.desktop", share / "applications" / "tttmc.desktop")
    name = "app.tttmc.tttmc.metainfo.xml"
    shutil.copyfile(LINUX / "tttmc.metainfo.xml", share / "metainfo" / name)
    shutil.copytree(made / "hicolor", share / "icons" / "hicolor")
    page = share / "man" / "man1" / "tttmc.1.gz"
    man_page.write(folder / "tttmc", version, build_date().strftime("%Y-%m-%d"), page)
    return [make_archive(folder, share, version), make_deb(folder, share, made, version)]


def build_date() -> datetime:
    """Return the date of the packages: SOURCE_DATE_EPOCH or now."""
    return datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())), UTC)


def make_archive(folder: Path, share: Path, version: str) -> Path:
    """Make the .tar.xz with the folder, the files for the desktop and install.sh."""
    name = f"tttmc-{version}-linux-{platform.machine()}"
    path = folder.parent / f"{name}.tar.xz"
    stamp = int(build_date().timestamp())

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = ""
        member.mtime = stamp
        member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
        return member

    with tarfile.open(path, "w:xz", preset=6) as archive:
        archive.add(folder, f"{name}/tttmc", filter=plain)
        archive.add(share, f"{name}/share", filter=plain)
        archive.add(LINUX / "install.sh", f"{name}/install.sh", filter=plain)
    return path


def make_deb(folder: Path, share: Path, made: Path, version: str) -> Path:
    """Make the Debian package; dpkg's own tools find its dependencies."""
    architecture = ARCHITECTURES[platform.machine()]
    root = made / "deb"
    shutil.rmtree(root, ignore_errors=True)
    place = root / "usr" / "lib" / "tttmc"
    shutil.copytree(folder, place, symlinks=True)
    shutil.copytree(share, root / "usr" / "share")
    commands = root / "usr" / "bin"
    commands.mkdir()
    page = root / "usr" / "share" / "man" / "man1"
    for name in bundle.LAUNCHERS:
        (commands / name).symlink_to(f"../lib/tttmc/{name}")
        if name != "tttmc":
            (page / f"{name}.1.gz").symlink_to("tttmc.1.gz")
    write_documents(root, version)
    control = root / "DEBIAN"  # dpkg's tools recognise the package by it
    control.mkdir()
    size = sum(path.lstat().st_size for path in root.rglob("*") if path.is_file()) // 1024
    fields = (
        (LINUX / "control")
        .read_text(encoding="utf-8")
        .format(
            version=version,
            architecture=architecture,
            size=size,
            depends=dependencies(place),
            recommends=RECOMMENDED,
        )
    )
    (control / "control").write_text(fields, encoding="utf-8")
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            executable = path.is_dir() or path == place / "tttmc"
            path.chmod(0o755 if executable else 0o644)
    target = folder.parent / f"tttmc_{version}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(target)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return target


def write_documents(root: Path, version: str) -> None:
    """Write the copyright file, the change log and the lintian overrides."""
    documents = root / "usr" / "share" / "doc" / "tttmc"
    documents.mkdir(parents=True)
    notices = (root / "usr" / "lib" / "tttmc" / "NOTICES.txt").read_text(encoding="utf-8")
    licence = (HERE.parent / "LICENSE").read_text(encoding="utf-8")
    ours = f"tttmc\n\n{licence}\nThe included software has its own licences:\n\n"
    (documents / "copyright").write_text(ours + notices, encoding="utf-8")
    entry = (
        f"tttmc ({version}) stable; urgency=medium\n\n  * See the project's CHANGELOG.md.\n\n"
        f" -- The tttmc authors <tttmc@localhost>  {format_datetime(build_date())}\n"
    )
    (documents / "changelog.gz").write_bytes(gzip.compress(entry.encode(), mtime=0))
    overrides = root / "usr" / "share" / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(LINUX / "lintian-overrides", overrides / "tttmc")


def dependencies(place: Path) -> str:
    """Return the Debian packages whose libraries the bundle needs."""
    binaries = [path for path in place.rglob("*") if is_elf(path) and not path.is_symlink()]
    root = place.parents[2]
    source = root.parent / "shlibs"
    shutil.rmtree(source, ignore_errors=True)
    (source / "debian").mkdir(parents=True)
    control = "Source: tttmc\n\nPackage: tttmc\nArchitecture: any\n"
    (source / "debian" / "control").write_text(control, encoding="ascii")
    folders = sorted({str(path.parent) for path in binaries})
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0"]
    # The package's own libraries are not dependencies.
    command += [f"-S{root}", *(f"-l{folder}" for folder in folders)]
    command += [f"-e{path}" for path in binaries]
    done = subprocess.run(command, cwd=source, check=True, capture_output=True, text=True)
    found = re.sub(r"^shlibs:Depends=", "", done.stdout.strip(), flags=re.MULTILINE)
    # These aren't linked but opened by name, by Qt and by our check for a display.
    names = {re.split(r"[ (]", part)[0] for part in found.split(", ")}
    more = [name for name in ("libegl1", "libgl1", "libxcb1") if name not in names]
    return ", ".join([found, *more])


def is_elf(path: Path) -> bool:
    """Return whether a file is a Linux program or library."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"
