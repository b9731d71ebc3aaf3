"""A release: its version in every place, and the names and contents of its wheels."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.packaging.conftest import Load
from tttmc_app import __version__


def test_every_place_names_this_version(load: Load) -> None:
    """The change log and the metainfo have a section for this version; another tag is refused."""
    release = load("release")
    assert release.version_problems(__version__, f"v{__version__}") == []
    (problem,) = release.version_problems(__version__, "v9.9.9")
    assert "the tag is v9.9.9" in problem
    assert len(release.version_problems("9.9.9", None)) == 2


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
def test_wheels_are_named_for_what_they_hold(
    load: Load, tmp_path: Path, tags: str, has_code: bool, problem: str
) -> None:
    """A wheel without compiled code is for every system; one with such code names its systems."""
    release = load("release")
    resources = Path(release.ROOT, "resources")
    wheel = tmp_path / f"tttmc-{__version__}-{tags}.whl"
    with ZipFile(wheel, "w") as archive:
        for path in release.expected_resources():
            archive.writestr(f"tttmc_app/resources/{path.relative_to(resources).as_posix()}", "")
        if has_code:
            archive.writestr("tttmc_app/engine/_kernel.abi3.so", "")
    problems = release.wheel_problems(wheel)
    assert len(problems) == bool(problem)
    assert problem in "".join(problems)


def test_a_missing_page_is_named(load: Load, tmp_path: Path) -> None:
    """A wheel must contain every language and every page of the manual."""
    wheel = tmp_path / f"tttmc-{__version__}-py3-none-any.whl"
    with ZipFile(wheel, "w"):
        pass
    problems = "\n".join(load("release").wheel_problems(wheel))
    assert "lacks manual/14-json.md" in problems
    assert "lacks languages/de.qm" in problems
