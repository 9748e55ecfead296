"""Exact methods: hidden-choice games solved by linear programming."""
