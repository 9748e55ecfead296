"""Sandlot in the terminal."""
