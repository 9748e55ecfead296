"""Checks and chores of this repository."""
