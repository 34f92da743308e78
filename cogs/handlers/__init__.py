"""Handlers: presses, typed text and their effects."""
