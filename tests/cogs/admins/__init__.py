"""Tests of what admins and moderators do."""
