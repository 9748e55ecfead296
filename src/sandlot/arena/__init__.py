"""Matches, simulation and tournaments."""
