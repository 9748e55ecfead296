"""The games, one folder each. A folder with a list GAMES is found by itself (see core/registry.py)."""
