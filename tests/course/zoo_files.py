"""The zoo: typical files of students, each with a peculiarity that it tells at its top."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from tests.edits import edited_files

_ZOO = Path(__file__).with_name("zoo")
_SAVED: Mapping[str, Callable[[str], bytes]] = {
    "crlf_and_mark": lambda text: text.replace("\n", "\r\n").encode("utf-8-sig"),
    "latin_1": lambda text: text.encode("latin-1"),
    "no_encoding": lambda text: text.encode("latin-1"),
    "tabs_and_spaces": lambda text: text.replace(" " * 8, "\t").encode(),
    "utf_16": lambda text: text.replace("\n", "\r").encode("utf-16"),
}
"""How the editors of some students save; all others write UTF-8."""


def zoo_files() -> dict[str, bytes]:
    """Return the content of each file by its name without .py, in the order of the names."""
    texts = {path.stem: path.read_text(encoding="utf-8") for path in _ZOO.glob("*.py")}
    for name, shows, text in edited_files(_ZOO / "files.txt", texts):
        texts[name] = text.replace("SHOWS", shows)
    del texts["plain"]
    return {name: _SAVED.get(name, str.encode)(texts[name]) for name in sorted(texts)}


def write_zoo(folder: Path) -> None:
    """Write all files into a folder."""
    for name, content in zoo_files().items():
        (folder / f"{name}.py").write_bytes(content)
