"""Animated GIFs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import TYPE_CHECKING

from tttmc_app.gui.look.image_files import Drawing, drawing_image

# Imported on first use: few users export a GIF.
if TYPE_CHECKING:
    from PIL.Image import Image

_SAMPLES = 24
"""Maximum number of drawings sampled for the common palette."""


def gif_bytes(drawings: Sequence[Drawing]) -> Iterator[bytes]:
    """Yield b"" after each frame, then the bytes of a GIF that repeats."""
    from PIL.Image import Dither

    palette = _palette(drawings)
    images: list[Image] = []
    for drawing in drawings:
        # Without dithering, plain areas stay even and files stay small.
        images.append(_pillow_image(drawing).quantize(palette=palette, dither=Dither.NONE))
        yield b""
    file = BytesIO()
    images[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=images[1:],
        duration=[round(1000 * drawing.seconds) for drawing in drawings],
        loop=0,
        optimize=True,
    )
    yield file.getvalue()


def _palette(drawings: Sequence[Drawing]) -> Image:
    """Return an image with the colours for all frames, sampled from some of them."""
    from PIL import Image

    step = max(1, -(-len(drawings) // _SAMPLES))
    samples = [_pillow_image(drawing) for drawing in drawings[::-step]]
    width, height = samples[0].size
    column = Image.new("RGB", (width, height * len(samples)))
    for number, sample in enumerate(samples):
        column.paste(sample, (0, number * height))
    return column.quantize(256, Image.Quantize.MEDIANCUT)


def _pillow_image(drawing: Drawing) -> Image:
    from PIL import Image

    image = drawing_image(drawing)
    size, pixels = (image.width(), image.height()), bytes(image.constBits())
    return Image.frombuffer("RGB", size, pixels, "raw", "BGRX", image.bytesPerLine(), 1)
