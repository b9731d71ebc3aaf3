"""Write games as PNG, SVG and animated GIF."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from tttmc_app.core import GameRecord, TttmcError
from tttmc_app.gui.files.pictures import Canvas, Frame, GameFrames, Look
from tttmc_app.gui.look.image_files import SVG_DPI, png_bytes, svg_bytes
from tttmc_app.storage import write_bytes_atomically

if TYPE_CHECKING:
    from PIL.Image import Image

FRAME_SECONDS = 1.0
MAX_PIXELS = 100_000_000
"""Of one picture: a sheet of a long game could ask for more memory than there is."""
_SAMPLES = 5


class PictureFormat(StrEnum):
    """Name the kinds of files, as their names end."""

    PNG = "png"
    SVG = "svg"
    GIF = "gif"


@dataclass(frozen=True, slots=True)
class Export:
    """Say what to write of a game."""

    record: GameRecord
    path: Path
    look: Look
    move: int | None = None
    """The picture after so many moves; with None the last."""
    sheet: bool = False
    """Whether a PNG or SVG shows all frames side by side."""
    seconds: float = FRAME_SECONDS
    """A frame of a GIF."""


@dataclass(frozen=True, slots=True)
class Exported:
    """Hold how far an export has come."""

    share: float
    """0 to 1; at 1 the file is written."""
    frames: int
    width: int
    height: int
    bytes: int = 0


def picture_format(path: Path) -> PictureFormat:
    """Return what a file's name asks for; raise TttmcError where it names no picture."""
    suffix = path.suffix.lower().removeprefix(".")
    if suffix not in list(PictureFormat):
        raise TttmcError(f"{path.name} names no kind of picture: end it in .png, .svg or .gif")
    return PictureFormat(suffix)


def export(wanted: Export) -> Iterator[Exported]:
    """Paint and write a game; yield the share done, at last that it is written.

    May run on any thread. Raises TttmcError where the name is no picture's, the game has no such
    move, the picture would be huge, and where the file can't be written.
    """
    kind = picture_format(wanted.path)
    frames = _frames(wanted, kind)
    canvas = Canvas(wanted.record.rules.size, wanted.look)
    size = canvas.size if kind is PictureFormat.GIF else canvas.sheet_size(len(frames))
    if size.width() * size.height() > MAX_PIXELS:
        raise TttmcError(
            f"the picture would have {size.width():,} × {size.height():,} pixels: "
            "make it less wide, or show one move"
        )
    state = Exported(0.0, len(frames), size.width(), size.height())
    content = b""
    if kind is PictureFormat.GIF:
        from PIL.Image import Dither  # none: areas stay even, and files small

        palette = _palette(canvas, frames)
        images: list[Image] = []
        for number, frame in enumerate(frames, start=1):
            images.append(
                _pillow(canvas.image(frame)).quantize(palette=palette, dither=Dither.NONE)
            )
            yield replace(state, share=0.8 * number / len(frames))
        content = _gif(images, [frame.shown * wanted.seconds for frame in frames])
    else:
        yield state
        content = (
            _svg(canvas, frames) if kind is PictureFormat.SVG else png_bytes(canvas.sheet(frames))
        )
    write_bytes_atomically(wanted.path, content)
    yield replace(state, share=1.0, bytes=len(content))


def _frames(wanted: Export, kind: PictureFormat) -> list[Frame]:
    frames = GameFrames(wanted.record, wanted.look.style)
    if kind is PictureFormat.GIF or wanted.sheet:
        if wanted.move is not None:
            raise TttmcError("one move's picture is neither a sheet nor a GIF: leave one out")
        return frames.all()
    return [frames.after(len(wanted.record.moves) if wanted.move is None else wanted.move)]


def _svg(canvas: Canvas, frames: Sequence[Frame]) -> bytes:
    last, size = frames[-1], canvas.sheet_size(len(frames))
    return svg_bytes(
        size, last.title, last.note, SVG_DPI, lambda painter: canvas.paint(painter, frames)
    )


def _pillow(image: QImage) -> Image:
    from PIL import Image

    size, pixels = (image.width(), image.height()), bytes(image.constBits())
    return Image.frombuffer("RGB", size, pixels, "raw", "BGRX", image.bytesPerLine(), 1)


def _palette(canvas: Canvas, frames: Sequence[Frame]) -> Image:
    """Return an image with the colours that all frames share, found in some of them."""
    from PIL import Image

    some = [frames[round(i * (len(frames) - 1) / _SAMPLES)] for i in range(_SAMPLES + 1)]
    return _pillow(canvas.sheet(some)).quantize(256, Image.Quantize.MEDIANCUT)


def _gif(images: Sequence[Image], seconds: Sequence[float]) -> bytes:
    file = BytesIO()
    images[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=images[1:],
        duration=[round(1000 * part) for part in seconds],
        loop=0,
        optimize=True,
    )
    return file.getvalue()
