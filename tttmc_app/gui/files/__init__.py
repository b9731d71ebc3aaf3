"""The window's files: saved games, exported pictures, settings."""
