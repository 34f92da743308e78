"""Dice that can be checked: games as files, exported and verified."""
