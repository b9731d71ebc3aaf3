"""The rules of the project's structure that no linter checks."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SILENCED = re.compile(
    r"#\s*(?:type: ignore|noqa|pyright: ignore)(?::\s*[A-Z]+\d+(?:,? [A-Z]+\d+)*|\[[^\]]*\])?"
)
# Package indexes and absolute folders differ from machine to machine.
PRIVATE = re.compile(
    r"(?<!no-emit-)\b(?:index|find)-(?:url|links)|pythonhosted\.|\bpypi\.|(?<![\w.])/(?:root|work)\b"
)
GENERATED = re.compile(r"\.(?!ci$|github$|gitignore$).*|build|dist|__pycache__|.*\.egg-info")


def lines(folder: Path = ROOT) -> Iterator[tuple[Path, str, str]]:
    """Yield each line below a folder, and the line before it, of texts that no tool has made."""
    for path in folder.iterdir():
        if GENERATED.fullmatch(path.name):
            continue
        if path.is_dir():
            yield from lines(path)
            continue
        try:
            text = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        yield from zip([path] * len(text), text, ["", *text], strict=False)


def test_every_package_is_installed() -> None:
    """pyproject.toml lists the packages that exist, and resources/ has its installed name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    found = {path.parent for path in (ROOT / "tttmc_app").rglob("*.py")}
    names = {".".join(folder.relative_to(ROOT).parts) for folder in found}
    listed = set(project["tool"]["setuptools"]["packages"])
    assert listed ^ names == {"tttmc_app.resources"}
    assert all((folder / "__init__.py").is_file() for folder in found)
    assert (files("tttmc_app.resources") / "__init__.py").is_file()


def test_what_silences_a_tool_has_a_reason_and_nothing_names_one_machine() -> None:
    """The reason follows, or is the comment on the line above."""
    problems: list[str] = []
    for path, line, above in lines():
        silenced = path.suffix == ".py" and SILENCED.split(line)
        reason = above.lstrip()[:1] == "#" or not silenced or len(silenced) < 2 or silenced[-1]
        if PRIVATE.search(line) or not reason:
            problems.append(f"{path}: {line}")
    assert problems == []
