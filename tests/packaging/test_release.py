"""A release: its version in every place, and the names and contents of its wheels."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.packaging.conftest import load
from tttmc_app import __version__

release = load("release")


def test_every_place_names_this_version() -> None:
    """The change log, the metainfo and the citation have this version; another tag is refused."""
    assert release.version_problems(__version__, f"v{__version__}") == []
    assert len(release.version_problems(__version__, "v9.9.9")) == 1
    assert len(release.version_problems("9.9.9", None)) == 3


@pytest.mark.parametrize(
    ("tags", "has_code", "problem"),
    [
        ("py3-none-any", False, ""),
        ("cp311-abi3-manylinux2014_x86_64.manylinux_2_17_x86_64", True, ""),
        ("cp311-abi3-win_amd64", True, ""),
        ("cp311-abi3-linux_x86_64", True, "not a name that can be published"),
        ("py3-none-any", True, "contains 1 compiled modules"),
        ("cp311-abi3-macosx_11_0_arm64", False, "contains 0 compiled modules"),
    ],
)
@pytest.mark.parametrize("lacking", ["", "manual/14-json.md", "languages/de.qm"])
def test_wheels_are_named_for_what_they_hold(
    tags: str, has_code: bool, problem: str, lacking: str, tmp_path: Path
) -> None:
    """Only wheels with compiled code name systems; all have every language and every page."""
    wheel = tmp_path / f"tttmc-{__version__}-{tags}.whl"
    with ZipFile(wheel, "w") as archive:
        for path in release.expected_resources():
            name = path.relative_to(release.ROOT / "resources").as_posix()
            if name != lacking:
                archive.writestr(f"tttmc_app/resources/{name}", "")
        if has_code:
            archive.writestr("tttmc_app/engine/_kernel.abi3.so", "")
    problems = release.wheel_problems(wheel)
    assert len(problems) == bool(problem) + bool(lacking)
    assert problem in "".join(problems)
    assert lacking in "".join(problems)
