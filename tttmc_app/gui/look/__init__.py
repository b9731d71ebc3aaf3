"""Themes, icons, shared widgets and translation."""
