"""Input: names, looks and effects of presses and typed text."""
