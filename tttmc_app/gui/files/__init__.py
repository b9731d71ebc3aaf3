"""Saved games and exported pictures."""
