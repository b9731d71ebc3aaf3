"""The file formats that dialogs offer and exports write: one entry per format."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tttmc_app.core import Text, TttmcError

# Commands list the formats even without Qt, so encoders are imported on first use.
if TYPE_CHECKING:
    from tttmc_app.gui.look.image_files import Drawing


@dataclass(frozen=True, slots=True)
class FileFormat:
    """A kind of file, by the suffix of its name."""

    name: str
    """The suffix without its dot."""
    label: Text

    @property
    def suffix(self) -> str:
        """Return the suffix of a file's name, including the dot."""
        return f".{self.name}"


@dataclass(frozen=True, slots=True)
class PictureFormat(FileFormat):
    """A kind of picture; `tttmc export` has an option with its name."""

    shows: Text
    """The part of a game that the picture shows."""
    encode: Callable[[Sequence[Drawing]], Iterator[bytes]]
    """Yields b"" after each drawing, then the file's content; a still picture has one drawing."""
    is_animated: bool = False


def _png(drawings: Sequence[Drawing]) -> Iterator[bytes]:
    from tttmc_app.gui.look.image_files import png_bytes

    yield png_bytes(*drawings)


def _svg(drawings: Sequence[Drawing]) -> Iterator[bytes]:
    from tttmc_app.gui.look.image_files import svg_bytes

    yield svg_bytes(*drawings)


def _gif(drawings: Sequence[Drawing]) -> Iterator[bytes]:
    from tttmc_app.gui.look.image_files import gif_bytes

    yield from gif_bytes(drawings)


PICTURE_FORMATS = (
    PictureFormat("png", Text("PNG picture"), Text("a picture in pixels"), _png),
    PictureFormat("svg", Text("SVG drawing"), Text("a picture that scales"), _svg),
    PictureFormat(
        "gif",
        Text("Animated GIF of the whole game"),
        Text("the whole game, animated"),
        _gif,
        is_animated=True,
    ),
)
"""The formats of pictures; adding one needs its encoder and an entry here."""
STILL_FORMATS = tuple(each for each in PICTURE_FORMATS if not each.is_animated)
CSV = FileFormat("csv", Text("CSV table"))
JSON = FileFormat("json", Text("JSON"))
GAME = FileFormat("json", Text("Games"))
PYTHON = FileFormat("py", Text("Python files"))


def picture_format(path: Path, formats: Sequence[PictureFormat] = PICTURE_FORMATS) -> PictureFormat:
    """Return the format of a file by its suffix; raise TttmcError for an unknown suffix."""
    suffix = path.suffix.lower()
    for each in formats:
        if each.suffix == suffix:
            return each
    *others, last = (each.suffix for each in formats)
    suffixes = Text("{others} or {last}", others=", ".join(others), last=last) if others else last
    raise TttmcError(
        "{name} has the wrong suffix: use {suffixes}", name=path.name, suffixes=suffixes
    )
