"""A picture that moves."""

from __future__ import annotations

import io

from PIL import Image

from render.animation import HOLD, STEP, WIDTHS, animated


def png(at: int) -> bytes:
    """Something red *at* so many pixels from the left."""
    file, image = io.BytesIO(), Image.linear_gradient("L").resize((960, 480)).convert("RGB")
    image.paste((200, 30, 30), (at, 100, at + 200, 300))
    image.save(file, "PNG")
    return file.getvalue()


def test_pictures_follow_each_other_once_and_the_last_one_stays() -> None:
    gif = animated([png(100 * each) for each in range(5)], 500_000)
    assert gif is not None
    with Image.open(io.BytesIO(gif)) as image:
        assert (image.format, image.size, getattr(image, "n_frames", 1)) == ("GIF", (480, 240), 5)
        assert "loop" not in image.info
        durations = []
        for frame in range(5):
            image.seek(frame)
            durations.append(image.info["duration"])
    assert durations == [STEP] * 4 + [HOLD]


def test_what_is_too_large_is_drawn_smaller_or_not_at_all() -> None:
    noise = io.BytesIO()
    Image.effect_noise((960, 480), 90).convert("RGB").save(noise, "PNG")
    pictures = [noise.getvalue()] * 2
    sizes = {}
    for width in WIDTHS:
        sizes[width] = next(
            most for most in range(20_000, 500_000, 25_000) if _width(pictures, most) >= width
        )
    assert sizes[480] > sizes[400] > sizes[320]
    assert animated(pictures, 20_000) is None


def _width(pictures: list[bytes], most: int) -> int:
    gif = animated(pictures, most)
    if gif is None:
        return 0
    with Image.open(io.BytesIO(gif)) as image:
        return image.width


def test_one_picture_stands_still() -> None:
    gif = animated([png(1)], 500_000)
    assert gif is not None
    with Image.open(io.BytesIO(gif)) as image:
        assert getattr(image, "n_frames", 1) == 1
