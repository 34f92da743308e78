"""Tests of cups."""
