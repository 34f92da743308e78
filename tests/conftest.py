"""What holds for all tests."""

from __future__ import annotations

from hypothesis import settings

# No test says how long something may take: machines are busy at times.
settings.register_profile("poeppel", deadline=None)
settings.load_profile("poeppel")
