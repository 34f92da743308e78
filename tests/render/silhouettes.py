"""What a mark covers, for tests that ask whether it stays in its box and on top of what."""

from __future__ import annotations

from PIL import Image

from render.drawing.canvas import Box
from render.drawing.paint import Mark, paint


def silhouette(mark: Mark, box: Box) -> Image.Image:
    """Return a mask of every pixel that *mark* covers, were it a little."""
    covered = paint("light", [mark], box, clear=True).getchannel("A")
    return covered.point([0] + [255] * 255)
